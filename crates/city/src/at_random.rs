//! Random play: one action at its odds, or whole turns at once for playouts.

use table::random::{Rng, below, choose};
use table::{Actions, Seat, SeatSet};

use crate::action::Action;
use crate::card::Card;
use crate::flow::Flow;
use crate::state::{Ask, FOUND, HAND, Phase, State};

impl Flow {
    /// A random legal action of an awaited seat, each as likely as any other.
    #[inline]
    pub(crate) fn pick<R: Rng + ?Sized>(&self, state: &State, seat: Seat, rng: &mut R) -> Action {
        match state.phase {
            Phase::Pick => Action::Pick(Card::at(random_card(state, seat.index(), rng))),
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
        let waiting = std::mem::replace(&mut state.waiting, SeatSet::EMPTY);
        for seat in waiting.iter() {
            state.picks[seat.index()] = random_card(state, seat.index(), rng);
        }
        self.begin_play(state);
        waiting.len() as u32 + self.random_plays(state, rng)
    }

    /// The awaited seats choose how to play their card.
    #[inline(never)]
    pub(crate) fn random_plays<R: Rng + ?Sized>(&self, state: &mut State, rng: &mut R) -> u32 {
        let waiting = std::mem::replace(&mut state.waiting, SeatSet::EMPTY);
        for seat in waiting.iter() {
            let (piles, found) = self.ways(state, seat);
            let count = piles.count_ones();
            let n = below(rng, count + u32::from(found));
            state.plays[seat.index()] = if n < count {
                nth(piles, n)
            } else {
                FOUND
            };
        }
        self.proceed(state);
        waiting.len() as u32
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

/// A random card of the hand that a seat holds, each design as likely as any other.
#[inline]
fn random_card<R: Rng + ?Sized>(state: &State, seat: usize, rng: &mut R) -> u8 {
    let hand = u64::from_le_bytes(state.hands[state.held_by(seat)]);
    let size = (HAND - usize::from(state.turn)) as u32;
    loop {
        // Equal cards are neighbours: the first of them stands for all.
        let at = 8 * below(rng, size);
        let (card, before) = ((hand >> at) as u8, ((hand << 8 | 0xFF) >> at) as u8);
        if card != before {
            return card;
        }
    }
}

/// The n-th of the bits that are set.
#[inline]
fn nth(mut set: u32, n: u32) -> u8 {
    for _ in 0..n {
        set &= set - 1;
    }
    set.trailing_zeros() as u8
}
