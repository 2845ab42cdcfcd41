//! `cargo xtask attack`: everything that somebody has ever done to the server, or might, over real HTTP
//! and TCP against the real program. One line a probe, `ok` or `HOLE`.
//!
//! It attacks only servers that it starts itself, on loopback, over an empty folder; there is no option
//! for another. All floods are bounded. `docs/security.md` says what is promised.

mod actions;
mod bots;
mod floods;
mod guest;
mod http;
mod lines;
mod machine;
mod pages;
mod screen;
mod seats;
mod server;

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

use anyhow::{Context, Result, ensure};
use clap::Args;
use serde_json::Value;

use server::Server;

/// One thing that is tried: its name, and what was seen. An error is a hole, even if it only says that
/// the probe could not be made.
type Probe = (&'static str, fn(&Server) -> Result<String>);

/// Probes of one kind.
struct Class {
    name: &'static str,
    /// How its servers are started.
    arguments: &'static [&'static str],
    /// How much they log.
    log: &'static str,
    manner: Manner,
    probes: &'static [Probe],
}

/// How the probes of a class are made.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Manner {
    /// One after the other at one server.
    InTurn,
    /// All at once at one server: most of them only wait.
    Together,
    /// Each at a server of its own, which it may flood or end.
    Alone,
}

const CLASSES: [Class; 9] = [
    seats::CLASS,
    screen::CLASS,
    actions::CLASS,
    pages::CLASS,
    floods::ONE,
    floods::MANY,
    lines::CLASS,
    machine::CLASS,
    bots::CLASS,
];

/// What is attacked, and how.
#[derive(Args, Default)]
pub struct Wanted {
    /// Takes the release build
    #[arg(long)]
    release: bool,
    /// Only these; otherwise all
    #[arg(value_name = "CLASS", value_parser = CLASSES.map(|class| class.name))]
    classes: Vec<String>,
}

/// Attacks: all classes, or those that are named.
pub fn run(wanted: &Wanted) -> Result<()> {
    let Wanted { release, classes } = wanted;
    let program = build(*release)?;
    let begun = Instant::now();
    let mut report = Report::default();
    for class in &CLASSES {
        if classes.is_empty() || classes.iter().any(|name| name == class.name) {
            class.run(&program, &mut report)?;
        }
    }
    let Report { probes, holes } = report;
    println!(
        "{probes} probes, {holes} holes, {} s",
        begun.elapsed().as_secs()
    );
    ensure!(holes == 0, "{holes} holes");
    Ok(())
}

/// Builds the program; says where it is.
fn build(release: bool) -> Result<PathBuf> {
    let mut command = Command::new(env!("CARGO"));
    command.args(["build", "--workspace", "--bin", "understory"]);
    command.arg("--message-format=json-render-diagnostics");
    if release {
        command.arg("--release");
    }
    let built = command.stderr(Stdio::inherit()).output()?;
    ensure!(built.status.success(), "the program cannot be built");
    let output = String::from_utf8_lossy(&built.stdout);
    let messages = output
        .lines()
        .filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let executable = messages
        .filter(|message| message["target"]["name"] == "understory")
        .find_map(|message| message["executable"].as_str().map(PathBuf::from));
    executable.context("cargo does not say where the program is")
}

#[derive(Default)]
struct Report {
    probes: usize,
    holes: usize,
}

impl Report {
    fn line(&mut self, class: &str, probe: &str, seen: Result<String>) {
        self.probes += 1;
        match seen {
            Ok(seen) => println!("ok    {class}: {probe}: {seen}"),
            Err(error) => {
                self.holes += 1;
                // One line, whatever was seen.
                let seen = format!("{error:#}").replace(['\n', '\r'], " ");
                let seen: String = seen.chars().take(300).collect();
                println!("HOLE  {class}: {probe}: {seen}");
            }
        }
    }
}

impl Class {
    fn run(&self, program: &Path, report: &mut Report) -> Result<()> {
        let start = || Server::start(program, self.arguments, self.log);
        match self.manner {
            Manner::InTurn => {
                let server = start()?;
                for (name, probe) in self.probes {
                    report.line(self.name, name, seen(*probe, &server));
                }
                self.afterwards(&server, report);
            }
            Manner::Together => {
                let server = &start()?;
                let all: Vec<Result<String>> = std::thread::scope(|scope| {
                    let begin = |(_, probe): &Probe| {
                        let probe = *probe;
                        scope.spawn(move || seen(probe, server))
                    };
                    let running: Vec<_> = self.probes.iter().map(begin).collect();
                    let end = running.into_iter().map(|probe| {
                        let end = probe.join();
                        end.unwrap_or_else(|_| Err(anyhow::anyhow!("the probe panicked")))
                    });
                    end.collect()
                });
                for ((name, _), seen) in self.probes.iter().zip(all) {
                    report.line(self.name, name, seen);
                }
                self.afterwards(server, report);
            }
            Manner::Alone => {
                for (name, probe) in self.probes {
                    let server = start()?;
                    let seen =
                        probe(&server).and_then(|seen| nothing_panicked(&server).map(|_| seen));
                    report.line(self.name, name, seen);
                }
            }
        }
        Ok(())
    }

    /// What the server's log says at the end.
    fn afterwards(&self, server: &Server, report: &mut Report) {
        report.line(self.name, "nothing panicked", nothing_panicked(server));
        report.line(
            self.name,
            "no secret is in the log",
            nothing_is_told(server),
        );
    }
}

/// What a probe saw; and the server must be there afterwards.
fn seen(probe: fn(&Server) -> Result<String>, server: &Server) -> Result<String> {
    let seen = probe(server)?;
    server.check().with_context(|| seen.clone())?;
    Ok(seen)
}

fn nothing_panicked(server: &Server) -> Result<String> {
    let log = server.log();
    let line = log.lines().find(|line| line.contains("panicked"));
    ensure!(line.is_none(), "the log says: {}", line.unwrap_or_default());
    Ok(format!("{} lines of log", log.lines().count()))
}

fn nothing_is_told(server: &Server) -> Result<String> {
    let log = server.log();
    let secrets = server.secrets();
    for secret in &secrets {
        let line = log.lines().find(|line| line.contains(secret));
        ensure!(line.is_none(), "the log says: {}", line.unwrap_or_default());
    }
    Ok(format!("{} secrets looked for", secrets.len()))
}
