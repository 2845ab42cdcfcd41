//! A server of one's own for a test, and a client that follows links and forms.
#![allow(dead_code, reason = "each test file uses some of it")]
#![allow(
    clippy::unwrap_used,
    reason = "a server that does not start is a failed test"
)]

pub mod finished;
pub mod twins;

use registry::CATALOG;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::response::IntoResponse;
use axum_extra::extract::SignedCookieJar;
use axum_extra::extract::cookie::{Cookie, Key};
use reqwest::Method;
use reqwest::cookie::{CookieStore, Jar};
use reqwest::header::ORIGIN;
use reqwest::multipart::{Form, Part};
use serde_json::Value;
use sha2::{Digest, Sha256};
use sqlx::{Connection, SqliteConnection};
use table::random::{FastRng, below, fast};
use tempfile::TempDir;
use tokio::sync::oneshot;
use web::clock::Clock;
use web::connections::Patience;
use web::live::{BotConfig, Retention};
use web::server::{Addresses, Config, OperatorConfig, serve};
use web::store::{NewTable, open};

/// What the operator is known by.
pub const TOKEN: &str = "token of the operator";

/// A server on a free port with an empty database; it ends with the test.
pub struct Server {
    pub address: SocketAddr,
    /// Where it listens to its operator.
    pub operator: SocketAddr,
    /// Its clock, to be moved on.
    pub clock: Clock,
    stop: oneshot::Sender<()>,
    ended: oneshot::Receiver<()>,
    folder: TempDir,
}

impl Server {
    pub async fn start() -> Server {
        Server::start_with(&[]).await
    }

    /// A server that finds these tables in its database.
    pub async fn start_with(tables: &[NewTable]) -> Server {
        Server::start_at(None, tables).await
    }

    /// A server that people find at this address.
    pub async fn start_at(public_url: Option<&str>, tables: &[NewTable]) -> Server {
        let public_url = public_url.map(|url| url.parse().unwrap());
        Server::start_as(tables, |config| config.public_url = public_url).await
    }

    /// A server that finds these tables, otherwise set up.
    pub async fn start_as(tables: &[NewTable], otherwise: impl FnOnce(&mut Config)) -> Server {
        Server::start_in(TempDir::new().unwrap(), tables, otherwise).await
    }

    /// A server whose database is in this folder.
    pub async fn start_in(
        folder: TempDir,
        tables: &[NewTable],
        otherwise: impl FnOnce(&mut Config),
    ) -> Server {
        let file = folder.path().join("t.sqlite").display().to_string();
        if !tables.is_empty() {
            let store = open(&file).await.unwrap();
            for table in tables {
                store.create(table).await.unwrap();
            }
        }
        let clock = Clock::default();
        let mut config = Config {
            catalog: &CATALOG,
            bind: "127.0.0.1:0".parse().unwrap(),
            database: file,
            rate: 0,
            bots: BotConfig {
                pause: Duration::ZERO,
                ..BotConfig::default()
            },
            public_url: None,
            trusted_proxies: Vec::new(),
            clock: clock.clone(),
            operator: Some(OperatorConfig {
                bind: "127.0.0.1:0".parse().unwrap(),
                token: TOKEN.to_string(),
            }),
            retention: Retention::default(),
            patience: Patience::default(),
        };
        otherwise(&mut config);
        let (tell, told) = oneshot::channel();
        let (stop, stopped) = oneshot::channel::<()>();
        let (say_ended, ended) = oneshot::channel::<()>();
        // A thread and a runtime of its own, as in real life.
        std::thread::spawn(move || {
            let ready = |addresses| tell.send(addresses).unwrap();
            let until = async {
                let _ = stopped.await;
            };
            let runtime = tokio::runtime::Runtime::new().unwrap();
            runtime.block_on(serve(config, ready, until)).unwrap();
            let _ = say_ended.send(());
        });
        let addresses: Addresses = told.await.unwrap();
        Server {
            address: addresses.guests,
            operator: addresses.operator.unwrap(),
            clock,
            stop,
            ended,
            folder,
        }
    }

    /// Stops it in an orderly way; what it has kept is there for the next one.
    pub async fn end(self) -> TempDir {
        drop(self.stop);
        self.ended.await.unwrap();
        self.folder
    }

    /// Asks as the operator.
    pub async fn operate(&self, method: Method, path: &str, body: Value) -> (u16, Value) {
        let url = format!("http://{}/operator{path}", self.operator);
        let request = self.http().request(method, url).bearer_auth(TOKEN);
        let answer = request.json(&body).send().await.unwrap();
        (answer.status().as_u16(), answer.json().await.unwrap())
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    pub fn http(&self) -> reqwest::Client {
        reqwest::Client::new()
    }
}

/// A folder with a server's database in which a server of before credentials has left this key.
pub async fn folder_with_signing_key(key: &Key) -> TempDir {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("t.sqlite").display().to_string();
    drop(open(&file).await.unwrap());
    let mut database = SqliteConnection::connect(&file).await.unwrap();
    sqlx::query("INSERT INTO settings (name, value) VALUES ('cookie-key', ?1)")
        .bind(key.master())
        .execute(&mut database)
        .await
        .unwrap();
    database.close().await.unwrap();
    folder
}

/// The cookie of a browser from before credentials, signed by this key.
pub fn signed_cookie(person: &str, key: &Key) -> String {
    let name = hex::encode("Zoé");
    let cookie = Cookie::new("guest", format!("{person}.fr.dark.tree.{name}"));
    let answer = SignedCookieJar::new(key.clone())
        .add(cookie)
        .into_response();
    let set = answer.headers()["set-cookie"].to_str().unwrap().to_string();
    set.split(';').next().unwrap().to_string()
}

/// What came back, after redirects.
pub struct Page {
    pub status: u16,
    /// The path it came from, without the query.
    pub path: String,
    pub body: String,
}

impl Page {
    pub fn between(&self, start: &str, end: &str) -> Option<&str> {
        between(&self.body, start, end)
    }
}

/// What the store keeps of a secret.
pub fn hash(secret: &str) -> Vec<u8> {
    Sha256::digest(secret.as_bytes()).to_vec()
}

/// What stands between two texts.
pub fn between<'a>(body: &'a str, start: &str, end: &str) -> Option<&'a str> {
    let rest = &body[body.find(start)? + start.len()..];
    Some(&rest[..rest.find(end)?])
}

/// The first event of a stream.
pub async fn first_event(request: reqwest::RequestBuilder) -> String {
    let mut answer = request.send().await.unwrap();
    let mut text = String::new();
    while !text.contains("\n\n") {
        let chunk = answer.chunk().await.unwrap().unwrap();
        text.push_str(&String::from_utf8_lossy(&chunk));
    }
    text
}

/// A browser without scripts.
pub struct Client {
    pub http: reqwest::Client,
    base: String,
    cookies: Arc<Jar>,
    rng: FastRng,
}

impl Client {
    pub fn new(server: &Server) -> Client {
        let cookies = Arc::new(Jar::default());
        let http = reqwest::Client::builder().cookie_provider(cookies.clone());
        Client {
            http: http.build().unwrap(),
            base: server.url(""),
            cookies,
            rng: fast(1, 1),
        }
    }

    /// The server has another address now, which makes no difference to the cookies.
    pub fn move_to(&mut self, server: &Server) {
        self.base = server.url("");
    }

    /// The value of one of its cookies, as it would be sent to this path.
    pub fn cookie(&self, path: &str, name: &str) -> Option<String> {
        let url = format!("{}{path}", self.base).parse().unwrap();
        let sent = self.cookies.cookies(&url)?;
        let pairs = sent.to_str().unwrap().split("; ");
        let mut named = pairs.filter_map(|pair| pair.split_once('='));
        let (_, value) = named.find(|(other, _)| *other == name)?;
        Some(value.to_string())
    }

    /// What only this browser has.
    pub fn credential(&self) -> Option<String> {
        self.cookie("/", "person")
    }

    async fn page(&self, request: reqwest::RequestBuilder) -> Page {
        let answer = request.send().await.unwrap();
        Page {
            status: answer.status().as_u16(),
            path: answer.url().path().to_string(),
            body: answer.text().await.unwrap(),
        }
    }

    pub async fn get(&mut self, path: &str) -> Page {
        self.page(self.http.get(format!("{}{path}", self.base)))
            .await
    }

    pub async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Page {
        let request = self.http.post(format!("{}{path}", self.base));
        self.page(request.form(fields)).await
    }

    pub async fn post_from(&mut self, path: &str, origin: &str) -> u16 {
        let request = self.http.post(format!("{}{path}", self.base));
        self.page(request.header(ORIGIN, origin)).await.status
    }

    pub async fn upload(&mut self, path: &str, log: &str) -> Page {
        let file = Part::text(log.to_string()).file_name("game.understory");
        let request = self.http.post(format!("{}{path}", self.base));
        self.page(request.multipart(Form::new().part("log", file)))
            .await
    }

    /// The first event of a stream.
    pub async fn first_event(&mut self, path: &str) -> String {
        first_event(self.http.get(format!("{}{path}", self.base))).await
    }

    /// The table's page, once it is our turn or the game is over.
    pub async fn wait_for_choice(&mut self, path: &str) -> String {
        for _ in 0..600 {
            let body = self.get(path).await.body;
            if body.contains("name=\"choice\"") || body.contains("class=\"ending\"") {
                return body;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        panic!("nothing to choose at {path} for a long time");
    }

    /// Chooses at random until the game is over; gives the last page.
    pub async fn play_to_the_end(&mut self, path: &str) -> String {
        for _ in 0..2000 {
            let body = self.wait_for_choice(path).await;
            if body.contains("class=\"ending\"") {
                return body;
            }
            let page = between(&body, "data-page=\"", "\"").unwrap().to_string();
            let choices = body.matches("name=\"choice\"").count() as u32;
            let choice = below(&mut self.rng, choices).to_string();
            let act = format!("{path}/act");
            let after = self
                .post(&act, &[("page", &page), ("choice", &choice)])
                .await;
            assert!(matches!(after.status, 200 | 409), "{}", after.status);
        }
        panic!("the game at {path} does not end");
    }
}
