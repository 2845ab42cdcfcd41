//! Cards that must be discarded: one of those that can be, each as likely as any other.

use table::random::{Rng, below};

use crate::rules::action::Action;
use crate::rules::config::Config;
use crate::rules::kind::Kind;
use crate::rules::state::State;

impl State {
    /// All that forests must discard now. Says how many decisions that were.
    #[inline(never)]
    pub(super) fn lose_at_random<R: Rng + ?Sized>(&mut self, c: &Config, rng: &mut R) -> u32 {
        let mut decisions = 0;
        while self.losses != [0; 4] {
            let first = self.in_order(c, 0);
            let forest = if self.losses[first] > 0 {
                first
            } else {
                1 - first
            };
            let kinds = self.target_kinds(forest, self.why);
            let trees = self.tree_target_count(c, forest, self.why);
            let nth = match kinds.count_ones() + trees {
                0 => {
                    self.losses[forest] = 0;
                    continue;
                }
                1 => 0,
                choices => {
                    decisions += 1;
                    below(rng, choices)
                }
            };
            self.losses[forest] -= 1;
            let target = match Kind::each(kinds).nth(nth as usize) {
                Some(kind) => {
                    self.lose(forest, kind);
                    Action::Discard(kind).index()
                }
                None => {
                    let target = self.nth_target(c, forest, self.why, nth);
                    self.discard_target(forest, target);
                    target.index()
                }
            };
            if kinds.count_ones() + trees > 1 {
                self.last = target as u16 + 1;
            }
        }
        decisions
    }
}
