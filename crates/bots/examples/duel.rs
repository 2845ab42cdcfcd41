//! Which of two networks judges better: `cargo xtask duel GAME FILE FILE [--games N] [--iterations N]
//! [--seed N]`.
//!
//! The same search with either of them, on the same deals from every seat: one seat has the first
//! network, all others the second.

use std::process::ExitCode;
use std::sync::Mutex;

use bots::arena::{Block, Tally};
use bots::{Budget, Insight, Net, search_by};
use rayon::prelude::*;
use table::random::{Rng, fast};
use table::{Game, Pending, Seat, Setup, Viewer};

const USAGE: &str = "usage: duel GAME FILE FILE [--games N] [--iterations N] [--seed N]";

/// What to play.
struct Order {
    game: String,
    nets: [Net; 2],
    games: u64,
    iterations: u32,
    seed: u64,
}

/// Reads the arguments.
///
/// # Errors
/// What is wrong with them.
fn read(args: impl IntoIterator<Item = String>) -> Result<Order, String> {
    let (mut games, mut iterations, mut seed) = (200, 300, 1);
    let mut names = Vec::new();
    let mut rest = args.into_iter();
    while let Some(arg) = rest.next() {
        let number = match arg.as_str() {
            "--games" => &mut games,
            "--iterations" => &mut iterations,
            "--seed" => &mut seed,
            name if !name.starts_with('-') => {
                names.push(arg);
                continue;
            }
            _ => return Err(format!("nobody knows what {arg:?} means")),
        };
        let value = rest.next().unwrap_or_default();
        *number = value
            .parse::<u32>()
            .map_err(|_| format!("{arg} needs a number, not {value:?}"))?;
    }
    let [game, a, b] = &names[..] else {
        return Err("a game and two files of networks are needed".to_string());
    };
    Ok(Order {
        game: game.clone(),
        nets: [Net::open(a)?, Net::open(b)?],
        games: games.into(),
        iterations,
        seed: seed.into(),
    })
}

fn main() -> ExitCode {
    let order = match read(std::env::args().skip(1)) {
        Ok(order) => order,
        Err(fault) => {
            eprintln!("{fault}\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    macro_rules! find {
        ($($name:ident: $game:ty,)*) => {
            $(if <$game as Game>::descriptor().id == order.game {
                return duel::<$game>(&order);
            })*
        };
    }
    registry::for_all_games!(find);
    eprintln!("there is no game {:?}\n{USAGE}", order.game);
    ExitCode::from(2)
}

fn duel<G: Insight>(order: &Order) -> ExitCode {
    let descriptor = G::descriptor();
    let seats = if descriptor.id == "canopy-city" { 4 } else { 2 };
    let setup = Setup::new(descriptor, seats, [], None).expect("the usual table");
    let game = G::new(&setup).expect("the usual table");
    if order.nets.iter().any(|net| net.shape() != game.shape()) {
        eprintln!("a network is not for this game as it is today");
        return ExitCode::from(2);
    }
    let tally = Mutex::new(Tally::default());
    let blocks = order.games.div_ceil(seats as u64);
    (0..blocks).into_par_iter().for_each(|number| {
        let mut block = Block::default();
        for first in Seat::first(seats) {
            play(&game, order, first, number, &mut block);
        }
        if let Ok(mut tally) = tally.lock() {
            tally.add(block);
        }
    });
    let tally = tally.into_inner().expect("nobody stopped half-way");
    let (share, half) = tally.share();
    let (share, half, fair) = (100.0 * share, 100.0 * half, 100.0 / seats as f64);
    println!(
        "{} games: {share:.1} ± {half:.1} % (fair: {fair:.0})",
        tally.sum.games
    );
    ExitCode::SUCCESS
}

/// One game: the deal is fixed by the block, the players have luck of their own.
fn play<G: Insight>(game: &G, order: &Order, first: Seat, number: u64, block: &mut Block) {
    let mut deal = fast(order.seed, number);
    let mut thought = fast(!order.seed, number * 8 + first.index() as u64);
    let budget = Budget::iterations(order.iterations);
    let mut state = game.start();
    loop {
        match game.pending(&state) {
            Pending::Over => break,
            Pending::Chance => {
                let outcome = game.draw(&state, &mut deal);
                game.resolve_unchecked(&mut state, outcome);
            }
            Pending::Seats(awaited) => {
                // All choose before anything happens.
                let chosen: Vec<(Seat, Option<G::Action>)> = awaited
                    .iter()
                    .map(|seat| {
                        let net = &order.nets[usize::from(seat != first)];
                        let view = game.view(&state, Viewer::Seat(seat));
                        let seed = thought.next_u64();
                        let manner = game.manner();
                        let found =
                            search_by(game, Some(net), &view, seat, manner, &budget, seed, 1);
                        (seat, found.first().map(|best| best.action))
                    })
                    .collect();
                for (seat, action) in chosen {
                    if let Some(action) = action {
                        game.apply_unchecked(&mut state, seat, action);
                    }
                }
            }
        }
    }
    let (_, winners) = game.result(&state);
    block.games += 1;
    if winners.contains(first) {
        block.share += 1.0 / winners.len() as f64;
    }
}
