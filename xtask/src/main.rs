//! The project's own chores. Each installs what it needs on a clean machine, or says what is to be
//! installed.

mod attack;
mod camera;
mod fuzz;
mod gallery;
mod package;
mod palette;
mod screenshots;
mod tools;
mod workflows;

use std::process::{Command, ExitCode, Stdio};

use anyhow::{Result, bail};
use clap::{Args, Parser, Subcommand};
use serde::Deserialize;

/// The project's own chores.
#[derive(Parser)]
#[command(bin_name = "cargo xtask", disable_help_subcommand = true)]
struct Cli {
    #[command(subcommand)]
    chore: Chore,
}

// Those without a flag for help pass it on to a program that has more to say.
#[derive(Subcommand)]
enum Chore {
    /// Everything that must hold: format, lints, docs, tests, licences
    Test,
    /// The generic suite on 10,000 random games a variant; long fuzzes; the server killed under load,
    /// 1,000 times on SQLite and 200 times on PostgreSQL; attacks
    Deep,
    /// What an attacker would try, against a server of its own: `attack [--release] [CLASS …]`
    Attack(attack::Wanted),
    /// Whatever comes from outside, mutated: `fuzz [TARGET] [SECONDS | FILE]`
    Fuzz(Rest),
    /// Which lines the quick tests run, as pages in target/llvm-cov/html
    Coverage,
    /// Faults and holes in the workflows of .github
    Workflows,
    /// The Debian package: built, installed, tried and taken away
    Package,
    /// Games a second, and instructions a game with their limits
    Bench,
    /// The server: pages, clicks, viewers, tables, `start idle memory live bots click`
    BenchWeb(Rest),
    /// Writes golden playthroughs and icons anew, to be reviewed like code
    Golden,
    /// Trains the network of a game by self-play: `train GAME [--games N] …`
    #[command(disable_help_flag = true)]
    Train(Rest),
    /// Which of two networks of a game judges better: `duel GAME FILE FILE [--games N] …`
    #[command(disable_help_flag = true)]
    Duel(Rest),
    /// Which of two sides decides better where they differ: `differ GAME SIDE SIDE [--games N] …`
    #[command(disable_help_flag = true)]
    Differ(Rest),
    /// Iterations a second of the bots, and whether they keep to their time
    Speed(Rest),
    /// Every page as a picture, into target/gallery: `GAME`, `guide`, `pads` or `site`
    Gallery(Rest),
    /// Pictures of real games for the README, into docs/screens
    Screenshots,
    /// Every level against the one below, at full budgets: many hours
    Ladder,
}

// What a chore passes on.
#[derive(Args)]
struct Rest {
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    rest: Vec<String>,
}

fn main() -> ExitCode {
    let result = match Cli::parse().chore {
        Chore::Test => test(),
        Chore::Deep => deep(),
        Chore::Attack(wanted) => attack::run(&wanted),
        Chore::Fuzz(Rest { rest }) => fuzz::command(&rest),
        Chore::Coverage => coverage(),
        Chore::Workflows => workflows::check(),
        Chore::Package => package::check(),
        Chore::Bench => bench(),
        Chore::BenchWeb(Rest { rest }) => bench_web(&rest),
        Chore::Golden => golden(),
        Chore::Train(Rest { rest }) => example("train", &rest),
        Chore::Duel(Rest { rest }) => example("duel", &rest),
        Chore::Differ(Rest { rest }) => example("differ", &rest),
        Chore::Speed(Rest { rest }) => example("speed", &rest),
        Chore::Gallery(Rest { rest }) => gallery::take(rest.first().map(String::as_str)),
        Chore::Screenshots => screenshots::take(),
        Chore::Ladder => ladder(),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn test() -> Result<()> {
    tools::rust_component("rustfmt", "cargo-fmt")?;
    tools::rust_component("clippy", "cargo-clippy")?;
    tools::cargo_tool("cargo-deny", "0.20.2")?;
    // A bot of three lines in another language plays in the arena's tests.
    tools::debian("python3", "python3")?;
    // The tests of the store start a private server of it.
    tools::postgresql()?;
    // The tests in the browser, and axe-core, which npm brings.
    tools::chromium()?;
    tools::debian("npm", "npm")?;
    // Schemathesis lives in an environment of its own.
    tools::python_venv()?;
    cargo(&["fmt", "--all", "--check"], &[])?;
    cargo(
        &["fmt", "--manifest-path", "fuzz/Cargo.toml", "--check"],
        &[],
    )?;
    workflows::check()?;
    cargo(
        &[
            "clippy",
            "--workspace",
            "--all-targets",
            "--",
            "-D",
            "warnings",
        ],
        &[],
    )?;
    cargo(
        &["doc", "--workspace", "--no-deps"],
        &[("RUSTDOCFLAGS", "-D warnings")],
    )?;
    everything_tested()?;
    package::check()?;
    fuzz::smoke()?;
    // Advisories need a database from the net; `cargo deny check advisories` looks them up.
    for manifest in ["Cargo.toml", "fuzz/Cargo.toml"] {
        let what = ["check", "bans", "licenses", "sources"];
        cargo(
            &[&["deny", "--manifest-path", manifest][..], &what].concat(),
            &[],
        )?;
    }
    Ok(())
}

/// All tests, with those that need more than Rust, in full numbers.
fn everything_tested() -> Result<()> {
    cargo(
        &["test", "--workspace", "--", "--include-ignored"],
        &[("UNDERSTORY_TEST_DEPTH", "full")],
    )
}

/// The lines that `cargo test` runs.
fn coverage() -> Result<()> {
    tools::llvm_tools()?;
    tools::cargo_tool("cargo-llvm-cov", "0.9.1")?;
    cargo(
        &["llvm-cov", "--workspace", "--exclude", "xtask", "--html"],
        &[],
    )
}

fn deep() -> Result<()> {
    tools::python_venv()?;
    tools::postgresql()?;
    cargo(
        &["test", "--release", "-p", "registry", "--test", "suite"],
        &[("UNDERSTORY_GAMES", "10000")],
    )?;
    // With those tests that need more than Rust.
    let of_the_program = |test: &[&str], much: (&str, &str)| {
        let program = &["test", "-p", "understory", "--test"][..];
        let all = &["--", "--include-ignored"][..];
        cargo(&[program, test, all].concat(), &[much])
    };
    of_the_program(&["fuzz"], ("UNDERSTORY_FUZZ", "1000"))?;
    for (test, crashes) in [
        ("sqlite_survives_crashes", "1000"),
        ("postgres_survives_crashes", "200"),
    ] {
        of_the_program(&["durable", test], ("UNDERSTORY_CRASHES", crashes))?;
    }
    fuzz::all(600)?;
    attack::run(&attack::Wanted::default())
}

fn bench() -> Result<()> {
    tools::debian("valgrind", "valgrind")?;
    // The runner must be of the library's version.
    tools::cargo_tool("gungraun-runner", "0.20.0")?;
    cargo(&["bench", "-p", "registry", "--bench", "instructions"], &[])?;
    cargo(&["bench", "-p", "registry", "--bench", "playouts"], &[])
}

/// The server's figures; `parts` are those that are wanted, or all.
fn bench_web(parts: &[String]) -> Result<()> {
    tools::chromium()?;
    if parts.is_empty() {
        cargo(&["bench", "-p", "ui", "--bench", "page"], &[])?;
    }
    let mut args = vec!["bench", "-p", "understory", "--bench", "server", "--"];
    args.extend(parts.iter().map(String::as_str));
    cargo(&args, &[])
}

fn golden() -> Result<()> {
    let write = [("UNDERSTORY_GOLDEN", "write")];
    cargo(&["test", "-p", "registry", "--test", "golden"], &write)?;
    cargo(&["test", "-p", "ui", "--lib", "app_icon"], &write)
}

/// Runs an example of the games and their bots with the rest of the command line.
fn example(name: &str, rest: &[String]) -> Result<()> {
    let mut args = vec![
        "run",
        "--release",
        "-p",
        "registry",
        "--example",
        name,
        "--",
    ];
    args.extend(rest.iter().map(String::as_str));
    cargo(&args, &[])
}

/// Every level against the one below in every game, 200 games each at their own budgets, and the
/// full search against the greedy level and the sparring partners. Journals keep what is done.
fn ladder() -> Result<()> {
    let levels = ["random", "seedling", "sapling", "tree", "canopy", "ancient"];
    let folder = "target/ladder";
    std::fs::create_dir_all(folder)?;
    let mut pairs: Vec<(Game, &str, String)> = Vec::new();
    for game in games()? {
        let steps = levels.windows(2).map(|pair| (pair[1], pair[0]));
        let wider = [("sapling", "random"), ("canopy", "sapling")];
        let levels = steps.chain(wider).map(|(a, b)| (a, b.to_string()));
        let styles = game.sparring.iter();
        let styles = styles.map(|style| ("canopy", format!("style:{style}")));
        pairs.extend(levels.chain(styles).map(|(a, b)| (game.clone(), a, b)));
    }
    for (Game { game, seats, .. }, a, b) in pairs {
        // As few as can be, so that both sides have as many.
        let seats = (seats[0].max(2)).next_multiple_of(2).to_string();
        let journal = format!("{folder}/{game}-{a}-{}.jsonl", b.replace(':', "-"));
        let arena = ["arena", &game, "--seats", &seats, "--a", a, "--b", &b];
        let mut args = vec!["run", "--release", "-p", "understory", "--"];
        args.extend(arena);
        args.extend(["--games", "200", "--journal", &journal]);
        cargo(&args, &[])?;
    }
    Ok(())
}

/// A game as the program tells of it.
#[derive(Deserialize, Clone)]
struct Game {
    game: String,
    /// The fewest and the most.
    seats: [u32; 2],
    /// Styles of sparring partners.
    sparring: Vec<String>,
}

fn games() -> Result<Vec<Game>> {
    let mut command = Command::new(env!("CARGO"));
    command.args([
        "run",
        "--release",
        "-p",
        "understory",
        "--",
        "games",
        "--json",
    ]);
    let output = command.stderr(Stdio::inherit()).output()?;
    if !output.status.success() {
        bail!("the games are not told");
    }
    Ok(serde_json::from_slice(&output.stdout)?)
}

/// Runs cargo and shows what is run.
fn cargo(args: &[&str], environment: &[(&str, &str)]) -> Result<()> {
    println!("\n$ cargo {}", args.join(" "));
    let status = Command::new(env!("CARGO"))
        .args(args)
        .envs(environment.iter().copied())
        .status()?;
    if !status.success() {
        bail!("cargo {} failed", args.join(" "));
    }
    Ok(())
}
