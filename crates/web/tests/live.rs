//! Live tables of a server that shares its store with another one.
#![allow(
    clippy::unwrap_used,
    reason = "a database that does not answer is a failed test"
)]

use registry::CATALOG;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use async_trait::async_trait;
use axum::Router;
use axum::body::Body;
use axum::http::Request;
use axum::response::Response;
use sha2::{Digest, Sha256};
use table::{BySeat, Seat};
use tempfile::TempDir;
use tokio::sync::{broadcast, watch};
use tower::ServiceExt;
use web::clock::Clock;
use web::header::{Header, Plan};
use web::http::{App, Limits, router};
use web::live::{BotConfig, HERE, Retention, Table, Tables};
use web::store::{
    Change, Listed, NewTable, Sqlite, Store, StoreError, StoredPad, StoredTable, Time, Upkeep,
};

/// A server's way to a store that another server uses too.
struct Way {
    store: Arc<dyn Store>,
    hints: broadcast::Sender<String>,
    /// Whoever acts while a table is read.
    meanwhile: Option<Arc<Tables>>,
    /// The next attempt to catch up, or to ask who somebody is, fails.
    cut: AtomicBool,
    /// How often a table was read.
    loads: AtomicUsize,
}

#[async_trait]
impl Store for Way {
    async fn load(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        self.loads.fetch_add(1, Ordering::SeqCst);
        let stored = self.store.load(id).await;
        if let Some(other) = &self.meanwhile {
            act(other, id).await;
        }
        stored
    }

    async fn events_since(&self, id: &str, version: u64) -> Result<Vec<String>, StoreError> {
        if self.cut.swap(false, Ordering::SeqCst) {
            return Err(StoreError::Database("out of reach".to_string()));
        }
        self.store.events_since(id, version).await
    }

    fn upkeep(&self) -> &dyn Upkeep {
        self.store.upkeep()
    }

    fn hints(&self) -> broadcast::Receiver<String> {
        self.hints.subscribe()
    }

    async fn create(&self, table: &NewTable) -> Result<(), StoreError> {
        self.store.create(table).await
    }

    async fn append(&self, id: &str, version: u64, change: &Change) -> Result<(), StoreError> {
        self.store.append(id, version, change).await
    }

    async fn tables_of(&self, person: &str, limit: u32) -> Result<Vec<Listed>, StoreError> {
        self.store.tables_of(person, limit).await
    }

    async fn has_finished(&self, person: &str, game: &str) -> Result<bool, StoreError> {
        self.store.has_finished(person, game).await
    }

    async fn running_of(&self, host: &str) -> Result<u32, StoreError> {
        self.store.running_of(host).await
    }

    async fn running(&self, limit: u32) -> Result<Vec<String>, StoreError> {
        self.store.running(limit).await
    }

    async fn invitation(&self, hash: &[u8]) -> Result<Option<(String, u8)>, StoreError> {
        self.store.invitation(hash).await
    }

    async fn add_credential(&self, hash: &[u8], person: &str, now: Time) -> Result<(), StoreError> {
        self.store.add_credential(hash, person, now).await
    }

    async fn person_of(&self, hash: &[u8]) -> Result<Option<String>, StoreError> {
        if self.cut.swap(false, Ordering::SeqCst) {
            return Err(StoreError::Database("out of reach".to_string()));
        }
        self.store.person_of(hash).await
    }

    async fn has_credential(&self, person: &str) -> Result<bool, StoreError> {
        self.store.has_credential(person).await
    }

    async fn revoke_others(&self, person: &str, kept: &[u8]) -> Result<(), StoreError> {
        self.store.revoke_others(person, kept).await
    }

    async fn keep_code(&self, hash: &[u8], person: &str, until: Time) -> Result<(), StoreError> {
        self.store.keep_code(hash, person, until).await
    }

    async fn spend_code(&self, hash: &[u8], now: Time) -> Result<Option<String>, StoreError> {
        self.store.spend_code(hash, now).await
    }

    async fn note_presence(&self, seen: &[(String, String)], now: Time) -> Result<(), StoreError> {
        self.store.note_presence(seen, now).await
    }

    async fn presence(&self, table: &str) -> Result<Vec<(String, Time)>, StoreError> {
        self.store.presence(table).await
    }

    async fn known_setting(&self, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
        self.store.known_setting(name).await
    }

    async fn keep_pad(&self, pad: &StoredPad, now: Time) -> Result<(), StoreError> {
        self.store.keep_pad(pad, now).await
    }

    async fn pad(&self, id: &str) -> Result<Option<StoredPad>, StoreError> {
        self.store.pad(id).await
    }

    async fn check(&self) -> Result<(), StoreError> {
        self.store.check().await
    }
}

fn tables(store: Arc<dyn Store>) -> Arc<Tables> {
    let bots = BotConfig {
        pause: Duration::ZERO,
        at_once: 1,
        ..BotConfig::default()
    };
    Tables::new(&CATALOG, store, bots, Clock::default())
}

/// A table of two people at a server, and its name.
async fn opened(at: &Arc<Tables>) -> String {
    let game = registry::find("arboretum").unwrap().descriptor();
    let plans = BySeat::from_fn(2, |_| Plan::Here);
    let header = Header::new(game, "host".to_string(), plans);
    at.create(header, Vec::new(), Vec::new()).await.unwrap()
}

/// Whoever is awaited does the first thing that it may.
async fn act(at: &Arc<Tables>, id: &str) {
    let room = at.room(id).await.unwrap();
    let awaited = room.read(|table| table.play().pending().seats());
    let seat = awaited.iter().next().unwrap();
    let first = |table: &Table| Ok(table.choices(seat)[0].text.clone());
    at.act(&room, seat, first).await.unwrap();
}

async fn version(at: &Arc<Tables>, id: &str) -> u64 {
    at.room(id).await.unwrap().read(Table::version)
}

/// A store, another server that uses it, and the name of a table that was opened there.
async fn shared(folder: &TempDir) -> (Arc<dyn Store>, Arc<Tables>, String) {
    let file = folder.path().join("t.sqlite");
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(&file).await.unwrap());
    let other = tables(store.clone());
    let id = opened(&other).await;
    (store, other, id)
}

fn way(store: Arc<dyn Store>, meanwhile: Option<Arc<Tables>>) -> Arc<Way> {
    Arc::new(Way {
        store,
        hints: broadcast::Sender::new(1),
        meanwhile,
        cut: AtomicBool::new(false),
        loads: AtomicUsize::new(0),
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_changes_while_it_is_opened_is_opened_as_it_is_now() {
    let folder = TempDir::new().unwrap();
    let (store, other, id) = shared(&folder).await;
    let before = version(&other, &id).await;
    let own = tables(way(store, Some(other.clone())));
    // The hint comes before there is a room that could follow it, so nobody hears it.
    let now = version(&own, &id).await;
    assert!(now > before);
    assert_eq!(now, version(&other, &id).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_that_could_not_be_followed_is_followed_later() {
    let folder = TempDir::new().unwrap();
    let (store, other, id) = shared(&folder).await;
    let way = way(store, None);
    let own = tables(way.clone());
    let room = own.room(&id).await.unwrap();
    let mut changes = room.changes();
    tokio::spawn(own.clone().look_after(Retention::default()));
    act(&other, &id).await;
    let now = version(&other, &id).await;
    way.cut.store(true, Ordering::SeqCst);
    way.hints.send(id.clone()).unwrap();
    let told = changes.wait_for(|version| *version == now);
    let told = tokio::time::timeout(Duration::from_secs(60), told).await;
    told.expect("it catches up").unwrap();
    assert!(!way.cut.load(Ordering::SeqCst), "it was never cut off");
}

/// A crowd at the door of one table plays its game again a few times, not once each.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_many_ask_for_is_opened_once() {
    let folder = TempDir::new().unwrap();
    let (store, _, id) = shared(&folder).await;
    let way = way(store, None);
    let own = tables(way.clone());
    let mut asking = tokio::task::JoinSet::new();
    for _ in 0..100 {
        let (own, id) = (own.clone(), id.clone());
        asking.spawn(async move { own.room(&id).await.map(|room| room.id().to_string()) });
    }
    assert!(
        asking
            .join_all()
            .await
            .iter()
            .all(|r| r.as_ref().ok() == Some(&id))
    );
    assert_eq!(way.loads.load(Ordering::SeqCst), 1);
}

/// Nobody does anything, and yet the others see that somebody is gone.
#[tokio::test(flavor = "multi_thread")]
async fn an_absence_shows_by_itself() {
    let folder = TempDir::new().unwrap();
    let (store, other, id) = shared(&folder).await;
    let clock = Clock::default();
    let own = Tables::new(&CATALOG, store, BotConfig::default(), clock.clone());
    drop(other);
    let room = own.room(&id).await.unwrap();
    own.visit(&room, "host");
    let mut changes = room.changes();
    clock.advance(HERE + 1);
    changes.mark_unchanged();
    // The first look comes at once, the next after half a minute.
    tokio::spawn(own.clone().look_after(Retention::default()));
    let told = tokio::time::timeout(Duration::from_secs(60), changes.changed()).await;
    told.expect("whoever follows looks again").unwrap();
    let away = room.read(|table| own.minutes_away(&room, table, Seat::P1));
    assert_eq!(away, Some(1));
}

/// Whoever only looks on is nobody that bots play for.
#[tokio::test(flavor = "multi_thread")]
async fn onlookers_are_not_there_for_anybody() {
    let folder = TempDir::new().unwrap();
    let (store, other, id) = shared(&folder).await;
    drop(other);
    let (own, app) = app(store.clone()).await;
    store
        .add_credential(&hash("stranger"), "stranger", 0)
        .await
        .unwrap();
    store
        .add_credential(&hash("sitter"), "host", 0)
        .await
        .unwrap();
    let room = own.room(&id).await.unwrap();
    let now = own.clock().now();
    for (cookie, here) in [("stranger", vec![]), ("sitter", vec!["host".to_string()])] {
        let path = format!("/t/{id}/events");
        let answer = ask(&app, &path, cookie).await;
        assert_eq!(answer.status(), 200);
        assert_eq!(room.presence.here(now), here, "{cookie}");
    }
}

/// A hiccup of the database makes nobody somebody else: their browser keeps its credential.
#[tokio::test(flavor = "multi_thread")]
async fn who_cannot_be_looked_up_is_asked_to_come_again() {
    let folder = TempDir::new().unwrap();
    let (store, other, id) = shared(&folder).await;
    drop(other);
    let way = way(store.clone(), None);
    let (_, app) = app(way.clone()).await;
    store
        .add_credential(&hash("sitter"), "host", 0)
        .await
        .unwrap();
    way.cut.store(true, Ordering::SeqCst);
    let answer = ask(&app, &format!("/t/{id}"), "sitter").await;
    assert_eq!(answer.status(), 503);
    assert!(answer.headers().get("set-cookie").is_none());
    let answer = ask(&app, &format!("/t/{id}"), "sitter").await;
    assert_eq!(answer.status(), 200);
}

/// What the store keeps of a credential.
fn hash(secret: &str) -> Vec<u8> {
    Sha256::digest(secret.as_bytes()).to_vec()
}

/// All addresses of a server over this store.
async fn app(store: Arc<dyn Store>) -> (Arc<Tables>, Router) {
    let tables = Tables::new(&CATALOG, store, BotConfig::default(), Clock::default());
    // Never told: the server does not go down while it is asked.
    let closing = watch::channel(false).1;
    let app = App::new(tables.clone(), Limits::a_second(0), closing).await;
    (tables, router(app.unwrap()))
}

async fn ask(app: &Router, path: &str, credential: &str) -> Response {
    let request = Request::get(path).header("cookie", format!("person={credential}"));
    let request = request.body(Body::empty()).unwrap();
    app.clone().oneshot(request).await.unwrap()
}
