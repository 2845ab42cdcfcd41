//! The server: pages, events and API over one router.

mod api;
mod assets;
mod guide;
mod home;
mod lobby;
mod pad;
mod public_url;
mod replay;
mod security;
mod table;
mod trouble;

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, FromRef, State};
use axum::http::StatusCode;
use axum::middleware;
use axum::routing::{get, post};
use axum_extra::extract::cookie::Key;
use metrics_exporter_prometheus::PrometheusHandle;
use tokio::sync::watch;
use tower_http::CompressionLevel;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;
use tower_http::trace::TraceLayer;

use crate::live::Tables;
use crate::store::StoreError;

pub use api::open_api;
pub use public_url::{BadUrl, PublicUrl};
pub use security::Limits;

/// The largest body that is read: a log of the longest game is well below.
const BODY: usize = 1 << 20;

/// No answer takes longer; event streams have begun by then.
const PATIENCE: Duration = Duration::from_secs(10);

/// What every handler can reach.
#[derive(Clone)]
pub struct App {
    /// The live tables.
    pub tables: Arc<Tables>,
    key: Key,
    limits: Limits,
    /// True once the server goes down: event streams end by hand, or it would hang.
    closing: watch::Receiver<bool>,
    metrics: Option<PrometheusHandle>,
    /// Where people find the server, if it is not where it listens.
    pub public_url: Option<PublicUrl>,
}

impl FromRef<App> for Key {
    fn from_ref(app: &App) -> Key {
        app.key.clone()
    }
}

impl App {
    /// An app over these tables. The key that signs cookies is kept in the store.
    ///
    /// # Errors
    /// What is wrong with the database.
    pub async fn new(
        tables: Arc<Tables>,
        limits: Limits,
        closing: watch::Receiver<bool>,
        metrics: Option<PrometheusHandle>,
    ) -> Result<App, StoreError> {
        let fresh = Key::generate();
        let kept = tables.store().setting("cookie-key", fresh.master()).await?;
        let key = Key::try_from(kept.as_slice())
            .map_err(|_| StoreError::Database("the key that signs cookies is damaged".into()))?;
        Ok(App {
            tables,
            key,
            limits,
            closing,
            metrics,
            public_url: None,
        })
    }
}

/// All addresses of the server.
pub fn router(app: App) -> Router {
    Router::new()
        .route("/", get(home::page))
        .route("/prefs", post(home::prefs))
        .route("/tables", get(home::tables))
        .route("/play/{game}", post(lobby::play_now))
        .route("/new/{game}", get(lobby::page).post(lobby::create))
        .route("/join/{secret}", get(lobby::invitation).post(lobby::join))
        .route("/t/{id}", get(table::page))
        .route("/t/{id}/events", get(table::events))
        .route("/t/{id}/act", post(table::act))
        .route("/t/{id}/undo", post(table::undo))
        .route("/t/{id}/pace", post(table::pace))
        .route("/t/{id}/coach", post(table::coach_off))
        .route("/t/{id}/about", get(table::about))
        .route("/t/{id}/seat", post(table::seat_change))
        .route("/t/{id}/rematch", post(lobby::rematch))
        .route("/t/{id}/log", get(replay::log))
        .route("/t/{id}/replay", get(replay::page))
        .route("/watch", get(replay::upload_page).post(replay::upload))
        .route("/rules/{game}", get(guide::rules))
        .route("/rules/{game}/cards", get(guide::cards))
        .route("/learn/{game}", get(guide::learn))
        .route("/score", get(pad::choose))
        .route("/score/{game}", get(pad::page))
        .route("/score/{game}/save", post(pad::save))
        .route("/pad/{id}", get(pad::saved))
        .route("/assets/{name}", get(assets::asset))
        .merge(api::router())
        .route("/health", get(health))
        .route("/metrics", get(metrics))
        .fallback(trouble::not_found)
        .layer(middleware::from_fn_with_state(app.clone(), security::guard))
        .layer(DefaultBodyLimit::max(BODY))
        .layer(CatchPanicLayer::custom(trouble::after_panic))
        .layer(TimeoutLayer::with_status_code(
            StatusCode::SERVICE_UNAVAILABLE,
            PATIENCE,
        ))
        // Pages are small and made anew each time: quickly packed is better than well packed.
        .layer(CompressionLayer::new().quality(CompressionLevel::Fastest))
        .layer(middleware::map_response(security::headers))
        .layer(TraceLayer::new_for_http())
        .with_state(app)
}

async fn health(State(app): State<App>) -> (StatusCode, &'static str) {
    match app.tables.store().check().await {
        Ok(()) => (StatusCode::OK, "ok\n"),
        Err(error) => {
            tracing::error!(%error, "unhealthy");
            (StatusCode::SERVICE_UNAVAILABLE, "database\n")
        }
    }
}

async fn metrics(State(app): State<App>) -> String {
    app.metrics.map(|m| m.render()).unwrap_or_default()
}
