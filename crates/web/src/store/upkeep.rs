//! [`Upkeep`]: what the operator of a server asks of its store, and what is tidied up by itself.

use async_trait::async_trait;

use super::{Listed, StoreError, Time};

/// Lists, deletes and tidies up. Nothing here is reached from a page.
#[async_trait]
pub trait Upkeep: Send + Sync {
    /// Tables, newest change first, at most `limit`: all, or those that are over, or those that are not.
    ///
    /// # Errors
    /// What is wrong with the database.
    async fn tables(&self, over: Option<bool>, limit: u32) -> Result<Vec<Known>, StoreError>;

    /// Persons and how many tables each made or sits at, most tables first, at most `limit`.
    ///
    /// # Errors
    /// What is wrong with the database.
    async fn persons(&self, limit: u32) -> Result<Vec<(String, u32)>, StoreError>;

    /// The names of all tables that this person made or sits at.
    ///
    /// # Errors
    /// What is wrong with the database.
    async fn tables_with(&self, person: &str) -> Result<Vec<String>, StoreError>;

    /// The persons who made this table or sit at it.
    ///
    /// # Errors
    /// What is wrong with the database.
    async fn persons_at(&self, table: &str) -> Result<Vec<String>, StoreError>;

    /// Deletes a table and all that is known of it; false if there was none.
    ///
    /// # Errors
    /// What is wrong with the database.
    async fn delete_table(&self, id: &str) -> Result<bool, StoreError>;

    /// Writes the texts of a table anew that has exactly `version` events, for somebody who wants their name
    /// to be forgotten: all or nothing, and other servers hear of it.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the table has another version, [`StoreError::Unknown`] if there is
    /// no such table, or what is wrong with the database.
    async fn rewrite(&self, id: &str, version: u64, texts: &Texts) -> Result<(), StoreError>;

    /// Deletes what is known of a person beside the tables: credentials, codes, lists, presence.
    ///
    /// # Errors
    /// What is wrong with the database.
    async fn delete_person(&self, person: &str) -> Result<(), StoreError>;

    /// Ends all credentials and codes of a person; says how many there were.
    ///
    /// # Errors
    /// What is wrong with the database.
    async fn sign_out(&self, person: &str) -> Result<u64, StoreError>;

    /// Forgets a value of this server's own; false if there was none.
    ///
    /// # Errors
    /// What is wrong with the database.
    async fn forget_setting(&self, name: &str) -> Result<bool, StoreError>;

    /// Whoever is kept out.
    ///
    /// # Errors
    /// What is wrong with the database.
    async fn bans(&self) -> Result<Vec<Ban>, StoreError>;

    /// Keeps somebody out from now on.
    ///
    /// # Errors
    /// What is wrong with the database.
    async fn add_ban(&self, ban: &Ban) -> Result<(), StoreError>;

    /// Lets somebody in again; false if they were not kept out.
    ///
    /// # Errors
    /// What is wrong with the database.
    async fn remove_ban(&self, who: &str) -> Result<bool, StoreError>;

    /// Keeps the rendered log of a finished table, in place of an earlier one.
    ///
    /// # Errors
    /// What is wrong with the database.
    async fn keep_record(&self, id: &str, record: &[u8]) -> Result<(), StoreError>;

    /// The rendered log of a finished table.
    ///
    /// # Errors
    /// What is wrong with the database.
    async fn record(&self, id: &str) -> Result<Option<Vec<u8>>, StoreError>;

    /// Finished tables without a rendered log, at most `limit`.
    ///
    /// # Errors
    /// What is wrong with the database.
    async fn unrecorded(&self, limit: u32) -> Result<Vec<String>, StoreError>;

    /// Tables that are not over, at most `limit`: those that have not changed since `abandoned`, and
    /// those at which nothing has happened at all and which were made before `empty`. Logs that were brought
    /// along before `abandoned` are among them, over or not.
    ///
    /// # Errors
    /// What is wrong with the database.
    async fn stale(
        &self,
        empty: Time,
        abandoned: Time,
        limit: u32,
    ) -> Result<Vec<String>, StoreError>;

    /// Deletes what nobody needs any more since before this time, at most `limit` of it; says how many.
    ///
    /// # Errors
    /// What is wrong with the database.
    async fn sweep(&self, what: Leftover, before: Time, limit: u32) -> Result<u64, StoreError>;
}

/// What is left over when nobody uses it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leftover {
    /// Codes whose time is over.
    Codes,
    /// Credentials that were made long ago, and whose person has no table: neither made one, nor sits at
    /// one, nor was seen at one.
    Credentials,
    /// Scoring pads that were last saved long ago.
    Pads,
}

impl Leftover {
    /// The command that both databases know.
    pub(super) fn command(self) -> &'static str {
        match self {
            Leftover::Codes => SWEEP_CODES,
            Leftover::Credentials => SWEEP_CREDENTIALS,
            Leftover::Pads => SWEEP_PADS,
        }
    }
}

/// A table as the operator sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Known {
    /// As in its players' lists.
    pub listed: Listed,
    /// The person who made it.
    pub host: String,
    /// When it was made.
    pub made: Time,
    /// When it last changed.
    pub touched: Time,
}

/// A row: as in a list, then host, made, touched.
pub type KnownRow = (String, String, String, i64, bool, String, Time, Time);

impl From<KnownRow> for Known {
    fn from((id, game, summary, version, over, host, made, touched): KnownRow) -> Self {
        Known {
            listed: (id, game, summary, version, over).into(),
            host,
            made,
            touched,
        }
    }
}

/// What is written of a table in words.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Texts {
    /// The header, as JSON.
    pub header: String,
    /// What a list shows of it, as JSON.
    pub summary: String,
    /// The person who made it.
    pub host: String,
    /// Events that change, by their version.
    pub events: Vec<(u64, String)>,
    /// Events that follow, by which other servers learn of it.
    pub told: Vec<String>,
}

/// Somebody who is kept out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ban {
    /// A person, or an address or network.
    pub who: String,
    /// Since when.
    pub made: Time,
    /// Why, for the operator's own memory.
    pub why: String,
}

// Both databases read these.
pub(super) const TABLES: &str = "\
    SELECT id, game, summary, version, finished, host, made, touched \
    FROM progress JOIN tables ON id = table_id ORDER BY changed DESC LIMIT $1";
pub(super) const TABLES_OVER: &str = "\
    SELECT id, game, summary, version, finished, host, made, touched \
    FROM progress JOIN tables ON id = table_id WHERE finished ORDER BY changed DESC LIMIT $1";
pub(super) const TABLES_RUNNING: &str = "\
    SELECT id, game, summary, version, finished, host, made, touched \
    FROM progress JOIN tables ON id = table_id WHERE NOT finished ORDER BY changed DESC LIMIT $1";
pub(super) const PERSONS: &str = "\
    SELECT person, count(*) AS tables FROM members GROUP BY person ORDER BY tables DESC, person LIMIT $1";
pub(super) const TABLES_WITH: &str =
    "SELECT table_id FROM members WHERE person = $1 ORDER BY table_id";
pub(super) const PERSONS_AT: &str =
    "SELECT person FROM members WHERE table_id = $1 ORDER BY person";
/// In this order: nothing may refer to a table that is gone.
pub(super) const DELETE_TABLE: [&str; 7] = [
    "DELETE FROM events WHERE table_id = $1",
    "DELETE FROM members WHERE table_id = $1",
    "DELETE FROM presence WHERE table_id = $1",
    "DELETE FROM invitations WHERE table_id = $1",
    "DELETE FROM records WHERE table_id = $1",
    "DELETE FROM progress WHERE table_id = $1",
    "DELETE FROM tables WHERE id = $1",
];
pub(super) const REWRITE_HEADER: &str = "UPDATE tables SET header = $2 WHERE id = $1";
pub(super) const REWRITE_SUMMARY: &str =
    "UPDATE progress SET summary = $2, host = $3 WHERE table_id = $1";
pub(super) const REWRITE_EVENT: &str =
    "UPDATE events SET event = $3 WHERE table_id = $1 AND version = $2";
pub(super) const SIGN_OUT: [&str; 2] = [
    "DELETE FROM codes WHERE person = $1",
    "DELETE FROM credentials WHERE person = $1",
];
pub(super) const DELETE_PERSON: [&str; 4] = [
    "DELETE FROM codes WHERE person = $1",
    "DELETE FROM credentials WHERE person = $1",
    "DELETE FROM members WHERE person = $1",
    "DELETE FROM presence WHERE person = $1",
];
pub(super) const FORGET_SETTING: &str = "DELETE FROM settings WHERE name = $1";
pub(super) const BANS: &str = "SELECT who, made, why FROM bans ORDER BY made, who";
pub(super) const ADD_BAN: &str = "\
    INSERT INTO bans (who, made, why) VALUES ($1, $2, $3) \
    ON CONFLICT (who) DO UPDATE SET made = excluded.made, why = excluded.why";
pub(super) const REMOVE_BAN: &str = "DELETE FROM bans WHERE who = $1";
pub(super) const KEEP_RECORD: &str = "\
    INSERT INTO records (table_id, record) SELECT id, $2 FROM tables WHERE id = $1 \
    ON CONFLICT (table_id) DO UPDATE SET record = excluded.record";
pub(super) const RECORD: &str = "SELECT record FROM records WHERE table_id = $1";
pub(super) const UNRECORDED: &str = "\
    SELECT table_id FROM progress WHERE finished AND NOT EXISTS \
    (SELECT 1 FROM records WHERE records.table_id = progress.table_id) LIMIT $1";
const SWEEP_CODES: &str =
    "DELETE FROM codes WHERE hash IN (SELECT hash FROM codes WHERE until < $1 LIMIT $2)";
const SWEEP_CREDENTIALS: &str = "\
    DELETE FROM credentials WHERE hash IN (SELECT hash FROM credentials WHERE made < $1 \
    AND NOT EXISTS (SELECT 1 FROM members WHERE members.person = credentials.person) \
    AND NOT EXISTS (SELECT 1 FROM presence WHERE presence.person = credentials.person) \
    AND NOT EXISTS (SELECT 1 FROM progress WHERE progress.host = credentials.person) LIMIT $2)";
const SWEEP_PADS: &str =
    "DELETE FROM pads WHERE id IN (SELECT id FROM pads WHERE saved < $1 LIMIT $2)";
/// A log that was brought along is over from its beginning on, and nobody's game here. Within a text of the
/// header, a quotation mark would have a stroke before it.
pub(super) const STALE: &str = "\
    SELECT table_id FROM progress JOIN tables ON tables.id = progress.table_id WHERE \
    (NOT finished AND (touched < $2 OR (touched < $1 AND touched = made))) \
    OR (finished AND touched < $2 AND tables.header LIKE '%\"archive\":true%') LIMIT $3";
