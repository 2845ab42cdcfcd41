//! A table to play scenarios on.
#![allow(dead_code, reason = "every test file uses its own part")]
#![allow(
    clippy::unwrap_used,
    reason = "a scenario that cannot be set up is a broken test"
)]

use arboretum::{Action, Arboretum, Card, Chance, Phase, State};
use table::random::{FastRng, choose, fast};
use table::{Actions, Game, Pending, Refusal, Seat, Setup, Viewer};

pub fn card(text: &str) -> Card {
    text.parse().unwrap()
}

pub fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(card).collect()
}

/// Rules, a position, and chance.
pub struct Table {
    pub game: Arboretum,
    pub state: State,
    rng: FastRng,
}

impl Table {
    /// A table for so many, set up by chance.
    pub fn shuffled(seats: usize, seed: u64) -> Table {
        let setup = Setup::new(Arboretum::descriptor(), seats, [], None).unwrap();
        Table::random(Arboretum::new(&setup).unwrap(), seed)
    }

    /// This game, set up by chance.
    pub fn random(game: Arboretum, seed: u64) -> Table {
        let state = game.start();
        let mut table = Table {
            game,
            state,
            rng: fast(seed, 0),
        };
        table.chance();
        table
    }

    /// Two seats with these hands, the first to begin; jacaranda, lilac, maple, poinciana, oak and
    /// willow are in play.
    pub fn deal(hands: &[&str]) -> Table {
        let options = [
            ("first-seat", "P1"),
            ("leave-out", "cassia,dogwood,olive,magnolia"),
        ];
        let setup = Setup::new(Arboretum::descriptor(), hands.len(), options, None).unwrap();
        let game = Arboretum::new(&setup).unwrap();
        let mut state = game.start();
        let hands: Vec<Vec<Card>> = hands.iter().map(|h| cards(h)).collect();
        for round in 0..7 {
            for hand in &hands {
                game.resolve(&mut state, Chance::Card(hand[round])).unwrap();
            }
        }
        Table {
            game,
            state,
            rng: fast(0, 0),
        }
    }

    fn chance(&mut self) {
        while self.game.pending(&self.state) == Pending::Chance {
            let outcome = self.game.draw(&self.state, &mut self.rng);
            self.game.resolve(&mut self.state, outcome).unwrap();
        }
    }

    fn public(&self) -> arboretum::View {
        self.game.view(&self.state, Viewer::Public)
    }

    pub fn turn(&self) -> Seat {
        self.public().turn()
    }

    pub fn phase(&self) -> Phase {
        self.public().phase()
    }

    pub fn deck(&self) -> usize {
        self.public().deck()
    }

    pub fn hand(&self, seat: Seat) -> Vec<Card> {
        let view = self.game.view(&self.state, Viewer::Seat(seat));
        view.known_hand(seat).iter().collect()
    }

    pub fn actions(&self) -> Actions<Action> {
        let mut actions = Actions::new();
        self.game.actions(&self.state, self.turn(), &mut actions);
        actions
    }

    pub fn choices(&self) -> Vec<String> {
        self.actions().iter().map(|a| a.to_string()).collect()
    }

    pub fn refusal(&self, action: &str) -> Option<Refusal> {
        self.game
            .refusal(&self.state, self.turn(), action.parse().unwrap())
    }

    /// Plays on until this phase comes up, then asks.
    pub fn refusal_in_phase(&mut self, phase: Phase, action: &str) -> Option<Refusal> {
        while self.phase() != phase {
            self.first_choice();
        }
        self.refusal(action)
    }

    /// The seat whose turn it is acts; chance follows.
    pub fn act(&mut self, action: &str) {
        let seat = self.turn();
        self.game
            .apply(&mut self.state, seat, action.parse().unwrap())
            .unwrap_or_else(|e| panic!("{action}: {e}"));
        self.chance();
    }

    /// Several actions in a row.
    pub fn play(&mut self, actions: &[&str]) {
        for action in actions {
            self.act(action);
        }
    }

    /// Draws from the deck, and the card is this one.
    pub fn draw_card(&mut self, text: &str) {
        let seat = self.turn();
        self.game
            .apply(&mut self.state, seat, Action::Deck)
            .unwrap();
        self.game
            .resolve(&mut self.state, Chance::Card(card(text)))
            .unwrap();
    }

    pub fn first_choice(&mut self) {
        let action = self.actions()[0];
        self.act(&action.to_string());
    }

    pub fn random_choice(&mut self) {
        let actions = self.actions();
        let action = choose(&mut self.rng, &actions);
        let seat = self.turn();
        self.game.apply_unchecked(&mut self.state, seat, action);
        self.chance();
    }

    /// The first choice at every decision of a turn: two cards from the deck.
    pub fn quick_turn(&mut self) {
        for _ in 0..5 {
            self.first_choice();
        }
    }

    pub fn random_turn(&mut self) {
        for _ in 0..5 {
            self.random_choice();
        }
    }

    /// Plays turns until so many cards are left in the deck.
    pub fn until_deck(&mut self, left: usize) {
        while self.deck() > left {
            if self.deck() == left + 1
                || (self.deck() - left) % 2 == 1 && self.phase() == Phase::Draw1 && self.tops()
            {
                let top = self
                    .choices()
                    .into_iter()
                    .find(|c| c.starts_with("top"))
                    .unwrap();
                self.act(&top);
                for _ in 0..4 {
                    self.first_choice();
                }
            } else {
                self.quick_turn();
            }
        }
    }

    fn tops(&self) -> bool {
        self.choices().iter().any(|c| c.starts_with("top"))
    }
}
