//! Counts of all kinds side by side, so that a processor works on many of them at once.

use table::random::{Rng, below};

use crate::rules::cards::Entry;
use crate::rules::kind::{KINDS, Kind};

/// The kinds of the plain game are two rows of neighbours; closed up, each has a lane.
const LANES: usize = 32;
const FIRST_ROW: usize = 24;
const GAP: usize = Kind::BoaMate as usize - FIRST_ROW;

/// Room for the piles of the plain game, which has three: a power of two is quicker to count in.
pub(super) const ROOM: usize = 4;

/// Cards of each kind.
pub(super) type Lanes = [u8; LANES];

/// The kind of a lane.
#[inline]
pub(super) fn kind_of(lane: usize) -> Kind {
    Kind::at(if lane < FIRST_ROW { lane } else { lane + GAP })
}

/// The lane of a kind.
fn lane_of(kind: Kind) -> usize {
    let index = kind.index();
    if index < FIRST_ROW {
        index
    } else {
        index - GAP
    }
}

/// The species of the active cards in a set of lanes, as bits: all are of the first row.
#[inline]
pub(super) fn active_species(lanes: u64) -> u16 {
    Kind::active_species(lanes & ((1 << FIRST_ROW) - 1))
}

/// Adds the counts to those of a forest.
#[inline]
pub(super) fn add(forest: &mut [u8; KINDS], cards: &Lanes) {
    let (first, second) = cards.split_at(FIRST_ROW);
    for (sum, more) in forest.iter_mut().zip(first) {
        *sum += more;
    }
    for (sum, more) in forest[FIRST_ROW + GAP..].iter_mut().zip(second) {
        *sum += more;
    }
}

/// The unseen cards, 127 at most.
pub(super) struct Unseen {
    /// For each lane, how many there are up to it.
    sums: [i8; LANES],
    total: u32,
}

impl Unseen {
    pub(super) fn of(counts: &[u8; KINDS]) -> Self {
        let (first, second) = counts.split_at(FIRST_ROW + GAP);
        let mut total = 0;
        let mut sums = [0; LANES];
        for (sum, count) in sums.iter_mut().zip(first[..FIRST_ROW].iter().chain(second)) {
            total += *count as i8;
            *sum = total;
        }
        let total = total as u32;
        Unseen { sums, total }
    }

    /// How many there are of each kind.
    pub(super) fn counts(&self) -> [u8; KINDS] {
        let mut rows = self.sums;
        for (count, before) in rows[1..].iter_mut().zip(&self.sums) {
            *count -= before;
        }
        let mut counts = [0; KINDS];
        add(&mut counts, &rows.map(|count| count as u8));
        counts
    }

    /// How many there are.
    #[inline]
    pub(super) fn total(&self) -> u32 {
        self.total
    }

    /// Takes a random card out and says its lane.
    #[inline(always)]
    pub(super) fn draw<R: Rng + ?Sized>(&mut self, rng: &mut R) -> usize {
        let nth = below(rng, self.total) as i8;
        self.total -= 1;
        // All sums are compared at once, without a branch that nobody could foretell.
        let mut lane = 0;
        for sum in &mut self.sums {
            let beyond = *sum > nth;
            *sum -= i8::from(beyond);
            lane += u8::from(!beyond);
        }
        usize::from(lane)
    }
}

/// A growth pile.
#[derive(Clone, Copy)]
pub(super) struct Pile {
    /// Cards that somebody has seen.
    pub(super) cards: Lanes,
    /// Their lanes, as bits.
    pub(super) kinds: u64,
    /// Their lanes in the order in which they were seen.
    order: [u8; ORDER],
    seen: u8,
    /// How many of them each seat knows, which are the first ones. Whoever looked last knows them all.
    known: [u8; 2],
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
        known: [0; 2],
        unseen: 0,
    };

    /// Lays these cards on an empty pile, which somebody has seen. False if each seat knows a card that
    /// is strange to the other.
    pub(super) fn lay(&mut self, cards: &[Entry]) -> bool {
        let mut knowers = 0;
        for entry in cards.iter().filter(|e| e.knowers() == 3) {
            self.show(lane_of(entry.kind()));
        }
        self.known = [self.seen; 2];
        for entry in cards.iter().filter(|e| e.knowers() != 3) {
            self.show(lane_of(entry.kind()));
            knowers |= entry.knowers();
        }
        if let 1 | 2 = knowers {
            self.meet(usize::from(knowers - 1));
        }
        knowers < 3
    }

    /// How many cards of it somebody has seen.
    pub(super) fn seen(&self) -> usize {
        usize::from(self.seen)
    }

    /// A seat has looked: nothing is strange to it any more.
    #[inline(always)]
    pub(super) fn meet(&mut self, seat: usize) {
        self.known[seat & 1] = self.seen;
    }

    /// The seat that looks sees a card that nobody has seen before.
    #[inline(always)]
    pub(super) fn show(&mut self, lane: usize) {
        self.cards[lane % LANES] += 1;
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
        self.known = [0; 2];
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
            for known in &mut self.known {
                *known -= u8::from(at < usize::from(*known));
            }
        }
    }

    /// Has it a card that the seat does not know?
    pub(super) fn is_strange_to(&self, seat: usize) -> bool {
        self.unseen > 0 || self.known[seat & 1] < self.seen
    }
}
