//! The rules of **Canopy, the city on stilts** for three to six.
//!
//! Draft cards from hands that go round, and build them on your few foundations: only the building on top
//! of each pile counts, but covering one brings gold, and gold buys room.
//!
//! The cards and guilds are a reconstruction, because the printed ones are not public; another file of
//! them can be handed in with the set-up.
//!
//! ```
//! use city::CanopyCity;
//! use table::{Game, Pending, Seat, SeatSet, Setup, Viewer, playout, random};
//!
//! let setup = Setup::new(CanopyCity::descriptor(), 3, [("guilds", "dealt")], None)?;
//! let game = CanopyCity::new(&setup)?;
//! let mut rng = random::fast(7, 0);
//!
//! // Chance deals guilds and hands.
//! let mut state = game.start();
//! while game.pending(&state) == Pending::Chance {
//!     let outcome = game.draw(&state, &mut rng);
//!     game.resolve(&mut state, outcome)?;
//! }
//! // Everybody chooses at the same time.
//! assert_eq!(game.pending(&state), Pending::Seats(SeatSet::first(3)));
//!
//! // The first seat chooses, and changes its mind; nobody else sees which card, or that it changed.
//! let view = game.view(&state, Viewer::Seat(Seat::P1));
//! let hand: Vec<city::Card> = view.hand().collect();
//! game.apply(&mut state, Seat::P1, city::Action::Pick(hand[0]))?;
//! let seen = game.view(&state, Viewer::Seat(Seat::P2));
//! game.apply(&mut state, Seat::P1, city::Action::Pick(hand[6]))?;
//! assert!(seen == game.view(&state, Viewer::Seat(Seat::P2)));
//!
//! // A world the second seat could be in, played to the end at random.
//! let mut world = game.resample(&seen, &mut rng);
//! let end = playout(&game, &mut world, &mut rng);
//! assert!(end.winners.len() >= 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The [`language`](Catalogue) of effects is explained in `docs/cards/city.md`.

#[cfg(feature = "ui")]
pub mod art;
#[cfg(feature = "bot")]
mod bot;
pub mod rules;
#[cfg(feature = "ui")]
mod ui;

pub use rules::*;
