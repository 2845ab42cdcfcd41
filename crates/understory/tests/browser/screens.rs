//! Small screens.

use crate::house::{House, sit_down};

/// Elements that end beyond the screen.
const CULPRITS: &str = "return [...document.querySelectorAll('body *')]
    .filter(e => e.getBoundingClientRect().right > 390)
    .map(e => e.outerHTML.slice(0, 90)).slice(0, 5)";

/// Nothing sticks out to the side, on any page, in any game.
#[tokio::test]
#[ignore = "needs Chromium; run by `cargo xtask test`"]
async fn a_phone_needs_no_sideways_scrolling() {
    let house = House::with_every_game().await;
    let browser = house.browser().await;
    browser.phone(390, 844).await;
    let mut paths: Vec<String> = ["/", "/tables", "/watch", "/nowhere"]
        .map(str::to_string)
        .into();
    for game in registry::GAMES {
        let id = game.descriptor().id;
        sit_down(&browser, id).await;
        let seats = (*game.descriptor().seats.start()).max(2);
        paths.extend([
            format!("/new/{id}"),
            format!("/t/{id}"),
            format!("/t/{id}?look=P{seats}"),
            format!("/t/{id}/replay?at=20"),
            format!("/t/{id}-over"),
            format!("/t/{id}-over/replay?at=60&view=open"),
        ]);
    }
    for lang in ["en", "fr"] {
        browser.open("/").await;
        if browser
            .has(&format!("button[name=lang][value={lang}]"))
            .await
        {
            browser
                .click(&format!("button[name=lang][value={lang}]"))
                .await;
        }
        browser
            .until(&format!("document.documentElement.lang === '{lang}'"))
            .await;
        for path in &paths {
            browser.open(path).await;
            let open = "for (const d of document.querySelectorAll('details')) d.open = true";
            browser.run::<()>(open).await;
            // A phone zooms out as soon as something is wider than its screen.
            let wide: u32 = browser
                .run("return Math.max(innerWidth, document.documentElement.scrollWidth)")
                .await;
            let culprits: Vec<String> = browser.run(CULPRITS).await;
            assert_eq!(wide, 390, "{path} ({lang}): {culprits:?}");
        }
    }
    browser.close().await;
}
