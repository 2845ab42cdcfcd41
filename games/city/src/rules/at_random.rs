//! Random play: one action, each as likely as any other.

use table::random::{Rng, below, choose};
use table::{Actions, Seat};

use crate::rules::action::Action;
use crate::rules::card::Card;
use crate::rules::flow::Flow;
use crate::rules::state::{HAND, Phase, State};

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
