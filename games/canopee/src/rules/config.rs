//! [`Config`]: how one table plays, read from its set-up.

use table::{Fault, Faults, Phrase, Seat, Setup};

use crate::rules::data::Catalogue;
use crate::rules::kind::{KINDS, Kind, Species};

/// How hard the Forest Spirit is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spirit {
    /// You get a starting trunk.
    Easy,
    /// As it is.
    Normal,
    /// The Spirit gets one starting trunk more.
    Hard,
}

/// Which animals are in the deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Animals {
    /// These, as bits.
    These(u16),
    /// So many, drawn at random from the box.
    Random(u8),
}

/// How one table plays: what does not change during a game.
#[derive(Clone, Debug)]
pub struct Config {
    /// Seats at the table.
    pub seats: usize,
    /// Forests at the table: with one seat, the second is the Spirit's.
    pub players: usize,
    /// Is it the first edition?
    pub first_edition: bool,
    /// What is in the box.
    pub catalogue: Catalogue,
    /// Copies in the deck, animals aside.
    pub(crate) deck: [u8; KINDS],
    pub(crate) animals: Animals,
    /// Are season cards used?
    pub shifting: bool,
    /// The Spirit's strength; only with one seat.
    pub spirit: Spirit,
    pub(crate) first: Option<Seat>,
    pub(crate) may_pass_last_card: bool,
    pub(crate) may_orphan: bool,
    pub(crate) tied_start_random: bool,
}

impl Config {
    /// Reads a set-up.
    ///
    /// # Errors
    /// Everything in it that does not fit together, data file included.
    pub(crate) fn new(
        setup: &Setup,
        first_edition: bool,
        built_in: &str,
    ) -> Result<Config, Faults> {
        let seats = setup.seats();
        let data = setup.data().unwrap_or(built_in);
        let mut faults = Faults(Vec::new());
        let catalogue = match Catalogue::read(data, first_edition) {
            Ok(catalogue) => catalogue,
            Err(more) => {
                faults.0.extend(more.0);
                return Err(faults);
            }
        };
        let shifting = setup.flag("shifting-seasons");
        if shifting && seats == 1 {
            let what = Phrase::new("canopee-fault-solo-seasons");
            faults.0.push(Fault::new("shifting-seasons", what));
        }
        let cards = if first_edition {
            "base"
        } else {
            setup.option("cards")
        };
        let mut deck = catalogue.base;
        if matches!(cards, "plants" | "all" | "diverse") {
            for (copies, more) in deck.iter_mut().zip(catalogue.advanced) {
                *copies += more;
            }
        }
        if seats == 1 {
            for kind in [Kind::Fungi, Kind::Pitcher, Kind::Lightning] {
                deck[kind.index()] = 0;
            }
        }
        let base = (1u16 << Species::BASE) - 1;
        let all = catalogue.species;
        let animals = match cards {
            "diverse" if seats == 4 => {
                let what = Phrase::new("canopee-fault-diverse-four");
                faults.0.push(Fault::new("cards", what));
                Animals::These(all)
            }
            "diverse" => diverse(setup, &mut faults),
            _ if seats == 4 => Animals::These(all),
            "wildlife" | "all" => Animals::These(all & !base),
            _ => Animals::These(base),
        };
        let config = Config {
            seats,
            players: seats.max(2),
            first_edition,
            catalogue,
            deck,
            animals,
            shifting,
            spirit: match first_edition {
                true => Spirit::Normal,
                false => match setup.option("spirit") {
                    "easy" => Spirit::Easy,
                    "hard" => Spirit::Hard,
                    _ => Spirit::Normal,
                },
            },
            first: if seats == 1 {
                Some(Seat::P1)
            } else {
                setup.seat("first-seat")
            },
            may_pass_last_card: setup.option("last-card") == "may-pass",
            may_orphan: setup.option("orphan-canopy") == "discard",
            tied_start_random: setup.option("tied-start") == "random",
        };
        faults.or(config)
    }

    /// Does one seat play against the Spirit?
    #[inline]
    pub fn solo(&self) -> bool {
        self.seats == 1
    }

    /// Are the piles shared between neighbours?
    #[inline]
    pub fn many(&self) -> bool {
        self.seats > 2
    }

    /// How many seasons are played.
    pub fn seasons(&self) -> u8 {
        if self.many() { 2 } else { 3 }
    }

    /// Cards taken out unseen.
    pub(crate) fn removed(&self) -> u32 {
        if self.seats == 4 {
            0
        } else {
            u32::from(self.catalogue.removed)
        }
    }

    /// The award for the tallest tree in this season.
    pub(crate) fn tallest(&self, season: u8) -> i8 {
        let season = usize::from(season);
        let awards: &[i8] = if self.many() {
            &self.catalogue.tallest_many
        } else {
            &self.catalogue.tallest
        };
        awards.get(season).copied().unwrap_or(0)
    }

    /// The award for the most complete trees.
    pub(crate) fn lush(&self) -> i8 {
        if self.many() {
            self.catalogue.lush_many
        } else {
            self.catalogue.lush
        }
    }

    /// How many species are in the deck.
    pub(crate) fn species_count(&self) -> u32 {
        match self.animals {
            Animals::These(bits) => bits.count_ones(),
            Animals::Random(n) => u32::from(n),
        }
    }

    /// All cards of the deck, animals included.
    pub(crate) fn deck_size(&self) -> u32 {
        self.deck.iter().map(|c| u32::from(*c)).sum::<u32>() + 2 * self.species_count()
    }
}

/// The animals of the mix "diverse wildlife": six or seven, named or drawn.
fn diverse(setup: &Setup, faults: &mut Faults) -> Animals {
    match setup.option("species") {
        "random-6" => Animals::Random(6),
        "random-7" => Animals::Random(7),
        list => {
            let bits = list
                .split(',')
                .filter_map(|s| s.parse::<Species>().ok())
                .fold(0u16, |bits, s| bits | 1 << s.index());
            if !matches!(bits.count_ones(), 6 | 7) {
                let what = Phrase::new("canopee-fault-species").number("given", bits.count_ones());
                faults.0.push(Fault::new("species", what));
            }
            Animals::These(bits)
        }
    }
}
