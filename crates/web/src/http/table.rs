//! The live table: its page, its events, and what can be done at it.

use std::convert::Infallible;
use std::fmt::Display;
use std::sync::Arc;
use std::time::Duration;

use axum::Form;
use axum::extract::{FromRef, FromRequestParts, Path, Query, State};
use axum::http::header::{ACCEPT, HOST};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::response::sse::{Event as Sent, KeepAlive, Sse};
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::SignedCookieJar;
use axum_extra::extract::cookie::Key;
use bots::Level;
use futures_util::stream::{self, Stream};
use pages::table_page::{self, Refused as WhyNot, SeatInfo, Sitter, TablePage, Told};
use pages::{Markup, Stage, Text};
use serde::{Deserialize, Deserializer};
use table::{BySeat, Seat, Viewer};

use super::App;
use super::home::seat_names;
use super::lobby::link;
use super::trouble::{OrPage, Trouble, TroublePage};
use crate::event::Event;
use crate::header::Plan;
use crate::identity::{Guest, Visitor};
use crate::live::{Refused, Room, Table};
use crate::store::Change;

/// Lines of the log on a page; the replay has them all.
const LINES: usize = 60;

/// Who holds the device, and whose area is looked at.
#[derive(Deserialize, Clone, Copy, Default)]
pub struct Looking {
    #[serde(rename = "as", default, deserialize_with = "seat")]
    holder: Option<Seat>,
    #[serde(default, deserialize_with = "seat")]
    look: Option<Seat>,
}

/// A seat, or nothing for whatever is none: an odd address still shows a page.
fn seat<'de, D: Deserializer<'de>>(d: D) -> Result<Option<Seat>, D::Error> {
    Ok(Option::<String>::deserialize(d)?.and_then(|s| s.parse().ok()))
}

/// Somebody's look at a table.
#[derive(Clone)]
struct Onlooker {
    guest: Guest,
    looking: Looking,
    /// What the host's browser keeps: the links for free seats.
    links: Option<String>,
    /// Where links to this server lead.
    server: String,
}

impl Onlooker {
    fn new(
        app: &App,
        visitor: &Visitor,
        looking: Looking,
        headers: &HeaderMap,
        jar: &SignedCookieJar,
    ) -> Self {
        let host = headers.get(HOST).and_then(|v| v.to_str().ok());
        let server = match &app.public_url {
            Some(url) => url.to_string(),
            None => format!("http://{}", host.unwrap_or_default()),
        };
        Onlooker {
            guest: visitor.guest.clone(),
            looking,
            links: jar.get("links").map(|c| c.value().to_string()),
            server,
        }
    }

    /// Through whose eyes, and whether the device must be handed over first.
    ///
    /// Several people on one screen see only what the one sees whose turn it is, and only after
    /// they said that it is them.
    fn viewer(&self, table: &Table) -> (Viewer, Option<Seat>) {
        let own = table.seats_of(&self.guest.id);
        let holder = self.looking.holder.filter(|seat| own.contains(*seat));
        let mut seats = own.iter();
        match (seats.next(), seats.next()) {
            (None, _) => (Viewer::Public, None),
            (Some(only), None) => (Viewer::Seat(only), None),
            (Some(first), Some(_)) => {
                let pending = table.play().pending().seats();
                let mut awaited = own.iter().filter(|seat| pending.contains(*seat));
                match (awaited.next(), holder) {
                    _ if table.over() => (Viewer::Seat(holder.unwrap_or(first)), None),
                    (_, Some(seat)) if pending.contains(seat) => (Viewer::Seat(seat), None),
                    (Some(next), _) => (Viewer::Public, Some(next)),
                    (None, Some(seat)) => (Viewer::Seat(seat), None),
                    (None, None) => (Viewer::Public, None),
                }
            }
        }
    }

    /// The page number that tells whether this reader's page has changed.
    fn page_number(&self, table: &Table) -> (Viewer, Option<Seat>, u64) {
        let (viewer, shield) = self.viewer(table);
        (viewer, shield, table.page(viewer))
    }

    /// Draws the table.
    fn draw(
        &self,
        room: &Room,
        refused: Option<&WhyNot>,
        finish: impl FnOnce(&TablePage<'_>) -> Markup,
    ) -> Markup {
        room.read(|table| {
            let reader = &self.guest.reader;
            let (viewer, shield) = self.viewer(table);
            let names = seat_names(table, reader);
            let choices = match viewer {
                Viewer::Seat(seat) => table.choices(seat).to_vec(),
                Viewer::Public => Vec::new(),
            };
            let stage = Stage::new(reader.lang, &names, viewer, choices);
            let play = table.play();
            let view = play.rules().any_view(play.state(), viewer);
            let told = told(table, viewer, &stage);
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
                game: play.rules().descriptor(),
                stage: &stage,
                board: table.board(),
                view: &view,
                page: table.page(viewer),
                pending: play.pending(),
                seats: &self.seats(table),
                look: self.looking.look.filter(|s| s.index() < names.len()),
                told: &told,
                this_turn: &this_turn,
                shield,
                fast: table.fast(),
                memory: table.header().memory,
                sheet: sheet.as_ref(),
                next: table.next(),
                refused,
                coach: viewer.seat().is_some_and(|seat| table.needs_coach(seat)),
            })
        })
    }

    fn seats(&self, table: &Table) -> BySeat<SeatInfo> {
        let own = table.seats_of(&self.guest.id);
        BySeat::from_fn(table.chairs().len(), |seat| {
            let chair = &table.chairs()[seat];
            let person = !matches!(table.header().plans[seat], Plan::Bot { .. });
            let sitter = match chair.bot {
                Some(level) => Sitter::Bot(level.name().to_string()),
                None if table.free(seat) => Sitter::Free {
                    link: link(self.links.as_deref(), seat)
                        .map(|path| format!("{}{path}", self.server)),
                },
                None => Sitter::Person,
            };
            SeatInfo {
                sitter,
                can_hand_over: person
                    && !own.is_empty()
                    && own.len() < table.chairs().len()
                    && !table.over()
                    && (!own.contains(seat) || chair.bot.is_some()),
                stand_in: person && chair.bot.is_some(),
            }
        })
    }

    fn address(&self, id: impl Display) -> String {
        let mut query = Vec::new();
        query.extend(self.looking.holder.map(|seat| format!("as={seat}")));
        query.extend(self.looking.look.map(|seat| format!("look={seat}")));
        format!("/t/{id}?{}", query.join("&"))
    }
}

/// The newest lines of the log, in the viewer's words.
fn told(table: &Table, viewer: Viewer, stage: &Stage<'_>) -> Vec<Told> {
    let mut lines: Vec<Told> = table
        .told(viewer)
        .rev()
        .take(LINES)
        .map(|(step, phrase)| Told::new(step, phrase, stage))
        .collect();
    lines.reverse();
    // “The table is choosing” once is enough.
    lines.dedup_by(|next, line| next.text == line.text);
    lines
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
    jar: SignedCookieJar,
    visitor: Visitor,
) -> Result<Response, TroublePage> {
    let room = app.tables.room(&id).await.or_page(&visitor.guest.reader)?;
    if room.read(|table| table.header().archive) {
        return Ok(Redirect::to(&format!("/t/{id}/replay")).into_response());
    }
    let onlooker = Onlooker::new(&app, &visitor, looking, &headers, &jar);
    let markup = if wants_fragment(&headers) {
        onlooker.draw(&room, None, table_page::fragment)
    } else {
        onlooker.draw(&room, None, |table| {
            table_page::page(table, &onlooker.guest.reader)
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
    jar: SignedCookieJar,
    visitor: Visitor,
) -> Result<Sse<impl Stream<Item = Result<Sent, Infallible>>>, TroublePage> {
    let room = app.tables.room(&id).await.or_page(&visitor.guest.reader)?;
    let onlooker = Onlooker::new(&app, &visitor, looking, &headers, &jar);
    metrics::counter!("understory_streams_total").increment(1);
    let start = (room.changes(), room, onlooker, app.closing.clone(), None);
    let stream = stream::unfold(
        start,
        |(mut changes, room, onlooker, mut closing, shown)| async move {
            loop {
                if *closing.borrow() {
                    return None;
                }
                changes.mark_unchanged();
                let now = room.read(|table| onlooker.page_number(table));
                if shown != Some(now) {
                    let markup = onlooker.draw(&room, None, table_page::fragment);
                    let sent = Sent::default()
                        .event("page")
                        .id(now.2.to_string())
                        .data(markup.into_string());
                    return Some((Ok(sent), (changes, room, onlooker, closing, Some(now))));
                }
                tokio::select! {
                    changed = changes.changed() => changed.ok()?,
                    _ = closing.changed() => return None,
                }
            }
        },
    );
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
        let reader = &visitor.guest.reader;
        let id = Path::<String>::from_request_parts(parts, app).await;
        let Path(id) = id.map_err(|_| Trouble::not_found()).or_page(reader)?;
        let looking = Query::<Looking>::from_request_parts(parts, app).await;
        let looking = looking.map(|Query(looking)| looking).unwrap_or_default();
        let jar = SignedCookieJar::from_headers(&parts.headers, Key::from_ref(app));
        let room = app.tables.room(&id).await.or_page(reader)?;
        Ok(Post {
            room,
            onlooker: Onlooker::new(app, &visitor, looking, &parts.headers, &jar),
            fragment: wants_fragment(&parts.headers),
            app: app.clone(),
        })
    }
}

impl Post {
    /// Writes the event down.
    async fn record(&self, event: &Event) -> Result<(), Trouble> {
        let change = |_: &Table| Ok(one(event));
        self.app.tables.change(&self.room, change).await?;
        Ok(())
    }

    /// The seat that this post speaks for.
    fn seat(&self) -> Result<Seat, Trouble> {
        let (viewer, _) = self.room.read(|table| self.onlooker.viewer(table));
        viewer.seat().ok_or_else(Trouble::forbidden)
    }

    /// May the guest speak for the table at all?
    fn seated(&self) -> Result<(), Trouble> {
        let guest = &self.onlooker.guest.id;
        let seated = self.room.read(|table| !table.seats_of(guest).is_empty());
        seated.then_some(()).ok_or_else(Trouble::forbidden)
    }

    /// Why a wish on the seat's page cannot be granted.
    fn why_not(&self, seat: Seat, wish: usize) -> Trouble {
        let mut wishes = Vec::new();
        self.onlooker.draw(&self.room, None, |table| {
            let page = table_page::fragment(table);
            wishes = table.stage.wishes();
            page
        });
        let action = wishes.get(wish);
        let why = action.and_then(|action| self.room.read(|table| table.why_not(seat, action)));
        why.map_or_else(|| Refused::Stale.into(), Trouble::from)
    }

    /// Shows the table after the wish, with the reason if it was refused.
    fn answer(&self, result: &Result<(), Trouble>) -> Response {
        let reader = &self.onlooker.guest.reader;
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
    /// Something that cannot be chosen now: the answer says why not.
    wish: Option<usize>,
}

/// `POST /t/{id}/act`
pub async fn act(post: Post, Form(form): Form<Choose>) -> Response {
    let result = async {
        let seat = post.seat()?;
        if let Some(wish) = form.wish {
            return Err(post.why_not(seat, wish));
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
        let wish = |table: &Table| take_back(table, seat, Some(form.page));
        post.app.tables.change(&post.room, wish).await?;
        Ok(())
    };
    post.answer(&result.await)
}

/// The change by which a seat takes its last step back.
pub fn take_back(table: &Table, seat: Seat, page: Option<u64>) -> Result<Change, Refused> {
    if page.is_some_and(|page| page != table.page(Viewer::Seat(seat))) {
        return Err(Refused::Stale);
    }
    if table.play().undoable(seat) == 0 {
        return Err(crate::live::Misfit::NothingToUndo.into());
    }
    Ok(one(&Event::Undo(seat)))
}

fn one(event: &Event) -> Change {
    Change {
        events: vec![event.to_string()],
        ..Change::default()
    }
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
    jar: SignedCookieJar,
    visitor: Visitor,
) -> Result<Response, TroublePage> {
    let reader = &visitor.guest.reader;
    let room = app.tables.room(&id).await.or_page(reader)?;
    let onlooker = Onlooker::new(&app, &visitor, looking, &headers, &jar);
    let panel = room.read(|table| {
        let (viewer, _) = onlooker.viewer(table);
        let names = seat_names(table, reader);
        let stage = Stage::new(reader.lang, &names, viewer, Vec::new());
        let play = table.play();
        let view = play.rules().any_view(play.state(), viewer);
        let about = table.board().about(&view, &wanted.card)?;
        Some(pages::panel(&about, &stage))
    });
    let panel = panel.ok_or_else(Trouble::not_found).or_page(reader)?;
    Ok(panel.into_response())
}

#[derive(Deserialize)]
pub struct HandOver {
    seat: String,
    bot: String,
}

/// `POST /t/{id}/seat`: a bot plays on for somebody who left, or they get their seat back.
pub async fn seat_change(post: Post, Form(form): Form<HandOver>) -> Response {
    let result = async {
        post.seated()?;
        let seat: Seat = form.seat.parse().map_err(Trouble::input)?;
        let plan = post.room.read(|t| t.header().plans.get(seat).cloned());
        if !matches!(plan, Some(Plan::Here | Plan::Link { .. })) {
            return Err(Trouble::forbidden());
        }
        let event = match form.bot.as_str() {
            "yes" => Event::StandIn(seat, Level::Tree),
            _ => Event::Back(seat),
        };
        post.record(&event).await
    };
    post.answer(&result.await)
}
