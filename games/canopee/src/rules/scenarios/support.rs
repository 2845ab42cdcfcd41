//! A table for scenarios: positions are built from the box, so that no card exists twice, and every
//! step is checked and audited.

use table::{Game, Pending, Seat, Setup, Viewer};

use crate::rules::cards::{Entry, Zone};
use crate::rules::kind::{Kind, SeasonCard};
use crate::rules::ledger::Item;
use crate::rules::stage::{Phase, Stage};
use crate::rules::state::State;
use crate::rules::tree::Tree;
use crate::rules::view::{View, read_tree};
use crate::rules::{Edition, Final, First, Rules};

/// A table in the middle of a scenario.
pub(super) struct Scene<E: Edition = Final> {
    pub(super) game: Rules<E>,
    pub(super) state: State,
}

/// Two seats, base cards.
pub(super) fn two() -> Scene {
    Scene::new(2, &[])
}

/// Two seats, all advanced plants and threats, and these species (six or seven).
pub(super) fn with(species: &str) -> Scene {
    Scene::new(2, &[("cards", "diverse"), ("species", species)])
}

/// Two seats with this season card.
pub(super) fn season(card: SeasonCard) -> Scene {
    let mut scene = Scene::new(2, &[("shifting-seasons", "yes")]);
    scene
        .state
        .resolve(scene.game.config(), crate::rules::Chance::Season(card));
    scene
}

/// The first edition.
pub(super) fn first_edition() -> Scene<First> {
    Scene::new(2, &[])
}

/// Alone against the Spirit.
pub(super) fn solo() -> Scene {
    Scene::new(1, &[])
}

/// Words like `fern*3 rain` as kinds.
pub(super) fn kinds(text: &str) -> Vec<Kind> {
    let mut list = Vec::new();
    for word in text.split_whitespace() {
        let (name, n) = word.split_once('*').unwrap_or((word, "1"));
        let n: usize = n.parse().unwrap();
        list.extend(std::iter::repeat_n(name.parse::<Kind>().unwrap(), n));
    }
    list
}

impl<E: Edition> Scene<E> {
    pub(super) fn new(seats: usize, options: &[(&str, &str)]) -> Scene<E> {
        let first = [("first-seat", "P1")];
        let options = options.iter().copied().chain(first);
        let setup = Setup::new(E::descriptor(), seats, options, None).unwrap();
        let game = Rules::<E>::new(&setup).unwrap();
        let state = game.start();
        Scene { game, state }
    }

    fn take(&mut self, kind: Kind) -> Kind {
        assert!(
            self.state.pool.count(kind.index()) > 0,
            "no {kind} left in the box"
        );
        self.state.pool.take(kind.index());
        let face_down: u8 = self.state.unseen.iter().sum();
        let placed = u32::from(face_down + self.state.deck) + u32::from(self.state.later[0]);
        if placed > self.state.pool.total() {
            // With four seats no card is out: the later deck pays.
            self.state.later[0] -= 1;
        }
        kind
    }

    /// Puts cards into a forest.
    pub(super) fn forest(mut self, seat: usize, cards: &str) -> Self {
        for kind in kinds(cards) {
            let kind = self.take(kind);
            self.state.forests[seat - 1][kind.index()] += 1;
        }
        self.state.note_active(seat - 1);
        self
    }

    /// Replaces the trees of a forest; the starting trunk goes back to the box.
    pub(super) fn trees(mut self, seat: usize, trees: &str) -> Self {
        let forest = seat - 1;
        while !self.state.trees.of(forest).is_empty() {
            self.state.trees.remove(forest, 0);
            self.state.starts -= 1;
        }
        for text in trees.split(',').map(str::trim).filter(|t| !t.is_empty()) {
            let tree = read_tree(text, forest).unwrap();
            for value in 0..3u8 {
                for _ in 0..tree.trunks(value) {
                    self.take(Kind::trunk(value));
                }
            }
            if let Some(m) = tree.canopy() {
                self.take(Kind::canopy(m));
            }
            self.state.trees.insert(tree);
        }
        self
    }

    /// Lays these cards on pile number `pile`, face down, and nobody knows them.
    pub(super) fn pile(mut self, pile: usize, cards: &str) -> Self {
        let p = pile - 1;
        self.state.unseen[p] = 0;
        self.state.cards.drain(Zone::pile(p), |_| {});
        for kind in kinds(cards) {
            let kind = self.take(kind);
            self.state.cards.insert(Entry::new(Zone::pile(p), kind, 0));
        }
        self
    }

    /// Leaves so many cards in the season's deck.
    pub(super) fn deck(mut self, cards: u8) -> Self {
        self.state.deck = cards;
        self
    }

    /// Points of earlier seasons.
    pub(super) fn points(mut self, seat: usize, points: i8) -> Self {
        self.state.ledger[seat - 1][0][Item::Trees as usize] = points;
        self
    }

    /// It is the last season.
    pub(super) fn last_season(mut self) -> Self {
        self.state.season = self.game.config().seasons() - 1;
        self.state.later = [0; 2];
        self
    }

    /// The first seat's turn begins.
    pub(super) fn begin(mut self) -> Self {
        self.state.stage = Stage::Open;
        self.state.turn = 0;
        self.state.sub = 0;
        self.state.hands = 0;
        self.state.go_on(self.game.config());
        self.checked()
    }

    /// The season ends; this seat has taken the last pile.
    pub(super) fn end(mut self, last_taker: usize) -> Self {
        self.state.unseen = [0; 6];
        self.state.cards.change_all(|e| {
            if e.zone().is_pile() {
                e.moved(Zone::AWAY)
            } else {
                e
            }
        });
        self.state.deck = 0;
        self.state.last_taker = last_taker as u8 - 1;
        self.begin()
    }

    fn checked(self) -> Self {
        self.game.audit(&self.state).unwrap();
        self
    }

    /// The seat that must choose does these, one after the other.
    pub(super) fn act(mut self, actions: &str) -> Self {
        for action in actions.split(',').map(str::trim) {
            let seat = self.chooser();
            let action = action.parse().unwrap();
            let result = self.game.apply(&mut self.state, seat, action);
            result.unwrap_or_else(|e| panic!("{action}: {e}; legal: {}", self.legal()));
            self = self.checked();
        }
        self
    }

    /// Chance brings these cards, one after the other.
    pub(super) fn chance(mut self, cards: &str) -> Self {
        for card in cards.split(',').map(str::trim) {
            let outcome = card.parse().unwrap();
            let result = self.game.resolve(&mut self.state, outcome);
            result.unwrap_or_else(|e| panic!("{card}: {e}, waiting for {:?}", self.state.phase));
            self = self.checked();
        }
        self
    }

    /// The seat that must choose.
    pub(super) fn chooser(&self) -> Seat {
        match self.game.pending(&self.state) {
            Pending::Seats(seats) => seats.iter().next().unwrap(),
            other => panic!("{other:?}, {:?}", self.state.phase),
        }
    }

    /// What may be done, in words of the notation.
    pub(super) fn legal(&self) -> String {
        let mut list = Vec::new();
        if !self.state.phase.is_chance() {
            self.state
                .list(self.game.config(), |a| list.push(a.to_string()));
        }
        list.join(", ")
    }

    pub(super) fn may(&self, action: &str) -> bool {
        self.legal().split(", ").any(|a| a == action)
    }

    /// The rule that forbids an action.
    pub(super) fn refused(&self, action: &str) -> &'static str {
        let seat = self.chooser();
        match self
            .game
            .refusal(&self.state, seat, action.parse().unwrap())
        {
            Some(table::Refusal::Illegal { rule, .. }) => rule,
            other => panic!("{action}: {other:?}"),
        }
    }

    pub(super) fn phase(&self) -> Phase {
        self.state.phase
    }

    /// How many of a card are in a forest.
    pub(super) fn has(&self, seat: usize, card: &str) -> u8 {
        self.state.has(seat - 1, card.parse().unwrap())
    }

    /// The trees of a forest.
    pub(super) fn wood(&self, seat: usize) -> String {
        let trees: Vec<String> = self.state.trees.of(seat - 1).iter().map(text).collect();
        trees.join(", ")
    }

    /// How many of a card were discarded.
    pub(super) fn gone(&self, card: &str) -> u8 {
        self.state.discard[card.parse::<Kind>().unwrap().index()]
    }

    /// Points of a row of the ledger in the season that has just been scored.
    pub(super) fn row(&self, seat: usize, season: usize, item: Item) -> i8 {
        self.state.ledger[seat - 1][season - 1][item as usize]
    }

    pub(super) fn total(&self, seat: usize) -> i32 {
        self.state.scores(self.game.config())[seat - 1]
    }

    /// What a viewer sees.
    pub(super) fn view(&self, viewer: &str) -> View {
        self.game
            .view(&self.state, viewer.parse::<Viewer>().unwrap())
    }

    /// What a viewer knows of a pile, as names.
    pub(super) fn known(&self, viewer: &str, pile: usize) -> String {
        let view = self.view(viewer);
        let known: Vec<&str> = view.known_in_pile(pile - 1).map(|k| k.name()).collect();
        known.join(" ")
    }
}

fn text(tree: &Tree) -> String {
    crate::rules::view::tree_text(*tree)
}
