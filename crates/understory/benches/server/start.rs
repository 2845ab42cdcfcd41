//! From the start of the program to its first page, with ten thousand stored games.

use std::time::Instant;

use crate::Figures;
use crate::load::{Guest, folder, http, serve};
use crate::stored::{played, table};

const GAMES: usize = 10_000;
/// So many of them are still played.
const RUNNING: usize = 500;
const STARTS: usize = 7;

pub async fn measure() {
    println!("start: writing {GAMES} games …");
    // The same few games under many names: only their number matters here.
    let games: Vec<_> = registry::GAMES
        .iter()
        .flat_map(|game| (0..4).map(|seed| (game.descriptor().id, seed)))
        .collect();
    let over: Vec<_> = games
        .iter()
        .map(|(id, s)| played(id, usize::MAX, *s))
        .collect();
    let open: Vec<_> = games.iter().map(|(id, s)| played(id, 60, *s)).collect();
    let tables = (0..GAMES).map(|number| {
        let kind = if number < RUNNING { &open } else { &over };
        table(&format!("stored-{number}"), &kind[number % kind.len()])
    });
    let folder = folder(tables).await;
    let mut figures = Vec::new();
    for _ in 0..STARTS {
        let begun = Instant::now();
        let server = serve(folder.path());
        let guest = Guest::stranger(&server, &http());
        let answer = guest.get("/").await;
        let status = answer.status();
        let page = answer.bytes().await.unwrap();
        figures.push(begun.elapsed().as_secs_f64() * 1000.0);
        assert!(status == 200 && !page.is_empty());
    }
    let figures = Figures::new(figures);
    println!(
        "start: first page after {:.0} ms (median of {STARTS}), {:.0} ms at most; limit 1000 ms",
        figures.percentile(50.0),
        figures.percentile(100.0)
    );
}
