//! The numbered statements of `docs/rules`: the same in both languages, and each of them named by
//! at least one test of its game.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The statements of a rules document: list items that begin with `**AR-12**`.
fn statements(doc: &str) -> Vec<String> {
    doc.lines()
        .filter_map(|line| line.strip_prefix("- **"))
        .filter_map(|line| line.split("**").next())
        .map(str::to_string)
        .collect()
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let Ok(entries) = std::fs::read_dir(folder) else {
        return files;
    };
    for entry in entries {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files.extend(rust_files(&path));
        } else if path.extension().is_some_and(|e| e == "rs") {
            files.push(path);
        }
    }
    files
}

/// The ids named by test functions: `fn ar_12_ar_13_…` names AR-12 and AR-13.
fn tested(prefix: &str, games: &Path) -> BTreeSet<String> {
    let small = prefix.to_lowercase();
    let mut ids = BTreeSet::new();
    for file in rust_files(games) {
        let source = std::fs::read_to_string(&file).expect("readable source");
        let lines: Vec<&str> = source.lines().map(str::trim).collect();
        for pair in lines.windows(2) {
            let Some(name) = pair[1].strip_prefix("fn ").filter(|_| pair[0] == "#[test]") else {
                continue;
            };
            let words: Vec<&str> = name.split(['_', '(']).collect();
            for pair in words.windows(2) {
                if pair[0] == small && pair[1].parse::<u32>().is_ok() {
                    ids.insert(format!("{prefix}-{}", pair[1]));
                }
            }
        }
    }
    ids
}

#[test]
fn every_statement_is_tested_by_name() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let mut seen = BTreeSet::new();
    for game in registry::GAMES {
        let descriptor = game.descriptor();
        let english = statements(descriptor.rules.en);
        let french = statements(descriptor.rules.fr);
        assert_eq!(
            english, french,
            "{}: other statements in French",
            descriptor.id
        );
        assert!(
            english.len() > 10,
            "{}: {} statements",
            descriptor.id,
            english.len()
        );
        let prefix = english[0].split('-').next().unwrap_or_default().to_string();
        for (at, id) in english.iter().enumerate() {
            assert_eq!(*id, format!("{prefix}-{}", at + 1), "numbered without gaps");
        }
        if !seen.insert(prefix.clone()) {
            // Editions of one game share their rules document.
            continue;
        }
        let wanted: BTreeSet<String> = english.into_iter().collect();
        let tested = tested(&prefix, &games);
        let missing: Vec<_> = wanted.difference(&tested).collect();
        let unknown: Vec<_> = tested.difference(&wanted).collect();
        assert!(missing.is_empty(), "without a test: {missing:?}");
        assert!(
            unknown.is_empty(),
            "tests of unknown statements: {unknown:?}"
        );
    }
}
