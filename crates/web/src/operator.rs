//! What only the operator of the server may ask: a listener of its own, on this machine unless somebody
//! says otherwise, and a token that is not for guests. `understory admin` speaks to it.
//!
//! Health and figures need no token: they name nobody.

use std::sync::Arc;

use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, Query, Request, State};
use axum::http::StatusCode;
use axum::http::header::AUTHORIZATION;
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post, put};
use axum::{Json, Router};
use metrics_exporter_prometheus::PrometheusHandle;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use table::{Phrase, Say};
use ui::Lang;

use crate::http::{App, network};
use crate::live::{Refused, Summary};
use crate::secret;
use crate::store::StoreError;
use crate::store::upkeep::{Ban, Known};

/// Rows of a list, if nothing else is said.
const ROWS: u32 = 100;

/// The longest announcement: a sentence or two, at the top of every page.
const ANNOUNCEMENT: usize = 300;

/// What the operator's handlers reach.
#[derive(Clone)]
pub struct Operator {
    /// The server that guests see.
    pub app: App,
    /// Its figures.
    pub metrics: Option<PrometheusHandle>,
    /// What is kept of the token.
    token: Arc<[u8]>,
}

impl Operator {
    /// An operator who has this token.
    pub fn new(app: App, metrics: Option<PrometheusHandle>, token: &str) -> Operator {
        Operator {
            app,
            metrics,
            token: secret::hash(token).into(),
        }
    }
}

/// All addresses of the operator.
pub fn router(operator: Operator) -> Router {
    let guarded = Router::new()
        .route("/status", get(status))
        .route("/tables", get(tables))
        .route("/tables/{id}", delete(delete_table))
        .route("/tables/{id}/close", post(close_table))
        .route("/tables/{id}/export", get(export_table))
        .route("/persons", get(persons))
        .route("/persons/{id}", delete(delete_person))
        .route("/persons/{id}/export", get(export_person))
        .route("/persons/{id}/sign-out", post(sign_out))
        .route("/bans", get(bans).put(ban).delete(unban))
        .route("/rate", put(rate))
        .route("/announcement", put(announce))
        .route("/signing-key", delete(forget_signing_key))
        .layer(middleware::from_fn_with_state(operator.clone(), guard))
        .layer(middleware::map_response_with_state(operator.clone(), say));
    Router::new()
        .nest("/operator", guarded)
        .route("/health", get(health))
        .route("/metrics", get(metrics))
        .with_state(operator)
}

/// What is wrong, in both languages: the command says it in the operator's own.
struct Wrong(StatusCode, Phrase);

impl IntoResponse for Wrong {
    fn into_response(self) -> Response {
        let Wrong(status, phrase) = self;
        let mut response = status.into_response();
        response.extensions_mut().insert(phrase);
        response
    }
}

/// Puts what is wrong into words.
async fn say(State(operator): State<Operator>, response: Response) -> Response {
    let Some(phrase) = response.extensions().get::<Phrase>() else {
        return response;
    };
    let say = |lang| operator.app.catalog().words(lang).say(phrase);
    let error = json!({ "en": say(Lang::En), "fr": say(Lang::Fr) });
    (response.status(), Json(json!({ "error": error }))).into_response()
}

impl From<Refused> for Wrong {
    fn from(refused: Refused) -> Self {
        match refused {
            Refused::NoTable => missing(),
            other => {
                let phrase = Phrase::new("pages-operator-trouble").text("error", other);
                Wrong(StatusCode::SERVICE_UNAVAILABLE, phrase)
            }
        }
    }
}

impl From<StoreError> for Wrong {
    fn from(error: StoreError) -> Self {
        Refused::from(error).into()
    }
}

impl From<JsonRejection> for Wrong {
    fn from(rejection: JsonRejection) -> Self {
        let phrase = Phrase::new("pages-error-input").text("what", rejection.body_text());
        Wrong(rejection.status(), phrase)
    }
}

fn missing() -> Wrong {
    Wrong(StatusCode::NOT_FOUND, Phrase::new("pages-operator-missing"))
}

type Answer<T> = Result<Json<T>, Wrong>;

/// Lets in whoever has the token. A hash is compared, so that the time it takes tells nothing of the
/// token.
async fn guard(State(operator): State<Operator>, request: Request, next: Next) -> Response {
    let shown = request.headers().get(AUTHORIZATION);
    let shown = shown.and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
    if shown.map(secret::hash).as_deref() == Some(&*operator.token) {
        return next.run(request).await;
    }
    Wrong(StatusCode::FORBIDDEN, Phrase::new("pages-operator-token")).into_response()
}

async fn health(State(operator): State<Operator>) -> (StatusCode, &'static str) {
    match operator.app.tables.store().check().await {
        Ok(()) => (StatusCode::OK, "ok\n"),
        Err(error) => {
            tracing::error!(%error, "unhealthy");
            (StatusCode::SERVICE_UNAVAILABLE, "database\n")
        }
    }
}

async fn metrics(State(operator): State<Operator>) -> String {
    operator.metrics.map(|m| m.render()).unwrap_or_default()
}

/// How the server is.
#[derive(Serialize)]
struct Status {
    version: &'static str,
    open_tables: usize,
    streams: usize,
    rate: u32,
    bans: usize,
    announcement: Option<String>,
}

async fn status(State(Operator { app, .. }): State<Operator>) -> Answer<Status> {
    Ok(Json(Status {
        version: env!("CARGO_PKG_VERSION"),
        open_tables: app.tables.open_rooms(),
        streams: app.limits.streams(),
        rate: app.limits.rate(),
        bans: app.tables.store().upkeep().bans().await?.len(),
        announcement: app.announcement().map(|text| text.to_string()),
    }))
}

#[derive(Deserialize)]
struct Which {
    over: Option<bool>,
    limit: Option<u32>,
}

/// A table in the operator's list. No hands, no log: a game that is played is nobody else's business.
fn row(known: &Known) -> Value {
    let summary: Summary = serde_json::from_str(&known.listed.summary).unwrap_or_default();
    json!({
        "id": known.listed.id,
        "game": known.listed.game,
        "names": summary.names,
        "host": known.host,
        "steps": summary.steps,
        "over": known.listed.over,
        "scores": summary.scores,
        "made": known.made,
        "changed": known.touched,
    })
}

async fn tables(
    State(Operator { app, .. }): State<Operator>,
    Query(which): Query<Which>,
) -> Answer<Vec<Value>> {
    let limit = which.limit.unwrap_or(ROWS);
    let found = app
        .tables
        .store()
        .upkeep()
        .tables(which.over, limit)
        .await?;
    Ok(Json(found.iter().map(row).collect()))
}

async fn close_table(
    State(Operator { app, .. }): State<Operator>,
    Path(id): Path<String>,
) -> Answer<Value> {
    app.tables.close(&id).await?;
    Ok(Json(json!({ "closed": id })))
}

async fn delete_table(
    State(Operator { app, .. }): State<Operator>,
    Path(id): Path<String>,
) -> Answer<Value> {
    if !app.tables.delete(&id).await? {
        return Err(missing());
    }
    Ok(Json(json!({ "deleted": id })))
}

/// A finished game in words, and its log. A running one is not told to anybody: a backup has everything.
async fn export_table(
    State(Operator { app, .. }): State<Operator>,
    Path(id): Path<String>,
) -> Answer<Value> {
    if let Ok(room) = app.tables.room(&id).await {
        if !room.read(|table| table.over() || table.closed()) {
            let phrase = Phrase::new("pages-operator-running");
            return Err(Wrong(StatusCode::CONFLICT, phrase));
        }
        app.tables.record(&room).await?;
    }
    let record = app.tables.kept_record(&id).await?;
    let record = record.ok_or_else(missing)?;
    Ok(Json(json!(record)))
}

async fn persons(
    State(Operator { app, .. }): State<Operator>,
    Query(which): Query<Which>,
) -> Answer<Vec<Value>> {
    let limit = which.limit.unwrap_or(ROWS);
    let found = app.tables.store().upkeep().persons(limit).await?;
    let row = |(person, tables): &(String, u32)| json!({ "person": person, "tables": tables });
    Ok(Json(found.iter().map(row).collect()))
}

/// Everything that is kept of a person, for the person.
async fn export_person(
    State(Operator { app, .. }): State<Operator>,
    Path(person): Path<String>,
) -> Answer<Value> {
    let listed = app.tables.store().tables_of(&person, u32::MAX >> 1).await?;
    let known = app.tables.store().has_credential(&person).await?;
    if listed.is_empty() && !known {
        return Err(missing());
    }
    let table = |listed: &crate::store::Listed| {
        let summary: Summary = serde_json::from_str(&listed.summary).unwrap_or_default();
        let seats = summary.persons.iter().zip(&summary.names);
        let own = seats.filter(|(sitter, _)| sitter.as_deref() == Some(&person));
        let names: Vec<&String> = own.map(|(_, name)| name).collect();
        json!({
            "id": listed.id,
            "game": listed.game,
            "called": names,
            "over": listed.over,
            "scores": summary.scores,
            "winners": summary.winners,
        })
    };
    let tables: Vec<Value> = listed.iter().map(table).collect();
    Ok(Json(json!({ "person": person, "tables": tables })))
}

async fn delete_person(
    State(Operator { app, .. }): State<Operator>,
    Path(person): Path<String>,
) -> Answer<Value> {
    let forgotten = app.tables.forget_person(&person).await?;
    app.access_changed();
    Ok(Json(json!({
        "person": person,
        "deleted": forgotten.deleted,
        "unnamed": forgotten.unnamed,
    })))
}

/// Every device of the person knows them no more.
async fn sign_out(
    State(Operator { app, .. }): State<Operator>,
    Path(person): Path<String>,
) -> Answer<Value> {
    let ended = app.tables.store().upkeep().sign_out(&person).await?;
    app.access_changed();
    Ok(Json(json!({ "person": person, "ended": ended })))
}

async fn bans(State(Operator { app, .. }): State<Operator>) -> Answer<Vec<Value>> {
    let bans = app.tables.store().upkeep().bans().await?;
    let row = |ban: &Ban| json!({ "who": ban.who, "made": ban.made, "why": ban.why });
    Ok(Json(bans.iter().map(row).collect()))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NewBan {
    who: String,
    #[serde(default)]
    why: String,
}

async fn ban(
    State(Operator { app, .. }): State<Operator>,
    body: Result<Json<NewBan>, JsonRejection>,
) -> Answer<Value> {
    let Json(NewBan { who, why }) = body?;
    let who = match network(&who) {
        Some(network) => network.to_string(),
        None if secret::is_name(&who) => who,
        None => {
            let phrase = Phrase::new("pages-operator-who").text("who", who);
            return Err(Wrong(StatusCode::UNPROCESSABLE_ENTITY, phrase));
        }
    };
    let made = app.tables.clock().now();
    let ban = Ban { who, made, why };
    app.tables.store().upkeep().add_ban(&ban).await?;
    app.read_access().await?;
    Ok(Json(json!({ "banned": ban.who })))
}

#[derive(Deserialize)]
struct Who {
    who: String,
}

async fn unban(
    State(Operator { app, .. }): State<Operator>,
    Query(Who { who }): Query<Who>,
) -> Answer<Value> {
    let who = network(&who).map_or(who, |network| network.to_string());
    if !app.tables.store().upkeep().remove_ban(&who).await? {
        return Err(missing());
    }
    app.read_access().await?;
    Ok(Json(json!({ "unbanned": who })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Rate {
    rate: u32,
}

async fn rate(
    State(Operator { app, .. }): State<Operator>,
    body: Result<Json<Rate>, JsonRejection>,
) -> Answer<Value> {
    let Json(Rate { rate }) = body?;
    app.limits.set_rate(rate);
    Ok(Json(json!({ "rate": rate })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NewAnnouncement {
    /// Nothing more is announced without a text.
    text: String,
}

async fn announce(
    State(Operator { app, .. }): State<Operator>,
    body: Result<Json<NewAnnouncement>, JsonRejection>,
) -> Answer<Value> {
    let Json(NewAnnouncement { text }) = body?;
    if text.chars().count() > ANNOUNCEMENT {
        let phrase = Phrase::new("pages-operator-long").number("most", ANNOUNCEMENT as i64);
        return Err(Wrong(StatusCode::UNPROCESSABLE_ENTITY, phrase));
    }
    let text = text.trim();
    app.announce((!text.is_empty()).then_some(text));
    Ok(Json(json!({ "announced": text })))
}

/// Cookies that servers signed before there were credentials are worth nothing from now on.
async fn forget_signing_key(State(Operator { app, .. }): State<Operator>) -> Answer<Value> {
    let known = app.forget_signing_key().await?;
    Ok(Json(json!({ "forgotten": known })))
}
