//! Score sheets on a page.

use maud::{Markup, html};
use table::{BySeat, SeatSheet, Sheet};

use crate::stage::Stage;

/// The final sheet, told row by row.
pub fn final_sheet(stage: &Stage<'_>, sheet: &Sheet) -> Markup {
    html! {
        div.sheets data-told {
            @for (seat, own) in sheet.seats.iter() {
                (one(stage, &stage.name(seat), own, sheet.winners.contains(seat)))
            }
            @for rival in &sheet.rivals {
                (one(stage, &stage.say(&rival.name), &rival.sheet, sheet.winners.is_empty()))
            }
            @if let Some(tie) = &sheet.tie { p.tie { (stage.say(tie)) } }
        }
    }
}

/// The points so far.
pub fn live_sheet(stage: &Stage<'_>, sheets: &BySeat<SeatSheet>) -> Markup {
    html! {
        div.sheets {
            @for (seat, own) in sheets.iter() { (one(stage, &stage.name(seat), own, false)) }
        }
    }
}

fn one(stage: &Stage<'_>, name: &str, sheet: &SeatSheet, winner: bool) -> Markup {
    html! {
        table.sheet .winner[winner] {
            caption {
                (name)
                @if winner { " " span.crown { (stage.text("pages-winner")) } }
            }
            tbody {
                @for row in &sheet.rows {
                    tr {
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
