//! Home, preferences, “my tables”.

use axum::Form;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use table::{BySeat, Seat};
use ui::tables::Listed;
use ui::tidy_name;

use super::App;
use super::trouble::{OrPage, TroublePage};
use super::visitor::Visitor;
use crate::live::{Refused, Summary, Table};

/// Tables on one page.
const LISTED: u32 = 50;

/// `GET /`
pub async fn page(visitor: Visitor) -> Response {
    ui::home::page(&visitor.reader, visitor.level.name()).into_response()
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
    let reader = &mut visitor.reader;
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
    (visitor.cookies(), Redirect::to(&back)).into_response()
}

/// `GET /tables`
pub async fn tables(State(app): State<App>, visitor: Visitor) -> Result<Response, TroublePage> {
    let reader = &visitor.reader;
    let Some(person) = visitor.person() else {
        return Ok(ui::tables::page(reader, &[]).into_response());
    };
    let found = app.tables.store().tables_of(person, LISTED).await;
    let found = found.map_err(Refused::from).or_page(reader)?;
    let mut listed = Vec::new();
    for stored in found {
        let summary: Summary = serde_json::from_str(&stored.summary).unwrap_or_default();
        let mut sitters = Seat::first(summary.persons.len()).zip(&summary.persons);
        let mine = sitters.any(|(seat, sitter)| {
            sitter.as_deref() == Some(person) && summary.awaited.contains(&seat.to_string())
        });
        // What older servers wrote does not count steps.
        let steps = summary.steps.max(if summary.persons.is_empty() {
            stored.version as usize
        } else {
            0
        });
        listed.push(Listed {
            id: stored.id,
            game: stored.game,
            names: listed_names(summary.names, reader),
            over: stored.over,
            mine,
            steps,
        });
    }
    Ok(ui::tables::page(reader, &listed).into_response())
}

/// Names, in the reader's language where nobody said.
fn listed_names(names: Vec<String>, reader: &ui::Reader) -> Vec<String> {
    let names = Seat::first(names.len()).zip(names).map(|(seat, name)| {
        if name.is_empty() {
            reader.words().seat(seat)
        } else {
            name
        }
    });
    names.collect()
}

/// What everybody at a table is called, in the reader's language where nobody said.
pub fn seat_names(table: &Table, reader: &ui::Reader) -> BySeat<String> {
    BySeat::from_fn(table.chairs().len(), |seat| {
        let name = &table.chairs()[seat].name;
        if name.is_empty() {
            reader.words().seat(seat)
        } else {
            name.clone()
        }
    })
}
