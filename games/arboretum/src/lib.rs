//! The rules of **Arboretum** for two to four.
//!
//! Plant trees so that paths of rising ranks run through your garden, and keep the right cards in
//! hand: a path of a species only counts for whoever holds the most of it at the end.
//!
//! ```
//! use arboretum::Arboretum;
//! use table::{Game, Pending, Seat, Setup, Viewer, playout, random};
//!
//! let setup = Setup::new(Arboretum::descriptor(), 3, [("first-seat", "P2")], None)?;
//! let game = Arboretum::new(&setup)?;
//! let mut rng = random::fast(7, 0);
//!
//! // Chance sets up: it leaves two species out and deals seven cards each.
//! let mut state = game.start();
//! while game.pending(&state) == Pending::Chance {
//!     let outcome = game.draw(&state, &mut rng);
//!     game.resolve(&mut state, outcome)?;
//! }
//! assert_eq!(game.pending(&state), Pending::seat(Seat::P2));
//!
//! // The second seat draws. A wrong action says why and changes nothing.
//! let refusal = game.apply(&mut state, Seat::P2, "plant oak-3".parse()?).unwrap_err();
//! assert_eq!(refusal.to_string(), "table-refusal-illegal(rule=AR-6, why=arboretum-no-plant)");
//! game.apply(&mut state, Seat::P2, "deck".parse()?)?;
//!
//! // What the third seat sees of it, and a world it could be in.
//! let view = game.view(&state, Viewer::Seat(Seat::P3));
//! let mut world = game.resample(&view, &mut rng);
//!
//! // That world, played to the end at random.
//! let end = playout(&game, &mut world, &mut rng);
//! assert!(end.winners.len() >= 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`Position`] scores the end of a game on a real table.

#[cfg(feature = "ui")]
pub mod art;
#[cfg(feature = "bot")]
mod bot;
pub mod rules;
#[cfg(feature = "ui")]
mod ui;

pub use rules::*;
