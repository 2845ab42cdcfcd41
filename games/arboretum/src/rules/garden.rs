//! [`Garden`]: the trees a seat has planted, and the cells where the next one can go.

use std::fmt;
use std::str::FromStr;

use table::random::{Rng, below};
use table::{NotationError, Phrase};

use crate::rules::card::Card;

/// The most trees one seat can plant.
///
/// Every turn plants one card for good and leaves seven in each hand. With two seats there are
/// 48 - 14 = 34 cards to plant, 17 turns each; with three 64 - 21 = 43 make 15 turns, with four
/// 80 - 28 = 52 make 13.
pub const MAX_PLANTED: usize = 17;

/// How far a tree can stand from the first one.
pub const REACH: i8 = MAX_PLANTED as i8 - 1;

/// Cells in a row of the square that can be reached.
const WIDTH: usize = 2 * REACH as usize + 1;

/// Number of cells that can ever be planted.
pub const CELLS: usize = WIDTH * WIDTH;

/// A place in a garden, counted from the first tree: x to the right, y upwards. Written `2,-1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Cell(u16);

/// Bits of the column in a cell's code; a row of codes is wider than any garden.
const SHIFT: u16 = 6;
/// Rows of a garden drawn as words, with a free rim on both sides.
const ROWS: usize = WIDTH + 4;
/// The bits of the column.
const COLUMN: u16 = (1 << SHIFT) - 1;
/// Code of the column and row of the first tree: leaves a free rim on every side.
const CENTRE: u16 = REACH as u16 + 1;

impl Cell {
    /// Where the first tree stands.
    pub const ORIGIN: Cell = Cell(CENTRE << SHIFT | CENTRE);

    /// The cell at these coordinates, or `None` out of [`REACH`].
    pub const fn new(x: i8, y: i8) -> Option<Cell> {
        if x < -REACH || x > REACH || y < -REACH || y > REACH {
            return None;
        }
        let column = (x as i16 + CENTRE as i16) as u16;
        let row = (y as i16 + CENTRE as i16) as u16;
        Some(Cell(row << SHIFT | column))
    }

    /// Column, counted from the first tree to the right.
    #[inline]
    pub const fn x(self) -> i8 {
        (self.0 & COLUMN) as i8 - CENTRE as i8
    }

    /// Row, counted from the first tree upwards.
    #[inline]
    pub const fn y(self) -> i8 {
        (self.0 >> SHIFT) as i8 - CENTRE as i8
    }

    /// Position among all cells.
    #[inline]
    pub const fn index(self) -> usize {
        let x = (self.x() + REACH) as usize;
        let y = (self.y() + REACH) as usize;
        y * WIDTH + x
    }

    /// The cell with this index.
    pub const fn from_index(index: usize) -> Option<Cell> {
        if index >= CELLS {
            return None;
        }
        Cell::new((index % WIDTH) as i8 - REACH, (index / WIDTH) as i8 - REACH)
    }

    /// Do the cells share an edge?
    #[inline]
    pub const fn touches(self, other: Cell) -> bool {
        let distance = self.0.abs_diff(other.0);
        distance == 1 || distance == 1 << SHIFT
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x(), self.y())
    }
}

impl FromStr for Cell {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        s.split_once(',')
            .and_then(|(x, y)| Cell::new(x.parse().ok()?, y.parse().ok()?))
            // One way to write it only: no "+1", no "-0".
            .filter(|cell| cell.to_string() == s)
            .ok_or_else(|| {
                let expected = Phrase::new("arboretum-expected-cell").number("reach", REACH);
                NotationError::new(s, expected)
            })
    }
}

/// The trees of one seat, kept in order of their cells, so that equal gardens are equal values.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Garden {
    len: u8,
    cells: [Cell; MAX_PLANTED],
    cards: [u8; MAX_PLANTED],
}

impl Garden {
    /// How many trees.
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// True before the first tree.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The planted cells, row by row from below.
    #[inline]
    pub fn cells(&self) -> &[Cell] {
        &self.cells[..self.len()]
    }

    /// The card on the `i`-th of the [`cells`](Self::cells).
    #[inline]
    pub(crate) fn card(&self, i: usize) -> Card {
        Card::from_index(usize::from(self.cards[i])).unwrap_or_else(|| unreachable!())
    }

    /// The trees with their cells, row by row from below.
    pub fn iter(&self) -> impl Iterator<Item = (Card, Cell)> {
        (0..self.len()).map(|i| (self.card(i), self.cells[i]))
    }

    /// The card on a cell.
    pub fn at(&self, cell: Cell) -> Option<Card> {
        self.cells().binary_search(&cell).ok().map(|i| self.card(i))
    }

    /// Could the next tree stand here?
    pub fn accepts(&self, cell: Cell) -> bool {
        if self.is_empty() {
            cell == Cell::ORIGIN
        } else {
            self.at(cell).is_none() && self.cells().iter().any(|c| c.touches(cell))
        }
    }

    /// Plants a tree. The caller vouches that the cell [accepts](Self::accepts) it.
    #[inline]
    pub fn plant(&mut self, card: Card, cell: Cell) {
        let mut at = self.len();
        while at > 0 && self.cells[at - 1] > cell {
            self.cells[at] = self.cells[at - 1];
            self.cards[at] = self.cards[at - 1];
            at -= 1;
        }
        self.cells[at] = cell;
        self.cards[at] = card.index() as u8;
        self.len += 1;
    }

    /// Calls `f` with the indices of every two trees that stand side by side, the lower or left one
    /// first. The trees are in order of their cells, so one sweep finds both kinds of neighbours.
    #[inline]
    pub(crate) fn for_each_pair(&self, mut f: impl FnMut(usize, usize)) {
        let cells = self.cells();
        let mut above = 0;
        for (i, cell) in cells.iter().enumerate() {
            if cells.get(i + 1).is_some_and(|next| next.0 == cell.0 + 1) {
                f(i, i + 1);
            }
            let wanted = cell.0 + (1 << SHIFT);
            while cells.get(above).is_some_and(|c| c.0 < wanted) {
                above += 1;
            }
            if cells.get(above).is_some_and(|c| c.0 == wanted) {
                f(i, above);
            }
        }
    }

    /// Draws the trees as one machine word a row, and says in which rows the next one can go.
    #[inline]
    fn rows(&self, words: &mut [u64; ROWS]) -> std::ops::Range<u16> {
        for cell in self.cells() {
            words[usize::from(cell.0 >> SHIFT) + 1] |= 1 << (cell.0 & COLUMN);
        }
        match self.cells() {
            [first, .., last] => (first.0 >> SHIFT) - 1..(last.0 >> SHIFT) + 2,
            [only] => (only.0 >> SHIFT) - 1..(only.0 >> SHIFT) + 2,
            [] => 0..0,
        }
    }

    /// Calls `f` for every cell where the next tree can go, row by row from below.
    #[inline]
    pub fn for_each_free(&self, mut f: impl FnMut(Cell)) {
        if self.is_empty() {
            f(Cell::ORIGIN);
        }
        let mut words = [0; ROWS];
        for row in self.rows(&mut words) {
            let mut free = free(&words, row);
            while free != 0 {
                f(Cell(row << SHIFT | free.trailing_zeros() as u16));
                free &= free - 1;
            }
        }
    }

    /// A random cell where the next tree can go, each as likely as any other.
    #[inline]
    pub fn random_free<R: Rng + ?Sized>(&self, rng: &mut R) -> Cell {
        if self.is_empty() {
            return Cell::ORIGIN;
        }
        let mut words = [0; ROWS];
        let rows = self.rows(&mut words);
        let mut open = [0u64; ROWS];
        let mut total = 0;
        for row in rows.clone() {
            let here = free(&words, row);
            open[usize::from(row)] = here;
            total += here.count_ones();
        }
        let mut left = below(rng, total);
        for row in rows {
            let mut free = open[usize::from(row)];
            let here = free.count_ones();
            if left < here {
                for _ in 0..left {
                    free &= free - 1;
                }
                return Cell(row << SHIFT | free.trailing_zeros() as u16);
            }
            left -= here;
        }
        unreachable!("the rows add up to their total")
    }
}

/// The free cells of a row that touch a tree: its trees shifted both ways, and those above and
/// below.
#[inline]
fn free(words: &[u64; ROWS], row: u16) -> u64 {
    let at = usize::from(row) + 1;
    let here = words[at];
    (here << 1 | here >> 1 | words[at - 1] | words[at + 1]) & !here
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_round_trip() {
        for index in 0..CELLS {
            let cell = Cell::from_index(index).unwrap();
            assert_eq!(cell.index(), index);
            assert_eq!(cell.to_string().parse::<Cell>(), Ok(cell));
        }
        for bad in ["17,0", "0", "0,0,0", "+1,0", "-0,0", "a,b", ""] {
            assert!(bad.parse::<Cell>().is_err(), "{bad:?}");
        }
    }

    #[test]
    fn free_cells_are_those_that_are_accepted() {
        let mut garden = Garden::default();
        let mut cards = Card::all();
        // A crooked line with a hole, out to the rim of what can be reached.
        let path = [
            (0, 0),
            (1, 0),
            (1, 1),
            (1, 2),
            (0, 2),
            (-1, 2),
            (-1, 1),
            (-2, 1),
            (-3, 1),
            (-4, 1),
            (-5, 1),
            (-6, 1),
            (-7, 1),
            (-8, 1),
            (-9, 1),
            (-10, 1),
        ];
        for (x, y) in path {
            let cell = Cell::new(x, y).unwrap();
            let mut free = Vec::new();
            garden.for_each_free(|c| free.push(c));
            let accepted: Vec<Cell> = (0..CELLS)
                .filter_map(Cell::from_index)
                .filter(|c| garden.accepts(*c))
                .collect();
            assert_eq!(free, accepted);
            garden.plant(cards.next().unwrap(), cell);
        }
        assert_eq!(garden.len(), path.len());
    }

    #[test]
    fn the_order_of_planting_leaves_no_trace() {
        let cards: Vec<Card> = Card::all().take(3).collect();
        let at = |x| Cell::new(x, 0).unwrap();
        let mut one = Garden::default();
        let mut other = Garden::default();
        for i in [0, 1, 2] {
            one.plant(cards[i], at(i as i8));
        }
        for i in [0, 2, 1] {
            other.plant(cards[i], at(i as i8));
        }
        assert!(one == other);
    }
}
