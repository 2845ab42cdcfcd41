//! What bots may read of a whole position, which they only ever have of worlds they imagine.

use table::Seat;

use crate::card::Card;
use crate::state::{NONE, Phase, State};

/// A pile as bots read it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Heap {
    /// The visible building.
    pub top: Option<Card>,
    /// How many buildings it has.
    pub height: u8,
    /// Gold and prestige on it.
    pub cubes: (u8, u8),
}

impl State {
    /// Where in the game.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The cycle and the turn in it, both from 0.
    pub fn clock(&self) -> (u8, u8) {
        (self.cycle, self.turn)
    }

    /// Gold and prestige of a seat.
    pub fn reserve(&self, seat: Seat) -> (u16, u16) {
        let city = self.city(seat);
        (city.gold, city.prestige)
    }

    /// The piles of a seat.
    pub fn heaps(&self, seat: Seat) -> impl Iterator<Item = Heap> {
        let city = self.city(seat);
        city.piles().iter().map(|pile| Heap {
            top: (pile.top != NONE).then(|| Card::at(city.card(pile.top))),
            height: pile.height,
            cubes: (pile.gold, pile.prestige),
        })
    }

    /// The cards that a seat holds now.
    pub fn holds(&self, seat: Seat) -> impl Iterator<Item = Card> {
        let hand = self.held_by(seat.index());
        self.hand(hand).iter().map(|card| Card::at(*card))
    }

    /// The card that a seat has chosen in this turn, until it is played.
    pub fn chosen(&self, seat: Seat) -> Option<Card> {
        let card = self.picks[seat.index()];
        (card != NONE).then(|| Card::at(card))
    }

    /// Has the seat said how it plays the chosen card? Then, whether as a building.
    pub fn sealed(&self, seat: Seat) -> Option<bool> {
        let play = self.plays[seat.index()];
        (play != NONE).then_some(play != crate::state::FOUND)
    }
}
