//! A finished game in words: what is left of it to be seen when its rules are not known any more.

use maud::{Markup, html};
use table::{Phrase, Seat};

use crate::frame::{Reader, document};

/// A finished game as it was told.
pub struct RecordPage<'a> {
    /// Address of the table.
    pub path: &'a str,
    /// Id of the game.
    pub game: &'a str,
    /// The version of the rules by which it was played.
    pub rules: u32,
    /// Names, seat by seat; empty if none was given.
    pub names: &'a [String],
    /// Points, seat by seat; none if it was ended before its end.
    pub scores: &'a [i32],
    /// Who has won, such as `P1`.
    pub winners: &'a [String],
    /// What was told, in the reader's language.
    pub lines: &'a [String],
    /// Its log can be had.
    pub log: bool,
}

/// The page.
pub fn page(record: &RecordPage<'_>, reader: &Reader) -> Markup {
    let name = reader.text(format!("{}-name", record.game));
    let old = Phrase::new("pages-record-why").number("rules", record.rules);
    let content = html! {
        main #main.record {
            h1 { (name) }
            p { (reader.say(&old)) }
            @if !record.scores.is_empty() {
                table {
                    @for (seat, (called, score)) in
                        Seat::first(record.names.len()).zip(record.names.iter().zip(record.scores))
                    {
                        @let won = record.winners.contains(&seat.to_string());
                        tr {
                            th scope="row" {
                                @if called.is_empty() { (reader.words().seat(seat)) }
                                @else { (called) }
                            }
                            td { (score) }
                            td { @if won { (reader.text("pages-record-won")) } }
                        }
                    }
                }
            }
            @if record.log {
                p { a href=(format!("{}/log", record.path)) { (reader.text("pages-log-download")) } }
            }
            ol { @for line in record.lines { li { (line) } } }
        }
    };
    document(reader, &name, record.path, &content)
}
