//! [`Sprite`]: all pictures of a game as one SVG document of symbols.

use std::collections::BTreeMap;
use std::fmt;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::OnceLock;

use crate::picture::Picture;
use crate::symbol::Symbol;

/// The pictures of a game, or the icons of the pages. They are drawn when somebody first asks.
pub struct Sprite {
    id: &'static str,
    symbols: fn() -> Vec<Symbol>,
    drawn: OnceLock<Drawn>,
}

/// A sprite that is drawn, with the sizes of its symbols.
struct Drawn {
    markup: String,
    sizes: BTreeMap<String, (f32, f32)>,
    file: String,
}

impl Sprite {
    /// The sprite with this id, which names its file, and these symbols.
    pub const fn new(id: &'static str, symbols: fn() -> Vec<Symbol>) -> Sprite {
        Sprite {
            id,
            symbols,
            drawn: OnceLock::new(),
        }
    }

    /// Its id.
    pub fn id(&self) -> &'static str {
        self.id
    }

    /// The SVG document.
    pub fn markup(&self) -> &str {
        &self.drawn().markup
    }

    /// The name of its file with a mark that changes when its content does, for addresses:
    /// `icons.svg?v=5f3a91c2`.
    pub fn file(&self) -> &str {
        &self.drawn().file
    }

    /// The ids of its symbols with their width and height, in alphabetical order.
    pub fn symbols(&self) -> impl Iterator<Item = (&str, f32, f32)> {
        let sizes = self.drawn().sizes.iter();
        sizes.map(|(id, (width, height))| (id.as_str(), *width, *height))
    }

    /// A picture that is one of its symbols.
    pub fn picture(&'static self, symbol: &str) -> Option<Picture> {
        let (width, height) = *self.drawn().sizes.get(symbol)?;
        Some(Picture::single(self, symbol, width, height))
    }

    fn drawn(&self) -> &Drawn {
        self.drawn.get_or_init(|| draw(self.id, &(self.symbols)()))
    }
}

fn draw(id: &str, symbols: &[Symbol]) -> Drawn {
    let mut markup = String::from(r#"<svg xmlns="http://www.w3.org/2000/svg">"#);
    for symbol in symbols {
        markup.push('\n');
        markup.push_str(&symbol.markup());
    }
    markup.push_str("\n</svg>\n");
    let mut hasher = DefaultHasher::new();
    markup.hash(&mut hasher);
    let size = |s: &Symbol| (s.id.clone(), (s.width, s.height));
    Drawn {
        file: format!("{id}.svg?v={:08x}", hasher.finish() as u32),
        sizes: symbols.iter().map(size).collect(),
        markup,
    }
}

impl PartialEq for Sprite {
    fn eq(&self, other: &Sprite) -> bool {
        self.id == other.id
    }
}

impl fmt::Debug for Sprite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Sprite({})", self.id)
    }
}
