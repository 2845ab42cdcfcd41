//! Invitations: whoever has one may sit down on its seat, once. They live in the browser of whoever may
//! pass them on and, as hashes, in the store: nowhere else.

use axum::Form;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::Cookie;
use serde::Deserialize;
use table::Seat;
use ui::tidy_name;

use super::App;
use super::home::seat_names;
use super::trouble::{OrPage, Trouble, TroublePage};
use super::visitor::{Visitor, lasting};
use crate::live::Refused;
use crate::secret;

/// The cookie that keeps a table's invitations; it is sent with this table's addresses alone.
fn cookie_name(secure: bool) -> &'static str {
    if secure { "__Secure-links" } else { "links" }
}

/// The invitations of a table, for the browser of whoever passes them on.
pub fn links_cookie(id: &str, links: &[(Seat, String)], secure: bool) -> Cookie<'static> {
    let text: Vec<String> = links
        .iter()
        .map(|(seat, secret)| format!("{seat}={secret}"))
        .collect();
    let mut cookie = lasting(cookie_name(secure).to_string(), text.join("&"), secure);
    cookie.set_path(format!("/t/{id}"));
    cookie
}

/// The invitations that this browser keeps of the table whose address it asks for.
pub fn links(headers: &HeaderMap, secure: bool) -> Vec<(Seat, String)> {
    let jar = CookieJar::from_headers(headers);
    let Some(cookie) = jar.get(cookie_name(secure)) else {
        return Vec::new();
    };
    let read = |part: &str| {
        let (seat, secret) = part.split_once('=')?;
        let hex = secret.chars().all(|c| c.is_ascii_hexdigit());
        hex.then(|| Some((seat.parse().ok()?, secret.to_string())))?
    };
    cookie.value().split('&').filter_map(read).collect()
}

/// The address that a friend is given for a seat.
pub fn link(links: &[(Seat, String)], seat: Seat, server: &str) -> Option<String> {
    let (_, secret) = links.iter().find(|(other, _)| *other == seat)?;
    Some(format!("{server}/join/{secret}"))
}

/// `GET /join/{invitation}`
pub async fn page(
    State(app): State<App>,
    Path(invitation): Path<String>,
    visitor: Visitor,
) -> Result<Response, TroublePage> {
    let reader = &visitor.reader;
    let (id, _) = invited(&app, &invitation).await.or_page(reader)?;
    let room = app.room(&id, &visitor).await.or_page(reader)?;
    let (game, host, absence) = room.read(|table| {
        let host = table.seats_of(&table.header().host).iter().next();
        let names = seat_names(table, reader);
        let host = host.map(|seat| names[seat].clone()).unwrap_or_default();
        let header = table.header();
        (header.game.clone(), host, header.absence_minutes)
    });
    let page = ui::tables::join(
        reader,
        &format!("/join/{invitation}"),
        &game,
        &host,
        absence,
    );
    Ok(page.into_response())
}

/// The seat to which an invitation leads.
///
/// # Errors
/// If it was used before, or is none.
pub async fn invited(app: &App, invitation: &str) -> Result<(String, Seat), Trouble> {
    let hash = secret::hash(invitation);
    let found = app.tables.store().invitation(&hash).await;
    let (id, seat) = found.map_err(Refused::from)?.ok_or(Refused::Spent)?;
    let seat = Seat::new(usize::from(seat)).ok_or_else(Trouble::not_found)?;
    Ok((id, seat))
}

#[derive(Deserialize)]
pub struct Join {
    name: String,
}

/// `POST /join/{invitation}`: the invitation dies with the sitting down.
pub async fn join(
    State(app): State<App>,
    Path(invitation): Path<String>,
    mut visitor: Visitor,
    Form(form): Form<Join>,
) -> Result<Response, TroublePage> {
    let reader = visitor.reader.clone();
    let (id, seat) = invited(&app, &invitation).await.or_page(&reader)?;
    let room = app.room(&id, &visitor).await.or_page(&reader)?;
    visitor.reader.name = tidy_name(&form.name);
    let person = visitor.settle(&app).await.or_page(&reader)?;
    let (hash, name) = (secret::hash(&invitation), visitor.reader.name.clone());
    let sat = app.tables.sit(&room, &hash, seat, &person, &name).await;
    sat.or_page(&reader)?;
    Ok((visitor.cookies(), Redirect::to(&format!("/t/{id}"))).into_response())
}
