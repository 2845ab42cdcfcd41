//! Just enough HTTP for a test that must know whether an answer came completely.

use std::io::{Read, Write};
use std::net::{Shutdown, SocketAddr, TcpStream};
use std::time::Duration;

use serde_json::Value;

/// A complete answer.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub body: Value,
}

/// A request with a seat's secret, if there is one. Nothing, if no complete answer came.
pub fn ask(
    to: SocketAddr,
    path: &str,
    secret: Option<&str>,
    body: Option<&Value>,
) -> Option<Answer> {
    let mut stream = send(to, path, secret, body)?;
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).ok()?;
    let text = String::from_utf8(bytes).ok()?;
    let (head, body) = text.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    let length = head.lines().find_map(|line| {
        let (name, value) = line.split_once(':')?;
        let found = name.eq_ignore_ascii_case("content-length");
        found.then(|| value.trim().parse::<usize>().ok())?
    });
    if length.is_some_and(|length| length != body.len()) {
        return None;
    }
    let body = serde_json::from_str(body).ok()?;
    Some(Answer { status, body })
}

/// A request whose answer nobody waits for: the connection is cut after these many microseconds.
pub fn ask_and_leave(to: SocketAddr, path: &str, secret: &str, body: &Value, after: u64) {
    if let Some(stream) = send(to, path, Some(secret), Some(body)) {
        std::thread::sleep(Duration::from_micros(after));
        let _ = stream.shutdown(Shutdown::Both);
    }
}

fn send(
    to: SocketAddr,
    path: &str,
    secret: Option<&str>,
    body: Option<&Value>,
) -> Option<TcpStream> {
    let mut stream = TcpStream::connect(to).ok()?;
    stream
        .set_read_timeout(Some(Duration::from_secs(60)))
        .ok()?;
    let method = if body.is_some() { "POST" } else { "GET" };
    let mut request = format!("{method} {path} HTTP/1.1\r\nhost: {to}\r\nconnection: close\r\n");
    if let Some(secret) = secret {
        request += &format!("authorization: Bearer {secret}\r\n");
    }
    if let Some(body) = body {
        let body = body.to_string();
        request += &format!(
            "content-type: application/json\r\ncontent-length: {}\r\n\r\n",
            body.len()
        );
        request += &body;
    } else {
        request += "\r\n";
    }
    stream.write_all(request.as_bytes()).ok()?;
    Some(stream)
}
