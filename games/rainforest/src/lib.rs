//! The rules of **Rainforest** for two to four.
//!
//! Take a tile and the animals of its zone, complete your tiles with what they ask for, and lay them
//! out so that colours meet: connected tiles earn protected zones, all five colours bring balance,
//! and your totem animal makes tiles worth more.
//!
//! ```
//! use rainforest::Rainforest;
//! use table::{Game, Pending, Seat, Setup, Viewer, playout, random};
//!
//! let setup = Setup::new(Rainforest::descriptor(), 2, [("first-seat", "P1")], None)?;
//! let game = Rainforest::new(&setup)?;
//! let mut rng = random::fast(7, 0);
//!
//! // Chance sets up: totems, protected zones, the first tile of each pile, twenty tokens.
//! let mut state = game.start();
//! while game.pending(&state) == Pending::Chance {
//!     let outcome = game.draw(&state, &mut rng);
//!     game.resolve(&mut state, outcome)?;
//! }
//! assert_eq!(game.pending(&state), Pending::seat(Seat::P1));
//!
//! // A wrong action says why and changes nothing; a right one goes a small step on.
//! let refusal = game.apply(&mut state, Seat::P1, "take blue".parse()?).unwrap_err();
//! assert_eq!(refusal.to_string(), "table-refusal-illegal(rule=RF-8, why=rainforest-now-zone)");
//! game.apply(&mut state, Seat::P1, "zone red".parse()?)?;
//! game.apply(&mut state, Seat::P1, "keep".parse()?)?;
//! assert_eq!(game.view(&state, Viewer::Public).pile_size(rainforest::Zone::Red), 10);
//!
//! // The rest of the game at random.
//! let end = playout(&game, &mut state, &mut rng);
//! assert!(end.winners.len() >= 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Nothing in this game is secret, so a view is the whole position; what nobody has seen, the bag and
//! the piles, are pools. The tiles are data ([`Catalogue`]): the built-in set is a reconstruction, and a
//! box owner's own file can take its place. [`Position`] scores the end of a game on a real table.

#[cfg(feature = "ui")]
pub mod art;
#[cfg(feature = "bot")]
mod bot;
pub mod rules;
#[cfg(feature = "ui")]
mod ui;

pub use rules::*;
