//! [`State`]: a position with all its secrets, and how it changes.

use table::random::{Rng, below};
use table::{Seat, SeatSet};

use crate::rules::action::Action;
use crate::rules::card::{Card, CardSet, Species};
use crate::rules::garden::{Cell, Garden, MAX_PLANTED};
use crate::rules::scoring::{best_points, rights};

/// Cards in a hand between turns.
pub const HAND: usize = 7;
/// Most seats.
pub const SEATS: usize = 4;

/// How many species are left out with so many seats.
pub const fn left_out(seats: usize) -> usize {
    match seats {
        2 => 4,
        3 => 2,
        _ => 0,
    }
}

/// Where in the game we are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Phase {
    /// Chance names the first seat.
    First,
    /// Chance names the species that are left out.
    LeaveOut,
    /// Chance deals seven cards each.
    Deal,
    /// The seat chooses where its first card comes from.
    Draw1,
    /// Chance turns the first card from the deck.
    Reveal1,
    /// The seat chooses where its second card comes from.
    Draw2,
    /// Chance turns the second card from the deck.
    Reveal2,
    /// The seat chooses a card to plant.
    Choose,
    /// The seat chooses a cell for it.
    Place,
    /// The seat discards.
    Discard,
    /// Nothing more happens.
    Over,
}

impl Phase {
    /// All phases with their names in text forms.
    pub const ALL: [(Phase, &'static str); 11] = [
        (Phase::First, "first"),
        (Phase::LeaveOut, "leave-out"),
        (Phase::Deal, "deal"),
        (Phase::Draw1, "draw-1"),
        (Phase::Reveal1, "reveal-1"),
        (Phase::Draw2, "draw-2"),
        (Phase::Reveal2, "reveal-2"),
        (Phase::Choose, "choose"),
        (Phase::Place, "place"),
        (Phase::Discard, "discard"),
        (Phase::Over, "over"),
    ];
}

/// A discard pile, bottom first. A seat discards at most once a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Pile {
    len: u8,
    /// Card indices counted from one, so that unused places are all alike.
    cards: [u8; MAX_PLANTED],
}

impl Pile {
    /// Lays a card on top.
    #[inline]
    pub fn push(&mut self, card: Card) {
        self.cards[usize::from(self.len)] = card.index() as u8 + 1;
        self.len += 1;
    }

    /// Takes the top card.
    #[inline]
    pub fn pop(&mut self) -> Option<Card> {
        let top = self.top()?;
        self.len -= 1;
        self.cards[usize::from(self.len)] = 0;
        Some(top)
    }

    /// The top card.
    #[inline]
    pub fn top(&self) -> Option<Card> {
        self.iter().next_back()
    }

    /// The cards from the bottom up.
    #[inline]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Card> {
        self.cards[..usize::from(self.len)]
            .iter()
            .filter_map(|c| Card::from_index(usize::from(*c) - 1))
    }

    /// True if there is no card.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
}

/// A position. The deck is the set of cards that nobody has seen.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) deck: CardSet,
    pub(crate) hands: [CardSet; SEATS],
    /// Cards in hands that everybody knows, because they came from a discard pile.
    pub(crate) open: CardSet,
    pub(crate) gardens: [Garden; SEATS],
    pub(crate) piles: [Pile; SEATS],
    /// Species that are left out, as bits.
    pub(crate) out: u16,
    pub(crate) seats: u8,
    pub(crate) turn: Seat,
    pub(crate) phase: Phase,
    /// The card chosen to be planted, while its cell is being chosen.
    pub(crate) picked: Option<Card>,
}

impl State {
    pub(crate) fn new(seats: usize) -> State {
        State {
            deck: CardSet::ALL,
            hands: [CardSet::EMPTY; SEATS],
            open: CardSet::EMPTY,
            gardens: [Garden::default(); SEATS],
            piles: [Pile::default(); SEATS],
            out: 0,
            seats: seats as u8,
            turn: Seat::P1,
            phase: Phase::First,
            picked: None,
        }
    }

    pub(crate) fn seat_count(&self) -> usize {
        usize::from(self.seats)
    }

    /// The hands of the seats that play.
    pub(crate) fn hands(&self) -> &[CardSet] {
        &self.hands[..self.seat_count()]
    }

    pub(crate) fn is_out(&self, species: Species) -> bool {
        self.out >> species.index() & 1 != 0
    }

    /// The seat that the next dealt card goes to: one each in turn, from the first seat on.
    pub(crate) fn dealt_to(&self) -> Seat {
        let dealt: usize = self.hands().iter().map(|h| h.len()).sum();
        let at = (self.turn.index() + dealt) % self.seat_count();
        Seat::new(at).unwrap_or_default()
    }

    pub(crate) fn set_first(&mut self, seat: Seat) {
        self.turn = seat;
        self.phase = Phase::LeaveOut;
        self.skip_settled();
    }

    pub(crate) fn leave_out(&mut self, species: Species) {
        self.out |= 1 << species.index();
        self.deck = self.deck.minus(CardSet::of_species(species));
        self.skip_settled();
    }

    fn skip_settled(&mut self) {
        if self.phase == Phase::LeaveOut
            && self.out.count_ones() as usize == left_out(self.seat_count())
        {
            self.phase = Phase::Deal;
        }
    }

    /// Chance turned this card of the deck for whoever is to have it.
    #[inline]
    pub(crate) fn turn_up(&mut self, card: Card) {
        self.deck.remove(card);
        if self.phase == Phase::Deal {
            let seat = self.dealt_to();
            self.hands[seat.index()].insert(card);
            if self.dealt_to() == self.turn && self.hands[self.turn.index()].len() == HAND {
                self.phase = Phase::Draw1;
            }
        } else {
            self.hands[self.turn.index()].insert(card);
            self.after_draw();
        }
    }

    #[inline]
    fn after_draw(&mut self) {
        // A second draw is always possible: if the deck is empty now, its last card was the first
        // draw, and the discard of whoever played before still lies there.
        self.phase = match self.phase {
            Phase::Draw1 | Phase::Reveal1 => Phase::Draw2,
            _ => Phase::Choose,
        };
    }

    #[inline]
    pub(crate) fn act(&mut self, action: Action) {
        let me = self.turn.index();
        match action {
            Action::Deck => {
                self.phase = match self.phase {
                    Phase::Draw1 => Phase::Reveal1,
                    _ => Phase::Reveal2,
                };
            }
            Action::Top(seat) => {
                if let Some(card) = self.piles[seat.index()].pop() {
                    self.hands[me].insert(card);
                    self.open.insert(card);
                }
                self.after_draw();
            }
            Action::Plant(card) => {
                self.picked = Some(card);
                self.phase = Phase::Place;
            }
            Action::At(cell) => {
                if let Some(card) = self.picked.take() {
                    self.gardens[me].plant(card, cell);
                    self.hands[me].remove(card);
                    self.open.remove(card);
                }
                self.phase = Phase::Discard;
            }
            Action::Discard(card) => {
                self.hands[me].remove(card);
                self.open.remove(card);
                self.piles[me].push(card);
                self.end_turn();
            }
        }
    }

    fn end_turn(&mut self) {
        if self.deck.is_empty() {
            self.phase = Phase::Over;
            // For the scoring everybody shows what is left in hand.
            self.open = self
                .hands()
                .iter()
                .fold(CardSet::EMPTY, |all, hand| all.union(*hand));
        } else {
            self.turn = self.turn.next(self.seat_count());
            self.phase = Phase::Draw1;
        }
    }

    /// Would ending the turn now end the game?
    pub(crate) fn last_turn(&self) -> bool {
        self.deck.is_empty()
    }

    /// Lists the choices of the seat whose turn it is.
    #[inline]
    pub(crate) fn list(&self, mut f: impl FnMut(Action)) {
        let me = self.turn.index();
        match self.phase {
            Phase::Draw1 | Phase::Draw2 => {
                if !self.deck.is_empty() {
                    f(Action::Deck);
                }
                for seat in Seat::first(self.seat_count()) {
                    if !self.piles[seat.index()].is_empty() {
                        f(Action::Top(seat));
                    }
                }
            }
            Phase::Choose => self.hands[me].iter().for_each(|c| f(Action::Plant(c))),
            Phase::Place => self.gardens[me].for_each_free(|cell| f(Action::At(cell))),
            Phase::Discard => self.hands[me].iter().for_each(|c| f(Action::Discard(c))),
            _ => {}
        }
    }

    /// Where a random draw comes from, each source as likely as any other.
    #[inline]
    pub(crate) fn random_draw<R: Rng + ?Sized>(&self, rng: &mut R) -> Action {
        let deck = u32::from(!self.deck.is_empty());
        let mut filled = SeatSet::EMPTY;
        for seat in Seat::first(self.seat_count()) {
            if !self.piles[seat.index()].is_empty() {
                filled.insert(seat);
            }
        }
        let n = below(rng, deck + filled.len() as u32);
        match n
            .checked_sub(deck)
            .and_then(|n| filled.iter().nth(n as usize))
        {
            Some(seat) => Action::Top(seat),
            None => Action::Deck,
        }
    }

    /// Cards left in the deck.
    pub fn deck_size(&self) -> usize {
        self.deck.len()
    }

    /// The cards of the deck.
    pub fn deck(&self) -> CardSet {
        self.deck
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// Where in the turn.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Is the species in play?
    pub fn plays(&self, species: Species) -> bool {
        !self.is_out(species)
    }

    /// The discard pile of a seat.
    pub fn discards(&self, seat: Seat) -> &Pile {
        &self.piles[seat.index()]
    }

    /// The cards of every seat's hand.
    pub fn all_hands(&self) -> &[CardSet] {
        self.hands()
    }

    /// Cards in hands that everybody knows, because they came from a discard pile.
    pub fn open(&self) -> CardSet {
        self.open
    }

    /// The trees of a seat.
    pub fn garden(&self, seat: Seat) -> &Garden {
        &self.gardens[seat.index()]
    }

    /// Does the cell take the next tree of the seat whose turn it is?
    pub(crate) fn accepts(&self, cell: Cell) -> bool {
        self.gardens[self.turn.index()].accepts(cell)
    }

    /// Points of every seat if the game ended now.
    pub(crate) fn points(&self) -> [i32; SEATS] {
        let mut points = [0; SEATS];
        let rights = Species::ALL.map(|species| rights(self.hands(), species));
        for (seat, points) in points.iter_mut().enumerate().take(self.seat_count()) {
            let best = best_points(&self.gardens[seat]);
            for (best, holders) in best.iter().zip(&rights) {
                *points += i32::from(*best) * i32::from(holders >> seat & 1);
            }
        }
        points
    }

    /// How many species a seat has planted.
    pub(crate) fn variety(&self, seat: Seat) -> u32 {
        self.garden(seat)
            .iter()
            .fold(0u16, |seen, (card, _)| seen | 1 << card.species().index())
            .count_ones()
    }

    /// Who has won: most points, then most species planted, then shared.
    pub(crate) fn winners(&self, points: &[i32; SEATS]) -> SeatSet {
        let key = |seat: Seat| (points[seat.index()], self.variety(seat));
        let seats = || Seat::first(self.seat_count());
        let best = seats().map(key).max();
        seats().filter(|s| Some(key(*s)) == best).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_is_small_enough_to_copy_without_a_thought() {
        assert!(size_of::<State>() <= 1024, "{} bytes", size_of::<State>());
    }
}
