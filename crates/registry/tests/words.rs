//! Both languages say everything: every key stands in both, with the same variables, and every key
//! that the code uses is there.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use registry::CATALOG;
use table::{Bilingual, Phrase, Say};
use ui::GamePackage;
use words::{Lang, Words, keys};

fn all_texts() -> Vec<Bilingual> {
    let mut texts = vec![table::TEXTS, search::TEXTS, ui::TEXTS];
    for text in CATALOG.games().iter().flat_map(GamePackage::texts) {
        // Editions of one game share their texts.
        if !texts.iter().any(|t| t.en == text.en) {
            texts.push(text);
        }
    }
    texts
}

fn key_map(text: &str) -> BTreeMap<String, BTreeSet<String>> {
    let list = keys(text);
    let map: BTreeMap<_, _> = list.iter().cloned().collect();
    assert_eq!(map.len(), list.len(), "a key stands twice");
    map
}

#[test]
fn both_languages_have_the_same_keys_and_variables() {
    for text in all_texts().into_iter().chain([words::TEXTS]) {
        let (en, fr) = (key_map(text.en), key_map(text.fr));
        assert!(!en.is_empty());
        for key in en.keys().chain(fr.keys()) {
            assert_eq!(en.get(key), fr.get(key), "{key}");
        }
    }
}

#[test]
fn every_key_that_code_uses_is_known() {
    let words = Words::new(Lang::En, all_texts()).expect("texts are sound");
    let mut used = 0;
    for file in sources() {
        let source = std::fs::read_to_string(&file).expect("readable source");
        let code = source.split("#[cfg(test)]").next().unwrap_or_default();
        for line in code.lines().filter(|l| !l.trim_start().starts_with("//")) {
            for key in quoted(line).filter(|k| is_key(k)) {
                assert!(words.knows(key), "{}: {key}", file.display());
                used += 1;
            }
        }
    }
    assert!(used > 400, "only {used} keys were found in the code");
}

#[test]
fn every_game_has_its_name_its_options_and_its_variants_in_words() {
    let words = Words::new(Lang::En, all_texts()).expect("texts are sound");
    for game in registry::GAMES {
        let d = game.descriptor();
        let mut wanted = vec![format!("{}-name", d.id), format!("{}-tagline", d.id)];
        wanted.extend(
            d.variants
                .iter()
                .map(|v| format!("{}-variant-{}", d.id, v.name)),
        );
        for option in d.options {
            wanted.push(format!("{}-option-{}", d.id, option.key));
            wanted.push(format!("{}-option-{}-help", d.id, option.key));
        }
        if d.reconstructed {
            wanted.push(format!("{}-reconstructed", d.id));
        }
        for key in wanted {
            assert!(words.knows(&key), "{key}");
        }
    }
}

/// The coach has two sentences for every kind of decision.
#[test]
fn every_question_has_its_coaching() {
    let keys = all_texts().into_iter().flat_map(|text| keys(text.en));
    let keys: Vec<String> = keys.map(|(key, _)| key).collect();
    let questions = keys.iter().filter(|key| {
        let asks = key.contains("-prompt-") || key.contains("-ask-");
        asks && !key.ends_with("-coach")
    });
    let mut coached = 0;
    for question in questions {
        let key = format!("{question}-coach");
        for lang in Lang::ALL {
            let words = CATALOG.words(lang);
            assert!(words.knows(&key), "{lang}: {question} has no coach");
            let said = words.say(&Phrase::new(key.clone()));
            let sentences = said.matches(['.', '?', '!']).count();
            assert!((2..=3).contains(&sentences), "{lang}: {question}: {said}");
        }
        coached += 1;
    }
    assert!(coached > 50, "only {coached} questions");
}

/// Words in double quotes on a line.
fn quoted(line: &str) -> impl Iterator<Item = &str> {
    line.split('"').skip(1).step_by(2)
}

/// Texts of the table, of the pages, of the bots and of the games begin with their name and two more words.
fn is_key(text: &str) -> bool {
    let prefixes = registry::GAMES
        .iter()
        .map(|g| g.descriptor().id)
        .chain(["table", "pages", "bots"]);
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    prefixes.into_iter().any(|id| {
        text.strip_prefix(id)
            .and_then(|rest| rest.strip_prefix('-'))
            .is_some_and(|rest| !rest.is_empty() && text.chars().all(plain) && !rest.ends_with('-'))
    })
}

/// The sources of frameworks and games.
fn sources() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folders = ["crates", "games"];
    folders
        .iter()
        .flat_map(|f| rust_files(&root.join(f)))
        .collect()
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if path.is_dir() && !matches!(&*name, "tests" | "benches" | "target") {
            files.extend(rust_files(&path));
        } else if path.extension().is_some_and(|e| e == "rs") {
            files.push(path);
        }
    }
    files
}
