//! Positions in the middle of a game, for tests, puzzles and lessons.

use table::{Fault, Faults, Phrase};

use crate::rules::CanopyCity;
use crate::rules::catalogue::PLAYS;
use crate::rules::deck::Deck;
use crate::rules::flow::Flow;
use crate::rules::position::{SeatPosition, check, city, read_text, start_piles};
use crate::rules::state::{City, HAND, NONE, START, State, UNKNOWN};

/// Takes the lowest card that is left.
fn take_any(left: &mut Deck) -> u8 {
    let card = left.nth(0);
    left.take(card);
    card
}

impl CanopyCity {
    /// A position at the moment when cards are chosen, in the text form of end positions with one more
    /// line a seat, `hand: card-4 card-7`.
    ///
    /// How many cards the first seat has played says which turn it is. What the text leaves open (other
    /// seats, the rest of a hand, foundations) is filled with the cards that are left, lowest number first;
    /// seats that are not described have played only foundations.
    ///
    /// # Errors
    /// Everything about the text that cannot be.
    pub fn scene(&self, text: &str) -> Result<State, Faults> {
        let flow = &self.flow;
        let (seats, mut faults) = read_text(text);
        check(flow, &seats, &mut faults);
        let played = |seat: &SeatPosition| {
            let buildings: usize = seat.piles.iter().map(|p| p.buildings.len()).sum();
            buildings
                + seat
                    .piles
                    .len()
                    .saturating_sub(start_piles(flow, seat.guild))
        };
        let plays = seats.first().map_or(0, played);
        let most = HAND - plays % HAND;
        for (i, seat) in seats.iter().enumerate() {
            let place = format!("P{}", i + 1);
            if played(seat) != plays || plays >= PLAYS || i >= flow.seats {
                let what = Phrase::new("canopy-city-fault-scene-plays")
                    .number("plays", played(seat) as i64)
                    .number("wanted", plays as i64);
                faults.push(Fault::new(&place, what));
            }
            if seat.hand.len() > most {
                let what = Phrase::new("canopy-city-fault-scene-hand")
                    .number("cards", seat.hand.len() as i64)
                    .number("most", most as i64);
                faults.push(Fault::new(&place, what));
            }
        }
        Faults(faults).or(())?;
        Ok(build(flow, &seats, plays))
    }
}

/// The state of a checked scene.
fn build(flow: &Flow, seats: &[SeatPosition], plays: usize) -> State {
    let mut state = State::new(flow.seats);
    state.cycle = (plays / HAND) as u8;
    state.turn = (plays % HAND) as u8;
    state.shift = state.shift_at(state.cycle, state.turn);
    state.dealt = (HAND * flow.seats) as u8;
    let size = HAND - plays % HAND;
    let mut left = flow.deck;
    for at in 0..flow.seats {
        let hand = state.held_by(at);
        state.cities[at] = match seats.get(at) {
            Some(seat) => {
                for card in &seat.hand {
                    left.take(card.index() as u8);
                    state.insert(hand, card.index() as u8);
                }
                city(flow, seat)
            }
            None => foundations(flow, plays),
        };
        for card in state.cities[at].cards {
            if card < UNKNOWN {
                left.take(card);
            }
        }
    }
    for at in 0..flow.seats {
        for card in &mut state.cities[at].cards {
            if *card == UNKNOWN {
                *card = take_any(&mut left);
            }
        }
        let hand = state.held_by(at);
        let given = state.hands[hand].iter().filter(|c| **c != NONE).count();
        for _ in given..size {
            let card = take_any(&mut left);
            state.insert(hand, card);
        }
    }
    state.deck = left;
    if flow.rulings.limited_supply {
        state.supply = [flow.catalogue.numbers.supply; 2];
        for city in &state.cities[..flow.seats] {
            let cubes = |f: fn(&crate::rules::state::Stack) -> u8| -> u16 {
                city.piles().iter().map(|p| u16::from(f(p))).sum()
            };
            let out = [
                city.gold + cubes(|p| p.gold),
                city.prestige + cubes(|p| p.prestige),
            ];
            for (supply, out) in state.supply.iter_mut().zip(out) {
                *supply = supply.saturating_sub(out);
            }
        }
    }
    flow.begin_pick(&mut state);
    flow.proceed(&mut state);
    state
}

/// A city in which every card was played as a foundation.
fn foundations(flow: &Flow, plays: usize) -> City {
    let mut city = City::EMPTY;
    for _ in 0..flow.catalogue.numbers.start_foundations {
        city.found(START);
    }
    for play in 0..plays {
        city.cards[play] = UNKNOWN;
        city.hidden |= 1 << play;
        city.found(play as u8);
    }
    city
}
