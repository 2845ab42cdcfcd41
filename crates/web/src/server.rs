//! The running server: store, tables, router, and an orderly end.

use std::future::Future;
use std::net::SocketAddr;
use std::time::Duration;

use ipnet::IpNet;
use metrics_exporter_prometheus::PrometheusBuilder;
use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::clock::Clock;
use crate::http::{App, Limits, PublicUrl, router};
use crate::live::{BotManners, Tables};
use crate::store::{self, StoreError};

/// Running tables that are opened at the start, so that their bots go on.
const RESUMED: u32 = 1000;

/// How a server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub bind: SocketAddr,
    /// A `postgres://` address, or the path of an SQLite file.
    pub database: String,
    /// Units of work a second that one person may ask for (see `http::budget`); none are counted at
    /// zero.
    pub rate: u32,
    /// Pause before each of a bot's moves.
    pub pause: Duration,
    /// Where people find the server, if it is not where it listens: behind a proxy.
    pub public_url: Option<PublicUrl>,
    /// Proxies whose word counts on where a request came from.
    pub trusted_proxies: Vec<IpNet>,
    /// What time it is.
    pub clock: Clock,
}

/// Why a server could not run.
#[derive(thiserror::Error, Debug)]
pub enum ServeError {
    /// The database is in trouble.
    #[error("{0}")]
    Store(#[from] StoreError),
    /// The address cannot be listened on, or the connection broke.
    #[error("{0}")]
    Io(#[from] std::io::Error),
}

/// Serves until `stop` is done. `ready` hears the address once the first page can be had.
///
/// # Errors
/// If the database cannot be opened or the address cannot be listened on.
pub async fn serve(
    config: Config,
    ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let store = store::open(&config.database).await?;
    let manners = BotManners {
        pause: config.pause,
        at_once: std::thread::available_parallelism().map_or(2, usize::from),
    };
    let tables = Tables::new(store, manners, config.clock);
    let (close, closing) = watch::channel(false);
    // A second server in one process (a test) shares the first one's recorder.
    let metrics = PrometheusBuilder::new().install_recorder().ok();
    let limits = Limits::a_second(config.rate);
    let mut app = App::new(tables.clone(), limits, closing, metrics).await?;
    app.public_url = config.public_url;
    app.trusted_proxies = config.trusted_proxies.into();
    let listener = TcpListener::bind(config.bind).await?;
    ready(listener.local_addr()?);
    tokio::spawn(tables.clone().look_after());
    tokio::spawn(tables.resume(RESUMED));
    let service = router(app).into_make_service_with_connect_info::<SocketAddr>();
    let graceful = async move {
        stop.await;
        // Event streams never end by themselves.
        close.send_replace(true);
    };
    axum::serve(listener, service)
        .with_graceful_shutdown(graceful)
        .await?;
    Ok(())
}
