//! What follows from each choice.

use crate::rules::action::Action;
use crate::rules::cards::Zone;
use crate::rules::config::Config;
use crate::rules::kind::{Kind, Species};
use crate::rules::stage::{Frame, Phase, Stage};
use crate::rules::state::State;

impl State {
    /// Takes an action that is known to be legal.
    #[inline]
    pub(crate) fn act(&mut self, c: &Config, action: Action) {
        if self.phase != Phase::Choose || !self.act_plainly(c, action) {
            self.act_and_go_on(c, action);
        }
    }

    #[inline(never)]
    fn act_and_go_on(&mut self, c: &Config, action: Action) {
        if !self.act_in_turn(c, action) {
            self.go_on(c);
        }
    }

    /// Takes an action and nothing that follows from it. True if the same seat must choose again at
    /// once.
    pub(crate) fn act_in_turn(&mut self, c: &Config, action: Action) -> bool {
        self.last = match self.phase {
            Phase::Target
            | Phase::Add
            | Phase::Pick
            | Phase::Answer
            | Phase::Storm
            | Phase::SeedPick => action.index() as u16 + 1,
            _ => 0,
        };
        self.act_in_phase(c, action)
    }

    /// Most of a game is refusing and keeping piles without anything special: these go straight to
    /// the next look. True if that was all.
    #[inline]
    fn act_plainly(&mut self, c: &Config, action: Action) -> bool {
        if c.solo() || c.first_edition || self.card.is_some() {
            return false;
        }
        match action {
            Action::Pass => {
                self.last = 0;
                let pile = self.this_pile(c);
                self.grow(pile);
                if !self.go_to_pile(c, usize::from(self.at) + 1) {
                    self.go_on(c);
                }
                true
            }
            Action::Keep if self.has(usize::from(self.turn), Kind::Pitcher) == 0 => {
                self.last = 0;
                self.take_pile(c);
                let waits = match self.hands {
                    0 => self.refill(c),
                    _ => self.next_addition(c, usize::from(self.turn)),
                };
                if !waits {
                    self.go_on(c);
                }
                true
            }
            _ => false,
        }
    }

    /// True if the same seat must choose again at once.
    fn act_in_phase(&mut self, c: &Config, action: Action) -> bool {
        let who = usize::from(self.who);
        match self.phase {
            Phase::Choose => return self.choose(c, action),
            Phase::Before => self.act_before(c, action),
            Phase::Add if matches!(action, Action::Ants | Action::Fungi) => {
                self.use_extra(who, action);
            }
            Phase::Add => {
                self.add(c, who, action);
                self.clear_hand(who);
            }
            Phase::Target => {
                self.losses[who] -= 1;
                self.discard_target(who, action);
            }
            Phase::PassedAll => {
                let sloth = action == Action::Sloth;
                if sloth {
                    self.use_up(who, Species::Sloth);
                }
                self.draws[who] = 1 + u8::from(sloth);
                self.stage = Stage::After;
            }
            Phase::After => match action {
                Action::Done => self.end_turn(c),
                _ => self.use_extra(who, action),
            },
            Phase::Leave => match action {
                Action::Leave(kind) => return self.leave(c, kind),
                _ => return self.keep(c),
            },
            Phase::Hide => match action {
                Action::Hide(kind) => return self.hide(c, kind),
                _ => self.take_pile(c),
            },
            Phase::Uncover => {
                if let Action::Uncover(kind) = action {
                    self.turn_up(who, kind);
                }
                if !self.cards.of(Zone::TRANSIT).is_empty() {
                    return self.swallow(c);
                }
            }
            Phase::SkyPut => {
                if let Action::Put(nth) = action {
                    let pile = Self::pile_of(c, who, usize::from(nth));
                    let sky = self.cards.of(Zone::SKY).first().copied();
                    if let Some(entry) = sky {
                        self.cards.take(Zone::SKY, entry.kind());
                        self.cards.insert(entry.moved(Zone::pile(pile)));
                    }
                    self.sky = false;
                }
            }
            Phase::StormAt => {
                if let Action::At(seat) = action {
                    self.foe = seat.index() as u8;
                    self.storm = 2;
                }
            }
            Phase::Storm => {
                self.storm = 0;
                let foe = usize::from(self.foe);
                if action == Action::StormDraw {
                    self.draws[who] += 2;
                    self.draws[foe] += 2;
                } else {
                    self.why = crate::rules::stage::Why::Lightning;
                    self.losses[who] = 2;
                    self.losses[foe] = 2;
                }
            }
            Phase::Pick => self.pick(c, action),
            Phase::OfferTo => {
                if let Action::At(seat) = action {
                    self.foe = seat.index() as u8;
                    self.sub = 1;
                }
            }
            Phase::Answer => {
                if action == Action::Accept
                    && let Some(entry) = self.cards.of(Zone::DRAWN).first().copied()
                {
                    self.cards.take(Zone::DRAWN, entry.kind());
                    self.hand(who, entry.kind());
                }
                self.sub = 0;
                self.close_frame();
            }
            _ => self.act_at_season_end(action),
        }
        false
    }

    /// One of the drawn cards is taken, or none.
    fn pick(&mut self, c: &Config, action: Action) {
        let who = usize::from(self.frame_who);
        if let Action::Take(kind) = action
            && self.cards.take(Zone::DRAWN, kind).is_some()
        {
            self.hand(who, kind);
        }
        if self.frame == Frame::Symbiotes && !self.cards.of(Zone::DRAWN).is_empty() {
            self.frame = Frame::Offer;
            self.sub = 0;
            if !c.many() {
                self.foe = 1 - who as u8;
            }
        } else {
            self.close_frame();
        }
    }
}
