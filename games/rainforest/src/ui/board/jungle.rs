//! What lies before a seat: its jungle, and for those who look on its waiting tiles and reserve.

use crate::art;
use crate::{Action, Cell, Grown, JUNGLE, Phase, Rainforest, View, WIDTH, ZoneToken};
use maud::{Markup, html};
use table::{Phrase, Seat};

use super::commons::copies;
use super::hand::clearing;
use super::pieces::{bare_zone_token, tile, token, zone_token};
use crate::art::SPRITE;
use ui::Area;
use ui::RenderContext;
use ui::spot;
use ui::symbol;

pub fn area(
    game: &Rainforest,
    view: &View,
    seat: Seat,
    points: i32,
    context: &RenderContext<'_>,
) -> Area {
    let own = view.viewer().is(seat);
    let declined: Vec<ZoneToken> = view.declined(seat).collect();
    Area {
        summary: summary(view, seat, points, context),
        board: html! {
            div.ground {
                (grid(game, view, seat, context))
                @if !own {
                    div.beside {
                        (clearing(game, view, seat, context))
                        @if !view.hand(seat).is_empty() {
                            div.tokens {
                                @for (kind, copy) in copies(view.hand(seat)) {
                                    span.piece { (token(kind, &format!("{seat}-{copy}"), context)) }
                                }
                            }
                        }
                    }
                }
                @if !declined.is_empty() {
                    div.declined {
                        span.label { (context.text("rainforest-ui-declined")) }
                        @for token in declined {
                            span role="img" title=(context.say(&token.phrase())) { (bare_zone_token(token)) }
                        }
                    }
                }
            }
        },
    }
}

fn summary(view: &View, seat: Seat, points: i32, context: &RenderContext<'_>) -> Markup {
    let points = Phrase::new("rainforest-ui-points").number("points", points);
    html! {
        @if let Some(totem) = view.totem(seat) {
            @let name = context.say(&Phrase::new("rainforest-picture-totem").phrase("animal", totem.phrase()));
            span.totem title=(name) {
                span.icon { (symbol(&SPRITE, &art::animal(totem))) }
                span { (name) }
            }
        }
        @if view.first() == seat {
            span.icon role="img" title=(context.text("rainforest-ui-first")) { (symbol(&SPRITE, &art::binoculars())) }
        }
        strong.points { (context.say(&points)) }
    }
}

/// The square of nine, the first tile at the bottom left.
fn grid(game: &Rainforest, view: &View, seat: Seat, context: &RenderContext<'_>) -> Markup {
    let balance = balance(game, view, seat);
    let rows = (0..JUNGLE / WIDTH).rev();
    html! {
        div.jungle {
            @for index in rows.flat_map(|row| row * WIDTH..(row + 1) * WIDTH) {
                @match view.jungle(seat).get(index) {
                    Some(grown) => {
                        div.plot-tile data-spot=(cell_spot(seat, index, grown, balance == Some(index))) {
                            (tile(game.book(), grown.tile, grown.laid.kinds(), context))
                            @if let Some(token) = grown.zone_token { span.on-top { (zone_token(token, context)) } }
                            @if balance == Some(index) {
                                span.balance role="img" title=(context.text("rainforest-ui-balance")) {
                                    (symbol(&SPRITE, &art::balance()))
                                }
                            }
                            @if view.viewer().is(seat) && view.phase() == Phase::Bonus { (claims(index, context)) }
                        }
                    }
                    None => div.plot-tile.empty {
                        (symbol(&SPRITE, &art::cell()))
                        span.number aria-hidden="true" { (index + 1) }
                    },
                }
            }
        }
    }
}

/// What a tile of the jungle answers to: its place, its name, the rows of the sheet.
fn cell_spot(seat: Seat, index: usize, grown: &Grown, balance: bool) -> String {
    let mut spots = vec![spot::of_seat(seat, "tile", grown.tile)];
    if let Some(cell) = Cell::from_index(index) {
        spots.push(spot::of_seat(seat, "cell", cell));
        spots.push(spot::row(seat, &format!("tile-{cell}")));
    }
    if balance {
        spots.push(spot::row(seat, "balance"));
    }
    spot::any(spots)
}

/// The protected-zone tokens that the viewer can put on this tile.
fn claims(index: usize, context: &RenderContext<'_>) -> Markup {
    let Some(cell) = Cell::from_index(index) else {
        return Markup::default();
    };
    let tokens: Vec<ZoneToken> = ZoneToken::all()
        .filter(|token| context.offers(Action::Claim(*token, cell)))
        .collect();
    html! {
        @if !tokens.is_empty() {
            div.claims {
                @for token in tokens {
                    (context.button(Action::Claim(token, cell), "claim", &bare_zone_token(token)))
                }
            }
        }
    }
}

/// The tile that brought the fifth colour.
fn balance(game: &Rainforest, view: &View, seat: Seat) -> Option<usize> {
    let mut seen = 0;
    view.jungle(seat).iter().position(|grown| {
        seen |= game.book().face(grown.tile).colours;
        seen == 0b11111
    })
}
