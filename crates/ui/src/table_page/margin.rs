//! Beside the game: the log, points, memory and settings; at the end the final sheet, and where to go
//! from there.

use maud::{Markup, html};
use table::{Phrase, Sheet};

use super::TablePage;
use crate::guide;
use crate::render_context::RenderContext;
use crate::sheet::{final_sheet, live_sheet};
use crate::spot;
use crate::text::Text;

/// A line of the log, in the reader's words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// Number of the step, for looking back at it.
    pub step: usize,
    /// What happened, as the viewer is told of it.
    pub text: Text,
    /// Where, for the board to light up.
    pub place: Text,
}

impl Told {
    /// A line that says this phrase.
    pub fn new(step: usize, phrase: &Phrase, context: &RenderContext<'_>) -> Told {
        Told {
            step,
            text: context.say(phrase),
            place: spot::told(phrase).into(),
        }
    }
}

pub(super) fn ending(table: &TablePage<'_>, sheet: &Sheet) -> Markup {
    html! {
        section.ending aria-label=(table.text("pages-ending")) {
            (final_sheet(table.context, sheet))
            div.next {
                @if let Some(next) = table.next {
                    a.button.primary href=(format!("/t/{next}")) { (table.text("pages-rematch-join")) }
                } @else if table.own().is_some() {
                    form method="post" action=(table.action("rematch")) data-whole {
                        button.primary { (table.text("pages-rematch")) }
                    }
                }
                a.button href=(format!("/t/{}/replay", table.id)) { (table.text("pages-replay")) }
                a.button href=(format!("/t/{}/log", table.id)) download { (table.text("pages-log-download")) }
            }
        }
    }
}

/// Beside the table: log, points so far, what the viewer has seen, pace.
pub(super) fn margin(table: &TablePage<'_>) -> Markup {
    let live = table.board.live(table.view);
    let memory = if table.memory {
        table.board.memory(table.view)
    } else {
        Vec::new()
    };
    let viewer = table.context.viewer().to_string();
    html! {
        aside.margin {
            @if let (Some(live), None) = (live, table.sheet) {
                details #live-sheet { summary { (table.text("pages-live-sheet")) } (live_sheet(table.context, &live)) }
            }
            @if !memory.is_empty() {
                details #memory {
                    summary { (table.text("pages-memory")) }
                    ul { @for phrase in &memory { li { (table.context.say(phrase)) } } }
                }
            }
            details #log open {
                summary data-shortcut="l" { (table.text("pages-log")) }
                ol.log {
                    @for told in table.told.iter().rev() {
                        li value=(told.step) data-where=(told.place) {
                            a href={ "/t/" (table.id) "/replay?at=" (told.step) "&view=" (viewer) } { (told.text) }
                        }
                    }
                }
            }
            (guide::links(table.context.words(), table.package, true))
            p {
                a href=(format!("/t/{}/replay", table.id)) { (table.text("pages-look-back")) }
            }
            p.tools {
                button.quiet type="button" data-opens="keys" hidden { (table.text("pages-keys")) }
                button.quiet type="button" data-sound aria-pressed="false" hidden { (table.text("pages-sound")) }
            }
            form.pace method="post" action=(table.action("pace")) {
                button.quiet name="fast" value=(if table.fast { "no" } else { "yes" }) {
                    (table.text(if table.fast { "pages-pace-slow" } else { "pages-pace-fast" }))
                }
            }
        }
    }
}
