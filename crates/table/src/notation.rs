//! Text forms: everything that stands in a log, an API or a terminal is written and read the same way.

use std::fmt;
use std::hash::Hash;
use std::str::FromStr;

use serde::{Deserialize, Deserializer};

use crate::phrase::{Phrase, Plain, Say};

/// A text that could not be read: what stood there, and what would be right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotationError {
    /// The offending text.
    pub text: String,
    /// What would have been right.
    pub expected: Phrase,
}

impl NotationError {
    /// An error for `text`, saying what was expected.
    pub fn new(text: &str, expected: Phrase) -> Self {
        // A log line may be arbitrarily long; the head of it is enough to find it.
        let text = text.chars().take(80).collect();
        NotationError { text, expected }
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "cannot read {:?}: {}",
            self.text,
            Plain.say(&self.expected)
        )
    }
}

impl std::error::Error for NotationError {}

/// A small value with a text form that round-trips: actions and chance outcomes.
pub trait Notation:
    Copy
    + Eq
    + Ord
    + Hash
    + fmt::Debug
    + fmt::Display
    + FromStr<Err = NotationError>
    + Send
    + Sync
    + 'static
{
}

impl<T> Notation for T where
    T: Copy
        + Eq
        + Ord
        + Hash
        + fmt::Debug
        + fmt::Display
        + FromStr<Err = NotationError>
        + Send
        + Sync
        + 'static
{
}

/// Reads a value from its text form, for use in `Deserialize` implementations.
pub fn deserialize<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: FromStr<Err = NotationError>,
    D: Deserializer<'de>,
{
    let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
    text.parse().map_err(serde::de::Error::custom)
}

/// Gives types with a text form their serde form: the same text.
///
/// ```
/// # use table::{NotationError, Phrase};
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// struct Rank(u8);
/// impl std::fmt::Display for Rank {
///     fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result { self.0.fmt(f) }
/// }
/// impl std::str::FromStr for Rank {
///     type Err = NotationError;
///     fn from_str(s: &str) -> Result<Self, NotationError> {
///         s.parse().map(Rank).map_err(|_| NotationError::new(s, Phrase::new("a-number")))
///     }
/// }
/// table::text_form!(Rank);
/// assert_eq!(serde_json::to_string(&Rank(3)).unwrap(), "\"3\"");
/// ```
#[macro_export]
macro_rules! text_form {
    ($($name:ty),+ $(,)?) => {
        $(
            impl ::serde::Serialize for $name {
                fn serialize<S: ::serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
                    s.collect_str(self)
                }
            }

            impl<'de> ::serde::Deserialize<'de> for $name {
                fn deserialize<D: ::serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
                    $crate::notation::deserialize(d)
                }
            }
        )+
    };
}
