//! The Forest Spirit: an opponent made of rules. Its forest is the second one at a table for one.
//!
//! Where its rules leave a choice open, the player makes it.

use arrayvec::ArrayVec;

use crate::rules::action::Action;
use crate::rules::cards::{Zone, seat_bit};
use crate::rules::config::Config;
use crate::rules::kind::Kind;
use crate::rules::stage::{Phase, Stage};
use crate::rules::state::State;
use crate::rules::tree::MAX_TREES;

/// The Spirit's forest.
const SPIRIT: usize = 1;

/// Choices of the Spirit that are equally good: every card of a forest at most.
type Choices = ArrayVec<Action, 128>;

/// Cards of germination that are weighed together; more at once are weighed one by one.
const FORESIGHT: u8 = 3;

impl State {
    fn await_for_spirit(&mut self, phase: Phase) -> bool {
        self.phase = phase;
        self.who = SPIRIT as u8;
        true
    }

    /// Cards of a pile that lie face down.
    fn face_down(&self, pile: usize) -> usize {
        let up = self.cards.of(Zone::pile(pile)).iter();
        let up = up.filter(|e| e.knowers() & seat_bit(SPIRIT) != 0).count();
        usize::from(self.pile_size(pile)) - up
    }

    /// The pile the Spirit takes: most cards face down, then fewest face up, then the leftmost.
    fn spirit_pile(&self) -> Option<usize> {
        (0..self.reach())
            .filter(|p| self.pile_size(*p) > 0)
            .max_by_key(|p| {
                let down = self.face_down(*p);
                let up = usize::from(self.pile_size(*p)) - down;
                (down, std::cmp::Reverse(up), std::cmp::Reverse(*p))
            })
    }

    pub(crate) fn spirit_turn(&mut self, c: &Config) -> bool {
        if self.sub == 0 {
            let Some(pile) = self.spirit_pile() else {
                if self.deck == 0 {
                    self.end_season(c);
                } else {
                    self.stage = Stage::SpiritAfter;
                }
                return false;
            };
            self.at = pile as u8;
            (0..pile).for_each(|p| self.grow(p));
            self.ambush = false;
            let mut known = [0u8; crate::rules::kind::KINDS];
            let mut ambush = false;
            self.cards.drain(Zone::pile(pile), |e| {
                known[e.kind().index()] += 1;
                ambush |= e.kind().is_threat() && e.knowers() & seat_bit(SPIRIT) == 0;
            });
            self.ambush = ambush;
            self.sub = 1;
            // Cards wait face up until the whole pile is known.
            for (index, count) in known.into_iter().enumerate() {
                (0..count).for_each(|_| self.hand(SPIRIT, Kind::at(index)));
            }
            self.hands = 0;
        }
        let pile = usize::from(self.at);
        if self.unseen[pile] > 0 {
            self.hands = 0;
            return self.await_for_spirit(Phase::SpiritLook);
        }
        self.grow(pile);
        if self.ambush {
            self.grow(2);
        }
        self.ambush = false;
        self.sub = 0;
        self.stage = Stage::SpiritAfter;
        self.hands |= seat_bit(SPIRIT);
        false
    }

    /// Adds the Spirit's next card. True if the player must choose among equals.
    #[inline(never)]
    pub(crate) fn spirit_addition(&mut self, c: &Config) -> bool {
        self.lay_plain(SPIRIT);
        let choices = self.spirit_additions();
        match choices[..] {
            [] => {
                self.hands &= !seat_bit(SPIRIT);
                false
            }
            [only] => {
                self.add(c, SPIRIT, only);
                false
            }
            _ => self.await_for_spirit(Phase::Add),
        }
    }

    /// How the Spirit may add its next card: trunks first, then canopies, then droughts.
    pub(crate) fn spirit_additions(&self) -> Choices {
        let mut choices = Choices::new();
        let hand = self.cards.of(Zone::hand(SPIRIT));
        let has = |kind: Kind| hand.iter().any(|e| e.kind() == kind);
        let slots = self.spirit_slots();
        for value in (0..3u8).filter(|v| has(Kind::trunk(*v))) {
            if slots.is_empty() {
                choices.push(Action::Root(value));
            }
            choices.extend(slots.iter().map(|s| Action::Trunk(value, *s)));
        }
        if !choices.is_empty() {
            return choices;
        }
        if let Some(m) = (0..3u8).rev().find(|m| has(Kind::canopy(*m))) {
            let trees = self.trees.of(SPIRIT).iter().enumerate();
            let best = trees
                .filter(|(_, t)| !t.is_complete())
                .max_by_key(|(_, t)| (t.height(), t.value()));
            choices.push(match best {
                Some((slot, _)) => Action::Canopy(m, slot as u8),
                None => Action::Play(Kind::canopy(m)),
            });
        } else if has(Kind::Drought) {
            choices.push(Action::Play(Kind::Drought));
        }
        choices
    }

    /// Trees that the Spirit's next trunk may go on; none if it begins a new one.
    fn spirit_slots(&self) -> ArrayVec<u8, MAX_TREES> {
        let trees = self.trees.of(SPIRIT);
        let open = || trees.iter().enumerate().filter(|(_, t)| !t.is_complete());
        let mut slots = ArrayVec::new();
        if open().count() <= 1 {
            return slots;
        }
        let tallest = |forest: usize| {
            let trees = self.trees.of(forest).iter().filter(|t| !t.is_awarded());
            trees.map(|t| t.height()).max().unwrap_or(0)
        };
        let highest_open = open().map(|(_, t)| t.height()).max().unwrap_or(0);
        let height = if tallest(0) > tallest(SPIRIT) {
            highest_open
        } else {
            // Another tree is to catch up with the tallest.
            let top = tallest(SPIRIT);
            let lower = open().map(|(_, t)| t.height()).filter(|h| *h < top);
            lower.max().unwrap_or(highest_open)
        };
        for (slot, tree) in open().filter(|(_, t)| t.height() == height) {
            if slot == 0 || trees[slot - 1] != *tree {
                slots.push(slot as u8);
            }
        }
        slots
    }

    /// What the Spirit's forest is worth to it: points with both awards, then complete trees.
    fn spirit_worth(&self, c: &Config) -> (i32, usize) {
        let mut points = self.season_points(c, SPIRIT) + self.wildlife_points(c, SPIRIT);
        points += self.lush_points(c, SPIRIT);
        if self.threats(SPIRIT) > self.threats(0) {
            points += i32::from(c.catalogue.spirit_threats);
        }
        (points, self.trees.complete(SPIRIT))
    }

    /// The discards that cost the Spirit least.
    pub(crate) fn spirit_losses(&self, c: &Config) -> Choices {
        let worth = |action: Action| {
            let mut after = *self;
            after.discard_target(SPIRIT, action);
            after.losses[SPIRIT] -= 1;
            after.worth_after_losses(c)
        };
        let mut all = Choices::new();
        self.targets(c, SPIRIT, self.why, |a| all.push(a));
        best(&all, worth)
    }

    fn worth_after_losses(&self, c: &Config) -> (i32, usize) {
        if self.losses[SPIRIT] == 0 {
            return self.spirit_worth(c);
        }
        let mut all = Choices::new();
        self.targets(c, SPIRIT, self.why, |a| all.push(a));
        let worth = |action: Action| {
            let mut after = *self;
            after.discard_target(SPIRIT, action);
            after.losses[SPIRIT] -= 1;
            after.worth_after_losses(c)
        };
        all.iter()
            .map(|a| worth(*a))
            .max()
            .unwrap_or_else(|| self.spirit_worth(c))
    }

    /// The Spirit keeps its next germination card. True if the player must choose among equals.
    pub(crate) fn spirit_seed(&mut self, c: &Config) -> bool {
        let choices = self.spirit_seeds(c);
        match choices[..] {
            [Action::Take(kind)] => {
                self.take_seed(SPIRIT, kind);
                false
            }
            [_, _, ..] => self.await_for_spirit(Phase::SeedPick),
            _ => {
                self.picks = 0;
                false
            }
        }
    }

    /// The germination cards that bring the Spirit most; `done` if none is as good.
    pub(crate) fn spirit_seeds(&self, c: &Config) -> Choices {
        let mut all = Choices::new();
        self.each_seed(|kind| all.push(Action::Take(kind)));
        all.push(Action::Done);
        best(&all, |action| match action {
            Action::Take(kind) => self.worth_with_seed(c, kind, self.picks.min(FORESIGHT) - 1),
            _ => self.spirit_worth(c),
        })
    }

    fn each_seed(&self, mut f: impl FnMut(Kind)) {
        let seeds = self.cards.of(Zone::SEEDS);
        for (i, entry) in seeds.iter().enumerate() {
            if i == 0 || seeds[i - 1].kind() != entry.kind() {
                f(entry.kind());
            }
        }
    }

    fn worth_with_seed(&self, c: &Config, kind: Kind, more: u8) -> (i32, usize) {
        let mut after = *self;
        after.cards.take(Zone::SEEDS, kind);
        after.hand(SPIRIT, kind);
        after.lay_plain(SPIRIT);
        while let Some(action) = after.spirit_additions().first() {
            after.add(c, SPIRIT, *action);
        }
        let mut worth = after.spirit_worth(c);
        if more > 0 {
            after.each_seed(|k| worth = worth.max(after.worth_with_seed(c, k, more - 1)));
        }
        worth
    }
}

/// The choices of the highest worth.
fn best<W: Ord + Copy>(all: &[Action], worth: impl Fn(Action) -> W) -> Choices {
    let worths: ArrayVec<W, 128> = all.iter().map(|a| worth(*a)).collect();
    let top = worths.iter().max().copied();
    all.iter()
        .zip(&worths)
        .filter(|(_, w)| Some(**w) == top)
        .map(|(a, _)| *a)
        .collect()
}
