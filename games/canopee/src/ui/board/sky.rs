//! What everybody shares: the season, the deck, the growth piles, and what lies open for a choice.

use crate::art;
use crate::{Action, Edition, Kind, Phase, Spot};
use maud::{Markup, html};
use table::{Phrase, Seat};

use super::Scene;
use crate::art::SPRITE;
use ui::Text;
use ui::spot;
use ui::symbol;

impl<E: Edition> Scene<'_, E> {
    pub(super) fn sky(&self) -> Markup {
        html! {
            div.cn-sky {
                (self.season())
                ol.cn-piles aria-label=(self.text("canopee-ui-piles")) {
                    @for (nth, pile) in self.order().into_iter().enumerate() { (self.pile(nth, pile)) }
                }
            }
            (self.open_cards())
            @if self.rules.config().solo() { (self.spirit()) }
            @if self.rules.config().first_edition {
                p.cn-note { (self.text("canopy-first-reconstructed")) }
            }
        }
    }

    fn season(&self) -> Markup {
        let (season, of) = (self.view.season(), self.rules.seasons());
        let words = Phrase::new("canopee-ui-season")
            .number("season", i64::from(season))
            .number("of", i64::from(of));
        let deck = self.view.deck();
        let deck_words = Phrase::new("canopee-ui-deck").number("cards", i64::from(deck));
        html! {
            div.cn-season {
                div.cn-deck title=(self.say(&deck_words)) {
                    (self.back(&art::season_back(season)))
                    b.cn-number { (deck) }
                    span.visually-hidden { (self.say(&deck_words)) }
                }
                div.cn-when {
                    strong { (self.say(&words)) }
                    span.cn-pips aria-hidden="true" {
                        @for s in 1..=of { i.now[s == season].past[s < season] {} }
                    }
                    span.cn-deck-words { (self.say(&deck_words)) }
                }
                @if let Some(card) = self.view.season_card() {
                    div.cn-season-card {
                        span.cn-card.seed data-about=(format!("season-{}", card.name())) { (symbol(&SPRITE, &art::season(card))) }
                        p {
                            strong { (self.say(&card.phrase())) }
                            (self.say(&Phrase::new(format!("canopee-ui-season-{}", card.name()))))
                        }
                    }
                }
            }
        }
    }

    /// The piles in the viewer's order, then those that the viewer does not reach.
    fn order(&self) -> Vec<usize> {
        let config = self.rules.config();
        let mut order: Vec<usize> = (0..self.view.reach())
            .map(|nth| self.rules.pile_of(self.eyes(), nth))
            .collect();
        if config.many() {
            for pile in 0..config.seats {
                if !order.contains(&pile) {
                    order.push(pile);
                }
            }
        }
        order
    }

    /// Whose pile it is, with three and four seats.
    fn between(&self, pile: usize) -> Option<Text> {
        let config = self.rules.config();
        if !config.many() {
            return None;
        }
        if pile >= config.seats {
            return Some(self.text("canopee-ui-pile-centre"));
        }
        let next = Seat::new((pile + 1) % config.seats)?;
        let names = Phrase::new("canopee-ui-pile-between")
            .text("one", self.context.name(Seat::new(pile)?))
            .text("other", self.context.name(next));
        Some(self.say(&names))
    }

    fn pile(&self, nth: usize, pile: usize) -> Markup {
        let reached = nth < self.view.reach();
        let size = self.view.pile_size(pile);
        let here = self.rules.pile_looked_at(self.view) == Some(pile);
        let on_bench = here && self.mine() && self.view.phase() != Phase::Uncover;
        let label = if reached {
            self.say(&Phrase::new("canopee-ui-pile").number("pile", nth as i64 + 1))
        } else {
            self.text("canopee-ui-pile-far")
        };
        let words = Phrase::new("canopee-ui-cards").number("cards", size as i64);
        let content = html! {
            span.cn-stack data-size=(size.min(6)) {
                @for _ in 0..size.clamp(1, 3) { (self.back(&art::back())) }
                b.cn-number { (size) }
            }
        };
        let toucan = Action::Toucan(nth as u8);
        let action = if self.context.offers(toucan) {
            toucan
        } else {
            Action::Put(nth as u8)
        };
        html! {
            li.cn-pile .here[here] .empty[size == 0] .far[!reached] data-spot=[reached.then(|| spot::common("pile", nth + 1))] {
                @if reached { (self.context.button(action, "cn-pile-button", &content)) } @else { (content) }
                div.cn-pile-words {
                    strong { (label) }
                    @if let Some(whose) = self.between(pile) { small { (whose) } }
                    small.visually-hidden { (self.say(&words)) }
                    @if here {
                        small.cn-looking { (self.looked_at_by()) }
                    }
                    @if !on_bench { (self.known(pile)) }
                }
            }
        }
    }

    fn looked_at_by(&self) -> Text {
        if self.mine() {
            return self.text("canopee-ui-pile-yours");
        }
        let name = self.forest_name(self.view.turn());
        self.say(&Phrase::new("canopee-ui-pile-theirs").text("name", name))
    }

    /// What the viewer knows of a pile, and of which cards others know more.
    fn known(&self, pile: usize) -> Markup {
        let cards: Vec<_> = self.view.cards_at(Spot::Pile(pile)).collect();
        let threats = cards
            .iter()
            .filter(|c| c.kind.is_none() && c.marked)
            .count();
        let others = cards.iter().filter(|c| c.kind.is_none()).count();
        html! {
            @if !cards.is_empty() {
                span.cn-known {
                    @for (kind, count) in counted(cards.iter().filter_map(|c| c.kind)) {
                        span.cn-few {
                            (self.face(kind, None))
                            @if count > 1 { b.cn-times { "×" (count) } }
                        }
                    }
                    @if others > 0 && !self.rules.config().solo() {
                        small { (self.say(&Phrase::new("canopee-ui-known-to-others").number("cards", others as i64))) }
                    }
                    @if threats > 0 && !self.rules.config().solo() {
                        small.cn-warn { (self.say(&Phrase::new("canopee-ui-threats-inside").number("cards", threats as i64))) }
                    }
                }
            }
        }
    }

    /// Cards that lie open, or that the viewer sees, while somebody else chooses.
    fn open_cards(&self) -> Markup {
        if self.mine() {
            return Markup::default();
        }
        let shown = [
            (Spot::Drawn, "canopee-ui-drawn"),
            (Spot::Germination, "canopee-ui-germination"),
            (Spot::Sky, "canopee-ui-top"),
        ];
        html! {
            @for (spot, key) in shown {
                @let kinds: Vec<Kind> = self.view.cards_at(spot).filter_map(|c| c.kind).collect();
                @if !kinds.is_empty() {
                    div.cn-open {
                        strong { (self.text(key)) }
                        @for kind in kinds { (self.face(kind, None)) }
                    }
                }
            }
        }
    }

    fn spirit(&self) -> Markup {
        html! {
            section.area.cn-spirit aria-label=(self.text("canopee-spirit")) {
                header {
                    span.cn-crest { (symbol(&SPRITE, &art::spirit())) }
                    strong { (self.text("canopee-spirit")) }
                    span.summary { (self.summary(1)) }
                }
                div.board { (self.forest(1)) }
            }
        }
    }
}

/// Equal neighbours counted.
pub(super) fn counted(kinds: impl Iterator<Item = Kind>) -> Vec<(Kind, usize)> {
    let mut counted: Vec<(Kind, usize)> = Vec::new();
    for kind in kinds {
        match counted.last_mut() {
            Some((last, n)) if *last == kind => *n += 1,
            _ => counted.push((kind, 1)),
        }
    }
    counted
}
