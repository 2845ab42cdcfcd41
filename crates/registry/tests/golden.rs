//! Golden playthroughs: one readable game for every game, variant and seat count.
//!
//! `cargo xtask golden` writes them anew; the difference is reviewed like code.

use std::collections::HashSet;
use std::path::PathBuf;

use table::{Bilingual, Setup, playthrough};
use words::{Lang, Words};

fn words() -> Words {
    let mut texts: Vec<Bilingual> = vec![table::TEXTS];
    for game in registry::GAMES {
        let text = game.descriptor().texts;
        if !texts.iter().any(|t| t.en == text.en) {
            texts.push(text);
        }
    }
    Words::new(Lang::En, texts).expect("texts are sound")
}

#[test]
fn games_are_played_as_they_were() {
    let write = std::env::var("UNDERSTORY_GOLDEN").is_ok_and(|v| v == "write");
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let words = words();
    let mut wanted = Vec::new();
    let mut seen = HashSet::new();
    for game in registry::GAMES {
        let d = game.descriptor();
        for variant in d.variants {
            for seats in variant.seats {
                let setup = Setup::of_variant(d, variant, *seats).expect("a variant fits");
                let text = playthrough(*game, &setup, 1, &words).expect("a variant fits");
                // Where options make no difference, one game tells of both.
                let told = text.lines().filter(|line| !line.starts_with("option "));
                if !seen.insert(told.collect::<Vec<_>>().join("\n")) {
                    continue;
                }
                let name = format!("{}-{}-{seats}.txt", d.id, variant.name);
                let path = folder.join(&name);
                if write {
                    std::fs::create_dir_all(&folder).expect("a folder");
                    std::fs::write(&path, text).expect("a golden file");
                } else {
                    let golden = std::fs::read_to_string(&path).unwrap_or_default();
                    let differs = golden.lines().zip(text.lines()).position(|(a, b)| a != b);
                    assert!(
                        golden == text,
                        "{name} differs from line {} on; if that is right: cargo xtask golden",
                        differs.map_or(golden.lines().count(), |at| at) + 1
                    );
                }
                wanted.push(name);
            }
        }
    }
    for entry in std::fs::read_dir(&folder).expect("golden games") {
        let name = entry.expect("an entry").file_name();
        let name = name.to_string_lossy().to_string();
        if write && !wanted.contains(&name) {
            std::fs::remove_file(folder.join(&name)).expect("a file of ours");
            continue;
        }
        assert!(wanted.contains(&name), "{name} is of no variant");
    }
}
