//! Cards: ten species with ranks one to eight, each card once.

use std::fmt;
use std::str::FromStr;

use table::{NotationError, Phrase};

/// A kind of tree.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Species {
    /// Yellow.
    Cassia,
    /// White.
    Dogwood,
    /// Violet.
    Jacaranda,
    /// Dark grey.
    Olive,
    /// Blue.
    Lilac,
    /// Pink.
    Magnolia,
    /// Red.
    Maple,
    /// Orange.
    Poinciana,
    /// Brown.
    Oak,
    /// Dark green.
    Willow,
}

/// Number of species.
pub const SPECIES: usize = 10;
/// Number of ranks of a species.
pub const RANKS: usize = 8;
/// Number of cards.
pub const CARDS: usize = SPECIES * RANKS;

impl Species {
    /// All species, in the order of the score pad.
    pub const ALL: [Species; SPECIES] = [
        Species::Cassia,
        Species::Dogwood,
        Species::Jacaranda,
        Species::Olive,
        Species::Lilac,
        Species::Magnolia,
        Species::Maple,
        Species::Poinciana,
        Species::Oak,
        Species::Willow,
    ];

    /// The names in text forms, in the order of [`ALL`](Self::ALL).
    pub const NAMES: [&'static str; SPECIES] = [
        "cassia",
        "dogwood",
        "jacaranda",
        "olive",
        "lilac",
        "magnolia",
        "maple",
        "poinciana",
        "oak",
        "willow",
    ];

    const LETTERS: [char; SPECIES] = ['C', 'D', 'J', 'V', 'L', 'G', 'M', 'R', 'O', 'W'];

    /// Position in [`ALL`](Self::ALL).
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The name in text forms.
    pub const fn name(self) -> &'static str {
        Species::NAMES[self as usize]
    }

    /// One letter of its own, for pictures in a terminal (V for olive, G for magnolia, R for the
    /// royal poinciana).
    pub const fn letter(self) -> char {
        Species::LETTERS[self as usize]
    }

    /// The species with this letter.
    pub fn from_letter(letter: char) -> Option<Species> {
        let at = Species::LETTERS.iter().position(|l| *l == letter)?;
        Some(Species::ALL[at])
    }

    /// The name in words.
    pub fn phrase(self) -> Phrase {
        Phrase::new(format!("arboretum-species-{}", self.name()))
    }
}

impl fmt::Display for Species {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Species {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        Species::NAMES
            .iter()
            .position(|n| *n == s)
            .map(|at| Species::ALL[at])
            .ok_or_else(|| {
                let expected = Phrase::new("arboretum-expected-species")
                    .text("species", Species::NAMES.join(", "));
                NotationError::new(s, expected)
            })
    }
}

/// One card, written as `oak-3`.
///
/// ```
/// use arboretum::{Card, Species};
/// let card: Card = "oak-3".parse()?;
/// assert_eq!((card.species(), card.rank()), (Species::Oak, 3));
/// # Ok::<(), table::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(u8);

impl Card {
    /// The card of a species with a rank from 1 to 8.
    pub const fn new(species: Species, rank: u8) -> Option<Card> {
        if 1 <= rank && rank <= RANKS as u8 {
            Some(Card(species as u8 * RANKS as u8 + rank - 1))
        } else {
            None
        }
    }

    /// The card with this index, below [`CARDS`].
    pub const fn from_index(index: usize) -> Option<Card> {
        if index < CARDS {
            Some(Card(index as u8))
        } else {
            None
        }
    }

    /// Position among all cards, by species and rank.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its species.
    #[inline]
    pub const fn species(self) -> Species {
        Species::ALL[self.0 as usize / RANKS]
    }

    /// Its rank, 1 to 8.
    #[inline]
    pub const fn rank(self) -> u8 {
        self.0 % RANKS as u8 + 1
    }

    /// All cards.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..CARDS as u8).map(Card)
    }

    /// The card in words.
    pub fn phrase(self) -> Phrase {
        Phrase::new("arboretum-card")
            .phrase("species", self.species().phrase())
            .number("rank", self.rank())
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.species(), self.rank())
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        let bad = || NotationError::new(s, Phrase::new("arboretum-expected-card"));
        let (species, rank) = s.split_once('-').ok_or_else(bad)?;
        let species: Species = species.parse()?;
        match rank.as_bytes() {
            [digit @ b'1'..=b'8'] => Card::new(species, digit - b'0').ok_or_else(bad),
            _ => Err(bad()),
        }
    }
}

table::text_form!(Card);

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet(u128);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);

    /// All eighty cards.
    pub const ALL: CardSet = CardSet((1 << CARDS) - 1);

    /// All cards of a species.
    #[inline]
    pub const fn of_species(species: Species) -> CardSet {
        CardSet(0xFF << (species as usize * RANKS))
    }

    /// Is the card in it?
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 != 0
    }

    /// Adds a card.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub const fn union(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// What is in both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// What is here and not there.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// How many cards.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// True if there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The ranks of a species in it, as bits: bit 0 is the one.
    #[inline]
    pub const fn ranks(self, species: Species) -> u8 {
        (self.0 >> (species as usize * RANKS)) as u8
    }

    /// The cards by species and rank.
    #[inline]
    pub fn iter(self) -> CardIter {
        CardIter {
            low: self.0 as u64,
            high: (self.0 >> 64) as u64,
        }
    }

    /// The `n`-th card by species and rank. The caller knows that there are more than `n`.
    #[inline]
    pub fn nth(self, n: u32) -> Card {
        let low = self.0 as u64;
        let in_low = low.count_ones();
        if n < in_low {
            Card(select(low, n))
        } else {
            Card(64 + select((self.0 >> 64) as u64, n - in_low))
        }
    }
}

/// Position of the `n`-th set bit: by halves, quarters and eighths, then by a table.
#[inline]
fn select(word: u64, n: u32) -> u8 {
    debug_assert!(n < word.count_ones(), "asked for more cards than there are");
    let mut rest = word;
    let mut left = n;
    let mut base = 0;
    for width in [32, 16, 8] {
        let here = (rest & ((1 << width) - 1)).count_ones();
        if left >= here {
            left -= here;
            rest >>= width;
            base += width;
        }
    }
    base + SELECT[(rest & 0xFF) as usize][(left & 7) as usize]
}

/// For every byte, the positions of its set bits in order.
static SELECT: [[u8; 8]; 256] = select_table();

const fn select_table() -> [[u8; 8]; 256] {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut n) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 != 0 {
                table[byte][n] = bit;
                n += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
}

/// Iterator over the cards of a [`CardSet`].
#[derive(Clone)]
pub struct CardIter {
    low: u64,
    high: u64,
}

impl Iterator for CardIter {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        if self.low != 0 {
            let card = Card(self.low.trailing_zeros() as u8);
            self.low &= self.low - 1;
            Some(card)
        } else if self.high != 0 {
            let card = Card(64 + self.high.trailing_zeros() as u8);
            self.high &= self.high - 1;
            Some(card)
        } else {
            None
        }
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(iter: I) -> Self {
        let mut set = CardSet::EMPTY;
        for card in iter {
            set.insert(card);
        }
        set
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_round_trip() {
        for card in Card::all() {
            assert_eq!(card.to_string().parse::<Card>(), Ok(card));
            assert_eq!(Card::new(card.species(), card.rank()), Some(card));
            let letter = card.species().letter();
            assert_eq!(Species::from_letter(letter), Some(card.species()));
        }
        for bad in ["oak", "oak-0", "oak-9", "oak-33", "elm-3", "oak-3 ", ""] {
            assert!(bad.parse::<Card>().is_err(), "{bad:?}");
        }
    }

    #[test]
    fn nth_agrees_with_iteration() {
        let set: CardSet = Card::all().filter(|c| c.index() % 7 != 3).collect();
        for (n, card) in set.iter().enumerate() {
            assert_eq!(set.nth(n as u32), card);
        }
        assert_eq!(set.iter().count(), set.len());
    }
}
