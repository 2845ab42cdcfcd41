//! [`Checked`]: a step that the rules allow, as a type.

use crate::game::{Game, Revealed, Step, StepOf};
use crate::phrase::Phrase;
use crate::seat::Viewer;

/// A step that the rules allow at one position. Only [`Game::check`] makes one, so whoever has one need
/// not check again.
///
/// It holds on to the rules and the position it was checked by: it can be asked about no others.
///
/// ```compile_fail,E0451
/// use table::{Checked, Game, StepOf};
/// fn forged<'a, G: Game>(rules: &'a G, before: &'a G::State, step: StepOf<G>) -> Checked<'a, G> {
///     Checked { rules, before, step }
/// }
/// ```
pub struct Checked<'a, G: Game> {
    rules: &'a G,
    before: &'a G::State,
    step: StepOf<G>,
}

impl<'a, G: Game> Checked<'a, G> {
    /// Only for [`Game::check`].
    pub(crate) fn new(rules: &'a G, before: &'a G::State, step: StepOf<G>) -> Self {
        Checked {
            rules,
            before,
            step,
        }
    }

    /// The rules that allow it.
    pub fn rules(&self) -> &'a G {
        self.rules
    }

    /// The position at which they do.
    pub fn before(&self) -> &'a G::State {
        self.before
    }

    /// The step.
    pub fn step(&self) -> StepOf<G> {
        self.step
    }

    /// The position it leads to.
    pub fn after(&self) -> G::State {
        let mut state = self.before.clone();
        match self.step {
            Step::Chance(outcome) => self.rules.resolve_unchecked(&mut state, outcome),
            Step::Act(seat, action) => self.rules.apply_unchecked(&mut state, seat, action),
        }
        state
    }

    /// Who learns something hidden by it: [`Game::revealed`].
    pub fn revealed(&self) -> Revealed {
        G::revealed(self)
    }

    /// The step as this viewer is told of it: [`Game::describe_step`].
    pub fn describe(&self, viewer: Viewer) -> Phrase {
        G::describe_step(self, viewer)
    }
}

// By hand: a game need be neither, and the derived ones would ask for it.
impl<G: Game> Clone for Checked<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Checked<'_, G> {}
