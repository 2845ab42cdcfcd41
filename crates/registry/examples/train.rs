//! Trains the network of a game by self-play: `cargo xtask train`.

use std::fmt::Display;
use std::process::ExitCode;
use std::time::Instant;

use clap::error::ErrorKind;
use clap::{CommandFactory, Parser, value_parser};
use knowledge::{Net, Observation, Provenance, Size};
use learn::{TrainConfig, train};
use table::{Game, Say};
use words::{Lang, Words};

/// Trains the network of a game by self-play
#[derive(Parser)]
#[command(bin_name = "cargo xtask train", args_override_self = true)]
struct Order {
    /// The game, such as arboretum
    game: String,
    /// Games of self-play in each generation
    #[arg(long, value_name = "N", default_value_t = usual().games, value_parser = value_parser!(u32).range(1..))]
    games: u32,
    /// How often to play and learn
    #[arg(long, value_name = "N", default_value_t = usual().generations, value_parser = value_parser!(u32).range(1..))]
    generations: u32,
    /// How many of them, the last ones, play by search; the others look ahead one decision
    #[arg(long, value_name = "N", default_value_t = usual().searched, value_parser = value_parser!(u32).range(..))]
    searched: u32,
    /// Iterations of search behind each decision of those
    #[arg(long, value_name = "N", default_value_t = usual().iterations, value_parser = value_parser!(u32).range(1..))]
    iterations: u32,
    /// Those learn from their own games and from those of so many before them that searched too; otherwise from their own only
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..))]
    replay_generations: Option<u32>,
    /// Worlds that a decision is judged in, where it looks ahead one decision
    #[arg(long, value_name = "N", default_value_t = usual().worlds, value_parser = value_parser!(u32).range(1..))]
    worlds: u32,
    /// One position in so many is learned from
    #[arg(long, value_name = "N", default_value_t = usual().sample_every, value_parser = value_parser!(u32).range(1..))]
    sample_every: u32,
    /// One decision in so many is random
    #[arg(long, value_name = "N", default_value_t = usual().epsilon_inverse, value_parser = value_parser!(u32).range(1..))]
    epsilon_inverse: u32,
    /// How many parts in a hundred of a target are what search found of the position
    #[arg(long, value_name = "N", default_value_t = usual().search_target_weight, value_parser = value_parser!(u32).range(..=100))]
    search_target_weight: u32,
    /// A large network
    #[arg(long)]
    large: bool,
    /// The network is shown what a seat knows, not the whole state
    #[arg(long)]
    information_state: bool,
    /// The seed of all luck
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = value_parser!(u32).range(1..))]
    seed: u32,
    /// The network to go on from
    #[arg(long, value_name = "FILE")]
    from: Option<String>,
    /// Where to write the network; otherwise where the game has its own
    #[arg(long, value_name = "FILE")]
    out: Option<String>,
}

/// What is done where nothing else is asked.
fn usual() -> TrainConfig {
    TrainConfig::default()
}

impl Order {
    fn config(&self) -> TrainConfig {
        let usual = usual();
        TrainConfig {
            games: self.games,
            generations: self.generations,
            searched: self.searched,
            iterations: self.iterations,
            replay_generations: self.replay_generations.unwrap_or(usual.replay_generations),
            worlds: self.worlds,
            sample_every: self.sample_every,
            epsilon_inverse: self.epsilon_inverse,
            search_target_weight: self.search_target_weight,
            size: if self.large { Size::Large } else { usual.size },
            sight: match self.information_state {
                true => Observation::InformationState,
                false => usual.sight,
            },
            seed: self.seed.into(),
        }
    }
}

/// Says what is wrong with the command line, as for any other fault of it.
fn stop(fault: impl Display) -> ! {
    let command = &mut Order::command();
    command.error(ErrorKind::ValueValidation, fault).exit()
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
    let order = Order::parse();
    let (game, config) = (&order.game, order.config());
    let net = order.from.as_deref().map(Net::open).transpose();
    let net = net.unwrap_or_else(|fault| stop(fault));
    let from = order.from.as_deref().zip(net);
    let out = order.out.clone().unwrap_or_else(|| file_of(game));
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
            $(if <$game as Game>::descriptor().id == *game {
                return match train::<$game>(config, from, tell) {
                    Ok(_) => saved,
                    Err(faults) => {
                        let words = Words::new(Lang::En, [table::TEXTS, search::TEXTS]);
                        let words = words.expect("our own texts are sound");
                        let faults = faults.0.iter();
                        let told = faults.map(|f| format!("{}: {}", f.place, words.say(&f.what)));
                        stop(told.collect::<Vec<_>>().join("\n"))
                    }
                };
            })*
        };
    }
    registry::for_all_games!(find);
    stop(format!("there is no game {game:?}"))
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
