//! [`Pool`]: cards, tiles or tokens that nobody has looked at.

use crate::random::{Rng, below};

/// A multiset of `N` kinds, drawn from without replacement.
///
/// A face-down deck is a pool and not a list: the order of cards that nobody has seen is
/// exchangeable, so drawing a uniformly random card from the multiset *is* drawing the top of a
/// shuffled deck, and no secret about the future exists that could be leaked.
///
/// ```
/// use table::Pool;
/// let mut bag: Pool<3> = Pool::new([2, 0, 1]);
/// assert_eq!(bag.total(), 3);
/// bag.take(0);
/// assert_eq!(bag.odds().collect::<Vec<_>>(), [(0, 1), (2, 1)]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pool<const N: usize> {
    counts: [u8; N],
    /// How many there are up to each block of eight kinds, that block included, a byte each. Taken as one
    /// number that wraps, so that it is right again as soon as all bytes are large enough.
    blocks: u64,
    total: u16,
}

impl<const N: usize> Default for Pool<N> {
    fn default() -> Self {
        Pool::new([0; N])
    }
}

impl<const N: usize> Pool<N> {
    /// Are there so many kinds that sums of blocks are worth keeping, and not too many for them?
    const IN_BLOCKS: bool = N > 16 && N <= 64;

    /// A pool with so many of each kind.
    pub fn new(counts: [u8; N]) -> Self {
        let mut blocks = 0u64;
        if Self::IN_BLOCKS {
            for (kind, count) in counts.iter().enumerate() {
                blocks = blocks.wrapping_add(upwards(kind).wrapping_mul((*count).into()));
            }
        }
        Pool {
            counts,
            blocks,
            total: counts.iter().map(|c| u16::from(*c)).sum(),
        }
    }

    /// How many are left in all.
    #[inline]
    pub fn total(&self) -> u32 {
        u32::from(self.total)
    }

    /// True when nothing is left.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.total == 0
    }

    /// How many of this kind are left.
    #[inline]
    pub fn count(&self, kind: usize) -> u8 {
        self.counts[kind]
    }

    /// How many of each kind are left.
    #[inline]
    pub fn counts(&self) -> &[u8; N] {
        &self.counts
    }

    /// Takes one of this kind out. The caller knows that there is one.
    #[inline]
    pub fn take(&mut self, kind: usize) {
        debug_assert!(self.counts[kind] > 0, "no {kind} left in the pool");
        self.counts[kind] -= 1;
        self.total -= 1;
        if Self::IN_BLOCKS {
            self.blocks = self.blocks.wrapping_sub(upwards(kind));
        }
    }

    /// Puts one of this kind in.
    #[inline]
    pub fn put(&mut self, kind: usize) {
        self.counts[kind] += 1;
        self.total += 1;
        if Self::IN_BLOCKS {
            self.blocks = self.blocks.wrapping_add(upwards(kind));
        }
    }

    /// The kinds that can be drawn, each with its weight out of [`total`](Self::total).
    pub fn odds(&self) -> impl Iterator<Item = (usize, u32)> {
        self.counts
            .iter()
            .enumerate()
            .filter(|(_, c)| **c > 0)
            .map(|(k, c)| (k, u32::from(*c)))
    }

    /// The kind of the `n`-th thing when they are laid out by kind.
    ///
    /// # Panics
    /// If `n` is not below the total.
    #[inline]
    pub fn nth(&self, n: u32) -> usize {
        if !Self::IN_BLOCKS || self.total >= 128 {
            return self.nth_from(0, n);
        }
        assert!(n < self.total(), "asked for more than the pool has");
        // Where a random draw ends cannot be predicted, so there is no branch on it.
        let (block, before) = passed(self.blocks, n);
        let (kind, _) = passed(self.block(block).wrapping_mul(ONES), n - before);
        8 * block + kind
    }

    /// The counts of a block, a byte each; behind the last kind there is nothing.
    #[inline]
    fn block(&self, block: usize) -> u64 {
        let start = (8 * block).min(N.saturating_sub(8));
        let eight = self.counts[start..].first_chunk();
        let counts = eight.map_or(0, |eight| u64::from_le_bytes(*eight));
        counts.wrapping_shr(8 * (8 * block - start) as u32)
    }

    /// The kind of the `n`-th thing from this kind on.
    fn nth_from(&self, first: usize, n: u32) -> usize {
        let mut left = n;
        for (kind, count) in self.counts.iter().enumerate().skip(first) {
            let count = u32::from(*count);
            if left < count {
                return kind;
            }
            left -= count;
        }
        panic!("asked for more of a pool of {}", self.total)
    }

    /// A random kind, each thing equally likely; it stays in the pool.
    ///
    /// # Panics
    /// If the pool is empty.
    #[inline]
    pub fn sample<R: Rng + ?Sized>(&self, rng: &mut R) -> usize {
        self.nth(below(rng, self.total()))
    }

    /// Takes a random thing out and says its kind.
    ///
    /// # Panics
    /// If the pool is empty.
    #[inline]
    pub fn draw<R: Rng + ?Sized>(&mut self, rng: &mut R) -> usize {
        let kind = self.sample(rng);
        self.take(kind);
        kind
    }
}

const ONES: u64 = 0x0101_0101_0101_0101;
const TOPS: u64 = 0x8080_8080_8080_8080;

/// One in the byte of this kind's block and in all later ones.
#[inline]
fn upwards(kind: usize) -> u64 {
    ONES << (8 * (kind / 8 % 8))
}

/// How many of eight running sums, all below 128, are not above `n`, and the last of these.
#[inline]
fn passed(sums: u64, n: u32) -> (usize, u32) {
    // A sum that is not above `n` leaves the top bit of its byte.
    let below = ((u64::from(n) * ONES | TOPS) - sums) & TOPS;
    let count = below.count_ones();
    let last = (sums << 8).wrapping_shr(8 * count) & 0xFF;
    (count as usize, last as u32)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::fast;

    #[test]
    fn the_nth_is_found_whatever_the_counts() {
        let mut rng = fast(4, 0);
        for most in [1, 3, 12, 40, 255] {
            for _ in 0..200 {
                let counts: [u8; 21] = std::array::from_fn(|_| below(&mut rng, most + 1) as u8);
                let pool = Pool::new(counts);
                let laid_out = (0..21).flat_map(|k| std::iter::repeat_n(k, counts[k].into()));
                for (n, kind) in laid_out.enumerate() {
                    assert_eq!(pool.nth(n as u32), kind, "number {n} of {counts:?}");
                }
            }
        }
    }

    #[test]
    fn drawing_everything_gives_back_everything() {
        let mut rng = fast(3, 0);
        let counts = [3, 0, 5, 1];
        let mut pool = Pool::new(counts);
        let mut seen = [0u8; 4];
        while !pool.is_empty() {
            seen[pool.draw(&mut rng)] += 1;
        }
        assert_eq!(seen, counts);
    }

    #[test]
    fn sums_of_blocks_follow_the_counts() {
        let mut rng = fast(5, 0);
        let mut pool: Pool<45> = Pool::new([9; 45]);
        while !pool.is_empty() {
            pool.draw(&mut rng);
            assert_eq!(pool, Pool::new(*pool.counts()));
            pool.put(below(&mut rng, 45) as usize);
            assert_eq!(pool, Pool::new(*pool.counts()));
            pool.draw(&mut rng);
        }
    }

    #[test]
    fn put_undoes_take() {
        let mut pool = Pool::new([1, 2]);
        let before = pool;
        pool.take(1);
        assert_ne!(pool, before);
        pool.put(1);
        assert_eq!(pool, before);
    }
}
