//! What the viewer works with: tokens, waiting tiles, and the choices of placing them.

use ::rainforest::{Action, Kind, Phase, Rainforest, Slot, View, ZoneToken};
use maud::{Markup, html};
use table::Seat;

use super::SPRITE;
use super::commons::copies;
use super::pieces::{bare_token, bare_zone_token, tile, token};
use crate::picture::symbol;
use crate::spot;
use crate::stage::Stage;

pub fn show(game: &Rainforest, view: &View, stage: &Stage<'_>) -> Markup {
    let Some(me) = view.viewer().seat() else {
        return Markup::default();
    };
    html! {
        div.own {
            div.holding {
                span.label { (stage.text("pages-rainforest-tokens")) }
                div.tokens { (tokens(view, me, stage)) }
            }
            (clearing(game, view, me, stage))
            (words(view, stage))
        }
    }
}

/// The tokens of the viewer; one of each kind is a button while tokens are given or kept.
fn tokens(view: &View, me: Seat, stage: &Stage<'_>) -> Markup {
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
        @if let Some(kind) = kept { span.piece.kept { (token(kind, &format!("{me}-kept"), stage)) } }
        @for (kind, copy) in copies(hand) {
            @let shown = token(kind, &format!("{me}-{copy}"), stage);
            @let first = copy == 0;
            @if first { (stage.button(action(kind), if given == Some(kind) { "piece given" } else { "piece" }, &shown)) }
            @else { span.piece { (shown) } }
        }
        @if hand.is_empty() && kept.is_none() {
            span.piece.empty { (symbol(SPRITE, &art::rainforest::place())) }
        }
    }
}

/// The waiting tiles, each with the tokens that can be laid on it now.
pub fn clearing(game: &Rainforest, view: &View, seat: Seat, stage: &Stage<'_>) -> Markup {
    html! {
        div.clearing role="group" aria-label=(stage.text("pages-rainforest-clearing")) {
            @for slot in Slot::ALL {
                div.slot data-spot=[view.waiting(seat, slot).map(|w| spot::of_seat(seat, "tile", w.tile))] {
                    @match view.waiting(seat, slot) {
                        Some(waiting) => {
                            @let shown = tile(game.book(), waiting.tile, waiting.laid.kinds(), stage);
                            @if view.viewer().is(seat) {
                                (stage.button(Action::Validate(slot), "waiting", &shown))
                                @if view.phase() == Phase::Place { (places(slot, stage)) }
                            } @else { (shown) }
                        }
                        None => span.tile.empty { (symbol(SPRITE, &art::rainforest::cell())) },
                    }
                }
            }
        }
    }
}

fn places(slot: Slot, stage: &Stage<'_>) -> Markup {
    let fitting: Vec<Kind> = Kind::all()
        .filter(|kind| stage.offers(Action::Place(*kind, slot)))
        .collect();
    html! {
        @if !fitting.is_empty() {
            div.fitting {
                @for kind in fitting { (stage.button(Action::Place(kind, slot), "piece lay", &bare_token(kind))) }
            }
        }
    }
}

/// Choices that are best said in words.
fn words(view: &View, stage: &Stage<'_>) -> Markup {
    let plain = [Action::Done, Action::GiveNothing];
    html! {
        div.words {
            @for action in plain.into_iter().filter(|a| stage.offers(a)) {
                (stage.button(action, "say", &html! { (stage.say(&action.phrase())) }))
            }
            @for token in ZoneToken::all().filter(|_| view.phase() == Phase::Bonus) {
                @let action = Action::Decline(token);
                @if stage.offers(action) {
                    (stage.button(action, "say", &html! { (bare_zone_token(token)) (stage.say(&action.phrase())) }))
                }
            }
        }
    }
}
