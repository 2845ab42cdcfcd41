//! Tables in a PostgreSQL database, which several servers may share.

mod hints;
mod people;
mod tables;
mod upkeep;

use std::str::FromStr;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use tokio::sync::broadcast;
use tokio::task::JoinHandle;

use super::{
    Change, Listed, NewTable, Store, StoreError, StoredPad, StoredTable, Time, Upkeep, migrator,
    signed,
};

/// One of them listens. A step takes a few milliseconds, so a few carry hundreds of tables.
const CONNECTIONS: u32 = 12;

/// After this long without a free connection the database is called out of reach.
const PATIENCE: Duration = Duration::from_secs(5);

/// A store that several servers may share.
pub struct Postgres {
    pool: PgPool,
    /// This server among those that share the database.
    server: i64,
    hints: broadcast::Sender<String>,
    listening: JoinHandle<()>,
}

impl Postgres {
    /// Connects to the database at this `postgres://` address and makes what is missing in it.
    ///
    /// # Errors
    /// If the address is none, or there is no such database, or it may not be written to.
    pub async fn connect(url: &str) -> Result<Self, StoreError> {
        // On disk is on disk, whatever the database's own default.
        let options = PgConnectOptions::from_str(url)?.options([("synchronous_commit", "on")]);
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(PATIENCE)
            .connect_with(options)
            .await?;
        migrator(&[
            include_str!("migrations/postgres-1.sql"),
            include_str!("migrations/postgres-2.sql"),
            include_str!("migrations/postgres-3.sql"),
        ])
        .run(&pool)
        .await
        .map_err(|error| StoreError::Database(error.to_string()))?;
        let server = sqlx::query_scalar("SELECT nextval('servers')")
            .fetch_one(&pool)
            .await?;
        let sender = broadcast::Sender::new(hints::HINTS);
        let listener = hints::listener(&pool).await?;
        let listening = tokio::spawn(hints::listen(
            listener,
            pool.clone(),
            server,
            sender.clone(),
        ));
        Ok(Self {
            pool,
            server,
            hints: sender,
            listening,
        })
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.listening.abort();
    }
}

/// PostgreSQL's texts hold every character but this one: a name with it is the name of nothing.
fn nameless(name: &str) -> bool {
    name.contains('\0')
}

#[async_trait]
impl Store for Postgres {
    async fn create(&self, table: &NewTable) -> Result<(), StoreError> {
        let mut transaction = self.pool.begin().await?;
        tables::create(&mut transaction, table).await?;
        hints::tell(&mut transaction, self.server, &table.id).await?;
        Ok(transaction.commit().await?)
    }

    async fn load(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        if nameless(id) {
            return Ok(None);
        }
        // The header never changes and events only grow: two queries see one table.
        let found: Option<(String, String)> =
            sqlx::query_as("SELECT game, header FROM tables WHERE id = $1")
                .bind(id)
                .fetch_optional(&self.pool)
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
        if nameless(id) {
            return Ok(Vec::new());
        }
        Ok(sqlx::query_scalar(
            "SELECT event FROM events WHERE table_id = $1 AND version > $2 ORDER BY version",
        )
        .bind(id)
        .bind(signed(version)?)
        .fetch_all(&self.pool)
        .await?)
    }

    async fn append(&self, id: &str, version: u64, change: &Change) -> Result<(), StoreError> {
        if nameless(id) {
            return Err(StoreError::Unknown);
        }
        let version = signed(version)?;
        let mut transaction = self.pool.begin().await?;
        tables::append(&mut transaction, id, version, change).await?;
        hints::tell(&mut transaction, self.server, id).await?;
        Ok(transaction.commit().await?)
    }

    async fn tables_of(&self, person: &str, limit: u32) -> Result<Vec<Listed>, StoreError> {
        if nameless(person) {
            return Ok(Vec::new());
        }
        let rows: Vec<(String, String, String, i64, bool)> = sqlx::query_as(
            "SELECT id, game, summary, version, finished FROM members \
             JOIN progress USING (table_id) JOIN tables ON id = table_id \
             WHERE person = $1 ORDER BY changed DESC LIMIT $2",
        )
        .bind(person)
        .bind(i64::from(limit))
        .fetch_all(&self.pool)
        .await?;
        Ok(rows.into_iter().map(Listed::from).collect())
    }

    async fn has_finished(&self, person: &str, game: &str) -> Result<bool, StoreError> {
        if nameless(person) || nameless(game) {
            return Ok(false);
        }
        Ok(sqlx::query_scalar(
            "SELECT EXISTS (SELECT 1 FROM members \
             JOIN progress USING (table_id) JOIN tables ON id = table_id \
             WHERE person = $1 AND finished AND game = $2)",
        )
        .bind(person)
        .bind(game)
        .fetch_one(&self.pool)
        .await?)
    }

    async fn running_of(&self, host: &str) -> Result<u32, StoreError> {
        if nameless(host) {
            return Ok(0);
        }
        let count: i64 =
            sqlx::query_scalar("SELECT count(*) FROM progress WHERE host = $1 AND NOT finished")
                .bind(host)
                .fetch_one(&self.pool)
                .await?;
        Ok(u32::try_from(count).unwrap_or(u32::MAX))
    }

    async fn running(&self, limit: u32) -> Result<Vec<String>, StoreError> {
        Ok(sqlx::query_scalar(
            "SELECT table_id FROM progress WHERE NOT finished ORDER BY changed DESC LIMIT $1",
        )
        .bind(i64::from(limit))
        .fetch_all(&self.pool)
        .await?)
    }

    async fn invitation(&self, hash: &[u8]) -> Result<Option<(String, u8)>, StoreError> {
        let found: Option<(String, i16)> =
            sqlx::query_as("SELECT table_id, seat FROM invitations WHERE hash = $1")
                .bind(hash)
                .fetch_optional(&self.pool)
                .await?;
        // What is kept there was a u8.
        Ok(found.map(|(id, seat)| (id, seat as u8)))
    }

    async fn add_credential(&self, hash: &[u8], person: &str, now: Time) -> Result<(), StoreError> {
        people::add_credential(&self.pool, hash, person, now).await
    }

    async fn person_of(&self, hash: &[u8]) -> Result<Option<String>, StoreError> {
        Ok(
            sqlx::query_scalar("SELECT person FROM credentials WHERE hash = $1")
                .bind(hash)
                .fetch_optional(&self.pool)
                .await?,
        )
    }

    async fn has_credential(&self, person: &str) -> Result<bool, StoreError> {
        if nameless(person) {
            return Ok(false);
        }
        Ok(
            sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM credentials WHERE person = $1)")
                .bind(person)
                .fetch_one(&self.pool)
                .await?,
        )
    }

    async fn revoke_others(&self, person: &str, kept: &[u8]) -> Result<(), StoreError> {
        let mut transaction = self.pool.begin().await?;
        people::revoke_others(&mut transaction, person, kept).await?;
        Ok(transaction.commit().await?)
    }

    async fn keep_code(&self, hash: &[u8], person: &str, until: Time) -> Result<(), StoreError> {
        people::keep_code(&self.pool, hash, person, until).await
    }

    async fn spend_code(&self, hash: &[u8], now: Time) -> Result<Option<String>, StoreError> {
        people::spend_code(&self.pool, hash, now).await
    }

    async fn note_presence(&self, seen: &[(String, String)], now: Time) -> Result<(), StoreError> {
        people::note_presence(&self.pool, seen, now).await
    }

    async fn presence(&self, table: &str) -> Result<Vec<(String, Time)>, StoreError> {
        if nameless(table) {
            return Ok(Vec::new());
        }
        Ok(
            sqlx::query_as("SELECT person, seen FROM presence WHERE table_id = $1")
                .bind(table)
                .fetch_all(&self.pool)
                .await?,
        )
    }

    async fn known_setting(&self, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
        if nameless(name) {
            return Ok(None);
        }
        Ok(
            sqlx::query_scalar("SELECT value FROM settings WHERE name = $1")
                .bind(name)
                .fetch_optional(&self.pool)
                .await?,
        )
    }

    async fn keep_pad(&self, pad: &StoredPad, now: Time) -> Result<(), StoreError> {
        tables::keep_pad(&self.pool, pad, now).await
    }

    async fn pad(&self, id: &str) -> Result<Option<StoredPad>, StoreError> {
        if nameless(id) {
            return Ok(None);
        }
        let found: Option<(String, String)> =
            sqlx::query_as("SELECT game, code FROM pads WHERE id = $1")
                .bind(id)
                .fetch_optional(&self.pool)
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
        // Only reads, and from our own: a database that was emptied is not there.
        sqlx::query("SELECT last_value FROM changes")
            .fetch_one(&self.pool)
            .await?;
        Ok(())
    }
}
