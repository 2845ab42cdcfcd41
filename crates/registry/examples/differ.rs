//! Which of two ways to decide is better, judged only where they differ: `cargo xtask differ`.
//!
//! A match of two good players is mostly luck, and most of their decisions are the same. So both decide
//! in every position of some games, and where they do not agree, either decision is played out in the
//! same imagined worlds, by `tree` on all seats, to the end. This tells as much as many times the games.

mod common;

use std::sync::Mutex;

use clap::{Parser, value_parser};
use knowledge::BotKnowledge;
use rayon::prelude::*;
use registry::bot;
use search::arena::{Block, Side, Tally};
use search::{DecideOptions, Level};
use table::random::{FastRng, Rng, below, fast};
use table::{Actions, Seat, Viewer};

/// Which of two ways to decide is better, judged only where they differ
#[derive(Parser)]
#[command(bin_name = "cargo xtask differ", args_override_self = true)]
struct Order {
    /// The game, such as arboretum
    game: String,
    /// A side as in the arena, such as ancient@800:lookahead_depth=0
    #[arg(value_name = "SIDE")]
    first: String,
    /// The side it is compared with
    #[arg(value_name = "SIDE")]
    second: String,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = value_parser!(u32).range(1..))]
    games: u32,
    /// Worlds in which either decision is played out
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = value_parser!(u32).range(1..))]
    worlds: u32,
    /// The seed of all luck
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = value_parser!(u32).range(1..))]
    seed: u32,
}

impl common::Order for Order {
    fn game(&self) -> &str {
        &self.game
    }

    fn carry_out<G: BotKnowledge>(&self) -> Result<(), String> {
        differ::<G>(self)
    }
}

fn main() {
    common::start::<Order>();
}

/// What was seen in some games.
#[derive(Default)]
struct Seen {
    decisions: u32,
    differ: u32,
    /// What the first side gains by them, game by game.
    gains: Tally,
}

impl Seen {
    fn tell(&self) -> String {
        let (gain, half) = self.gains.margin();
        let (gain, half, games) = (100.0 * gain, 100.0 * half, self.gains.sum.games);
        let Seen {
            decisions, differ, ..
        } = self;
        format!(
            "{games} games: {differ} of {decisions} decisions differ; \
             the first gains {gain:.1} ± {half:.1} % of a win a game by them"
        )
    }
}

fn differ<G: BotKnowledge>(order: &Order) -> Result<(), String> {
    let (setup, game) = common::usual::<G>();
    let bot = bot(&setup, &order.game).expect("every game has bots");
    let mut sides = Vec::new();
    for text in [&order.first, &order.second] {
        match Side::read_level(text, bot.as_ref(), None) {
            Ok(side) => sides.push(side),
            Err(fault) => {
                let wrong = fault.text;
                return Err(format!(
                    "{text:?} is not a side because of {wrong:?}; one is such as \
                     canopy@1000 or ancient@800:lookahead_depth=0"
                ));
            }
        }
    }
    let all = Mutex::new(Seen::default());
    (0..u64::from(order.games))
        .into_par_iter()
        .for_each(|number| {
            let (decisions, differ, gain) = watch(&game, &sides, order, number);
            if let Ok(mut all) = all.lock() {
                all.decisions += decisions;
                all.differ += differ;
                all.gains.add(Block {
                    games: 1,
                    margin: gain,
                    ..Block::default()
                });
                eprintln!("{}", all.tell());
            }
        });
    let all = all.into_inner().expect("nobody stopped half-way");
    println!("{}", all.tell());
    Ok(())
}

/// One game, in which now the one and now the other has its way: decisions, how many differ, and what
/// the first side gains by them in the place of one seat.
fn watch<G: BotKnowledge>(game: &G, sides: &[Side], order: &Order, number: u64) -> (u32, u32, f64) {
    let seed = u64::from(order.seed);
    let mut deal = fast(seed, number);
    let mut rng = fast(!seed, number);
    let (mut decisions, mut differ, mut sum) = (0, 0, 0.0);
    common::play(game, game.start(), Seat::P1, &mut deal, |state, seat| {
        let mut actions = Actions::new();
        game.actions(state, seat, &mut actions);
        if let [only] = actions[..] {
            return Some(only);
        }
        let view = game.view(state, Viewer::Seat(seat));
        let seed = rng.next_u64();
        let decided = [0, 1].map(|i| decide(game, &sides[i], &view, seat, seed));
        decisions += 1;
        if let [Some(a), Some(b)] = decided
            && a != b
        {
            differ += 1;
            sum += gain(game, &view, seat, [a, b], order.worlds, &mut rng);
        }
        decided[below(&mut rng, 2) as usize]
    });
    (decisions, differ, sum / game.seats() as f64)
}

fn decide<G: BotKnowledge>(
    game: &G,
    side: &Side,
    view: &G::View,
    seat: Seat,
    seed: u64,
) -> Option<G::Action> {
    match side {
        Side::Level {
            level,
            limit,
            params,
        } => {
            let options = DecideOptions {
                limit: *limit,
                params: *params,
                ..DecideOptions::default()
            };
            level.decide(game, view, seat, &options, seed)
        }
        Side::Style(_) | Side::Outside { .. } => None,
    }
}

/// How much more of the win the first decision brings than the second, in the mean.
fn gain<G: BotKnowledge>(
    game: &G,
    view: &G::View,
    seat: Seat,
    decisions: [G::Action; 2],
    worlds: u32,
    rng: &mut FastRng,
) -> f64 {
    let mut sum = 0.0;
    for _ in 0..worlds {
        let world = game.resample(view, rng);
        let luck = [rng.next_u64(), rng.next_u64()];
        let [a, b] = decisions.map(|action| play_out(game, world.clone(), seat, action, luck));
        sum += a - b;
    }
    sum / f64::from(worlds)
}

/// A seat's share of the win if it decides like this and all go on as `tree` does.
fn play_out<G: BotKnowledge>(
    game: &G,
    state: G::State,
    seat: Seat,
    decision: G::Action,
    luck: [u64; 2],
) -> f64 {
    let [mut deal, mut thought] = luck.map(|seed| fast(seed, 0));
    let mut decision = Some(decision);
    common::play(game, state, seat, &mut deal, |state, mover| {
        let own = decision.take_if(|_| mover == seat);
        own.or_else(|| {
            let view = game.view(state, Viewer::Seat(mover));
            let options = DecideOptions::default();
            Level::Tree.decide(game, &view, mover, &options, thought.next_u64())
        })
    })
}
