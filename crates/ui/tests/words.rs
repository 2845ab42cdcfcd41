//! The pages speak both languages: every key stands in both with the same variables, and every key
//! that the code uses is there.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use pages::{Lang, TEXTS, words};

#[test]
fn both_languages_have_the_same_keys_and_variables() {
    let map = |text: &str| -> BTreeMap<String, BTreeSet<String>> {
        let list = ::words::keys(text);
        let map: BTreeMap<_, _> = list.iter().cloned().collect();
        assert_eq!(map.len(), list.len(), "a key stands twice");
        map
    };
    let (en, fr) = (map(TEXTS.en), map(TEXTS.fr));
    assert!(en.len() > 100);
    for key in en.keys().chain(fr.keys()) {
        assert_eq!(en.get(key), fr.get(key), "{key}");
    }
}

#[test]
fn every_key_that_code_uses_is_known() {
    let mut used = 0;
    for file in rust_files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")) {
        let source = std::fs::read_to_string(&file).expect("readable source");
        for text in source.split('"') {
            let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
            if text.starts_with("pages-") && text.chars().all(plain) && !text.ends_with('-') {
                assert!(words(Lang::En).knows(text), "{}: {text}", file.display());
                used += 1;
            }
        }
    }
    assert!(used > 100, "only {used} keys were found in the code");
}

/// The coach has two sentences for every kind of decision.
#[test]
fn every_question_has_its_lesson() {
    let keys: Vec<String> = ::words::keys(TEXTS.en)
        .into_iter()
        .map(|(key, _)| key)
        .collect();
    let questions = keys.iter().filter(|key| {
        let asks = key.contains("-prompt-") || key.contains("-ask-");
        asks && !key.ends_with("-coach")
    });
    let mut lessons = 0;
    for question in questions {
        let lesson = pages::table_page::lesson(&table::Phrase::new(question.clone()));
        let lesson = lesson.unwrap_or_else(|| panic!("{question} has no lesson"));
        for lang in Lang::ALL {
            let said = table::Say::say(words(lang), &lesson);
            let sentences = said.matches(['.', '?', '!']).count();
            assert!((2..=3).contains(&sentences), "{lang}: {question}: {said}");
        }
        lessons += 1;
    }
    assert!(lessons > 50, "only {lessons} lessons");
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files.extend(rust_files(&path));
        } else if path.extension().is_some_and(|e| e == "rs") {
            files.push(path);
        }
    }
    files
}
