//! Home, preferences, “my tables”.

use axum::Form;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use pages::tables::Listed;
use serde::Deserialize;
use table::{BySeat, Viewer};

use super::App;
use super::trouble::{OrPage, TroublePage};
use crate::header::Header;
use crate::identity::{Visitor, tidy_name};
use crate::live::{Refused, Table};

/// Tables on one page.
const LISTED: u32 = 50;

/// `GET /`
pub async fn page(visitor: Visitor) -> Response {
    let page = pages::home::page(&visitor.guest.reader, visitor.guest.level.name());
    if visitor.known() {
        page.into_response()
    } else {
        (visitor.keep(), page).into_response()
    }
}

/// What a reader can set.
#[derive(Deserialize)]
pub struct Prefs {
    lang: Option<String>,
    theme: Option<String>,
    name: Option<String>,
    #[serde(default)]
    back: String,
}

/// `POST /prefs`
pub async fn prefs(mut visitor: Visitor, Form(prefs): Form<Prefs>) -> Response {
    let reader = &mut visitor.guest.reader;
    if let Some(lang) = prefs.lang.and_then(|l| l.parse().ok()) {
        reader.lang = lang;
    }
    if let Some(theme) = prefs.theme.and_then(|t| t.parse().ok()) {
        reader.theme = theme;
    }
    if let Some(name) = prefs.name {
        reader.name = tidy_name(&name);
    }
    // Only back to a page of our own: one slash, not two.
    let own = prefs.back.starts_with('/') && !prefs.back.starts_with("//");
    let clean = own
        && prefs
            .back
            .chars()
            .all(|c| c.is_ascii_graphic() && c != '\\');
    let back = if clean { prefs.back } else { "/".to_string() };
    (visitor.keep(), Redirect::to(&back)).into_response()
}

/// `GET /tables`
pub async fn tables(State(app): State<App>, visitor: Visitor) -> Result<Response, TroublePage> {
    let reader = &visitor.guest.reader;
    let found = app
        .tables
        .store()
        .tables_of(&visitor.guest.id, LISTED)
        .await;
    let found = found.map_err(Refused::from).or_page(reader)?;
    let mut listed = Vec::new();
    for stored in found {
        let Ok(header) = serde_json::from_str::<Header>(&stored.header) else {
            continue;
        };
        // Only running tables are opened: whose move it is stands in no list.
        let room = if stored.over {
            None
        } else {
            app.tables.room(&stored.id).await.ok()
        };
        let look = |table: &Table| {
            let own = table.seats_of(&visitor.guest.id);
            let awaited = table.play().pending().seats();
            let mine = own.iter().any(|seat| awaited.contains(seat));
            (mine, seat_names(table, reader), table.play().len())
        };
        let (mine, names, steps) = match room {
            Some(room) => room.read(look),
            None => {
                let names = header.names.iter().map(|(seat, name)| {
                    if name.is_empty() {
                        pages::words(reader.lang).seat(seat)
                    } else {
                        name.clone()
                    }
                });
                (false, names.collect(), stored.version as usize)
            }
        };
        listed.push(Listed {
            id: stored.id,
            game: stored.game,
            names: names.iter().map(|(_, name)| name.clone()).collect(),
            over: stored.over,
            mine,
            steps,
        });
    }
    Ok(pages::tables::page(reader, &listed).into_response())
}

/// What everybody at a table is called, in the reader's language where nobody said.
pub fn seat_names(table: &Table, reader: &pages::Reader) -> BySeat<String> {
    BySeat::from_fn(table.chairs().len(), |seat| {
        let name = &table.chairs()[seat].name;
        if name.is_empty() {
            pages::words(reader.lang).seat(seat)
        } else {
            name.clone()
        }
    })
}

/// Whom a guest may look through: their seats, or the onlooker.
pub fn viewers(table: &Table, guest: &str) -> Vec<Viewer> {
    let own = table.seats_of(guest);
    if own.is_empty() {
        vec![Viewer::Public]
    } else {
        own.iter().map(Viewer::Seat).collect()
    }
}
