//! Looking back: any step of a game, from one seat's view, from the onlooker's, or with all cards
//! open once it is over.

use maud::{Markup, html};
use table::{AnyView, Phrase, Viewer};

use crate::board::AnyBoard;
use crate::frame::{Reader, document};
use crate::package::GamePackage;
use crate::render_context::RenderContext;
use crate::table_page::Told;

/// One moment of a game.
pub struct ReplayPage<'a> {
    /// Address of this replay without its query: `/t/<id>/replay` or that of an uploaded log.
    pub path: &'a str,
    /// The game.
    pub package: &'static GamePackage,
    /// Who looks, in which words; without choices.
    pub context: &'a RenderContext<'a>,
    /// Draws the game.
    pub board: &'a dyn AnyBoard,
    /// What each shown viewer knew at this moment: one, or every seat if all cards are open.
    pub views: &'a [(Viewer, AnyView)],
    /// Viewers that the reader may switch to.
    pub viewers: &'a [Viewer],
    /// All cards are open.
    pub open: bool,
    /// All cards may be opened: the game is over.
    pub may_open: bool,
    /// Number of the step shown; zero is the start.
    pub at: usize,
    /// Number of steps.
    pub steps: usize,
    /// What happened at this step.
    pub told: Option<&'a Told>,
}

impl ReplayPage<'_> {
    fn viewer_word(&self) -> String {
        if self.open {
            "open".to_string()
        } else {
            self.context.viewer().to_string()
        }
    }

    fn href(&self, at: usize, viewer: &str) -> String {
        format!("{}?at={at}&view={viewer}", self.path)
    }
}

/// The page.
pub fn page(replay: &ReplayPage<'_>, reader: &Reader) -> Markup {
    let name = reader.text(format!("{}-name", replay.package.id()));
    let (at, last, viewer) = (replay.at, replay.steps, replay.viewer_word());
    let step = Phrase::new("pages-replay-step")
        .number("at", at as i64)
        .number("steps", last as i64);
    let content = html! {
        main #main.replay.table-page data-game=(replay.package.id()) {
            h1.visually-hidden { (name) }
            form.scrubber method="get" action=(replay.path) {
                a.button data-shortcut="Home" href=(replay.href(0, &viewer)) aria-label=(reader.text("pages-replay-first")) { "|◀" }
                a.button data-shortcut="ArrowLeft" href=(replay.href(at.saturating_sub(1), &viewer)) aria-label=(reader.text("pages-replay-back")) { "◀" }
                input type="range" name="at" min="0" max=(last) value=(at) aria-label=(reader.text("pages-replay-slider")) data-submit;
                input type="hidden" name="view" value=(viewer);
                a.button data-shortcut="ArrowRight" href=(replay.href((at + 1).min(last), &viewer)) aria-label=(reader.text("pages-replay-on")) { "▶" }
                a.button data-shortcut="End" href=(replay.href(last, &viewer)) aria-label=(reader.text("pages-replay-last")) { "▶|" }
                button.quiet { (reader.text("pages-replay-go")) }
            }
            p.step aria-live="polite" {
                small { (reader.say(&step)) } " "
                @if let Some(told) = replay.told { (told.text) }
            }
            nav.viewers aria-label=(reader.text("pages-replay-viewers")) {
                @for other in replay.viewers {
                    @let label = match other {
                        Viewer::Seat(seat) => replay.context.name(*seat),
                        Viewer::Public => reader.text("pages-onlooker"),
                    };
                    a aria-current=[(viewer == other.to_string()).then_some("true")] href=(replay.href(at, &other.to_string())) { (label) }
                }
                @if replay.may_open {
                    a aria-current=[replay.open.then_some("true")] href=(replay.href(at, "open")) { (reader.text("pages-replay-open")) }
                }
            }
            @for (i, (seen_by, view)) in replay.views.iter().enumerate() {
                @let drawn = replay.board.show(view, replay.context);
                @if i == 0 {
                    @let large = replay.context.viewer().seat().unwrap_or_default();
                    div.field {
                        div.commons { (drawn.commons) }
                        div.areas data-seats=(drawn.areas.len()) {
                            @for (n, area) in drawn.areas.iter().enumerate() {
                                @let seat = table::Seat::new(n).unwrap_or_default();
                                section.area .large[seat == large] data-seat=(seat) aria-label=(replay.context.name(seat)) {
                                    header { span.marker data-seat=(seat) { (n + 1) } span.name { (replay.context.name(seat)) } span.summary { (area.summary) } }
                                    div.board { (area.board) }
                                }
                            }
                        }
                    }
                }
                @if let Viewer::Seat(seat) = seen_by {
                    section.bench aria-label=(replay.context.name(*seat)) {
                        @if replay.open { p.name { (replay.context.name(*seat)) } }
                        div.hand { (drawn.hand) }
                    }
                }
            }
        }
    };
    let back = replay.href(at, &viewer);
    document(reader, &name, &back, &content)
}

/// The page on which a log file is given to be watched.
pub fn upload(reader: &Reader, fault: Option<&str>) -> Markup {
    let content = html! {
        main #main.sheet-page {
            h1 { (reader.text("pages-nav-watch")) }
            p { (reader.text("pages-watch-line")) }
            @if let Some(fault) = fault { p.refused role="alert" { (fault) } }
            form method="post" action="/watch" enctype="multipart/form-data" {
                label { (reader.text("pages-watch-file")) input type="file" name="log" required; }
                button.primary { (reader.text("pages-watch-go")) }
            }
        }
    };
    document(reader, &reader.text("pages-nav-watch"), "/watch", &content)
}
