//! What is written of people: credentials, codes, and where they are. Each of these runs in a
//! transaction of the writer's.

use sqlx::sqlite::SqliteConnection;

use crate::store::{StoreError, Time};

pub async fn add_credential(
    connection: &mut SqliteConnection,
    hash: &[u8],
    person: &str,
    now: Time,
) -> Result<(), StoreError> {
    let added = sqlx::query(
        "INSERT INTO credentials (hash, person, made) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING",
    )
    .bind(hash)
    .bind(person)
    .bind(now)
    .execute(connection)
    .await?;
    match added.rows_affected() {
        0 => Err(StoreError::Exists),
        _ => Ok(()),
    }
}

pub async fn revoke_others(
    connection: &mut SqliteConnection,
    person: &str,
    kept: &[u8],
) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM credentials WHERE person = ?1 AND hash <> ?2")
        .bind(person)
        .bind(kept)
        .execute(&mut *connection)
        .await?;
    sqlx::query("DELETE FROM codes WHERE person = ?1")
        .bind(person)
        .execute(connection)
        .await?;
    Ok(())
}

pub async fn keep_code(
    connection: &mut SqliteConnection,
    hash: &[u8],
    person: &str,
    until: Time,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO codes (hash, person, until) VALUES (?1, ?2, ?3) \
         ON CONFLICT (person) DO UPDATE SET hash = excluded.hash, until = excluded.until",
    )
    .bind(hash)
    .bind(person)
    .bind(until)
    .execute(connection)
    .await?;
    Ok(())
}

pub async fn spend_code(
    connection: &mut SqliteConnection,
    hash: &[u8],
    now: Time,
) -> Result<Option<String>, StoreError> {
    let found: Option<(String, Time)> =
        sqlx::query_as("DELETE FROM codes WHERE hash = ?1 RETURNING person, until")
            .bind(hash)
            .fetch_optional(connection)
            .await?;
    Ok(found.and_then(|(person, until)| (now <= until).then_some(person)))
}

pub async fn note_presence(
    connection: &mut SqliteConnection,
    seen: &[(String, String)],
    now: Time,
) -> Result<(), StoreError> {
    for (table, person) in seen {
        // A table may be gone by now. And of two servers' clocks the later one is right.
        sqlx::query(
            "INSERT INTO presence (table_id, person, seen) \
             SELECT id, ?2, ?3 FROM tables WHERE id = ?1 \
             ON CONFLICT DO UPDATE SET seen = max(seen, excluded.seen)",
        )
        .bind(table)
        .bind(person)
        .bind(now)
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}
