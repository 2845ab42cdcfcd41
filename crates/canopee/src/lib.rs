//! The rules of **Canopée** and its first edition, for one to four.

mod action;
mod audit;
mod cards;
mod config;
mod data;
mod descriptor;
mod flow;
mod forest;
mod kind;
mod list;
mod picture;
mod position;
mod refuse;
mod rules;
mod scoring;
mod season;
mod sheet;
mod spirit;
mod state;
mod told;
mod tree;
mod view;

#[cfg(test)]
mod scenarios;

pub use action::{ACTION_SPACE, Action, Chance, REACH, SEATS};
pub use cards::{MAX_CARDS, PILES};
pub use config::{Config, Spirit};
pub use data::Catalogue;
pub use kind::{KINDS, Kind, SEED_KINDS, SPECIES, SeasonCard, Species};
pub use rules::{Canopee, CanopyFirst, Edition, Final, First, Rules};
pub use state::{Frame, Item, Phase, Stage, State, Why};
pub use tree::{MAX_TREES, Tree, Trees};
pub use view::{CardForm, CourseForm, ForestForm, PileForm, View, ViewForm};
