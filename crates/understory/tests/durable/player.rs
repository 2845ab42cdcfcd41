//! Somebody who plays a seat over the API and remembers exactly what the server promised.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use table::random::{FastRng, below, fast};

use crate::http::{ask, ask_and_leave};
use crate::place::Kept;

/// How long a table may stand still before it is called stuck. Far longer than any bot thinks.
const PATIENCE: Duration = Duration::from_secs(60);

/// A step that was sent.
#[derive(Clone, Debug)]
struct Wish {
    action: String,
    page: u64,
}

pub struct Player {
    pub game: String,
    pub table: String,
    seat: String,
    credential: String,
    rng: FastRng,
    /// The steps that the server has acknowledged, in order.
    acknowledged: Vec<String>,
    /// Sent, but never answered.
    unanswered: Option<Wish>,
    pub over: bool,
}

/// Why a player stopped.
#[derive(PartialEq, Eq, Debug)]
pub enum End {
    /// The game is over.
    Over,
    /// The server does not answer any more.
    Cut,
}

/// Opens a table; gives a player for each seat that is none of a bot's, and its name.
pub fn open_table(
    to: SocketAddr,
    game: &str,
    seats: &[&str],
    seed: u64,
) -> Option<(String, Vec<Player>)> {
    let wish = json!({ "game": game, "seats": seats });
    let answer = ask(to, "/api/tables", None, Some(&wish))?;
    assert_eq!(answer.status, 201, "{wish}: {answer:?}");
    let table = answer.body["id"].as_str().unwrap().to_owned();
    let credentials = answer.body["credentials"].as_array().unwrap();
    let players = credentials
        .iter()
        .enumerate()
        .filter_map(|(seat, credential)| {
            Some(Player {
                game: game.to_owned(),
                table: table.clone(),
                seat: format!("P{}", seat + 1),
                credential: credential.as_str()?.to_owned(),
                rng: fast(seed, seat as u64),
                acknowledged: Vec::new(),
                unanswered: None,
                over: false,
            })
        });
    let players = players.collect();
    Some((table, players))
}

impl Player {
    /// Plays until the game is over or the server is gone.
    pub fn play(&mut self, to: SocketAddr) -> End {
        let mut last = Instant::now();
        while !self.over {
            let Some(wish) = self.choose(to) else {
                return End::Cut;
            };
            match wish {
                Some(wish) => {
                    if self.act(to, wish).is_none() {
                        return End::Cut;
                    }
                    last = Instant::now();
                }
                None => self.wait(last),
            }
        }
        End::Over
    }

    /// For others, but not for ever.
    fn wait(&self, since: Instant) {
        let stuck = since.elapsed() > PATIENCE;
        assert!(
            !stuck,
            "{} at {} of {} is stuck",
            self.seat, self.table, self.game
        );
        std::thread::sleep(Duration::from_millis(2));
    }

    /// Plays as somebody in a hurry: many a time the connection is gone before the answer.
    pub fn play_in_a_hurry(&mut self, to: SocketAddr, kept: &Kept) {
        let mut last = Instant::now();
        while !self.over {
            match self.choose(to).expect("the server is there") {
                Some(wish) if below(&mut self.rng, 2) == 0 => {
                    let after = u64::from(below(&mut self.rng, 3000));
                    let body = json!({ "action": wish.action, "page": wish.page });
                    ask_and_leave(to, &self.path("act"), &self.credential, &body, after);
                    self.unanswered = Some(wish);
                    self.ask_again(to);
                    self.compare(kept);
                    last = Instant::now();
                }
                Some(wish) => {
                    self.act(to, wish).expect("the server is there");
                    last = Instant::now();
                }
                None => self.wait(last),
            }
        }
    }

    fn path(&self, what: &str) -> String {
        format!("/api/tables/{}/{what}", self.table)
    }

    /// What to do next: nothing, if it is not this seat's turn. No answer at all if the server is gone.
    fn choose(&mut self, to: SocketAddr) -> Option<Option<Wish>> {
        let answer = ask(to, &self.path("actions"), Some(&self.credential), None)?;
        assert_eq!(answer.status, 200, "{answer:?}");
        let actions = answer.body["actions"].as_array().unwrap();
        if actions.is_empty() {
            let table = ask(to, &self.path("view"), Some(&self.credential), None)?;
            assert_eq!(table.status, 200, "{table:?}");
            self.over = table.body["over"] == Value::Bool(true);
            return Some(None);
        }
        let number = below(&mut self.rng, actions.len() as u32) as usize;
        Some(Some(Wish {
            action: actions[number]["action"].as_str().unwrap().to_owned(),
            page: answer.body["page"].as_u64().unwrap(),
        }))
    }

    /// Sends a step. The answer's status; none if the server is gone.
    fn act(&mut self, to: SocketAddr, wish: Wish) -> Option<u16> {
        let body = json!({ "action": wish.action, "page": wish.page });
        self.unanswered = Some(wish.clone());
        let answer = ask(to, &self.path("act"), Some(&self.credential), Some(&body))?;
        self.unanswered = None;
        match answer.status {
            200 => self.acknowledged.push(wish.action),
            // Somebody else was quicker.
            409 => {}
            _ => panic!("{} {} {wish:?}: {answer:?}", self.table, self.seat),
        }
        Some(answer.status)
    }

    /// Sends what was never answered once more, as a browser does that came back: it must not be done
    /// twice.
    pub fn ask_again(&mut self, to: SocketAddr) {
        if let Some(wish) = self.unanswered.take() {
            let status = self.act(to, wish.clone()).expect("the server is there");
            // Then it may have been done the first time.
            if status == 409 {
                self.unanswered = Some(wish);
            }
        }
    }

    /// Holds what is kept against what was promised: nothing is missing, nothing is doubled. Only what
    /// was never answered for certain may be there or not; from now on that is known.
    pub fn compare(&mut self, kept: &Kept) {
        let steps = kept.steps_of(&self.table, &self.seat);
        if let Some(wish) = self.unanswered.take()
            && steps.len() == self.acknowledged.len() + 1
        {
            self.acknowledged.push(wish.action);
        }
        assert_eq!(steps, self.acknowledged, "{} {}", self.table, self.seat);
    }
}
