//! What the viewer works with: tokens, waiting tiles, and the choices of placing them.

use crate::art;
use crate::{Action, Kind, Phase, Rainforest, Slot, View, ZoneToken};
use maud::{Markup, html};
use table::Seat;

use super::commons::copies;
use super::pieces::{bare_token, bare_zone_token, tile, token};
use crate::art::SPRITE;
use ui::RenderContext;
use ui::spot;
use ui::symbol;

pub fn show(game: &Rainforest, view: &View, context: &RenderContext<'_>) -> Markup {
    let Some(me) = view.viewer().seat() else {
        return Markup::default();
    };
    html! {
        div.own {
            div.holding {
                span.label { (context.text("rainforest-ui-tokens")) }
                div.tokens { (tokens(view, me, context)) }
            }
            (clearing(game, view, me, context))
            (words(view, context))
        }
    }
}

/// The tokens of the viewer; one of each kind is a button while tokens are given or kept.
fn tokens(view: &View, me: Seat, context: &RenderContext<'_>) -> Markup {
    let hand = view.hand(me);
    let mine = view.turn() == me;
    let kept = view
        .held()
        .filter(|_| mine && view.phase() == Phase::Reserve);
    let given = view.held().filter(|_| mine && view.phase() == Phase::Get);
    let action = |kind: Kind| match view.phase() {
        Phase::Give => Action::Give(kind),
        _ => Action::Reserve(kind),
    };
    html! {
        @if let Some(kind) = kept { span.piece.kept { (token(kind, &format!("{me}-kept"), context)) } }
        @for (kind, copy) in copies(hand) {
            @let shown = token(kind, &format!("{me}-{copy}"), context);
            @let first = copy == 0;
            @if first { (context.button(action(kind), if given == Some(kind) { "piece given" } else { "piece" }, &shown)) }
            @else { span.piece { (shown) } }
        }
        @if hand.is_empty() && kept.is_none() {
            span.piece.empty { (symbol(&SPRITE, &art::place())) }
        }
    }
}

/// The waiting tiles, each with the tokens that can be laid on it now.
pub fn clearing(game: &Rainforest, view: &View, seat: Seat, context: &RenderContext<'_>) -> Markup {
    html! {
        div.clearing role="group" aria-label=(context.text("rainforest-ui-clearing")) {
            @for slot in Slot::ALL {
                div.slot data-spot=[view.waiting(seat, slot).map(|w| spot::of_seat(seat, "tile", w.tile))] {
                    @match view.waiting(seat, slot) {
                        Some(waiting) => {
                            @let shown = tile(game.book(), waiting.tile, waiting.laid.kinds(), context);
                            @if view.viewer().is(seat) {
                                (context.button(Action::Validate(slot), "waiting", &shown))
                                @if view.phase() == Phase::Place { (places(slot, context)) }
                            } @else { (shown) }
                        }
                        None => span.tile.empty { (symbol(&SPRITE, &art::cell())) },
                    }
                }
            }
        }
    }
}

fn places(slot: Slot, context: &RenderContext<'_>) -> Markup {
    let fitting: Vec<Kind> = Kind::all()
        .filter(|kind| context.offers(Action::Place(*kind, slot)))
        .collect();
    html! {
        @if !fitting.is_empty() {
            div.fitting {
                @for kind in fitting { (context.button(Action::Place(kind, slot), "piece lay", &bare_token(kind))) }
            }
        }
    }
}

/// Choices that are best said in words.
fn words(view: &View, context: &RenderContext<'_>) -> Markup {
    let plain = [Action::Done, Action::GiveNothing];
    html! {
        div.words {
            @for action in plain.into_iter().filter(|a| context.offers(a)) {
                (context.button(action, "say", &html! { (context.say(&action.phrase())) }))
            }
            @for token in ZoneToken::all().filter(|_| view.phase() == Phase::Bonus) {
                @let action = Action::Decline(token);
                @if context.offers(action) {
                    (context.button(action, "say", &html! { (bare_zone_token(token)) (context.say(&action.phrase())) }))
                }
            }
        }
    }
}
