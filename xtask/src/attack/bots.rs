//! Bots are work that somebody else pays for: a person's turn against a quick one must not wait for the
//! searches of others.

use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use serde_json::json;

use super::guest::{Guest, choices};
use super::http::Request;
use super::server::Server;
use super::{Class, Manner};

pub const CLASS: Class = Class {
    name: "bots",
    arguments: &[
        "--trusted-proxy",
        "127.0.0.0/8",
        "--rate",
        "2000",
        "--bot-pause",
        "0",
    ],
    log: "info",
    manner: Manner::InTurn,
    probes: &[
        ("a turn against sapling beside 40 tables of ancient", turn),
        ("tables of bots alone", only_bots),
    ],
};

/// Turns that are measured.
const TURNS: usize = 5;

/// A table of this guest's against a bot of this level.
fn against<'a>(guest: &mut Guest<'a>, level: &str, first: &str) -> Result<String> {
    let bot = format!("bot:{level}");
    let fields = [
        ("seats", "2"),
        ("seat-P1", "me"),
        ("seat-P2", bot.as_str()),
        ("option-first-seat", first),
    ];
    let (path, _) = guest.submit("/new/arboretum", &fields)?;
    Ok(path.replace("/t/", ""))
}

/// From the person's last step until it is their turn again; the middle of some turns.
fn answer_time(guest: &mut Guest<'_>) -> Result<Duration> {
    let id = against(guest, "sapling", "P1")?;
    let credential = guest.credential()?;
    let act = format!("/tables/{id}/act");
    let mut all = Vec::new();
    while all.len() < TURNS {
        let (_, mut offered) = choices(guest, &id, &credential)?;
        let mut begun = Instant::now();
        while let Some(action) = offered.first() {
            begun = Instant::now();
            let done = guest.api_post(&act, &credential, &json!({ "action": action }))?;
            ensure!(done.status == 200, "{action}: {}", done.status);
            offered = choices(guest, &id, &credential)?.1;
        }
        while choices(guest, &id, &credential)?.1.is_empty() {
            ensure!(
                begun.elapsed() < Duration::from_secs(60),
                "sapling never answers"
            );
            std::thread::sleep(Duration::from_millis(5));
        }
        all.push(begun.elapsed());
    }
    all.sort_unstable();
    Ok(all[TURNS / 2])
}

fn turn(server: &Server) -> Result<String> {
    let idle = answer_time(&mut server.guest())?;
    let mut crowd: Vec<Guest<'_>> = (0..7).map(|_| server.guest()).collect();
    let mut tables = Vec::new();
    for n in 0..40 {
        let guest = &mut crowd[n % 7];
        // The bot begins, so that each of them has something to think about at once.
        tables.push((n % 7, against(guest, "ancient", "P2")?));
    }
    let busy = answer_time(&mut server.guest())?;
    let mut waiting = 0;
    for (owner, id) in &tables {
        let credential = crowd[*owner].credential()?;
        waiting += usize::from(choices(&mut crowd[*owner], id, &credential)?.1.is_empty());
    }
    ensure!(
        waiting >= 20,
        "only {waiting} of 40 tables are still thought about"
    );
    // Half as much again is promised; a quarter of a second is for whatever else this machine does.
    let most = idle * 3 / 2 + Duration::from_millis(250);
    ensure!(
        busy <= most,
        "{idle:?} alone, {busy:?} beside {waiting} others"
    );
    Ok(format!(
        "{} ms alone, {} ms beside {waiting} others",
        idle.as_millis(),
        busy.as_millis()
    ))
}

fn only_bots(server: &Server) -> Result<String> {
    let fields = [
        ("seats", "2"),
        ("seat-P1", "bot:ancient"),
        ("seat-P2", "bot:ancient"),
    ];
    let form = server.guest().post("/new/arboretum", &fields)?.status;
    let body = json!({ "game": "arboretum", "seats": ["bot:ancient", "bot:ancient"] });
    let api = server
        .guest()
        .ask(Request::json("/api/tables", &body))?
        .status;
    ensure!((form, api) == (422, 422), "form {form}, API {api}");
    Ok("422 for form and API".into())
}
