//! What a seat does: choose, take back, set the pace, do without the coach, hand the screen on.

use std::sync::Arc;

use axum::Form;
use axum::extract::{FromRequestParts, Path, Query};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use table::{Seat, Viewer};
use ui::table_page::{self, Refused as WhyNot};

use super::onlooker::{Looking, Onlooker};
use super::wants_fragment;
use crate::event::Event;
use crate::http::App;
use crate::http::invitations::links_cookie;
use crate::http::trouble::{OrPage, Trouble, TroublePage};
use crate::http::visitor::Visitor;
use crate::live::{Refused, Room, Table, one};

/// A post at a table: who, where, in which way.
pub struct Post {
    pub(super) app: App,
    pub(super) room: Arc<Room>,
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
    pub(super) fn person(&self) -> Result<&str, Trouble> {
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
    pub(super) fn with_link(mut self, (seat, invitation): (Seat, String)) -> Response {
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
    pub(super) fn answer(&self, result: &Result<(), Trouble>) -> Response {
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
