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

const NUMBERS: [u8; UNSEEN] = {
    let mut numbers = [0; UNSEEN];
    let mut at = 0;
    while at < UNSEEN {
        numbers[at] = at as u8;
        at += 1;
    }
    numbers
};

/// The unseen cards: for each kind, how many there are up to it.
pub(super) struct Unseen([u8; UNSEEN]);

impl Unseen {
    pub(super) fn of(counts: &[u8; KINDS]) -> Self {
        let mut sums = [0; UNSEEN];
        let (first, second) = sums.split_at_mut(FIRST_ROW);
        first.copy_from_slice(&counts[..FIRST_ROW]);
        second[..SECOND_ROW].copy_from_slice(&counts[FIRST_ROW + GAP..][..SECOND_ROW]);
        let mut sum = 0;
        for count in &mut sums {
            sum += *count;
            *count = sum;
        }
        Unseen(sums)
    }

    /// How many there are of each kind.
    pub(super) fn counts(&self) -> [u8; KINDS] {
        let mut each = self.0;
        for (count, before) in each[1..].iter_mut().zip(&self.0) {
            *count -= before;
        }
        let mut counts = [0; KINDS];
        counts[..FIRST_ROW].copy_from_slice(&each[..FIRST_ROW]);
        counts[FIRST_ROW + GAP..][..SECOND_ROW].copy_from_slice(&each[FIRST_ROW..][..SECOND_ROW]);
        counts
    }

    /// Takes a random card out and says the number of its kind.
    #[inline(always)]
    pub(super) fn draw<R: Rng + ?Sized>(&mut self, rng: &mut R) -> usize {
        let nth = below(rng, u32::from(self.0[UNSEEN - 1])) as u8;
        let mut kind = 0;
        for sum in &self.0 {
            kind += u8::from(*sum <= nth);
        }
        for (sum, number) in self.0.iter_mut().zip(&NUMBERS) {
            *sum -= u8::from(*number >= kind);
        }
        let kind = usize::from(kind);
        if kind < FIRST_ROW { kind } else { kind + GAP }
    }
}

/// A growth pile.
#[derive(Clone, Copy)]
pub(super) struct Pile {
    /// Cards that somebody has seen.
    pub(super) cards: Lanes,
    /// Those of them that one of the two seats does not know. The other seat was the last to look, and
    /// knows them all.
    strange: Lanes,
    /// The seat to which they are strange.
    stranger: u8,
    /// Cards that nobody has seen.
    pub(super) unseen: u8,
    /// Kinds of the cards that somebody has seen, as bits.
    pub(super) kinds: u64,
}

impl Pile {
    pub(super) const EMPTY: Pile = Pile {
        cards: [0; LANES],
        strange: [0; LANES],
        stranger: 0,
        unseen: 0,
        kinds: 0,
    };

    /// A pile with these cards; `None` if each seat knows a card that is strange to the other.
    pub(super) fn of(unseen: u8, cards: &[Entry]) -> Option<Pile> {
        let mut pile = Pile {
            unseen,
            ..Pile::EMPTY
        };
        let mut strangers = 0;
        for entry in cards {
            let lane = entry.kind().index();
            pile.cards[lane] += 1;
            pile.kinds |= entry.bit();
            if entry.knowers() != 3 {
                pile.strange[lane] += 1;
                pile.stranger = entry.knowers() & 1;
                strangers |= entry.knowers();
            }
        }
        (strangers < 3).then_some(pile)
    }

    /// A seat is about to look: nothing is strange to it any more.
    #[inline]
    pub(super) fn meet(&mut self, seat: u8) {
        if self.stranger == seat {
            self.stranger = 1 - seat;
            self.strange = [0; LANES];
        }
    }

    /// The seat that looks sees a card that nobody has seen before.
    #[inline]
    pub(super) fn show(&mut self, lane: usize) {
        self.cards[lane] += 1;
        self.strange[lane] += 1;
        self.kinds |= 1 << lane;
    }

    /// Takes all cards away that somebody has seen.
    #[inline]
    pub(super) fn clear(&mut self) {
        self.cards = [0; LANES];
        self.strange = [0; LANES];
        self.kinds = 0;
    }

    /// Takes out the best-known card of a kind.
    pub(super) fn take(&mut self, lane: usize) {
        self.cards[lane] -= 1;
        self.strange[lane] = self.strange[lane].min(self.cards[lane]);
        if self.cards[lane] == 0 {
            self.kinds &= !(1 << lane);
        }
    }

    /// Has it a card that the seat does not know?
    pub(super) fn is_strange_to(&self, seat: u8) -> bool {
        self.unseen > 0 || self.stranger == seat && self.strange != [0; LANES]
    }
}
