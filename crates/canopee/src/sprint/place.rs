//! Adding cards to a forest: trunks and canopies find their place, all else is settled as ever.

use table::random::Rng;

use super::Sprint;
use super::lanes::{Lanes, add};
use crate::action::Action;
use crate::kind::{Kind, bits};

/// Trunks, then canopies: the kinds for which a place is chosen.
const FIRST: usize = Kind::Trunk0 as usize;
const PLACED: usize = 6;
const TRUNKS: u64 = 7;

impl Sprint<'_> {
    /// The seat adds these cards.
    #[inline]
    pub(super) fn add<R: Rng + ?Sized>(&mut self, mut cards: Lanes, kinds: u64, rng: &mut R) {
        let seat = self.seat();
        if kinds & Kind::SUDDEN_BITS != 0 {
            // Its order matters, so that the seat decides.
            return self.add_by_hand(&cards, kinds, rng);
        }
        let mut placed = [0; PLACED];
        placed.copy_from_slice(&cards[FIRST..FIRST + PLACED]);
        cards[FIRST..FIRST + PLACED].fill(0);
        add(&mut self.s.forests[seat], &cards);
        self.note_active(kinds);
        if self.has_ants() {
            cards = [0; 40];
            cards[FIRST..FIRST + PLACED].copy_from_slice(&placed);
            return self.add_by_hand(&cards, kinds & !Kind::PLAIN_BITS, rng);
        }
        self.place(placed, rng);
    }

    /// The seat adds one card.
    #[inline]
    pub(super) fn add_one<R: Rng + ?Sized>(&mut self, lane: usize, rng: &mut R) {
        let mut cards = [0; 40];
        cards[lane] = 1;
        self.add(cards, 1 << lane, rng);
    }

    fn add_by_hand<R: Rng + ?Sized>(&mut self, cards: &Lanes, kinds: u64, rng: &mut R) {
        let seat = self.seat();
        for kind in Kind::each(kinds) {
            (0..cards[kind.index()]).for_each(|_| self.s.hand(seat, kind));
        }
        self.settle(rng);
    }

    /// Places trunks and canopies, when nothing else can be done in between.
    fn place<R: Rng + ?Sized>(&mut self, mut cards: [u8; PLACED], rng: &mut R) {
        let seat = self.seat();
        loop {
            let mut kinds = 0;
            for (at, count) in cards.iter().enumerate() {
                kinds |= u64::from(*count > 0) << at;
            }
            if kinds == 0 {
                return;
            }
            // The order of trunks among themselves does not matter: then the lowest comes first.
            if kinds & !TRUNKS == 0 {
                kinds &= kinds.wrapping_neg();
            }
            let open = self.s.trees.open(seat);
            let trunks = (kinds & TRUNKS).count_ones();
            let canopies = (kinds & !TRUNKS).count_ones();
            let (trees, crowns) = (open.count_ones() + 1, open.count_ones().max(1));
            let choices = trunks * trees + canopies * crowns;
            let nth = match choices {
                1 => 0,
                _ => self.decide(choices, rng),
            };
            let slot = |n: u32| bits(open).nth(n as usize).unwrap_or(0) as u8;
            let (at, action) = if nth < trunks * trees {
                let value = bits(kinds).nth((nth / trees) as usize).unwrap_or(0);
                let action = match nth % trees {
                    0 => Action::Root(value as u8),
                    n => Action::Trunk(value as u8, slot(n - 1)),
                };
                (value, action)
            } else {
                let nth = nth - trunks * trees;
                let at = bits(kinds & !TRUNKS).nth((nth / crowns) as usize);
                let at = at.unwrap_or(3);
                let action = match open {
                    0 => Action::Play(Kind::at(FIRST + at)),
                    _ => Action::Canopy(at as u8 - 3, slot(nth % crowns)),
                };
                (at, action)
            };
            cards[at % PLACED] -= 1;
            if choices > 1 {
                self.s.last = action.index() as u16 + 1;
            }
            self.s.put(self.c, seat, action);
        }
    }

    /// Settles what interrupts the turn, as single steps do.
    pub(super) fn settle<R: Rng + ?Sized>(&mut self, rng: &mut R) {
        loop {
            if self.c.first_edition {
                self.s.fresh = [0; 4];
            }
            if !self.s.is_interrupted() {
                return;
            }
            if self.s.interruption(self.c) {
                let action = self.s.pick_action(self.c, rng);
                self.decisions += 1;
                self.s.act_in_turn(self.c, action);
            }
        }
    }
}
