//! The ledger: what each forest has got, season by season.

use crate::rules::state::State;

/// Rows of the ledger: what a season can bring.
pub(crate) const ITEMS: usize = 11;

/// A row of the ledger.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Item {
    Trees,
    Tallest,
    Fern,
    Bromelia,
    Monstera,
    Fungi,
    Lianas,
    Orchid,
    Weather,
    SeasonCard,
    Threats,
}

impl Item {
    /// All rows with their names.
    pub const ALL: [(Item, &'static str); ITEMS] = [
        (Item::Trees, "trees"),
        (Item::Tallest, "tallest"),
        (Item::Fern, "fern"),
        (Item::Bromelia, "bromelia"),
        (Item::Monstera, "monstera"),
        (Item::Fungi, "fungi"),
        (Item::Lianas, "lianas"),
        (Item::Orchid, "orchid"),
        (Item::Weather, "weather"),
        (Item::SeasonCard, "season-card"),
        (Item::Threats, "threats"),
    ];
}

impl State {
    /// Points of the seasons so far.
    #[inline]
    pub(crate) fn banked(&self, forest: usize) -> i32 {
        let rows = self.ledger[forest].as_flattened();
        rows.iter().map(|p| i32::from(*p)).sum()
    }

    /// Books points of this season.
    #[inline]
    pub(crate) fn book(&mut self, forest: usize, item: Item, points: i32) {
        let season = usize::from(self.season.min(2));
        let row = &mut self.ledger[forest][season][item as usize];
        *row = (i32::from(*row) + points).clamp(-128, 127) as i8;
    }

    /// Points of an award, booked.
    pub(crate) fn award(&mut self, forest: usize, item: Item, points: i8) {
        self.book(forest, item, i32::from(points));
    }
}
