//! The language of this run, and everything the program says in it.

use std::io::Write;

use table::{Bilingual, Phrase, Say};
use words::{Lang, Words};

use crate::Stop;

const TEXTS: Bilingual = Bilingual {
    en: include_str!("../texts/en.ftl"),
    fr: include_str!("../texts/fr.ftl"),
};

/// Speaks one language: the program's own texts and those of all games.
pub struct Speech {
    words: Words,
}

impl Speech {
    /// In this language.
    ///
    /// # Panics
    /// If our own texts are broken; a test holds that they are not.
    pub fn new(lang: Lang) -> Speech {
        let mut texts = vec![table::TEXTS, search::TEXTS, TEXTS];
        for game in registry::GAMES {
            let text = game.descriptor().texts;
            if !texts.iter().any(|t| t.en == text.en) {
                texts.push(text);
            }
        }
        Speech {
            words: Words::new(lang, texts).expect("our own texts are sound"),
        }
    }

    /// In the language that the environment asks for; `--lang` can change it.
    pub fn of_process() -> Speech {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .iter()
            .filter_map(|name| std::env::var(name).ok())
            .find(|value| !value.is_empty())
            .unwrap_or_default();
        Speech::new(Lang::of_locale(&locale))
    }

    /// The texts.
    pub fn words(&self) -> &Words {
        &self.words
    }

    /// The text of a key without arguments.
    pub fn text(&self, key: impl Into<std::borrow::Cow<'static, str>>) -> String {
        self.words.say(&Phrase::new(key))
    }

    /// Stops with a phrase about wrong input.
    pub fn wrong(&self, phrase: &Phrase) -> Stop {
        Stop::Input(vec![self.words.say(phrase)])
    }

    /// Stops with a list of faults.
    pub fn faults(&self, faults: &table::Faults) -> Stop {
        Stop::Input(faults.lines(&self.words))
    }

    /// Reads a file, or standard input for `-`.
    pub fn read(&self, path: &str) -> Result<String, Stop> {
        let result = if path == "-" {
            std::io::read_to_string(std::io::stdin())
        } else {
            std::fs::read_to_string(path)
        };
        result.map_err(|error| {
            self.wrong(
                &Phrase::new("cli-cannot-read")
                    .text("path", path)
                    .text("error", error),
            )
        })
    }

    /// Writes a file.
    pub fn write(&self, path: &str, content: impl AsRef<[u8]>) -> Result<(), Stop> {
        std::fs::write(path, content).map_err(|error| {
            self.wrong(
                &Phrase::new("cli-cannot-write")
                    .text("path", path)
                    .text("error", error),
            )
        })
    }
}

impl Say for Speech {
    fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase)
    }
}

/// Prints a line; colours are left out when nobody would see them.
pub fn print(line: &str) -> Result<(), Stop> {
    let mut out = anstream::stdout().lock();
    writeln!(out, "{line}")
        .and_then(|()| out.flush())
        .map_err(|_| Stop::Gone)
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::keys;

    #[test]
    fn both_languages_say_the_same_things() {
        for text in [TEXTS, search::TEXTS] {
            let (en, fr) = (keys(text.en), keys(text.fr));
            assert_eq!(en.len(), fr.len());
            for (key, variables) in en {
                let other = fr.iter().find(|(k, _)| *k == key);
                assert_eq!(other.map(|(_, v)| v), Some(&variables), "{key}");
            }
        }
    }

    /// Every key between quotes in this crate's sources is known, `cli-` being the prefix of all.
    #[test]
    fn every_key_in_the_code_is_known() {
        let speech = Speech::new(Lang::En);
        let mut found = 0;
        let root = concat!(env!("CARGO_MANIFEST_DIR"), "/src");
        for folder in [root.to_string(), format!("{root}/commands")] {
            for entry in std::fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                let Ok(source) = std::fs::read_to_string(&path) else {
                    continue;
                };
                let code = source.split("#[cfg(test)]").next().unwrap();
                for key in code.split('"').skip(1).step_by(2) {
                    let plain = key.chars().all(|c| c.is_ascii_lowercase() || c == '-');
                    if key.starts_with("cli-") && plain && !key.ends_with('-') {
                        assert!(speech.words.knows(key), "{}: {key}", path.display());
                        found += 1;
                    }
                }
            }
        }
        assert!(found > 30, "{found}");
    }
}
