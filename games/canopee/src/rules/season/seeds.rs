//! Seeds at the end of a season: germination.

use crate::rules::cards::Zone;
use crate::rules::config::Config;
use crate::rules::kind::{Kind, SEED_KINDS};
use crate::rules::stage::Phase;
use crate::rules::state::State;

/// Cards drawn from the germination deck before fires are counted.
const GERMINATION: u8 = 3;

impl State {
    /// Prepares the germination of a forest; false if it has no seeds.
    pub(crate) fn sow(&mut self, c: &Config, forest: usize) -> bool {
        let seeds = self.has(forest, Kind::Seed);
        if seeds == 0 {
            return false;
        }
        let spirit = c.solo() && forest == 1;
        let kinkajou = !spirit && self.has(forest, Kind::Kinkajou) > 0;
        self.picks = seeds + u8::from(kinkajou);
        self.left = GERMINATION + self.has(forest, Kind::Fire);
        true
    }

    pub(super) fn seeds_step(&mut self, c: &Config, forest: usize) -> bool {
        let spirit = c.solo() && forest == 1;
        if self.sub == 0 {
            if !self.sow(c, forest) {
                return self.next_forest();
            }
            self.sub = 1;
        }
        if self.left > 0 {
            if self.seeds.is_empty() {
                self.turn_germination();
            }
            if !self.seeds.is_empty() {
                return self.wait(Phase::SeedDraw, forest);
            }
            self.left = 0;
        }
        if self.picks > 0 && !self.cards.of(Zone::SEEDS).is_empty() {
            if spirit {
                return self.spirit_seed(c);
            }
            return self.wait(Phase::SeedPick, forest);
        }
        self.end_seeds(forest);
        self.next_forest()
    }

    /// All cards have been through: those laid back make a new germination deck.
    pub(crate) fn turn_germination(&mut self) {
        let mut back = [0u8; SEED_KINDS];
        self.cards
            .drain(Zone::UNDER, |e| back[e.kind().index()] += 1);
        for (kind, count) in back.into_iter().enumerate() {
            (0..count).for_each(|_| self.seeds.put(kind));
        }
    }

    pub(crate) fn take_seed(&mut self, forest: usize, kind: Kind) {
        if self.cards.take(Zone::SEEDS, kind).is_some() {
            self.hand(forest, kind);
        }
        self.picks -= 1;
    }

    pub(crate) fn end_seeds(&mut self, forest: usize) {
        self.cards.move_all(Zone::SEEDS, Zone::UNDER);
        self.picks = 0;
        self.throw_away(forest, Kind::Seed);
    }
}
