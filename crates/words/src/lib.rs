//! French and English: turns [`Phrase`]s into sentences with the texts that every crate brings along.
//!
//! ```
//! use table::{Phrase, Say, Seat};
//! use words::{Lang, Words};
//!
//! let words = Words::new(Lang::Fr, [table::TEXTS])?;
//! let phrase = Phrase::new("table-log-game").text("game", "chess");
//! assert_eq!(words.say(&phrase), "le journal est celui du jeu « chess »");
//! # Ok::<(), words::BadTexts>(())
//! ```

mod phrase_cache;

use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_langneg::{NegotiationStrategy, negotiate_languages, parse_accepted_languages};
use table::{Arg, Bilingual, Phrase, Say, Seat};
use unic_langid::{LanguageIdentifier, langid};

use phrase_cache::PhraseCache;

/// The words of this crate itself.
pub const TEXTS: Bilingual = Bilingual {
    en: include_str!("../texts/en.ftl"),
    fr: include_str!("../texts/fr.ftl"),
};

/// A language of the house.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lang {
    /// English.
    En,
    /// French.
    Fr,
}

impl Lang {
    /// Both languages.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Fr];

    /// The text in this language.
    pub fn of(self, text: Bilingual) -> &'static str {
        match self {
            Lang::En => text.en,
            Lang::Fr => text.fr,
        }
    }

    /// The language that a browser asks for by `Accept-Language`: the first of its wishes that there is,
    /// else English.
    ///
    /// ```
    /// use words::Lang;
    /// assert_eq!(Lang::accepted("de-AT, fr-CH;q=0.8, en;q=0.5"), Lang::Fr);
    /// assert_eq!(Lang::accepted("de"), Lang::En);
    /// ```
    pub fn accepted(header: &str) -> Lang {
        let wishes = parse_accepted_languages(header);
        let there_are = Lang::ALL.map(Lang::id);
        let by_wish = negotiate_languages(&wishes, &there_are, None, NegotiationStrategy::Lookup);
        let found = by_wish
            .first()
            .and_then(|id| there_are.iter().position(|l| l == *id));
        found.map_or(Lang::En, |at| Lang::ALL[at])
    }

    fn id(self) -> LanguageIdentifier {
        match self {
            Lang::En => langid!("en"),
            Lang::Fr => langid!("fr"),
        }
    }

    /// The language of a locale such as `fr_BE.UTF-8`; English unless it is French.
    pub fn of_locale(locale: &str) -> Lang {
        let language = locale
            .split(['_', '.', '-', '@'])
            .next()
            .unwrap_or_default();
        if language.eq_ignore_ascii_case("fr") {
            Lang::Fr
        } else {
            Lang::En
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Lang::En => "en",
            Lang::Fr => "fr",
        })
    }
}

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        Lang::ALL
            .into_iter()
            .find(|l| l.to_string() == s)
            .ok_or(UnknownLang)
    }
}

/// Not a language of the house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLang;

impl fmt::Display for UnknownLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("en, fr")
    }
}

impl std::error::Error for UnknownLang {}

/// Texts that cannot be read or that say something twice: a mistake in the program, held by tests.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadTexts(pub String);

impl fmt::Display for BadTexts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "bad texts: {}", self.0)
    }
}

impl std::error::Error for BadTexts {}

/// The texts of one language, ready to speak.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    memory: PhraseCache,
}

impl Words {
    /// Gathers texts of one language; this crate's own are always among them.
    ///
    /// # Errors
    /// If a text is not valid Fluent or a key stands twice.
    pub fn new(lang: Lang, texts: impl IntoIterator<Item = Bilingual>) -> Result<Words, BadTexts> {
        let id = match lang {
            Lang::En => langid!("en"),
            Lang::Fr => langid!("fr"),
        };
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Marks against mixed writing directions would only litter terminals and tests.
        bundle.set_use_isolating(false);
        for text in [TEXTS].into_iter().chain(texts) {
            let resource = FluentResource::try_new(lang.of(text).to_string())
                .map_err(|(_, errors)| BadTexts(format!("{errors:?}")))?;
            bundle
                .add_resource(resource)
                .map_err(|errors| BadTexts(format!("{errors:?}")))?;
        }
        Ok(Words {
            lang,
            bundle,
            memory: PhraseCache::default(),
        })
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Is there a text for this key?
    pub fn knows(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// The phrase, with people called by `name`.
    pub fn say_with(&self, phrase: &Phrase, name: &dyn Fn(Seat) -> String) -> String {
        if phrase.args.is_empty() {
            // Found as quickly as remembered.
            return self.put_into_words(phrase, name);
        }
        let mut spelling = String::with_capacity(128);
        phrase_cache::spell(phrase, name, &mut spelling);
        self.memory
            .recall(spelling, || self.put_into_words(phrase, name))
    }

    fn put_into_words(&self, phrase: &Phrase, name: &dyn Fn(Seat) -> String) -> String {
        let Some(pattern) = self.bundle.get_message(&phrase.key).and_then(|m| m.value()) else {
            // A missing text is a mistake that a test finds; a reader still gets something.
            return phrase.key.to_string();
        };
        let mut args = FluentArgs::new();
        for (key, arg) in &phrase.args {
            args.set(*key, self.value(arg, name));
        }
        let mut errors = Vec::new();
        self.bundle
            .format_pattern(pattern, Some(&args), &mut errors)
            .into_owned()
    }

    fn value(&self, arg: &Arg, name: &dyn Fn(Seat) -> String) -> FluentValue<'static> {
        match arg {
            Arg::Number(n) => FluentValue::from(*n),
            Arg::Text(text) => FluentValue::from(text.clone()),
            Arg::Seat(seat) => FluentValue::from(name(*seat)),
            Arg::Phrase(phrase) => FluentValue::from(self.say_with(phrase, name)),
            Arg::List(list) => {
                let items: Vec<String> = list.iter().map(|p| self.say_with(p, name)).collect();
                FluentValue::from(items.join(", "))
            }
        }
    }

    /// A seat without a person's name.
    pub fn seat(&self, seat: Seat) -> String {
        let phrase = Phrase::new("words-seat").number("number", seat.index() as i64 + 1);
        self.say_with(&phrase, &|s| s.to_string())
    }
}

impl Say for Words {
    fn say(&self, phrase: &Phrase) -> String {
        self.say_with(phrase, &|seat| self.seat(seat))
    }
}

/// The keys of a text and the variables each of them uses: for the tests that hold the two
/// languages together.
pub fn keys(text: &str) -> Vec<(String, BTreeSet<String>)> {
    let mut keys: Vec<(String, BTreeSet<String>)> = Vec::new();
    for line in text.lines() {
        let starts_key = line.starts_with(|c: char| c.is_ascii_lowercase());
        if let Some((key, _)) = line.split_once('=').filter(|_| starts_key) {
            keys.push((key.trim().to_string(), BTreeSet::new()));
        }
        if let Some((_, variables)) = keys.last_mut() {
            for part in line.split('$').skip(1) {
                let end = part
                    .find(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_')
                    .unwrap_or(part.len());
                variables.insert(part[..end].to_string());
            }
        }
    }
    keys
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_lists_and_nested_phrases_are_put_into_words() {
        let words = Words::new(Lang::En, [table::TEXTS]).unwrap();
        let phrase = Phrase::new("table-refusal-not-awaited")
            .seat("seat", Seat::P2)
            .text("awaited", "P1");
        assert_eq!(
            words.say(&phrase),
            "It is not Player 2’s move; the table waits for P1."
        );
        let named = words.say_with(&phrase, &|_| "Ada".to_string());
        assert!(named.starts_with("It is not Ada’s move"));
    }

    #[test]
    fn an_unknown_key_is_said_as_it_is() {
        let words = Words::new(Lang::Fr, []).unwrap();
        assert_eq!(words.say(&Phrase::new("nonsense")), "nonsense");
        assert!(!words.knows("nonsense"));
    }

    #[test]
    fn locales_choose_the_language() {
        assert_eq!(Lang::of_locale("fr_CA.UTF-8"), Lang::Fr);
        assert_eq!(Lang::of_locale("fr"), Lang::Fr);
        assert_eq!(Lang::of_locale("frr_DE"), Lang::En);
        assert_eq!(Lang::of_locale("C"), Lang::En);
    }
}
