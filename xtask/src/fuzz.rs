//! The fuzz targets of `fuzz/`: built by the stable compiler, with its own counters of coverage.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::tools;

/// What they are. `fuzz/README.md` says what each reads.
const TARGETS: [&str; 7] = ["log", "notation", "view", "cards", "position", "pad", "act"];

/// Where they are built, and their inputs kept: new ones, and those that failed.
const FOLDER: &str = "target/fuzz";

/// Seconds for each if nothing else is said.
const USUAL: u32 = 10;

/// What an input may take, in seconds: far more than it should.
const SLOW: u32 = 20;

/// `fuzz [TARGET] [SECONDS | FILE]`: all targets or one, for so long, or with one input again. The choices of
/// the fuzzer follow from `UNDERSTORY_TEST_SEED`, or from a new seed each time.
pub fn command(arguments: &[String]) -> Result<()> {
    let mut arguments = arguments.iter().map(String::as_str).peekable();
    let target = arguments.next_if(|first| TARGETS.contains(first));
    let targets = target.as_ref().map_or(&TARGETS[..], std::slice::from_ref);
    match arguments.next() {
        None => run(targets, USUAL, seed()?),
        Some(text) => match (text.parse(), target) {
            (Ok(seconds), _) => run(targets, seconds, seed()?),
            (Err(_), Some(target)) if Path::new(text).exists() => again(target, text),
            _ => bail!(
                "usage: cargo xtask fuzz [TARGET] [SECONDS], or a target and a file; targets: {}",
                TARGETS.join(", ")
            ),
        },
    }
}

/// All targets for so many seconds each.
pub fn all(seconds: u32) -> Result<()> {
    run(&TARGETS, seconds, seed()?)
}

/// All targets for a few seconds each, with the same choices every time.
pub fn smoke() -> Result<()> {
    run(&TARGETS, 4, seed()?.or(Some(1)))
}

/// The seed that was asked for.
fn seed() -> Result<Option<u32>> {
    match std::env::var("UNDERSTORY_TEST_SEED") {
        Ok(text) => Ok(Some(
            text.parse().context("UNDERSTORY_TEST_SEED is a number")?,
        )),
        Err(_) => Ok(None),
    }
}

fn run(targets: &[&str], seconds: u32, seed: Option<u32>) -> Result<()> {
    let programs = build()?;
    for target in targets {
        let program = format!("{programs}/{target}");
        let corpus = format!("{FOLDER}/corpus/{target}");
        let artifacts = format!("{FOLDER}/artifacts/{target}");
        fs::create_dir_all(&artifacts)?;
        // Those of an earlier version are no first inputs any more.
        let _ = fs::remove_dir_all(format!("{corpus}.first"));
        println!("\n$ {program} {corpus} -max_total_time={seconds}");
        let seeded = Command::new(&program)
            .env("UNDERSTORY_SEEDS", format!("{corpus}.first"))
            .output()
            .with_context(|| program.clone())?;
        if !seeded.status.success() {
            let said = String::from_utf8_lossy(&seeded.stderr);
            bail!("{target} makes no first inputs: {said}");
        }
        fs::create_dir_all(&corpus)?;
        let log = format!("{FOLDER}/{target}.log");
        let status = Command::new(&program)
            // New inputs go into the first folder.
            .args([corpus.clone(), format!("{corpus}.first")])
            .arg(format!("-max_total_time={seconds}"))
            .arg(format!("-timeout={SLOW}"))
            .arg("-rss_limit_mb=4096")
            .arg("-max_len=65536")
            .arg("-print_final_stats=1")
            // Zero is a seed of its own choice, which it tells.
            .arg(format!("-seed={}", seed.unwrap_or(0)))
            .arg(format!("-artifact_prefix={artifacts}/"))
            .stderr(fs::File::create(&log)?)
            .status()?;
        let said = fs::read_to_string(&log)?;
        if !status.success() {
            let last: Vec<&str> = said.lines().rev().take(60).collect();
            let last: Vec<&str> = last.into_iter().rev().collect();
            bail!(
                "{target} failed; the input is in {artifacts}, all that was said in {log}:\n{}",
                last.join("\n")
            );
        }
        let number = |start: &str| {
            let found = said.lines().find_map(|line| line.strip_prefix(start));
            found.unwrap_or("?").trim().to_string()
        };
        let tried = number("stat::number_of_executed_units:");
        let seed = number("INFO: Seed:");
        println!("{target}: {tried} inputs, no fault; UNDERSTORY_TEST_SEED={seed}");
    }
    Ok(())
}

/// One input once more, with all that is said.
fn again(target: &str, file: &str) -> Result<()> {
    let programs = build()?;
    tools::run(&format!("{programs}/{target}"), &[file])
}

/// Builds all targets; gives the folder of the programs.
fn build() -> Result<String> {
    if !tools::exists("c++") {
        tools::debian("c++", "g++")?;
    }
    let host = host()?;
    let mut flags = vec![
        "--cfg=fuzzing",
        "-Cpasses=sancov-module",
        "-Cllvm-args=-sanitizer-coverage-level=4",
        "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
        "-Cllvm-args=-sanitizer-coverage-pc-table",
        "-Cllvm-args=-sanitizer-coverage-trace-compares",
    ];
    // As in .cargo/config.toml, which these flags stand in place of.
    if host.starts_with("x86_64") {
        flags.push("-Ctarget-cpu=x86-64-v2");
    }
    // A target that is named keeps the flags from programs of the build itself.
    crate::cargo(
        &[
            "build",
            "--release",
            "--bins",
            "--manifest-path",
            "fuzz/Cargo.toml",
            "--target-dir",
            FOLDER,
            "--target",
            &host,
        ],
        &[("CARGO_ENCODED_RUSTFLAGS", &flags.join("\u{1f}"))],
    )?;
    Ok(format!("{FOLDER}/{host}/release"))
}

/// What this machine is called among compilers.
fn host() -> Result<String> {
    let output = Command::new("rustc").arg("-vV").output()?;
    let text = String::from_utf8(output.stdout)?;
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("rustc does not say its host")?.to_string())
}
