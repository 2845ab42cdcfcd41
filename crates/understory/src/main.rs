//! Understory: the table beneath the canopy.

mod cli;
mod commands;
mod speech;

use std::process::ExitCode;

use crate::cli::Command;
use crate::speech::Speech;

fn main() -> ExitCode {
    let speech = Speech::of_process();
    let result = cli::parse(&speech).and_then(|(command, speech)| run(command, &speech));
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(stop) => stop.report(),
    }
}

fn run(command: Command, speech: &Speech) -> Result<(), Stop> {
    match command {
        Command::Serve(args) => commands::serve::run(&args, speech),
        Command::Games(args) => commands::games::run(&args, speech),
        Command::Play(args) => commands::play::run(&args, speech),
        Command::Sim(args) => commands::sim::run(&args, speech),
        Command::Arena(args) => commands::arena::run(&args, speech),
        Command::Bot(args) => commands::bot::run(&args, speech),
        Command::Score(args) => commands::score::run(&args, speech),
        Command::Replay(args) => commands::replay::run(&args, speech),
        Command::Art(args) => commands::art::run(&args, speech),
        Command::Admin(args) => commands::admin::run(&args, speech),
        Command::Backup(args) => commands::backup::backup(&args, speech),
        Command::Restore(args) => commands::backup::restore(&args, speech),
    }
}

/// Why the program stops before its work is done.
enum Stop {
    /// Something about the input is wrong; the lines say what would be right. Exit code 2.
    Input(Vec<String>),
    /// Help or version was asked for.
    Told(String),
    /// The reader of our output went away, as `head` does. Nothing to say.
    Gone,
}

impl Stop {
    fn report(self) -> ExitCode {
        match self {
            Stop::Input(lines) => {
                for line in lines {
                    anstream::eprintln!("{line}");
                }
                ExitCode::from(2)
            }
            Stop::Told(text) => {
                anstream::print!("{text}");
                ExitCode::SUCCESS
            }
            Stop::Gone => ExitCode::SUCCESS,
        }
    }
}
