//! [`Event`]: one thing that happened at a table, as a line of text in the store.
//!
//! ```
//! use web::event::Event;
//! let event: Event = "step P1 deck".parse()?;
//! assert_eq!(event.to_string(), "step P1 deck");
//! # Ok::<(), web::event::BadEvent>(())
//! ```

use std::fmt;
use std::str::FromStr;

use search::Level;
use table::{LogStep, Seat};

/// What can happen at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A step of the game: `step P1 deck`, `step * oak-3`.
    Step(LogStep),
    /// A seat took its last step back: `undo P1`.
    Undo(Seat),
    /// A person sat down: `sit P2 <person> <name>`.
    Sit {
        /// Where.
        seat: Seat,
        /// Who.
        person: String,
        /// What they are called.
        name: String,
    },
    /// A bot stands in for the person on a seat: `bot P2 tree`.
    StandIn(Seat, Level),
    /// The person has their seat back: `back P2`.
    Back(Seat),
    /// The seat is open to whoever is invited, its sitter stayed away: `open P2`.
    Open(Seat),
    /// Whoever sits on a seat, or sat there before it was opened, has no name any more and is nobody who is
    /// known: `forget P2 <nobody>`.
    Forget {
        /// Where.
        seat: Seat,
        /// A new name for the person, which nobody has.
        person: String,
    },
    /// The device that several seats share is in the hands of this one: `hold P2`.
    Hold(Seat),
    /// The operator ended the table: `close`.
    Close,
    /// The same people play again at another table: `next <table>`.
    Next(String),
    /// Bots move without a pause, or with one: `pace fast`, `pace slow`.
    Pace {
        /// Without a pause.
        fast: bool,
    },
    /// A seat wants no more help from the coach: `coach P1 off`.
    CoachOff(Seat),
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Step(step) => write!(f, "step {}", step.line()),
            Event::Undo(seat) => write!(f, "undo {seat}"),
            Event::Sit { seat, person, name } => write!(f, "sit {seat} {person} {name}"),
            Event::StandIn(seat, level) => write!(f, "bot {seat} {level}"),
            Event::Back(seat) => write!(f, "back {seat}"),
            Event::Open(seat) => write!(f, "open {seat}"),
            Event::Forget { seat, person } => write!(f, "forget {seat} {person}"),
            Event::Hold(seat) => write!(f, "hold {seat}"),
            Event::Close => f.write_str("close"),
            Event::Next(id) => write!(f, "next {id}"),
            Event::Pace { fast: true } => f.write_str("pace fast"),
            Event::Pace { fast: false } => f.write_str("pace slow"),
            Event::CoachOff(seat) => write!(f, "coach {seat} off"),
        }
    }
}

/// A line that is no event: the store holds something that this program did not write.
#[derive(thiserror::Error, Clone, PartialEq, Eq, Debug)]
#[error("not an event of a table: {0:?}")]
pub struct BadEvent(pub String);

impl FromStr for Event {
    type Err = BadEvent;

    fn from_str(line: &str) -> Result<Self, Self::Err> {
        let bad = || BadEvent(line.to_string());
        let (kind, rest) = line.split_once(' ').unwrap_or((line, ""));
        let event = match kind {
            "step" => LogStep::parse(rest).map(Event::Step),
            "undo" => rest.parse().ok().map(Event::Undo),
            "sit" => (|| {
                let mut parts = rest.splitn(3, ' ');
                Some(Event::Sit {
                    seat: parts.next()?.parse().ok()?,
                    person: parts.next()?.to_string(),
                    name: parts.next()?.to_string(),
                })
            })(),
            "bot" => (|| {
                let (seat, level) = rest.split_once(' ')?;
                Some(Event::StandIn(seat.parse().ok()?, level.parse().ok()?))
            })(),
            "back" => rest.parse().ok().map(Event::Back),
            "open" => rest.parse().ok().map(Event::Open),
            "forget" => (|| {
                let (seat, person) = rest.split_once(' ')?;
                let person = (!person.is_empty()).then(|| person.to_string())?;
                Some(Event::Forget {
                    seat: seat.parse().ok()?,
                    person,
                })
            })(),
            "hold" => rest.parse().ok().map(Event::Hold),
            "close" if line == "close" => Some(Event::Close),
            "next" if !rest.is_empty() => Some(Event::Next(rest.to_string())),
            "pace" => match rest {
                "fast" => Some(Event::Pace { fast: true }),
                "slow" => Some(Event::Pace { fast: false }),
                _ => None,
            },
            "coach" => (|| {
                let seat = rest.strip_suffix(" off")?;
                seat.parse().ok().map(Event::CoachOff)
            })(),
            _ => None,
        };
        event.ok_or_else(bad)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_round_trip() {
        for line in [
            "step * oak-3",
            "step P2 plant oak-3",
            "undo P1",
            "sit P3 abc Ada Lovelace",
            "bot P2 tree",
            "back P2",
            "open P2",
            "forget P2 abc",
            "hold P1",
            "close",
            "pace fast",
            "pace slow",
            "next 0123ab",
            "coach P2 off",
        ] {
            let event: Event = line.parse().unwrap();
            assert_eq!(event.to_string(), line);
        }
    }

    #[test]
    fn strangers_are_refused() {
        for line in [
            "",
            "step",
            "step P9 x",
            "sit P1 abc",
            "bot P1 owl",
            "pace 3",
            "coach P1",
            "open",
            "forget P2",
            "hold P0",
            "close P1",
            "next",
            "dance P1",
        ] {
            assert!(line.parse::<Event>().is_err(), "{line:?}");
        }
    }
}
