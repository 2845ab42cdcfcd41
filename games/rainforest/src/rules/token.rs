//! Species tokens: four animals in four colours, seven of each; and the zones of the board.

use std::fmt;
use std::str::FromStr;

use table::{NotationError, Phrase};

/// Copies of every kind of token.
pub const COPIES: u8 = 7;
/// Kinds of tokens.
pub const KINDS: usize = 16;
/// Zones of the board, which are the colours of the jungle.
pub const ZONES: usize = 5;
/// Animals, and colours of tokens.
pub const ANIMALS: usize = 4;

/// A word of a small fixed vocabulary: an enum without fields, its names and its phrases.
macro_rules! words {
    ($name:ident, $count:expr, $expected:literal, $key:literal) => {
        impl $name {
            /// Position in [`ALL`](Self::ALL).
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The one at this position, if there is one.
            #[inline]
            pub const fn from_index(index: usize) -> Option<$name> {
                if index < $count {
                    Some($name::ALL[index])
                } else {
                    None
                }
            }

            /// The name in text forms.
            pub const fn name(self) -> &'static str {
                $name::NAMES[self as usize]
            }

            /// The name in words.
            pub fn phrase(self) -> Phrase {
                Phrase::new(format!($key, self.name()))
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }
        }

        impl FromStr for $name {
            type Err = NotationError;

            fn from_str(s: &str) -> Result<Self, Self::Err> {
                $name::ALL
                    .into_iter()
                    .find(|x| x.name() == s)
                    .ok_or_else(|| {
                        let expected =
                            Phrase::new($expected).text("words", $name::NAMES.join(", "));
                        NotationError::new(s, expected)
                    })
            }
        }

        table::text_form!($name);
    };
}

/// A zone of the central board, and the colour of the tiles of its pile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Zone {
    /// Red.
    Red,
    /// Yellow.
    Yellow,
    /// Green: the one colour that no token has.
    Green,
    /// Purple.
    Purple,
    /// Blue.
    Blue,
}

impl Zone {
    /// All zones in board order, from left to right.
    pub const ALL: [Zone; ZONES] = [
        Zone::Red,
        Zone::Yellow,
        Zone::Green,
        Zone::Purple,
        Zone::Blue,
    ];

    /// The names in text forms, in board order.
    pub const NAMES: [&'static str; ZONES] = ["red", "yellow", "green", "purple", "blue"];

    /// The letter that the tiles of its pile are named by.
    pub const fn letter(self) -> char {
        ['R', 'Y', 'G', 'P', 'B'][self as usize]
    }
}

words!(
    Zone,
    ZONES,
    "rainforest-expected-zone",
    "rainforest-zone-{}"
);

/// A colour of tokens.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Colour {
    /// Red.
    Red,
    /// Yellow.
    Yellow,
    /// Purple.
    Purple,
    /// Blue.
    Blue,
}

impl Colour {
    /// All colours, in board order.
    pub const ALL: [Colour; ANIMALS] = [Colour::Red, Colour::Yellow, Colour::Purple, Colour::Blue];

    /// The names in text forms.
    pub const NAMES: [&'static str; ANIMALS] = ["red", "yellow", "purple", "blue"];

    /// The kinds of this colour, one bit a kind (see [`Tokens`]).
    #[inline]
    pub const fn kinds(self) -> u64 {
        0x1111 << (16 * self as usize)
    }

    /// One letter, for pictures in a terminal.
    pub const fn letter(self) -> char {
        ['R', 'Y', 'P', 'B'][self as usize]
    }
}

words!(
    Colour,
    ANIMALS,
    "rainforest-expected-colour",
    "rainforest-colour-{}"
);

/// A type of token, and the totem of a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Animal {
    /// Monkey.
    Monkey,
    /// Frog.
    Frog,
    /// Butterfly.
    Butterfly,
    /// Parrot.
    Parrot,
}

impl Animal {
    /// All animals.
    pub const ALL: [Animal; ANIMALS] = [
        Animal::Monkey,
        Animal::Frog,
        Animal::Butterfly,
        Animal::Parrot,
    ];

    /// The names in text forms.
    pub const NAMES: [&'static str; ANIMALS] = ["monkey", "frog", "butterfly", "parrot"];

    /// The kinds of this animal, one bit a kind (see [`Tokens`]).
    #[inline]
    pub const fn kinds(self) -> u64 {
        0x0001_0001_0001_0001 << (4 * self as usize)
    }

    /// One letter of its own, for pictures in a terminal.
    pub const fn letter(self) -> char {
        ['m', 'f', 'b', 'p'][self as usize]
    }
}

words!(
    Animal,
    ANIMALS,
    "rainforest-expected-animal",
    "rainforest-animal-{}"
);

/// A kind of token: an animal in a colour. Written `blue-parrot`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Kind(u8);

impl Kind {
    /// This animal in this colour.
    #[inline]
    pub const fn new(colour: Colour, animal: Animal) -> Kind {
        Kind(colour as u8 * 4 + animal as u8)
    }

    /// The kind at this position: by colour, then by animal.
    #[inline]
    pub const fn from_index(index: usize) -> Option<Kind> {
        if index < KINDS {
            Some(Kind(index as u8))
        } else {
            None
        }
    }

    /// The kind that a bit stands for; the bit is one of a mask of kinds.
    #[inline]
    pub(crate) const fn lowest(kinds: u64) -> Kind {
        Kind((kinds.trailing_zeros() / 4) as u8 & 15)
    }

    /// Every kind, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Kind> {
        (0..KINDS as u8).map(Kind)
    }

    /// Position among the kinds.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its colour.
    #[inline]
    pub const fn colour(self) -> Colour {
        Colour::ALL[self.0 as usize / 4]
    }

    /// Its animal.
    #[inline]
    pub const fn animal(self) -> Animal {
        Animal::ALL[self.0 as usize % 4]
    }

    /// Its bit in a mask of kinds.
    #[inline]
    pub const fn bit(self) -> u64 {
        1 << (4 * self.0)
    }

    /// The mask of this kind and all that come after it.
    #[inline]
    pub(crate) const fn and_later(self) -> u64 {
        Tokens::EACH << (4 * self.0)
    }

    /// The name in words.
    pub fn phrase(self) -> Phrase {
        Phrase::new(format!(
            "rainforest-token-{}-{}",
            self.colour().name(),
            self.animal().name()
        ))
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.colour(), self.animal())
    }
}

impl FromStr for Kind {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        let bad = || NotationError::new(s, Phrase::new("rainforest-expected-token"));
        let (colour, animal) = s.split_once('-').ok_or_else(bad)?;
        Ok(Kind::new(
            colour.parse().map_err(|_| bad())?,
            animal.parse().map_err(|_| bad())?,
        ))
    }
}

table::text_form!(Kind);

/// A few tokens: how many of each kind, four bits a kind.
///
/// No kind has more than seven copies, so a count never spills over; colours and animals are fixed
/// patterns of bits, so that "all of one colour" is a single mask.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Tokens(u64);

impl Tokens {
    /// None at all.
    pub const EMPTY: Tokens = Tokens(0);
    /// One bit for each kind.
    pub(crate) const EACH: u64 = 0x1111_1111_1111_1111;

    /// How many of this kind.
    #[inline]
    pub const fn count(self, kind: Kind) -> u8 {
        (self.0 >> (4 * kind.0) & 15) as u8
    }

    /// Adds one of this kind.
    #[inline]
    pub fn insert(&mut self, kind: Kind) {
        debug_assert!(self.count(kind) < COPIES, "there are only seven {kind}");
        self.0 += kind.bit();
    }

    /// Takes one of this kind away. The caller knows that there is one.
    #[inline]
    pub fn remove(&mut self, kind: Kind) {
        debug_assert!(self.count(kind) > 0, "no {kind} here");
        self.0 -= kind.bit();
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Tokens) -> Tokens {
        Tokens(self.0 + other.0)
    }

    /// Without those, which must be among these.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Tokens) -> Tokens {
        Tokens(self.0 - other.0)
    }

    /// Those of the kinds in the mask.
    #[inline]
    #[must_use]
    pub const fn only(self, kinds: u64) -> Tokens {
        Tokens(self.0 & (kinds * 15))
    }

    /// The kinds that occur, one bit a kind.
    #[inline]
    pub const fn kinds(self) -> u64 {
        // A count is at most seven: three bits.
        (self.0 | self.0 >> 1 | self.0 >> 2) & Tokens::EACH
    }

    /// How many in all.
    #[inline]
    pub const fn len(self) -> usize {
        const LOW: u64 = 0x0F0F_0F0F_0F0F_0F0F;
        let pairs = (self.0 & LOW) + (self.0 >> 4 & LOW);
        (pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56) as usize
    }

    /// True if there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Every token, by kind.
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        Kind::all().flat_map(move |k| std::iter::repeat_n(k, usize::from(self.count(k))))
    }
}

impl FromIterator<Kind> for Tokens {
    fn from_iter<I: IntoIterator<Item = Kind>>(iter: I) -> Self {
        let mut tokens = Tokens::EMPTY;
        for kind in iter {
            tokens.insert(kind);
        }
        tokens
    }
}

impl fmt::Debug for Tokens {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// Calls `f` for each kind of a mask, in order.
#[inline]
pub(crate) fn for_each_kind(mut kinds: u64, mut f: impl FnMut(Kind)) {
    while kinds != 0 {
        f(Kind::lowest(kinds));
        kinds &= kinds - 1;
    }
}

/// Position of the `n`-th token of a bag when its tokens are laid out by kind; below the total.
///
/// The same as `Pool::nth`, but for all sixteen kinds at once: a multiplication makes the running
/// sums (at most 112, so a byte each) and one subtraction compares them all.
#[inline]
pub(crate) fn nth_kind(bag: &table::Pool<KINDS>, n: u32) -> Kind {
    const ONES: u128 = 0x0101_0101_0101_0101_0101_0101_0101_0101;
    const HIGH: u128 = ONES << 7;
    let sums = u128::from_le_bytes(*bag.counts()).wrapping_mul(ONES);
    // The sums never fall, so the first byte whose sum is beyond `n` is the one.
    let beyond = ((sums | HIGH) - (u128::from(n) + 1) * ONES) & HIGH;
    Kind((beyond.trailing_zeros() / 8) as u8 & 15)
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Pool;
    use table::random::{below, fast};

    #[test]
    fn names_round_trip() {
        for kind in Kind::all() {
            assert_eq!(kind.to_string().parse::<Kind>(), Ok(kind));
            assert_eq!(Kind::new(kind.colour(), kind.animal()), kind);
            assert_eq!(Kind::lowest(kind.bit()), kind);
        }
        for zone in Zone::ALL {
            assert_eq!(zone.to_string().parse::<Zone>(), Ok(zone));
        }
        for bad in ["green-frog", "frog", "red-", "red-frog ", "red-frog-", ""] {
            assert!(bad.parse::<Kind>().is_err(), "{bad:?}");
        }
    }

    #[test]
    fn masks_pick_colours_and_animals() {
        let all: Tokens = Kind::all().flat_map(|k| [k; 7]).collect();
        assert_eq!(all.len(), 112);
        for colour in Colour::ALL {
            let some = all.only(colour.kinds());
            assert_eq!(some.len(), 28);
            assert!(some.iter().all(|k| k.colour() == colour));
        }
        for animal in Animal::ALL {
            let some = all.only(animal.kinds());
            assert_eq!(some.len(), 28);
            assert!(some.iter().all(|k| k.animal() == animal));
        }
        assert_eq!(all.kinds(), Tokens::EACH);
        assert_eq!(all.minus(all), Tokens::EMPTY);
    }

    #[test]
    fn the_quick_way_into_the_bag_is_the_slow_way() {
        let mut rng = fast(5, 0);
        for _ in 0..2000 {
            let counts = std::array::from_fn(|_| below(&mut rng, 8) as u8);
            let bag: Pool<KINDS> = Pool::new(counts);
            for n in 0..bag.total() {
                assert_eq!(nth_kind(&bag, n).index(), bag.nth(n));
            }
        }
    }
}
