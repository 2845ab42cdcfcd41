//! Both editions of Canopée: a forest is worth what it would score now and what it can still become.

mod belief;
mod features;
mod worth;

use crate::{Canopee, CanopyFirst, Config, State, View};
use table::{BySeat, Game, Seat};

use knowledge::SearchParams;
use knowledge::{BeliefLogLikelihood, Features, Heuristic, Practice, Training, weights};
use knowledge::{Input, Net, Observation, Shape};

/// What each forest scores now and what may come to it.
fn points_and(
    game: &impl Game<State = State>,
    config: &Config,
    state: &State,
    more: impl Fn(&Config, &State, usize) -> f32,
) -> BySeat<f32> {
    let scores = game.scores(state);
    BySeat::from_fn(scores.len(), |seat| {
        scores[seat] as f32 + more(config, state, seat.index())
    })
}

macro_rules! edition {
    (
        $game:ty, $file:literal,
        imagined: $imagined:literal, $(glance: $glance:expr,)?
        short_iterations: $short_iterations:literal $(by $short_file:literal)?,
        $practice:expr
    ) => {
        impl Heuristic for $game {
            fn estimate(&self, state: &State) -> BySeat<f32> {
                points_and(self, self.config(), state, worth::outlook)
            }

            $(fn glance(&self, state: &State) -> BySeat<f32> {
                points_and(self, self.config(), state, $glance)
            })?

            fn spread(&self) -> f32 {
                15.0
            }

            fn imagined(&self) -> u64 {
                $imagined
            }

            fn belief(&self, _view: &View, seat: Seat) -> Option<BeliefLogLikelihood<State>> {
                Some(belief::belief(self.config(), seat))
            }

            fn search_params(&self) -> SearchParams {
                SearchParams {
                    lookahead_depth: 24.0,
                    uct_c: 0.2,
                    rollout_depth: 0.0,
                    lookahead_iterations: 12.0,
                    short_iterations: $short_iterations,
                    ..SearchParams::default()
                }
            }
        }

        impl Features for $game {
            fn shape(&self) -> Shape {
                features::SHAPE
            }

            const HAS_INFORMATION_STATE: bool = true;

            fn features(&self, state: &State, seat: Seat, sight: Observation, into: &mut Input) {
                let config: &Config = self.config();
                let eye = features::Eye::new(state, seat.index(), sight);
                features::features(config, &self.scores(state), &eye, into);
            }

            fn net(&self) -> Option<&'static Net> {
                weights!($file, ".json")
            }

            $(fn short_net(&self) -> Option<&'static Net> {
                weights!($short_file)
            })?

            fn deep_net(&self) -> Option<&'static Net> {
                weights!($file, ".deep.json")
            }
        }

        impl Training for $game {
            fn practice() -> &'static [Practice] {
                const { $practice }
            }
        }
    };
}

edition!(
    Canopee,
    "canopee",
    imagined: 2,
    short_iterations: 800.0 by "canopee.short.json",
    &[
        Practice::new(2, &[], 50),
        Practice::new(2, &[("cards", "all")], 8),
        Practice::new(2, &[("cards", "diverse"), ("shifting-seasons", "yes")], 8),
        Practice::new(2, &[("shifting-seasons", "yes")], 8),
        Practice::new(1, &[], 6),
        Practice::new(1, &[("cards", "wildlife"), ("spirit", "hard")], 4),
        Practice::new(3, &[], 6),
        Practice::new(4, &[("cards", "plants")], 6),
        Practice::new(4, &[], 4),
    ]
);

edition!(
    CanopyFirst,
    "canopy-first",
    imagined: 1,
    glance: worth::piles_promise,
    short_iterations: 32.0 by "canopy-first.short.json",
    &[
        Practice::new(2, &[], 70),
        Practice::new(2, &[("shifting-seasons", "yes")], 30),
    ]
);
