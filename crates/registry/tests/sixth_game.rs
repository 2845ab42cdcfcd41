//! A game that only tests know, as a newcomer would register it: what it declares works, what it does not
//! declare is left out, and nothing generic knows its name.
#![allow(
    clippy::unwrap_used,
    reason = "a table that cannot be set up is a failed test"
)]

use std::path::{Path, PathBuf};

use pebbles::{bare, full};
use search::{DecideOptions, Level, Limit};
use table::{BySeat, Game, Pending, Play, Setup, Viewer, random};
use ui::{Lang, Packaged, RenderContext};

#[test]
fn bots_of_every_level_play_it_with_no_knowledge_but_the_rules() {
    let package = full::Pebbles::package();
    let setup = Setup::new(package.descriptor(), 2, [], None).unwrap();
    for level in Level::ALL {
        let table = package.open(&setup).unwrap();
        let bot = table.bot.unwrap();
        let mut play = Play::by(table.rules);
        let options = DecideOptions {
            limit: Some(Limit::Iterations(50)),
            ..DecideOptions::default()
        };
        loop {
            play.run_chance(&mut random::seeded(3));
            let Pending::Seats(seats) = play.pending() else {
                break;
            };
            let seat = seats.iter().next().unwrap();
            let view = play.rules().any_view(play.state(), Viewer::Seat(seat));
            let action = bot.decide(level, &view, seat, &options, 5).unwrap();
            play.act(seat, &action).unwrap();
        }
        assert_eq!(play.len(), 4, "{level}");
    }
}

#[test]
fn a_package_has_what_it_declares() {
    let [bare, full] = [bare::Pebbles::package(), full::Pebbles::package()];
    let setup = Setup::new(bare.descriptor(), 2, [], None).unwrap();
    assert!(bare.open(&setup).unwrap().bot.is_none());
    for package in [&bare, &full] {
        assert!(package.pad().is_none() && package.lesson().is_none());
        assert!(package.glossary().is_none() && package.gallery().is_none());
        assert_eq!(package.cover(4).into_string(), "");
    }
}

/// A game without a board shows its picture for the terminal.
#[test]
fn a_board_is_drawn_either_way() {
    let catalog: &'static ui::Catalog = Box::leak(Box::new(ui::Catalog::new(vec![
        bare::Pebbles::package(),
        full::Pebbles::package(),
    ])));
    for package in catalog.games() {
        let setup = Setup::new(package.descriptor(), 2, [], None).unwrap();
        let table = package.open(&setup).unwrap();
        let mut play = Play::by(table.rules);
        play.run_chance(&mut random::seeded(3));
        let Pending::Seats(seats) = play.pending() else {
            panic!("somebody guesses");
        };
        let seat = seats.iter().next().unwrap();
        let words = catalog.words(Lang::En);
        let names = BySeat::from_fn(2, |seat| words.seat(seat));
        let choices = play.rules().actions(play.state(), seat);
        let context = RenderContext::new(words, &names, Viewer::Seat(seat), choices);
        let view = play.rules().any_view(play.state(), Viewer::Seat(seat));
        let drawn = table.board.show(&view, &context);
        let own_board = !drawn.commons.0.contains("<pre");
        assert_eq!(own_board, package.has_bot(), "{}", package.id());
        // What a board does not place is left for plain buttons.
        let left = if own_board { 0 } else { 2 };
        assert_eq!(context.left_over().len(), left, "{}", package.id());
    }
}

/// Folders whose code must not know any game: everything but the games themselves, the one list of them, and
/// tests.
fn generic_sources() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut files = Vec::new();
    let mut folders = vec![root.join("crates"), root.join("xtask")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_string_lossy().to_string();
            let is_test = matches!(
                &*name,
                "tests" | "benches" | "examples" | "attack" | "target"
            );
            if path.is_dir() {
                if !is_test {
                    folders.push(path);
                }
            } else if matches!(
                path.extension().and_then(|e| e.to_str()),
                Some("rs" | "css" | "js" | "ftl")
            ) {
                files.push(path);
            }
        }
    }
    files
}

/// A word of a source: letters, digits and dashes.
fn words_of(line: &str) -> impl Iterator<Item = &str> {
    line.split(|c: char| !(c.is_alphanumeric() || c == '-' || c == '_'))
}

#[test]
fn no_generic_code_names_a_game() {
    let mut names: Vec<String> = Vec::new();
    macro_rules! all {
        ($($module:ident: $game:ty,)*) => {
            $(
                names.push(stringify!($module).to_string());
                names.push(<$game as Game>::descriptor().id.to_string());
                let path = std::any::type_name::<$game>();
                names.push(path.split("::").next().unwrap().to_string());
            )*
        };
    }
    registry::for_all_games!(all);
    // A level of the bots has the name of a word that is no game.
    names.retain(|name| name != "canopy");
    names.sort();
    names.dedup();
    assert!(names.len() >= 5);
    let mut read = 0;
    let mut found = Vec::new();
    for file in generic_sources() {
        if file.ends_with("registry/src/lib.rs") {
            continue;
        }
        let source = std::fs::read_to_string(&file).unwrap();
        // Tests within a file, and examples in comments, may name games.
        let code = source.split("#[cfg(test)]").next().unwrap();
        for (number, line) in code.lines().enumerate() {
            if line.trim_start().starts_with("//") {
                continue;
            }
            for word in words_of(line) {
                let lower = word.to_lowercase();
                if names.contains(&lower) {
                    found.push(format!("{}:{}: {word}", file.display(), number + 1));
                }
            }
        }
        read += 1;
    }
    assert!(read > 100, "only {read} files were read");
    assert!(found.is_empty(), "{}", found.join("\n"));
}
