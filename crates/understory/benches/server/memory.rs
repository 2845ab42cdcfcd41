//! Memory of a busy evening that nobody tidies up: ten thousand tables opened, two thousand streams whose
//! readers take nothing.

use std::net::SocketAddr;

use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

use crate::load::{Guest, folder, http, resident, serve};
use crate::stored::{played, table};

const TABLES: usize = 10_000;
const STREAMS: usize = 2000;

pub async fn measure() {
    let games = registry::GAMES.iter().map(|game| game.descriptor().id);
    let plays: Vec<_> = games.map(|id| played(id, 80, 1)).collect();
    let name = |number: usize| format!("open-{number}");
    let tables = (0..TABLES).map(|number| table(&name(number), &plays[number % plays.len()]));
    let folder = folder(tables).await;
    let server = serve(folder.path());
    let http = http();
    let guest = Guest::stranger(&server, &http);
    for number in 0..TABLES {
        let page = guest.get(&format!("/t/{}", name(number))).await;
        assert_eq!(page.status(), 200);
        page.bytes().await.unwrap();
    }
    let opened = resident(server.id());
    println!("memory: {opened} kB after {TABLES} tables were opened");
    let mut streams = Vec::new();
    for number in 0..STREAMS {
        streams.push(mute(server.address, &name(TABLES - 1 - number % 200)).await);
    }
    tokio::time::sleep(std::time::Duration::from_secs(5)).await;
    let followed = resident(server.id());
    println!("memory: {followed} kB with {STREAMS} mute streams beside; limit 400000 kB");
}

/// Asks for a table's events and reads nothing.
async fn mute(server: SocketAddr, table: &str) -> TcpStream {
    let mut stream = TcpStream::connect(server).await.unwrap();
    let ask = format!("GET /t/{table}/events HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\n\r\n");
    stream.write_all(ask.as_bytes()).await.unwrap();
    stream
}
