//! [`Unseen`]: the rainforest cards that nobody has seen.

use std::ops::Deref;

use table::Pool;
use table::random::{Rng, below};

use crate::rules::kind::KINDS;

/// Kinds that are counted in one word, a byte each.
const BLOCK: usize = 8;
/// One in every byte.
const ONES: u64 = 0x0101_0101_0101_0101;
/// The high bit of every byte.
const HIGHS: u64 = 0x80 * ONES;

/// The rainforest cards that nobody has seen: a [`Pool`] with running sums, since drawing from it is most
/// of what chance does here.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Unseen {
    pool: Pool<KINDS>,
    /// How many there are up to each block of eight kinds, that block included, a byte each. Taken as one
    /// number that wraps, so that it is right again as soon as the bytes are large enough.
    blocks: u64,
}

impl Deref for Unseen {
    type Target = Pool<KINDS>;

    #[inline]
    fn deref(&self) -> &Pool<KINDS> {
        &self.pool
    }
}

impl Unseen {
    /// So many of each kind.
    pub(crate) fn new(counts: [u8; KINDS]) -> Unseen {
        let sums = counts.iter().enumerate();
        Unseen {
            pool: Pool::new(counts),
            blocks: sums.fold(0, |sums, (kind, count)| {
                sums.wrapping_add(from(kind).wrapping_mul((*count).into()))
            }),
        }
    }

    /// Takes one of this kind out. The caller knows that there is one.
    #[inline]
    pub(crate) fn take(&mut self, kind: usize) {
        self.pool.take(kind);
        self.blocks = self.blocks.wrapping_sub(from(kind));
    }

    /// Puts one of this kind in.
    #[inline]
    pub(crate) fn put(&mut self, kind: usize) {
        self.pool.put(kind);
        self.blocks = self.blocks.wrapping_add(from(kind));
    }

    /// A random kind, each card equally likely; it stays in the pool. There must be one.
    #[inline]
    pub(crate) fn sample<R: Rng + ?Sized>(&self, rng: &mut R) -> usize {
        self.nth(below(rng, self.total()))
    }

    /// Takes a random card out and says its kind. There must be one.
    pub(crate) fn draw<R: Rng + ?Sized>(&mut self, rng: &mut R) -> usize {
        let kind = self.sample(rng);
        self.take(kind);
        kind
    }

    /// The kind of the `n`-th card when they are laid out by kind.
    #[inline]
    fn nth(&self, n: u32) -> usize {
        if self.total() > 127 {
            return self.pool.nth(n);
        }
        // Where a random draw ends cannot be predicted, so there is no branch on it.
        let (block, before) = passed(self.blocks, n);
        let start = (BLOCK * block).min(KINDS - BLOCK);
        let eight = self.counts()[start..].first_chunk();
        let counts = eight.map_or(0, |eight| u64::from_le_bytes(*eight));
        // The last block has fewer kinds: those before it are shifted out.
        let counts = counts.wrapping_shr(8 * (BLOCK * block - start) as u32);
        let (kind, _) = passed(counts.wrapping_mul(ONES), n.wrapping_sub(before));
        BLOCK * block + kind
    }
}

/// One in the byte of this kind's block and in all later ones.
#[inline]
fn from(kind: usize) -> u64 {
    ONES << (8 * (kind / BLOCK % BLOCK))
}

/// How many of eight running sums, all below 128, are not above `n`, and the last of these.
#[inline]
fn passed(sums: u64, n: u32) -> (usize, u32) {
    // The high bit of each byte tells that the sum there is not above n.
    let passed = (u64::from(n).wrapping_mul(ONES) | HIGHS).wrapping_sub(sums) & HIGHS;
    let count = passed.count_ones();
    let last = (sums << 8).wrapping_shr(8 * count) as u8;
    (count as usize, last.into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::random::fast;

    #[test]
    fn a_draw_is_that_of_the_plain_pool() {
        let mut rng = fast(5, 0);
        for most in [1, 2, 5, 9] {
            let mut unseen = Unseen::new(std::array::from_fn(|_| below(&mut rng, most + 1) as u8));
            while !unseen.is_empty() {
                for n in 0..unseen.total() {
                    assert_eq!(
                        unseen.nth(n),
                        unseen.pool.nth(n),
                        "{n} of {:?}",
                        unseen.pool
                    );
                }
                unseen.draw(&mut rng);
                unseen.put(below(&mut rng, KINDS as u32) as usize);
                assert!(unseen == Unseen::new(*unseen.counts()));
                unseen.draw(&mut rng);
            }
        }
    }
}
