//! Greedy play: the best end of one's own turn, by the estimate of the game.

use table::random::{FastRng, fast};
use table::{Actions, Pending, Seat};

use crate::insight::{Insight, rewards};
use crate::search::legal;

/// Worlds that a decision is weighed in.
const WORLDS: u64 = 6;

/// Positions that one world may cost; wide turns are looked at less deeply.
const POSITIONS: u32 = 3000;

/// The action whose best continuation within the own turn promises most, over a few worlds.
pub fn greedy<G: Insight>(game: &G, view: &G::View, seat: Seat, seed: u64) -> Option<G::Action> {
    let mut rng = fast(seed, 0);
    let actions = legal(game, view, seat, &mut rng);
    if actions.len() < 2 {
        return actions.first().copied();
    }
    let mut sums = vec![0.0f32; actions.len()];
    for world in 0..WORLDS {
        let state = game.resample(view, &mut rng);
        for (action, sum) in actions.iter().zip(&mut sums) {
            let mut next = state.clone();
            game.apply_unchecked(&mut next, seat, *action);
            let mut left = POSITIONS / actions.len() as u32;
            let mut luck = fast(seed, world + 1);
            *sum += best(game, &mut next, seat, &mut left, &mut luck);
        }
    }
    let top = sums.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let at = sums.iter().position(|s| *s == top)?;
    actions.get(at).copied()
}

/// What the seat can make of the rest of its turn. Chance is drawn once: the same luck for all.
fn best<G: Insight>(
    game: &G,
    state: &mut G::State,
    seat: Seat,
    left: &mut u32,
    luck: &mut FastRng,
) -> f32 {
    while game.pending(state) == Pending::Chance {
        let outcome = game.draw(state, luck);
        game.resolve_unchecked(state, outcome);
    }
    let mine = game.pending(state) == Pending::seat(seat);
    if !mine || *left == 0 {
        let mut reward = [0.0; table::MAX_SEATS];
        let estimate = game.estimate(state);
        rewards(estimate.as_slice(), |_| None, game.spread(), &mut reward);
        return reward[seat.index()];
    }
    let mut actions = Actions::new();
    game.actions(state, seat, &mut actions);
    let mut top = f32::NEG_INFINITY;
    for action in &actions {
        let mut next = state.clone();
        *left = left.saturating_sub(1);
        game.apply_unchecked(&mut next, seat, *action);
        top = top.max(best(game, &mut next, seat, left, &mut luck.clone()));
    }
    top
}
