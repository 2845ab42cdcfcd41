//! How a game is described and how a table is set up: [`Descriptor`], [`OptionSpec`], [`Setup`].

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use crate::phrase::{Phrase, Plain, Say};
use crate::seat::Seat;

/// Everything that others need to know of a game, as data next to it.
///
/// Lobby, bots, lab, docs and tests read it; nothing is written twice. What depends on the seats
/// and options of one table is in [`Bounds`](crate::Bounds).
pub struct Descriptor {
    /// Short name in commands, addresses and logs.
    pub id: &'static str,
    /// How many can play.
    pub seats: RangeInclusive<usize>,
    /// What a table can decide for itself.
    pub options: &'static [OptionSpec],
    /// Named set-ups, one for each way to play: tests, golden games and the lab go through them.
    pub variants: &'static [Variant],
    /// Goes up when the same log would mean another game. A log is only replayed by its version.
    pub rules_version: u32,
    /// Where the rules come from.
    pub rulebook: &'static str,
    /// Some card or tile values are reconstructions, because the printed ones are not public.
    pub reconstructed: bool,
    /// The built-in cards or tiles, for games that take another set of them (`--cards`).
    pub data: Option<&'static str>,
    /// The texts of this game, in Fluent's format.
    pub texts: Bilingual,
    /// The rules in our own words, as Markdown with numbered statements.
    pub rules: Bilingual,
}

/// The same text in the two languages of the house.
#[derive(Clone, Copy, Debug)]
pub struct Bilingual {
    /// English.
    pub en: &'static str,
    /// French.
    pub fr: &'static str,
}

/// A named way to play a game.
#[derive(Clone, Copy, Debug)]
pub struct Variant {
    /// Name of the variant, unique within the game.
    pub name: &'static str,
    /// Seats it is played with.
    pub seats: &'static [usize],
    /// Options that differ from their defaults.
    pub options: &'static [(&'static str, &'static str)],
}

/// One choice that a table makes before the game.
///
/// Its texts are found under `<game>-option-<key>` and `<game>-option-<key>-help`.
#[derive(Clone, Copy, Debug)]
pub struct OptionSpec {
    /// Name in commands and logs.
    pub key: &'static str,
    /// What values it takes.
    pub kind: OptionKind,
    /// Value when nothing is said.
    pub default: &'static str,
}

/// The values an option takes.
#[derive(Clone, Copy, Debug)]
pub enum OptionKind {
    /// `yes` or `no`.
    Flag,
    /// One of these words.
    Choice(&'static [&'static str]),
    /// A whole number in this range.
    Number(i32, i32),
    /// A seat of the table, or `random`.
    Seat,
    /// Some of these words, joined by commas, or one of the other words alone.
    Some {
        /// Words that can be listed.
        of: &'static [&'static str],
        /// Words that stand alone.
        or: &'static [&'static str],
        /// Their order matters: one for each seat.
        ordered: bool,
    },
}

impl OptionKind {
    fn accepts(self, value: &str, seats: usize) -> bool {
        match self {
            OptionKind::Flag => matches!(value, "yes" | "no"),
            OptionKind::Choice(words) => words.contains(&value),
            OptionKind::Number(low, high) => value
                .parse::<i32>()
                .is_ok_and(|n| (low..=high).contains(&n) && n.to_string() == value),
            OptionKind::Seat => {
                value == "random" || value.parse::<Seat>().is_ok_and(|s| s.index() < seats)
            }
            OptionKind::Some { of, or, .. } => {
                or.contains(&value) || {
                    let words: Vec<&str> = value.split(',').collect();
                    words
                        .iter()
                        .enumerate()
                        .all(|(i, w)| of.contains(w) && !words[..i].contains(w))
                }
            }
        }
    }

    /// The values it takes, as a sentence.
    pub fn expectation(self, seats: usize) -> Phrase {
        let words = |list: &[&str]| list.join(", ");
        match self {
            OptionKind::Flag => Phrase::new("table-expect-choice").text("words", "yes, no"),
            OptionKind::Choice(list) => {
                Phrase::new("table-expect-choice").text("words", words(list))
            }
            OptionKind::Number(low, high) => Phrase::new("table-expect-number")
                .number("low", low)
                .number("high", high),
            OptionKind::Seat => {
                let mut list: Vec<String> = Seat::first(seats).map(|s| s.to_string()).collect();
                list.push("random".to_string());
                Phrase::new("table-expect-choice").text("words", list.join(", "))
            }
            OptionKind::Some { of, or, .. } => Phrase::new("table-expect-some")
                .text("of", words(of))
                .text("or", words(or)),
        }
    }
}

/// Something wrong with a set-up, a position or a data file, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Where it is: an option, a line, a card; empty if it concerns the whole.
    pub place: String,
    /// What is wrong and what would be right.
    pub what: Phrase,
}

impl Fault {
    /// A fault at a place.
    pub fn new(place: impl Into<String>, what: Phrase) -> Self {
        Fault {
            place: place.into(),
            what,
        }
    }
}

/// All the faults of an input, never only the first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Faults(pub Vec<Fault>);

impl Faults {
    /// One fault alone.
    pub fn one(place: impl Into<String>, what: Phrase) -> Self {
        Faults(vec![Fault::new(place, what)])
    }

    /// `Ok` if nothing is wrong.
    ///
    /// # Errors
    /// The faults, if there are any.
    pub fn or<T>(self, value: T) -> Result<T, Faults> {
        if self.0.is_empty() {
            Ok(value)
        } else {
            Err(self)
        }
    }

    /// The faults in words, one a line.
    pub fn lines(&self, say: &dyn Say) -> Vec<String> {
        self.0
            .iter()
            .map(|fault| {
                let what = say.say(&fault.what);
                if fault.place.is_empty() {
                    what
                } else {
                    format!("{}: {what}", fault.place)
                }
            })
            .collect()
    }
}

impl std::fmt::Display for Faults {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.lines(&Plain).join("; "))
    }
}

impl std::error::Error for Faults {}

/// How one table plays: seats, options, and the owner's own cards if there are any.
///
/// ```
/// # use table::{Descriptor, OptionKind, OptionSpec, Setup, Bilingual};
/// # const NONE: Bilingual = Bilingual { en: "", fr: "" };
/// # let descriptor = &Descriptor { id: "pebbles", seats: 2..=4, options: &[OptionSpec {
/// #     key: "start", kind: OptionKind::Number(1, 9), default: "5" }], variants: &[],
/// #     rules_version: 1, rulebook: "", reconstructed: false, data: None, texts: NONE, rules: NONE };
/// let setup = Setup::new(descriptor, 2, [("start", "7")], None)?;
/// assert_eq!(setup.option("start"), "7");
/// assert!(Setup::new(descriptor, 5, [("start", "10"), ("colour", "red")], None)
///     .is_err_and(|faults| faults.0.len() == 3));
/// # Ok::<(), table::Faults>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    seats: usize,
    options: BTreeMap<&'static str, String>,
    data: Option<String>,
}

impl Setup {
    /// Checks seats and options against the descriptor and fills in the defaults.
    ///
    /// # Errors
    /// Every seat count, key and value that does not fit.
    pub fn new<'a>(
        descriptor: &Descriptor,
        seats: usize,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
        data: Option<String>,
    ) -> Result<Setup, Faults> {
        let mut faults = Faults(Vec::new());
        if !descriptor.seats.contains(&seats) {
            faults.0.push(Fault::new(
                "seats",
                Phrase::new("table-fault-seats")
                    .number("seats", seats as i64)
                    .number("low", *descriptor.seats.start() as i64)
                    .number("high", *descriptor.seats.end() as i64),
            ));
        }
        if data.is_some() && descriptor.data.is_none() {
            faults.0.push(Fault::new(
                "data",
                Phrase::new("table-fault-no-data").text("game", descriptor.id),
            ));
        }
        let mut values: BTreeMap<&'static str, String> = descriptor
            .options
            .iter()
            .map(|spec| (spec.key, spec.default.to_string()))
            .collect();
        for (key, value) in options {
            match descriptor.options.iter().find(|spec| spec.key == key) {
                None => {
                    let known: Vec<&str> = descriptor.options.iter().map(|s| s.key).collect();
                    faults.0.push(Fault::new(
                        key,
                        Phrase::new("table-fault-option").text("known", known.join(", ")),
                    ));
                }
                Some(spec) if !spec.kind.accepts(value, seats) => faults.0.push(Fault::new(
                    key,
                    Phrase::new("table-fault-value")
                        .text("value", value)
                        .phrase("expected", spec.kind.expectation(seats)),
                )),
                Some(spec) => {
                    values.insert(spec.key, value.to_string());
                }
            }
        }
        faults.or(Setup {
            seats,
            options: values,
            data,
        })
    }

    /// The set-up of a variant at this seat count.
    ///
    /// # Errors
    /// If the variant does not fit its own descriptor; a test holds that none is so.
    pub fn of_variant(
        descriptor: &Descriptor,
        variant: &Variant,
        seats: usize,
    ) -> Result<Setup, Faults> {
        Setup::new(descriptor, seats, variant.options.iter().copied(), None)
    }

    /// How many sit at the table.
    pub fn seats(&self) -> usize {
        self.seats
    }

    /// The value of an option.
    ///
    /// # Panics
    /// If the game has no such option: a mistake in the game's own code.
    pub fn option(&self, key: &str) -> &str {
        self.options
            .get(key)
            .unwrap_or_else(|| panic!("no option {key:?} in the descriptor"))
    }

    /// Is this flag set to `yes`?
    ///
    /// # Panics
    /// As [`option`](Self::option).
    pub fn flag(&self, key: &str) -> bool {
        self.option(key) == "yes"
    }

    /// The words of a list option; empty if it has the alternative value `alone`.
    ///
    /// # Panics
    /// As [`option`](Self::option).
    pub fn list(&self, key: &str, alone: &str) -> Vec<&str> {
        match self.option(key) {
            value if value == alone => Vec::new(),
            value => value.split(',').collect(),
        }
    }

    /// A seat option; `None` for `random`.
    ///
    /// # Panics
    /// As [`option`](Self::option).
    pub fn seat(&self, key: &str) -> Option<Seat> {
        self.option(key).parse().ok()
    }

    /// All options with their values, by key.
    pub fn options(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.options.iter().map(|(k, v)| (*k, v.as_str()))
    }

    /// The owner's own cards or tiles, if given.
    pub fn data(&self) -> Option<&str> {
        self.data.as_deref()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn option_kinds_accept_what_they_say() {
        let some = OptionKind::Some {
            of: &["oak", "elm"],
            or: &["random"],
            ordered: false,
        };
        for (kind, good, bad) in [
            (OptionKind::Flag, &["yes", "no"][..], &["true", ""][..]),
            (OptionKind::Number(-1, 3), &["-1", "3"], &["4", "03", "x"]),
            (OptionKind::Seat, &["P2", "random"], &["P3", "1"]),
            (some, &["oak", "elm,oak", "random"], &["oak,oak", "", "ash"]),
        ] {
            for value in good {
                assert!(kind.accepts(value, 2), "{kind:?} {value}");
            }
            for value in bad {
                assert!(!kind.accepts(value, 2), "{kind:?} {value}");
            }
        }
    }
}
