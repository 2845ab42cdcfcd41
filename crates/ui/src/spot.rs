//! Where something happened. A line of the log and a row of the score sheet say it by what they are
//! told with (`seat:P1 cell:2,3`); a place on the board lights up when all it answers to is in there.
//! So a line can point at no more than it says.

use std::fmt::{Display, Write};

use table::{Arg, Phrase, Seat};

/// Where a told line points: the words of its arguments, one group a sentence.
pub fn told(phrase: &Phrase) -> String {
    let mut groups = String::new();
    collect(phrase, &mut groups);
    groups
}

/// Where a row of a seat's sheet points.
pub fn row(seat: Seat, item: &str) -> String {
    of_seat(seat, "item", item)
}

/// A place of a seat that answers to this, such as `cell` and `2,3`.
pub fn of_seat(seat: Seat, name: &str, value: impl Display) -> String {
    let mut spot = String::with_capacity(32);
    put(&mut spot, "seat", seat);
    put(&mut spot, name, value);
    spot
}

/// A place that answers to this alone.
pub fn common(name: &str, value: impl Display) -> String {
    let mut spot = String::with_capacity(32);
    put(&mut spot, name, value);
    spot
}

/// A place that answers to several descriptions.
pub fn any(spots: impl IntoIterator<Item = String>) -> String {
    let mut all = String::with_capacity(96);
    spots.into_iter().for_each(|spot| join(&mut all, &spot));
    all
}

fn join(groups: &mut String, group: &str) {
    if !groups.is_empty() {
        groups.push('|');
    }
    groups.push_str(group);
}

/// One more word of a group.
fn put(group: &mut String, name: &str, value: impl Display) {
    if !group.is_empty() {
        group.push(' ');
    }
    group.push_str(name);
    group.push(':');
    let start = group.len();
    let _ = write!(group, "{value}");
    // Hardly any value has what keeps words and groups apart.
    if group[start..].contains([' ', '|']) {
        let word = group[start..].replace([' ', '|'], "_");
        group.replace_range(start.., &word);
    }
}

fn collect(phrase: &Phrase, groups: &mut String) {
    let mut group = String::with_capacity(96);
    put(&mut group, "key", &phrase.key);
    for (name, arg) in &phrase.args {
        match arg {
            Arg::Number(n) => put(&mut group, name, n),
            Arg::Text(text) => put(&mut group, name, text),
            Arg::Seat(seat) => put(&mut group, name, seat),
            Arg::Phrase(inner) if is_sentence(inner) => collect(inner, groups),
            Arg::Phrase(inner) => put(&mut group, name, &inner.key),
            Arg::List(all) => all
                .iter()
                .filter(|p| is_sentence(p))
                .for_each(|p| collect(p, groups)),
        }
    }
    join(groups, &group);
}

/// A phrase about somebody is a sentence of its own, not the name of a thing.
fn is_sentence(phrase: &Phrase) -> bool {
    phrase
        .args
        .iter()
        .any(|(_, arg)| matches!(arg, Arg::Seat(_)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_points_at_what_it_names() {
        let card = Phrase::new("oak");
        let line = Phrase::new("told-at")
            .seat("seat", Seat::P2)
            .text("cell", "2, 3")
            .phrase("card", card);
        assert_eq!(told(&line), "key:told-at seat:P2 cell:2,_3 card:oak");
    }

    #[test]
    fn sentences_within_a_line_point_for_themselves() {
        let built = |seat, pile| Phrase::new("built").seat("seat", seat).number("pile", pile);
        let line = Phrase::new("reveal").list("plays", [built(Seat::P1, 2), built(Seat::P2, 1)]);
        assert_eq!(
            told(&line),
            "key:built seat:P1 pile:2|key:built seat:P2 pile:1|key:reveal"
        );
    }
}
