//! How fast the bots think, and whether they keep to their time: `cargo xtask speed`.
//!
//! For every game: iterations a second at the first decision, and over a whole game at 100 ms a
//! decision the worst overrun of `canopy` and of `ancient`.

use std::time::{Duration, Instant};

use knowledge::BotKnowledge;
use search::{Budget, DecideOptions, Level, Limit, search};
use table::random::fast;
use table::{Pending, Seat, Setup, Viewer};

fn main() {
    println!(
        "{:<14} {:>5} {:>14} {:>16} {:>16}",
        "game", "seats", "iterations/s", "canopy over by", "ancient over by"
    );
    macro_rules! all {
        ($($name:ident: $game:ty,)*) => {
            $(measure::<$game>();)*
        };
    }
    registry::for_all_games!(all);
}

fn measure<G: BotKnowledge>() {
    let descriptor = G::descriptor();
    let seats = if descriptor.id == "canopy-city" { 4 } else { 2 };
    let setup = Setup::new(descriptor, seats, [], None).expect("the usual table");
    let game = G::new(&setup).expect("the usual table");
    let mut rng = fast(1, 0);
    let mut state = game.start();
    let (mut speed, mut worst) = (None, [Duration::ZERO; 2]);
    let limit = Duration::from_millis(100);
    loop {
        match game.pending(&state) {
            Pending::Over => break,
            Pending::Chance => {
                let outcome = game.draw(&state, &mut rng);
                game.resolve_unchecked(&mut state, outcome);
            }
            Pending::Seats(awaited) => {
                let seat = awaited.iter().next().unwrap_or(Seat::P1);
                let view = game.view(&state, Viewer::Seat(seat));
                if speed.is_none() {
                    let started = Instant::now();
                    let found = search(
                        &game,
                        &view,
                        seat,
                        game.search_params(),
                        &Budget::iterations(20_000),
                        1,
                        1,
                    );
                    let visits: u32 = found.iter().map(|f| f.visits).sum();
                    speed = Some(f64::from(visits) / started.elapsed().as_secs_f64());
                }
                let mut best = None;
                for (level, worst) in [Level::Canopy, Level::Ancient].into_iter().zip(&mut worst) {
                    let started = Instant::now();
                    let options = DecideOptions::limited(Limit::Time(limit));
                    best = level.decide(&game, &view, seat, &options, 1);
                    *worst = (*worst).max(started.elapsed().saturating_sub(limit));
                }
                if let Some(action) = best {
                    game.apply_unchecked(&mut state, seat, action);
                }
            }
        }
    }
    let speed = speed.unwrap_or(0.0);
    let [canopy, ancient] = worst.map(|time| time.as_secs_f64() * 1e3);
    println!(
        "{:<14} {seats:>5} {speed:>14.0} {canopy:>13.1} ms {ancient:>13.1} ms",
        descriptor.id,
    );
}
