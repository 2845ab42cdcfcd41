//! Tables: opening one, sitting down at one, and what everybody knows of it.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use search::Level;
use serde::{Deserialize, Serialize};
use table::{BySeat, Pending, Phrase, Seat};
use ui::tidy_name;
use utoipa::ToSchema;

use super::{Answer, ApiTrouble, ErrorBody};
use crate::event::Event;
use crate::header::{Header, Plan};
use crate::http::fields::short_enough;
use crate::http::invitations::invited;
use crate::http::lobby::hashes;
use crate::http::trouble::Trouble;
use crate::http::visitor::{Visitor, new_credential};
use crate::http::{App, Found};
use crate::secret;

/// A table to be opened.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewTable {
    /// Id of the game.
    game: String,
    /// Seat by seat: `program` for a program of the caller's, whose credential is in the answer;
    /// `invite` for whoever gets the invitation in the answer; or `bot:<level>`.
    #[schema(example = json!(["program", "bot:tree"]))]
    seats: Vec<String>,
    /// Names, seat by seat.
    #[serde(default)]
    names: Vec<String>,
    /// Options that differ from their defaults.
    #[serde(default)]
    options: std::collections::BTreeMap<String, String>,
    /// The owner's own cards.
    #[serde(default)]
    cards: Option<String>,
    /// Bots move without a pause.
    #[serde(default)]
    fast: bool,
}

/// A table that was opened.
#[derive(Serialize, ToSchema)]
pub(super) struct Opened {
    /// Its name in addresses.
    id: String,
    /// Seat by seat: the credential of the caller's program, or null.
    credentials: Vec<Option<String>>,
    /// Seat by seat: an invitation to pass on, or null. It works once.
    invitations: Vec<Option<String>>,
    /// Its page for people.
    page: String,
}

/// Opens a table.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable, responses((status = 201, body = Opened), (status = 400, body = ErrorBody), (status = 404, body = ErrorBody), (status = 413, body = ErrorBody), (status = 415, body = ErrorBody), (status = 422, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub(super) async fn create(
    State(app): State<App>,
    visitor: Visitor,
    body: Result<Json<NewTable>, JsonRejection>,
) -> Result<(StatusCode, Json<Opened>), ApiTrouble> {
    let Json(wish) = body?;
    let short = short_enough(wish.cards.as_deref());
    short.map_err(|why| Trouble::saying(StatusCode::UNPROCESSABLE_ENTITY, vec![why]))?;
    let found = app
        .catalog()
        .find(&wish.game)
        .ok_or_else(Trouble::not_found)?;
    let descriptor = found.descriptor();
    if !descriptor.seats.contains(&wish.seats.len()) {
        let why = Phrase::new("table-fault-seats")
            .number("seats", wish.seats.len() as i64)
            .number("low", *descriptor.seats.start() as i64)
            .number("high", *descriptor.seats.end() as i64);
        return Err(Trouble::saying(StatusCode::UNPROCESSABLE_ENTITY, vec![why]).into());
    }
    let seats = wish.seats.len();
    let mut plans = Vec::new();
    let mut links = Vec::new();
    let mut programs = Vec::new();
    for (seat, sitter) in Seat::first(seats).zip(&wish.seats) {
        plans.push(match (sitter.strip_prefix("bot:"), sitter.as_str()) {
            (Some(level), _) => {
                let level: Level = level.parse().map_err(Trouble::input)?;
                let level = level.name().to_string();
                Plan::Bot { level }
            }
            (None, "program") => {
                programs.push((seat, secret::name()));
                Plan::Link {}
            }
            (None, "invite") => {
                links.push((seat, secret::secret()));
                Plan::Link {}
            }
            (None, other) => return Err(Trouble::input(other).into()),
        });
    }
    if wish.options.len() > descriptor.options.len() {
        // Each that is not known would be a sentence of the answer.
        let why = Phrase::new("pages-error-fields").number("most", descriptor.options.len() as i64);
        return Err(Trouble::saying(StatusCode::UNPROCESSABLE_ENTITY, vec![why]).into());
    }
    app.limits
        .make_table(visitor.client.address, wish.cards.is_some())?;
    let name = |seat: Seat| {
        let given = wish.names.get(seat.index());
        given.map(|n| tidy_name(n)).unwrap_or_default()
    };
    // The first of the caller's programs, or nobody who could be it.
    let host = programs
        .first()
        .map_or_else(secret::name, |(_, id)| id.clone());
    let header = Header {
        options: wish.options.into_iter().collect(),
        cards: wish.cards,
        names: BySeat::from_fn(seats, name),
        ..Header::new(descriptor, host, plans.into_iter().collect())
    };
    let sits = programs.iter().map(|(seat, person)| Event::Sit {
        seat: *seat,
        person: person.clone(),
        name: name(*seat),
    });
    let fast = wish.fast.then_some(Event::Pace { fast: true });
    let events = sits.chain(fast).collect();
    // The credentials first: a seat whose credential was lost would be nobody's.
    let mut credentials = vec![None; seats];
    for (seat, person) in &programs {
        credentials[seat.index()] = Some(new_credential(&app, person).await?);
    }
    let id = app.tables.create(header, hashes(&links), events).await?;
    let mut opened = Opened {
        page: format!("/t/{id}"),
        id,
        credentials,
        invitations: vec![None; seats],
    };
    for (seat, invitation) in links {
        opened.invitations[seat.index()] = Some(invitation);
    }
    Ok((StatusCode::CREATED, Json(opened)))
}

/// An invitation to be used.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Join {
    /// The invitation: of a link `…/join/<invitation>`, the last part.
    invitation: String,
    /// What the program is called.
    #[serde(default)]
    name: String,
}

/// A seat that was taken.
#[derive(Serialize, ToSchema)]
pub(super) struct Joined {
    /// The table.
    id: String,
    /// The seat.
    seat: String,
    /// The credential that from now on speaks for the seat. Nobody else has it.
    credential: String,
}

/// Sits down by an invitation, which is used up.
#[utoipa::path(post, path = "/api/join", request_body = Join, responses((status = 200, body = Joined), (status = 400, body = ErrorBody), (status = 409, body = ErrorBody), (status = 410, body = ErrorBody), (status = 413, body = ErrorBody), (status = 415, body = ErrorBody), (status = 422, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub(super) async fn join(
    State(app): State<App>,
    visitor: Visitor,
    body: Result<Json<Join>, JsonRejection>,
) -> Answer<Joined> {
    let Json(wish) = body?;
    let (id, seat) = invited(&app, &wish.invitation).await?;
    app.limits.keep(visitor.client.address)?;
    let room = app.room(&id, &visitor).await?;
    let person = secret::name();
    let (hash, name) = (secret::hash(&wish.invitation), tidy_name(&wish.name));
    // The credential first: a seat whose credential was lost would be nobody's.
    let credential = new_credential(&app, &person).await?;
    app.tables.sit(&room, &hash, seat, &person, &name).await?;
    Ok(Json(Joined {
        id,
        seat: seat.to_string(),
        credential,
    }))
}

/// A table as everybody sees it.
#[derive(Serialize, ToSchema)]
pub(super) struct TableInfo {
    id: String,
    game: String,
    /// Names, seat by seat; empty if none was given.
    names: Vec<String>,
    /// Seats that are waited for, such as `P1`.
    awaited: Vec<String>,
    over: bool,
    /// Points at the end, seat by seat.
    scores: Option<Vec<i32>>,
    /// Who has won.
    winners: Option<Vec<String>>,
}

/// A table.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path)), responses((status = 200, body = TableInfo), (status = 404, body = ErrorBody)))]
pub(super) async fn table_info(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Answer<TableInfo> {
    let room = match app.room_or_record(&id, &visitor).await? {
        Found::Room(room) => room,
        Found::Record(record) => {
            return Ok(Json(TableInfo {
                id,
                game: record.game,
                names: record.names,
                awaited: Vec::new(),
                over: true,
                scores: Some(record.scores),
                winners: Some(record.winners),
            }));
        }
    };
    Ok(Json(room.read(|table| {
        let play = table.play();
        let over = play.pending() == Pending::Over;
        TableInfo {
            id,
            game: table.header().game.clone(),
            names: table.chairs().iter().map(|(_, c)| c.name.clone()).collect(),
            awaited: play
                .pending()
                .seats()
                .iter()
                .map(|s| s.to_string())
                .collect(),
            over,
            scores: over.then(|| play.rules().scores(play.state()).as_slice().to_vec()),
            winners: over.then(|| {
                let winners = play.rules().winners(play.state());
                winners.iter().map(|s| s.to_string()).collect()
            }),
        }
    })))
}
