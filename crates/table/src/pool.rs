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
    total: u16,
}

impl<const N: usize> Default for Pool<N> {
    fn default() -> Self {
        Pool::new([0; N])
    }
}

impl<const N: usize> Pool<N> {
    /// A pool with so many of each kind.
    pub fn new(counts: [u8; N]) -> Self {
        let total = counts.iter().map(|c| u16::from(*c)).sum();
        Pool { counts, total }
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
    }

    /// Puts one of this kind in.
    #[inline]
    pub fn put(&mut self, kind: usize) {
        self.counts[kind] += 1;
        self.total += 1;
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
        let mut left = n;
        let (eights, _) = self.counts.as_chunks::<8>();
        let mut first = 0;
        if self.total < 256 {
            for eight in eights {
                // Each byte of the product is the sum of the counts up to it. Where a random draw
                // ends cannot be predicted, so all eight are compared at once.
                let sums = u64::from_le_bytes(*eight).wrapping_mul(ONES);
                let sum = (sums >> 56) as u32;
                if left < sum && sum < 128 {
                    // The lowest sum that exceeds what is left keeps its top bit.
                    let beyond = (sums | TOPS) - u64::from(left + 1) * ONES;
                    return first + ((beyond & TOPS).trailing_zeros() / 8) as usize;
                }
                if left < sum {
                    break;
                }
                left -= sum;
                first += 8;
            }
        }
        self.nth_from(first, left)
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
    fn put_undoes_take() {
        let mut pool = Pool::new([1, 2]);
        let before = pool;
        pool.take(1);
        assert_ne!(pool, before);
        pool.put(1);
        assert_eq!(pool, before);
    }
}
