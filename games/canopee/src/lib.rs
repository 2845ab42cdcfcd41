//! The rules of **Canopée** and of its first edition, **Canopy**, for one to four.
//!
//! Look at a hidden pile, keep it whole or refuse it and let it grow: trees want trunks before
//! their canopy, plants want the right number, animals want each other, and fires want it all.
//!
//! ```
//! use canopee::Canopee;
//! use table::{Game, Pending, Seat, Setup, Viewer, playout, random};
//!
//! let setup = Setup::new(Canopee::descriptor(), 2, [("first-seat", "P1")], None)?;
//! let game = Canopee::new(&setup)?;
//! let mut state = game.start();
//!
//! // The first seat looks at pile 1: chance shows it the card, and nobody else.
//! assert_eq!(game.pending(&state), Pending::Chance);
//! game.resolve(&mut state, "monstera".parse()?)?;
//! let seen = |viewer| game.view(&state, viewer).known_in_pile(0).count();
//! assert_eq!(seen(Viewer::Seat(Seat::P1)), 1);
//! assert_eq!(seen(Viewer::Seat(Seat::P2)), 0);
//!
//! // It refuses; the pile goes back with a new card on top, and the monstera stays known to it.
//! game.apply(&mut state, Seat::P1, "pass".parse()?)?;
//! let view = game.view(&state, Viewer::Seat(Seat::P1));
//! assert_eq!(view.pile_size(0), 2);
//! assert_eq!(view.known_in_pile(0).map(|k| k.name()).collect::<Vec<_>>(), ["monstera"]);
//!
//! // A world that this seat could be in, played to the end at random.
//! let mut rng = random::fast(7, 0);
//! let mut world = game.resample(&view, &mut rng);
//! let end = playout(&game, &mut world, &mut rng);
//! assert!(end.winners.len() >= 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Both editions are one engine: [`Canopee`] and [`CanopyFirst`] are [`Rules`] with another box and
//! other options. How the parts fit:
//!
//! - [`Kind`] and [`Catalogue`]: what is in the box and what it is worth, from a data file;
//! - [`State`]: unseen cards are counted in pools, and a card that somebody has looked at keeps its
//!   identity and the seats that know it;
//! - [`Stage`] and [`Phase`]: where in a turn or a season's end the game is, and what it waits for;
//! - [`View`]: the position with every card blank that the viewer does not know.
//!
//! `Canopee::score_position` scores the end of a season or of a game on a real table:
//!
//! ```
//! use canopee::Canopee;
//! use table::{Game, Seat};
//!
//! let text = "canopee\nend: season 1\nseat\ntrees: 1+2*2\ncards: fern*3\nseat\n";
//! let scored = Canopee::score_position(text, None)?;
//! // Seven for the tree, three for the tallest, six for the ferns.
//! assert_eq!(scored.sheet.seats[Seat::P1].total(), 16);
//! # Ok::<(), table::Faults>(())
//! ```

#[cfg(feature = "ui")]
pub mod art;
#[cfg(feature = "bot")]
mod bot;
pub mod rules;
#[cfg(feature = "ui")]
mod ui;

pub use rules::*;
