//! What one more card could do to the paths of a garden.

use std::cell::RefCell;

use crate::{Cell, Garden, MAX_PLANTED, RANKS};

use super::path_cache::PathCache;

/// Sixteen lanes rather than ten species, so that a row is one machine vector.
const LANES: usize = 16;
type Row = [u8; LANES];

/// The best paths of a garden, and those that one more card would make; all by species.
#[derive(Clone, Copy)]
pub(super) struct Paths {
    /// Points of the best path.
    pub best: Row,
    /// Points of the best path that uses one more card of the species, by the card's rank.
    pub own: [Row; RANKS],
    /// Points of the best path that uses a card of another species as a link, by its rank.
    pub link: [Row; RANKS],
}

/// The trees of a garden with what is known of the paths through each.
struct Trees {
    n: usize,
    rank: [u8; MAX_PLANTED],
    species: [usize; MAX_PLANTED],
    cell: [(i8, i8); MAX_PLANTED],
    near: [u32; MAX_PLANTED],
    /// Cards, and the point for a one, of the best path from a tree of each species up to this tree.
    up: [Row; MAX_PLANTED],
    /// Cards, and the points for an eight, of the best from this tree up to one of each species.
    down: [Row; MAX_PLANTED],
    /// Paths of the tree's own species alone: how many cards up to here, and the point for a one.
    pure_up: [(u8, u8); MAX_PLANTED],
    /// How many cards from here on, and the points for an eight.
    pure_down: [(u8, u8); MAX_PLANTED],
}

/// Gardens that each thread remembers: a search looks at the same few again and again, since most
/// decisions change one of them or none. A third of a megabyte.
const REMEMBERED: usize = 1024;

/// The paths of a garden, found once as long as it is remembered.
pub(super) fn paths(garden: &Garden) -> Paths {
    thread_local! {
        static MEMORY: RefCell<PathCache<Garden, Paths>> = RefCell::new(PathCache::new(REMEMBERED));
    }
    MEMORY.with_borrow_mut(|memory| memory.recall(garden, || find(garden)))
}

/// Looks at all trees and at all cells where the next one can go.
fn find(garden: &Garden) -> Paths {
    let mut trees = Trees::new(garden);
    let best = trees.trace();
    let mut paths = Paths {
        best,
        own: [Row::default(); RANKS],
        link: [Row::default(); RANKS],
    };
    trees.longer(&mut paths);
    trees.between(&mut paths);
    paths
}

impl Trees {
    fn new(garden: &Garden) -> Trees {
        let mut trees = Trees {
            n: garden.len(),
            rank: [0; MAX_PLANTED],
            species: [0; MAX_PLANTED],
            cell: [(0, 0); MAX_PLANTED],
            near: [0; MAX_PLANTED],
            up: [Row::default(); MAX_PLANTED],
            down: [Row::default(); MAX_PLANTED],
            pure_up: [(0, 0); MAX_PLANTED],
            pure_down: [(0, 0); MAX_PLANTED],
        };
        let at = |cell: Cell| (cell.x(), cell.y());
        for (i, (card, cell)) in garden.iter().enumerate() {
            trees.rank[i] = card.rank();
            trees.species[i] = card.species().index();
            trees.cell[i] = at(cell);
        }
        for i in 0..trees.n {
            // The trees are in order of their cells, row by row.
            for j in i + 1..trees.n {
                let (dx, dy) = trees.apart(i, j);
                if dy > 1 {
                    break;
                }
                if dx + dy == 1 {
                    trees.near[i] |= 1 << j;
                    trees.near[j] |= 1 << i;
                }
            }
        }
        trees
    }

    #[inline]
    fn apart(&self, i: usize, j: usize) -> (u8, u8) {
        let (a, b) = (self.cell[i], self.cell[j]);
        (a.0.abs_diff(b.0), a.1.abs_diff(b.1))
    }

    /// Finds the best paths, tree by tree: upwards by rank, then downwards.
    fn trace(&mut self) -> Row {
        let mut by_rank = [0u32; RANKS];
        for i in 0..self.n {
            by_rank[usize::from(self.rank[i]) - 1] |= 1 << i;
        }
        let mut best = Row::default();
        let mut lower = 0;
        for trees in by_rank {
            for i in bits(trees) {
                let (s, rank) = (self.species[i], self.rank[i]);
                let mut pure = (1, start(rank));
                let mut row = Row::default();
                for j in bits(self.near[i] & lower) {
                    widen(&mut row, &self.up[j]);
                    if self.species[j] == s {
                        let (cards, bonus) = self.pure_up[j];
                        pure = better(pure, (cards + 1, bonus));
                    }
                }
                step(&mut row);
                if row[s] > 0 {
                    best[s] = best[s].max(row[s] + end(rank));
                }
                row[s] = row[s].max(1 + start(rank));
                self.up[i] = row;
                self.pure_up[i] = pure;
                best[s] = best[s].max(pure_points(pure.0, pure.1 + end(rank)));
            }
            lower |= trees;
        }
        let mut higher = 0;
        for trees in by_rank.into_iter().rev() {
            for i in bits(trees) {
                let (s, rank) = (self.species[i], self.rank[i]);
                let mut pure = (1, end(rank));
                let mut row = Row::default();
                for j in bits(self.near[i] & higher) {
                    widen(&mut row, &self.down[j]);
                    if self.species[j] == s {
                        let (cards, bonus) = self.pure_down[j];
                        pure = better(pure, (cards + 1, bonus));
                    }
                }
                step(&mut row);
                row[s] = row[s].max(1 + end(rank));
                self.down[i] = row;
                self.pure_down[i] = pure;
            }
            higher |= trees;
        }
        best
    }

    /// Cards at an end of a path: beside any tree that has a free side.
    fn longer(&self, paths: &mut Paths) {
        let mut up = [Row::default(); RANKS];
        let mut down = [Row::default(); RANKS];
        for i in (0..self.n).filter(|i| self.near[*i].count_ones() < 4) {
            let (s, r) = (self.species[i], usize::from(self.rank[i]));
            widen(&mut up[r - 1], &self.up[i]);
            widen(&mut down[r - 1], &self.down[i]);
            let (cards, bonus) = self.pure_up[i];
            for rank in r + 1..=RANKS {
                let points = pure_points(cards + 1, bonus + end(rank as u8));
                let own = &mut paths.own[rank - 1][s];
                *own = (*own).max(points);
            }
            let (cards, bonus) = self.pure_down[i];
            for rank in 1..r {
                let points = pure_points(cards + 1, bonus + start(rank as u8));
                let own = &mut paths.own[rank - 1][s];
                *own = (*own).max(points);
            }
        }
        let mut low = Row::default();
        for (r, up) in up.iter().enumerate() {
            raise(&mut paths.own[r], &low, 1 + end(r as u8 + 1));
            widen(&mut low, up);
        }
        let mut high = Row::default();
        for (r, down) in down.iter().enumerate().rev() {
            raise(&mut paths.own[r], &high, 1 + start(r as u8 + 1));
            widen(&mut high, down);
        }
    }

    /// Cards between two trees that have a free cell in common.
    fn between(&self, paths: &mut Paths) {
        for i in 0..self.n {
            for j in i + 1..self.n {
                let (dx, dy) = self.apart(i, j);
                if dy > 2 {
                    break;
                }
                // Two apart in a line have one cell between them, over a corner two.
                let shared = if dx == 1 && dy == 1 { 2 } else { 1 };
                let taken = (self.near[i] & self.near[j]).count_ones();
                if dx + dy != 2 || taken >= shared {
                    continue;
                }
                let (low, high) = if self.rank[i] < self.rank[j] {
                    (i, j)
                } else {
                    (j, i)
                };
                let ranks = usize::from(self.rank[low])..usize::from(self.rank[high]).max(1) - 1;
                if ranks.is_empty() {
                    continue;
                }
                let mut row = Row::default();
                let both = self.up[low].iter().zip(&self.down[high]);
                for (to, (l, h)) in row.iter_mut().zip(both) {
                    *to = if *l.min(h) > 0 { l + h + 1 } else { 0 };
                }
                for r in ranks.clone() {
                    widen(&mut paths.link[r], &row);
                    widen(&mut paths.own[r], &row);
                }
                let s = self.species[low];
                if self.species[high] == s {
                    let (a, one) = self.pure_up[low];
                    let (b, eight) = self.pure_down[high];
                    let points = pure_points(a + b + 1, one + eight);
                    for r in ranks {
                        paths.own[r][s] = paths.own[r][s].max(points);
                    }
                }
            }
        }
    }
}

impl Paths {
    /// What a card of the species would add to its best path.
    #[inline]
    pub(super) fn gain(&self, s: usize, rank: usize) -> u8 {
        self.own[rank - 1][s].saturating_sub(self.best[s])
    }
}

/// Points of a path of one species alone, if it is long enough to count twice.
#[inline]
fn pure_points(cards: u8, bonus: u8) -> u8 {
    if cards >= 4 { 2 * cards + bonus } else { 0 }
}

#[inline]
fn better(a: (u8, u8), b: (u8, u8)) -> (u8, u8) {
    if 2 * b.0 + b.1 > 2 * a.0 + a.1 { b } else { a }
}

/// The point for a path that begins with a one.
#[inline]
fn start(rank: u8) -> u8 {
    u8::from(rank == 1)
}

/// The points for a path that ends with an eight.
#[inline]
fn end(rank: u8) -> u8 {
    if rank == 8 { 2 } else { 0 }
}

#[inline]
fn widen(row: &mut Row, by: &Row) {
    for (to, from) in row.iter_mut().zip(by) {
        *to = (*to).max(*from);
    }
}

/// The same with so many points more, where there is a path.
#[inline]
fn raise(row: &mut Row, by: &Row, more: u8) {
    for (to, from) in row.iter_mut().zip(by) {
        let longer = if *from > 0 { *from + more } else { 0 };
        *to = (*to).max(longer);
    }
}

/// One card more, where there is a path.
#[inline]
fn step(row: &mut Row) {
    for value in row {
        *value += u8::from(*value > 0);
    }
}

/// Positions of the set bits.
#[inline]
pub(super) fn bits(mut word: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (word != 0).then(|| {
            let at = word.trailing_zeros() as usize;
            word &= word - 1;
            at
        })
    })
}

#[cfg(test)]
mod tests {
    use crate::{Arboretum, Card, CardSet, SPECIES, Species, best_points};
    use table::random::fast;
    use table::{Game, Pending, Seat, Setup};

    use super::*;

    /// Every promise is kept by planting the card, and no card does better than promised.
    #[test]
    fn one_more_card_does_what_is_said() {
        let setup = Setup::new(Arboretum::descriptor(), 2, [], None).unwrap();
        let game = Arboretum::new(&setup).unwrap();
        for seed in 0..40 {
            let mut rng = fast(seed, 0);
            let mut state = game.start();
            for _ in 0..60 + seed {
                match game.pending(&state) {
                    Pending::Over => break,
                    Pending::Chance => {
                        let outcome = game.draw(&state, &mut rng);
                        game.resolve_unchecked(&mut state, outcome);
                    }
                    Pending::Seats(_) => {
                        let seat = state.turn();
                        let action = game.pick(&state, seat, &mut rng);
                        game.apply_unchecked(&mut state, seat, action);
                    }
                }
            }
            let garden = state.garden(Seat::P1);
            if garden.len() == MAX_PLANTED {
                continue;
            }
            let said = paths(garden);
            assert_eq!(said.best[..SPECIES], best_points(garden));
            let planted: CardSet = garden.iter().map(|(card, _)| card).collect();
            for card in Card::all().filter(|c| !planted.contains(*c)) {
                let mut most = [0; SPECIES];
                garden.for_each_free(|cell| {
                    let mut next = *garden;
                    next.plant(card, cell);
                    for (most, points) in most.iter_mut().zip(best_points(&next)) {
                        *most = (*most).max(points);
                    }
                });
                let r = usize::from(card.rank()) - 1;
                for species in Species::ALL {
                    let s = species.index();
                    let row = if species == card.species() {
                        &said.own
                    } else {
                        &said.link
                    };
                    assert_eq!(row[r][s].max(said.best[s]), most[s], "{card} for {species}");
                }
            }
        }
    }
}
