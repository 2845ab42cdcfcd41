//! Bodies for the API's `act`, at a table of the server itself: one a line, sent for the seat that is awaited.
//! A line `=3` sends the fourth of the actions on offer, so that games go on.
#![no_main]

use std::net::SocketAddr;
use std::sync::{LazyLock, Mutex, PoisonError};

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::ConnectInfo;
use axum::http::{Method, Request};
use libfuzzer_sys::fuzz_target;
use serde_json::{Value, json};
use tokio::runtime::Runtime;
use tokio::sync::watch;
use tower::ServiceExt;
use understory_fuzz::{head, seeds, text};
use web::clock::Clock;
use web::http::{App, Limits, router};
use web::live::{BotConfig, Tables};

/// What the API promises to answer.
const PROMISED: [u16; 9] = [200, 400, 403, 404, 409, 413, 415, 422, 429];

/// A server lives for so many tables: then it is begun anew, so that it does not grow.
const TABLES: usize = 500;

struct Server {
    runtime: Runtime,
    router: Router,
    tables: usize,
    _closing: watch::Sender<bool>,
    _folder: tempfile::TempDir,
}

impl Server {
    fn start() -> Server {
        // In memory where there is such a folder: what is tried here is no disk.
        let memory = std::path::Path::new("/dev/shm");
        let folder = if memory.is_dir() {
            tempfile::TempDir::new_in(memory)
        } else {
            tempfile::TempDir::new()
        };
        let folder = folder.expect("a folder");
        let file = folder.path().join("tables.sqlite").display().to_string();
        let mut runtime = tokio::runtime::Builder::new_current_thread();
        let runtime = runtime.enable_all().build().expect("a runtime");
        let (closing, closed) = watch::channel(false);
        let router = runtime.block_on(async {
            let store = web::store::open(&file).await.expect("a database");
            let tables = Tables::new(
                &registry::CATALOG,
                store,
                BotConfig::default(),
                Clock::default(),
            );
            let app = App::new(tables, Limits::a_second(0), closed).await;
            router(app.expect("a database"))
        });
        Server {
            runtime,
            router,
            tables: 0,
            _closing: closing,
            _folder: folder,
        }
    }

    fn ask(&self, method: Method, path: &str, credential: &str, body: String) -> (u16, Value) {
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header("content-type", "application/json")
            .body(Body::from(body))
            .expect("a request");
        if !credential.is_empty() {
            let bearer = format!("Bearer {credential}").parse().expect("a header");
            request.headers_mut().insert("authorization", bearer);
        }
        let from: SocketAddr = ([127, 0, 0, 1], 9).into();
        request.extensions_mut().insert(ConnectInfo(from));
        self.runtime.block_on(async {
            let answer = self
                .router
                .clone()
                .oneshot(request)
                .await
                .expect("an answer");
            let status = answer.status().as_u16();
            let body = to_bytes(answer.into_body(), usize::MAX)
                .await
                .expect("a body");
            (
                status,
                serde_json::from_slice(&body).expect("answers are JSON"),
            )
        })
    }

    fn play(&mut self, game: &str, seats: usize, lines: &str) {
        let plan = json!({ "game": game, "seats": vec!["program"; seats], "fast": true });
        let (status, table) = self.ask(Method::POST, "/api/tables", "", plan.to_string());
        if status != 201 {
            assert!(PROMISED.contains(&status), "{status}: {table}");
            return;
        }
        self.tables += 1;
        let id = table["id"].as_str().expect("a name");
        let credential = |seat: usize| table["credentials"][seat].as_str().expect("a credential");
        let mut awaited = 0;
        for line in lines.lines().take(40) {
            let path = |what: &str| format!("/api/tables/{id}/{what}");
            let body = match line.strip_prefix('=').map(str::parse::<usize>) {
                Some(Ok(number)) => {
                    let (_, offer) = self.ask(
                        Method::GET,
                        &path("actions"),
                        credential(awaited),
                        String::new(),
                    );
                    let offer = offer["actions"].as_array().expect("a list");
                    let Some(action) = offer.get(number % offer.len().max(1)) else {
                        // It is another seat's turn.
                        awaited = (awaited + 1) % seats;
                        continue;
                    };
                    json!({ "action": action["action"] }).to_string()
                }
                _ => line.to_string(),
            };
            let (status, answer) = self.ask(Method::POST, &path("act"), credential(awaited), body);
            assert!(PROMISED.contains(&status), "{status}: {answer}");
            if status != 200 {
                assert!(
                    answer["error"].is_string(),
                    "{status} without a word: {answer}"
                );
                continue;
            }
            let next = answer["awaited"][0]
                .as_str()
                .and_then(|seat| seat.strip_prefix('P'));
            let next = next.and_then(|seat| seat.parse::<usize>().ok());
            awaited = next.map_or(awaited, |seat| seat - 1);
        }
    }
}

static SERVER: LazyLock<Mutex<Server>> = LazyLock::new(|| Mutex::new(Server::start()));

fuzz_target!(
    init: seeds::write_if_asked(seeds::acts),
    |data: &[u8]| {
        let Some((table, lines)) = text(data).and_then(head) else { return };
        let Some((game, seats)) = table.split_once(' ') else { return };
        let Ok(seats @ 1..=6) = seats.parse() else { return };
        let mut server = SERVER.lock().unwrap_or_else(PoisonError::into_inner);
        if server.tables >= TABLES {
            *server = Server::start();
        }
        server.play(game, seats, lines);
    }
);
