//! Five hundred tables at which people play: every page is drawn, every move is synced.

use std::sync::Arc;
use std::time::{Duration, Instant};

use table::Seat;
use table::random::{below, fast};
use tokio::sync::{Mutex, watch};
use tokio::task::JoinSet;

use crate::Figures;
use crate::load::{Guest, event, folder, http, serve};
use crate::stored::{played, table};

const TABLES: usize = 500;
/// Two players at a table; each moves once in two seconds, so the table moves every second.
const PACE: Duration = Duration::from_secs(1);
const LASTS: Duration = Duration::from_secs(40);
/// Games for two.
const GAMES: [&str; 4] = ["arboretum", "canopee", "canopy-first", "rainforest"];

/// What a seat can do, read from its newest page.
#[derive(Clone, Default)]
struct Sight {
    page: u64,
    choices: u32,
}

fn sight(fragment: &str) -> Sight {
    let page = fragment.split_once("data-page=\"").map(|(_, rest)| rest);
    let number = page.and_then(|rest| rest.split('"').next()?.parse().ok());
    Sight {
        page: number.unwrap_or(0),
        choices: fragment.matches("name=\"choice\"").count() as u32,
    }
}

#[derive(Default)]
struct Tally {
    milliseconds: Vec<f64>,
    refused: Vec<String>,
    late: usize,
}

pub async fn measure() {
    let name = |number: usize| format!("live-{number}");
    let plays: Vec<_> = GAMES.map(|id| played(id, 20, 3)).into();
    let tables = (0..TABLES).map(|number| table(&name(number), &plays[number % GAMES.len()]));
    let folder = folder(tables).await;
    let server = serve(folder.path());
    let http = http();
    let tally = Arc::new(Mutex::new(Tally::default()));
    let mut seated = Vec::new();
    for number in 0..TABLES {
        let mut players = Vec::new();
        for seat in [Seat::P1, Seat::P2] {
            let guest = Guest::seated(&server, &http, &name(number), seat).await;
            players.push((guest.clone(), follow(guest, name(number)).await));
        }
        seated.push(players);
    }
    println!(
        "live: {TABLES} tables, {} streams; {LASTS:?} begin",
        2 * TABLES
    );
    let begin = Instant::now() + PACE;
    let mut playing = JoinSet::new();
    for (number, players) in seated.into_iter().enumerate() {
        // Spread over the second, as people are.
        let offset = PACE.mul_f64(number as f64 / TABLES as f64);
        playing.spawn(play(
            players,
            name(number),
            begin + offset,
            Arc::clone(&tally),
            number as u64,
        ));
    }
    playing.join_all().await;
    let tally = std::mem::take(&mut *tally.lock().await);
    for refused in tally.refused.iter().take(5) {
        println!("live: refused: {refused}");
    }
    let moves = Figures::new(tally.milliseconds);
    println!(
        "live: {} moves in {LASTS:?} at {TABLES} tables, {} not acknowledged, {} sent late; \
         median {:.1} ms, p99 {:.1} ms, at most {:.1} ms; limit p99 250 ms",
        moves.count(),
        tally.refused.len(),
        tally.late,
        moves.percentile(50.0),
        moves.percentile(99.0),
        moves.percentile(100.0)
    );
}

/// Reads a seat's events for ever and keeps the newest page in sight.
async fn follow(guest: Guest, table: String) -> watch::Receiver<Sight> {
    let mut stream = guest.get(&format!("/t/{table}/events")).await;
    let mut buffer = Vec::new();
    let first = event(&mut stream, &mut buffer).await.unwrap();
    let (tell, told) = watch::channel(sight(&first));
    tokio::spawn(async move {
        while let Some(page) = event(&mut stream, &mut buffer).await {
            tell.send_replace(sight(&page));
        }
    });
    told
}

/// Plays both seats of a table, one move at every beat.
async fn play(
    mut players: Vec<(Guest, watch::Receiver<Sight>)>,
    table: String,
    begin: Instant,
    tally: Arc<Mutex<Tally>>,
    seed: u64,
) {
    let mut rng = fast(seed, 0);
    let path = format!("/t/{table}/act");
    let mut beat = begin;
    while beat < begin + LASTS {
        tokio::time::sleep_until(beat.into()).await;
        // Whoever may choose; if nobody may, the game is over.
        let able = players.iter_mut().find_map(|(guest, sight)| {
            let now = sight.borrow_and_update().clone();
            (now.choices > 0).then(|| (guest.clone(), now))
        });
        let Some((guest, now)) = able else {
            return;
        };
        let choice = below(&mut rng, now.choices);
        let fields = [
            ("page", now.page.to_string()),
            ("choice", choice.to_string()),
        ];
        let sent = Instant::now();
        let late = sent > beat + PACE;
        let answer = guest.post(&path, &fields).await;
        let status = answer.status();
        // Packed, as a browser gets it; the events show what is in it.
        let body = answer.bytes().await.unwrap();
        let took = sent.elapsed().as_secs_f64() * 1000.0;
        let mut tally = tally.lock().await;
        tally.late += usize::from(late);
        if status == 200 && !body.is_empty() {
            tally.milliseconds.push(took);
        } else {
            tally.refused.push(format!("{path} {fields:?}: {status}"));
        }
        drop(tally);
        beat += PACE;
    }
}
