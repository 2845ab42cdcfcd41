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
            asset.body.as_slice(),
        )
            .into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// `/art/arboretum.svg`
pub async fn art(Path(name): Path<String>) -> Response {
    match name.strip_suffix(".svg").and_then(pages::assets::sprite) {
        Some(sprite) => (
            [(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, FOR_EVER)],
            sprite,
        )
            .into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
