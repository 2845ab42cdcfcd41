//! [`Text`]: words on their way onto a page.

use std::fmt;
use std::ops::Deref;

use maud::Render;

/// Words for a reader. A page has thousands of them and hardly any needs escaping, so they are looked
/// through at once and not byte by byte.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Text(String);

impl From<String> for Text {
    fn from(words: String) -> Text {
        Text(words)
    }
}

impl Deref for Text {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Render for Text {
    fn render_to(&self, out: &mut String) {
        // Without leaving the loop early, the compiler compares many bytes at a time.
        let escapes = self.0.bytes().fold(false, |found, byte| {
            found | matches!(byte, b'&' | b'<' | b'>' | b'"')
        });
        if escapes {
            self.0.render_to(out);
        } else {
            out.push_str(&self.0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_looks_as_any_other_string_does() {
        for words in [
            "",
            "oak",
            "l’érable · 3",
            "<b>",
            "a & b",
            "say \"oak\"",
            "x>y",
            "it's",
        ] {
            let text = Text::from(words.to_string());
            assert_eq!(text.render().0, words.render().0);
        }
    }
}
