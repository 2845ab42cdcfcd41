//! Regeneration, and who begins the next season.

use crate::rules::cards::{Zone, seat_bit};
use crate::rules::config::Config;
use crate::rules::kind::{KINDS, Kind, SeasonCard};
use crate::rules::stage::Stage;
use crate::rules::state::State;

/// All bits for kinds that stay from season to season: the animals.
const LASTING: [u8; KINDS] = {
    let mut lasting = [0; KINDS];
    let mut at = 0;
    while at < KINDS {
        if Kind::at(at).is_wildlife() {
            lasting[at] = u8::MAX;
        }
        at += 1;
    }
    lasting
};

impl State {
    /// All but trees and animals is discarded; what lay under a pitcher plant comes to light.
    pub(super) fn regrow(&mut self, forest: usize) -> bool {
        self.wither(forest);
        self.lay_open(forest, Zone::pitcher(forest));
        self.next_forest()
    }

    /// All but trees and animals is discarded; in the season of danger one threat of each kind.
    pub(super) fn wither(&mut self, forest: usize) {
        let cards = &mut self.forests[forest];
        let danger = self.card == Some(SeasonCard::Danger);
        let threats = Kind::THREATS.map(|kind| match danger {
            true => cards[kind.index()].saturating_sub(1),
            false => 0,
        });
        for ((count, discard), lasts) in cards.iter_mut().zip(&mut self.discard).zip(&LASTING) {
            *discard += *count & !lasts;
            *count &= lasts;
        }
        if danger {
            for (kind, stay) in Kind::THREATS.into_iter().zip(threats) {
                cards[kind.index()] = stay;
                self.discard[kind.index()] -= stay;
            }
        }
    }

    /// Discards all cards of a kind.
    pub(super) fn throw_away(&mut self, forest: usize, kind: Kind) {
        let count = std::mem::take(&mut self.forests[forest][kind.index()]);
        self.discard[kind.index()] += count;
    }

    pub(super) fn next_season(&mut self, c: &Config) -> bool {
        self.season += 1;
        if self.season >= c.seasons() {
            self.season = c.seasons() - 1;
            self.stage = Stage::Over;
            return false;
        }
        self.deck = self.later[0];
        self.later = [self.later[1], 0];
        self.card = None;
        let starters = self.starters(c);
        // From the seat after the one that took the last pile.
        let first = (1..=c.players)
            .map(|i| (usize::from(self.last_taker) + i) % c.players)
            .find(|f| starters & seat_bit(*f) != 0)
            .unwrap_or(0);
        self.first = if c.solo() { 0 } else { first as u8 };
        self.next_stage(Stage::Dawn);
        self.sub = u8::from(c.solo() || !c.tied_start_random || starters.count_ones() == 1);
        false
    }

    /// Forests that could begin the next season, as bits.
    pub(crate) fn starters(&self, c: &Config) -> u8 {
        let all = (1u8 << c.players) - 1;
        if c.first_edition {
            let losers = all & !self.awarded;
            return if losers.count_ones() == 1 {
                losers
            } else {
                all
            };
        }
        let mut fewest = i32::MAX;
        let mut starters = 0;
        for forest in 0..c.players {
            let banked = self.banked(forest);
            if banked < fewest {
                (fewest, starters) = (banked, 0);
            }
            starters |= u8::from(banked == fewest) << forest;
        }
        starters
    }
}
