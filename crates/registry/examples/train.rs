//! Trains the network of a game by self-play: `cargo xtask train GAME [--games N] …`.

use std::process::ExitCode;
use std::time::Instant;

use knowledge::{Net, Observation, Provenance, Size};
use learn::{TrainConfig, train};
use table::{Game, Say};
use words::{Lang, Words};

const USAGE: &str = "usage: train GAME [--games N] [--generations N] [--searched N] [--iterations N] \
                     [--replay-generations N] [--worlds N] [--sample-every N] [--epsilon-inverse N] [--search-target-weight N] \
                     [--large] [--information-state] [--seed N] [--from FILE] [--out FILE]";

/// What to train, and where to write the network.
struct Order {
    game: String,
    config: TrainConfig,
    from: Option<String>,
    out: String,
}

/// Reads the arguments.
///
/// # Errors
/// What is wrong with them.
fn read(args: impl IntoIterator<Item = String>) -> Result<Order, String> {
    let mut config = TrainConfig::default();
    let (mut game, mut from, mut out) = (None, None, None);
    let mut rest = args.into_iter();
    while let Some(arg) = rest.next() {
        let mut value = || rest.next().ok_or(format!("{arg} needs a value"));
        let number = |text: String| match text.parse::<u32>() {
            Ok(n) if n > 0 || ["--searched", "--search-target-weight"].contains(&arg.as_str()) => {
                Ok(n)
            }
            _ => Err(format!("{arg} needs a number, not {text:?}")),
        };
        let percent = |n: u32| match n {
            0..=100 => Ok(n),
            _ => Err(format!("{arg} needs a number of at most 100, not {n}")),
        };
        match arg.as_str() {
            "--games" => config.games = number(value()?)?,
            "--generations" => config.generations = number(value()?)?,
            "--searched" => config.searched = number(value()?)?,
            "--iterations" => config.iterations = number(value()?)?,
            "--replay-generations" => config.replay_generations = number(value()?)?,
            "--worlds" => config.worlds = number(value()?)?,
            "--sample-every" => config.sample_every = number(value()?)?,
            "--epsilon-inverse" => config.epsilon_inverse = number(value()?)?,
            "--search-target-weight" => {
                config.search_target_weight = number(value()?).and_then(percent)?;
            }
            "--large" => config.size = Size::Large,
            "--information-state" => config.sight = Observation::InformationState,
            "--seed" => config.seed = number(value()?)?.into(),
            "--from" => from = Some(value()?),
            "--out" => out = Some(value()?),
            name if !name.starts_with('-') && game.is_none() => game = Some(arg),
            _ => return Err(format!("nobody knows what {arg:?} means")),
        }
    }
    let game = game.ok_or("which game?")?;
    let out = out.unwrap_or_else(|| file_of(&game));
    Ok(Order {
        game,
        config,
        from,
        out,
    })
}

/// The file of a game's network: the one that is there, or the first of its folder.
fn file_of(game: &str) -> String {
    let files = std::fs::read_dir("games").into_iter().flatten().flatten();
    let files = files.map(|folder| folder.path().join(format!("weights/{game}.json")));
    let known = files.into_iter().find(|file| file.exists());
    known.map_or_else(
        || format!("games/{game}/weights/{game}.json"),
        |file| file.display().to_string(),
    )
}

fn main() -> ExitCode {
    let order = read(std::env::args().skip(1)).and_then(|order| {
        let net = order.from.as_deref().map(Net::open).transpose()?;
        Ok((order, net))
    });
    let (order, net) = match order {
        Ok(order) => order,
        Err(fault) => {
            eprintln!("{fault}\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    let Order {
        game,
        config,
        from,
        out,
    } = order;
    let from = from.as_deref().zip(net);
    let started = Instant::now();
    // Each generation's network is kept as soon as it is there: a config may be stopped early.
    let mut saved = ExitCode::SUCCESS;
    let tell = |net: &Net, so_far: &Provenance| {
        let seconds = started.elapsed().as_secs();
        let Provenance {
            generations,
            positions,
            loss,
            ..
        } = so_far;
        eprintln!("generation {generations}: {positions} positions, loss {loss:.4}, {seconds} s");
        saved = save(&out, &net.write(so_far));
    };
    macro_rules! find {
        ($($name:ident: $game:ty,)*) => {
            $(if <$game as Game>::descriptor().id == game {
                return match train::<$game>(config, from, tell) {
                    Ok(_) => saved,
                    Err(faults) => {
                        let words = Words::new(Lang::En, [table::TEXTS, search::TEXTS]);
                        let words = words.expect("our own texts are sound");
                        for fault in &faults.0 {
                            eprintln!("{}: {}", fault.place, words.say(&fault.what));
                        }
                        eprintln!("{USAGE}");
                        ExitCode::from(2)
                    }
                };
            })*
        };
    }
    registry::for_all_games!(find);
    eprintln!("there is no game {game:?}\n{USAGE}");
    ExitCode::from(2)
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
