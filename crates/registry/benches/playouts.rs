//! Decisions a second in whole random games by single steps, on one core:
//! `cargo bench -p registry --bench playouts`.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use table::{Game, playout, random};

/// Games a round, always the same ones: enough that long and short ones even out.
const GAMES: u64 = 100;

/// One bench for each seat count of a game's first variant, its plain game. Chance, scoring and the first
/// position are part of it, but only the seats' decisions count.
fn playouts<G: Game>(c: &mut Criterion) {
    let descriptor = G::descriptor();
    let mut group = c.benchmark_group("playouts");
    let variant = &descriptor.variants[0];
    for seats in variant.seats {
        let setup = table::Setup::of_variant(descriptor, variant, *seats);
        let game = setup.and_then(|s| G::new(&s)).expect("a variant fits");
        let round = || -> u64 {
            let decisions = |index| {
                let mut state = game.start();
                playout(&game, &mut state, &mut random::fast(1, index)).decisions
            };
            (0..GAMES).map(|index| u64::from(decisions(index))).sum()
        };
        group.throughput(Throughput::Elements(round()));
        group.bench_function(format!("{} {seats} seats", descriptor.id), |b| {
            b.iter(round);
        });
    }
}

/// What search does all the time: copy a position, find a world behind a view.
fn worlds<G: Game>(c: &mut Criterion) {
    let descriptor = G::descriptor();
    let mut group = c.benchmark_group("worlds");
    let variant = &descriptor.variants[0];
    let setup = table::Setup::of_variant(descriptor, variant, variant.seats[0]);
    let game = setup.and_then(|s| G::new(&s)).expect("a variant fits");
    let mut rng = random::fast(1, 0);
    let mut state = game.start();
    let half = game.bounds().steps / 4;
    for _ in 0..half {
        match table::suite::random_step(&game, &state, &mut rng) {
            Some(step) => table::suite::take(&game, &mut state, step),
            None => break,
        }
    }
    let view = game.view(&state, table::Viewer::Seat(table::Seat::P1));
    group.bench_function(format!("{} copy", descriptor.id), |b| {
        b.iter(|| std::hint::black_box(&state).clone());
    });
    group.bench_function(format!("{} view", descriptor.id), |b| {
        b.iter(|| game.view(&state, table::Viewer::Seat(table::Seat::P1)));
    });
    group.bench_function(format!("{} resample", descriptor.id), |b| {
        b.iter(|| game.resample(&view, &mut rng));
    });
}

macro_rules! bench_all {
    ($($name:ident: $game:ty,)*) => {
        fn all(c: &mut Criterion) {
            $(playouts::<$game>(c);)*
            $(worlds::<$game>(c);)*
        }
    };
}

registry::for_all_games!(bench_all);

criterion_group!(benches, all);
criterion_main!(benches);
