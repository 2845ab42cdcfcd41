//! The effects of one seat, resolved decision by decision in its own city: what is due, in which order, and
//! what the owner answers.

mod choices;
mod interpreter;
mod piles;

pub(crate) use choices::{Choices, Offer};

use crate::rules::action::Action;
use crate::rules::catalogue::{Catalogue, GuildRules};
use crate::rules::program::{Op, Resource, Trigger, touch};
use crate::rules::rulings::Rulings;
use crate::rules::state::{After, Ask, City, GUILD, IDLE, NONE, Phase, Run, bit, bits};

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

const GUILD_BIT: u32 = 1 << GUILD;

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

    /// The card is laid on a pile: cubes, gold for covering, then its effect. Says whether the owner must
    /// decide something.
    pub(crate) fn play_building(&mut self, pile: usize, play: u8, card: u8) -> bool {
        self.lay(pile, play, card) && self.follow(play, card)
    }

    /// The card is laid on a pile, with what that brings at once. Says whether anything
    /// [follows](Self::follow).
    #[inline(always)]
    pub(crate) fn lay(&mut self, pile: usize, play: u8, card: u8) -> bool {
        let covered = self.city.push(pile, play);
        let rules = &self.catalogue.cards[usize::from(card)];
        let mut gains = [0; 2];
        let mut follows = self.city.due != 0 || self.rulings.effect_first;
        if self.rulings.effect_first {
            self.city.after.collect = pile as u8;
            self.city.after.covered = covered;
        } else {
            self.collect(pile);
            gains[0] += self.cover_gold(covered);
        }
        if !self.rulings.decline_effects {
            // Most buildings bring just this, or nothing.
            gains[0] += u32::from(rules.at_once[0]);
            gains[1] += u32::from(rules.at_once[1]);
        }
        self.gain(Resource::Gold, gains[0]);
        self.gain(Resource::Prestige, gains[1]);
        if self.city.guild != NONE
            && !self.city.guild_used
            && self.guild().trigger == Trigger::AfterBuilding
        {
            self.city.after.offer = true;
            follows = true;
        }
        follows
            || if self.rulings.decline_effects {
                rules.trigger == Trigger::Immediate
            } else {
                rules.then != 0
            }
    }

    /// The effect of a building that was laid, and what comes after it. Says whether the owner must decide
    /// something.
    pub(crate) fn follow(&mut self, play: u8, card: u8) -> bool {
        let rules = &self.catalogue.cards[usize::from(card)];
        if self.rulings.decline_effects {
            if rules.trigger == Trigger::Immediate {
                self.start(play);
                return true;
            }
        } else if rules.then != 0 {
            self.city.run.pc = rules.then;
            self.city.run.this = play;
            if !self.run() {
                return true;
            }
        }
        if self.city.due != 0 || self.city.after != After::NOTHING {
            self.go();
            return self.city.run.ask != Ask::Idle;
        }
        false
    }

    #[inline]
    fn cover_gold(&self, covered: bool) -> u32 {
        // Multiplied, because a branch on it could not be predicted.
        u32::from(self.catalogue.numbers.cover_gold) * u32::from(covered)
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
        let fresh = bits(self.city.visible).fold(0, |set, play| {
            let card = self.city.card(play);
            let due = self.catalogue.cards[usize::from(card)].trigger == trigger;
            set | u32::from(due) << play
        });
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
                self.city.due &= self.city.visible | GUILD_BIT;
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
            self.collect(after.collect.into());
            self.gain(Resource::Gold, self.cover_gold(after.covered));
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
        if due & (due - 1) == 0 {
            return Some(due.trailing_zeros() as u8);
        }
        // What at least one and what at least two of them depend on and change.
        let (mut one, mut two) = ((0, 0), (0, 0));
        for play in bits(due) {
            let (reads, writes) = self.touched(play);
            two = (two.0 | one.0 & reads, two.1 | one.1 & writes);
            one = (one.0 | reads, one.1 | writes);
        }
        // A moved building's effect that happens again may change anything; the owner says when.
        bits(due).find(|play| {
            let (reads, writes) = self.touched(*play);
            let others_read = two.0 | one.0 & !reads;
            let others_write = two.1 | one.1 & !writes;
            reads & others_write == 0 && writes & others_read == 0
        })
    }

    /// Begins an effect; false if the owner must first say whether to use it.
    fn start(&mut self, play: u8) -> bool {
        let bit = bit(play);
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

    /// The instruction is done.
    fn step_over(&mut self) {
        let run = &mut self.city.run;
        run.pc += 1;
        run.left = 0;
        run.pile = NONE;
    }
}
