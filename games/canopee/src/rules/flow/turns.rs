//! A turn from its beginning to the next one.

use crate::rules::cards::{Zone, seat_bit};
use crate::rules::config::Config;
use crate::rules::flow::PEEKING;
use crate::rules::stage::{Phase, Stage};
use crate::rules::state::State;

impl State {
    #[inline(always)]
    pub(super) fn open_turn(&mut self, c: &Config) -> bool {
        if c.solo() && self.turn == 1 {
            self.stage = Stage::Spirit;
            self.sub = 0;
            false
        } else if self.deck == 0 && self.next_pile(c, 0).is_none() {
            self.end_season(c);
            false
        } else {
            self.stage = Stage::Before;
            self.before_turn(c)
        }
    }

    #[inline(always)]
    pub(super) fn before_turn(&mut self, c: &Config) -> bool {
        let turn = usize::from(self.turn);
        if self.sub == PEEKING {
            return self.wait(Phase::Peek, turn);
        }
        if self.has_before(c, turn) {
            return self.wait(Phase::Before, turn);
        }
        self.go_to_pile(c, 0)
    }

    /// Goes to the next pile with cards, or on if there is none.
    #[inline(always)]
    pub(crate) fn go_to_pile(&mut self, c: &Config, from: usize) -> bool {
        match self.next_pile(c, from) {
            Some(next) => {
                self.at = next as u8;
                self.stage = Stage::Piles;
                self.look(c)
            }
            None => {
                self.stage = Stage::PassedAll;
                false
            }
        }
    }

    /// The seat looks at the pile.
    #[inline(always)]
    pub(crate) fn look(&mut self, c: &Config) -> bool {
        let pile = self.this_pile(c);
        let turn = usize::from(self.turn);
        if self.seen(pile) > 0 {
            self.cards.learn(Zone::pile(pile), seat_bit(turn));
        }
        let phase = if self.unseen[pile] > 0 {
            Phase::Look
        } else {
            Phase::Choose
        };
        self.wait(phase, turn)
    }

    /// The place of the pile that was taken gets its new card, and the turn ends.
    #[inline(always)]
    pub(super) fn refill(&mut self, c: &Config) -> bool {
        let pile = self.this_pile(c);
        self.grow(pile);
        if c.many() && self.at == 2 {
            self.grow(pile);
        }
        self.close_turn(c)
    }

    /// A turn ends, and the next one begins.
    #[inline(always)]
    pub(super) fn close_turn(&mut self, c: &Config) -> bool {
        let turn = usize::from(self.turn);
        self.stage = Stage::After;
        if self.has_extras(c, turn) {
            return self.wait(Phase::After, turn);
        }
        self.end_turn(c);
        self.open_turn(c)
    }

    #[inline(always)]
    pub(super) fn end_turn(&mut self, c: &Config) {
        self.fresh = [0; 4];
        self.turn += 1;
        if usize::from(self.turn) >= c.players {
            self.turn = 0;
        }
        self.stage = Stage::Open;
    }
}
