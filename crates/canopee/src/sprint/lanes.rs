//! Counts of all kinds side by side, so that a processor works on many of them at once.

use table::random::{Rng, below};

use crate::cards::Entry;
use crate::kind::{KINDS, Kind};

/// The kinds of the plain game are among so many first ones.
const LANES: usize = 40;

/// Room for the piles of the plain game, which has three: a power of two is quicker to count in.
pub(super) const ROOM: usize = 4;

/// Cards of each kind.
pub(super) type Lanes = [u8; LANES];

/// Adds the counts to those of a forest.
#[inline]
pub(super) fn add(forest: &mut [u8; KINDS], cards: &Lanes) {
    for (sum, more) in forest.iter_mut().zip(cards) {
        *sum += more;
    }
}

/// Kinds that can be among the unseen cards of the plain game: two rows of neighbours.
const UNSEEN: usize = 32;
const FIRST_ROW: usize = Kind::Toucan as usize + 1;
const SECOND_ROW: usize = Kind::ToucanMate as usize + 1 - Kind::BoaMate as usize;
const GAP: usize = Kind::BoaMate as usize - FIRST_ROW;

/// A byte of one in each lane, and the top bit of each.
const ONES: u64 = 0x0101_0101_0101_0101;
const TOPS: u64 = 0x8080_8080_8080_8080;

/// The sums, eight to a word.
type Words = [u64; UNSEEN / 8];

/// For each kind what goes off the sums when one of it goes: one from it on.
static LESS: [Words; UNSEEN + 1] = {
    let mut less = [[0; UNSEEN / 8]; UNSEEN + 1];
    let mut kind = 0;
    while kind < UNSEEN {
        let mut at = kind;
        while at < UNSEEN {
            less[kind][at / 8] |= 1 << (8 * (at % 8));
            at += 1;
        }
        kind += 1;
    }
    less
};

/// The unseen cards, 127 at most: for each kind, how many there are up to it, with the top bit set.
pub(super) struct Unseen(Words);

impl Unseen {
    pub(super) fn of(counts: &[u8; KINDS]) -> Self {
        let mut rows = [0; UNSEEN];
        rows[..FIRST_ROW].copy_from_slice(&counts[..FIRST_ROW]);
        rows[FIRST_ROW..][..SECOND_ROW].copy_from_slice(&counts[FIRST_ROW + GAP..][..SECOND_ROW]);
        let mut sums = [0; UNSEEN / 8];
        let mut before = TOPS;
        for (sum, row) in sums.iter_mut().zip(rows.as_chunks::<8>().0) {
            // Each byte of the product is the sum of the counts up to it.
            *sum = u64::from_le_bytes(*row).wrapping_mul(ONES) + before;
            before = (*sum >> 56) * ONES;
        }
        Unseen(sums)
    }

    /// How many there are of each kind.
    pub(super) fn counts(&self) -> [u8; KINDS] {
        let mut rows = [[0; 8]; UNSEEN / 8];
        let mut before = 0;
        for (row, sum) in rows.iter_mut().zip(self.0) {
            *row = ((sum & !TOPS) - ((sum & !TOPS) << 8 | before)).to_le_bytes();
            before = sum >> 56 & 127;
        }
        let rows = rows.as_flattened();
        let mut counts = [0; KINDS];
        counts[..FIRST_ROW].copy_from_slice(&rows[..FIRST_ROW]);
        counts[FIRST_ROW + GAP..][..SECOND_ROW].copy_from_slice(&rows[FIRST_ROW..][..SECOND_ROW]);
        counts
    }

    /// How many there are.
    #[inline]
    pub(super) fn total(&self) -> u32 {
        let [.., last] = self.0;
        (last >> 56) as u32 & 127
    }

    /// Takes a random card out and says the number of its kind.
    #[inline(always)]
    pub(super) fn draw<R: Rng + ?Sized>(&mut self, rng: &mut R) -> usize {
        let [a, b, c, d] = self.0;
        let nth = below(rng, self.total());
        // Sums beyond the card keep their top bit: all are compared at once, without a branch that
        // nobody could foretell.
        let less = u64::from(nth + 1) * ONES;
        let beyond = |sums: u64| ((sums - less) & TOPS).count_ones();
        let kind = UNSEEN - (beyond(a) + beyond(b) + beyond(c) + beyond(d)) as usize;
        for (sum, less) in self.0.iter_mut().zip(&LESS[kind]) {
            *sum -= less;
        }
        if kind < FIRST_ROW { kind } else { kind + GAP }
    }
}

/// A growth pile.
#[derive(Clone, Copy)]
pub(super) struct Pile {
    /// Cards that somebody has seen.
    pub(super) cards: Lanes,
    /// Their kinds, as bits.
    pub(super) kinds: u64,
    /// Their kinds in the order in which they were seen.
    order: [u8; ORDER],
    seen: u8,
    /// From here on, one of the two seats does not know them. The other one was the last to look, and
    /// knows them all.
    strange: u8,
    /// The seat that does not.
    stranger: u8,
    /// Cards that nobody has seen.
    pub(super) unseen: u8,
}

/// More than a season has cards.
const ORDER: usize = 64;

impl Pile {
    pub(super) const EMPTY: Pile = Pile {
        cards: [0; LANES],
        kinds: 0,
        order: [0; ORDER],
        seen: 0,
        strange: 0,
        stranger: 0,
        unseen: 0,
    };

    /// Lays these cards on an empty pile, which somebody has seen. False if each seat knows a card that
    /// is strange to the other.
    pub(super) fn lay(&mut self, cards: &[Entry]) -> bool {
        for entry in cards.iter().filter(|e| e.knowers() == 3) {
            self.show(entry.kind().index());
        }
        self.strange = self.seen;
        let mut knowers = 0;
        for entry in cards.iter().filter(|e| e.knowers() != 3) {
            self.show(entry.kind().index());
            self.stranger = entry.knowers() & 1;
            knowers |= entry.knowers();
        }
        knowers < 3
    }

    /// How many cards of it somebody has seen.
    pub(super) fn seen(&self) -> usize {
        usize::from(self.seen)
    }

    /// A seat is about to look: nothing is strange to it any more.
    #[inline(always)]
    pub(super) fn meet(&mut self, seat: u8) {
        self.strange = match self.stranger == seat {
            true => self.seen,
            false => self.strange,
        };
        self.stranger = 1 - seat;
    }

    /// The seat that looks sees a card that nobody has seen before.
    #[inline(always)]
    pub(super) fn show(&mut self, lane: usize) {
        self.cards[lane] += 1;
        self.kinds |= 1 << lane;
        self.order[usize::from(self.seen) % ORDER] = lane as u8;
        self.seen += 1;
    }

    /// Takes all cards away that somebody has seen.
    #[inline(always)]
    pub(super) fn clear(&mut self) {
        self.cards = [0; LANES];
        self.kinds = 0;
        self.seen = 0;
        self.strange = 0;
    }

    /// Takes out the best-known card of a kind: the one that was seen first.
    pub(super) fn take(&mut self, lane: usize) {
        self.cards[lane] -= 1;
        if self.cards[lane] == 0 {
            self.kinds &= !(1 << lane);
        }
        let seen = usize::from(self.seen) % ORDER;
        let order = &mut self.order[..seen];
        if let Some(at) = order.iter().position(|l| usize::from(*l) == lane) {
            order.copy_within(at + 1.., at);
            self.seen -= 1;
            self.strange -= u8::from(at < usize::from(self.strange));
        }
    }

    /// Has it a card that the seat does not know?
    pub(super) fn is_strange_to(&self, seat: u8) -> bool {
        self.unseen > 0 || self.stranger == seat && self.strange < self.seen
    }
}
