//! How a game goes on: the turn as a row of small steps, and what interrupts it.
//!
//! After every action and every outcome of chance, [`State::go_on`] runs until somebody must
//! choose or chance must speak. First come interruptions (cards to discard, to draw, to add), then
//! the stage of the turn or of the season's end.

mod acts;
mod chance;
mod interrupts;
mod opening;
mod turns;

use crate::rules::config::Config;
use crate::rules::kind::Species;
use crate::rules::stage::{Phase, Stage};
use crate::rules::state::State;

/// `sub` while chance shows a seat the pile of its toucan.
pub(crate) const PEEKING: u8 = 1;

impl State {
    #[inline]
    pub(crate) fn wait(&mut self, phase: Phase, who: usize) -> bool {
        self.phase = phase;
        self.who = who as u8;
        true
    }

    /// Runs until somebody must choose or chance must speak.
    #[inline]
    pub(crate) fn go_on(&mut self, c: &Config) {
        loop {
            if c.first_edition {
                // There, animals help from the turn on in which they come.
                self.fresh = [0; 4];
            }
            let waits = if self.is_disturbed() {
                self.interruption(c)
            } else if self.hands != 0 {
                self.next_hand(c)
            } else if self.stage == Stage::Taken {
                self.refill(c)
            } else {
                self.stage_step(c)
            };
            if waits {
                return;
            }
        }
    }

    /// One step of the stage. True if somebody must choose or chance must speak.
    #[inline(never)]
    fn stage_step(&mut self, c: &Config) -> bool {
        let turn = usize::from(self.turn);
        match self.stage {
            Stage::SetUp => self.set_up(c),
            Stage::Dawn => self.dawn(c),
            Stage::Open => self.open_turn(c),
            Stage::Before => self.before_turn(c),
            Stage::Piles => self.look(c),
            Stage::Passing => {
                let pile = self.this_pile(c);
                self.grow(pile);
                self.go_to_pile(c, usize::from(self.at) + 1)
            }
            Stage::Taken => self.refill(c),
            Stage::PassedAll => {
                if self.deck == 0 {
                    self.stage = Stage::After;
                    return false;
                }
                if self.ready(turn, Species::Sloth) {
                    return self.wait(Phase::PassedAll, turn);
                }
                self.draws[turn] = 1;
                self.stage = Stage::After;
                false
            }
            Stage::After => self.close_turn(c),
            Stage::Spirit => self.spirit_turn(c),
            Stage::SpiritAfter => {
                self.end_turn(c);
                false
            }
            Stage::Over => self.wait(Phase::Over, 0),
            _ => self.season_end_steps(c),
        }
    }

    /// Steps of the season's end, as long as nothing interrupts them.
    #[inline(never)]
    fn season_end_steps(&mut self, c: &Config) -> bool {
        loop {
            if self.season_end_step(c) {
                return true;
            }
            let ended = !self.stage.is_season_end() || self.stage == Stage::Over;
            if ended || self.is_interrupted() {
                return false;
            }
        }
    }
}
