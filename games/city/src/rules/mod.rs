//! The rules of Canopy, the city on stilts: no pages, no network, no files.

mod action;
mod at_random;
mod bounds;
mod card;
mod catalogue;
mod deck;
mod effects;
mod flow;
mod form;
mod game;
mod glance;
mod language;
mod picture;
mod position;
mod program;
mod reading;
mod refusal;
mod rulings;
mod scene;
mod score;
mod state;
mod told;
mod view;

pub use action::{ACTION_SPACE, Action, Chance};
pub use card::{Card, Guild, MAX_CARDS, MAX_GUILDS, MAX_PILES, Pile};
pub use catalogue::{CardText, Catalogue, DATA, Name, Numbers, PLAYS, TypeText};
pub use form::{EffectsForm, MemoryForm, PileForm, SeatForm, ViewForm};
pub use game::CanopyCity;
pub use position::{PilePosition, SeatPosition};
pub use program::{Count, Op, Resource, Target, Trigger, Which};
pub use reading::Heap;
pub use rulings::{Guilds, Rulings};
pub use state::{Ask, CYCLES, HAND, Phase, SEATS, State};
pub use view::{PileView, Source, View};
