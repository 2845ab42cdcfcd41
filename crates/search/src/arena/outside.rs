//! Programs from outside: they speak the line protocol of `docs/bot-protocol.md`.

use std::fmt;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use serde_json::{Value, json};
use table::{Play, Seat, Viewer};

/// What a program may take beyond its thinking time: starting up, reading, writing.
const GRACE: Duration = Duration::from_millis(1000);

/// Why a program forfeits a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ProgramFault {
    /// It could not be started.
    Start(String),
    /// It has ended, or closed its output.
    Gone,
    /// It did not answer in time.
    Slow(u64),
    /// Its answer is no legal action.
    Nonsense(String),
}

impl fmt::Display for ProgramFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ProgramFault::Start(error) => write!(f, "start: {error}"),
            ProgramFault::Gone => f.write_str("gone"),
            ProgramFault::Slow(ms) => write!(f, "slow: {ms} ms"),
            ProgramFault::Nonsense(answer) => write!(f, "nonsense: {answer}"),
        }
    }
}

/// A program at a seat. It is ended when the game is.
pub struct Outside {
    child: Child,
    input: ChildStdin,
    answers: Receiver<String>,
    ms: u64,
    setup: Value,
}

impl Outside {
    /// Starts the program.
    ///
    /// # Errors
    /// If it cannot be started.
    pub fn start(command: &str, ms: u64, play: &Play, seat: Seat) -> Result<Outside, ProgramFault> {
        let failed = |e: std::io::Error| ProgramFault::Start(e.to_string());
        let mut child = Command::new("sh")
            .args(["-c", &format!("exec {command}")])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(failed)?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(ProgramFault::Gone);
        };
        let (send, answers) = channel();
        // Reading blocks, so it has a thread of its own; it ends with the program's output.
        std::thread::spawn(move || {
            for line in BufReader::new(output).lines() {
                let Ok(line) = line else { break };
                if send.send(line).is_err() {
                    break;
                }
            }
        });
        let setup = play.rules().setup();
        let options: serde_json::Map<String, Value> = setup
            .options()
            .map(|(key, value)| (key.to_string(), value.into()))
            .collect();
        let setup = json!({
            "game": play.rules().descriptor().id,
            "rules": play.rules().descriptor().rules_version,
            "seats": setup.seats(),
            "options": options,
            "seat": seat,
            "ms": ms,
        });
        Ok(Outside {
            child,
            input,
            answers,
            ms,
            setup,
        })
    }

    /// Asks for one decision and makes it.
    ///
    /// # Errors
    /// Why the program forfeits; nothing was done then.
    pub fn act(&mut self, play: &mut Play, seat: Seat) -> Result<(), ProgramFault> {
        let actions: Vec<String> = play
            .rules()
            .actions(play.state(), seat)
            .into_iter()
            .map(|choice| choice.text)
            .collect();
        let mut request = self.setup.clone();
        request["actions"] = actions.into();
        request["view"] = play.rules().view(play.state(), Viewer::Seat(seat));
        writeln!(self.input, "{request}")
            .and_then(|()| self.input.flush())
            .map_err(|_| ProgramFault::Gone)?;
        let wait = Duration::from_millis(self.ms) + GRACE;
        let answer = self.answers.recv_timeout(wait).map_err(|e| match e {
            RecvTimeoutError::Timeout => ProgramFault::Slow(self.ms),
            RecvTimeoutError::Disconnected => ProgramFault::Gone,
        })?;
        let answer: String = answer.trim().chars().take(200).collect();
        play.act(seat, &answer)
            .map_err(|_| ProgramFault::Nonsense(answer))
    }
}

impl Drop for Outside {
    fn drop(&mut self) {
        // It may have ended by itself; either way nothing of it stays behind.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
