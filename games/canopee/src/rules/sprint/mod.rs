//! Sprints: whole seasons in one go, for random play of the plain game for two.
//!
//! Nearly all of a random game is looking at piles, refusing and keeping them. During a sprint the
//! unseen cards are running sums, so that a draw compares them all at once, and a pile is a count of
//! cards of each kind, so that keeping it is an addition. Cards go from the pile to their place, and
//! choices are picked by their number, without lists. All else stays the state's own: what a forest
//! gains, loses and scores is done by the code of single steps.
//!
//! The suite holds that a sprint leads where single steps come along.

mod germination;
mod lanes;
mod loss;
mod place;
mod season;
mod turn;

#[cfg(test)]
mod tests;

use table::Pool;
use table::random::Rng;

use crate::rules::cards::{PILES, Zone};
use crate::rules::config::Config;
use crate::rules::stage::Phase;
use crate::rules::state::State;

use lanes::{Pile, ROOM, Unseen};

/// How many piles there are.
const REACH: usize = 3;

/// A sprint under way.
struct Sprint<'a> {
    c: &'a Config,
    /// The position, but for the unseen cards and the piles.
    s: &'a mut State,
    unseen: Unseen,
    piles: [Pile; ROOM],
    /// Piles with cards, as bits.
    filled: u8,
    /// Powers that the seat can use now, as bits of species.
    ready: u16,
    decisions: u32,
}

impl State {
    /// Plays on at random, season by season. Says how many decisions that were, or `None` if this is not
    /// the plain game or nobody looks at a pile now: then nothing has happened.
    #[inline]
    pub(crate) fn sprint<R: Rng + ?Sized>(&mut self, c: &Config, rng: &mut R) -> Option<u32> {
        if !c.plain || !self.is_looking() {
            return None;
        }
        let unseen = Unseen::of(self.pool.counts());
        let mut piles = [Pile::EMPTY; ROOM];
        let mut laid = usize::from(self.cards.count(Zone::UNDER));
        let mut known = true;
        for (at, pile) in piles.iter_mut().take(REACH).enumerate() {
            known &= pile.lay(self.cards.of(Zone::pile(at)));
            laid += pile.seen();
        }
        // No plain game leads to other cards than these.
        if !known || laid != self.cards.all().len() || unseen.total() != self.pool.total() {
            return None;
        }
        (0..REACH).for_each(|at| self.cards.clear(Zone::pile(at)));
        let mut sprint = Sprint {
            unseen,
            c,
            s: self,
            piles,
            filled: 0,
            ready: 0,
            decisions: 0,
        };
        sprint.run(rng);
        sprint.s.pool = Pool::new(sprint.unseen.counts());
        Some(sprint.decisions)
    }

    /// Does a seat look at a pile?
    #[inline]
    fn is_looking(&self) -> bool {
        matches!(self.phase, Phase::Look | Phase::Choose)
    }
}

impl Sprint<'_> {
    /// Turns and ends of seasons, until nobody looks at piles any more.
    #[inline]
    fn run<R: Rng + ?Sized>(&mut self, rng: &mut R) {
        while self.s.is_looking() {
            self.take_piles();
            self.note_ready();
            loop {
                self.take_turn(rng);
                if !self.next_turn(rng) {
                    break;
                }
            }
            self.decisions += self.s.end_season_at_random(self.c, rng);
        }
    }

    /// Takes the cards over that nobody has seen.
    fn take_piles(&mut self) {
        for (at, pile) in self.piles.iter_mut().take(REACH).enumerate() {
            pile.unseen = self.s.unseen[at];
            self.filled |= u8::from(pile.unseen > 0 || pile.kinds != 0) << at;
        }
        self.s.unseen = [0; PILES];
    }
}
