//! Connections end: those that say nothing, those that take nothing, and all of them with the server.
#![allow(
    clippy::unwrap_used,
    reason = "a server that does not answer is a failed test"
)]

mod support;

use std::time::Duration;

use support::Server;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use web::connections::Patience;

/// Far longer than the server should need, far shorter than it is patient elsewhere.
const SOON: Duration = Duration::from_secs(10);

/// A server that is patient for ever, but for what a test sets.
async fn server(set: impl FnOnce(&mut Patience)) -> Server {
    let ever = Duration::from_secs(3600);
    let mut patience = Patience {
        head: ever,
        taking: ever,
        ending: ever,
    };
    set(&mut patience);
    Server::start_as(&[], |config| config.patience = patience).await
}

/// Reads to the end of the connection; a reset is an end too.
async fn ends(mut stream: TcpStream) -> bool {
    let mut rest = Vec::new();
    let read = stream.read_to_end(&mut rest);
    tokio::time::timeout(SOON, read).await.is_ok()
}

const MOMENT: Duration = Duration::from_millis(300);

#[tokio::test(flavor = "multi_thread")]
async fn a_half_sent_head_is_not_waited_for() {
    let server = server(|patience| patience.head = MOMENT).await;
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    stream
        .write_all(b"GET / HTTP/1.1\r\nHost: x\r\nAcc")
        .await
        .unwrap();
    assert!(ends(stream).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_asks_nothing_more_ends() {
    let server = server(|patience| patience.head = MOMENT).await;
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    stream
        .write_all(b"GET /nowhere HTTP/1.1\r\nHost: x\r\n\r\n")
        .await
        .unwrap();
    let mut first = [0; 12];
    stream.read_exact(&mut first).await.unwrap();
    assert_eq!(&first, b"HTTP/1.1 404");
    assert!(ends(stream).await);
}

/// Somebody asks and asks and never reads: at some time nothing more fits into the line.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_takes_nothing_is_dropped() {
    let server = server(|patience| patience.taking = MOMENT).await;
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let ask = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n".repeat(100);
    let dropped = async { while stream.write_all(&ask).await.is_ok() {} };
    tokio::time::timeout(SOON, dropped).await.expect("an end");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_ends_whoever_is_still_there() {
    let server = server(|patience| patience.ending = MOMENT).await;
    let mut half = TcpStream::connect(server.address).await.unwrap();
    half.write_all(b"GET / HTT").await.unwrap();
    let mut deaf = TcpStream::connect(server.address).await.unwrap();
    let ask = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n".repeat(100);
    let full = async { while deaf.write_all(&ask).await.is_ok() {} };
    assert!(tokio::time::timeout(MOMENT, full).await.is_err());
    let end = tokio::time::timeout(SOON, server.end());
    end.await.expect("the server ends");
}
