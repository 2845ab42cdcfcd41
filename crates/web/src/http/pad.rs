//! The scoring pad: what is filled in travels in the address; only what is saved is kept.

use std::collections::HashMap;

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use table::MAX_SEATS;
use ui::pad::{NoPad, PadEditor};

use super::App;
use super::trouble::{OrPage, Trouble, TroublePage};
use super::visitor::Visitor;
use crate::live::Refused;
use crate::store::StoredPad;

impl From<NoPad> for Trouble {
    fn from(no: NoPad) -> Self {
        let status = match no {
            NoPad::Game => StatusCode::NOT_FOUND,
            NoPad::Code | NoPad::Tap => StatusCode::UNPROCESSABLE_ENTITY,
        };
        Trouble::saying(status, vec![no.phrase()])
    }
}

/// `GET /score`
pub async fn choose(visitor: Visitor) -> Response {
    ui::pad::choose(&visitor.reader).into_response()
}

/// `GET /score/{game}`: the pad `p`, looked at seat `s`, editing `e`. With `tap` a button was pressed,
/// with `n1` … the seats were named; then the answer leads to the pad that comes of it.
pub async fn page(
    Path(game): Path<String>,
    Query(query): Query<HashMap<String, String>>,
    visitor: Visitor,
) -> Result<Response, TroublePage> {
    let reader = &visitor.reader;
    let field = |name: &str| query.get(name).map(String::as_str);
    let panel = field("s").and_then(|s| s.parse().ok()).unwrap_or(1);
    let edit = field("e").unwrap_or_default();
    let mut pad =
        PadEditor::open(reader.catalog, &game, field("p"), panel, edit).or_page(reader)?;
    if let Some(tap) = field("tap") {
        pad.tap(tap).or_page(reader)?;
        let to = format!("{}#{}", pad.address(), pad.anchor(tap));
        return Ok(Redirect::to(&to).into_response());
    }
    let names: Vec<String> = (1..=MAX_SEATS)
        .map_while(|n| query.get(&format!("n{n}")).cloned())
        .collect();
    if !names.is_empty() {
        pad.rename(names);
        return Ok(Redirect::to(&pad.address()).into_response());
    }
    Ok(pad.page(reader).into_response())
}

/// What is to be saved.
#[derive(Deserialize)]
pub struct Filled {
    p: String,
}

/// `POST /score/{game}/save`
pub async fn save(
    State(app): State<App>,
    Path(game): Path<String>,
    visitor: Visitor,
    form: Result<Form<Filled>, axum::extract::rejection::FormRejection>,
) -> Result<Response, TroublePage> {
    let reader = &visitor.reader;
    let Form(filled) = form.map_err(Trouble::input).or_page(reader)?;
    let pad = PadEditor::open(reader.catalog, &game, Some(&filled.p), 1, "").or_page(reader)?;
    app.limits.keep(visitor.client.address).or_page(reader)?;
    let kept = StoredPad {
        game: pad.game().id.to_string(),
        code: pad.code(),
    };
    let now = app.tables.clock().now();
    let done = app.tables.store().keep_pad(&kept, now).await;
    done.map_err(Refused::from).or_page(reader)?;
    let to = Redirect::to(&format!("/pad/{}", kept.name()));
    Ok(to.into_response())
}

/// `GET /pad/{id}`
pub async fn saved(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, TroublePage> {
    let reader = &visitor.reader;
    let found = app.tables.store().pad(&id).await;
    let found = found.map_err(Refused::from).or_page(reader)?;
    let kept = found
        .ok_or_else(|| Trouble::new(StatusCode::NOT_FOUND, "pages-pad-no-saved"))
        .or_page(reader)?;
    let pad =
        PadEditor::open(reader.catalog, &kept.game, Some(&kept.code), 1, "").or_page(reader)?;
    let path = format!("/pad/{id}");
    let link = format!("{}{path}", visitor.client.server);
    Ok(ui::pad::saved(&pad, reader, &path, &link).into_response())
}
