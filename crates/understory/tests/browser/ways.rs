//! Other ways to play: by keyboard, without scripts, in French, without motion.

use table::random::{below, fast};
use thirtyfour::Key;

use crate::chromium::Browser;
use crate::house::{House, sit_down};
use crate::seat::{against_bots, choose, moment, page, turned};

/// Goes on with the tabulator until the focus is on an element that matches.
async fn tab_to(browser: &Browser, css: &str) {
    for _ in 0..100 {
        browser.press(Key::Tab).await;
        if browser
            .run::<bool>(&format!("return document.activeElement.matches({css:?})"))
            .await
        {
            return;
        }
    }
    panic!("the tabulator never comes to {css}");
}

#[tokio::test]
#[ignore = "needs Chromium; run by `cargo xtask test`"]
async fn the_keyboard_is_enough() {
    let house = House::new();
    let browser = house.browser().await;
    browser.open("/").await;
    browser.press(Key::Tab).await;
    // First the way past the masthead.
    let first = "return document.activeElement.outerHTML.split('>')[0]";
    let first = browser.run::<String>(first).await;
    assert!(first.contains("class=\"skip\""), "{first}");
    tab_to(&browser, "a[href='/new/arboretum']").await;
    browser.press(Key::Enter).await;
    browser
        .until("location.pathname === '/new/arboretum'")
        .await;
    tab_to(&browser, "#seat-P2").await;
    while browser
        .run::<String>("return document.activeElement.value")
        .await
        != "bot:random"
    {
        browser.press(Key::Up).await;
    }
    tab_to(&browser, "p.go .primary").await;
    browser.press(Key::Enter).await;
    browser.until("!!document.getElementById('table')").await;
    let mut rng = fast(8, 0);
    let mut taken_back = 0;
    for _ in 0..40 {
        let now = moment(&browser).await;
        // An arrow leads to the first choice, or from the one that has the focus to the next.
        for _ in 0..=below(&mut rng, now.choices) {
            browser.press(Key::Right).await;
        }
        let focused = "return document.activeElement.matches('button.choice')";
        assert!(browser.run::<bool>(focused).await);
        browser.press(Key::Enter).await;
        turned(&browser, &now.page).await;
        if browser.has(".undo").await && taken_back < 3 {
            let before = page(&browser).await;
            browser.press("u").await;
            turned(&browser, &before).await;
            taken_back += 1;
        }
        // Whoever plays by keys is never thrown back to the top of the page. The focus comes back with the
        // frame that lays the new page out.
        moment(&browser).await;
        browser
            .until("document.getElementById('table').contains(document.activeElement)")
            .await;
    }
    assert!(taken_back > 0, "nothing could ever be taken back");
    browser.close().await;
}

#[tokio::test]
#[ignore = "needs Chromium; run by `cargo xtask test`"]
async fn scripts_are_not_needed() {
    let house = House::new();
    let browser = house.browser().await;
    let off = serde_json::json!({ "value": true });
    browser
        .devtools("Emulation.setScriptExecutionDisabled", off)
        .await;
    against_bots(&browser, "canopee").await;
    let mut rng = fast(9, 0);
    for _ in 0..30 {
        // A page that waits for others looks again by itself.
        assert!(choose(&browser, &mut rng).await);
    }
    browser.close().await;
}

/// Texts that a page shows, none of which may be a key that nobody translated.
async fn words(browser: &Browser) -> String {
    let raw = r"return document.body.innerText.match(/\b(pages|words|table|arboretum|canopee|canopy|rainforest|city|bots)-[a-z-]+/)?.[0] ?? ''";
    let text = browser.text("body").await;
    assert_eq!(browser.run::<String>(raw).await, "");
    text
}

/// One page in both languages, which have no line in common.
async fn in_both_languages(browser: &Browser, path: &str) {
    let mut texts = Vec::new();
    for lang in ["en", "fr"] {
        browser.open(path).await;
        if browser.has(&format!("html:not([lang={lang}])")).await {
            browser
                .click(&format!("button[name=lang][value={lang}]"))
                .await;
            browser
                .until(&format!("document.documentElement.lang === '{lang}'"))
                .await;
        }
        texts.push(words(browser).await);
    }
    // Short lines are names and numbers.
    let common = texts[0]
        .lines()
        .filter(|line| line.len() > 30 && texts[1].contains(*line));
    assert_eq!(common.collect::<Vec<_>>(), [""; 0], "{path}");
}

#[tokio::test]
#[ignore = "needs Chromium; run by `cargo xtask test`"]
async fn pages_speak_french_and_english() {
    let house = House::with_every_game().await;
    let browser = house.browser().await;
    for path in ["/", "/tables", "/watch", "/nowhere"] {
        in_both_languages(&browser, path).await;
    }
    for game in registry::GAMES {
        let id = game.descriptor().id;
        sit_down(&browser, id).await;
        for path in ["/new/", "/t/"].map(|start| format!("{start}{id}")) {
            in_both_languages(&browser, &path).await;
        }
        in_both_languages(&browser, &format!("/t/{id}-over")).await;
    }
    browser.close().await;
}

#[tokio::test]
#[ignore = "needs Chromium; run by `cargo xtask test`"]
async fn a_pad_shows_what_was_pressed_last() {
    const PRESSED: &str =
        "[...document.querySelectorAll('#pad [aria-pressed=true]')].map(b => b.value)";
    let house = House::new();
    let browser = house.browser().await;
    browser.open("/score/arboretum").await;
    browser.click("#pad button[value='cell 0 0']").await;
    for species in ["species oak", "species maple"] {
        browser
            .click(&format!("#pad button[value='{species}']"))
            .await;
        let shown = format!("{PRESSED}.some(value => value === '{species}')");
        browser.until(&shown).await;
        let pressed: Vec<String> = browser.run(&format!("return {PRESSED}")).await;
        let of_species = pressed.iter().filter(|value| value.starts_with("species"));
        assert_eq!(of_species.collect::<Vec<_>>(), [species]);
    }
    browser.close().await;
}

/// Notes how many animations run whenever the table has changed.
const WATCH_MOTION: &str = "window.running = [];
    document.addEventListener('table', () => running.push(document.getAnimations()
        .filter(a => a.effect.getComputedTiming().duration > 1).length));";

#[tokio::test]
#[ignore = "needs Chromium; run by `cargo xtask test`"]
async fn nothing_moves_for_those_who_want_it_calm() {
    let house = House::with_every_game().await;
    let browser = house.browser().await;
    let mut rng = fast(10, 0);
    for (motion, calm) in [("no-preference", false), ("reduce", true)] {
        browser.prefer("prefers-reduced-motion", motion).await;
        for game in registry::GAMES {
            against_bots(&browser, game.descriptor().id).await;
            browser.run::<()>(WATCH_MOTION).await;
            for _ in 0..6 {
                // Not by the mouse, which would miss what flies.
                let now = moment(&browser).await;
                let number = below(&mut rng, now.choices);
                let click = format!("document.querySelectorAll('button.choice')[{number}].click()");
                browser.run::<()>(&click).await;
                turned(&browser, &now.page).await;
            }
            let running: Vec<usize> = browser.run("return running").await;
            assert!(running.len() >= 6);
            let most = running.into_iter().max().unwrap_or(0);
            assert_eq!(
                most == 0,
                calm,
                "{}: {most} animations",
                game.descriptor().id
            );
        }
    }
    browser.close().await;
}
