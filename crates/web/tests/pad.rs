//! The scoring pad over HTTP, as a browser without scripts uses it: forms, redirects, links.
#![allow(
    clippy::unwrap_used,
    reason = "an answer that cannot be read is a failed test"
)]

mod support;

use registry::CATALOG;
use support::{Client, Page, Server, between};
use ui::pad::PadEditor;
use ui::{Lang, Reader};

/// The same known positions as in the tests of the pages.
const KNOWN: [&str; 7] = [
    include_str!("../../ui/tests/pads/arboretum.txt"),
    include_str!("../../ui/tests/pads/canopee.txt"),
    include_str!("../../ui/tests/pads/canopee-season.txt"),
    include_str!("../../ui/tests/pads/canopee-solo.txt"),
    include_str!("../../ui/tests/pads/canopy-first.txt"),
    include_str!("../../ui/tests/pads/canopy-city.txt"),
    include_str!("../../ui/tests/pads/rainforest.txt"),
];

/// The form of the taps with this button pressed, as a browser sends it.
fn press(page: &Page, tap: &str) -> String {
    let button = format!("name=\"tap\" value=\"{tap}\"");
    assert!(page.body.contains(&button), "{tap} at {}", page.path);
    let form = page.between("id=\"taps\"", "</form>").unwrap();
    let field = |name: &str| between(form, &format!("name=\"{name}\" value=\""), "\"").unwrap();
    let (p, s, e) = (field("p"), field("s"), field("e"));
    format!(
        "{}?p={p}&s={s}&e={e}&tap={}",
        page.path,
        tap.replace(' ', "+")
    )
}

fn sheet(body: &str) -> &str {
    between(body, "class=\"pad-sheet\"", "</section>").unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn known_positions_are_tapped_in_saved_and_shared() {
    let server = Server::start().await;
    let mut me = Client::new(&server);
    let start = me.get("/score").await;
    assert_eq!(start.status, 200);
    for text in KNOWN {
        let (position, taps) = text.split_once("=== what is tapped\n").unwrap();
        let position = position.split_once('\n').unwrap().1;
        let id = position.lines().next().unwrap();
        assert!(start.body.contains(&format!("href=\"/score/{id}\"")));
        let mut page = me.get(&format!("/score/{id}")).await;
        for tap in taps.lines() {
            page = me.get(&press(&page, tap)).await;
            assert_eq!(page.status, 200, "{id}: {tap}");
        }
        let form = page.between("id=\"taps\"", "</form>").unwrap();
        let code = between(form, "name=\"p\" value=\"", "\"").unwrap();
        // The same sheet as for the position in the game's own words.
        let pad = PadEditor::open(&CATALOG, id, Some(code), 1, "").unwrap();
        let game = registry::find(id).unwrap();
        let known = game.score_position(position, None).unwrap();
        assert_eq!(game.score_position(&pad.position(), None).unwrap(), known);
        let own = pad.page(&Reader::new(&CATALOG, Lang::En)).into_string();
        assert_eq!(sheet(&page.body), sheet(&own), "{id}");
        // Saved: a short link that anybody can open, and from which the pad can be corrected.
        let saved = me.post(&format!("/score/{id}/save"), &[("p", code)]).await;
        assert_eq!(saved.status, 200, "{id}");
        assert!(saved.path.starts_with("/pad/") && saved.path.len() < 40);
        assert_eq!(sheet(&saved.body), sheet(&page.body), "{id}");
        // Once more: it is the same one.
        let again = me.post(&format!("/score/{id}/save"), &[("p", code)]).await;
        assert_eq!(again.path, saved.path);
        let mut friend = Client::new(&server);
        let shared = friend.get(&saved.path).await;
        assert_eq!(sheet(&shared.body), sheet(&page.body), "{id}");
        let back = shared.between("class=\"button\" href=\"", "\"").unwrap();
        assert_eq!(back, format!("/score/{id}?p={code}"));
        assert_eq!(friend.get(back).await.status, 200);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn names_are_kept_and_pads_speak_french() {
    let server = Server::start().await;
    let mut me = Client::new(&server);
    me.post("/prefs", &[("lang", "fr"), ("back", "/score")])
        .await;
    let page = me.get("/score/rainforest?n1=Zo%C3%A9&n2=B%26o").await;
    assert_eq!(page.status, 200);
    assert!(page.body.contains("Zoé") && page.body.contains("B&amp;o"));
    // Neither characters that turn the line round nor such that cannot be seen.
    let turned = me
        .get("/score/rainforest?n1=Zo%E2%80%AE%E2%80%8B%C3%A9&n2=B")
        .await;
    assert!(turned.body.contains("Zoé") && !turned.body.contains('\u{202e}'));
    assert!(page.body.contains("Choisissez le totem") && !page.body.contains("pages-pad"));
    let wrong = me.get("/score/rainforest?p=nonsense").await;
    assert_eq!(wrong.status, 422);
    assert!(wrong.body.contains("abîmé"));
}

#[tokio::test(flavor = "multi_thread")]
async fn broken_links_and_forms_get_a_clear_answer() {
    let server = Server::start().await;
    let mut me = Client::new(&server);
    for (path, status) in [
        ("/score/chess", 404),
        ("/score/arboretum?p=", 422),
        ("/score/arboretum?p=1~~_O9x0y0_~__", 422),
        ("/score/arboretum?p=%FF%00", 422),
        ("/score/arboretum?tap=cell+7+7", 422),
        ("/score/arboretum?tap=", 422),
        ("/score/arboretum?s=99&e=%3Cb%3E", 200),
        ("/score/arboretum?s=-1&e=7.7.oak", 200),
        ("/score/canopee?p=1~game.none.solo~___", 422),
        ("/pad/nothing", 404),
        ("/pad/%00", 404),
    ] {
        let answer = me.get(path).await;
        assert_eq!(answer.status, status, "{path}");
        assert!(answer.body.contains("<h1>"), "{path}");
    }
    let long = format!("1~~{}_~__", "x".repeat(5000));
    let save = "/score/arboretum/save";
    assert_eq!(me.post(save, &[("p", &long)]).await.status, 422);
    assert_eq!(me.post(save, &[("p", "1~~__")]).await.status, 422);
    assert_eq!(me.post(save, &[("q", "")]).await.status, 422);
    assert_eq!(me.post("/score/chess/save", &[("p", "")]).await.status, 404);
    assert_eq!(me.post_from(save, "http://elsewhere.example").await, 403);
}
