//! Wildlife at the end of a season: jaguars, ants and butterflies.

use crate::rules::config::Config;
use crate::rules::kind::{Kind, Species};
use crate::rules::stage::Phase;
use crate::rules::state::State;

impl State {
    /// Forests other than this one that have animals.
    pub(crate) fn prey(&self, c: &Config, forest: usize) -> impl Iterator<Item = usize> {
        (0..c.players).filter(move |f| *f != forest && self.wildlife(*f) > 0)
    }

    pub(super) fn wild_step(&mut self, c: &Config, forest: usize) -> bool {
        if c.solo() && forest == 1 {
            return self.next_forest();
        }
        if self.sub == 2 {
            self.sub = 1;
            return self.strike(forest, usize::from(self.foe));
        }
        if self.sub == 0 {
            self.sub = 1;
            if self.has(forest, Kind::Jaguar) > 0 {
                let mut prey = self.prey(c, forest);
                let (first, more) = (prey.next(), prey.next().is_some());
                drop(prey);
                if let Some(victim) = first {
                    if more {
                        return self.wait(Phase::JaguarAt, forest);
                    }
                    return self.strike(forest, victim);
                }
            }
        }
        if self.ready(forest, Species::Ants) || self.may_flutter(forest) {
            return self.wait(Phase::Wild, forest);
        }
        self.next_forest()
    }

    fn strike(&mut self, forest: usize, victim: usize) -> bool {
        self.foe = victim as u8;
        self.wait(Phase::Strike, forest)
    }

    /// Plants that a butterfly can turn into.
    pub(crate) const FLUTTER: [Kind; 3] = [Kind::Fern, Kind::Bromelia, Kind::Monstera];

    fn may_flutter(&self, forest: usize) -> bool {
        self.has(forest, Kind::Butterfly) > 0
            && State::FLUTTER.iter().any(|k| self.has(forest, *k) > 0)
    }
}
