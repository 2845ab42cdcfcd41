//! The score sheet: tile by tile, then the balance token.

use serde_json::{Value, json};
use table::{BySeat, Phrase, Row, Seat, SeatSet, SeatSheet, Sheet};

use crate::rules::position::{Placed, Position, SeatPosition};

/// Points for every tile placed after the balance token.
pub(crate) const BALANCE: i32 = 2;

impl Placed {
    /// What multiplies it: 1, 2 or 3.
    fn factor(&self) -> i32 {
        self.zone_token.map_or(1, |t| t.factor())
    }

    /// Points of the tile with all that is on it.
    pub fn score(&self) -> i32 {
        (i32::from(self.points) + i32::from(self.totems)) * self.factor()
    }

    /// The tile in words.
    fn phrase(&self, cell: usize) -> Phrase {
        let colours = self.zones().map(|z| z.phrase());
        let named = match self.tile {
            Some(tile) => Phrase::new("rainforest-sheet-tile").text("tile", tile),
            None => Phrase::new("rainforest-sheet-printed-tile"),
        };
        named.number("cell", cell as i64).list("colours", colours)
    }

    fn row(&self, cell: usize) -> Row {
        let mut why = vec![Phrase::new("rainforest-why-points").number("points", self.points)];
        if self.totems > 0 {
            why.push(Phrase::new("rainforest-why-totems").number("totems", self.totems));
        }
        if let Some(token) = self.zone_token {
            let key = if token.factor() == 2 {
                "rainforest-why-doubled"
            } else {
                "rainforest-why-tripled"
            };
            why.push(Phrase::new(key).phrase("zone", token.zone().phrase()));
        }
        Row {
            part: None,
            item: format!("tile-{cell}"),
            what: self.phrase(cell),
            why,
            count: 1,
            points: self.score(),
        }
    }
}

impl SeatPosition {
    /// Tiles placed after the balance token, and the cell that it lies on.
    fn after_balance(&self) -> Option<(usize, usize)> {
        let cell = self.balance()?;
        Some((self.jungle.len() - 1 - cell, cell + 1))
    }

    fn sheet(&self) -> SeatSheet {
        let tiles = self.jungle.iter().enumerate();
        let mut rows: Vec<Row> = tiles.map(|(i, placed)| placed.row(i + 1)).collect();
        if let Some((after, cell)) = self.after_balance() {
            let why = Phrase::new("rainforest-why-balance")
                .number("cell", cell as i64)
                .number("tiles", after as i64);
            rows.push(Row {
                part: None,
                item: "balance".to_string(),
                what: Phrase::new("rainforest-sheet-balance"),
                why: vec![why],
                count: after as i32,
                points: BALANCE * after as i32,
            });
        }
        SeatSheet { rows }
    }
}

impl Position {
    /// The score, item by item.
    pub fn sheet(&self) -> Sheet {
        let seats = BySeat::from_fn(self.seats.len(), |seat| self.seats[seat.index()].sheet());
        let best = seats.iter().map(|(_, s)| s.total()).max();
        let level = seats.iter().filter(|(_, s)| Some(s.total()) == best);
        let winners: SeatSet = level.map(|(seat, _)| seat).collect();
        let tie = (winners.len() > 1).then(|| Phrase::new("rainforest-tie-shared"));
        Sheet {
            seats,
            rivals: Vec::new(),
            winners,
            tie,
        }
    }

    /// The score for programs: per seat the total, every tile and the balance token.
    pub fn json(&self) -> Value {
        let sheet = self.sheet();
        let seats: Vec<Value> = Seat::first(self.seats.len())
            .map(|seat| {
                let position = &self.seats[seat.index()];
                let tiles: Vec<Value> = position
                    .jungle
                    .iter()
                    .enumerate()
                    .map(|(i, placed)| {
                        json!({
                            "cell": i + 1,
                            "tile": placed.tile,
                            "colours": placed.zones().collect::<Vec<_>>(),
                            "points": placed.points,
                            "totems": placed.totems,
                            "zone_token": placed.zone_token,
                            "factor": placed.factor(),
                            "score": placed.score(),
                        })
                    })
                    .collect();
                let balance = position.after_balance().map(|(after, cell)| {
                    json!({"cell": cell, "tiles_after": after, "score": BALANCE * after as i32})
                });
                json!({
                    "seat": seat,
                    "totem": position.totem,
                    "total": sheet.seats[seat].total(),
                    "tiles": tiles,
                    "balance": balance,
                })
            })
            .collect();
        json!({"game": "rainforest", "seats": seats, "winners": sheet.winners})
    }
}
