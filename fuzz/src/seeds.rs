//! The first inputs of each target, made from what lies in the repository: golden games, cards, known pads.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use table::{Pending, Play, Seat, Setup, Viewer};

/// If `UNDERSTORY_SEEDS` names a folder, writes the first inputs there and ends the program.
pub fn write_if_asked(make: impl FnOnce() -> Vec<String>) {
    let Some(folder) = std::env::var_os("UNDERSTORY_SEEDS") else {
        return;
    };
    let folder = PathBuf::from(folder);
    fs::create_dir_all(&folder).expect("a folder");
    let seeds: BTreeSet<String> = make().into_iter().collect();
    for (number, seed) in seeds.iter().enumerate() {
        fs::write(folder.join(format!("seed-{number}")), seed).expect("a file");
    }
    println!("{} first inputs in {}", seeds.len(), folder.display());
    std::process::exit(0);
}

/// The repository.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn files(folder: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(root().join(folder)).expect(folder);
    let mut files: Vec<PathBuf> = entries.map(|e| e.expect("an entry").path()).collect();
    files.sort();
    files
}

/// A golden game.
pub struct Golden {
    /// Its table, as [`table`](crate::table) reads it.
    pub name: String,
    /// The game, played to its end.
    pub play: Play,
}

/// All golden games.
pub fn golden() -> Vec<Golden> {
    let mut games = Vec::new();
    for file in files("crates/registry/tests/golden") {
        let text = fs::read_to_string(&file).expect("a golden game");
        let (header, rest) = text.split_once("\n\n").expect("a header");
        let steps: Vec<&str> = rest
            .lines()
            .filter_map(|line| line.strip_prefix('#')?.split_once(' '))
            // What follows in brackets are the odds.
            .map(|(_, step)| step.split("   ").next().unwrap_or(step))
            .collect();
        let text = format!("{header}\n\n{}\n", steps.join("\n"));
        let log = table::GameLog::parse(&text).expect("a golden game is a log");
        let game = registry::find(&log.game).expect("registered");
        let play = log.replay(game).expect("a golden game replays");
        let stem = file.file_stem().expect("a name").to_string_lossy();
        let (stem, seats) = stem.rsplit_once('-').expect("a number of seats");
        let id = game.descriptor().id;
        let variant = &stem[id.len() + 1..];
        let name = format!("{id} {variant} {seats}");
        games.push(Golden { name, play });
    }
    games
}

/// Logs: whole ones are long, so most are cut.
pub fn logs() -> Vec<String> {
    let cut = |golden: Golden| {
        let play = &golden.play;
        [play.len() / 8, play.len() / 2, play.len()].map(|steps| play.first(steps).log().text())
    };
    golden().into_iter().flat_map(cut).collect()
}

/// Tables with the steps of a game.
pub fn steps() -> Vec<String> {
    let mut all = Vec::new();
    for Golden { name, play } in golden() {
        let lines: Vec<String> = play.steps().iter().map(table::LogStep::line).collect();
        for part in [lines.len() / 4, lines.len()] {
            all.push(format!("{name}\n{}", lines[..part].join("\n")));
        }
    }
    all
}

/// Tables with what a seat sees when it has to decide.
pub fn views() -> Vec<String> {
    let mut all = Vec::new();
    for Golden { name, play } in golden() {
        for quarter in 0..4 {
            let play = play.first(play.len() * quarter / 4);
            let Pending::Seats(seats) = play.pending() else {
                continue;
            };
            for seat in seats.iter().take(1) {
                let view = play.rules().view(play.state(), Viewer::Seat(seat));
                all.push(format!("{name}\n{seat}\n{view}"));
            }
        }
    }
    all
}

/// Files of cards, each with a table to play them at.
pub fn cards() -> Vec<String> {
    let mut all = Vec::new();
    for game in registry::GAMES {
        let descriptor = game.descriptor();
        let Some(data) = descriptor.data else {
            continue;
        };
        for variant in descriptor.variants {
            let seats = variant.seats[0];
            all.push(format!(
                "{} {} {seats}\n{data}",
                descriptor.id, variant.name
            ));
        }
    }
    all
}

/// Known pads: what is in them in the game's own words, and the taps that make them.
fn known_pads() -> Vec<(String, String)> {
    let files = files("crates/ui/tests/pads").into_iter();
    let texts = files.map(|file| fs::read_to_string(file).expect("a pad"));
    let parts = texts.map(|text| {
        let (position, taps) = text.split_once("=== what is tapped\n").expect("two parts");
        let (_, position) = position.split_once('\n').expect("a first line");
        (position.to_string(), taps.to_string())
    });
    parts.collect()
}

/// End positions, in words and as JSON.
pub fn positions() -> Vec<String> {
    let mut all = Vec::new();
    for (position, taps) in known_pads() {
        let id = position.lines().next().expect("a game");
        let mut pad =
            ui::pad::PadEditor::open(&registry::CATALOG, id, None, 1, "").expect("an empty pad");
        for tap in taps.lines() {
            pad.tap(tap).expect("a known tap");
        }
        all.extend([pad.position(), position]);
    }
    all
}

/// Pads with taps: from an empty one, and from the finished one.
pub fn pads() -> Vec<String> {
    let mut all = Vec::new();
    for (position, taps) in known_pads() {
        let id = position.lines().next().expect("a game");
        let mut pad =
            ui::pad::PadEditor::open(&registry::CATALOG, id, None, 1, "").expect("an empty pad");
        for tap in taps.lines() {
            pad.tap(tap).expect("a known tap");
        }
        all.push(format!("{id}\n\n1\n\n{taps}"));
        all.push(format!("{id}\n{}\n1\n\nseat 2\nclose\nseats 3", pad.code()));
    }
    all
}

/// Bodies for a table of each game: seats act in turn, by number or by word.
pub fn acts() -> Vec<String> {
    let mut all = Vec::new();
    for game in registry::GAMES {
        let descriptor = game.descriptor();
        let seats = (*descriptor.seats.start()).max(2);
        let setup = Setup::new(descriptor, seats, [], None).expect("the usual table");
        let mut play = Play::new(*game, &setup).expect("the usual table");
        play.run_chance(&mut table::random::seeded(1));
        let choices = play.rules().actions(play.state(), Seat::P1);
        let action = choices.first().map_or("deck", |choice| &choice.text);
        all.push(format!(
            "{} {seats}\n=0\n=1\n=0\n{{\"action\": \"{action}\"}}\n{{\"action\": \"{action}\", \"page\": 3}}\n=2",
            descriptor.id
        ));
    }
    all
}
