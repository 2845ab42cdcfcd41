//! Instructions of whole random games by single steps, the only way through the rules, counted by
//! Valgrind: the same on every run, whatever else the machine does. A game that needs more than its limit
//! fails the bench.
//!
//! `cargo xtask bench` installs what it needs and runs it.

#![allow(
    missing_docs,
    reason = "the bench macros make public items of their own"
)]

use arboretum::Arboretum;
use canopee::{Canopee, CanopyFirst};
use city::CanopyCity;
use gungraun::prelude::*;
use gungraun::{Callgrind, EventKind};
use rainforest::Rainforest;
use table::{Game, Setup, playout, random};

/// Games a run; enough that long and short ones even out.
const GAMES: u64 = 100;

/// The limit for a run, from the limit for a game.
fn limit(instructions_a_game: u64) -> LibraryBenchmarkConfig {
    LibraryBenchmarkConfig::default()
        .tool(
            Callgrind::default()
                .hard_limits([(EventKind::Ir, GAMES * instructions_a_game)])
                .clone(),
        )
        .clone()
}

/// The plain game of a box at a seat count.
fn plain<G: Game>(seats: usize) -> G {
    let setup = Setup::of_variant(G::descriptor(), &G::descriptor().variants[0], seats);
    setup.and_then(|s| G::new(&s)).expect("a variant fits")
}

fn play<G: Game>(game: &G) -> u32 {
    (0..GAMES)
        .map(|index| {
            let mut state = game.start();
            playout(game, &mut state, &mut random::fast(1, index)).decisions
        })
        .sum()
}

#[library_benchmark(config = limit(50_000))]
#[bench::two(plain(2))]
fn arboretum_games(game: Arboretum) -> u32 {
    std::hint::black_box(play(&game))
}

#[library_benchmark(config = limit(98_000))]
#[bench::two(plain(2))]
fn canopee_games(game: Canopee) -> u32 {
    std::hint::black_box(play(&game))
}

#[library_benchmark(config = limit(104_000))]
#[bench::two(plain(2))]
fn canopy_first_games(game: CanopyFirst) -> u32 {
    std::hint::black_box(play(&game))
}

#[library_benchmark(config = limit(60_000))]
#[bench::four(plain(4))]
fn canopy_city_games(game: CanopyCity) -> u32 {
    std::hint::black_box(play(&game))
}

#[library_benchmark(config = limit(82_000))]
#[bench::two(plain(2))]
fn rainforest_games(game: Rainforest) -> u32 {
    std::hint::black_box(play(&game))
}

library_benchmark_group!(
    name = playouts,
    benchmarks = [
        arboretum_games,
        canopee_games,
        canopy_first_games,
        canopy_city_games,
        rainforest_games
    ]
);

main!(library_benchmark_groups = playouts);
