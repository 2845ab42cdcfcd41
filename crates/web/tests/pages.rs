//! The pages over HTTP, as a browser without scripts uses them: links and forms.
#![allow(
    clippy::unwrap_used,
    reason = "an answer that cannot be read is a failed test"
)]

mod support;

use support::{Client, Server};

/// Every game, from “play now” to the final score, by forms alone.
#[tokio::test(flavor = "multi_thread")]
async fn every_game_can_be_played_by_forms_alone() {
    let server = Server::start().await;
    for game in registry::GAMES {
        let id = game.descriptor().id;
        let mut me = Client::new(&server);
        let table = me
            .post(&format!("/play/{id}"), &[("level", "random")])
            .await;
        assert_eq!(table.status, 200, "{id}");
        let path = table.path.clone();
        me.post(&format!("{path}/pace"), &[("fast", "yes")]).await;
        let end = me.play_to_the_end(&path).await;
        assert!(end.contains("class=\"ending\""), "{id}");
        let log = me.get(&format!("{path}/log")).await;
        assert!(log.body.starts_with("understory-log 1"), "{id}");
        for view in ["open", "P1", "P2", "public"] {
            let replay = me.get(&format!("{path}/replay?at=20&view={view}")).await;
            assert_eq!(replay.status, 200, "{id} {view}");
        }
        let again = me.post(&format!("{path}/rematch"), &[]).await;
        assert_ne!(again.path, path, "{id}");
        // The same log can be brought along and watched.
        let watched = me.upload("/watch", &log.body).await;
        assert_eq!(watched.status, 200, "{id}");
        assert!(watched.path.ends_with("/replay"), "{id}: {}", watched.path);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_friend_sits_down_by_link_and_sees_another_hand() {
    let server = Server::start().await;
    let mut host = Client::new(&server);
    let table = host
        .post(
            "/new/arboretum",
            &[("seats", "2"), ("seat-P1", "me"), ("seat-P2", "link")],
        )
        .await;
    let link = table.between("value=\"http://", "\"").unwrap();
    let link = format!("/{}", link.split_once('/').unwrap().1);
    let mut friend = Client::new(&server);
    let invitation = friend.get(&link).await;
    assert_eq!(invitation.status, 200);
    let seat = friend.post(&link, &[("name", "Zoé")]).await;
    assert_eq!(seat.path, table.path);
    let host_sees = host.get(&table.path).await.body;
    assert!(host_sees.contains("Zoé"));
    let hand = |body: &str| {
        let hand = support::between(body, "class=\"hand\"", "</section>");
        hand.map(str::to_string)
    };
    assert_ne!(hand(&host_sees), hand(&seat.body));
    // A stranger sees no hand at all, and a wrong link leads nowhere.
    let mut stranger = Client::new(&server);
    let public = stranger.get(&table.path).await;
    assert_eq!(public.status, 200);
    assert!(!public.body.contains("name=\"choice\""));
    assert_eq!(stranger.get("/join/0000").await.status, 410);
    let acted = stranger
        .post(
            &format!("{}/act", table.path),
            &[("page", "1"), ("choice", "0")],
        )
        .await;
    assert_eq!(acted.status, 403);
}

#[tokio::test(flavor = "multi_thread")]
async fn several_people_on_one_screen_are_shielded_from_each_other() {
    let server = Server::start().await;
    let mut us = Client::new(&server);
    let table = us
        .post(
            "/new/arboretum",
            &[
                ("seats", "2"),
                ("seat-P1", "me"),
                ("seat-P2", "here"),
                ("name-P1", "Ada"),
                ("name-P2", "Bo"),
                ("option-first-seat", "P1"),
            ],
        )
        .await;
    assert!(table.body.contains("shield") && table.body.contains("Ada"));
    assert!(
        !table.body.contains("name=\"choice\""),
        "nothing is shown yet"
    );
    let hold = format!("{}/hold", table.path);
    // Bo is not awaited: the screen is not for him now.
    let bo = us.post(&hold, &[("seat", "P2")]).await;
    assert_eq!(bo.status, 403);
    assert!(bo.body.contains("shield") && !bo.body.contains("name=\"choice\""));
    let ada = us.post(&hold, &[("seat", "P1")]).await;
    assert!(ada.body.contains("name=\"choice\""));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bad_form_says_everything_that_is_wrong_and_keeps_what_was_filled_in() {
    let server = Server::start().await;
    let mut me = Client::new(&server);
    let again = me
        .post(
            "/new/arboretum",
            &[
                ("seats", "2"),
                ("seat-P1", "me"),
                ("seat-P2", "bot:owl"),
                ("option-first-seat", "P9"),
                ("name-P1", "Ada"),
            ],
        )
        .await;
    assert_eq!(again.status, 422);
    let faults = again.between("role=\"alert\"", "</ul>").unwrap();
    assert_eq!(faults.matches("<li>").count(), 2, "{faults}");
    assert!(again.body.contains("value=\"Ada\""));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_choice_from_an_old_page_is_refused_and_nothing_happens() {
    let server = Server::start().await;
    let mut me = Client::new(&server);
    let table = me.post("/play/arboretum", &[("level", "random")]).await;
    let path = table.path.clone();
    let page = me.wait_for_choice(&path).await;
    let number = support::between(&page, "data-page=\"", "\"")
        .unwrap()
        .to_string();
    let act = format!("{path}/act");
    let first = me.post(&act, &[("page", &number), ("choice", "0")]).await;
    assert_eq!(first.status, 200);
    let twice = me.post(&act, &[("page", &number), ("choice", "0")]).await;
    assert_eq!(twice.status, 409);
    assert!(twice.body.contains("role=\"alert\""));
    let nonsense = me.post(&act, &[("page", "x"), ("choice", "0")]).await;
    assert_eq!(nonsense.status, 422);
}

#[tokio::test(flavor = "multi_thread")]
async fn forms_of_other_sites_are_refused() {
    let server = Server::start().await;
    let mut me = Client::new(&server);
    me.get("/").await;
    let foreign = me
        .post_from("/play/arboretum", "http://elsewhere.example")
        .await;
    assert_eq!(foreign, 403);
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_speak_french_to_those_who_ask() {
    let server = Server::start().await;
    let mut me = Client::new(&server);
    let home = me.post("/prefs", &[("lang", "fr"), ("back", "/")]).await;
    assert!(home.body.contains("lang=\"fr\"") && home.body.contains("Jouer maintenant"));
    let away = me.post("/prefs", &[("back", "//elsewhere.example")]).await;
    assert_eq!(away.path, "/");
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_carry_the_headers_that_keep_pages_safe() {
    let server = Server::start().await;
    let answer = server.http().get(server.url("/")).send().await.unwrap();
    let policy = answer.headers()["content-security-policy"]
        .to_str()
        .unwrap();
    assert!(policy.starts_with("default-src 'self'") && !policy.contains("unsafe"));
    assert_eq!(answer.headers()["cache-control"], "no-store");
    let missing = server
        .http()
        .get(server.url("/nowhere"))
        .send()
        .await
        .unwrap();
    assert_eq!(missing.status(), 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn words_of_an_option_can_be_named_one_by_one() {
    let server = Server::start().await;
    let mut me = Client::new(&server);
    let seats = [("seats", "2"), ("seat-P1", "me"), ("seat-P2", "bot:random")];
    let named = ["oak", "lilac", "willow", "cassia"].map(|species| ("option-leave-out", species));
    let all: Vec<_> = seats
        .into_iter()
        .chain([("option-leave-out", "random")])
        .chain(named)
        .collect();
    let table = me.post("/new/arboretum", &all).await;
    assert_eq!(table.status, 200);
    let boxed = table.between("class=\"boxed\"", "</ul>").unwrap();
    for species in ["oak", "lilac", "willow", "cassia"] {
        assert!(boxed.contains(species), "{boxed}");
    }
    // Two are too few, and the form says so.
    let again = me.post("/new/arboretum", &all[..6]).await;
    assert_eq!(again.status, 422);
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_a_proxy_links_lead_to_where_people_find_the_server() {
    let server = Server::start_at(Some("https://forest.example"), &[]).await;
    let mut host = Client::new(&server);
    let seats = [("seats", "2"), ("seat-P1", "me"), ("seat-P2", "link")];
    let table = host.post("/new/arboretum", &seats).await;
    assert!(table.body.contains("value=\"https://forest.example/join/"));
    // The proxy may ask by another name than people do. (The form is empty, so nothing is done.)
    assert_eq!(
        host.post_from("/prefs", "https://forest.example").await,
        415
    );
    assert_eq!(host.post_from("/prefs", "https://other.example").await, 403);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_is_called_by_name_and_meets_the_same_bots_again() {
    let server = Server::start().await;
    let mut me = Client::new(&server);
    let home = me.post("/prefs", &[("name", " Zoé "), ("back", "/")]).await;
    assert!(home.body.contains("value=\"Zoé\""));
    let seats = [
        ("seats", "2"),
        ("seat-P1", "me"),
        ("seat-P2", "bot:seedling"),
    ];
    let table = me.post("/new/arboretum", &seats).await;
    assert!(table.body.contains("Zoé"));
    let home = me.get("/").await.body;
    assert!(home.contains("name=\"level\" value=\"seedling\""));
}
