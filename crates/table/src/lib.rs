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
//! use std::{fmt, str::FromStr};
//! use serde::{Deserialize, Serialize};
//! use table::random::{self, Rng};
//! use table::*;
//!
//! #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
//! enum Pebble { Black, White }
//!
//! // Every action and every outcome has a text form that reads back.
//! impl fmt::Display for Pebble {
//!     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
//!         f.write_str(match self { Pebble::Black => "black", Pebble::White => "white" })
//!     }
//! }
//! impl FromStr for Pebble {
//!     type Err = NotationError;
//!     fn from_str(s: &str) -> Result<Self, NotationError> {
//!         match s {
//!             "black" => Ok(Pebble::Black),
//!             "white" => Ok(Pebble::White),
//!             _ => Err(NotationError::new(s, Phrase::new("pebbles-expected-pebble"))),
//!         }
//!     }
//! }
//!
//! // The bag is a pool: pebbles that nobody has seen have no order and no identity.
//! #[derive(Clone, PartialEq, Eq, Hash)]
//! struct State { bag: Pool<2>, dealt: [Option<Pebble>; 2], guesses: [Option<Pebble>; 2] }
//!
//! #[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
//! struct View { bag: u32, mine: Option<Pebble>, viewer: Viewer, hidden: [bool; 2],
//!               unseen: [u8; 2], guesses: [Option<Pebble>; 2] }
//!
//! struct Pebbles { setup: Setup }
//!
//! static DESCRIPTOR: Descriptor = Descriptor {
//!     id: "pebbles", seats: 2..=2, options: &[],
//!     variants: &[Variant { name: "base", seats: &[2], options: &[] }],
//!     rules_version: 1, rulebook: "this page", reconstructed: false, data: None,
//!     texts: Bilingual { en: "", fr: "" }, rules: Bilingual { en: "", fr: "" },
//! };
//!
//! impl Pebbles {
//!     fn next_guess(state: &State) -> Option<Seat> {
//!         state.guesses.iter().position(|g| g.is_none()).and_then(Seat::new)
//!     }
//! }
//!
//! impl Game for Pebbles {
//!     type State = State;
//!     type Action = Pebble;
//!     type Chance = Pebble;
//!     type View = View;
//!
//!     fn descriptor() -> &'static Descriptor { &DESCRIPTOR }
//!     fn new(setup: &Setup) -> Result<Self, Faults> { Ok(Pebbles { setup: setup.clone() }) }
//!     fn setup(&self) -> &Setup { &self.setup }
//!     fn bounds(&self) -> Bounds {
//!         Bounds { steps: 4, score_min: 0, score_max: 1, action_space: 2 }
//!     }
//!     fn start(&self) -> State {
//!         State { bag: Pool::new([3, 1]), dealt: [None; 2], guesses: [None; 2] }
//!     }
//!     fn pending(&self, state: &State) -> Pending {
//!         if state.dealt.contains(&None) { return Pending::Chance; }
//!         Pebbles::next_guess(state).map_or(Pending::Over, Pending::seat)
//!     }
//!     fn actions(&self, state: &State, seat: Seat, into: &mut Actions<Pebble>) {
//!         if self.pending(state).seats().contains(seat) {
//!             into.extend([Pebble::Black, Pebble::White]);
//!         }
//!     }
//!     fn refusal(&self, state: &State, seat: Seat, _: Pebble) -> Option<Refusal> {
//!         self.pending(state).refusal(seat)
//!     }
//!     fn apply_unchecked(&self, state: &mut State, seat: Seat, guess: Pebble) {
//!         state.guesses[seat.index()] = Some(guess);
//!     }
//!     fn outcomes(&self, state: &State, into: &mut Outcomes<Pebble>) {
//!         if self.pending(state) == Pending::Chance {
//!             let kinds = [Pebble::Black, Pebble::White];
//!             into.extend(state.bag.odds().map(|(kind, weight)| (kinds[kind], weight)));
//!         }
//!     }
//!     fn resolve_unchecked(&self, state: &mut State, pebble: Pebble) {
//!         state.bag.take(pebble as usize);
//!         let place = state.dealt.iter_mut().find(|d| d.is_none());
//!         *place.expect("chance deals while a pebble is missing") = Some(pebble);
//!     }
//!     fn view(&self, state: &State, viewer: Viewer) -> View {
//!         let mut unseen = *state.bag.counts();
//!         let mut hidden = [false; 2];
//!         for seat in Seat::first(2) {
//!             if let Some(pebble) = state.dealt[seat.index()].filter(|_| !viewer.is(seat)) {
//!                 unseen[pebble as usize] += 1;
//!                 hidden[seat.index()] = true;
//!             }
//!         }
//!         let mine = viewer.seat().and_then(|s| state.dealt[s.index()]);
//!         View { bag: state.bag.total(), mine, viewer, hidden, unseen, guesses: state.guesses }
//!     }
//!     fn resample<R: Rng + ?Sized>(&self, view: &View, rng: &mut R) -> State {
//!         let mut bag = Pool::new(view.unseen);
//!         let kinds = [Pebble::Black, Pebble::White];
//!         let mut dealt = [None; 2];
//!         for seat in Seat::first(2) {
//!             dealt[seat.index()] = if view.viewer.is(seat) { view.mine }
//!                 else { view.hidden[seat.index()].then(|| kinds[bag.draw(rng)]) };
//!         }
//!         State { bag, dealt, guesses: view.guesses }
//!     }
//!     fn learned(step: &Checked<'_, Self>) -> Learned {
//!         match step.step() {
//!             Step::Chance(_) if step.before().dealt[0].is_none() => Learned::only(Seat::P1),
//!             Step::Chance(_) => Learned::only(Seat::P2),
//!             Step::Act(..) => Learned::NOBODY,
//!         }
//!     }
//!     fn told(step: &Checked<'_, Self>, viewer: Viewer) -> Phrase {
//!         match step.step() {
//!             Step::Chance(p) if step.learned().includes(viewer) =>
//!                 Phrase::new("pebbles-told-dealt").text("pebble", p),
//!             Step::Chance(_) => Phrase::new("pebbles-told-hidden"),
//!             Step::Act(seat, p) =>
//!                 Phrase::new("pebbles-told-guess").seat("seat", seat).text("pebble", p),
//!         }
//!     }
//!     fn choice(&self, guess: Pebble) -> Phrase {
//!         Phrase::new("pebbles-choice").text("pebble", guess)
//!     }
//!     fn picture(&self, view: &View, _: &dyn Say) -> String { format!("{:?}", view.mine) }
//!     fn scores(&self, state: &State) -> BySeat<i32> {
//!         BySeat::from_fn(2, |s| i32::from(
//!             state.guesses[s.index()].is_some()
//!                 && state.guesses[s.index()] == state.dealt[1 - s.index()]))
//!     }
//!     fn winners(&self, state: &State) -> SeatSet {
//!         let scores = self.scores(state);
//!         let best = scores.as_slice().iter().max().copied();
//!         Seat::first(2).filter(|s| Some(scores[*s]) == best).collect()
//!     }
//!     fn sheet(&self, state: &State) -> Sheet {
//!         let scores = self.scores(state);
//!         let row = |points| Row { item: "guess".into(), part: None, what: Phrase::new("pebbles-guess"),
//!                                  why: vec![], count: 1, points };
//!         Sheet {
//!             seats: BySeat::from_fn(2, |s| SeatSheet { rows: vec![row(scores[s])] }),
//!             rivals: vec![], winners: self.winners(state), tie: None,
//!         }
//!     }
//!     fn score_position(_: &str, _: Option<&Setup>) -> Result<Scored, Faults> {
//!         Err(Faults::one("", Phrase::new("pebbles-nothing-to-score")))
//!     }
//!     fn action_index(&self, guess: Pebble) -> usize { guess as usize }
//!     fn action_at(&self, index: usize) -> Option<Pebble> {
//!         [Pebble::Black, Pebble::White].get(index).copied()
//!     }
//!     fn audit(&self, state: &State) -> Result<(), String> {
//!         let dealt = state.dealt.iter().flatten().count() as u32;
//!         if state.bag.total() + dealt == 4 { Ok(()) } else { Err("a pebble is lost".into()) }
//!     }
//! }
//!
//! // Play it. Everything that works for any game works for this one.
//! static GAME: Entry<Pebbles> = Entry::NEW;
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
//! 7. Steps say who [`learned`](Game::learned) something; [`Play::undo`] goes no further back.
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
    AnyGame, AnyRules, AnyState, AnyView, CheckedStep, Choice, Entry, StepError, any_rules,
};
pub use game::{
    Actions, Bounds, Game, Learned, MAX_ACTIONS, MAX_OUTCOMES, Outcomes, Pending, Refusal, Step,
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
