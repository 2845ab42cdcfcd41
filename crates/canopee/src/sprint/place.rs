//! Adding cards to a forest: trunks and canopies find their place, all else is settled as ever.

use table::random::{Rng, below};

use super::Sprint;
use super::lanes::{Lanes, add};
use crate::action::Action;
use crate::config::Config;
use crate::kind::{Kind, bits};
use crate::state::State;

const FIRST: usize = Kind::Trunk0 as usize;
const PLACED: usize = 6;
/// The bits of trunks in a hand.
const TRUNKS: u64 = 7;

/// Trunks and canopies to be added: three kinds of each.
#[derive(Clone, Copy)]
pub(super) struct Hand([u8; 8]);

impl Hand {
    /// Those of these cards that need a place.
    #[inline]
    pub(super) fn of(cards: &Lanes) -> Hand {
        let mut hand = [0; 8];
        hand[..PLACED].copy_from_slice(&cards[FIRST..FIRST + PLACED]);
        Hand(hand)
    }

    /// One card, if it needs a place.
    #[inline]
    pub(super) fn only(lane: usize) -> Hand {
        let mut hand = [0; 8];
        let at = lane.wrapping_sub(FIRST);
        if at < PLACED {
            hand[at] = 1;
        }
        Hand(hand)
    }

    /// The kinds, as bits from the first trunk on.
    #[inline]
    fn kinds(self) -> u64 {
        // A count above zero carries into the top bit; the product gathers the bits.
        let tops = (u64::from_le_bytes(self.0) + !TOPS) & TOPS;
        (tops >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56
    }
}

const TOPS: u64 = 0x8080_8080_8080_8080;

impl State {
    /// Places trunks and canopies at random, when nothing else can be done in between. Says how many
    /// decisions that were.
    #[inline]
    pub(super) fn place<R: Rng + ?Sized>(
        &mut self,
        c: &Config,
        forest: usize,
        mut hand: Hand,
        rng: &mut R,
    ) -> u32 {
        let mut decisions = 0;
        let mut last = None;
        loop {
            let mut kinds = hand.kinds();
            // The order of trunks among themselves does not matter: then the lowest comes first.
            if kinds & !TRUNKS == 0 {
                kinds &= kinds.wrapping_neg();
                if kinds == 0 {
                    break;
                }
            }
            let open = self.trees.open(forest);
            let trees = open.count_ones() + 1;
            let crowns = open.count_ones().max(1);
            let trunks = (kinds & TRUNKS).count_ones() * trees;
            let choices = trunks + (kinds & !TRUNKS).count_ones() * crowns;
            let nth = match choices {
                1 => 0,
                _ => below(rng, choices),
            };
            let slot = |n: u32| bits(open).nth(n as usize).unwrap_or(0) as u8;
            let (at, action) = if nth < trunks {
                let value = bits(kinds).nth((nth / trees) as usize).unwrap_or(0);
                let action = match nth % trees {
                    0 => Action::Root(value as u8),
                    n => Action::Trunk(value as u8, slot(n - 1)),
                };
                (value, action)
            } else {
                let nth = nth - trunks;
                let crown = bits(kinds >> 3).nth((nth / crowns) as usize).unwrap_or(0);
                let action = match open {
                    0 => Action::Play(Kind::canopy(crown as u8)),
                    _ => Action::Canopy(crown as u8, slot(nth % crowns)),
                };
                (crown + 3, action)
            };
            hand.0[at % 8] -= 1;
            if choices > 1 {
                decisions += 1;
                last = Some(action);
            }
            self.put(c, forest, action);
        }
        if let Some(action) = last {
            self.last = action.index() as u16 + 1;
        }
        decisions
    }
}

impl Sprint<'_> {
    /// The seat adds these cards, among them some that are not plain.
    #[inline(never)]
    pub(super) fn add<R: Rng + ?Sized>(&mut self, cards: &Lanes, kinds: u64, rng: &mut R) {
        if kinds & Kind::SUDDEN_BITS != 0 {
            return self.add_by_hand(cards, kinds, rng);
        }
        let forest = &mut self.s.forests[usize::from(self.s.turn & 1)];
        add(forest, cards);
        forest[FIRST..FIRST + PLACED].fill(0);
        self.note_active(kinds);
        self.add_placed(Hand::of(cards), rng);
    }

    /// The seat adds trunks and canopies.
    #[inline]
    fn add_placed<R: Rng + ?Sized>(&mut self, hand: Hand, rng: &mut R) {
        if self.has_ants() {
            return self.add_with_ants(hand, rng);
        }
        self.decisions += self.s.place(self.c, self.seat(), hand, rng);
    }

    #[cold]
    fn add_with_ants<R: Rng + ?Sized>(&mut self, hand: Hand, rng: &mut R) {
        for at in bits(hand.kinds()) {
            let kind = Kind::at(FIRST + at);
            (0..hand.0[at]).for_each(|_| self.s.hand(self.seat(), kind));
        }
        self.settle(rng);
    }

    /// The seat adds one card.
    #[inline]
    pub(super) fn add_one<R: Rng + ?Sized>(&mut self, lane: usize, rng: &mut R) {
        let kind = Kind::at(lane);
        if kind.is_plain() {
            self.s.forests[self.seat()][lane] += 1;
            self.note_active(kind.bit());
        } else if kind.is_sudden() {
            self.s.hand(self.seat(), kind);
            self.settle(rng);
        } else {
            self.add_placed(Hand::only(lane), rng);
        }
    }

    /// The seat adds these cards in an order that it decides.
    #[cold]
    fn add_by_hand<R: Rng + ?Sized>(
        &mut self,
        cards: &Lanes,
        kinds: u64,
        rng: &mut R,
    ) {
        let seat = self.seat();
        for kind in Kind::each(kinds) {
            (0..cards[kind.index()]).for_each(|_| self.s.hand(seat, kind));
        }
        self.settle(rng);
    }

    /// Settles what interrupts the turn, as single steps do.
    #[inline(never)]
    pub(super) fn settle<R: Rng + ?Sized>(&mut self, rng: &mut R) {
        loop {
            if self.c.first_edition {
                self.s.fresh = [0; 4];
            }
            if !self.s.is_interrupted() {
                break;
            }
            if self.s.losses != [0; 4] {
                self.decisions += self.s.lose_at_random(self.c, rng);
            } else if self.s.interruption(self.c) {
                let action = self.s.pick_action(self.c, rng);
                self.decisions += 1;
                self.s.act_in_turn(self.c, action);
            }
        }
        self.note_ready();
    }
}
