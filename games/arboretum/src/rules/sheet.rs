//! The score sheet: every path card by card, and who had the right to it.

use arrayvec::ArrayVec;
use serde_json::{Map, Value, json};
use table::{BySeat, Phrase, Row, Seat, SeatSet, SeatSheet, Sheet};

use crate::rules::card::{CardSet, Species};
use crate::rules::position::{Planted, Position, SeatPosition};
use crate::rules::scoring::{Path, best_path, held};
use crate::rules::state::{SEATS, State};

/// What one seat gets for one species.
struct Entry {
    path: Option<Path>,
    /// What every hand counts for the species.
    hands: ArrayVec<i32, SEATS>,
    held: i32,
    right: bool,
}

impl Entry {
    fn worth(&self) -> i32 {
        self.path.as_ref().map_or(0, |p| p.points().total())
    }

    fn points(&self) -> i32 {
        if self.right { self.worth() } else { 0 }
    }
}

impl From<&State> for Position {
    fn from(state: &State) -> Self {
        let seats = Seat::first(state.seat_count())
            .map(|seat| SeatPosition {
                arboretum: state
                    .garden(seat)
                    .iter()
                    .map(|(card, cell)| Planted::new(card, cell))
                    .collect(),
                hand: state.hands[seat.index()].iter().collect(),
            })
            .collect();
        Position { seats }
    }
}

impl Position {
    fn entry(&self, seat: Seat, species: Species) -> Entry {
        let hands: Vec<CardSet> = self
            .seats
            .iter()
            .map(|s| s.hand.iter().copied().collect())
            .collect();
        let held = held(&hands, species);
        let mine = held[seat.index()];
        Entry {
            hands: held.clone(),
            path: best_path(&self.seats[seat.index()].arboretum, species),
            held: mine,
            right: held.iter().all(|h| *h <= mine),
        }
    }

    /// How many species a seat has planted.
    fn variety(&self, seat: Seat) -> usize {
        let cards: CardSet = self.seats[seat.index()]
            .arboretum
            .iter()
            .map(|t| t.card)
            .collect();
        Species::ALL
            .into_iter()
            .filter(|s| cards.ranks(*s) != 0)
            .count()
    }

    /// The score, item by item. A species shows up where a seat has a path of it or holds it.
    pub fn sheet(&self) -> Sheet {
        let seats = BySeat::from_fn(self.seats.len(), |seat| SeatSheet {
            rows: Species::ALL
                .into_iter()
                .filter_map(|species| row(species, &self.entry(seat, species)))
                .collect(),
        });
        let key = |seat: Seat| (seats[seat].total(), self.variety(seat));
        let all = || Seat::first(self.seats.len());
        let best = all().map(key).max();
        let winners: SeatSet = all().filter(|s| Some(key(*s)) == best).collect();
        let top = all().map(|s| seats[s].total()).max();
        let level = all().filter(|s| Some(seats[*s].total()) == top).count();
        let tie = (level > 1).then(|| {
            let key = if winners.len() == 1 {
                "arboretum-tie-variety"
            } else {
                "arboretum-tie-shared"
            };
            Phrase::new(key).number("species", best.map_or(0, |(_, v)| v as i64))
        });
        Sheet {
            seats,
            rivals: Vec::new(),
            winners,
            tie,
        }
    }

    /// The score for programs: per seat the total and per species points, path and right.
    pub fn json(&self) -> Value {
        let sheet = self.sheet();
        let seats: Vec<Value> = sheet
            .seats
            .iter()
            .map(|(seat, rows)| {
                let species: Map<String, Value> = Species::ALL
                    .into_iter()
                    .map(|species| {
                        let entry = self.entry(seat, species);
                        let path: Vec<String> = entry
                            .path
                            .iter()
                            .flat_map(|p| p.cards.iter().map(|c| c.to_string()))
                            .collect();
                        let value = json!({
                            "points": entry.points(),
                            "worth": entry.worth(),
                            "path": path,
                            "right": entry.right,
                            "held": entry.held,
                        });
                        (species.name().to_string(), value)
                    })
                    .collect();
                json!({
                    "seat": seat,
                    "total": rows.total(),
                    "planted_species": self.variety(seat),
                    "species": species,
                })
            })
            .collect();
        json!({"game": "arboretum", "seats": seats, "winners": sheet.winners})
    }
}

fn row(species: Species, entry: &Entry) -> Option<Row> {
    if entry.path.is_none() && entry.held == 0 {
        return None;
    }
    let mut why = Vec::new();
    if let Some(path) = &entry.path {
        let cards = path.cards.iter().map(|c| c.phrase());
        why.push(Phrase::new("arboretum-why-path").list("cards", cards));
        if entry.right {
            let points = path.points();
            for (key, value) in [
                ("arboretum-why-a", points.cards),
                ("arboretum-why-b", points.pure),
                ("arboretum-why-c", points.from_one),
                ("arboretum-why-d", points.to_eight),
            ] {
                if value > 0 {
                    why.push(Phrase::new(key).number("points", value));
                }
            }
        }
    }
    if entry.hands.iter().all(|h| *h == 0) {
        why.push(Phrase::new("arboretum-why-free"));
    } else {
        let right = match (entry.path.is_some(), entry.right) {
            (true, true) => "arboretum-why-right",
            (true, false) => "arboretum-why-no-right",
            (false, true) => "arboretum-why-denies",
            (false, false) => "arboretum-why-nothing",
        };
        let hands = Seat::first(entry.hands.len()).zip(&entry.hands);
        let held = hands.map(|(seat, sum)| {
            Phrase::new("arboretum-held")
                .seat("seat", seat)
                .number("sum", *sum)
        });
        why.push(Phrase::new(right).list("held", held));
    }
    Some(Row {
        part: None,
        item: species.name().to_string(),
        what: species.phrase(),
        why,
        count: entry.path.as_ref().map_or(0, |p| p.cards.len() as i32),
        points: entry.points(),
    })
}
