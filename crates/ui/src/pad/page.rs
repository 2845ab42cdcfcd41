//! The pages around a pad: choosing the game, filling in, what was saved.

use maud::{Markup, html};
use table::{BySeat, Phrase, Seat, Sheet, Viewer};

use super::PadEditor;
use super::judge::{Found, Judged};
use super::parts::{Button, FORM, PadContext};
use crate::frame::{Reader, document};
use crate::name::NAME;
use crate::render_context::RenderContext;
use crate::sheet::plain_sheet;

/// Which game was played?
pub fn choose(reader: &Reader) -> Markup {
    let title = reader.text("pages-pad");
    let content = html! {
        main #main.pad-page {
            h1 { (title) }
            p.pad-line { (reader.text("pages-pad-line")) }
            ul.pad-games {
                @for package in reader.catalog.games().iter().filter(|package| package.pad().is_some()) {
                    li {
                        a href=(format!("/score/{}", package.id())) {
                            span.pad-cover { (package.cover(2)) }
                            strong { (reader.text(format!("{}-name", package.id()))) }
                        }
                    }
                }
            }
        }
    };
    document(reader, &title, "/score", &content)
}

/// A pad that was saved: the sheet, its address, and the way back to the pad. `link` is the whole
/// address of the page.
pub fn saved(pad: &PadEditor, reader: &Reader, path: &str, link: &str) -> Markup {
    let judged = pad.judged();
    let title = pad.title(reader);
    let content = html! {
        main #main.pad-page data-game=(pad.package.id()) {
            h1 { (title) }
            (pad.sheet(reader, &judged))
            section.pad-share {
                label { (reader.text("pages-pad-link")) input readonly value=(link); }
                div.row {
                    a.button href=(pad.address()) { (reader.text("pages-pad-correct")) }
                    a.button href=(format!("/score/{}", pad.package.id())) { (reader.text("pages-pad-new")) }
                }
            }
        }
    };
    document(reader, &title, path, &content)
}

impl PadEditor {
    /// The page on which it is filled in.
    pub fn page(&self, reader: &Reader) -> Markup {
        let judged = self.judged();
        let context = PadContext {
            reader,
            focus: &self.focus,
            judged: &judged,
        };
        let title = self.title(reader);
        let editor = self.entry.editor(&context);
        let action = format!("/score/{}", self.package.id());
        let code = self.code();
        let content = html! {
            main #main.pad-page data-game=(self.package.id()) {
                div #pad {
                    h1 { (title) }
                    form #(FORM) method="get" action=(action) { (self.hidden(&code)) }
                    (self.tabs(&context))
                    div.pad-left {
                        (self.table(&context, &code))
                        section.pad-panel aria-label=(self.name(reader, self.focus.panel)) {
                            (list(reader, judged.of_panel(self.focus.panel).filter(|f| f.item.is_none())))
                            (self.entry.panel(&context))
                        }
                        @if let Some(editor) = &editor { section #edit.pad-edit { (editor) } }
                    }
                    div.pad-right {
                        (self.sheet(reader, &judged))
                        section.pad-share {
                            form method="post" action=(format!("{action}/save")) {
                                input type="hidden" name="p" value=(code);
                                button.primary { (reader.text("pages-pad-save")) }
                            }
                            small { (reader.text("pages-pad-save-help")) }
                            a.button href=(action) { (reader.text("pages-pad-new")) }
                        }
                    }
                }
            }
        };
        document(reader, &title, &self.address(), &content)
    }

    fn title(&self, reader: &Reader) -> String {
        let game = Phrase::new(format!("{}-name", self.package.id()));
        reader.say(&Phrase::new("pages-pad-of").phrase("game", game))
    }

    fn hidden(&self, code: &str) -> Markup {
        html! {
            input type="hidden" name="p" value=(code);
            input type="hidden" name="s" value=(self.focus.panel + 1);
            input type="hidden" name="e" value=(self.focus.edit);
        }
    }

    /// What a panel is called.
    fn name(&self, reader: &Reader, panel: usize) -> String {
        match (self.names.get(panel), Seat::new(panel)) {
            (Some(name), _) if !name.is_empty() => name.clone(),
            (Some(_), Some(seat)) => reader.words().seat(seat),
            _ => self
                .entry
                .rival()
                .map(|rival| reader.say(&rival.name))
                .unwrap_or_default(),
        }
    }

    /// One button a panel, with its points or a sign that something is wrong there.
    fn tabs(&self, context: &PadContext<'_>) -> Markup {
        html! {
            nav.pad-tabs aria-label=(context.text("pages-pad-seats")) {
                @for panel in 0..self.entry.panels() {
                    @let name = self.name(context.reader, panel);
                    @let wrong = context.judged.of_panel(panel).next().is_some();
                    @let points = context.judged.sheet.as_ref().and_then(|sheet| total(sheet, panel));
                    @let label = match (wrong, points) {
                        (true, _) => Phrase::new("pages-pad-tab-wrong"),
                        (_, Some(points)) => Phrase::new("pages-pad-tab").number("points", points),
                        _ => Phrase::new("pages-pad-tab-bare"),
                    };
                    (Button::new(format!("seat {}", panel + 1), context.say(&label.text("name", &name)), "tab")
                        .on(panel == self.focus.panel)
                        .show(&html! {
                            span { (name) }
                            @if wrong { b.wrong { "!" } } @else if let Some(points) = points { b { (points) } }
                        }))
                }
            }
        }
    }

    /// Seats, names, and what else is decided for the whole table.
    fn table(&self, context: &PadContext<'_>, code: &str) -> Markup {
        let seats = self.entry.seats();
        html! {
            details #pad-table open[self.untouched()] {
                summary { (context.text("pages-pad-table")) }
                (self.entry.settings(context))
                @if self.game().seats.start() != self.game().seats.end() {
                    div.row role="group" aria-label=(context.text("pages-lobby-seats")) {
                        span { (context.text("pages-lobby-seats")) }
                        @for count in self.game().seats.clone() {
                            @let name = Phrase::new("pages-pad-players").number("seats", count as i64);
                            (Button::new(format!("seats {count}"), context.say(&name), "pick").on(count == seats)
                                .show(&html! { (count) }))
                        }
                    }
                }
                details #pad-names {
                    summary { (context.text("pages-pad-names")) }
                    form.pad-names method="get" action=(format!("/score/{}", self.package.id())) {
                        (self.hidden(code))
                        @for (i, name) in self.names.iter().enumerate() {
                            @let seat = Phrase::new("words-seat").number("number", i as i64 + 1);
                            label { (context.say(&seat)) input name=(format!("n{}", i + 1)) value=(name) maxlength=(NAME) autocomplete="off"; }
                        }
                        button { (context.text("pages-pad-names-keep")) }
                    }
                }
                @if self.game().reconstructed {
                    p.reconstructed { (context.reader.text(format!("{}-reconstructed", self.package.id()))) }
                }
            }
        }
    }

    /// The score of what is there, or everything that cannot be.
    fn sheet(&self, reader: &Reader, judged: &Judged) -> Markup {
        let names = BySeat::from_fn(self.names.len(), |seat| self.name(reader, seat.index()));
        let context = RenderContext::new(reader.words(), &names, Viewer::Public, Vec::new());
        html! {
            section.pad-sheet {
                h2 { (reader.text("pages-pad-sheet")) }
                @if self.untouched() {
                    p.hint { (reader.text("pages-pad-untouched")) }
                } @else if let Some(sheet) = &judged.sheet {
                    (plain_sheet(&context, sheet))
                } @else {
                    p { (reader.text("pages-pad-wrong")) }
                    ul.faults {
                        @for found in &judged.faults {
                            li {
                                @if let Some(panel) = found.panel { (self.name(reader, panel)) " – " }
                                (reader.say(&found.what))
                            }
                        }
                    }
                }
            }
        }
    }
}

fn list<'f>(reader: &Reader, faults: impl Iterator<Item = &'f Found>) -> Markup {
    let lines: Vec<String> = faults.map(|f| reader.say(&f.what)).collect();
    html! {
        @if !lines.is_empty() {
            ul.faults role="alert" { @for line in lines { li { (line) } } }
        }
    }
}

/// The points of a panel: a seat's, or those of the rival after the seats.
fn total(sheet: &Sheet, panel: usize) -> Option<i32> {
    let seat = Seat::new(panel).and_then(|seat| sheet.seats.get(seat));
    let rival = || sheet.rivals.get(panel.checked_sub(sheet.seats.len())?);
    seat.or_else(|| rival().map(|r| &r.sheet))
        .map(|s| s.total())
}
