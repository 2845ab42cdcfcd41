//! What the operator can do, and that nobody else can.
#![allow(
    clippy::unwrap_used,
    reason = "an answer that cannot be read is a failed test"
)]

mod support;

use registry::CATALOG;
use std::sync::Arc;
use std::time::Duration;

use axum_extra::extract::cookie::Key;
use reqwest::Method;
use serde_json::{Value, json};
use support::finished::over;
use support::{Client, Server, TOKEN, folder_with_signing_key, signed_cookie};
use table::BySeat;
use web::clock::Clock;
use web::event::Event;
use web::header::{Header, Plan};
use web::live::{BotConfig, Retention, Table, Tables, Tidied};
use web::store::{NewTable, Sqlite, Store, StoredPad};

const DAY: i64 = 24 * 60 * 60;

async fn status(url: String) -> u16 {
    reqwest::get(url).await.unwrap().status().as_u16()
}

/// A host and a friend at a table, and the table's name.
async fn two(server: &Server) -> (Client, Client, String) {
    let mut host = Client::new(server);
    let fields = [
        ("seats", "2"),
        ("seat-P1", "me"),
        ("name-P1", "Ada"),
        ("seat-P2", "link"),
    ];
    let table = host.post("/new/arboretum", &fields).await;
    let link = table.between("value=\"http://", "\"").unwrap();
    let join = format!("/{}", link.split_once('/').unwrap().1);
    let mut friend = Client::new(server);
    friend.post(&join, &[("name", "Zoé")]).await;
    let id = table.path.strip_prefix("/t/").unwrap().to_string();
    (host, friend, id)
}

/// Who is who: the server's names of host and friend.
async fn persons(server: &Server) -> (String, String) {
    let (_, tables) = server.operate(Method::GET, "/tables", json!({})).await;
    let host = tables[0]["host"].as_str().unwrap().to_string();
    let (_, persons) = server.operate(Method::GET, "/persons", json!({})).await;
    let all: Vec<&str> = persons
        .as_array()
        .unwrap()
        .iter()
        .map(|row| row["person"].as_str().unwrap())
        .collect();
    let friend = all.iter().find(|person| **person != host).unwrap();
    (host.clone(), friend.to_string())
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_reach_nothing_of_the_operators() {
    let server = Server::start().await;
    for path in [
        "/health",
        "/metrics",
        "/operator/status",
        "/operator/tables",
    ] {
        assert_eq!(status(server.url(path)).await, 404, "{path}");
    }
    let own = |path: &str| format!("http://{}{path}", server.operator);
    let health = reqwest::get(own("/health")).await.unwrap();
    assert_eq!(health.text().await.unwrap(), "ok\n");
    assert_eq!(status(own("/metrics")).await, 200);
    for path in ["/operator/status", "/operator/tables", "/operator/persons"] {
        assert_eq!(status(own(path)).await, 403, "{path}");
        let wrong = server.http().get(own(path)).bearer_auth("guess");
        assert_eq!(wrong.send().await.unwrap().status(), 403, "{path}");
        let right = server.http().get(own(path)).bearer_auth(TOKEN);
        assert_eq!(right.send().await.unwrap().status(), 200, "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_announcement_reaches_everybody_at_once() {
    let server = Server::start().await;
    let (mut host, _, id) = two(&server).await;
    let told = "The server restarts at ten <b>sharp</b>.";
    let shown = "The server restarts at ten &lt;b&gt;sharp&lt;/b&gt;.";
    let mut stream = host
        .http
        .get(server.url(&format!("/t/{id}/events")))
        .send()
        .await
        .unwrap();
    let mut heard = String::new();
    while !heard.contains("\n\n") {
        heard += &String::from_utf8_lossy(&stream.chunk().await.unwrap().unwrap());
    }
    assert!(!heard.contains("restarts"));
    let body = json!({ "text": told });
    assert_eq!(
        server.operate(Method::PUT, "/announcement", body).await.0,
        200
    );
    let listening = async {
        while !heard.contains(shown) {
            heard += &String::from_utf8_lossy(&stream.chunk().await.unwrap().unwrap());
        }
    };
    let patience = Duration::from_secs(10);
    tokio::time::timeout(patience, listening)
        .await
        .expect("heard");
    for path in ["/", "/tables", &format!("/t/{id}")] {
        let page = host.get(path).await.body;
        assert_eq!(page.matches(&format!(">{shown}<")).count(), 1, "{path}");
    }
    let (_, now) = server.operate(Method::GET, "/status", json!({})).await;
    assert_eq!(now["announcement"], told);
    let silent = json!({ "text": " " });
    server.operate(Method::PUT, "/announcement", silent).await;
    assert!(!host.get("/").await.body.contains("restarts"));
    let long = json!({ "text": "x".repeat(301) });
    let (status, answer) = server.operate(Method::PUT, "/announcement", long).await;
    assert_eq!(status, 422);
    assert!(
        answer["error"]["fr"].as_str().unwrap().contains("300"),
        "{answer}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_banned_does_not_come_in() {
    let server = Server::start().await;
    let (mut host, mut friend, id) = two(&server).await;
    let (_, zoe) = persons(&server).await;
    let ban = |who: &str| json!({ "who": who, "why": "flood" });
    assert_eq!(server.operate(Method::PUT, "/bans", ban(&zoe)).await.0, 200);
    let path = format!("/t/{id}");
    assert_eq!(friend.get(&path).await.status, 403);
    assert_eq!(friend.get("/").await.status, 403);
    assert_eq!(host.get(&path).await.status, 200);
    // A program with the same credential is the same person.
    let credential = friend.credential().unwrap();
    let view = server
        .http()
        .get(server.url(&format!("/api/tables/{id}/view")));
    assert_eq!(
        view.bearer_auth(credential).send().await.unwrap().status(),
        403
    );
    assert_eq!(
        server
            .operate(Method::PUT, "/bans", ban("127.0.0.1"))
            .await
            .0,
        200
    );
    assert_eq!(host.get("/").await.status, 403);
    assert_eq!(host.get("/assets/style.css").await.status, 403);
    let (_, bans) = server.operate(Method::GET, "/bans", json!({})).await;
    assert_eq!(bans.as_array().unwrap().len(), 2);
    for who in [&zoe, "127.0.0.1"] {
        let path = format!("/bans?who={who}");
        assert_eq!(
            server.operate(Method::DELETE, &path, json!({})).await.0,
            200
        );
        assert_eq!(
            server.operate(Method::DELETE, &path, json!({})).await.0,
            404
        );
    }
    assert_eq!(host.get("/").await.status, 200);
    assert_eq!(friend.get(&path).await.status, 200);
    let (status, _) = server.operate(Method::PUT, "/bans", ban("everybody")).await;
    assert_eq!(status, 422);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_closed_and_deleted_for_good() {
    let server = Server::start().await;
    let (mut host, mut friend, id) = two(&server).await;
    let path = format!("/t/{id}");
    let own = format!("/tables/{id}");
    let close = format!("{own}/close");
    assert_eq!(server.operate(Method::POST, &close, json!({})).await.0, 200);
    for client in [&mut host, &mut friend] {
        let page = client.get(&path).await;
        assert!(page.body.contains("has closed this table"), "{}", page.body);
        let number = page.between("data-page=\"", "\"").unwrap().to_string();
        let act = [("page", number.as_str()), ("choice", "0")];
        assert_eq!(client.post(&format!("{path}/act"), &act).await.status, 409);
    }
    let (_, tables) = server
        .operate(Method::GET, "/tables?over=false", json!({}))
        .await;
    assert_eq!(tables, json!([]));
    assert_eq!(server.operate(Method::DELETE, &own, json!({})).await.0, 200);
    assert_eq!(host.get(&path).await.status, 404);
    assert!(!host.get("/tables").await.body.contains(&id));
    assert_eq!(server.operate(Method::DELETE, &own, json!({})).await.0, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_exports_a_hand_of_a_running_game() {
    let server = Server::start_with(&[over("done", false), over("quiet", true)]).await;
    let (_, _, id) = two(&server).await;
    let export = |id: &str| format!("/tables/{id}/export");
    let (status, answer) = server.operate(Method::GET, &export(&id), json!({})).await;
    assert_eq!(status, 409, "{answer}");
    let (status, done) = server
        .operate(Method::GET, &export("done"), json!({}))
        .await;
    assert_eq!(status, 200);
    assert!(done["log"].as_str().unwrap().contains("arboretum"));
    assert_eq!(
        done["en"].as_array().unwrap().len(),
        done["fr"].as_array().unwrap().len()
    );
    assert_ne!(done["en"], done["fr"]);
    // Where hands stay hidden, they are hidden from the operator too.
    let (status, quiet) = server
        .operate(Method::GET, &export("quiet"), json!({}))
        .await;
    assert_eq!((status, &quiet["log"]), (200, &Value::Null));
    assert_eq!(
        server
            .operate(Method::GET, &export("none"), json!({}))
            .await
            .0,
        404
    );
}

/// A later version of the program does not know the rules any more by which a game was played: what was
/// told of it is still there.
#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_outlives_its_rules() {
    let server = Server::start_with(&[over("done", false), over("unwritten", false)]).await;
    let mut guest = Client::new(&server);
    assert!(guest.get("/t/done").await.body.contains("class=\"ending\""));
    // It is written down by itself soon after the start.
    let mut written = Value::Null;
    for _ in 0..200 {
        let (_, answer) = server
            .operate(Method::GET, "/tables/done/export", json!({}))
            .await;
        written = answer;
        if written["en"].is_array() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let line = written["en"][40].as_str().unwrap().to_string();
    let folder = server.end().await;
    // As if the rules had been changed since.
    let file = folder.path().join("t.sqlite");
    let url = format!("sqlite://{}", file.display());
    let mut database = <sqlx::SqliteConnection as sqlx::Connection>::connect(&url)
        .await
        .unwrap();
    sqlx::query("UPDATE tables SET header = json_set(header, '$.rules', 9999)")
        .execute(&mut database)
        .await
        .unwrap();
    sqlx::query("DELETE FROM records WHERE table_id = 'unwritten'")
        .execute(&mut database)
        .await
        .unwrap();
    sqlx::Connection::close(database).await.unwrap();
    let server = Server::start_in(folder, &[], |_| {}).await;
    let mut guest = Client::new(&server);
    for path in ["/t/done", "/t/done/replay"] {
        let page = guest.get(path).await;
        assert_eq!(page.status, 200);
        assert!(page.body.contains("older rules"), "{}", page.body);
        let shown = line.replace('\'', "&#39;");
        assert!(
            page.body.contains(&line) || page.body.contains(&shown),
            "{line}"
        );
    }
    let log = guest.get("/t/done/log").await;
    assert_eq!(
        (log.status, log.body.trim()),
        (200, written["log"].as_str().unwrap().trim())
    );
    assert_eq!(guest.get("/t/unwritten").await.status, 422);
    // Programs find the result and what was told, too.
    let table: Value = server
        .http()
        .get(server.url("/api/tables/done"))
        .send()
        .await
        .unwrap()
        .json()
        .await
        .unwrap();
    assert_eq!(
        (&table["over"], &table["scores"]),
        (&json!(true), &written["scores"])
    );
    let told = server.http().get(server.url("/api/tables/done/log"));
    let told: Value = told.send().await.unwrap().json().await.unwrap();
    assert_eq!(
        (&told["told"], &told["log"]),
        (&written["en"], &written["log"])
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_is_forgotten_and_the_others_play_on() {
    let server = Server::start().await;
    let (mut host, mut friend, id) = two(&server).await;
    let (_, zoe) = persons(&server).await;
    friend.post("/play/arboretum", &[("level", "random")]).await;
    let path = format!("/t/{id}");
    assert!(host.get(&path).await.body.contains("Zoé"));
    let export = format!("/persons/{zoe}/export");
    let (_, kept) = server.operate(Method::GET, &export, json!({})).await;
    assert_eq!(kept["tables"].as_array().unwrap().len(), 2);
    let (status, done) = server
        .operate(Method::DELETE, &format!("/persons/{zoe}"), json!({}))
        .await;
    assert_eq!(
        (status, &done["deleted"], &done["unnamed"]),
        (200, &json!(1), &json!(1))
    );
    let page = host.get(&path).await;
    assert!(!page.body.contains("Zoé") && page.body.contains("Ada"));
    assert!(!host.get("/tables").await.body.contains("Zoé"));
    assert_eq!(server.operate(Method::GET, &export, json!({})).await.0, 404);
    // The old credential opens nothing.
    let bench = |body: &str| support::between(body, "class=\"hand\"", "</section>").map(str::len);
    assert!(bench(&friend.get(&path).await.body).is_none_or(|long| long < 200));
    // Nothing of the name is left on the disk.
    let folder = server.end().await;
    let holds = |bytes: &[u8], name: &str| bytes.windows(name.len()).any(|b| b == name.as_bytes());
    assert!(holds(
        &std::fs::read(folder.path().join("t.sqlite")).unwrap(),
        "Ada"
    ));
    for file in std::fs::read_dir(folder.path()).unwrap() {
        let path = file.unwrap().path();
        // The database puts its log away when it is closed: that may be now.
        let bytes = std::fs::read(&path).unwrap_or_default();
        assert!(!holds(&bytes, "Zoé"), "{}", path.display());
    }
}

/// What was told of the table names those who sat there, whether it came to its end or was ended.
#[tokio::test(flavor = "multi_thread")]
async fn a_person_is_forgotten_in_the_record_of_a_closed_table() {
    let server = Server::start().await;
    let (mut host, _, id) = two(&server).await;
    let (_, zoe) = persons(&server).await;
    let close = format!("/tables/{id}/close");
    assert_eq!(server.operate(Method::POST, &close, json!({})).await.0, 200);
    let export = format!("/tables/{id}/export");
    let (_, before) = server.operate(Method::GET, &export, json!({})).await;
    assert_eq!(before["names"], json!(["Ada", "Zoé"]));
    let person = format!("/persons/{zoe}");
    let (status, done) = server.operate(Method::DELETE, &person, json!({})).await;
    assert_eq!((status, &done["unnamed"]), (200, &json!(1)));
    assert!(!host.get(&format!("/t/{id}")).await.body.contains("Zoé"));
    // As it is kept, past any server.
    let folder = server.end().await;
    let file = folder.path().join("t.sqlite");
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(&file).await.unwrap());
    let tables = Tables::new(&CATALOG, store, BotConfig::default(), Clock::default());
    let record = tables.kept_record(&id).await.unwrap().unwrap();
    assert_eq!(record.names, ["Ada", ""]);
    let lines = [record.en, record.fr].concat();
    assert!(lines.iter().all(|line| !line.contains("Zoé")));
}

/// Whoever had only a cookie of before, or stole the key, is nobody from then on; also after a new start.
#[tokio::test(flavor = "multi_thread")]
async fn signed_cookies_count_until_their_key_is_forgotten() {
    let key = Key::generate();
    let mut server = Server::start_in(
        folder_with_signing_key(&key).await,
        &[NewTable {
            persons: vec!["abc".to_string()],
            ..over("done", false)
        }],
        |_| {},
    )
    .await;
    let cookie = signed_cookie("abc", &key);
    let knows = async |server: &Server| {
        let ask = server.http().get(server.url("/tables"));
        let answer = ask.header("cookie", &cookie).send().await.unwrap();
        assert_eq!(answer.status(), 200);
        answer.text().await.unwrap().contains("/t/done")
    };
    assert!(knows(&server).await);
    for forgotten in [true, false] {
        let (status, answer) = server
            .operate(Method::DELETE, "/signing-key", json!({}))
            .await;
        assert_eq!((status, &answer["forgotten"]), (200, &json!(forgotten)));
        assert!(!knows(&server).await);
    }
    server = Server::start_in(server.end().await, &[], |_| {}).await;
    assert!(!knows(&server).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_phone_is_signed_out() {
    let server = Server::start().await;
    let (_, mut friend, id) = two(&server).await;
    let (_, zoe) = persons(&server).await;
    let view = server.url(&format!("/api/tables/{id}/view"));
    let credential = friend.credential().unwrap();
    let ask = || server.http().get(&view).bearer_auth(&credential).send();
    assert_eq!(ask().await.unwrap().status(), 200);
    let (_, done) = server
        .operate(Method::POST, &format!("/persons/{zoe}/sign-out"), json!({}))
        .await;
    assert_eq!(done["ended"], 1);
    assert_eq!(ask().await.unwrap().status(), 403);
    assert_eq!(friend.get(&format!("/t/{id}")).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rate_is_set_while_the_server_runs() {
    let server = Server::start().await;
    let mut guest = Client::new(&server);
    for (rate, expected) in [(1, true), (0, false)] {
        let body = json!({ "rate": rate });
        assert_eq!(server.operate(Method::PUT, "/rate", body).await.0, 200);
        let mut limited = false;
        for _ in 0..100 {
            limited |= guest.get("/").await.status == 429;
        }
        assert_eq!(limited, expected, "{rate}");
    }
}

/// A clock of its own, tables in a store of their own.
async fn tables() -> (Arc<Tables>, Clock) {
    let clock = Clock::default();
    let store: Arc<dyn Store> = Arc::new(Sqlite::temporary().await.unwrap());
    let bots = BotConfig {
        pause: Duration::ZERO,
        at_once: 1,
        ..BotConfig::default()
    };
    (Tables::new(&CATALOG, store, bots, clock.clone()), clock)
}

async fn opened(at: &Arc<Tables>) -> String {
    let game = registry::find("arboretum").unwrap().descriptor();
    let plans = BySeat::from_fn(2, |_| Plan::Here);
    let header = Header::new(game, "host".to_string(), plans);
    at.create(header, Vec::new(), Vec::new()).await.unwrap()
}

async fn act(at: &Arc<Tables>, id: &str) {
    let room = at.room(id).await.unwrap();
    let awaited = room.read(|table| table.play().pending().seats());
    let Some(seat) = awaited.iter().next() else {
        return;
    };
    let first = |table: &Table| Ok(table.choices(seat)[0].text.clone());
    at.act(&room, seat, first).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_at_which_nobody_plays_are_swept_and_finished_ones_stay() {
    let (tables, clock) = tables().await;
    let (empty, begun, done) = (
        opened(&tables).await,
        opened(&tables).await,
        opened(&tables).await,
    );
    clock.advance(5);
    act(&tables, &begun).await;
    while !tables.room(&done).await.unwrap().read(Table::over) {
        act(&tables, &done).await;
    }
    let played = tables.room(&done).await.unwrap();
    let (header, steps) = played.read(|table| {
        let steps = table.play().steps().iter().cloned().map(Event::Step);
        (table.header().clone(), steps.collect())
    });
    let header = Header {
        archive: true,
        ..header
    };
    let brought = tables.create(header, Vec::new(), steps).await.unwrap();
    let retention = Retention::default();
    let there = async |id: &str| tables.store().load(id).await.unwrap().is_some();
    clock.advance(6 * DAY);
    let tidied = tables.tidy(retention).await.unwrap();
    assert_eq!(tidied.deleted, 0);
    clock.advance(2 * DAY);
    let tidied = tables.tidy(retention).await.unwrap();
    assert_eq!(tidied.deleted, 1);
    assert!(!there(&empty).await && there(&begun).await);
    clock.advance(180 * DAY);
    tables.tidy(retention).await.unwrap();
    assert!(!there(&begun).await && there(&done).await);
    assert!(!there(&brought).await, "a log is no game of this server");
    assert!(tables.kept_record(&done).await.unwrap().is_some());
    assert_eq!(tables.tidy(retention).await.unwrap(), Tidied::default());
    // For ever, if the operator says so.
    let kept = opened(&tables).await;
    clock.advance(10_000 * DAY);
    let ever = Retention {
        empty: None,
        abandoned: None,
        persons: None,
        pads: None,
    };
    assert_eq!(tables.tidy(ever).await.unwrap().deleted, 0);
    assert!(there(&kept).await);
}

/// A header that cannot be read, an event that is none: whatever is wrong with one table, the others are
/// tidied up, and it can be deleted.
#[tokio::test(flavor = "multi_thread")]
async fn a_broken_table_keeps_none_waiting() {
    let (tables, clock) = tables().await;
    let store = tables.store();
    let now = clock.now();
    for (id, header, event, over) in [
        ("a-header", "none", "", true),
        ("b-event", "", "dance P1", true),
        ("c-stale", "none", "", false),
        ("d-stale", "", "dance P1", false),
    ] {
        let mut broken = NewTable {
            over,
            now,
            ..support::finished::over(id, false)
        };
        broken.host = "mallory".to_string();
        broken.invitations.clear();
        if !header.is_empty() {
            broken.header = header.to_string();
        }
        broken
            .events
            .extend((!event.is_empty()).then(|| event.to_string()));
        store.create(&broken).await.unwrap();
    }
    let good = NewTable {
        now,
        ..over("e-good", false)
    };
    store.create(&good).await.unwrap();
    let stale = opened(&tables).await;
    clock.advance(8 * DAY);
    let tidied = tables.tidy(Retention::default()).await.unwrap();
    assert_eq!((tidied.deleted, tidied.recorded), (3, 1));
    for gone in [&stale, "c-stale", "d-stale"] {
        assert_eq!(store.load(gone).await.unwrap(), None, "{gone}");
    }
    assert!(tables.kept_record("e-good").await.unwrap().is_some());
    // Those that nobody can read stay, but are not read again every hour.
    assert!(store.upkeep().unrecorded(9).await.unwrap().is_empty());
    for broken in ["a-header", "b-event"] {
        assert!(store.load(broken).await.unwrap().is_some());
        assert_eq!(tables.kept_record(broken).await.unwrap(), None);
    }
    assert_eq!(
        tables.tidy(Retention::default()).await.unwrap(),
        Tidied::default()
    );
}

/// Nobody is known for ever by a cookie that was given for nothing, and no saved pad lies there for good.
#[tokio::test(flavor = "multi_thread")]
async fn what_nobody_uses_is_swept() {
    let (tables, clock) = tables().await;
    let store = tables.store();
    let id = opened(&tables).await;
    let pad = StoredPad {
        game: "arboretum".to_string(),
        code: "1~~__".to_string(),
    };
    let now = clock.now();
    store.keep_pad(&pad, now).await.unwrap();
    store.keep_code(&[9; 32], "host", now).await.unwrap();
    for (hash, person) in [(1, "host"), (2, "nobody")] {
        let added = store.add_credential(&[hash; 32], person, now).await;
        added.unwrap();
    }
    clock.advance(5);
    act(&tables, &id).await;
    let retention = Retention {
        abandoned: None,
        ..Retention::default()
    };
    let kept = async || {
        (
            store.has_credential("host").await.unwrap(),
            store.has_credential("nobody").await.unwrap(),
            store.pad(&pad.name()).await.unwrap().is_some(),
        )
    };
    for (days, swept, left) in [
        (1, 1, (true, true, true)),
        (88, 0, (true, true, true)),
        (2, 1, (true, false, true)),
        (5 * 365 - 92, 0, (true, false, true)),
        (2, 1, (true, false, false)),
    ] {
        clock.advance(days * DAY);
        assert_eq!(tables.tidy(retention).await.unwrap().swept, swept);
        assert_eq!(kept().await, left);
    }
}
