//! Greedy play: the best end of one's own turn, by the estimate of the game.

use table::random::{FastRng, below, fast};
use table::{Actions, BySeat, Pending, Seat};

use crate::insight::{Insight, rewards};
use crate::search::legal;

/// Positions that a decision may cost; wide turns are looked at less deeply.
const POSITIONS: u32 = 3000;

/// How much less than the best an action may promise (in rewards, 0 to 1) and still be no blunder.
const CARELESS: f32 = 0.15;

/// The action whose best continuation within the own turn promises most, in one imagined world.
pub fn greedy<G: Insight>(game: &G, view: &G::View, seat: Seat, seed: u64) -> Option<G::Action> {
    greedy_by(game, view, seat, seed, |state| game.estimate(state))
}

/// Greedy by an estimate of one's own choice.
pub(crate) fn greedy_by<G: Insight>(
    game: &G,
    view: &G::View,
    seat: Seat,
    seed: u64,
    estimate: impl Fn(&G::State) -> BySeat<f32>,
) -> Option<G::Action> {
    let mut rng = fast(seed, 0);
    let actions = legal(game, view, seat, &mut rng);
    let look = Look {
        game,
        seat,
        estimate,
    };
    let promises = look.weigh(view, &actions, POSITIONS, seed);
    let top = promises.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let at = promises.iter().position(|promise| *promise == top)?;
    actions.get(at).copied()
}

/// Any action that promises not much less than the best, by a short look: careless, but no blunders.
pub fn casual<G: Insight>(game: &G, view: &G::View, seat: Seat, seed: u64) -> Option<G::Action> {
    let mut rng = fast(seed, 0);
    let actions = legal(game, view, seat, &mut rng);
    let look = Look {
        game,
        seat,
        estimate: |state: &G::State| game.estimate(state),
    };
    let promises = look.weigh(view, &actions, POSITIONS / 10, seed);
    let top = promises.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let fine = actions
        .iter()
        .zip(&promises)
        .filter(|(_, promise)| **promise >= top - CARELESS);
    let fine: Actions<G::Action> = fine.map(|(action, _)| *action).collect();
    let at = below(&mut rng, fine.len().max(1) as u32);
    fine.get(at as usize).copied()
}

/// A look ahead to the end of the own turn.
struct Look<'a, G, E> {
    game: &'a G,
    seat: Seat,
    estimate: E,
}

impl<G: Insight, E: Fn(&G::State) -> BySeat<f32>> Look<'_, G, E> {
    /// What each action promises, in one imagined world.
    fn weigh(&self, view: &G::View, actions: &[G::Action], positions: u32, seed: u64) -> Vec<f32> {
        if actions.len() < 2 {
            return vec![0.0; actions.len()];
        }
        let world = self.game.resample(view, &mut fast(seed, u64::MAX));
        let promise = |action: &G::Action| {
            let mut next = world.clone();
            self.game.apply_unchecked(&mut next, self.seat, *action);
            let mut left = positions / actions.len() as u32;
            self.best(&mut next, &mut left, &mut fast(seed, 1))
        };
        actions.iter().map(promise).collect()
    }

    /// What the seat can make of the rest of its turn. Chance is drawn once: the same luck for all.
    /// Where several choose at once, the others choose at random.
    fn best(&self, state: &mut G::State, left: &mut u32, luck: &mut FastRng) -> f32 {
        let (game, seat) = (self.game, self.seat);
        let mine = loop {
            match game.pending(state) {
                Pending::Over => break false,
                Pending::Chance => {
                    let outcome = game.draw(state, luck);
                    game.resolve_unchecked(state, outcome);
                }
                _ if game.settled(state, seat) => break false,
                Pending::Seats(seats) => {
                    for other in seats.without(seat).iter() {
                        let action = game.pick(state, other, luck);
                        game.apply_unchecked(state, other, action);
                    }
                    if seats.contains(seat) {
                        break true;
                    }
                }
            }
        };
        if !mine || *left == 0 {
            let mut reward = [0.0; table::MAX_SEATS];
            let estimate = (self.estimate)(state);
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
            top = top.max(self.best(&mut next, left, &mut luck.clone()));
        }
        top
    }
}
