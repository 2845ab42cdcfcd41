//! Where tables are kept. A table is a header that never changes and a row of events that only
//! grows; the version of a table is the number of its events.

mod postgres;
mod sqlite;

use std::path::Path;
use std::sync::Arc;

use async_trait::async_trait;
use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use tokio::sync::broadcast;

pub use postgres::Postgres;
pub use sqlite::Sqlite;

/// The store at this place: a PostgreSQL database by its `postgres://` address, or else the file of
/// an SQLite database, which is made if it is not there.
///
/// # Errors
/// What is wrong with the database.
pub async fn open(place: &str) -> Result<Arc<dyn Store>, StoreError> {
    if place.starts_with("postgres://") || place.starts_with("postgresql://") {
        Ok(Arc::new(Postgres::connect(place).await?))
    } else {
        Ok(Arc::new(Sqlite::open(Path::new(place)).await?))
    }
}

/// Keeps tables. All that is acknowledged is on disk.
///
/// Several servers may share one store: [`append`](Store::append) is a compare-and-swap on the
/// version, [`hints`](Store::hints) tell what others have written, and whoever lost re-reads from the
/// version it knew.
#[async_trait]
pub trait Store: Send + Sync {
    /// Keeps a new table with its first events.
    ///
    /// # Errors
    /// [`StoreError::Exists`] if there is a table of this name, or what is wrong with the database.
    async fn create(&self, table: &NewTable) -> Result<(), StoreError>;

    /// The table of this name, if there is one.
    ///
    /// # Errors
    /// What is wrong with the database.
    async fn load(&self, id: &str) -> Result<Option<StoredTable>, StoreError>;

    /// The events after the first `version` ones.
    ///
    /// # Errors
    /// What is wrong with the database.
    async fn events_since(&self, id: &str, version: u64) -> Result<Vec<String>, StoreError>;

    /// Adds events to a table that has exactly `version` of them: all or none, synced to disk.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the table has another version, [`StoreError::Unknown`] if there is
    /// no such table, or what is wrong with the database.
    async fn append(&self, id: &str, version: u64, change: &Change) -> Result<(), StoreError>;

    /// The newest tables that this guest made or sits at, newest change first, at most `limit`.
    ///
    /// # Errors
    /// What is wrong with the database.
    async fn tables_of(&self, guest: &str, limit: u32) -> Result<Vec<Listed>, StoreError>;

    /// Names of tables that are not over, newest change first, at most `limit`.
    ///
    /// # Errors
    /// What is wrong with the database.
    async fn running(&self, limit: u32) -> Result<Vec<String>, StoreError>;

    /// The table whose seat has this secret, by the secret's hash, and which seat (counted from zero).
    ///
    /// # Errors
    /// What is wrong with the database.
    async fn seat_of_secret(&self, hash: &[u8]) -> Result<Option<(String, u8)>, StoreError>;

    /// A value of this server's own, such as the key that signs cookies: the one that is kept, or
    /// `fresh`, which is then kept. Servers that share a store agree on it.
    ///
    /// # Errors
    /// What is wrong with the database.
    async fn setting(&self, name: &str, fresh: &[u8]) -> Result<Vec<u8>, StoreError>;

    /// Keeps a filled-in scoring pad under a new name.
    ///
    /// # Errors
    /// [`StoreError::Exists`] if there is a pad of this name, or what is wrong with the database.
    async fn keep_pad(&self, id: &str, pad: &StoredPad) -> Result<(), StoreError>;

    /// The scoring pad of this name, if there is one.
    ///
    /// # Errors
    /// What is wrong with the database.
    async fn pad(&self, id: &str) -> Result<Option<StoredPad>, StoreError>;

    /// Names of tables that another server may have changed. Only hints: some may be missing.
    fn hints(&self) -> broadcast::Receiver<String>;

    /// Is the database there and writable?
    ///
    /// # Errors
    /// What is wrong with it.
    async fn check(&self) -> Result<(), StoreError>;
}

/// A table to be kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    /// Its name: long and random.
    pub id: String,
    /// Id of the game.
    pub game: String,
    /// Everything about it that never changes, as JSON.
    pub header: String,
    /// Guests whose list it appears in.
    pub guests: Vec<String>,
    /// Hashes of the seats' secrets, with the seat counted from zero.
    pub secrets: Vec<(Vec<u8>, u8)>,
    /// Its first events.
    pub events: Vec<String>,
    /// It is over already, as an uploaded log is.
    pub over: bool,
}

/// What is added to a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Change {
    /// The new events, in order.
    pub events: Vec<String>,
    /// Guests whose list it appears in from now on.
    pub guests: Vec<String>,
    /// The game is over with this.
    pub over: bool,
}

/// A table as it was kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredTable {
    /// Id of the game.
    pub game: String,
    /// Everything about it that never changes, as JSON.
    pub header: String,
    /// All its events.
    pub events: Vec<String>,
}

/// A scoring pad as it was kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredPad {
    /// Id of the game.
    pub game: String,
    /// What was filled in, as the pad's code.
    pub code: String,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Its name.
    pub id: String,
    /// Id of the game.
    pub game: String,
    /// Everything about it that never changes, as JSON.
    pub header: String,
    /// The number of its events.
    pub version: u64,
    /// It is over.
    pub over: bool,
}

/// A row: name, game, header, version, whether it is over.
impl From<(String, String, String, i64, bool)> for Listed {
    fn from((id, game, header, version, over): (String, String, String, i64, bool)) -> Self {
        Self {
            id,
            game,
            header,
            version: version.unsigned_abs(),
            over,
        }
    }
}

/// Why something was not kept or not found.
#[derive(thiserror::Error, Debug)]
pub enum StoreError {
    /// Somebody else was quicker: the table has another version.
    #[error("the table has another version")]
    Conflict,
    /// There is no such table.
    #[error("there is no such table")]
    Unknown,
    /// There is such a table or pad already.
    #[error("there is something of this name already")]
    Exists,
    /// The database is in trouble. Whether a change was kept is unknown: re-read the table.
    #[error("database: {0}")]
    Database(String),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        Self::Database(error.to_string())
    }
}

/// The steps that make the tables of a database, in order. A step that was released never changes.
fn migrator(steps: &[&'static str]) -> Migrator {
    let numbered = (1..).zip(steps);
    Migrator::with_migrations(
        numbered
            .map(|(number, step)| {
                let sql = step.into_sql_str();
                Migration::new(number, "".into(), MigrationType::Simple, sql, false)
            })
            .collect(),
    )
}

/// A version as the databases count: with a sign.
fn signed(version: u64) -> Result<i64, StoreError> {
    i64::try_from(version)
        .map_err(|_| StoreError::Database(format!("version {version} is too big")))
}
