//! Tables in one file, by SQLite: the store of a server on its own.

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

use super::{
    Change, Listed, NewTable, Store, StoreError, StoredPad, StoredTable, migrator, signed,
};
use writer::{Work, Writer};

/// Readers never wait for the writer; a few are enough, a query takes well under a millisecond.
const READERS: u32 = 4;

/// Another program may have the file open, to make a copy of it for instance.
const BUSY: Duration = Duration::from_secs(10);

const TABLE: &str = "SELECT game, header FROM tables WHERE id = ?1";
const EVENTS: &str =
    "SELECT event FROM events WHERE table_id = ?1 AND version > ?2 ORDER BY version";
const TABLES_OF: &str = "\
    SELECT id, game, header, version, finished FROM guests \
    JOIN progress USING (table_id) JOIN tables ON id = table_id \
    WHERE guest = ?1 ORDER BY changed DESC LIMIT ?2";
const RUNNING: &str =
    "SELECT table_id FROM progress WHERE finished = 0 ORDER BY changed DESC LIMIT ?1";
const SECRET: &str = "SELECT table_id, seat FROM secrets WHERE hash = ?1";
const PAD: &str = "SELECT game, code FROM pads WHERE id = ?1";

/// A store in one file. One task writes, several read.
pub struct Sqlite {
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
        let trouble = |error: &dyn std::fmt::Display| {
            StoreError::Database(format!("{}: {error}", path.display()))
        };
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).map_err(|error| trouble(&error))?;
        }
        let mut writing = connect(path).await.map_err(|error| trouble(&error))?;
        migrator(&[
            include_str!("migrations/sqlite-1.sql"),
            include_str!("migrations/sqlite-2.sql"),
        ])
        .run(&mut writing)
        .await
        .map_err(|error| trouble(&error))?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options(path).read_only(true))
            .await
            .map_err(|error| trouble(&error))?;
        Ok(Self {
            readers,
            writer: Writer::start(writing),
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

/// The connection that writes: what it has committed is on disk.
async fn connect(path: &Path) -> Result<SqliteConnection, sqlx::Error> {
    let options = options(path)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true);
    SqliteConnection::connect_with(&options).await
}

#[async_trait]
impl Store for Sqlite {
    async fn create(&self, table: &NewTable) -> Result<(), StoreError> {
        self.writer.ask(Work::Create(table.clone())).await?;
        Ok(())
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
        let work = Work::Append(id.to_owned(), signed(version)?, change.clone());
        self.writer.ask(work).await?;
        Ok(())
    }

    async fn tables_of(&self, guest: &str, limit: u32) -> Result<Vec<Listed>, StoreError> {
        let rows: Vec<(String, String, String, i64, bool)> = sqlx::query_as(TABLES_OF)
            .bind(guest)
            .bind(limit)
            .fetch_all(&self.readers)
            .await?;
        Ok(rows.into_iter().map(Listed::from).collect())
    }

    async fn running(&self, limit: u32) -> Result<Vec<String>, StoreError> {
        Ok(sqlx::query_scalar(RUNNING)
            .bind(limit)
            .fetch_all(&self.readers)
            .await?)
    }

    async fn seat_of_secret(&self, hash: &[u8]) -> Result<Option<(String, u8)>, StoreError> {
        Ok(sqlx::query_as(SECRET)
            .bind(hash)
            .fetch_optional(&self.readers)
            .await?)
    }

    async fn setting(&self, name: &str, fresh: &[u8]) -> Result<Vec<u8>, StoreError> {
        let work = Work::Setting(name.to_owned(), fresh.to_owned());
        self.writer.ask(work).await
    }

    async fn keep_pad(&self, id: &str, pad: &StoredPad) -> Result<(), StoreError> {
        let work = Work::Pad(id.to_owned(), pad.clone());
        self.writer.ask(work).await?;
        Ok(())
    }

    async fn pad(&self, id: &str) -> Result<Option<StoredPad>, StoreError> {
        let found: Option<(String, String)> = sqlx::query_as(PAD)
            .bind(id)
            .fetch_optional(&self.readers)
            .await?;
        Ok(found.map(|(game, code)| StoredPad { game, code }))
    }

    fn hints(&self) -> broadcast::Receiver<String> {
        self.hints.subscribe()
    }

    async fn check(&self) -> Result<(), StoreError> {
        self.writer.ask(Work::Check).await?;
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
            (TABLES_OF, "SEARCH guests USING PRIMARY KEY"),
            // Only as far as the limit, in the index's own order.
            (RUNNING, "SCAN progress USING COVERING INDEX running"),
            (SECRET, "SEARCH secrets USING PRIMARY KEY"),
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

    /// Or else a loss of power would take back what players were told.
    #[tokio::test]
    async fn every_commit_is_synced() {
        let folder = TempDir::new().unwrap();
        let mut writing = connect(&folder.path().join("u.db")).await.unwrap();
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
