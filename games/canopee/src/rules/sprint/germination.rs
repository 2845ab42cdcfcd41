//! What a seat does with its seeds: it draws, keeps what it picks, and lays the rest back.

use table::random::{Rng, below};

use crate::rules::action::Action;
use crate::rules::cards::{Entry, Zone, seat_bit};
use crate::rules::config::Config;
use crate::rules::kind::{Kind, SEED_KINDS, bits};
use crate::rules::state::State;

impl State {
    /// A forest with seeds draws germination cards and keeps some. Says how many decisions that were.
    pub(super) fn germinate<R: Rng + ?Sized>(
        &mut self,
        c: &Config,
        forest: usize,
        rng: &mut R,
    ) -> u32 {
        if !self.sow(c, forest) {
            return 0;
        }
        let mut drawn = [0u8; SEED_KINDS];
        let mut kinds = 0u64;
        while self.left > 0 {
            if self.seeds.is_empty() {
                self.turn_germination();
            }
            if self.seeds.is_empty() {
                break;
            }
            let kind = self.seeds.draw(rng);
            drawn[kind] += 1;
            kinds |= 1 << kind;
            self.left -= 1;
        }
        self.left = 0;
        let mut decisions = 0;
        while self.picks > 0 && kinds != 0 {
            let nth = below(rng, kinds.count_ones() + 1);
            decisions += 1;
            let Some(at) = bits(kinds).nth(nth as usize) else {
                self.last = Action::Done.index() as u16 + 1;
                break;
            };
            let kind = Kind::at(at);
            self.last = Action::Take(kind).index() as u16 + 1;
            self.picks -= 1;
            drawn[at] -= 1;
            kinds &= !(u64::from(drawn[at] == 0) << at);
            if kind.is_plain() {
                self.gain(forest, kind);
            } else {
                let mut card = [0; _];
                card[at] = 1;
                decisions += self.place(c, forest, &mut card, kind.bit(), rng);
            }
        }
        let knowers = seat_bit(forest);
        for at in bits(kinds) {
            let entry = Entry::new(Zone::UNDER, Kind::at(at), knowers);
            (0..drawn[at]).for_each(|_| self.cards.insert(entry));
        }
        self.end_seeds(forest);
        decisions
    }
}
