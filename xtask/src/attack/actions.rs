//! Texts of actions that can be read and are not allowed, in every game, at many of its decisions.

use std::collections::BTreeSet;

use anyhow::{Result, ensure};
use serde_json::json;

use super::guest::{choices, programs, two};
use super::http::Request;
use super::server::Server;
use super::{Class, Manner};

pub const CLASS: Class = Class {
    name: "actions",
    arguments: &["--rate", "0", "--bot-pause", "0"],
    log: "info",
    manner: Manner::InTurn,
    probes: &[
        ("texts out of range in Arboretum", |s| {
            texts(s, "arboretum", 2)
        }),
        ("texts out of range in Canopée", |s| texts(s, "canopee", 2)),
        ("texts out of range in Canopy, first edition", |s| {
            texts(s, "canopy-first", 2)
        }),
        ("texts out of range in Rainforest", |s| {
            texts(s, "rainforest", 2)
        }),
        ("texts out of range in the city", |s| {
            texts(s, "canopy-city", 3)
        }),
        ("choices out of range on pages", numbers),
        ("bodies that are no actions", bodies),
    ],
};

/// Decisions of a game at which all is tried.
const DECISIONS: usize = 12;

/// Texts that a decision is sent at most.
const TEXTS: usize = 40;

/// Texts that brought a server down, and their like.
const KNOWN: [&str; 22] = [
    "trunk-0 on 19",
    "trunk-255 on 255",
    "next card-26",
    "next card-255",
    "to pile-3",
    "to pile-255",
    "pay",
    "pay 0",
    "pick card-255",
    "oak-9@99,99",
    "oak-3@-128,-128",
    "play oak-0@0,0",
    "discard oak-9",
    "pile P9",
    "discard P6",
    "zone none",
    "keep 9",
    "",
    " ",
    "P1 deck",
    "\u{0}",
    "chance",
];

const NUMBERS: [&str; 6] = ["19", "26", "99", "255", "65536", "-1"];

/// The text with one of its numbers replaced by another, in every way.
fn replaced(text: &str) -> Vec<String> {
    let mut all = Vec::new();
    let digit = |at: usize| text.as_bytes().get(at).is_some_and(u8::is_ascii_digit);
    let starts = (0..text.len()).filter(|at| digit(*at) && (*at == 0 || !digit(at - 1)));
    for start in starts {
        let end = (start..).find(|at| !digit(*at)).unwrap_or(text.len());
        all.extend(NUMBERS.map(|number| format!("{}{number}{}", &text[..start], &text[end..])));
    }
    all
}

fn texts(server: &Server, game: &str, seats: usize) -> Result<String> {
    let (id, credentials) = programs(server, game, seats)?;
    let mut guest = server.guest();
    let act = format!("/tables/{id}/act");
    let mut refused = 0;
    let mut seen = BTreeSet::new();
    for _ in 0..DECISIONS {
        for (seat, credential) in credentials.iter().enumerate() {
            let (page, offered) = choices(&mut guest, &id, credential)?;
            let mut tried: Vec<String> = KNOWN.map(str::to_string).into();
            tried.extend(offered.iter().flat_map(|text| replaced(text)));
            seen.extend(offered.iter().cloned());
            // What was allowed at another decision.
            tried.extend(seen.iter().take(TEXTS / 4).cloned());
            tried.retain(|text| !offered.contains(text));
            for text in tried.iter().take(TEXTS) {
                let answer = guest.api_post(&act, credential, &json!({ "action": text }))?;
                ensure!(
                    [403, 409, 422].contains(&answer.status),
                    "{text:?} of P{}: {} {}",
                    seat + 1,
                    answer.status,
                    answer.body
                );
                refused += 1;
            }
            let (after, still) = choices(&mut guest, &id, credential)?;
            ensure!(
                page == after && offered == still,
                "something has changed at P{}",
                seat + 1
            );
        }
        for credential in &credentials {
            let (_, offered) = choices(&mut guest, &id, credential)?;
            if let Some(action) = offered.get(offered.len() / 2) {
                let done = guest.api_post(&act, credential, &json!({ "action": action }))?;
                ensure!(
                    done.status == 200,
                    "{action:?} is offered and refused: {}",
                    done.body
                );
            }
        }
    }
    Ok(format!("{refused} refused, nothing changed"))
}

fn numbers(server: &Server) -> Result<String> {
    let mut two = two(server, &[("option-first-seat", "P1")])?;
    let page = two.host.get(&two.path())?;
    let page = page
        .between("data-page=\"", "\"")
        .unwrap_or_default()
        .to_string();
    let mut tried = 0;
    for number in [
        "-1",
        "99",
        "65536",
        "18446744073709551615",
        "18446744073709551616",
        "1e9",
        "0x0",
        "٣",
    ] {
        for (part, fields) in [
            ("act", [("page", page.as_str()), ("choice", number)]),
            ("act", [("page", page.as_str()), ("why-not", number)]),
            ("act", [("page", number), ("choice", "0")]),
            ("undo", [("page", number), ("choice", "0")]),
            ("hold", [("seat", number), ("page", "0")]),
            ("seat", [("seat", number), ("wish", "bot")]),
        ] {
            let answer = two.host.post(&format!("{}/{part}", two.path()), &fields)?;
            ensure!(
                (400..500).contains(&answer.status),
                "{part} {fields:?}: {}",
                answer.status
            );
            tried += 1;
        }
        let answer = two
            .host
            .get(&format!("{}/replay?at={number}", two.path()))?;
        ensure!(answer.status < 500, "replay at {number}: {}", answer.status);
    }
    Ok(format!("{tried} refused"))
}

fn bodies(server: &Server) -> Result<String> {
    let (id, credentials) = programs(server, "arboretum", 2)?;
    let act = format!("/api/tables/{id}/act");
    let mut tried = 0;
    for body in [
        "",
        "{}",
        "[]",
        "null",
        "{\"action\":7}",
        "{\"action\":[]}",
        "{\"action\":\"deck\",\"page\":-1}",
        "{\"action\":\"deck\",\"page\":1e300}",
        "{\"action\":\"deck\",\"x\":1}",
        "{\"action\":\"\\ud800\"}",
        "{\"action\":\"deck\"",
        "\u{feff}{}",
    ] {
        for kind in [
            "application/json",
            "text/plain",
            "application/x-www-form-urlencoded",
        ] {
            let post = Request::new("POST", &act)
                .body(kind, body)
                .bearer(&credentials[0]);
            let answer = server.guest().ask(post)?;
            ensure!(
                (400..500).contains(&answer.status),
                "{body:?} as {kind}: {}",
                answer.status
            );
            tried += 1;
        }
    }
    Ok(format!("{tried} refused"))
}
