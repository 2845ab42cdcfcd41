//! The generic test suite: what holds for every game. The registry runs it on all it holds.
//!
//! Every function takes the game as a type and goes through all of its variants and seat counts.
//! `UNDERSTORY_GAMES` sets how many random games a variant are played; [`trial`] says what else comes from
//! outside.

mod secrecy;
mod texts;
pub mod trial;

use std::collections::HashMap;
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

use crate::erased::RegisteredGame;
use crate::game::{Actions, Game, Outcomes, Pending, Step, StepOf};
use crate::log::{GameLog, LogStep};
use crate::play::Play;
use crate::random::{FastRng, below, choose, fast};
use crate::seat::{Seat, Viewer};
use crate::setup::Setup;

pub use self::secrecy::secrecy;
pub use self::texts::bad_texts;

/// How many random games a variant and seat count.
pub fn depth() -> u64 {
    trial::how_many("UNDERSTORY_GAMES", 20, 300)
}

/// Every table of a game: each variant at each of its seat counts.
pub fn tables<G: Game>() -> Vec<(String, G)> {
    let descriptor = G::descriptor();
    assert!(!descriptor.variants.is_empty(), "no variants to test");
    let mut tables = Vec::new();
    for variant in descriptor.variants {
        for seats in variant.seats {
            let name = format!("{} {} with {seats}", descriptor.id, variant.name);
            let setup = Setup::of_variant(descriptor, variant, *seats)
                .unwrap_or_else(|e| panic!("{name}: {e}"));
            let game = G::new(&setup).unwrap_or_else(|e| panic!("{name}: {e}"));
            tables.push((name, game));
        }
    }
    tables
}

/// Plays a game at random and shows every position on the way, the first and the last included.
pub fn walk<G: Game>(game: &G, rng: &mut FastRng, mut at: impl FnMut(&G::State)) {
    let mut state = game.start();
    at(&state);
    while let Some(step) = random_step(game, &state, rng) {
        take(game, &mut state, step);
        at(&state);
    }
}

/// Random games keep every promise: they end in time, no card is lost, odds, indices and notation
/// are sound, scores stay in their bounds, sheets add up, and the log replays to the same position.
pub fn random_games<G: Game>() {
    let seed = trial::seed(1);
    for (name, game) in tables::<G>() {
        for index in 0..depth() {
            // Writing and reading everything is slow; a tenth of the games suffices.
            let thorough = index % 10 == 0;
            let name = format!("{name}, game {index}");
            random_game(&game, &name, fast(seed, index), thorough);
        }
    }
}

fn random_game<G: Game>(game: &G, name: &str, mut rng: FastRng, thorough: bool) {
    let bounds = game.bounds();
    let mut state = game.start();
    let mut steps: Vec<StepOf<G>> = Vec::new();
    loop {
        if let Err(e) = game.audit(&state) {
            panic!("{name}, step {}: {e}", steps.len());
        }
        let Some(step) = random_step(game, &state, &mut rng) else {
            break;
        };
        if thorough {
            check_offers(game, &state, name);
        }
        steps.push(step);
        assert!(
            steps.len() <= bounds.steps,
            "{name}: more than {} steps",
            bounds.steps
        );
        take(game, &mut state, step);
    }
    let scores = game.scores(&state);
    assert_eq!(scores.len(), game.seats(), "{name}");
    for (seat, score) in scores.iter() {
        assert!(
            (bounds.score_min..=bounds.score_max).contains(score),
            "{name}: {seat} has {score}"
        );
    }
    let winners = game.winners(&state);
    assert!(game.result(&state) == (scores.clone(), winners), "{name}");
    assert!(winners.iter().all(|s| s.index() < game.seats()), "{name}");
    if thorough {
        let sheet = game.sheet(&state);
        for (seat, score) in scores.iter() {
            assert_eq!(sheet.seats[seat].total(), *score, "{name}: sheet of {seat}");
        }
        assert_eq!(sheet.winners, winners, "{name}");
        assert!(
            !winners.is_empty() || !sheet.rivals.is_empty(),
            "{name}: nobody wins"
        );
        check_replay::<G>(game, &state, &steps, name);
    }
}

/// A random step, or `None` when the game is over.
pub fn random_step<G: Game>(game: &G, state: &G::State, rng: &mut FastRng) -> Option<StepOf<G>> {
    match game.pending(state) {
        Pending::Over => None,
        Pending::Chance => Some(Step::Chance(game.draw(state, rng))),
        Pending::Seats(seats) => {
            let seats: Vec<Seat> = seats.iter().collect();
            let seat = choose(rng, &seats);
            let mut actions = Actions::new();
            game.actions(state, seat, &mut actions);
            assert!(!actions.is_empty(), "{seat} is awaited but cannot act");
            Some(Step::Act(seat, choose(rng, &actions)))
        }
    }
}

/// Takes a step that is known to be legal.
pub fn take<G: Game>(game: &G, state: &mut G::State, step: StepOf<G>) {
    match step {
        Step::Chance(outcome) => game.resolve_unchecked(state, outcome),
        Step::Act(seat, action) => game.apply_unchecked(state, seat, action),
    }
}

/// Indices, notation and odds of what is on offer.
fn check_offers<G: Game>(game: &G, state: &G::State, name: &str) {
    let space = game.bounds().action_space;
    for seat in Seat::first(game.seats()) {
        let mut actions = Actions::new();
        game.actions(state, seat, &mut actions);
        let mut indices: Vec<usize> = actions.iter().map(|a| game.action_index(*a)).collect();
        for (action, index) in actions.iter().zip(&indices) {
            assert!(*index < space, "{name}: {action} has index {index}");
            assert_eq!(game.action_at(*index), Some(*action), "{name}: {index}");
            assert_eq!(action.to_string().parse(), Ok(*action), "{name}: {action}");
            assert_eq!(game.refusal(state, seat, *action), None, "{name}: {action}");
        }
        indices.sort_unstable();
        indices.dedup();
        assert_eq!(indices.len(), actions.len(), "{name}: an action twice");
    }
    let mut outcomes = Outcomes::new();
    game.outcomes(state, &mut outcomes);
    let chance = game.pending(state) == Pending::Chance;
    assert_eq!(chance, !outcomes.is_empty(), "{name}: chance without odds");
    for (i, (outcome, weight)) in outcomes.iter().enumerate() {
        assert!(*weight > 0, "{name}: {outcome} cannot happen");
        assert_eq!(outcome.to_string().parse(), Ok(*outcome), "{name}");
        assert!(
            outcomes[..i].iter().all(|(o, _)| o != outcome),
            "{name}: {outcome} twice"
        );
    }
}

/// The log as text, read again and replayed through the type-erased layer, ends where we are.
fn check_replay<G: Game>(game: &G, state: &G::State, steps: &[StepOf<G>], name: &str) {
    let lines = steps
        .iter()
        .map(|step| match step {
            Step::Chance(outcome) => LogStep::chance(outcome.to_string()),
            Step::Act(seat, action) => LogStep::act(*seat, action.to_string()),
        })
        .collect();
    let descriptor = G::descriptor();
    let log = GameLog::new(descriptor.id, descriptor.rules_version, game.setup(), lines);
    let read = GameLog::parse(&log.text()).unwrap_or_else(|e| panic!("{name}: {e}"));
    assert!(read == log, "{name}: the log reads back differently");
    let play = read
        .replay(&RegisteredGame::<G>::NEW)
        .unwrap_or_else(|e| panic!("{name}: {e}"));
    let mut again = game.start();
    for step in steps {
        let result = match step {
            Step::Chance(outcome) => game.resolve(&mut again, *outcome),
            Step::Act(seat, action) => game.apply(&mut again, *seat, *action),
        };
        result.unwrap_or_else(|e| panic!("{name}: {e}"));
    }
    assert!(again == *state, "{name}: the log leads elsewhere");
    let viewer = Viewer::Seat(Seat::P1);
    let bytes = |view: &G::View| serde_json::to_value(view).expect("a view is plain data");
    assert_eq!(
        play.rules().view(play.state(), viewer),
        bytes(&game.view(state, viewer)),
        "{name}: the replayed log leads elsewhere"
    );
}

/// Chance comes up at the odds it states, and random picks are uniform: frequencies of `draw` and
/// `pick` against `outcomes` and `actions`, by chi-squared.
pub fn chance_keeps_its_odds<G: Game>() {
    for (name, game) in tables::<G>() {
        let (mut draws, mut picks) = (0, 0);
        for index in 0..4 {
            let mut rng = fast(2, index);
            let mut state = game.start();
            while let Some(step) = random_step(&game, &state, &mut rng) {
                if below(&mut rng, 16) == 0 {
                    if let Step::Act(seat, _) = step {
                        check_pick(&game, &state, seat, &mut rng, &name);
                        picks += 1;
                    } else {
                        check_draw(&game, &state, &mut rng, &name);
                        draws += 1;
                    }
                }
                take(&game, &mut state, step);
            }
        }
        assert!(
            draws > 0 && picks > 0,
            "{name}: {draws} draws, {picks} picks"
        );
    }
}

const SAMPLES: u32 = 4000;

fn check_draw<G: Game>(game: &G, state: &G::State, rng: &mut FastRng, name: &str) {
    let mut outcomes = Outcomes::new();
    game.outcomes(state, &mut outcomes);
    let total: u32 = outcomes.iter().map(|(_, w)| w).sum();
    let odds: Vec<(G::Chance, f64)> = outcomes
        .iter()
        .map(|(o, w)| (*o, f64::from(*w) / f64::from(total)))
        .collect();
    assert_frequencies(&odds, || game.draw(state, rng), name);
}

fn check_pick<G: Game>(game: &G, state: &G::State, seat: Seat, rng: &mut FastRng, name: &str) {
    let mut actions = Actions::new();
    game.actions(state, seat, &mut actions);
    let share = 1.0 / actions.len() as f64;
    let odds: Vec<(G::Action, f64)> = actions.iter().map(|a| (*a, share)).collect();
    assert_frequencies(&odds, || game.pick(state, seat, rng), name);
}

fn assert_frequencies<T: Copy + Eq + Hash>(
    odds: &[(T, f64)],
    mut sample: impl FnMut() -> T,
    name: &str,
) {
    let mut counts: HashMap<T, u32> = HashMap::new();
    for _ in 0..SAMPLES {
        *counts.entry(sample()).or_default() += 1;
    }
    let pairs: Vec<(f64, f64)> = odds
        .iter()
        .map(|(value, share)| {
            let seen = counts.remove(value).unwrap_or(0);
            (f64::from(seen), f64::from(SAMPLES) * share)
        })
        .collect();
    assert!(counts.is_empty(), "{name}: drew what cannot come up");
    assert_plausible(&pairs, name);
}

/// Fails if the counts (seen, expected) are too far off: beyond five standard deviations of
/// chi-squared, which the right odds do about once in a million cases.
pub fn assert_plausible(pairs: &[(f64, f64)], name: &str) {
    let freedom = pairs.len() as f64 - 1.0;
    let chi: f64 = pairs
        .iter()
        .map(|(seen, expected)| (seen - expected).powi(2) / expected)
        .sum();
    let limit = freedom + 5.0 * (2.0 * freedom).sqrt() + 10.0;
    assert!(
        chi <= limit,
        "{name}: chi-squared {chi:.1} > {limit:.1}: {pairs:?}"
    );
}

/// Compares worlds drawn by `resample` with the full list of possible ones and their weights.
pub fn resample_matches<G: Game>(
    game: &G,
    view: &G::View,
    worlds: &[(G::State, f64)],
    samples: u32,
) {
    let mut rng = fast(3, 0);
    let mut counts: HashMap<G::State, u32> = HashMap::new();
    for _ in 0..samples {
        *counts.entry(game.resample(view, &mut rng)).or_default() += 1;
    }
    let total: f64 = worlds.iter().map(|(_, w)| w).sum();
    let pairs: Vec<(f64, f64)> = worlds
        .iter()
        .map(|(world, weight)| {
            let seen = counts.remove(world).unwrap_or(0);
            (f64::from(seen), f64::from(samples) * weight / total)
        })
        .collect();
    assert!(counts.is_empty(), "{} impossible worlds", counts.len());
    assert_plausible(&pairs, "resampled worlds");
}

fn hash<T: Hash>(value: &T) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

/// What the rules do not allow is refused with a reason, and nothing changes: mutated actions,
/// stale ones, other seats' ones, chance out of turn.
pub fn illegal_actions<G: Game>() {
    let seed = trial::seed(4);
    for (name, game) in tables::<G>() {
        let mut refused = 0;
        for index in 0..depth().div_ceil(10) {
            let mut rng = fast(seed, index);
            let mut state = game.start();
            let mut stale: Vec<G::Action> = Vec::new();
            let mut old_chance: Option<G::Chance> = None;
            while let Some(step) = random_step(&game, &state, &mut rng) {
                let mut wishes = stale.clone();
                let space = game.bounds().action_space as u32;
                for _ in 0..12 {
                    wishes.extend(game.action_at(below(&mut rng, space) as usize));
                }
                // One position hears all that is refused, so that it is enough to hash it once.
                let mut same = state.clone();
                for seat in Seat::ALL {
                    let mut legal = Actions::new();
                    if seat.index() < game.seats() {
                        game.actions(&state, seat, &mut legal);
                    }
                    for wish in &wishes {
                        if legal.contains(wish) {
                            let result = game.apply(&mut state.clone(), seat, *wish);
                            assert_eq!(result, Ok(()), "{name}: {seat} {wish}");
                        } else {
                            let result = game.apply(&mut same, seat, *wish);
                            assert!(result.is_err(), "{name}: {seat} {wish} was taken");
                            assert!(same == state, "{name}: {seat} {wish} changed something");
                            refused += 1;
                        }
                    }
                }
                assert_eq!(hash(&same), hash(&state), "{name}");
                if let Some(outcome) = old_chance {
                    let mut outcomes = Outcomes::new();
                    game.outcomes(&state, &mut outcomes);
                    if !outcomes.iter().any(|(o, _)| *o == outcome) {
                        let mut copy = state.clone();
                        assert!(
                            game.resolve(&mut copy, outcome).is_err(),
                            "{name}: {outcome}"
                        );
                        assert!(copy == state, "{name}: {outcome}");
                    }
                }
                if let Step::Chance(outcome) = step {
                    old_chance = Some(outcome);
                }
                if let Pending::Seats(seats) = game.pending(&state) {
                    stale.clear();
                    for seat in seats.iter() {
                        let mut actions = Actions::new();
                        game.actions(&state, seat, &mut actions);
                        for _ in 0..3 {
                            stale.push(choose(&mut rng, &actions));
                        }
                    }
                }
                take(&game, &mut state, step);
            }
        }
        assert!(refused > 100, "{name}: hardly anything was tried");
    }
}

/// Undo leads back to exactly the position before, and never past chance, another seat or a secret.
pub fn undo<G: Game>() {
    for (name, game) in tables::<G>() {
        let mut undone = 0;
        for index in 0..depth().div_ceil(50) {
            let mut rng = fast(6, index);
            let mut play = Play::new(&RegisteredGame::<G>::NEW, game.setup())
                .unwrap_or_else(|e| panic!("{name}: {e}"));
            loop {
                let seats = match play.pending() {
                    Pending::Over => break,
                    Pending::Chance => {
                        play.run_chance(&mut rng);
                        for seat in Seat::first(game.seats()) {
                            assert_eq!(play.undoable(seat), 0, "{name}: chance undone");
                        }
                        continue;
                    }
                    Pending::Seats(seats) => seats,
                };
                let before = play.state().clone();
                let seats: Vec<Seat> = seats.iter().collect();
                let seat = choose(&mut rng, &seats);
                let choices = play.rules().actions(play.state(), seat);
                let at = below(&mut rng, choices.len() as u32) as usize;
                let text = choices[at].text.clone();
                play.act(seat, &text)
                    .unwrap_or_else(|e| panic!("{name}: {e}"));
                if play.undoable(seat) > 0 && below(&mut rng, 4) == 0 {
                    assert!(play.undo(seat), "{name}");
                    assert!(*play.state() == before, "{name}: undo leads elsewhere");
                    play.act(seat, &text)
                        .unwrap_or_else(|e| panic!("{name}: {e}"));
                    undone += 1;
                }
            }
        }
        // Some games reveal at every step; then there is nothing to undo, and that is right.
        let _ = undone;
    }
}

/// Views in JSON with anything wrong in them are refused, not fatal.
pub fn bad_views<G: Game>() {
    let seed = trial::seed(7);
    for (name, game) in tables::<G>() {
        for index in 0..4 {
            let mut rng = fast(seed, index);
            let mut state = game.start();
            while let Some(step) = random_step(&game, &state, &mut rng) {
                if below(&mut rng, 24) == 0 {
                    let viewers: Vec<Viewer> = Viewer::all(game.seats()).collect();
                    let view = game.view(&state, choose(&mut rng, &viewers));
                    let good = serde_json::to_value(view).expect("plain data");
                    for _ in 0..20 {
                        let mut bad = good.clone();
                        mutate(&mut bad, &mut rng);
                        if let Ok(view) = serde_json::from_value::<G::View>(bad) {
                            // Still a possible view: then a world must be found for it.
                            let world = game.resample(&view, &mut rng);
                            let _ = game.pending(&world);
                        }
                    }
                }
                take(&game, &mut state, step);
            }
        }
        let _ = name;
    }
}

/// Changes one thing somewhere in a JSON value.
fn mutate(value: &mut serde_json::Value, rng: &mut FastRng) {
    use serde_json::Value;
    match value {
        Value::Object(map) if !map.is_empty() && below(rng, 8) != 0 => {
            let at = below(rng, map.len() as u32) as usize;
            let key = map.keys().nth(at).cloned().unwrap_or_default();
            if below(rng, 12) == 0 {
                map.remove(&key);
            } else if let Some(inner) = map.get_mut(&key) {
                mutate(inner, rng);
            }
        }
        Value::Array(list) if !list.is_empty() && below(rng, 8) != 0 => {
            let at = below(rng, list.len() as u32) as usize;
            match below(rng, 6) {
                0 => {
                    list.remove(at);
                }
                1 => list.push(list[at].clone()),
                2 => list.swap(0, at),
                _ => mutate(&mut list[at], rng),
            }
        }
        Value::Number(n) => {
            let n = n.as_i64().unwrap_or(0);
            *value = choose(rng, &[n + 1, n - 1, -1, 0, 255, 1 << 40]).into();
        }
        Value::Bool(b) => *value = (!*b).into(),
        Value::String(s) => {
            *value = choose(rng, &["", "P1", "P6", "oak-1", "public", s.as_str()]).into();
        }
        _ => {
            *value = match below(rng, 3) {
                0 => Value::Null,
                1 => "P2".into(),
                _ => 3.into(),
            }
        }
    }
}

/// The whole suite as tests, for a list of games: a module name and the type of each.
#[macro_export]
macro_rules! generic_suite {
    ($($name:ident: $game:ty,)*) => {
        $(mod $name {
            #[test]
            fn random_games() {
                $crate::suite::random_games::<$game>();
            }

            #[test]
            fn chance_keeps_its_odds() {
                $crate::suite::chance_keeps_its_odds::<$game>();
            }

            #[test]
            fn illegal_actions_change_nothing() {
                $crate::suite::illegal_actions::<$game>();
            }

            #[test]
            fn bad_texts_are_refused() {
                $crate::suite::bad_texts::<$game>();
            }

            #[test]
            fn secrecy() {
                $crate::suite::secrecy::<$game>();
            }

            #[test]
            fn undo() {
                $crate::suite::undo::<$game>();
            }

            #[test]
            fn bad_views_are_refused() {
                $crate::suite::bad_views::<$game>();
            }
        })*
    };
}
