//! The one task that writes. All that waits for it goes into one transaction (group commit): many
//! tables share one sync of the disk. Whoever asked is answered after the commit, never before.

use std::any::Any;
use std::panic::AssertUnwindSafe;

use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use sqlx::Connection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use crate::store::StoreError;

/// When so many wait already, whoever asks next waits until there is room.
const QUEUE: usize = 1024;

/// Not more in one transaction, or the first ones would wait long for the last ones.
const GROUP: usize = 256;

/// What work brings back, of any type.
type Brought = Box<dyn Any + Send>;

/// Something to be written.
type Work =
    Box<dyn for<'c> FnOnce(&'c mut SqliteConnection) -> BoxFuture<'c, Outcome> + Send + 'static>;

type Outcome = Result<Brought, StoreError>;

struct Job {
    work: Work,
    answer: oneshot::Sender<Outcome>,
}

/// The way to the task, which ends when nobody has it any more.
pub struct Writer {
    jobs: mpsc::Sender<Job>,
}

impl Writer {
    /// Starts the task; by `options` it opens another connection if it must.
    pub fn start(options: SqliteConnectOptions, connection: SqliteConnection) -> Self {
        let (jobs, waiting) = mpsc::channel(QUEUE);
        tokio::spawn(write(options, connection, waiting));
        Self { jobs }
    }

    /// Has something written and waits until it is on disk. What fails leaves nothing behind.
    pub async fn ask<T, W>(&self, work: W) -> Result<T, StoreError>
    where
        T: Send + 'static,
        W: for<'c> FnOnce(&'c mut SqliteConnection) -> BoxFuture<'c, Result<T, StoreError>>
            + Send
            + 'static,
    {
        let work: Work = Box::new(|connection| {
            let working = work(connection);
            Box::pin(async move { Ok(Box::new(working.await?) as Brought) })
        });
        let (answer, outcome) = oneshot::channel();
        let stopped = || StoreError::Database("the writer has stopped".to_owned());
        let sent = self.jobs.send(Job { work, answer }).await;
        sent.map_err(|_| stopped())?;
        let brought = outcome.await.map_err(|_| stopped())??;
        // It is what this very work brought.
        brought.downcast().map(|b| *b).map_err(|_| stopped())
    }
}

/// The task itself. A connection whose commit failed, or whose work panicked, is not trusted any more: it
/// may be left in the middle of a transaction, and then nothing would ever be written again. Another one is
/// opened for the work that comes next.
async fn write(
    options: SqliteConnectOptions,
    connection: SqliteConnection,
    mut waiting: mpsc::Receiver<Job>,
) {
    let mut connection = Some(connection);
    let mut group = Vec::with_capacity(GROUP);
    while waiting.recv_many(&mut group, GROUP).await > 0 {
        let (works, answers): (Vec<_>, Vec<_>) =
            group.drain(..).map(|job| (job.work, job.answer)).unzip();
        let committed = match connection.take() {
            Some(open) => Ok(open),
            None => SqliteConnection::connect_with(&options)
                .await
                .map_err(StoreError::from),
        };
        let committed = match committed {
            Ok(mut open) => {
                let committed = AssertUnwindSafe(commit(&mut open, works)).catch_unwind();
                let committed = committed.await.unwrap_or_else(|_| {
                    let what = "what was to be written has panicked";
                    Err(StoreError::Database(what.to_owned()))
                });
                connection = committed.is_ok().then_some(open);
                committed
            }
            Err(error) => Err(error),
        };
        let outcomes = committed.unwrap_or_else(|error| {
            tracing::error!(%error, "a commit failed");
            answers.iter().map(|_| Err(error.clone())).collect()
        });
        for (answer, outcome) in answers.into_iter().zip(outcomes) {
            // Whoever does not wait any more need not be told.
            let _ = answer.send(outcome);
        }
    }
    // Only tidies up: all that was promised is on disk.
    if let Some(connection) = connection {
        let _ = connection.close().await;
    }
}

/// Does all of it in one transaction.
async fn commit(
    connection: &mut SqliteConnection,
    works: Vec<Work>,
) -> Result<Vec<Outcome>, StoreError> {
    // Immediate: takes the right to write at once, so that nothing changes after it was looked at.
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut outcomes = Vec::with_capacity(works.len());
    for work in works {
        // A savepoint each: what fails leaves nothing behind and disturbs no other.
        let mut part = transaction.begin().await?;
        let outcome = work(&mut part).await;
        match &outcome {
            Ok(_) => part.commit().await?,
            // Some failures, such as a full disk, take the whole transaction with them.
            Err(error) => part.rollback().await.map_err(|_| error.clone())?,
        }
        outcomes.push(outcome);
    }
    transaction.commit().await?;
    Ok(outcomes)
}
