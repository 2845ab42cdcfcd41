//! [`Pile`]: the tiles of a zone. The top lies face up, the rest has not been seen, and what was
//! put back lies at the bottom, in an order that everybody knows.

use crate::rules::tile::{PILE, Tile};
use crate::rules::token::Zone;

const NONE: u8 = PILE as u8;

/// A pile of tiles of one zone.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pile {
    /// Tiles that nobody has seen, four bits each in the order of the zone's list: a pool in which
    /// every tile occurs once, laid out so that the `n`-th is quickly found and taken out.
    unseen: u64,
    /// Tiles that were put back, four bits each, the one that comes first in the lowest bits.
    under: u64,
    unseen_len: u8,
    under_len: u8,
    /// The top, or `NONE`.
    top: u8,
}

impl Pile {
    /// A shuffled pile whose top has not been turned yet.
    pub(crate) const NEW: Pile = Pile {
        unseen: 0x0A98_7654_3210,
        under: 0,
        unseen_len: PILE as u8,
        under_len: 0,
        top: NONE,
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
            unseen_len: 0,
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
        for place in 0..PILE {
            if unseen.iter().any(|t| t.place() == place) {
                pile.unseen |= (place as u64) << (4 * pile.unseen_len);
                pile.unseen_len += 1;
            }
        }
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
        u32::from(self.unseen_len)
    }

    /// The tiles that nobody has seen.
    pub(crate) fn unseen_tiles(&self, zone: Zone) -> impl Iterator<Item = Tile> {
        listed(zone, self.unseen, self.unseen_len)
    }

    /// The `n`-th tile that nobody has seen; below [`unseen`](Self::unseen).
    #[inline]
    pub(crate) fn nth_unseen(&self, zone: Zone, n: u32) -> Tile {
        Tile::new(zone, (self.unseen >> (4 * n) & 15) as usize)
            .unwrap_or_else(|| unreachable!("asked for unseen tile {n} of {}", self.unseen_len))
    }

    /// The tiles that were put back, in the order in which they will come up.
    pub(crate) fn under_tiles(&self, zone: Zone) -> impl Iterator<Item = Tile> {
        listed(zone, self.under, self.under_len)
    }

    /// Chance turned this tile up.
    #[inline]
    pub(crate) fn turn_up(&mut self, tile: Tile) {
        const EACH: u64 = 0x111_1111_1111;
        let place = tile.place() as u64;
        // The first group of four bits that is zero once the place is taken off everywhere.
        let others = self.unseen ^ (place * EACH);
        let found = !(others | others >> 1 | others >> 2 | others >> 3) & EACH;
        let below = (1 << (found.trailing_zeros() & 63)) - 1;
        self.unseen = self.unseen & below | self.unseen >> 4 & !below;
        self.unseen_len -= 1;
        self.top = place as u8;
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

/// The tiles of a list with four bits each.
fn listed(zone: Zone, list: u64, len: u8) -> impl Iterator<Item = Tile> {
    (0..len).filter_map(move |i| Tile::new(zone, (list >> (4 * i) & 15) as usize))
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

    #[test]
    fn tiles_are_drawn_in_any_order_and_only_once() {
        let mut rng = table::random::fast(8, 0);
        for zone in Zone::ALL {
            let mut pile = Pile::NEW;
            let mut left: Vec<Tile> = (0..PILE).filter_map(|i| Tile::new(zone, i)).collect();
            while pile.unseen() > 0 {
                assert_eq!(pile.unseen_tiles(zone).collect::<Vec<_>>(), left);
                let n = table::random::below(&mut rng, pile.unseen());
                let tile = pile.nth_unseen(zone, n);
                assert_eq!(left.remove(n as usize), tile);
                pile.turn_up(tile);
                assert_eq!(pile.top(zone), Some(tile));
            }
            assert!(left.is_empty());
        }
    }
}
