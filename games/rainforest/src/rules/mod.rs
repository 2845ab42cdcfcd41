//! The rules of Rainforest: no pages, no network, no files.

mod action;
mod audit;
mod catalogue;
mod form;
mod game;
mod jungle;
mod picture;
mod pile;
mod position;
mod sheet;
mod state;
mod telling;
mod tile;
mod token;
mod turn;
mod view;

pub use action::{ACTION_SPACE, Action, CLEARING, Chance, Slot};
pub use catalogue::{BUILT_IN, Catalogue, PLACES};
pub use form::{BoardForm, GrownForm, ViewForm, WaitingForm, ZoneForm};
pub use game::Rainforest;
pub use jungle::{Cell, Grown, JUNGLE, Laid, WIDTH, Waiting, ZONE_TOKENS, ZoneToken};
pub use pile::Pile;
pub use position::{Placed, Position, SeatPosition, read};
pub use state::{Phase, RESERVE, SEATS, State, protected_zones};
pub use tile::{CIRCLES, Face, Need, PILE, TILES, Tile};
pub use token::{ANIMALS, Animal, COPIES, Colour, KINDS, Kind, Tokens, ZONES, Zone};
pub use view::View;
