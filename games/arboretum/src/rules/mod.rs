//! The rules of Arboretum: no pages, no network, no files.

mod action;
mod card;
mod game;
mod garden;
mod picture;
mod position;
mod scoring;
mod sheet;
mod state;
mod view;

pub use action::{ACTION_SPACE, Action, Chance};
pub use card::{CARDS, Card, CardIter, CardSet, RANKS, SPECIES, Species};
pub use game::Arboretum;
pub use garden::{CELLS, Cell, Garden, MAX_PLANTED, REACH};
pub use position::{Planted, Position, SeatPosition, read};
pub use scoring::{Path, PathCards, PathPoints, best_path, best_points, held, rank_sum};
pub use state::{HAND, Phase, Pile, SEATS, State, left_out};
pub use view::{SeatForm, View, ViewForm};
