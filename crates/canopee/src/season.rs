//! The end of a season in its steps, each in the order of the table.

use crate::action::{Action, SEATS};
use crate::cards::{Zone, seat_bit};
use crate::config::Config;
use crate::kind::{KINDS, Kind, SEED_KINDS, SeasonCard, Species};
use crate::scoring::{orchids_wither, plants};
use crate::state::{Item, Phase, Stage, State, Why};

/// Points for the most species in the season of diversity.
const DIVERSITY: i32 = 3;
/// Points that buy off the hunters.
const HUNTING: i32 = 4;
/// Cards drawn from the germination deck before fires are counted.
const GERMINATION: u8 = 3;

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
    fn ask(&mut self, phase: Phase, who: usize) -> bool {
        self.phase = phase;
        self.who = who as u8;
        true
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

    /// Forests other than this one that have animals.
    pub(crate) fn prey(&self, c: &Config, forest: usize) -> impl Iterator<Item = usize> {
        (0..c.players).filter(move |f| *f != forest && self.wildlife(*f) > 0)
    }

    fn wild_step(&mut self, c: &Config, forest: usize) -> bool {
        if c.solo() && forest == 1 {
            return self.next_forest();
        }
        if self.sub == 2 {
            self.sub = 1;
            return self.strike(forest, usize::from(self.foe));
        }
        if self.sub == 0 {
            self.sub = 1;
            if self.has(forest, Kind::Jaguar) > 0 {
                let mut prey = self.prey(c, forest);
                let (first, more) = (prey.next(), prey.next().is_some());
                drop(prey);
                if let Some(victim) = first {
                    if more {
                        return self.ask(Phase::JaguarAt, forest);
                    }
                    return self.strike(forest, victim);
                }
            }
        }
        if self.ready(forest, Species::Ants) || self.may_flutter(forest) {
            return self.ask(Phase::Wild, forest);
        }
        self.next_forest()
    }

    fn strike(&mut self, forest: usize, victim: usize) -> bool {
        self.foe = victim as u8;
        self.ask(Phase::Strike, forest)
    }

    /// Plants that a butterfly can turn into.
    pub(crate) const FLUTTER: [Kind; 3] = [Kind::Fern, Kind::Bromelia, Kind::Monstera];

    fn may_flutter(&self, forest: usize) -> bool {
        self.has(forest, Kind::Butterfly) > 0
            && State::FLUTTER.iter().any(|k| self.has(forest, *k) > 0)
    }

    /// Prepares the germination of a forest; false if it has no seeds.
    pub(crate) fn sow(&mut self, c: &Config, forest: usize) -> bool {
        let seeds = self.has(forest, Kind::Seed);
        if seeds == 0 {
            return false;
        }
        let spirit = c.solo() && forest == 1;
        let kinkajou = !spirit && self.has(forest, Kind::Kinkajou) > 0;
        self.picks = seeds + u8::from(kinkajou);
        self.left = GERMINATION + self.has(forest, Kind::Fire);
        true
    }

    fn seeds_step(&mut self, c: &Config, forest: usize) -> bool {
        let spirit = c.solo() && forest == 1;
        if self.sub == 0 {
            if !self.sow(c, forest) {
                return self.next_forest();
            }
            self.sub = 1;
        }
        if self.left > 0 {
            if self.seeds.is_empty() {
                self.turn_germination();
            }
            if !self.seeds.is_empty() {
                return self.ask(Phase::SeedDraw, forest);
            }
            self.left = 0;
        }
        if self.picks > 0 && !self.cards.of(Zone::SEEDS).is_empty() {
            if spirit {
                return self.spirit_seed(c);
            }
            return self.ask(Phase::SeedPick, forest);
        }
        self.end_seeds(forest);
        self.next_forest()
    }

    /// All cards have been through: those laid back make a new germination deck.
    pub(crate) fn turn_germination(&mut self) {
        let mut back = [0u8; SEED_KINDS];
        self.cards
            .drain(Zone::UNDER, |e| back[e.kind().index()] += 1);
        for (kind, count) in back.into_iter().enumerate() {
            (0..count).for_each(|_| self.seeds.put(kind));
        }
    }

    pub(crate) fn end_seeds(&mut self, forest: usize) {
        self.cards.move_all(Zone::SEEDS, Zone::UNDER);
        self.picks = 0;
        self.throw_away(forest, Kind::Seed);
    }

    /// Discards all cards of a kind.
    fn throw_away(&mut self, forest: usize, kind: Kind) {
        let count = std::mem::take(&mut self.forests[forest][kind.index()]);
        self.discard[kind.index()] += count;
    }

    /// The threats that hit at a season's end, in their order.
    pub(crate) const HITTING: [(Kind, Why); 3] = [
        (Kind::Fire, Why::Fire),
        (Kind::Disease, Why::Disease),
        (Kind::Blight, Why::Blight),
    ];

    /// One threat after the other, until a forest must discard something or all are through.
    fn threats_step(&mut self, c: &Config, forest: usize) -> bool {
        while let Some(threat) = State::HITTING.get(usize::from(self.sub)) {
            self.sub += 1;
            self.threaten(c, forest, *threat);
            if self.losses != [0; SEATS] {
                return false;
            }
        }
        self.next_forest()
    }

    /// What a forest must discard, or all of them, for one sort of threats.
    #[inline]
    pub(crate) fn threaten(&mut self, c: &Config, forest: usize, (kind, why): (Kind, Why)) {
        self.why = why;
        match (why, self.has(forest, kind)) {
            (Why::Blight, threats) => self.losses[forest] = threats,
            (_, 0 | 1) => {}
            (_, 2) => self.losses[forest] = 2,
            _ => (0..c.players).for_each(|f| self.losses[f] = 1),
        }
    }

    /// Do no threats hit at the end of this season?
    #[inline]
    pub(crate) fn is_calm(&self, c: &Config) -> bool {
        let most = |kind: Kind| {
            let forests = self.forests[..c.players].iter();
            forests.fold(0, |most, f| f[kind.index()].max(most))
        };
        most(Kind::Fire).max(most(Kind::Disease)) < 2 && most(Kind::Blight) == 0
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

    fn score_trees(&mut self, c: &Config) -> bool {
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
                self.trees.change(forest, slot, |t| t.awarded());
            }
        }
        self.next_stage(Stage::Plants)
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

    /// May this animal be taken from a forest? Not if it has just changed hands.
    pub(crate) fn may_steal(&self, from: usize, kind: Kind) -> bool {
        self.has(from, kind) > 0 && self.stolen >> kind.index() & 1 == 0
    }

    /// Forests from which an animal can be taken.
    pub(crate) fn marks(&self, c: &Config, forest: usize) -> impl Iterator<Item = usize> {
        (0..c.players)
            .filter(move |f| *f != forest && Kind::wildlife().any(|k| self.may_steal(*f, k)))
    }

    fn steal_step(&mut self, c: &Config, forest: usize) -> bool {
        if self.awarded & seat_bit(forest) == 0 {
            return self.next_forest();
        }
        if self.sub == 0 {
            let mut marks = self.marks(c, forest);
            let (first, more) = (marks.next(), marks.next().is_some());
            drop(marks);
            match first {
                None => return self.next_forest(),
                Some(_) if more => return self.ask(Phase::StealFrom, forest),
                Some(victim) => {
                    self.foe = victim as u8;
                    self.sub = 1;
                }
            }
        }
        self.ask(Phase::Steal, forest)
    }

    fn score_plants(&mut self, c: &Config, forest: usize) {
        if orchids_wither(&self.forests[forest]) {
            self.throw_away(forest, Kind::Orchid);
        }
        let cards = self.forests[forest];
        let complete = self.trees.complete(forest);
        plants(&c.catalogue, &cards, complete, |item, points| {
            self.book(forest, item, points);
        });
    }

    fn card_step(&mut self, c: &Config) -> bool {
        match self.card {
            Some(SeasonCard::Diversity) => {
                let most = (0..c.players).map(|f| self.variety(f)).max().unwrap_or(0);
                for forest in 0..c.players {
                    if most > 0 && self.variety(forest) == most {
                        self.book(forest, Item::SeasonCard, DIVERSITY);
                    }
                }
            }
            Some(SeasonCard::Leaves) => {
                for forest in 0..c.players {
                    let kinds = Kind::PLANTS.iter().filter(|k| self.has(forest, **k) > 0);
                    let kinds = kinds.count() as i32;
                    self.book(forest, Item::SeasonCard, kinds);
                }
            }
            Some(SeasonCard::Hunting) => {
                if let Some(forest) = self.this_forest(c) {
                    return self.hunting_step(forest);
                }
            }
            Some(SeasonCard::Rot) => {
                if let Some(forest) = self.this_forest(c) {
                    return self.rot_step(forest);
                }
                for forest in 0..c.players {
                    self.trees.change_all(forest, |t| t.rotted(false));
                }
            }
            _ => {}
        }
        self.next_stage(Stage::Regrow)
    }

    /// Without animals there is nothing to choose: the points are lost.
    fn hunting_step(&mut self, forest: usize) -> bool {
        match self.sub {
            0 if self.wildlife(forest) > 0 => {
                self.sub = 1;
                self.ask(Phase::Hunting, forest)
            }
            0 => {
                self.book(forest, Item::SeasonCard, -HUNTING);
                self.next_forest()
            }
            2 => {
                self.sub = 3;
                self.ask(Phase::Hunted, forest)
            }
            _ => self.next_forest(),
        }
    }

    /// The first incomplete tree of a forest that has not rotted yet.
    pub(crate) fn rotting(&self, forest: usize) -> Option<usize> {
        let trees = self.trees.of(forest);
        trees
            .iter()
            .position(|t| !t.is_complete() && !t.is_rotted())
    }

    fn rot_step(&mut self, forest: usize) -> bool {
        let Some(slot) = self.rotting(forest) else {
            return self.next_forest();
        };
        let tree = self.trees.of(forest)[slot];
        let mut values = (0..3).filter(|v| tree.trunks(*v) > 0);
        match (values.next(), values.next()) {
            (Some(value), None) => {
                self.rot(forest, value, slot);
                false
            }
            _ => self.ask(Phase::Rot, forest),
        }
    }

    fn rot(&mut self, forest: usize, value: u8, slot: usize) {
        self.trees
            .change(forest, slot, |t| t.rotted(true).without_trunk(value));
        self.discard[Kind::trunk(value).index()] += 1;
        self.book(forest, Item::SeasonCard, i32::from(value));
    }

    /// All but trees and animals is discarded; what lay under a pitcher plant comes to light.
    fn regrow(&mut self, forest: usize) -> bool {
        self.wither(forest);
        self.lay_open(forest, Zone::pitcher(forest));
        self.next_forest()
    }

    /// All but trees and animals is discarded; in the season of danger one threat of each kind.
    fn wither(&mut self, forest: usize) {
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

    fn next_season(&mut self, c: &Config) -> bool {
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

    /// Actions of the season's end.
    pub(crate) fn act_at_season_end(&mut self, action: Action) {
        let who = usize::from(self.who);
        match (self.phase, action) {
            (Phase::Wild, Action::Done) => {
                self.next_forest();
            }
            (Phase::Wild, Action::Butterfly(kind)) => {
                self.lose(who, Kind::Butterfly);
                self.forests[who][kind.index()] += 1;
                if let Some(minted) = self.minted.get_mut(kind.index()) {
                    *minted += 1;
                }
            }
            (Phase::Wild, action) => self.use_extra(who, action),
            (Phase::JaguarAt, Action::At(seat)) => {
                self.foe = seat.index() as u8;
                self.sub = 2;
            }
            (Phase::SeedPick, Action::Take(kind)) => self.take_seed(who, kind),
            (Phase::SeedPick, _) => self.picks = 0,
            (Phase::StealFrom, Action::At(seat)) => {
                self.foe = seat.index() as u8;
                self.sub = 1;
            }
            (Phase::Steal, Action::Take(kind)) => {
                let foe = usize::from(self.foe);
                self.forests[foe][kind.index()] -= 1;
                self.forests[who][kind.index()] += 1;
                self.note_active(foe);
                self.note_active(who);
                self.stolen |= 1 << kind.index();
                self.next_forest();
            }
            (Phase::Hunting, Action::Lose) => self.book(who, Item::SeasonCard, -HUNTING),
            (Phase::Hunting, _) => self.sub = 2,
            (Phase::Rot, Action::Rot(value, slot)) => self.rot(who, value, usize::from(slot)),
            _ => {}
        }
    }

    pub(crate) fn take_seed(&mut self, forest: usize, kind: Kind) {
        if self.cards.take(Zone::SEEDS, kind).is_some() {
            self.hand(forest, kind);
        }
        self.picks -= 1;
    }
}
