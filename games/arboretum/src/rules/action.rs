//! What a seat can choose and what chance can bring, with their text forms.

use std::fmt;
use std::str::FromStr;

use table::{NotationError, Phrase, Seat};

use crate::rules::card::{CARDS, Card, Species};
use crate::rules::garden::{CELLS, Cell};
use crate::rules::state::SEATS;

/// A small decision of a turn: draw, draw, which card to plant, where, discard.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Draw from the deck: `deck`.
    Deck,
    /// Take the top of a seat's discard pile: `top P2`.
    Top(Seat),
    /// Plant this card; the cell comes next: `plant oak-3`.
    Plant(Card),
    /// Plant it here: `at 0,1`.
    At(Cell),
    /// Discard this card: `discard oak-3`.
    Discard(Card),
}

const TOP: usize = 1;
const PLANT: usize = TOP + SEATS;
const AT: usize = PLANT + CARDS;
const DISCARD: usize = AT + CELLS;

/// Size of the action space.
pub const ACTION_SPACE: usize = DISCARD + CARDS;

impl Action {
    /// Index in the fixed action space.
    pub fn index(self) -> usize {
        match self {
            Action::Deck => 0,
            Action::Top(seat) => TOP + seat.index(),
            Action::Plant(card) => PLANT + card.index(),
            Action::At(cell) => AT + cell.index(),
            Action::Discard(card) => DISCARD + card.index(),
        }
    }

    /// The action with this index.
    pub fn from_index(index: usize) -> Option<Action> {
        match index {
            0 => Some(Action::Deck),
            TOP..PLANT => Seat::new(index - TOP).map(Action::Top),
            PLANT..AT => Card::from_index(index - PLANT).map(Action::Plant),
            AT..DISCARD => Cell::from_index(index - AT).map(Action::At),
            _ => Card::from_index(index - DISCARD).map(Action::Discard),
        }
    }

    /// The choice in words.
    pub fn phrase(self) -> Phrase {
        match self {
            Action::Deck => Phrase::new("arboretum-choice-deck"),
            Action::Top(seat) => Phrase::new("arboretum-choice-top").seat("owner", seat),
            Action::Plant(card) => {
                Phrase::new("arboretum-choice-plant").phrase("card", card.phrase())
            }
            Action::At(cell) => Phrase::new("arboretum-choice-at").text("cell", cell),
            Action::Discard(card) => {
                Phrase::new("arboretum-choice-discard").phrase("card", card.phrase())
            }
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Deck => f.write_str("deck"),
            Action::Top(seat) => write!(f, "top {seat}"),
            Action::Plant(card) => write!(f, "plant {card}"),
            Action::At(cell) => write!(f, "at {cell}"),
            Action::Discard(card) => write!(f, "discard {card}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        Ok(match s.split_once(' ') {
            None if s == "deck" => Action::Deck,
            Some(("top", seat)) => Action::Top(seat.parse()?),
            Some(("plant", card)) => Action::Plant(card.parse()?),
            Some(("at", cell)) => Action::At(cell.parse()?),
            Some(("discard", card)) => Action::Discard(card.parse()?),
            _ => {
                let expected = Phrase::new("arboretum-expected-action");
                return Err(NotationError::new(s, expected));
            }
        })
    }
}

/// What chance can bring.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// This seat begins: `first P2`.
    First(Seat),
    /// This species is left out: `without oak`.
    Without(Species),
    /// This card comes from the deck: `oak-3`.
    Card(Card),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::First(seat) => write!(f, "first {seat}"),
            Chance::Without(species) => write!(f, "without {species}"),
            Chance::Card(card) => card.fmt(f),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        Ok(match s.split_once(' ') {
            Some(("first", seat)) => Chance::First(seat.parse()?),
            Some(("without", species)) => Chance::Without(species.parse()?),
            _ => Chance::Card(s.parse()?),
        })
    }
}
