//! What a season brings: trees, the award for the tallest, plants and weather.

use crate::rules::action::SEATS;
use crate::rules::cards::seat_bit;
use crate::rules::config::Config;
use crate::rules::kind::{Kind, SeasonCard};
use crate::rules::ledger::Item;
use crate::rules::scoring::{orchids_wither, plants};
use crate::rules::stage::Stage;
use crate::rules::state::State;

impl State {
    pub(super) fn score_trees(&mut self, c: &Config) -> bool {
        let mut tallest = [0; SEATS];
        for (forest, tallest) in tallest.iter_mut().enumerate().take(c.players) {
            let (points, height) = self.trees.score(forest);
            self.book(forest, Item::Trees, points);
            *tallest = height;
        }
        let height = tallest.into_iter().max().unwrap_or(0);
        self.awarded = (0..c.players)
            .filter(|f| height > 0 && tallest[*f] == height)
            .fold(0, |bits, f| bits | seat_bit(f));
        if self.card == Some(SeasonCard::Stature) {
            return self.next_stage(Stage::Steal);
        }
        let winners = self.awarded;
        for forest in (0..c.players).filter(|f| winners & seat_bit(*f) != 0) {
            self.award(forest, Item::Tallest, c.tallest(self.season));
            let mut trees = self.trees.of(forest).iter();
            let slot =
                trees.position(|t| t.is_complete() && !t.is_awarded() && t.height() == height);
            if let Some(slot) = slot {
                self.trees.grow(forest, slot, |t| t.awarded());
            }
        }
        self.next_stage(Stage::Plants)
    }

    pub(super) fn score_plants(&mut self, c: &Config, forest: usize) {
        if orchids_wither(&self.forests[forest]) {
            self.throw_away(forest, Kind::Orchid);
        }
        let cards = self.forests[forest];
        // Only lianas count complete trees.
        let complete = match self.has(forest, Kind::Lianas) {
            0 => 0,
            _ => self.trees.complete(forest),
        };
        plants(&c.catalogue, &cards, complete, |item, points| {
            self.book(forest, item, points);
        });
    }

    /// Books what a season's end brings without any choice: trees, the award, plants, weather, and
    /// season cards that count.
    pub(crate) fn score_for_pad(&mut self, c: &Config) {
        self.score_trees(c);
        (0..c.players).for_each(|f| self.score_plants(c, f));
        if matches!(self.card, Some(SeasonCard::Diversity | SeasonCard::Leaves)) {
            self.step = 0;
            self.card_step(c);
        }
    }
}
