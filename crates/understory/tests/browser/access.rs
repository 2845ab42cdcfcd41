//! The accessibility tree: what a screen reader finds, by name, by role, in order.

use serde_json::{Value, json};

use crate::chromium::Browser;
use crate::house::{House, sit_down};

/// Something that a screen reader comes across.
#[derive(Debug)]
struct Node {
    role: String,
    name: String,
    level: i64,
}

/// All of the page, in reading order.
async fn read(browser: &Browser) -> Vec<Node> {
    browser.devtools("Accessibility.enable", json!({})).await;
    let tree = browser
        .devtools("Accessibility.getFullAXTree", json!({}))
        .await;
    let nodes = tree["nodes"].as_array().unwrap();
    let find = |id: &Value| nodes.iter().find(|node| node["nodeId"] == *id);
    let mut found = Vec::new();
    let mut stack = vec![&nodes[0]];
    while let Some(node) = stack.pop() {
        let children = node["childIds"].as_array().into_iter().flatten();
        stack.extend(
            children
                .filter_map(find)
                .collect::<Vec<_>>()
                .into_iter()
                .rev(),
        );
        if node["ignored"] == json!(false) {
            let text = |key: &str| node[key]["value"].as_str().unwrap_or_default().to_string();
            let properties = node["properties"].as_array().into_iter().flatten();
            let level = properties
                .filter(|p| p["name"] == "level")
                .find_map(|p| p["value"]["value"].as_i64());
            found.push(Node {
                role: text("role"),
                name: text("name"),
                level: level.unwrap_or(0),
            });
        }
    }
    found
}

/// Whatever these are, somebody who cannot see them must be told which.
const NAMED: [&str; 13] = [
    "button",
    "link",
    "textbox",
    "combobox",
    "radio",
    "checkbox",
    "slider",
    "spinbutton",
    "image",
    "region",
    "navigation",
    "heading",
    "listbox",
];

fn check(path: &str, nodes: &[Node]) {
    for node in nodes
        .iter()
        .filter(|node| NAMED.contains(&node.role.as_str()))
    {
        assert!(!node.name.trim().is_empty(), "{path}: {node:?} has no name");
    }
    // Landmarks, each once.
    let place = |role: &str| {
        let mut places = nodes
            .iter()
            .enumerate()
            .filter(|(_, node)| node.role == role);
        let (place, _) = places.next().unwrap_or_else(|| panic!("{path}: no {role}"));
        assert!(places.next().is_none(), "{path}: more than one {role}");
        place
    };
    let (banner, main) = (place("banner"), place("main"));
    let first = nodes.iter().position(|node| node.role == "link");
    assert!(
        first.unwrap() < banner && banner < main,
        "{path}: skip, masthead, page"
    );
    // One heading of the first level, and no level left out on the way down.
    let levels: Vec<i64> = nodes
        .iter()
        .filter(|node| node.role == "heading")
        .map(|node| node.level)
        .collect();
    assert_eq!(
        levels.iter().filter(|level| **level == 1).count(),
        1,
        "{path}: {levels:?}"
    );
    assert_eq!(levels.first(), Some(&1), "{path}: {levels:?}");
    for pair in levels.windows(2) {
        assert!(pair[1] <= pair[0] + 1, "{path}: {levels:?}");
    }
}

#[tokio::test]
#[ignore = "needs Chromium; run by `cargo xtask test`"]
async fn screen_readers_find_names_roles_and_order() {
    let house = House::with_every_game().await;
    let browser = house.browser().await;
    for path in ["/", "/tables", "/watch", "/nowhere"] {
        browser.open(path).await;
        check(path, &read(&browser).await);
    }
    for game in registry::GAMES {
        let id = game.descriptor().id;
        sit_down(&browser, id).await;
        for path in [
            format!("/new/{id}"),
            format!("/t/{id}/replay?at=30"),
            format!("/t/{id}-over"),
            format!("/t/{id}"),
        ] {
            browser.open(&path).await;
            check(&path, &read(&browser).await);
        }
        // At the table: first what is asked, then the choices, each with words of its own.
        let nodes = read(&browser).await;
        let prompt = browser.text(".prompt").await;
        let asked = nodes
            .iter()
            .position(|node| node.name.trim() == prompt.trim());
        let choices: Vec<String> = browser
            .run("return [...document.querySelectorAll('button.choice')].map(b => b.title || b.textContent.trim())")
            .await;
        let offered = nodes
            .iter()
            .position(|node| node.role == "button" && choices.contains(&node.name));
        assert!(
            asked.is_some() && asked < offered,
            "{id}: {asked:?} {offered:?}"
        );
        let buttons = nodes.iter().filter(|node| node.role == "button");
        let spoken = buttons.filter(|node| choices.contains(&node.name)).count();
        assert!(
            spoken >= choices.len(),
            "{id}: {spoken} of {} choices",
            choices.len()
        );
        // The news is told without being asked for.
        assert!(nodes.iter().any(|node| node.role == "status"), "{id}");
    }
    browser.close().await;
}
