//! The rules of Canopée, both editions: no pages, no network, no files.

mod action;
mod audit;
mod cards;
mod config;
mod data;
mod descriptor;
mod flow;
mod forest;
mod game;
mod glance;
mod kind;
mod ledger;
mod list;
mod picture;
mod position;
mod reading;
mod refuse;
mod scoring;
mod season;
mod sheet;
mod spirit;
mod stage;
mod state;
mod told;
mod tree;
mod turn;
mod unseen;
mod view;

#[cfg(test)]
mod scenarios;

pub use action::{ACTION_SPACE, Action, Chance, REACH, SEATS};
pub use cards::{MAX_CARDS, PILES};
pub use config::{Config, Spirit};
pub use data::Catalogue;
pub use game::{Canopee, CanopyFirst, Edition, Final, First, Rules};
pub use glance::{Seen, Spot};
pub use kind::{KINDS, Kind, SEED_KINDS, SPECIES, SeasonCard, Species};
pub use ledger::Item;
pub use stage::{Frame, Phase, Stage, Why};
pub use state::State;
pub use tree::{MAX_TREES, Tree, Trees};
pub use view::{CardForm, CourseForm, ForestForm, PileForm, View, ViewForm};
