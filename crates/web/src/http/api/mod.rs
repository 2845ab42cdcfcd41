//! The JSON API: the same rules as the pages, for programs. A program shows its credential; without
//! one, a caller sees what an onlooker sees.

mod games;
mod play;
mod tables;

use std::convert::Infallible;

use axum::extract::rejection::JsonRejection;
use axum::extract::{DefaultBodyLimit, FromRequestParts};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::Serialize;
use table::{Seat, Viewer};
use utoipa::{OpenApi, ToSchema};

use super::App;
use super::fields::FORM;
use super::trouble::{Trouble, Unsaid};
use super::visitor::Visitor;
use crate::live::{Room, Table};
// Whole, for `openapi(paths(…))`: what it needs of each function has a hidden name, and a module
// before the function's name would become a tag in the document.
use games::*;
use play::*;
use tables::*;

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
