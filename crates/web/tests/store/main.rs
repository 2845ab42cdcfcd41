//! The contract of a store, held by each of them: the same suite on SQLite and on PostgreSQL.
#![allow(
    clippy::unwrap_used,
    reason = "a database that does not answer is a failed test"
)]

mod migration;
mod people;
mod postgres;
mod suite;
mod upkeep;

use registry::CATALOG;
use std::sync::Arc;
use std::time::Duration;

use sqlx::{AssertSqlSafe, Connection, PgConnection, SqliteConnection};
use table::{BySeat, Seat};
use tempfile::TempDir;
use web::clock::Clock;
use web::event::Event;
use web::header::{Header, Plan};
use web::live::{BotConfig, Retention, Table, Tables};
use web::store::{Change, Store, StoreError, open};

/// Where stores are opened, as often as a test likes: as several servers would, or one after another.
struct Place {
    address: String,
    /// Of an SQLite file.
    folder: Option<TempDir>,
}

impl Place {
    fn sqlite() -> Self {
        let folder = TempDir::new().unwrap();
        Self {
            address: format!("{}/new/folder/u.db", folder.path().display()),
            folder: Some(folder),
        }
    }

    async fn postgres() -> Self {
        Self {
            address: postgres::database().await,
            folder: None,
        }
    }

    async fn open(&self) -> Arc<dyn Store> {
        open(&self.address).await.unwrap()
    }

    /// Bytes as the database writes them.
    fn bytes(&self, hex: &str) -> String {
        match self.folder {
            Some(_) => format!("x'{hex}'"),
            None => format!(r"'\x{hex}'"),
        }
    }

    /// Past the store, as an earlier version may have written something.
    async fn execute(&self, sql: &str) {
        let sql = AssertSqlSafe(sql.to_owned());
        if self.folder.is_some() {
            let mut database = SqliteConnection::connect(&self.address).await.unwrap();
            sqlx::raw_sql(sql).execute(&mut database).await.unwrap();
        } else {
            let mut database = PgConnection::connect(&self.address).await.unwrap();
            sqlx::raw_sql(sql).execute(&mut database).await.unwrap();
        }
    }
}

macro_rules! on_both {
    ($($suite:ident: $($test:ident)*;)*) => {
        mod on_sqlite {
            $($(#[tokio::test(flavor = "multi_thread")]
            async fn $test() {
                crate::$suite::$test(&crate::Place::sqlite()).await;
            })*)*
        }
        mod on_postgres {
            $($(#[tokio::test(flavor = "multi_thread")]
            #[ignore = "needs PostgreSQL; run by `cargo xtask test`"]
            async fn $test() {
                crate::$suite::$test(&crate::Place::postgres().await).await;
            })*)*
        }
    };
}

on_both! {
    suite:
        a_table_is_kept
        a_name_is_given_once
        an_append_needs_the_version
        all_or_nothing
        a_version_has_one_winner
        answered_means_others_see_it
        a_failure_disturbs_no_other
        reopened_stores_have_everything
        lists_are_newest_first_and_limited
        odd_characters_are_kept
        big_tables_are_kept
        checks_are_answered
        pads_are_kept
        pads_of_before_are_found;
    people:
        invitations_lead_to_seats
        an_invitation_is_spent_with_the_event
        an_invitation_opens_its_own_table_only
        a_failed_append_spends_nothing
        one_of_many_sits_down
        a_new_invitation_ends_the_old_one
        credentials_lead_to_persons
        signing_out_others_ends_their_code
        a_code_works_once_and_in_time
        one_of_many_spends_a_code
        presence_is_noted
        a_person_s_tables_are_counted
        summaries_follow_changes;
    upkeep:
        the_operator_sees_all_tables
        persons_are_found
        a_deleted_table_leaves_nothing
        a_table_is_deleted_while_others_write
        texts_are_written_anew
        a_person_is_forgotten
        settings_are_known_until_they_are_forgotten
        bans_are_kept
        records_are_kept
        stale_tables_are_found
        leftovers_are_swept;
}

/// It only reads, so it is answered while another program keeps the database to itself.
#[tokio::test(flavor = "multi_thread")]
async fn a_check_of_sqlite_waits_for_no_writer() {
    let place = Place::sqlite();
    let store = place.open().await;
    let mut other = SqliteConnection::connect(&place.address).await.unwrap();
    let writing = other.begin_with("BEGIN IMMEDIATE").await.unwrap();
    tokio::time::timeout(Duration::from_secs(5), store.check())
        .await
        .expect("no wait")
        .unwrap();
    drop(writing);
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL; run by `cargo xtask test`"]
async fn a_check_of_postgres_writes_nothing() {
    let place = Place::postgres().await;
    let store = place.open().await;
    let mut other = PgConnection::connect(&place.address).await.unwrap();
    let changes = "SELECT last_value FROM changes";
    let before: i64 = sqlx::query_scalar(changes)
        .fetch_one(&mut other)
        .await
        .unwrap();
    store.check().await.unwrap();
    let after: i64 = sqlx::query_scalar(changes)
        .fetch_one(&mut other)
        .await
        .unwrap();
    assert_eq!(before, after);
}

#[tokio::test]
async fn sqlite_says_what_is_wrong_with_a_file() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("notes.txt");
    std::fs::write(&path, "These are notes and no database. ".repeat(100)).unwrap();
    for bad in [path.clone(), path.join("below-a-file.db")] {
        let address = bad.to_str().unwrap();
        let error = open(address).await.err().unwrap().to_string();
        assert!(error.contains(address), "{error}");
    }
}

#[tokio::test]
async fn postgres_says_what_is_wrong_with_an_address() {
    for (address, what) in [
        ("postgres://localhost:port/x", "port"),
        (
            "postgres://nobody@localhost/x?host=/nowhere",
            "No such file",
        ),
    ] {
        let error = open(address).await.err().unwrap().to_string();
        assert!(error.contains(what), "{error}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lone_store_has_no_hints() {
    let store = Place::sqlite();
    let store = store.open().await;
    let mut hints = store.hints();
    store.create(&suite::table("t")).await.unwrap();
    assert!(matches!(
        hints.try_recv(),
        Err(tokio::sync::broadcast::error::TryRecvError::Empty)
    ));
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL; run by `cargo xtask test`"]
async fn postgres_servers_hear_of_each_other_only() {
    let place = Place::postgres().await;
    let (one, two) = (place.open().await, place.open().await);
    let (mut of_one, mut of_two) = (one.hints(), two.hints());
    one.create(&suite::table("a b")).await.unwrap();
    assert_eq!(of_two.recv().await.unwrap(), "a b");
    let step = Change {
        events: vec!["step".into()],
        ..Change::default()
    };
    two.append("a b", 1, &step).await.unwrap();
    one.create(&suite::table("other")).await.unwrap();
    // Its own change came before it and is not among them.
    assert_eq!(of_one.recv().await.unwrap(), "a b");
    assert_eq!(of_two.recv().await.unwrap(), "other");
    // Who lost tells nobody.
    let lost = one.append("a b", 1, &step).await;
    assert!(matches!(lost, Err(StoreError::Conflict)), "{lost:?}");
    one.append("a b", 2, &step).await.unwrap();
    assert_eq!(of_two.recv().await.unwrap(), "a b");
    assert!(of_two.try_recv().is_err());
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL; run by `cargo xtask test`"]
async fn postgres_hints_are_not_missed_in_a_cut() {
    let place = Place::postgres().await;
    let (one, two) = (place.open().await, place.open().await);
    let mut hints = two.hints();
    let mut administrator = PgConnection::connect(&place.address).await.unwrap();
    let cut: Vec<bool> = sqlx::query_scalar(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
         WHERE datname = current_database() AND pid <> pg_backend_pid()",
    )
    .fetch_all(&mut administrator)
    .await
    .unwrap();
    assert!(cut.len() >= 2, "both were connected");
    // Said while nobody heard it, perhaps: it is not missed.
    one.create(&suite::table("t")).await.unwrap();
    let patience = Duration::from_secs(60);
    let heard = tokio::time::timeout(patience, hints.recv()).await;
    assert_eq!(heard.expect("a hint").unwrap(), "t");
    // And from then on everything is heard again.
    one.create(&suite::table("u")).await.unwrap();
    let again = async { while hints.recv().await.unwrap() != "u" {} };
    tokio::time::timeout(patience, again).await.expect("a hint");
}

/// Each server has the table open, somebody looks on at the other one: a name that is forgotten at one of them
/// is shown by none.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL; run by `cargo xtask test`"]
async fn a_forgotten_name_is_forgotten_by_all_servers() {
    let place = Place::postgres().await;
    let mut servers = Vec::new();
    for _ in 0..2 {
        let bots = BotConfig::default();
        let tables = Tables::new(&CATALOG, place.open().await, bots, Clock::default());
        tokio::spawn(tables.clone().look_after(Retention::default()));
        servers.push(tables);
    }
    let game = registry::find("arboretum").unwrap().descriptor();
    let plans = BySeat::from_fn(2, |seat| match seat {
        Seat::P1 => Plan::Here,
        _ => Plan::Link {},
    });
    let sit = Event::Sit {
        seat: Seat::P2,
        person: "zoe".to_string(),
        name: "Zoé".to_string(),
    };
    for (host, person, stays) in [
        ("ada", "zoe", ["Ada", ""]),
        ("another", "another", ["", "Zoé"]),
    ] {
        let mut header = Header::new(game, host.to_string(), plans.clone());
        header.names[Seat::P1] = "Ada".to_string();
        let made = servers[0].create(header, Vec::new(), vec![sit.clone()]);
        let id = made.await.unwrap();
        let room = servers[1].room(&id).await.unwrap();
        let names = |table: &Table| {
            let chairs = table.chairs().iter();
            chairs
                .map(|(_, chair)| chair.name.clone())
                .collect::<Vec<_>>()
        };
        assert_eq!(room.read(names), ["Ada", "Zoé"]);
        let mut changes = room.changes();
        let forgotten = servers[0].forget_person(person).await.unwrap();
        assert_eq!((forgotten.unnamed, forgotten.deleted), (1, 0));
        let heard = async {
            while room.read(names) != stays {
                changes.changed().await.unwrap();
            }
        };
        let patience = Duration::from_secs(20);
        tokio::time::timeout(patience, heard).await.expect("a hint");
        room.read(|table| {
            assert!(table.seats_of(person).is_empty());
            assert_ne!(table.header().host, person);
        });
        // It is the same table to all: the game goes on at either.
        let own = servers[0].room(&id).await.unwrap();
        assert_eq!(own.read(names), stays);
        let (one, two) = (own.read(Table::version), room.read(Table::version));
        assert_eq!(one, two);
        let anew = Tables::new(
            &CATALOG,
            place.open().await,
            BotConfig::default(),
            Clock::default(),
        );
        let anew = anew.room(&id).await.unwrap();
        assert_eq!(anew.read(names), stays);
    }
}
