//! Programs over the API, and secrecy on the bytes that leave the server.
#![allow(
    clippy::unwrap_used,
    reason = "an answer that cannot be read is a failed test"
)]

mod support;

use std::collections::BTreeSet;

use serde_json::{Value, json};
use support::twins::{random_game, twins};
use support::{Client, Server};
use table::{AnyGame, BySeat, LogStep, Seat};
use web::event::Event;
use web::header::{Header, Plan};
use web::store::NewTable;

/// Asks the API for a seat, or for an onlooker without a secret.
struct Program {
    http: reqwest::Client,
    base: String,
    secret: Option<String>,
}

impl Program {
    fn new(server: &Server, secret: Option<&str>) -> Program {
        Program {
            http: server.http(),
            base: server.url("/api"),
            secret: secret.map(str::to_string),
        }
    }

    async fn ask(&self, request: reqwest::RequestBuilder) -> (u16, Value) {
        let request = match &self.secret {
            Some(secret) => request.bearer_auth(secret),
            None => request,
        };
        let answer = request.send().await.unwrap();
        let status = answer.status().as_u16();
        (status, answer.json().await.unwrap())
    }

    async fn get(&self, path: &str) -> (u16, Value) {
        self.ask(self.http.get(format!("{}{path}", self.base)))
            .await
    }

    async fn first_event(&self, path: &str) -> String {
        let request = self.http.get(format!("{}{path}", self.base));
        let request = match &self.secret {
            Some(secret) => request.bearer_auth(secret),
            None => request,
        };
        support::first_event(request).await
    }

    async fn post(&self, path: &str, body: &Value) -> (u16, Value) {
        let request = self.http.post(format!("{}{path}", self.base));
        self.ask(request.json(body)).await
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_strangers_program_plays_a_whole_game_over_http() {
    let server = Server::start().await;
    let nobody = Program::new(&server, None);
    let wish = json!({"game": "arboretum", "seats": ["program", "bot:random"], "fast": true});
    let (status, opened) = nobody.post("/tables", &wish).await;
    assert_eq!(status, 201);
    assert_eq!(opened["credentials"][1], Value::Null);
    let id = opened["id"].as_str().unwrap();
    let me = Program::new(&server, opened["credentials"][0].as_str());
    let table = format!("/tables/{id}");
    let mut moves = 0;
    for _ in 0..5000 {
        let (_, info) = me.get(&table).await;
        if info["over"] == true {
            assert!(moves > 40);
            assert_eq!(info["scores"].as_array().unwrap().len(), 2);
            let (_, log) = nobody.get(&format!("{table}/log")).await;
            assert!(log["log"].as_str().unwrap().starts_with("understory-log"));
            return;
        }
        let (_, offered) = me.get(&format!("{table}/actions")).await;
        let Some(action) = offered["actions"].as_array().and_then(|a| a.last()) else {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
            continue;
        };
        let body = json!({"action": action["action"], "page": offered["page"]});
        let (status, _) = me.post(&format!("{table}/act"), &body).await;
        assert!(matches!(status, 200 | 409), "{status}");
        moves += u32::from(status == 200);
    }
    panic!("the game does not end");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_api_says_what_is_wrong_and_never_fails() {
    let server = Server::start().await;
    let nobody = Program::new(&server, None);
    let wish = json!({"game": "arboretum", "seats": ["program", "program"]});
    let (_, opened) = nobody.post("/tables", &wish).await;
    let table = format!("/tables/{}", opened["id"].as_str().unwrap());
    let wrong = Program::new(&server, Some("0000"));
    let act = json!({"action": "dance"});
    for (answer, status) in [
        (nobody.get("/tables/none").await, 404),
        (nobody.get("/nothing").await, 404),
        (
            nobody
                .post("/tables", &json!({"game": "chess", "seats": []}))
                .await,
            404,
        ),
        (
            nobody
                .post("/tables", &json!({"game": "arboretum", "seats": ["owl"]}))
                .await,
            422,
        ),
        (nobody.post("/tables", &json!({"seats": 3})).await, 422),
        (wrong.get(&format!("{table}/view")).await, 403),
        (nobody.post(&format!("{table}/act"), &act).await, 403),
        (nobody.post(&format!("{table}/undo"), &json!({})).await, 403),
    ] {
        assert_eq!(answer.0, status, "{}", answer.1);
        assert!(answer.1["error"].as_str().is_some_and(|e| !e.is_empty()));
    }
    let seat = Program::new(&server, opened["credentials"][0].as_str());
    let other = Program::new(&server, opened["credentials"][1].as_str());
    let answers = [
        seat.post(&format!("{table}/act"), &act).await.0,
        other.post(&format!("{table}/act"), &act).await.0,
    ];
    assert_eq!(answers, [422, 422]);
}

/// The secret of a seat.
fn secret(seat: Seat) -> String {
    format!("{seat}").repeat(32)
}

async fn table_of(game: &'static dyn AnyGame, seats: usize, steps: &[LogStep]) -> Server {
    let hashes: Vec<Vec<u8>> = Seat::first(seats)
        .map(|seat| support::hash(&secret(seat)))
        .collect();
    let plans = BySeat::from_fn(seats, |_| Plan::Link {});
    let header = Header {
        names: BySeat::from_fn(seats, |s| format!("seat {s}")),
        coach: true,
        ..Header::new(game.descriptor(), "api".to_string(), plans)
    };
    let table = NewTable {
        id: "twin".to_string(),
        game: header.game.clone(),
        header: serde_json::to_string(&header).unwrap(),
        host: header.host,
        persons: Vec::new(),
        summary: "{}".to_string(),
        now: web::clock::Clock::default().now(),
        invitations: hashes.into_iter().zip(0..).collect(),
        events: steps
            .iter()
            .map(|s| Event::Step(s.clone()).to_string())
            .collect(),
        over: false,
    };
    Server::start_with(&[table]).await
}

/// A program that has used the invitation to this seat.
async fn seated(server: &Server, seat: Seat) -> Program {
    let nobody = Program::new(server, None);
    let join = json!({"invitation": secret(seat), "name": "Robot"});
    let (status, joined) = nobody.post("/join", &join).await;
    assert_eq!(status, 200, "{joined}");
    Program::new(server, joined["credential"].as_str())
}

/// Everything that leaves the server for the first seat and for an onlooker; what they try comes from this log.
async fn all_that_is_told(server: &Server, log: &[LogStep]) -> Vec<String> {
    let steps = log.len();
    let mut told = Vec::new();
    let mut me = Client::new(server);
    let sit = format!("/join/{}", secret(Seat::P1));
    let joined = me.post(&sit, &[("name", "Ada")]).await;
    assert!(joined.body.contains("Ada"));
    told.push(joined.body);
    for credential in [None, me.credential()] {
        let program = Program::new(server, credential.as_deref());
        for part in ["", "/view", "/actions", "/log"] {
            let (status, body) = program.get(&format!("/tables/twin{part}")).await;
            assert_eq!(status, 200, "{body}");
            told.push(body.to_string());
        }
        told.push(program.first_event("/tables/twin/events").await);
        told.extend(refusals(&program, log).await);
    }
    let page = me.get("/t/twin").await.body;
    let number = support::between(&page, "data-page=\"", "\"").unwrap();
    for rest in page.split("name=\"why-not\" value=\"").skip(1).take(12) {
        let action = rest.split('"').next().unwrap();
        let asked = [("page", number), ("why-not", action)];
        told.push(me.post("/t/twin/act", &asked).await.body);
    }
    for mut reader in [me, Client::new(server)] {
        told.push(reader.first_event("/t/twin/events").await);
        let mut paths = vec![
            "/t/twin".to_string(),
            "/t/twin?look=P2".to_string(),
            "/t/twin/log".to_string(),
        ];
        for at in (0..=steps).step_by(7) {
            for view in ["", "&view=P2", "&view=open"] {
                paths.push(format!("/t/twin/replay?at={at}{view}"));
            }
        }
        let words: BTreeSet<&str> = log.iter().flat_map(|s| s.text.split(' ')).collect();
        paths.extend(
            words
                .iter()
                .map(|word| format!("/t/twin/about?card={word}")),
        );
        for path in paths {
            told.push(reader.get(&path).await.body);
        }
    }
    told
}

/// What is said to somebody who tries what others did, and what cannot be done now.
async fn refusals(program: &Program, log: &[LogStep]) -> Vec<String> {
    let (_, body) = program.get("/tables/twin/actions").await;
    let legal: Vec<&str> = body["actions"]
        .as_array()
        .unwrap()
        .iter()
        .map(|a| a["action"].as_str().unwrap())
        .collect();
    let tried: BTreeSet<&str> = log.iter().map(|step| step.text.as_str()).collect();
    let mut told = Vec::new();
    for text in tried.into_iter().filter(|text| !legal.contains(text)) {
        let (status, body) = program
            .post("/tables/twin/act", &json!({ "action": text }))
            .await;
        assert!([403, 409, 422].contains(&status), "{text}: {status} {body}");
        told.push(format!("{text}: {status} {body}"));
    }
    told
}

/// Page, events, view, actions, log, look-back, cards looked at and refusals of a seat are the same bytes,
/// whatever it cannot know; and the same for an onlooker.
async fn a_seat_gets_the_same_bytes(id: &str) {
    let game = registry::find(id).unwrap();
    let mut found = 0;
    for seed in 0..8 {
        let Some([one, other]) = twins(game, 50 + 10 * seed as usize, seed) else {
            continue;
        };
        found += 1;
        let seats = (*game.descriptor().seats.start()).max(2);
        let servers = [
            table_of(game, seats, &one).await,
            table_of(game, seats, &other).await,
        ];
        let told = all_that_is_told(&servers[0], &one).await;
        for (one, other) in told.iter().zip(all_that_is_told(&servers[1], &one).await) {
            assert_eq!(*one, other, "{id}, seed {seed}");
        }
        // The test can fail: some other seat sees the difference.
        let mut seen = false;
        for seat in Seat::first(seats).skip(1) {
            let one = seated(&servers[0], seat).await;
            let other = seated(&servers[1], seat).await;
            let view = "/tables/twin/view";
            seen |= one.get(view).await != other.get(view).await;
        }
        assert!(seen, "{id}, seed {seed}: nobody knows what is different");
        if found == 3 {
            return;
        }
    }
    panic!("{id}: only {found} games with a secret");
}

#[tokio::test(flavor = "multi_thread")]
async fn secrets_of_arboretum_stay_secret() {
    a_seat_gets_the_same_bytes("arboretum").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn secrets_of_canopee_stay_secret() {
    a_seat_gets_the_same_bytes("canopee").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn secrets_of_the_first_edition_stay_secret() {
    a_seat_gets_the_same_bytes("canopy-first").await;
}

/// In Rainforest everything lies open (RF-54): no game has a twin, and everybody is told the same.
#[tokio::test(flavor = "multi_thread")]
async fn rainforest_has_no_secrets() {
    let game = registry::find("rainforest").unwrap();
    for seed in 0..3 {
        assert!(twins(game, 60, seed).is_none(), "seed {seed}");
    }
    let play = random_game(game, 60, 1).unwrap();
    let server = table_of(game, 2, play.steps()).await;
    let mut told = Vec::new();
    let programs = [
        Program::new(&server, None),
        seated(&server, Seat::P1).await,
        seated(&server, Seat::P2).await,
    ];
    for program in programs {
        let (_, mut body) = program.get("/tables/twin/view").await;
        let view = body["view"].as_object_mut().unwrap();
        assert!(view.remove("viewer").is_some());
        let (_, log) = program.get("/tables/twin/log").await;
        told.push((body["view"].take(), log));
    }
    assert_eq!(told[0], told[1]);
    assert_eq!(told[0], told[2]);
}

#[tokio::test(flavor = "multi_thread")]
async fn secrets_of_the_city_stay_secret() {
    a_seat_gets_the_same_bytes("canopy-city").await;
}
