//! All pictures of Understory, drawn by its own code: every card, tile, token, board and back of
//! every game, and the icons of the pages.
//!
//! Each game has one **sprite**: an SVG document of symbols, which a page shows by name. A single
//! picture is a symbol; a card that a data file can change, or a tree that grows, is a [`Picture`]
//! made of several of them.
//!
//! ```
//! let card: arboretum::Card = "willow-5".parse()?;
//! let sprite = art::sprite("arboretum").expect("drawn");
//! assert!(sprite.contains(&format!(r#"<symbol id="{}""#, art::arboretum::card(card))));
//!
//! // A page shows its layers with `<use>`; colours come from the properties of `palette_css`, so
//! // they follow day and night.
//! let shown = art::picture("arboretum", &art::arboretum::card(card)).expect("drawn");
//! assert_eq!(shown.layers[0].symbol, "willow-5");
//! # Ok::<(), table::NotationError>(())
//! ```
//!
//! There are no words in a sprite, only single letters and numbers, drawn as strokes: a page says
//! what a picture shows in the reader's language. Identity is never by colour alone: a species, an
//! animal or a seat has a shape and a letter of its own too.

mod animals;
pub mod arboretum;
pub mod canopee;
pub mod city;
mod draw;
mod frame;
pub mod icons;
mod ink;
mod picture;
pub mod rainforest;
mod sheet;
mod vision;

pub use ink::{Ink, Rgb, Theme, palette_css};
pub use picture::{Layer, Picture};
pub use sheet::{Sheet, sheets};
pub use vision::Vision;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use draw::Symbol;

/// A sprite with the sizes of its symbols.
struct Sprite {
    markup: String,
    sizes: BTreeMap<String, (f32, f32)>,
}

impl Sprite {
    fn new(symbols: &[Symbol]) -> Sprite {
        let mut markup = String::from(r#"<svg xmlns="http://www.w3.org/2000/svg">"#);
        for symbol in symbols {
            markup.push('\n');
            markup.push_str(&symbol.markup());
        }
        markup.push_str("\n</svg>\n");
        let size = |s: &Symbol| (s.id.clone(), (s.width, s.height));
        Sprite {
            markup,
            sizes: symbols.iter().map(size).collect(),
        }
    }
}

static ARBORETUM: LazyLock<Sprite> = LazyLock::new(|| Sprite::new(&arboretum::symbols()));
static CANOPEE: LazyLock<Sprite> = LazyLock::new(|| Sprite::new(&canopee::symbols()));
static CITY: LazyLock<Sprite> = LazyLock::new(|| Sprite::new(&city::symbols()));
static RAINFOREST: LazyLock<Sprite> = LazyLock::new(|| Sprite::new(&rainforest::symbols()));
static ICONS: LazyLock<Sprite> = LazyLock::new(|| Sprite::new(&icons::symbols()));

/// The ids of the sprites, each with pictures of its own.
pub const SPRITES: [&str; 5] = [
    "arboretum",
    "canopee",
    "rainforest",
    "canopy-city",
    icons::SPRITE,
];

/// The sprite that has a game's pictures.
fn sprite_of(game_id: &str) -> &str {
    match game_id {
        // Two editions of one game with the same cards.
        "canopy-first" => "canopee",
        own => own,
    }
}

fn find(game_id: &str) -> Option<&'static Sprite> {
    match sprite_of(game_id) {
        "arboretum" => Some(&ARBORETUM),
        "canopee" => Some(&CANOPEE),
        "canopy-city" => Some(&CITY),
        "rainforest" => Some(&RAINFOREST),
        icons::SPRITE => Some(&ICONS),
        _ => None,
    }
}

/// The sprite of a game (or of [`icons::SPRITE`]) as an SVG document.
pub fn sprite(game_id: &str) -> Option<&'static str> {
    find(game_id).map(|sprite| sprite.markup.as_str())
}

/// The ids of a sprite's symbols with their width and height, in alphabetical order.
pub fn symbols(game_id: &str) -> impl Iterator<Item = (&'static str, f32, f32)> {
    let sizes = find(game_id).map(|sprite| &sprite.sizes);
    sizes
        .into_iter()
        .flatten()
        .map(|(id, (width, height))| (id.as_str(), *width, *height))
}

/// A picture that is one symbol of a sprite.
pub fn picture(game_id: &str, symbol: &str) -> Option<Picture> {
    let (width, height) = *find(game_id)?.sizes.get(symbol)?;
    Some(Picture::single(sprite_of(game_id), symbol, width, height))
}
