//! Programs over the API, and secrecy on the bytes that leave the server.
#![allow(
    clippy::unwrap_used,
    reason = "an answer that cannot be read is a failed test"
)]

mod support;

use std::collections::BTreeSet;

use serde_json::{Value, json};
use support::{Client, Server};
use table::random::{below, seeded};
use table::{BySeat, LogStep, Pending, Play, Seat, Setup, Viewer};
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
    assert_eq!(opened["secrets"][1], Value::Null);
    let id = opened["id"].as_str().unwrap();
    let me = Program::new(&server, opened["secrets"][0].as_str());
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
    let seat = Program::new(&server, opened["secrets"][0].as_str());
    let other = Program::new(&server, opened["secrets"][1].as_str());
    let answers = [
        seat.post(&format!("{table}/act"), &act).await.0,
        other.post(&format!("{table}/act"), &act).await.0,
    ];
    assert_eq!(answers, [422, 422]);
}

/// A game of Arboretum, and the same with one card changed that the first seat cannot know of.
fn twins() -> (Vec<LogStep>, Vec<LogStep>) {
    let game = registry::find("arboretum").unwrap();
    let setup = Setup::new(game.descriptor(), 2, [], None).unwrap();
    let mut play = Play::new(game, &setup).unwrap();
    let mut rng = seeded(11);
    play.run_chance(&mut rng);
    while play.len() < 70 {
        let seat = play.pending().seats().iter().next().unwrap();
        let choices = play.rules().actions(play.state(), seat);
        let choice = below(&mut rng, choices.len() as u32) as usize;
        play.act(seat, &choices[choice].text).unwrap();
        play.run_chance(&mut rng);
    }
    assert!(matches!(play.pending(), Pending::Seats(_)));
    let cards = |view: &Value| -> BTreeSet<String> {
        let list = view.as_array().unwrap().iter();
        list.map(|c| c.as_str().unwrap().to_string()).collect()
    };
    let mine = play.rules().view(play.state(), Viewer::Seat(Seat::P1));
    let theirs = play.rules().view(play.state(), Viewer::Seat(Seat::P2));
    let unseen = cards(&mine["unseen"]);
    let held = cards(&theirs["hand"]);
    let hidden = held.intersection(&unseen).next().unwrap();
    let in_deck = unseen.difference(&held).next().unwrap();
    let other = play.steps().iter().map(|step| {
        if step.text == *hidden {
            LogStep::chance(in_deck.clone())
        } else {
            step.clone()
        }
    });
    let other: Vec<LogStep> = other.collect();
    assert_ne!(other, play.steps());
    (play.steps().to_vec(), other)
}

async fn table_of(steps: &[LogStep]) -> Server {
    let secrets = ["a".repeat(64), "b".repeat(64)];
    let hashes: Vec<Vec<u8>> = secrets.iter().map(|s| support::hash(s)).collect();
    let header = Header {
        game: "arboretum".to_string(),
        rules: 1,
        options: Vec::new(),
        cards: None,
        host: "api".to_string(),
        plans: BySeat::from_fn(2, |s| Plan::Link {
            secret: hashes[s.index()].clone(),
        }),
        names: BySeat::from_fn(2, |s| format!("seat {s}")),
        memory: true,
        coach: true,
        archive: false,
    };
    let table = NewTable {
        id: "twin".to_string(),
        game: header.game.clone(),
        header: serde_json::to_string(&header).unwrap(),
        guests: Vec::new(),
        secrets: hashes.into_iter().zip(0..).collect(),
        events: steps
            .iter()
            .map(|s| Event::Step(s.clone()).to_string())
            .collect(),
        over: false,
    };
    Server::start_with(&[table]).await
}

/// Page, events, view, actions and log of a seat are the same bytes, whatever it cannot know.
#[tokio::test(flavor = "multi_thread")]
async fn a_seat_gets_the_same_bytes_after_redealing_what_it_cannot_know() {
    let (one, other) = twins();
    let mut seen: Vec<Vec<String>> = Vec::new();
    for steps in [one, other] {
        let server = table_of(&steps).await;
        let mut answers = Vec::new();
        for secret in [None, Some("a".repeat(64))] {
            let program = Program::new(&server, secret.as_deref());
            for part in ["view", "actions", "log"] {
                let (_, body) = program.get(&format!("/tables/twin/{part}")).await;
                answers.push(body.to_string());
            }
        }
        let mut onlooker = Client::new(&server);
        answers.push(onlooker.get("/t/twin").await.body);
        answers.push(onlooker.get("/t/twin/replay?at=40").await.body);
        let mut me = Client::new(&server);
        let joined = me
            .post(&format!("/join/{}", "a".repeat(64)), &[("name", "Ada")])
            .await;
        assert!(joined.body.contains("Ada"));
        answers.push(joined.body);
        answers.push(me.get("/t/twin/replay?at=40").await.body);
        answers.push(me.first_event("/t/twin/events").await);
        seen.push(answers);
    }
    assert_eq!(seen[0], seen[1]);
    // The test can fail: the seat that holds the changed card sees it.
    let server = table_of(&twins().1).await;
    let theirs = Program::new(&server, Some(&"b".repeat(64)));
    let first = Program::new(&table_of(&twins().0).await, Some(&"b".repeat(64)))
        .get("/tables/twin/view")
        .await;
    assert_ne!(theirs.get("/tables/twin/view").await, first);
}
