//! The interpreter: one seat resolves its effects, decision by decision, in its own city.

use arrayvec::ArrayVec;

use crate::action::Action;
use crate::card::{Card, Pile};
use crate::catalogue::{Catalogue, GuildRules, PLAYS};
use crate::program::{Count, NO_LIMIT, Op, Resource, Target, Trigger, Which, touch};
use crate::rulings::Rulings;
use crate::state::{After, Ask, City, GUILD, IDLE, NONE, Phase, Run, START};

/// Cards of a pile from the top down: at most all buildings and the foundation.
type Plays = ArrayVec<u8, { PLAYS + 1 }>;

/// One seat's city while effects are resolved.
pub(crate) struct Resolver<'a> {
    pub catalogue: &'a Catalogue,
    pub rulings: &'a Rulings,
    pub city: &'a mut City,
    pub supply: &'a mut [u16; 2],
    /// Counted from zero.
    pub cycle: u8,
    pub phase: Phase,
}

/// A city with what is needed to list its choices; nothing changes.
pub(crate) struct Choices<'a> {
    pub catalogue: &'a Catalogue,
    pub rulings: &'a Rulings,
    pub city: &'a City,
}

const GUILD_BIT: u32 = 1 << GUILD;

impl Choices<'_> {
    /// Lists what a seat that resolves effects can choose now.
    #[inline]
    pub(crate) fn list(&self, mut f: impl FnMut(Action)) {
        let city = self.city;
        let run = &city.run;
        match run.ask {
            Ask::Idle => {}
            Ask::Order => {
                for (i, pile) in city.piles().iter().enumerate() {
                    if pile.top != NONE && city.due >> pile.top & 1 != 0 {
                        f(Action::Resolve(Pile::at(i as u8)));
                    }
                }
                if city.due & GUILD_BIT != 0 {
                    f(Action::ResolveGuild);
                }
            }
            Ask::Use | Ask::Offer => {
                f(Action::Use);
                f(Action::Pass);
            }
            Ask::Branch => {
                if let Some(Op::Choose(branches)) = self.op() {
                    (0..branches).for_each(|b| f(Action::Option(b)));
                }
            }
            Ask::Pay => {
                f(Action::Pay);
                f(Action::Pass);
            }
            Ask::From => {
                if let Some(Op::Move(which)) = self.op() {
                    self.movable(which, |p| f(Action::From(p)));
                }
                f(Action::Pass);
            }
            Ask::To => self.targets(usize::from(run.pile), |p| f(Action::To(p))),
            Ask::MayTo => {
                self.targets(usize::from(run.pile), |p| f(Action::To(p)));
                f(Action::Pass);
            }
            Ask::Rearrange => {
                if let Some(Op::Rearrange(which)) = self.op() {
                    self.arrangeable(which, |p| f(Action::Rearrange(p)));
                }
                f(Action::Pass);
            }
            Ask::Next => {
                // A set of cards as bits: sorted and without doubles.
                let mut seen = 0u128;
                for play in city
                    .stack(usize::from(run.pile))
                    .skip(usize::from(run.left))
                {
                    seen |= 1 << (city.card(play) & 127);
                }
                while seen != 0 {
                    f(Action::Next(Card::at(seen.trailing_zeros() as u8)));
                    seen &= seen - 1;
                }
            }
            Ask::Place => self.places(|p| f(Action::Place(p))),
        }
    }

    fn op(&self) -> Option<Op> {
        self.catalogue
            .ops
            .get(usize::from(self.city.run.pc))
            .copied()
    }

    /// Is there a bare foundation before this one that is just the same?
    ///
    /// Which of them is built on makes no difference, so only the first is offered.
    #[inline]
    pub(crate) fn has_twin(&self, from: usize, at: usize) -> bool {
        let bare = self.city.bare;
        if bare >> at & 1 == 0 {
            return false;
        }
        let pile = &self.city.piles[at];
        let mut before = bare & ((1 << at) - 1) & !((1 << from) - 1);
        while before != 0 {
            let p = &self.city.piles[before.trailing_zeros() as usize];
            if p.gold == pile.gold
                && p.prestige == pile.prestige
                && (!self.rulings.rearrange_foundation || (p.base == START && pile.base == START))
            {
                return true;
            }
            before &= before - 1;
        }
        false
    }

    /// Piles whose visible building can be moved.
    fn movable(&self, which: Which, mut f: impl FnMut(Pile)) {
        let this = self.city.run.this;
        for (i, pile) in self.city.piles().iter().enumerate() {
            let other = which == Which::Any || pile.top != this;
            if !pile.is_bare() && other && self.has_target(i) {
                f(Pile::at(i as u8));
            }
        }
    }

    #[inline]
    fn takes_move(&self, at: usize) -> bool {
        self.rulings.move_to_bare || !self.city.piles[at].is_bare()
    }

    fn has_target(&self, from: usize) -> bool {
        (0..self.city.piles().len()).any(|at| at != from && self.takes_move(at))
    }

    /// Piles onto which the building of pile `from` can be moved.
    fn targets(&self, from: usize, mut f: impl FnMut(Pile)) {
        for at in 0..self.city.piles().len() {
            if at != from && self.takes_move(at) && !self.has_twin(0, at) {
                f(Pile::at(at as u8));
            }
        }
    }

    /// Piles whose rearrangement would change something.
    fn arrangeable(&self, which: Which, mut f: impl FnMut(Pile)) {
        let own = match which {
            Which::Other => self.city.pile_of(self.city.run.this),
            _ => None,
        };
        for at in 0..self.city.piles().len() {
            if Some(at) != own && self.can_arrange(at) {
                f(Pile::at(at as u8));
            }
        }
    }

    pub(crate) fn can_arrange(&self, at: usize) -> bool {
        let pile = &self.city.piles[at];
        let with_base = self.rulings.rearrange_foundation && pile.base != START;
        !pile.is_bare() && (pile.has_cubes() || with_base || self.differ(at, 0))
    }

    /// Are there different cards in a pile, from so many under the top on?
    fn differ(&self, at: usize, skip: usize) -> bool {
        let mut cards = self
            .city
            .stack(at)
            .skip(skip)
            .map(|play| self.city.card(play));
        let first = cards.next();
        cards.any(|card| Some(card) != first)
    }

    /// Piles that can be placed on next: in ascending order, so that a set is chosen in one way.
    fn places(&self, mut f: impl FnMut(Pile)) {
        let run = &self.city.run;
        let Some(Op::Place { on, .. }) = self.op() else {
            return;
        };
        let own = self.excluded(on);
        let first = usize::from(run.pile);
        let count = self.city.piles().len();
        for at in first..count {
            let rest = count - at - usize::from(own.is_some_and(|o| o >= at));
            if Some(at) != own && rest >= usize::from(run.left) && !self.placed_twin(first, at, own)
            {
                f(Pile::at(at as u8));
            }
        }
    }

    fn placed_twin(&self, first: usize, at: usize, own: Option<usize>) -> bool {
        match own {
            Some(own) if own >= first && own < at => {
                self.twin_between(first, own, at) || self.has_twin(own + 1, at)
            }
            _ => self.has_twin(first, at),
        }
    }

    fn twin_between(&self, from: usize, to: usize, at: usize) -> bool {
        let pile = &self.city.piles[at];
        pile.is_bare()
            && (from..to).any(|i| {
                let p = &self.city.piles[i];
                p.is_bare()
                    && (p.gold, p.prestige) == (pile.gold, pile.prestige)
                    && (!self.rulings.rearrange_foundation
                        || (p.base == START && pile.base == START))
            })
    }

    fn excluded(&self, on: Target) -> Option<usize> {
        match on {
            Target::Others(_) => self.city.pile_of(self.city.run.this),
            _ => None,
        }
    }
}

impl Resolver<'_> {
    fn choices(&self) -> Choices<'_> {
        Choices {
            catalogue: self.catalogue,
            rulings: self.rulings,
            city: self.city,
        }
    }

    fn guild(&self) -> &GuildRules {
        // A seat without a guild has the blank one behind the last.
        let at = usize::from(self.city.guild).min(self.catalogue.guilds.len() - 1);
        &self.catalogue.guilds[at]
    }

    /// The card was laid on a pile: cubes, gold for covering, then its effect.
    #[inline]
    pub(crate) fn play_building(&mut self, pile: usize, play: u8, card: u8) {
        let covered = !self.city.piles[pile].is_bare();
        self.city.push(pile, play);
        if self.rulings.effect_first {
            self.city.after.collect = pile as u8;
            self.city.after.covered = covered;
        } else {
            self.take_for_play(pile, covered);
        }
        if self.city.guild != NONE
            && !self.city.guild_used
            && self.guild().trigger == Trigger::AfterBuilding
        {
            self.city.after.offer = true;
        }
        // The played building is visible and alone on the list: no need to look for it, and mostly its
        // effect is all there is to do.
        let rules = &self.catalogue.cards[usize::from(card)];
        if rules.trigger == Trigger::Immediate {
            if self.rulings.decline_effects {
                self.start(play);
                return;
            }
            self.city.run.pc = rules.program;
            self.city.run.this = play;
            if !self.run() {
                return;
            }
        }
        if self.city.due != 0 || self.city.after != After::NOTHING {
            self.go();
        }
    }

    fn take_for_play(&mut self, pile: usize, covered: bool) {
        self.collect(pile);
        if covered {
            self.gain(Resource::Gold, self.catalogue.numbers.cover_gold.into());
        }
    }

    /// The end of a cycle or of the game: what is visible is listed, the guild that comes first first.
    pub(crate) fn begin_step(&mut self) {
        self.city.listed = 0;
        if self.phase == Phase::CycleEnd
            && self.city.guild != NONE
            && self.guild().trigger == Trigger::BeforeCycle
        {
            self.city.due = GUILD_BIT;
            self.city.after.list = true;
        } else {
            self.list_due();
            if self.city.due == 0 {
                return;
            }
        }
        self.go();
    }

    fn step_trigger(&self) -> Trigger {
        match self.phase {
            Phase::CycleEnd => Trigger::Cycle,
            Phase::GameEnd => Trigger::End,
            _ => Trigger::Never,
        }
    }

    /// Visible buildings that take part in this step and were not on its list yet.
    fn fresh(&self) -> u32 {
        let trigger = self.step_trigger();
        if trigger == Trigger::Never {
            return 0;
        }
        let mut fresh = 0;
        for pile in self.city.piles() {
            if pile.top != NONE {
                let card = self.city.card(pile.top);
                if self.catalogue.cards[usize::from(card)].trigger == trigger {
                    fresh |= 1 << pile.top;
                }
            }
        }
        fresh & !self.city.listed & !self.city.used
    }

    fn list_due(&mut self) {
        let mut due = self.fresh();
        if self.city.guild != NONE && self.guild().trigger == self.step_trigger() {
            due |= GUILD_BIT;
        }
        self.city.due |= due;
        self.city.listed |= due;
    }

    /// Goes on until the seat must decide something or everything is resolved.
    pub(crate) fn go(&mut self) {
        loop {
            if self.city.run.pc != IDLE && !self.run() {
                return;
            }
            if !self.next() {
                return;
            }
        }
    }

    /// Starts the next effect; false if the seat must decide or nothing is left.
    fn next(&mut self) -> bool {
        loop {
            if self.city.due != 0 {
                self.city.due &= self.city.visible() | GUILD_BIT;
            }
            if self.rulings.uncovered_triggers && !self.city.after.list {
                let fresh = self.fresh();
                self.city.due |= fresh;
                self.city.listed |= fresh;
            }
            if self.city.due == 0 {
                if self.city.after.list {
                    self.city.after.list = false;
                    self.list_due();
                    if self.city.due != 0 {
                        continue;
                    }
                }
                return self.finish();
            }
            return match self.first_due() {
                Some(play) => self.start(play),
                None => {
                    self.city.run.ask = Ask::Order;
                    false
                }
            };
        }
    }

    /// Nothing is due any more: what comes after the effects.
    fn finish(&mut self) -> bool {
        let after = self.city.after;
        if after.collect != NONE {
            self.city.after.collect = NONE;
            self.city.after.covered = false;
            self.take_for_play(usize::from(after.collect), after.covered);
        }
        if after.offer {
            self.city.after.offer = false;
            self.city.run.ask = Ask::Offer;
            self.city.run.this = GUILD;
            return false;
        }
        self.city.after = After::NOTHING;
        self.city.again = 0;
        false
    }

    /// What an effect depends on and changes.
    fn touched(&self, play: u8) -> (u8, u8) {
        let (reads, writes) = if play == GUILD {
            let guild = self.guild();
            (guild.reads, guild.writes)
        } else {
            let rules = &self.catalogue.cards[usize::from(self.city.card(play))];
            (rules.reads, rules.writes)
        };
        if self.rulings.limited_supply {
            (reads, writes)
        } else {
            (reads & !touch::SUPPLY, writes & !touch::SUPPLY)
        }
    }

    /// The effect that comes next without asking: the only one, or one whose place in the order makes
    /// no difference. `None` if the owner must say.
    fn first_due(&self) -> Option<u8> {
        let due = self.city.due;
        let bits = || {
            let mut rest = due;
            std::iter::from_fn(move || {
                (rest != 0).then(|| {
                    let bit = rest.trailing_zeros() as u8;
                    rest &= rest - 1;
                    bit
                })
            })
        };
        if due.count_ones() == 1 {
            return Some(due.trailing_zeros() as u8);
        }
        // A moved building's effect that happens again may change anything; the owner says when.
        bits().find(|a| {
            let (reads, writes) = self.touched(*a);
            bits().filter(|b| b != a).all(|b| {
                let (r, w) = self.touched(b);
                reads & w == 0 && writes & r == 0
            })
        })
    }

    /// Begins an effect; false if the owner must first say whether to use it.
    fn start(&mut self, play: u8) -> bool {
        let bit = 1 << play;
        self.city.due &= !bit;
        let again = self.city.again & bit != 0;
        self.city.again &= !bit;
        if self.rulings.single_use && self.phase == Phase::CycleEnd && play != GUILD {
            self.city.used |= bit;
        }
        let program = if play == GUILD {
            self.guild().program
        } else {
            self.catalogue.cards[usize::from(self.city.card(play))].program
        };
        self.city.run = Run {
            pc: program,
            this: play,
            again,
            ..Run::NOTHING
        };
        if self.rulings.decline_effects {
            self.city.run.ask = Ask::Use;
            return false;
        }
        true
    }

    /// Runs the effect on; false if the owner must decide, true when it is over.
    fn run(&mut self) -> bool {
        loop {
            let pc = self.city.run.pc;
            let op = self.catalogue.ops.get(usize::from(pc)).copied();
            let mut to = pc + 1;
            match op.unwrap_or(Op::End) {
                // Most effects are a plain gain: no need to count.
                Op::Gain {
                    what,
                    each,
                    per: Count::One,
                    most: NO_LIMIT,
                } => self.gain(what, each.into()),
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
                    let mut any = false;
                    self.choices().arrangeable(which, |_| any = true);
                    if any {
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

    /// The seat decides what it was asked.
    #[inline]
    pub(crate) fn act(&mut self, action: Action) {
        let ask = std::mem::replace(&mut self.city.run.ask, Ask::Idle);
        // Where a decision leads to the next question, the effect does not run on yet.
        let runs_on = match action {
            Action::Resolve(pile) => self.start(self.city.piles[pile.index()].top),
            Action::ResolveGuild => self.start(GUILD),
            Action::Use if ask == Ask::Offer => {
                self.city.guild_used = true;
                self.city.run = Run {
                    pc: self.guild().program,
                    this: GUILD,
                    ..Run::NOTHING
                };
                true
            }
            Action::Pass => {
                self.pass(ask);
                true
            }
            Action::Pay => {
                if let Some(Op::Pay { cost, .. }) = self.choices().op() {
                    self.city.gold -= u16::from(cost);
                    if self.rulings.limited_supply {
                        self.supply[0] += u16::from(cost);
                    }
                    self.city.run.paid += 1;
                    self.city.run.pc += 1;
                }
                true
            }
            Action::Option(branch) => {
                self.city.run.pc += 1 + u16::from(branch);
                true
            }
            Action::From(pile) => self.move_from(pile),
            Action::To(pile) => {
                self.move_to(pile.index());
                true
            }
            Action::Rearrange(pile) => self.begin_arranging(pile.index()),
            Action::Next(card) => self.arrange(card.index() as u8),
            Action::Place(pile) => self.placed(pile.index()),
            _ => true,
        };
        if runs_on {
            self.go();
        }
    }

    /// The owner leaves what it was asked.
    fn pass(&mut self, ask: Ask) {
        match ask {
            Ask::Offer | Ask::Use => self.city.run = Run::NOTHING,
            Ask::Pay => {
                if let Some(Op::Pay { out, .. }) = self.choices().op() {
                    self.city.run.paid = 0;
                    self.city.run.pc = out;
                }
            }
            _ => self.step_over(),
        }
    }

    /// The owner moves the building of this pile; false if it must say where to.
    fn move_from(&mut self, pile: Pile) -> bool {
        self.city.run.pile = pile.index() as u8;
        let mut targets: ArrayVec<Pile, 2> = ArrayVec::new();
        self.choices().targets(pile.index(), |p| {
            let _ = targets.try_push(p);
        });
        if let [only] = targets[..] {
            self.move_to(only.index());
            return true;
        }
        self.city.run.ask = Ask::To;
        false
    }

    /// The instruction is done.
    fn step_over(&mut self) {
        let run = &mut self.city.run;
        run.pc += 1;
        run.left = 0;
        run.pile = NONE;
    }

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
        let of_type = |mask: u8| {
            city.tops()
                .filter(|c| self.catalogue.cards[usize::from(*c)].kind & mask != 0)
                .count() as u32
        };
        match count {
            Count::One => 1,
            Count::Visible(mask) => of_type(mask),
            Count::OtherVisible(mask) => {
                let this = city.run.this;
                let visible = city.piles().iter().any(|p| p.top == this);
                let own = self.catalogue.cards[usize::from(city.card(this))].kind & mask != 0;
                of_type(mask) - u32::from(visible && own)
            }
            Count::Types => city
                .tops()
                .fold(0u8, |m, c| m | self.catalogue.cards[usize::from(c)].kind)
                .count_ones(),
            Count::Under => city.pile_of(city.run.this).map_or(0, |pile| {
                let above = city.stack(pile).take_while(|p| *p != city.run.this).count();
                u32::from(city.piles[pile].height) - above as u32 - 1
            }),
            Count::Covered(by) => {
                let covered: u32 = city
                    .piles()
                    .iter()
                    .map(|p| u32::from(p.height.saturating_sub(1)))
                    .sum();
                covered / u32::from(by)
            }
            Count::Piles(by) => {
                city.piles().iter().filter(|p| !p.is_bare()).count() as u32 / u32::from(by)
            }
            Count::Tall(least) => city.piles().iter().filter(|p| p.height >= least).count() as u32,
            Count::Gold(by) => u32::from(city.gold) / u32::from(by),
            Count::Prestige(by) => u32::from(city.prestige) / u32::from(by),
            Count::Low => city
                .tops()
                .filter(|c| self.catalogue.cards[usize::from(*c)].points <= 1)
                .count() as u32,
            Count::Cycle => u32::from(self.cycle) + 1,
        }
    }

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
    fn gain(&mut self, what: Resource, amount: u32) {
        let taken = self.take_supply(what, amount);
        let reserve = match what {
            Resource::Gold => &mut self.city.gold,
            Resource::Prestige => &mut self.city.prestige,
        };
        *reserve = reserve.saturating_add(taken);
    }

    /// Takes the cubes on a pile into the reserve.
    #[inline]
    fn collect(&mut self, pile: usize) {
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
    fn place(&mut self, what: Resource, each: u8, on: Target) -> bool {
        let piles = match on {
            Target::This => {
                if let Some(pile) = self.city.pile_of(self.city.run.this) {
                    self.put(pile, what, each);
                }
                return true;
            }
            Target::Others(piles) | Target::Each(piles) => usize::from(piles),
        };
        if self.rulings.limited_supply && self.supply[what as usize] == 0 {
            return true;
        }
        self.city.run.pile = 0;
        self.city.run.left = piles as u8;
        if self.place_rest(what, each, on) {
            return true;
        }
        self.city.run.ask = Ask::Place;
        false
    }

    /// If as many piles are left as cubes are to be placed on, all of them get some: done.
    fn place_rest(&mut self, what: Resource, each: u8, on: Target) -> bool {
        let own = self.choices().excluded(on);
        let first = usize::from(self.city.run.pile);
        let count = self.city.piles().len();
        let rest = count - first - usize::from(own.is_some_and(|o| o >= first));
        let dry = self.rulings.limited_supply && self.supply[what as usize] == 0;
        if rest > usize::from(self.city.run.left) && self.city.run.left > 0 && !dry {
            return false;
        }
        if self.city.run.left > 0 {
            for pile in (first..count).filter(|p| Some(*p) != own) {
                self.put(pile, what, each);
            }
        }
        self.city.run.left = 0;
        self.city.run.pile = NONE;
        true
    }

    /// The owner chose a pile to place on; false if it must choose another.
    fn placed(&mut self, pile: usize) -> bool {
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
    fn may_move(&mut self, which: Which) -> bool {
        if which == Which::This {
            let this = self.city.run.this;
            let own = self.city.piles().iter().position(|p| p.top == this);
            if let Some(own) = own.filter(|own| self.choices().has_target(*own)) {
                self.city.run.pile = own as u8;
                self.city.run.ask = Ask::MayTo;
                return true;
            }
            return false;
        }
        let mut any = false;
        self.choices().movable(which, |_| any = true);
        if any {
            self.city.run.ask = Ask::From;
        }
        any
    }

    /// Moves the chosen building and takes the cubes of both piles.
    fn move_to(&mut self, to: usize) {
        let from = usize::from(self.city.run.pile);
        self.collect(from);
        self.collect(to);
        let covered = !self.city.piles[to].is_bare();
        if let Some(play) = self.city.pop(from) {
            self.city.push(to, play);
            if covered && self.rulings.move_pays {
                self.gain(Resource::Gold, self.catalogue.numbers.cover_gold.into());
            }
            let card = self.city.card(play);
            let immediate = self.catalogue.cards[usize::from(card)].trigger == Trigger::Immediate;
            if self.rulings.move_retriggers && immediate && !self.city.run.again {
                self.city.due |= 1 << play;
                self.city.again |= 1 << play;
            }
        }
        self.step_over();
    }

    /// The cubes are taken; false if the owner must now say the order.
    fn begin_arranging(&mut self, at: usize) -> bool {
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
    fn arrange(&mut self, card: u8) -> bool {
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
            self.city.hidden &= !(1 << plays[fixed]);
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
            self.city.piles[at].base = plays.pop().unwrap_or(START);
            self.relink(at, &plays);
            let base = usize::from(self.city.piles[at].base);
            self.city.below[base] = NONE;
        }
        self.step_over();
        true
    }

    /// Lays the buildings of a pile in this order, from the top down.
    fn relink(&mut self, at: usize, plays: &Plays) {
        self.city.piles[at].top = plays.first().copied().unwrap_or(NONE);
        self.city.piles[at].height = plays.len() as u8;
        for (i, play) in plays.iter().enumerate() {
            self.city.below[usize::from(*play)] = plays.get(i + 1).copied().unwrap_or(NONE);
        }
    }
}
