//! [`Pile`]: the tiles of a zone. The top lies face up, the rest has not been seen, and what was
//! put back lies at the bottom, in an order that everybody knows.

use crate::tile::{PILE, Tile};
use crate::token::Zone;

const NONE: u8 = PILE as u8;

/// A pile of tiles of one zone.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pile {
    /// Tiles that were put back, four bits each, the one that comes first in the lowest bits.
    under: u64,
    under_len: u8,
    /// The top, or `NONE`.
    top: u8,
    /// Tiles that nobody has seen, one bit each: a pool in which every tile occurs once.
    unseen: u16,
}

impl Pile {
    /// A shuffled pile whose top has not been turned yet.
    pub(crate) const NEW: Pile = Pile {
        under: 0,
        under_len: 0,
        top: NONE,
        unseen: (1 << PILE) - 1,
    };

    /// A pile of which all this is known; `None` if a tile stands twice or is of another zone.
    pub(crate) fn from_parts(
        zone: Zone,
        top: Option<Tile>,
        unseen: &[Tile],
        under: &[Tile],
    ) -> Option<Pile> {
        let mut pile = Pile {
            unseen: 0,
            ..Pile::NEW
        };
        let mut seen = 0u16;
        for tile in top.iter().chain(unseen).chain(under) {
            let bit = 1 << tile.place();
            if tile.zone() != zone || seen & bit != 0 {
                return None;
            }
            seen |= bit;
        }
        pile.unseen = unseen.iter().fold(0, |mask, t| mask | 1 << t.place());
        pile.top = top.map_or(NONE, |t| t.place() as u8);
        under.iter().for_each(|t| pile.put_under(*t));
        Some(pile)
    }

    /// The place of the top tile in its zone's list.
    #[inline]
    pub(crate) fn top(&self, zone: Zone) -> Option<Tile> {
        Tile::new(zone, usize::from(self.top))
    }

    /// Is there a tile on top?
    #[inline]
    pub(crate) fn has_top(&self) -> bool {
        self.top != NONE
    }

    /// Takes the top away. What comes up next is up to chance, or known.
    #[inline]
    pub(crate) fn lift(&mut self) {
        self.top = NONE;
    }

    /// Lays a tile under the pile.
    #[inline]
    pub(crate) fn put_under(&mut self, tile: Tile) {
        self.under |= (tile.place() as u64) << (4 * self.under_len);
        self.under_len += 1;
    }

    /// How many tiles nobody has seen.
    #[inline]
    pub(crate) fn unseen(&self) -> u32 {
        self.unseen.count_ones()
    }

    /// The tiles that nobody has seen.
    pub(crate) fn unseen_tiles(&self, zone: Zone) -> impl Iterator<Item = Tile> {
        let unseen = self.unseen;
        (0..PILE)
            .filter(move |place| unseen >> place & 1 != 0)
            .filter_map(move |place| Tile::new(zone, place))
    }

    /// The `n`-th tile that nobody has seen; below [`unseen`](Self::unseen).
    #[inline]
    pub(crate) fn nth_unseen(&self, zone: Zone, n: u32) -> Tile {
        let mut rest = self.unseen;
        for _ in 0..n {
            rest &= rest.wrapping_sub(1);
        }
        Tile::new(zone, rest.trailing_zeros() as usize).unwrap_or_else(|| {
            unreachable!("asked for number {n} of {} unseen tiles", self.unseen())
        })
    }

    /// The tiles that were put back, in the order in which they will come up.
    pub(crate) fn under_tiles(&self, zone: Zone) -> impl Iterator<Item = Tile> {
        let under = self.under;
        (0..self.under_len).filter_map(move |i| Tile::new(zone, (under >> (4 * i) & 15) as usize))
    }

    /// Chance turned this tile up.
    #[inline]
    pub(crate) fn turn_up(&mut self, tile: Tile) {
        self.unseen &= !(1 << tile.place());
        self.top = tile.place() as u8;
    }

    /// Brings up the next tile that was put back, if there is one and nothing unseen is above it.
    #[inline]
    pub(crate) fn turn_known(&mut self) {
        if self.under_len > 0 {
            self.top = (self.under & 15) as u8;
            self.under >>= 4;
            self.under_len -= 1;
        }
    }

    /// Tiles in the pile, top included.
    pub(crate) fn len(&self) -> usize {
        usize::from(self.has_top()) + self.unseen() as usize + usize::from(self.under_len)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_back_comes_up_in_the_same_order_after_all_that_is_unseen() {
        let zone = Zone::Green;
        let tile = |s: &str| s.parse::<Tile>().unwrap();
        let mut pile =
            Pile::from_parts(zone, Some(tile("Ga")), &[tile("Gb")], &[tile("Gd")]).unwrap();
        pile.lift();
        pile.put_under(tile("Ga"));
        assert_eq!(pile.nth_unseen(zone, 0), tile("Gb"));
        pile.turn_up(tile("Gb"));
        assert_eq!(pile.unseen(), 0);
        let order: Vec<Tile> = std::iter::from_fn(|| {
            pile.lift();
            pile.turn_known();
            pile.top(zone)
        })
        .collect();
        assert_eq!(order, [tile("Gd"), tile("Ga")]);
        assert_eq!(pile.len(), 0);
    }

    #[test]
    fn impossible_piles_are_refused() {
        let tile = |s: &str| s.parse::<Tile>().unwrap();
        assert!(Pile::from_parts(Zone::Red, Some(tile("Ga")), &[], &[]).is_none());
        assert!(Pile::from_parts(Zone::Green, Some(tile("Ga")), &[tile("Ga")], &[]).is_none());
    }
}
