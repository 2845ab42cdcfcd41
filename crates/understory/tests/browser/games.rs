//! A whole game of each, by clicking.

use serde_json::json;
use table::random::fast;

use crate::house::House;
use crate::seat::{against_bots, choose};

/// From the form to the final score, then on to the replay and to another game. In all of that, the
/// browser has nothing to complain of.
async fn whole_game(game: &str) {
    let house = House::new();
    let browser = house.browser().await;
    // Cards that fly are hard to hit.
    browser.prefer("prefers-reduced-motion", "reduce").await;
    against_bots(&browser, game).await;
    let mut rng = fast(7, 0);
    let mut chosen = 0;
    while choose(&browser, &mut rng).await {
        chosen += 1;
    }
    assert!(chosen > 10, "{game} was over after {chosen} choices");
    assert!(browser.has(".ending table, .ending .sheet").await, "{game}");
    // Chromedriver presses a key once more if the page that it leads to comes before the answer. So pages
    // say which of them heard it last.
    let listen = "addEventListener('keydown', () => sessionStorage.heard = document.querySelector('input[name=at]').value)";
    browser
        .devtools(
            "Page.addScriptToEvaluateOnNewDocument",
            json!({ "source": listen }),
        )
        .await;
    browser.click(".ending a[href$='/replay']").await;
    browser.click("[data-shortcut=Home]").await;
    browser
        .until("document.readyState === 'complete' && document.querySelector('input[name=at]')?.value === '0'")
        .await;
    browser.press("\u{e014}").await; // The arrow to the right.
    browser
        .until("Number(document.querySelector('input[name=at]')?.value) === Number(sessionStorage.heard) + 1")
        .await;
    browser.click("nav.viewers a[href$='view=open']").await;
    browser.until("location.search.includes('view=open')").await;
    let table = browser.path().await;
    let table = table.split("/replay").next().unwrap().to_string();
    browser.open(&table).await;
    browser
        .click(".ending form[action*='/rematch'] button")
        .await;
    browser
        .until(&format!(
            "location.pathname.startsWith('/t/') && location.pathname !== '{table}'"
        ))
        .await;
    assert!(choose(&browser, &mut rng).await, "{game}");
    assert_eq!(browser.complaints().await, [""; 0], "{game}");
    browser.close().await;
}

#[tokio::test]
#[ignore = "needs Chromium; run by `cargo xtask test`"]
async fn arboretum() {
    whole_game("arboretum").await;
}

#[tokio::test]
#[ignore = "needs Chromium; run by `cargo xtask test`"]
async fn canopee() {
    whole_game("canopee").await;
}

#[tokio::test]
#[ignore = "needs Chromium; run by `cargo xtask test`"]
async fn canopy_first() {
    whole_game("canopy-first").await;
}

#[tokio::test]
#[ignore = "needs Chromium; run by `cargo xtask test`"]
async fn rainforest() {
    whole_game("rainforest").await;
}

#[tokio::test]
#[ignore = "needs Chromium; run by `cargo xtask test`"]
async fn canopy_city() {
    whole_game("canopy-city").await;
}
