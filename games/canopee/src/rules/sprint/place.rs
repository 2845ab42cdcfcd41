//! Adding cards to a forest: where trunks and canopies go, and when, if that matters.

use table::random::{Rng, below};

use super::Sprint;
use super::lanes::{Lanes, add, kind_of};
use crate::rules::action::Action;
use crate::rules::config::Config;
use crate::rules::kind::{Kind, bits};
use crate::rules::state::State;

const TRUNK: u32 = Kind::Trunk0 as u32;
const CANOPY: u32 = Kind::Canopy0 as u32;

impl State {
    /// Adds the cards of these lanes to a forest at random, which for trunks, canopies and droughts is
    /// a choice. Says how many decisions that were. Nobody has ants to use in between.
    pub(super) fn place<R: Rng + ?Sized>(
        &mut self,
        c: &Config,
        forest: usize,
        cards: &mut Lanes,
        mut kinds: u64,
        rng: &mut R,
    ) -> u32 {
        let mut decisions = 0;
        while kinds != 0 {
            let plain = kinds & Kind::PLAIN_BITS;
            if plain != 0 && kinds & Kind::SUDDEN_BITS == 0 {
                self.lay(forest, cards, plain);
                kinds &= !plain;
                continue;
            }
            // The order of trunks among themselves does not matter: then the lowest comes first.
            let next = match kinds & !Kind::TRUNK_BITS {
                0 => kinds & kinds.wrapping_neg(),
                _ => kinds & !plain,
            };
            let open = self.trees.open(forest);
            let trees = open.count_ones() + 1;
            let crowns = open.count_ones().max(1);
            // All choices in a row: lay the plain cards, a trunk, a canopy, a drought.
            let lay = u32::from(plain != 0);
            let trunks = lay + (next & Kind::TRUNK_BITS).count_ones() * trees;
            let canopies = trunks + (next & Kind::CANOPY_BITS).count_ones() * crowns;
            let choices = canopies + (next & Kind::SUDDEN_BITS).count_ones();
            let mut nth = 0;
            if choices > 1 {
                decisions += 1;
                nth = below(rng, choices);
            }
            let slot = |n: u32| bits(open).nth(n as usize).unwrap_or(0) as u8;
            let kind = if nth < lay {
                self.lay(forest, cards, plain);
                kinds &= !plain;
                self.last = Action::Lay.index() as u16 + 1;
                continue;
            } else if nth < trunks {
                let nth = nth - lay;
                let kind = nth_kind(next & Kind::TRUNK_BITS, nth / trees);
                let value = (kind - TRUNK) as u8;
                match nth % trees {
                    0 => self.choose_place(c, forest, Action::Root(value), choices),
                    n => {
                        let place = Action::Trunk(value, slot(n - 1));
                        self.choose_place(c, forest, place, choices);
                    }
                }
                kind
            } else if nth < canopies {
                let nth = nth - trunks;
                let kind = nth_kind(next & Kind::CANOPY_BITS, nth / crowns);
                let value = (kind - CANOPY) as u8;
                match open {
                    0 => {
                        let place = Action::Play(Kind::canopy(value));
                        self.choose_place(c, forest, place, choices);
                    }
                    _ => {
                        let place = Action::Canopy(value, slot(nth % crowns));
                        self.choose_place(c, forest, place, choices);
                    }
                }
                kind
            } else {
                self.choose_place(c, forest, Action::Play(Kind::Drought), choices);
                decisions += self.lose_at_random(c, rng);
                Kind::Drought as u32
            };
            let left = &mut cards[kind as usize];
            *left -= 1;
            kinds &= !(u64::from(*left == 0) << kind);
        }
        decisions
    }

    /// Puts a card where it goes, by choice if there are several.
    #[inline(always)]
    fn choose_place(&mut self, c: &Config, forest: usize, place: Action, choices: u32) {
        let chosen = place.index() as u16 + 1;
        self.last = if choices > 1 { chosen } else { self.last };
        self.put(c, forest, place);
    }

    /// Lays the plain cards, those of these kinds.
    fn lay(&mut self, forest: usize, cards: &Lanes, plain: u64) {
        for lane in bits(plain) {
            (0..cards[lane]).for_each(|_| self.gain(forest, kind_of(lane)));
        }
    }
}

/// The number of the `n`-th kind of a set.
#[inline]
fn nth_kind(kinds: u64, n: u32) -> u32 {
    bits(kinds).nth(n as usize).unwrap_or(0) as u32
}

impl Sprint<'_> {
    /// The seat adds these cards, among them some that are not plain.
    #[inline(never)]
    pub(super) fn add<R: Rng + ?Sized>(&mut self, cards: &mut Lanes, mut kinds: u64, rng: &mut R) {
        let seat = self.seat();
        // With a drought, when the plain cards come matters.
        if kinds & Kind::SUDDEN_BITS == 0 {
            let forest = &mut self.s.forests[seat];
            add(forest, cards);
            forest[TRUNK as usize..CANOPY as usize + 3].fill(0);
            self.note_active(kinds);
            kinds &= !Kind::PLAIN_BITS;
        }
        if self.has_ants() || self.c.first_edition && kinds & Kind::Ants.bit() != 0 {
            return self.add_by_hand(cards, kinds, rng);
        }
        self.decisions += self.s.place(self.c, seat, cards, kinds, rng);
        self.note_ready();
    }

    /// The seat adds one card.
    #[inline]
    pub(super) fn add_one<R: Rng + ?Sized>(&mut self, lane: usize, rng: &mut R) {
        let kind = kind_of(lane);
        if kind.is_plain() {
            self.s.forests[self.seat()][kind.index()] += 1;
            self.note_active(1 << lane);
        } else {
            let mut cards = [0; _];
            cards[lane] = 1;
            self.add(&mut cards, 1 << lane, rng);
        }
    }

    /// The seat adds these cards and can use its ants in between: that goes step by step.
    #[cold]
    #[inline(never)]
    fn add_by_hand<R: Rng + ?Sized>(&mut self, cards: &Lanes, kinds: u64, rng: &mut R) {
        let seat = self.seat();
        for lane in bits(kinds) {
            (0..cards[lane]).for_each(|_| self.s.hand(seat, kind_of(lane)));
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
