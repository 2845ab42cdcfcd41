//! No step is lost and none is doubled, however the server ends: the real program is killed under
//! load and started again and again, on SQLite and on PostgreSQL; two of them share a database; callers
//! leave before the answer.
//!
//! `UNDERSTORY_CRASHES` sets how often it is killed; `cargo xtask deep` asks for many more than usual.
//! `UNDERSTORY_TEST_SEED` repeats the choices of a run that failed; its seed is in the output.
#![allow(
    clippy::unwrap_used,
    reason = "a server that does not answer is a failed test"
)]

mod http;
mod place;
mod player;
#[path = "../../../web/tests/store/postgres.rs"]
mod postgres;
#[path = "../support/server.rs"]
mod server;

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;
use table::random::{FastRng, Rng, below, fast};
use table::suite::trial::{fresh_seed, how_many};

use http::ask;
use place::{Kept, Place};
use player::{End, Player, open_table};
use server::Server;

/// A table of each game: two seats for players of this test, bots where there is room.
const TABLES: [(&str, &[&str]); 5] = [
    ("arboretum", &["program", "bot:random", "program"]),
    ("canopee", &["bot:seedling", "program", "program"]),
    ("canopy-first", &["program", "program"]),
    ("rainforest", &["program", "program", "bot:random"]),
    ("canopy-city", &["program", "bot:seedling", "program"]),
];

/// How long bots may take to go on; they need milliseconds.
const PATIENCE: Duration = Duration::from_secs(60);

/// Bots are slow enough for their games to live through some crashes.
fn start(place: &Place) -> Server {
    let [option, place] = place.arguments();
    Server::start(
        "127.0.0.1:0",
        &["--bot-pause", "10", "--bot-tables", option, place],
    )
}

/// How often the server is killed.
fn crashes() -> u64 {
    how_many("UNDERSTORY_CRASHES", 5, 50)
}

#[test]
fn sqlite_survives_crashes() {
    crash_again_and_again(&Place::sqlite());
}

#[test]
#[ignore = "needs PostgreSQL; run by `cargo xtask test`"]
fn postgres_survives_crashes() {
    crash_again_and_again(&Place::postgres());
}

fn crash_again_and_again(place: &Place) {
    let seed = fresh_seed();
    let mut rng = fast(seed, 0);
    let mut server = start(place);
    let kept = place.open();
    let mut players = Vec::new();
    let mut bots = Bots::default();
    let mut made = Vec::new();
    for round in 0..crashes() {
        for player in players.iter().filter(|player: &&Player| player.over) {
            kept.replay(&player.table);
        }
        seat_players(server.address, &mut players, &mut rng);
        bots.seat(server.address, &kept);
        let mut watcher = Watcher::of(&players);
        let load = Duration::from_millis(20 + u64::from(below(&mut rng, 230)));
        let to = server.address;
        thread::scope(|scope| {
            for player in &mut players {
                scope.spawn(|| player.play(to));
            }
            scope.spawn(|| watcher.watch(to));
            let (first, promise) = mpsc::channel();
            let maker = scope.spawn(|| make_tables(to, first));
            thread::sleep(load);
            // On a busy machine nothing may have been promised yet: a crash should put some at risk.
            let promised = promise.recv();
            server.kill();
            made.extend(maker.join().unwrap());
            promised.expect("the server makes tables");
        });
        server = start(place);
        eprintln!("crash {round} after {load:?}");
        for player in &mut players {
            player.ask_again(server.address);
            player.compare(&kept);
        }
        watcher.compare(server.address);
        bots.go_on(&kept);
        for id in made.drain(..) {
            assert!(kept.table(&id).is_some(), "table {id} is lost");
        }
    }
    // And all games come to their end.
    thread::scope(|scope| {
        for player in &mut players {
            scope.spawn(|| assert_eq!(player.play(server.address), End::Over));
        }
    });
    for player in &mut players {
        player.compare(&kept);
        kept.replay(&player.table);
    }
    bots.finish(&kept);
}

/// Seats players at a new table for every game that has none or is over.
fn seat_players(to: SocketAddr, players: &mut Vec<Player>, rng: &mut FastRng) {
    players.retain(|player| !player.over);
    for (game, seats) in TABLES {
        if !players.iter().any(|player| player.game == game) {
            let seed = rng.next_u64();
            let (_, new) = open_table(to, game, seats, seed).expect("the server is there");
            players.extend(new);
        }
    }
}

/// Opens tables at which nobody acts until the server is gone. Those it promised.
fn make_tables(to: SocketAddr, first: mpsc::Sender<()>) -> Vec<String> {
    let mut made = Vec::new();
    let mut first = Some(first);
    while let Some((id, _)) = open_table(to, "arboretum", &["program", "program"], 0) {
        made.push(id);
        if let Some(first) = first.take() {
            first.send(()).expect("somebody waits for the first");
        }
        thread::sleep(Duration::from_millis(10));
    }
    made
}

/// Tables at which only bots play. Nobody asks for them: they go on by themselves.
#[derive(Default)]
struct Bots {
    tables: Vec<String>,
}

impl Bots {
    fn seat(&mut self, to: SocketAddr, kept: &Kept) {
        self.tables.retain(|id| kept.runs(id));
        while self.tables.len() < 2 {
            let seats = ["bot:random", "bot:seedling"];
            let (id, _) = open_table(to, "arboretum", &seats, 0).expect("the server is there");
            self.tables.push(id);
        }
    }

    /// Each makes at least one more step.
    fn go_on(&self, kept: &Kept) {
        for id in &self.tables {
            let before = kept.version(id);
            Self::wait(id, || kept.version(id) > before || !kept.runs(id));
        }
    }

    fn finish(&self, kept: &Kept) {
        for id in &self.tables {
            Self::wait(id, || !kept.runs(id));
            kept.replay(id);
        }
    }

    fn wait(id: &str, done: impl Fn() -> bool) {
        let start = Instant::now();
        while !done() {
            assert!(start.elapsed() < PATIENCE, "the bots of {id} do not go on");
            thread::sleep(Duration::from_millis(5));
        }
    }
}

/// Somebody who watches all tables. What it has seen, it sees again after a crash.
struct Watcher {
    /// Page and view of each table when last seen.
    seen: BTreeMap<String, (u64, Value)>,
}

impl Watcher {
    fn of(players: &[Player]) -> Watcher {
        let tables = players.iter().map(|player| player.table.clone());
        Watcher {
            seen: tables.map(|id| (id, (0, Value::Null))).collect(),
        }
    }

    fn watch(&mut self, to: SocketAddr) {
        loop {
            for (id, seen) in &mut self.seen {
                let Some(answer) = ask(to, &format!("/api/tables/{id}/view"), None, None) else {
                    return;
                };
                assert_eq!(answer.status, 200, "{id}: {answer:?}");
                *seen = (
                    answer.body["page"].as_u64().unwrap(),
                    answer.body["view"].clone(),
                );
            }
        }
    }

    fn compare(&self, to: SocketAddr) {
        for (id, (page, view)) in &self.seen {
            let answer = ask(to, &format!("/api/tables/{id}/view"), None, None).unwrap();
            let now = answer.body["page"].as_u64().unwrap();
            assert!(now >= *page, "{id} was on page {page} and is on page {now}");
            assert!(
                now > *page || *view == Value::Null || answer.body["view"] == *view,
                "{id} looked different on page {page}: {view} / {}",
                answer.body["view"]
            );
        }
    }
}

#[test]
#[ignore = "needs PostgreSQL; run by `cargo xtask test`"]
fn two_servers_serve_the_same_tables() {
    let seed = fresh_seed();
    let place = Place::postgres();
    let servers = [start(&place), start(&place)];
    let mut players = Vec::new();
    seat_players(servers[0].address, &mut players, &mut fast(seed, 0));
    let kept = place.open();
    thread::scope(|scope| {
        // Neighbours at a table talk to different servers.
        for (player, server) in players.iter_mut().zip(servers.iter().cycle()) {
            scope.spawn(|| assert_eq!(player.play(server.address), End::Over));
        }
    });
    for player in &mut players {
        player.compare(&kept);
        let path = format!("/api/tables/{}/log", player.table);
        let [one, two] = servers
            .each_ref()
            .map(|server| ask(server.address, &path, None, None).unwrap().body);
        assert_eq!(one, two);
        let lines: Vec<&str> = one["log"].as_str().unwrap().lines().collect();
        let steps = kept.steps(&player.table);
        assert_eq!(lines[lines.len() - steps.len()..], steps);
    }
}

#[test]
#[ignore = "needs PostgreSQL; run by `cargo xtask test`"]
fn one_of_two_servers_takes_over() {
    let seed = fresh_seed();
    let place = Place::postgres();
    let (mut dying, staying) = (start(&place), start(&place));
    let mut players = Vec::new();
    seat_players(dying.address, &mut players, &mut fast(seed, 0));
    let kept = place.open();
    let (first, second) = (dying.address, staying.address);
    let cut = thread::scope(|scope| {
        let mut moving = Vec::new();
        for (number, player) in players.iter_mut().enumerate() {
            let kept = &kept;
            if number % 2 == 0 {
                moving.push(scope.spawn(move || {
                    let end = player.play(first);
                    if end == End::Cut {
                        player.ask_again(second);
                        player.compare(kept);
                        assert_eq!(player.play(second), End::Over);
                    }
                    end
                }));
            } else {
                scope.spawn(move || assert_eq!(player.play(second), End::Over));
            }
        }
        thread::sleep(Duration::from_millis(200));
        dying.kill();
        let ends = moving.into_iter().map(|player| player.join().unwrap());
        ends.filter(|end| *end == End::Cut).count()
    });
    assert!(cut > 0, "the games were over before the server was killed");
    for player in &mut players {
        player.compare(&kept);
        kept.replay(&player.table);
    }
}

/// A step is done or not, whether its sender waits for the answer or not; and everybody else goes on.
#[test]
fn callers_who_leave_harm_nobody() {
    let seed = fresh_seed();
    let place = Place::sqlite();
    let server = start(&place);
    let mut players = Vec::new();
    seat_players(server.address, &mut players, &mut fast(seed, 0));
    let kept = place.open();
    thread::scope(|scope| {
        for player in &mut players {
            scope.spawn(|| player.play_in_a_hurry(server.address, &kept));
        }
    });
    for player in &mut players {
        player.compare(&kept);
        kept.replay(&player.table);
    }
}
