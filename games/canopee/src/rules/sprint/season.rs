//! The season's end: animals, seeds and threats, each in the order of the table.

use table::random::{Rng, below};

use crate::rules::action::Action;
use crate::rules::config::Config;
use crate::rules::kind::Species;
use crate::rules::state::State;

impl State {
    /// Ends the season and opens the next one. Says how many decisions that were.
    pub(super) fn end_season_at_random<R: Rng + ?Sized>(&mut self, c: &Config, rng: &mut R) -> u32 {
        self.end_season(c);
        let mut decisions = 0;
        let order = [0, 1].map(|step| self.in_order(c, step));
        // The first edition has no step for wildlife.
        for forest in order.into_iter().filter(|_| !c.first_edition) {
            if self.ready(forest, Species::Ants) {
                decisions += 1;
                self.last = 0;
                if below(rng, 2) == 0 {
                    self.use_extra(forest, Action::Ants);
                    decisions += self.lose_at_random(c, rng);
                }
            }
        }
        for forest in order {
            decisions += self.germinate(c, forest, rng);
        }
        if !self.is_calm(c) {
            for forest in order {
                for threat in State::HITTING {
                    self.threaten(c, forest, threat);
                    decisions += self.lose_at_random(c, rng);
                }
            }
        }
        self.close_season(c);
        self.go_on(c);
        decisions
    }
}
