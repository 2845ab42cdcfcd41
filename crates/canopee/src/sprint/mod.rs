//! Sprints: a whole season in one go, for random play of the plain game for two.
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

use table::Pool;
use table::random::Rng;

use crate::cards::{PILES, Zone};
use crate::config::Config;
use crate::state::{Phase, State};

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
    /// Plays the rest of the season at random. Says how many decisions that were, or `None` if this is not
    /// the plain game or nobody looks at a pile now: then nothing has happened.
    #[inline]
    pub(crate) fn sprint<R: Rng + ?Sized>(&mut self, c: &Config, rng: &mut R) -> Option<u32> {
        if !c.plain || !matches!(self.phase, Phase::Look | Phase::Choose) {
            return None;
        }
        let mut sprint = Sprint::start(c, self)?;
        sprint.run(rng);
        let decisions = sprint.finish();
        Some(decisions + self.end_season_at_random(c, rng))
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

    /// Gives the unseen cards back.
    fn finish(self) -> u32 {
        self.s.pool = Pool::new(self.unseen.counts());
        self.decisions
    }
}
