//! `understory art`: the pictures of the games, and contact sheets of them.

use draw::{Gallery, contact_sheets};
use table::{Phrase, Say};
use ui::GamePackage;

use crate::Stop;
use crate::cli::ArtArgs;
use crate::speech::{Speech, print};

pub fn run(args: &ArtArgs, speech: &Speech) -> Result<(), Stop> {
    match &args.sheet {
        Some(folder) => write_sheets(folder, speech),
        None => list(speech),
    }
}

/// The pictures of all games, and the icons; editions of one game share theirs.
fn galleries() -> Vec<Gallery> {
    let mut galleries: Vec<Gallery> = Vec::new();
    let games = registry::CATALOG.games().iter();
    for gallery in games
        .filter_map(GamePackage::gallery)
        .chain([Gallery::ICONS])
    {
        if !galleries.iter().any(|known| known.sprite == gallery.sprite) {
            galleries.push(gallery);
        }
    }
    galleries
}

/// How many pictures each sprite has, and how large it is.
fn list(speech: &Speech) -> Result<(), Stop> {
    for Gallery { sprite, .. } in galleries() {
        let phrase = Phrase::new("cli-art-sprite")
            .text("sprite", sprite.id())
            .number("pictures", sprite.symbols().count() as i64)
            .number("size", sprite.markup().len() as i64 / 1000);
        print(&speech.say(&phrase))?;
    }
    Ok(())
}

fn write_sheets(folder: &str, speech: &Speech) -> Result<(), Stop> {
    let fail = |path: &str, error: String| {
        let phrase = Phrase::new("cli-cannot-write").text("path", path);
        speech.wrong(&phrase.text("error", error))
    };
    std::fs::create_dir_all(folder).map_err(|e| fail(folder, e.to_string()))?;
    for sheet in contact_sheets(&galleries()) {
        let path = format!("{folder}/{}.svg", sheet.name);
        speech.write(&path, &sheet.svg)?;
        print(&speech.say(&Phrase::new("cli-art-written").text("path", path)))?;
    }
    Ok(())
}
