//! [`Arboretum`]: the rules, as the contract of a game asks for them.

use table::random::{Rng, below};
use table::{
    Actions, Bounds, BySeat, Checked, Descriptor, Fault, Faults, Game, OptionKind, OptionSpec,
    Outcomes, Pending, Phrase, Refusal, Revealed, Say, Scored, Seat, SeatSet, Setup, Sheet, Step,
    Variant, Viewer,
};

use crate::rules::action::{ACTION_SPACE, Action, Chance};
use crate::rules::card::{CARDS, Card, CardSet, RANKS, SPECIES, Species};
use crate::rules::picture;
use crate::rules::position::{self, Position};
use crate::rules::state::{HAND, Phase, State, left_out};
use crate::rules::view::View;

/// The rules of Arboretum, set up for one table.
pub struct Arboretum {
    setup: Setup,
    first: Option<Seat>,
    leave_out: Option<Vec<Species>>,
}

static DESCRIPTOR: Descriptor = Descriptor {
    id: "arboretum",
    seats: 2..=4,
    options: &[
        OptionSpec {
            key: "first-seat",
            kind: OptionKind::Seat,
            default: "random",
        },
        OptionSpec {
            key: "leave-out",
            kind: OptionKind::Some {
                of: &Species::NAMES,
                or: &["random"],
                ordered: false,
            },
            default: "random",
        },
    ],
    variants: &[
        Variant {
            name: "base",
            seats: &[2, 3, 4],
            options: &[],
        },
        Variant {
            name: "named",
            seats: &[2],
            options: &[
                ("first-seat", "P2"),
                ("leave-out", "cassia,lilac,oak,willow"),
            ],
        },
    ],
    rules_version: 1,
    rulebook: "Arboretum, Dan Cassar, Filosofia 2015",
    reconstructed: false,
    data: None,
    texts: table::Bilingual {
        en: include_str!("../../texts/en.ftl"),
        fr: include_str!("../../texts/fr.ftl"),
    },
    rules: table::Bilingual {
        en: include_str!("../../../../docs/rules/arboretum.en.md"),
        fr: include_str!("../../../../docs/rules/arboretum.fr.md"),
    },
};

impl Game for Arboretum {
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type View = View;

    fn descriptor() -> &'static Descriptor {
        &DESCRIPTOR
    }

    fn new(setup: &Setup) -> Result<Self, Faults> {
        let mut faults = Faults(Vec::new());
        let wanted = left_out(setup.seats());
        let leave_out = match setup.option("leave-out") {
            "random" => None,
            list => {
                let species: Vec<Species> =
                    list.split(',').filter_map(|s| s.parse().ok()).collect();
                if species.len() != wanted {
                    let what = Phrase::new("arboretum-fault-leave-out")
                        .number("wanted", wanted as i64)
                        .number("given", species.len() as i64)
                        .number("seats", setup.seats() as i64);
                    faults.0.push(Fault::new("leave-out", what));
                }
                Some(species)
            }
        };
        faults.or(Arboretum {
            setup: setup.clone(),
            first: setup.seat("first-seat"),
            leave_out,
        })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn bounds(&self) -> Bounds {
        let seats = self.seats();
        let species = SPECIES - left_out(seats);
        // Each turn plants a card for good, and all but seven a hand can be planted.
        let turns = species * RANKS - HAND * seats;
        let set_up = 1 + left_out(seats) + HAND * seats;
        Bounds {
            // Five decisions a turn, and every card of the deck is turned once.
            steps: set_up + turns * 5 + turns,
            score_min: 0,
            // A path of all eight of a species is worth 8 x 2 + 1 + 2.
            score_max: species as i32 * 19,
            action_space: ACTION_SPACE,
        }
    }

    fn start(&self) -> State {
        let mut state = State::new(self.seats());
        for species in self.leave_out.iter().flatten() {
            state.leave_out(*species);
        }
        if let Some(seat) = self.first {
            state.set_first(seat);
        }
        state
    }

    #[inline]
    fn pending(&self, state: &State) -> Pending {
        match state.phase {
            Phase::First | Phase::LeaveOut | Phase::Deal | Phase::Reveal1 | Phase::Reveal2 => {
                Pending::Chance
            }
            Phase::Over => Pending::Over,
            _ => Pending::seat(state.turn),
        }
    }

    #[inline]
    fn actions(&self, state: &State, seat: Seat, into: &mut Actions<Action>) {
        if self.pending(state).seats().contains(seat) {
            state.list(|action| into.push(action));
        }
    }

    #[inline]
    fn pick<R: Rng + ?Sized>(&self, state: &State, seat: Seat, rng: &mut R) -> Action {
        let hand = state.hands[seat.index()];
        match state.phase {
            Phase::Choose => Action::Plant(hand.nth(below(rng, hand.len() as u32))),
            Phase::Place => Action::At(state.garden(seat).random_free(rng)),
            Phase::Discard => Action::Discard(hand.nth(below(rng, hand.len() as u32))),
            _ => state.random_draw(rng),
        }
    }

    fn refusal(&self, state: &State, seat: Seat, action: Action) -> Option<Refusal> {
        if let Some(refusal) = self.pending(state).refusal(seat) {
            return Some(refusal);
        }
        let illegal = |rule, key: &'static str| Some(Refusal::illegal(rule, Phrase::new(key)));
        let hand = state.hands[seat.index()];
        let drawing = matches!(state.phase, Phase::Draw1 | Phase::Draw2);
        match action {
            Action::Deck | Action::Top(_) if !drawing => illegal("AR-6", "arboretum-no-draw"),
            Action::Deck if state.deck.is_empty() => illegal("AR-13", "arboretum-no-deck"),
            Action::Deck => None,
            Action::Top(owner) if owner.index() >= self.seats() => {
                illegal("AR-7", "arboretum-no-owner")
            }
            Action::Top(owner) if state.piles[owner.index()].is_empty() => {
                illegal("AR-8", "arboretum-no-discard")
            }
            Action::Top(_) => None,
            Action::Plant(_) if state.phase != Phase::Choose => {
                illegal("AR-6", "arboretum-no-plant")
            }
            Action::Discard(_) if state.phase != Phase::Discard => {
                illegal("AR-6", "arboretum-no-discarding")
            }
            Action::Plant(card) | Action::Discard(card) if !hand.contains(card) => {
                illegal("AR-11", "arboretum-not-in-hand")
            }
            Action::Plant(_) | Action::Discard(_) => None,
            Action::At(_) if state.phase != Phase::Place => illegal("AR-6", "arboretum-no-placing"),
            Action::At(cell) if state.garden(seat).at(cell).is_some() => {
                illegal("AR-10", "arboretum-taken")
            }
            Action::At(cell) if !state.accepts(cell) => illegal("AR-9", "arboretum-not-adjacent"),
            Action::At(_) => None,
        }
    }

    #[inline]
    fn apply_unchecked(&self, state: &mut State, _seat: Seat, action: Action) {
        state.act(action);
    }

    fn outcomes(&self, state: &State, into: &mut Outcomes<Chance>) {
        match state.phase {
            Phase::First => {
                into.extend(Seat::first(self.seats()).map(|s| (Chance::First(s), 1)));
            }
            Phase::LeaveOut => {
                let left = Species::ALL.into_iter().filter(|s| !state.is_out(*s));
                into.extend(left.map(|s| (Chance::Without(s), 1)));
            }
            Phase::Deal | Phase::Reveal1 | Phase::Reveal2 => {
                into.extend(state.deck.iter().map(|c| (Chance::Card(c), 1)));
            }
            _ => {}
        }
    }

    #[inline]
    fn draw<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Chance {
        match state.phase {
            Phase::First | Phase::LeaveOut => {
                let mut outcomes = Outcomes::new();
                self.outcomes(state, &mut outcomes);
                table::random::choose(rng, &outcomes).0
            }
            _ => Chance::Card(state.deck.nth(below(rng, state.deck.len() as u32))),
        }
    }

    #[inline]
    fn resolve_unchecked(&self, state: &mut State, outcome: Chance) {
        match outcome {
            Chance::First(seat) => state.set_first(seat),
            Chance::Without(species) => state.leave_out(species),
            Chance::Card(card) => state.turn_up(card),
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn resample<R: Rng + ?Sized>(&self, view: &View, rng: &mut R) -> State {
        view.resample(rng)
    }

    fn revealed(step: &Checked<'_, Self>) -> Revealed {
        let (seats, before) = (step.rules().seats(), step.before());
        let everybody = Revealed::everybody(seats);
        match step.step() {
            Step::Chance(Chance::Card(_)) => Revealed::only(receiver(before)),
            Step::Chance(_) => everybody,
            Step::Act(_, Action::Deck | Action::Top(_) | Action::Plant(_)) => Revealed::NOBODY,
            // Nobody else knew which card it would be.
            Step::Act(seat, Action::At(_)) => Revealed::all_but(seat, seats),
            Step::Act(_, Action::Discard(_)) if before.last_turn() => {
                // The game is over: every hand is laid open.
                everybody
            }
            Step::Act(_, Action::Discard(card)) if before.open.contains(card) => Revealed::NOBODY,
            Step::Act(seat, Action::Discard(_)) => Revealed::all_but(seat, seats),
        }
    }

    fn describe_step(step: &Checked<'_, Self>, viewer: Viewer) -> Phrase {
        let before = step.before();
        let say = Phrase::new;
        match step.step() {
            Step::Chance(Chance::First(seat)) => say("arboretum-told-first").seat("seat", seat),
            Step::Chance(Chance::Without(species)) => {
                say("arboretum-told-without").phrase("species", species.phrase())
            }
            Step::Chance(Chance::Card(card)) => {
                let seat = receiver(before);
                if viewer.is(seat) {
                    say("arboretum-told-card")
                        .seat("seat", seat)
                        .phrase("card", card.phrase())
                } else {
                    say("arboretum-told-hidden-card").seat("seat", seat)
                }
            }
            Step::Act(seat, Action::Deck) => say("arboretum-told-deck").seat("seat", seat),
            Step::Act(seat, Action::Top(owner)) => {
                let card = before.piles[owner.index()].top();
                let told = if owner == seat {
                    say("arboretum-told-top-own")
                } else {
                    say("arboretum-told-top").seat("owner", owner)
                };
                card.into_iter()
                    .fold(told.seat("seat", seat), |told, card| {
                        told.phrase("card", card.phrase())
                    })
            }
            Step::Act(seat, Action::Plant(card)) => {
                if viewer.is(seat) {
                    say("arboretum-told-plant")
                        .seat("seat", seat)
                        .phrase("card", card.phrase())
                } else {
                    say("arboretum-told-hidden-plant").seat("seat", seat)
                }
            }
            Step::Act(seat, Action::At(cell)) => before.picked.into_iter().fold(
                say("arboretum-told-at")
                    .seat("seat", seat)
                    .text("cell", cell),
                |told, card| told.phrase("card", card.phrase()),
            ),
            Step::Act(seat, Action::Discard(card)) => say("arboretum-told-discard")
                .seat("seat", seat)
                .phrase("card", card.phrase()),
        }
    }

    fn choice(&self, action: Action) -> Phrase {
        action.phrase()
    }

    fn picture(&self, view: &View, say: &dyn Say) -> String {
        picture::draw(view, say)
    }

    #[inline]
    fn scores(&self, state: &State) -> BySeat<i32> {
        let points = state.points();
        BySeat::from_fn(self.seats(), |seat| points[seat.index()])
    }

    fn winners(&self, state: &State) -> SeatSet {
        state.winners(&state.points())
    }

    fn result(&self, state: &State) -> (BySeat<i32>, SeatSet) {
        let points = state.points();
        let scores = BySeat::from_fn(self.seats(), |seat| points[seat.index()]);
        (scores, state.winners(&points))
    }

    fn sheet(&self, state: &State) -> Sheet {
        Position::from(state).sheet()
    }

    fn score_position(text: &str, _setup: Option<&Setup>) -> Result<Scored, Faults> {
        let position = position::read(text)?;
        Ok(Scored {
            sheet: position.sheet(),
            json: position.json(),
        })
    }

    fn action_index(&self, action: Action) -> usize {
        action.index()
    }

    fn action_at(&self, index: usize) -> Option<Action> {
        Action::from_index(index)
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        let mut seen = CardSet::EMPTY;
        let mut count = 0;
        let mut see = |card: Card| {
            seen.insert(card);
            count += 1;
        };
        state.deck.iter().for_each(&mut see);
        for i in 0..self.seats() {
            state.hands[i].iter().for_each(&mut see);
            state.piles[i].iter().for_each(&mut see);
            state.gardens[i].iter().for_each(|(c, _)| see(c));
        }
        for species in Species::ALL {
            if state.is_out(species) {
                CardSet::of_species(species).iter().for_each(&mut see);
            }
        }
        if count != CARDS || seen.len() != CARDS {
            return Err(format!("{count} cards, {} different", seen.len()));
        }
        let all_hands = state
            .hands()
            .iter()
            .fold(CardSet::EMPTY, |all, hand| all.union(*hand));
        if !state.open.minus(all_hands).is_empty() {
            return Err("a card is known to be in a hand that does not hold it".to_string());
        }
        if state.picked.is_some() != (state.phase == Phase::Place) {
            return Err("a card is picked in the wrong phase".to_string());
        }
        Ok(())
    }
}

/// The seat that gets the card which chance is about to turn.
fn receiver(before: &State) -> Seat {
    if before.phase == Phase::Deal {
        before.dealt_to()
    } else {
        before.turn
    }
}
