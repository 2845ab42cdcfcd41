//! The contract of a store, held by each of them: the same suite on SQLite and on PostgreSQL.
#![allow(
    clippy::unwrap_used,
    reason = "a database that does not answer is a failed test"
)]

mod migration;
mod people;
mod postgres;
mod suite;

use std::sync::Arc;
use std::time::Duration;

use sqlx::{Connection, PgConnection, SqliteConnection};
use tempfile::TempDir;
use web::store::{Change, Store, StoreError, open};

/// Where stores are opened, as often as a test likes: as several servers would, or one after another.
struct Place {
    address: String,
    _folder: Option<TempDir>,
}

impl Place {
    fn sqlite() -> Self {
        let folder = TempDir::new().unwrap();
        Self {
            address: format!("{}/new/folder/u.db", folder.path().display()),
            _folder: Some(folder),
        }
    }

    async fn postgres() -> Self {
        Self {
            address: postgres::database().await,
            _folder: None,
        }
    }

    async fn open(&self) -> Arc<dyn Store> {
        open(&self.address).await.unwrap()
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
        servers_agree_on_settings
        lists_are_newest_first_and_limited
        odd_characters_are_kept
        big_tables_are_kept
        checks_are_answered
        pads_are_kept;
    people:
        invitations_lead_to_seats
        an_invitation_is_spent_with_the_event
        an_invitation_opens_its_own_table_only
        a_failed_append_spends_nothing
        one_of_many_sits_down
        a_new_invitation_ends_the_old_one
        credentials_lead_to_persons
        a_code_works_once_and_in_time
        one_of_many_spends_a_code
        presence_is_noted
        a_person_s_tables_are_counted
        summaries_follow_changes;
}

/// It only reads, so it is answered while another program keeps the database to itself.
#[tokio::test(flavor = "multi_thread")]
async fn a_check_waits_for_no_writer() {
    let place = Place::sqlite();
    let store = place.open().await;
    let mut other = SqliteConnection::connect(&place.address).await.unwrap();
    let writing = other.begin_with("BEGIN IMMEDIATE").await.unwrap();
    tokio::time::timeout(Duration::from_secs(5), store.check())
        .await
        .expect("no wait")
        .unwrap();
    drop(writing);
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
