//! Jungle tiles: what each one is worth, which colours it has and what its circles ask for.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use table::{NotationError, Phrase};

use crate::rules::token::{Animal, Colour, Kind, Tokens, ZONES, Zone};

/// Tiles of a zone's pile.
pub const PILE: usize = 11;
/// Tiles in the box.
pub const TILES: usize = ZONES * PILE;
/// Most circles of a tile.
pub const CIRCLES: usize = 3;

/// A jungle tile. Written by its zone and a letter, such as `Gb`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tile(u8);

impl Tile {
    /// The tile at this position of a zone's list.
    #[inline]
    pub const fn new(zone: Zone, place: usize) -> Option<Tile> {
        if place < PILE {
            Some(Tile((zone as usize * PILE + place) as u8))
        } else {
            None
        }
    }

    /// The tile with this index.
    #[inline]
    pub const fn from_index(index: usize) -> Option<Tile> {
        if index < TILES {
            Some(Tile(index as u8))
        } else {
            None
        }
    }

    /// Every tile, zone by zone.
    pub fn all() -> impl Iterator<Item = Tile> {
        (0..TILES as u8).map(Tile)
    }

    /// Position among all tiles.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The zone whose pile it belongs to.
    #[inline]
    pub const fn zone(self) -> Zone {
        Zone::ALL[self.0 as usize / PILE]
    }

    /// Position in its zone's list.
    #[inline]
    pub const fn place(self) -> usize {
        self.0 as usize % PILE
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = char::from(b'a' + self.place() as u8);
        write!(f, "{}{letter}", self.zone().letter())
    }
}

impl FromStr for Tile {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        let bad = || NotationError::new(s, Phrase::new("rainforest-expected-tile"));
        let [zone, letter] = s.as_bytes() else {
            return Err(bad());
        };
        let zone = Zone::ALL
            .into_iter()
            .find(|z| z.letter() == char::from(*zone))
            .ok_or_else(bad)?;
        Tile::new(zone, usize::from(letter.wrapping_sub(b'a'))).ok_or_else(bad)
    }
}

table::text_form!(Tile);

/// What a circle of a tile asks for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Need {
    /// Any token of this colour.
    Colour(Colour),
    /// Any token of this animal.
    Animal(Animal),
    /// Any token.
    Any,
}

impl Need {
    /// The kinds that will do, one bit a kind.
    pub const fn kinds(self) -> u64 {
        match self {
            Need::Colour(colour) => colour.kinds(),
            Need::Animal(animal) => animal.kinds(),
            Need::Any => Tokens::EACH,
        }
    }

    /// In words.
    pub fn phrase(self) -> Phrase {
        match self {
            Need::Colour(colour) => colour.phrase(),
            Need::Animal(animal) => animal.phrase(),
            Need::Any => Phrase::new("rainforest-need-any"),
        }
    }
}

impl fmt::Display for Need {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Need::Colour(colour) => colour.fmt(f),
            Need::Animal(animal) => animal.fmt(f),
            Need::Any => f.write_str("any"),
        }
    }
}

impl FromStr for Need {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        if s == "any" {
            return Ok(Need::Any);
        }
        let colour = s.parse().map(Need::Colour);
        colour
            .or_else(|_| s.parse().map(Need::Animal))
            .map_err(|_: NotationError| {
                NotationError::new(s, Phrase::new("rainforest-expected-need"))
            })
    }
}

/// What is printed on a tile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Face {
    /// Points.
    pub points: u8,
    /// Its colours, one bit a zone.
    pub colours: u8,
    /// What its circles ask for.
    pub needs: ArrayVec<Need, CIRCLES>,
    /// The same as masks of kinds; nothing fits a circle that is not there.
    masks: [u64; CIRCLES],
}

impl Face {
    pub(crate) fn new(points: u8, colours: u8, needs: ArrayVec<Need, CIRCLES>) -> Face {
        let mut masks = [0; CIRCLES];
        for (mask, need) in masks.iter_mut().zip(&needs) {
            *mask = need.kinds();
        }
        Face {
            points,
            colours,
            needs,
            masks,
        }
    }

    /// How many tokens complete it.
    #[inline]
    pub fn circles(&self) -> usize {
        self.needs.len()
    }

    /// Has it this colour?
    pub fn has(&self, zone: Zone) -> bool {
        self.colours >> zone.index() & 1 != 0
    }

    /// Its colours, in board order.
    pub fn zones(&self) -> impl Iterator<Item = Zone> {
        let colours = self.colours;
        Zone::ALL
            .into_iter()
            .filter(move |z| colours >> z.index() & 1 != 0)
    }

    /// The kinds it can still take when these tokens lie on it, one bit a kind.
    ///
    /// A token is not bound to a circle: it fits if all tokens on the tile together can be given
    /// circles of their own (RF-41).
    #[inline]
    pub(crate) fn accepts(&self, tokens: &[Kind]) -> u64 {
        let [a, b, c] = self.masks;
        match *tokens {
            [] => a | b | c,
            [first] => {
                let mut free = 0;
                for (mine, others) in [(a, b | c), (b, a | c), (c, a | b)] {
                    if mine & first.bit() != 0 {
                        free |= others;
                    }
                }
                free
            }
            [first, second] => {
                let mut free = 0;
                for (x, y, rest) in [(a, b, c), (a, c, b), (b, c, a)] {
                    let straight = x & first.bit() != 0 && y & second.bit() != 0;
                    let crossed = y & first.bit() != 0 && x & second.bit() != 0;
                    if straight || crossed {
                        free |= rest;
                    }
                }
                free
            }
            _ => 0,
        }
    }

    /// Can these tokens lie on it together?
    pub fn takes(&self, tokens: &[Kind]) -> bool {
        tokens.len() <= self.circles()
            && (0..tokens.len()).all(|n| self.accepts(&tokens[..n]) & tokens[n].bit() != 0)
    }

    /// Do these tokens complete it?
    pub fn completed_by(&self, tokens: &[Kind]) -> bool {
        tokens.len() == self.circles() && self.takes(tokens)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn face(needs: &[&str]) -> Face {
        Face::new(1, 1, needs.iter().map(|n| n.parse().unwrap()).collect())
    }

    /// The slow way: try every order of the tokens on the circles.
    fn fits(face: &Face, tokens: &[Kind]) -> bool {
        fn try_next(needs: &[Need], used: u8, tokens: &[Kind]) -> bool {
            let Some((first, rest)) = tokens.split_first() else {
                return true;
            };
            (0..needs.len()).any(|i| {
                used >> i & 1 == 0
                    && needs[i].kinds() & first.bit() != 0
                    && try_next(needs, used | 1 << i, rest)
            })
        }
        try_next(&face.needs, 0, tokens)
    }

    #[test]
    fn rf_41_a_token_fits_if_all_tokens_on_the_tile_can_have_circles_of_their_own() {
        let words = ["any", "red", "blue", "monkey", "parrot"];
        let mut faces = Vec::new();
        for a in words {
            faces.push(face(&[a]));
            for b in words {
                faces.push(face(&[a, b]));
                for c in words {
                    faces.push(face(&[a, b, c]));
                }
            }
        }
        for face in &faces {
            for x in Kind::all() {
                let one = face.accepts(&[]) & x.bit() != 0;
                assert_eq!(one, fits(face, &[x]), "{face:?} {x}");
                for y in Kind::all().filter(|_| one) {
                    let two = face.accepts(&[x]) & y.bit() != 0;
                    assert_eq!(two, fits(face, &[x, y]), "{face:?} {x} {y}");
                    for z in Kind::all().filter(|_| two) {
                        let three = face.accepts(&[x, y]) & z.bit() != 0;
                        assert_eq!(three, fits(face, &[x, y, z]), "{face:?} {x} {y} {z}");
                    }
                }
            }
        }
    }

    #[test]
    fn tiles_round_trip() {
        for tile in Tile::all() {
            assert_eq!(tile.to_string().parse::<Tile>(), Ok(tile));
        }
        for bad in ["", "G", "Gl", "gb", "Gb ", "Xa", "é"] {
            assert!(bad.parse::<Tile>().is_err(), "{bad:?}");
        }
    }
}
