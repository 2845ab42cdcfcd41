//! What interrupts a turn: cards to discard, to turn up, to draw and to add.

use crate::rules::action::Action;
use crate::rules::cards::{Zone, seat_bit};
use crate::rules::config::Config;
use crate::rules::kind::Kind;
use crate::rules::stage::{Frame, Phase};
use crate::rules::state::State;

impl State {
    #[inline]
    pub(crate) fn is_interrupted(&self) -> bool {
        self.hands != 0 || self.is_disturbed()
    }

    /// Is there an interruption that comes before cards to add?
    #[inline]
    pub(crate) fn is_disturbed(&self) -> bool {
        self.uncover | self.storm != 0
            || self.sky
            || self.frame != Frame::None
            || u32::from_ne_bytes(self.losses) | u32::from_ne_bytes(self.draws) != 0
    }

    /// Handles the first interruption. True if somebody must choose or chance must speak.
    #[inline(never)]
    pub(crate) fn interruption(&mut self, c: &Config) -> bool {
        if self.storm > 0 {
            let phase = if self.storm == 1 {
                Phase::StormAt
            } else {
                Phase::Storm
            };
            return self.wait(phase, usize::from(self.storm_who));
        }
        if self.losses != [0; 4] {
            let forest = self.first_of(c, |s, f| s.losses[f] > 0);
            return self.next_loss(c, forest);
        }
        if self.uncover != 0 {
            let forest = self.first_of(c, |s, f| s.uncover & seat_bit(f) != 0);
            return self.next_uncovering(forest);
        }
        if self.sky {
            if self.cards.count(Zone::SKY) > 0 {
                return self.wait(Phase::SkyPut, usize::from(self.turn));
            }
            if self.deck > 0 {
                return self.wait(Phase::SkyLook, usize::from(self.turn));
            }
            self.sky = false;
            return false;
        }
        if self.draws != [0; 4] {
            if self.deck == 0 {
                self.draws = [0; 4];
                return false;
            }
            let forest = self.first_of(c, |s, f| s.draws[f] > 0);
            return self.wait(Phase::Draw, forest);
        }
        self.next_of_frame(c)
    }

    /// The first forest with cards to add goes on with them.
    #[inline]
    pub(crate) fn next_hand(&mut self, c: &Config) -> bool {
        let forest = if self.hands.is_power_of_two() {
            self.hands.trailing_zeros() as usize
        } else {
            self.first_of(c, |s, f| s.hands & seat_bit(f) != 0)
        };
        self.next_addition(c, forest)
    }

    /// The first forest in the order of the table to which something applies.
    #[inline]
    pub(crate) fn first_of(&self, c: &Config, applies: impl Fn(&State, usize) -> bool) -> usize {
        (0..c.players)
            .map(|step| self.in_order(c, step))
            .find(|f| applies(self, *f))
            .unwrap_or(0)
    }

    fn next_loss(&mut self, c: &Config, forest: usize) -> bool {
        let count = if c.solo() && forest == 1 {
            self.spirit_losses(c).len() as u32
        } else {
            self.target_count(c, forest, self.why)
        };
        match count {
            0 => {
                self.losses[forest] = 0;
                false
            }
            1 => {
                let mut only = Action::Done;
                self.loss_choices(c, forest, |action| only = action);
                self.losses[forest] -= 1;
                self.discard_target(forest, only);
                false
            }
            _ => self.wait(Phase::Target, forest),
        }
    }

    /// What may be discarded now: all that the reason allows, and for the Spirit what costs it least.
    pub(crate) fn loss_choices(&self, c: &Config, forest: usize, mut f: impl FnMut(Action)) {
        if c.solo() && forest == 1 {
            self.spirit_losses(c).into_iter().for_each(f);
        } else {
            self.targets(c, forest, self.why, &mut f);
        }
    }

    fn next_uncovering(&mut self, forest: usize) -> bool {
        let zone = Zone::pitcher(forest);
        let hidden = self.cards.of(zone);
        match hidden {
            [] => {
                self.uncover &= !seat_bit(forest);
                false
            }
            // One card, or no plant for any: there is nothing to choose.
            [first, rest @ ..] if rest.is_empty() || self.has(forest, Kind::Pitcher) == 0 => {
                let kind = first.kind();
                self.turn_up(forest, kind);
                false
            }
            _ => self.wait(Phase::Uncover, forest),
        }
    }

    /// Turns up a card that lay under a pitcher plant.
    pub(crate) fn turn_up(&mut self, forest: usize, kind: Kind) {
        if self.cards.take(Zone::pitcher(forest), kind).is_some() {
            self.hand(forest, kind);
        }
        self.uncover &= !seat_bit(forest);
        self.check_pitchers(forest);
    }

    fn next_of_frame(&mut self, c: &Config) -> bool {
        let who = usize::from(self.frame_who);
        if self.frame == Frame::Offer {
            return if c.many() && self.sub == 0 {
                self.wait(Phase::OfferTo, who)
            } else {
                let foe = usize::from(self.foe);
                self.wait(Phase::Answer, foe)
            };
        }
        if self.left > 0 && self.deck > 0 {
            return self.wait(Phase::DrawOpen, who);
        }
        self.left = 0;
        if self.cards.of(Zone::DRAWN).is_empty() {
            self.frame = Frame::None;
            return false;
        }
        self.wait(Phase::Pick, who)
    }

    /// The rest of the drawn cards is discarded.
    pub(super) fn close_frame(&mut self) {
        let discard = &mut self.discard;
        self.cards
            .drain(Zone::DRAWN, |e| discard[e.kind().index()] += 1);
        self.frame = Frame::None;
    }

    pub(super) fn next_addition(&mut self, c: &Config, forest: usize) -> bool {
        if c.solo() && forest == 1 {
            return self.spirit_addition(c);
        }
        let zone = Zone::hand(forest);
        let mut kinds = self.cards.kinds(zone);
        if kinds & Kind::PLAIN_BITS != 0 && kinds & Kind::SUDDEN_BITS == 0 {
            self.lay_plain(forest);
            kinds = self.cards.kinds(zone);
        }
        if kinds == 0 {
            self.hands &= !seat_bit(forest);
            return false;
        }
        let additions = self.additions(forest, kinds);
        if additions.count() > 1 || self.offers_extras(c, forest) {
            return self.wait(Phase::Add, forest);
        }
        self.add(c, forest, additions.nth(0));
        self.clear_hand(forest);
        false
    }

    /// Nothing more to add?
    #[inline]
    pub(super) fn clear_hand(&mut self, forest: usize) {
        if self.cards.count(Zone::hand(forest)) == 0 {
            self.hands &= !seat_bit(forest);
        }
    }

    /// Can this seat use ants or fungi now, while it adds cards?
    pub(crate) fn offers_extras(&self, c: &Config, forest: usize) -> bool {
        self.stage.is_turn() && usize::from(self.turn) == forest && self.has_extras(c, forest)
    }

    /// The lightning's owner chooses, with three and four seats first with whom.
    pub(crate) fn ask_storm(&mut self, c: &Config, forest: usize) {
        self.storm_who = forest as u8;
        if c.many() {
            self.storm = 1;
        } else {
            self.foe = 1 - forest as u8;
            self.storm = 2;
        }
    }
}
