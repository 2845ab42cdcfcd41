//! A full disk as players meet it: what is wrong is said, reading goes on, and so does everything once there
//! is room.

use registry::CATALOG;
use std::sync::Arc;
use std::time::Duration;

use reqwest::Response;
use sqlx::Connection;
use sqlx::sqlite::SqliteConnection;
use table::{Phrase, Say};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::watch;

use super::{Sqlite, options};
use crate::clock::Clock;
use crate::connections::{ConnectionPolicy, Patience, answer};
use crate::http::{App, Limits, router};
use crate::live::{BotConfig, Tables};

/// A disk that has room for a few tables.
const PAGES: &str = "120";

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_is_said_and_reading_goes_on() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("u.db");
    let small = options(&path).pragma("max_page_count", PAGES);
    let store = Sqlite::open_by(&path, small).await.unwrap();
    let tables = Tables::new(
        &CATALOG,
        Arc::new(store),
        BotConfig::default(),
        Clock::default(),
    );
    let (_close, closing) = watch::channel(false);
    let app = App::new(tables, Limits::a_second(0), closing)
        .await
        .unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let policy = ConnectionPolicy {
        trusted_proxies: Arc::new([]),
        uncounted: true,
        patience: Patience::default(),
    };
    tokio::spawn(answer(
        listener,
        router(app),
        policy,
        std::future::pending(),
    ));
    let browser = reqwest::Client::builder().cookie_store(true);
    let browser = browser.build().unwrap();
    let url = |path: &str| format!("http://{address}{path}");
    let play = async |browser: &reqwest::Client, lang: &str| -> Response {
        let play = browser.post(url("/play/arboretum"));
        let play = play.header("accept-language", lang);
        play.form(&[("level", "random")]).send().await.unwrap()
    };
    let first = play(&browser, "en").await;
    assert_eq!(first.status(), 200);
    let table = first.url().path().to_string();
    // Somebody looks at their table and does what there is to be done.
    let act = async || -> u16 {
        for _ in 0..500 {
            let page = browser.get(url(&table)).send().await.unwrap();
            assert_eq!(page.status(), 200, "reading goes on");
            let page = page.text().await.unwrap();
            if page.contains("name=\"choice\"") {
                let (_, rest) = page.split_once("data-page=\"").unwrap();
                let (number, _) = rest.split_once('"').unwrap();
                let act = browser.post(url(&format!("{table}/act")));
                let act = act.form(&[("page", number), ("choice", "0")]);
                return act.send().await.unwrap().status().as_u16();
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        panic!("nothing to choose for a long time");
    };
    assert_eq!(act().await, 200);
    // Tables are of different sizes: now and then a small one still finds a gap.
    let stranger = reqwest::Client::new();
    for lang in ["en", "fr"] {
        let mut answers = 0;
        let full = loop {
            let answer = play(&stranger, lang).await;
            if answer.status() != 200 {
                break answer;
            }
            answers += 1;
            assert!(answers < 500, "a few pages are full at some time");
        };
        assert_eq!(full.status(), 503);
        assert!(full.text().await.unwrap().contains(&said(lang)));
    }
    let new = serde_json::json!({ "game": "arboretum", "seats": ["program", "bot:random"] });
    let by_program = loop {
        let by_program = stranger.post(url("/api/tables")).json(&new);
        let answer = by_program.send().await.unwrap();
        if answer.status() != 201 {
            break answer;
        }
    };
    assert_eq!(by_program.status(), 503);
    assert!(
        by_program
            .text()
            .await
            .unwrap()
            .contains("disk of the server is full")
    );
    for path in [&table, "/tables", "/", "/new/arboretum"] {
        let page = browser.get(url(path)).send().await.unwrap();
        assert_eq!(page.status(), 200, "{path}");
    }
    // Somebody makes room.
    let mut broom = SqliteConnection::connect_with(&options(&path))
        .await
        .unwrap();
    let id = table.strip_prefix("/t/").unwrap();
    for rows in ["events", "members", "invitations", "presence"] {
        let delete = format!("DELETE FROM {rows} WHERE table_id <> '{id}'");
        sqlx::raw_sql(sqlx::AssertSqlSafe(delete))
            .execute(&mut broom)
            .await
            .unwrap();
    }
    assert_eq!(act().await, 200);
    assert_eq!(play(&stranger, "en").await.status(), 200);
}

/// What a page says of a full disk, as it stands in it.
fn said(lang: &str) -> String {
    let lang: ui::Lang = lang.parse().unwrap();
    let said = CATALOG.words(lang).say(&Phrase::new("pages-error-full"));
    said.replace('\'', "&#39;")
}
