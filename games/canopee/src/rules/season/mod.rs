//! The end of a season in its steps, each in the order of the table.

mod acts;
mod events;
mod harvest;
mod regrowth;
mod seeds;
mod threats;
mod wildlife;

use crate::rules::cards::Zone;
use crate::rules::config::Config;
use crate::rules::kind::Kind;
use crate::rules::ledger::Item;
use crate::rules::stage::Stage;
use crate::rules::state::State;

impl State {
    /// Ends the season: piles that nobody can take are put away unseen.
    pub(crate) fn end_season(&mut self, c: &Config) {
        self.stage = Stage::Reveal;
        self.step = 0;
        self.sub = 0;
        if c.many() {
            self.cards.change_all(|e| {
                if e.zone().is_pile() {
                    e.moved(Zone::AWAY)
                } else {
                    e
                }
            });
            self.unseen = [0; 6];
        }
    }

    fn next_stage(&mut self, stage: Stage) -> bool {
        self.stage = stage;
        self.step = 0;
        self.sub = 0;
        false
    }

    /// The next forest of the stage, or `None` when all have gone through it.
    fn this_forest(&self, c: &Config) -> Option<usize> {
        let step = usize::from(self.step);
        (step < c.players).then(|| self.in_order(c, step))
    }

    fn next_forest(&mut self) -> bool {
        self.step += 1;
        self.sub = 0;
        false
    }

    /// One step of the season's end. True if somebody must choose or chance must speak.
    #[inline]
    pub(crate) fn season_end_step(&mut self, c: &Config) -> bool {
        if self.step == 0 && self.sub == 0 && (self.stage as u8) < Stage::Trees as u8 {
            self.skip_quiet_stages(c);
        }
        match self.stage {
            Stage::Reveal => match self.this_forest(c) {
                Some(forest) => {
                    self.lay_open(forest, Zone::hoatzin(forest));
                    self.next_forest()
                }
                // The first edition has no step for wildlife.
                None if c.first_edition => self.next_stage(Stage::Seeds),
                None => self.next_stage(Stage::Wild),
            },
            Stage::Wild => match self.this_forest(c) {
                Some(forest) => self.wild_step(c, forest),
                None => self.next_stage(Stage::Seeds),
            },
            Stage::Seeds => match self.this_forest(c) {
                Some(forest) => self.seeds_step(c, forest),
                None => self.next_stage(Stage::Threats),
            },
            Stage::Threats => match self.this_forest(c) {
                Some(forest) => self.threats_step(c, forest),
                None => {
                    if c.solo() && self.threats(1) > self.threats(0) {
                        self.award(1, Item::Threats, c.catalogue.spirit_threats);
                    }
                    self.next_stage(Stage::Trees)
                }
            },
            Stage::Trees if self.ends_quietly(c) => self.close_season(c),
            Stage::Trees => self.score_trees(c),
            Stage::Steal => match self.this_forest(c) {
                Some(forest) => self.steal_step(c, forest),
                None => self.next_stage(Stage::Plants),
            },
            Stage::Plants => {
                (0..c.players).for_each(|f| self.score_plants(c, f));
                self.next_stage(Stage::Card)
            }
            Stage::Card => self.card_step(c),
            Stage::Regrow => match self.this_forest(c) {
                Some(forest) => self.regrow(forest),
                None => self.next_season(c),
            },
            _ => false,
        }
    }

    /// Passes over stages in which nothing happens to any forest.
    fn skip_quiet_stages(&mut self, c: &Config) {
        let all = &self.forests[..c.players];
        let none = |kind: Kind| all.iter().all(|f| f[kind.index()] == 0);
        if self.stage == Stage::Reveal
            && (0..c.players).all(|f| self.cards.count(Zone::hoatzin(f)) == 0)
        {
            self.stage = if c.first_edition {
                Stage::Seeds
            } else {
                Stage::Wild
            };
        }
        let wild = [Kind::Ants, Kind::Jaguar, Kind::Butterfly];
        if self.stage == Stage::Wild && wild.iter().all(|k| none(*k)) {
            self.stage = Stage::Seeds;
        }
        if self.stage == Stage::Seeds && none(Kind::Seed) {
            self.stage = Stage::Threats;
        }
        if self.stage == Stage::Threats && !c.solo() && self.is_calm(c) {
            self.stage = Stage::Trees;
        }
    }

    /// Will nobody have anything to choose any more this season?
    fn ends_quietly(&self, c: &Config) -> bool {
        self.card.is_none() && (0..c.players).all(|f| self.cards.count(Zone::pitcher(f)) == 0)
    }

    /// The rest of a season in which nobody has anything to choose: all is scored and regrows.
    pub(crate) fn close_season(&mut self, c: &Config) -> bool {
        self.score_trees(c);
        for forest in 0..c.players {
            self.score_plants(c, forest);
            self.wither(forest);
        }
        self.next_stage(Stage::Regrow);
        self.step = c.players as u8;
        self.next_season(c)
    }
}
