//! The one task that writes. All that waits for it goes into one transaction (group commit): many
//! tables share one sync of the disk. Whoever asked is answered after the commit, never before.

use sqlx::Connection;
use sqlx::sqlite::SqliteConnection;
use tokio::sync::{mpsc, oneshot};

use crate::store::{Change, NewTable, StoreError, StoredPad};

/// When so many wait already, whoever asks next waits until there is room.
const QUEUE: usize = 1024;

/// Not more in one transaction, or the first ones would wait long for the last ones.
const GROUP: usize = 256;

/// Something to be written.
pub enum Work {
    /// A new table.
    Create(NewTable),
    /// Events for a table of this name and version.
    Append(String, i64, Change),
    /// A setting of this name, if there is none. Brings the one that is kept.
    Setting(String, Vec<u8>),
    /// A scoring pad under this name.
    Pad(String, StoredPad),
    /// Only a sign of life.
    Check,
}

/// What the work brought: nothing, but for settings.
type Outcome = Result<Vec<u8>, StoreError>;

struct Job {
    work: Work,
    answer: oneshot::Sender<Outcome>,
}

/// The way to the task, which ends when nobody has it any more.
pub struct Writer {
    jobs: mpsc::Sender<Job>,
}

impl Writer {
    /// Starts the task.
    pub fn start(connection: SqliteConnection) -> Self {
        let (jobs, waiting) = mpsc::channel(QUEUE);
        tokio::spawn(write(connection, waiting));
        Self { jobs }
    }

    /// Has something written and waits until it is on disk.
    pub async fn ask(&self, work: Work) -> Outcome {
        let (answer, outcome) = oneshot::channel();
        if self.jobs.send(Job { work, answer }).await.is_ok()
            && let Ok(outcome) = outcome.await
        {
            return outcome;
        }
        Err(StoreError::Database("the writer has stopped".to_owned()))
    }
}

async fn write(mut connection: SqliteConnection, mut waiting: mpsc::Receiver<Job>) {
    let mut group = Vec::with_capacity(GROUP);
    while waiting.recv_many(&mut group, GROUP).await > 0 {
        let outcomes = match commit(&mut connection, &group).await {
            Ok(outcomes) => outcomes,
            Err(error) => {
                let trouble = error.to_string();
                let failed = |_: &Job| Err(StoreError::Database(trouble.clone()));
                group.iter().map(failed).collect()
            }
        };
        for (job, outcome) in group.drain(..).zip(outcomes) {
            // Whoever does not wait any more need not be told.
            let _ = job.answer.send(outcome);
        }
    }
    // Only tidies up: all that was promised is on disk.
    let _ = connection.close().await;
}

/// Does all of it in one transaction.
async fn commit(
    connection: &mut SqliteConnection,
    group: &[Job],
) -> Result<Vec<Outcome>, sqlx::Error> {
    // Immediate: takes the right to write at once, so that nothing changes after it was looked at.
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut outcomes = Vec::with_capacity(group.len());
    for job in group {
        // A savepoint each: what fails leaves nothing behind and disturbs no other.
        let mut part = transaction.begin().await?;
        let outcome = run(&job.work, &mut part).await;
        match outcome {
            Ok(_) => part.commit().await?,
            Err(_) => part.rollback().await?,
        }
        outcomes.push(outcome);
    }
    transaction.commit().await?;
    Ok(outcomes)
}

async fn run(work: &Work, connection: &mut SqliteConnection) -> Outcome {
    match work {
        Work::Create(table) => create(connection, table).await?,
        Work::Append(id, version, change) => append(connection, id, *version, change).await?,
        Work::Setting(name, fresh) => return setting(connection, name, fresh).await,
        Work::Pad(id, pad) => keep_pad(connection, id, pad).await?,
        Work::Check => _ = tick(connection).await?,
    }
    Ok(Vec::new())
}

async fn create(connection: &mut SqliteConnection, table: &NewTable) -> Result<(), StoreError> {
    let made = sqlx::query(
        "INSERT INTO tables (id, game, header) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING",
    )
    .bind(&table.id)
    .bind(&table.game)
    .bind(&table.header)
    .execute(&mut *connection)
    .await?;
    if made.rows_affected() == 0 {
        return Err(StoreError::Exists);
    }
    let changed = tick(connection).await?;
    sqlx::query(
        "INSERT INTO progress (table_id, version, finished, changed) VALUES (?1, ?2, ?3, ?4)",
    )
    .bind(&table.id)
    .bind(table.events.len() as i64)
    .bind(table.over)
    .bind(changed)
    .execute(&mut *connection)
    .await?;
    for (hash, seat) in &table.secrets {
        sqlx::query("INSERT INTO secrets (hash, table_id, seat) VALUES (?1, ?2, ?3)")
            .bind(hash)
            .bind(&table.id)
            .bind(seat)
            .execute(&mut *connection)
            .await?;
    }
    add_events(connection, &table.id, 0, &table.events).await?;
    add_guests(connection, &table.id, &table.guests).await
}

async fn append(
    connection: &mut SqliteConnection,
    id: &str,
    version: i64,
    change: &Change,
) -> Result<(), StoreError> {
    let changed = tick(connection).await?;
    let moved = sqlx::query(
        "UPDATE progress SET version = version + ?3, finished = finished OR ?4, changed = ?5 \
         WHERE table_id = ?1 AND version = ?2",
    )
    .bind(id)
    .bind(version)
    .bind(change.events.len() as i64)
    .bind(change.over)
    .bind(changed)
    .execute(&mut *connection)
    .await?;
    if moved.rows_affected() == 0 {
        let known: Option<i64> = sqlx::query_scalar("SELECT 1 FROM tables WHERE id = ?1")
            .bind(id)
            .fetch_optional(&mut *connection)
            .await?;
        return Err(known.map_or(StoreError::Unknown, |_| StoreError::Conflict));
    }
    add_events(connection, id, version, &change.events).await?;
    add_guests(connection, id, &change.guests).await
}

async fn add_events(
    connection: &mut SqliteConnection,
    id: &str,
    version: i64,
    events: &[String],
) -> Result<(), StoreError> {
    for (version, event) in (version + 1..).zip(events) {
        sqlx::query("INSERT INTO events (table_id, version, event) VALUES (?1, ?2, ?3)")
            .bind(id)
            .bind(version)
            .bind(event)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

async fn add_guests(
    connection: &mut SqliteConnection,
    id: &str,
    guests: &[String],
) -> Result<(), StoreError> {
    for guest in guests {
        sqlx::query("INSERT INTO guests (guest, table_id) VALUES (?1, ?2) ON CONFLICT DO NOTHING")
            .bind(guest)
            .bind(id)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

async fn keep_pad(
    connection: &mut SqliteConnection,
    id: &str,
    pad: &StoredPad,
) -> Result<(), StoreError> {
    let kept =
        sqlx::query("INSERT INTO pads (id, game, code) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING")
            .bind(id)
            .bind(&pad.game)
            .bind(&pad.code)
            .execute(connection)
            .await?;
    match kept.rows_affected() {
        0 => Err(StoreError::Exists),
        _ => Ok(()),
    }
}

async fn setting(connection: &mut SqliteConnection, name: &str, fresh: &[u8]) -> Outcome {
    sqlx::query("INSERT INTO settings (name, value) VALUES (?1, ?2) ON CONFLICT DO NOTHING")
        .bind(name)
        .bind(fresh)
        .execute(&mut *connection)
        .await?;
    Ok(
        sqlx::query_scalar("SELECT value FROM settings WHERE name = ?1")
            .bind(name)
            .fetch_one(connection)
            .await?,
    )
}

/// Counts one more change.
async fn tick(connection: &mut SqliteConnection) -> Result<i64, StoreError> {
    Ok(
        sqlx::query_scalar("UPDATE clock SET changes = changes + 1 RETURNING changes")
            .fetch_one(connection)
            .await?,
    )
}
