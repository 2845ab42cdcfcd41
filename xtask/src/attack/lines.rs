//! Connections that are opened and left: none may be kept for ever, hold up others, or keep the server
//! from ending.

use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};

use super::guest::two;
use super::http::{Request, connect};
use super::server::Server;
use super::{Class, Manner};

pub const CLASS: Class = Class {
    name: "lines",
    arguments: &[],
    log: "info",
    manner: Manner::Together,
    probes: &[
        ("a half-sent head", half_head),
        ("a head that comes letter by letter", slow_head),
        ("a body that comes letter by letter", slow_body),
        ("a body that never comes", no_body),
        ("somebody who never reads", never_reads),
        ("a connection that asks nothing more", idle),
        ("nothing at all", silence),
        ("others beside them", others),
    ],
};

/// The server is patient for at most half a minute; this machine may be slow.
const LONG: Duration = Duration::from_secs(60);

/// How long it takes until the server ends the connection.
fn ends(mut stream: TcpStream) -> Result<Duration> {
    let begun = Instant::now();
    stream.set_read_timeout(Some(LONG))?;
    let mut some = [0; 4096];
    loop {
        match stream.read(&mut some) {
            Ok(0) => break,
            Ok(_) => {}
            Err(error) if is_late(error.kind()) => {
                anyhow::bail!("still open after {:?}", begun.elapsed())
            }
            // A reset is an end too.
            Err(_) => break,
        }
    }
    Ok(begun.elapsed())
}

fn is_late(kind: ErrorKind) -> bool {
    matches!(kind, ErrorKind::WouldBlock | ErrorKind::TimedOut)
}

fn after(took: Duration) -> String {
    format!("ended after {} s", took.as_secs())
}

fn half_head(server: &Server) -> Result<String> {
    let mut stream = connect(server.address)?;
    stream.write_all(b"GET / HTTP/1.1\r\nHost: x\r\nAcc")?;
    Ok(after(ends(stream)?))
}

/// Sends one letter at a time until the server has had enough.
fn drip(mut stream: TcpStream, letters: &[u8]) -> Result<Duration> {
    let begun = Instant::now();
    stream.set_read_timeout(Some(Duration::from_millis(500)))?;
    let mut some = [0; 4096];
    for letter in letters.iter().cycle() {
        ensure!(
            begun.elapsed() < LONG,
            "still open after {:?}",
            begun.elapsed()
        );
        if stream.write_all(&[*letter]).is_err() {
            break;
        }
        match stream.read(&mut some) {
            // An answer is what such a body gets; then the line ends.
            Ok(n) if n > 0 => {}
            Err(error) if is_late(error.kind()) => {}
            Ok(_) | Err(_) => break,
        }
    }
    Ok(begun.elapsed())
}

fn slow_head(server: &Server) -> Result<String> {
    let mut stream = connect(server.address)?;
    stream.write_all(b"GET / HTTP/1.1\r\nHost: x\r\nx-slow: ")?;
    Ok(after(drip(stream, b"x")?))
}

fn slow_body(server: &Server) -> Result<String> {
    let mut stream = connect(server.address)?;
    stream.write_all(b"POST /prefs HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 10000\r\n\r\nname=")?;
    Ok(after(drip(stream, b"x")?))
}

fn no_body(server: &Server) -> Result<String> {
    let mut stream = connect(server.address)?;
    stream.write_all(b"POST /new/canopee HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 10000\r\n\r\n")?;
    Ok(after(ends(stream)?))
}

fn never_reads(server: &Server) -> Result<String> {
    let mut stream = connect(server.address)?;
    stream.set_write_timeout(Some(LONG))?;
    let ask = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n".repeat(50);
    let begun = Instant::now();
    loop {
        match stream.write(&ask) {
            Ok(_) => {}
            Err(error) if is_late(error.kind()) => {
                anyhow::bail!("still open after {:?}", begun.elapsed())
            }
            Err(_) => return Ok(after(begun.elapsed())),
        }
        ensure!(
            begun.elapsed() < 2 * LONG,
            "still open after {:?}",
            begun.elapsed()
        );
    }
}

fn idle(server: &Server) -> Result<String> {
    let mut stream = connect(server.address)?;
    stream.write_all(b"GET /nowhere HTTP/1.1\r\nHost: x\r\n\r\n")?;
    Ok(after(ends(stream)?))
}

fn silence(server: &Server) -> Result<String> {
    Ok(after(ends(connect(server.address)?)?))
}

/// A crowd that opens connections and says nothing, and somebody who wants a page.
fn others(server: &Server) -> Result<String> {
    let mut crowd = Vec::new();
    for _ in 0..600 {
        let Ok(mut stream) = connect(server.address) else {
            break;
        };
        if stream.write_all(b"GET / HT").is_ok() {
            crowd.push(stream);
        }
    }
    std::thread::sleep(Duration::from_secs(1));
    let mut held = 0;
    for stream in &crowd {
        stream.set_nonblocking(true)?;
        let open = stream
            .peek(&mut [0])
            .is_err_and(|error| error.kind() == ErrorKind::WouldBlock);
        held += usize::from(open);
    }
    ensure!(held <= 512, "{held} connections of one address");
    ensure!(held > 0, "no connection could be made");
    drop(crowd);
    std::thread::sleep(Duration::from_secs(1));
    let page = server.guest().get("/")?;
    ensure!(
        [200, 429].contains(&page.status),
        "the home page answers {}",
        page.status
    );
    Ok(format!("{held} of 600 are kept, then others are answered"))
}

/// Asked to end while all kinds of them are open.
pub fn end_under_all(server: &Server) -> Result<String> {
    let two = two(server, &[])?;
    let mut streams = Vec::new();
    for _ in 0..8 {
        let events = two
            .host
            .dress(Request::get(&format!("{}/events", two.path())));
        streams.push(events.open(server.address)?);
    }
    let mut open = Vec::new();
    let page = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n".repeat(100);
    for bytes in [
        b"GET / HTTP/1.1\r\nHost".as_slice(),
        b"".as_slice(),
        b"POST /prefs HTTP/1.1\r\nHost: x\r\nContent-Length: 999\r\n\r\nna",
        &page,
    ] {
        for _ in 0..3 {
            let mut stream = connect(server.address)?;
            stream.write_all(bytes)?;
            open.push(stream);
        }
    }
    // Ten seconds are promised, then a moment for the last words.
    let (status, took) = server.terminate(Duration::from_secs(20))?;
    ensure!(status.success(), "it ended with {status}");
    ensure!(took < Duration::from_secs(13), "it took {took:?}");
    drop(streams);
    Ok(format!("ended after {:.1} s", took.as_secs_f64()))
}
