//! Who sits where, who is taken for whom, and who may change it: as somebody would try who cheats.
#![allow(
    clippy::unwrap_used,
    reason = "an answer that cannot be read is a failed test"
)]

mod support;

use axum_extra::extract::cookie::Key;
use serde_json::{Value, json};
use support::finished::over;
use support::{Client, Page, Server, folder_with_signing_key, signed_cookie};
use web::clock::Clock;

/// A host and a friend at a table of Arboretum, the invitation that the friend used, and the table's path.
async fn two_at_a_table(server: &Server) -> (Client, Client, String, String) {
    let mut host = Client::new(server);
    let fields = [
        ("seats", "2"),
        ("seat-P1", "me"),
        ("name-P1", "Ada"),
        ("seat-P2", "link"),
        ("option-first-seat", "P2"),
    ];
    let table = host.post("/new/arboretum", &fields).await;
    let join = invitation(&table);
    let mut friend = Client::new(server);
    let seat = friend.post(&join, &[("name", "Zoé")]).await;
    assert_eq!((seat.status, &seat.path), (200, &table.path));
    (host, friend, join, table.path)
}

/// The path of the invitation that stands on a page.
fn invitation(page: &Page) -> String {
    let link = page.between("value=\"http://", "\"").unwrap();
    format!("/{}", link.split_once('/').unwrap().1)
}

/// What the API tells whoever shows this.
async fn api(server: &Server, path: &str, bearer: Option<&str>) -> (u16, Value) {
    let mut request = server.http().get(server.url(path));
    if let Some(bearer) = bearer {
        request = request.bearer_auth(bearer);
    }
    let answer = request.send().await.unwrap();
    (answer.status().as_u16(), answer.json().await.unwrap())
}

fn hand(body: &str) -> Option<&str> {
    support::between(body, "class=\"hand\"", "</section>")
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_works_once_and_is_no_credential() {
    let server = Server::start().await;
    let (mut host, mut friend, join, path) = two_at_a_table(&server).await;
    let friends_hand = friend.get(&path).await.body;
    // The host still has the link: it opens nothing any more.
    let secret = join.strip_prefix("/join/").unwrap();
    assert_eq!(host.get(&join).await.status, 410);
    assert_eq!(host.post(&join, &[("name", "Zoé")]).await.status, 410);
    let mut stranger = Client::new(&server);
    assert_eq!(stranger.post(&join, &[("name", "Eve")]).await.status, 410);
    let table = path.replace("/t/", "/api/tables/");
    for part in ["view", "actions", "log"] {
        let (status, body) = api(&server, &format!("{table}/{part}"), Some(secret)).await;
        assert_eq!(status, 403, "{part}: {body}");
    }
    let again = server.http().post(server.url("/api/join"));
    let again = again.json(&json!({ "invitation": secret })).send().await;
    assert_eq!(again.unwrap().status(), 410);
    // The friend sits as before, and nobody else sees that hand.
    let after = friend.get(&path).await.body;
    assert_eq!(hand(&friends_hand), hand(&after));
    assert!(after.contains("name=\"choice\""));
    assert_ne!(hand(&host.get(&path).await.body), hand(&after));
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_who_come_with_one_invitation_one_sits_down() {
    let server = Server::start().await;
    let mut host = Client::new(&server);
    let fields = [("seats", "2"), ("seat-P1", "me"), ("seat-P2", "link")];
    let table = host.post("/new/arboretum", &fields).await;
    let join = invitation(&table);
    let mut all: Vec<Client> = (0..8).map(|_| Client::new(&server)).collect();
    let sits = all
        .iter_mut()
        .map(|guest| guest.post(&join, &[("name", "Zoé")]));
    let mut statuses: Vec<u16> = futures_util::future::join_all(sits)
        .await
        .iter()
        .map(|page| page.status)
        .collect();
    statuses.sort_unstable();
    assert_eq!(statuses[0], 200);
    assert!(
        statuses[1..].iter().all(|s| [409, 410].contains(s)),
        "{statuses:?}"
    );
    let mut seated = 0;
    for guest in &mut all {
        seated += usize::from(
            hand(&guest.get(&table.path).await.body).is_some_and(|h| h.contains("data-fly")),
        );
    }
    assert_eq!(seated, 1);
}

/// A credential speaks for its own seat, and for no other table.
#[tokio::test(flavor = "multi_thread")]
async fn a_credential_is_its_owners_alone() {
    let server = Server::start().await;
    let (host, friend, _, path) = two_at_a_table(&server).await;
    let view = format!("{}/view", path.replace("/t/", "/api/tables/"));
    let (ours, theirs) = (host.credential().unwrap(), friend.credential().unwrap());
    assert_eq!(api(&server, &view, Some(&ours)).await.1["viewer"], "P1");
    assert_eq!(api(&server, &view, Some(&theirs)).await.1["viewer"], "P2");
    let (status, public) = api(&server, &view, None).await;
    assert_eq!((status, &public["viewer"]), (200, &json!("public")));
    assert_eq!(api(&server, &view, Some("0000")).await.0, 403);
    let (_, _, _, elsewhere) = two_at_a_table(&server).await;
    let view = format!("{}/view", elsewhere.replace("/t/", "/api/tables/"));
    assert_eq!(api(&server, &view, Some(&ours)).await.0, 403);
    // What a browser sends by itself is nothing to the API: another site could make it do so.
    let by_cookie = host.http.get(server.url(&view)).send().await.unwrap();
    let seen: Value = by_cookie.json().await.unwrap();
    assert_eq!(seen["viewer"], "public");
}

/// Whoever presses the button gets no way into the other's seat.
#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_keeps_everybody_seated_and_gives_no_invitation_to_a_taken_seat() {
    let server = Server::start_with(&[over("over", false)]).await;
    let (mut ada, mut bo) = (Client::new(&server), Client::new(&server));
    ada.post("/join/over-1", &[("name", "Ada")]).await;
    bo.post("/join/over-2", &[("name", "Bo")]).await;
    let again = ada.post("/t/over/rematch", &[]).await;
    assert_eq!(again.status, 200);
    assert_ne!(again.path, "/t/over");
    assert!(!again.body.contains("/join/"), "no link to anybody's seat");
    assert_eq!(ada.cookie(&again.path, "links").unwrap_or_default(), "");
    let theirs = bo.get(&again.path).await.body;
    assert!(
        hand(&theirs).unwrap().contains("data-fly"),
        "Bo sits already"
    );
    assert_ne!(hand(&theirs), hand(&again.body));
    // A seat on which nobody sat gets a new one, for whoever pressed.
    let server = Server::start_with(&[over("over", false)]).await;
    let mut ada = Client::new(&server);
    ada.post("/join/over-1", &[("name", "Ada")]).await;
    let again = ada.post("/t/over/rematch", &[]).await;
    let join = invitation(&again);
    assert_eq!(
        ada.get("/join/over-2").await.status,
        200,
        "the old one is for the old table"
    );
    let mut bo = Client::new(&server);
    assert_eq!(bo.post(&join, &[("name", "Bo")]).await.path, again.path);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_puts_a_bot_in_the_place_of_somebody_who_is_here() {
    let server = Server::start().await;
    let (mut host, mut friend, _, path) = two_at_a_table(&server).await;
    let seat = format!("{path}/seat");
    // The friend against the host, the host against the friend, a stranger against both.
    let mut stranger = Client::new(&server);
    stranger.post("/play/arboretum", &[]).await;
    for (who, other) in [(&mut friend, "P1"), (&mut stranger, "P1")] {
        for wish in ["bot", "back", "open"] {
            let answer = who.post(&seat, &[("seat", other), ("wish", wish)]).await;
            assert_eq!(answer.status, 403, "{wish}");
        }
    }
    let answer = host.post(&seat, &[("seat", "P2"), ("wish", "bot")]).await;
    assert_eq!(answer.status, 403);
    assert!(answer.body.contains("5 minutes"), "it says when");
    assert!(
        !answer.body.contains("name=\"wish\" value=\"bot\"")
            || !answer.body.contains("value=\"P2\"")
    );
    // Away for four minutes is not five.
    server.clock.advance(4 * 60);
    host.get(&path).await;
    let answer = host.post(&seat, &[("seat", "P2"), ("wish", "bot")]).await;
    assert_eq!(answer.status, 403);
    // An open page is presence enough, however long.
    let stream = friend.http.get(server.url(&format!("{path}/events")));
    let stream = stream.send().await.unwrap();
    server.clock.advance(60 * 60);
    let answer = host.post(&seat, &[("seat", "P2"), ("wish", "bot")]).await;
    assert_eq!(answer.status, 403);
    drop(stream);
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    server.clock.advance(5 * 60);
    let shown = host.get(&path).await.body;
    assert!(
        shown.contains("class=\"away\""),
        "the table shows the absence"
    );
    let answer = host.post(&seat, &[("seat", "P2"), ("wish", "bot")]).await;
    assert_eq!(answer.status, 200);
    assert!(
        answer.body.contains("A bot plays for Zoé"),
        "the table tells it"
    );
    // Only the sitter takes back.
    let answer = host.post(&seat, &[("seat", "P2"), ("wish", "back")]).await;
    assert_eq!(answer.status, 403);
    let answer = friend
        .post(&seat, &[("seat", "P2"), ("wish", "back")])
        .await;
    assert_eq!(answer.status, 200);
    assert!(answer.body.contains("Zoé plays again"));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_sitter_may_let_a_bot_play_and_when_the_host_is_gone_a_day_is_enough() {
    let server = Server::start().await;
    let (mut host, mut friend, _, path) = two_at_a_table(&server).await;
    let seat = format!("{path}/seat");
    let answer = host.post(&seat, &[("seat", "P1"), ("wish", "bot")]).await;
    assert_eq!(answer.status, 200);
    let answer = friend
        .post(&seat, &[("seat", "P1"), ("wish", "back")])
        .await;
    assert_eq!(answer.status, 403);
    let answer = host.post(&seat, &[("seat", "P1"), ("wish", "back")]).await;
    assert_eq!(answer.status, 200);
    server.clock.advance(23 * 60 * 60);
    let answer = friend.post(&seat, &[("seat", "P1"), ("wish", "bot")]).await;
    assert_eq!(answer.status, 403);
    server.clock.advance(60 * 60);
    let answer = friend
        .post(&seat, &[("seat", "P1"), ("wish", "open")])
        .await;
    assert_eq!(answer.status, 403, "a hand is shown to nobody for that");
    let answer = friend.post(&seat, &[("seat", "P1"), ("wish", "bot")]).await;
    assert_eq!(answer.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_abandoned_seat_is_opened_in_sight_of_everybody() {
    let server = Server::start().await;
    let (mut host, mut friend, _, path) = two_at_a_table(&server).await;
    let seat = format!("{path}/seat");
    let open = [("seat", "P2"), ("wish", "open")];
    assert_eq!(host.post(&seat, &open).await.status, 403);
    server.clock.advance(5 * 60);
    let opened = host.post(&seat, &open).await;
    assert_eq!(opened.status, 200);
    let first = invitation(&opened);
    let watched = Client::new(&server).get(&path).await.body;
    assert!(
        watched.contains("opened the seat of Zoé"),
        "even onlookers see it"
    );
    // Who sat there has no seat now, but may come back while nobody else sits.
    let lost = friend.get(&path).await.body;
    assert!(!lost.contains("name=\"choice\"") && lost.contains("value=\"back\""));
    let back = friend
        .post(&seat, &[("seat", "P2"), ("wish", "back")])
        .await;
    assert!(back.status == 200 && back.body.contains("name=\"choice\""));
    let mut eve = Client::new(&server);
    assert_eq!(eve.post(&first, &[("name", "Eve")]).await.status, 409);
    // Opened again, the invitation of before is worth nothing.
    server.clock.advance(5 * 60);
    let second = invitation(&host.post(&seat, &open).await);
    assert_eq!(eve.post(&first, &[("name", "Eve")]).await.status, 410);
    assert_eq!(eve.post(&second, &[("name", "Eve")]).await.path, path);
    let back = friend
        .post(&seat, &[("seat", "P2"), ("wish", "back")])
        .await;
    assert_eq!(back.status, 403);
    let credential = friend.credential().unwrap();
    let view = format!("{}/view", path.replace("/t/", "/api/tables/"));
    assert_eq!(api(&server, &view, Some(&credential)).await.0, 403);
}

/// While the server is down nobody can be at it: whoever comes back first finds nobody absent.
#[tokio::test(flavor = "multi_thread")]
async fn the_time_in_which_the_server_was_down_is_no_absence() {
    let server = Server::start().await;
    let (mut host, _, _, path) = two_at_a_table(&server).await;
    let folder = server.end().await;
    let later = Clock::default();
    later.advance(60 * 60);
    let clock = later.clone();
    let server = Server::start_in(folder, &[], |config| config.clock = clock).await;
    host.move_to(&server);
    let seat = format!("{path}/seat");
    let open = [("seat", "P2"), ("wish", "open")];
    assert_eq!(host.post(&seat, &open).await.status, 403);
    later.advance(5 * 60);
    assert_eq!(host.post(&seat, &open).await.status, 200);
}

/// Nobody is replaced after a minute, whatever a form says; and whoever is invited reads after how many.
#[tokio::test(flavor = "multi_thread")]
async fn how_long_an_absence_must_be_is_said_before_one_sits_down() {
    let server = Server::start().await;
    let mut host = Client::new(&server);
    for (minutes, status) in [("1", 422), ("0", 422), ("-5", 422), ("x", 422), ("15", 200)] {
        let fields = [
            ("seats", "2"),
            ("seat-P1", "me"),
            ("seat-P2", "link"),
            ("absence", minutes),
        ];
        let answer = host.post("/new/arboretum", &fields).await;
        assert_eq!(answer.status, status, "{minutes}");
        if status == 200 {
            let join = Client::new(&server).get(&invitation(&answer)).await;
            assert!(join.body.contains("after 15 minutes"), "{}", join.body);
        }
    }
}

/// Two press the button at the same time: there is one next table, and no other one is left behind.
#[tokio::test(flavor = "multi_thread")]
async fn two_rematches_at_once_are_one() {
    for round in 0..6 {
        let id = format!("over{round}");
        let server = Server::start_with(&[over(&id, false)]).await;
        let (mut ada, mut bo) = (Client::new(&server), Client::new(&server));
        ada.post(&format!("/join/{id}-1"), &[("name", "Ada")]).await;
        bo.post(&format!("/join/{id}-2"), &[("name", "Bo")]).await;
        let again = format!("/t/{id}/rematch");
        let (one, other) = tokio::join!(ada.post(&again, &[]), bo.post(&again, &[]));
        assert_eq!((one.status, &one.path), (200, &other.path));
        let (_, tables) = server
            .operate(reqwest::Method::GET, "/tables", json!({}))
            .await;
        assert_eq!(tables.as_array().unwrap().len(), 2, "{tables}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_brings_a_person_to_another_device_once_and_soon() {
    let server = Server::start().await;
    let (_, mut friend, _, path) = two_at_a_table(&server).await;
    let code = |page: &Page| page.between("class=\"code\">", "<").unwrap().to_string();
    let first = code(&friend.post("/device", &[]).await);
    let second = code(&friend.post("/device", &[]).await);
    let mut phone = Client::new(&server);
    let enter = async |client: &mut Client, code: &str| {
        client.post("/device/enter", &[("code", code)]).await.status
    };
    assert_eq!(enter(&mut phone, &first).await, 422, "only the newest");
    assert_eq!(enter(&mut phone, &second.to_lowercase()).await, 200);
    let body = phone.get(&path).await.body;
    assert!(
        body.contains("name=\"choice\""),
        "the same seat on the phone"
    );
    assert_ne!(phone.credential(), friend.credential());
    let mut eve = Client::new(&server);
    assert_eq!(enter(&mut eve, &second).await, 422, "once");
    let third = code(&friend.post("/device", &[]).await);
    server.clock.advance(5 * 60 + 1);
    assert_eq!(enter(&mut eve, &third).await, 422, "too late");
    // A lost device is signed out by the other one: what it follows ends, and no code that it made opens anything.
    let stolen = code(&phone.post("/device", &[]).await);
    let mut followed = phone
        .http
        .get(server.url(&format!("{path}/events")))
        .send()
        .await
        .unwrap();
    friend.post("/device/others", &[]).await;
    let end = tokio::time::timeout(std::time::Duration::from_secs(20), async {
        while let Ok(Some(_)) = followed.chunk().await {}
    });
    end.await.expect("the stream of a lost device ends");
    assert_eq!(enter(&mut eve, &stolen).await, 422);
    assert!(!phone.get(&path).await.body.contains("name=\"choice\""));
    assert!(friend.get(&path).await.body.contains("name=\"choice\""));
}

/// A browser from before there were credentials keeps its seats; once it has a credential, its old cookie
/// is worth nothing, whoever signs it.
#[tokio::test(flavor = "multi_thread")]
async fn signed_cookies_of_before_are_worth_one_credential() {
    let key = Key::generate();
    let server = Server::start_in(folder_with_signing_key(&key).await, &[], |_| {}).await;
    let ask = async |path: &str, cookie: &str, post: bool| {
        let url = server.url(path);
        let request = if post {
            server.http().post(url)
        } else {
            server.http().get(url)
        };
        let form = request.header("cookie", cookie);
        let form = if post {
            form.form(&[("seats", "2"), ("seat-P1", "me"), ("seat-P2", "bot:random")])
        } else {
            form
        };
        let client = form.send().await.unwrap();
        let set: Vec<String> = client
            .headers()
            .get_all("set-cookie")
            .iter()
            .map(|v| v.to_str().unwrap().split(';').next().unwrap().to_string())
            .collect();
        (client.text().await.unwrap(), set)
    };
    let old = signed_cookie("abc", &key);
    let (home, _) = ask("/", &old, false).await;
    assert!(
        home.contains("lang=\"fr\"")
            && home.contains("data-theme=\"dark\"")
            && home.contains("Zoé")
    );
    let http = reqwest::Client::builder()
        .redirect(reqwest::redirect::Policy::none())
        .build()
        .unwrap();
    let made = http
        .post(server.url("/play/arboretum"))
        .header("cookie", &old)
        .form(&[("level", "random")])
        .send()
        .await
        .unwrap();
    let path = made.headers()["location"].to_str().unwrap().to_string();
    let cookies: Vec<&str> = made
        .headers()
        .get_all("set-cookie")
        .iter()
        .map(|v| v.to_str().unwrap().split(';').next().unwrap())
        .collect();
    let person = cookies
        .iter()
        .find(|c| c.starts_with("person="))
        .unwrap()
        .to_string();
    let (seat, _) = ask(&path, &person, false).await;
    assert!(hand(&seat).unwrap().contains("data-fly"));
    // The old cookie, or a forged one, is nobody now.
    let (nobody, _) = ask(&path, &old, false).await;
    assert!(!hand(&nobody).unwrap_or_default().contains("data-fly"));
    let forged = signed_cookie("abc", &Key::generate());
    let (nobody, _) = ask(&path, &forged, false).await;
    assert!(!hand(&nobody).unwrap_or_default().contains("data-fly"));
}

#[tokio::test(flavor = "multi_thread")]
async fn cookies_behind_https_are_only_for_https() {
    let server = Server::start_at(Some("https://forest.example"), &[]).await;
    let made = reqwest::Client::builder()
        .redirect(reqwest::redirect::Policy::none())
        .build()
        .unwrap()
        .post(server.url("/new/arboretum"))
        .form(&[("seats", "2"), ("seat-P1", "me"), ("seat-P2", "link")])
        .send()
        .await
        .unwrap();
    let cookies: Vec<&str> = made
        .headers()
        .get_all("set-cookie")
        .iter()
        .map(|v| v.to_str().unwrap())
        .collect();
    assert_eq!(cookies.len(), 3, "{cookies:?}");
    for cookie in cookies {
        assert!(
            cookie.contains("; Secure") && cookie.contains("; HttpOnly"),
            "{cookie}"
        );
        assert!(
            cookie.starts_with("__Host-") || cookie.starts_with("__Secure-links="),
            "{cookie}"
        );
        assert!(cookie.contains("SameSite=Lax"), "{cookie}");
    }
}

/// Where hands stay hidden, they do after the end as well: for the other seat, for onlookers, in the log.
#[tokio::test(flavor = "multi_thread")]
async fn hands_stay_hidden_where_the_table_says_so() {
    for (hidden, status) in [(false, 200), (true, 403)] {
        let server = Server::start_with(&[over("over", hidden)]).await;
        let mut ada = Client::new(&server);
        ada.post("/join/over-1", &[("name", "Ada")]).await;
        assert_eq!(ada.get("/t/over/log").await.status, status);
        let bench = async |client: &mut Client, view: &str| {
            let page = client
                .get(&format!("/t/over/replay?at=9&view={view}"))
                .await;
            page.body.matches("class=\"bench\"").count()
        };
        assert_eq!(bench(&mut ada, "P1").await, 1);
        assert_eq!(bench(&mut ada, "open").await, if hidden { 1 } else { 2 });
        let own = ada.get("/t/over/replay?at=9&view=P1").await.body;
        let other = ada.get("/t/over/replay?at=9&view=P2").await.body;
        assert_eq!(hand(&own) == hand(&other), hidden);
        let mut stranger = Client::new(&server);
        assert_eq!(bench(&mut stranger, "P1").await, usize::from(!hidden));
        let (_, log) = api(&server, "/api/tables/over/log", None).await;
        assert_eq!(log["log"].is_null(), hidden);
    }
}
