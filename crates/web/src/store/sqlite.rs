//! Tables in one file, by SQLite: the store of a server on its own.

mod backup;
mod file;
#[cfg(test)]
#[path = "sqlite/tests/full_disk.rs"]
mod full_disk;
mod people;
mod tables;
mod upkeep;
mod writer;

use std::path::Path;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::Connection;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use tempfile::TempDir;
use tokio::sync::broadcast;

pub use backup::{BackupError, backup, restore};
pub use file::{ServerLock, private_folder};

use super::{
    Change, Listed, NewTable, Store, StoreError, StoredPad, StoredTable, Time, Upkeep, migrator,
    signed,
};
use writer::Writer;

/// Readers never wait for the writer; a few are enough, a query takes well under a millisecond.
const READERS: u32 = 4;

/// Another program may have the file open, to make a copy of it for instance.
const BUSY: Duration = Duration::from_secs(10);

const TABLE: &str = "SELECT game, header FROM tables WHERE id = ?1";
const EVENTS: &str =
    "SELECT event FROM events WHERE table_id = ?1 AND version > ?2 ORDER BY version";
const TABLES_OF: &str = "\
    SELECT id, game, summary, version, finished FROM members \
    JOIN progress USING (table_id) JOIN tables ON id = table_id \
    WHERE person = ?1 ORDER BY changed DESC LIMIT ?2";
const HAS_FINISHED: &str = "\
    SELECT 1 FROM members JOIN progress USING (table_id) JOIN tables ON id = table_id \
    WHERE person = ?1 AND finished AND game = ?2 LIMIT 1";
const RUNNING_OF: &str = "SELECT count(*) FROM progress WHERE host = ?1 AND finished = 0";
const RUNNING: &str =
    "SELECT table_id FROM progress WHERE finished = 0 ORDER BY changed DESC LIMIT ?1";
const INVITATION: &str = "SELECT table_id, seat FROM invitations WHERE hash = ?1";
const PERSON_OF: &str = "SELECT person FROM credentials WHERE hash = ?1";
const HAS_CREDENTIAL: &str = "SELECT 1 FROM credentials WHERE person = ?1 LIMIT 1";
const PRESENCE: &str = "SELECT person, seen FROM presence WHERE table_id = ?1";
const SETTING: &str = "SELECT value FROM settings WHERE name = ?1";
const PAD: &str = "SELECT game, code FROM pads WHERE id = ?1";
const CHECK: &str = "SELECT changes FROM clock";

/// A store in one file. One task writes, several read.
pub struct Sqlite {
    options: SqliteConnectOptions,
    readers: SqlitePool,
    writer: Writer,
    /// Never says anything, as there is no other server. Kept so that listeners do not see an end.
    hints: broadcast::Sender<String>,
    /// The folder of a temporary store goes when the store goes.
    _folder: Option<TempDir>,
}

impl Sqlite {
    /// Opens the database in this file. Makes the file and its folder if they are not there.
    ///
    /// # Errors
    /// If the file cannot be made, or is no such database.
    pub async fn open(path: &Path) -> Result<Self, StoreError> {
        Self::open_by(path, options(path)).await
    }

    async fn open_by(path: &Path, options: SqliteConnectOptions) -> Result<Self, StoreError> {
        let trouble = |error: &dyn std::fmt::Display| {
            StoreError::Database(format!("{}: {error}", path.display()))
        };
        file::make_private(path).map_err(|error| trouble(&error))?;
        let options = writing(options);
        let connected = SqliteConnection::connect_with(&options).await;
        let mut connection = connected.map_err(|error| trouble(&error))?;
        migrator(&[
            include_str!("migrations/sqlite-1.sql"),
            include_str!("migrations/sqlite-2.sql"),
            include_str!("migrations/sqlite-3.sql"),
        ])
        .run(&mut connection)
        .await
        .map_err(|error| trouble(&error))?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(self::options(path).read_only(true))
            .await
            .map_err(|error| trouble(&error))?;
        Ok(Self {
            readers,
            writer: Writer::start(options.clone(), connection),
            options,
            hints: broadcast::Sender::new(1),
            _folder: None,
        })
    }

    /// A store in a folder of its own that is deleted with it.
    ///
    /// # Errors
    /// If there is no room for it.
    pub async fn temporary() -> Result<Self, StoreError> {
        let folder = TempDir::new().map_err(|error| StoreError::Database(error.to_string()))?;
        let store = Self::open(&folder.path().join("understory.db")).await?;
        Ok(Self {
            _folder: Some(folder),
            ..store
        })
    }
}

fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .busy_timeout(BUSY)
}

/// For the connection that writes: what it has committed is on disk.
fn writing(options: SqliteConnectOptions) -> SqliteConnectOptions {
    options
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        // What is deleted is overwritten: whoever wants to be forgotten is.
        .pragma("secure_delete", "ON")
        .foreign_keys(true)
}

#[async_trait]
impl Store for Sqlite {
    async fn create(&self, table: &NewTable) -> Result<(), StoreError> {
        let table = table.clone();
        self.writer
            .ask(|to| Box::pin(async move { tables::create(to, &table).await }))
            .await
    }

    async fn load(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        // The header never changes and events only grow: two queries see one table.
        let found: Option<(String, String)> = sqlx::query_as(TABLE)
            .bind(id)
            .fetch_optional(&self.readers)
            .await?;
        let Some((game, header)) = found else {
            return Ok(None);
        };
        let events = self.events_since(id, 0).await?;
        Ok(Some(StoredTable {
            game,
            header,
            events,
        }))
    }

    async fn events_since(&self, id: &str, version: u64) -> Result<Vec<String>, StoreError> {
        Ok(sqlx::query_scalar(EVENTS)
            .bind(id)
            .bind(signed(version)?)
            .fetch_all(&self.readers)
            .await?)
    }

    async fn append(&self, id: &str, version: u64, change: &Change) -> Result<(), StoreError> {
        let (id, version, change) = (id.to_owned(), signed(version)?, change.clone());
        self.writer
            .ask(move |to| Box::pin(async move { tables::append(to, &id, version, &change).await }))
            .await
    }

    async fn tables_of(&self, person: &str, limit: u32) -> Result<Vec<Listed>, StoreError> {
        let rows: Vec<(String, String, String, i64, bool)> = sqlx::query_as(TABLES_OF)
            .bind(person)
            .bind(limit)
            .fetch_all(&self.readers)
            .await?;
        Ok(rows.into_iter().map(Listed::from).collect())
    }

    async fn has_finished(&self, person: &str, game: &str) -> Result<bool, StoreError> {
        let found: Option<i64> = sqlx::query_scalar(HAS_FINISHED)
            .bind(person)
            .bind(game)
            .fetch_optional(&self.readers)
            .await?;
        Ok(found.is_some())
    }

    async fn running_of(&self, host: &str) -> Result<u32, StoreError> {
        Ok(sqlx::query_scalar(RUNNING_OF)
            .bind(host)
            .fetch_one(&self.readers)
            .await?)
    }

    async fn running(&self, limit: u32) -> Result<Vec<String>, StoreError> {
        Ok(sqlx::query_scalar(RUNNING)
            .bind(limit)
            .fetch_all(&self.readers)
            .await?)
    }

    async fn invitation(&self, hash: &[u8]) -> Result<Option<(String, u8)>, StoreError> {
        Ok(sqlx::query_as(INVITATION)
            .bind(hash)
            .fetch_optional(&self.readers)
            .await?)
    }

    async fn add_credential(&self, hash: &[u8], person: &str, now: Time) -> Result<(), StoreError> {
        let (hash, person) = (hash.to_owned(), person.to_owned());
        self.writer
            .ask(move |to| {
                Box::pin(async move { people::add_credential(to, &hash, &person, now).await })
            })
            .await
    }

    async fn person_of(&self, hash: &[u8]) -> Result<Option<String>, StoreError> {
        Ok(sqlx::query_scalar(PERSON_OF)
            .bind(hash)
            .fetch_optional(&self.readers)
            .await?)
    }

    async fn has_credential(&self, person: &str) -> Result<bool, StoreError> {
        let found: Option<i64> = sqlx::query_scalar(HAS_CREDENTIAL)
            .bind(person)
            .fetch_optional(&self.readers)
            .await?;
        Ok(found.is_some())
    }

    async fn revoke_others(&self, person: &str, kept: &[u8]) -> Result<(), StoreError> {
        let (person, kept) = (person.to_owned(), kept.to_owned());
        self.writer
            .ask(move |to| Box::pin(async move { people::revoke_others(to, &person, &kept).await }))
            .await
    }

    async fn keep_code(&self, hash: &[u8], person: &str, until: Time) -> Result<(), StoreError> {
        let (hash, person) = (hash.to_owned(), person.to_owned());
        self.writer
            .ask(move |to| {
                Box::pin(async move { people::keep_code(to, &hash, &person, until).await })
            })
            .await
    }

    async fn spend_code(&self, hash: &[u8], now: Time) -> Result<Option<String>, StoreError> {
        let hash = hash.to_owned();
        self.writer
            .ask(move |to| Box::pin(async move { people::spend_code(to, &hash, now).await }))
            .await
    }

    async fn note_presence(&self, seen: &[(String, String)], now: Time) -> Result<(), StoreError> {
        let seen = seen.to_owned();
        self.writer
            .ask(move |to| Box::pin(async move { people::note_presence(to, &seen, now).await }))
            .await
    }

    async fn presence(&self, table: &str) -> Result<Vec<(String, Time)>, StoreError> {
        Ok(sqlx::query_as(PRESENCE)
            .bind(table)
            .fetch_all(&self.readers)
            .await?)
    }

    async fn known_setting(&self, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
        Ok(sqlx::query_scalar(SETTING)
            .bind(name)
            .fetch_optional(&self.readers)
            .await?)
    }

    async fn keep_pad(&self, pad: &StoredPad, now: Time) -> Result<(), StoreError> {
        let pad = pad.clone();
        self.writer
            .ask(move |to| Box::pin(async move { tables::keep_pad(to, &pad, now).await }))
            .await
    }

    async fn pad(&self, id: &str) -> Result<Option<StoredPad>, StoreError> {
        let found: Option<(String, String)> = sqlx::query_as(PAD)
            .bind(id)
            .fetch_optional(&self.readers)
            .await?;
        Ok(found.map(|(game, code)| StoredPad { game, code }))
    }

    fn upkeep(&self) -> &dyn Upkeep {
        self
    }

    fn hints(&self) -> broadcast::Receiver<String> {
        self.hints.subscribe()
    }

    async fn check(&self) -> Result<(), StoreError> {
        sqlx::query(CHECK).fetch_one(&self.readers).await?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Ten thousand stored games must not slow down anything: no query walks through a whole table.
    #[tokio::test]
    async fn every_query_uses_an_index() {
        let store = Sqlite::temporary().await.unwrap();
        for (query, index) in [
            (TABLE, "SEARCH tables USING INDEX"),
            (EVENTS, "SEARCH events USING PRIMARY KEY"),
            (TABLES_OF, "SEARCH members USING PRIMARY KEY"),
            (HAS_FINISHED, "SEARCH members USING PRIMARY KEY"),
            (RUNNING_OF, "SEARCH progress USING COVERING INDEX made_by"),
            // Only as far as the limit, in the index's own order.
            (RUNNING, "SCAN progress USING COVERING INDEX running"),
            (INVITATION, "SEARCH invitations USING PRIMARY KEY"),
            (PERSON_OF, "SEARCH credentials USING PRIMARY KEY"),
            (
                HAS_CREDENTIAL,
                "SEARCH credentials USING COVERING INDEX credentials_of",
            ),
            (PRESENCE, "SEARCH presence USING PRIMARY KEY"),
            (SETTING, "SEARCH settings USING PRIMARY KEY"),
            (PAD, "SEARCH pads USING PRIMARY KEY"),
        ] {
            let plan: Vec<(i64, i64, i64, String)> =
                sqlx::query_as(sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {query}")))
                    .bind("")
                    .bind(1)
                    .fetch_all(&store.readers)
                    .await
                    .unwrap();
            let steps: Vec<&str> = plan.iter().map(|(_, _, _, step)| step.as_str()).collect();
            assert!(
                steps.iter().any(|step| step.starts_with(index)),
                "{query}: {steps:?}"
            );
            let scans = steps.iter().filter(|step| step.starts_with("SCAN")).count();
            assert_eq!(scans, usize::from(index.starts_with("SCAN")), "{steps:?}");
            if query == RUNNING {
                assert_eq!(steps.len(), 1, "nothing is sorted: {steps:?}");
            }
        }
    }

    fn pad(number: usize, size: usize) -> StoredPad {
        StoredPad {
            game: format!("game-{number}"),
            code: "x".repeat(size),
        }
    }

    /// A full disk is said to be one; reading goes on, and so does writing once there is room.
    #[tokio::test]
    async fn a_full_disk_stops_nothing_for_good() {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("u.db");
        let small = options(&path).pragma("max_page_count", "80");
        let store = Sqlite::open_by(&path, small).await.unwrap();
        let mut kept = Vec::new();
        let full = loop {
            let pad = pad(kept.len(), 3000);
            match store.keep_pad(&pad, 0).await {
                Ok(()) => kept.push(pad.name()),
                Err(error) => break error,
            }
            assert!(kept.len() < 1000, "a few pages are full at some time");
        };
        assert!(matches!(full, StoreError::Full), "{full}");
        assert!(store.pad(&kept[0]).await.unwrap().is_some());
        store.check().await.unwrap();
        let mut broom = SqliteConnection::connect_with(&options(&path))
            .await
            .unwrap();
        sqlx::query("DELETE FROM pads")
            .execute(&mut broom)
            .await
            .unwrap();
        let pad = pad(0, 3000);
        store.keep_pad(&pad, 0).await.unwrap();
        assert_eq!(store.pad(&pad.name()).await.unwrap(), Some(pad));
    }

    /// A failure that ends the whole transaction, as a full disk does, leaves the connection in the middle
    /// of nothing. What comes next is written all the same.
    #[tokio::test]
    async fn after_a_failed_commit_another_connection_writes() {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("u.db");
        let store = Sqlite::open(&path).await.unwrap();
        let mut other = SqliteConnection::connect_with(&options(&path))
            .await
            .unwrap();
        sqlx::query(
            "CREATE TRIGGER broken BEFORE INSERT ON pads WHEN new.game = 'game-13' \
             BEGIN SELECT RAISE(ROLLBACK, 'broken on purpose'); END",
        )
        .execute(&mut other)
        .await
        .unwrap();
        for round in 0..3 {
            let error = store.keep_pad(&pad(13, 1), 0).await.unwrap_err();
            assert!(matches!(error, StoreError::Database(_)), "{error}");
            let good = pad(100 + round, 1);
            store.keep_pad(&good, 0).await.unwrap();
            assert_eq!(store.pad(&good.name()).await.unwrap(), Some(good));
        }
    }

    /// One mistake of ours ends neither the writer nor anybody else's game.
    #[tokio::test]
    async fn after_a_panic_another_connection_writes() {
        let store = Sqlite::temporary().await.unwrap();
        for round in 0..3 {
            let half = pad(round, 1);
            let begun = half.clone();
            let panics = store.writer.ask::<(), _>(move |to| {
                Box::pin(async move {
                    tables::keep_pad(to, &begun, 0).await?;
                    panic!("on purpose");
                })
            });
            let error = panics.await.unwrap_err();
            assert!(matches!(error, StoreError::Database(_)), "{error}");
            let good = pad(100 + round, 1);
            store.keep_pad(&good, 0).await.unwrap();
            assert_eq!(store.pad(&good.name()).await.unwrap(), Some(good));
            assert_eq!(store.pad(&half.name()).await.unwrap(), None);
        }
    }

    /// Or else a loss of power would take back what players were told.
    #[tokio::test]
    async fn every_commit_is_synced() {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("u.db");
        file::make_private(&path).unwrap();
        let options = writing(options(&path));
        let mut writing = SqliteConnection::connect_with(&options).await.unwrap();
        let journal: String = sqlx::query_scalar("PRAGMA journal_mode")
            .fetch_one(&mut writing)
            .await
            .unwrap();
        let synchronous: i64 = sqlx::query_scalar("PRAGMA synchronous")
            .fetch_one(&mut writing)
            .await
            .unwrap();
        assert_eq!((journal.as_str(), synchronous), ("wal", 2));
    }
}
