//! [`Catalog`]: the games of a house, with the words and files of all of them.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::OnceLock;

use table::Bilingual;
use words::{Lang, Words};

use crate::assets::{self, Asset};
use crate::package::GamePackage;

/// The texts of this crate.
pub const TEXTS: Bilingual = Bilingual {
    en: include_str!("../texts/en.ftl"),
    fr: include_str!("../texts/fr.ftl"),
};

/// The games that a program offers. Pages find in it what they need of a game, their words, and the
/// files they refer to.
pub struct Catalog {
    games: Vec<GamePackage>,
    english: OnceLock<Words>,
    french: OnceLock<Words>,
    assets: OnceLock<BTreeMap<String, Asset>>,
}

impl Catalog {
    /// A catalog of these games, in the order in which they are shown. Words and files are gathered
    /// when somebody first asks.
    pub fn new(games: Vec<GamePackage>) -> Catalog {
        Catalog {
            games,
            english: OnceLock::new(),
            french: OnceLock::new(),
            assets: OnceLock::new(),
        }
    }

    /// All games.
    pub fn games(&self) -> &[GamePackage] {
        &self.games
    }

    /// The game with this id.
    pub fn find(&self, id: &str) -> Option<&GamePackage> {
        self.games.iter().find(|game| game.id() == id)
    }

    /// All words of a language: the table's, the games' and the pages'.
    ///
    /// # Panics
    /// If texts are broken or two games say something under the same key: a mistake in a game.
    pub fn words(&self, lang: Lang) -> &Words {
        let words = match lang {
            Lang::En => &self.english,
            Lang::Fr => &self.french,
        };
        words.get_or_init(|| {
            let texts = texts(&self.games);
            Words::new(lang, texts).unwrap_or_else(|error| panic!("texts of {lang}: {error}"))
        })
    }

    fn files(&self) -> &BTreeMap<String, Asset> {
        self.assets.get_or_init(|| assets::gather(&self.games))
    }

    /// All files that pages refer to.
    pub fn assets(&self) -> impl Iterator<Item = &Asset> {
        self.files().values()
    }

    /// The file of this name.
    pub fn asset(&self, name: &str) -> Option<&Asset> {
        self.files().get(name)
    }

    /// The address of a file.
    ///
    /// # Panics
    /// If there is no such file: a mistake in a page.
    pub(crate) fn href(&self, name: &str) -> &str {
        let asset = self.asset(name);
        &asset.unwrap_or_else(|| panic!("no asset {name}")).href
    }
}

/// Everything that is said; editions of one game share their texts.
fn texts(games: &[GamePackage]) -> Vec<Bilingual> {
    let mut texts = vec![table::TEXTS, TEXTS];
    for text in games.iter().flat_map(GamePackage::texts) {
        if !texts.iter().any(|t| t.en == text.en) {
            texts.push(text);
        }
    }
    texts
}

impl fmt::Debug for Catalog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ids = self.games.iter().map(GamePackage::id);
        f.debug_list().entries(ids).finish()
    }
}
