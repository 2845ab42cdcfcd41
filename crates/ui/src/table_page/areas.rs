//! The areas around the table: what lies before each seat, and who sits there.

use maud::{Markup, html};
use table::{Phrase, Seat};

use super::TablePage;
use crate::board::Drawn;
use crate::spot;

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// A person.
    Person,
    /// A bot of this level.
    Bot(String),
    /// Nobody yet: a friend is expected; this is the link for the host to pass on.
    Free {
        /// The whole address, if the reader may pass it on.
        link: Option<String>,
    },
}

/// What the reader may do about a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MayChange {
    /// Let a bot play for it.
    pub stand_in: bool,
    /// Play it again.
    pub take_back: bool,
    /// Open it to somebody else.
    pub open: bool,
}

/// A seat as its reader sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatInfo {
    /// Who sits there.
    pub sitter: Sitter,
    /// What the reader may do about it.
    pub may: MayChange,
    /// Its person has been away for so many minutes.
    pub away: Option<u32>,
}

pub(super) fn areas(table: &TablePage<'_>, drawn: &Drawn) -> Markup {
    let large = table.large();
    let awaited = table.pending.seats();
    let mut seats: Vec<_> = table.seats.iter().zip(&drawn.areas).collect();
    // The large one first, then the others around the table.
    let first = large.index().min(seats.len());
    seats.rotate_left(first);
    html! {
        div.areas data-seats=(table.seats.len()) {
            @for ((seat, info), area) in seats {
                @let name = table.context.name(seat);
                section.area .large[seat == large] .awaited[awaited.contains(seat)] data-seat=(seat) data-spot=(spot::common("seat", seat)) aria-label=(name) {
                    header {
                        a.look href=(table.address("", Some(seat))) data-look=(seat) {
                            span.visually-hidden { (table.context.say(&Phrase::new("pages-look-at").text("name", &name))) }
                            span.face aria-hidden="true" {
                                span.marker data-seat=(seat) { (seat.index() + 1) }
                                span.name { (name) }
                            }
                        }
                        (sitter(table, seat, info))
                        span.summary { (area.summary) }
                    }
                    div.board { (area.board) }
                }
            }
        }
    }
}

fn sitter(table: &TablePage<'_>, seat: Seat, info: &SeatInfo) -> Markup {
    html! {
        @match &info.sitter {
            Sitter::Person => {}
            Sitter::Bot(level) => span.bot { (table.context.say(&Phrase::new(format!("pages-level-{level}")))) },
            Sitter::Free { link } => {
                span.free { (table.text("pages-seat-free")) }
                @if let Some(link) = link {
                    input.link readonly value=(link) aria-label=(table.text("pages-seat-link"));
                }
            }
        }
        @if let Some(minutes) = info.away {
            span.away { (table.context.say(&away(minutes))) }
        }
        @let MayChange { stand_in, take_back, open } = info.may;
        @if stand_in || take_back {
            form method="post" action=(table.action("seat")) {
                input type="hidden" name="seat" value=(seat);
                @if take_back {
                    button.quiet name="wish" value="back" { (table.text("pages-seat-back")) }
                } @else {
                    button.quiet name="wish" value="bot" { (table.text("pages-seat-stand-in")) }
                }
            }
        }
        @if open {
            form method="post" action=(table.action("seat")) data-whole {
                input type="hidden" name="seat" value=(seat);
                button.quiet name="wish" value="open" { (table.text("pages-seat-open")) }
            }
        }
    }
}

fn away(minutes: u32) -> Phrase {
    if minutes < 60 {
        Phrase::new("pages-seat-away").number("minutes", minutes)
    } else {
        Phrase::new("pages-seat-away-hours").number("hours", minutes / 60)
    }
}
