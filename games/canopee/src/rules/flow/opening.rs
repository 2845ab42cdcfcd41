//! How a game and its seasons begin.

use crate::rules::config::{Animals, Config, Spirit};
use crate::rules::kind::{Kind, SeasonCard, Species};
use crate::rules::stage::{Phase, Stage};
use crate::rules::state::State;
use crate::rules::tree::Tree;

impl State {
    /// The very first position.
    pub(crate) fn begin(c: &Config) -> State {
        let mut state = State::new(c);
        if let Animals::These(bits) = c.animals {
            for species in Species::ALL
                .into_iter()
                .filter(|s| bits >> s.index() & 1 != 0)
            {
                state.add_species(species);
            }
        }
        if !c.first_edition && !c.solo() {
            (0..c.players).for_each(|f| state.start_tree(f));
        }
        if c.solo() && c.spirit == Spirit::Easy {
            state.start_tree(0);
        }
        if let Some(seat) = c.first {
            state.turn = seat.index() as u8;
            state.sub = 1;
        }
        state.go_on(c);
        state
    }

    /// Takes cards out and splits the rest into season decks, the first ones larger if need be.
    pub(crate) fn deal_decks(&mut self, c: &Config) {
        let seasons = u32::from(c.seasons());
        let rest = c.deck_size().saturating_sub(c.removed());
        let part = |i: u32| (rest / seasons + u32::from(i < rest % seasons)) as u8;
        self.deck = 0;
        self.later = [0; 2];
        for i in 0..seasons {
            match i {
                0 => self.deck = part(0),
                _ => self.later[i as usize - 1] = part(i),
            }
        }
    }

    /// Brings a species into the deck.
    pub(crate) fn add_species(&mut self, species: Species) {
        self.species |= 1 << species.index();
        self.pool.put(species.active().index());
        self.pool
            .put(species.mate().unwrap_or(species.active()).index());
    }

    /// Gives a starting trunk as a tree of its own.
    pub(crate) fn start_tree(&mut self, forest: usize) {
        self.starts += 1;
        self.trees.insert(Tree::new(forest, [1, 0, 0]));
    }

    #[inline(never)]
    pub(super) fn set_up(&mut self, c: &Config) -> bool {
        if self.sub == 0 {
            return self.wait(Phase::First, 0);
        }
        if let Animals::Random(count) = c.animals
            && self.species.count_ones() < u32::from(count)
        {
            return self.wait(Phase::Species, 0);
        }
        self.first = self.turn;
        self.sub = 1;
        self.stage = Stage::Dawn;
        false
    }

    /// A season begins. `sub` is 0 while the first seat is open, then 1.
    #[inline(never)]
    pub(super) fn dawn(&mut self, c: &Config) -> bool {
        if self.sub == 0 {
            return self.wait(Phase::First, 0);
        }
        if c.shifting && self.card.is_none() {
            return self.wait(Phase::SeasonCard, 0);
        }
        self.turn = self.first;
        self.last_taker = self.first;
        self.used = [0; 4];
        self.fresh = [0; 4];
        self.awarded = 0;
        self.stolen = 0;
        let sizes: [u8; 3] = if c.many() { [1, 1, 2] } else { [1, 2, 3] };
        let sides = if c.many() { c.seats } else { 2 };
        for pile in 0..=sides {
            let size = match (c.many(), pile) {
                (false, _) => sizes[pile],
                (true, _) if pile == sides => sizes[2],
                (true, _) => 1,
            };
            (0..size).for_each(|_| self.grow(pile));
        }
        if self.card == Some(SeasonCard::Fecundity) {
            (0..3).for_each(|_| self.grow(sides + 1));
        }
        if c.solo() {
            let extra = u8::from(self.season == 0 && c.spirit == Spirit::Hard);
            for _ in 0..=extra {
                self.starts += 1;
                self.hand(1, Kind::Trunk0);
            }
        }
        self.stage = Stage::Open;
        self.sub = 0;
        false
    }
}
