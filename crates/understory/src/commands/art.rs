//! `understory art`: the pictures of the games, and contact sheets of them.

use draw::{ContactSheet, Gallery, contact_sheets};
use resvg::{tiny_skia, usvg};
use table::{Phrase, Say};
use ui::GamePackage;

use crate::Stop;
use crate::cli::ArtArgs;
use crate::speech::{Speech, print};

pub fn run(args: &ArtArgs, speech: &Speech) -> Result<(), Stop> {
    match &args.sheet {
        Some(folder) => write_sheets(folder, args.width, speech),
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

fn write_sheets(folder: &str, width: u32, speech: &Speech) -> Result<(), Stop> {
    let fail = |path: &str, error: String| {
        let phrase = Phrase::new("cli-cannot-write").text("path", path);
        speech.wrong(&phrase.text("error", error))
    };
    std::fs::create_dir_all(folder).map_err(|e| fail(folder, e.to_string()))?;
    for sheet in contact_sheets(&galleries()) {
        let path = format!("{folder}/{}", sheet.name);
        speech.write(&format!("{path}.svg"), &sheet.svg)?;
        let png = format!("{path}.png");
        let pixels = raster(&sheet, width).map_err(|e| fail(&png, e))?;
        speech.write(&png, pixels)?;
        print(&speech.say(&Phrase::new("cli-art-written").text("path", png)))?;
    }
    Ok(())
}

/// The sheet as a PNG picture of this width.
fn raster(sheet: &ContactSheet, width: u32) -> Result<Vec<u8>, String> {
    let scale = width as f32 / sheet.width;
    let tree = usvg::Tree::from_str(&sheet.svg, &usvg::Options::default())
        .map_err(|error| error.to_string())?;
    let height = (sheet.height * scale).ceil() as u32;
    let mut pixels =
        tiny_skia::Pixmap::new(width, height).ok_or_else(|| format!("{width} × {height}"))?;
    let transform = tiny_skia::Transform::from_scale(scale, scale);
    resvg::render(&tree, transform, &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| error.to_string())
}
