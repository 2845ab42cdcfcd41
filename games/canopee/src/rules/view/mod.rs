//! [`View`]: what one viewer may know, memory included.
//!
//! A view is a position in which every card that the viewer does not know is blank. Who has looked
//! at a card is public, so a blank still says who knows it.

mod form;
mod read;
mod tree_text;
mod write;

use serde::{Deserialize, Serialize};
use table::random::Rng;
use table::{Pool, Viewer};

use crate::rules::cards::{Entry, Zone, viewer_bit};
use crate::rules::kind::{Kind, SeasonCard};
use crate::rules::stage::Phase;
use crate::rules::state::State;
use crate::rules::tree::Tree;
use crate::rules::unseen::Unseen;

pub use form::{CardForm, CourseForm, ForestForm, PileForm, ViewForm};
pub(crate) use tree_text::{read_tree, tree_text};

/// All that a viewer knows of a position.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "ViewForm", try_from = "ViewForm")]
pub struct View {
    viewer: Viewer,
    seats: u8,
    /// The position with blanks; its pools are all cards that the viewer cannot place.
    pub(crate) known: State,
}

/// Does the viewer know this card?
fn sees(entry: Entry, bit: u8) -> bool {
    entry.zone().is_open() || entry.knowers() & bit != 0
}

/// How many cards a viewer cannot place: unseen ones and those that only others know.
pub(crate) fn unplaced(state: &State, viewer: Viewer, seats: usize) -> u32 {
    let bit = viewer_bit(viewer, seats);
    let hidden = state.cards.all().iter().filter(|e| !sees(**e, bit)).count();
    state.pool.total() + state.seeds.total() + hidden as u32
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer, seats: usize) -> View {
        let bit = viewer_bit(viewer, seats);
        let mut known = *state;
        known.cards.change_all(|entry| {
            if sees(entry, bit) {
                return entry;
            }
            let kind = entry.kind().index();
            if entry.zone().is_germination() {
                known.seeds.put(kind);
            } else {
                known.pool.put(kind);
            }
            entry.blank()
        });
        View {
            viewer,
            seats: seats as u8,
            known,
        }
    }

    /// Fills the blanks at random: every way the unknown cards can lie is equally likely.
    pub(crate) fn resample<R: Rng + ?Sized>(&self, rng: &mut R) -> State {
        let mut state = self.known;
        let solo = self.seats == 1;
        let (mut pool, mut seeds) = (state.pool, state.seeds);
        // Cards of which something is known come first: of what is left, everything is possible.
        state.cards.change_all(|entry| {
            if entry.known().is_none() && entry.is_marked() {
                entry.filled(draw_marked(&mut pool, rng, !solo))
            } else {
                entry
            }
        });
        state.cards.change_all(|entry| {
            if entry.known().is_some() {
                entry
            } else if entry.zone().is_germination() {
                entry.filled(Kind::at(seeds.draw(rng)))
            } else {
                entry.filled(Kind::at(pool.draw(rng)))
            }
        });
        (state.pool, state.seeds) = (pool, seeds);
        state
    }

    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// How many sit at the table.
    pub fn seats(&self) -> usize {
        usize::from(self.seats)
    }

    /// How many forests there are: with one seat, the second is the Spirit's.
    pub fn forests(&self) -> usize {
        self.seats().max(2)
    }

    /// What is being waited for.
    pub fn phase(&self) -> Phase {
        self.known.phase
    }

    /// The season, counted from one.
    pub fn season(&self) -> u8 {
        self.known.season + 1
    }

    /// The season card that is up.
    pub fn season_card(&self) -> Option<SeasonCard> {
        self.known.card
    }

    /// Whose turn it is, as a forest.
    pub fn turn(&self) -> usize {
        usize::from(self.known.turn)
    }

    /// The forest that the choice is about.
    pub fn who(&self) -> usize {
        usize::from(self.known.who)
    }

    /// Cards left in the season's deck.
    pub fn deck(&self) -> u8 {
        self.known.deck
    }

    /// How many of a kind stand in a forest, trees aside.
    pub fn count(&self, forest: usize, kind: Kind) -> u8 {
        self.known.has(forest, kind)
    }

    /// The trees of a forest.
    pub fn trees(&self, forest: usize) -> &[Tree] {
        self.known.trees.of(forest)
    }

    /// Points that are booked.
    pub fn banked(&self, forest: usize) -> i32 {
        self.known.banked(forest)
    }

    /// Cards on a pile.
    pub fn pile_size(&self, pile: usize) -> usize {
        usize::from(self.known.pile_size(pile))
    }

    /// What the viewer knows of a pile.
    pub fn known_in_pile(&self, pile: usize) -> impl Iterator<Item = Kind> {
        self.known_in(Zone::pile(pile))
    }

    pub(crate) fn known_in(&self, zone: Zone) -> impl Iterator<Item = Kind> {
        self.known.cards.of(zone).iter().filter_map(|e| e.known())
    }
}

/// A card that is known to be a threat, or to be none.
fn draw_marked<R: Rng + ?Sized>(pool: &mut Unseen, rng: &mut R, threat: bool) -> Kind {
    let mut counts = *pool.counts();
    for (index, count) in counts.iter_mut().enumerate() {
        if Kind::at(index).is_threat() != threat {
            *count = 0;
        }
    }
    let some = Pool::new(counts);
    let kind = if some.is_empty() {
        pool.sample(rng)
    } else {
        some.sample(rng)
    };
    pool.take(kind);
    Kind::at(kind)
}
