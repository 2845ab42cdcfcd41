//! Itemised score sheets: one form for the table, the tests, the tutorial and the scoring pad.

use serde_json::{Value, json};

use crate::phrase::Phrase;
use crate::seat::{BySeat, SeatSet};

/// One item of a score: what it is, why it counts, how many, and the points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Stable name of the item, such as `oak`.
    pub item: String,
    /// The part of the game that the points are of, such as a season, if it has parts.
    pub part: Option<Phrase>,
    /// What scores.
    pub what: Phrase,
    /// Why: one phrase a reason.
    pub why: Vec<Phrase>,
    /// How many things count.
    pub count: i32,
    /// What they bring.
    pub points: i32,
}

impl Row {
    /// All that stands beside the points: the part of the game, then the reasons.
    pub fn reasons(&self) -> impl Iterator<Item = &Phrase> {
        self.part.iter().chain(&self.why)
    }
}

/// The score of one seat. The total is the sum of the rows.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatSheet {
    /// Items in the order in which they are told.
    pub rows: Vec<Row>,
}

impl SeatSheet {
    /// The sum of all rows.
    pub fn total(&self) -> i32 {
        self.rows.iter().map(|r| r.points).sum()
    }
}

/// The score of an opponent that has no seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rival {
    /// Stable name, such as `spirit`.
    pub id: &'static str,
    /// Its name.
    pub name: Phrase,
    /// Its score.
    pub sheet: SeatSheet,
}

/// The score of a whole table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// One sheet a seat.
    pub seats: BySeat<SeatSheet>,
    /// Opponents that are rules and not seats, such as the spirit of a solo game.
    pub rivals: Vec<Rival>,
    /// Who has won; nobody if a rival has.
    pub winners: SeatSet,
    /// How a tie was decided, if there was one.
    pub tie: Option<Phrase>,
}

impl Sheet {
    /// The sheet as JSON: per seat the total and the rows.
    pub fn json(&self) -> Value {
        let rows = |sheet: &SeatSheet| -> Vec<Value> {
            sheet
                .rows
                .iter()
                .map(|r| json!({"item": r.item, "count": r.count, "points": r.points}))
                .collect()
        };
        let seats: Vec<Value> = self
            .seats
            .iter()
            .map(|(seat, s)| json!({"seat": seat, "total": s.total(), "rows": rows(s)}))
            .collect();
        let rivals: Vec<Value> = self
            .rivals
            .iter()
            .map(|r| json!({"rival": r.id, "total": r.sheet.total(), "rows": rows(&r.sheet)}))
            .collect();
        json!({"seats": seats, "rivals": rivals, "winners": self.winners})
    }
}

/// A scored position: the sheet for people, and JSON with the game's own details for programs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scored {
    /// For people.
    pub sheet: Sheet,
    /// For programs.
    pub json: Value,
}
