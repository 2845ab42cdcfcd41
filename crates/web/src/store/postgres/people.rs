//! What is written of people: credentials, codes, and where they are.

use sqlx::PgConnection;
use sqlx::postgres::PgPool;

use super::nameless;
use crate::store::{StoreError, Time};

pub async fn add_credential(
    pool: &PgPool,
    hash: &[u8],
    person: &str,
    now: Time,
) -> Result<(), StoreError> {
    let added = sqlx::query(
        "INSERT INTO credentials (hash, person, made) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
    )
    .bind(hash)
    .bind(person)
    .bind(now)
    .execute(pool)
    .await?;
    match added.rows_affected() {
        0 => Err(StoreError::Exists),
        _ => Ok(()),
    }
}

/// Part of a transaction.
pub async fn revoke_others(
    connection: &mut PgConnection,
    person: &str,
    kept: &[u8],
) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM credentials WHERE person = $1 AND hash <> $2")
        .bind(person)
        .bind(kept)
        .execute(&mut *connection)
        .await?;
    sqlx::query("DELETE FROM codes WHERE person = $1")
        .bind(person)
        .execute(connection)
        .await?;
    Ok(())
}

pub async fn keep_code(
    pool: &PgPool,
    hash: &[u8],
    person: &str,
    until: Time,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO codes (hash, person, until) VALUES ($1, $2, $3) \
         ON CONFLICT (person) DO UPDATE SET hash = excluded.hash, until = excluded.until",
    )
    .bind(hash)
    .bind(person)
    .bind(until)
    .execute(pool)
    .await?;
    Ok(())
}

pub async fn spend_code(
    pool: &PgPool,
    hash: &[u8],
    now: Time,
) -> Result<Option<String>, StoreError> {
    let found: Option<(String, Time)> =
        sqlx::query_as("DELETE FROM codes WHERE hash = $1 RETURNING person, until")
            .bind(hash)
            .fetch_optional(pool)
            .await?;
    Ok(found.and_then(|(person, until)| (now <= until).then_some(person)))
}

pub async fn note_presence(
    pool: &PgPool,
    seen: &[(String, String)],
    now: Time,
) -> Result<(), StoreError> {
    let named = seen
        .iter()
        .filter(|(id, who)| !nameless(id) && !nameless(who));
    let (tables, persons): (Vec<&str>, Vec<&str>) =
        named.map(|(id, who)| (id.as_str(), who.as_str())).unzip();
    // A table may be gone by now. Of two servers' clocks the later one is right. And two servers that
    // write the same rows take them in one order, or each would wait for the other.
    sqlx::query(
        "INSERT INTO presence (table_id, person, seen) \
         SELECT DISTINCT id, person, $3 FROM unnest($1::text[], $2::text[]) AS new (table_id, person) \
         JOIN tables ON id = table_id ORDER BY 1, 2 \
         ON CONFLICT (table_id, person) DO UPDATE SET seen = greatest(presence.seen, excluded.seen)",
    )
    .bind(tables)
    .bind(persons)
    .bind(now)
    .execute(pool)
    .await?;
    Ok(())
}
