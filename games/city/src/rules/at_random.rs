//! Random play: one action at its odds, or whole turns at once for playouts.

use table::random::{Rng, below, choose};
use table::{Actions, Seat, SeatSet};

use crate::rules::action::Action;
use crate::rules::card::Card;
use crate::rules::flow::Flow;
use crate::rules::state::{Ask, FOUND, HAND, Phase, State};

impl Flow {
    /// A random legal action of an awaited seat, each as likely as any other.
    #[inline]
    pub(crate) fn pick<R: Rng + ?Sized>(&self, state: &State, seat: Seat, rng: &mut R) -> Action {
        match state.phase {
            Phase::Pick => Action::Pick(Card::at(random_card(
                state,
                state.held_by(seat.index()),
                rng,
            ))),
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
            let n = below(rng, state.deck.total());
            let card = state.deck.draw_nth(n);
            self.dealt(state, card);
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
            let ways = self.ways(state.city(seat), state.cycle);
            let count = ways.count_ones();
            state.plays[seat.index()] = if count == 1 {
                ways.trailing_zeros() as u8
            } else {
                decisions += 1;
                nth_way(ways, below(rng, count))
            };
        }
        self.reveal(state);
        if state.waiting.is_empty() {
            self.proceed(state);
        }
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
        if state.waiting.is_empty() {
            self.proceed(state);
        }
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

/// The n-th of several ways to play a card.
#[inline]
fn nth_way(ways: u32, n: u32) -> u8 {
    let piles = ways & ((1 << FOUND) - 1);
    if piles & (piles + 1) == 0 {
        // Mostly all piles are open: the number of the way is that of the pile.
        return if n < piles.count_ones() {
            n as u8
        } else {
            FOUND
        };
    }
    let rest = (0..n).fold(ways, |rest, _| rest & (rest - 1));
    rest.trailing_zeros() as u8
}
