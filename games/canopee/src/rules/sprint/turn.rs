//! The turn: powers before it, looking at piles, refusing and keeping them.

use table::random::{Rng, below};

use super::lanes::{Pile, ROOM, active_species, add, kind_of};
use super::{REACH, Sprint};
use crate::rules::action::Action;
use crate::rules::kind::{Kind, Species, bits};
use crate::rules::state::State;

const FROG: u16 = 1 << Species::Frog as u8;
const TOUCAN: u16 = 1 << Species::Toucan as u8;
const ANTS: u16 = 1 << Species::Ants as u8;
const BOA: u16 = 1 << Species::Boa as u8;
const SLOTH: u16 = 1 << Species::Sloth as u8;

impl Sprint<'_> {
    /// The seat whose turn it is.
    #[inline]
    pub(super) fn seat(&self) -> usize {
        usize::from(self.s.turn & 1)
    }

    /// Works out anew which powers the seat can use.
    #[inline]
    pub(super) fn note_ready(&mut self) {
        let seat = self.seat();
        self.ready = self.s.active[seat] & !(self.s.used[seat] | self.s.fresh[seat]);
    }

    #[inline]
    fn use_up(&mut self, species: Species) {
        self.s.use_up(self.seat(), species);
        self.note_ready();
    }

    /// Can the seat use its ants, which it may at any time of its turn?
    #[inline]
    pub(super) fn has_ants(&self) -> bool {
        self.ready & ANTS != 0
    }

    /// A random number below `n` that decides something.
    #[inline]
    pub(super) fn decide<R: Rng + ?Sized>(&mut self, n: u32, rng: &mut R) -> u32 {
        self.decisions += 1;
        self.s.last = 0;
        below(rng, n)
    }

    #[inline]
    fn pile(&mut self) -> &mut Pile {
        &mut self.piles[usize::from(self.s.at) % ROOM]
    }

    /// A card from the deck comes on a pile.
    #[inline]
    fn grow(&mut self, at: usize) {
        if self.s.deck > 0 {
            self.s.deck -= 1;
            self.piles[at % ROOM].unseen += 1;
            self.filled |= 1 << at;
        }
    }

    /// Goes to the next pile with cards, if there is one.
    #[inline]
    fn go_to_pile(&mut self, from: u8) -> bool {
        let left = self.filled >> from;
        if left != 0 {
            self.s.at = from + left.trailing_zeros() as u8;
        }
        left != 0
    }

    /// The seat looks at piles, from the one it has come to, until it keeps one or has refused all.
    #[inline(always)]
    pub(super) fn take_turn<R: Rng + ?Sized>(&mut self, rng: &mut R) {
        loop {
            self.look(rng);
            if self.choose(rng) == 0 {
                return self.keep(rng);
            }
            if !self.refuse() {
                return self.draw(rng);
            }
        }
    }

    /// The seat looks at all cards of the pile.
    #[inline(always)]
    fn look<R: Rng + ?Sized>(&mut self, rng: &mut R) {
        let seat = self.seat();
        let pile = &mut self.piles[usize::from(self.s.at) % ROOM];
        // Nearly always there is one new card: that is worth a way of its own.
        if pile.unseen == 1 {
            pile.show(self.unseen.draw(rng));
        } else {
            for _ in 0..pile.unseen {
                pile.show(self.unseen.draw(rng));
            }
        }
        pile.unseen = 0;
        pile.meet(seat);
    }

    /// The seat keeps the pile (0) or refuses it (1).
    #[inline(always)]
    fn choose<R: Rng + ?Sized>(&mut self, rng: &mut R) -> u32 {
        let plain = 1 + u32::from(self.may_refuse());
        if self.ready & State::CHOOSING == 0 {
            self.decide(plain, rng)
        } else {
            self.choose_with_powers(plain, rng)
        }
    }

    /// May the pile be refused? All that matters is worked out, where nobody could foretell a branch.
    #[inline]
    fn may_refuse(&self) -> bool {
        let more = self.filled >> (self.s.at + 1) != 0;
        let last = self.s.deck == 1 && self.c.may_pass_last_card;
        (self.s.deck > 1) | more | last
    }

    /// Uses powers until the seat keeps the pile (0) or refuses it (1), of which so many are allowed.
    #[cold]
    #[inline(never)]
    fn choose_with_powers<R: Rng + ?Sized>(&mut self, plain: u32, rng: &mut R) -> u32 {
        loop {
            let ready = self.ready;
            let prey = match ready & BOA {
                0 => 0,
                _ if plain < 2 => 0,
                _ => self.pile().kinds,
            };
            let powers = prey.count_ones() + u32::from(ready & ANTS != 0);
            let nth = self.decide(plain + powers, rng);
            if nth < plain {
                return nth;
            }
            match bits(prey).nth((nth - plain) as usize) {
                Some(lane) => {
                    self.snatch(lane, rng);
                    return 1;
                }
                None => self.use_ants(rng),
            }
        }
    }

    /// The pile goes back with a new card. True if the seat goes on to another one.
    #[inline(always)]
    fn refuse(&mut self) -> bool {
        if self.s.deck > 0 {
            self.s.deck -= 1;
            self.pile().unseen = 1;
        }
        self.go_to_pile(self.s.at + 1)
    }

    /// The seat takes the pile.
    #[inline(always)]
    fn keep<R: Rng + ?Sized>(&mut self, rng: &mut R) {
        let seat = self.seat();
        self.s.last_taker = self.s.turn;
        let at = usize::from(self.s.at) % ROOM;
        let pile = &mut self.piles[at];
        let kinds = pile.kinds;
        // Its place gets a new card.
        if self.s.deck > 0 {
            self.s.deck -= 1;
            pile.unseen = 1;
        } else {
            self.filled &= !(1 << at);
        }
        if kinds & !Kind::PLAIN_BITS == 0 {
            add(&mut self.s.forests[seat], &pile.cards);
            pile.clear();
            self.note_active(kinds);
        } else {
            let mut cards = pile.cards;
            pile.clear();
            self.add(&mut cards, kinds, rng);
        }
    }

    /// Animals have come: they help from the next turn on, in the first edition at once.
    #[inline]
    pub(super) fn note_active(&mut self, kinds: u64) {
        let seat = self.seat();
        let active = active_species(kinds);
        self.s.active[seat] |= active;
        if self.c.first_edition {
            self.note_ready();
        } else {
            self.s.fresh[seat] |= active;
        }
    }

    /// The boa takes a card of the pile.
    fn snatch<R: Rng + ?Sized>(&mut self, lane: usize, rng: &mut R) {
        self.use_up(Species::Boa);
        let pile = self.pile();
        pile.take(lane);
        if pile.kinds == 0 && self.s.deck == 0 {
            self.filled &= !(1 << self.s.at);
        }
        self.add_one(lane, rng);
    }

    /// The seat has refused all piles: it draws a card, with its sloth two.
    #[inline(never)]
    fn draw<R: Rng + ?Sized>(&mut self, rng: &mut R) {
        if self.s.deck == 0 {
            return;
        }
        if self.ready & SLOTH != 0 && self.decide(2, rng) == 1 {
            self.use_up(Species::Sloth);
            self.draw_two(rng);
        } else {
            self.s.deck -= 1;
            let lane = self.unseen.draw(rng);
            self.add_one(lane, rng);
        }
    }

    fn draw_two<R: Rng + ?Sized>(&mut self, rng: &mut R) {
        let seat = self.seat();
        for _ in 0..self.s.deck.min(2) {
            self.s.deck -= 1;
            let kind = kind_of(self.unseen.draw(rng));
            if kind.is_plain() && self.s.hands == 0 {
                self.s.gain(seat, kind);
            } else {
                self.s.hand(seat, kind);
            }
        }
        self.settle(rng);
    }

    fn use_ants<R: Rng + ?Sized>(&mut self, rng: &mut R) {
        self.s.use_extra(self.seat(), Action::Ants);
        self.settle(rng);
    }

    /// Ends the turn and begins the next one. False when the season ends.
    #[inline(always)]
    pub(super) fn next_turn<R: Rng + ?Sized>(&mut self, rng: &mut R) -> bool {
        loop {
            if self.has_ants() && self.decide(2, rng) == 0 {
                self.use_ants(rng);
            }
            self.s.fresh = [0; 4];
            self.s.turn = 1 - self.s.turn;
            self.note_ready();
            if self.s.deck == 0 && self.filled == 0 {
                return false;
            }
            while self.ready & State::BEFORE != 0 && self.before(rng) {}
            if self.go_to_pile(0) {
                return true;
            }
            self.draw(rng);
        }
    }

    /// The seat may use a power before its turn. False if it begins.
    #[cold]
    #[inline(never)]
    fn before<R: Rng + ?Sized>(&mut self, rng: &mut R) -> bool {
        let seat = self.seat();
        let ready = self.ready;
        let frog = u32::from(ready & FROG != 0 && self.s.deck > 0);
        let strange = match ready & TOUCAN {
            0 => 0,
            _ => (0..REACH).fold(0, |bits, at| {
                bits | u64::from(self.piles[at].is_strange_to(seat)) << at
            }),
        };
        let toucan = strange.count_ones();
        let choices = 1 + frog + toucan + u32::from(self.has_ants());
        if choices == 1 {
            return false;
        }
        match self.decide(choices, rng) {
            0 => return false,
            1 if frog == 1 => {
                self.use_up(Species::Frog);
                (0..REACH).for_each(|at| self.grow(at));
            }
            n => match bits(strange).nth((n - 1 - frog) as usize) {
                Some(at) => {
                    self.use_up(Species::Toucan);
                    self.s.at = at as u8;
                    self.look(rng);
                }
                None => self.use_ants(rng),
            },
        }
        true
    }
}
