//! Secrecy: nobody sees, may do or is told anything that depends on what it cannot know.

use std::collections::{BTreeMap, HashMap};
use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::{depth, random_step, tables, take, trial};
use crate::checked::Checked;
use crate::game::{Actions, Game, Outcomes, Pending, Step, StepOf};
use crate::phrase::{Plain, Say};
use crate::random::{FastRng, below, fast};
use crate::seat::{Seat, Viewer};

/// Secrecy: re-deal what a viewer cannot know, and its view, its actions and what it is told are
/// the same bytes.
pub fn secrecy<G: Game>() {
    // By far the slowest of these tests: a thread for every core, table by table.
    let tables = tables::<G>();
    let seed = trial::seed(5);
    let next = AtomicUsize::new(0);
    let threads = std::thread::available_parallelism().map_or(1, NonZero::get);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some((name, game)) = tables.get(next.fetch_add(1, Ordering::Relaxed)) {
                    for index in 0..depth().div_ceil(20) {
                        secret_game(game, fast(seed, index), name);
                    }
                }
            });
        }
    });
}

fn secret_game<G: Game>(game: &G, mut rng: FastRng, name: &str) {
    let mut state = game.start();
    while let Some(step) = random_step(game, &state, &mut rng) {
        if below(&mut rng, 8) == 0 {
            for viewer in Viewer::all(game.seats()) {
                check_secrecy(game, &state, viewer, &mut rng, name);
            }
        }
        take(game, &mut state, step);
    }
    for viewer in Viewer::all(game.seats()) {
        check_secrecy(game, &state, viewer, &mut rng, name);
    }
}

fn check_secrecy<G: Game>(
    game: &G,
    state: &G::State,
    viewer: Viewer,
    rng: &mut FastRng,
    name: &str,
) {
    let bytes = |state: &G::State| {
        serde_json::to_string(&game.view(state, viewer)).expect("a view is plain data")
    };
    let view = game.view(state, viewer);
    let world = game.resample(&view, rng);
    if let Err(e) = game.audit(&world) {
        panic!("{name}: a re-dealt world is broken: {e}");
    }
    let seen = bytes(state);
    assert_eq!(seen, bytes(&world), "{name}: {viewer} sees a re-deal");
    assert!(view == game.view(&world, viewer), "{name}: {viewer}");
    assert_eq!(
        game.pending(state),
        game.pending(&world),
        "{name}: {viewer}"
    );
    if let Some(seat) = viewer.seat() {
        let list = |state| {
            let mut actions = Actions::new();
            game.actions(state, seat, &mut actions);
            actions
        };
        assert_eq!(list(state), list(&world), "{name}: actions of {seat}");
    }
    let read: G::View =
        serde_json::from_str(&seen).unwrap_or_else(|e| panic!("{name}: {e}: {seen}"));
    assert!(
        read == view,
        "{name}: the view reads back differently: {seen}"
    );
    check_events(game, [state, &world], viewer, rng, name);
}

/// What a viewer is told of a step may depend on nothing but what it sees before and after; and who
/// did not learn anything cannot tell the worlds apart by the step.
fn check_events<G: Game>(
    game: &G,
    worlds: [&G::State; 2],
    viewer: Viewer,
    rng: &mut FastRng,
    name: &str,
) {
    const MOST: usize = 24;
    let mut told: [Told<G>; 2] = [HashMap::new(), HashMap::new()];
    let mut after: [Vec<(StepOf<G>, String)>; 2] = [Vec::new(), Vec::new()];
    let mut complete = true;
    for ((world, after), told) in worlds.iter().zip(&mut after).zip(&mut told) {
        let mut steps = all_steps(game, world);
        while steps.len() > MOST {
            steps.swap_remove(below(rng, steps.len() as u32) as usize);
            complete = false;
        }
        for step in steps {
            let checked = legal(game, world, step, name);
            let copy = checked.after();
            let view = serde_json::to_string(&game.view(&copy, viewer)).expect("plain data");
            let words = Plain.say(&checked.describe(viewer));
            // Steps of different actors may look alike afterwards; they are told apart by who acts.
            let alike = told.entry((actor(step), view.clone())).or_default();
            // Two words for what looks the same: only if it makes no difference to anybody.
            for (other, state) in alike.iter() {
                assert!(
                    *other == words || *state == copy,
                    "{name}: {viewer} is told more than it sees: {words} or {other}"
                );
            }
            alike.insert(words, copy);
            after.push((step, view));
        }
    }
    // The words may not give away which of the worlds it is.
    let [here, there] = &told;
    for (key, alike) in here {
        let Some(others) = there.get(key) else {
            continue;
        };
        if complete || (alike.len() == 1 && others.len() == 1) {
            assert!(
                alike.keys().eq(others.keys()),
                "{name}: {viewer} is told which world it is: {:?} or {:?}",
                alike.keys(),
                others.keys()
            );
        }
    }
    let [here, there] = &after;
    for (step, view) in here {
        let checked = legal(game, worlds[0], *step, name);
        if checked.revealed().includes(viewer) {
            continue;
        }
        match *step {
            Step::Chance(_) => {
                for (_, other) in there {
                    assert_eq!(view, other, "{name}: {viewer} learns from {step:?}");
                }
            }
            Step::Act(seat, _) if viewer.is(seat) => {
                let same = there.iter().find(|(s, _)| s == step);
                if let Some((_, other)) = same {
                    assert_eq!(view, other, "{name}: {viewer} learns from {step:?}");
                } else {
                    assert!(!complete, "{name}: {step:?} gives the world away");
                }
            }
            Step::Act(seat, _) => {
                let possible = there
                    .iter()
                    .any(|(s, other)| actor(*s) == Some(seat) && view == other);
                assert!(
                    possible || !complete,
                    "{name}: {viewer} learns from {step:?}"
                );
            }
        }
    }
}

fn legal<'a, G: Game>(
    game: &'a G,
    state: &'a G::State,
    step: StepOf<G>,
    name: &str,
) -> Checked<'a, G> {
    let checked = game.check(state, step);
    checked.unwrap_or_else(|e| panic!("{name}: {step:?}: {e}"))
}

/// By actor and view afterwards: the words a viewer is told, each with a position it led to.
type Told<G> = HashMap<(Option<Seat>, String), BTreeMap<String, <G as Game>::State>>;

fn actor<A: Copy, C: Copy>(step: Step<A, C>) -> Option<Seat> {
    match step {
        Step::Chance(_) => None,
        Step::Act(seat, _) => Some(seat),
    }
}

fn all_steps<G: Game>(game: &G, state: &G::State) -> Vec<StepOf<G>> {
    match game.pending(state) {
        Pending::Over => Vec::new(),
        Pending::Chance => {
            let mut outcomes = Outcomes::new();
            game.outcomes(state, &mut outcomes);
            outcomes.iter().map(|(o, _)| Step::Chance(*o)).collect()
        }
        Pending::Seats(seats) => seats
            .iter()
            .flat_map(|seat| {
                let mut actions = Actions::new();
                game.actions(state, seat, &mut actions);
                actions.into_iter().map(move |a| Step::Act(seat, a))
            })
            .collect(),
    }
}
