//! The central board: five zones with their piles and tokens, the protected zones, the bag.

use ::rainforest::{
    Action, Animal, Colour, Kind, Need, Phase, Rainforest, Tokens, View, Zone, ZoneToken,
};
use maud::{Markup, html};
use table::Phrase;

use super::SPRITE;
use super::pieces::{bare_token, tile, token, zone_token};
use crate::picture::symbol;
use crate::spot;
use crate::stage::Stage;

pub fn show(game: &Rainforest, view: &View, stage: &Stage<'_>) -> Markup {
    html! {
        div.zones { @for zone in Zone::ALL { (zone_row(game, view, zone, stage)) } }
        div.reserve {
            (protected(view, stage))
            (bag(view, stage))
        }
    }
}

/// A zone: its pile, its tokens, and what can be taken while it is the zone of the turn.
fn zone_row(game: &Rainforest, view: &View, zone: Zone, stage: &Stage<'_>) -> Markup {
    let turn = matches!(view.phase(), Phase::Tile | Phase::Reveal | Phase::Tokens);
    let chosen = turn && view.zone() == zone;
    let top = html! {
        span.sign { (symbol(SPRITE, &art::rainforest::zone(zone))) }
        @match view.top(zone) {
            Some(top) => (tile(game.book(), top, &[], stage)),
            None => span.tile.empty { (symbol(SPRITE, &art::rainforest::cell())) },
        }
    };
    let name = stage.say(&Phrase::new("pages-rainforest-zone").phrase("zone", zone.phrase()));
    let left = Phrase::new("pages-rainforest-pile").number("tiles", view.pile_size(zone) as i64);
    html! {
        section.zone .chosen[chosen] data-zone=(zone) data-spot=(spot::common("zone", zone.phrase().key)) aria-label=(name) {
            div.top {
                (stage.button(Action::Zone(zone), "pick", &top))
                span.left role="img" title=(stage.say(&left)) { (view.pile_size(zone)) }
            }
            div.tokens { (tokens(game, view, zone, stage)) }
            @if chosen { (turn_choices(view, zone, stage)) }
        }
    }
}

/// Every place of a zone with its token; while a token is chosen in exchange, one of each kind is a
/// button.
fn tokens(game: &Rainforest, view: &View, zone: Zone, stage: &Stage<'_>) -> Markup {
    let here = view.tokens(zone);
    let free = game.book().places(zone).saturating_sub(here.len());
    html! {
        @for (kind, copy) in copies(here) {
            @let shown = token(kind, &format!("{zone}-{copy}"), stage);
            @if copy == 0 { (stage.button(Action::Get(zone, kind), "piece", &shown)) }
            @else { span.piece { (shown) } }
        }
        @for _ in 0..free { span.piece.empty { (symbol(SPRITE, &art::rainforest::place())) } }
    }
}

/// Every token with its number among those of its kind.
pub fn copies(tokens: Tokens) -> impl Iterator<Item = (Kind, u8)> {
    Kind::all().flat_map(move |kind| (0..tokens.count(kind)).map(move |copy| (kind, copy)))
}

/// Keep or return the tile, take tokens: beside the zone they concern.
fn turn_choices(view: &View, zone: Zone, stage: &Stage<'_>) -> Markup {
    let colours = Colour::ALL.map(|c| (Action::TakeColour(c), Need::Colour(c)));
    let animals = Animal::ALL.map(|a| (Action::TakeAnimal(a), Need::Animal(a)));
    html! {
        div.takes {
            @for action in [Action::Keep, Action::Return] {
                @if stage.offers(action) {
                    (stage.button(action, "say", &html! { (stage.say(&action.phrase())) }))
                }
            }
            @for (action, need) in colours.into_iter().chain(animals) {
                @if stage.offers(action) {
                    @let taken = view.tokens(zone).only(need.kinds());
                    (stage.button(action, &format!("take take-{need}"), &html! {
                        span.need { (symbol(SPRITE, &art::rainforest::need(need))) }
                        span.gets { @for kind in taken.iter() { (bare_token(kind)) } }
                    }))
                }
            }
        }
    }
}

/// The protected-zone tokens that can still be had.
fn protected(view: &View, stage: &Stage<'_>) -> Markup {
    let left: Vec<ZoneToken> = view.protected().collect();
    html! {
        div.protected {
            span.label { (stage.text("pages-rainforest-protected")) }
            div.row {
                @for token in left { (zone_token(token, stage)) }
            }
        }
    }
}

/// The bag, and on demand what is left in it: everybody can work it out.
fn bag(view: &View, stage: &Stage<'_>) -> Markup {
    let size = Phrase::new("pages-rainforest-bag").number("tokens", view.bag().total());
    let round = view.rounds() + usize::from(view.phase() != Phase::Over);
    let round = Phrase::new("pages-rainforest-round").number("round", round as i64);
    html! {
        details.bag id="bag" {
            summary {
                span.icon { (symbol(SPRITE, &art::rainforest::bag())) }
                (stage.say(&size)) " · " (stage.say(&round))
                @if view.is_last_round() { " · " strong { (stage.text("pages-rainforest-last-round")) } }
            }
            ul {
                @for kind in Kind::all() {
                    li {
                        span role="img" title=(stage.say(&kind.phrase())) { (bare_token(kind)) }
                        " " (view.bag().count(kind.index()))
                    }
                }
            }
        }
    }
}
