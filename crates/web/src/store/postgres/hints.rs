//! What servers that share a database tell each other: which tables they have changed.

use std::time::Duration;

use sqlx::PgConnection;
use sqlx::postgres::{PgListener, PgPool};
use tokio::sync::broadcast;

use crate::store::StoreError;

/// Between attempts to listen again.
const PAUSE: Duration = Duration::from_millis(500);

/// Hints that a slow listener may be behind before it misses some: a step of every table of a busy
/// server.
pub const HINTS: usize = 1024;

/// Where servers tell each other what they have written: their own number and the table's name.
const CHANNEL: &str = "understory";

/// Tells the other servers, when the transaction is committed.
pub async fn tell(connection: &mut PgConnection, server: i64, id: &str) -> Result<(), StoreError> {
    sqlx::query("SELECT pg_notify($1, $2)")
        .bind(CHANNEL)
        .bind(format!("{server} {id}"))
        .execute(connection)
        .await?;
    Ok(())
}

/// Listens from now on.
pub async fn listener(pool: &PgPool) -> Result<PgListener, sqlx::Error> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.eager_reconnect(false);
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

/// Passes on what other servers tell. After any trouble it starts anew until it hears again.
pub async fn listen(
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
