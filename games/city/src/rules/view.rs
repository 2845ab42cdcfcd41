//! [`View`]: what one viewer may know, memory included.
//!
//! What is hidden from a seat falls into groups. A hand is passed round; whenever the viewer holds it, it
//! sees all of it. Between two looks at the same hand, others take cards out: those played as buildings
//! are public, those laid face down are not. So after the viewer's first look at a hand it knows exactly
//! *which* cards are missing or still in it, but not who laid which face down. Those places form a group
//! with known cards in an unknown order. What left a hand face down before the viewer's first look, hands
//! it has not held yet and the deck are unknown altogether.
//!
//! Every way the unseen cards can lie is equally likely: within a group all orders, and over the unknown
//! places all ways to deal the cards that are nowhere else.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::random::{Rng, below, shuffle};
use table::{Seat, Viewer};

use crate::rules::action::Action;
use crate::rules::card::{Card, Guild};
use crate::rules::deck::Deck;
use crate::rules::flow::Flow;
use crate::rules::form::ViewForm;
use crate::rules::state::{City, FOUND, GUILD, HAND, NONE, Phase, SEATS, State, UNKNOWN};

/// All that a viewer knows.
///
/// As JSON (see [`ViewForm`]) it is the documented form for bots in any language.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "ViewForm", try_from = "ViewForm")]
pub struct View {
    pub(crate) viewer: Viewer,
    /// The position without its secrets. Groups of known cards in unknown places are filled in sorted
    /// order, so that equal knowledge is an equal view.
    pub(crate) known: State,
}

/// A place where a card lies that the viewer does not see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Slot {
    /// A seat's face-down card, by play number.
    Foundation(usize, usize),
    /// A card of a hand.
    Hand(usize, usize),
}

/// Places that share one group of cards; a hand has seven.
pub(crate) type Slots = ArrayVec<Slot, HAND>;

/// Places with hidden cards of one hand between two looks at it.
pub(crate) struct Group {
    /// Counted from zero.
    pub cycle: usize,
    /// The seat that got the hand first.
    pub hand: usize,
    /// The viewer has looked at the hand before, so it knows which cards these are.
    pub seen: bool,
    pub slots: Slots,
}

/// How many cards were taken out of each hand of a cycle.
fn taken(state: &State, cycle: usize) -> usize {
    if cycle < usize::from(state.cycle) {
        return HAND;
    }
    match state.phase {
        Phase::Guilds | Phase::Deal => 0,
        Phase::Pick | Phase::Play => usize::from(state.turn),
        Phase::Effects => usize::from(state.turn) + 1,
        Phase::CycleEnd | Phase::GameEnd | Phase::Over => HAND,
    }
}

/// Goes through the hidden places in a fixed order.
pub(crate) fn groups(state: &State, viewer: Viewer, mut f: impl FnMut(Group)) {
    let me = viewer.seat().map(Seat::index);
    let seats = state.seat_count();
    for cycle in 0..=usize::from(state.cycle) {
        let taken = taken(state, cycle);
        let now = cycle == usize::from(state.cycle);
        for hand in 0..seats {
            let mut group = Group {
                cycle,
                hand,
                seen: false,
                slots: Slots::new(),
            };
            let mut look = |group: &mut Group| {
                let next = Group {
                    seen: true,
                    slots: Slots::new(),
                    ..*group
                };
                let done = std::mem::replace(group, next);
                if !done.slots.is_empty() {
                    f(done);
                }
            };
            for turn in 0..taken.min(HAND) {
                let seat = state.holder(cycle, turn, hand);
                let play = cycle * HAND + turn;
                if Some(seat) == me {
                    look(&mut group);
                } else if state.cities[seat].hidden >> play & 1 != 0 {
                    group.slots.push(Slot::Foundation(seat, play));
                }
            }
            if now {
                let holds = matches!(state.phase, Phase::Pick | Phase::Play | Phase::Deal)
                    && me == Some(state.holder(cycle, taken, hand));
                if holds {
                    look(&mut group);
                } else {
                    let size = state.hand_size(hand).min(HAND - group.slots.len());
                    group.slots.extend((0..size).map(|i| Slot::Hand(hand, i)));
                }
            }
            if !group.slots.is_empty() {
                f(group);
            }
        }
    }
}

impl State {
    pub(crate) fn at(&self, slot: Slot) -> u8 {
        match slot {
            Slot::Foundation(seat, play) => self.cities[seat].cards[play],
            Slot::Hand(hand, i) => self.hands[hand][i],
        }
    }

    pub(crate) fn at_mut(&mut self, slot: Slot) -> &mut u8 {
        match slot {
            Slot::Foundation(seat, play) => &mut self.cities[seat].cards[play],
            Slot::Hand(hand, i) => &mut self.hands[hand][i],
        }
    }
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let mut known = *state;
        known.deck = Deck::EMPTY;
        known.ways = [0; SEATS];
        for seat in Seat::first(state.seat_count()).filter(|s| !viewer.is(*s)) {
            for choice in [
                &mut known.picks[seat.index()],
                &mut known.plays[seat.index()],
            ] {
                if *choice != NONE {
                    *choice = UNKNOWN;
                }
            }
        }
        groups(state, viewer, |group| {
            let mut cards: ArrayVec<u8, HAND> =
                group.slots.iter().map(|slot| state.at(*slot)).collect();
            if group.seen {
                cards.sort_unstable();
            } else {
                cards.fill(UNKNOWN);
            }
            for (slot, card) in group.slots.iter().zip(cards) {
                *known.at_mut(*slot) = card;
            }
        });
        View { viewer, known }
    }

    /// A world the viewer could be in.
    pub(crate) fn resample<R: Rng + ?Sized>(&self, flow: &Flow, rng: &mut R) -> State {
        let mut state = self.known;
        let seats = state.seat_count();
        let mut left = flow.deck;
        for card in self.known.cities[..seats].iter().flat_map(|c| c.cards) {
            if card < UNKNOWN {
                left.take(card);
            }
        }
        for card in self.known.hands[..seats].iter().flatten() {
            if *card < UNKNOWN {
                left.take(*card);
            }
        }
        groups(&self.known, self.viewer, |group| {
            let mut cards: ArrayVec<u8, HAND> = group
                .slots
                .iter()
                .map(|slot| self.known.at(*slot))
                .collect();
            if group.seen {
                shuffle(rng, &mut cards);
            } else {
                for card in &mut cards {
                    // A view that contradicts itself may ask for more cards than there are.
                    let count = left.total();
                    *card = if count == 0 {
                        0
                    } else {
                        left.nth(below(rng, count))
                    };
                    left.take(*card);
                }
            }
            for (slot, card) in group.slots.iter().zip(cards) {
                *state.at_mut(*slot) = card;
            }
        });
        state.deck = left;
        for hand in 0..seats {
            let size = state.hand_size(hand).min(HAND);
            state.hands[hand][..size].sort_unstable();
        }
        if state.phase == Phase::Play {
            flow.note_ways(&mut state);
        }
        for seat in Seat::first(seats) {
            let at = seat.index();
            if state.picks[at] == UNKNOWN {
                let hand = state.hand(state.held_by(at));
                state.picks[at] = match hand.len() {
                    0 => NONE,
                    n => hand[below(rng, n as u32) as usize],
                };
            }
            if state.plays[at] == UNKNOWN {
                state.plays[at] = match flow.play_offer(&state, seat).pick(rng) {
                    Action::Build(pile) => pile.index() as u8,
                    _ => FOUND,
                };
            }
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

    /// Where in the turn.
    pub fn phase(&self) -> Phase {
        self.known.phase
    }

    /// The cycle, counted from one.
    pub fn cycle(&self) -> u8 {
        self.known.cycle + 1
    }

    /// The turn of the cycle, counted from one.
    pub fn turn(&self) -> u8 {
        (self.known.turn + 1).min(HAND as u8)
    }

    /// Who must act.
    pub fn waiting(&self) -> table::SeatSet {
        self.known.waiting
    }

    /// The hand the viewer holds and has looked at.
    pub fn hand(&self) -> impl Iterator<Item = Card> {
        let me = self.viewer.seat().filter(|s| s.index() < self.seats());
        let held = me
            .filter(|_| matches!(self.phase(), Phase::Pick | Phase::Play | Phase::Deal))
            .map(|s| self.known.held_by(s.index()));
        held.into_iter()
            .flat_map(|hand| self.known.hand(hand))
            .filter_map(|c| Card::new(usize::from(*c)))
    }

    /// The card the viewer has chosen.
    pub fn pick(&self) -> Option<Card> {
        let seat = self.viewer.seat()?;
        Card::new(usize::from(self.known.picks[seat.index()]))
    }

    /// Gold of a seat.
    pub fn gold(&self, seat: Seat) -> u16 {
        self.known.city(seat).gold
    }

    /// Prestige of a seat.
    pub fn prestige(&self, seat: Seat) -> u16 {
        self.known.city(seat).prestige
    }

    /// The guild of a seat.
    pub fn guild(&self, seat: Seat) -> Option<Guild> {
        Guild::new(usize::from(self.known.city(seat).guild))
    }

    /// The piles of a seat: buildings from the bottom up, gold and prestige on it, and the foundation
    /// card where the viewer knows it.
    pub fn piles(&self, seat: Seat) -> Vec<PileView> {
        let city = self.known.city(seat);
        (0..city.piles().len())
            .map(|at| pile_view(city, at, self.viewer.is(seat)))
            .collect()
    }

    /// The building or guild whose effect a seat is resolving.
    pub fn resolving(&self, seat: Seat) -> Option<Source> {
        let city = self.known.city(seat);
        match city.run.this {
            GUILD => Guild::new(usize::from(city.guild)).map(Source::Guild),
            play => Card::new(usize::from(city.card(play))).map(Source::Building),
        }
    }

    /// The groups of cards that the viewer knows without knowing where each one lies.
    pub fn memory(&self) -> Vec<(u8, Seat, Vec<Card>)> {
        let mut memory = Vec::new();
        groups(&self.known, self.viewer, |group| {
            if group.seen {
                let cards = group.slots.iter().map(|s| usize::from(self.known.at(*s)));
                memory.push((
                    group.cycle as u8 + 1,
                    Seat::new(group.hand).unwrap_or_default(),
                    cards.filter_map(Card::new).collect(),
                ));
            }
        });
        memory
    }
}

/// Where an effect comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// A building.
    Building(Card),
    /// The guild of its owner.
    Guild(Guild),
}

/// A pile as a viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PileView {
    /// From the bottom up; the last one is visible.
    pub buildings: Vec<Card>,
    /// Gold cubes on it.
    pub gold: u8,
    /// Prestige cubes on it.
    pub prestige: u8,
    /// Is the foundation a card, and not a starting one?
    pub card_base: bool,
    /// The foundation card, where the viewer knows it.
    pub base: Option<Card>,
}

fn pile_view(city: &City, at: usize, own: bool) -> PileView {
    let pile = &city.piles[at];
    let mut buildings: Vec<Card> = city
        .stack(at)
        .filter_map(|p| Card::new(usize::from(city.card(p))))
        .collect();
    buildings.reverse();
    let base = usize::from(pile.base);
    let card_base = base < crate::rules::catalogue::PLAYS;
    let shown = card_base && (own || city.hidden >> base & 1 == 0);
    PileView {
        buildings,
        gold: pile.gold,
        prestige: pile.prestige,
        card_base,
        base: if shown {
            Card::new(usize::from(city.card(pile.base)))
        } else {
            None
        },
    }
}
