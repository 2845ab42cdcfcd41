//! The one task that writes. All that waits for it goes into one transaction (group commit): many
//! tables share one sync of the disk. Whoever asked is answered after the commit, never before.

use std::any::Any;

use futures_util::future::BoxFuture;
use sqlx::Connection;
use sqlx::sqlite::SqliteConnection;
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
    /// Starts the task.
    pub fn start(connection: SqliteConnection) -> Self {
        let (jobs, waiting) = mpsc::channel(QUEUE);
        tokio::spawn(write(connection, waiting));
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

async fn write(mut connection: SqliteConnection, mut waiting: mpsc::Receiver<Job>) {
    let mut group = Vec::with_capacity(GROUP);
    while waiting.recv_many(&mut group, GROUP).await > 0 {
        let (works, answers): (Vec<_>, Vec<_>) =
            group.drain(..).map(|job| (job.work, job.answer)).unzip();
        let outcomes = match commit(&mut connection, works).await {
            Ok(outcomes) => outcomes,
            Err(error) => {
                let trouble = error.to_string();
                let failed = |_| Err(StoreError::Database(trouble.clone()));
                answers.iter().map(failed).collect()
            }
        };
        for (answer, outcome) in answers.into_iter().zip(outcomes) {
            // Whoever does not wait any more need not be told.
            let _ = answer.send(outcome);
        }
    }
    // Only tidies up: all that was promised is on disk.
    let _ = connection.close().await;
}

/// Does all of it in one transaction.
async fn commit(
    connection: &mut SqliteConnection,
    works: Vec<Work>,
) -> Result<Vec<Outcome>, sqlx::Error> {
    // Immediate: takes the right to write at once, so that nothing changes after it was looked at.
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut outcomes = Vec::with_capacity(works.len());
    for work in works {
        // A savepoint each: what fails leaves nothing behind and disturbs no other.
        let mut part = transaction.begin().await?;
        let outcome = work(&mut part).await;
        match outcome {
            Ok(_) => part.commit().await?,
            Err(_) => part.rollback().await?,
        }
        outcomes.push(outcome);
    }
    transaction.commit().await?;
    Ok(outcomes)
}
