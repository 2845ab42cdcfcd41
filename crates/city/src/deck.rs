//! The deck as a pool: which cards are left, not in which order.

use crate::card::{Card, MAX_CARDS};
use crate::catalogue::Catalogue;

/// How the cards of a table's deck map to the bits of a set.
///
/// Copies of a design are neighbouring bits, and a design with `n` cards left always has its lowest
/// `n` bits set: equal multisets are equal sets, and drawing the n-th set bit draws every card alike.
#[derive(Clone, Debug)]
pub(crate) struct Deck {
    /// All cards.
    pub full: u128,
    /// The bits of each design.
    ranges: [u128; 256],
    /// The design of each bit.
    kinds: [u8; 128],
    /// Copies of each design.
    pub counts: [u8; 256],
}

impl Deck {
    pub(crate) fn new(catalogue: &Catalogue, seats: usize) -> Deck {
        let mut deck = Deck {
            full: 0,
            ranges: [0; 256],
            kinds: [0; 128],
            counts: [0; 256],
        };
        let mut bit = 0;
        for card in (0..MAX_CARDS).filter_map(Card::new) {
            let copies = catalogue.copies(card, seats);
            deck.counts[card.index()] = copies;
            for _ in 0..copies {
                // The catalogue holds at most 128 cards.
                deck.kinds[bit & 127] = card.index() as u8;
                deck.ranges[card.index()] |= 1 << (bit & 127);
                bit += 1;
            }
            deck.full |= deck.ranges[card.index()];
        }
        deck
    }

    /// How many of a design are left.
    #[inline]
    pub(crate) fn count(&self, left: u128, card: u8) -> u32 {
        (left & self.ranges[usize::from(card)]).count_ones()
    }

    /// Takes one of a design out.
    #[inline]
    pub(crate) fn take(&self, left: &mut u128, card: u8) {
        let copies = *left & self.ranges[usize::from(card)];
        // None left: only a view that contradicts its own cards can ask for that.
        if copies != 0 {
            *left &= !(1 << (127 - copies.leading_zeros()));
        }
    }

    /// The design of the n-th card left.
    #[inline]
    pub(crate) fn nth(&self, left: u128, n: u32) -> u8 {
        let low = left as u64;
        let in_low = low.count_ones();
        let bit = if n < in_low {
            select(low, n)
        } else {
            64 + select((left >> 64) as u64, n - in_low)
        };
        self.kinds[usize::from(bit & 127)]
    }
}

/// Position of the `n`-th set bit, by halving.
#[inline]
fn select(word: u64, n: u32) -> u8 {
    let mut rest = word;
    let mut left = n;
    let mut base = 0;
    for width in [32, 16, 8, 4, 2, 1] {
        let low = rest & ((1 << width) - 1);
        let here = low.count_ones();
        if left >= here {
            left -= here;
            rest >>= width;
            base += width;
        } else {
            rest = low;
        }
    }
    base
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_bit_is_found() {
        let word = 0x8000_0400_0010_0F01u64;
        let mut rest = word;
        for n in 0..word.count_ones() {
            assert_eq!(u32::from(select(word, n)), rest.trailing_zeros());
            rest &= rest - 1;
        }
    }

    #[test]
    fn taking_everything_empties_the_deck() {
        let catalogue = Catalogue::built_in().unwrap();
        for seats in 3..=6 {
            let deck = Deck::new(&catalogue, seats);
            let mut left = deck.full;
            assert_eq!(left.count_ones() as usize, seats * 21);
            while left != 0 {
                let card = deck.nth(left, left.count_ones() - 1);
                let before = deck.count(left, card);
                deck.take(&mut left, card);
                assert_eq!(deck.count(left, card), before - 1);
            }
        }
    }
}
