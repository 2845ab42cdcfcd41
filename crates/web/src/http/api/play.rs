//! Playing: what a caller sees, may do, does, and is told.

use std::convert::Infallible;
use std::time::Duration;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::response::sse::{Event as Sent, KeepAlive, Sse};
use futures_util::stream::{self, Stream};
use serde::{Deserialize, Serialize};
use table::{Say, Seat, Viewer};
use ui::Lang;
use utoipa::ToSchema;

use super::{Answer, ApiTrouble, Caller, ErrorBody};
use crate::http::follow::{Follow, Follower};
use crate::http::trouble::Trouble;
use crate::http::{App, Found};
use crate::live::{Refused, Room, Table};

/// What the caller may know.
#[derive(Serialize, ToSchema)]
pub(super) struct ViewBody {
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
pub(super) async fn view(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Caller,
) -> Answer<ViewBody> {
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
pub(super) struct ActionsBody {
    /// The page that these actions belong to.
    page: u64,
    actions: Vec<ActionInfo>,
}

/// The legal actions of the caller's seat; none if it is not awaited.
#[utoipa::path(get, path = "/api/tables/{id}/actions", params(("id" = String, Path)), responses((status = 200, body = ActionsBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub(super) async fn actions(
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
pub(super) struct Act {
    /// The action's text.
    action: String,
    /// The page it was chosen on: refused if the seat's page has changed since.
    #[serde(default)]
    page: Option<u64>,
}

/// The table after the caller's step.
#[derive(Serialize, ToSchema)]
pub(super) struct Done {
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
pub(super) async fn act(
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
pub(super) async fn undo(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Caller,
) -> Answer<Done> {
    let room = caller.room(&app, &id).await?;
    let seat = room.read(|table| caller.seat(table))?;
    app.tables.undo(&room, seat, None).await?;
    Ok(Json(room.read(|table| done(table, seat))))
}

/// What the caller was told.
#[derive(Serialize, ToSchema)]
pub(super) struct LogBody {
    /// One line a step that the caller noticed, in words.
    told: Vec<String>,
    /// The whole log, secrets and all, once the game is over; not where hands stay hidden.
    log: Option<String>,
}

/// What happened, as the caller was told of it.
#[utoipa::path(get, path = "/api/tables/{id}/log", params(("id" = String, Path)), responses((status = 200, body = LogBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub(super) async fn log(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Caller,
) -> Answer<LogBody> {
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
pub(super) async fn events(
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
