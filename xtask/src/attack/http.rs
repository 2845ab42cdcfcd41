//! Just enough HTTP for an attacker: requests byte by byte, answers as they came, connections that stay.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use serde_json::Value;

/// No answer of a sound server takes longer, however busy the machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// A request.
#[derive(Clone, Debug)]
pub struct Request {
    method: String,
    target: String,
    headers: Vec<(String, String)>,
    body: Vec<u8>,
}

impl Request {
    pub fn new(method: &str, target: &str) -> Request {
        Request {
            method: method.to_string(),
            target: target.to_string(),
            headers: Vec::new(),
            body: Vec::new(),
        }
    }

    pub fn get(target: &str) -> Request {
        Request::new("GET", target)
    }

    pub fn header(mut self, name: &str, value: &str) -> Request {
        self.headers.push((name.to_string(), value.to_string()));
        self
    }

    pub fn bearer(self, credential: &str) -> Request {
        self.header("authorization", &format!("Bearer {credential}"))
    }

    pub fn body(mut self, kind: &str, bytes: impl Into<Vec<u8>>) -> Request {
        self.body = bytes.into();
        self.header("content-type", kind)
    }

    pub fn form(target: &str, fields: &[(&str, &str)]) -> Request {
        let pairs = fields.iter();
        let pairs = pairs.map(|(name, value)| format!("{}={}", escape(name), escape(value)));
        let text = pairs.collect::<Vec<String>>().join("&");
        Request::new("POST", target).body("application/x-www-form-urlencoded", text)
    }

    pub fn json(target: &str, body: &Value) -> Request {
        Request::new("POST", target).body("application/json", body.to_string())
    }

    /// As it goes over the line. Whoever names a host or a length of their own gets it.
    pub fn bytes(&self, to: SocketAddr, keep: bool) -> Vec<u8> {
        let mut head = format!("{} {} HTTP/1.1\r\n", self.method, self.target);
        let named = |name: &str| {
            self.headers
                .iter()
                .any(|(n, _)| n.eq_ignore_ascii_case(name))
        };
        if !named("host") {
            head += &format!("host: {to}\r\n");
        }
        if !keep {
            head += "connection: close\r\n";
        }
        if self.method != "GET" && !named("content-length") && !named("transfer-encoding") {
            head += &format!("content-length: {}\r\n", self.body.len());
        }
        for (name, value) in &self.headers {
            head += &format!("{name}: {value}\r\n");
        }
        [head.as_bytes(), b"\r\n", &self.body].concat()
    }

    /// Sends it and reads the whole answer.
    pub fn send(&self, to: SocketAddr) -> Result<Answer> {
        let begun = Instant::now();
        let mut line = connect(to)?;
        // Who is refused before all of a body is read finds the line cut; the answer may be there.
        let sent = line.write_all(&self.bytes(to, false));
        let mut bytes = Vec::new();
        let read = line.read_to_end(&mut bytes);
        if bytes.is_empty() {
            sent.context("the request could not be sent")?;
            read.context("no answer")?;
        }
        let mut answer = Answer::parse(&bytes)
            .with_context(|| format!("{} {}: no answer", self.method, self.target))?;
        answer.took = begun.elapsed();
        Ok(answer)
    }

    /// Sends it and keeps the connection with whatever comes over it.
    pub fn open(&self, to: SocketAddr) -> Result<Line> {
        let mut stream = connect(to)?;
        stream.write_all(&self.bytes(to, true))?;
        let mut line = Line {
            stream,
            read: Vec::new(),
        };
        let head = line.until(b"\r\n\r\n")?;
        let answer = Answer::parse(head.as_bytes()).context("no head of an answer")?;
        line.read.drain(..head.len());
        if answer.status != 200 {
            bail!("{}: {}", self.target, answer.status);
        }
        Ok(line)
    }
}

/// A connection that stays.
pub fn connect(to: SocketAddr) -> Result<TcpStream> {
    let stream = TcpStream::connect(to)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

/// A stream of events that is open.
#[derive(Debug)]
pub struct Line {
    stream: TcpStream,
    read: Vec<u8>,
}

impl Line {
    /// Everything up to and with these bytes.
    fn until(&mut self, end: &[u8]) -> Result<String> {
        let mut some = [0; 4096];
        loop {
            if let Some(at) = self.read.windows(end.len()).position(|w| w == end) {
                return Ok(String::from_utf8_lossy(&self.read[..at + end.len()]).into_owned());
            }
            match self.stream.read(&mut some)? {
                0 => bail!("the stream ended"),
                n => self.read.extend_from_slice(&some[..n]),
            }
        }
    }

    /// The first event.
    pub fn event(&mut self) -> Result<String> {
        self.until(b"\n\n")
    }
}

/// An answer, whole.
#[derive(Clone, Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: String,
    pub took: Duration,
}

impl Answer {
    fn parse(bytes: &[u8]) -> Option<Answer> {
        let end = bytes.windows(4).position(|w| w == b"\r\n\r\n")?;
        let head = String::from_utf8_lossy(&bytes[..end]);
        let mut lines = head.split("\r\n");
        let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
        let header = |line: &str| {
            let (name, value) = line.split_once(':')?;
            Some((name.to_ascii_lowercase(), value.trim().to_string()))
        };
        let headers: Vec<(String, String)> = lines.filter_map(header).collect();
        let rest = &bytes[end + 4..];
        let chunked = |(name, value): &(String, String)| {
            name == "transfer-encoding" && value.eq_ignore_ascii_case("chunked")
        };
        let body = if headers.iter().any(chunked) {
            chunks(rest)
        } else {
            rest.to_vec()
        };
        Some(Answer {
            status,
            headers,
            body: String::from_utf8_lossy(&body).into_owned(),
            took: Duration::ZERO,
        })
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.all(name).next()
    }

    pub fn all<'a>(&'a self, name: &str) -> impl Iterator<Item = &'a str> {
        let named = self.headers.iter().filter(move |(n, _)| n == name);
        named
            .map(|(_, value)| value.as_str())
            .collect::<Vec<_>>()
            .into_iter()
    }

    pub fn json(&self) -> Result<Value> {
        serde_json::from_str(&self.body).with_context(|| format!("{}: no JSON", self.status))
    }

    /// What stands between these two on the page.
    pub fn between(&self, from: &str, to: &str) -> Option<&str> {
        between(&self.body, from, to)
    }
}

/// What stands between these two.
pub fn between<'a>(text: &'a str, from: &str, to: &str) -> Option<&'a str> {
    let (_, rest) = text.split_once(from)?;
    Some(rest.split_once(to)?.0)
}

fn chunks(mut rest: &[u8]) -> Vec<u8> {
    let mut body = Vec::new();
    while let Some(at) = rest.windows(2).position(|w| w == b"\r\n") {
        let size = std::str::from_utf8(&rest[..at]).ok();
        let size = size.and_then(|text| usize::from_str_radix(text.trim(), 16).ok());
        let Some(size) = size.filter(|size| *size > 0 && at + 2 + size <= rest.len()) else {
            break;
        };
        body.extend_from_slice(&rest[at + 2..at + 2 + size]);
        rest = rest.get(at + 4 + size..).unwrap_or_default();
    }
    body
}

/// A text as part of a form or an address.
pub fn escape(text: &str) -> String {
    let byte = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' => {
            char::from(byte).to_string()
        }
        other => format!("%{other:02X}"),
    };
    text.bytes().map(byte).collect()
}
