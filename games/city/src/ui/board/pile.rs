//! A city: piles of buildings on foundations over the water, and a card's face.

use crate::art;
use crate::{Action, Card, Guild, Phase, Pile, PileView, Resource};
use maud::{Markup, html};
use table::{Phrase, Seat};

use super::Scene;
use super::effect;
use crate::art::SPRITE;
use ui::Text;
use ui::spot;
use ui::symbol;

impl Scene<'_> {
    /// The line beside the name: what it holds, its points on the table.
    pub(super) fn summary(&self, seat: Seat, points: i32) -> Markup {
        let phase = self.view.phase();
        let sealing = matches!(phase, Phase::Pick | Phase::Play);
        let waiting = self.view.waiting().contains(seat);
        html! {
            @if sealing {
                span.cy-seal .done[!waiting] {
                    (self.text(if waiting { "canopy-city-ui-thinks" } else { "canopy-city-ui-has-chosen" }))
                }
            }
            (self.cubes(Resource::Gold, self.view.gold(seat)))
            (self.cubes(Resource::Prestige, self.view.prestige(seat)))
            strong.cy-score title=(self.text("canopy-city-ui-points-help")) {
                (self.say(&Phrase::new("canopy-city-ui-points").number("points", points)))
            }
        }
    }

    pub(super) fn city(&self, seat: Seat) -> Markup {
        let mut names = Vec::new();
        html! {
            div.cy-city {
                @if let Some(guild) = self.view.guild(seat) { (self.guild_line(guild)) }
                div.cy-piles {
                    @for (at, pile) in self.view.piles(seat).iter().enumerate() {
                        (self.pile(seat, at, pile, &mut names))
                    }
                }
            }
        }
    }

    fn guild_line(&self, guild: Guild) -> Markup {
        html! {
            p.cy-guild data-about=(guild) {
                span.cy-crest { (symbol(&SPRITE, &art::guild(guild))) }
                strong { (self.guild_name(guild)) }
                span.cy-words { (self.guild_words(guild)) }
            }
        }
    }

    /// What a guild does, in words.
    pub(super) fn guild_words(&self, guild: Guild) -> Markup {
        let catalogue = self.rules.catalogue();
        let (extra, discount) = catalogue.guild_gifts(guild);
        let gift = |key: &'static str, n: u8| self.say(&Phrase::new(key).number("n", i64::from(n)));
        html! {
            @if extra > 0 { (gift("canopy-city-ui-gift-foundations", extra)) " " }
            @if discount > 0 { (gift("canopy-city-ui-gift-discount", discount)) " " }
            @if let Some(when) = effect::when(catalogue.guild_trigger(guild)) {
                em { (self.say(&when)) } " "
                (self.sentences(&effect::words(catalogue, catalogue.guild_program(guild))))
            }
        }
    }

    fn sentences(&self, phrases: &[Phrase]) -> Text {
        self.say(&Phrase::new("canopy-city-ui-do-all").list("what", phrases.iter().cloned()))
    }

    /// The choice that this pile offers now, if any.
    fn pile_action(&self, seat: Seat, at: usize) -> Option<Action> {
        if !self.context.viewer().is(seat) {
            return None;
        }
        let pile = Pile::new(at)?;
        [
            Action::Build(pile),
            Action::Resolve(pile),
            Action::From(pile),
            Action::To(pile),
            Action::Rearrange(pile),
            Action::Place(pile),
        ]
        .into_iter()
        .find(|action| self.context.offers(action))
    }

    fn pile(&self, seat: Seat, at: usize, pile: &PileView, names: &mut Vec<Card>) -> Markup {
        let handled = self.view.handled_pile(seat) == Some(at);
        let top = pile.buildings.last().copied();
        let top_words = match top {
            Some(card) => self.building(card, Some(self.fly(seat, card, names))),
            None => html! {
                span.cy-bare {
                    span.cy-plank { (symbol(&SPRITE, &art::foundation())) }
                    span { (self.text("canopy-city-ui-bare")) }
                }
            },
        };
        let content = html! {
            (top_words)
            @if pile.gold > 0 || pile.prestige > 0 {
                span.cy-on {
                    @if pile.gold > 0 { (self.cubes(Resource::Gold, pile.gold.into())) }
                    @if pile.prestige > 0 { (self.cubes(Resource::Prestige, pile.prestige.into())) }
                }
            }
        };
        let number = Phrase::new("canopy-city-ui-pile").number("pile", at as i64 + 1);
        html! {
            div.cy-pile .handled[handled] .bare[top.is_none()] data-spot=(pile_spot(seat, at + 1)) {
                @match self.pile_action(seat, at) {
                    Some(action) => (self.context.button(action, "cy-top", &content)),
                    None if self.context.viewer().is(seat) && self.view.phase() == Phase::Play => {
                        @match Pile::new(at) { Some(pile) => (self.context.why_not(Action::Build(pile), "cy-top", &content)), None => (content) }
                    }
                    None => span.cy-top { (content) },
                }
                (self.beneath(seat, at, pile))
                span.cy-water { (self.say(&number)) }
            }
        }
    }

    /// What lies under the visible building: strips that show how high the pile is, names on demand.
    fn beneath(&self, seat: Seat, at: usize, pile: &PileView) -> Markup {
        let covered: Vec<Card> = pile.buildings.iter().rev().skip(1).copied().collect();
        if covered.is_empty() && pile.base.is_none() {
            return html! {
                @if pile.card_base { span.cy-strip.base title=(self.text("canopy-city-ui-base-hidden")) {} }
            };
        }
        let words = Phrase::new("canopy-city-ui-beneath").number("cards", covered.len() as i64);
        html! {
            details.cy-beneath id=(format!("beneath-{seat}-{}", at + 1)) {
                summary {
                    span.cy-strips aria-hidden="true" { @for _ in 0..covered.len().min(8) { i {} } }
                    @if !covered.is_empty() { b { (covered.len()) } " " }
                    span { (self.say(&words)) }
                }
                ol {
                    @for card in covered {
                        li {
                            (self.card_name(card)) " "
                            b { (self.rules.catalogue().points(card)) }
                        }
                    }
                    @if let Some(base) = pile.base {
                        li.base {
                            (self.say(&Phrase::new("canopy-city-ui-base").phrase("card", self.rules.catalogue().card_phrase(base))))
                        }
                    }
                }
            }
        }
    }

    /// A name for a visible card of this seat that stays the same when it moves.
    pub(super) fn fly(&self, seat: Seat, card: Card, names: &mut Vec<Card>) -> String {
        let nth = names.iter().filter(|c| **c == card).count();
        names.push(card);
        format!("{seat}-{card}-{nth}")
    }

    /// A building as a card: points, type, house, name, and what it does.
    pub(super) fn building(&self, card: Card, fly: Option<String>) -> Markup {
        let catalogue = self.rules.catalogue();
        let kind = catalogue.type_of(card);
        let index = kind.and_then(|k| catalogue.types().iter().position(|t| t == k));
        let type_name = kind.map(|k| self.say(&k.name.phrase()));
        let trigger = catalogue.trigger(card);
        html! {
            span.cy-card data-type=[index.map(|i| i + 1)] data-fly=[fly] data-about=(card) {
                span.cy-head {
                    b.cy-worth { (catalogue.points(card)) }
                    @if let (Some(kind), Some(name)) = (kind, type_name) {
                        span.cy-type title=(name) {
                            span.cy-badge {
                                (symbol(&SPRITE, &art::badge(index)))
                                b aria-hidden="true" { (kind.letter) }
                            }
                            span.cy-type-name { (name) }
                        }
                    }
                }
                span.cy-house { (symbol(&SPRITE, &art::building(catalogue, card))) }
                span.cy-name { (self.card_name(card)) }
                @if let Some(when) = effect::when(trigger) {
                    span.cy-effect data-when=(when_class(trigger)) {
                        span.cy-when { (symbol(&SPRITE, &art::trigger(trigger))) (self.say(&when)) }
                        span.cy-words { (self.sentences(&effect::words(catalogue, catalogue.program(card)))) }
                    }
                }
            }
        }
    }
}

/// What a pile answers to: its number, and the rows of the sheet to which it belongs.
fn pile_spot(seat: Seat, number: usize) -> String {
    spot::any([
        spot::of_seat(seat, "pile", number),
        spot::row(seat, &format!("pile-{number}")),
        spot::row(seat, &format!("effect-pile-{number}")),
    ])
}

fn when_class(trigger: crate::Trigger) -> &'static str {
    match trigger {
        crate::Trigger::Immediate => "now",
        crate::Trigger::End => "end",
        _ => "cycle",
    }
}
