//! Counts of all kinds side by side, so that a processor works on many of them at once.

use table::random::{Rng, below};

use crate::cards::Entry;
use crate::kind::KINDS;

/// The kinds of the plain game are among so many first ones.
const LANES: usize = 40;

/// How many piles the plain game has.
pub(super) const REACH: usize = 3;

/// Cards of each kind.
pub(super) type Lanes = [u8; LANES];

const NUMBERS: Lanes = {
    let mut numbers = [0; LANES];
    let mut at = 0;
    while at < LANES {
        numbers[at] = at as u8;
        at += 1;
    }
    numbers
};

/// Adds the counts to those of a forest.
#[inline]
pub(super) fn add(forest: &mut [u8; KINDS], cards: &Lanes) {
    for (sum, more) in forest.iter_mut().zip(cards) {
        *sum += more;
    }
}

/// The unseen cards: for each kind, how many there are up to it.
pub(super) struct Unseen(Lanes);

impl Unseen {
    pub(super) fn of(counts: &[u8; KINDS]) -> Self {
        let mut sum = 0;
        Unseen(std::array::from_fn(|lane| {
            sum += counts[lane];
            sum
        }))
    }

    /// How many there are of each kind.
    pub(super) fn counts(&self, counts: &mut [u8; KINDS]) {
        counts[0] = self.0[0];
        for lane in 1..LANES {
            counts[lane] = self.0[lane] - self.0[lane - 1];
        }
    }

    /// Takes a random card out and says the number of its kind.
    #[inline]
    pub(super) fn draw<R: Rng + ?Sized>(&mut self, rng: &mut R) -> usize {
        let nth = below(rng, u32::from(self.0[LANES - 1])) as u8;
        let mut kind = 0;
        for sum in &self.0 {
            kind += u8::from(*sum <= nth);
        }
        for (sum, number) in self.0.iter_mut().zip(&NUMBERS) {
            *sum -= u8::from(*number >= kind);
        }
        usize::from(kind)
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
