//! Score sheets on a page.

use maud::{Markup, html};
use table::{BySeat, Seat, SeatSheet, Sheet};

use crate::render_context::RenderContext;
use crate::spot;

/// The final sheet. A script tells it row by row, with what scored lit up on the board; without one
/// it simply stands there.
pub fn final_sheet(context: &RenderContext<'_>, sheet: &Sheet) -> Markup {
    html! {
        p.telling hidden { button type="button" data-skip { (context.text("pages-skip-telling")) } }
        (results(context, sheet))
        div.sheets data-told { (whole(context, sheet)) }
    }
}

/// The sheet of a position that nobody played here: it simply stands there.
pub fn plain_sheet(context: &RenderContext<'_>, sheet: &Sheet) -> Markup {
    html! { div.sheets { (whole(context, sheet)) } }
}

fn whole(context: &RenderContext<'_>, sheet: &Sheet) -> Markup {
    html! {
        @for (seat, own) in sheet.seats.iter() {
            (one(context, Some(seat), &context.name(seat), own, sheet.winners.contains(seat)))
        }
        @for rival in &sheet.rivals {
            (one(context, None, &context.say(&rival.name), &rival.sheet, sheet.winners.is_empty()))
        }
        @if let Some(tie) = &sheet.tie { p.tie { (context.say(tie)) } }
    }
}

/// Who has how many points, the winner first.
fn results(context: &RenderContext<'_>, sheet: &Sheet) -> Markup {
    let seats = sheet.seats.iter().map(|(seat, own)| {
        let won = sheet.winners.contains(seat);
        (won, own.total(), context.name(seat))
    });
    let rivals = sheet.rivals.iter().map(|rival| {
        let won = sheet.winners.is_empty();
        (
            won,
            rival.sheet.total(),
            context.say(&rival.name).to_string(),
        )
    });
    let mut all: Vec<_> = seats.chain(rivals).collect();
    all.sort_by_key(|(won, points, _)| (!won, -points));
    html! {
        ol.results {
            @for (won, points, name) in all {
                li .winner[won] {
                    span { (name) @if won { " " span.crown { (context.text("pages-winner")) } } }
                    strong { (points) }
                }
            }
        }
    }
}

/// The points so far.
pub fn live_sheet(context: &RenderContext<'_>, sheets: &BySeat<SeatSheet>) -> Markup {
    html! {
        div.sheets {
            @for (seat, own) in sheets.iter() { (one(context, Some(seat), &context.name(seat), own, false)) }
        }
    }
}

fn one(
    context: &RenderContext<'_>,
    seat: Option<Seat>,
    name: &str,
    sheet: &SeatSheet,
    winner: bool,
) -> Markup {
    html! {
        table.sheet .winner[winner] {
            caption {
                (name)
                @if winner { " " span.crown { (context.text("pages-winner")) } }
            }
            @for rows in sheet.rows.chunk_by(|a, b| a.part == b.part) {
                tbody {
                    // What a part of the game brought in all stands above it.
                    @if let Some(part) = &rows[0].part {
                        tr.part {
                            th scope="rowgroup" { (context.say(part)) }
                            td { (rows.iter().map(|row| row.points).sum::<i32>()) }
                        }
                    }
                    @for row in rows {
                        tr data-where=[seat.map(|seat| spot::row(seat, &row.item))] {
                            th scope="row" {
                                (context.say(&row.what))
                                @for why in &row.why { small { (context.say(why)) } }
                            }
                            td { (row.points) }
                        }
                    }
                }
            }
            tfoot { tr { th scope="row" { (context.text("pages-total")) } td { (sheet.total()) } } }
        }
    }
}
