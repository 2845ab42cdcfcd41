//! What is written of tables and pads. Each of these runs in a transaction of the writer's.

use sqlx::sqlite::SqliteConnection;

use crate::store::{Change, NewTable, StoreError, StoredPad, Time};

pub async fn create(connection: &mut SqliteConnection, table: &NewTable) -> Result<(), StoreError> {
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
        "INSERT INTO progress (table_id, version, finished, changed, summary, host, made, touched) \
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7)",
    )
    .bind(&table.id)
    .bind(table.events.len() as i64)
    .bind(table.over)
    .bind(changed)
    .bind(&table.summary)
    .bind(&table.host)
    .bind(table.now)
    .execute(&mut *connection)
    .await?;
    add_invitations(connection, &table.id, &table.invitations).await?;
    add_events(connection, &table.id, 0, &table.events).await?;
    add_persons(connection, &table.id, &table.persons).await
}

pub async fn append(
    connection: &mut SqliteConnection,
    id: &str,
    version: i64,
    change: &Change,
) -> Result<(), StoreError> {
    let changed = tick(connection).await?;
    let moved = sqlx::query(
        "UPDATE progress SET version = version + ?3, finished = finished OR ?4, changed = ?5, \
         summary = coalesce(?6, summary), touched = max(touched, ?7) \
         WHERE table_id = ?1 AND version = ?2",
    )
    .bind(id)
    .bind(version)
    .bind(change.events.len() as i64)
    .bind(change.over)
    .bind(changed)
    .bind(&change.summary)
    .bind(change.now)
    .execute(&mut *connection)
    .await?;
    if moved.rows_affected() == 0 {
        let known: Option<i64> = sqlx::query_scalar("SELECT 1 FROM tables WHERE id = ?1")
            .bind(id)
            .fetch_optional(&mut *connection)
            .await?;
        return Err(known.map_or(StoreError::Unknown, |_| StoreError::Conflict));
    }
    if let Some(hash) = &change.spends {
        let spent = sqlx::query("DELETE FROM invitations WHERE hash = ?1 AND table_id = ?2")
            .bind(hash)
            .bind(id)
            .execute(&mut *connection)
            .await?;
        if spent.rows_affected() == 0 {
            return Err(StoreError::Spent);
        }
    }
    for (_, seat) in &change.invitations {
        sqlx::query("DELETE FROM invitations WHERE table_id = ?1 AND seat = ?2")
            .bind(id)
            .bind(seat)
            .execute(&mut *connection)
            .await?;
    }
    add_invitations(connection, id, &change.invitations).await?;
    add_events(connection, id, version, &change.events).await?;
    add_persons(connection, id, &change.persons).await
}

async fn add_invitations(
    connection: &mut SqliteConnection,
    id: &str,
    invitations: &[(Vec<u8>, u8)],
) -> Result<(), StoreError> {
    for (hash, seat) in invitations {
        sqlx::query("INSERT INTO invitations (hash, table_id, seat) VALUES (?1, ?2, ?3)")
            .bind(hash)
            .bind(id)
            .bind(seat)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
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

async fn add_persons(
    connection: &mut SqliteConnection,
    id: &str,
    persons: &[String],
) -> Result<(), StoreError> {
    for person in persons {
        sqlx::query(
            "INSERT INTO members (person, table_id) VALUES (?1, ?2) ON CONFLICT DO NOTHING",
        )
        .bind(person)
        .bind(id)
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}

pub async fn keep_pad(
    connection: &mut SqliteConnection,
    pad: &StoredPad,
    now: Time,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO pads (id, game, code, saved) VALUES (?1, ?2, ?3, ?4) \
         ON CONFLICT (id) DO UPDATE SET saved = max(saved, excluded.saved)",
    )
    .bind(pad.name())
    .bind(&pad.game)
    .bind(&pad.code)
    .bind(now)
    .execute(connection)
    .await?;
    Ok(())
}

/// Counts one more change.
async fn tick(connection: &mut SqliteConnection) -> Result<i64, StoreError> {
    Ok(
        sqlx::query_scalar("UPDATE clock SET changes = changes + 1 RETURNING changes")
            .fetch_one(connection)
            .await?,
    )
}
