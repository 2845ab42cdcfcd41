//! Random playouts: whole games in which every legal action is equally likely.

use crate::game::{Game, Pending};
use crate::random::Rng;
use crate::seat::{BySeat, SeatSet};

/// How a playout ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Playout {
    /// Final scores.
    pub scores: BySeat<i32>,
    /// Who has won.
    pub winners: SeatSet,
    /// How many decisions the seats made; chance does not count.
    pub decisions: u32,
}

/// Plays on from `state` to the end, every choice at random.
pub fn playout<G: Game, R: Rng + ?Sized>(game: &G, state: &mut G::State, rng: &mut R) -> Playout {
    let mut decisions = 0;
    loop {
        match game.pending(state) {
            Pending::Over => break,
            Pending::Chance => {
                let outcome = game.draw(state, rng);
                game.resolve_unchecked(state, outcome);
            }
            Pending::Seats(seats) => {
                for seat in seats.iter() {
                    let action = game.pick(state, seat, rng);
                    game.apply_unchecked(state, seat, action);
                    decisions += 1;
                }
            }
        }
    }
    let (scores, winners) = game.result(state);
    Playout {
        scores,
        winners,
        decisions,
    }
}
