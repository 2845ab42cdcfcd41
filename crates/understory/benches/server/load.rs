//! A server under load, and somebody who puts it there.

use std::path::Path;
use std::sync::Arc;

use reqwest::header::{ACCEPT_ENCODING, COOKIE, SET_COOKIE};
use reqwest::{Client, RequestBuilder, Response};
use table::Seat;
use tempfile::TempDir;
use tokio::task::JoinSet;
use web::store::{self, NewTable};

use crate::server::Server;
use crate::stored;

/// Tables written at the same time: the store puts them into one transaction.
const AT_ONCE: usize = 64;

/// A folder with a database of these tables.
pub async fn folder(tables: impl Iterator<Item = NewTable>) -> TempDir {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("tables.sqlite");
    let store = store::open(file.to_str().unwrap()).await.unwrap();
    let mut writing = JoinSet::new();
    for table in tables {
        if writing.len() == AT_ONCE {
            writing.join_next().await.unwrap().unwrap();
        }
        let store = Arc::clone(&store);
        writing.spawn(async move { store.create(&table).await.unwrap() });
    }
    writing.join_all().await;
    folder
}

/// The program with the tables of this folder.
pub fn serve(folder: &Path) -> Server {
    let folder = folder.to_str().unwrap();
    Server::start("127.0.0.1:0", &["--bot-pause", "0", "--data-dir", folder])
}

/// Somebody with a browser: a cookie, and connections of their own.
#[derive(Clone)]
pub struct Guest {
    http: Client,
    server: String,
    cookie: String,
}

impl Guest {
    /// Somebody whom the server does not know.
    pub fn stranger(server: &Server, http: &Client) -> Guest {
        Guest {
            http: http.clone(),
            server: format!("http://{}", server.address),
            cookie: String::new(),
        }
    }

    /// Somebody on a seat of a stored table.
    pub async fn seated(server: &Server, http: &Client, table: &str, seat: Seat) -> Guest {
        let mut guest = Guest::stranger(server, http);
        let join = format!("/join/{}", stored::invitation(table, seat));
        let answer = guest.post(&join, &[("name", "Ada".to_string())]).await;
        let cookies = answer.headers().get_all(SET_COOKIE).iter();
        let pairs = cookies.filter_map(|value| value.to_str().ok()?.split(';').next());
        guest.cookie = pairs.collect::<Vec<_>>().join("; ");
        guest
    }

    /// The same with this cookie.
    pub fn with_cookie(&self, cookie: &str) -> Guest {
        Guest {
            cookie: cookie.to_string(),
            ..self.clone()
        }
    }

    fn with_headers(&self, request: RequestBuilder) -> RequestBuilder {
        request
            .header(COOKIE, &self.cookie)
            .header(ACCEPT_ENCODING, "gzip, deflate, br")
    }

    pub async fn get(&self, path: &str) -> Response {
        let request = self.http.get(format!("{}{path}", self.server));
        self.with_headers(request).send().await.unwrap()
    }

    /// A form, as the page's script sends it.
    pub async fn post(&self, path: &str, fields: &[(&str, String)]) -> Response {
        let request = self.http.post(format!("{}{path}", self.server));
        let request = request.header("accept", "text/html+fragment").form(fields);
        self.with_headers(request).send().await.unwrap()
    }
}

/// Reads the next event of a stream; none at its end.
pub async fn event(stream: &mut Response, buffer: &mut Vec<u8>) -> Option<String> {
    loop {
        if let Some(end) = buffer.windows(2).position(|w| w == b"\n\n") {
            let event: Vec<u8> = buffer.drain(..end + 2).collect();
            return Some(String::from_utf8_lossy(&event).into_owned());
        }
        buffer.extend_from_slice(&stream.chunk().await.ok()??);
    }
}

/// A client that follows no redirect, so that the answer itself can be looked at.
pub fn http() -> Client {
    Client::builder()
        .redirect(reqwest::redirect::Policy::none())
        .build()
        .unwrap()
}

/// Memory that a process really has, in kB.
pub fn resident(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.unwrap()
        .trim()
        .split(' ')
        .next()
        .unwrap()
        .parse()
        .unwrap()
}
