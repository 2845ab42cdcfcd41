//! What lies before a seat: its jungle, and for those who look on its waiting tiles and reserve.

use ::rainforest::{Action, Cell, Grown, JUNGLE, Phase, Rainforest, View, WIDTH, ZoneToken};
use maud::{Markup, html};
use table::{Phrase, Seat};

use super::SPRITE;
use super::commons::copies;
use super::hand::clearing;
use super::pieces::{bare_zone_token, tile, token, zone_token};
use crate::boards::Area;
use crate::picture::symbol;
use crate::spot;
use crate::stage::Stage;

pub fn area(game: &Rainforest, view: &View, seat: Seat, points: i32, stage: &Stage<'_>) -> Area {
    let own = view.viewer().is(seat);
    let declined: Vec<ZoneToken> = view.declined(seat).collect();
    Area {
        summary: summary(view, seat, points, stage),
        board: html! {
            div.ground {
                (grid(game, view, seat, stage))
                @if !own {
                    div.beside {
                        (clearing(game, view, seat, stage))
                        @if !view.hand(seat).is_empty() {
                            div.tokens {
                                @for (kind, copy) in copies(view.hand(seat)) {
                                    span.piece { (token(kind, &format!("{seat}-{copy}"), stage)) }
                                }
                            }
                        }
                    }
                }
                @if !declined.is_empty() {
                    div.declined {
                        span.label { (stage.text("pages-rainforest-declined")) }
                        @for token in declined {
                            span role="img" title=(stage.say(&token.phrase())) { (bare_zone_token(token)) }
                        }
                    }
                }
            }
        },
    }
}

fn summary(view: &View, seat: Seat, points: i32, stage: &Stage<'_>) -> Markup {
    let points = Phrase::new("pages-rainforest-points").number("points", points);
    html! {
        @if let Some(totem) = view.totem(seat) {
            @let name = stage.say(&Phrase::new("rainforest-picture-totem").phrase("animal", totem.phrase()));
            span.totem title=(name) {
                span.icon { (symbol(SPRITE, &art::rainforest::animal(totem))) }
                span { (name) }
            }
        }
        @if view.first() == seat {
            span.icon role="img" title=(stage.text("pages-rainforest-first")) { (symbol(SPRITE, &art::rainforest::binoculars())) }
        }
        strong.points { (stage.say(&points)) }
    }
}

/// The square of nine, the first tile at the bottom left.
fn grid(game: &Rainforest, view: &View, seat: Seat, stage: &Stage<'_>) -> Markup {
    let balance = balance(game, view, seat);
    let rows = (0..JUNGLE / WIDTH).rev();
    html! {
        div.jungle {
            @for index in rows.flat_map(|row| row * WIDTH..(row + 1) * WIDTH) {
                @match view.jungle(seat).get(index) {
                    Some(grown) => {
                        div.plot-tile data-spot=(cell_spot(seat, index, grown, balance == Some(index))) {
                            (tile(game.book(), grown.tile, grown.laid.kinds(), stage))
                            @if let Some(token) = grown.zone_token { span.on-top { (zone_token(token, stage)) } }
                            @if balance == Some(index) {
                                span.balance role="img" title=(stage.text("pages-rainforest-balance")) {
                                    (symbol(SPRITE, &art::rainforest::balance()))
                                }
                            }
                            @if view.viewer().is(seat) && view.phase() == Phase::Bonus { (claims(index, stage)) }
                        }
                    }
                    None => div.plot-tile.empty {
                        (symbol(SPRITE, &art::rainforest::cell()))
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
fn claims(index: usize, stage: &Stage<'_>) -> Markup {
    let Some(cell) = Cell::from_index(index) else {
        return Markup::default();
    };
    let tokens: Vec<ZoneToken> = ZoneToken::all()
        .filter(|token| stage.offers(Action::Claim(*token, cell)))
        .collect();
    html! {
        @if !tokens.is_empty() {
            div.claims {
                @for token in tokens {
                    (stage.button(Action::Claim(token, cell), "claim", &bare_zone_token(token)))
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
