//! What a page shows of a view beyond the view's own numbers: where cards lie, what they would bring.

use table::{Phrase, Seat, Sheet};

use crate::rules::cards::Zone;
use crate::rules::kind::{Kind, Species};
use crate::rules::ledger::Item;
use crate::rules::scoring::{plants, species_points};
use crate::rules::sheet;
use crate::rules::stage::{Phase, Why};
use crate::rules::state::State;
use crate::rules::told;
use crate::rules::view::View;
use crate::rules::{Edition, Rules};

/// A place beside the forests where cards lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// A growth pile; only cards that somebody has seen.
    Pile(usize),
    /// Laid open, still to be added to this forest.
    Adding(usize),
    /// Face down under the pitcher plants of this forest.
    Pitcher(usize),
    /// Kept face down by the hoatzin of this forest.
    Hoatzin(usize),
    /// Drawn openly for a choice.
    Drawn,
    /// Drawn from the germination deck.
    Germination,
    /// The top card that a seat looks at.
    Sky,
}

/// A card that somebody has seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seen {
    /// What it is, if the viewer knows.
    pub kind: Option<Kind>,
    /// Seats that know it, as bits. Against the Spirit, 2 means that it lies face up.
    pub known_by: u8,
    /// Everybody knows that it is a threat; against the Spirit, that it is none.
    pub marked: bool,
}

impl View {
    /// The cards at a place, sorted by kind.
    pub fn cards_at(&self, spot: Spot) -> impl Iterator<Item = Seen> {
        let zone = match spot {
            Spot::Pile(pile) => Zone::pile(pile),
            Spot::Adding(forest) => Zone::hand(forest),
            Spot::Pitcher(forest) => Zone::pitcher(forest),
            Spot::Hoatzin(forest) => Zone::hoatzin(forest),
            Spot::Drawn => Zone::DRAWN,
            Spot::Germination => Zone::SEEDS,
            Spot::Sky => Zone::SKY,
        };
        self.known.cards.of(zone).iter().map(|e| Seen {
            kind: e.known(),
            known_by: e.knowers(),
            marked: e.is_marked(),
        })
    }

    /// Was the power of this species used in this season?
    pub fn is_used(&self, forest: usize, species: Species) -> bool {
        self.known.used[forest] >> species.index() & 1 != 0
    }

    /// How many piles a seat can reach.
    pub fn reach(&self) -> usize {
        self.known.reach()
    }

    /// The other forest of a choice between two.
    pub fn foe(&self) -> usize {
        usize::from(self.known.foe)
    }

    /// Why a card must be discarded.
    pub fn why(&self) -> Why {
        self.known.why
    }
}

impl<E: Edition> Rules<E> {
    /// The pile that is number `nth` (from 0) in the order of this seat.
    pub fn pile_of(&self, seat: Seat, nth: usize) -> usize {
        State::pile_of(self.config(), seat.index(), nth)
    }

    /// The pile that somebody is looking at.
    pub fn pile_looked_at(&self, view: &View) -> Option<usize> {
        let looking = matches!(
            view.phase(),
            Phase::Look | Phase::Choose | Phase::Leave | Phase::Hide | Phase::Uncover
        );
        looking.then(|| view.known.this_pile(self.config()))
    }

    /// How many seasons the game has.
    pub fn seasons(&self) -> u8 {
        self.config().seasons()
    }

    /// The name of a card in this edition.
    pub fn card_phrase(&self, kind: Kind) -> Phrase {
        told::card(self.config(), kind)
    }

    /// The sheet as if the game ended now.
    pub fn sheet_so_far(&self, view: &View) -> Sheet {
        sheet::sheet(self.config(), &view.known)
    }

    /// The points of a forest as if the game ended now.
    pub fn score_so_far(&self, view: &View, forest: usize) -> i32 {
        view.known.scores(self.config())[forest]
    }

    /// What plants and weather of a forest would bring now; what is missing brings nothing.
    pub fn plant_points(&self, view: &View, forest: usize) -> Vec<(Item, i32)> {
        let mut rows = Vec::new();
        let cards = &view.known.forests[forest];
        let complete = view.known.trees.complete(forest);
        plants(&self.config().catalogue, cards, complete, |item, points| {
            rows.push((item, points));
        });
        rows
    }

    /// What the animals of a species bring to a forest now: the active card, then the mate.
    pub fn species_points(&self, view: &View, forest: usize, species: Species) -> (i32, i32) {
        let c = self.config();
        let heights = view.known.trees.heights(forest);
        let spirit = c.solo() && forest == 1;
        let cards = &view.known.forests[forest];
        species_points(&c.catalogue, cards, species, heights, spirit)
    }

    /// What plants, weather and animals would bring more (or less) with these cards in the forest.
    pub fn worth_of(&self, view: &View, forest: usize, cards: &[Kind]) -> i32 {
        let c = self.config();
        let worth = |s: &State| {
            let mut sum = s.wildlife_points(c, forest);
            let complete = s.trees.complete(forest);
            plants(&c.catalogue, &s.forests[forest], complete, |_, p| sum += p);
            sum
        };
        let mut with = view.known;
        for kind in cards {
            with.forests[forest][kind.index()] += 1;
        }
        worth(&with) - worth(&view.known)
    }
}
