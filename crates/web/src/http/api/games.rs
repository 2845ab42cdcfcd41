//! What games there are.

use axum::Json;
use axum::extract::{Path, State};
use serde::Serialize;
use table::{Descriptor, OptionKind, Say};
use ui::{Catalog, Lang, Reader};
use utoipa::ToSchema;

use super::{Answer, ErrorBody};
use crate::http::App;
use crate::http::trouble::Trouble;

/// A game that can be played here.
#[derive(Serialize, ToSchema)]
pub(super) struct GameInfo {
    id: String,
    name: String,
    tagline: String,
    /// Fewest seats.
    seats_min: usize,
    /// Most seats.
    seats_max: usize,
    /// Rule-set version.
    rules: u32,
    /// Some card values are reconstructions.
    reconstructed: bool,
    options: Vec<OptionInfo>,
}

/// An option of a game.
#[derive(Serialize, ToSchema)]
struct OptionInfo {
    key: String,
    default: String,
    /// What values it takes.
    values: String,
    help: String,
}

fn describe(catalog: &'static Catalog, d: &'static Descriptor) -> GameInfo {
    let reader = Reader::new(catalog, Lang::En);
    let option = |spec: &table::OptionSpec| OptionInfo {
        key: spec.key.to_string(),
        default: spec.default.to_string(),
        values: match spec.kind {
            OptionKind::Flag => "yes | no".to_string(),
            kind => reader.words().say(&kind.expectation(*d.seats.end())),
        },
        help: reader.text(format!("{}-option-{}-help", d.id, spec.key)),
    };
    GameInfo {
        id: d.id.to_string(),
        name: reader.text(format!("{}-name", d.id)),
        tagline: reader.text(format!("{}-tagline", d.id)),
        seats_min: *d.seats.start(),
        seats_max: *d.seats.end(),
        rules: d.rules_version,
        reconstructed: d.reconstructed,
        options: d.options.iter().map(option).collect(),
    }
}

/// All games.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Vec<GameInfo>)))]
pub(super) async fn games(State(app): State<App>) -> Json<Vec<GameInfo>> {
    let games = app.catalog().games().iter();
    Json(
        games
            .map(|game| describe(app.catalog(), game.descriptor()))
            .collect(),
    )
}

/// One game.
#[utoipa::path(get, path = "/api/games/{game}", params(("game" = String, Path)), responses((status = 200, body = GameInfo), (status = 404, body = ErrorBody)))]
pub(super) async fn game(State(app): State<App>, Path(game): Path<String>) -> Answer<GameInfo> {
    let found = app.catalog().find(&game).ok_or_else(Trouble::not_found)?;
    Ok(Json(describe(app.catalog(), found.descriptor())))
}
