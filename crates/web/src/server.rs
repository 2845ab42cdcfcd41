//! The running server: store, tables, router, and an orderly end.

use std::future::Future;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;
use std::{fmt, io};

use ipnet::IpNet;
use metrics_exporter_prometheus::PrometheusBuilder;
use tokio::net::TcpListener;
use tokio::sync::watch;
use ui::Catalog;

use crate::clock::Clock;
use crate::connections::{self, ConnectionPolicy, Patience};
use crate::http::{App, Limits, PublicUrl, router};
use crate::live::{BotConfig, Retention, Tables};
use crate::operator::{self, Operator};
use crate::store::{self, ServerLock, StoreError};

/// Tables of bots alone that are opened at the start, so that they go on.
const RESUMED: u32 = 1000;

/// Between two looks at who is let in.
const READ_ACCESS: Duration = Duration::from_secs(60);

/// How a server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// The games that are played.
    pub catalog: &'static Catalog,
    /// Where it listens.
    pub bind: SocketAddr,
    /// A `postgres://` address, or the path of an SQLite file.
    pub database: String,
    /// Units of work a second that one person may ask for (see `http::budget`); none are counted at
    /// zero.
    pub rate: u32,
    /// How bots behave.
    pub bots: BotConfig,
    /// Where people find the server, if it is not where it listens: behind a proxy.
    pub public_url: Option<PublicUrl>,
    /// Proxies whose word counts on where a request came from.
    pub trusted_proxies: Vec<IpNet>,
    /// What time it is.
    pub clock: Clock,
    /// The operator's own listener, if there is to be one.
    pub operator: Option<OperatorConfig>,
    /// How long tables are kept at which nobody plays any more.
    pub retention: Retention,
    /// How long it waits for whoever is slow.
    pub patience: Patience,
}

/// Why a server could not run.
#[derive(thiserror::Error, Debug)]
pub enum ServeError {
    /// Another server serves this file.
    #[error("{} is served by another server already", .0.display())]
    Locked(PathBuf),
    /// The address cannot be listened on.
    #[error("{0}: {1}")]
    Listen(SocketAddr, io::Error),
    /// The database is in trouble.
    #[error("{0}")]
    Store(#[from] StoreError),
    /// Files or connections are in trouble.
    #[error("{0}")]
    Io(#[from] io::Error),
}

/// The operator's own listener.
#[derive(Clone)]
pub struct OperatorConfig {
    /// Where it listens: on this machine, unless somebody wants it otherwise.
    pub bind: SocketAddr,
    /// Whoever has it is the operator.
    pub token: String,
}

impl fmt::Debug for OperatorConfig {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The token is not for logs.
        write!(f, "OperatorConfig({})", self.bind)
    }
}

/// Where a server listens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Addresses {
    /// For everybody.
    pub guests: SocketAddr,
    /// For the operator.
    pub operator: Option<SocketAddr>,
}

/// Serves until `stop` is done. `ready` hears the addresses once the first page can be had.
///
/// # Errors
/// If the database cannot be opened or is served by another server, or an address cannot be listened on.
pub async fn serve(
    config: Config,
    ready: impl FnOnce(Addresses),
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    // Held until the end.
    let _lock = match store::file_of(&config.database) {
        Some(file) => Some(ServerLock::take(file).map_err(|error| locked(error, file))?),
        None => None,
    };
    let store = store::open(&config.database).await?;
    let tables = Tables::new(config.catalog, store, config.bots, config.clock);
    let (close, closing) = watch::channel(false);
    // A second server in one process (a test) shares the first one's recorder.
    let metrics = PrometheusBuilder::new().install_recorder().ok();
    let limits = Limits::a_second(config.rate);
    let mut app = App::new(tables.clone(), limits, closing.clone()).await?;
    app.public_url = config.public_url;
    app.trusted_proxies = config.trusted_proxies.into();
    let guests = listen(config.bind).await?;
    let operator = match &config.operator {
        Some(operator) => Some((listen(operator.bind).await?, operator)),
        None => None,
    };
    ready(Addresses {
        guests: guests.local_addr()?,
        operator: match &operator {
            Some((listener, _)) => Some(listener.local_addr()?),
            None => None,
        },
    });
    tokio::spawn(tables.clone().look_after(config.retention));
    tokio::spawn(tables.resume(RESUMED));
    tokio::spawn(read_access(app.clone()));
    tokio::spawn(async move {
        stop.await;
        // Event streams never end by themselves.
        close.send_replace(true);
    });
    let policy = ConnectionPolicy {
        trusted_proxies: app.trusted_proxies.clone(),
        uncounted: config.rate == 0,
        patience: config.patience,
    };
    let stopped = |mut closing: watch::Receiver<bool>| async move {
        let _ = closing.wait_for(|closing| *closing).await;
    };
    let for_operator = async {
        if let Some((listener, OperatorConfig { token, .. })) = operator {
            let operator = Operator::new(app.clone(), metrics, token);
            let stop = stopped(closing.clone());
            let router = operator::router(operator);
            connections::answer(listener, router, policy.clone(), stop).await;
        }
    };
    let stop = stopped(closing.clone());
    let for_guests = connections::answer(guests, router(app.clone()), policy.clone(), stop);
    tokio::join!(for_guests, for_operator);
    Ok(())
}

async fn listen(address: SocketAddr) -> Result<TcpListener, ServeError> {
    let listener = TcpListener::bind(address).await;
    listener.map_err(|error| ServeError::Listen(address, error))
}

fn locked(error: io::Error, file: &Path) -> ServeError {
    match error.kind() {
        io::ErrorKind::ResourceBusy => ServeError::Locked(file.to_owned()),
        _ => ServeError::Io(error),
    }
}

/// Another server on the same database may have been told to let somebody in no more.
async fn read_access(app: App) {
    let mut due = tokio::time::interval(READ_ACCESS);
    loop {
        due.tick().await;
        if let Err(error) = app.read_access().await {
            tracing::warn!(%error, "cannot read who is kept out");
        }
    }
}
