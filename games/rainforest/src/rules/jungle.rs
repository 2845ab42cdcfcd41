//! The jungle of a seat: a square of nine tiles, its groups of one colour, and the tokens that
//! protect them.

use std::fmt;
use std::str::FromStr;

use table::{NotationError, Phrase};

use crate::rules::tile::{CIRCLES, Tile};
use crate::rules::token::{Kind, Zone};

/// Tiles of a finished jungle.
pub const JUNGLE: usize = 9;
/// Width of the square.
pub const WIDTH: usize = 3;
/// Protected-zone tokens in the box.
pub const ZONE_TOKENS: usize = 10;

/// A place of the jungle, in the order in which they are filled: 1 is at the bottom left, 3 at the
/// bottom right, 9 at the top right.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u8);

impl Cell {
    /// The cell with this index, counted from zero.
    #[inline]
    pub const fn from_index(index: usize) -> Option<Cell> {
        if index < JUNGLE {
            Some(Cell(index as u8))
        } else {
            None
        }
    }

    /// The lowest cell of a mask that is not empty.
    #[inline]
    pub(crate) const fn lowest(cells: u16) -> Cell {
        Cell(cells.trailing_zeros() as u8)
    }

    /// Position counted from zero.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its bit in a mask of cells.
    #[inline]
    pub const fn bit(self) -> u16 {
        1 << self.0
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl FromStr for Cell {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        match s.as_bytes() {
            [digit @ b'1'..=b'9'] => Ok(Cell(digit - b'1')),
            _ => Err(NotationError::new(
                s,
                Phrase::new("rainforest-expected-cell"),
            )),
        }
    }
}

/// A protected-zone token: a colour and how many connected tiles it asks for. Written `red-3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ZoneToken(u8);

impl ZoneToken {
    /// The token for three (small) or four connected tiles of a colour.
    #[inline]
    pub const fn new(zone: Zone, four: bool) -> ZoneToken {
        ZoneToken(zone as u8 * 2 + four as u8)
    }

    /// The token with this index: by zone, then by size.
    #[inline]
    pub const fn from_index(index: usize) -> Option<ZoneToken> {
        if index < ZONE_TOKENS {
            Some(ZoneToken(index as u8))
        } else {
            None
        }
    }

    /// All ten.
    pub fn all() -> impl Iterator<Item = ZoneToken> {
        (0..ZONE_TOKENS as u8).map(ZoneToken)
    }

    /// The names in text forms, in order.
    pub const NAMES: [&'static str; ZONE_TOKENS] = [
        "red-3", "red-4", "yellow-3", "yellow-4", "green-3", "green-4", "purple-3", "purple-4",
        "blue-3", "blue-4",
    ];

    /// Position among the ten.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its bit in a mask of tokens.
    #[inline]
    pub const fn bit(self) -> u16 {
        1 << self.0
    }

    /// Its colour.
    #[inline]
    pub const fn zone(self) -> Zone {
        Zone::ALL[self.0 as usize / 2]
    }

    /// How many connected tiles it asks for: 3 or 4.
    #[inline]
    pub const fn size(self) -> usize {
        3 + (self.0 % 2) as usize
    }

    /// What it multiplies the points of its tile by: 2 or 3.
    #[inline]
    pub const fn factor(self) -> i32 {
        2 + (self.0 % 2) as i32
    }

    /// The cells of all groups that are large enough, out of the cells of its colour.
    #[inline]
    pub(crate) fn groups(self, cells: u16) -> u16 {
        GROUPS[usize::from(self.0 % 2)][usize::from(cells) & 511]
    }

    /// The name in words.
    pub fn phrase(self) -> Phrase {
        Phrase::new("rainforest-zone-token")
            .phrase("zone", self.zone().phrase())
            .number("size", self.size() as i64)
            .number("factor", self.factor())
    }
}

impl fmt::Display for ZoneToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(ZoneToken::NAMES[self.index()])
    }
}

impl FromStr for ZoneToken {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        ZoneToken::all()
            .find(|t| ZoneToken::NAMES[t.index()] == s)
            .ok_or_else(|| NotationError::new(s, Phrase::new("rainforest-expected-zone-token")))
    }
}

table::text_form!(ZoneToken);

/// For every set of cells, those that belong to a group of at least three, and of at least four.
static GROUPS: [[u16; 512]; 2] = [groups_of(3), groups_of(4)];

const fn groups_of(size: u32) -> [u16; 512] {
    let mut table = [0; 512];
    let mut cells = 0;
    while cells < 512 {
        let mut rest = cells as u16;
        while rest != 0 {
            let group = group_of(cells as u16, rest & rest.wrapping_neg());
            if group.count_ones() >= size {
                table[cells] |= group;
            }
            rest &= !group;
        }
        cells += 1;
    }
    table
}

/// The cells that hang together with `seed`, which is one of them.
pub(crate) const fn group_of(cells: u16, seed: u16) -> u16 {
    const LEFT: u16 = 0b001_001_001;
    const RIGHT: u16 = 0b100_100_100;
    let mut group = seed;
    loop {
        let wider = (group
            | group << WIDTH
            | group >> WIDTH
            | (group & !RIGHT) << 1
            | (group & !LEFT) >> 1)
            & cells;
        if wider == group {
            return group;
        }
        group = wider;
    }
}

/// The tokens on a tile, by kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Laid {
    kinds: [Kind; CIRCLES],
    len: u8,
}

impl Laid {
    const FILLER: Kind = Kind::lowest(1);

    /// None.
    pub(crate) const EMPTY: Laid = Laid {
        kinds: [Laid::FILLER; CIRCLES],
        len: 0,
    };

    /// These tokens; `None` if there are more than three.
    pub(crate) fn new(kinds: &[Kind]) -> Option<Laid> {
        let mut laid = Laid::EMPTY;
        if kinds.len() > CIRCLES {
            return None;
        }
        kinds.iter().for_each(|k| laid.insert(*k));
        Some(laid)
    }

    /// Adds a token; there is room for it.
    #[inline]
    pub(crate) fn insert(&mut self, kind: Kind) {
        let mut at = usize::from(self.len);
        while at > 0 && self.kinds[at - 1] > kind {
            self.kinds[at] = self.kinds[at - 1];
            at -= 1;
        }
        self.kinds[at] = kind;
        self.len += 1;
    }

    /// The tokens, by kind.
    #[inline]
    pub fn kinds(&self) -> &[Kind] {
        &self.kinds[..usize::from(self.len)]
    }
}

/// A tile in the clearing, waiting to be completed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Waiting {
    /// The tile.
    pub tile: Tile,
    /// The tokens on it.
    pub laid: Laid,
}

/// A validated tile in the jungle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Grown {
    /// The tile.
    pub tile: Tile,
    /// The tokens that completed it.
    pub laid: Laid,
    /// The protected-zone token on it.
    pub zone_token: Option<ZoneToken>,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The slow way: walk from neighbour to neighbour.
    fn group_size(cells: u16, start: usize) -> usize {
        let mut reached = vec![start];
        let mut at = 0;
        while at < reached.len() {
            let (x, y) = (reached[at] % 3, reached[at] / 3);
            for other in 0..JUNGLE {
                let apart = x.abs_diff(other % 3) + y.abs_diff(other / 3);
                if apart == 1 && cells >> other & 1 != 0 && !reached.contains(&other) {
                    reached.push(other);
                }
            }
            at += 1;
        }
        reached.len()
    }

    #[test]
    fn rf_23_groups_connect_side_by_side_and_never_by_corners() {
        for cells in 0..512u16 {
            for token in ZoneToken::all() {
                for cell in 0..JUNGLE {
                    let in_group = token.groups(cells) >> cell & 1 != 0;
                    let large = cells >> cell & 1 != 0 && group_size(cells, cell) >= token.size();
                    assert_eq!(in_group, large, "{cells:09b} {token} {cell}");
                }
            }
        }
    }

    #[test]
    fn names_round_trip() {
        for token in ZoneToken::all() {
            assert_eq!(token.to_string().parse::<ZoneToken>(), Ok(token));
            assert_eq!(ZoneToken::new(token.zone(), token.size() == 4), token);
        }
        for cell in (0..JUNGLE).filter_map(Cell::from_index) {
            assert_eq!(cell.to_string().parse::<Cell>(), Ok(cell));
        }
        for bad in ["0", "10", "", "a"] {
            assert!(bad.parse::<Cell>().is_err(), "{bad:?}");
        }
    }

    #[test]
    fn tokens_on_a_tile_lie_by_kind() {
        let kinds: Vec<Kind> = Kind::all().collect();
        let laid = Laid::new(&[kinds[9], kinds[2], kinds[9]]).unwrap();
        assert_eq!(laid.kinds(), [kinds[2], kinds[9], kinds[9]]);
        assert_eq!(Laid::new(&[kinds[2], kinds[9], kinds[9]]), Some(laid));
        assert!(Laid::new(&kinds[..4]).is_none());
    }
}
