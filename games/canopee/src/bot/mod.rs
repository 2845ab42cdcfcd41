//! Both editions of Canopée: a forest is worth what it would score now and what it can still become.

mod features;
mod hunch;
mod worth;

use crate::{Canopee, CanopyFirst, Config, State, View};
use table::{BySeat, Game, Seat};

use knowledge::Manner;
use knowledge::{Hunch, Insight, Practice, learned};
use knowledge::{Input, Net, Shape, Sight};

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
        short: $short:literal $(by $short_file:literal)?,
        $practice:expr
    ) => {
        impl Insight for $game {
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

            fn hunch(&self, _view: &View, seat: Seat) -> Option<Hunch<State>> {
                Some(hunch::hunch(self.config(), seat))
            }

            fn manner(&self) -> Manner {
                Manner {
                    ahead: 24.0,
                    explore: 0.2,
                    horizon: 0.0,
                    ponder: 12.0,
                    short: $short,
                    ..Manner::default()
                }
            }

            fn shape(&self) -> Shape {
                features::SHAPE
            }

            const TELLS_APART: bool = true;

            fn features(&self, state: &State, seat: Seat, sight: Sight, into: &mut Input) {
                let config: &Config = self.config();
                let eye = features::Eye::new(state, seat.index(), sight);
                features::features(config, &self.scores(state), &eye, into);
            }

            fn net(&self) -> Option<&'static Net> {
                learned!($file, ".json")
            }

            $(fn short_net(&self) -> Option<&'static Net> {
                learned!($short_file)
            })?

            fn deep_net(&self) -> Option<&'static Net> {
                learned!($file, ".deep.json")
            }

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
    short: 800.0 by "canopee.short.json",
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
    short: 32.0 by "canopy-first.short.json",
    &[
        Practice::new(2, &[], 70),
        Practice::new(2, &[("shifting-seasons", "yes")], 30),
    ]
);
