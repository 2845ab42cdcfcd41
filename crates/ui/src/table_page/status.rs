//! The head of the table: whose turn it is and what for, why not, help, the way back, and the screen
//! handed on.

use maud::{Markup, html};
use table::{Pending, Phrase};

use super::TablePage;
use crate::guide;

/// Why something was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// In words.
    pub text: String,
    /// The rule that says so.
    pub rule: Option<&'static str>,
}

/// Whose turn, what for, and the way back.
pub(super) fn status(table: &TablePage<'_>) -> Markup {
    let awaited = table.pending.seats();
    let own = table.own().filter(|seat| awaited.contains(*seat));
    let line = match (table.pending, own) {
        _ if table.closed => table.text("pages-status-closed"),
        (Pending::Over, _) => table.text("pages-status-over"),
        (_, Some(seat)) => table.context.say(&table.board.prompt(table.view, seat)),
        _ => {
            let names: Vec<String> = awaited.iter().map(|s| table.context.name(s)).collect();
            let phrase = Phrase::new("pages-status-waiting").text("names", names.join(", "));
            table.context.say(&phrase)
        }
    };
    html! {
        header.status .mine[own.is_some()] {
            p.prompt { (line) }
            (guide::rules_link(table.context, table.package.id()))
            @if let Some(why) = table.refused { (refusal(table, why)) }
            @if !table.this_turn.is_empty() {
                ol.this-turn aria-label=(table.text("pages-this-turn")) {
                    @for choice in table.this_turn { li { (choice) } }
                }
                form method="post" action=(table.action("undo")) {
                    input type="hidden" name="page" value=(table.page);
                    button.quiet.undo data-shortcut="u" { (table.text("pages-undo")) }
                }
            }
            (coach(table))
            (hand_over(table))
            p.visually-hidden role="status" aria-live="polite" {
                @if let Some(last) = table.told.last() { (last.text) }
            }
        }
    }
}

/// The screen that several people share goes to another of them.
fn hand_over(table: &TablePage<'_>) -> Markup {
    html! {
        @if !table.hands.is_empty() && table.pending != Pending::Over {
            form.hands method="post" action=(table.action("hold")) {
                @for seat in table.hands {
                    @let words = Phrase::new("pages-shield-to").text("name", table.context.name(*seat));
                    button.quiet name="seat" value=(seat) { (table.context.say(&words)) }
                }
            }
        }
    }
}

/// Why not, with the way to the rule.
fn refusal(table: &TablePage<'_>, why: &Refused) -> Markup {
    html! {
        p.refused role="alert" {
            (why.text)
            @if let Some(rule) = why.rule {
                " " a.rule href=(guide::statement(table.package.id(), rule)) target=(guide::WINDOW) { (table.text("pages-rule-read")) }
            }
        }
    }
}

/// Two sentences for somebody who meets this kind of decision for the first time.
fn coach(table: &TablePage<'_>) -> Markup {
    let seat = table
        .own()
        .filter(|_| table.coach && table.context.has_choices());
    let prompt = seat.map(|seat| table.board.prompt(table.view, seat));
    let Some(lesson) = prompt.and_then(|prompt| table.context.coach(&prompt)) else {
        return Markup::default();
    };
    html! {
        aside.coach aria-label=(table.text("pages-coach")) {
            p { (lesson) }
            form method="post" action=(table.action("coach")) {
                button.quiet { (table.text("pages-coach-off")) }
            }
        }
    }
}
