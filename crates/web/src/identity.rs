//! What a browser keeps of its reader besides the credential: language, light, name, favourite level.

use search::Level;
use ui::{Catalog, Lang, Reader, tidy_name};

/// How somebody likes pages and bots.
#[derive(Clone, Debug)]
pub struct Preferences {
    /// How they read pages.
    pub reader: Reader,
    /// The level they last played against.
    pub level: Level,
}

impl Preferences {
    /// Of somebody who has said nothing but their language.
    pub fn new(catalog: &'static Catalog, lang: Lang) -> Preferences {
        Preferences {
            reader: Reader::new(catalog, lang),
            level: Level::Tree,
        }
    }

    /// As a cookie's text: `lang.theme.level.name`, the name as hexadecimal.
    pub fn text(&self) -> String {
        let reader = &self.reader;
        let name = hex::encode(&reader.name);
        format!("{}.{}.{}.{name}", reader.lang, reader.theme, self.level)
    }

    /// What a cookie says. Nobody vouches for it: it is read like a form.
    pub fn parse(catalog: &'static Catalog, text: &str) -> Option<Preferences> {
        let mut parts = text.splitn(4, '.');
        let lang = parts.next()?.parse().ok()?;
        let theme = parts.next()?.parse().ok()?;
        let level = parts.next()?.parse().ok()?;
        let name = String::from_utf8(hex::decode(parts.next()?).ok()?).ok()?;
        let name = tidy_name(&name);
        let reader = Reader {
            theme,
            name,
            ..Reader::new(catalog, lang)
        };
        Some(Preferences { reader, level })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::LazyLock;
    use ui::Theme;

    static EMPTY: LazyLock<Catalog> = LazyLock::new(|| Catalog::new(Vec::new()));

    #[test]
    fn preferences_round_trip_through_their_cookie() {
        let preferences = Preferences {
            reader: Reader {
                catalog: &EMPTY,
                lang: Lang::Fr,
                theme: Theme::Dark,
                name: "Zoé. 🌳".to_string(),
                announcement: None,
            },
            level: Level::Canopy,
        };
        let text = preferences.text();
        let again = Preferences::parse(&EMPTY, &text).expect("a cookie of ours");
        assert_eq!(again.text(), text);
        assert_eq!(again.reader.name, preferences.reader.name);
        assert_eq!(again.level, preferences.level);
        assert!(Preferences::parse(&EMPTY, "fr.dusk.tree.00").is_none());
    }
}
