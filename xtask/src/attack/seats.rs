//! Who is taken for whom, and who may change who sits where.

use std::thread;

use anyhow::{Context, Result, ensure};
use serde_json::json;

use super::guest::{choices, hand, invite, shows_a_hand, two};
use super::http::Request;
use super::server::Server;
use super::{Class, Manner};

pub const CLASS: Class = Class {
    name: "seats",
    arguments: &[
        "--trusted-proxy",
        "127.0.0.0/8",
        "--rate",
        "2000",
        "--bot-pause",
        "0",
    ],
    log: "trace",
    manner: Manner::InTurn,
    probes: &[
        (
            "a used invitation as a credential of the API",
            used_at_the_api,
        ),
        ("a used invitation joins again", used_joins_again),
        ("an invitation as a cookie", as_a_cookie),
        ("an unused invitation as a credential", unused_at_the_api),
        ("eight come at once with one invitation", eight_at_once),
        ("a credential at another table", at_another_table),
        ("a cookie is nothing to the API", cookies_at_the_api),
        (
            "who presses rematch gets a way into another's seat",
            rematch,
        ),
        ("a stranger presses rematch", strangers_rematch),
        ("hands that stay hidden, after the end", hidden_hands),
        ("a bot in a present person's place", bot_in_the_place),
        ("an absence of no minutes", absence_of_nothing),
        ("somebody else takes a seat back", take_back),
        ("a stranger's choice at a table", strangers_choice),
        ("a code for another device works twice", code_twice),
        ("codes for another device are guessed", codes_guessed),
        ("another person's name as a signed cookie", signed_cookie),
    ],
};

fn used_at_the_api(server: &Server) -> Result<String> {
    let mut two = two(server, &[("option-first-seat", "P2")])?;
    let secret = two.invitation.clone();
    for part in ["view", "actions", "log", "events"] {
        let answer = two.host.api(&two.api(part), Some(&secret))?;
        ensure!(answer.status == 403, "{part} answers {}", answer.status);
    }
    let own = two.friend.credential()?;
    let (_, offered) = choices(&mut two.friend, &two.id, &own)?;
    let action = offered.first().context("it is the friend's turn")?;
    for (part, body) in [("act", json!({ "action": action })), ("undo", json!({}))] {
        let answer = two.host.api_post(&two.api(part), &secret, &body)?;
        ensure!(answer.status == 403, "{part} answers {}", answer.status);
    }
    let view = two.friend.api(&two.api("view"), Some(&own))?;
    ensure!(
        view.json()?["viewer"] == "P2",
        "the friend's own credential is worth nothing"
    );
    Ok("403 for view, actions, log, events, act, undo".into())
}

fn used_joins_again(server: &Server) -> Result<String> {
    let mut two = two(server, &[])?;
    let before = two.friend.hand(&two.path())?;
    let join = format!("/join/{}", two.invitation);
    let mut stranger = server.guest();
    for guest in [&mut two.host, &mut stranger] {
        let seen = [
            guest.get(&join)?.status,
            guest.post(&join, &[("name", "Eve")])?.status,
        ];
        ensure!(seen == [410, 410], "page and form answer {seen:?}");
    }
    let body = json!({ "invitation": two.invitation, "name": "Eve" });
    let again = stranger.ask(Request::json("/api/join", &body))?;
    ensure!(again.status == 410, "the API answers {}", again.status);
    ensure!(
        !before.is_empty() && two.friend.hand(&two.path())? == before,
        "the friend's seat is gone"
    );
    ensure!(
        two.host.hand(&two.path())? != before,
        "the host sees the friend's hand"
    );
    Ok("410 for page, form and API; the friend sits as before".into())
}

fn as_a_cookie(server: &Server) -> Result<String> {
    let mut two = two(server, &[])?;
    let (_, unused) = invite(&mut two.host.clone(), &[])?;
    for secret in [&two.invitation, &unused] {
        for name in ["person", "__Host-person", "guest", "links"] {
            let mut thief = server.guest();
            thief.cookies.insert(name.into(), secret.clone());
            let page = thief.get(&two.path())?;
            ensure!(!shows_a_hand(&page.body), "{name}: a hand is shown");
        }
    }
    ensure!(
        shows_a_hand(&two.friend.get(&two.path())?.body),
        "the friend sees no hand"
    );
    Ok("no hand under any name".into())
}

fn unused_at_the_api(server: &Server) -> Result<String> {
    let mut host = server.guest();
    let (id, invitation) = invite(&mut host, &[])?;
    for part in ["view", "actions", "log", "events"] {
        let answer = host.api(&format!("/tables/{id}/{part}"), Some(&invitation))?;
        ensure!(answer.status == 403, "{part} answers {}", answer.status);
    }
    // Nor does it stand anywhere that onlookers see.
    for path in [
        format!("/t/{id}"),
        format!("/api/tables/{id}"),
        format!("/t/{id}/log"),
    ] {
        ensure!(
            !server.guest().get(&path)?.body.contains(&invitation),
            "it stands on {path}"
        );
    }
    Ok("403, and on no page of others".into())
}

fn eight_at_once(server: &Server) -> Result<String> {
    let (id, invitation) = invite(&mut server.guest(), &[])?;
    let seated: Vec<Result<bool>> = thread::scope(|scope| {
        let sits = || {
            let mut guest = server.guest();
            guest.post(&format!("/join/{invitation}"), &[("name", "Bo")])?;
            Ok(shows_a_hand(&guest.get(&format!("/t/{id}"))?.body))
        };
        let all: Vec<_> = (0..8).map(|_| scope.spawn(sits)).collect();
        all.into_iter().flat_map(|guest| guest.join()).collect()
    });
    let seated: Vec<bool> = seated.into_iter().collect::<Result<_>>()?;
    let seated = seated.into_iter().filter(|sits| *sits).count();
    ensure!(seated == 1, "{seated} see a hand");
    Ok("one sits".into())
}

fn at_another_table(server: &Server) -> Result<String> {
    let (one, mut other) = (two(server, &[])?, two(server, &[])?);
    for credential in [
        one.host.credential()?,
        one.friend.credential()?,
        "0".repeat(64),
    ] {
        for part in ["view", "actions", "log", "events"] {
            let answer = other.host.api(&other.api(part), Some(&credential))?;
            ensure!(answer.status == 403, "{part} answers {}", answer.status);
        }
    }
    Ok("403".into())
}

fn cookies_at_the_api(server: &Server) -> Result<String> {
    let mut two = two(server, &[("option-first-seat", "P1")])?;
    let view = two.host.get(&format!("/api{}", two.api("view")))?.json()?;
    ensure!(
        view["viewer"] == "public",
        "a cookie sees {}",
        view["viewer"]
    );
    let act = Request::json(
        &format!("/api{}", two.api("act")),
        &json!({ "action": "deck" }),
    );
    let act = two.host.ask(act)?;
    ensure!(act.status == 403, "a cookie acts: {}", act.status);
    Ok("an onlooker's view, and no step".into())
}

/// Plays the first choice that there is until the game is over.
fn play_to_the_end(server: &Server, two: &mut super::guest::Two<'_>) -> Result<()> {
    let credentials = [two.host.credential()?, two.friend.credential()?];
    let mut guest = server.guest();
    for _ in 0..2000 {
        let info = guest.api(&format!("/tables/{}", two.id), None)?.json()?;
        if info["over"] == true {
            return Ok(());
        }
        for credential in &credentials {
            let (page, offered) = choices(&mut guest, &two.id, credential)?;
            if let Some(action) = offered.last() {
                let body = json!({ "action": action, "page": page });
                guest.api_post(&two.api("act"), credential, &body)?;
            }
        }
    }
    anyhow::bail!("the game does not end")
}

fn rematch(server: &Server) -> Result<String> {
    let mut two = two(server, &[])?;
    play_to_the_end(server, &mut two)?;
    let over = two.path();
    // Who sits there is not who made the table.
    let (next, page) = two.friend.submit(&format!("{over}/rematch"), &[])?;
    ensure!(
        next != over && next.starts_with("/t/"),
        "no other table: {next}"
    );
    ensure!(
        !page.body.contains("/join/"),
        "an invitation stands on the page"
    );
    let links = two.friend.cookies.get("links").cloned().unwrap_or_default();
    ensure!(
        links.is_empty(),
        "the browser was given {} bytes of invitations",
        links.len()
    );
    let (theirs, own) = (two.host.hand(&next)?, hand(&page.body));
    ensure!(!theirs.is_empty() && !own.is_empty(), "not everybody sits");
    ensure!(theirs != own, "both see one hand");
    let view = next.replace("/t/", "/tables/") + "/view";
    let credential = two.friend.credential()?;
    let view = two.friend.api(&view, Some(&credential))?.json()?;
    ensure!(view["viewer"] == "P2", "the API shows {}", view["viewer"]);
    Ok("everybody sits, no invitation".into())
}

fn hidden_hands(server: &Server) -> Result<String> {
    let mut two = two(server, &[("hands-stay-hidden", "yes")])?;
    let own = two
        .host
        .hand(&format!("{}/replay?at=30&view=P1", two.path()))?;
    play_to_the_end(server, &mut two)?;
    let mut stranger = server.guest();
    for view in ["P1", "P2", "open"] {
        let path = format!("{}/replay?at=30&view={view}", two.path());
        ensure!(
            !shows_a_hand(&stranger.get(&path)?.body),
            "{view}: a stranger sees a hand"
        );
        let seen = [two.host.hand(&path)?, two.friend.hand(&path)?];
        ensure!(seen[0] != seen[1], "{view}: both see one hand");
    }
    let log = stranger.get(&format!("{}/log", two.path()))?.status;
    let api = stranger.api(&two.api("log"), None)?.json()?;
    ensure!(
        log == 403 && api["log"].is_null(),
        "the log: {log}, {}",
        api["log"]
    );
    ensure!(!own.is_empty(), "no hand to compare");
    Ok("each their own; no log".into())
}

fn strangers_rematch(server: &Server) -> Result<String> {
    let mut two = two(server, &[])?;
    let path = format!("{}/rematch", two.path());
    let seen = [
        server.guest().post(&path, &[])?.status,
        two.host.post(&path, &[])?.status,
    ];
    ensure!(
        seen == [403, 403],
        "stranger and host of a running game: {seen:?}"
    );
    Ok("403, and 403 while the game runs".into())
}

fn bot_in_the_place(server: &Server) -> Result<String> {
    let mut two = two(server, &[])?;
    let seat = format!("{}/seat", two.path());
    let stream = two
        .friend
        .dress(Request::get(&format!("{}/events", two.path())));
    let _here = stream.open(server.address)?;
    let mut stranger = server.guest();
    for wish in ["bot", "open", "back"] {
        let seen = [
            two.host
                .post(&seat, &[("seat", "P2"), ("wish", wish)])?
                .status,
            two.friend
                .post(&seat, &[("seat", "P1"), ("wish", wish)])?
                .status,
            stranger
                .post(&seat, &[("seat", "P1"), ("wish", wish)])?
                .status,
        ];
        ensure!(
            seen == [403; 3],
            "{wish}: host, friend and stranger: {seen:?}"
        );
    }
    ensure!(
        shows_a_hand(&two.friend.get(&two.path())?.body),
        "the friend lost the seat"
    );
    Ok("403 for host, friend and stranger".into())
}

/// The host says after how long somebody counts as gone.
fn absence_of_nothing(server: &Server) -> Result<String> {
    for minutes in ["0", "1", "-1", "4294967296", "", "now"] {
        let fields = [("seats", "2"), ("seat-P2", "link"), ("absence", minutes)];
        let answer = server.guest().post("/new/arboretum", &fields)?;
        ensure!(answer.status == 422, "{minutes:?}: {}", answer.status);
    }
    Ok("422".into())
}

fn take_back(server: &Server) -> Result<String> {
    let mut two = two(server, &[])?;
    let seat = format!("{}/seat", two.path());
    let own = two.friend.post(&seat, &[("seat", "P2"), ("wish", "bot")])?;
    ensure!(own.status < 400, "the friend may not leave: {}", own.status);
    let back = [("seat", "P2"), ("wish", "back")];
    let seen = [
        two.host.post(&seat, &back)?.status,
        server.guest().post(&seat, &back)?.status,
    ];
    ensure!(seen == [403, 403], "host and stranger: {seen:?}");
    let own = two.friend.post(&seat, &back)?;
    ensure!(
        own.status < 400,
        "the friend may not come back: {}",
        own.status
    );
    Ok("403 for host and stranger, the sitter may".into())
}

fn strangers_choice(server: &Server) -> Result<String> {
    let mut two = two(server, &[("option-first-seat", "P1")])?;
    let mut stranger = server.guest();
    stranger.post("/play/arboretum", &[("level", "random")])?;
    for (part, field) in [
        ("act", ("choice", "0")),
        ("undo", ("x", "")),
        ("pace", ("fast", "yes")),
        ("coach", ("x", "")),
        ("hold", ("seat", "P1")),
    ] {
        let path = format!("{}/{part}", two.path());
        let answer = stranger.post(&path, &[("page", "0"), field])?;
        ensure!(answer.status == 403, "{part} answers {}", answer.status);
    }
    // Nor does the friend speak for the host.
    let credential = two.friend.credential()?;
    let act = two
        .friend
        .api_post(&two.api("act"), &credential, &json!({ "action": "deck" }))?;
    ensure!(
        [403, 409, 422].contains(&act.status),
        "out of turn: {}",
        act.status
    );
    Ok("403".into())
}

fn code(page: &str) -> Result<String> {
    let code = super::http::between(page, "class=\"code\">", "<");
    Ok(code.context("no code")?.to_string())
}

fn code_twice(server: &Server) -> Result<String> {
    let mut two = two(server, &[])?;
    let old = code(&two.friend.post("/device", &[])?.body)?;
    let new = code(&two.friend.post("/device", &[])?.body)?;
    for kept in [&old, &new] {
        server.keep_secret(kept);
        server.keep_secret(&kept.replace(' ', ""));
    }
    let enter = |code: &str| {
        let mut phone = server.guest();
        let answer = phone.post("/device/enter", &[("code", code)]);
        answer.map(|answer| (answer.status, phone))
    };
    ensure!(
        enter(&old)?.0 == 422,
        "a code that was replaced still works"
    );
    let (status, mut phone) = enter(&new)?;
    ensure!(status == 303, "the newest code answers {status}");
    ensure!(
        phone.hand(&two.path())? == two.friend.hand(&two.path())?,
        "not the same person"
    );
    ensure!(enter(&new)?.0 == 422, "a code works twice");
    Ok("once, and only the newest".into())
}

fn codes_guessed(server: &Server) -> Result<String> {
    let mut guest = server.guest();
    let mut tried = 0;
    for n in 0..60 {
        let answer = guest.post("/device/enter", &[("code", &format!("AAAAAAAA{n:02}"))])?;
        match answer.status {
            422 => tried += 1,
            429 => return Ok(format!("{tried} tries, then 429")),
            other => anyhow::bail!("a guess answers {other}"),
        }
    }
    anyhow::bail!("{tried} tries and no end")
}

/// Cookies were signed once, and named their person.
fn signed_cookie(server: &Server) -> Result<String> {
    let mut two = two(server, &[])?;
    let listed = server.operate("GET", "/tables", &json!({}))?.json()?;
    let host = listed[0]["host"].as_str().context("no table")?;
    for value in [
        format!("{host}.en.auto.tree."),
        format!("{}{host}.en.auto.tree.", "A".repeat(44)),
    ] {
        let mut thief = server.guest();
        thief
            .cookies
            .insert("guest".into(), super::http::escape(&value));
        ensure!(
            !shows_a_hand(&thief.get(&two.path())?.body),
            "a hand is shown"
        );
    }
    ensure!(
        shows_a_hand(&two.host.get(&two.path())?.body),
        "the host sees no hand"
    );
    Ok("nobody".into())
}
