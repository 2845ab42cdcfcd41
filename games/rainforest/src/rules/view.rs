//! [`View`]: what one viewer may know, which in this game is everything there is to know.

use serde::{Deserialize, Serialize};
use table::{Pool, Seat, Viewer};

use crate::rules::Rainforest;
use crate::rules::action::Slot;
use crate::rules::form::ViewForm;
use crate::rules::jungle::{Grown, Waiting, ZoneToken};
use crate::rules::state::{Phase, State};
use crate::rules::tile::Tile;
use crate::rules::token::{Animal, KINDS, Kind, Tokens, Zone};

/// All that a viewer knows.
///
/// Every tile and token is either in the open or unseen by all, so seats and onlookers know the
/// same. What is left in the bag and in the piles follows from what lies on the table.
/// As JSON (see [`ViewForm`]) it is the documented form for bots in any language.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "ViewForm", try_from = "ViewForm")]
pub struct View {
    pub(crate) viewer: Viewer,
    /// The position, without what follows from the catalogue.
    pub(crate) bare: State,
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let mut bare = *state;
        for board in &mut bare.boards {
            *board = board.bare();
        }
        bare.gaps = 0;
        View { viewer, bare }
    }

    /// The one position that the viewer can be in.
    ///
    /// A view that was not made by these rules (from JSON, for other tiles) gives a position that
    /// can be played on, whatever it says.
    pub(crate) fn state(&self, game: &Rainforest) -> State {
        let mut state = self.bare;
        for board in &mut state.boards {
            *board = board.refreshed(&game.book);
        }
        game.settle(&mut state);
        state
    }

    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// How many sit at the table.
    pub fn seats(&self) -> usize {
        self.bare.seat_count()
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Seat {
        self.bare.turn
    }

    /// Who began, and has the binoculars.
    pub fn first(&self) -> Seat {
        self.bare.first
    }

    /// Rounds that are over.
    pub fn rounds(&self) -> usize {
        usize::from(self.bare.rounds)
    }

    /// Is this the last round?
    pub fn is_last_round(&self) -> bool {
        self.bare.ending
    }

    /// Where in the turn.
    pub fn phase(&self) -> Phase {
        self.bare.phase
    }

    /// The zone of this turn.
    pub fn zone(&self) -> Zone {
        self.bare.zone
    }

    /// The token given in exchange, or the first one kept in reserve.
    pub fn held(&self) -> Option<Kind> {
        self.bare.kind
    }

    /// The tokens of a zone.
    pub fn tokens(&self, zone: Zone) -> Tokens {
        self.bare.zones[zone.index()]
    }

    /// The tile on top of a zone's pile.
    pub fn top(&self, zone: Zone) -> Option<Tile> {
        self.bare.piles[zone.index()].top(zone)
    }

    /// The tiles of a zone's pile that nobody has seen.
    pub fn unseen(&self, zone: Zone) -> impl Iterator<Item = Tile> {
        self.bare.piles[zone.index()].unseen_tiles(zone)
    }

    /// The tiles that were put back under a zone's pile, in the order in which they will come up.
    pub fn under(&self, zone: Zone) -> impl Iterator<Item = Tile> {
        self.bare.piles[zone.index()].under_tiles(zone)
    }

    /// Tiles in a zone's pile, the top included.
    pub fn pile_size(&self, zone: Zone) -> usize {
        self.bare.piles[zone.index()].len()
    }

    /// The tokens in the bag.
    pub fn bag(&self) -> &Pool<KINDS> {
        &self.bare.bag
    }

    /// The protected-zone tokens that can still be had.
    pub fn protected(&self) -> impl Iterator<Item = ZoneToken> {
        let left = self.bare.protected;
        ZoneToken::all().filter(move |t| left & t.bit() != 0)
    }

    /// The totem of a seat, once it is dealt.
    pub fn totem(&self, seat: Seat) -> Option<Animal> {
        self.bare.boards[seat.index()].totem
    }

    /// The reserve of a seat, and during its turn what it took.
    pub fn hand(&self, seat: Seat) -> Tokens {
        self.bare.boards[seat.index()].hand
    }

    /// A waiting tile of a seat.
    pub fn waiting(&self, seat: Seat, slot: Slot) -> Option<&Waiting> {
        self.bare.boards[seat.index()].clearing[slot.index()].as_ref()
    }

    /// The jungle of a seat, in the order in which it was placed.
    pub fn jungle(&self, seat: Seat) -> &[Grown] {
        self.bare.boards[seat.index()].jungle()
    }

    /// Protected-zone tokens that a seat has left for good.
    pub fn declined(&self, seat: Seat) -> impl Iterator<Item = ZoneToken> {
        let declined = self.bare.boards[seat.index()].declined;
        ZoneToken::all().filter(move |t| declined & t.bit() != 0)
    }
}
