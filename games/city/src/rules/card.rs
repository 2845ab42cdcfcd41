//! Names of things that a card file numbers: designs of buildings, guilds and piles.

use std::fmt;
use std::str::FromStr;

use table::{NotationError, Phrase};

/// Most designs a card file can have: every one of the 126 cards its own.
pub const MAX_CARDS: usize = 126;
/// Most guilds a card file can have: two for each of six seats.
pub const MAX_GUILDS: usize = 12;
/// Most piles of a city: three starting foundations and 21 cards, all played as foundations.
pub const MAX_PILES: usize = 24;

macro_rules! numbered {
    ($(#[$doc:meta])* $name:ident, $most:expr, $prefix:literal, $expected:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(u8);

        impl $name {
            /// The one with this index, counted from zero.
            pub const fn new(index: usize) -> Option<Self> {
                if index < $most { Some($name(index as u8)) } else { None }
            }

            /// Index counted from zero.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// Number counted from one, as people see it.
            pub const fn number(self) -> i64 {
                self.0 as i64 + 1
            }

            /// An index that is known to be small enough.
            #[inline]
            pub(crate) const fn at(index: u8) -> Self {
                $name(index)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!($prefix, "{}"), self.number())
            }
        }

        impl FromStr for $name {
            type Err = NotationError;

            fn from_str(s: &str) -> Result<Self, Self::Err> {
                let digits = s.strip_prefix($prefix).unwrap_or_default();
                let plain = digits.bytes().all(|b| b.is_ascii_digit()) && !digits.starts_with('0');
                digits
                    .parse::<usize>()
                    .ok()
                    .filter(|_| plain)
                    .and_then(|n| Self::new(n.checked_sub(1)?))
                    .ok_or_else(|| NotationError::new(s, Phrase::new($expected)))
            }
        }

        table::text_form!($name);
    };
}

numbered!(
    /// A design of a building by its number in the card file, written `card-12`. Copies of a design
    /// are the same card.
    ///
    /// ```
    /// let card: city::Card = "card-12".parse()?;
    /// assert_eq!(card.index(), 11);
    /// # Ok::<(), table::NotationError>(())
    /// ```
    Card, MAX_CARDS, "card-", "canopy-city-expected-card"
);
numbered!(
    /// A guild by its number in the card file, written `guild-3`.
    Guild, MAX_GUILDS, "guild-", "canopy-city-expected-guild"
);
numbered!(
    /// A pile of a city, in the order in which they were founded, written `pile-1`.
    Pile, MAX_PILES, "pile-", "canopy-city-expected-pile"
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_round_trip_and_refuse_strangers() {
        for index in 0..MAX_CARDS {
            let card = Card::new(index).unwrap();
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        for bad in [
            "card-0", "card-127", "card-01", "card-+1", "card-", "guild-1", "12",
        ] {
            assert!(bad.parse::<Card>().is_err(), "{bad:?}");
        }
        assert!("guild-13".parse::<Guild>().is_err());
        assert!("pile-25".parse::<Pile>().is_err());
        assert_eq!("pile-24".parse::<Pile>().map(Pile::index), Ok(23));
    }
}
