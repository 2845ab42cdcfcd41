//! A server with games that only tests know: with nothing but rules, people play it; with a board and bots,
//! bots do as well. What is not declared is left out of the pages.
#![allow(
    clippy::unwrap_used,
    reason = "an answer that cannot be read is a failed test"
)]

mod support;

use std::sync::LazyLock;

use pebbles::{bare, full};
use support::{Client, Server};
use ui::{Catalog, Packaged};

static PEBBLES: LazyLock<Catalog> =
    LazyLock::new(|| Catalog::new(vec![bare::Pebbles::package(), full::Pebbles::package()]));

async fn server() -> Server {
    Server::start_as(&[], |config| config.catalog = &PEBBLES).await
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_offer_what_a_game_declares_and_nothing_else() {
    let server = server().await;
    let mut me = Client::new(&server);
    let home = me.get("/").await.body;
    assert!(home.contains("action=\"/play/pebbles-with-board\""));
    assert!(!home.contains("action=\"/play/pebbles\""));
    for absent in ["/score", "/rules/", "/learn/"] {
        assert!(!home.contains(absent), "{absent}");
    }
    for path in [
        "/rules/pebbles",
        "/rules/pebbles/cards",
        "/learn/pebbles",
        "/score/pebbles",
        "/new/arboretum",
    ] {
        assert_eq!(me.get(path).await.status, 404, "{path}");
    }
    let form = me.get("/new/pebbles").await.body;
    assert!(!form.contains("value=\"bot:"), "no bots are offered");
    let form = me.get("/new/pebbles-with-board").await.body;
    assert!(form.contains("value=\"bot:tree\""));
    let refused = me.post("/play/pebbles", &[]).await;
    assert_eq!(refused.status, 422);
    assert!(refused.body.contains("No bots play this game"));
    let wish = [("seats", "2"), ("seat-P1", "me"), ("seat-P2", "bot:tree")];
    let refused = me.post("/new/pebbles", &wish).await;
    assert!(refused.body.contains("No bots play this game"));
    let games = me.get("/api/games").await.body;
    assert!(games.contains("\"pebbles\"") && !games.contains("arboretum"));
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_played_on_one_screen_and_against_a_bot() {
    let server = server().await;
    let mut me = Client::new(&server);
    let against = me
        .post("/play/pebbles-with-board", &[("level", "tree")])
        .await;
    assert_eq!(against.status, 200);
    let end = me.play_to_the_end(&against.path).await;
    assert!(end.contains("Right guess"));
    let seats = [("seats", "2"), ("seat-P1", "me"), ("seat-P2", "link")];
    let table = me.post("/new/pebbles", &seats).await;
    assert_eq!(table.status, 200);
    let link = table.between("value=\"http://", "\"").unwrap();
    let link = format!("/{}", link.split_once('/').unwrap().1);
    let mut friend = Client::new(&server);
    assert_eq!(friend.post(&link, &[("name", "Zoé")]).await.status, 200);
    let mine = tokio::spawn({
        let path = table.path.clone();
        async move { me.play_to_the_end(&path).await }
    });
    friend.play_to_the_end(&table.path).await;
    assert!(mine.await.unwrap().contains("class=\"ending\""));
    let replay = friend
        .get(&format!("{}/replay?view=open", table.path))
        .await;
    assert_eq!(replay.status, 200);
}
