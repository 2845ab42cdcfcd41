//! axe-core, the rules that accessibility auditors go by, on every kind of page, by day and by night.

use std::path::Path;
use std::process::Command;

use serde::Deserialize;

use crate::chromium::Browser;
use crate::house::{House, sit_down};
use crate::seat::new_table;

const VERSION: &str = "4.14.0";

/// axe-core's script. It comes from npm once and is kept with what else is built.
fn script() -> String {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("axe-core-{VERSION}"));
    let file = folder.join("package/axe.min.js");
    if !file.exists() {
        std::fs::create_dir_all(&folder).unwrap();
        let fetch =
            format!("npm pack --silent axe-core@{VERSION} && tar -xzf axe-core-{VERSION}.tgz");
        let fetched = Command::new("sh")
            .args(["-c", &fetch])
            .current_dir(&folder)
            .output()
            .unwrap();
        assert!(fetched.status.success(), "{fetch}: {fetched:?}");
    }
    std::fs::read_to_string(file).unwrap()
}

#[derive(Deserialize, Debug)]
struct Violation {
    id: String,
    impact: Option<String>,
    help: String,
    nodes: Vec<Place>,
}

#[derive(Deserialize, Debug)]
#[serde(rename_all = "camelCase")]
struct Place {
    html: String,
    failure_summary: String,
}

/// What is wrong with the page, if it is serious or worse.
async fn violations(browser: &Browser, axe: &str) -> Vec<String> {
    browser.run::<()>(axe).await;
    let run = "const done = arguments[0];
        axe.run(document, { resultTypes: ['violations'] }).then(r => done(r.violations))";
    let found: Vec<Violation> = browser.run_async(run).await;
    found
        .into_iter()
        .filter(|v| matches!(v.impact.as_deref(), Some("serious" | "critical")))
        .map(|v| {
            let place = &v.nodes[0];
            let (html, why) = (&place.html, &place.failure_summary);
            format!(
                "{} ({}, {} places): {html} {why}",
                v.id,
                v.help,
                v.nodes.len()
            )
        })
        .collect()
}

#[tokio::test]
#[ignore = "needs Chromium; run by `cargo xtask test`"]
async fn every_kind_of_page_passes_axe_by_day_and_by_night() {
    let axe = script();
    let house = House::with_every_game().await;
    let browser = house.browser().await;
    // What is still fading in has not its own colours yet.
    let mut paths: Vec<String> = Vec::new();
    for game in registry::GAMES {
        let id = game.descriptor().id;
        sit_down(&browser, id).await;
        paths.extend([
            format!("/new/{id}"),
            format!("/t/{id}"),
            format!("/t/{id}-over"),
            format!("/t/{id}/replay?at=40"),
        ]);
    }
    new_table(&browser, "arboretum", &[("seat-P2", "here")]).await;
    paths.push(browser.path().await);
    let invitation = crate::stored::invitation("arboretum", table::Seat::P2);
    paths.extend(
        [
            "/",
            "/tables",
            "/watch",
            "/device",
            "/device/enter",
            "/nowhere",
        ]
        .map(str::to_string),
    );
    paths.push(format!("/join/{invitation}"));
    let mut wrong = Vec::new();
    for scheme in ["light", "dark"] {
        let media = serde_json::json!({ "features": [
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-reduced-motion", "value": "reduce" },
        ]});
        browser.devtools("Emulation.setEmulatedMedia", media).await;
        for path in &paths {
            browser.open(path).await;
            for fault in violations(&browser, &axe).await {
                wrong.push(format!("{path} ({scheme}): {fault}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    browser.close().await;
}
