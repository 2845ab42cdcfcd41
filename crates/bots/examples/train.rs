//! Trains the network of a game by self-play: `cargo xtask train GAME [--games N] [--generations N] [--searched N] [--iterations N] [--remember] [--seed N]`.

use std::process::ExitCode;
use std::time::Instant;

use bots::training::{Course, train};
use table::Game;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let mut course = Course {
        games: 10_000,
        generations: 4,
        searched: 0,
        iterations: 64,
        remember: false,
        seed: 1,
    };
    let mut out = None;
    let (mut game, mut rest) = (None, args.iter());
    while let Some(arg) = rest.next() {
        let mut value = || rest.next().cloned().unwrap_or_default();
        match arg.as_str() {
            "--games" => course.games = value().parse().unwrap_or(course.games),
            "--generations" => course.generations = value().parse().unwrap_or(course.generations),
            "--searched" => course.searched = value().parse().unwrap_or(course.searched),
            "--iterations" => course.iterations = value().parse().unwrap_or(course.iterations),
            "--remember" => course.remember = true,
            "--seed" => course.seed = value().parse().unwrap_or(course.seed),
            "--out" => out = Some(value()),
            name => game = Some(name.to_string()),
        }
    }
    let Some(game) = game else {
        eprintln!(
            "usage: train GAME [--games N] [--generations N] [--searched N] [--iterations N] [--remember] [--seed N] [--out FILE]"
        );
        return ExitCode::from(2);
    };
    let out = out.unwrap_or_else(|| format!("crates/bots/weights/{game}.json"));
    let started = Instant::now();
    let tell = |generation: u32, positions: usize, loss: f32| {
        let seconds = started.elapsed().as_secs();
        eprintln!("generation {generation}: {positions} positions, loss {loss:.4}, {seconds} s");
    };
    macro_rules! find {
        ($($name:ident: $game:ty,)*) => {
            $(if <$game as Game>::descriptor().id == game {
                return match train::<$game>(course, tell) {
                    Ok((net, provenance)) => save(&out, &net.write(&provenance)),
                    Err(faults) => { eprintln!("{faults:?}"); ExitCode::FAILURE }
                };
            })*
        };
    }
    registry::for_all_games!(find);
    eprintln!("there is no game {game}");
    ExitCode::FAILURE
}

fn save(path: &str, text: &str) -> ExitCode {
    match std::fs::write(path, text) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{path}: {error}");
            ExitCode::FAILURE
        }
    }
}
