//! [`Phrase`]: what is to be said, before it is put into a language.
//!
//! Rules crates speak in phrases; the `words` crate turns them into French or English from the
//! `.ftl` texts that each game brings along.

use std::borrow::Cow;

use crate::seat::Seat;

/// A message key with its arguments.
///
/// ```
/// use table::{Phrase, Seat};
/// let phrase = Phrase::new("arboretum-told-discard").seat("seat", Seat::P1).number("cards", 1);
/// assert_eq!(phrase.key, "arboretum-told-discard");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Phrase {
    /// Key in the texts of the game or the program.
    pub key: Cow<'static, str>,
    /// Named arguments.
    pub args: Vec<(&'static str, Arg)>,
}

/// An argument of a [`Phrase`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A number; plural forms follow it.
    Number(i64),
    /// Text that is the same in every language, such as a notation.
    Text(String),
    /// A person at the table; shown by name where one is known.
    Seat(Seat),
    /// Another phrase, such as the name of a card.
    Phrase(Phrase),
    /// Several phrases, joined as a list.
    List(Vec<Phrase>),
}

impl Phrase {
    /// A phrase without arguments.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Self {
        Phrase {
            key: key.into(),
            args: Vec::new(),
        }
    }

    fn with(mut self, name: &'static str, arg: Arg) -> Self {
        self.args.push((name, arg));
        self
    }

    /// Adds a number.
    #[must_use]
    pub fn number(self, name: &'static str, value: impl Into<i64>) -> Self {
        self.with(name, Arg::Number(value.into()))
    }

    /// Adds text that is the same in every language.
    #[must_use]
    #[expect(
        clippy::needless_pass_by_value,
        reason = "values and references are equally welcome"
    )]
    pub fn text(self, name: &'static str, value: impl ToString) -> Self {
        self.with(name, Arg::Text(value.to_string()))
    }

    /// Adds a seat.
    #[must_use]
    pub fn seat(self, name: &'static str, seat: Seat) -> Self {
        self.with(name, Arg::Seat(seat))
    }

    /// Adds a phrase.
    #[must_use]
    pub fn phrase(self, name: &'static str, phrase: Phrase) -> Self {
        self.with(name, Arg::Phrase(phrase))
    }

    /// Adds a list of phrases.
    #[must_use]
    pub fn list(self, name: &'static str, phrases: impl IntoIterator<Item = Phrase>) -> Self {
        self.with(name, Arg::List(phrases.into_iter().collect()))
    }
}

/// Puts phrases into words of one language.
pub trait Say {
    /// The phrase in words.
    fn say(&self, phrase: &Phrase) -> String;
}

/// Says keys and arguments as they are: for tests, golden files and error messages of developers.
pub struct Plain;

impl Say for Plain {
    fn say(&self, phrase: &Phrase) -> String {
        let args: Vec<String> = phrase
            .args
            .iter()
            .map(|(name, arg)| format!("{name}={}", self.arg(arg)))
            .collect();
        if args.is_empty() {
            phrase.key.to_string()
        } else {
            format!("{}({})", phrase.key, args.join(", "))
        }
    }
}

impl Plain {
    fn arg(&self, arg: &Arg) -> String {
        match arg {
            Arg::Number(n) => n.to_string(),
            Arg::Text(text) => text.clone(),
            Arg::Seat(seat) => seat.to_string(),
            Arg::Phrase(phrase) => self.say(phrase),
            Arg::List(list) => {
                let items: Vec<String> = list.iter().map(|p| self.say(p)).collect();
                format!("[{}]", items.join(", "))
            }
        }
    }
}
