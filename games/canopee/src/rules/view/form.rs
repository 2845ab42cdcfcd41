//! The JSON form of a view.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::Viewer;

use crate::rules::cards::Zone;

/// The JSON form of a [`View`](super::View).
///
/// Forests are numbered from 0; with one seat, forest 1 is the Spirit's.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ViewForm {
    /// `P1` to `P4`, or `public`.
    pub viewer: Viewer,
    /// Seats at the table.
    pub seats: usize,
    /// What is being waited for: see [`Phase::ALL`](crate::rules::Phase::ALL).
    pub phase: String,
    /// The forest that the choice is about.
    pub who: usize,
    /// The forest whose turn it is.
    pub turn: usize,
    /// The season, counted from one.
    pub season: u8,
    /// The season card that is up.
    pub season_card: Option<String>,
    /// Season cards that have been up.
    pub past_season_cards: Vec<String>,
    /// Species of animals in the game.
    pub species: Vec<String>,
    /// Cards left in this season's deck, then in the later ones.
    pub decks: [u8; 3],
    /// Rainforest cards that the viewer cannot place, wherever they lie.
    pub unseen: BTreeMap<String, u8>,
    /// Germination cards that the viewer cannot place.
    pub unseen_germination: BTreeMap<String, u8>,
    /// The growth piles.
    pub piles: Vec<PileForm>,
    /// The forests.
    pub forests: Vec<ForestForm>,
    /// Cards with a place elsewhere, by zone: `drawn`, `germination`, `under-germination`, `sky`,
    /// `put-away`, `left-behind`, `in-transit`.
    pub elsewhere: BTreeMap<String, Vec<CardForm>>,
    /// What was discarded openly.
    pub discarded: BTreeMap<String, u8>,
    /// Butterflies that turned into fern, bromelia, monstera.
    pub butterflies: [u8; 3],
    /// Starting trunks given out.
    pub starting_trunks: u8,
    /// Where exactly in the course of the game we are.
    pub course: CourseForm,
}

/// A growth pile in a [`ViewForm`].
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PileForm {
    /// Cards that nobody has seen.
    pub unseen: u8,
    /// Cards that somebody has seen.
    pub seen: Vec<CardForm>,
}

/// A card that somebody has seen.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardForm {
    /// Its kind; `null` if the viewer does not know it.
    pub card: Option<String>,
    /// Seats that know it, as bits (1, 2, 4, 8). Against the Spirit, 2 means face up.
    pub known_by: u8,
    /// Everybody knows that it is a threat; against the Spirit, that it is none.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub marked: bool,
}

/// A forest in a [`ViewForm`].
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ForestForm {
    /// Cards by kind, trees aside.
    pub cards: BTreeMap<String, u8>,
    /// Its trees, as `0+1*2 scored awarded`: trunks, then the canopy's multiplier if complete.
    pub trees: Vec<String>,
    /// Laid open, still to be added.
    pub adding: Vec<CardForm>,
    /// Face down under pitcher plants.
    pub pitcher: Vec<CardForm>,
    /// The pile kept face down by the hoatzin.
    pub hoatzin: Vec<CardForm>,
    /// Species whose power was used this season.
    pub used: Vec<String>,
    /// Species that came this turn.
    pub fresh: Vec<String>,
    /// Cards still to be discarded and to be drawn.
    pub owed: [u8; 2],
    /// Points by season: rows that are not zero.
    pub points: Vec<BTreeMap<String, i8>>,
}

/// The course of the game in a [`ViewForm`].
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(
    missing_docs,
    reason = "each is documented at its namesake in the position"
)]
pub struct CourseForm {
    pub stage: String,
    pub step: u8,
    pub sub: u8,
    pub first: u8,
    pub last_taker: u8,
    pub at: u8,
    pub why: String,
    pub hands: u8,
    pub uncover: u8,
    pub frame: String,
    pub frame_who: u8,
    pub left: u8,
    pub storm: u8,
    pub storm_who: u8,
    pub sky: bool,
    pub picks: u8,
    pub foe: u8,
    pub awarded: u8,
    pub stolen: u64,
    pub ambush: bool,
    pub last: u16,
}

/// Places of cards that are neither on a pile nor with a forest, and their names.
pub(super) const ELSEWHERE: [(Zone, &str); 7] = [
    (Zone::DRAWN, "drawn"),
    (Zone::SEEDS, "germination"),
    (Zone::UNDER, "under-germination"),
    (Zone::SKY, "sky"),
    (Zone::AWAY, "put-away"),
    (Zone::LEFT, "left-behind"),
    (Zone::TRANSIT, "in-transit"),
];
