//! What a seat can choose and what chance can bring, with their text forms.

use std::fmt;
use std::str::FromStr;

use table::{NotationError, Phrase, Seat};

use crate::rules::jungle::{Cell, JUNGLE, ZONE_TOKENS, ZoneToken};
use crate::rules::tile::Tile;
use crate::rules::token::{ANIMALS, Animal, Colour, KINDS, Kind, ZONES, Zone};

/// Places for waiting tiles in a clearing.
pub const CLEARING: usize = 3;

/// A place in the clearing, counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Slot(u8);

impl Slot {
    /// All three.
    pub const ALL: [Slot; CLEARING] = [Slot(0), Slot(1), Slot(2)];

    /// The place with this index, counted from zero.
    #[inline]
    pub const fn from_index(index: usize) -> Option<Slot> {
        if index < CLEARING {
            Some(Slot(index as u8))
        } else {
            None
        }
    }

    /// The lowest place of a mask that has one.
    #[inline]
    pub(crate) const fn lowest(slots: u8) -> Slot {
        let at = slots.trailing_zeros() as u8;
        Slot(if at < CLEARING as u8 { at } else { 0 })
    }

    /// Position counted from zero.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl FromStr for Slot {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        match s.as_bytes() {
            [digit @ b'1'..=b'3'] => Ok(Slot(digit - b'1')),
            _ => Err(NotationError::new(
                s,
                Phrase::new("rainforest-expected-slot"),
            )),
        }
    }
}

/// A small decision of a turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Turn to this zone: `zone red`.
    Zone(Zone),
    /// Keep its tile in the clearing: `keep`.
    Keep,
    /// Put its tile back under the pile: `return`.
    Return,
    /// Take all its tokens of a colour: `take blue`.
    TakeColour(Colour),
    /// Take all its tokens of an animal: `take parrot`.
    TakeAnimal(Animal),
    /// Give this token away in exchange; what for comes next: `give red-frog`.
    Give(Kind),
    /// Exchange nothing: `give nothing`.
    GiveNothing,
    /// Get this token of that zone in exchange: `get green red-frog`.
    Get(Zone, Kind),
    /// Place a token on a waiting tile: `place red-frog 2`.
    Place(Kind, Slot),
    /// Place no more: `done`.
    Done,
    /// Validate this completed tile next: `validate 2`.
    Validate(Slot),
    /// Take a protected-zone token and put it on this tile of the jungle: `claim red-3 5`.
    Claim(ZoneToken, Cell),
    /// Leave it for good: `decline red-3`.
    Decline(ZoneToken),
    /// Keep this token in reserve: `reserve red-frog`.
    Reserve(Kind),
}

const KEEP: usize = ZONES;
const RETURN: usize = KEEP + 1;
const TAKE_COLOUR: usize = RETURN + 1;
const TAKE_ANIMAL: usize = TAKE_COLOUR + ANIMALS;
const GIVE: usize = TAKE_ANIMAL + ANIMALS;
const GIVE_NOTHING: usize = GIVE + KINDS;
const GET: usize = GIVE_NOTHING + 1;
const PLACE: usize = GET + ZONES * KINDS;
const DONE: usize = PLACE + CLEARING * KINDS;
const VALIDATE: usize = DONE + 1;
const CLAIM: usize = VALIDATE + CLEARING;
const DECLINE: usize = CLAIM + ZONE_TOKENS * JUNGLE;
const RESERVE: usize = DECLINE + ZONE_TOKENS;

/// Size of the action space.
pub const ACTION_SPACE: usize = RESERVE + KINDS;

impl Action {
    /// Index in the fixed action space.
    pub fn index(self) -> usize {
        match self {
            Action::Zone(zone) => zone.index(),
            Action::Keep => KEEP,
            Action::Return => RETURN,
            Action::TakeColour(colour) => TAKE_COLOUR + colour.index(),
            Action::TakeAnimal(animal) => TAKE_ANIMAL + animal.index(),
            Action::Give(kind) => GIVE + kind.index(),
            Action::GiveNothing => GIVE_NOTHING,
            Action::Get(zone, kind) => GET + zone.index() * KINDS + kind.index(),
            Action::Place(kind, slot) => PLACE + kind.index() * CLEARING + slot.index(),
            Action::Done => DONE,
            Action::Validate(slot) => VALIDATE + slot.index(),
            Action::Claim(token, cell) => CLAIM + token.index() * JUNGLE + cell.index(),
            Action::Decline(token) => DECLINE + token.index(),
            Action::Reserve(kind) => RESERVE + kind.index(),
        }
    }

    /// The action with this index.
    pub fn from_index(index: usize) -> Option<Action> {
        match index {
            0..KEEP => Zone::from_index(index).map(Action::Zone),
            KEEP => Some(Action::Keep),
            RETURN => Some(Action::Return),
            TAKE_COLOUR..TAKE_ANIMAL => {
                Colour::from_index(index - TAKE_COLOUR).map(Action::TakeColour)
            }
            TAKE_ANIMAL..GIVE => Animal::from_index(index - TAKE_ANIMAL).map(Action::TakeAnimal),
            GIVE..GIVE_NOTHING => Kind::from_index(index - GIVE).map(Action::Give),
            GIVE_NOTHING => Some(Action::GiveNothing),
            GET..PLACE => {
                let at = index - GET;
                let zone = Zone::from_index(at / KINDS)?;
                Kind::from_index(at % KINDS).map(|kind| Action::Get(zone, kind))
            }
            PLACE..DONE => {
                let at = index - PLACE;
                let kind = Kind::from_index(at / CLEARING)?;
                Slot::from_index(at % CLEARING).map(|slot| Action::Place(kind, slot))
            }
            DONE => Some(Action::Done),
            VALIDATE..CLAIM => Slot::from_index(index - VALIDATE).map(Action::Validate),
            CLAIM..DECLINE => {
                let at = index - CLAIM;
                let token = ZoneToken::from_index(at / JUNGLE)?;
                Cell::from_index(at % JUNGLE).map(|cell| Action::Claim(token, cell))
            }
            DECLINE..RESERVE => ZoneToken::from_index(index - DECLINE).map(Action::Decline),
            _ => Kind::from_index(index - RESERVE).map(Action::Reserve),
        }
    }

    /// The choice in words.
    pub fn phrase(self) -> Phrase {
        let token = |key: &'static str, kind: Kind| Phrase::new(key).phrase("token", kind.phrase());
        match self {
            Action::Zone(zone) => {
                Phrase::new("rainforest-choice-zone").phrase("zone", zone.phrase())
            }
            Action::Keep => Phrase::new("rainforest-choice-keep"),
            Action::Return => Phrase::new("rainforest-choice-return"),
            Action::TakeColour(colour) => {
                Phrase::new("rainforest-choice-take").phrase("what", colour.phrase())
            }
            Action::TakeAnimal(animal) => {
                Phrase::new("rainforest-choice-take").phrase("what", animal.phrase())
            }
            Action::Give(kind) => token("rainforest-choice-give", kind),
            Action::GiveNothing => Phrase::new("rainforest-choice-give-nothing"),
            Action::Get(zone, kind) => {
                token("rainforest-choice-get", kind).phrase("zone", zone.phrase())
            }
            Action::Place(kind, slot) => token("rainforest-choice-place", kind).text("slot", slot),
            Action::Done => Phrase::new("rainforest-choice-done"),
            Action::Validate(slot) => Phrase::new("rainforest-choice-validate").text("slot", slot),
            Action::Claim(token, cell) => Phrase::new("rainforest-choice-claim")
                .phrase("token", token.phrase())
                .text("cell", cell),
            Action::Decline(token) => {
                Phrase::new("rainforest-choice-decline").phrase("token", token.phrase())
            }
            Action::Reserve(kind) => token("rainforest-choice-reserve", kind),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Zone(zone) => write!(f, "zone {zone}"),
            Action::Keep => f.write_str("keep"),
            Action::Return => f.write_str("return"),
            Action::TakeColour(colour) => write!(f, "take {colour}"),
            Action::TakeAnimal(animal) => write!(f, "take {animal}"),
            Action::Give(kind) => write!(f, "give {kind}"),
            Action::GiveNothing => f.write_str("give nothing"),
            Action::Get(zone, kind) => write!(f, "get {zone} {kind}"),
            Action::Place(kind, slot) => write!(f, "place {kind} {slot}"),
            Action::Done => f.write_str("done"),
            Action::Validate(slot) => write!(f, "validate {slot}"),
            Action::Claim(token, cell) => write!(f, "claim {token} {cell}"),
            Action::Decline(token) => write!(f, "decline {token}"),
            Action::Reserve(kind) => write!(f, "reserve {kind}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        let bad = || NotationError::new(s, Phrase::new("rainforest-expected-action"));
        let mut words = s.split(' ');
        let verb = words.next().unwrap_or_default();
        let rest = (words.next(), words.next(), words.next());
        Ok(match (verb, rest) {
            ("zone", (Some(zone), None, _)) => Action::Zone(zone.parse()?),
            ("keep", (None, ..)) => Action::Keep,
            ("return", (None, ..)) => Action::Return,
            ("take", (Some(what), None, _)) => match what.parse() {
                Ok(colour) => Action::TakeColour(colour),
                Err(_) => Action::TakeAnimal(what.parse().map_err(|_| bad())?),
            },
            ("give", (Some("nothing"), None, _)) => Action::GiveNothing,
            ("give", (Some(kind), None, _)) => Action::Give(kind.parse()?),
            ("get", (Some(zone), Some(kind), None)) => Action::Get(zone.parse()?, kind.parse()?),
            ("place", (Some(kind), Some(slot), None)) => {
                Action::Place(kind.parse()?, slot.parse()?)
            }
            ("done", (None, ..)) => Action::Done,
            ("validate", (Some(slot), None, _)) => Action::Validate(slot.parse()?),
            ("claim", (Some(token), Some(cell), None)) => {
                Action::Claim(token.parse()?, cell.parse()?)
            }
            ("decline", (Some(token), None, _)) => Action::Decline(token.parse()?),
            ("reserve", (Some(kind), None, _)) => Action::Reserve(kind.parse()?),
            _ => return Err(bad()),
        })
    }
}

/// What chance can bring.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// This seat begins: `first P2`.
    First(Seat),
    /// The next seat gets this totem: `totem frog`.
    Totem(Animal),
    /// This protected-zone token is in the game: `protect red-3`.
    Protect(ZoneToken),
    /// This tile comes up: `tile Gb`.
    Tile(Tile),
    /// This token comes out of the bag: `token red-frog`.
    Token(Kind),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::First(seat) => write!(f, "first {seat}"),
            Chance::Totem(animal) => write!(f, "totem {animal}"),
            Chance::Protect(token) => write!(f, "protect {token}"),
            Chance::Tile(tile) => write!(f, "tile {tile}"),
            Chance::Token(kind) => write!(f, "token {kind}"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        Ok(match s.split_once(' ') {
            Some(("first", seat)) => Chance::First(seat.parse()?),
            Some(("totem", animal)) => Chance::Totem(animal.parse()?),
            Some(("protect", token)) => Chance::Protect(token.parse()?),
            Some(("tile", tile)) => Chance::Tile(tile.parse()?),
            Some(("token", kind)) => Chance::Token(kind.parse()?),
            _ => {
                let expected = Phrase::new("rainforest-expected-chance");
                return Err(NotationError::new(s, expected));
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_round_trip() {
        for index in 0..ACTION_SPACE {
            let action = Action::from_index(index).unwrap();
            assert_eq!(action.index(), index);
            assert_eq!(action.to_string().parse::<Action>(), Ok(action));
        }
        assert_eq!(Action::from_index(ACTION_SPACE), None);
        for bad in [
            "",
            "zone",
            "zone red blue",
            "keep it",
            "take green",
            "place red-frog",
            "done ",
        ] {
            assert!(bad.parse::<Action>().is_err(), "{bad:?}");
        }
    }

    #[test]
    fn chance_round_trips() {
        let some = [
            "first P2",
            "totem frog",
            "protect red-4",
            "tile Bk",
            "token blue-parrot",
        ];
        for text in some {
            assert_eq!(text.parse::<Chance>().unwrap().to_string(), text);
        }
        for bad in ["", "tile", "token green-frog", "red-frog"] {
            assert!(bad.parse::<Chance>().is_err(), "{bad:?}");
        }
    }
}
