//! The order of the crates, drawn once: a crate may use only crates of levels above its own.

use std::process::Command;

/// From the ground up. Crates of one level do not know each other.
const LEVELS: &[&[&str]] = &[
    &["table"],
    &["words", "knowledge", "draw"],
    &["search"],
    &["ui", "learn"],
    &[GAMES],
    &["registry"],
    &["web"],
    &["understory"],
    &["xtask"],
];

/// Every game is of one level, whatever it is called.
const GAMES: &str = "a game";

#[test]
fn crates_use_only_crates_above_them() {
    let output = Command::new(env!("CARGO"))
        .args([
            "metadata",
            "--no-deps",
            "--offline",
            "--format-version",
            "1",
        ])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs");
    let metadata: serde_json::Value =
        serde_json::from_slice(&output.stdout).expect("cargo answers in JSON");
    let packages = metadata["packages"].as_array().expect("packages");
    let is_game = |name: &str| {
        packages.iter().any(|package| {
            let place = package["manifest_path"].as_str().expect("a manifest");
            let game = ["/games/", "/tests/"].iter().any(|f| place.contains(f));
            package["name"] == name && game
        })
    };
    let level = |name: &str| {
        let name = if is_game(name) { GAMES } else { name };
        LEVELS.iter().position(|l| l.contains(&name))
    };
    let mut edges = 0;
    for package in packages {
        let name = package["name"].as_str().expect("a name");
        let own = level(name).unwrap_or_else(|| panic!("{name} has no level"));
        for dependency in package["dependencies"].as_array().expect("dependencies") {
            // Tests may look down: the registry's own tests use words.
            if dependency["path"].is_null() || dependency["kind"] == "dev" {
                continue;
            }
            let used = dependency["name"].as_str().expect("a name");
            let theirs = level(used).unwrap_or_else(|| panic!("{used} has no level"));
            assert!(theirs < own, "{name} must not use {used}");
            edges += 1;
        }
    }
    assert!(
        edges >= 5,
        "only {edges} dependencies between crates were found"
    );
}

/// Rules know no clock, no files, no threads and no pages: what else a game needs belongs to a feature.
#[test]
fn rules_depend_on_nothing_but_data() {
    const ALLOWED: &[&str] = &[
        "anstyle",
        "arrayvec",
        "serde",
        "serde_json",
        "table",
        "toml",
    ];
    let games = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games");
    for folder in std::fs::read_dir(games).expect("a folder of games") {
        let folder = folder.expect("a folder").path();
        let name = folder.display();
        let manifest = std::fs::read_to_string(folder.join("Cargo.toml"));
        let manifest = manifest.expect("a game has a manifest");
        let dependencies = manifest
            .split("[dependencies]")
            .nth(1)
            .and_then(|rest| rest.split("\n[").next())
            .unwrap_or_default();
        let always = |line: &&str| !line.is_empty() && !line.contains("optional = true");
        for line in dependencies.lines().filter(always) {
            let used = line.split(['.', ' ', '=']).next().unwrap_or_default();
            assert!(ALLOWED.contains(&used), "{name} uses {used}");
        }
    }
}
