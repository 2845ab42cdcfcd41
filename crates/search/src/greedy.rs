//! Greedy play: the best end of one's own turn, by an estimate of the final scores.

use table::random::{FastRng, below, fast};
use table::{Actions, BySeat, Pending, Seat};

use crate::search::legal;
use knowledge::{BotKnowledge, rewards};

/// How closely greedy play looks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Care {
    /// Positions that a decision may cost; wide turns are looked at less deeply.
    pub positions: u32,
    /// How much less than the best an action may promise (in rewards, 0 to 1) and still be chosen.
    pub careless: f32,
    /// Does it look into as many worlds as the game says, or into one?
    pub thorough: bool,
}

impl Care {
    /// A short look; much is good enough.
    pub(crate) const LITTLE: Care = Care {
        positions: 300,
        careless: 0.15,
        thorough: false,
    };

    /// Looks ahead far and takes the best.
    pub(crate) const FULL: Care = Care {
        positions: 3000,
        careless: 0.0,
        thorough: true,
    };
}

/// The action whose best continuation within the own turn promises most by this estimate, on the mean
/// of some imagined worlds; or, with less care, any that promises not much less.
pub(crate) fn greedy_by<G: BotKnowledge>(
    game: &G,
    view: &G::View,
    seat: Seat,
    care: Care,
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
    let worlds = if care.thorough { game.imagined() } else { 1 };
    let mut promises = vec![0.0; actions.len()];
    for world in 0..worlds {
        let seen = look.weigh(view, &actions, care.positions, seed, world);
        for (promise, seen) in promises.iter_mut().zip(seen) {
            *promise += seen / worlds as f32;
        }
    }
    let top = promises.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let fine = actions
        .iter()
        .zip(&promises)
        .filter(|(_, promise)| **promise >= top - care.careless);
    let fine: Actions<G::Action> = fine.map(|(action, _)| *action).collect();
    let at = match care.careless {
        0.0 => 0,
        _ => below(&mut rng, fine.len().max(1) as u32),
    };
    fine.get(at as usize).copied()
}

/// A look ahead to the end of the own turn.
struct Look<'a, G, E> {
    game: &'a G,
    seat: Seat,
    estimate: E,
}

impl<G: BotKnowledge, E: Fn(&G::State) -> BySeat<f32>> Look<'_, G, E> {
    /// What each action promises, in an imagined world with this number.
    fn weigh(
        &self,
        view: &G::View,
        actions: &[G::Action],
        positions: u32,
        seed: u64,
        number: u64,
    ) -> Vec<f32> {
        if actions.len() < 2 {
            return vec![0.0; actions.len()];
        }
        let imagination = &mut fast(seed, u64::MAX - number);
        let world = self.game.resample(view, imagination);
        let promise = |action: &G::Action| {
            let mut next = world.clone();
            self.game.apply_unchecked(&mut next, self.seat, *action);
            let mut left = positions / actions.len() as u32;
            self.best(&mut next, &mut left, &mut fast(seed, 1 + number))
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

#[cfg(test)]
mod tests {
    use canopee::Canopee;
    use knowledge::Heuristic;
    use table::{Game, Setup};

    use super::*;
    use crate::decisions::decisions;

    /// Where one world says this and another that, thorough play goes by both, and a short look by the
    /// first.
    #[test]
    fn greedy_play_goes_by_all_worlds_that_it_imagines() {
        let setup = Setup::new(Canopee::descriptor(), 2, [], None).unwrap();
        let game = Canopee::new(&setup).unwrap();
        assert_eq!(game.imagined(), 2);
        let one_world = Care {
            thorough: false,
            ..Care::FULL
        };
        let mut otherwise = 0;
        decisions(&game, |view, seat| {
            let actions = legal(&game, view, seat, &mut fast(9, 0));
            let by = |care| greedy_by(&game, view, seat, care, 9, |s| game.estimate(s));
            let at = |care| actions.iter().position(|a| Some(*a) == by(care)).unwrap();
            let look = Look {
                game: &game,
                seat,
                estimate: |s: &_| game.estimate(s),
            };
            let seen = |number| look.weigh(view, &actions, Care::FULL.positions, 9, number);
            let (first, second) = (seen(0), seen(1));
            let top = first.iter().copied().fold(f32::NEG_INFINITY, f32::max);
            assert!(first[at(one_world)] >= top);
            let mean = |i: usize| (first[i] + second[i]) / 2.0;
            let best = (0..actions.len())
                .map(mean)
                .fold(f32::NEG_INFINITY, f32::max);
            assert!(mean(at(Care::FULL)) >= best - 1e-6);
            otherwise += u32::from(at(one_world) != at(Care::FULL));
        });
        assert!(otherwise > 0, "no decision depended on it");
    }
}
