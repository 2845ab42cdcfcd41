//! What the others' passes say about the piles.
//!
//! Whoever looked at a pile and left it there found little in it for himself: what he has seen of it
//! and the searching seat has not is rather worth little to his forest.

use crate::{Config, State};
use table::Seat;

use super::worth;
use knowledge::BeliefLogLikelihood;

/// By how much a point that a card is worth to whoever left it lowers the odds, as a logarithm.
const PER_POINT: f32 = -0.1;

pub(super) fn belief(config: &Config, me: Seat) -> BeliefLogLikelihood<State> {
    let (seats, solo, me) = (config.players, config.solo(), me.index());
    Box::new(move |state| {
        let left = worth::season_left(state);
        let mut sum = 0.0;
        for other in (0..seats).filter(|o| *o != me && !solo) {
            let tallest = worth::tallest_open(state, other);
            for pile in 0..crate::PILES {
                for (kind, knowers) in state.seen_on(pile) {
                    if knowers >> other & 1 == 1 && knowers >> me & 1 == 0 {
                        sum += worth::card(state.forest(other), kind, left, tallest);
                    }
                }
            }
        }
        PER_POINT * sum
    })
}
