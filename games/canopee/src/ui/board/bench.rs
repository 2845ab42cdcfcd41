//! What is to be decided, within the thumb's reach: the pile looked at, cards to add or to choose.

use crate::art;
use crate::{Action, Edition, Kind, Phase, Spot};
use maud::{Markup, html};
use table::{Game, Seat};

use super::Scene;
use super::sky::counted;
use crate::art::SPRITE;
use ui::signed;
use ui::symbol;

/// Choices without a card of their own, the main ones first, with the card that pictures them.
const PLAIN: [(Action, Option<Kind>); 19] = [
    (Action::Keep, None),
    (Action::Pass, None),
    (Action::Begin, None),
    (Action::Accept, None),
    (Action::Decline, None),
    (Action::Draw, None),
    (Action::Lay, None),
    (Action::StormDraw, Some(Kind::Lightning)),
    (Action::StormDiscard, Some(Kind::Lightning)),
    (Action::Lose, None),
    (Action::Hunt, None),
    (Action::Hoatzin, Some(Kind::Hoatzin)),
    (Action::Howl, Some(Kind::Howler)),
    (Action::Frog, Some(Kind::Frog)),
    (Action::Tamarin, Some(Kind::Tamarin)),
    (Action::Sloth, Some(Kind::Sloth)),
    (Action::Ants, Some(Kind::Ants)),
    (Action::Fungi, Some(Kind::Fungi)),
    (Action::Done, None),
];

impl<E: Edition> Scene<'_, E> {
    pub(super) fn bench(&self) -> Markup {
        if !self.mine() {
            return Markup::default();
        }
        let kinds = self.bench_cards();
        html! {
            div.cn-bench {
                @if !kinds.is_empty() {
                    div.cn-looked role="group" aria-label=(self.text("canopee-ui-before-you")) {
                        @for (kind, count) in counted(kinds.iter().copied()) { (self.shown(kind, count)) }
                    }
                }
                (self.worth(&kinds))
                (self.plain())
                (self.rivals())
            }
        }
    }

    /// The cards that the viewer is to decide about.
    pub(super) fn bench_cards(&self) -> Vec<Kind> {
        if !self.mine() {
            return Vec::new();
        }
        let who = self.view.who();
        let spot = match self.view.phase() {
            Phase::Choose | Phase::Leave | Phase::Hide => {
                self.rules.pile_looked_at(self.view).map(Spot::Pile)
            }
            Phase::Add => Some(Spot::Adding(who)),
            Phase::Pick | Phase::OfferTo | Phase::Answer => Some(Spot::Drawn),
            Phase::SeedPick => Some(Spot::Germination),
            Phase::SkyPut => Some(Spot::Sky),
            Phase::Uncover => Some(Spot::Pitcher(who)),
            _ => None,
        };
        spot.into_iter()
            .flat_map(|spot| self.view.cards_at(spot))
            .filter_map(|card| card.kind)
            .collect()
    }

    /// Equal cards before the viewer, with what can be done with one of them.
    fn shown(&self, kind: Kind, count: usize) -> Markup {
        let who = self.view.who();
        let have = self.view.count(who, kind) as usize;
        // Named as they will be in the forest, so that they fly there when they are kept.
        let face = |nth: usize| self.face(kind, Some(format!("f{who}-{kind}-{}", have + nth)));
        let steal = self.view.phase() == Phase::Steal;
        let offered: Vec<(Action, &'static str)> = [
            (Action::Boa(kind), "canopee-ui-do-boa"),
            (Action::Leave(kind), "canopee-ui-do-leave"),
            (Action::Hide(kind), "canopee-ui-do-hide"),
            (Action::Uncover(kind), "canopee-ui-do-uncover"),
            (Action::Take(kind), "canopee-ui-do-take"),
            (Action::Play(kind), "canopee-ui-do-play"),
        ]
        .into_iter()
        .filter(|(action, _)| !steal && self.context.offers(*action))
        .collect();
        let fan = html! { span.cn-fan { @for nth in 0..count { (face(nth)) } } };
        html! {
            div.cn-slot {
                @if let [(action, key)] = offered[..] {
                    (self.context.button(action, "cn-fan-button", &html! {
                        (fan)
                        small.cn-do { (self.text(key)) }
                    }))
                } @else {
                    span.cn-fan-button { (fan) }
                    @for (action, key) in &offered {
                        (self.context.button(action, "cn-chip", &html! { (self.text(key)) }))
                    }
                }
            }
        }
    }

    /// What keeping the pile would bring now, trees aside.
    fn worth(&self, kinds: &[Kind]) -> Markup {
        if self.view.phase() != Phase::Choose {
            return Markup::default();
        }
        let points = self.rules.worth_of(self.view, self.view.who(), kinds);
        html! {
            p.cn-worth {
                b .minus[points < 0] { (signed(points)) }
                span { (self.text("canopee-ui-worth")) }
            }
        }
    }

    /// Others to choose from.
    fn rivals(&self) -> Markup {
        html! {
            @for seat in Seat::first(self.rules.config().seats) {
                @if self.context.offers(Action::At(seat)) {
                    (self.context.button(Action::At(seat), "cn-act", &html! {
                        span.marker data-seat=(seat) { (seat.index() + 1) }
                        span { (self.context.name(seat)) }
                    }))
                }
            }
        }
    }

    /// An animal of the viewer whose power is not at hand, at a moment when one would think of it.
    fn could_help(&self, kind: Kind) -> bool {
        let asked = matches!(self.view.phase(), Phase::Before | Phase::Choose);
        asked && kind.is_wildlife() && self.view.count(self.view.who(), kind) > 0
    }

    fn plain(&self) -> Markup {
        html! {
            div.cn-acts {
                @for (action, kind) in PLAIN {
                    @if self.context.offers(action) {
                        @let words = self.say(&self.rules.choice(action));
                        @let class = match action {
                            Action::Keep | Action::Begin | Action::Accept => "cn-act main",
                            _ => "cn-act",
                        };
                        (self.context.button(action, class, &html! {
                            @if let Some(kind) = kind {
                                span.cn-mini title=(self.help_text(kind)) { (symbol(&SPRITE, &art::card(kind))) }
                            }
                            span { (words) }
                        }))
                    } @else if let Some(kind) = kind.filter(|k| self.could_help(*k)) {
                        (self.context.why_not(action, "act cn-act", &html! {
                            span.cn-mini { (symbol(&SPRITE, &art::card(kind))) }
                            span { (self.say(&self.rules.choice(action))) }
                        }))
                    }
                }
            }
        }
    }
}
