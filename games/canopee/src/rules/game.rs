//! [`Rules`]: the rules of both editions, as the contract of a game asks for them.

use std::marker::PhantomData;

use table::random::{Rng, choose};
use table::{
    Actions, Bounds, BySeat, Checked, Descriptor, Faults, Game, Outcomes, Pending, Phrase, Refusal,
    Revealed, Say, Scored, Seat, SeatSet, Setup, Sheet, Step, Viewer,
};

use crate::rules::action::{ACTION_SPACE, Action, Chance};
use crate::rules::config::Config;
use crate::rules::descriptor::{FINAL, FIRST};
use crate::rules::kind::{Kind, SEED_KINDS, SeasonCard, Species};
use crate::rules::stage::{Phase, Stage};
use crate::rules::state::State;
use crate::rules::view::{View, unplaced};
use crate::rules::{audit, picture, position, refuse, sheet, told};

/// An edition of the game.
pub trait Edition: Send + Sync + 'static {
    /// Is it the first edition?
    const FIRST: bool;
    /// The game as data.
    fn descriptor() -> &'static Descriptor;
}

/// The final edition, Canopée.
pub struct Final;

/// The first edition, Canopy.
pub struct First;

impl Edition for Final {
    const FIRST: bool = false;

    fn descriptor() -> &'static Descriptor {
        &FINAL
    }
}

impl Edition for First {
    const FIRST: bool = true;

    fn descriptor() -> &'static Descriptor {
        &FIRST
    }
}

/// The rules, set up for one table.
pub struct Rules<E> {
    setup: Setup,
    config: Config,
    /// The very first position, made once.
    start: State,
    edition: PhantomData<fn() -> E>,
}

/// The final edition: one to four, advanced cards, shifting seasons, the Forest Spirit.
pub type Canopee = Rules<Final>;

/// The first edition, for two.
pub type CanopyFirst = Rules<First>;

impl<E> Rules<E> {
    /// How this table plays.
    pub fn config(&self) -> &Config {
        &self.config
    }
}

impl<E: Edition> Game for Rules<E> {
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type View = View;

    fn descriptor() -> &'static Descriptor {
        E::descriptor()
    }

    fn new(setup: &Setup) -> Result<Self, Faults> {
        let built_in = E::descriptor().data.unwrap_or_default();
        let config = Config::new(setup, E::FIRST, built_in)?;
        Ok(Rules {
            start: State::begin(&config),
            config,
            setup: setup.clone(),
            edition: PhantomData,
        })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn bounds(&self) -> Bounds {
        audit::bounds(&self.config, ACTION_SPACE)
    }

    #[inline]
    fn start(&self) -> State {
        self.start
    }

    #[inline]
    fn pending(&self, state: &State) -> Pending {
        if state.phase.is_chance() {
            Pending::Chance
        } else if state.phase == Phase::Over {
            Pending::Over
        } else {
            Pending::seat(decider(&self.config, state))
        }
    }

    #[inline]
    fn actions(&self, state: &State, seat: Seat, into: &mut Actions<Action>) {
        if self.pending(state).seats().contains(seat) {
            state.list(&self.config, |action| into.push(action));
        }
    }

    #[inline]
    fn pick<R: Rng + ?Sized>(&self, state: &State, _seat: Seat, rng: &mut R) -> Action {
        state.pick_action(&self.config, rng)
    }

    fn refusal(&self, state: &State, seat: Seat, action: Action) -> Option<Refusal> {
        if let Some(refusal) = self.pending(state).refusal(seat) {
            return Some(refusal);
        }
        let mut legal = false;
        state.list(&self.config, |a| legal |= a == action);
        if legal {
            None
        } else {
            Some(refuse::reason(&self.config, state, action))
        }
    }

    #[inline]
    fn apply_unchecked(&self, state: &mut State, _seat: Seat, action: Action) {
        state.act(&self.config, action);
    }

    fn outcomes(&self, state: &State, into: &mut Outcomes<Chance>) {
        let c = &self.config;
        match state.phase {
            Phase::First if state.stage == Stage::SetUp => {
                into.extend(Seat::first(c.seats).map(|s| (Chance::First(s), 1)));
            }
            Phase::First => {
                let starters = state.starters(c);
                let seats = Seat::first(c.seats).filter(|s| starters >> s.index() & 1 != 0);
                into.extend(seats.map(|s| (Chance::First(s), 1)));
            }
            Phase::Species => {
                let free = c.catalogue.species & !state.species;
                let species = Species::ALL
                    .into_iter()
                    .filter(|s| free >> s.index() & 1 != 0);
                into.extend(species.map(|s| (Chance::Species(s), 1)));
            }
            Phase::SeasonCard => {
                let cards = SeasonCard::ALL.into_iter();
                let cards = cards.filter(|k| state.past_cards >> *k as u8 & 1 == 0);
                into.extend(cards.map(|k| (Chance::Season(k), 1)));
            }
            Phase::SeedDraw => {
                into.extend(
                    state
                        .seeds
                        .odds()
                        .map(|(k, w)| (Chance::Card(Kind::at(k)), w)),
                );
            }
            Phase::Strike | Phase::Hunted => {
                let victim = if state.phase == Phase::Strike {
                    state.foe
                } else {
                    state.who
                };
                for kind in Kind::wildlife() {
                    let n = u32::from(state.has(usize::from(victim), kind));
                    if n > 0 {
                        into.push((Chance::Card(kind), n));
                    }
                }
            }
            phase if phase.is_chance() => {
                into.extend(
                    state
                        .pool
                        .odds()
                        .map(|(k, w)| (Chance::Card(Kind::at(k)), w)),
                );
            }
            _ => {}
        }
    }

    #[inline]
    fn draw<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Chance {
        match state.phase {
            Phase::Look
            | Phase::Peek
            | Phase::SpiritLook
            | Phase::Draw
            | Phase::DrawOpen
            | Phase::SkyLook => Chance::Card(Kind::at(state.pool.sample(rng))),
            Phase::SeedDraw => Chance::Card(Kind::at(state.seeds.sample(rng) % SEED_KINDS)),
            _ => {
                let mut outcomes = Outcomes::new();
                self.outcomes(state, &mut outcomes);
                let total: u32 = outcomes.iter().map(|(_, w)| *w).sum();
                if total as usize == outcomes.len() {
                    return choose(rng, &outcomes).0;
                }
                let mut left = table::random::below(rng, total);
                for (outcome, weight) in &outcomes {
                    if left < *weight {
                        return *outcome;
                    }
                    left -= *weight;
                }
                outcomes[0].0
            }
        }
    }

    #[inline]
    fn resolve_unchecked(&self, state: &mut State, outcome: Chance) {
        state.resolve(&self.config, outcome);
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(state, viewer, self.config.seats)
    }

    fn resample<R: Rng + ?Sized>(&self, view: &View, rng: &mut R) -> State {
        view.resample(rng)
    }

    fn revealed(step: &Checked<'_, Self>) -> Revealed {
        let c = &step.rules().config;
        let (seats, before) = (c.seats, step.before());
        match step.step() {
            Step::Chance(_) => match before.phase {
                Phase::Look | Phase::Peek | Phase::SkyLook => Revealed::only(decider(c, before)),
                Phase::SeedDraw if !(c.solo() && before.who == 1) => {
                    Revealed::only(decider(c, before))
                }
                _ => Revealed::everybody(seats),
            },
            Step::Act(seat, action) => {
                let after = step.after();
                let knows_more =
                    |v: Viewer| unplaced(&after, v, seats) < unplaced(before, v, seats);
                // What cannot be seen of these still tells the others something.
                let telling = matches!(
                    action,
                    Action::Boa(_) | Action::Leave(_) | Action::Hide(_) | Action::Uncover(_)
                ) || (c.solo() && action == Action::Pass);
                Revealed {
                    seats: Seat::first(seats)
                        .filter(|s| (telling && *s != seat) || knows_more(Viewer::Seat(*s)))
                        .collect(),
                    public: telling || knows_more(Viewer::Public),
                }
            }
        }
    }

    fn describe_step(step: &Checked<'_, Self>, viewer: Viewer) -> Phrase {
        told::describe_step(step, viewer)
    }

    fn choice(&self, action: Action) -> Phrase {
        told::choice(&self.config, action)
    }

    fn picture(&self, view: &View, say: &dyn Say) -> String {
        picture::draw(&self.config, view, say)
    }

    #[inline]
    fn scores(&self, state: &State) -> BySeat<i32> {
        let scores = state.scores(&self.config);
        BySeat::from_fn(self.config.seats, |s| scores[s.index()])
    }

    fn winners(&self, state: &State) -> SeatSet {
        self.result(state).1
    }

    #[inline]
    fn result(&self, state: &State) -> (BySeat<i32>, SeatSet) {
        let c = &self.config;
        let scores = state.scores(c);
        let winning = state.winning(c, &scores);
        let winners = Seat::first(c.seats).filter(|s| winning >> s.index() & 1 != 0);
        (
            BySeat::from_fn(c.seats, |s| scores[s.index()]),
            winners.collect(),
        )
    }

    fn sheet(&self, state: &State) -> Sheet {
        sheet::sheet(&self.config, state)
    }

    fn score_position(text: &str, setup: Option<&Setup>) -> Result<Scored, Faults> {
        position::score::<E>(text, setup)
    }

    fn action_index(&self, action: Action) -> usize {
        action.index()
    }

    fn action_at(&self, index: usize) -> Option<Action> {
        Action::from_index(index)
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        audit::audit(&self.config, state)
    }
}

/// The seat that chooses: against the Spirit always the player.
#[inline]
pub(crate) fn decider(c: &Config, state: &State) -> Seat {
    if c.solo() {
        Seat::P1
    } else {
        Seat::ALL[usize::from(state.who)]
    }
}
