//! Which of two networks judges better: `cargo xtask duel`.
//!
//! The same search with either of them, on the same deals from every seat: one seat has the first
//! network, all others the second.

mod common;

use std::sync::Mutex;

use clap::{Parser, value_parser};
use knowledge::{BotKnowledge, Net};
use rayon::prelude::*;
use search::arena::{Block, Tally};
use search::{Budget, search_by};
use table::random::{Rng, fast};
use table::{Seat, Viewer};

/// Which of two networks judges better
#[derive(Parser)]
#[command(bin_name = "cargo xtask duel", args_override_self = true)]
struct Order {
    /// The game, such as arboretum
    game: String,
    /// One seat has this network
    #[arg(value_name = "FILE", value_parser = Net::open)]
    one: Net,
    /// All others have this one
    #[arg(value_name = "FILE", value_parser = Net::open)]
    others: Net,
    /// How many games, rounded up so that every seat has as many
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = value_parser!(u32).range(1..))]
    games: u32,
    /// Iterations of search behind each decision
    #[arg(long, value_name = "N", default_value_t = 300, value_parser = value_parser!(u32).range(1..))]
    iterations: u32,
    /// The seed of all luck
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = value_parser!(u32).range(1..))]
    seed: u32,
}

impl common::Order for Order {
    fn game(&self) -> &str {
        &self.game
    }

    fn carry_out<G: BotKnowledge>(&self) -> Result<(), String> {
        duel::<G>(self)
    }
}

fn main() {
    common::start::<Order>();
}

fn duel<G: BotKnowledge>(order: &Order) -> Result<(), String> {
    let (_, game) = common::usual::<G>();
    if [&order.one, &order.others]
        .iter()
        .any(|net| net.shape() != game.shape())
    {
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
    let seed = u64::from(order.seed);
    let mut deal = fast(seed, number);
    let mut thought = fast(!seed, number * 8 + first.index() as u64);
    let (budget, params) = (Budget::iterations(order.iterations), game.search_params());
    common::play(game, game.start(), first, &mut deal, |state, seat| {
        let net = if seat == first {
            &order.one
        } else {
            &order.others
        };
        let view = game.view(state, Viewer::Seat(seat));
        let seed = thought.next_u64();
        let found = search_by(game, Some(net), &view, seat, params, &budget, seed, 1);
        found.first().map(|best| best.action)
    })
}
