//! What can be done in a forest: discard a card, add one.

use table::random::{Rng, below};

use crate::rules::action::Action;
use crate::rules::cards::{Zone, seat_bit};
use crate::rules::config::Config;
use crate::rules::kind::{Kind, SeasonCard, Species, bits};
use crate::rules::stage::{Frame, Why};
use crate::rules::state::State;
use crate::rules::tree::Tree;

impl State {
    /// Lists the cards of a forest that may be discarded for this reason. Equal cards stand once.
    #[inline]
    pub(crate) fn targets(&self, c: &Config, forest: usize, why: Why, mut f: impl FnMut(Action)) {
        let kinds = self.target_kinds(forest, why);
        Kind::each(kinds).for_each(|k| f(Action::Discard(k)));
        if why.hits_trees() {
            self.tree_targets(c, forest, f);
        }
    }

    /// How many cards [`targets`](Self::targets) lists.
    #[inline]
    pub(crate) fn target_count(&self, c: &Config, forest: usize, why: Why) -> u32 {
        let kinds = self.target_kinds(forest, why).count_ones();
        kinds + self.tree_target_count(c, forest, why)
    }

    /// How many of them are parts of trees.
    #[inline]
    fn tree_target_count(&self, c: &Config, forest: usize, why: Why) -> u32 {
        if !why.hits_trees() {
            return 0;
        }
        let parts = self.loose_parts(c, forest);
        parts.map(|(_, parts)| parts.count_ones()).sum()
    }

    /// One of the cards that [`targets`](Self::targets) lists, each as likely as any other.
    pub(crate) fn pick_target<R: Rng + ?Sized>(
        &self,
        c: &Config,
        forest: usize,
        why: Why,
        rng: &mut R,
    ) -> Action {
        let kinds = self.target_kinds(forest, why);
        let count = kinds.count_ones() + self.tree_target_count(c, forest, why);
        let nth = below(rng, count);
        if let Some(kind) = Kind::each(kinds).nth(nth as usize) {
            return Action::Discard(kind);
        }
        let mut left = nth - kinds.count_ones();
        for (slot, parts) in self.loose_parts(c, forest) {
            if let Some(part) = bits(parts).nth(left as usize) {
                return part_of_tree(slot, part);
            }
            left -= parts.count_ones();
        }
        Action::Done
    }

    /// Kinds of which a card may be discarded for this reason, trees aside, as bits.
    #[inline]
    fn target_kinds(&self, forest: usize, why: Why) -> u64 {
        let present = Kind::present(&self.forests[forest]);
        match why {
            Why::Fire => present & Kind::PLANT_BITS,
            Why::Disease => present & Kind::WILDLIFE_BITS,
            Why::Blight => {
                let plants = present & Kind::PLANT_BITS;
                let most = Kind::each(plants).map(|k| self.has(forest, k)).max();
                Kind::each(plants)
                    .filter(|k| Some(self.has(forest, *k)) == most)
                    .fold(0, |bits, k| bits | k.bit())
            }
            Why::Drought | Why::Ants | Why::Lightning | Why::Fungi => present,
        }
    }

    /// Lists the parts of trees that may be discarded.
    #[inline]
    fn tree_targets(&self, c: &Config, forest: usize, mut f: impl FnMut(Action)) {
        for (slot, parts) in self.loose_parts(c, forest) {
            bits(parts).for_each(|part| f(part_of_tree(slot, part)));
        }
    }

    /// Of each tree what may be discarded, as bits: see [`Tree::loose`]. Equal trees stand once.
    #[inline]
    fn loose_parts(&self, c: &Config, forest: usize) -> impl Iterator<Item = (usize, u64)> {
        let trees = self.trees.of(forest);
        let mut last = Tree::default();
        trees.iter().enumerate().map(move |(slot, tree)| {
            let new = u64::from(*tree != last);
            last = *tree;
            (slot, new * tree.loose(c.may_orphan))
        })
    }

    /// Discards what a target names.
    pub(crate) fn discard_target(&mut self, forest: usize, target: Action) {
        match target {
            Action::Discard(kind) => self.lose(forest, kind),
            Action::Fell(value, slot) => self.fell(forest, value, usize::from(slot)),
            Action::Uncrown(slot) => {
                let slot = usize::from(slot);
                if let Some(m) = self.trees.of(forest)[slot].canopy() {
                    self.discard[Kind::canopy(m).index()] += 1;
                    self.trees.change(forest, slot, |t| t.with_canopy(None));
                }
            }
            _ => {}
        }
    }

    /// Discards a trunk; a canopy that has no trunk left goes with it.
    pub(crate) fn fell(&mut self, forest: usize, value: u8, slot: usize) {
        self.discard[Kind::trunk(value).index()] += 1;
        let tree = self.trees.of(forest)[slot];
        if tree.height() == 1
            && let Some(m) = tree.canopy()
        {
            self.discard[Kind::canopy(m).index()] += 1;
        }
        self.trees.change(forest, slot, |t| t.without_trunk(value));
    }

    /// Would this animal complete a pair?
    fn completes_pair(&self, forest: usize, kind: Kind) -> bool {
        kind.species().is_some_and(|s| match s.mate() {
            None => self.has(forest, kind) > 0,
            Some(mate) => {
                let other = if kind == mate { s.active() } else { mate };
                self.has(forest, other) > 0
            }
        })
    }

    /// Of these kinds, those for which it matters when a card is added, so that the player decides.
    #[inline]
    fn waiting(&self, forest: usize, kinds: u64) -> u64 {
        let waiting = kinds & !Kind::PLAIN_BITS;
        if self.card != Some(SeasonCard::Mating) || self.deck == 0 {
            return waiting;
        }
        Kind::each(kinds & Kind::WILDLIFE_BITS)
            .filter(|k| self.completes_pair(forest, *k))
            .fold(waiting, |bits, k| bits | k.bit())
    }

    /// Adds the plain cards among those to be added.
    #[inline(never)]
    pub(crate) fn lay_plain(&mut self, forest: usize) {
        let zone = Zone::hand(forest);
        loop {
            let kinds = self.cards.kinds(zone);
            let Some(kind) = Kind::each(kinds & !self.waiting(forest, kinds)).next() else {
                break;
            };
            if self.cards.take(zone, kind).is_some() {
                self.gain(forest, kind);
            }
        }
    }

    /// The ways to add the next card of these kinds, which are all that are still to be added.
    #[inline]
    pub(crate) fn additions(&self, forest: usize, kinds: u64) -> Additions {
        let waiting = self.waiting(forest, kinds);
        Additions {
            lay: waiting != kinds,
            // The order of trunks among themselves does not matter: then the lowest comes first.
            next: if kinds & !Kind::TRUNK_BITS == 0 {
                kinds & kinds.wrapping_neg()
            } else {
                waiting
            },
            open: self.trees.open(forest),
        }
    }

    /// Adds a card as chosen.
    pub(crate) fn add(&mut self, c: &Config, forest: usize, action: Action) {
        let kind = match action {
            Action::Root(value) | Action::Trunk(value, _) => Kind::trunk(value),
            Action::Canopy(m, _) => Kind::canopy(m),
            Action::Play(kind) => kind,
            _ => return self.lay_plain(forest),
        };
        self.cards.take(Zone::hand(forest), kind);
        self.put(c, forest, action);
    }

    /// Puts a card where it was chosen to go.
    #[inline]
    fn put(&mut self, c: &Config, forest: usize, action: Action) {
        match action {
            Action::Root(value) => {
                let mut trunks = [0; 3];
                trunks[usize::from(value)] = 1;
                self.trees.insert(Tree::new(forest, trunks));
            }
            Action::Trunk(value, slot) => {
                self.trees
                    .grow(forest, usize::from(slot), |t| t.with_trunk(value));
            }
            Action::Canopy(m, slot) => {
                self.trees
                    .grow(forest, usize::from(slot), |t| t.with_canopy(Some(m)));
                if self.card == Some(SeasonCard::Symbiotes) && self.deck > 0 {
                    self.open_frame(Frame::Symbiotes, forest, 2);
                }
            }
            Action::Play(kind) => {
                if kind.is_wildlife() {
                    self.gain(forest, kind);
                    self.open_frame(Frame::Mating, forest, 2);
                    return;
                }
                // A canopy without a trunk, a drought and lightning are discarded.
                self.discard[kind.index()] += 1;
                if kind == Kind::Drought {
                    self.losses[forest] = 1;
                    self.why = Why::Drought;
                } else if kind == Kind::Lightning {
                    self.ask_storm(c, forest);
                }
            }
            _ => {}
        }
    }

    /// Cards will be drawn openly for a choice.
    pub(crate) fn open_frame(&mut self, frame: Frame, forest: usize, draws: u8) {
        self.frame = frame;
        self.frame_who = forest as u8;
        self.left = draws;
    }

    /// A seat takes all cards of a zone: they are laid open, and the plain ones added at once unless
    /// their order matters.
    #[inline]
    pub(crate) fn lay_open(&mut self, forest: usize, zone: Zone) {
        let counts = &mut self.forests[forest];
        let mut kinds = 0;
        for entry in self.cards.of(zone) {
            kinds |= entry.bit();
            counts[entry.index()] += u8::from(Kind::PLAIN_BITS & entry.bit() != 0);
        }
        let mut now = kinds & Kind::PLAIN_BITS;
        if kinds & Kind::SUDDEN_BITS != 0 || self.card == Some(SeasonCard::Mating) {
            // That is rare: then the plain cards are taken back.
            for entry in self.cards.of(zone) {
                counts[entry.index()] -= u8::from(now & entry.bit() != 0);
            }
            now = 0;
        }
        let active = Kind::active_species(now);
        self.active[forest] |= active;
        if self.stage.is_turn() {
            self.fresh[forest] |= active;
        }
        if now == kinds {
            self.cards.clear(zone);
        } else {
            self.cards.hand_over(zone, Zone::hand(forest), kinds & !now);
            self.hands |= seat_bit(forest);
        }
    }

    /// Powers and plants that a seat can use at any time of its own turn.
    pub(crate) fn extras(&self, c: &Config, forest: usize, mut f: impl FnMut(Action)) {
        if self.ready(forest, Species::Ants) {
            // The ants themselves can be discarded, so there is always a card.
            f(Action::Ants);
        }
        if self.has(forest, Kind::Fungi) > 0 && self.deck > 0 {
            let mut others = 0;
            self.targets(c, forest, Why::Fungi, |_| others += 1);
            if others > 1 || self.has(forest, Kind::Fungi) > 1 {
                f(Action::Fungi);
            }
        }
    }

    /// Has the seat any such extra?
    #[inline]
    pub(crate) fn has_extras(&self, c: &Config, forest: usize) -> bool {
        self.has_powers(forest, 1 << Species::Ants as u8) && self.lists_extras(c, forest)
    }

    #[inline(never)]
    fn lists_extras(&self, c: &Config, forest: usize) -> bool {
        let mut any = false;
        self.extras(c, forest, |_| any = true);
        any
    }

    /// Uses an extra.
    pub(crate) fn use_extra(&mut self, forest: usize, action: Action) {
        match action {
            Action::Ants => {
                self.use_up(forest, Species::Ants);
                self.losses[forest] = 1;
                self.why = Why::Ants;
            }
            Action::Fungi => {
                self.lose(forest, Kind::Fungi);
                self.losses[forest] = 1;
                self.why = Why::Fungi;
                self.open_frame(Frame::Fungi, forest, 1);
            }
            _ => {}
        }
    }
}

/// The ways to add a card, without a list: which of them come up nobody could foretell.
pub(crate) struct Additions {
    /// The plain cards can be laid down first.
    lay: bool,
    /// Kinds that can be added next, as bits.
    next: u64,
    /// Trees that can still grow, as bits.
    open: u64,
}

impl Additions {
    /// How many ways there are.
    #[inline]
    pub(crate) fn count(&self) -> u32 {
        let trees = self.open.count_ones();
        let trunks = (self.next & Kind::TRUNK_BITS).count_ones();
        let canopies = (self.next & Kind::CANOPY_BITS).count_ones();
        u32::from(self.lay)
            + self.next.count_ones()
            + trunks * trees
            + canopies * trees.saturating_sub(1)
    }

    /// In how many ways a card of this kind can be added.
    #[inline]
    fn ways(&self, kind: Kind) -> u32 {
        let trees = self.open.count_ones();
        match (kind.trunk_value(), kind.canopy_multiplier()) {
            (Some(_), _) => 1 + trees,
            (_, Some(_)) => trees.max(1),
            _ => 1,
        }
    }

    /// Number `nth` of the ways to add a card of this kind.
    #[inline]
    fn way(&self, kind: Kind, nth: u32) -> Action {
        let slot = |n: u32| bits(self.open).nth(n as usize).unwrap_or(0) as u8;
        match (kind.trunk_value(), kind.canopy_multiplier()) {
            (Some(value), _) if nth == 0 => Action::Root(value),
            (Some(value), _) => Action::Trunk(value, slot(nth - 1)),
            (_, Some(m)) if self.open != 0 => Action::Canopy(m, slot(nth)),
            _ => Action::Play(kind),
        }
    }

    /// Number `nth` of all ways.
    #[inline]
    pub(crate) fn nth(&self, nth: u32) -> Action {
        let Some(mut left) = nth.checked_sub(self.lay.into()) else {
            return Action::Lay;
        };
        for kind in Kind::each(self.next) {
            let ways = self.ways(kind);
            if left < ways {
                return self.way(kind, left);
            }
            left -= ways;
        }
        Action::Lay
    }

    /// Lists them all.
    #[inline]
    pub(crate) fn list(&self, mut f: impl FnMut(Action)) {
        if self.lay {
            f(Action::Lay);
        }
        for kind in Kind::each(self.next) {
            if let Some(value) = kind.trunk_value() {
                f(Action::Root(value));
                bits(self.open).for_each(|slot| f(Action::Trunk(value, slot as u8)));
            } else if let Some(m) = kind.canopy_multiplier()
                && self.open != 0
            {
                bits(self.open).for_each(|slot| f(Action::Canopy(m, slot as u8)));
            } else {
                f(Action::Play(kind));
            }
        }
    }
}

/// The action that discards a part of a tree: a trunk of this value, or the canopy.
#[inline]
fn part_of_tree(slot: usize, part: usize) -> Action {
    match part {
        0..3 => Action::Fell(part as u8, slot as u8),
        _ => Action::Uncrown(slot as u8),
    }
}
