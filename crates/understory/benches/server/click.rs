//! From the click to the page that shows what came of it, in Chromium.

use std::time::Duration;

use table::Seat;
use table::random::{below, fast};

use crate::Figures;
use crate::chromium::Browser;
use crate::load::{folder, serve};
use crate::stored::{invitation, played, table};

/// Clicks a game.
const CLICKS: usize = 60;

/// Notes the time from each click to the changed document, and to the frame that shows it.
const WATCH: &str = "window.clicks = []; let clicked = null;
    document.addEventListener('click', event => { clicked = event.timeStamp; }, true);
    document.addEventListener('table', () => {
        if (clicked === null) return;
        const from = clicked, changed = performance.now() - from;
        clicked = null;
        requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.onmessage = () => clicks.push([changed, performance.now() - from]);
            channel.port2.postMessage(0);
        });
    });";

/// What flies has landed.
const STILL: &str = "document.getAnimations().every(a => a.playState !== 'running' || a.effect.getComputedTiming().iterations === Infinity)";

pub async fn measure() {
    let ids: Vec<&str> = registry::GAMES
        .iter()
        .map(|game| game.descriptor().id)
        .collect();
    let tables = ids.iter().map(|id| table(id, &played(id, 60, 4)));
    let folder = folder(tables).await;
    let server = serve(folder.path());
    let (mut all_changed, mut all_shown) = (Vec::new(), Vec::new());
    for id in ids {
        let samples = clicks(&server, id).await;
        let changed = Figures::new(samples.iter().map(|[changed, _]| *changed).collect());
        let shown = Figures::new(samples.iter().map(|[_, shown]| *shown).collect());
        println!(
            "click: {id}: page changed after {:.1} ms, shown after {:.1} ms (medians of {})",
            changed.percentile(50.0),
            shown.percentile(50.0),
            changed.count()
        );
        all_changed.extend(samples.iter().map(|[changed, _]| *changed));
        all_shown.extend(samples.iter().map(|[_, shown]| *shown));
    }
    let (changed, shown) = (Figures::new(all_changed), Figures::new(all_shown));
    println!(
        "click: all: page changed after {:.1} ms, p95 {:.1} ms; shown after {:.1} ms, p95 {:.1} ms; limit 30 ms",
        changed.percentile(50.0),
        changed.percentile(95.0),
        shown.percentile(50.0),
        shown.percentile(95.0)
    );
}

/// One person plays all seats of a table, each in a tab of their own; their clicks are timed.
async fn clicks(server: &crate::server::Server, id: &str) -> Vec<[f64; 2]> {
    let seats = (*registry::find(id).unwrap().descriptor().seats.start()).max(2);
    let mut players = Vec::new();
    for seat in Seat::first(seats) {
        let browser = Browser::new(server.address).await;
        browser
            .open(&format!("/join/{}", invitation(id, seat)))
            .await;
        browser.fill("input[name=name]", "Ada").await;
        browser.click("main .primary").await;
        browser.until("!!document.getElementById('table')").await;
        browser.run::<()>(WATCH).await;
        players.push(browser);
    }
    let mut rng = fast(6, 0);
    let mut clicked = 0;
    'game: while clicked < CLICKS {
        for browser in &players {
            let choices: u32 = browser
                .run("return document.querySelectorAll('button.choice').length")
                .await;
            if choices == 0 {
                if browser.has(".ending").await {
                    break 'game;
                }
                continue;
            }
            browser.until(STILL).await;
            let noted: usize = browser.run("return clicks.length").await;
            let number = below(&mut rng, choices);
            browser
                .click_on(&format!(
                    "document.querySelectorAll('button.choice')[{number}]"
                ))
                .await;
            browser.until(&format!("clicks.length > {noted}")).await;
            clicked += 1;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let mut samples = Vec::new();
    for browser in players {
        let noted: Vec<[f64; 2]> = browser.run("return clicks").await;
        samples.extend(noted);
        browser.close().await;
    }
    samples
}
