//! [`View`]: what one viewer may know.

use serde::{Deserialize, Serialize};
use table::random::{Rng, below};
use table::{Seat, Viewer};

use crate::rules::card::{CARDS, Card, CardSet, Species};
use crate::rules::garden::MAX_PLANTED;
use crate::rules::position::{Planted, plant_all};
use crate::rules::state::{HAND, Phase, SEATS, State, left_out};

/// All that a viewer knows: the public table, its own hand, and which cards it has not seen.
///
/// As JSON (see [`ViewForm`]) it is the documented form for bots in any language.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "ViewForm", try_from = "ViewForm")]
pub struct View {
    viewer: Viewer,
    /// The position without its secrets: no deck, of other hands only what everybody knows.
    known: State,
    /// Cards the viewer cannot place: in the deck or hidden in other hands.
    unseen: CardSet,
    /// How many hidden cards each hand holds.
    hidden: [u8; SEATS],
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let mut known = *state;
        let mut unseen = known.deck;
        let mut hidden = [0; SEATS];
        known.deck = CardSet::EMPTY;
        for seat in Seat::first(state.seat_count()) {
            if !viewer.is(seat) {
                let secret = state.hands[seat.index()].minus(state.open);
                known.hands[seat.index()] = state.hands[seat.index()].and(state.open);
                hidden[seat.index()] = secret.len() as u8;
                unseen = unseen.union(secret);
            }
        }
        if !viewer.is(state.turn) {
            known.picked = None;
        }
        View {
            viewer,
            known,
            unseen,
            hidden,
        }
    }

    pub(crate) fn resample<R: Rng + ?Sized>(&self, rng: &mut R) -> State {
        let mut state = self.known;
        let mut rest = self.unseen;
        for (hand, hidden) in state.hands.iter_mut().zip(self.hidden) {
            for _ in 0..hidden {
                let card = rest.nth(below(rng, rest.len() as u32));
                rest.remove(card);
                hand.insert(card);
            }
        }
        state.deck = rest;
        if state.phase == Phase::Place && state.picked.is_none() {
            let hand = state.hands[state.turn.index()];
            state.picked = Some(hand.nth(below(rng, hand.len() as u32)));
        }
        state
    }

    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// How many sit at the table.
    pub fn seats(&self) -> usize {
        self.known.seat_count()
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Seat {
        self.known.turn
    }

    /// Where in the turn.
    pub fn phase(&self) -> Phase {
        self.known.phase
    }

    /// Cards left in the deck.
    pub fn deck(&self) -> usize {
        self.unseen.len() - self.hidden.iter().map(|h| usize::from(*h)).sum::<usize>()
    }

    /// Cards the viewer cannot place.
    pub fn unseen(&self) -> CardSet {
        self.unseen
    }

    /// What the viewer knows of a hand: all of its own, of others what came from a discard pile.
    pub fn known_hand(&self, seat: Seat) -> CardSet {
        self.known.hands[seat.index()]
    }

    /// How many cards a seat holds.
    pub fn hand_size(&self, seat: Seat) -> usize {
        self.known_hand(seat).len() + usize::from(self.hidden[seat.index()])
    }

    /// The trees of a seat.
    pub fn garden(&self, seat: Seat) -> &crate::rules::Garden {
        self.known.garden(seat)
    }

    /// The discard pile of a seat, bottom first.
    pub fn discards(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Card> {
        self.known.piles[seat.index()].iter()
    }

    /// The card that the viewer is about to plant.
    pub fn picked(&self) -> Option<Card> {
        self.known.picked
    }

    /// The species that are left out.
    pub fn left_out(&self) -> impl Iterator<Item = Species> {
        Species::ALL.into_iter().filter(|s| self.known.is_out(*s))
    }
}

/// The JSON form of a [`View`].
///
/// ```
/// use arboretum::Arboretum;
/// use table::{Game, Setup, Viewer, Seat};
/// let setup = Setup::new(Arboretum::descriptor(), 2, [("first-seat", "P1")], None)?;
/// let game = Arboretum::new(&setup)?;
/// let view = game.view(&game.start(), Viewer::Seat(Seat::P1));
/// let json = serde_json::to_value(view).unwrap();
/// assert_eq!(json["phase"], "leave-out");
/// assert_eq!(json["deck"], 80);
/// # Ok::<(), table::Faults>(())
/// ```
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ViewForm {
    /// `P1` to `P4`, or `public`.
    pub viewer: Viewer,
    /// Whose turn it is.
    pub turn: Seat,
    /// Where in the turn: see [`Phase::ALL`].
    pub phase: String,
    /// Species that are left out.
    pub left_out: Vec<String>,
    /// Cards left in the deck.
    pub deck: usize,
    /// The viewer's own hand; empty for onlookers.
    pub hand: Vec<Card>,
    /// The card the viewer is about to plant.
    pub picked: Option<Card>,
    /// Cards that are in the deck or hidden in other hands.
    pub unseen: Vec<Card>,
    /// The table, seat by seat.
    pub seats: Vec<SeatForm>,
}

/// One seat in a [`ViewForm`].
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatForm {
    /// How many cards it holds.
    pub hand_size: usize,
    /// Those of them that everybody knows, because they came from a discard pile.
    pub known: Vec<Card>,
    /// Its discard pile, bottom first.
    pub discards: Vec<Card>,
    /// Its trees, as `oak-3@0,1`.
    pub arboretum: Vec<Planted>,
}

impl From<View> for ViewForm {
    fn from(view: View) -> Self {
        let phase = Phase::ALL.iter().find(|(p, _)| *p == view.phase());
        ViewForm {
            viewer: view.viewer,
            turn: view.turn(),
            phase: phase
                .map(|(_, name)| (*name).to_string())
                .unwrap_or_default(),
            left_out: view.left_out().map(|s| s.to_string()).collect(),
            deck: view.deck(),
            hand: view
                .viewer
                .seat()
                .map(|s| view.known_hand(s).iter().collect())
                .unwrap_or_default(),
            picked: view.picked(),
            unseen: view.unseen.iter().collect(),
            seats: Seat::first(view.seats())
                .map(|seat| SeatForm {
                    hand_size: view.hand_size(seat),
                    known: view.known_hand(seat).and(view.known.open).iter().collect(),
                    discards: view.discards(seat).collect(),
                    arboretum: view
                        .garden(seat)
                        .iter()
                        .map(|(card, cell)| Planted::new(card, cell))
                        .collect(),
                })
                .collect(),
        }
    }
}

impl TryFrom<ViewForm> for View {
    type Error = String;

    /// Checks that the form describes a view that can occur.
    fn try_from(form: ViewForm) -> Result<Self, String> {
        let seats = form.seats.len();
        if !(2..=SEATS).contains(&seats) {
            return Err(format!("2 to 4 seats are needed, not {seats}"));
        }
        let mut known = State::new(seats);
        known.deck = CardSet::EMPTY;
        known.turn = form.turn;
        known.phase = Phase::ALL
            .iter()
            .find(|(_, name)| *name == form.phase)
            .map(|(phase, _)| *phase)
            .ok_or_else(|| format!("there is no phase {:?}", form.phase))?;
        let at_table = |seat: Seat| seat.index() < seats;
        if !at_table(form.turn) || form.viewer.seat().is_some_and(|s| !at_table(s)) {
            return Err("turn or viewer is a seat that is not at this table".to_string());
        }
        for name in &form.left_out {
            let species: Species = name.parse().map_err(|e| format!("{e}"))?;
            known.out |= 1 << species.index();
        }
        if form.left_out.len() > left_out(seats)
            || known.out.count_ones() as usize != form.left_out.len()
        {
            return Err(format!("{} species are left out", left_out(seats)));
        }
        let mut all = Vec::new();
        for (i, seat) in form.seats.iter().enumerate() {
            let mine = form.viewer.seat().is_some_and(|s| s.index() == i);
            let hand: &[Card] = if mine { &form.hand } else { &seat.known };
            all.extend(hand.iter().copied());
            known.hands[i] = hand.iter().copied().collect();
            known.open = known.open.union(seat.known.iter().copied().collect());
            if seat.known.iter().any(|c| !hand.contains(c)) {
                return Err("a known card is not in the hand".to_string());
            }
            if hand.len() > seat.hand_size
                || seat.hand_size > HAND + 2
                || (mine && hand.len() != seat.hand_size)
            {
                return Err(format!("hand_size of P{} does not fit", i + 1));
            }
            if seat.discards.len() > MAX_PLANTED {
                return Err(format!("P{} cannot have discarded so many cards", i + 1));
            }
            for card in &seat.discards {
                all.push(*card);
                known.piles[i].push(*card);
            }
            all.extend(seat.arboretum.iter().map(|p| p.card));
            known.gardens[i] = plant_all(&seat.arboretum)
                .map_err(|faults| format!("arboretum of P{}: {faults}", i + 1))?;
        }
        all.extend(form.unseen.iter().copied());
        let distinct: CardSet = all.iter().copied().collect();
        let out: usize = form.left_out.len() * crate::rules::card::RANKS;
        if distinct.len() != all.len() || all.len() + out != CARDS {
            return Err("every card that is not left out must stand exactly once".to_string());
        }
        if distinct.iter().any(|c| known.is_out(c.species())) {
            return Err("a card of a species that is left out".to_string());
        }
        let mut hidden = [0; SEATS];
        for (i, seat) in form.seats.iter().enumerate() {
            hidden[i] = (seat.hand_size - known.hands[i].len()) as u8;
        }
        let held: usize = hidden.iter().map(|h| usize::from(*h)).sum();
        if form.deck + held != form.unseen.len() {
            return Err("unseen must be the deck and the hidden cards of other hands".to_string());
        }
        let mine = form.viewer.is(form.turn) && known.phase == Phase::Place;
        if mine != form.picked.is_some() || form.picked.is_some_and(|c| !form.hand.contains(&c)) {
            return Err("picked is a card of the viewer's hand in phase place".to_string());
        }
        known.picked = form.picked;
        Ok(View {
            viewer: form.viewer,
            known,
            unseen: form.unseen.iter().copied().collect(),
            hidden,
        })
    }
}
