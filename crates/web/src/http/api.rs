//! The JSON API: the same rules as the pages, for programs. A program shows its credential; without
//! one, a caller sees what an onlooker sees.

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::rejection::JsonRejection;
use axum::extract::{DefaultBodyLimit, FromRequestParts, Path, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::sse::{Event as Sent, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use futures_util::stream::{self, Stream};
use search::Level;
use serde::{Deserialize, Serialize};
use table::{BySeat, Descriptor, OptionKind, Pending, Phrase, Say, Seat, Viewer};
use ui::{Catalog, Lang, Reader, tidy_name};
use utoipa::{OpenApi, ToSchema};

use super::fields::{FORM, short_enough};
use super::follow::{Follow, Follower};
use super::invitations::invited;
use super::lobby::hashes;
use super::trouble::{Trouble, Unsaid};
use super::visitor::{Visitor, new_credential};
use super::{App, Found};
use crate::event::Event;
use crate::header::{Header, Plan};
use crate::live::{Refused, Room, Table};
use crate::secret;

/// Trouble, said as JSON.
struct ApiTrouble(Trouble);

impl<E: Into<Trouble>> From<E> for ApiTrouble {
    fn from(error: E) -> Self {
        ApiTrouble(error.into())
    }
}

impl IntoResponse for ApiTrouble {
    fn into_response(self) -> Response {
        Unsaid(self.0.into()).into_response()
    }
}

impl From<JsonRejection> for Trouble {
    fn from(rejection: JsonRejection) -> Self {
        Trouble {
            status: rejection.status(),
            ..Trouble::input(rejection.body_text())
        }
    }
}

type Answer<T> = Result<Json<T>, ApiTrouble>;

/// The addresses of the API.
pub fn router() -> Router<App> {
    Router::new()
        .route("/api/games", get(games))
        .route("/api/games/{game}", get(game))
        .route(
            "/api/tables",
            post(create).layer(DefaultBodyLimit::max(FORM)),
        )
        .route("/api/join", post(join))
        .route("/api/tables/{id}", get(table_info))
        .route("/api/tables/{id}/view", get(view))
        .route("/api/tables/{id}/actions", get(actions))
        .route("/api/tables/{id}/act", post(act))
        .route("/api/tables/{id}/undo", post(undo))
        .route("/api/tables/{id}/log", get(log))
        .route("/api/tables/{id}/events", get(events))
        .route("/api/openapi.json", get(|| async { Json(open_api()) }))
}

/// The API as an OpenAPI document.
pub fn open_api() -> utoipa::openapi::OpenApi {
    Document::openapi()
}

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Understory",
        description = "Forest games over HTTP. Give your credential as `Authorization: Bearer …`; without one you see what an onlooker sees."
    ),
    paths(
        games, game, create, join, table_info, view, actions, act, undo, log, events
    )
)]
struct Document;

/// What is wrong.
#[derive(Serialize, ToSchema)]
struct ErrorBody {
    /// A sentence.
    error: String,
}

/// A game that can be played here.
#[derive(Serialize, ToSchema)]
struct GameInfo {
    id: String,
    name: String,
    tagline: String,
    /// Fewest seats.
    seats_min: usize,
    /// Most seats.
    seats_max: usize,
    /// Rule-set version.
    rules: u32,
    /// Some card values are reconstructions.
    reconstructed: bool,
    options: Vec<OptionInfo>,
}

/// An option of a game.
#[derive(Serialize, ToSchema)]
struct OptionInfo {
    key: String,
    default: String,
    /// What values it takes.
    values: String,
    help: String,
}

fn describe(catalog: &'static Catalog, d: &'static Descriptor) -> GameInfo {
    let reader = Reader::new(catalog, Lang::En);
    let option = |spec: &table::OptionSpec| OptionInfo {
        key: spec.key.to_string(),
        default: spec.default.to_string(),
        values: match spec.kind {
            OptionKind::Flag => "yes | no".to_string(),
            kind => reader.words().say(&kind.expectation(*d.seats.end())),
        },
        help: reader.text(format!("{}-option-{}-help", d.id, spec.key)),
    };
    GameInfo {
        id: d.id.to_string(),
        name: reader.text(format!("{}-name", d.id)),
        tagline: reader.text(format!("{}-tagline", d.id)),
        seats_min: *d.seats.start(),
        seats_max: *d.seats.end(),
        rules: d.rules_version,
        reconstructed: d.reconstructed,
        options: d.options.iter().map(option).collect(),
    }
}

/// All games.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Vec<GameInfo>)))]
async fn games(State(app): State<App>) -> Json<Vec<GameInfo>> {
    let games = app.catalog().games().iter();
    Json(
        games
            .map(|game| describe(app.catalog(), game.descriptor()))
            .collect(),
    )
}

/// One game.
#[utoipa::path(get, path = "/api/games/{game}", params(("game" = String, Path)), responses((status = 200, body = GameInfo), (status = 404, body = ErrorBody)))]
async fn game(State(app): State<App>, Path(game): Path<String>) -> Answer<GameInfo> {
    let found = app.catalog().find(&game).ok_or_else(Trouble::not_found)?;
    Ok(Json(describe(app.catalog(), found.descriptor())))
}

/// A table to be opened.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewTable {
    /// Id of the game.
    game: String,
    /// Seat by seat: `program` for a program of the caller's, whose credential is in the answer;
    /// `invite` for whoever gets the invitation in the answer; or `bot:<level>`.
    #[schema(example = json!(["program", "bot:tree"]))]
    seats: Vec<String>,
    /// Names, seat by seat.
    #[serde(default)]
    names: Vec<String>,
    /// Options that differ from their defaults.
    #[serde(default)]
    options: std::collections::BTreeMap<String, String>,
    /// The owner's own cards.
    #[serde(default)]
    cards: Option<String>,
    /// Bots move without a pause.
    #[serde(default)]
    fast: bool,
}

/// A table that was opened.
#[derive(Serialize, ToSchema)]
struct Opened {
    /// Its name in addresses.
    id: String,
    /// Seat by seat: the credential of the caller's program, or null.
    credentials: Vec<Option<String>>,
    /// Seat by seat: an invitation to pass on, or null. It works once.
    invitations: Vec<Option<String>>,
    /// Its page for people.
    page: String,
}

/// Opens a table.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable, responses((status = 201, body = Opened), (status = 400, body = ErrorBody), (status = 404, body = ErrorBody), (status = 413, body = ErrorBody), (status = 415, body = ErrorBody), (status = 422, body = ErrorBody), (status = 429, body = ErrorBody)))]
async fn create(
    State(app): State<App>,
    visitor: Visitor,
    body: Result<Json<NewTable>, JsonRejection>,
) -> Result<(StatusCode, Json<Opened>), ApiTrouble> {
    let Json(wish) = body?;
    let short = short_enough(wish.cards.as_deref());
    short.map_err(|why| Trouble::saying(StatusCode::UNPROCESSABLE_ENTITY, vec![why]))?;
    let found = app
        .catalog()
        .find(&wish.game)
        .ok_or_else(Trouble::not_found)?;
    let descriptor = found.descriptor();
    if !descriptor.seats.contains(&wish.seats.len()) {
        let why = Phrase::new("table-fault-seats")
            .number("seats", wish.seats.len() as i64)
            .number("low", *descriptor.seats.start() as i64)
            .number("high", *descriptor.seats.end() as i64);
        return Err(Trouble::saying(StatusCode::UNPROCESSABLE_ENTITY, vec![why]).into());
    }
    let seats = wish.seats.len();
    let mut plans = Vec::new();
    let mut links = Vec::new();
    let mut programs = Vec::new();
    for (seat, sitter) in Seat::first(seats).zip(&wish.seats) {
        plans.push(match (sitter.strip_prefix("bot:"), sitter.as_str()) {
            (Some(level), _) => {
                let level: Level = level.parse().map_err(Trouble::input)?;
                let level = level.name().to_string();
                Plan::Bot { level }
            }
            (None, "program") => {
                programs.push((seat, secret::name()));
                Plan::Link {}
            }
            (None, "invite") => {
                links.push((seat, secret::secret()));
                Plan::Link {}
            }
            (None, other) => return Err(Trouble::input(other).into()),
        });
    }
    if wish.options.len() > descriptor.options.len() {
        // Each that is not known would be a sentence of the answer.
        let why = Phrase::new("pages-error-fields").number("most", descriptor.options.len() as i64);
        return Err(Trouble::saying(StatusCode::UNPROCESSABLE_ENTITY, vec![why]).into());
    }
    app.limits
        .make_table(visitor.client.address, wish.cards.is_some())?;
    let name = |seat: Seat| {
        let given = wish.names.get(seat.index());
        given.map(|n| tidy_name(n)).unwrap_or_default()
    };
    // The first of the caller's programs, or nobody who could be it.
    let host = programs
        .first()
        .map_or_else(secret::name, |(_, id)| id.clone());
    let header = Header {
        options: wish.options.into_iter().collect(),
        cards: wish.cards,
        names: BySeat::from_fn(seats, name),
        ..Header::new(descriptor, host, plans.into_iter().collect())
    };
    let sits = programs.iter().map(|(seat, person)| Event::Sit {
        seat: *seat,
        person: person.clone(),
        name: name(*seat),
    });
    let fast = wish.fast.then_some(Event::Pace { fast: true });
    let events = sits.chain(fast).collect();
    // The credentials first: a seat whose credential was lost would be nobody's.
    let mut credentials = vec![None; seats];
    for (seat, person) in &programs {
        credentials[seat.index()] = Some(new_credential(&app, person).await?);
    }
    let id = app.tables.create(header, hashes(&links), events).await?;
    let mut opened = Opened {
        page: format!("/t/{id}"),
        id,
        credentials,
        invitations: vec![None; seats],
    };
    for (seat, invitation) in links {
        opened.invitations[seat.index()] = Some(invitation);
    }
    Ok((StatusCode::CREATED, Json(opened)))
}

/// An invitation to be used.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Join {
    /// The invitation: of a link `…/join/<invitation>`, the last part.
    invitation: String,
    /// What the program is called.
    #[serde(default)]
    name: String,
}

/// A seat that was taken.
#[derive(Serialize, ToSchema)]
struct Joined {
    /// The table.
    id: String,
    /// The seat.
    seat: String,
    /// The credential that from now on speaks for the seat. Nobody else has it.
    credential: String,
}

/// Sits down by an invitation, which is used up.
#[utoipa::path(post, path = "/api/join", request_body = Join, responses((status = 200, body = Joined), (status = 400, body = ErrorBody), (status = 409, body = ErrorBody), (status = 410, body = ErrorBody), (status = 413, body = ErrorBody), (status = 415, body = ErrorBody), (status = 422, body = ErrorBody), (status = 429, body = ErrorBody)))]
async fn join(
    State(app): State<App>,
    visitor: Visitor,
    body: Result<Json<Join>, JsonRejection>,
) -> Answer<Joined> {
    let Json(wish) = body?;
    let (id, seat) = invited(&app, &wish.invitation).await?;
    app.limits.keep(visitor.client.address)?;
    let room = app.room(&id, &visitor).await?;
    let person = secret::name();
    let (hash, name) = (secret::hash(&wish.invitation), tidy_name(&wish.name));
    // The credential first: a seat whose credential was lost would be nobody's.
    let credential = new_credential(&app, &person).await?;
    app.tables.sit(&room, &hash, seat, &person, &name).await?;
    Ok(Json(Joined {
        id,
        seat: seat.to_string(),
        credential,
    }))
}

/// Who calls: a program with its credential, or an onlooker.
struct Caller {
    visitor: Visitor,
}

impl FromRequestParts<App> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        let visitor = Visitor::from_request_parts(parts, app).await?;
        Ok(Caller { visitor })
    }
}

impl Caller {
    /// Who it is, if it said so as programs do.
    fn person(&self) -> Option<&str> {
        self.visitor.person().filter(|_| self.visitor.by_bearer())
    }

    /// Through whose eyes the caller sees the table. Whoever shows a credential that is none of this
    /// table's is told so.
    fn viewer(&self, table: &Table) -> Result<Viewer, Trouble> {
        let sight = table.sight(self.person());
        if self.visitor.by_bearer() && sight.own.is_empty() {
            return Err(Trouble::forbidden());
        }
        Ok(sight.viewer)
    }

    fn seat(&self, table: &Table) -> Result<Seat, Trouble> {
        self.viewer(table)?.seat().ok_or_else(Trouble::forbidden)
    }

    /// The room of a table, where the caller is now seen.
    async fn room(&self, app: &App, id: &str) -> Result<std::sync::Arc<Room>, Trouble> {
        let room = app.room(id, &self.visitor).await?;
        let seated = |person: &&str| room.read(|table| !table.seats_of(person).is_empty());
        if let Some(person) = self.person().filter(seated) {
            app.tables.visit(&room, person);
        }
        Ok(room)
    }
}

/// A table as everybody sees it.
#[derive(Serialize, ToSchema)]
struct TableInfo {
    id: String,
    game: String,
    /// Names, seat by seat; empty if none was given.
    names: Vec<String>,
    /// Seats that are waited for, such as `P1`.
    awaited: Vec<String>,
    over: bool,
    /// Points at the end, seat by seat.
    scores: Option<Vec<i32>>,
    /// Who has won.
    winners: Option<Vec<String>>,
}

/// A table.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path)), responses((status = 200, body = TableInfo), (status = 404, body = ErrorBody)))]
async fn table_info(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Answer<TableInfo> {
    let room = match app.room_or_record(&id, &visitor).await? {
        Found::Room(room) => room,
        Found::Record(record) => {
            return Ok(Json(TableInfo {
                id,
                game: record.game,
                names: record.names,
                awaited: Vec::new(),
                over: true,
                scores: Some(record.scores),
                winners: Some(record.winners),
            }));
        }
    };
    Ok(Json(room.read(|table| {
        let play = table.play();
        let over = play.pending() == Pending::Over;
        TableInfo {
            id,
            game: table.header().game.clone(),
            names: table.chairs().iter().map(|(_, c)| c.name.clone()).collect(),
            awaited: play
                .pending()
                .seats()
                .iter()
                .map(|s| s.to_string())
                .collect(),
            over,
            scores: over.then(|| play.rules().scores(play.state()).as_slice().to_vec()),
            winners: over.then(|| {
                let winners = play.rules().winners(play.state());
                winners.iter().map(|s| s.to_string()).collect()
            }),
        }
    })))
}

/// What the caller may know.
#[derive(Serialize, ToSchema)]
struct ViewBody {
    /// `P1` … or `public`.
    viewer: String,
    /// Counts the changes that this viewer can see.
    page: u64,
    /// Seats that are waited for.
    awaited: Vec<String>,
    over: bool,
    /// The view, in the game's documented form.
    view: serde_json::Value,
}

/// The table as the caller sees it.
#[utoipa::path(get, path = "/api/tables/{id}/view", params(("id" = String, Path)), responses((status = 200, body = ViewBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
async fn view(State(app): State<App>, Path(id): Path<String>, caller: Caller) -> Answer<ViewBody> {
    let room = caller.room(&app, &id).await?;
    let body = room.read(|table| -> Result<ViewBody, Trouble> {
        let viewer = caller.viewer(table)?;
        let play = table.play();
        Ok(ViewBody {
            viewer: viewer.to_string(),
            page: table.page(viewer),
            awaited: play
                .pending()
                .seats()
                .iter()
                .map(|s| s.to_string())
                .collect(),
            over: table.over(),
            view: play.rules().view(play.state(), viewer),
        })
    })?;
    Ok(Json(body))
}

/// An action that may be taken.
#[derive(Serialize, ToSchema)]
struct ActionInfo {
    /// The text to send to `act`.
    action: String,
    /// Index in the game's fixed action space.
    index: usize,
    /// In words.
    words: String,
}

/// What the caller may do.
#[derive(Serialize, ToSchema)]
struct ActionsBody {
    /// The page that these actions belong to.
    page: u64,
    actions: Vec<ActionInfo>,
}

/// The legal actions of the caller's seat; none if it is not awaited.
#[utoipa::path(get, path = "/api/tables/{id}/actions", params(("id" = String, Path)), responses((status = 200, body = ActionsBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
async fn actions(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Caller,
) -> Answer<ActionsBody> {
    let room = caller.room(&app, &id).await?;
    let body = room.read(|table| -> Result<ActionsBody, Trouble> {
        let viewer = caller.viewer(table)?;
        let choices = viewer.seat().map_or(&[][..], |seat| table.choices(seat));
        let action = |c: &table::Choice| ActionInfo {
            action: c.text.clone(),
            index: c.index,
            words: app.catalog().words(Lang::En).say(&c.phrase),
        };
        Ok(ActionsBody {
            page: table.page(viewer),
            actions: choices.iter().map(action).collect(),
        })
    })?;
    Ok(Json(body))
}

/// What to do.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Act {
    /// The action's text.
    action: String,
    /// The page it was chosen on: refused if the seat's page has changed since.
    #[serde(default)]
    page: Option<u64>,
}

/// The table after the caller's step.
#[derive(Serialize, ToSchema)]
struct Done {
    /// The caller's page now.
    page: u64,
    over: bool,
    /// Seats that are waited for.
    awaited: Vec<String>,
}

fn done(table: &Table, seat: Seat) -> Done {
    Done {
        page: table.page(Viewer::Seat(seat)),
        over: table.over(),
        awaited: table
            .play()
            .pending()
            .seats()
            .iter()
            .map(|s| s.to_string())
            .collect(),
    }
}

/// Acts for the caller's seat.
#[utoipa::path(post, path = "/api/tables/{id}/act", params(("id" = String, Path)), request_body = Act, responses((status = 200, body = Done), (status = 400, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 413, body = ErrorBody), (status = 415, body = ErrorBody), (status = 422, body = ErrorBody), (status = 429, body = ErrorBody)))]
async fn act(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Caller,
    body: Result<Json<Act>, JsonRejection>,
) -> Answer<Done> {
    let room = caller.room(&app, &id).await?;
    let seat = room.read(|table| caller.seat(table))?;
    let Json(wish) = body?;
    let choose = |table: &Table| {
        let page = table.page(Viewer::Seat(seat));
        match wish.page {
            Some(seen) if seen != page => Err(Refused::Stale),
            _ => Ok(wish.action.clone()),
        }
    };
    app.tables.act(&room, seat, choose).await?;
    Ok(Json(room.read(|table| done(table, seat))))
}

/// Takes the caller's last step back, if nobody learned anything by it.
#[utoipa::path(post, path = "/api/tables/{id}/undo", params(("id" = String, Path)), responses((status = 200, body = Done), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody), (status = 429, body = ErrorBody)))]
async fn undo(State(app): State<App>, Path(id): Path<String>, caller: Caller) -> Answer<Done> {
    let room = caller.room(&app, &id).await?;
    let seat = room.read(|table| caller.seat(table))?;
    app.tables.undo(&room, seat, None).await?;
    Ok(Json(room.read(|table| done(table, seat))))
}

/// What the caller was told.
#[derive(Serialize, ToSchema)]
struct LogBody {
    /// One line a step that the caller noticed, in words.
    told: Vec<String>,
    /// The whole log, secrets and all, once the game is over; not where hands stay hidden.
    log: Option<String>,
}

/// What happened, as the caller was told of it.
#[utoipa::path(get, path = "/api/tables/{id}/log", params(("id" = String, Path)), responses((status = 200, body = LogBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
async fn log(State(app): State<App>, Path(id): Path<String>, caller: Caller) -> Answer<LogBody> {
    let room = match app.room_or_record(&id, &caller.visitor).await? {
        Found::Room(room) => room,
        Found::Record(record) => {
            return Ok(Json(LogBody {
                told: record.en,
                log: record.log,
            }));
        }
    };
    let body = room.read(|table| -> Result<LogBody, Trouble> {
        let viewer = caller.viewer(table)?;
        let words = app.catalog().words(Lang::En);
        Ok(LogBody {
            told: table.told(viewer).map(|(_, p)| words.say(p)).collect(),
            log: table.is_open().then(|| table.play().log().text()),
        })
    })?;
    Ok(Json(body))
}

/// Server-sent events `page`: the caller's page number, whenever it changes.
#[utoipa::path(get, path = "/api/tables/{id}/events", params(("id" = String, Path)), responses((status = 200, content_type = "text/event-stream", body = String), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
async fn events(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Caller,
) -> Result<Sse<impl Stream<Item = Result<Sent, Infallible>>>, ApiTrouble> {
    let room = caller.room(&app, &id).await?;
    let viewer = room.read(|table| caller.viewer(table))?;
    let person = caller.person().map(str::to_string);
    let follower = Follower {
        person: person.clone(),
        ..caller.visitor.follower()
    };
    let follow = Follow::start(&app, room, follower)?;
    // A credential that has lost its seat sees no more than an onlooker from then on.
    let stream = stream::unfold((follow, person), move |(mut follow, person)| async move {
        let look = |room: &Room| {
            room.read(|table| {
                let now = table.sight(person.as_deref()).viewer;
                (now == viewer).then(|| table.page(viewer))
            })
        };
        let number = follow.next(look).await??.to_string();
        let sent = Sent::default()
            .event("page")
            .id(number.clone())
            .data(number);
        Some((Ok(sent), (follow, person)))
    });
    Ok(Sse::new(stream).keep_alive(KeepAlive::new().interval(Duration::from_secs(20))))
}
