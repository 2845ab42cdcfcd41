//! Names as people give them to themselves: read by everybody else at the table.

use std::ops::RangeInclusive;

/// Most characters of a name; longer ones would break the layout.
pub const NAME: usize = 24;

/// Characters that show nothing, or change how their neighbours are shown: two names that look alike
/// should be alike, and no name may turn a line of the page round.
const UNSEEN: [RangeInclusive<char>; 27] = [
    '\u{ad}'..='\u{ad}',
    '\u{34f}'..='\u{34f}',
    '\u{600}'..='\u{605}',
    '\u{61c}'..='\u{61c}',
    '\u{6dd}'..='\u{6dd}',
    '\u{70f}'..='\u{70f}',
    '\u{890}'..='\u{891}',
    '\u{8e2}'..='\u{8e2}',
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
    '\u{110bd}'..='\u{110bd}',
    '\u{110cd}'..='\u{110cd}',
    '\u{13430}'..='\u{1343f}',
    '\u{1bca0}'..='\u{1bca3}',
    '\u{1d173}'..='\u{1d17a}',
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
            '\u{1d173}',
            '\u{8e2}',
        ] {
            assert_eq!(tidy_name(&format!("A{unseen}da")), "Ada", "{unseen:?}");
            assert_eq!(tidy_name(&format!("{unseen}")), "", "{unseen:?}");
        }
        assert_eq!(tidy_name("Łucja 王 עדה 🌳"), "Łucja 王 עדה 🌳");
    }
}
