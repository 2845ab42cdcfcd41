//! Running the program of an effect, instruction by instruction.

use super::Resolver;
use crate::rules::catalogue::PLAYS;
use crate::rules::program::{Count, NO_LIMIT, Op};
use crate::rules::state::{Ask, Run};

impl Resolver<'_> {
    /// Runs the effect on; false if the owner must decide, true when it is over.
    pub(super) fn run(&mut self) -> bool {
        loop {
            let pc = self.city.run.pc;
            let op = self.catalogue.ops.get(usize::from(pc)).copied();
            let mut to = pc + 1;
            match op.unwrap_or(Op::End) {
                Op::End => {
                    self.city.run = Run::NOTHING;
                    return true;
                }
                Op::Gain {
                    what,
                    each,
                    per,
                    most,
                } => {
                    let amount = self.amount(each, per, most);
                    self.gain(what, amount);
                }
                Op::Points { each, per, most } => {
                    let points = self.amount(each, per, most).min(255) as u8;
                    let bonus = &mut self.city.bonus[usize::from(self.city.run.this).min(PLAYS)];
                    *bonus = bonus.saturating_add(points);
                }
                Op::Place { what, each, on } => {
                    if !self.place(what, each, on) {
                        return false;
                    }
                }
                Op::Move(which) => {
                    if self.may_move(which) {
                        return false;
                    }
                }
                Op::Rearrange(which) => {
                    if self.choices().arrangeable(which) != 0 {
                        self.city.run.ask = Ask::Rearrange;
                        return false;
                    }
                }
                Op::Collect => (0..self.city.piles().len()).for_each(|p| self.collect(p)),
                Op::Pay { times, cost, out } => {
                    if self.city.run.paid < times && self.city.gold >= cost.into() {
                        self.city.run.ask = Ask::Pay;
                        return false;
                    }
                    self.city.run.paid = 0;
                    to = out;
                }
                Op::Again(back) => to = back,
                Op::Choose(_) => {
                    self.city.run.ask = Ask::Branch;
                    return false;
                }
                Op::Branch(at) | Op::Jump(at) => to = at,
                Op::Unless {
                    count,
                    least,
                    to: out,
                } => {
                    if self.count(count) < least.into() {
                        to = out;
                    }
                }
            }
            self.city.run.pc = to;
        }
    }

    #[inline]
    fn amount(&self, each: u8, per: Count, most: u8) -> u32 {
        let total = u32::from(each) * self.count(per);
        if most == NO_LIMIT {
            total
        } else {
            total.min(most.into())
        }
    }

    #[inline]
    fn count(&self, count: Count) -> u32 {
        let city = &*self.city;
        let rules = |card: u8| &self.catalogue.cards[usize::from(card)];
        let of_type = |mask: u8| {
            city.tops()
                .map(|c| u32::from(rules(c).kind & mask != 0))
                .sum::<u32>()
        };
        match count {
            Count::One => 1,
            Count::Visible(mask) => of_type(mask),
            Count::OtherVisible(mask) => {
                let this = city.run.this;
                let own = rules(city.card(this)).kind & mask != 0;
                of_type(mask) - u32::from(city.shows(this) && own)
            }
            Count::Types => city.tops().fold(0u8, |m, c| m | rules(c).kind).count_ones(),
            Count::Under => city.pile_of(city.run.this).map_or(0, |pile| {
                let above = city.stack(pile).take_while(|p| *p != city.run.this).count();
                u32::from(city.piles[pile].height) - above as u32 - 1
            }),
            Count::Covered(by) => {
                let buildings: u32 = city.piles().iter().map(|p| u32::from(p.height)).sum();
                (buildings - city.visible.count_ones()) / u32::from(by)
            }
            Count::Piles(by) => city.visible.count_ones() / u32::from(by),
            Count::Tall(least) => city.piles().iter().filter(|p| p.height >= least).count() as u32,
            Count::Gold(by) => u32::from(city.gold) / u32::from(by),
            Count::Prestige(by) => u32::from(city.prestige) / u32::from(by),
            Count::Low => city
                .tops()
                .map(|c| u32::from(rules(c).points <= 1))
                .sum::<u32>(),
            Count::Cycle => u32::from(self.cycle) + 1,
        }
    }
}
