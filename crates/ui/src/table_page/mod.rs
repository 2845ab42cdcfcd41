//! The table while it is played: a document once, then its [`fragment`] with every change.

mod areas;
mod margin;
mod status;

use maud::{Markup, html};
use table::{AnyView, BySeat, Pending, Phrase, Seat, Sheet};

use crate::board::{AnyBoard, Drawn};
use crate::frame::{Reader, announcement, document_with};
use crate::package::GamePackage;
use crate::render_context::{FORM, RenderContext};
use crate::text::Text;
use areas::areas;
use margin::{ending, margin};
use status::status;

pub use areas::{MayChange, SeatInfo, Sitter};
pub use margin::Told;
pub use status::Refused;

/// Everything that a table's page shows. What a viewer may not know is not in here.
pub struct TablePage<'a> {
    /// The table's name in addresses.
    pub id: &'a str,
    /// The game.
    pub package: &'static GamePackage,
    /// Who looks, in which words, with which choices.
    pub context: &'a RenderContext<'a>,
    /// Draws the game.
    pub board: &'a dyn AnyBoard,
    /// What the viewer knows.
    pub view: &'a AnyView,
    /// How often the viewer's page has changed: the moment a choice belongs to.
    pub page: u64,
    /// Who must act.
    pub pending: Pending,
    /// The seats.
    pub seats: &'a BySeat<SeatInfo>,
    /// Whose area is large; the viewer's own, or the one who acts, if nothing is said.
    pub look: Option<Seat>,
    /// The log, newest last.
    pub told: &'a [Told],
    /// What the viewer chose since the last point of no return, oldest first.
    pub this_turn: &'a [Text],
    /// The device must be handed to this seat before anything is shown.
    pub shield: Option<Seat>,
    /// Seats of the reader's to which the shared screen may be handed.
    pub hands: &'a [Seat],
    /// The operator has ended the table.
    pub closed: bool,
    /// What the operator tells everybody.
    pub announcement: Option<&'a str>,
    /// Bots move without a pause.
    pub fast: bool,
    /// Show what the viewer has seen.
    pub memory: bool,
    /// The final sheet, once the game is over.
    pub sheet: Option<&'a Sheet>,
    /// The table at which the same people play again.
    pub next: Option<&'a str>,
    /// Why what the reader last asked for was refused.
    pub refused: Option<&'a Refused>,
    /// Help somebody who meets this kind of decision for the first time.
    pub coach: bool,
}

impl TablePage<'_> {
    fn own(&self) -> Option<Seat> {
        self.context.viewer().seat()
    }

    /// An address of the table that keeps what is looked at.
    fn address(&self, part: &str, look: Option<Seat>) -> String {
        match look {
            Some(seat) => format!("/t/{}{part}?look={seat}", self.id),
            None => format!("/t/{}{part}", self.id),
        }
    }

    fn action(&self, verb: &str) -> String {
        self.address(&format!("/{verb}"), self.look)
    }

    /// What no page number counts: who has come or gone, and what the operator tells everybody.
    fn beside(&self) -> String {
        let minutes = self.seats.iter().map(|(_, info)| info.away);
        let mut words: Vec<String> = minutes
            .map(|away| away.map_or(String::new(), |m| m.to_string()))
            .collect();
        words.extend(self.announcement.map(str::to_string));
        words.join("-")
    }

    fn large(&self) -> Seat {
        self.look
            .or(self.own())
            .or(self.pending.seats().iter().next())
            .unwrap_or(Seat::P1)
    }

    fn text(&self, key: &'static str) -> Text {
        self.context.text(key)
    }
}

/// The whole document.
pub fn page(table: &TablePage<'_>, reader: &Reader) -> Markup {
    let name = reader.text(format!("{}-name", table.package.id()));
    let back = format!("/t/{}", table.id);
    let events = table.address("/events", table.look);
    let about = table.address("/about", None);
    let content = html! {
        main #main.table-page data-game=(table.package.id()) data-events=(events) data-about=(about)
            data-shut=(reader.text("pages-guide-close")) {
            h1.visually-hidden { (name) }
            (fragment(table))
            div #about aria-hidden="true" hidden {}
            (shortcuts(reader))
        }
    };
    // Without scripts, a page that waits for others looks again by itself.
    let own = table.own();
    let awaited = table.pending.seats();
    let waits = table.shield.is_none()
        && table.pending != Pending::Over
        && !table.closed
        && !own.is_some_and(|seat| awaited.contains(seat));
    let head = html! {
        @if waits { noscript { meta http-equiv="refresh" content="2"; } }
    };
    // The fragment has the announcement, so that it comes and goes with the table's events.
    let reader = Reader {
        announcement: None,
        ..reader.clone()
    };
    document_with(&reader, &name, &back, &head, &content)
}

/// The part that changes: everything of the table. The newest one always suffices.
pub fn fragment(table: &TablePage<'_>) -> Markup {
    if let Some(seat) = table.shield {
        return shield(table, seat);
    }
    let drawn = table.board.show(table.view, table.context);
    html! {
        div #table data-page=(table.page) data-viewer=(table.context.viewer()) data-beside=(table.beside()) {
            @if let Some(text) = table.announcement { (announcement(text)) }
            (status(table))
            @if let Some(sheet) = table.sheet { (ending(table, sheet)) }
            div.field {
                div.commons { (drawn.commons) }
                (areas(table, &drawn))
            }
            (bench(table, &drawn))
            (margin(table))
        }
    }
}

fn shield(table: &TablePage<'_>, seat: Seat) -> Markup {
    let name = table.context.name(seat);
    let hand_over = Phrase::new("pages-shield-hand-over").text("name", &name);
    let ready = Phrase::new("pages-shield-ready").text("name", &name);
    html! {
        div #table.shield data-page=(table.page) data-viewer=(format!("shield {seat}")) {
            @if let Some(text) = table.announcement { (announcement(text)) }
            div.cover { (table.package.cover(4)) }
            h2 { (table.context.say(&hand_over)) }
            p { (table.text("pages-shield-why")) }
            form method="post" action=(table.action("hold")) {
                button.primary name="seat" value=(seat) { (table.context.say(&ready)) }
            }
        }
    }
}

/// The sheet of keys; `?` opens it.
fn shortcuts(reader: &Reader) -> Markup {
    let keys = [
        ("← → ↑ ↓", "pages-keys-arrows"),
        ("⏎", "pages-keys-enter"),
        ("⇥", "pages-keys-tab"),
        ("u", "pages-keys-undo"),
        ("l", "pages-keys-log"),
        ("Esc", "pages-keys-escape"),
        ("?", "pages-keys-help"),
    ];
    html! {
        dialog #keys aria-labelledby="keys-title" {
            h2 #keys-title { (reader.text("pages-keys")) }
            dl { @for (key, words) in keys { div { dt { kbd { (key) } } dd { (reader.text(words)) } } } }
            form method="dialog" { button.primary { (reader.text("pages-close")) } }
        }
    }
}

/// The hand, and the choices that no picture shows.
fn bench(table: &TablePage<'_>, drawn: &Drawn) -> Markup {
    html! {
        section.bench aria-label=(table.text("pages-bench")) {
            form #(FORM) method="post" action=(table.action("act")) {
                input type="hidden" name="page" value=(table.page);
            }
            div.hand { (drawn.hand) }
            @let rest = table.context.left_over();
            @if !rest.is_empty() {
                div.choices {
                    @for (number, words) in rest {
                        button.choice type="submit" form=(FORM) name="choice" value=(number) { (words) }
                    }
                }
            }
        }
    }
}
