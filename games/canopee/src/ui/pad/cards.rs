//! What is in the box of either edition.

use crate::{Canopee, CanopyFirst, Edition, KINDS, Kind, Rules};
use table::{Game, Phrase, Setup};

/// What the pad needs to know of a box.
pub struct Cards {
    pub id: &'static str,
    /// How many cards of each kind there are.
    pub most: [u32; KINDS],
    pub names: Vec<Phrase>,
    pub seasons: u8,
}

impl Cards {
    pub fn of(first: bool, seats: usize) -> Option<Cards> {
        if first {
            Cards::from::<CanopyFirst>(seats, &[], |rules, kind| rules.card_phrase(kind))
        } else {
            let all = &[("cards", "all")];
            Cards::from::<Canopee>(seats, all, |rules, kind| rules.card_phrase(kind))
        }
    }

    fn from<G: Boxed>(
        seats: usize,
        options: &[(&str, &str)],
        name: impl Fn(&G, Kind) -> Phrase,
    ) -> Option<Cards> {
        let setup = Setup::new(G::descriptor(), seats, options.iter().copied(), None).ok()?;
        let rules = G::new(&setup).ok()?;
        Some(Cards {
            id: G::descriptor().id,
            most: Kind::ALL.map(|kind| rules.in_box(kind)),
            names: Kind::ALL.iter().map(|kind| name(&rules, *kind)).collect(),
            seasons: rules.seasons(),
        })
    }
}

/// Either edition.
trait Boxed: Game {
    fn in_box(&self, kind: Kind) -> u32;
    fn seasons(&self) -> u8;
}

impl<E: Edition> Boxed for Rules<E>
where
    Rules<E>: Game,
{
    fn in_box(&self, kind: Kind) -> u32 {
        self.config().in_box(kind)
    }

    fn seasons(&self) -> u8 {
        self.config().seasons()
    }
}
