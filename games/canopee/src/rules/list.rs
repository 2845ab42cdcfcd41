//! What may be done: the choices of every phase, in canonical order.

use table::random::{Rng, below, choose};
use table::{Actions, Seat};

use crate::rules::action::Action;
use crate::rules::cards::{Entry, Zone};
use crate::rules::config::Config;
use crate::rules::kind::{Kind, Species};
use crate::rules::stage::{Frame, Phase, Why};
use crate::rules::state::State;

/// Calls `f` with every kind once; the entries are sorted by kind.
fn each_kind<'a>(entries: impl Iterator<Item = &'a Entry>, mut f: impl FnMut(Kind)) {
    let mut last = None;
    for entry in entries {
        let kind = entry.kind();
        if last != Some(kind) {
            f(kind);
        }
        last = Some(kind);
    }
}

impl State {
    /// One of the actions that [`list`](Self::list) lists, each as likely as any other.
    #[inline]
    pub(crate) fn pick_action<R: Rng + ?Sized>(&self, c: &Config, rng: &mut R) -> Action {
        // By far the most choices are these two.
        if self.phase == Phase::Choose && !self.has_powers(usize::from(self.turn), Self::CHOOSING) {
            return match below(rng, 1 + u32::from(self.may_pass(c))) {
                0 => Action::Keep,
                _ => Action::Pass,
            };
        }
        self.pick_other(c, rng)
    }

    #[inline(never)]
    fn pick_other<R: Rng + ?Sized>(&self, c: &Config, rng: &mut R) -> Action {
        let who = usize::from(self.who);
        match self.phase {
            Phase::Add if !c.solo() && !self.offers_extras(c, who) => {
                let additions = self.additions(who, self.cards.kinds(Zone::hand(who)));
                additions.nth(below(rng, additions.count()))
            }
            Phase::Target if !c.solo() => self.pick_target(c, who, self.why, rng),
            Phase::SeedPick if !c.solo() => {
                let kinds = self.cards.kinds(Zone::SEEDS);
                let nth = below(rng, kinds.count_ones() + 1);
                let kind = Kind::each(kinds).nth(nth as usize);
                kind.map_or(Action::Done, Action::Take)
            }
            _ => self.pick_listed(c, rng),
        }
    }

    #[inline(never)]
    fn pick_listed<R: Rng + ?Sized>(&self, c: &Config, rng: &mut R) -> Action {
        let mut actions = Actions::new();
        self.list(c, |action| actions.push(action));
        choose(rng, &actions)
    }

    /// Lists the legal actions of whoever must choose.
    #[inline]
    pub(crate) fn list(&self, c: &Config, mut f: impl FnMut(Action)) {
        let who = usize::from(self.who);
        match self.phase {
            Phase::Choose => self.list_choose(c, f),
            Phase::Add => {
                if c.solo() && who == 1 {
                    self.spirit_additions().into_iter().for_each(f);
                    return;
                }
                let kinds = self.cards.kinds(Zone::hand(who));
                self.additions(who, kinds).list(&mut f);
                if self.offers_extras(c, who) {
                    self.extras(c, who, f);
                }
            }
            Phase::Target => self.loss_choices(c, who, f),
            Phase::Before => {
                f(Action::Begin);
                self.before(c, who, f);
            }
            Phase::After => {
                self.extras(c, who, &mut f);
                f(Action::Done);
            }
            Phase::PassedAll => {
                f(Action::Draw);
                f(Action::Sloth);
            }
            Phase::Leave => {
                self.list_threats(c, &mut f);
                f(Action::Done);
            }
            Phase::Hide => {
                let pile = self.cards.of(Zone::pile(self.this_pile(c)));
                each_kind(pile.iter(), |k| f(Action::Hide(k)));
                f(Action::Done);
            }
            Phase::Uncover => {
                each_kind(self.cards.of(Zone::pitcher(who)).iter(), |k| {
                    f(Action::Uncover(k));
                });
            }
            Phase::SkyPut => (0..self.reach()).for_each(|n| f(Action::Put(n as u8))),
            Phase::StormAt | Phase::OfferTo => {
                let others = Seat::first(c.seats).filter(|s| s.index() != who);
                others.for_each(|s| f(Action::At(s)));
            }
            Phase::Storm => {
                f(Action::StormDraw);
                let mut any = false;
                for forest in [who, usize::from(self.foe)] {
                    self.targets(c, forest, Why::Lightning, |_| any = true);
                }
                if any {
                    f(Action::StormDiscard);
                }
            }
            Phase::Pick => {
                each_kind(self.cards.of(Zone::DRAWN).iter(), |k| f(Action::Take(k)));
                if matches!(self.frame, Frame::Mating | Frame::Fungi) {
                    f(Action::Done);
                }
            }
            Phase::Answer => {
                f(Action::Accept);
                f(Action::Decline);
            }
            _ => self.list_season_end(c, who, f),
        }
    }

    #[inline]
    fn list_choose(&self, c: &Config, mut f: impl FnMut(Action)) {
        let who = usize::from(self.turn);
        f(Action::Keep);
        let may_pass = self.may_pass(c);
        if may_pass {
            f(Action::Pass);
        }
        if self.has_powers(who, Self::CHOOSING) {
            self.list_powers(c, who, may_pass, f);
        }
    }

    fn list_powers(&self, c: &Config, who: usize, may_pass: bool, mut f: impl FnMut(Action)) {
        let pile = self.cards.of(Zone::pile(self.this_pile(c)));
        if may_pass {
            if self.ready(who, Species::Howler) {
                f(Action::Howl);
            }
            if self.ready(who, Species::Boa) {
                each_kind(pile.iter(), |k| f(Action::Boa(k)));
            }
        }
        if self.ready(who, Species::Goliath) {
            self.list_threats(c, &mut f);
        }
        if self.ready(who, Species::Hoatzin) {
            f(Action::Hoatzin);
        }
        self.extras(c, who, f);
    }

    /// Threats of the pile that the goliath can leave behind.
    fn list_threats(&self, c: &Config, mut f: impl FnMut(Action)) {
        let pile = self.cards.of(Zone::pile(self.this_pile(c)));
        let threats = pile.iter().filter(|e| e.kind().is_threat());
        each_kind(threats, |k| f(Action::Leave(k)));
    }

    fn list_season_end(&self, c: &Config, who: usize, mut f: impl FnMut(Action)) {
        match self.phase {
            Phase::Wild => {
                if self.ready(who, Species::Ants) {
                    f(Action::Ants);
                }
                if self.has(who, Kind::Butterfly) > 0 {
                    for kind in State::FLUTTER {
                        if self.has(who, kind) > 0 {
                            f(Action::Butterfly(kind));
                        }
                    }
                }
                f(Action::Done);
            }
            Phase::JaguarAt => self.prey(c, who).for_each(|v| f(Action::At(Seat::ALL[v]))),
            Phase::SeedPick => {
                if c.solo() && who == 1 {
                    self.spirit_seeds(c).into_iter().for_each(f);
                    return;
                }
                each_kind(self.cards.of(Zone::SEEDS).iter(), |k| f(Action::Take(k)));
                f(Action::Done);
            }
            Phase::StealFrom => self.marks(c, who).for_each(|v| f(Action::At(Seat::ALL[v]))),
            Phase::Steal => {
                let foe = usize::from(self.foe);
                let animals = Kind::wildlife().filter(|k| self.may_steal(foe, *k));
                animals.for_each(|k| f(Action::Take(k)));
            }
            Phase::Hunting => {
                f(Action::Lose);
                f(Action::Hunt);
            }
            Phase::Rot => {
                if let Some(slot) = self.rotting(who) {
                    let tree = self.trees.of(who)[slot];
                    let values = (0..3u8).filter(|v| tree.trunks(*v) > 0);
                    values.for_each(|v| f(Action::Rot(v, slot as u8)));
                }
            }
            _ => {}
        }
    }
}
