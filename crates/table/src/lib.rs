//! Vocabulary and contract of a game: what every rules crate fulfils and everything else relies on.
//!
//! A **game** is a value that implements [`Game`]: it holds what does not change during play (seats,
//! options, cards). A **state** is a plain value that search can copy. Play goes step by step:
//! [`pending`](Game::pending) says who must act, [`actions`](Game::actions) lists a seat's small
//! decisions, [`outcomes`](Game::outcomes) what chance can bring and at which odds.
//!
//! Nobody outside of the rules sees a state. People, bots and programs get a [`View`](Game::View):
//! all that one seat may know. [`resample`](Game::resample) turns a view back into a state that the
//! seat could be in, which is what a bot thinks with.
//!
//! # A whole game
//!
//! *Pebbles*: each of two seats is dealt a secret pebble, black or white, from a bag. One after the
//! other they guess the colour of the other's; a right guess is a point.
//!
//! ```
//! # const ID: &str = "pebbles";
//! # const TEXTS: Bilingual = Bilingual { en: "", fr: "" };
#![doc = include_str!("../../../tests/pebbles/src/rules.rs")]
//!
//! use table::random;
//!
//! // Play it. Everything that works for any game works for this one.
//! static GAME: RegisteredGame<Pebbles> = RegisteredGame::NEW;
//! let setup = Setup::new(&DESCRIPTOR, 2, [], None)?;
//! let mut play = Play::new(&GAME, &setup)?;
//! play.run_chance(&mut random::seeded(1));
//! play.act(Seat::P1, "black")?;
//! assert!(play.undo(Seat::P1), "a guess tells nobody anything");
//! play.act(Seat::P1, "white")?;
//! let refused = play.act(Seat::P1, "white").unwrap_err();
//! assert_eq!(refused.to_string(), "table-refusal-not-awaited(seat=P1, awaited=P2)");
//! play.act(Seat::P2, "black")?;
//! assert_eq!(play.pending(), Pending::Over);
//!
//! // The log is the game: it reads back and replays.
//! let log = GameLog::parse(&play.log().text())?;
//! assert!(log.replay(&GAME)?.state() == play.state());
//! # #[cfg(feature = "suite")] {
//! # table::suite::random_games::<Pebbles>();
//! # table::suite::bad_texts::<Pebbles>();
//! # table::suite::secrecy::<Pebbles>();
//! # table::suite::undo::<Pebbles>();
//! # }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What the contract promises
//!
//! 1. A state is `Clone + Eq + Hash`, small, without heap; nothing allocates in the hot path.
//! 2. A card that nobody has seen has no identity: it is in a [`Pool`].
//! 3. Chance is an actor: its steps are explicit, with exact odds, and stand in the [`GameLog`].
//! 4. Decisions are small; each has an index in a fixed space and a text form ([`Notation`]).
//! 5. Checked at the edge, unchecked inside. [`check`](Game::check) gives a [`Refusal`] or a
//!    [`Checked`] step, and only that can be told, remembered and written down; search uses
//!    [`apply_unchecked`](Game::apply_unchecked). Nothing panics on bad input.
//! 6. A seat gets a view, never the state; types with secrets are neither `Serialize` nor `Display`.
//! 7. Steps say who [`revealed`](Game::revealed) something; [`Play::undo`] goes no further back.
//! 8. Score [`Sheet`]s are itemised.
//! 9. The [`Descriptor`] and the [`Bounds`] are data.
//!
//! The feature `suite` brings `table::suite`: the tests that hold for every game.

mod checked;
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

pub use checked::Checked;
pub use erased::{
    AnyGame, AnyRules, AnyState, AnyView, CheckedStep, Choice, RegisteredGame, StepError, any_rules,
};
pub use game::{
    Actions, Bounds, Game, MAX_ACTIONS, MAX_OUTCOMES, Outcomes, Pending, Refusal, Revealed, Step,
    StepOf,
};
pub use log::{Actor, GameLog, LogError, LogStep};
pub use notation::{Notation, NotationError};
pub use phrase::{Arg, Phrase, Plain, Say};
pub use play::Play;
pub use playout::{Playout, playout};
pub use playthrough::{playthrough, without_ansi};
pub use pool::Pool;
pub use seat::{BySeat, MAX_SEATS, Seat, SeatIter, SeatSet, Viewer};
pub use setup::{Bilingual, Descriptor, Fault, Faults, OptionKind, OptionSpec, Setup, Variant};
pub use sheet::{Rival, Row, Scored, SeatSheet, Sheet};

/// The texts of this crate: refusals, faults and errors that every game shares.
pub const TEXTS: Bilingual = Bilingual {
    en: include_str!("../texts/en.ftl"),
    fr: include_str!("../texts/fr.ftl"),
};
