//! The words of all pages, gathered once.

use std::sync::LazyLock;

use table::Bilingual;
use words::{Lang, Words};

/// The texts of this crate.
pub const TEXTS: Bilingual = Bilingual {
    en: include_str!("../texts/en.ftl"),
    fr: include_str!("../texts/fr.ftl"),
};

static ENGLISH: LazyLock<Words> = LazyLock::new(|| gather(Lang::En));
static FRENCH: LazyLock<Words> = LazyLock::new(|| gather(Lang::Fr));

fn gather(lang: Lang) -> Words {
    let mut texts = vec![table::TEXTS, TEXTS];
    for game in registry::GAMES {
        let text = game.descriptor().texts;
        // Editions of one game share their texts.
        if !texts.iter().any(|t| t.en == text.en) {
            texts.push(text);
        }
    }
    Words::new(lang, texts).expect("our own texts are sound")
}

/// All words of a language: the table's, the games' and the pages'.
pub fn words(lang: Lang) -> &'static Words {
    match lang {
        Lang::En => &ENGLISH,
        Lang::Fr => &FRENCH,
    }
}
