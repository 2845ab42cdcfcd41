//! Paths and rights: what an arboretum is worth at the end.

use arrayvec::ArrayVec;

use crate::rules::card::{Card, CardSet, RANKS, SPECIES, Species};
use crate::rules::garden::{Garden, MAX_PLANTED};
use crate::rules::position::Planted;

/// Cards in a path from its lowest to its highest.
pub type PathCards = ArrayVec<Card, RANKS>;

/// A path of trees and what it is worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Path {
    /// From the lowest to the highest card.
    pub cards: PathCards,
}

/// The four ways in which a path earns points, by the letters of the rulebook.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PathPoints {
    /// A: one point a card.
    pub cards: i32,
    /// B: one more a card, if there are at least four and all are of the species.
    pub pure: i32,
    /// C: one if it starts with a one.
    pub from_one: i32,
    /// D: two if it ends with an eight.
    pub to_eight: i32,
}

impl PathPoints {
    /// All of it.
    pub fn total(self) -> i32 {
        self.cards + self.pure + self.from_one + self.to_eight
    }
}

impl Path {
    /// What the path is worth.
    pub fn points(&self) -> PathPoints {
        let (Some(first), Some(last)) = (self.cards.first(), self.cards.last()) else {
            return PathPoints::default();
        };
        let length = self.cards.len() as i32;
        let pure = length >= 4 && self.cards.iter().all(|c| c.species() == first.species());
        PathPoints {
            cards: length,
            pure: if pure { length } else { 0 },
            from_one: i32::from(first.rank() == 1),
            to_eight: if last.rank() == 8 { 2 } else { 0 },
        }
    }
}

/// The points of the best path of every species in a garden: the quick way, for playouts.
///
/// One pass over the trees by rank. For every tree and species it keeps the best "cards so far
/// plus the point for a one" of a path that started with that species; for a tree's own species
/// also the best path of that species alone, at two points a card.
pub fn best_points(garden: &Garden) -> [u8; SPECIES] {
    // Sixteen lanes rather than ten, so that a row is one machine vector.
    const LANES: usize = 16;
    let mut lower: [u32; MAX_PLANTED] = [0; MAX_PLANTED];
    let cards: ArrayVec<Card, MAX_PLANTED> = (0..garden.len()).map(|i| garden.card(i)).collect();
    // The trees of each rank, as bits.
    let mut by_rank = [0u32; RANKS];
    for (i, card) in cards.iter().enumerate() {
        by_rank[usize::from(card.rank()) - 1] |= 1 << i;
    }
    garden.for_each_pair(|i, j| {
        if cards[i].rank() < cards[j].rank() {
            lower[j] |= 1 << i;
        } else if cards[j].rank() < cards[i].rank() {
            lower[i] |= 1 << j;
        }
    });
    let mut reach = [[0u8; LANES]; MAX_PLANTED];
    let mut pure = [0u8; MAX_PLANTED];
    let mut best = [0u8; SPECIES];
    for i in by_rank.into_iter().flat_map(bits) {
        let species = cards[i].species();
        let bonus = if cards[i].rank() == 8 { 2 } else { 0 };
        let start = u8::from(cards[i].rank() == 1);
        let mut row = [0u8; LANES];
        let mut own = 0;
        for j in bits(lower[i]) {
            for (to, from) in row.iter_mut().zip(&reach[j]) {
                *to = (*to).max(*from);
            }
            if cards[j].species() == species {
                own = own.max(pure[j]);
            }
        }
        for value in &mut row {
            *value += u8::from(*value > 0);
        }
        let mixed = row[species.index()];
        let value = &mut best[species.index()];
        if mixed > 0 {
            *value = (*value).max(mixed + bonus);
        }
        row[species.index()] = mixed.max(1 + start);
        reach[i] = row;
        pure[i] = if own > 0 { own + 2 } else { 2 + start };
        // Two a card: eight or more means at least four cards.
        if pure[i] >= 8 {
            *value = (*value).max(pure[i] + bonus);
        }
    }
    best
}

/// Positions of the set bits.
#[inline]
fn bits(mut word: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (word != 0).then(|| {
            let at = word.trailing_zeros() as usize;
            word &= word - 1;
            at
        })
    })
}

/// The best path of a species in a garden, card by card: the thorough way, for score sheets.
///
/// Of several equally good ones it is the first found from the lowest start, row by row.
pub fn best_path(trees: &[Planted], species: Species) -> Option<Path> {
    let mut best: Option<Path> = None;
    let mut starts: Vec<&Planted> = trees
        .iter()
        .filter(|t| t.card.species() == species)
        .collect();
    starts.sort_by_key(|t| t.card.rank());
    for start in starts {
        let mut cards = PathCards::new();
        cards.push(start.card);
        extend(trees, start, species, &mut cards, &mut best);
    }
    best
}

fn extend(
    trees: &[Planted],
    last: &Planted,
    species: Species,
    cards: &mut PathCards,
    best: &mut Option<Path>,
) {
    if cards.len() >= 2 && last.card.species() == species {
        let path = Path {
            cards: cards.clone(),
        };
        let better = best
            .as_ref()
            .is_none_or(|b| path.points().total() > b.points().total());
        if better {
            *best = Some(path);
        }
    }
    for next in trees {
        if next.card.rank() > last.card.rank() && next.touches(last) {
            cards.push(next.card);
            extend(trees, next, species, cards, best);
            cards.pop();
        }
    }
}

/// What each hand counts for the right to a species: the sum of its ranks, where an eight counts
/// nothing if another hand has the one.
#[inline]
pub fn held(hands: &[CardSet], species: Species) -> ArrayVec<i32, 4> {
    const ONE: u8 = 1;
    const EIGHT: u8 = 1 << 7;
    let one = hands.iter().position(|h| h.ranks(species) & ONE != 0);
    hands
        .iter()
        .enumerate()
        .map(|(i, hand)| {
            let ranks = hand.ranks(species);
            let cancelled = one.is_some_and(|holder| holder != i);
            rank_sum(if cancelled { ranks & !EIGHT } else { ranks }).into()
        })
        .collect()
}

/// Which hands have the right to a species, as bits.
pub(crate) fn rights(hands: &[CardSet], species: Species) -> u8 {
    let held = held(hands, species);
    let best = held.iter().max();
    let mut holders = 0;
    for (i, sum) in held.iter().enumerate() {
        holders |= u8::from(Some(sum) == best) << i;
    }
    holders
}

/// The sum of ranks, given as bits as in [`CardSet::ranks`].
#[inline]
pub fn rank_sum(ranks: u8) -> u8 {
    static SUMS: [u8; 256] = sums();
    SUMS[usize::from(ranks)]
}

const fn sums() -> [u8; 256] {
    let mut sums = [0; 256];
    let mut mask = 0;
    while mask < 256 {
        let mut bit = 0;
        while bit < 8 {
            if mask >> bit & 1 != 0 {
                sums[mask] += bit + 1;
            }
            bit += 1;
        }
        mask += 1;
    }
    sums
}
