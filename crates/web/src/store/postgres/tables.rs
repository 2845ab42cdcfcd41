//! What is written of tables and pads.

use sqlx::PgConnection;
use sqlx::postgres::PgPool;

use crate::store::{Change, NewTable, StoreError, StoredPad, Time};

/// Keeps a new table; part of a transaction.
pub async fn create(connection: &mut PgConnection, table: &NewTable) -> Result<(), StoreError> {
    let made = sqlx::query(
        "INSERT INTO tables (id, game, header) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
    )
    .bind(&table.id)
    .bind(&table.game)
    .bind(&table.header)
    .execute(&mut *connection)
    .await?;
    if made.rows_affected() == 0 {
        return Err(StoreError::Exists);
    }
    sqlx::query(
        "INSERT INTO progress (table_id, version, finished, changed, summary, host, made, touched) \
         VALUES ($1, $2, $3, nextval('changes'), $4, $5, $6, $6)",
    )
    .bind(&table.id)
    .bind(table.events.len() as i64)
    .bind(table.over)
    .bind(&table.summary)
    .bind(&table.host)
    .bind(table.now)
    .execute(&mut *connection)
    .await?;
    add_invitations(connection, &table.id, &table.invitations).await?;
    add_events(connection, &table.id, 0, &table.events).await?;
    add_persons(connection, &table.id, &table.persons).await
}

/// Adds a change to a table; part of a transaction.
pub async fn append(
    connection: &mut PgConnection,
    id: &str,
    version: i64,
    change: &Change,
) -> Result<(), StoreError> {
    // Of two who try at once, the second waits here for the first, and then finds another version.
    let moved = sqlx::query(
        "UPDATE progress SET version = version + $3, finished = finished OR $4, \
         changed = nextval('changes'), summary = coalesce($5, summary), \
         touched = greatest(touched, $6) WHERE table_id = $1 AND version = $2",
    )
    .bind(id)
    .bind(version)
    .bind(change.events.len() as i64)
    .bind(change.over)
    .bind(&change.summary)
    .bind(change.now)
    .execute(&mut *connection)
    .await?;
    if moved.rows_affected() == 0 {
        let known: Option<i32> = sqlx::query_scalar("SELECT 1 FROM tables WHERE id = $1")
            .bind(id)
            .fetch_optional(&mut *connection)
            .await?;
        return Err(known.map_or(StoreError::Unknown, |_| StoreError::Conflict));
    }
    if let Some(hash) = &change.spends {
        let spent = sqlx::query("DELETE FROM invitations WHERE hash = $1 AND table_id = $2")
            .bind(hash)
            .bind(id)
            .execute(&mut *connection)
            .await?;
        if spent.rows_affected() == 0 {
            return Err(StoreError::Spent);
        }
    }
    for (_, seat) in &change.invitations {
        sqlx::query("DELETE FROM invitations WHERE table_id = $1 AND seat = $2")
            .bind(id)
            .bind(i16::from(*seat))
            .execute(&mut *connection)
            .await?;
    }
    add_invitations(connection, id, &change.invitations).await?;
    add_events(connection, id, version, &change.events).await?;
    add_persons(connection, id, &change.persons).await
}

async fn add_invitations(
    connection: &mut PgConnection,
    id: &str,
    invitations: &[(Vec<u8>, u8)],
) -> Result<(), StoreError> {
    for (hash, seat) in invitations {
        sqlx::query("INSERT INTO invitations (hash, table_id, seat) VALUES ($1, $2, $3)")
            .bind(hash)
            .bind(id)
            .bind(i16::from(*seat))
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
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

async fn add_persons(
    connection: &mut PgConnection,
    id: &str,
    persons: &[String],
) -> Result<(), StoreError> {
    if persons.is_empty() {
        return Ok(());
    }
    sqlx::query(
        "INSERT INTO members (person, table_id) SELECT person, $1 \
         FROM unnest($2::text[]) AS new (person) ON CONFLICT DO NOTHING",
    )
    .bind(id)
    .bind(persons)
    .execute(connection)
    .await?;
    Ok(())
}

pub async fn keep_pad(pool: &PgPool, pad: &StoredPad, now: Time) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO pads (id, game, code, saved) VALUES ($1, $2, $3, $4) \
         ON CONFLICT (id) DO UPDATE SET saved = greatest(pads.saved, excluded.saved)",
    )
    .bind(pad.name())
    .bind(&pad.game)
    .bind(&pad.code)
    .bind(now)
    .execute(pool)
    .await?;
    Ok(())
}
