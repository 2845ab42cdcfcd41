//! A decade of games: from the start of the program to its first page, and to the list of somebody who sat at
//! all of them.

use std::time::Instant;

use crate::Figures;
use crate::load::{Guest, folder, http, serve};
use crate::stored::{self, played, table};
use web::store::{self, NewTable};

const GAMES: usize = 100_000;
/// So many of them are still played.
const RUNNING: usize = 500;
const STARTS: usize = 7;
/// Looks at the list after each start.
const LISTS: usize = 10;
const PERSON: &str = "0123456789abcdef01234567";
const CREDENTIAL: &str = "credential of a test";

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
    let everywhere = tables.map(|table| NewTable {
        persons: vec![PERSON.to_string()],
        ..table
    });
    let folder = folder(everywhere).await;
    let file = folder.path().join("tables.sqlite");
    let store = store::open(file.to_str().unwrap()).await.unwrap();
    let credential = stored::hash(CREDENTIAL);
    store.add_credential(&credential, PERSON, 0).await.unwrap();
    drop(store);
    let mut figures = Vec::new();
    let mut lists = Vec::new();
    for _ in 0..STARTS {
        let begun = Instant::now();
        let server = serve(folder.path());
        let guest = Guest::stranger(&server, &http());
        let answer = guest.get("/").await;
        let status = answer.status();
        let page = answer.bytes().await.unwrap();
        figures.push(begun.elapsed().as_secs_f64() * 1000.0);
        assert!(status == 200 && !page.is_empty());
        let sitter = guest.with_cookie(&format!("person={CREDENTIAL}"));
        for _ in 0..LISTS {
            let begun = Instant::now();
            let answer = sitter.get("/tables").await;
            assert_eq!(answer.status(), 200);
            assert!(answer.bytes().await.unwrap().len() > 1000);
            lists.push(begun.elapsed().as_secs_f64() * 1000.0);
        }
    }
    let figures = Figures::new(figures);
    println!(
        "start: first page after {:.0} ms (median of {STARTS}), {:.0} ms at most; limit 1000 ms",
        figures.percentile(50.0),
        figures.percentile(100.0)
    );
    let lists = Figures::new(lists);
    println!(
        "start: the list of somebody who sat at all {GAMES} tables after {:.1} ms (median of {}), {:.1} ms at \
         most; limit 50 ms",
        lists.percentile(50.0),
        lists.count(),
        lists.percentile(100.0)
    );
}
