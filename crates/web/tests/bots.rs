//! Bots share the machine fairly, wait where nobody is, and stop when nobody wants their answer.
#![allow(
    clippy::unwrap_used,
    reason = "a store that does not work is a failed test"
)]

mod support;

use registry::CATALOG;
use std::sync::Arc;
use std::time::{Duration, Instant};

use search::Level;
use serde_json::json;
use support::{Client, Server};
use table::{BySeat, Seat, Viewer};
use web::clock::Clock;
use web::header::{Header, Plan};
use web::live::{BotConfig, PLAY_ON, Refused, Room, Table, Tables};
use web::store::{Sqlite, Store};

/// Long enough for any machine.
const LONG: Duration = Duration::from_secs(60);

async fn tables(otherwise: impl FnOnce(&mut BotConfig)) -> (Arc<Tables>, Clock) {
    let clock = Clock::default();
    let store: Arc<dyn Store> = Arc::new(Sqlite::temporary().await.unwrap());
    let mut bots = BotConfig {
        pause: Duration::ZERO,
        at_once: 2,
        ..BotConfig::default()
    };
    otherwise(&mut bots);
    (Tables::new(&CATALOG, store, bots, clock.clone()), clock)
}

/// A table of the host's against bots of this level.
async fn against(at: &Arc<Tables>, host: &str, level: Level) -> Arc<Room> {
    open(at, host, level, Plan::Here).await.unwrap()
}

async fn open(
    at: &Arc<Tables>,
    host: &str,
    level: Level,
    first: Plan,
) -> Result<Arc<Room>, Refused> {
    let game = registry::find("arboretum").unwrap().descriptor();
    let bot = Plan::Bot {
        level: level.to_string(),
    };
    let plans = BySeat::from_fn(2, |seat| match seat {
        Seat::P1 => first.clone(),
        _ => bot.clone(),
    });
    let header = Header {
        options: vec![("first-seat".to_string(), "P1".to_string())],
        ..Header::new(game, host.to_string(), plans)
    };
    let id = at.create(header, Vec::new(), Vec::new()).await?;
    at.room(&id).await
}

fn my_turn(table: &Table) -> bool {
    table.over() || table.play().pending().seats().contains(Seat::P1)
}

/// The person's whole turn, by the first choice that there is.
async fn play_turn(at: &Arc<Tables>, room: &Arc<Room>) {
    while !room.read(Table::over) && room.read(my_turn) {
        let first = |table: &Table| Ok(table.choices(Seat::P1)[0].text.clone());
        at.act(room, Seat::P1, first).await.unwrap();
    }
}

/// Waits until the table is like this; says whether it came to that.
async fn waits(room: &Arc<Room>, within: Duration, what: impl Fn(&Table) -> bool) -> bool {
    let mut changes = room.changes();
    let until = changes.wait_for(|_| room.read(&what));
    tokio::time::timeout(within, until).await.is_ok()
}

/// Twelve tables of `ancient` made a turn against `sapling` take a minute.
#[tokio::test(flavor = "multi_thread")]
async fn a_quick_bot_never_waits_for_slow_ones() {
    let (tables, _) = tables(|_| {}).await;
    let mut slow = Vec::new();
    for n in 0..40 {
        let room = against(&tables, &format!("mallory{}", n % 7), Level::Ancient).await;
        play_turn(&tables, &room).await;
        slow.push(room);
    }
    let begun = Instant::now();
    let room = against(&tables, "ada", Level::Sapling).await;
    for _ in 0..3 {
        play_turn(&tables, &room).await;
        assert!(waits(&room, LONG, my_turn).await, "sapling never answers");
    }
    let waited = slow.iter().filter(|room| !room.read(my_turn)).count();
    // Forty turns of `ancient` take minutes: most of them are still to come.
    assert!(waited >= 20, "{waited} of 40 after {:?}", begun.elapsed());
    for room in slow {
        tables.close(room.id()).await.unwrap();
    }
}

/// Whoever has one table does not wait for all of somebody who has thirty.
#[tokio::test(flavor = "multi_thread")]
async fn owners_of_slow_bots_take_turns() {
    let (tables, _) = tables(|_| {}).await;
    let mut many = Vec::new();
    for _ in 0..30 {
        let room = against(&tables, "mallory", Level::Ancient).await;
        play_turn(&tables, &room).await;
        many.push(room);
    }
    let own = against(&tables, "ada", Level::Ancient).await;
    play_turn(&tables, &own).await;
    let before = own.read(Table::version);
    let moved = |table: &Table| table.version() > before;
    assert!(waits(&own, LONG, moved).await, "ancient never answers");
    let waited = many.iter().filter(|room| !room.read(my_turn)).count();
    assert!(waited >= 25, "{waited} of 30");
    for room in many {
        tables.close(room.id()).await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_wait_where_nobody_is() {
    let (tables, clock) = tables(|_| {}).await;
    let room = against(&tables, "ada", Level::Random).await;
    play_turn(&tables, &room).await;
    assert!(waits(&room, LONG, my_turn).await, "she was just there");
    clock.advance(PLAY_ON + 1);
    play_turn(&tables, &room).await;
    let turn = room.read(|table| table.play().len());
    assert!(!waits(&room, Duration::from_millis(300), my_turn).await);
    assert_eq!(room.read(|table| table.play().len()), turn);
    tables.visit(&room, "ada");
    assert!(waits(&room, LONG, my_turn).await, "she is back");
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_bots_alone_are_for_the_operator_to_allow() {
    let bot = || Plan::Bot {
        level: Level::Random.to_string(),
    };
    let (strict, _) = tables(|_| {}).await;
    let refused = open(&strict, "ada", Level::Random, bot()).await;
    assert!(matches!(refused, Err(Refused::OnlyBots)));
    let (free, clock) = tables(|bots| bots.tables_of_bots = true).await;
    let room = open(&free, "ada", Level::Random, bot()).await.unwrap();
    clock.advance(PLAY_ON + 1);
    assert!(
        waits(&room, LONG, Table::over).await,
        "nobody need be there"
    );
    // By the form and by the API.
    let server = Server::start().await;
    let mut guest = Client::new(&server);
    let seats = [
        ("seats", "2"),
        ("seat-P1", "bot:random"),
        ("seat-P2", "bot:random"),
    ];
    assert_eq!(guest.post("/new/arboretum", &seats).await.status, 422);
    let wish = json!({ "game": "arboretum", "seats": ["bot:random", "bot:random"] });
    let wish = server.http().post(server.url("/api/tables")).json(&wish);
    assert_eq!(wish.send().await.unwrap().status(), 422);
}

/// A search that is told to stop answers with what it has.
#[tokio::test(flavor = "multi_thread")]
async fn a_late_bot_is_stopped_and_answers() {
    let (tables, _) = tables(|bots| bots.patience = Duration::from_millis(50)).await;
    let room = against(&tables, "ada", Level::Ancient).await;
    play_turn(&tables, &room).await;
    let begun = Instant::now();
    let before = room.read(Table::version);
    let moved = |table: &Table| table.version() > before;
    assert!(waits(&room, LONG, moved).await, "no answer");
    // It takes three seconds when it is left alone.
    assert!(
        begun.elapsed() < Duration::from_secs(2),
        "{:?}",
        begun.elapsed()
    );
}

/// Threads do not go on thinking for tables that are gone: the next one need not wait for them.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_stops_when_its_table_ends_or_its_seat_is_taken_back() {
    let (tables, _) = tables(|_| {}).await;
    for ends in [true, false] {
        for _ in 0..10 {
            let room = against(&tables, "mallory", Level::Ancient).await;
            play_turn(&tables, &room).await;
            if ends {
                tables.close(room.id()).await.unwrap();
            } else {
                // The person's own seat, for which a bot stands in and then does not.
                let room = against(&tables, "mallory", Level::Random).await;
                let level = Level::Ancient;
                tables
                    .stand_in(&room, "mallory", Seat::P1, level)
                    .await
                    .unwrap();
                tables.take_back(&room, "mallory", Seat::P1).await.unwrap();
                let page = room.read(|table| table.page(Viewer::Seat(Seat::P1)));
                assert!(page > 0);
                tables.close(room.id()).await.unwrap();
            }
        }
        let own = against(&tables, "ada", Level::Ancient).await;
        play_turn(&tables, &own).await;
        let begun = Instant::now();
        let before = own.read(Table::version);
        let moved = |table: &Table| table.version() > before;
        assert!(waits(&own, LONG, moved).await, "no answer");
        // Twenty decisions of three seconds would take a minute.
        assert!(begun.elapsed() < Duration::from_secs(15), "{ends}");
        tables.close(own.id()).await.unwrap();
    }
}
