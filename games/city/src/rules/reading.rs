//! What bots may read of a whole position, which they only ever have of worlds they imagine.

use table::Seat;

use crate::rules::CanopyCity;
use crate::rules::card::Card;
use crate::rules::score::so_far;
use crate::rules::state::{NONE, Phase, State};

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

impl CanopyCity {
    /// Points of a seat if the game ended now.
    pub fn points_now(&self, state: &State, seat: Seat) -> i32 {
        so_far(&self.flow, state, seat)
    }
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

    /// How many buildings of a seat lie under others.
    pub fn covered(&self, seat: Seat) -> usize {
        let piles = self.city(seat).piles().iter();
        piles.map(|p| usize::from(p.height).saturating_sub(1)).sum()
    }

    /// The guild of a seat, by number.
    pub fn guild_of(&self, seat: Seat) -> Option<usize> {
        let guild = self.city(seat).guild;
        (guild != NONE).then_some(guild.into())
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
}
