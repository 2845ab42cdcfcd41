//! [`Play`]: one game in progress, of any kind, with its log.

use std::sync::Arc;

use crate::erased::{AnyGame, AnyRules, AnyState, CheckedStep, StepError};
use crate::game::Pending;
use crate::log::{Actor, GameLog, LogStep};
use crate::phrase::Phrase;
use crate::random::Rng;
use crate::seat::{Seat, Viewer};
use crate::setup::{Faults, Setup};

/// A game in progress: rules, position and every step so far.
#[derive(Clone)]
pub struct Play {
    rules: Arc<dyn AnyRules>,
    state: AnyState,
    steps: Vec<LogStep>,
    /// For each step: did it tell nobody anything?
    silent: Vec<bool>,
}

impl Play {
    /// A game at its very first position.
    ///
    /// # Errors
    /// Everything in the set-up that does not fit.
    pub fn new(game: &'static dyn AnyGame, setup: &Setup) -> Result<Play, Faults> {
        Ok(Play::by(game.set_up(setup)?.into()))
    }

    /// A game by these rules at its very first position.
    pub fn by(rules: Arc<dyn AnyRules>) -> Play {
        Play {
            state: rules.start(),
            rules,
            steps: Vec::new(),
            silent: Vec::new(),
        }
    }

    /// The rules of this table.
    pub fn rules(&self) -> &dyn AnyRules {
        &*self.rules
    }

    /// The position.
    pub fn state(&self) -> &AnyState {
        &self.state
    }

    /// Who must act.
    pub fn pending(&self) -> Pending {
        self.rules.pending(&self.state)
    }

    /// How many steps were taken.
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// True before the first step.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// The steps so far.
    pub fn steps(&self) -> &[LogStep] {
        &self.steps
    }

    /// Takes a step, checked.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    pub fn step(&mut self, step: &LogStep) -> Result<(), StepError> {
        self.step_seen(step, |_, _| ())
    }

    /// Takes a step, checked, and lets `see` look at it with the position it leads to. So whoever wants
    /// to tell of it need not check it again.
    ///
    /// # Errors
    /// Why not; nothing has changed then, and `see` was not called.
    pub fn step_seen<T>(
        &mut self,
        step: &LogStep,
        see: impl FnOnce(&CheckedStep<'_>, &AnyState) -> T,
    ) -> Result<T, StepError> {
        let checked = self.rules.check(&self.state, step)?;
        let after = checked.after();
        let silent = checked.revealed().is_nobody();
        let seen = see(&checked, &after);
        self.steps.push(checked.into_log_step());
        self.silent.push(silent);
        self.state = after;
        Ok(seen)
    }

    /// Takes a seat's action.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    pub fn act(&mut self, seat: Seat, text: &str) -> Result<(), StepError> {
        self.step(&LogStep::act(seat, text))
    }

    /// Lets chance act for as long as it is chance's move; says how many steps that took.
    pub fn run_chance(&mut self, rng: &mut dyn Rng) -> usize {
        let before = self.steps.len();
        while self.pending() == Pending::Chance {
            let outcome = self.rules.draw(&self.state, rng);
            self.step(&LogStep::chance(outcome))
                .expect("a drawn outcome is possible");
        }
        self.steps.len() - before
    }

    /// How many of the last steps this seat may take back: its own, back to the last one that told
    /// anybody anything, that chance made or that somebody else made.
    pub fn undoable(&self, seat: Seat) -> usize {
        self.steps
            .iter()
            .zip(&self.silent)
            .rev()
            .take_while(|(step, silent)| step.actor == Actor::Seat(seat) && **silent)
            .count()
    }

    /// Takes back the seat's last step, if it may; says whether it did.
    pub fn undo(&mut self, seat: Seat) -> bool {
        if self.undoable(seat) == 0 {
            return false;
        }
        self.steps.pop();
        self.silent.pop();
        self.state = self.rules.start();
        for step in &self.steps {
            self.rules
                .step(&mut self.state, step)
                .expect("the steps were legal before");
        }
        true
    }

    /// The same game after its first steps; all of it, if there are no more.
    pub fn first(&self, steps: usize) -> Play {
        let steps = steps.min(self.len());
        let mut state = self.rules.start();
        for step in &self.steps[..steps] {
            self.rules
                .step(&mut state, step)
                .expect("the steps were legal before");
        }
        Play {
            rules: self.rules.clone(),
            state,
            steps: self.steps[..steps].to_vec(),
            silent: self.silent[..steps].to_vec(),
        }
    }

    /// Every step from number `from` on, as this viewer is told of it.
    pub fn told(&self, viewer: Viewer, from: usize) -> Vec<Phrase> {
        self.told_to(from, |_| viewer)
    }

    /// Every step from number `from` on, each as somebody else may be told of it.
    pub fn told_to(&self, from: usize, whom: impl Fn(&LogStep) -> Viewer) -> Vec<Phrase> {
        let mut state = self.rules.start();
        let mut phrases = Vec::new();
        for (number, step) in self.steps.iter().enumerate() {
            state = {
                let checked = self.rules.check(&state, step);
                let checked = checked.expect("the steps were legal before");
                if number >= from {
                    phrases.push(checked.describe(whom(step)));
                }
                checked.after()
            };
        }
        phrases
    }

    /// The log so far.
    pub fn log(&self) -> GameLog {
        let descriptor = self.rules.descriptor();
        GameLog::new(
            descriptor.id,
            descriptor.rules_version,
            self.rules.setup(),
            self.steps.clone(),
        )
    }
}
