//! What a browser keeps of its reader besides the credential: language, light, name, favourite level.

use bots::Level;
use pages::{Lang, Reader};

/// Most characters of a name; longer ones would break the layout.
pub const NAME: usize = 24;

/// How somebody likes pages and bots.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preferences {
    /// How they read pages.
    pub reader: Reader,
    /// The level they last played against.
    pub level: Level,
}

impl Preferences {
    /// Of somebody who has said nothing but their language.
    pub fn new(lang: Lang) -> Preferences {
        Preferences {
            reader: Reader::new(lang),
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
    pub fn parse(text: &str) -> Option<Preferences> {
        let mut parts = text.splitn(4, '.');
        let lang = parts.next()?.parse().ok()?;
        let theme = parts.next()?.parse().ok()?;
        let level = parts.next()?.parse().ok()?;
        let name = String::from_utf8(hex::decode(parts.next()?).ok()?).ok()?;
        let name = tidy_name(&name);
        let reader = Reader {
            theme,
            name,
            ..Reader::new(lang)
        };
        Some(Preferences { reader, level })
    }
}

/// Characters that show nothing, or change how their neighbours are shown: two names that look alike
/// should be alike, and no name may turn a line of the page round.
const UNSEEN: [std::ops::RangeInclusive<char>; 20] = [
    '\u{ad}'..='\u{ad}',
    '\u{34f}'..='\u{34f}',
    '\u{600}'..='\u{605}',
    '\u{61c}'..='\u{61c}',
    '\u{6dd}'..='\u{6dd}',
    '\u{70f}'..='\u{70f}',
    '\u{115f}'..='\u{1160}',
    '\u{17b4}'..='\u{17b5}',
    '\u{180b}'..='\u{180f}',
    '\u{200b}'..='\u{200f}',
    '\u{2028}'..='\u{202e}',
    '\u{2060}'..='\u{206f}',
    '\u{2800}'..='\u{2800}',
    '\u{3164}'..='\u{3164}',
    '\u{e000}'..='\u{f8ff}',
    '\u{fe00}'..='\u{fe0f}',
    '\u{feff}'..='\u{feff}',
    '\u{ffa0}'..='\u{ffa0}',
    '\u{fff0}'..='\u{fffc}',
    '\u{e0000}'..='\u{10ffff}',
];

fn is_seen(c: char) -> bool {
    !c.is_control() && !UNSEEN.iter().any(|range| range.contains(&c))
}

/// A name as it may stand on a page: short, one space between words, nothing unseen.
pub fn tidy_name(name: &str) -> String {
    let plain = |c: char| if c.is_whitespace() { ' ' } else { c };
    let seen: String = name.chars().map(plain).filter(|c| is_seen(*c)).collect();
    let words: Vec<&str> = seen.split(' ').filter(|word| !word.is_empty()).collect();
    let short: String = words.join(" ").chars().take(NAME).collect();
    short.trim_end().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use pages::Theme;

    #[test]
    fn preferences_round_trip_through_their_cookie() {
        let preferences = Preferences {
            reader: Reader {
                lang: Lang::Fr,
                theme: Theme::Dark,
                name: "Zoé. 🌳".to_string(),
                announcement: None,
            },
            level: Level::Canopy,
        };
        assert_eq!(Preferences::parse(&preferences.text()), Some(preferences));
        assert_eq!(Preferences::parse("fr.dusk.tree.00"), None);
    }

    #[test]
    fn names_are_tidied() {
        assert_eq!(tidy_name("  Ada\n\u{7} "), "Ada");
        assert_eq!(tidy_name("Ada \t\u{a0} Lovelace"), "Ada Lovelace");
        assert_eq!(tidy_name(&"x".repeat(99)).len(), NAME);
        assert_eq!(tidy_name(&format!("{} y", "x".repeat(23))).len(), 23);
    }

    /// Neither invisible twins of a name nor one that turns the text around it.
    #[test]
    fn names_hold_nothing_unseen() {
        for unseen in [
            '\u{200b}',
            '\u{200d}',
            '\u{200e}',
            '\u{202e}',
            '\u{2066}',
            '\u{2069}',
            '\u{ad}',
            '\u{feff}',
            '\u{3164}',
            '\u{2800}',
            '\u{e0041}',
            '\u{fe0f}',
            '\u{61c}',
        ] {
            assert_eq!(tidy_name(&format!("A{unseen}da")), "Ada", "{unseen:?}");
            assert_eq!(tidy_name(&format!("{unseen}")), "", "{unseen:?}");
        }
        assert_eq!(tidy_name("Łucja 王 עדה 🌳"), "Łucja 王 עדה 🌳");
    }
}
