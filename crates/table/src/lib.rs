//! Placeholder front page.

mod erased;
mod game;
pub mod log;
pub mod notation;
mod phrase;
mod play;
mod playout;
mod playthrough;
mod pool;
pub mod random;
mod seat;
mod setup;
mod sheet;
#[cfg(feature = "suite")]
pub mod suite;

pub use erased::{AnyGame, AnyRules, AnyState, Choice, Entry, StepError};
pub use game::{
    Actions, Bounds, Game, Learned, MAX_ACTIONS, MAX_OUTCOMES, Outcomes, Pending, Refusal, Step,
    StepOf,
};
pub use log::{Actor, GameLog, LogError, LogStep};
pub use notation::{Notation, NotationError};
pub use phrase::{Arg, Phrase, Plain, Say};
pub use play::Play;
pub use playout::{Playout, playout};
pub use playthrough::playthrough;
pub use pool::Pool;
pub use seat::{BySeat, MAX_SEATS, Seat, SeatIter, SeatSet, Viewer};
pub use setup::{Bilingual, Descriptor, Fault, Faults, OptionKind, OptionSpec, Setup, Variant};
pub use sheet::{Rival, Row, Scored, SeatSheet, Sheet};

/// The texts of this crate: refusals, faults and errors that every game shares.
pub const TEXTS: Bilingual = Bilingual {
    en: include_str!("../texts/en.ftl"),
    fr: include_str!("../texts/fr.ftl"),
};
