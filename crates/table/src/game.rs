//! [`Game`]: the contract that every game fulfils and everything else relies on.

use std::fmt;
use std::hash::Hash;

use arrayvec::ArrayVec;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::checked::Checked;
use crate::notation::Notation;
use crate::phrase::{Phrase, Plain, Say};
use crate::random::{Rng, below, choose};
use crate::seat::{BySeat, Seat, SeatSet, Viewer};
use crate::setup::{Descriptor, Faults, Setup};
use crate::sheet::{Scored, Sheet};

/// The most choices one decision can offer.
///
/// Turns are split into small decisions; the widest today is the frontier of an arboretum (36 cells).
pub const MAX_ACTIONS: usize = 256;

/// The most outcomes one chance step can have: the 80 single cards of Arboretum are the widest.
pub const MAX_OUTCOMES: usize = 128;

/// The legal actions of a decision, in the game's canonical order.
pub type Actions<A> = ArrayVec<A, MAX_ACTIONS>;

/// The possible outcomes of a chance step with their weights; the odds are weight over sum.
pub type Outcomes<C> = ArrayVec<(C, u32), MAX_OUTCOMES>;

/// Who must act now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pending {
    /// These seats. More than one: they choose at the same time, sealed until all have chosen.
    Seats(SeatSet),
    /// Chance: a card is turned, a token is drawn.
    Chance,
    /// Nobody: the game is over.
    Over,
}

impl Pending {
    /// This one seat.
    #[inline]
    pub fn seat(seat: Seat) -> Self {
        Pending::Seats(SeatSet::only(seat))
    }

    /// Why this seat may not act at all now, or `None` if it is awaited.
    pub fn refusal(self, seat: Seat) -> Option<Refusal> {
        match self {
            Pending::Over => Some(Refusal::Over),
            Pending::Chance => Some(Refusal::Chance),
            Pending::Seats(awaited) if awaited.contains(seat) => None,
            Pending::Seats(awaited) => Some(Refusal::NotAwaited { seat, awaited }),
        }
    }

    /// The seats that are waited for.
    #[inline]
    pub fn seats(self) -> SeatSet {
        match self {
            Pending::Seats(seats) => seats,
            _ => SeatSet::EMPTY,
        }
    }
}

/// One step of a game: chance or a seat's action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step<A, C> {
    /// Something was drawn.
    Chance(C),
    /// A seat chose.
    Act(Seat, A),
}

/// The step type of a game.
pub type StepOf<G> = Step<<G as Game>::Action, <G as Game>::Chance>;

/// Who learned something that was hidden before. The actor's choice itself is no secret told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Revealed {
    /// Seats that know more now.
    pub seats: SeatSet,
    /// Onlookers know more now.
    pub public: bool,
}

impl Revealed {
    /// Nobody learned anything: such a step can be taken back.
    pub const NOBODY: Revealed = Revealed {
        seats: SeatSet::EMPTY,
        public: false,
    };

    /// Everybody at a table for `seats`, and the onlookers.
    pub fn everybody(seats: usize) -> Self {
        Revealed {
            seats: SeatSet::first(seats),
            public: true,
        }
    }

    /// Just this seat.
    pub fn only(seat: Seat) -> Self {
        Revealed {
            seats: SeatSet::only(seat),
            public: false,
        }
    }

    /// Everybody but this seat.
    pub fn all_but(seat: Seat, seats: usize) -> Self {
        Revealed {
            seats: SeatSet::first(seats).without(seat),
            public: true,
        }
    }

    /// Did this viewer learn something?
    pub fn includes(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.seats.contains(seat),
            Viewer::Public => self.public,
        }
    }

    /// Did nobody learn anything?
    pub fn is_nobody(self) -> bool {
        self.seats.is_empty() && !self.public
    }
}

/// What cannot be exceeded at a table with these seats and options.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Bounds {
    /// Most steps (decisions and chance together) of one game.
    pub steps: usize,
    /// Lowest possible score.
    pub score_min: i32,
    /// Highest possible score (a safe upper bound, not always reachable).
    pub score_max: i32,
    /// Size of the fixed action space; every action's index is below it.
    pub action_space: usize,
}

/// Why an action was not taken. The state is as it was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// It is chance's move, not a seat's.
    Chance,
    /// It is a seat's move, not chance's.
    NotChance,
    /// The game does not wait for this seat.
    NotAwaited {
        /// The seat that tried.
        seat: Seat,
        /// The seats that are waited for.
        awaited: SeatSet,
    },
    /// The rules do not allow it.
    Illegal {
        /// The rule that says so, such as `AR-9`.
        rule: &'static str,
        /// Why, for a person.
        why: Phrase,
    },
    /// This outcome cannot come up.
    Impossible,
}

impl Refusal {
    /// A refusal by a numbered rule.
    pub fn illegal(rule: &'static str, why: Phrase) -> Self {
        Refusal::Illegal { rule, why }
    }

    /// The refusal as a phrase.
    pub fn phrase(&self) -> Phrase {
        match self {
            Refusal::Over => Phrase::new("table-refusal-over"),
            Refusal::Chance => Phrase::new("table-refusal-chance"),
            Refusal::NotChance => Phrase::new("table-refusal-not-chance"),
            Refusal::NotAwaited { seat, awaited } => Phrase::new("table-refusal-not-awaited")
                .seat("seat", *seat)
                .text(
                    "awaited",
                    awaited
                        .iter()
                        .map(|s| s.to_string())
                        .collect::<Vec<_>>()
                        .join(", "),
                ),
            Refusal::Illegal { rule, why } => Phrase::new("table-refusal-illegal")
                .text("rule", rule)
                .phrase("why", why.clone()),
            Refusal::Impossible => Phrase::new("table-refusal-impossible"),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Plain.say(&self.phrase()))
    }
}

impl std::error::Error for Refusal {}

/// The rules of a game, set up for one table.
///
/// A value of this type holds what does not change during play (seats, options, cards); the
/// [`State`](Game::State) holds what does, and is a plain value that search can copy. See the
/// [crate's front page](crate) for a whole small game.
pub trait Game: Sized + Send + Sync + 'static {
    /// A position with all its secrets. Deliberately neither `Serialize` nor `Display`.
    type State: Clone + Eq + Hash + Send + Sync + 'static;
    /// A small decision.
    type Action: Notation;
    /// What chance can bring.
    type Chance: Notation;
    /// All that one viewer is entitled to know, memory included, and nothing else.
    type View: Clone + Eq + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// The game as data.
    fn descriptor() -> &'static Descriptor;

    /// Prepares the rules for a table.
    ///
    /// # Errors
    /// Everything in the options or the data file that does not fit.
    fn new(setup: &Setup) -> Result<Self, Faults>;

    /// How this table plays.
    fn setup(&self) -> &Setup;

    /// How many sit at the table.
    fn seats(&self) -> usize {
        self.setup().seats()
    }

    /// What cannot be exceeded at this table.
    fn bounds(&self) -> Bounds;

    /// The very first position; set-up by chance is still to come.
    fn start(&self) -> Self::State;

    /// Who must act.
    fn pending(&self, state: &Self::State) -> Pending;

    /// Appends the legal actions of `seat` in canonical order: the same position gives the same list.
    ///
    /// Empty for a seat that is not awaited, except that a seat which has sealed a choice may list
    /// actions with which it can still replace it.
    fn actions(&self, state: &Self::State, seat: Seat, into: &mut Actions<Self::Action>);

    /// One of the legal actions of an awaited seat, each as likely as any other. Override it where
    /// there is a quicker way than to list them all.
    #[inline]
    fn pick<R: Rng + ?Sized>(&self, state: &Self::State, seat: Seat, rng: &mut R) -> Self::Action {
        let mut actions = Actions::new();
        self.actions(state, seat, &mut actions);
        choose(rng, &actions)
    }

    /// Says why `seat` may not do this, or `None` if it may. Must agree with [`actions`](Self::actions),
    /// and has an answer for every action that can be read and every seat there can be.
    fn refusal(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Option<Refusal>;

    /// Does it. The caller vouches that [`refusal`](Self::refusal) is `None`; otherwise the result
    /// is unspecified (it may panic in debug builds), never memory-unsafe.
    fn apply_unchecked(&self, state: &mut Self::State, seat: Seat, action: Self::Action);

    /// Does it if the rules allow.
    ///
    /// # Errors
    /// The reason; the state is then unchanged.
    fn apply(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
    ) -> Result<(), Refusal> {
        self.check(state, Step::Act(seat, action))?;
        self.apply_unchecked(state, seat, action);
        Ok(())
    }

    /// Appends what chance can bring, with weights, in canonical order. Empty unless chance is pending.
    fn outcomes(&self, state: &Self::State, into: &mut Outcomes<Self::Chance>);

    /// One outcome at its odds. Chance must be pending. Override it where there is a quicker way.
    fn draw<R: Rng + ?Sized>(&self, state: &Self::State, rng: &mut R) -> Self::Chance {
        let mut outcomes = Outcomes::new();
        self.outcomes(state, &mut outcomes);
        let total = outcomes.iter().map(|(_, w)| *w).sum();
        let mut left = below(rng, total);
        for (outcome, weight) in &outcomes {
            if left < *weight {
                return *outcome;
            }
            left -= *weight;
        }
        unreachable!("the weights add up to their total")
    }

    /// Lets chance bring this. The caller vouches that it is among the [`outcomes`](Self::outcomes).
    fn resolve_unchecked(&self, state: &mut Self::State, outcome: Self::Chance);

    /// Lets chance bring this, if it can.
    ///
    /// # Errors
    /// The reason; the state is then unchanged.
    fn resolve(&self, state: &mut Self::State, outcome: Self::Chance) -> Result<(), Refusal> {
        self.check(state, Step::Chance(outcome))?;
        self.resolve_unchecked(state, outcome);
        Ok(())
    }

    /// Checks a step of either kind. This is the one way from what somebody wants to what is done,
    /// asked about or written down: there is no other way to a [`Checked`].
    ///
    /// # Errors
    /// Why the rules do not allow it.
    fn check<'a>(
        &'a self,
        before: &'a Self::State,
        step: StepOf<Self>,
    ) -> Result<Checked<'a, Self>, Refusal> {
        let refusal = match step {
            Step::Act(seat, action) => self.refusal(before, seat, action),
            Step::Chance(outcome) => match self.pending(before) {
                Pending::Over => Some(Refusal::Over),
                Pending::Seats(_) => Some(Refusal::NotChance),
                Pending::Chance => {
                    let mut outcomes = Outcomes::new();
                    self.outcomes(before, &mut outcomes);
                    let possible = outcomes.iter().any(|(o, _)| *o == outcome);
                    (!possible).then_some(Refusal::Impossible)
                }
            },
        };
        match refusal {
            Some(refusal) => Err(refusal),
            None => Ok(Checked::new(self, before, step)),
        }
    }

    /// What this viewer may know of the position.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// A position that the viewer could be in, drawn with the right odds (every way the unseen
    /// cards can lie is equally likely; what players' choices suggest is not taken into account).
    fn resample<R: Rng + ?Sized>(&self, view: &Self::View, rng: &mut R) -> Self::State;

    /// Who learns something hidden by this step. Undo never passes a step that tells anybody anything.
    ///
    /// There is no `self`: the step brings the rules and the position that it was checked by.
    fn revealed(step: &Checked<'_, Self>) -> Revealed;

    /// The step as this viewer is told of it, with nothing that the viewer may not know.
    fn describe_step(step: &Checked<'_, Self>, viewer: Viewer) -> Phrase;

    /// The choice in words, for the person who makes it.
    fn choice(&self, action: Self::Action) -> Phrase;

    /// The view as a picture for a terminal, with ANSI colours.
    fn picture(&self, view: &Self::View, say: &dyn Say) -> String;

    /// The scores; final when the game is over, otherwise what they would be if it ended now.
    fn scores(&self, state: &Self::State) -> BySeat<i32>;

    /// Who has won (several share it; nobody if a rival without a seat has), by the rules for ties.
    /// Meaningful when the game is over.
    fn winners(&self, state: &Self::State) -> SeatSet;

    /// Scores and winners together. Override it where the one is half the work of the other.
    fn result(&self, state: &Self::State) -> (BySeat<i32>, SeatSet) {
        (self.scores(state), self.winners(state))
    }

    /// The scores item by item. Names hidden cards where the rules reveal them at the end, so it is
    /// for finished games.
    fn sheet(&self, state: &Self::State) -> Sheet;

    /// Scores an end position given as text or JSON, for people with the real box.
    ///
    /// # Errors
    /// Everything that is impossible about the position.
    fn score_position(text: &str, setup: Option<&Setup>) -> Result<Scored, Faults>;

    /// Index of an action in the fixed action space.
    fn action_index(&self, action: Self::Action) -> usize;

    /// The action with this index, if there is one.
    fn action_at(&self, index: usize) -> Option<Self::Action>;

    /// Looks for broken invariants, above all that every card is somewhere and only once. For tests.
    ///
    /// # Errors
    /// What is wrong.
    fn audit(&self, state: &Self::State) -> Result<(), String>;
}
