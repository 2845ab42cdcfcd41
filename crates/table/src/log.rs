//! The game log: a header and one line a step, chance included. A table *is* its log.
//!
//! ```text
//! understory-log 1
//! game arboretum
//! rules 1
//! seats 2
//! option first-seat=random
//! option leave-out=random
//!
//! * first P2
//! * without oak
//! P2 deck
//! * maple-3
//! ```
//!
//! Chance is in the log, so a replay needs no random generator. A line that starts with `#` is a
//! remark. A log names every hidden card: it belongs to the server, and to everybody only once the
//! game is over.

use std::fmt::Write as _;

use crate::erased::{AnyGame, StepError};
use crate::phrase::{Phrase, Plain, Say};
use crate::play::Play;
use crate::seat::Seat;
use crate::setup::{Faults, Setup};

/// Version of the log's form. A reader refuses logs of a later one.
pub const LOG_SCHEMA: u32 = 1;

/// Who made a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Actor {
    /// Chance, written `*`.
    Chance,
    /// A seat.
    Seat(Seat),
}

/// One line of a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogStep {
    /// Who.
    pub actor: Actor,
    /// What, in the game's notation.
    pub text: String,
}

impl LogStep {
    /// What chance brought.
    pub fn chance(text: impl Into<String>) -> Self {
        LogStep {
            actor: Actor::Chance,
            text: text.into(),
        }
    }

    /// What a seat did.
    pub fn act(seat: Seat, text: impl Into<String>) -> Self {
        LogStep {
            actor: Actor::Seat(seat),
            text: text.into(),
        }
    }

    /// The step as a line of a log.
    pub fn line(&self) -> String {
        match self.actor {
            Actor::Chance => format!("* {}", self.text),
            Actor::Seat(seat) => format!("{seat} {}", self.text),
        }
    }

    /// Reads a line of a log.
    pub fn parse(line: &str) -> Option<LogStep> {
        let (actor, text) = line.split_once(' ')?;
        let actor = match actor {
            "*" => Actor::Chance,
            seat => Actor::Seat(seat.parse().ok()?),
        };
        (!text.is_empty()).then(|| LogStep {
            actor,
            text: text.to_string(),
        })
    }
}

/// A log as it was written: read, but not yet replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameLog {
    /// Id of the game.
    pub game: String,
    /// Rule-set version it was played by.
    pub rules_version: u32,
    /// Number of seats.
    pub seats: usize,
    /// Options, as key and value.
    pub options: Vec<(String, String)>,
    /// The owner's own cards, if the table had some.
    pub data: Option<String>,
    /// The steps.
    pub steps: Vec<LogStep>,
    /// The line each step stood on, for messages.
    lines: Vec<usize>,
}

/// What is wrong with a log, and on which line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogError {
    /// Line counted from one; zero if the log as a whole is meant.
    pub line: usize,
    /// The reason.
    pub why: Phrase,
}

impl LogError {
    fn new(line: usize, why: Phrase) -> Self {
        LogError { line, why }
    }

    /// The error as a phrase.
    pub fn phrase(&self) -> Phrase {
        if self.line == 0 {
            self.why.clone()
        } else {
            Phrase::new("table-log-line")
                .number("line", self.line as i64)
                .phrase("why", self.why.clone())
        }
    }
}

impl std::fmt::Display for LogError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&Plain.say(&self.phrase()))
    }
}

impl std::error::Error for LogError {}

impl GameLog {
    /// A log from its parts.
    pub fn new(game: &str, rules_version: u32, setup: &Setup, steps: Vec<LogStep>) -> Self {
        let options: Vec<_> = setup
            .options()
            .map(|(k, v)| (k.to_string(), v.to_string()))
            .collect();
        let mut log = GameLog {
            game: game.to_string(),
            rules_version,
            seats: setup.seats(),
            options,
            data: setup.data().map(str::to_string),
            lines: Vec::new(),
            steps: Vec::new(),
        };
        let first = log.header().lines().count() + 1;
        log.lines = (first..first + steps.len()).collect();
        log.steps = steps;
        log
    }

    fn header(&self) -> String {
        let mut text = format!(
            "understory-log {LOG_SCHEMA}\ngame {}\nrules {}\nseats {}\n",
            self.game, self.rules_version, self.seats
        );
        for (key, value) in &self.options {
            let _ = writeln!(text, "option {key}={value}");
        }
        if let Some(data) = &self.data {
            let _ = writeln!(text, "data {}", serde_json::Value::from(data.as_str()));
        }
        text.push('\n');
        text
    }

    /// The log as text. Not `Display`: it tells everything.
    pub fn text(&self) -> String {
        let mut text = self.header();
        for step in &self.steps {
            text.push_str(&step.line());
            text.push('\n');
        }
        text
    }

    /// Reads a log.
    ///
    /// # Errors
    /// The first line that cannot be read, and why.
    pub fn parse(text: &str) -> Result<GameLog, LogError> {
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(i, line)| (i + 1, line.trim_end()))
            .filter(|(_, line)| !line.starts_with('#'));
        let schema = lines
            .next()
            .and_then(|(_, l)| l.strip_prefix("understory-log "))
            .and_then(|v| v.parse::<u32>().ok())
            .ok_or_else(|| LogError::new(1, Phrase::new("table-log-not-a-log")))?;
        if schema != LOG_SCHEMA {
            return Err(LogError::new(
                1,
                Phrase::new("table-log-schema")
                    .number("schema", schema)
                    .number("known", LOG_SCHEMA),
            ));
        }
        let mut log = GameLog {
            game: String::new(),
            rules_version: 0,
            seats: 0,
            options: Vec::new(),
            data: None,
            steps: Vec::new(),
            lines: Vec::new(),
        };
        for (number, line) in lines.by_ref() {
            if line.is_empty() {
                break;
            }
            log.header_line(line)
                .ok_or_else(|| LogError::new(number, Phrase::new("table-log-header")))?;
        }
        for (missing, name) in [
            (log.game.is_empty(), "game"),
            (log.rules_version == 0, "rules"),
            (log.seats == 0, "seats"),
        ] {
            if missing {
                return Err(LogError::new(
                    0,
                    Phrase::new("table-log-missing").text("name", name),
                ));
            }
        }
        for (number, line) in lines.filter(|(_, line)| !line.is_empty()) {
            let step = LogStep::parse(line)
                .ok_or_else(|| LogError::new(number, Phrase::new("table-log-step")))?;
            log.steps.push(step);
            log.lines.push(number);
        }
        Ok(log)
    }

    fn header_line(&mut self, line: &str) -> Option<()> {
        let (key, value) = line.split_once(' ')?;
        match key {
            "game" => self.game = value.to_string(),
            "rules" => self.rules_version = value.parse().ok()?,
            "seats" => self.seats = value.parse().ok()?,
            "option" => {
                let (key, value) = value.split_once('=')?;
                self.options.push((key.to_string(), value.to_string()));
            }
            "data" => self.data = Some(serde_json::from_str(value).ok()?),
            _ => return None,
        }
        Some(())
    }

    /// Plays the log from the start.
    ///
    /// # Errors
    /// The line at which it stops being a game by the rules, and why.
    pub fn replay(&self, game: &'static dyn AnyGame) -> Result<Play, LogError> {
        self.replay_first(game, self.steps.len())
    }

    /// Plays the first `steps` steps of the log.
    ///
    /// # Errors
    /// The line at which it stops being a game by the rules, and why.
    pub fn replay_first(&self, game: &'static dyn AnyGame, steps: usize) -> Result<Play, LogError> {
        let descriptor = game.descriptor();
        if descriptor.id != self.game {
            return Err(LogError::new(
                0,
                Phrase::new("table-log-game").text("game", &self.game),
            ));
        }
        if descriptor.rules_version != self.rules_version {
            return Err(LogError::new(
                0,
                Phrase::new("table-log-rules")
                    .number("version", self.rules_version)
                    .number("known", descriptor.rules_version),
            ));
        }
        let bad_setup = |faults: Faults| {
            let fault = &faults.0[0];
            LogError::new(
                0,
                Phrase::new("table-log-setup")
                    .text("place", &fault.place)
                    .phrase("why", fault.what.clone()),
            )
        };
        let options = self.options.iter().map(|(k, v)| (k.as_str(), v.as_str()));
        let setup =
            Setup::new(descriptor, self.seats, options, self.data.clone()).map_err(bad_setup)?;
        let mut play = Play::new(game, &setup).map_err(bad_setup)?;
        for (step, line) in self.steps.iter().zip(&self.lines).take(steps) {
            play.step(step)
                .map_err(|e: StepError| LogError::new(*line, e.phrase()))?;
        }
        Ok(play)
    }
}
