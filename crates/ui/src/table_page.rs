//! The table while it is played: a document once, then its [`fragment`] with every change.

use maud::{Markup, html};
use table::{AnyView, BySeat, Pending, Phrase, Seat, Sheet};

use crate::board::{AnyBoard, Drawn};
use crate::frame::{Reader, announcement, document_with};
use crate::guide;
use crate::package::GamePackage;
use crate::render_context::{FORM, RenderContext};
use crate::sheet::{final_sheet, live_sheet};
use crate::spot;
use crate::text::Text;

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

/// Why something was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// In words.
    pub text: String,
    /// The rule that says so.
    pub rule: Option<&'static str>,
}

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

/// Whose turn, what for, and the way back.
fn status(table: &TablePage<'_>) -> Markup {
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

fn areas(table: &TablePage<'_>, drawn: &Drawn) -> Markup {
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

fn ending(table: &TablePage<'_>, sheet: &Sheet) -> Markup {
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
fn margin(table: &TablePage<'_>) -> Markup {
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
