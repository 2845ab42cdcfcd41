//! How bots behave at every table: legally, repeatably, and with what they may know only.

#![allow(
    clippy::unwrap_used,
    reason = "a table that cannot be set up is a failed test"
)]

use registry::bot;
use search::{DecideOptions, Level, Limit};
use table::random::{FastRng, Rng, below, fast, seeded};
use table::suite::trial;
use table::{AnyGame, Pending, Play, Seat, Setup, Viewer};

/// All kinds of tables: game, seats, options.
fn tables() -> Vec<(&'static dyn AnyGame, Setup)> {
    let mut tables = Vec::new();
    for game in registry::GAMES {
        for variant in game.descriptor().variants {
            for seats in variant.seats {
                let setup = Setup::of_variant(game.descriptor(), variant, *seats).unwrap();
                tables.push((*game, setup));
            }
        }
    }
    tables
}

/// Plays a game; `decide` says what an awaited seat does. Gives the number of decisions.
fn play_out(
    game: &'static dyn AnyGame,
    setup: &Setup,
    seed: u64,
    mut decide: impl FnMut(&Play, Seat, &mut FastRng) -> String,
) -> u32 {
    let mut play = Play::new(game, setup).unwrap();
    let (mut deal, mut luck) = (seeded(seed), fast(seed, 1));
    let mut decisions = 0;
    loop {
        play.run_chance(&mut deal);
        let Pending::Seats(seats) = play.pending() else {
            return decisions;
        };
        for seat in seats.iter() {
            let action = decide(&play, seat, &mut luck);
            play.act(seat, &action).expect("bots keep to the rules");
            decisions += 1;
        }
    }
}

#[test]
fn decisions_at_all_tables_are_legal() {
    let levels = [Level::Seedling, Level::Tree, Level::Canopy, Level::Ancient];
    // A round of all tables takes some seconds; every fourth table is some of each game.
    let (every, wanted) = if trial::is_full() {
        (1, 10_000)
    } else {
        (4, 1)
    };
    let mut decisions = 0;
    let mut round = trial::seed(0);
    while decisions < wanted {
        for (game, setup) in tables().into_iter().step_by(every) {
            let bot = bot(&setup, game.descriptor().id).unwrap();
            decisions += play_out(game, &setup, round, |play, seat, luck| {
                let view = play.rules().any_view(play.state(), Viewer::Seat(seat));
                let level = levels[below(luck, levels.len() as u32) as usize];
                // The highest level plays on only if it can afford a first round: 74 iterations on one core.
                let step = if level == Level::Ancient { 8 } else { 1 };
                let limit = Limit::Iterations(step * (1 + below(luck, 12)));
                let options = DecideOptions::limited(limit);
                bot.decide(level, &view, seat, &options, luck.next_u64())
                    .expect("an awaited seat has something to decide")
            });
        }
        round = round.wrapping_add(1);
    }
}

/// What a program asks may be of another table than it says.
#[test]
fn views_of_other_tables_are_refused_or_answered() {
    let (mut refused, mut own) = (0, 0);
    for (game, setup) in tables().into_iter().step_by(2) {
        let id = game.descriptor().id;
        let mut left = 3;
        play_out(game, &setup, 5, |play, seat, luck| {
            let actions = play.rules().actions(play.state(), seat);
            if left > 0 && below(luck, 6) == 0 {
                left -= 1;
                let view = play.rules().view(play.state(), Viewer::Seat(seat));
                for (other, set_up) in tables() {
                    if other.descriptor().id != id {
                        continue;
                    }
                    let bot = bot(&set_up, id).unwrap();
                    let Ok(read) = bot.read(view.clone(), seat) else {
                        assert!(set_up != setup, "{id}: its own view is refused");
                        refused += 1;
                        continue;
                    };
                    own += u32::from(set_up == setup);
                    for other in Seat::ALL.into_iter().filter(|other| *other != seat) {
                        assert!(
                            bot.read(view.clone(), other).is_err(),
                            "{id}: {other} saw it"
                        );
                    }
                    let options = DecideOptions::limited(Limit::Iterations(2));
                    for level in [Level::Sapling, Level::Tree] {
                        let _ = bot.decide(level, &read, seat, &options, 1);
                    }
                }
            }
            let at = below(luck, actions.len() as u32) as usize;
            actions[at].text.clone()
        });
    }
    assert!(refused > 100 && own > 50, "{refused} refused, {own} own");
}

#[test]
fn the_same_seed_and_iterations_give_the_same_move() {
    for (game, setup) in tables() {
        let bot = bot(&setup, game.descriptor().id).unwrap();
        let mut left = 6;
        play_out(game, &setup, 7, |play, seat, luck| {
            let actions = play.rules().actions(play.state(), seat);
            let at = below(luck, actions.len() as u32) as usize;
            if left > 0 && actions.len() > 1 && below(luck, 8) == 0 {
                left -= 1;
                let view = play.rules().any_view(play.state(), Viewer::Seat(seat));
                let levels = [Level::Seedling, Level::Canopy, Level::Ancient];
                for (level, iterations) in levels.into_iter().zip([150, 150, 80]) {
                    let options = DecideOptions::limited(Limit::Iterations(iterations));
                    let think = || bot.decide(level, &view, seat, &options, 11).unwrap();
                    assert_eq!(think(), think(), "{level} in {}", game.descriptor().id);
                }
            }
            actions[at].text.clone()
        });
    }
}

#[test]
fn sparring_partners_of_arboretum_have_styles_of_their_own() {
    let game = registry::find("arboretum").unwrap();
    let setup = Setup::new(game.descriptor(), 2, [], None).unwrap();
    let bot = bot(&setup, "arboretum").unwrap();
    assert_eq!(bot.styles(), ["hoarder", "builder", "spoiler"]);
    let logs: Vec<Vec<String>> = bot
        .styles()
        .iter()
        .map(|style| {
            let mut moves = Vec::new();
            play_out(game, &setup, 3, |play, seat, _| {
                let view = play.rules().any_view(play.state(), Viewer::Seat(seat));
                let action = bot.spar(style, &view, seat, 5).unwrap();
                moves.push(action.clone());
                action
            });
            moves
        })
        .collect();
    assert_ne!(logs[0], logs[1]);
    assert_ne!(logs[0], logs[2]);
    assert_ne!(logs[1], logs[2]);
}
