//! Card faces and backs.

use crate::art;
use crate::art::SPRITE;
use crate::{Edition, Item, Kind};
use maud::{Markup, html};
use table::Phrase;

use super::Scene;
use ui::Text;
use ui::symbol;

/// The group a card belongs to, as a class: it gives the card its colour.
pub(super) fn group(kind: Kind) -> &'static str {
    if kind.is_plant() {
        "plant"
    } else if kind.is_weather() {
        "weather"
    } else if kind.is_threat() {
        "threat"
    } else if kind.is_wildlife() {
        "animal"
    } else if kind == Kind::Seed {
        "seed"
    } else {
        "wood"
    }
}

/// The row of the score sheet that cards of this kind make.
pub(super) fn item(kind: Kind) -> Option<Item> {
    Some(match kind {
        Kind::Fern => Item::Fern,
        Kind::Bromelia => Item::Bromelia,
        Kind::Monstera => Item::Monstera,
        Kind::Fungi => Item::Fungi,
        Kind::Lianas => Item::Lianas,
        Kind::Orchid => Item::Orchid,
        Kind::Rain | Kind::Sun => Item::Weather,
        _ => return None,
    })
}

/// What the card does, in a sentence.
pub(crate) fn help(kind: Kind, first_edition: bool) -> Phrase {
    let key = match kind {
        Kind::Trunk0 | Kind::Trunk1 | Kind::Trunk2 => "trunk",
        Kind::Canopy0 | Kind::Canopy1 | Kind::Canopy2 => "canopy",
        Kind::Rain | Kind::Sun => "weather",
        Kind::Monstera if first_edition => "philodendron",
        _ if kind.is_wildlife() && !kind.is_active() => "mate",
        _ => kind.name(),
    };
    Phrase::new(format!("canopee-ui-help-{key}"))
}

impl<E: Edition> Scene<'_, E> {
    pub(super) fn name(&self, kind: Kind) -> Text {
        self.say(&self.rules.card_phrase(kind))
    }

    /// A card's face with its name. `fly` names it while it is visible.
    pub(super) fn face(&self, kind: Kind, fly: Option<String>) -> Markup {
        let name = self.name(kind);
        let help = self.say(&help(kind, self.rules.config().first_edition));
        html! {
            span.cn-card.(group(kind)) data-fly=[fly] data-about=(kind) title=(format!("{name}: {help}")) {
                (symbol(&SPRITE, &art::card(kind)))
                span.cn-name { (name) }
            }
        }
    }

    /// A face-down card.
    pub(super) fn back(&self, id: &str) -> Markup {
        html! { span.cn-card.back { (symbol(&SPRITE, id)) } }
    }
}
