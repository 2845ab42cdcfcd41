//! Playing on in earnest from a few decisions, to see which of them serves best.
//!
//! A network that judges a position mostly sees a whole imagined world; those who play on from there do
//! not, so it cannot know what they will miss. The best decisions of a search are therefore compared once
//! more: in the same imagined world and with the same luck, as far as it goes, all seats play on for a
//! while, and only then the network judges. Each of them decides by a short look or a few iterations of
//! search, in worlds of its own imagination: nobody acts on what it cannot know. What trails clearly is
//! dropped, so that the rest is compared more closely.

use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

use rayon::prelude::*;
use table::random::{FastRng, Rng, fast};
use table::{Actions, MAX_SEATS, Pending, Seat, Viewer};

use crate::budget::{Budget, Limit, Meter};
use crate::one_ply::one_ply;
use crate::search::{Finding, search_by};
use knowledge::SearchParams;
use knowledge::{BotKnowledge, judge, outcome};
use knowledge::{Input, Net};

/// The part of the budget that goes to the search for good decisions.
const SEARCH: u32 = 8;
/// Decisions that are compared.
const COMPARED: usize = 4;
/// Worlds between two looks at who trails, and the fewest that are begun with.
const ROUNDS: u64 = 16;
/// Fewer worlds than this say nothing about who trails.
const FEWEST: usize = 48;
/// So many standard errors behind the leader is clearly behind.
const BEHIND: f32 = 3.0;
/// What the search found counts as much as so many worlds: it is biased, but not by luck.
const PRIOR: f32 = 64.0;

/// Searches, and then plays on from the best decisions if the game's manner says so, on `threads` cores
/// and with the deep network; says what it found, the best first.
pub(crate) fn search_deep<G: BotKnowledge>(
    game: &G,
    view: &G::View,
    seat: Seat,
    params: SearchParams,
    budget: &Budget,
    seed: u64,
    threads: usize,
) -> Vec<Finding<G::Action>> {
    let meter = budget.start();
    let net = game.deep_net();
    let search = |budget: &Budget| search_by(game, net, view, seat, params, budget, seed, threads);
    let most = match budget.limit() {
        // Who ponders takes so much longer for each of the decisions that are played on.
        Limit::Iterations(n) => {
            (n - n / SEARCH).saturating_mul(threads as u32)
                / (params.lookahead_iterations as u32).max(1)
        }
        Limit::Time(_) => u32::MAX,
    };
    // Little is better spent on the search alone.
    if params.lookahead_depth < 1.0 || most < ROUNDS as u32 * COMPARED as u32 {
        return search(budget);
    }
    let found = search(&budget.part(SEARCH));
    let race = Race {
        game,
        net,
        view,
        seat,
        params,
        seed,
    };
    race.run(&found[..found.len().min(COMPARED)], most, &meter)
}

/// A comparison of decisions.
struct Race<'a, G: BotKnowledge> {
    game: &'a G,
    net: Option<&'a Net>,
    view: &'a G::View,
    seat: Seat,
    params: SearchParams,
    seed: u64,
}

/// Somebody in the race: a decision, what the search found, and what became of it in each world.
struct Runner<A> {
    action: A,
    found: f32,
    values: Vec<f32>,
}

impl<A> Runner<A> {
    fn mean(&self) -> f32 {
        let sum = PRIOR * self.found + self.values.iter().sum::<f32>();
        sum / (PRIOR + self.values.len() as f32)
    }
}

impl<G: BotKnowledge> Race<'_, G> {
    /// Plays on from each of these decisions, `most` times in all or as long as the meter lets it;
    /// says what became of those that were not dropped, the best first.
    fn run(
        &self,
        best: &[Finding<G::Action>],
        most: u32,
        meter: &Meter,
    ) -> Vec<Finding<G::Action>> {
        let runner = |finding: &Finding<G::Action>| Runner {
            action: finding.action,
            found: finding.value,
            values: Vec::new(),
        };
        let mut runners: Vec<Runner<G::Action>> = best.iter().map(runner).collect();
        let played = AtomicU32::new(0);
        let mut round = 0;
        while runners.len() > 1 && played.load(Relaxed) < most && !meter.over() {
            let worlds: Vec<Option<Vec<f32>>> = (round..round + ROUNDS)
                .into_par_iter()
                .map(|number| self.world(&runners, number, &played, meter))
                .collect();
            round += ROUNDS;
            for values in worlds.into_iter().flatten() {
                for (runner, value) in runners.iter_mut().zip(values) {
                    runner.values.push(value);
                }
            }
            drop_trailing(&mut runners);
        }
        // Equals stay in the order in which the search had them.
        runners.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
        let finding = |runner: Runner<G::Action>| Finding {
            action: runner.action,
            visits: runner.values.len() as u32,
            value: runner.mean(),
        };
        runners.into_iter().map(finding).collect()
    }

    /// What becomes of every decision in one world; nothing if time runs out on the way.
    fn world(
        &self,
        runners: &[Runner<G::Action>],
        number: u64,
        played: &AtomicU32,
        meter: &Meter,
    ) -> Option<Vec<f32>> {
        let mut rng = fast(self.seed, number);
        let world = self.game.resample(self.view, &mut rng);
        let luck = [rng.next_u64(), rng.next_u64()];
        let one = |runner: &Runner<G::Action>| {
            played.fetch_add(1, Relaxed);
            self.ahead(world.clone(), runner.action, luck, meter)
        };
        runners.iter().map(one).collect()
    }

    /// How a seat goes on from what it sees: by a few iterations of search, or by a short look.
    fn go_on(
        &self,
        view: &G::View,
        seat: Seat,
        actions: &Actions<G::Action>,
        input: &mut Input,
        rng: &mut FastRng,
    ) -> G::Action {
        let (game, net, params) = (self.game, self.net, self.params);
        if params.lookahead_iterations < 1.0 {
            return one_ply(game, net, view, seat, actions, 1, input, rng);
        }
        let budget = Budget::iterations(params.lookahead_iterations as u32).hasty();
        let found = search_by(game, net, view, seat, params, &budget, rng.next_u64(), 1);
        found.first().map_or(actions[0], |best| best.action)
    }

    /// What becomes of a decision in a world, with this luck of the game and of the players; nothing if
    /// time runs out on the way.
    fn ahead(
        &self,
        mut state: G::State,
        decision: G::Action,
        luck: [u64; 2],
        meter: &Meter,
    ) -> Option<f32> {
        let game = self.game;
        let [mut deal, mut thought] = luck.map(|seed| fast(seed, 0));
        let mut input = Input::default();
        let mut decision = Some(decision);
        let mut left = self.params.lookahead_depth as u32;
        let values = loop {
            match game.pending(&state) {
                _ if meter.over() => return None,
                Pending::Over => break outcome(game, &state),
                _ if left == 0 => break judge(game, self.net, &state, &mut input),
                Pending::Chance => {
                    let outcome = game.draw(&state, &mut deal);
                    game.resolve_unchecked(&mut state, outcome);
                }
                Pending::Seats(seats) => {
                    // All choose before anything happens.
                    let mut chosen = [None; MAX_SEATS];
                    for seat in seats.iter() {
                        let own = decision.take_if(|_| seat == self.seat);
                        chosen[seat.index()] = own.or_else(|| {
                            let mut actions = Actions::new();
                            game.actions(&state, seat, &mut actions);
                            if let [only] = actions[..] {
                                return Some(only);
                            }
                            left = left.saturating_sub(1);
                            let view = game.view(&state, Viewer::Seat(seat));
                            Some(self.go_on(&view, seat, &actions, &mut input, &mut thought))
                        });
                    }
                    for seat in seats.iter() {
                        if let Some(action) = chosen[seat.index()] {
                            game.apply_unchecked(&mut state, seat, action);
                        }
                    }
                }
            }
        };
        Some(values[self.seat.index()])
    }
}

/// Drops those that are clearly behind the leader in the same worlds.
fn drop_trailing<A>(runners: &mut Vec<Runner<A>>) {
    let best = |a: &&Runner<A>, b: &&Runner<A>| a.mean().total_cmp(&b.mean());
    let Some(leader) = runners.iter().max_by(best).map(|r| r.values.clone()) else {
        return;
    };
    if leader.len() < FEWEST {
        return;
    }
    runners.retain(|runner| {
        let n = leader.len() as f32;
        let leads = || leader.iter().zip(&runner.values).map(|(a, b)| a - b);
        let lead = leads().sum::<f32>() / n;
        let spread = leads().map(|x| (x - lead).powi(2)).sum::<f32>() / n;
        lead <= BEHIND * (spread / n).sqrt()
    });
}

#[cfg(test)]
mod tests {
    use canopee::CanopyFirst;
    use knowledge::Heuristic;
    use table::{Game, Setup};

    use super::*;

    /// Those who play on by search are counted by what they cost, and go on as repeatably as the rest.
    #[test]
    fn a_budget_of_iterations_pays_for_those_who_ponder() {
        let setup = Setup::new(CanopyFirst::descriptor(), 2, [], None).unwrap();
        let game = CanopyFirst::new(&setup).unwrap();
        let mut state = game.start();
        let mut luck = fast(5, 0);
        while game.pending(&state) == Pending::Chance {
            let outcome = game.draw(&state, &mut luck);
            game.resolve_unchecked(&mut state, outcome);
        }
        let view = game.view(&state, Viewer::Seat(Seat::P1));
        let spent = |iterations, ponder| {
            let params = SearchParams {
                lookahead_depth: 2.0,
                lookahead_iterations: ponder,
                ..game.search_params()
            };
            let budget = Budget::iterations(iterations);
            let think = || search_deep(&game, &view, Seat::P1, params, &budget, 3, 1);
            let found = think();
            let told = |found: &[Finding<_>]| -> Vec<_> {
                found
                    .iter()
                    .map(|f| (f.action, f.visits, f.value))
                    .collect()
            };
            assert_eq!(told(&found), told(&think()));
            found.iter().map(|f| f.visits).sum::<u32>()
        };
        // Two decisions in rounds of 16 worlds, out of 350 for short looks and 175 for two iterations.
        assert_eq!(spent(400, 0.0), 2 * 176);
        assert_eq!(spent(400, 2.0), 2 * 96);
        // 44 would not pay for a first round of four: all of them are the search's.
        assert_eq!(spent(100, 2.0), 100);
    }

    fn runner(action: u8, values: impl Iterator<Item = f32>) -> Runner<u8> {
        Runner {
            action,
            found: 0.5,
            values: values.collect(),
        }
    }

    /// What the search found decides while few worlds have been seen, and gives way to many.
    #[test]
    fn luck_does_not_overrule_the_search() {
        let found = |found: f32, worlds: usize, value: f32| Runner {
            found,
            ..runner(0, std::iter::repeat_n(value, worlds))
        };
        let ahead = |worlds| found(0.6, worlds, 0.5).mean() > found(0.5, worlds, 0.6).mean();
        assert!(ahead(16) && !ahead(200));
    }

    /// The same worlds are compared: a small lead in each of them is clear, a larger one that comes and
    /// goes is not.
    #[test]
    fn who_trails_in_every_world_is_dropped() {
        let luck = |n: usize| if n.is_multiple_of(2) { 0.9 } else { 0.1 };
        let run = |worlds: usize| {
            let leader = runner(0, (0..worlds).map(luck));
            let behind = runner(
                1,
                (0..worlds).map(|n| luck(n) - 0.01 - 0.001 * (n % 3) as f32),
            );
            let erratic = runner(2, (0..worlds).map(|n| 0.98 - luck(n)));
            let mut runners = vec![behind, leader, erratic];
            drop_trailing(&mut runners);
            runners.iter().map(|r| r.action).collect::<Vec<_>>()
        };
        assert_eq!(run(FEWEST), [0, 2]);
        assert_eq!(run(FEWEST - 1), [1, 0, 2], "too early to say");
    }
}
