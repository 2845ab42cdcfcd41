//! Where tables are kept. A table is a header that never changes and a row of events that only
//! grows; the version of a table is the number of its events.

mod postgres;
mod sqlite;
pub mod upkeep;

use std::path::Path;
use std::sync::Arc;

use async_trait::async_trait;
use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use tokio::sync::broadcast;

pub use postgres::Postgres;
pub use sqlite::{BackupError, ServerLock, Sqlite, backup, private_folder, restore};
pub use upkeep::Upkeep;

/// The store at this place: a PostgreSQL database by its `postgres://` address, or else the file of
/// an SQLite database, which is made if it is not there.
///
/// # Errors
/// What is wrong with the database.
pub async fn open(place: &str) -> Result<Arc<dyn Store>, StoreError> {
    match file_of(place) {
        Some(file) => Ok(Arc::new(Sqlite::open(file).await?)),
        None => Ok(Arc::new(Postgres::connect(place).await?)),
    }
}

/// The file at this place; none if it is the address of a PostgreSQL database.
pub fn file_of(place: &str) -> Option<&Path> {
    let postgres = place.starts_with("postgres://") || place.starts_with("postgresql://");
    (!postgres).then(|| Path::new(place))
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

    /// The newest tables that this person made or sits at, newest change first, at most `limit`.
    ///
    /// # Errors
    /// What is wrong with the database.
    async fn tables_of(&self, person: &str, limit: u32) -> Result<Vec<Listed>, StoreError>;

    /// Has this person a finished table of this game?
    ///
    /// # Errors
    /// What is wrong with the database.
    async fn has_finished(&self, person: &str, game: &str) -> Result<bool, StoreError>;

    /// How many running tables this person has made.
    ///
    /// # Errors
    /// What is wrong with the database.
    async fn running_of(&self, host: &str) -> Result<u32, StoreError>;

    /// Names of tables that are not over, newest change first, at most `limit`.
    ///
    /// # Errors
    /// What is wrong with the database.
    async fn running(&self, limit: u32) -> Result<Vec<String>, StoreError>;

    /// The table to whose seat this invitation leads, by the invitation's hash, and which seat (counted
    /// from zero). An invitation is gone once somebody sat down by it.
    ///
    /// # Errors
    /// What is wrong with the database.
    async fn invitation(&self, hash: &[u8]) -> Result<Option<(String, u8)>, StoreError>;

    /// Keeps a new credential of a person, by its hash.
    ///
    /// # Errors
    /// [`StoreError::Exists`] if there is this one already, or what is wrong with the database.
    async fn add_credential(&self, hash: &[u8], person: &str, now: Time) -> Result<(), StoreError>;

    /// The person whose credential this is, by its hash.
    ///
    /// # Errors
    /// What is wrong with the database.
    async fn person_of(&self, hash: &[u8]) -> Result<Option<String>, StoreError>;

    /// Has this person any credential? Who was known before there were credentials has none.
    ///
    /// # Errors
    /// What is wrong with the database.
    async fn has_credential(&self, person: &str) -> Result<bool, StoreError>;

    /// Ends all credentials of a person but this one, and the code that would make another one: other
    /// devices know them no more.
    ///
    /// # Errors
    /// What is wrong with the database.
    async fn revoke_others(&self, person: &str, kept: &[u8]) -> Result<(), StoreError>;

    /// Keeps a code by which another device becomes this person's; a person has one at a time.
    ///
    /// # Errors
    /// What is wrong with the database.
    async fn keep_code(&self, hash: &[u8], person: &str, until: Time) -> Result<(), StoreError>;

    /// Whose code this is. It is gone then, whoever asks next finds none; so it is after its time.
    ///
    /// # Errors
    /// What is wrong with the database.
    async fn spend_code(&self, hash: &[u8], now: Time) -> Result<Option<String>, StoreError>;

    /// Notes that these persons are at these tables now: pairs of table and person.
    ///
    /// # Errors
    /// What is wrong with the database.
    async fn note_presence(&self, seen: &[(String, String)], now: Time) -> Result<(), StoreError>;

    /// When each person was last noted at this table.
    ///
    /// # Errors
    /// What is wrong with the database.
    async fn presence(&self, table: &str) -> Result<Vec<(String, Time)>, StoreError>;

    /// A value of the server's own, if there is one.
    ///
    /// # Errors
    /// What is wrong with the database.
    async fn known_setting(&self, name: &str) -> Result<Option<Vec<u8>>, StoreError>;

    /// Keeps a filled-in scoring pad under [its name](StoredPad::name). The same pad is kept once, however
    /// often it is saved.
    ///
    /// # Errors
    /// What is wrong with the database.
    async fn keep_pad(&self, pad: &StoredPad, now: Time) -> Result<(), StoreError>;

    /// The scoring pad of this name, if there is one.
    ///
    /// # Errors
    /// What is wrong with the database.
    async fn pad(&self, id: &str) -> Result<Option<StoredPad>, StoreError>;

    /// What its operator asks of it.
    fn upkeep(&self) -> &dyn Upkeep;

    /// Names of tables that another server may have changed. Only hints: some may be missing.
    fn hints(&self) -> broadcast::Receiver<String>;

    /// Is the database there? Only reads.
    ///
    /// # Errors
    /// What is wrong with it.
    async fn check(&self) -> Result<(), StoreError>;
}

/// Seconds since 1970, as a clock on the wall counts them.
pub type Time = i64;

/// A table to be kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    /// Its name: long and random.
    pub id: String,
    /// Id of the game.
    pub game: String,
    /// Everything about it that never changes, as JSON.
    pub header: String,
    /// The person who made it.
    pub host: String,
    /// Persons whose list it appears in.
    pub persons: Vec<String>,
    /// Hashes of invitations, with the seat counted from zero.
    pub invitations: Vec<(Vec<u8>, u8)>,
    /// What a list shows of it, as JSON.
    pub summary: String,
    /// When it was made.
    pub now: Time,
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
    /// Persons whose list it appears in from now on.
    pub persons: Vec<String>,
    /// The invitation that is used up by this, by its hash: if it is gone already, nothing is added.
    pub spends: Option<Vec<u8>>,
    /// New invitations, with the seat counted from zero. Older ones of these seats are gone with this.
    pub invitations: Vec<(Vec<u8>, u8)>,
    /// What a list shows of it from now on, as JSON.
    pub summary: Option<String>,
    /// The game is over with this.
    pub over: bool,
    /// When this is.
    pub now: Time,
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

impl StoredPad {
    /// The pad's name, which comes of what it holds: 128 bits of a hash, so that only those find it who know
    /// the pad or were given the link. Pads of earlier versions have random names.
    pub fn name(&self) -> String {
        let hash = crate::secret::hash(&format!("{}\n{}", self.game, self.code));
        hex::encode(&hash[..16])
    }
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Its name.
    pub id: String,
    /// Id of the game.
    pub game: String,
    /// What a list shows of it, as JSON.
    pub summary: String,
    /// The number of its events.
    pub version: u64,
    /// It is over.
    pub over: bool,
}

/// A row: name, game, summary, version, whether it is over.
impl From<(String, String, String, i64, bool)> for Listed {
    fn from((id, game, summary, version, over): (String, String, String, i64, bool)) -> Self {
        Self {
            id,
            game,
            summary,
            version: version.unsigned_abs(),
            over,
        }
    }
}

/// Why something was not kept or not found.
#[derive(thiserror::Error, Clone, Debug)]
pub enum StoreError {
    /// Somebody else was quicker: the table has another version.
    #[error("the table has another version")]
    Conflict,
    /// There is no such table.
    #[error("there is no such table")]
    Unknown,
    /// The invitation was used before, or is none.
    #[error("the invitation is used up")]
    Spent,
    /// There is such a table or credential already.
    #[error("there is something of this name already")]
    Exists,
    /// The disk is full: nothing was kept, and reading goes on.
    #[error("the disk is full")]
    Full,
    /// The database is in trouble. Whether a change was kept is unknown: re-read the table.
    #[error("database: {0}")]
    Database(String),
}

/// What databases call a full disk: SQLite by number (also when it cannot grow the file that its
/// connections share), PostgreSQL by its own five letters.
const FULL: [&str; 3] = ["13", "4874", "53100"];

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        let code = error.as_database_error().and_then(|error| error.code());
        if code.is_some_and(|code| FULL.contains(&&*code)) {
            return Self::Full;
        }
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
