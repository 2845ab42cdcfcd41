//! Several people at one screen, and people who only look on: what is shown to whom.

use anyhow::{Result, ensure};

use super::guest::{Guest, hand, shows_a_hand, two};
use super::http::Request;
use super::server::Server;
use super::{Class, Manner};

pub const CLASS: Class = Class {
    name: "screen",
    arguments: &["--trusted-proxy", "127.0.0.0/8", "--rate", "2000"],
    log: "trace",
    manner: Manner::InTurn,
    probes: &[
        ("pages under the shield", pages),
        ("look-back under the shield", look_back),
        ("events under the shield", events),
        ("a card's worth under the shield", about),
        ("the API under the shield", api),
        ("the log under the shield", log),
        ("the other hand while one holds the screen", other_hand),
        ("the screen is taken from whose turn it is", taken),
        ("an onlooker's eyes", onlooker),
        ("the log of a running game", running_log),
    ],
};

/// Ada and Bo at one screen, Cy at another; it is Ada's turn, and she has not said yet that she is there.
fn shared(server: &Server) -> Result<(Guest<'_>, Guest<'_>, String)> {
    let mut screen = server.guest();
    let fields = [
        ("seats", "3"),
        ("seat-P1", "me"),
        ("seat-P2", "here"),
        ("seat-P3", "link"),
        ("name-P1", "Ada"),
        ("name-P2", "Bo"),
        ("option-first-seat", "P1"),
    ];
    let (path, _) = screen.submit("/new/arboretum", &fields)?;
    let invitation = screen.invitation()?;
    server.keep_secret(&invitation);
    let mut cy = server.guest();
    let (_, page) = cy.submit(&format!("/join/{invitation}"), &[("name", "Cy")])?;
    ensure!(shows_a_hand(&page.body), "Cy sees no hand");
    Ok((screen, cy, path))
}

const WORDS: [&str; 8] = [
    "as", "view", "look", "seat", "viewer", "hold", "me", "through",
];

/// Queries that somebody might try.
fn queries() -> Vec<String> {
    let mut all = vec![String::new()];
    for seat in ["P1", "P2", "P3"] {
        all.extend(WORDS.map(|word| format!("{word}={seat}")));
        all.push(format!("as={seat}&view={seat}&look={seat}"));
    }
    all.push("view=open".into());
    all
}

fn pages(server: &Server) -> Result<String> {
    let (mut screen, _, path) = shared(server)?;
    let mut tried = 0;
    for query in queries() {
        let page = screen.get(&format!("{path}?{query}"))?;
        ensure!(page.status == 200, "{query}: {}", page.status);
        ensure!(!shows_a_hand(&page.body), "{query}: a hand is shown");
        let fragment =
            Request::get(&format!("{path}?{query}")).header("accept", "text/html+fragment");
        ensure!(
            !shows_a_hand(&screen.ask(fragment)?.body),
            "{query}: a hand in the fragment"
        );
        tried += 2;
    }
    ensure!(
        screen
            .post(&format!("{path}/hold"), &[("seat", "P1")])?
            .status
            == 303,
        "no hand-over"
    );
    ensure!(
        shows_a_hand(&screen.get(&path)?.body),
        "Ada sees no hand afterwards"
    );
    Ok(format!(
        "no hand at {tried} addresses; Ada's once she says so"
    ))
}

fn look_back(server: &Server) -> Result<String> {
    let (mut screen, _, path) = shared(server)?;
    let mut tried = 0;
    for query in queries() {
        for at in ["", "&at=0", "&at=5", "&at=99999"] {
            let page = screen.get(&format!("{path}/replay?{query}{at}"))?;
            ensure!(page.status == 200, "{query}: {}", page.status);
            ensure!(!shows_a_hand(&page.body), "{query}{at}: a hand is shown");
            tried += 1;
        }
    }
    Ok(format!("no hand at {tried} addresses"))
}

fn events(server: &Server) -> Result<String> {
    let (screen, _, path) = shared(server)?;
    for query in ["", "as=P1", "view=P2", "look=P2&as=P2"] {
        let ask = screen.dress(Request::get(&format!("{path}/events?{query}")));
        let event = ask.open(server.address)?.event()?;
        ensure!(event.contains("shield"), "{query}: no shield");
        let open = event.contains("name=\"choice\"") || shows_a_hand(&event);
        ensure!(!open, "{query}: a hand is shown");
    }
    Ok("the shield".into())
}

fn about(server: &Server) -> Result<String> {
    let (mut screen, _, path) = shared(server)?;
    for card in ["oak-3", "lilac-1", "willow-8", "jacaranda-2", "cassia-5"] {
        for query in ["", "&as=P1", "&view=P2", "&look=P2"] {
            let path = format!("{path}/about?card={card}{query}");
            let (ours, theirs) = (screen.get(&path)?, server.guest().get(&path)?);
            ensure!(
                ours.status == theirs.status && ours.body == theirs.body,
                "{card}{query} differs"
            );
        }
    }
    Ok("what a stranger is told".into())
}

fn api(server: &Server) -> Result<String> {
    let (mut screen, _, path) = shared(server)?;
    let credential = screen.credential()?;
    let table = path.replace("/t/", "/tables/");
    for query in ["", "?as=P1", "?view=P2", "?viewer=P1", "?seat=P2"] {
        let view = screen
            .api(&format!("{table}/view{query}"), Some(&credential))?
            .json()?;
        ensure!(
            view["viewer"] == "public",
            "{query} shows {}",
            view["viewer"]
        );
        let actions = screen
            .api(&format!("{table}/actions{query}"), Some(&credential))?
            .json()?;
        let none = actions["actions"].as_array().is_some_and(Vec::is_empty);
        ensure!(none, "{query} offers {}", actions["actions"]);
    }
    let act = screen.api_post(
        &format!("{table}/act"),
        &credential,
        &serde_json::json!({ "action": "deck" }),
    )?;
    ensure!(act.status == 403, "act answers {}", act.status);
    Ok("an onlooker's view, nothing to choose".into())
}

fn log(server: &Server) -> Result<String> {
    let (mut screen, _, path) = shared(server)?;
    let credential = screen.credential()?;
    let table = path.replace("/t/", "/tables/");
    let ours = screen
        .api(&format!("{table}/log"), Some(&credential))?
        .json()?;
    let theirs = server.guest().api(&format!("{table}/log"), None)?.json()?;
    ensure!(
        ours["told"] == theirs["told"],
        "more is told than to a stranger"
    );
    ensure!(
        ours["log"].is_null() && theirs["log"].is_null(),
        "the whole log is given out"
    );
    Ok("what a stranger is told".into())
}

fn other_hand(server: &Server) -> Result<String> {
    let (mut screen, mut cy, path) = shared(server)?;
    screen.post(&format!("{path}/hold"), &[("seat", "P1")])?;
    let own = screen.hand(&path)?;
    let theirs = cy.hand(&path)?;
    ensure!(!own.is_empty() && own != theirs, "no hands to compare");
    let mut tried = 0;
    for query in queries() {
        for page in [
            format!("{path}?{query}"),
            format!("{path}/replay?at=99&{query}"),
        ] {
            let page = screen.get(&page)?;
            let shown = hand(&page.body);
            let cards = cards_of(&shown);
            ensure!(
                cards.is_empty() || cards == cards_of(&own),
                "{query}: another hand"
            );
            tried += 1;
        }
    }
    Ok(format!("her own at {tried} addresses"))
}

/// The cards that are drawn in a hand, in the order of their names.
fn cards_of(hand: &str) -> Vec<&str> {
    let mut cards: Vec<&str> = hand
        .split(".svg")
        .skip(1)
        .filter_map(|rest| rest.split(['#', '"']).nth(1))
        .collect();
    cards.sort_unstable();
    cards
}

fn taken(server: &Server) -> Result<String> {
    let (mut screen, mut cy, path) = shared(server)?;
    let hold = format!("{path}/hold");
    let seen = [
        screen.post(&hold, &[("seat", "P2")])?.status,
        screen.post(&hold, &[("seat", "P3")])?.status,
        cy.post(&hold, &[("seat", "P1")])?.status,
        server.guest().post(&hold, &[("seat", "P1")])?.status,
    ];
    ensure!(
        seen == [403; 4],
        "Bo, Cy's seat, Cy and a stranger: {seen:?}"
    );
    Ok("403".into())
}

fn onlooker(server: &Server) -> Result<String> {
    let mut two = two(server, &[])?;
    let mut stranger = server.guest();
    let mut tried = 0;
    for query in queries() {
        for page in ["", "/replay"] {
            let page = stranger.get(&format!("{}{page}?{query}", two.path()))?;
            ensure!(!shows_a_hand(&page.body), "{query}: a hand is shown");
            tried += 1;
        }
        let own = two
            .host
            .hand(&format!("{}/replay?at=99&{query}", two.path()))?;
        let theirs = two
            .friend
            .hand(&format!("{}/replay?at=99&{query}", two.path()))?;
        ensure!(
            cards_of(&own) != cards_of(&theirs),
            "{query}: host and friend see one hand"
        );
    }
    Ok(format!("no hand at {tried} addresses"))
}

fn running_log(server: &Server) -> Result<String> {
    let mut two = two(server, &[])?;
    let path = format!("{}/log", two.path());
    let seen = [
        two.host.get(&path)?.status,
        two.friend.get(&path)?.status,
        server.guest().get(&path)?.status,
    ];
    ensure!(seen == [403; 3], "{seen:?}");
    let export = server.operate(
        "GET",
        &format!("/tables/{}/export", two.id),
        &serde_json::json!({}),
    )?;
    ensure!(
        export.status == 409,
        "the operator's export answers {}",
        export.status
    );
    Ok("403, and 409 for the operator".into())
}
