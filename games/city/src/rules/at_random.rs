//! Random play: one action, each as likely as any other.

use table::random::{Rng, below, choose};
use table::{Actions, Seat};

use crate::rules::action::Action;
use crate::rules::card::Card;
use crate::rules::flow::{Flow, play};
use crate::rules::state::{FOUND, HAND, Phase, State};

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
            Phase::Play => {
                let ways = state.ways[seat.index()];
                play(nth_way(ways, below(rng, ways.count_ones().max(1))))
            }
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
    let rest = (0..n).fold(ways, |rest, _| rest & rest.wrapping_sub(1));
    rest.trailing_zeros().min(FOUND.into()) as u8
}
