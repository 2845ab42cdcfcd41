//! Style, script, icons and pictures: the same for everybody, kept for ever under their hash.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

use super::App;

const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// `/assets/style.css`
pub async fn asset(State(app): State<App>, Path(name): Path<String>) -> Response {
    match app.catalog().asset(&name) {
        Some(asset) => (
            [(CONTENT_TYPE, asset.media_type), (CACHE_CONTROL, FOR_EVER)],
            asset.body.as_ref(),
        )
            .into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
