//! The deck as a pool: which cards are left, not in which order.

use crate::card::{Card, MAX_CARDS};
use crate::catalogue::Catalogue;
use crate::state::{HIGHS, ONES, splat, sum_of_flags};

/// Designs that are counted in one word, a byte each; drawing skips whole blocks first.
const BLOCK: usize = 8;
/// The sums of the blocks are two words again.
const BLOCKS: usize = 2 * BLOCK;

/// The cards that were not dealt yet: how many of each design. A [`table::Pool`] with partial sums, since
/// drawing from it is most of what chance does here. Counts are kept in words and never touched byte by
/// byte: reading a word just after writing a byte of it would stall.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Deck {
    counts: [u64; BLOCKS],
    blocks: [u64; 2],
    total: u8,
}

impl Deck {
    pub(crate) const EMPTY: Deck = Deck {
        counts: [0; BLOCKS],
        blocks: [0; 2],
        total: 0,
    };

    /// The whole deck of a table for so many. A catalogue has at most 126 cards.
    pub(crate) fn new(catalogue: &Catalogue, seats: usize) -> Deck {
        let mut deck = Deck::EMPTY;
        for card in (0..MAX_CARDS).filter_map(Card::new) {
            let copies = catalogue.copies(card, seats);
            let block = card.index() / BLOCK;
            deck.counts[block] += u64::from(copies) << (8 * (card.index() % BLOCK));
            deck.blocks[block / BLOCK] += u64::from(copies) << (8 * (block % BLOCK));
            deck.total += copies;
        }
        deck
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
        let word = self.counts.get(at / BLOCK).copied().unwrap_or(0);
        u32::from((word >> (8 * (at % BLOCK))) as u8)
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
        self.counts[block] = self.counts[block].wrapping_sub(1 << (8 * (at % BLOCK)));
        let half = &mut self.blocks[block / BLOCK];
        *half = half.wrapping_sub(1 << (8 * (block % BLOCK)));
        self.total = self.total.wrapping_sub(1);
    }

    /// The design of the n-th card left, when they are laid out by design.
    ///
    /// Eight sums are compared at once, without branches: where the draw falls cannot be predicted.
    #[inline]
    pub(crate) fn nth(&self, n: u32) -> u8 {
        let (in_low, rest) = find(self.blocks[0], n);
        // Only card files with more than 64 designs reach the upper half.
        let (block, rest) = if in_low < BLOCK as u32 {
            (in_low, rest)
        } else {
            let (in_high, rest) = find(self.blocks[1], rest);
            (BLOCK as u32 + in_high.min(BLOCK as u32 - 1), rest)
        };
        let (card, _) = find(self.counts[block as usize], rest);
        (block as u8) * BLOCK as u8 + card as u8
    }
}

/// In which of eight counts the n-th thing falls, and how far into it. All sums are below 128.
#[inline]
fn find(counts: u64, n: u32) -> (u32, u32) {
    let sums = counts.wrapping_mul(ONES);
    // The high bit of each byte tells that the sum up to there is not above n.
    let passed = ((splat(n as u8) | HIGHS) - sums) & HIGHS;
    let at = sum_of_flags(passed);
    let before = (sums << 8).checked_shr(8 * at).unwrap_or(sums >> 56) as u8;
    (at, n - u32::from(before))
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
