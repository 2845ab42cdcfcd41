//! The operator's wishes in PostgreSQL.

use async_trait::async_trait;

use super::{Postgres, hints, nameless, tables};
use crate::store::upkeep::{
    ADD_BAN, BANS, Ban, DELETE_PERSON, DELETE_TABLE, FORGET_SETTING, KEEP_RECORD, Known, KnownRow,
    Leftover, PERSONS, PERSONS_AT, RECORD, REMOVE_BAN, REWRITE_EVENT, REWRITE_HEADER,
    REWRITE_SUMMARY, SIGN_OUT, STALE, TABLES, TABLES_OVER, TABLES_RUNNING, TABLES_WITH, Texts,
    UNRECORDED, Upkeep,
};
use crate::store::{Change, StoreError, Time, signed};

/// Before a table is deleted, so that nobody adds to it meanwhile. In the order in which whoever writes to
/// a table takes them, or one would wait for the other.
const HOLD_TABLE: [&str; 2] = [
    "SELECT 1 FROM progress WHERE table_id = $1 FOR UPDATE",
    "SELECT 1 FROM tables WHERE id = $1 FOR UPDATE",
];

impl Postgres {
    /// Deletes by one name, all or nothing; says how many rows the last of the commands found.
    async fn delete(&self, commands: &[&'static str], name: &str) -> Result<u64, StoreError> {
        if nameless(name) {
            return Ok(0);
        }
        let mut transaction = self.pool.begin().await?;
        let mut found = 0;
        for command in commands {
            let done = sqlx::query(*command)
                .bind(name)
                .execute(&mut *transaction)
                .await?;
            found = done.rows_affected();
        }
        transaction.commit().await?;
        Ok(found)
    }

    async fn names(&self, query: &'static str, name: &str) -> Result<Vec<String>, StoreError> {
        if nameless(name) {
            return Ok(Vec::new());
        }
        Ok(sqlx::query_scalar(query)
            .bind(name)
            .fetch_all(&self.pool)
            .await?)
    }
}

#[async_trait]
impl Upkeep for Postgres {
    async fn tables(&self, over: Option<bool>, limit: u32) -> Result<Vec<Known>, StoreError> {
        let query = match over {
            None => TABLES,
            Some(true) => TABLES_OVER,
            Some(false) => TABLES_RUNNING,
        };
        let rows: Vec<KnownRow> = sqlx::query_as(query)
            .bind(i64::from(limit))
            .fetch_all(&self.pool)
            .await?;
        Ok(rows.into_iter().map(Known::from).collect())
    }

    async fn persons(&self, limit: u32) -> Result<Vec<(String, u32)>, StoreError> {
        let rows: Vec<(String, i64)> = sqlx::query_as(PERSONS)
            .bind(i64::from(limit))
            .fetch_all(&self.pool)
            .await?;
        let count = |count| u32::try_from(count).unwrap_or(u32::MAX);
        Ok(rows.into_iter().map(|(p, n)| (p, count(n))).collect())
    }

    async fn tables_with(&self, person: &str) -> Result<Vec<String>, StoreError> {
        self.names(TABLES_WITH, person).await
    }

    async fn persons_at(&self, table: &str) -> Result<Vec<String>, StoreError> {
        self.names(PERSONS_AT, table).await
    }

    async fn delete_table(&self, id: &str) -> Result<bool, StoreError> {
        let held = [&HOLD_TABLE[..], &DELETE_TABLE[..]].concat();
        Ok(self.delete(&held, id).await? > 0)
    }

    async fn rewrite(&self, id: &str, version: u64, texts: &Texts) -> Result<(), StoreError> {
        if nameless(id) {
            return Err(StoreError::Unknown);
        }
        let version = signed(version)?;
        let told = Change {
            events: texts.told.clone(),
            ..Change::default()
        };
        let mut transaction = self.pool.begin().await?;
        tables::append(&mut transaction, id, version, &told).await?;
        hints::tell(&mut transaction, self.server, id).await?;
        sqlx::query(REWRITE_HEADER)
            .bind(id)
            .bind(&texts.header)
            .execute(&mut *transaction)
            .await?;
        sqlx::query(REWRITE_SUMMARY)
            .bind(id)
            .bind(&texts.summary)
            .bind(&texts.host)
            .execute(&mut *transaction)
            .await?;
        for (version, event) in &texts.events {
            sqlx::query(REWRITE_EVENT)
                .bind(id)
                .bind(signed(*version)?)
                .bind(event)
                .execute(&mut *transaction)
                .await?;
        }
        Ok(transaction.commit().await?)
    }

    async fn delete_person(&self, person: &str) -> Result<(), StoreError> {
        self.delete(&DELETE_PERSON, person).await?;
        Ok(())
    }

    async fn sign_out(&self, person: &str) -> Result<u64, StoreError> {
        self.delete(&SIGN_OUT, person).await
    }

    async fn forget_setting(&self, name: &str) -> Result<bool, StoreError> {
        Ok(self.delete(&[FORGET_SETTING], name).await? > 0)
    }

    async fn bans(&self) -> Result<Vec<Ban>, StoreError> {
        let rows: Vec<(String, Time, String)> = sqlx::query_as(BANS).fetch_all(&self.pool).await?;
        let ban = |(who, made, why)| Ban { who, made, why };
        Ok(rows.into_iter().map(ban).collect())
    }

    async fn add_ban(&self, ban: &Ban) -> Result<(), StoreError> {
        sqlx::query(ADD_BAN)
            .bind(&ban.who)
            .bind(ban.made)
            // Typed by somebody, for somebody to read: nothing is lost with it.
            .bind(ban.why.replace('\0', ""))
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    async fn remove_ban(&self, who: &str) -> Result<bool, StoreError> {
        Ok(self.delete(&[REMOVE_BAN], who).await? > 0)
    }

    async fn keep_record(&self, id: &str, record: &[u8]) -> Result<(), StoreError> {
        if nameless(id) {
            return Ok(());
        }
        sqlx::query(KEEP_RECORD)
            .bind(id)
            .bind(record)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    async fn record(&self, id: &str) -> Result<Option<Vec<u8>>, StoreError> {
        if nameless(id) {
            return Ok(None);
        }
        Ok(sqlx::query_scalar(RECORD)
            .bind(id)
            .fetch_optional(&self.pool)
            .await?)
    }

    async fn unrecorded(&self, limit: u32) -> Result<Vec<String>, StoreError> {
        Ok(sqlx::query_scalar(UNRECORDED)
            .bind(i64::from(limit))
            .fetch_all(&self.pool)
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
            .bind(i64::from(limit))
            .fetch_all(&self.pool)
            .await?)
    }

    async fn sweep(&self, what: Leftover, before: Time, limit: u32) -> Result<u64, StoreError> {
        let swept = sqlx::query(what.command()).bind(before);
        let swept = swept.bind(i64::from(limit)).execute(&self.pool).await?;
        Ok(swept.rows_affected())
    }
}
