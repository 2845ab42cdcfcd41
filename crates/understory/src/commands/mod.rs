//! One file a command.

pub mod admin;
pub mod arena;
pub mod art;
pub mod backup;
pub mod bot;
mod data;
pub mod games;
pub mod play;
pub mod replay;
pub mod score;
pub mod serve;
pub mod sim;

use anstyle::Style;
use table::{Phrase, Say, Sheet};

use crate::Stop;
use crate::speech::{Speech, print};

const BOLD: Style = Style::new().bold();
const DIM: Style = Style::new().dimmed();

/// Prints a score sheet, seat by seat and item by item, and who has won.
fn print_sheet(sheet: &Sheet, speech: &Speech) -> Result<(), Stop> {
    let seats = sheet
        .seats
        .iter()
        .map(|(seat, s)| (speech.words().seat(seat), s));
    let rivals = sheet.rivals.iter().map(|r| (speech.say(&r.name), &r.sheet));
    for (name, seat_sheet) in seats.chain(rivals) {
        let total = Phrase::new("cli-total")
            .text("name", &name)
            .number("points", seat_sheet.total());
        print(&format!("{BOLD}{}{BOLD:#}", speech.say(&total)))?;
        for row in &seat_sheet.rows {
            let why: Vec<String> = row.reasons().map(|p| speech.say(p)).collect();
            let what = speech.say(&row.what);
            print(&format!(
                "  {:>4}  {what}  {DIM}{}{DIM:#}",
                row.points,
                why.join("; ")
            ))?;
        }
    }
    let winners: Vec<String> = sheet
        .winners
        .iter()
        .map(|s| speech.words().seat(s))
        .collect();
    let won = match winners.len() {
        0 => Phrase::new("cli-nobody-won"),
        1 => Phrase::new("cli-won").text("name", &winners[0]),
        _ => Phrase::new("cli-shared").text("names", winners.join(", ")),
    };
    print(&format!("{BOLD}{}{BOLD:#}", speech.say(&won)))?;
    if let Some(tie) = &sheet.tie {
        print(&speech.say(tie))?;
    }
    Ok(())
}
