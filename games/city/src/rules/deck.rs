//! The deck as a pool: which cards are left, not in which order.

use crate::rules::card::{Card, MAX_CARDS};
use crate::rules::catalogue::Catalogue;
use crate::rules::state::{HIGHS, ONES, splat};

/// Designs that are counted in one word, a byte each; drawing skips whole blocks first.
const BLOCK: usize = 8;
/// Their sums are two words again.
const BLOCKS: usize = 2 * BLOCK;

/// The cards that were not dealt yet: how many of each design. A [`table::Pool`] with partial sums, since
/// drawing from it is most of what chance does here.
///
/// A word holds eight sums, a byte each: how many there are up to this place, this one included. So the
/// place of the n-th card is how many sums are not above n, which a word tells at once, and taking a card
/// lowers all sums from its place on by one, which is one subtraction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Deck {
    /// Sums within each block.
    designs: [u64; BLOCKS],
    /// Sums over the lower eight blocks.
    low: u64,
    /// Sums over the upper eight blocks: only card files with more than 64 designs have any.
    high: u64,
    total: u8,
}

impl Deck {
    pub(crate) const EMPTY: Deck = Deck {
        designs: [0; BLOCKS],
        low: 0,
        high: 0,
        total: 0,
    };

    /// The whole deck of a table for so many. A catalogue has at most 126 cards.
    pub(crate) fn new(catalogue: &Catalogue, seats: usize) -> Deck {
        let mut deck = Deck::EMPTY;
        for card in (0..MAX_CARDS).filter_map(Card::new) {
            let copies = catalogue.copies(card, seats);
            let block = card.index() / BLOCK;
            deck.designs[block] += u64::from(copies) * from(card.index());
            *deck.half(block) += u64::from(copies) * from(block);
            deck.total += copies;
        }
        deck
    }

    /// The sums over the blocks among which this one is.
    #[inline]
    fn half(&mut self, block: usize) -> &mut u64 {
        if block < BLOCK {
            &mut self.low
        } else {
            &mut self.high
        }
    }

    /// How many cards are left.
    #[inline]
    pub(crate) fn total(&self) -> u32 {
        u32::from(self.total)
    }

    /// How many of a design are left.
    #[inline]
    pub(crate) fn count(&self, card: u8) -> u32 {
        let at = usize::from(card);
        let sums = self.designs.get(at / BLOCK).copied().unwrap_or(0);
        let shift = 8 * (at % BLOCK);
        let (upto, before) = ((sums >> shift) as u8, (sums << 8 >> shift) as u8);
        u32::from(upto.wrapping_sub(before))
    }

    /// Takes one of a design out, if there is one: only a view that contradicts its own cards can ask for
    /// what is not there.
    pub(crate) fn take(&mut self, card: u8) {
        if self.count(card) > 0 {
            self.draw(card);
        }
    }

    /// Takes one of a design out that is known to be there.
    #[inline]
    pub(crate) fn draw(&mut self, card: u8) {
        let at = usize::from(card);
        let block = at / BLOCK % BLOCKS;
        self.designs[block] = self.designs[block].wrapping_sub(from(at));
        let half = self.half(block);
        *half = half.wrapping_sub(from(block));
        self.total = self.total.wrapping_sub(1);
    }

    /// The design of the n-th card left, when they are laid out by design.
    ///
    /// No branches but one that always goes the same way: where the draw falls cannot be predicted.
    #[inline]
    pub(crate) fn nth(&self, n: u32) -> u8 {
        let (block, rest) = self.block_of(n);
        let (at, _) = find(self.designs[block], rest);
        (block * BLOCK) as u8 + at as u8
    }

    /// The block in which the n-th card is, and how far into it.
    #[inline]
    fn block_of(&self, n: u32) -> (usize, u32) {
        let in_low = (self.low >> 56) as u32;
        let (block, rest) = if n < in_low {
            find(self.low, n)
        } else {
            let (block, rest) = find(self.high, n - in_low);
            (BLOCK as u32 + block, rest)
        };
        (block as usize % BLOCKS, rest)
    }
}

/// One in each byte from a place of its word on.
#[inline]
fn from(place: usize) -> u64 {
    ONES << (8 * (place % BLOCK))
}

/// At which of eight places the n-th thing is, and how far into it. All sums are below 128.
#[inline]
fn find(sums: u64, n: u32) -> (u32, u32) {
    // The high bit of each byte tells that the sum up to there is not above n.
    let passed = ((splat(n as u8) | HIGHS) - sums) & HIGHS;
    let at = passed.count_ones();
    let before = (sums << 8).wrapping_shr(8 * at) as u8;
    (at, n.wrapping_sub(before.into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_of_the_deck_has_its_number() {
        let catalogue = Catalogue::built_in().unwrap();
        for seats in 3..=6 {
            let mut deck = Deck::new(&catalogue, seats);
            assert_eq!(deck.total() as usize, seats * 21);
            let mut counts = [0; MAX_CARDS];
            for n in 0..deck.total() {
                counts[usize::from(deck.nth(n))] += 1;
            }
            for (card, count) in counts.iter().enumerate() {
                assert_eq!(*count, deck.count(card as u8), "card {card}");
            }
            while deck.total() > 0 {
                let card = deck.nth(deck.total() / 2);
                let before = deck.count(card);
                deck.take(card);
                assert_eq!(deck.count(card), before - 1);
            }
            assert_eq!(deck, Deck::EMPTY);
        }
    }
}
