//! The operator's wishes in SQLite.

use async_trait::async_trait;
use sqlx::Connection;
use sqlx::sqlite::SqliteConnection;

use super::{Sqlite, tables};
use crate::store::upkeep::{
    ADD_BAN, BANS, Ban, DELETE_PERSON, DELETE_TABLE, FORGET_SETTING, KEEP_RECORD, Known, KnownRow,
    Leftover, PERSONS, PERSONS_AT, RECORD, REMOVE_BAN, REWRITE_EVENT, REWRITE_HEADER,
    REWRITE_SUMMARY, SIGN_OUT, STALE, TABLES, TABLES_OVER, TABLES_RUNNING, TABLES_WITH, Texts,
    UNRECORDED, Upkeep,
};
use crate::store::{Change, StoreError, Time, signed};

/// Deletes by one name; says how many rows the last of the commands found.
async fn delete(
    to: &mut SqliteConnection,
    commands: &[&'static str],
    name: &str,
) -> Result<u64, StoreError> {
    let mut found = 0;
    for command in commands {
        let done = sqlx::query(*command).bind(name).execute(&mut *to).await?;
        found = done.rows_affected();
    }
    Ok(found)
}

impl Sqlite {
    async fn delete(
        &self,
        commands: &'static [&'static str],
        name: &str,
    ) -> Result<u64, StoreError> {
        let name = name.to_owned();
        self.writer
            .ask(move |to| Box::pin(async move { delete(to, commands, &name).await }))
            .await
    }
}

async fn rewrite(
    to: &mut SqliteConnection,
    id: &str,
    version: i64,
    texts: &Texts,
) -> Result<(), StoreError> {
    let told = Change {
        events: texts.told.clone(),
        ..Change::default()
    };
    tables::append(to, id, version, &told).await?;
    sqlx::query(REWRITE_HEADER)
        .bind(id)
        .bind(&texts.header)
        .execute(&mut *to)
        .await?;
    sqlx::query(REWRITE_SUMMARY)
        .bind(id)
        .bind(&texts.summary)
        .bind(&texts.host)
        .execute(&mut *to)
        .await?;
    for (version, event) in &texts.events {
        sqlx::query(REWRITE_EVENT)
            .bind(id)
            .bind(signed(*version)?)
            .bind(event)
            .execute(&mut *to)
            .await?;
    }
    Ok(())
}

#[async_trait]
impl Upkeep for Sqlite {
    async fn tables(&self, over: Option<bool>, limit: u32) -> Result<Vec<Known>, StoreError> {
        let query = match over {
            None => TABLES,
            Some(true) => TABLES_OVER,
            Some(false) => TABLES_RUNNING,
        };
        let rows: Vec<KnownRow> = sqlx::query_as(query)
            .bind(limit)
            .fetch_all(&self.readers)
            .await?;
        Ok(rows.into_iter().map(Known::from).collect())
    }

    async fn persons(&self, limit: u32) -> Result<Vec<(String, u32)>, StoreError> {
        Ok(sqlx::query_as(PERSONS)
            .bind(limit)
            .fetch_all(&self.readers)
            .await?)
    }

    async fn tables_with(&self, person: &str) -> Result<Vec<String>, StoreError> {
        Ok(sqlx::query_scalar(TABLES_WITH)
            .bind(person)
            .fetch_all(&self.readers)
            .await?)
    }

    async fn persons_at(&self, table: &str) -> Result<Vec<String>, StoreError> {
        Ok(sqlx::query_scalar(PERSONS_AT)
            .bind(table)
            .fetch_all(&self.readers)
            .await?)
    }

    async fn delete_table(&self, id: &str) -> Result<bool, StoreError> {
        Ok(self.delete(&DELETE_TABLE, id).await? > 0)
    }

    async fn rewrite(&self, id: &str, version: u64, texts: &Texts) -> Result<(), StoreError> {
        let (id, version, texts) = (id.to_owned(), signed(version)?, texts.clone());
        self.writer
            .ask(move |to| Box::pin(async move { rewrite(to, &id, version, &texts).await }))
            .await
    }

    async fn delete_person(&self, person: &str) -> Result<(), StoreError> {
        self.delete(&DELETE_PERSON, person).await?;
        // What was there before stands in the write-ahead log until that is written over: not here.
        let mut connection = SqliteConnection::connect_with(&self.options).await?;
        sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)")
            .execute(&mut connection)
            .await?;
        Ok(connection.close().await?)
    }

    async fn sign_out(&self, person: &str) -> Result<u64, StoreError> {
        self.delete(&SIGN_OUT, person).await
    }

    async fn forget_setting(&self, name: &str) -> Result<bool, StoreError> {
        Ok(self.delete(&[FORGET_SETTING], name).await? > 0)
    }

    async fn bans(&self) -> Result<Vec<Ban>, StoreError> {
        let rows: Vec<(String, Time, String)> =
            sqlx::query_as(BANS).fetch_all(&self.readers).await?;
        let ban = |(who, made, why)| Ban { who, made, why };
        Ok(rows.into_iter().map(ban).collect())
    }

    async fn add_ban(&self, ban: &Ban) -> Result<(), StoreError> {
        let ban = ban.clone();
        self.writer
            .ask(move |to| {
                Box::pin(async move {
                    sqlx::query(ADD_BAN)
                        .bind(&ban.who)
                        .bind(ban.made)
                        .bind(&ban.why)
                        .execute(to)
                        .await?;
                    Ok(())
                })
            })
            .await
    }

    async fn remove_ban(&self, who: &str) -> Result<bool, StoreError> {
        Ok(self.delete(&[REMOVE_BAN], who).await? > 0)
    }

    async fn keep_record(&self, id: &str, record: &[u8]) -> Result<(), StoreError> {
        let (id, record) = (id.to_owned(), record.to_owned());
        self.writer
            .ask(move |to| {
                Box::pin(async move {
                    sqlx::query(KEEP_RECORD)
                        .bind(&id)
                        .bind(&record)
                        .execute(to)
                        .await?;
                    Ok(())
                })
            })
            .await
    }

    async fn record(&self, id: &str) -> Result<Option<Vec<u8>>, StoreError> {
        Ok(sqlx::query_scalar(RECORD)
            .bind(id)
            .fetch_optional(&self.readers)
            .await?)
    }

    async fn unrecorded(&self, limit: u32) -> Result<Vec<String>, StoreError> {
        Ok(sqlx::query_scalar(UNRECORDED)
            .bind(limit)
            .fetch_all(&self.readers)
            .await?)
    }

    async fn stale(
        &self,
        empty: Time,
        abandoned: Time,
        limit: u32,
    ) -> Result<Vec<String>, StoreError> {
        Ok(sqlx::query_scalar(STALE)
            .bind(empty)
            .bind(abandoned)
            .bind(limit)
            .fetch_all(&self.readers)
            .await?)
    }

    async fn sweep(&self, what: Leftover, before: Time, limit: u32) -> Result<u64, StoreError> {
        self.writer
            .ask(move |to| {
                Box::pin(async move {
                    let swept = sqlx::query(what.command()).bind(before).bind(limit);
                    Ok(swept.execute(to).await?.rows_affected())
                })
            })
            .await
    }
}
