//! The central board: five zones with their piles and tokens, the protected zones, the bag.

use crate::art;
use crate::{Action, Animal, Colour, Kind, Need, Phase, Rainforest, Tokens, View, Zone, ZoneToken};
use maud::{Markup, html};
use table::Phrase;

use super::pieces::{bare_token, tile, token, zone_token};
use crate::art::SPRITE;
use ui::RenderContext;
use ui::spot;
use ui::symbol;

pub fn show(game: &Rainforest, view: &View, context: &RenderContext<'_>) -> Markup {
    html! {
        div.zones { @for zone in Zone::ALL { (zone_row(game, view, zone, context)) } }
        div.reserve {
            (protected(view, context))
            (bag(view, context))
        }
    }
}

/// A zone: its pile, its tokens, and what can be taken while it is the zone of the turn.
fn zone_row(game: &Rainforest, view: &View, zone: Zone, context: &RenderContext<'_>) -> Markup {
    let turn = matches!(view.phase(), Phase::Tile | Phase::Reveal | Phase::Tokens);
    let chosen = turn && view.zone() == zone;
    let top = html! {
        span.sign { (symbol(&SPRITE, &art::zone(zone))) }
        @match view.top(zone) {
            Some(top) => (tile(game.book(), top, &[], context)),
            None => span.tile.empty { (symbol(&SPRITE, &art::cell())) },
        }
    };
    let name = context.say(&Phrase::new("rainforest-ui-zone").phrase("zone", zone.phrase()));
    let left = Phrase::new("rainforest-ui-pile").number("tiles", view.pile_size(zone) as i64);
    html! {
        section.zone .chosen[chosen] data-zone=(zone) data-spot=(spot::common("zone", zone.phrase().key)) aria-label=(name) {
            div.top {
                (context.button(Action::Zone(zone), "pick", &top))
                span.left role="img" title=(context.say(&left)) { (view.pile_size(zone)) }
            }
            div.tokens { (tokens(game, view, zone, context)) }
            @if chosen { (turn_choices(view, zone, context)) }
        }
    }
}

/// Every place of a zone with its token; while a token is chosen in exchange, one of each kind is a
/// button.
fn tokens(game: &Rainforest, view: &View, zone: Zone, context: &RenderContext<'_>) -> Markup {
    let here = view.tokens(zone);
    let free = game.book().places(zone).saturating_sub(here.len());
    html! {
        @for (kind, copy) in copies(here) {
            @let shown = token(kind, &format!("{zone}-{copy}"), context);
            @if copy == 0 { (context.button(Action::Get(zone, kind), "piece", &shown)) }
            @else { span.piece { (shown) } }
        }
        @for _ in 0..free { span.piece.empty { (symbol(&SPRITE, &art::place())) } }
    }
}

/// Every token with its number among those of its kind.
pub fn copies(tokens: Tokens) -> impl Iterator<Item = (Kind, u8)> {
    Kind::all().flat_map(move |kind| (0..tokens.count(kind)).map(move |copy| (kind, copy)))
}

/// Keep or return the tile, take tokens: beside the zone they concern.
fn turn_choices(view: &View, zone: Zone, context: &RenderContext<'_>) -> Markup {
    let colours = Colour::ALL.map(|c| (Action::TakeColour(c), Need::Colour(c)));
    let animals = Animal::ALL.map(|a| (Action::TakeAnimal(a), Need::Animal(a)));
    html! {
        div.takes {
            @for action in [Action::Keep, Action::Return] {
                @if context.offers(action) {
                    (context.button(action, "say", &html! { (context.say(&action.phrase())) }))
                }
            }
            @for (action, need) in colours.into_iter().chain(animals) {
                @if context.offers(action) {
                    @let taken = view.tokens(zone).only(need.kinds());
                    (context.button(action, &format!("take take-{need}"), &html! {
                        span.need { (symbol(&SPRITE, &art::need(need))) }
                        span.gets { @for kind in taken.iter() { (bare_token(kind)) } }
                    }))
                }
            }
        }
    }
}

/// The protected-zone tokens that can still be had.
fn protected(view: &View, context: &RenderContext<'_>) -> Markup {
    let left: Vec<ZoneToken> = view.protected().collect();
    html! {
        div.protected {
            span.label { (context.text("rainforest-ui-protected")) }
            div.row {
                @for token in left { (zone_token(token, context)) }
            }
        }
    }
}

/// The bag, and on demand what is left in it: everybody can work it out.
fn bag(view: &View, context: &RenderContext<'_>) -> Markup {
    let size = Phrase::new("rainforest-ui-bag").number("tokens", view.bag().total());
    let round = view.rounds() + usize::from(view.phase() != Phase::Over);
    let round = Phrase::new("rainforest-ui-round").number("round", round as i64);
    html! {
        details.bag id="bag" {
            summary {
                span.icon { (symbol(&SPRITE, &art::bag())) }
                (context.say(&size)) " · " (context.say(&round))
                @if view.is_last_round() { " · " strong { (context.text("rainforest-ui-last-round")) } }
            }
            ul {
                @for kind in Kind::all() {
                    li {
                        span role="img" title=(context.say(&kind.phrase())) { (bare_token(kind)) }
                        " " (view.bag().count(kind.index()))
                    }
                }
            }
        }
    }
}
