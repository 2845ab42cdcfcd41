//! The type-erased layer: server, command line and tools work with any registered game through it.

use std::any::Any;
use std::fmt;
use std::hash::Hash;
use std::sync::Arc;

use serde_json::Value;

use crate::checked::Checked;
use crate::game::{Actions, Bounds, Game, Outcomes, Pending, Refusal, Revealed, Step, StepOf};
use crate::log::{Actor, LogStep};
use crate::notation::NotationError;
use crate::phrase::{Phrase, Plain, Say};
use crate::playout::{Playout, playout};
use crate::random::Rng;
use crate::seat::{BySeat, Seat, SeatSet, Viewer};
use crate::setup::{Descriptor, Faults, Setup};
use crate::sheet::{Scored, Sheet};

/// A game that can be set up: what the registry holds.
pub trait AnyGame: Send + Sync {
    /// The game as data.
    fn descriptor(&self) -> &'static Descriptor;

    /// Prepares the rules for a table.
    ///
    /// # Errors
    /// Everything in the set-up that does not fit.
    fn set_up(&self, setup: &Setup) -> Result<Box<dyn AnyRules>, Faults>;

    /// Scores an end position given as text or JSON.
    ///
    /// # Errors
    /// Everything that is impossible about it.
    fn score_position(&self, text: &str, setup: Option<&Setup>) -> Result<Scored, Faults>;
}

/// The game `G` for whoever does not know its type: what the registry lists.
pub struct RegisteredGame<G>(std::marker::PhantomData<fn() -> G>);

impl<G> RegisteredGame<G> {
    /// The entry.
    pub const NEW: Self = RegisteredGame(std::marker::PhantomData);
}

impl<G: Game> AnyGame for RegisteredGame<G> {
    fn descriptor(&self) -> &'static Descriptor {
        G::descriptor()
    }

    fn set_up(&self, setup: &Setup) -> Result<Box<dyn AnyRules>, Faults> {
        Ok(Box::new(Erased(Arc::new(G::new(setup)?))))
    }

    fn score_position(&self, text: &str, setup: Option<&Setup>) -> Result<Scored, Faults> {
        G::score_position(text, setup)
    }
}

/// The rules of a table for whoever does not know the game's type.
pub fn any_rules<G: Game>(rules: Arc<G>) -> Arc<dyn AnyRules> {
    Arc::new(Erased(rules))
}

/// A position of any game. Like every position, it can be neither printed nor serialised.
pub struct AnyState(Box<dyn Position>);

trait Position: Send + Sync {
    fn copy(&self) -> Box<dyn Position>;
    fn same(&self, other: &dyn Position) -> bool;
    fn any(&self) -> &dyn Any;
}

impl<S: Clone + Eq + Hash + Send + Sync + 'static> Position for S {
    fn copy(&self) -> Box<dyn Position> {
        Box::new(self.clone())
    }

    fn same(&self, other: &dyn Position) -> bool {
        other.any().downcast_ref::<S>() == Some(self)
    }

    fn any(&self) -> &dyn Any {
        self
    }
}

impl AnyState {
    fn new<S: Clone + Eq + Hash + Send + Sync + 'static>(state: S) -> Self {
        AnyState(Box::new(state))
    }

    fn get<S: 'static>(&self) -> &S {
        self.0
            .any()
            .downcast_ref()
            .expect("a position is used with the rules that made it")
    }
}

impl Clone for AnyState {
    fn clone(&self) -> Self {
        AnyState(self.0.copy())
    }
}

impl PartialEq for AnyState {
    fn eq(&self, other: &Self) -> bool {
        self.0.same(&*other.0)
    }
}

impl Eq for AnyState {}

/// A view of any game, for bots that are reached through the type-erased layer.
#[derive(Clone)]
pub struct AnyView(Arc<dyn Any + Send + Sync>);

impl AnyView {
    /// Wraps the view of a game.
    pub fn new<V: Send + Sync + 'static>(view: V) -> Self {
        AnyView(Arc::new(view))
    }

    /// The view of the game that it was made by.
    ///
    /// # Panics
    /// If it is one of another game: views are used with the rules that made them.
    pub fn of<V: 'static>(&self) -> &V {
        self.get()
            .expect("a view is used with the rules that made it")
    }

    /// The view, if it is one of this type.
    pub fn get<V: 'static>(&self) -> Option<&V> {
        self.0.downcast_ref()
    }
}

/// A legal action, as a person or a program is offered it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Index in the fixed action space.
    pub index: usize,
    /// Text form, as in the log.
    pub text: String,
    /// In words.
    pub phrase: Phrase,
}

/// Why a step given as text was not taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StepError {
    /// The text is no action of this game.
    Notation(NotationError),
    /// The rules refuse it.
    Refused(Refusal),
}

impl StepError {
    /// The error as a phrase.
    pub fn phrase(&self) -> Phrase {
        match self {
            StepError::Notation(e) => Phrase::new("table-error-notation")
                .text("text", &e.text)
                .phrase("expected", e.expected.clone()),
            StepError::Refused(refusal) => refusal.phrase(),
        }
    }
}

impl fmt::Display for StepError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Plain.say(&self.phrase()))
    }
}

impl std::error::Error for StepError {}

impl From<NotationError> for StepError {
    fn from(e: NotationError) -> Self {
        StepError::Notation(e)
    }
}

impl From<Refusal> for StepError {
    fn from(refusal: Refusal) -> Self {
        StepError::Refused(refusal)
    }
}

/// A step of any game that the rules allow at one position. Only [`AnyRules::check`] makes one; it is the
/// [`Checked`] of a game whose type is not known.
pub struct CheckedStep<'a> {
    rules: &'a dyn AnyRules,
    before: &'a AnyState,
    log_step: LogStep,
    checked: Box<dyn Legal + 'a>,
}

trait Legal {
    fn revealed(&self) -> Revealed;
    fn describe(&self, viewer: Viewer) -> Phrase;
    fn after(&self) -> AnyState;
}

impl<G: Game> Legal for Checked<'_, G> {
    fn revealed(&self) -> Revealed {
        self.revealed()
    }

    fn describe(&self, viewer: Viewer) -> Phrase {
        self.describe(viewer)
    }

    fn after(&self) -> AnyState {
        AnyState::new(self.after())
    }
}

impl<'a> CheckedStep<'a> {
    /// The rules that allow it.
    pub fn rules(&self) -> &'a dyn AnyRules {
        self.rules
    }

    /// The position at which the rules allow it.
    pub fn before(&self) -> &'a AnyState {
        self.before
    }

    /// The position it leads to.
    pub fn after(&self) -> AnyState {
        self.checked.after()
    }

    /// Who learns something hidden by it.
    pub fn revealed(&self) -> Revealed {
        self.checked.revealed()
    }

    /// The step as this viewer is told of it.
    pub fn describe(&self, viewer: Viewer) -> Phrase {
        self.checked.describe(viewer)
    }

    /// The step as the log has it: written from what was checked, not copied from what was sent.
    pub fn log_step(&self) -> &LogStep {
        &self.log_step
    }

    /// The same, to keep.
    pub fn into_log_step(self) -> LogStep {
        self.log_step
    }
}

/// The rules of any game, set up for one table. Each method is the one of [`Game`] with text in
/// place of types.
///
/// # Panics
/// Every method panics if it is given a position that other rules made.
#[expect(
    missing_docs,
    reason = "each method is documented at its namesake in `Game`"
)]
pub trait AnyRules: Send + Sync {
    fn descriptor(&self) -> &'static Descriptor;
    fn setup(&self) -> &Setup;
    fn bounds(&self) -> Bounds;
    fn start(&self) -> AnyState;
    fn pending(&self, state: &AnyState) -> Pending;
    fn actions(&self, state: &AnyState, seat: Seat) -> Vec<Choice>;
    fn outcomes(&self, state: &AnyState) -> Vec<(String, u32)>;
    fn draw(&self, state: &AnyState, rng: &mut dyn Rng) -> String;
    /// Reads and checks a step of either kind.
    ///
    /// # Errors
    /// Why it cannot be taken.
    fn check<'a>(
        &'a self,
        before: &'a AnyState,
        step: &LogStep,
    ) -> Result<CheckedStep<'a>, StepError>;
    /// Takes a step of either kind, checked.
    ///
    /// # Errors
    /// Why not; the state is then unchanged.
    fn step(&self, state: &mut AnyState, step: &LogStep) -> Result<(), StepError> {
        let after = self.check(state, step)?.after();
        *state = after;
        Ok(())
    }
    /// The view as JSON: the documented form for programs.
    fn view(&self, state: &AnyState, viewer: Viewer) -> Value;
    /// The view as a value, for bots.
    fn any_view(&self, state: &AnyState, viewer: Viewer) -> AnyView;
    /// Do two positions look the same to this viewer?
    fn same_view(&self, one: &AnyState, other: &AnyState, viewer: Viewer) -> bool;
    fn picture(&self, state: &AnyState, viewer: Viewer, say: &dyn Say) -> String;
    /// Another position that looks the same to this viewer.
    fn redeal(&self, state: &AnyState, viewer: Viewer, rng: &mut dyn Rng) -> AnyState;
    fn scores(&self, state: &AnyState) -> BySeat<i32>;
    fn winners(&self, state: &AnyState) -> SeatSet;
    fn sheet(&self, state: &AnyState) -> Sheet;
    /// Plays a whole game at random from the start.
    fn playout(&self, rng: &mut crate::random::FastRng) -> Playout;
}

struct Erased<G>(Arc<G>);

impl<G: Game> Erased<G> {
    fn read(step: &LogStep) -> Result<StepOf<G>, StepError> {
        Ok(match step.actor {
            Actor::Chance => Step::Chance(step.text.parse()?),
            Actor::Seat(seat) => Step::Act(seat, step.text.parse()?),
        })
    }

    fn write(step: StepOf<G>) -> LogStep {
        match step {
            Step::Chance(outcome) => LogStep::chance(outcome.to_string()),
            Step::Act(seat, action) => LogStep::act(seat, action.to_string()),
        }
    }
}

impl<G: Game> AnyRules for Erased<G> {
    fn descriptor(&self) -> &'static Descriptor {
        G::descriptor()
    }

    fn setup(&self) -> &Setup {
        self.0.setup()
    }

    fn bounds(&self) -> Bounds {
        self.0.bounds()
    }

    fn start(&self) -> AnyState {
        AnyState::new(self.0.start())
    }

    fn pending(&self, state: &AnyState) -> Pending {
        self.0.pending(state.get())
    }

    fn actions(&self, state: &AnyState, seat: Seat) -> Vec<Choice> {
        let mut actions = Actions::new();
        self.0.actions(state.get(), seat, &mut actions);
        actions
            .into_iter()
            .map(|action| Choice {
                index: self.0.action_index(action),
                text: action.to_string(),
                phrase: self.0.choice(action),
            })
            .collect()
    }

    fn outcomes(&self, state: &AnyState) -> Vec<(String, u32)> {
        let mut outcomes = Outcomes::new();
        self.0.outcomes(state.get(), &mut outcomes);
        outcomes
            .into_iter()
            .map(|(outcome, weight)| (outcome.to_string(), weight))
            .collect()
    }

    fn draw(&self, state: &AnyState, rng: &mut dyn Rng) -> String {
        self.0.draw(state.get(), rng).to_string()
    }

    fn check<'a>(
        &'a self,
        before: &'a AnyState,
        step: &LogStep,
    ) -> Result<CheckedStep<'a>, StepError> {
        let checked = self.0.check(before.get(), Self::read(step)?)?;
        Ok(CheckedStep {
            rules: self,
            before,
            log_step: Self::write(checked.step()),
            checked: Box::new(checked),
        })
    }

    fn view(&self, state: &AnyState, viewer: Viewer) -> Value {
        serde_json::to_value(self.0.view(state.get(), viewer))
            .expect("views are plain data with text keys")
    }

    fn any_view(&self, state: &AnyState, viewer: Viewer) -> AnyView {
        AnyView::new(self.0.view(state.get(), viewer))
    }

    fn same_view(&self, one: &AnyState, other: &AnyState, viewer: Viewer) -> bool {
        self.0.view(one.get(), viewer) == self.0.view(other.get(), viewer)
    }

    fn picture(&self, state: &AnyState, viewer: Viewer, say: &dyn Say) -> String {
        self.0.picture(&self.0.view(state.get(), viewer), say)
    }

    fn redeal(&self, state: &AnyState, viewer: Viewer, rng: &mut dyn Rng) -> AnyState {
        let view = self.0.view(state.get(), viewer);
        AnyState::new(self.0.resample(&view, rng))
    }

    fn scores(&self, state: &AnyState) -> BySeat<i32> {
        self.0.scores(state.get())
    }

    fn winners(&self, state: &AnyState) -> SeatSet {
        self.0.winners(state.get())
    }

    fn sheet(&self, state: &AnyState) -> Sheet {
        self.0.sheet(state.get())
    }

    fn playout(&self, rng: &mut crate::random::FastRng) -> Playout {
        let mut state = self.0.start();
        playout(&*self.0, &mut state, rng)
    }
}
