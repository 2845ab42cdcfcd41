//! What season cards do at the end of their season.

use crate::rules::cards::seat_bit;
use crate::rules::config::Config;
use crate::rules::kind::{Kind, SeasonCard};
use crate::rules::ledger::Item;
use crate::rules::stage::{Phase, Stage};
use crate::rules::state::State;

/// Points for the most species in the season of diversity.
const DIVERSITY: i32 = 3;
/// Points that buy off the hunters.
pub(super) const HUNTING: i32 = 4;

impl State {
    /// May this animal be taken from a forest? Not if it has just changed hands.
    pub(crate) fn may_steal(&self, from: usize, kind: Kind) -> bool {
        self.has(from, kind) > 0 && self.stolen >> kind.index() & 1 == 0
    }

    /// Forests from which an animal can be taken.
    pub(crate) fn marks(&self, c: &Config, forest: usize) -> impl Iterator<Item = usize> {
        (0..c.players)
            .filter(move |f| *f != forest && Kind::wildlife().any(|k| self.may_steal(*f, k)))
    }

    pub(super) fn steal_step(&mut self, c: &Config, forest: usize) -> bool {
        if self.awarded & seat_bit(forest) == 0 {
            return self.next_forest();
        }
        if self.sub == 0 {
            let mut marks = self.marks(c, forest);
            let (first, more) = (marks.next(), marks.next().is_some());
            drop(marks);
            match first {
                None => return self.next_forest(),
                Some(_) if more => return self.wait(Phase::StealFrom, forest),
                Some(victim) => {
                    self.foe = victim as u8;
                    self.sub = 1;
                }
            }
        }
        self.wait(Phase::Steal, forest)
    }

    pub(super) fn card_step(&mut self, c: &Config) -> bool {
        match self.card {
            Some(SeasonCard::Diversity) => {
                let most = (0..c.players).map(|f| self.variety(f)).max().unwrap_or(0);
                for forest in 0..c.players {
                    if most > 0 && self.variety(forest) == most {
                        self.book(forest, Item::SeasonCard, DIVERSITY);
                    }
                }
            }
            Some(SeasonCard::Leaves) => {
                for forest in 0..c.players {
                    let kinds = Kind::PLANTS.iter().filter(|k| self.has(forest, **k) > 0);
                    let kinds = kinds.count() as i32;
                    self.book(forest, Item::SeasonCard, kinds);
                }
            }
            Some(SeasonCard::Hunting) => {
                if let Some(forest) = self.this_forest(c) {
                    return self.hunting_step(forest);
                }
            }
            Some(SeasonCard::Rot) => {
                if let Some(forest) = self.this_forest(c) {
                    return self.rot_step(forest);
                }
                for forest in 0..c.players {
                    self.trees.change_all(forest, |t| t.rotted(false));
                }
            }
            _ => {}
        }
        self.next_stage(Stage::Regrow)
    }

    /// Without animals there is nothing to choose: the points are lost.
    fn hunting_step(&mut self, forest: usize) -> bool {
        match self.sub {
            0 if self.wildlife(forest) > 0 => {
                self.sub = 1;
                self.wait(Phase::Hunting, forest)
            }
            0 => {
                self.book(forest, Item::SeasonCard, -HUNTING);
                self.next_forest()
            }
            2 => {
                self.sub = 3;
                self.wait(Phase::Hunted, forest)
            }
            _ => self.next_forest(),
        }
    }

    /// The first incomplete tree of a forest that has not rotted yet.
    pub(crate) fn rotting(&self, forest: usize) -> Option<usize> {
        let trees = self.trees.of(forest);
        trees
            .iter()
            .position(|t| !t.is_complete() && !t.is_rotted())
    }

    fn rot_step(&mut self, forest: usize) -> bool {
        let Some(slot) = self.rotting(forest) else {
            return self.next_forest();
        };
        let tree = self.trees.of(forest)[slot];
        let mut values = (0..3).filter(|v| tree.trunks(*v) > 0);
        match (values.next(), values.next()) {
            (Some(value), None) => {
                self.rot(forest, value, slot);
                false
            }
            _ => self.wait(Phase::Rot, forest),
        }
    }

    pub(super) fn rot(&mut self, forest: usize, value: u8, slot: usize) {
        self.trees
            .change(forest, slot, |t| t.rotted(true).without_trunk(value));
        self.discard[Kind::trunk(value).index()] += 1;
        self.book(forest, Item::SeasonCard, i32::from(value));
    }
}
