//! Small pieces of a pad's code: names, and rows of letters with numbers. Only characters that an
//! address may hold as they are.

use crate::name::{NAME, tidy_name};

/// A name: letters and digits as they are, every other character as its number between dashes.
pub fn name(name: &str) -> String {
    let mut code = String::new();
    for c in name.chars() {
        if c.is_ascii_alphanumeric() {
            code.push(c);
        } else {
            code.push_str(&format!("-{:x}-", u32::from(c)));
        }
    }
    code
}

/// The name with this code.
pub fn read_name(code: &str) -> Option<String> {
    let mut name = String::new();
    for (i, piece) in code.split('-').enumerate() {
        if i % 2 == 0 {
            if !piece.bytes().all(|b| b.is_ascii_alphanumeric()) {
                return None;
            }
            name.push_str(piece);
        } else {
            let c = u32::from_str_radix(piece, 16).ok().and_then(char::from_u32);
            name.push(c.filter(|c| !c.is_control())?);
        }
    }
    // Whoever writes a code by hand writes no name that nobody could type.
    (name.chars().count() <= NAME).then(|| tidy_name(&name))
}

/// A row such as `x-1y2`: letters, each with a number.
pub fn tokens(text: &str) -> Option<Vec<(char, i64)>> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        if !letter.is_ascii_alphabetic() {
            return None;
        }
        rest = &rest[1..];
        let end = rest
            .char_indices()
            .find(|(i, c)| !(c.is_ascii_digit() || (*i == 0 && *c == '-')))
            .map_or(rest.len(), |(i, _)| i);
        found.push((letter, rest[..end].parse().ok()?));
        rest = &rest[end..];
    }
    Some(found)
}

/// The items of a list with dots between them; an empty text is an empty list.
pub fn items(text: &str) -> impl Iterator<Item = &str> {
    text.split('.').filter(|item| !item.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_rows_round_trip() {
        for text in ["", "Ada", "Zoé", "a-b_c~d.e", "日本"] {
            assert_eq!(read_name(&name(text)).as_deref(), Some(text));
        }
        for (text, tidied) in [(" ", ""), ("A\u{202e}da", "Ada")] {
            assert_eq!(read_name(&name(text)).as_deref(), Some(tidied));
        }
        for bad in ["-", "-x-", "-7-", "-110000-", "-d800-", "\0", "é"] {
            assert_eq!(read_name(bad), None, "{bad}");
        }
        assert_eq!(tokens("O3x-1y2"), Some(vec![('O', 3), ('x', -1), ('y', 2)]));
        assert_eq!(tokens(""), Some(Vec::new()));
        for bad in ["x", "3", "x-", "x1-", "é1", "x1 ", "x99999999999999999999"] {
            assert_eq!(tokens(bad), None, "{bad}");
        }
    }
}
