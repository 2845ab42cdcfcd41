//! The server: pages, events and API over one router.

mod api;
mod assets;
mod bans;
mod budget;
mod client;
mod device;
mod fields;
mod follow;
mod guide;
mod home;
mod invitations;
mod lobby;
mod pad;
mod public_url;
mod rematch;
mod replay;
mod security;
mod table;
mod trouble;
mod visitor;

use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, MatchedPath};
use axum::http::StatusCode;
use axum::middleware;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum_extra::extract::cookie::Key;
use ipnet::IpNet;
use tokio::sync::watch;
use tower_http::CompressionLevel;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;
use tower_http::trace::TraceLayer;
use ui::{Catalog, Reader};

use crate::live::{Misfit, Record, Refused, Room, Tables};
use crate::store::StoreError;
use bans::Bans;
use budget::TooMuch;
use follow::Follower;
use trouble::Trouble;
use visitor::Visitor;

pub use api::open_api;
pub use bans::network;
pub use budget::Limits;
pub(crate) use client::{is_trusted, subscriber};
pub use public_url::{BadUrl, PublicUrl};

/// The largest body that is read where nothing else is said: a choice, a name, a filled-in pad.
const BODY: usize = 16 << 10;

/// The largest log that is read: one of the longest game is well below.
const LOG: usize = 1 << 20;

/// No answer takes longer; event streams have begun by then.
const PATIENCE: Duration = Duration::from_secs(10);

/// The name of the key that once signed cookies.
const SIGNING_KEY: &str = "cookie-key";

/// What every handler can reach.
#[derive(Clone)]
pub struct App {
    /// The live tables.
    pub tables: Arc<Tables>,
    /// How much work may be asked for.
    pub limits: Limits,
    bans: Bans,
    /// What the operator tells everybody, at the top of every page.
    announcement: Arc<RwLock<Option<Arc<str>>>>,
    /// The key that once signed cookies, for browsers that still have such a one.
    signing_key: Arc<RwLock<Option<Key>>>,
    /// Told when somebody may no longer be let in: event streams ask again then.
    access: watch::Sender<()>,
    /// True once the server goes down: event streams end by hand, or it would hang.
    closing: watch::Receiver<bool>,
    /// Where people find the server, if it is not where it listens.
    pub public_url: Option<PublicUrl>,
    /// Proxies whose word counts on where a request came from.
    pub trusted_proxies: Arc<[IpNet]>,
}

impl App {
    /// An app over these tables.
    ///
    /// # Errors
    /// What is wrong with the database.
    pub async fn new(
        tables: Arc<Tables>,
        limits: Limits,
        closing: watch::Receiver<bool>,
    ) -> Result<App, StoreError> {
        let app = App {
            tables,
            limits,
            bans: Bans::default(),
            announcement: Arc::default(),
            signing_key: Arc::default(),
            access: watch::Sender::new(()),
            closing,
            public_url: None,
            trusted_proxies: Arc::new([]),
        };
        app.read_access().await?;
        Ok(app)
    }

    /// Reads anew who is let in: another server may have been told to keep somebody out, or to forget the key of
    /// old cookies.
    ///
    /// # Errors
    /// What is wrong with the database.
    pub async fn read_access(&self) -> Result<(), StoreError> {
        let bans = self.tables.store().upkeep().bans().await?;
        if self.bans.set(&bans) {
            self.access_changed();
        }
        let key = self.tables.store().known_setting(SIGNING_KEY).await?;
        self.set_signing_key(key.and_then(|key| Key::try_from(key.as_slice()).ok()));
        Ok(())
    }

    /// Credentials were withdrawn, or somebody is kept out from now on: whoever follows a table must show once
    /// more that they may.
    pub fn access_changed(&self) {
        self.access.send_replace(());
    }

    /// Would whoever follows a table be let in now? If the database cannot say, they are.
    async fn still_lets_in(&self, follower: &Follower) -> bool {
        if self.bans.keep_out_address(follower.address) {
            return false;
        }
        let Some(person) = &follower.person else {
            return true;
        };
        if self.bans.keep_out_person(person) {
            return false;
        }
        match &follower.credential {
            Some(hash) => match self.tables.store().person_of(hash).await {
                Ok(known) => known.as_ref() == Some(person),
                Err(error) => {
                    tracing::warn!(%error, "cannot look a credential up");
                    true
                }
            },
            None => true,
        }
    }

    /// The games that are played here.
    pub fn catalog(&self) -> &'static Catalog {
        self.tables.catalog()
    }

    /// What the operator tells everybody.
    pub fn announcement(&self) -> Option<Arc<str>> {
        let announcement = self.announcement.read();
        announcement.unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Tells everybody this from now on, those who sit at tables at once.
    pub fn announce(&self, text: Option<&str>) {
        let mut announcement = self
            .announcement
            .write()
            .unwrap_or_else(PoisonError::into_inner);
        *announcement = text.map(Arc::from);
        drop(announcement);
        self.tables.nudge_all();
    }

    fn signing_key(&self) -> Option<Key> {
        let key = self.signing_key.read();
        key.unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Cookies that were signed before there were credentials count no more; false if there was no key.
    ///
    /// # Errors
    /// What is wrong with the database.
    pub async fn forget_signing_key(&self) -> Result<bool, StoreError> {
        let known = self
            .tables
            .store()
            .upkeep()
            .forget_setting(SIGNING_KEY)
            .await?;
        self.set_signing_key(None);
        Ok(known)
    }

    fn set_signing_key(&self, key: Option<Key>) {
        let own = self.signing_key.write();
        *own.unwrap_or_else(PoisonError::into_inner) = key;
    }

    /// The room of a table; or, where the rules by which it was played are not known any more, what was
    /// written down of it.
    async fn room_or_record(&self, id: &str, visitor: &Visitor) -> Result<Found, Trouble> {
        self.pay_for_opening(id, visitor)?;
        let refused = match self.tables.room(id).await {
            Ok(room) => return Ok(Found::Room(room)),
            Err(refused) => refused,
        };
        if matches!(refused, Refused::Misfit(Misfit::Setup(_)))
            && let Some(record) = self.tables.kept_record(id).await?
        {
            return Ok(Found::Record(Box::new(record)));
        }
        Err(refused.into())
    }

    /// The room of a table, or why there is none.
    async fn room(&self, id: &str, visitor: &Visitor) -> Result<Arc<Room>, Trouble> {
        self.pay_for_opening(id, visitor)?;
        Ok(self.tables.room(id).await?)
    }

    fn pay_for_opening(&self, id: &str, visitor: &Visitor) -> Result<(), TooMuch> {
        if self.tables.is_open(id) {
            return Ok(());
        }
        let address = visitor.client.address;
        self.limits.charge_address(address, budget::OPENING)
    }
}

/// What there is of a table.
enum Found {
    /// The table.
    Room(Arc<Room>),
    /// A finished game in words.
    Record(Box<Record>),
}

/// A finished game in words, as a page.
fn record_page(path: &str, record: &Record, reader: &Reader) -> Response {
    let page = ui::record::RecordPage {
        path,
        game: &record.game,
        rules: record.rules,
        names: &record.names,
        scores: &record.scores,
        winners: &record.winners,
        lines: record.lines(reader.lang),
        log: record.log.is_some(),
    };
    ui::record::page(&page, reader).into_response()
}

/// All addresses of the server.
pub fn router(app: App) -> Router {
    let router = Router::new()
        .route("/", get(home::page))
        .route("/prefs", post(home::prefs))
        .route("/tables", get(home::tables))
        .route("/play/{game}", post(lobby::play_now))
        .route(
            "/new/{game}",
            get(lobby::page)
                .post(lobby::create)
                .layer(DefaultBodyLimit::max(fields::FORM)),
        )
        .route(
            "/join/{invitation}",
            get(invitations::page).post(invitations::join),
        )
        .route("/device", get(device::page).post(device::offer))
        .route("/device/enter", get(device::enter_page).post(device::enter))
        .route("/device/others", post(device::sign_out_others))
        .route("/t/{id}", get(table::page))
        .route("/t/{id}/events", get(table::events))
        .route("/t/{id}/act", post(table::act))
        .route("/t/{id}/undo", post(table::undo))
        .route("/t/{id}/pace", post(table::pace))
        .route("/t/{id}/coach", post(table::coach_off))
        .route("/t/{id}/about", get(table::about))
        .route("/t/{id}/seat", post(table::seat_change))
        .route("/t/{id}/hold", post(table::hold))
        .route("/t/{id}/rematch", post(rematch::rematch))
        .route("/t/{id}/log", get(replay::log))
        .route("/t/{id}/replay", get(replay::page))
        .route(
            "/watch",
            get(replay::upload_page)
                .post(replay::upload)
                .layer(DefaultBodyLimit::max(LOG)),
        )
        .route("/rules/{game}", get(guide::rules))
        .route("/rules/{game}/cards", get(guide::cards))
        .route("/learn/{game}", get(guide::learn))
        .route("/score", get(pad::choose))
        .route("/score/{game}", get(pad::page))
        .route("/score/{game}/save", post(pad::save))
        .route("/pad/{id}", get(pad::saved))
        .route("/assets/{name}", get(assets::asset))
        .merge(api::router())
        .fallback(trouble::not_found)
        .layer(security::same_origin(&app))
        .layer(middleware::from_fn_with_state(app.clone(), security::guard))
        .layer(DefaultBodyLimit::max(BODY))
        .layer(CatchPanicLayer::custom(trouble::after_panic))
        .layer(middleware::from_fn_with_state(app.clone(), trouble::say))
        .layer(TimeoutLayer::with_status_code(
            StatusCode::SERVICE_UNAVAILABLE,
            PATIENCE,
        ))
        // Pages are small and made anew each time: quickly packed is better than well packed.
        .layer(CompressionLayer::new().quality(CompressionLevel::Fastest));
    security::headers(router)
        .layer(TraceLayer::new_for_http().make_span_with(span))
        .with_state(app)
}

/// What the log says of a request: the kind of address and no more. An invitation in the address, or a
/// code, would be for whoever reads the log.
fn span(request: &axum::extract::Request) -> tracing::Span {
    let route = request.extensions().get::<MatchedPath>();
    let route = route.map_or("", MatchedPath::as_str);
    tracing::debug_span!("request", method = %request.method(), route)
}
