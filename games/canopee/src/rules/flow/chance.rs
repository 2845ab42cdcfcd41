//! What follows from each outcome of chance.

use crate::rules::action::Chance;
use crate::rules::cards::{Entry, Zone, seat_bit};
use crate::rules::config::Config;
use crate::rules::kind::{Kind, SEED_KINDS};
use crate::rules::stage::Phase;
use crate::rules::state::State;

impl State {
    /// Chance has spoken.
    #[inline]
    pub(crate) fn resolve(&mut self, c: &Config, outcome: Chance) {
        match outcome {
            // This is what chance nearly always does.
            Chance::Card(kind) if self.phase == Phase::Look => self.show(c, kind),
            _ => self.resolve_other(c, outcome),
        }
    }

    /// A seat sees a card of the pile that it looks at.
    #[inline]
    fn show(&mut self, c: &Config, kind: Kind) {
        let pile = self.this_pile(c);
        let knower = seat_bit(usize::from(self.who));
        self.pool.take(kind.index());
        self.unseen[pile] -= 1;
        self.cards
            .insert(Entry::new(Zone::pile(pile), kind, knower));
        if self.unseen[pile] == 0 {
            self.phase = Phase::Choose;
        }
    }

    #[inline(never)]
    fn resolve_other(&mut self, c: &Config, outcome: Chance) {
        match outcome {
            Chance::Card(kind) => {
                if self.resolve_card(c, kind) {
                    return;
                }
            }
            Chance::First(seat) => {
                self.turn = seat.index() as u8;
                self.first = self.turn;
                self.sub = 1;
            }
            Chance::Species(species) => self.add_species(species),
            Chance::Season(card) => {
                self.card = Some(card);
                self.past_cards |= 1 << card as u8;
            }
        }
        self.go_on(c);
    }

    /// A card comes up. True if nothing else happens before the next choice.
    #[inline]
    fn resolve_card(&mut self, c: &Config, kind: Kind) -> bool {
        let who = usize::from(self.who);
        match self.phase {
            Phase::Peek => {
                self.show(c, kind);
                let seen = self.phase == Phase::Choose;
                if seen {
                    self.phase = Phase::Peek;
                    self.sub = 0;
                }
                !seen
            }
            Phase::SpiritLook => {
                let pile = usize::from(self.at);
                self.pool.take(kind.index());
                self.unseen[pile] -= 1;
                self.ambush |= kind.is_threat();
                self.hand(1, kind);
                // Nothing is added before the whole pile is known.
                self.hands = 0;
                false
            }
            Phase::Draw => {
                self.pool.take(kind.index());
                self.deck -= 1;
                self.draws[who] -= 1;
                if kind.is_plain() && self.hands == 0 && self.card.is_none() {
                    self.gain(who, kind);
                } else {
                    self.hand(who, kind);
                }
                false
            }
            Phase::DrawOpen => {
                self.pool.take(kind.index());
                self.deck -= 1;
                self.left -= 1;
                self.cards.insert(Entry::new(Zone::DRAWN, kind, 15));
                false
            }
            Phase::SkyLook => {
                self.pool.take(kind.index());
                self.deck -= 1;
                self.cards
                    .insert(Entry::new(Zone::SKY, kind, seat_bit(who)));
                false
            }
            Phase::SeedDraw => {
                self.seeds.take(kind.index().min(SEED_KINDS - 1));
                self.left -= 1;
                // The player draws for the Spirit, with open cards.
                let knowers = if c.solo() && who == 1 {
                    3
                } else {
                    seat_bit(who)
                };
                self.cards.insert(Entry::new(Zone::SEEDS, kind, knowers));
                self.left > 0 && !self.seeds.is_empty()
            }
            Phase::Strike | Phase::Hunted => {
                let victim = if self.phase == Phase::Strike {
                    usize::from(self.foe)
                } else {
                    who
                };
                self.lose(victim, kind);
                false
            }
            _ => false,
        }
    }
}
