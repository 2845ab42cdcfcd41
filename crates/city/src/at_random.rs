//! Random play: one action at its odds, or whole turns at once for playouts.

use table::random::{Rng, below, choose};
use table::{Actions, Seat, SeatSet};

use crate::action::Action;
use crate::card::Card;
use crate::flow::Flow;
use crate::state::{Ask, HAND, Phase, State};

impl Flow {
    /// A random legal action of an awaited seat, each as likely as any other.
    #[inline]
    pub(crate) fn pick<R: Rng + ?Sized>(&self, state: &State, seat: Seat, rng: &mut R) -> Action {
        match state.phase {
            Phase::Pick => Action::Pick(Card::at(random_card(state, state.held_by(seat.index()), rng))),
            Phase::Play => self.play_offer(state, seat).pick(rng),
            Phase::Effects | Phase::CycleEnd | Phase::GameEnd => {
                self.choices(state.city(seat)).offer().pick(rng)
            }
            _ => {
                let mut actions = Actions::new();
                self.list(state, seat, |action| actions.push(action));
                choose(rng, &actions)
            }
        }
    }

    /// Deals until every hand is full.
    #[inline(never)]
    pub(crate) fn deal_all<R: Rng + ?Sized>(&self, state: &mut State, rng: &mut R) {
        while state.phase == Phase::Deal {
            let card = state.deck.nth(below(rng, state.deck.total()));
            self.deal(state, card);
        }
    }

    /// The awaited seats choose a card, and then all of them how to play it; says how many decisions that
    /// were.
    #[inline(never)]
    pub(crate) fn random_turn<R: Rng + ?Sized>(&self, state: &mut State, rng: &mut R) -> u32 {
        let waiting = std::mem::replace(&mut state.waiting, SeatSet::first(self.seats));
        for seat in waiting.iter() {
            let hand = state.held_by(seat.index());
            state.picks[seat.index()] = random_card(state, hand, rng);
        }
        waiting.len() as u32 + self.random_plays(state, rng)
    }

    /// The awaited seats choose how to play their card, unless there is only one way.
    #[inline]
    pub(crate) fn random_plays<R: Rng + ?Sized>(&self, state: &mut State, rng: &mut R) -> u32 {
        let waiting = std::mem::replace(&mut state.waiting, SeatSet::EMPTY);
        let mut decisions = 0;
        for seat in waiting.iter() {
            let mut ways = self.ways(state.city(seat), state.cycle);
            let count = ways.count_ones();
            if count > 1 {
                decisions += 1;
                for _ in 0..below(rng, count) {
                    ways &= ways - 1;
                }
            }
            state.plays[seat.index()] = ways.trailing_zeros() as u8;
        }
        self.reveal(state);
        self.proceed(state);
        decisions
    }

    /// The awaited seats decide once each what their effects ask.
    #[inline(never)]
    pub(crate) fn random_effects<R: Rng + ?Sized>(&self, state: &mut State, rng: &mut R) -> u32 {
        let waiting = state.waiting;
        for seat in waiting.iter() {
            let at = seat.index();
            let action = self.choices(&state.cities[at]).offer().pick(rng);
            self.resolver(state, at).act(action);
            if state.cities[at].run.ask == Ask::Idle {
                state.waiting.remove(seat);
            }
        }
        self.proceed(state);
        waiting.len() as u32
    }
}

/// A random card of a hand, each design as likely as any other.
#[inline]
fn random_card<R: Rng + ?Sized>(state: &State, hand: usize, rng: &mut R) -> u8 {
    let word = u64::from_le_bytes(state.hands[hand]);
    let size = (HAND - usize::from(state.turn)) as u32;
    loop {
        // Equal cards are neighbours: the first of them stands for all.
        let at = 8 * below(rng, size);
        let (card, before) = ((word >> at) as u8, ((word << 8 | 0xFF) >> at) as u8);
        if card != before {
            return card;
        }
    }
}
