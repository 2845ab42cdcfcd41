//! Which of two ways to decide is better, judged only where they differ: `cargo xtask differ GAME SIDE
//! SIDE [--games N] [--worlds N] [--seed N]`, with sides as in the arena, such as
//! `ancient@800:ponder=0`.
//!
//! A match of two good players is mostly luck, and most of their decisions are the same. So both decide
//! in every position of some games, and where they do not agree, either decision is played out in the
//! same imagined worlds, by `tree` on all seats, to the end. This tells as much as many times the games.

use std::process::ExitCode;
use std::sync::Mutex;

use bots::arena::Side;
use bots::{Insight, Level, bot};
use rayon::prelude::*;
use table::random::{FastRng, Rng, below, fast};
use table::{Actions, Game, MAX_SEATS, Pending, Seat, Setup, Viewer};

const USAGE: &str = "usage: differ GAME SIDE SIDE [--games N] [--worlds N] [--seed N]";

/// What to compare.
struct Order {
    game: String,
    sides: [String; 2],
    games: u32,
    worlds: u32,
    seed: u32,
}

/// Reads the arguments.
///
/// # Errors
/// What is wrong with them.
fn read(args: impl IntoIterator<Item = String>) -> Result<Order, String> {
    let (mut games, mut worlds, mut seed) = (50, 100, 1);
    let mut names = Vec::new();
    let mut rest = args.into_iter();
    while let Some(arg) = rest.next() {
        let number = match arg.as_str() {
            "--games" => &mut games,
            "--worlds" => &mut worlds,
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
        return Err("a game and two sides are needed".to_string());
    };
    Ok(Order {
        game: game.clone(),
        sides: [a.clone(), b.clone()],
        games,
        worlds: worlds.max(1),
        seed,
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
                return differ::<$game>(&order);
            })*
        };
    }
    registry::for_all_games!(find);
    eprintln!("there is no game {:?}\n{USAGE}", order.game);
    ExitCode::from(2)
}

/// What was seen in some games.
#[derive(Default)]
struct Seen {
    games: u32,
    decisions: u32,
    differ: u32,
    /// Sums over games of what the first side gains in them, and of its square.
    gain: f64,
    squares: f64,
}

impl Seen {
    fn add(&mut self, game: &Seen) {
        self.games += game.games;
        self.decisions += game.decisions;
        self.differ += game.differ;
        self.gain += game.gain;
        self.squares += game.gain * game.gain;
    }

    fn tell(&self) -> String {
        let n = f64::from(self.games);
        let mean = self.gain / n;
        let error = 1.96 * ((self.squares / n - mean * mean).max(0.0) / n).sqrt();
        format!(
            "{} games: {} of {} decisions differ; the first gains {:.1} ± {:.1} % of a win a game by them",
            self.games,
            self.differ,
            self.decisions,
            100.0 * mean,
            100.0 * error,
        )
    }
}

fn differ<G: Insight>(order: &Order) -> ExitCode {
    let descriptor = G::descriptor();
    let seats = if descriptor.id == "canopy-city" { 4 } else { 2 };
    let setup = Setup::new(descriptor, seats, [], None).expect("the usual table");
    let game = G::new(&setup).expect("the usual table");
    let bot = bot(&setup, descriptor.id).expect("every game has bots");
    let mut sides = Vec::new();
    for text in &order.sides {
        match Side::read_level(text, bot.as_ref(), None) {
            Ok(side) => sides.push(side),
            Err(fault) => {
                eprintln!("{:?} is not a side\n{USAGE}", fault.text);
                return ExitCode::from(2);
            }
        }
    }
    let all = Mutex::new(Seen::default());
    (0..u64::from(order.games))
        .into_par_iter()
        .for_each(|number| {
            let seen = watch(&game, &sides, order, number);
            if let Ok(mut all) = all.lock() {
                all.add(&seen);
                eprintln!("{}", all.tell());
            }
        });
    let all = all.into_inner().expect("nobody stopped half-way");
    println!("{}", all.tell());
    ExitCode::SUCCESS
}

/// One game, in which now the one and now the other has its way.
fn watch<G: Insight>(game: &G, sides: &[Side], order: &Order, number: u64) -> Seen {
    let mut rng = fast(order.seed.into(), number);
    let mut seen = Seen {
        games: 1,
        ..Seen::default()
    };
    let mut state = game.start();
    loop {
        match game.pending(&state) {
            Pending::Over => break,
            Pending::Chance => {
                let outcome = game.draw(&state, &mut rng);
                game.resolve_unchecked(&mut state, outcome);
            }
            Pending::Seats(seats) => {
                // All choose before anything happens.
                let mut chosen = [None; MAX_SEATS];
                for seat in seats.iter() {
                    let view = game.view(&state, Viewer::Seat(seat));
                    let seed = rng.next_u64();
                    let mut actions = Actions::new();
                    game.actions(&state, seat, &mut actions);
                    let decisions = match &actions[..] {
                        [only] => [Some(*only); 2],
                        _ => {
                            seen.decisions += 1;
                            [0, 1].map(|i| decide(game, &sides[i], &view, seat, seed))
                        }
                    };
                    if let [Some(a), Some(b)] = decisions
                        && a != b
                    {
                        seen.differ += 1;
                        seen.gain += gain(game, &view, seat, [a, b], order.worlds, &mut rng)
                            / game.seats() as f64;
                    }
                    chosen[seat.index()] = decisions[below(&mut rng, 2) as usize];
                }
                for seat in seats.iter() {
                    if let Some(action) = chosen[seat.index()] {
                        game.apply_unchecked(&mut state, seat, action);
                    }
                }
            }
        }
    }
    seen
}

fn decide<G: Insight>(
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
            manner,
        } => level.decide(game, view, seat, *limit, *manner, seed),
        Side::Style(_) | Side::Outside { .. } => None,
    }
}

/// How much more of the win the first decision brings than the second, in the mean.
fn gain<G: Insight>(
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
fn play_out<G: Insight>(
    game: &G,
    mut state: G::State,
    seat: Seat,
    decision: G::Action,
    luck: [u64; 2],
) -> f64 {
    let [mut deal, mut thought] = luck.map(|seed| fast(seed, 0));
    let mut decision = Some(decision);
    loop {
        match game.pending(&state) {
            Pending::Over => break,
            Pending::Chance => {
                let outcome = game.draw(&state, &mut deal);
                game.resolve_unchecked(&mut state, outcome);
            }
            Pending::Seats(seats) => {
                let mut chosen = [None; MAX_SEATS];
                for other in seats.iter() {
                    let view = game.view(&state, Viewer::Seat(other));
                    let seed = thought.next_u64();
                    let own = decision.take_if(|_| other == seat);
                    chosen[other.index()] =
                        own.or_else(|| Level::Tree.decide(game, &view, other, None, None, seed));
                }
                for other in seats.iter() {
                    if let Some(action) = chosen[other.index()] {
                        game.apply_unchecked(&mut state, other, action);
                    }
                }
            }
        }
    }
    let (_, winners) = game.result(&state);
    if winners.contains(seat) {
        1.0 / winners.len() as f64
    } else {
        0.0
    }
}
