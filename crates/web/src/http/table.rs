//! The live table: its page, its events, and what can be done at it.

use std::convert::Infallible;
use std::fmt::Display;
use std::sync::Arc;
use std::time::Duration;

use axum::Form;
use axum::extract::{FromRequestParts, Path, Query, State};
use axum::http::header::ACCEPT;
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::response::sse::{Event as Sent, KeepAlive, Sse};
use axum::response::{IntoResponse, Redirect, Response};
use futures_util::stream::{self, Stream};
use search::Level;
use serde::{Deserialize, Deserializer};
use table::{BySeat, Seat, Viewer};
use ui::table_page::{self, Refused as WhyNot, SeatInfo, Sitter, TablePage, Told};
use ui::{Markup, RenderContext, Text};

use super::follow::Follow;
use super::home::seat_names;
use super::invitations::{link, links, links_cookie};
use super::trouble::{OrPage, Trouble, TroublePage};
use super::visitor::Visitor;
use super::{App, Found, record_page};
use crate::event::Event;
use crate::live::{Notice, Refused, Room, Sight, Table, one};
use crate::secret;

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
pub struct Onlooker {
    app: App,
    visitor: Visitor,
    looking: Looking,
    /// What the host's browser keeps: the invitations to free seats.
    links: Vec<(Seat, String)>,
}

impl Onlooker {
    fn new(app: &App, visitor: Visitor, looking: Looking, headers: &HeaderMap) -> Self {
        Onlooker {
            app: app.clone(),
            links: links(headers, visitor.client.secure),
            visitor,
            looking,
        }
    }

    fn sight(&self, table: &Table) -> Sight {
        table.sight(self.visitor.person())
    }

    /// Notes that the person is here.
    fn visit(&self, room: &Arc<Room>) {
        let seated = |person: &&str| room.read(|table| !table.seats_of(person).is_empty());
        if let Some(person) = self.visitor.person().filter(seated) {
            self.app.tables.visit(room, person);
        }
    }

    /// Draws the table.
    fn draw(
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

    fn seats(&self, room: &Room, table: &Table) -> BySeat<SeatInfo> {
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
                may: table_page::MayChange {
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

    fn address(&self, id: impl Display) -> String {
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

/// Does the caller want only the part that changes?
fn wants_fragment(headers: &HeaderMap) -> bool {
    let accept = headers.get(ACCEPT).and_then(|v| v.to_str().ok());
    accept.is_some_and(|a| a.contains("text/html+fragment"))
}

/// `GET /t/{id}`
pub async fn page(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(looking): Query<Looking>,
    headers: HeaderMap,
    visitor: Visitor,
) -> Result<Response, TroublePage> {
    let found = app.room_or_record(&id, &visitor).await;
    let room = match found.or_page(&visitor.reader)? {
        Found::Room(room) => room,
        Found::Record(record) => {
            return Ok(record_page(&format!("/t/{id}"), &record, &visitor.reader));
        }
    };
    if room.read(|table| table.header().archive) {
        return Ok(Redirect::to(&format!("/t/{id}/replay")).into_response());
    }
    let onlooker = Onlooker::new(&app, visitor, looking, &headers);
    onlooker.visit(&room);
    let markup = if wants_fragment(&headers) {
        onlooker.draw(&room, None, table_page::fragment)
    } else {
        onlooker.draw(&room, None, |table| {
            table_page::page(table, &onlooker.visitor.reader)
        })
    };
    Ok(markup.into_response())
}

/// `GET /t/{id}/events`: the newest fragment now, and again whenever this reader's page changes.
pub async fn events(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(looking): Query<Looking>,
    headers: HeaderMap,
    visitor: Visitor,
) -> Result<Sse<impl Stream<Item = Result<Sent, Infallible>>>, TroublePage> {
    let reader = visitor.reader.clone();
    let room = app.room(&id, &visitor).await.or_page(&reader)?;
    let follow = Follow::start(&app, room, visitor.follower()).or_page(&reader)?;
    let onlooker = Onlooker::new(&app, visitor, looking, &headers);
    let stream = stream::unfold((follow, onlooker), |(mut follow, onlooker)| async move {
        let page = follow
            .next(|room| {
                room.read(|table| {
                    let sight = onlooker.sight(table);
                    let away = onlooker.seats(room, table);
                    let announcement = onlooker.app.announcement();
                    (sight, table.page(sight.viewer), away, announcement)
                })
            })
            .await?;
        let markup = onlooker.draw(follow.room(), None, table_page::fragment);
        let sent = Sent::default()
            .event("page")
            .id(page.1.to_string())
            .data(markup.into_string());
        Some((Ok(sent), (follow, onlooker)))
    });
    Ok(Sse::new(stream).keep_alive(KeepAlive::new().interval(Duration::from_secs(20))))
}

/// A post at a table: who, where, in which way.
pub struct Post {
    app: App,
    room: Arc<Room>,
    onlooker: Onlooker,
    fragment: bool,
}

impl FromRequestParts<App> for Post {
    type Rejection = TroublePage;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Post, TroublePage> {
        let Ok(visitor) = Visitor::from_request_parts(parts, app).await;
        let reader = &visitor.reader;
        let id = Path::<String>::from_request_parts(parts, app).await;
        let Path(id) = id.map_err(|_| Trouble::not_found()).or_page(reader)?;
        let looking = Query::<Looking>::from_request_parts(parts, app).await;
        let looking = looking.map(|Query(looking)| looking).unwrap_or_default();
        let room = app.room(&id, &visitor).await.or_page(reader)?;
        let onlooker = Onlooker::new(app, visitor, looking, &parts.headers);
        onlooker.visit(&room);
        Ok(Post {
            room,
            onlooker,
            fragment: wants_fragment(&parts.headers),
            app: app.clone(),
        })
    }
}

impl Post {
    /// Writes the event down.
    async fn record(&self, event: &Event) -> Result<(), Trouble> {
        self.app
            .tables
            .change(&self.room, |_| Ok(one(event)))
            .await?;
        Ok(())
    }

    /// The seat that this post speaks for.
    fn seat(&self) -> Result<Seat, Trouble> {
        let sight = self.room.read(|table| self.onlooker.sight(table));
        sight.seat().ok_or_else(Trouble::forbidden)
    }

    /// May the person speak for the table at all?
    fn seated(&self) -> Result<&str, Trouble> {
        let sight = self.room.read(|table| self.onlooker.sight(table));
        let person = self.onlooker.visitor.person();
        person
            .filter(|_| !sight.own.is_empty())
            .ok_or_else(Trouble::forbidden)
    }

    /// Somebody in particular.
    fn person(&self) -> Result<&str, Trouble> {
        self.onlooker
            .visitor
            .person()
            .ok_or_else(Trouble::forbidden)
    }

    /// Why an action cannot be chosen, as long as the page is the one from which it was asked.
    fn why_not(&self, seat: Seat, page: u64, action: &str) -> Trouble {
        let why = self.room.read(|table| {
            let current = table.page(Viewer::Seat(seat)) == page;
            table.why_not(seat, action).filter(|_| current)
        });
        why.map_or_else(|| Refused::Stale.into(), Trouble::from)
    }

    /// Leads back to the table with a new invitation, which the reader's browser keeps from now on.
    fn with_link(mut self, (seat, invitation): (Seat, String)) -> Response {
        let links = &mut self.onlooker.links;
        links.retain(|(other, _)| *other != seat);
        links.push((seat, invitation));
        let secure = self.onlooker.visitor.client.secure;
        let cookie = links_cookie(self.room.id(), &self.onlooker.links, secure);
        let jar = self.onlooker.visitor.cookies().add(cookie);
        let to = Redirect::to(&self.onlooker.address(self.room.id()));
        (jar, to).into_response()
    }

    /// Shows the table after what was asked for, with the reason if it was refused.
    fn answer(&self, result: &Result<(), Trouble>) -> Response {
        let reader = &self.onlooker.visitor.reader;
        let (status, refused) = match result {
            Ok(()) => (StatusCode::OK, None),
            Err(trouble) => {
                let why = WhyNot {
                    text: trouble.lines(reader).join(" "),
                    rule: trouble.rule,
                };
                (trouble.status, Some(why))
            }
        };
        if self.fragment {
            let page = self
                .onlooker
                .draw(&self.room, refused.as_ref(), table_page::fragment);
            (status, page).into_response()
        } else if result.is_ok() {
            Redirect::to(&self.onlooker.address(self.room.id())).into_response()
        } else {
            let page = self.onlooker.draw(&self.room, refused.as_ref(), |table| {
                table_page::page(table, reader)
            });
            (status, page).into_response()
        }
    }
}

#[derive(Deserialize)]
pub struct Choose {
    page: u64,
    choice: Option<usize>,
    /// An action that cannot be chosen now: the answer says why not.
    #[serde(rename = "why-not")]
    why_not: Option<String>,
}

/// `POST /t/{id}/act`
pub async fn act(post: Post, Form(form): Form<Choose>) -> Response {
    let result = async {
        let seat = post.seat()?;
        if let Some(action) = &form.why_not {
            return Err(post.why_not(seat, form.page, action));
        }
        let choose = |table: &Table| {
            let chosen = table.chosen(seat, form.page, form.choice.unwrap_or(usize::MAX));
            chosen.map(|c| c.text.clone()).ok_or(Refused::Stale)
        };
        post.app.tables.act(&post.room, seat, choose).await?;
        Ok(())
    };
    post.answer(&result.await)
}

#[derive(Deserialize)]
pub struct Undo {
    page: u64,
}

/// `POST /t/{id}/undo`
pub async fn undo(post: Post, Form(form): Form<Undo>) -> Response {
    let result = async {
        let seat = post.seat()?;
        post.app
            .tables
            .undo(&post.room, seat, Some(form.page))
            .await?;
        Ok(())
    };
    post.answer(&result.await)
}

#[derive(Deserialize)]
pub struct Pace {
    fast: String,
}

/// `POST /t/{id}/pace`
pub async fn pace(post: Post, Form(form): Form<Pace>) -> Response {
    let result = async {
        post.seated()?;
        let event = Event::Pace {
            fast: form.fast == "yes",
        };
        post.record(&event).await
    };
    post.answer(&result.await)
}

/// `POST /t/{id}/coach`: a seat wants no more help.
pub async fn coach_off(post: Post) -> Response {
    let result = async {
        let event = Event::CoachOff(post.seat()?);
        post.record(&event).await
    };
    post.answer(&result.await)
}

#[derive(Deserialize)]
pub struct AboutCard {
    card: String,
}

/// `GET /t/{id}/about?card=…`: a card large, with what it is worth to the viewer now.
pub async fn about(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(looking): Query<Looking>,
    Query(wanted): Query<AboutCard>,
    headers: HeaderMap,
    visitor: Visitor,
) -> Result<Response, TroublePage> {
    let room = app.room(&id, &visitor).await.or_page(&visitor.reader)?;
    let onlooker = Onlooker::new(&app, visitor, looking, &headers);
    let reader = &onlooker.visitor.reader;
    let panel = room.read(|table| {
        let viewer = onlooker.sight(table).viewer;
        let names = seat_names(table, reader);
        let context = RenderContext::new(reader.words(), &names, viewer, Vec::new());
        let play = table.play();
        let view = play.rules().any_view(play.state(), viewer);
        let about = table.board().about(&view, &wanted.card)?;
        Some(ui::panel(&about, &context))
    });
    let panel = panel.ok_or_else(Trouble::not_found).or_page(reader)?;
    Ok(panel.into_response())
}

#[derive(Deserialize)]
pub struct SeatChange {
    seat: String,
    wish: String,
}

/// `POST /t/{id}/seat`: a bot plays on for somebody who left, they come back, or the seat is opened to
/// somebody else.
pub async fn seat_change(post: Post, Form(form): Form<SeatChange>) -> Response {
    let mut opened = None;
    let result = async {
        let person = post.person()?;
        let seat: Seat = form.seat.parse().map_err(Trouble::input)?;
        let (tables, room) = (&post.app.tables, &post.room);
        match form.wish.as_str() {
            "bot" => tables.stand_in(room, person, seat, Level::Tree).await?,
            "back" => tables.take_back(room, person, seat).await?,
            "open" => {
                let invitation = secret::secret();
                let hash = secret::hash(&invitation);
                tables.open_seat(room, person, seat, &hash).await?;
                opened = Some((seat, invitation));
            }
            other => return Err(Trouble::input(other)),
        }
        Ok(())
    }
    .await;
    match opened {
        Some(link) => post.with_link(link),
        None => post.answer(&result),
    }
}

#[derive(Deserialize)]
pub struct HandOver {
    seat: String,
}

/// `POST /t/{id}/hold`: the shared screen goes to somebody else.
pub async fn hold(post: Post, Form(form): Form<HandOver>) -> Response {
    let result = async {
        let person = post.seated()?;
        let seat: Seat = form.seat.parse().map_err(Trouble::input)?;
        post.app.tables.hold(&post.room, person, seat).await?;
        Ok(())
    };
    post.answer(&result.await)
}
