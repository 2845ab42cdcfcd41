//! Score sheets on a page.

use maud::{Markup, html};
use table::{BySeat, Seat, SeatSheet, Sheet};

use crate::spot;
use crate::stage::Stage;

/// The final sheet. A script tells it row by row, with what scored lit up on the board; without one
/// it simply stands there.
pub fn final_sheet(stage: &Stage<'_>, sheet: &Sheet) -> Markup {
    html! {
        p.telling hidden { button type="button" data-skip { (stage.text("pages-skip-telling")) } }
        div.sheets data-told { (whole(stage, sheet)) }
    }
}

/// The sheet of a position that nobody played here: it simply stands there.
pub fn plain_sheet(stage: &Stage<'_>, sheet: &Sheet) -> Markup {
    html! { div.sheets { (whole(stage, sheet)) } }
}

fn whole(stage: &Stage<'_>, sheet: &Sheet) -> Markup {
    html! {
        @for (seat, own) in sheet.seats.iter() {
            (one(stage, Some(seat), &stage.name(seat), own, sheet.winners.contains(seat)))
        }
        @for rival in &sheet.rivals {
            (one(stage, None, &stage.say(&rival.name), &rival.sheet, sheet.winners.is_empty()))
        }
        @if let Some(tie) = &sheet.tie { p.tie { (stage.say(tie)) } }
    }
}

/// The points so far.
pub fn live_sheet(stage: &Stage<'_>, sheets: &BySeat<SeatSheet>) -> Markup {
    html! {
        div.sheets {
            @for (seat, own) in sheets.iter() { (one(stage, Some(seat), &stage.name(seat), own, false)) }
        }
    }
}

fn one(
    stage: &Stage<'_>,
    seat: Option<Seat>,
    name: &str,
    sheet: &SeatSheet,
    winner: bool,
) -> Markup {
    html! {
        table.sheet .winner[winner] {
            caption {
                (name)
                @if winner { " " span.crown { (stage.text("pages-winner")) } }
            }
            tbody {
                @for row in &sheet.rows {
                    tr data-where=[seat.map(|seat| spot::row(seat, &row.item))] {
                        th scope="row" {
                            (stage.say(&row.what))
                            @for why in &row.why { small { (stage.say(why)) } }
                        }
                        td { (row.points) }
                    }
                }
            }
            tfoot { tr { th scope="row" { (stage.text("pages-total")) } td { (sheet.total()) } } }
        }
    }
}
