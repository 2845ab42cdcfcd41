use std::{fmt, str::FromStr};
use serde::{Deserialize, Serialize};
use table::random::Rng;
use table::*;

/// A pebble.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Pebble {
    /// Dark.
    Black,
    /// Light.
    White,
}

// Every action and every outcome has a text form that reads back.
impl fmt::Display for Pebble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self { Pebble::Black => "black", Pebble::White => "white" })
    }
}
impl FromStr for Pebble {
    type Err = NotationError;
    fn from_str(s: &str) -> Result<Self, NotationError> {
        match s {
            "black" => Ok(Pebble::Black),
            "white" => Ok(Pebble::White),
            _ => Err(NotationError::new(s, Phrase::new("pebbles-expected-pebble"))),
        }
    }
}

/// A position. The bag is a pool: pebbles that nobody has seen have no order and no identity.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct State { bag: Pool<2>, dealt: [Option<Pebble>; 2], guesses: [Option<Pebble>; 2] }

/// What a viewer knows of a position.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct View { bag: u32, mine: Option<Pebble>, viewer: Viewer, hidden: [bool; 2],
              unseen: [u8; 2], guesses: [Option<Pebble>; 2] }

/// The rules.
pub struct Pebbles { setup: Setup }

static DESCRIPTOR: Descriptor = Descriptor {
    id: ID, seats: 2..=2, options: &[],
    variants: &[Variant { name: "base", seats: &[2], options: &[] }],
    rules_version: 1, rulebook: "the front page of `table`", reconstructed: false, data: None,
    texts: TEXTS, rules: Bilingual { en: "", fr: "" },
};

impl Pebbles {
    fn next_guess(state: &State) -> Option<Seat> {
        state.guesses.iter().position(|g| g.is_none()).and_then(Seat::new)
    }
}

impl Game for Pebbles {
    type State = State;
    type Action = Pebble;
    type Chance = Pebble;
    type View = View;

    fn descriptor() -> &'static Descriptor { &DESCRIPTOR }
    fn new(setup: &Setup) -> Result<Self, Faults> { Ok(Pebbles { setup: setup.clone() }) }
    fn setup(&self) -> &Setup { &self.setup }
    fn bounds(&self) -> Bounds {
        Bounds { steps: 4, score_min: 0, score_max: 1, action_space: 2 }
    }
    fn start(&self) -> State {
        State { bag: Pool::new([3, 1]), dealt: [None; 2], guesses: [None; 2] }
    }
    fn pending(&self, state: &State) -> Pending {
        if state.dealt.contains(&None) { return Pending::Chance; }
        Pebbles::next_guess(state).map_or(Pending::Over, Pending::seat)
    }
    fn actions(&self, state: &State, seat: Seat, into: &mut Actions<Pebble>) {
        if self.pending(state).seats().contains(seat) {
            into.extend([Pebble::Black, Pebble::White]);
        }
    }
    fn refusal(&self, state: &State, seat: Seat, _: Pebble) -> Option<Refusal> {
        self.pending(state).refusal(seat)
    }
    fn apply_unchecked(&self, state: &mut State, seat: Seat, guess: Pebble) {
        state.guesses[seat.index()] = Some(guess);
    }
    fn outcomes(&self, state: &State, into: &mut Outcomes<Pebble>) {
        if self.pending(state) == Pending::Chance {
            let kinds = [Pebble::Black, Pebble::White];
            into.extend(state.bag.odds().map(|(kind, weight)| (kinds[kind], weight)));
        }
    }
    fn resolve_unchecked(&self, state: &mut State, pebble: Pebble) {
        state.bag.take(pebble as usize);
        let place = state.dealt.iter_mut().find(|d| d.is_none());
        *place.expect("chance deals while a pebble is missing") = Some(pebble);
    }
    fn view(&self, state: &State, viewer: Viewer) -> View {
        let mut unseen = *state.bag.counts();
        let mut hidden = [false; 2];
        for seat in Seat::first(2) {
            if let Some(pebble) = state.dealt[seat.index()].filter(|_| !viewer.is(seat)) {
                unseen[pebble as usize] += 1;
                hidden[seat.index()] = true;
            }
        }
        let mine = viewer.seat().and_then(|s| state.dealt[s.index()]);
        View { bag: state.bag.total(), mine, viewer, hidden, unseen, guesses: state.guesses }
    }
    fn resample<R: Rng + ?Sized>(&self, view: &View, rng: &mut R) -> State {
        let mut bag = Pool::new(view.unseen);
        let kinds = [Pebble::Black, Pebble::White];
        let mut dealt = [None; 2];
        for seat in Seat::first(2) {
            dealt[seat.index()] = if view.viewer.is(seat) { view.mine }
                else { view.hidden[seat.index()].then(|| kinds[bag.draw(rng)]) };
        }
        State { bag, dealt, guesses: view.guesses }
    }
    fn revealed(step: &Checked<'_, Self>) -> Revealed {
        match step.step() {
            Step::Chance(_) if step.before().dealt[0].is_none() => Revealed::only(Seat::P1),
            Step::Chance(_) => Revealed::only(Seat::P2),
            Step::Act(..) => Revealed::NOBODY,
        }
    }
    fn describe_step(step: &Checked<'_, Self>, viewer: Viewer) -> Phrase {
        match step.step() {
            Step::Chance(p) if step.revealed().includes(viewer) =>
                Phrase::new("pebbles-told-dealt").text("pebble", p),
            Step::Chance(_) => Phrase::new("pebbles-told-hidden"),
            Step::Act(seat, p) =>
                Phrase::new("pebbles-told-guess").seat("seat", seat).text("pebble", p),
        }
    }
    fn choice(&self, guess: Pebble) -> Phrase {
        Phrase::new("pebbles-choice").text("pebble", guess)
    }
    fn picture(&self, view: &View, _: &dyn Say) -> String { format!("{:?}", view.mine) }
    fn scores(&self, state: &State) -> BySeat<i32> {
        BySeat::from_fn(2, |s| i32::from(
            state.guesses[s.index()].is_some()
                && state.guesses[s.index()] == state.dealt[1 - s.index()]))
    }
    fn winners(&self, state: &State) -> SeatSet {
        let scores = self.scores(state);
        let best = scores.as_slice().iter().max().copied();
        Seat::first(2).filter(|s| Some(scores[*s]) == best).collect()
    }
    fn sheet(&self, state: &State) -> Sheet {
        let scores = self.scores(state);
        let row = |points| Row { item: "guess".into(), part: None, what: Phrase::new("pebbles-guess"),
                                 why: vec![], count: 1, points };
        Sheet {
            seats: BySeat::from_fn(2, |s| SeatSheet { rows: vec![row(scores[s])] }),
            rivals: vec![], winners: self.winners(state), tie: None,
        }
    }
    fn score_position(_: &str, _: Option<&Setup>) -> Result<Scored, Faults> {
        Err(Faults::one("", Phrase::new("pebbles-nothing-to-score")))
    }
    fn action_index(&self, guess: Pebble) -> usize { guess as usize }
    fn action_at(&self, index: usize) -> Option<Pebble> {
        [Pebble::Black, Pebble::White].get(index).copied()
    }
    fn audit(&self, state: &State) -> Result<(), String> {
        let dealt = state.dealt.iter().flatten().count() as u32;
        if state.bag.total() + dealt == 4 { Ok(()) } else { Err("a pebble is lost".into()) }
    }
}
