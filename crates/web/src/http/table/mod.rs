//! The live table: its page, its events, and a card of it seen large.

mod onlooker;
mod post;
mod seat;

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::http::header::ACCEPT;
use axum::response::sse::{Event as Sent, KeepAlive, Sse};
use axum::response::{IntoResponse, Redirect, Response};
use futures_util::stream::{self, Stream};
use serde::Deserialize;
use ui::{RenderContext, table_page};

use super::follow::Follow;
use super::home::seat_names;
use super::trouble::{OrPage, Trouble, TroublePage};
use super::visitor::Visitor;
use super::{App, Found, record_page};
use onlooker::{Looking, Onlooker};

pub use post::{act, coach_off, hold, pace, undo};
pub use seat::seat_change;

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
