//! What effects do with piles: cubes come and go, buildings are moved and rearranged.

use arrayvec::ArrayVec;

use super::Resolver;
use crate::rules::card::Pile;
use crate::rules::catalogue::PLAYS;
use crate::rules::program::{Op, Resource, Target, Trigger, Which};
use crate::rules::state::{Ask, NONE, START, bit, bits};

/// Cards of a pile from the top down: at most all buildings and the foundation.
type Plays = ArrayVec<u8, { PLAYS + 1 }>;

impl Resolver<'_> {
    /// Takes so many cubes out of the supply, or what is left of them.
    #[inline]
    fn take_supply(&mut self, what: Resource, amount: u32) -> u16 {
        let amount = amount.min(u16::MAX.into()) as u16;
        if !self.rulings.limited_supply {
            return amount;
        }
        let left = &mut self.supply[what as usize];
        let taken = amount.min(*left);
        *left -= taken;
        taken
    }

    #[inline]
    pub(super) fn gain(&mut self, what: Resource, amount: u32) {
        let taken = self.take_supply(what, amount);
        let reserve = match what {
            Resource::Gold => &mut self.city.gold,
            Resource::Prestige => &mut self.city.prestige,
        };
        *reserve = reserve.saturating_add(taken);
    }

    /// Takes the cubes on a pile into the reserve.
    #[inline]
    pub(super) fn collect(&mut self, pile: usize) {
        let stack = &mut self.city.piles[pile];
        if !stack.has_cubes() {
            return;
        }
        self.city.gold = self.city.gold.saturating_add(stack.gold.into());
        self.city.prestige = self.city.prestige.saturating_add(stack.prestige.into());
        stack.gold = 0;
        stack.prestige = 0;
    }

    fn put(&mut self, pile: usize, what: Resource, each: u8) {
        let taken = self.take_supply(what, each.into()) as u8;
        let stack = &mut self.city.piles[pile];
        let cubes = match what {
            Resource::Gold => &mut stack.gold,
            Resource::Prestige => &mut stack.prestige,
        };
        *cubes = cubes.saturating_add(taken);
    }

    /// Places cubes where there is no choice; false if the owner must choose.
    pub(super) fn place(&mut self, what: Resource, each: u8, on: Target) -> bool {
        let piles = match on {
            Target::This => {
                if let Some(pile) = self.city.pile_of(self.city.run.this) {
                    self.put(pile, what, each);
                }
                return true;
            }
            Target::Others(piles) | Target::Each(piles) => piles,
        };
        if self.is_dry(what) {
            return true;
        }
        self.city.run.pile = 0;
        self.city.run.left = piles;
        if self.place_rest(what, each, on) {
            return true;
        }
        self.city.run.ask = Ask::Place;
        false
    }

    fn is_dry(&self, what: Resource) -> bool {
        self.rulings.limited_supply && self.supply[what as usize] == 0
    }

    /// If as many piles are left as cubes are to be placed on, all of them get some: done.
    fn place_rest(&mut self, what: Resource, each: u8, on: Target) -> bool {
        let open = self.choices().open_places(on);
        let left = u32::from(self.city.run.left);
        if left > 0 {
            if open.count_ones() > left && !self.is_dry(what) {
                return false;
            }
            bits(open).for_each(|pile| self.put(pile.into(), what, each));
        }
        self.city.run.left = 0;
        self.city.run.pile = NONE;
        true
    }

    /// The owner chose a pile to place on; false if it must choose another.
    pub(super) fn placed(&mut self, pile: usize) -> bool {
        let Some(Op::Place { what, each, on }) = self.choices().op() else {
            return true;
        };
        self.put(pile, what, each);
        self.city.run.left -= 1;
        self.city.run.pile = pile as u8 + 1;
        if self.place_rest(what, each, on) {
            self.step_over();
            true
        } else {
            self.city.run.ask = Ask::Place;
            false
        }
    }

    /// Asks what to move, if anything can be; says whether it asks.
    pub(super) fn may_move(&mut self, which: Which) -> bool {
        let movable = self.choices().movable(which);
        if movable != 0 {
            self.city.run.ask = if which == Which::This {
                self.city.run.pile = movable.trailing_zeros() as u8;
                Ask::MayTo
            } else {
                Ask::From
            };
        }
        movable != 0
    }

    /// The owner moves the building of this pile; false if it must say where to.
    pub(super) fn move_from(&mut self, pile: Pile) -> bool {
        self.city.run.pile = pile.index() as u8;
        let targets = self.choices().targets(pile.index());
        if targets.count_ones() == 1 {
            self.move_to(targets.trailing_zeros() as usize);
            return true;
        }
        self.city.run.ask = Ask::To;
        false
    }

    /// Moves the chosen building and takes the cubes of both piles.
    pub(super) fn move_to(&mut self, to: usize) {
        let from = usize::from(self.city.run.pile);
        self.collect(from);
        self.collect(to);
        if let Some(play) = self.city.pop(from) {
            let covers = self.city.push(to, play);
            if covers && self.rulings.move_pays {
                self.gain(Resource::Gold, self.catalogue.numbers.cover_gold.into());
            }
            let card = self.city.card(play);
            let immediate = self.catalogue.cards[usize::from(card)].trigger == Trigger::Immediate;
            if self.rulings.move_retriggers && immediate && !self.city.run.again {
                self.city.due |= bit(play);
                self.city.again |= bit(play);
            }
        }
        self.step_over();
    }

    /// The cubes are taken; false if the owner must now say the order.
    pub(super) fn begin_arranging(&mut self, at: usize) -> bool {
        self.collect(at);
        let stack = &mut self.city.piles[at];
        if self.rulings.rearrange_foundation && usize::from(stack.base) < PLAYS {
            // The foundation joins the buildings for as long as they are arranged.
            let base = std::mem::replace(&mut stack.base, NONE);
            let mut plays: Plays = self.city.stack(at).collect();
            plays.push(base);
            self.relink(at, &plays);
        }
        self.city.run.pile = at as u8;
        self.city.run.left = 0;
        self.arranged(at)
    }

    /// This card comes next from the top; false if the owner must go on.
    pub(super) fn arrange(&mut self, card: u8) -> bool {
        let at = usize::from(self.city.run.pile);
        let fixed = usize::from(self.city.run.left);
        let mut plays: Plays = self.city.stack(at).collect();
        let found = plays
            .iter()
            .skip(fixed)
            .position(|p| self.city.card(*p) == card);
        if let Some(found) = found {
            plays[fixed..=fixed + found].rotate_right(1);
            // A foundation that becomes a building is shown.
            self.city.hidden &= !bit(plays[fixed]);
            self.relink(at, &plays);
        }
        self.city.run.left += 1;
        self.arranged(at)
    }

    /// Is the order settled? Then the foundation goes back underneath.
    fn arranged(&mut self, at: usize) -> bool {
        let with_base = self.city.piles[at].base == NONE;
        let fixed = usize::from(self.city.run.left);
        let left = usize::from(self.city.piles[at].height) - fixed;
        if left > 1 && (with_base || self.choices().differ(at, fixed)) {
            self.city.run.ask = Ask::Next;
            return false;
        }
        if with_base {
            let mut plays: Plays = self.city.stack(at).collect();
            let base = plays.pop().unwrap_or(START);
            self.relink(at, &plays);
            self.city.piles[at].base = base;
            self.city.below[usize::from(base)] = NONE;
            self.city.on[usize::from(base)] = NONE;
        }
        self.step_over();
        true
    }

    /// Lays the buildings of a pile in this order, from the top down.
    fn relink(&mut self, at: usize, plays: &Plays) {
        let stack = &mut self.city.piles[at];
        self.city.visible &= !bit(stack.top);
        stack.top = plays.first().copied().unwrap_or(NONE);
        stack.height = plays.len() as u8;
        self.city.visible |= bit(stack.top);
        for (i, play) in plays.iter().enumerate() {
            self.city.below[usize::from(*play)] = plays.get(i + 1).copied().unwrap_or(NONE);
            self.city.on[usize::from(*play)] = at as u8;
        }
    }
}
