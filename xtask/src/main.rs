//! The project's own chores.
//!
//! ```text
//! cargo xtask test     everything that must hold: format, lints, docs, tests, licences
//! cargo xtask deep     the generic suite on 10,000 random games a variant
//! cargo xtask bench    games a second, and instructions a game with their limits
//! cargo xtask golden   writes the golden playthroughs anew, to be reviewed like code
//! ```
//!
//! Each installs what it needs on a clean machine, or says what is to be installed.

mod tools;

use std::process::{Command, ExitCode};

use anyhow::{Result, bail};

fn main() -> ExitCode {
    let task = std::env::args().nth(1);
    let result = match task.as_deref() {
        Some("test") => test(),
        Some("deep") => deep(),
        Some("bench") => bench(),
        Some("golden") => golden(),
        _ => {
            eprintln!("usage: cargo xtask test | deep | bench | golden");
            return ExitCode::from(2);
        }
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
    cargo(&["fmt", "--all", "--check"], &[])?;
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
    cargo(&["test", "--workspace"], &[])?;
    // Advisories need a database from the net; `cargo deny check advisories` looks them up.
    cargo(&["deny", "check", "bans", "licenses", "sources"], &[])
}

fn deep() -> Result<()> {
    cargo(
        &["test", "--release", "-p", "registry", "--test", "suite"],
        &[("UNDERSTORY_GAMES", "10000")],
    )
}

fn bench() -> Result<()> {
    tools::debian("valgrind", "valgrind")?;
    // The runner must be of the library's version.
    tools::cargo_tool("gungraun-runner", "0.20.0")?;
    cargo(&["bench", "-p", "registry", "--bench", "instructions"], &[])?;
    cargo(&["bench", "-p", "registry", "--bench", "playouts"], &[])
}

fn golden() -> Result<()> {
    cargo(
        &["test", "-p", "registry", "--test", "golden"],
        &[("UNDERSTORY_GOLDEN", "write")],
    )
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
