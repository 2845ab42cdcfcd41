//! The hand, the card to be played, and the questions of an effect.

use crate::art;
use crate::{Action, Ask, Card, Guild, Phase, Source};
use maud::{Markup, html};
use table::{Game, Phrase, Seat};

use super::Scene;
use super::effect;
use crate::art::SPRITE;
use ui::symbol;

impl Scene<'_> {
    pub(super) fn bench(&self) -> Markup {
        let Some(me) = self.context.viewer().seat() else {
            return Markup::default();
        };
        match self.view.phase() {
            Phase::Guilds => self.guilds(),
            Phase::Deal | Phase::Pick => self.hand(me),
            Phase::Play => self.play(me),
            Phase::Effects | Phase::CycleEnd | Phase::GameEnd => self.question(me),
            Phase::Over => Markup::default(),
        }
    }

    fn guilds(&self) -> Markup {
        html! {
            div.cy-bench {
                @for guild in (0..self.rules.catalogue().guild_count()).filter_map(Guild::new) {
                    @if self.context.offers(Action::Guild(guild)) {
                        (self.context.button(Action::Guild(guild), "cy-option", &html! {
                            span.cy-crest { (symbol(&SPRITE, &art::guild(guild))) }
                            span {
                                strong { (self.guild_name(guild)) }
                                span.cy-words { (self.guild_words(guild)) }
                            }
                        }))
                    }
                }
            }
        }
    }

    /// Cards of the seat's own city, so that a card of the hand is named as it will be there.
    fn own_tops(&self, me: Seat) -> Vec<Card> {
        let piles = self.view.piles(me);
        piles
            .iter()
            .filter_map(|p| p.buildings.last().copied())
            .collect()
    }

    fn hand(&self, me: Seat) -> Markup {
        let picked = self.view.pick();
        let mut names = self.own_tops(me);
        html! {
            div.cy-hand role="group" aria-label=(self.text("canopy-city-ui-hand")) {
                @for (card, count) in counted(self.view.hand()) {
                    @let content = html! {
                        (self.building(card, Some(self.fly(me, card, &mut names))))
                        @if count > 1 { b.cy-times { "×" (count) } }
                        @if picked == Some(card) { span.cy-mark { (self.text("canopy-city-ui-picked")) } }
                    };
                    @let class = if picked == Some(card) { "cy-held picked" } else { "cy-held" };
                    (self.context.button(Action::Pick(card), class, &content))
                }
            }
        }
    }

    /// The chosen card, to be built on a pile above or laid down; the others go on.
    fn play(&self, me: Seat) -> Markup {
        let picked = self.view.pick();
        let mut names = self.own_tops(me);
        let mut rest: Vec<Card> = self.view.hand().collect();
        if let Some(at) = rest.iter().position(|c| Some(*c) == picked) {
            rest.remove(at);
        }
        let price = i64::from(self.rules.foundation_price(self.view, me));
        html! {
            div.cy-bench {
                @if let Some(card) = picked {
                    span.cy-held.picked { (self.building(card, Some(self.fly(me, card, &mut names)))) }
                }
                div.cy-ask {
                    @if self.context.has_choices() { p { (self.text("canopy-city-ui-build-above")) } }
                    @if self.context.offers(Action::Found) {
                        (self.context.button(Action::Found, "cy-act", &html! {
                            span.cy-plank { (symbol(&SPRITE, &art::back())) }
                            span { (self.say(&Phrase::new("canopy-city-ui-found").number("gold", price))) }
                        }))
                    } @else if self.context.has_choices() {
                        (self.context.why_not(Action::Found, "act cy-act", &html! {
                            span.cy-plank { (symbol(&SPRITE, &art::back())) }
                            span { (self.say(&Phrase::new("canopy-city-ui-found").number("gold", price))) }
                        }))
                    }
                    @if !rest.is_empty() {
                        details.cy-rest id="rest" {
                            summary { (self.say(&Phrase::new("canopy-city-ui-rest").number("cards", rest.len() as i64))) }
                            ul { @for card in rest { li { (self.card_name(card)) } } }
                        }
                    }
                }
            }
        }
    }

    /// An effect that asks something.
    fn question(&self, me: Seat) -> Markup {
        let source = self.view.resolving(me);
        let catalogue = self.rules.catalogue();
        let program = match source {
            Some(Source::Building(card)) => catalogue.program(card),
            Some(Source::Guild(guild)) => catalogue.guild_program(guild),
            None => &[],
        };
        let branches = effect::branches(catalogue, program);
        let asked = self.view.asked(me);
        html! {
            div.cy-bench {
                @if !matches!(asked, Ask::Idle | Ask::Order) {
                    @match source {
                        Some(Source::Building(card)) => span.cy-held.picked { (self.building(card, None)) },
                        Some(Source::Guild(guild)) => span.cy-option {
                            span.cy-crest { (symbol(&SPRITE, &art::guild(guild))) }
                            span { strong { (self.guild_name(guild)) } span.cy-words { (self.guild_words(guild)) } }
                        },
                        None => {}
                    }
                }
                div.cy-ask {
                    @if asked == Ask::Next { (self.arranging(me)) }
                    @for (nth, words) in branches.iter().enumerate() {
                        @let action = Action::Option(nth as u8);
                        (self.context.saying(action, "cy-act", &html! { (self.say(words)) }))
                    }
                    @for action in [Action::Use, Action::Pay, Action::ResolveGuild, Action::Pass] {
                        @if self.context.offers(action) {
                            @let class = if action == Action::Pass { "cy-act" } else { "cy-act main" };
                            (self.context.button(action, class, &html! { (self.say(&self.rules.choice(action))) }))
                        }
                    }
                }
            }
        }
    }

    /// The cards of a pile that are still to be put in order.
    fn arranging(&self, me: Seat) -> Markup {
        let mut cards = self.view.arranging(me);
        cards.sort_unstable();
        html! {
            div.cy-hand {
                @for (card, count) in counted(cards.into_iter()) {
                    (self.context.button(Action::Next(card), "cy-held", &html! {
                        (self.building(card, None))
                        @if count > 1 { b.cy-times { "×" (count) } }
                    }))
                }
            }
        }
    }
}

/// Equal neighbours counted: copies of a design are the same card.
fn counted(cards: impl Iterator<Item = Card>) -> Vec<(Card, usize)> {
    let mut counted: Vec<(Card, usize)> = Vec::new();
    for card in cards {
        match counted.last_mut() {
            Some((last, n)) if *last == card => *n += 1,
            _ => counted.push((card, 1)),
        }
    }
    counted
}
