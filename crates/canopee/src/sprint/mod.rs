//! Sprints: a season's turns in one go, and what its seeds bring in another, for random play of the
//! plain game for two.
//!
//! Nearly all of a random game is looking at piles, refusing and keeping them. During a sprint the
//! unseen cards are running sums, so that a draw compares them all at once, and a pile is a count of
//! cards of each kind, so that keeping it is an addition. All else stays the state's own: what
//! interrupts a turn is settled by the code of single steps, and the sprint is over before the
//! season's end begins.
//!
//! The suite holds that a sprint leads where single steps come along.

mod germination;
mod lanes;
mod loss;
mod place;
mod turn;

use table::Pool;
use table::random::Rng;

use crate::cards::{PILES, Zone};
use crate::config::Config;
use crate::state::{Phase, Stage, State};

use lanes::{Pile, ROOM, Unseen};

/// How many piles there are.
const REACH: usize = 3;

/// A season's turns under way.
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
    /// Takes the rest of the season's turns at random, or all that a seat does with its seeds. Says how
    /// many decisions that were, or `None` if this is not the plain game or something else is going on:
    /// then nothing has happened.
    #[inline]
    pub(crate) fn sprint<R: Rng + ?Sized>(&mut self, c: &Config, rng: &mut R) -> Option<u32> {
        if !c.plain {
            return None;
        }
        match self.phase {
            Phase::Look | Phase::Choose => {
                let mut sprint = Sprint::start(c, self)?;
                sprint.run(rng);
                Some(sprint.finish())
            }
            Phase::SeedDraw | Phase::SeedPick => Some(self.germinate(c, rng)),
            Phase::Target => {
                let decisions = self.lose_at_random(c, rng);
                self.go_on(c);
                Some(decisions)
            }
            _ => None,
        }
    }
}

impl<'a> Sprint<'a> {
    /// Takes the unseen cards and the piles over; `None` if somebody knows cards of a pile that looking
    /// at it cannot have shown.
    fn start(c: &'a Config, s: &'a mut State) -> Option<Self> {
        let mut piles = [Pile::EMPTY; ROOM];
        let mut filled = 0;
        for (at, pile) in piles.iter_mut().take(REACH).enumerate() {
            let cards = s.cards.of(Zone::pile(at));
            *pile = Pile::of(s.unseen[at], cards)?;
            filled |= u8::from(s.pile_size(at) > 0) << at;
        }
        (0..REACH).for_each(|at| s.cards.clear(Zone::pile(at)));
        s.unseen = [0; PILES];
        Some(Sprint {
            unseen: Unseen::of(s.pool.counts()),
            c,
            s,
            piles,
            filled,
            ready: 0,
            decisions: 0,
        })
    }

    /// Turns until the deck and the piles are used up.
    fn run<R: Rng + ?Sized>(&mut self, rng: &mut R) {
        self.note_ready();
        loop {
            self.look(rng);
            if !self.choose(rng) && !self.next_turn(rng) {
                return;
            }
        }
    }

    /// Gives the unseen cards back and goes on to the season's end.
    fn finish(self) -> u32 {
        self.s.pool = Pool::new(self.unseen.counts());
        self.s.stage = Stage::Open;
        self.s.go_on(self.c);
        self.decisions
    }
}
