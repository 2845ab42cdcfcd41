//! Tables in a PostgreSQL database, which several servers may share.

use std::str::FromStr;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::PgConnection;
use sqlx::postgres::{PgConnectOptions, PgListener, PgPool, PgPoolOptions};
use tokio::sync::broadcast;
use tokio::task::JoinHandle;

use super::{
    Change, Listed, NewTable, Store, StoreError, StoredPad, StoredTable, migrator, signed,
};

/// One of them listens. A step takes a few milliseconds, so a few carry hundreds of tables.
const CONNECTIONS: u32 = 12;

/// After this long without a free connection the database is called out of reach.
const PATIENCE: Duration = Duration::from_secs(5);

/// Between attempts to listen again.
const PAUSE: Duration = Duration::from_millis(500);

/// Hints that a slow listener may be behind before it misses some: a step of every table of a busy
/// server.
const HINTS: usize = 1024;

/// Where servers tell each other what they have written: their own number and the table's name.
const CHANNEL: &str = "understory";

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
        ])
        .run(&pool)
        .await
        .map_err(|error| StoreError::Database(error.to_string()))?;
        let server = sqlx::query_scalar("SELECT nextval('servers')")
            .fetch_one(&pool)
            .await?;
        let hints = broadcast::Sender::new(HINTS);
        let listener = listener(&pool).await?;
        let listening = tokio::spawn(listen(listener, pool.clone(), server, hints.clone()));
        Ok(Self {
            pool,
            server,
            hints,
            listening,
        })
    }

    /// Tells the other servers, when the transaction is committed.
    async fn tell(&self, id: &str, connection: &mut PgConnection) -> Result<(), StoreError> {
        sqlx::query("SELECT pg_notify($1, $2)")
            .bind(CHANNEL)
            .bind(format!("{} {id}", self.server))
            .execute(connection)
            .await?;
        Ok(())
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.listening.abort();
    }
}

async fn listener(pool: &PgPool) -> Result<PgListener, sqlx::Error> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.eager_reconnect(false);
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

/// Passes on what other servers tell. After any trouble it starts anew until it hears again.
async fn listen(
    mut hearing: PgListener,
    pool: PgPool,
    server: i64,
    hints: broadcast::Sender<String>,
) {
    // Nobody listens: nobody needs it.
    let pass_on = |id: String| _ = hints.send(id);
    loop {
        // Not `recv`, which connects again by itself: what was said meanwhile would be missed.
        while let Ok(Some(heard)) = hearing.try_recv().await {
            if let Some((from, id)) = heard.payload().split_once(' ')
                && from.parse() != Ok(server)
            {
                pass_on(id.to_owned());
            }
        }
        loop {
            tokio::time::sleep(PAUSE).await;
            if let Ok(anew) = listener(&pool).await
                && let Ok(newest) = newest(&pool).await
            {
                hearing = anew;
                newest.into_iter().for_each(pass_on);
                break;
            }
        }
    }
}

/// The tables that changed last: what was missed is among them.
async fn newest(pool: &PgPool) -> Result<Vec<String>, sqlx::Error> {
    sqlx::query_scalar("SELECT table_id FROM progress ORDER BY changed DESC LIMIT $1")
        .bind(HINTS as i64)
        .fetch_all(pool)
        .await
}

/// PostgreSQL's texts hold every character but this one: a name with it is the name of nothing.
fn nameless(name: &str) -> bool {
    name.contains('\0')
}

#[async_trait]
impl Store for Postgres {
    async fn create(&self, table: &NewTable) -> Result<(), StoreError> {
        let mut transaction = self.pool.begin().await?;
        let made = sqlx::query(
            "INSERT INTO tables (id, game, header) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
        )
        .bind(&table.id)
        .bind(&table.game)
        .bind(&table.header)
        .execute(&mut *transaction)
        .await?;
        if made.rows_affected() == 0 {
            return Err(StoreError::Exists);
        }
        sqlx::query(
            "INSERT INTO progress (table_id, version, finished, changed) \
             VALUES ($1, $2, $3, nextval('changes'))",
        )
        .bind(&table.id)
        .bind(table.events.len() as i64)
        .bind(table.over)
        .execute(&mut *transaction)
        .await?;
        for (hash, seat) in &table.secrets {
            sqlx::query("INSERT INTO secrets (hash, table_id, seat) VALUES ($1, $2, $3)")
                .bind(hash)
                .bind(&table.id)
                .bind(i16::from(*seat))
                .execute(&mut *transaction)
                .await?;
        }
        add_events(&mut transaction, &table.id, 0, &table.events).await?;
        add_guests(&mut transaction, &table.id, &table.guests).await?;
        self.tell(&table.id, &mut transaction).await?;
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
        // Of two who try at once, the second waits here for the first, and then finds another version.
        let moved = sqlx::query(
            "UPDATE progress SET version = version + $3, finished = finished OR $4, \
             changed = nextval('changes') WHERE table_id = $1 AND version = $2",
        )
        .bind(id)
        .bind(version)
        .bind(change.events.len() as i64)
        .bind(change.over)
        .execute(&mut *transaction)
        .await?;
        if moved.rows_affected() == 0 {
            let known: Option<i32> = sqlx::query_scalar("SELECT 1 FROM tables WHERE id = $1")
                .bind(id)
                .fetch_optional(&mut *transaction)
                .await?;
            return Err(known.map_or(StoreError::Unknown, |_| StoreError::Conflict));
        }
        add_events(&mut transaction, id, version, &change.events).await?;
        add_guests(&mut transaction, id, &change.guests).await?;
        self.tell(id, &mut transaction).await?;
        Ok(transaction.commit().await?)
    }

    async fn tables_of(&self, guest: &str, limit: u32) -> Result<Vec<Listed>, StoreError> {
        if nameless(guest) {
            return Ok(Vec::new());
        }
        let rows: Vec<(String, String, String, i64, bool)> = sqlx::query_as(
            "SELECT id, game, header, version, finished FROM guests \
             JOIN progress USING (table_id) JOIN tables ON id = table_id \
             WHERE guest = $1 ORDER BY changed DESC LIMIT $2",
        )
        .bind(guest)
        .bind(i64::from(limit))
        .fetch_all(&self.pool)
        .await?;
        Ok(rows.into_iter().map(Listed::from).collect())
    }

    async fn running(&self, limit: u32) -> Result<Vec<String>, StoreError> {
        Ok(sqlx::query_scalar(
            "SELECT table_id FROM progress WHERE NOT finished ORDER BY changed DESC LIMIT $1",
        )
        .bind(i64::from(limit))
        .fetch_all(&self.pool)
        .await?)
    }

    async fn seat_of_secret(&self, hash: &[u8]) -> Result<Option<(String, u8)>, StoreError> {
        let found: Option<(String, i16)> =
            sqlx::query_as("SELECT table_id, seat FROM secrets WHERE hash = $1")
                .bind(hash)
                .fetch_optional(&self.pool)
                .await?;
        // What is kept there was a u8.
        Ok(found.map(|(id, seat)| (id, seat as u8)))
    }

    async fn setting(&self, name: &str, fresh: &[u8]) -> Result<Vec<u8>, StoreError> {
        sqlx::query("INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(name)
            .bind(fresh)
            .execute(&self.pool)
            .await?;
        Ok(
            sqlx::query_scalar("SELECT value FROM settings WHERE name = $1")
                .bind(name)
                .fetch_one(&self.pool)
                .await?,
        )
    }

    async fn keep_pad(&self, id: &str, pad: &StoredPad) -> Result<(), StoreError> {
        let kept = sqlx::query(
            "INSERT INTO pads (id, game, code) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
        )
        .bind(id)
        .bind(&pad.game)
        .bind(&pad.code)
        .execute(&self.pool)
        .await?;
        match kept.rows_affected() {
            0 => Err(StoreError::Exists),
            _ => Ok(()),
        }
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

    fn hints(&self) -> broadcast::Receiver<String> {
        self.hints.subscribe()
    }

    async fn check(&self) -> Result<(), StoreError> {
        // Writes: a database that only reads refuses it.
        sqlx::query("SELECT nextval('changes')")
            .execute(&self.pool)
            .await?;
        Ok(())
    }
}

async fn add_events(
    connection: &mut PgConnection,
    id: &str,
    version: i64,
    events: &[String],
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO events (table_id, version, event) SELECT $1, $2 + number, event \
         FROM unnest($3::text[]) WITH ORDINALITY AS new (event, number)",
    )
    .bind(id)
    .bind(version)
    .bind(events)
    .execute(connection)
    .await?;
    Ok(())
}

async fn add_guests(
    connection: &mut PgConnection,
    id: &str,
    guests: &[String],
) -> Result<(), StoreError> {
    if guests.is_empty() {
        return Ok(());
    }
    sqlx::query(
        "INSERT INTO guests (guest, table_id) SELECT guest, $1 FROM unnest($2::text[]) AS new (guest) \
         ON CONFLICT DO NOTHING",
    )
    .bind(id)
    .bind(guests)
    .execute(connection)
    .await?;
    Ok(())
}
