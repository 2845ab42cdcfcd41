//! Style, script, icons and pictures: the same for everybody, kept for ever under their hash.

use axum::extract::Path;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// `/assets/style.css`
pub async fn asset(Path(name): Path<String>) -> Response {
    match pages::assets::find(&name) {
        Some(asset) => (
            [(CONTENT_TYPE, asset.media_type), (CACHE_CONTROL, FOR_EVER)],
            asset.body.as_ref(),
        )
            .into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
