//! [`Kind`]: the kinds of cards, and [`Species`]: the animals.

use std::fmt;
use std::str::FromStr;

use table::{NotationError, Phrase};

/// How many kinds of cards there are.
pub const KINDS: usize = 45;
/// How many of them (the first ones) can be in the germination deck.
pub const SEED_KINDS: usize = 11;
/// How many species of animals there are.
pub const SPECIES: usize = 13;

macro_rules! kinds {
    ($($kind:ident $name:literal,)*) => {
        /// A kind of card. Cards of one kind are alike, so no card has another identity.
        ///
        /// The kinds that the germination deck can hold come first, and frequent kinds before
        /// rare ones, so that drawing from a pool finds its card early.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum Kind {
            $(
                #[doc = $name]
                $kind,
            )*
        }

        impl Kind {
            /// Every kind, by index.
            pub const ALL: [Kind; KINDS] = [$(Kind::$kind,)*];
            /// The names in text forms, by index.
            pub const NAMES: [&'static str; KINDS] = [$($name,)*];
        }
    };
}

kinds! {
    Fern "fern",
    Bromelia "bromelia",
    Monstera "monstera",
    Rain "rain",
    Sun "sun",
    Trunk0 "trunk-0",
    Trunk1 "trunk-1",
    Trunk2 "trunk-2",
    Canopy0 "canopy-0",
    Canopy1 "canopy-1",
    Canopy2 "canopy-2",
    Seed "seed",
    Fire "fire",
    Disease "disease",
    Drought "drought",
    Boa "boa",
    Frog "frog",
    Ants "ants",
    Kinkajou "kinkajou",
    Sloth "sloth",
    Toucan "toucan",
    Goliath "goliath",
    Hoatzin "hoatzin",
    Howler "howler",
    Jaguar "jaguar",
    Tamarin "tamarin",
    Marmoset "marmoset",
    Butterfly "butterfly",
    BoaMate "boa-mate",
    FrogMate "frog-mate",
    AntsMate "ants-mate",
    KinkajouMate "kinkajou-mate",
    SlothMate "sloth-mate",
    ToucanMate "toucan-mate",
    GoliathMate "goliath-mate",
    HoatzinMate "hoatzin-mate",
    HowlerMate "howler-mate",
    JaguarMate "jaguar-mate",
    TamarinMate "tamarin-mate",
    Fungi "fungi",
    Lianas "lianas",
    Orchid "orchid",
    Pitcher "pitcher",
    Blight "blight",
    Lightning "lightning",
}

const TOPS: u64 = 0x8080_8080_8080_8080;

/// The numbers of the bits that are set, from the lowest.
#[inline]
pub(crate) fn bits(set: u64) -> impl Iterator<Item = usize> {
    let mut left = set;
    std::iter::from_fn(move || {
        let lowest = left.trailing_zeros() as usize;
        (left != 0).then(|| {
            left &= left - 1;
            lowest
        })
    })
}

/// Kinds as a set of bits.
const fn set(kinds: &[Kind]) -> u64 {
    let mut set = 0;
    let mut at = 0;
    while at < kinds.len() {
        set |= kinds[at].bit();
        at += 1;
    }
    set
}

const FIRST_ACTIVE: usize = Kind::Boa as usize;
const FIRST_MATE: usize = Kind::BoaMate as usize;
const FIRST_FUNGI: usize = Kind::Fungi as usize;

impl Kind {
    /// Position in [`Kind::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The kind with this index.
    #[inline]
    pub const fn from_index(index: usize) -> Option<Kind> {
        if index < KINDS {
            Some(Kind::ALL[index])
        } else {
            None
        }
    }

    /// The kind with this index, for indices that the rules made themselves.
    #[inline]
    pub(crate) const fn at(index: usize) -> Kind {
        Kind::ALL[index]
    }

    /// Name in text forms.
    pub const fn name(self) -> &'static str {
        Kind::NAMES[self as usize]
    }

    /// The trunk with this value.
    #[inline]
    pub(crate) const fn trunk(value: u8) -> Kind {
        Kind::ALL[Kind::Trunk0 as usize + value as usize]
    }

    /// The canopy with this multiplier.
    #[inline]
    pub(crate) const fn canopy(multiplier: u8) -> Kind {
        Kind::ALL[Kind::Canopy0 as usize + multiplier as usize]
    }

    /// The value of a trunk.
    #[inline]
    pub const fn trunk_value(self) -> Option<u8> {
        match (self as u8).wrapping_sub(Kind::Trunk0 as u8) {
            value @ 0..3 => Some(value),
            _ => None,
        }
    }

    /// The multiplier of a canopy.
    #[inline]
    pub const fn canopy_multiplier(self) -> Option<u8> {
        match (self as u8).wrapping_sub(Kind::Canopy0 as u8) {
            multiplier @ 0..3 => Some(multiplier),
            _ => None,
        }
    }

    /// The plants, for looking at one after the other.
    pub(crate) const PLANTS: [Kind; 7] = [
        Kind::Fern,
        Kind::Bromelia,
        Kind::Monstera,
        Kind::Fungi,
        Kind::Lianas,
        Kind::Orchid,
        Kind::Pitcher,
    ];

    /// The threats.
    pub(crate) const THREATS: [Kind; 5] = [
        Kind::Fire,
        Kind::Disease,
        Kind::Drought,
        Kind::Blight,
        Kind::Lightning,
    ];

    /// The plants as bits.
    pub(crate) const PLANT_BITS: u64 = set(&Kind::PLANTS);
    /// The threats as bits.
    pub(crate) const THREAT_BITS: u64 = set(&Kind::THREATS);
    /// Rain and sun as bits.
    pub(crate) const WEATHER_BITS: u64 = set(&[Kind::Rain, Kind::Sun]);
    /// The animals as bits.
    pub(crate) const WILDLIFE_BITS: u64 = (1 << FIRST_FUNGI) - (1 << FIRST_ACTIVE);
    /// The trunks as bits.
    pub(crate) const TRUNK_BITS: u64 = set(&[Kind::Trunk0, Kind::Trunk1, Kind::Trunk2]);
    /// The canopies as bits.
    pub(crate) const CANOPY_BITS: u64 = set(&[Kind::Canopy0, Kind::Canopy1, Kind::Canopy2]);
    /// Cards that act at once and are then discarded, as bits.
    pub(crate) const SUDDEN_BITS: u64 = set(&[Kind::Drought, Kind::Lightning]);
    /// Cards with which nothing happens and nothing is chosen when they come into a forest, as bits.
    pub(crate) const PLAIN_BITS: u64 =
        !(Kind::TRUNK_BITS | Kind::CANOPY_BITS | Kind::SUDDEN_BITS) & ((1 << KINDS) - 1);

    /// Is it a plant? Seeds, trunks and canopies are not.
    #[inline]
    pub const fn is_plant(self) -> bool {
        Kind::PLANT_BITS & self.bit() != 0
    }

    /// Is it a threat?
    #[inline]
    pub const fn is_threat(self) -> bool {
        Kind::THREAT_BITS & self.bit() != 0
    }

    /// Is it rain or sun?
    #[inline]
    pub const fn is_weather(self) -> bool {
        Kind::WEATHER_BITS & self.bit() != 0
    }

    /// Is it an animal?
    #[inline]
    pub const fn is_wildlife(self) -> bool {
        let index = self as usize;
        index >= FIRST_ACTIVE && index < FIRST_FUNGI
    }

    /// Is it an animal with a power?
    #[inline]
    pub const fn is_active(self) -> bool {
        let index = self as usize;
        index >= FIRST_ACTIVE && index < FIRST_MATE
    }

    /// The species of an animal.
    #[inline]
    pub const fn species(self) -> Option<Species> {
        let index = self as usize;
        if index >= FIRST_ACTIVE && index < FIRST_MATE {
            Some(Species::ALL[index - FIRST_ACTIVE])
        } else if index >= FIRST_MATE && index < FIRST_FUNGI {
            Some(Species::ALL[index - FIRST_MATE])
        } else {
            None
        }
    }

    /// Nothing happens and nothing is chosen when such a card comes into a forest.
    #[inline]
    pub(crate) const fn is_plain(self) -> bool {
        Kind::PLAIN_BITS & self.bit() != 0
    }

    /// It acts at once and is then discarded.
    #[inline]
    pub(crate) const fn is_sudden(self) -> bool {
        Kind::SUDDEN_BITS & self.bit() != 0
    }

    /// The kind's bit in a set of kinds.
    #[inline]
    pub(crate) const fn bit(self) -> u64 {
        1 << self as u8
    }

    /// The kinds of which there is a card among these counts, as bits. No count exceeds 127.
    #[inline]
    pub(crate) fn present(counts: &[u8; KINDS]) -> u64 {
        // A count above zero carries into the top bit; the product gathers the eight bits.
        let gather = |eight: &[u8; 8]| {
            let tops = (u64::from_le_bytes(*eight) + (!TOPS)) & TOPS;
            (tops >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56
        };
        let mut bits = 0;
        for (at, eight) in counts.as_chunks::<8>().0.iter().enumerate() {
            bits |= gather(eight) << (8 * at);
        }
        // The last eight overlap with those before.
        let last = counts.last_chunk().map_or(0, gather);
        bits | last << (KINDS - 8)
    }

    /// The species of the active cards in a set, as bits.
    #[inline]
    pub(crate) const fn active_species(set: u64) -> u16 {
        (set >> FIRST_ACTIVE & ((1 << SPECIES) - 1)) as u16
    }

    /// The species of all animals in a set, in order.
    #[inline]
    pub(crate) fn each_species(set: u64) -> impl Iterator<Item = Species> {
        let animals = set & Kind::WILDLIFE_BITS;
        let species = animals >> FIRST_ACTIVE & ((1 << SPECIES) - 1) | animals >> FIRST_MATE;
        bits(species).map(|s| Species::ALL[s])
    }

    /// The kinds of a set, in order.
    #[inline]
    pub(crate) fn each(set: u64) -> impl Iterator<Item = Kind> {
        bits(set).map(Kind::at)
    }

    /// All kinds of wildlife.
    pub(crate) fn wildlife() -> impl Iterator<Item = Kind> {
        (FIRST_ACTIVE..FIRST_FUNGI).map(Kind::at)
    }

    /// The card's name in words.
    pub fn phrase(self) -> Phrase {
        Phrase::new(format!("canopee-card-{}", self.name()))
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Kind {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        // The first edition calls its monstera a philodendron.
        let s = if s == "philodendron" { "monstera" } else { s };
        Kind::NAMES
            .iter()
            .position(|n| *n == s)
            .and_then(Kind::from_index)
            .ok_or_else(|| NotationError::new(s, Phrase::new("canopee-expected-card")))
    }
}

/// A species of animals.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Species {
    Boa,
    Frog,
    Ants,
    Kinkajou,
    Sloth,
    Toucan,
    Goliath,
    Hoatzin,
    Howler,
    Jaguar,
    Tamarin,
    Marmoset,
    Butterfly,
}

impl Species {
    /// Every species: six of the base game, then seven advanced ones.
    pub const ALL: [Species; SPECIES] = [
        Species::Boa,
        Species::Frog,
        Species::Ants,
        Species::Kinkajou,
        Species::Sloth,
        Species::Toucan,
        Species::Goliath,
        Species::Hoatzin,
        Species::Howler,
        Species::Jaguar,
        Species::Tamarin,
        Species::Marmoset,
        Species::Butterfly,
    ];
    /// How many species the base game has.
    pub const BASE: usize = 6;
    /// Names in text forms, by index.
    pub const NAMES: [&'static str; SPECIES] = [
        "boa",
        "frog",
        "ants",
        "kinkajou",
        "sloth",
        "toucan",
        "goliath",
        "hoatzin",
        "howler",
        "jaguar",
        "tamarin",
        "marmoset",
        "butterfly",
    ];

    /// Position in [`Species::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The card with the power.
    #[inline]
    pub const fn active(self) -> Kind {
        Kind::ALL[FIRST_ACTIVE + self as usize]
    }

    /// The card without: the mate. The marmoset and the butterfly have a second active card instead.
    #[inline]
    pub const fn mate(self) -> Option<Kind> {
        match self {
            Species::Marmoset | Species::Butterfly => None,
            _ => Some(Kind::ALL[FIRST_MATE + self as usize]),
        }
    }

    /// Name in text forms.
    pub const fn name(self) -> &'static str {
        Species::NAMES[self as usize]
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
        Species::ALL
            .into_iter()
            .find(|x| x.name() == s)
            .ok_or_else(|| NotationError::new(s, Phrase::new("canopee-expected-species")))
    }
}

/// A card of the shifting seasons.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum SeasonCard {
    /// Whoever takes a pile with a threat draws one card more.
    Cleansing,
    /// At the end of the season only one threat of each type is discarded.
    Danger,
    /// Most species of animals: three points.
    Diversity,
    /// A fourth pile.
    Fecundity,
    /// Discard an animal at random or lose four points.
    Hunting,
    /// A point for each species of plants.
    Leaves,
    /// A pair of animals draws two cards, one may be added.
    Mating,
    /// Every incomplete tree loses a trunk and brings its value.
    Rot,
    /// Whoever takes a pile with sun or rain looks at the top card and lays it on a pile.
    Sky,
    /// The tallest tree takes an animal instead of points.
    Stature,
    /// A completed tree draws two cards: keep one, offer one.
    Symbiotes,
}

impl SeasonCard {
    /// All eleven.
    pub const ALL: [SeasonCard; 11] = [
        SeasonCard::Cleansing,
        SeasonCard::Danger,
        SeasonCard::Diversity,
        SeasonCard::Fecundity,
        SeasonCard::Hunting,
        SeasonCard::Leaves,
        SeasonCard::Mating,
        SeasonCard::Rot,
        SeasonCard::Sky,
        SeasonCard::Stature,
        SeasonCard::Symbiotes,
    ];
    const NAMES: [&'static str; 11] = [
        "cleansing",
        "danger",
        "diversity",
        "fecundity",
        "hunting",
        "leaves",
        "mating",
        "rot",
        "sky",
        "stature",
        "symbiotes",
    ];

    /// Name in text forms.
    pub const fn name(self) -> &'static str {
        SeasonCard::NAMES[self as usize]
    }

    /// Name in words.
    pub fn phrase(self) -> Phrase {
        Phrase::new(format!("canopee-season-{}", self.name()))
    }
}

impl FromStr for SeasonCard {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        SeasonCard::ALL
            .into_iter()
            .find(|x| x.name() == s)
            .ok_or_else(|| NotationError::new(s, Phrase::new("canopee-expected-season")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip_and_groups_are_what_they_say() {
        for (index, kind) in Kind::ALL.into_iter().enumerate() {
            assert_eq!(kind.index(), index);
            assert_eq!(kind.name().parse(), Ok(kind));
        }
        assert_eq!("philodendron".parse(), Ok(Kind::Monstera));
        for species in Species::ALL {
            assert_eq!(species.name().parse(), Ok(species));
            assert_eq!(species.active().species(), Some(species));
            assert_eq!(species.active().name(), species.name());
            if let Some(mate) = species.mate() {
                assert_eq!(mate.species(), Some(species));
                assert_eq!(mate.name(), format!("{species}-mate"));
            }
        }
        assert_eq!(Kind::wildlife().count(), 24);
        assert!(Kind::each(Kind::WILDLIFE_BITS).eq(Kind::wildlife()));
        assert_eq!(Kind::ALL.into_iter().filter(|k| k.is_plant()).count(), 7);
        assert_eq!(Kind::ALL.into_iter().filter(|k| k.is_threat()).count(), 5);
        for card in SeasonCard::ALL {
            assert_eq!(card.name().parse(), Ok(card));
        }
    }

    #[test]
    fn present_kinds_are_those_with_cards() {
        for kind in Kind::ALL {
            for count in [1, 2, 64, 127] {
                let mut counts = [0; KINDS];
                counts[kind.index()] = count;
                assert_eq!(Kind::present(&counts), kind.bit());
                let all_but = counts.map(|n| 127 - n);
                let missing = Kind::present(&all_but) ^ ((1 << KINDS) - 1);
                assert_eq!(missing == kind.bit(), count == 127);
            }
        }
    }
}
