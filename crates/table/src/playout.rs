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
    while game.pending(state) != Pending::Over {
        decisions += game.advance(state, rng);
    }
    let (scores, winners) = game.result(state);
    Playout {
        scores,
        winners,
        decisions,
    }
}

/// Chance, or every awaited seat in turn, takes a random step by way of [`draw`](Game::draw) and
/// [`pick`](Game::pick); says how many decisions the seats made.
#[inline]
pub fn single_steps<G: Game, R: Rng + ?Sized>(game: &G, state: &mut G::State, rng: &mut R) -> u32 {
    match game.pending(state) {
        Pending::Over => 0,
        Pending::Chance => {
            let outcome = game.draw(state, rng);
            game.resolve_unchecked(state, outcome);
            0
        }
        Pending::Seats(seats) => {
            for seat in seats.iter() {
                let action = game.pick(state, seat, rng);
                game.apply_unchecked(state, seat, action);
            }
            seats.len() as u32
        }
    }
}
