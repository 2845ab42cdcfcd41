//! One guest cannot stop, stall or fill the server: as somebody would try who floods.
#![allow(
    clippy::unwrap_used,
    reason = "an answer that cannot be read is a failed test"
)]

mod support;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use reqwest::Response;
use serde_json::{Value, json};
use support::{Client, Server};

/// A server that counts, so many units a second for each person.
async fn counting(rate: u32) -> Server {
    Server::start_as(&[], |config| config.rate = rate).await
}

/// How many of so many requests are answered, and the first that is not.
async fn flood(many: usize, ask: impl AsyncFn() -> Response) -> (usize, Option<Response>) {
    let mut answered = 0;
    for _ in 0..many {
        let answer = ask().await;
        if matches!(answer.status().as_u16(), 429 | 503) {
            return (answered, Some(answer));
        }
        answered += 1;
    }
    (answered, None)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_pages_is_turned_away_with_a_time_to_come_again() {
    let server = counting(5).await;
    let http = server.http();
    let ask = async || http.get(server.url("/")).send().await.unwrap();
    let (answered, refused) = flood(2000, ask).await;
    let refused = refused.expect("a limit");
    // Nobody in particular: as much as an address may ask for.
    assert!((250..1500).contains(&answered), "{answered}");
    assert_eq!(refused.status(), 429);
    let wait: u64 = refused.headers()["retry-after"]
        .to_str()
        .unwrap()
        .parse()
        .unwrap();
    assert!((1..=60).contains(&wait));
    let api = http.get(server.url("/api/games")).send().await.unwrap();
    assert_eq!(api.status(), 429);
    assert!(api.text().await.unwrap().starts_with("{\"error\""));
}

/// Fresh cookies are as cheap as nothing: they buy no fresh limit.
#[tokio::test(flavor = "multi_thread")]
async fn fresh_cookies_make_no_more_tables() {
    let server = counting(100_000).await;
    let mut made = 0;
    let mut refused = 0;
    for _ in 0..10 {
        let mut guest = Client::new(&server);
        for _ in 0..10 {
            let page = guest.post("/play/arboretum", &[("level", "random")]).await;
            match page.status {
                200 => made += 1,
                429 => refused += 1,
                other => panic!("{other}"),
            }
        }
    }
    // A club's evening at once, and one more now and then.
    assert!((60..70).contains(&made), "{made}");
    assert_eq!(made + refused, 100);
    // The API is no way round it.
    let new = json!({ "game": "arboretum", "seats": ["program", "bot:random"] });
    let new = server.http().post(server.url("/api/tables")).json(&new);
    assert_eq!(new.send().await.unwrap().status(), 429);
    // Nor is a log to be watched.
    let mut guest = Client::new(&server);
    assert_eq!(guest.upload("/watch", "nonsense").await.status, 429);
}

/// What stays when somebody has gone fills the disk: saved pads, and people who are known by nothing else.
#[tokio::test(flavor = "multi_thread")]
async fn pads_and_newcomers_are_few() {
    let server = counting(100_000).await;
    let mut guest = Client::new(&server);
    let page = guest.get("/score/arboretum").await;
    let code = page
        .between("name=\"p\" value=\"", "\"")
        .unwrap()
        .to_string();
    let mut known = Client::new(&server);
    known.post("/play/arboretum", &[("level", "random")]).await;
    let new = json!({ "game": "arboretum", "seats": ["program", "invite"] });
    let new = server.http().post(server.url("/api/tables")).json(&new);
    let new: Value = new.send().await.unwrap().json().await.unwrap();
    let mut saved = 0;
    for _ in 0..100 {
        let fields = [("p", code.as_str())];
        let page = guest.post("/score/arboretum/save", &fields).await;
        saved += usize::from(page.status == 200);
    }
    assert!((58..70).contains(&saved), "{saved}");
    // Newcomers count as well, whichever way they come; whoever is known plays on.
    let mut newcomer = Client::new(&server);
    let play = [("level", "random")];
    assert_eq!(newcomer.post("/play/arboretum", &play).await.status, 429);
    assert_eq!(known.post("/play/arboretum", &play).await.status, 200);
    let join = json!({ "invitation": new["invitations"][1] });
    let join = server.http().post(server.url("/api/join")).json(&join);
    assert_eq!(join.send().await.unwrap().status(), 429);
    // Whoever is nobody yet has nothing to be carried to another device, and nothing is kept of them.
    let page = newcomer.post("/device", &[]).await;
    assert_eq!(page.status, 200);
    assert!(newcomer.credential().is_none() && !page.body.contains("class=\"code\""));
}

/// Behind a proxy everybody has one peer address; what the proxy says tells them apart. What a stranger says
/// of themselves does not.
#[tokio::test(flavor = "multi_thread")]
async fn newcomers_behind_a_proxy_do_not_share_a_limit() {
    for (trusted, shared) in [(vec!["127.0.0.0/8"], false), (vec![], true)] {
        let server = Server::start_as(&[], |config| {
            config.rate = 5;
            config.trusted_proxies = trusted.iter().map(|net| net.parse().unwrap()).collect();
        })
        .await;
        let http = server.http();
        let from = async |address: &str| {
            let ask = http.get(server.url("/")).header("x-forwarded-for", address);
            ask.send().await.unwrap()
        };
        let (_, refused) = flood(2000, async || from("9.9.9.9, 203.0.113.7").await).await;
        assert!(refused.is_some());
        let other = from("9.9.9.9, 203.0.113.8").await;
        assert_eq!(other.status() == 429, shared, "{trusted:?}");
        // The left end is what anybody can have made up.
        let forged = from("8.8.8.8, 203.0.113.7").await;
        assert_eq!(forged.status(), 429);
    }
}

/// It took seconds of a thread that answers everybody.
#[tokio::test(flavor = "multi_thread")]
async fn a_form_of_72_000_options_is_refused_at_once() {
    let server = counting(60).await;
    let form: String = (0..72_000).map(|n| format!("&option-{n}=")).collect();
    let post = server
        .http()
        .post(server.url("/new/canopee"))
        .header("content-type", "application/x-www-form-urlencoded")
        .body(form);
    // Whoever is refused before all of it is read may find the line cut.
    if let Ok(answer) = post.send().await {
        assert_eq!(answer.status(), 413);
    }
    let few: String = (0..300).map(|n| format!("&option-{n}=")).collect();
    let post = server
        .http()
        .post(server.url("/new/canopee"))
        .header("content-type", "application/x-www-form-urlencoded")
        .body(few);
    assert_eq!(post.send().await.unwrap().status(), 413);
}

#[tokio::test(flavor = "multi_thread")]
async fn own_cards_are_not_too_long() {
    let server = Server::start().await;
    let mut guest = Client::new(&server);
    let cards = "# much ado\n".repeat(6000);
    let fields = [
        ("seats", "3"),
        ("seat-P1", "me"),
        ("seat-P2", "bot:random"),
        ("seat-P3", "bot:random"),
        ("cards", &cards),
    ];
    let page = guest.post("/new/canopy-city", &fields).await;
    assert_eq!(page.status, 422);
    assert!(page.body.contains("64 KiB"), "{}", page.body);
    let seats = ["program", "bot:random", "bot:random"];
    let new = json!({ "game": "canopy-city", "seats": seats, "cards": cards });
    let new = server.http().post(server.url("/api/tables")).json(&new);
    let answer = new.send().await.unwrap();
    assert_eq!(answer.status(), 422);
    assert!(answer.text().await.unwrap().contains("64 KiB"));
}

/// A log that somebody brings along is kept with its header: that has an end as well.
#[tokio::test(flavor = "multi_thread")]
async fn a_log_brings_no_more_than_a_form() {
    let server = Server::start().await;
    let mut guest = Client::new(&server);
    let log = |game: &str, seats: usize, header: &str| {
        let rules = registry::find(game).unwrap().descriptor().rules_version;
        format!("understory-log 1\ngame {game}\nrules {rules}\nseats {seats}\n{header}\n")
    };
    let option = "option first-seat=P1\n";
    let one = guest.upload("/watch", &log("arboretum", 2, option)).await;
    assert_eq!(one.status, 200, "a log as it should be");
    let many = log("arboretum", 2, &option.repeat(40_000));
    assert_eq!(guest.upload("/watch", &many).await.status, 422);
    let cards = json!("# much ado\n".repeat(6000));
    let data = format!("data {cards}\n");
    let page = guest.upload("/watch", &log("canopy-city", 3, &data)).await;
    assert_eq!(page.status, 422);
    assert!(page.body.contains("64 KiB"), "{}", page.body);
}

/// A choice taken back and made again, over and over, fills no disk; moves are welcome all the same.
#[tokio::test(flavor = "multi_thread")]
async fn changing_one_s_mind_has_an_end() {
    let server = Server::start().await;
    let new = json!({ "game": "arboretum", "seats": ["program", "program"], "fast": true });
    let http = server.http();
    let made = http
        .post(server.url("/api/tables"))
        .json(&new)
        .send()
        .await
        .unwrap();
    let made: Value = made.json().await.unwrap();
    let id = made["id"].as_str().unwrap();
    let credentials: Vec<&str> = (0..2)
        .map(|seat| made["credentials"][seat].as_str().unwrap())
        .collect();
    let ask = async |who: usize, part: &str| -> Value {
        let url = server.url(&format!("/api/tables/{id}/{part}"));
        let answer = http
            .get(url)
            .bearer_auth(credentials[who])
            .send()
            .await
            .unwrap();
        answer.json().await.unwrap()
    };
    let post = async |who: usize, part: &str, body: Value| -> u16 {
        let url = server.url(&format!("/api/tables/{id}/{part}"));
        let post = http.post(url).bearer_auth(credentials[who]).json(&body);
        post.send().await.unwrap().status().as_u16()
    };
    // Until somebody has made a choice that nobody learned from.
    let mut who = 0;
    for _ in 0..200 {
        for seat in 0..2 {
            let choices = ask(seat, "actions").await;
            let Some(action) = choices["actions"][0]["action"].as_str() else {
                continue;
            };
            who = seat;
            post(seat, "act", json!({ "action": action })).await;
        }
        if post(who, "undo", json!({})).await == 200 {
            break;
        }
    }
    let mut done = 1;
    let choices = ask(who, "actions").await;
    let action = choices["actions"][0]["action"]
        .as_str()
        .unwrap()
        .to_string();
    for _ in 0..5000 {
        assert_eq!(post(who, "act", json!({ "action": action })).await, 200);
        if post(who, "undo", json!({})).await != 200 {
            break;
        }
        done += 1;
    }
    // Each time two events: the step and its end.
    assert!((1500..=4000).contains(&done), "{done}");
    let next = ask(who, "actions").await;
    let next = next["actions"][0]["action"].as_str().unwrap().to_string();
    assert_eq!(post(who, "act", json!({ "action": next })).await, 200);
}

/// Where choices are sealed, one may be changed until all have chosen; not for ever either.
#[tokio::test(flavor = "multi_thread")]
async fn a_sealed_choice_is_not_changed_for_ever() {
    let server = Server::start().await;
    let seats = ["program", "program", "program"];
    let new = json!({ "game": "canopy-city", "seats": seats, "fast": true });
    let http = server.http();
    let made = http.post(server.url("/api/tables")).json(&new).send().await;
    let made: Value = made.unwrap().json().await.unwrap();
    let table = server.url(&format!("/api/tables/{}", made["id"].as_str().unwrap()));
    let credential = |seat: usize| made["credentials"][seat].as_str().unwrap();
    let actions = async |seat: usize| -> Vec<String> {
        let ask = http
            .get(format!("{table}/actions"))
            .bearer_auth(credential(seat));
        let body: Value = ask.send().await.unwrap().json().await.unwrap();
        let actions = body["actions"].as_array().unwrap().iter();
        actions
            .map(|a| a["action"].as_str().unwrap().to_string())
            .collect()
    };
    let act = async |seat: usize, action: &str| -> u16 {
        let act = http
            .post(format!("{table}/act"))
            .bearer_auth(credential(seat));
        let answer = act.json(&json!({ "action": action })).send().await;
        answer.unwrap().status().as_u16()
    };
    let choices = actions(0).await;
    let mut done = 0;
    while done < 5000 && act(0, &choices[done % 2]).await == 200 {
        done += 1;
    }
    assert!((2000..=4100).contains(&done), "{done}");
    // Whoever has not chosen yet still may.
    for seat in [1, 2] {
        let choices = actions(seat).await;
        assert_eq!(act(seat, &choices[0]).await, 200);
    }
}

/// A log is no way round the limits of a table: neither for own cards nor for steps without end.
#[tokio::test(flavor = "multi_thread")]
async fn a_log_is_no_longer_than_a_game() {
    let server = Server::start().await;
    let mut guest = Client::new(&server);
    let game = registry::find("canopy-city").unwrap();
    let setup = table::Setup::new(game.descriptor(), 3, [], None).unwrap();
    let mut play = table::Play::new(game, &setup).unwrap();
    play.run_chance(&mut table::random::seeded(1));
    let choices = play.rules().actions(play.state(), table::Seat::P1);
    for number in 0..30_000 {
        let text = choices[number % 2].text.clone();
        play.act(table::Seat::P1, &text).unwrap();
    }
    let long = guest.upload("/watch", &play.log().text()).await;
    assert!([413, 422].contains(&long.status), "{}", long.status);
    let mut log = play.first(1).log();
    log.data = Some(format!("# {}", "x".repeat(65 << 10)));
    let large = guest.upload("/watch", &log.text()).await;
    assert_eq!(large.status, 422);
    assert!(large.body.contains("64"), "{}", large.body);
}

/// Whoever follows a table hundred times sees no more of it drawn than the limit allows, and the newest all
/// the same.
#[tokio::test(flavor = "multi_thread")]
async fn drawing_for_followers_is_counted() {
    let server = counting(10).await;
    let http = server.http();
    let new = json!({ "game": "arboretum", "seats": ["program", "bot:random"], "fast": true });
    let made = http.post(server.url("/api/tables")).json(&new).send().await;
    let made: Value = made.unwrap().json().await.unwrap();
    let path = format!("/t/{}", made["id"].as_str().unwrap());
    let drawn = Arc::new(AtomicUsize::new(0));
    let mut following = tokio::task::JoinSet::new();
    for _ in 0..60 {
        let stream = http.get(server.url(&format!("{path}/events")));
        let mut stream = stream.send().await.unwrap();
        assert_eq!(stream.status(), 200);
        let drawn = drawn.clone();
        following.spawn(async move {
            while let Ok(Some(chunk)) = stream.chunk().await {
                let text = String::from_utf8_lossy(&chunk).into_owned();
                drawn.fetch_add(text.matches("event: page").count(), Ordering::SeqCst);
            }
        });
    }
    let before = drawn.load(Ordering::SeqCst);
    let begun = std::time::Instant::now();
    // An announcement changes everybody's page.
    for number in 0..60 {
        let text = json!({ "text": format!("number {number}") });
        server
            .operate(reqwest::Method::PUT, "/announcement", text)
            .await;
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
    let drawn = drawn.load(Ordering::SeqCst) - before;
    // An address has sixty units a second, and what is left of six hundred at once.
    let allowed = 600 + 60 * (begun.elapsed().as_secs() as usize + 1);
    assert!(drawn > 60 && drawn <= allowed, "{drawn} of {allowed}");
    following.abort_all();
}

/// A code for another device cannot be guessed by trying.
#[tokio::test(flavor = "multi_thread")]
async fn codes_are_not_tried_without_end() {
    let server = counting(100_000).await;
    let mut guest = Client::new(&server);
    let mut statuses = Vec::new();
    for number in 0..30 {
        let code = format!("AAAA A{number:03}");
        statuses.push(guest.post("/device/enter", &[("code", &code)]).await.status);
    }
    assert_eq!(
        statuses.iter().filter(|s| **s == 422).count(),
        10,
        "{statuses:?}"
    );
    assert_eq!(statuses.last(), Some(&429));
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_has_so_many_running_tables() {
    let server = Server::start().await;
    let mut guest = Client::new(&server);
    for _ in 0..60 {
        let made = guest.post("/play/arboretum", &[("level", "random")]).await;
        assert_eq!(made.status, 200);
    }
    let refused = guest.post("/play/arboretum", &[("level", "random")]).await;
    assert_eq!(refused.status, 429);
    assert!(refused.body.contains("60"), "it says how many");
    let mut other = Client::new(&server);
    assert_eq!(other.post("/play/arboretum", &[]).await.status, 200);
}

/// From many addresses at once, behind proxies that are ours: the server says that it is busy.
#[tokio::test(flavor = "multi_thread")]
async fn all_together_have_a_limit() {
    let server = Server::start_as(&[], |config| {
        config.rate = 1;
        config.trusted_proxies = vec!["127.0.0.0/8".parse().unwrap()];
    })
    .await;
    let http = server.http();
    let mut statuses = Vec::new();
    for number in 0..700 {
        let from = format!("203.0.{}.{}", number / 250, number % 250);
        let ask = http.get(server.url("/")).header("x-forwarded-for", from);
        statuses.push(ask.send().await.unwrap().status().as_u16());
    }
    assert!(
        statuses.contains(&503) && !statuses.contains(&429),
        "{statuses:?}"
    );
    assert!(statuses.iter().filter(|s| **s == 200).count() >= 500);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_follows_with_a_thousand_tabs() {
    let server = counting(1000).await;
    let mut guest = Client::new(&server);
    let table = guest.post("/play/arboretum", &[("level", "random")]).await;
    let events = server.url(&format!("{}/events", table.path));
    let mut open = Vec::new();
    let refused = loop {
        let answer = guest.http.get(&events).send().await.unwrap();
        if answer.status() != 200 {
            break answer;
        }
        open.push(answer);
        assert!(open.len() < 100);
    };
    assert_eq!((refused.status().as_u16(), open.len()), (429, 16));
    // A tab that is shut makes room.
    open.pop();
    for _ in 0..100 {
        tokio::time::sleep(Duration::from_millis(20)).await;
        if guest.http.get(&events).send().await.unwrap().status() == 200 {
            return;
        }
    }
    panic!("the place is not given back");
}

/// A credential that is none costs as much as one that is somebody's: the limit comes before the look.
#[tokio::test(flavor = "multi_thread")]
async fn the_database_is_not_asked_for_those_who_flood() {
    let server = counting(1).await;
    let http = server.http();
    let credential = "0".repeat(64);
    let ask = async || {
        let ask = http.get(server.url("/tables"));
        let ask = ask.header("cookie", format!("person={credential}"));
        ask.send().await.unwrap()
    };
    let (answered, refused) = flood(500, ask).await;
    // A list costs four units, an address has sixty at once.
    assert!((15..=30).contains(&answered), "{answered}");
    assert_eq!(refused.unwrap().status(), 429);
}
