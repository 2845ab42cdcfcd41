//! What a database of an earlier version becomes.

use serde_json::{Value, json};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, Connection, PgConnection, SqlSafeStr, SqliteConnection};
use web::clock::Clock;
use web::store::upkeep::Leftover;
use web::store::{Change, Store};

use crate::Place;

const SQLITE: [&str; 2] = [
    include_str!("../../src/store/migrations/sqlite-1.sql"),
    include_str!("../../src/store/migrations/sqlite-2.sql"),
];
const POSTGRES: [&str; 2] = [
    include_str!("../../src/store/migrations/postgres-1.sql"),
    include_str!("../../src/store/migrations/postgres-2.sql"),
];

/// Tables of an earlier version: each has a friend's seat P2, some with somebody on it already.
/// Also seats whose number begins with another's.
const ROWS: &str = r#"
    INSERT INTO tables (id, game, header) VALUES
        ('free', 'arboretum', '{"game":"arboretum","host":"ada","names":["Ada","Zoé \"Z\""]}'),
        ('taken', 'arboretum', '{"game":"arboretum","host":"ada","names":["",""]}'),
        ('over', 'canopee', '{"game":"canopee","host":"bob","names":["Bob",""]}'),
        ('many', 'arboretum', '{"game":"arboretum","host":"api","names":[]}');
    INSERT INTO progress (table_id, version, finished, changed) VALUES
        ('free', 2, FALSE, 1), ('taken', 2, FALSE, 2), ('over', 1, TRUE, 3), ('many', 1, FALSE, 4);
    INSERT INTO events (table_id, version, event) VALUES
        ('free', 1, 'step * oak-1'), ('free', 2, 'sit P1 ada sit P2 x'),
        ('taken', 1, 'pace fast'), ('taken', 2, 'sit P2 eve Eve'),
        ('over', 1, 'step * oak-1'),
        ('many', 1, 'sit P11 eve Eve');
    INSERT INTO guests (guest, table_id) VALUES
        ('ada', 'free'), ('ada', 'taken'), ('eve', 'taken'), ('bob', 'over');
    INSERT INTO pads (id, game, code) VALUES ('saved', 'arboretum', '1~~__');
    INSERT INTO settings (name, value) VALUES ('cookie-key', HASH1);
    INSERT INTO secrets (hash, table_id, seat) VALUES
        (HASH1, 'free', 1), (HASH2, 'taken', 1), (HASH3, 'over', 1), (HASH4, 'many', 0),
        (HASH5, 'many', 10);
"#;

fn migrator(steps: [&'static str; 2]) -> Migrator {
    let step = |(number, sql): (i64, &'static str)| {
        let (sql, kind) = (sql.into_sql_str(), MigrationType::Simple);
        Migration::new(number, "".into(), kind, sql, false)
    };
    Migrator::with_migrations((1..).zip(steps).map(step).collect())
}

/// The rows with hashes as this database writes bytes.
fn rows(bytes: impl Fn(u8) -> String) -> String {
    (1..=5).fold(ROWS.to_owned(), |rows, hash| {
        rows.replace(&format!("HASH{hash}"), &bytes(hash))
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_takes_over_an_old_database() {
    let place = Place::sqlite();
    let file = std::path::Path::new(&place.address);
    std::fs::create_dir_all(file.parent().unwrap()).unwrap();
    let options = SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(true);
    let mut old = SqliteConnection::connect_with(&options).await.unwrap();
    migrator(SQLITE).run(&mut old).await.unwrap();
    let rows = rows(|hash| format!("x'{}'", hex(hash)));
    sqlx::raw_sql(AssertSqlSafe(rows))
        .execute(&mut old)
        .await
        .unwrap();
    old.close().await.unwrap();
    everything_is_there(&*place.open().await).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL; run by `cargo xtask test`"]
async fn postgres_takes_over_an_old_database() {
    let place = Place::postgres().await;
    let mut old = PgConnection::connect(&place.address).await.unwrap();
    migrator(POSTGRES).run(&mut old).await.unwrap();
    let rows = rows(|hash| format!(r"'\x{}'", hex(hash)));
    sqlx::raw_sql(AssertSqlSafe(rows))
        .execute(&mut old)
        .await
        .unwrap();
    old.close().await.unwrap();
    everything_is_there(&*place.open().await).await;
}

/// The hash of this number: its byte, 32 times.
fn hex(hash: u8) -> String {
    format!("{hash:02x}").repeat(32)
}

async fn everything_is_there(store: &dyn Store) {
    // Only seats at which nobody sits, at tables that are not over.
    for (hash, seat) in [
        (1, Some(("free", 1))),
        (2, None),
        (3, None),
        (4, Some(("many", 0))),
        (5, None),
    ] {
        let seat = seat.map(|(id, seat)| (id.to_owned(), seat));
        let found = store.invitation(&[hash; 32]).await.unwrap();
        assert_eq!(found, seat, "{hash}");
    }
    let listed = store.tables_of("ada", 9).await.unwrap();
    let ids: Vec<&str> = listed.iter().map(|table| table.id.as_str()).collect();
    assert_eq!(ids, ["taken", "free"]);
    let summary: Value = serde_json::from_str(&listed[1].summary).unwrap();
    assert_eq!(summary, json!({"names": ["Ada", "Zoé \"Z\""]}));
    assert_eq!(store.tables_of("eve", 9).await.unwrap()[0].id, "taken");
    assert!(store.has_finished("bob", "canopee").await.unwrap());
    assert_eq!(store.running_of("ada").await.unwrap(), 2);
    assert_eq!(store.running_of("bob").await.unwrap(), 0);
    let kept = store.load("free").await.unwrap().unwrap();
    assert_eq!(kept.events, ["step * oak-1", "sit P1 ada sit P2 x"]);
    let key = store.known_setting("cookie-key").await.unwrap();
    assert_eq!(key, Some(vec![1; 32]));
    // Saved now at the latest: it is not swept as if it had lain there since 1970.
    let old = Clock::default().now() - 60;
    let swept = store.upkeep().sweep(Leftover::Pads, old, 9).await;
    assert_eq!(swept.unwrap(), 0);
    assert!(store.pad("saved").await.unwrap().is_some());
    assert!(!store.has_credential("ada").await.unwrap());
    // And it goes on.
    let sit = Change {
        events: vec!["sit P2 eve Eve".into()],
        spends: Some(vec![1; 32]),
        ..Change::default()
    };
    store.append("free", 2, &sit).await.unwrap();
}
