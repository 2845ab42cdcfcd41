//! A person's game against a quick bot: on an idle server, and beside two hundred tables whose owners want
//! nothing but long searches.

use std::time::{Duration, Instant};

use reqwest::Client;
use serde_json::{Value, json};

use crate::Figures;
use crate::load::{http, serve};
use crate::server::Server;
use tempfile::TempDir;

const HOSTILE: usize = 200;
/// Decisions of the bot that are waited for, in each of the two runs.
const DECISIONS: usize = 300;

pub async fn measure() {
    let folder = TempDir::new().unwrap();
    let server = serve(folder.path());
    let http = http();
    let idle = waits(&server, &http).await;
    for _ in 0..HOSTILE {
        let mut table = Table::open(&server, &http, "ancient").await;
        table.play_turn().await;
    }
    let busy = waits(&server, &http).await;
    for (name, figures) in [("idle", &idle), ("busy", &busy)] {
        println!(
            "bots: {name}: from a person's last choice to their next turn against sapling: median {:.1} ms, p95 \
             {:.1} ms (of {})",
            figures.percentile(50.0),
            figures.percentile(95.0),
            figures.count()
        );
    }
    println!(
        "bots: beside {HOSTILE} tables of ancient a turn takes {:.2} times as long (median), {:.2} times (p95); \
         limit 1.5",
        busy.percentile(50.0) / idle.percentile(50.0),
        busy.percentile(95.0) / idle.percentile(95.0)
    );
}

/// How long a person waits for the bot's whole turn, in milliseconds, turn after turn.
async fn waits(server: &Server, http: &Client) -> Figures {
    let mut waits = Vec::new();
    while waits.len() < DECISIONS {
        let mut table = Table::open(server, http, "sapling").await;
        while waits.len() < DECISIONS {
            table.play_turn().await;
            let begun = Instant::now();
            if !table.is_next().await {
                break;
            }
            waits.push(begun.elapsed().as_secs_f64() * 1000.0);
        }
    }
    Figures::new(waits)
}

/// A table at which a person sits first, and a bot second.
struct Table {
    http: Client,
    address: String,
    credential: String,
}

impl Table {
    async fn open(server: &Server, http: &Client, level: &str) -> Table {
        let wish = json!({
            "game": "arboretum",
            "seats": ["program", format!("bot:{level}")],
            "options": { "first-seat": "P1" },
        });
        let tables = format!("http://{}/api/tables", server.address);
        let answer = http.post(&tables).json(&wish).send().await.unwrap();
        let opened: Value = answer.error_for_status().unwrap().json().await.unwrap();
        Table {
            http: http.clone(),
            address: format!("{tables}/{}", opened["id"].as_str().unwrap()),
            credential: opened["credentials"][0].as_str().unwrap().to_string(),
        }
    }

    async fn get(&self, what: &str) -> Value {
        let request = self.http.get(format!("{}/{what}", self.address));
        let answer = request.bearer_auth(&self.credential).send().await.unwrap();
        answer.error_for_status().unwrap().json().await.unwrap()
    }

    /// The person's whole turn, by the first choice that there is.
    async fn play_turn(&mut self) {
        loop {
            let body = self.get("actions").await;
            let Some(first) = body["actions"].get(0) else {
                return;
            };
            let request = self.http.post(format!("{}/act", self.address));
            let act = json!({ "action": first["action"] });
            let answer = request.bearer_auth(&self.credential).json(&act);
            answer.send().await.unwrap().error_for_status().unwrap();
        }
    }

    /// Waits until it is the person's turn again; no, if the game is over first.
    async fn is_next(&self) -> bool {
        loop {
            let table = self.get("view").await;
            if table["over"] == true {
                return false;
            }
            if table["awaited"] == json!(["P1"]) {
                return true;
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }
}
