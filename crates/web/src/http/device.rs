//! The same person on another device: a code of one use, made by whoever is already known, is worth a
//! credential of the same person for five minutes.

use axum::Form;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use ui::device::{self, Offer};

use super::App;
use super::trouble::{OrPage, Trouble, TroublePage};
use super::visitor::Visitor;
use crate::live::Refused;
use crate::secret;

/// A code is read off one screen and typed on another.
const MINUTES: i64 = 5;

/// `GET /device`
pub async fn page(visitor: Visitor) -> Response {
    let known = visitor.person().is_some();
    device::page(&visitor.reader, known, None).into_response()
}

/// `POST /device`: a new code; one that was made before is worth nothing any more.
pub async fn offer(State(app): State<App>, mut visitor: Visitor) -> Result<Response, TroublePage> {
    let reader = visitor.reader.clone();
    if visitor.person().is_none() {
        // Nobody yet: there is nothing to be had on another device.
        return Ok(Redirect::to("/device").into_response());
    }
    let person = visitor.settle(&app).await.or_page(&reader)?;
    let code = secret::code();
    let until = app.tables.clock().now() + 60 * MINUTES;
    let hash = secret::hash(&code);
    let kept = app.tables.store().keep_code(&hash, &person, until);
    kept.await.map_err(Refused::from).or_page(&reader)?;
    let offer = Offer {
        address: format!("{}/device/enter", visitor.client.server),
        code: format!(
            "{} {}",
            &code[..secret::CODE / 2],
            &code[secret::CODE / 2..]
        ),
        minutes: MINUTES,
    };
    let page = device::page(&reader, true, Some(&offer));
    Ok((visitor.cookies(), page).into_response())
}

/// `GET /device/enter`
pub async fn enter_page(visitor: Visitor) -> Response {
    device::enter(&visitor.reader, visitor.person().is_some()).into_response()
}

#[derive(Deserialize)]
pub struct Entered {
    code: String,
}

/// `POST /device/enter`: this browser is that person's from now on.
pub async fn enter(
    State(app): State<App>,
    mut visitor: Visitor,
    Form(entered): Form<Entered>,
) -> Result<Response, TroublePage> {
    let reader = visitor.reader.clone();
    app.limits
        .try_code(visitor.client.address)
        .or_page(&reader)?;
    let hash = secret::hash(&secret::tidy_code(&entered.code));
    let now = app.tables.clock().now();
    let spent = app.tables.store().spend_code(&hash, now);
    let person = spent.await.map_err(Refused::from).or_page(&reader)?;
    let person =
        person.ok_or_else(|| Trouble::new(StatusCode::UNPROCESSABLE_ENTITY, "pages-error-code"));
    let person = person.or_page(&reader)?;
    visitor
        .become_person(&app, &person)
        .await
        .or_page(&reader)?;
    Ok((visitor.cookies(), Redirect::to("/tables")).into_response())
}

/// `POST /device/others`: every other device knows this person no more.
pub async fn sign_out_others(
    State(app): State<App>,
    visitor: Visitor,
) -> Result<Response, TroublePage> {
    let reader = &visitor.reader;
    let (Some(person), Some(hash)) = (visitor.person(), visitor.credential_hash()) else {
        return Err(Trouble::forbidden()).or_page(reader);
    };
    let done = app.tables.store().revoke_others(person, hash).await;
    done.map_err(Refused::from).or_page(reader)?;
    app.access_changed();
    Ok(Redirect::to("/device").into_response())
}
