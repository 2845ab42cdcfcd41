//! `understory` and `understory serve`: the table in the browser.

use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::time::Duration;

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use table::{Phrase, Say};
use web::connections::Patience;
use web::live::{BotConfig, Retention};
use web::server::{Addresses, Config, OperatorConfig, ServeError, serve};

use super::data::{OperatorNote, database, folder, make_private};
use crate::Stop;
use crate::cli::ServeArgs;
use crate::speech::{Speech, print};

/// Open files that the server asks for: thousands of readers, and some for the database.
const FILES: u64 = 65_536;

/// After the last answer, for work on threads of its own.
const LAST_WORDS: Duration = Duration::from_millis(500);

pub fn run(args: &ServeArgs, speech: &Speech) -> Result<(), Stop> {
    log_to_stderr(args.log_json);
    // Everybody who looks on is an open file; systems often allow few unless they are asked.
    let _ = rlimit::increase_nofile_limit(FILES);
    let folder = folder(args.data_dir.as_deref(), speech)?;
    make_private(&folder, args.data_dir.is_some());
    let database = match database_url(args, speech)? {
        Some(url) => url,
        None => database(&folder).to_string_lossy().into_owned(),
    };
    let token = web::new_token();
    let operator = (!args.no_operator).then(|| OperatorConfig {
        bind: args.operator_bind.unwrap_or(beside(args.bind)),
        token: token.clone(),
    });
    let days = |days: u32| (days > 0).then_some(days);
    let config = Config {
        catalog: &registry::CATALOG,
        bind: args.bind,
        database,
        rate: args.rate,
        bots: BotConfig {
            pause: Duration::from_millis(args.bot_pause),
            tables_of_bots: args.bot_tables,
            ..BotConfig::default()
        },
        public_url: args.public_url.clone(),
        trusted_proxies: args.trusted_proxies.clone(),
        clock: web::clock::Clock::default(),
        operator,
        retention: Retention {
            empty: days(args.keep_empty),
            abandoned: days(args.keep_abandoned),
            persons: days(args.keep_persons),
            pads: days(args.keep_pads),
        },
        patience: Patience::default(),
    };
    let runtime = tokio::runtime::Runtime::new().map_err(|error| failed(speech, &error))?;
    let ready = |addresses: Addresses| {
        if let Some(address) = addresses.operator
            && let Err(error) = (OperatorNote { address, token }).write(&folder)
        {
            tracing::warn!(%error, "no note is left for `understory admin`");
        }
        let address = addresses.guests;
        // A reader of our output that went away is no reason to stop serving.
        let _ = announce(address, args, speech);
        if !args.no_open && address.ip().is_loopback() && has_desktop() {
            let _ = open::that_detached(format!("http://{address}/"));
        }
    };
    let served = runtime.block_on(serve(config, ready, told_to_stop()));
    // What still runs on threads of its own, such as a bot that thinks, is not waited for.
    runtime.shutdown_timeout(LAST_WORDS);
    served.map_err(|error| match &error {
        ServeError::Locked(file) => {
            speech.wrong(&Phrase::new("cli-serve-locked").text("file", file.display()))
        }
        ServeError::Listen(address, why) => {
            let phrase = Phrase::new("cli-serve-listen").text("address", address);
            speech.wrong(&phrase.text("error", why))
        }
        other => failed(speech, other),
    })
}

/// The address of the database, if it is not the file: from the command line, the environment, or a file
/// that only the server's user reads.
fn database_url(args: &ServeArgs, speech: &Speech) -> Result<Option<String>, Stop> {
    match &args.database_url_file {
        Some(file) => Ok(Some(speech.read(file)?.trim().to_string())),
        None => Ok(args.database_url.clone()),
    }
}

/// Where the operator is listened to if nothing else is said: on this machine, one door further.
fn beside(bind: SocketAddr) -> SocketAddr {
    let port = match bind.port() {
        0 | u16::MAX => 0,
        port => port + 1,
    };
    SocketAddr::from(([127, 0, 0, 1], port))
}

fn failed(speech: &Speech, error: &dyn std::error::Error) -> Stop {
    speech.wrong(&Phrase::new("cli-serve-failed").text("error", error))
}

/// Says where the table is, with a code for phones if they can reach it.
fn announce(address: SocketAddr, args: &ServeArgs, speech: &Speech) -> Result<(), Stop> {
    let url = match &args.public_url {
        Some(url) => format!("{url}/"),
        None => format!("http://{}/", reachable(address)),
    };
    print(&speech.say(&Phrase::new("cli-serve-ready").text("url", &url)))?;
    if (args.public_url.is_some() || !address.ip().is_loopback())
        && let Ok(code) = QrCode::new(url.as_bytes())
    {
        print(&code.render::<Dense1x2>().quiet_zone(true).build())?;
        print(&speech.text("cli-serve-phones"))?;
    }
    Ok(())
}

/// An address for others when the server listens on all of its own.
fn reachable(address: SocketAddr) -> SocketAddr {
    if !address.ip().is_unspecified() {
        return address;
    }
    // Asking for a route sends nothing; it only tells which of our addresses would be used.
    let ip = UdpSocket::bind("0.0.0.0:0")
        .and_then(|socket| {
            socket.connect("192.0.2.1:9")?;
            socket.local_addr()
        })
        .map_or(IpAddr::from([127, 0, 0, 1]), |a| a.ip());
    SocketAddr::new(ip, address.port())
}

fn has_desktop() -> bool {
    let set = |name| std::env::var_os(name).is_some_and(|v| !v.is_empty());
    cfg!(any(windows, target_os = "macos")) || set("DISPLAY") || set("WAYLAND_DISPLAY")
}

fn log_to_stderr(json: bool) {
    let filter = tracing_subscriber::EnvFilter::try_from_default_env()
        .unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("info,tower_http=warn,sqlx=warn"));
    // It would write down addresses, and an invitation is one.
    let filter = match "tower_http::csrf=off".parse() {
        Ok(silence) => filter.add_directive(silence),
        Err(_) => filter,
    };
    let builder = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr);
    // Only one logger a process; a second wish is not an error.
    let _ = if json {
        builder.json().try_init()
    } else {
        builder.try_init()
    };
}

/// Done when the process is asked to end.
async fn told_to_stop() {
    let interrupt = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => {}
        () = terminate => {}
    }
}
