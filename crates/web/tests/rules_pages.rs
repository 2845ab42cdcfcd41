//! The guide over HTTP: both languages, search, lessons, icons, and addresses that mean nothing.

mod support;

use support::{Client, Server};

#[tokio::test(flavor = "multi_thread")]
async fn the_guide_is_served_in_the_readers_language() {
    let server = Server::start().await;
    let mut me = Client::new(&server);
    for game in registry::GAMES {
        let id = game.descriptor().id;
        for path in [
            format!("/rules/{id}"),
            format!("/rules/{id}/cards"),
            format!("/learn/{id}"),
        ] {
            let page = me.get(&path).await;
            assert_eq!(page.status, 200, "{path}");
            assert!(page.body.contains("class=\"chapters\""), "{path}");
        }
    }
    assert!(me.get("/rules/arboretum").await.body.contains("A turn is"));
    let back = [("lang", "fr"), ("back", "/rules/arboretum")];
    let french = me.post("/prefs", &back).await;
    assert_eq!(french.path, "/rules/arboretum");
    assert!(french.body.contains("Les sentiers"));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_glossary_is_searched_without_scripts() {
    let server = Server::start().await;
    let mut me = Client::new(&server);
    let found = me.get("/rules/canopee/cards?q=toucan").await;
    assert!(found.body.contains("id=\"card-toucan\""));
    assert!(!found.body.contains("id=\"card-fern\""));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_goes_on_by_links_and_forms_alone() {
    let server = Server::start().await;
    let mut me = Client::new(&server);
    let stop = me.get("/learn/arboretum?step=2").await;
    assert!(stop.body.contains("name=\"choice\" value=\"2\""));
    let tried = me.get("/learn/arboretum?step=2&choice=2").await;
    assert!(tried.body.contains("class=\"outcome\""));
    assert!(tried.body.contains("href=\"/learn/arboretum?step=3\""));
    for odd in [
        "step=x",
        "step=99&choice=-1",
        "step=2&choice=99",
        "why-not=7",
    ] {
        let page = me.get(&format!("/learn/arboretum?{odd}")).await;
        assert_eq!(page.status, 200, "{odd}");
        assert!(!page.body.contains("class=\"outcome\""), "{odd}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn there_is_no_guide_to_a_game_that_is_not_there() {
    let server = Server::start().await;
    let mut me = Client::new(&server);
    for path in ["/rules/chess", "/rules/chess/cards", "/learn/chess"] {
        let page = me.get(path).await;
        assert_eq!(page.status, 404, "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_program_can_be_installed() {
    let server = Server::start().await;
    let mut me = Client::new(&server);
    let manifest = me.get("/assets/app.webmanifest").await;
    assert!(manifest.body.contains("maskable"));
    let icon = server.http().get(server.url("/assets/icon-512.png"));
    let icon = icon.send().await.expect("an answer");
    assert_eq!(icon.headers()["content-type"], "image/png");
    let bytes = icon.bytes().await.expect("a picture");
    assert!(bytes.starts_with(b"\x89PNG"));
}
