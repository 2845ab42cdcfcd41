//! Which of two networks judges better: `cargo xtask duel GAME FILE FILE [--games N] [--iterations N]
//! [--seed N]`.
//!
//! The same search with either of them, on the same deals from every seat: one seat has the first
//! network, all others the second.

mod common;

use std::process::ExitCode;
use std::sync::Mutex;

use knowledge::{BotKnowledge, Net};
use rayon::prelude::*;
use search::arena::{Block, Tally};
use search::{Budget, search_by};
use table::random::{Rng, fast};
use table::{Seat, Viewer};

/// What to play.
struct Order {
    game: String,
    nets: [Net; 2],
    games: u32,
    iterations: u32,
    seed: u64,
}

impl common::Order for Order {
    const USAGE: &str = "usage: duel GAME FILE FILE [--games N] [--iterations N] [--seed N]";

    fn read(args: impl IntoIterator<Item = String>) -> Result<Self, String> {
        let (mut games, mut iterations, mut seed) = (200, 300, 1);
        let mut numbers = [
            ("--games", &mut games),
            ("--iterations", &mut iterations),
            ("--seed", &mut seed),
        ];
        let needed = "a game and two files of networks";
        let [game, a, b] = common::read(args, &mut numbers, needed)?;
        Ok(Order {
            game,
            nets: [Net::open(&a)?, Net::open(&b)?],
            games,
            iterations,
            seed: seed.into(),
        })
    }

    fn game(&self) -> &str {
        &self.game
    }

    fn carry_out<G: BotKnowledge>(&self) -> Result<(), String> {
        duel::<G>(self)
    }
}

fn main() -> ExitCode {
    common::start::<Order>()
}

fn duel<G: BotKnowledge>(order: &Order) -> Result<(), String> {
    let (_, game) = common::usual::<G>();
    if order.nets.iter().any(|net| net.shape() != game.shape()) {
        return Err("a network is not for this game as it is today".into());
    }
    let seats = game.seats();
    let tally = Mutex::new(Tally::default());
    let blocks = u64::from(order.games).div_ceil(seats as u64);
    (0..blocks).into_par_iter().for_each(|number| {
        let mut block = Block::default();
        for first in Seat::first(seats) {
            block.games += 1;
            block.share += play(&game, order, first, number);
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
    Ok(())
}

/// One game: the deal is fixed by the block, the players have luck of their own.
fn play<G: BotKnowledge>(game: &G, order: &Order, first: Seat, number: u64) -> f64 {
    let mut deal = fast(order.seed, number);
    let mut thought = fast(!order.seed, number * 8 + first.index() as u64);
    let (budget, params) = (Budget::iterations(order.iterations), game.search_params());
    common::play(game, game.start(), first, &mut deal, |state, seat| {
        let net = Some(&order.nets[usize::from(seat != first)]);
        let view = game.view(state, Viewer::Seat(seat));
        let seed = thought.next_u64();
        let found = search_by(game, net, &view, seat, params, &budget, seed, 1);
        found.first().map(|best| best.action)
    })
}
