//! Who looks at the table, and what is drawn for them.

use std::fmt::Display;
use std::sync::Arc;

use axum::http::HeaderMap;
use serde::{Deserialize, Deserializer};
use table::{BySeat, Seat, Viewer};
use ui::table_page::{MayChange, Refused as WhyNot, SeatInfo, Sitter, TablePage, Told};
use ui::{Markup, RenderContext, Text};

use crate::http::App;
use crate::http::home::seat_names;
use crate::http::invitations::{link, links};
use crate::http::visitor::Visitor;
use crate::live::{Notice, Room, Sight, Table};

/// Lines of the log on a page; the replay has them all.
const LINES: usize = 60;

/// Whose area is looked at.
#[derive(Deserialize, Clone, Copy, Default)]
pub struct Looking {
    #[serde(default, deserialize_with = "seat")]
    look: Option<Seat>,
}

/// A seat, or nothing for whatever is none: an odd address still shows a page.
fn seat<'de, D: Deserializer<'de>>(d: D) -> Result<Option<Seat>, D::Error> {
    Ok(Option::<String>::deserialize(d)?.and_then(|s| s.parse().ok()))
}

/// Somebody's look at a table.
#[derive(Clone)]
pub(super) struct Onlooker {
    pub(super) app: App,
    pub(super) visitor: Visitor,
    looking: Looking,
    /// What the host's browser keeps: the invitations to free seats.
    pub(super) links: Vec<(Seat, String)>,
}

impl Onlooker {
    pub(super) fn new(app: &App, visitor: Visitor, looking: Looking, headers: &HeaderMap) -> Self {
        Onlooker {
            app: app.clone(),
            links: links(headers, visitor.client.secure),
            visitor,
            looking,
        }
    }

    pub(super) fn sight(&self, table: &Table) -> Sight {
        table.sight(self.visitor.person())
    }

    /// Notes that the person is here.
    pub(super) fn visit(&self, room: &Arc<Room>) {
        let seated = |person: &&str| room.read(|table| !table.seats_of(person).is_empty());
        if let Some(person) = self.visitor.person().filter(seated) {
            self.app.tables.visit(room, person);
        }
    }

    /// Draws the table.
    pub(super) fn draw(
        &self,
        room: &Room,
        refused: Option<&WhyNot>,
        finish: impl FnOnce(&TablePage<'_>) -> Markup,
    ) -> Markup {
        let announcement = self.app.announcement();
        room.read(|table| {
            let reader = &self.visitor.reader;
            let Sight { viewer, shield, .. } = self.sight(table);
            let names = seat_names(table, reader);
            let choices = match viewer {
                Viewer::Seat(seat) => table.choices(seat).to_vec(),
                Viewer::Public => Vec::new(),
            };
            let context = RenderContext::new(reader.words(), &names, viewer, choices);
            let play = table.play();
            let view = play.rules().any_view(play.state(), viewer);
            let told = told(table, viewer, &context);
            let undoable = viewer.seat().map_or(0, |seat| play.undoable(seat));
            let since = play.len() - undoable;
            let this_turn: Vec<Text> = told
                .iter()
                .filter(|line| line.step > since)
                .map(|line| line.text.clone())
                .collect();
            let sheet = table.over().then(|| play.rules().sheet(play.state()));
            finish(&TablePage {
                id: room.id(),
                package: table.package(),
                context: &context,
                board: table.board(),
                view: &view,
                page: table.page(viewer),
                pending: play.pending(),
                seats: &self.seats(room, table),
                look: self.looking.look.filter(|s| s.index() < names.len()),
                told: &told,
                this_turn: &this_turn,
                shield,
                hands: &self.hands(table),
                closed: table.closed(),
                announcement: announcement.as_deref(),
                fast: table.fast(),
                memory: table.header().memory,
                sheet: sheet.as_ref(),
                next: table.next(),
                refused,
                coach: viewer.seat().is_some_and(|seat| table.needs_coach(seat)),
            })
        })
    }

    pub(super) fn seats(&self, room: &Room, table: &Table) -> BySeat<SeatInfo> {
        BySeat::from_fn(table.chairs().len(), |seat| {
            let chair = &table.chairs()[seat];
            let sitter = match chair.bot {
                Some(level) => Sitter::Bot(level.name().to_string()),
                None if table.free(seat) => Sitter::Free {
                    link: link(&self.links, seat, &self.visitor.client.server),
                },
                None => Sitter::Person,
            };
            let person = self.visitor.person();
            let may = person.map(|person| self.app.tables.may_change(room, table, person, seat));
            let may = may.unwrap_or_default();
            SeatInfo {
                sitter,
                may: MayChange {
                    stand_in: may.stand_in,
                    take_back: may.take_back,
                    open: may.open,
                },
                away: self
                    .app
                    .tables
                    .minutes_away(room, table, seat)
                    .filter(|_| !table.over())
                    .map(roughly),
            }
        })
    }

    /// The seats to which the screen may be handed now, other than the one that has it.
    fn hands(&self, table: &Table) -> Vec<Seat> {
        let Some(person) = self.visitor.person() else {
            return Vec::new();
        };
        let sight = self.sight(table);
        let may = |seat: &Seat| sight.seat() != Some(*seat) && table.may_hold(person, *seat);
        sight.own.iter().filter(may).collect()
    }

    pub(super) fn address(&self, id: impl Display) -> String {
        match self.looking.look {
            Some(seat) => format!("/t/{id}?look={seat}"),
            None => format!("/t/{id}"),
        }
    }
}

/// Minutes as people say them; a page that changed every minute would be a nuisance.
fn roughly(minutes: u32) -> u32 {
    match minutes {
        0..10 => minutes,
        10..60 => minutes / 10 * 10,
        _ => minutes / 60 * 60,
    }
}

/// The newest lines of the log, in the viewer's words: steps, and what happened beside the game.
fn told(table: &Table, viewer: Viewer, context: &RenderContext<'_>) -> Vec<Told> {
    let steps = table.told(viewer).rev().take(LINES);
    let mut lines: Vec<Told> = steps
        .map(|(step, phrase)| Told::new(step, phrase, context))
        .collect();
    lines.reverse();
    // “The table is choosing” once is enough.
    lines.dedup_by(|next, line| next.text == line.text);
    for Notice { after, phrase } in table.notices() {
        // Behind the last line that this viewer was told before it.
        let at = lines.partition_point(|line| line.step <= *after);
        let step = at.checked_sub(1).map_or(0, |before| lines[before].step);
        lines.insert(at, Told::new(step, phrase, context));
    }
    lines.split_off(lines.len().saturating_sub(LINES))
}
