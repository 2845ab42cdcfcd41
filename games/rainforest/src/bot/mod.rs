//! Rainforest: a tile is worth its points before it is complete, and a jungle the tokens that its
//! colours can still earn. Every colour is an item.

mod features;
mod groups;

use crate::{CLEARING, JUNGLE, Rainforest, Slot, State, Zone, ZoneToken};
use table::{BySeat, Game, Seat};

use knowledge::SearchParams;
use knowledge::{Features, Heuristic, Practice, Training, weights};
use knowledge::{Input, Net, Observation, Shape};

impl Heuristic for Rainforest {
    fn estimate(&self, state: &State) -> BySeat<f32> {
        let scores = self.scores(state);
        BySeat::from_fn(scores.len(), |seat| {
            scores[seat] as f32 + hope(self, state, seat)
        })
    }

    fn spread(&self) -> f32 {
        10.0
    }

    fn search_params(&self) -> SearchParams {
        SearchParams {
            uct_c: 0.05,
            rollout_depth: 0.0,
            // A turn is a long row of small choices.
            short_iterations: 900.0,
            ..SearchParams::default()
        }
    }
}

impl Features for Rainforest {
    fn shape(&self) -> Shape {
        features::SHAPE
    }

    fn features(&self, state: &State, seat: Seat, _sight: Observation, into: &mut Input) {
        features::features(self, state, seat, into);
    }

    fn net(&self) -> Option<&'static Net> {
        weights!("rainforest.json")
    }

    fn deep_net(&self) -> Option<&'static Net> {
        weights!("rainforest.deep.json")
    }
}

impl Training for Rainforest {
    fn practice() -> &'static [Practice] {
        const {
            &[
                Practice::new(2, &[], 70),
                Practice::new(3, &[], 15),
                Practice::new(4, &[], 15),
            ]
        }
    }
}

fn slots() -> impl Iterator<Item = Slot> {
    (0..CLEARING).filter_map(Slot::from_index)
}

fn bit(set: bool) -> f32 {
    f32::from(u8::from(set))
}

/// Points that a seat may hope for beyond those it has.
fn hope(game: &Rainforest, state: &State, seat: Seat) -> f32 {
    let grown = state.jungle(seat).len();
    let room = JUNGLE - grown;
    let last = state.is_last_round();
    let mut sum = 0.0;
    for slot in slots().take(room) {
        let Some(waiting) = state.waiting(seat, slot) else {
            continue;
        };
        let face = game.book().face(waiting.tile);
        let (laid, circles) = (waiting.laid.kinds().len(), face.circles());
        let done = (0.25 + laid as f32) / (0.25 + circles as f32);
        let totems = waiting.laid.kinds().iter();
        let totems = totems.filter(|k| Some(k.animal()) == state.totem(seat));
        let worth = f32::from(face.points) + totems.count() as f32;
        sum += if last { 0.0 } else { worth * done * 0.8 };
    }
    if !last {
        sum += 0.35 * state.hand(seat).len().min(2) as f32;
        for token in ZoneToken::all().filter(|t| state.can_aim_at(seat, *t)) {
            let size = f32::from(groups::largest(state.cells(seat, token.zone())));
            let near = size / token.size() as f32;
            sum += 1.2 * near * near * (room as f32 / 9.0).sqrt();
        }
        let colours = Zone::ALL.into_iter().filter(|z| state.cells(seat, *z) != 0);
        if state.balance(seat) == 0 {
            sum += 0.25 * colours.count() as f32 * room as f32 / 4.0;
        } else {
            sum += 1.2 * room as f32;
        }
    }
    sum
}
