//! What bots may read of a whole position, which they only ever have of worlds they imagine.

use crate::rules::cards::{Entry, Zone, seat_bit};
use crate::rules::config::Config;
use crate::rules::kind::{KINDS, Kind, SeasonCard, Species};
use crate::rules::stage::Phase;
use crate::rules::state::State;
use crate::rules::tree::Tree;

impl State {
    /// Cards of each kind in a forest, trees aside.
    pub fn forest(&self, forest: usize) -> &[u8; KINDS] {
        &self.forests[forest]
    }

    /// The trees of a forest.
    pub fn trees_of(&self, forest: usize) -> &[Tree] {
        self.trees.of(forest)
    }

    /// Points of the seasons that are over.
    pub fn booked(&self, forest: usize) -> i32 {
        self.banked(forest)
    }

    /// The season, from 0.
    pub fn season(&self) -> usize {
        usize::from(self.season)
    }

    /// The season card that is up.
    pub fn season_card(&self) -> Option<SeasonCard> {
        self.card
    }

    /// Cards left in this season's deck, and in later ones.
    pub fn decks(&self) -> (u8, u8) {
        (self.deck, self.later[0] + self.later[1])
    }

    /// Whose turn it is.
    pub fn turn(&self) -> usize {
        usize::from(self.turn)
    }

    /// The forest that the present choice is about.
    pub fn chooser(&self) -> usize {
        usize::from(self.who)
    }

    /// What is being waited for.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Which pile of its own order the seat whose turn it is has come to, from 0.
    pub fn at_pile(&self) -> usize {
        usize::from(self.at)
    }

    /// The piles that a seat can reach, in its order.
    pub fn piles_of(&self, config: &Config, seat: usize) -> impl Iterator<Item = usize> {
        (0..self.reach()).map(move |nth| State::pile_of(config, seat, nth))
    }

    /// Cards on a pile that nobody has looked at.
    pub fn unseen_on(&self, pile: usize) -> u8 {
        self.unseen[pile]
    }

    /// Cards on a pile that somebody has looked at, and the seats that know each, as bits.
    pub fn seen_on(&self, pile: usize) -> impl Iterator<Item = (Kind, u8)> {
        let cards = self.cards.of(Zone::pile(pile)).iter();
        cards.map(|card| (card.kind(), card.knowers()))
    }

    /// Cards of the decks that somebody has seen and this seat has not, wherever they lie.
    pub fn hidden_from(&self, seat: usize) -> impl Iterator<Item = Kind> {
        let hidden = move |card: &&Entry| {
            let zone = card.zone();
            !zone.is_open() && !zone.is_germination() && card.knowers() & seat_bit(seat) == 0
        };
        self.cards
            .all()
            .iter()
            .filter(hidden)
            .map(|card| card.kind())
    }

    /// How many cards of a kind nobody has seen yet, and how many there are of all kinds.
    pub fn unseen_of(&self, kind: Kind) -> (u8, u32) {
        (self.pool.count(kind.index()), self.pool.total())
    }

    /// Can this power be used this season?
    pub fn has_power(&self, forest: usize, species: Species) -> bool {
        (self.active[forest] & !self.used[forest]) >> species.index() & 1 != 0
    }
}
