//! Memory of those who only look.

use reqwest::Response;

use crate::load::{Guest, event, folder, http, resident, serve};
use crate::stored::{played, table};

const VIEWERS: usize = 2000;
const TABLES: usize = 100;

pub async fn measure() {
    let games = registry::GAMES.iter().map(|game| game.descriptor().id);
    let plays: Vec<_> = games.map(|id| played(id, 80, 1)).collect();
    let name = |number: usize| format!("idle-{}", number % TABLES);
    let tables = (0..TABLES).map(|number| table(&name(number), &plays[number % plays.len()]));
    let folder = folder(tables).await;
    let server = serve(folder.path());
    let http = http();
    let guest = Guest::stranger(&server, &http);
    // One of each first: tables and texts are in memory then, however many look.
    let mut streams: Vec<Response> = Vec::new();
    for number in 0..TABLES {
        streams.push(look(&guest, &name(number)).await);
    }
    let before = resident(server.id());
    for number in 0..VIEWERS {
        streams.push(look(&guest, &name(number)).await);
    }
    let after = resident(server.id());
    println!(
        "idle: {:.1} kB for each of {VIEWERS} viewers ({before} kB before, {after} kB after); limit 35 kB",
        after.saturating_sub(before) as f64 / VIEWERS as f64
    );
}

/// Follows a table, with its first page read.
async fn look(guest: &Guest, table: &str) -> Response {
    let mut stream = guest.get(&format!("/t/{table}/events")).await;
    let page = event(&mut stream, &mut Vec::new()).await.unwrap();
    assert!(page.contains("data-page"));
    stream
}
