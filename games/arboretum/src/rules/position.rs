//! End positions as text and as JSON: for scoring a real game, for tests and for tools.
//!
//! ```text
//! arboretum
//! seat
//! grid:
//!   .  O5 J7
//!   C2 O3 .
//! hand: oak-8 lilac-2
//! seat
//! arboretum: maple-1@0,0 maple-4@1,0
//! hand: maple-2
//! ```
//!
//! A garden is drawn as a grid (rows from the top, a letter and a rank each, `.` for nothing) or
//! listed with coordinates. `#` starts a remark. The JSON form is
//! `{"game":"arboretum","seats":[{"arboretum":["oak-3@0,0"],"hand":["oak-8"]}, …]}`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{Fault, Faults, NotationError, Phrase};

use crate::rules::card::{Card, CardSet, SPECIES, Species};
use crate::rules::garden::{Cell, Garden, MAX_PLANTED};
use crate::rules::state::{HAND, SEATS, left_out};

/// A tree and where it stands: `oak-3@0,1`, x to the right and y upwards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Planted {
    /// The tree.
    pub card: Card,
    /// Column.
    pub x: i16,
    /// Row.
    pub y: i16,
}

impl Planted {
    /// A tree on a cell of a garden.
    pub fn new(card: Card, cell: Cell) -> Planted {
        Planted {
            card,
            x: i16::from(cell.x()),
            y: i16::from(cell.y()),
        }
    }

    /// Do the trees stand side by side?
    pub fn touches(&self, other: &Planted) -> bool {
        let apart = |a: i16, b: i16| u32::from(a.abs_diff(b));
        apart(self.x, other.x) + apart(self.y, other.y) == 1
    }

    fn same_place(&self, other: &Planted) -> bool {
        (self.x, self.y) == (other.x, other.y)
    }
}

impl fmt::Display for Planted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{},{}", self.card, self.x, self.y)
    }
}

impl FromStr for Planted {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        let bad = || NotationError::new(s, Phrase::new("arboretum-expected-planted"));
        let (card, place) = s.split_once('@').ok_or_else(bad)?;
        let (x, y) = place.split_once(',').ok_or_else(bad)?;
        Ok(Planted {
            card: card.parse()?,
            x: x.trim().parse().map_err(|_| bad())?,
            y: y.trim().parse().map_err(|_| bad())?,
        })
    }
}

table::text_form!(Planted);

/// The garden with these trees, which must include the first one's place and hang together.
pub(crate) fn plant_all(trees: &[Planted]) -> Result<Garden, Faults> {
    let mut faults = Faults(Vec::new());
    check_trees("", trees, &mut faults.0);
    let mut garden = Garden::default();
    if trees.len() > MAX_PLANTED {
        let what = Phrase::new("arboretum-fault-trees").number("most", MAX_PLANTED as i64);
        faults.0.push(Fault::new("", what));
        return Err(faults);
    }
    for tree in trees {
        let cell = i8::try_from(tree.x)
            .ok()
            .zip(i8::try_from(tree.y).ok())
            .and_then(|(x, y)| Cell::new(x, y));
        match cell {
            Some(cell) if faults.0.is_empty() => garden.plant(tree.card, cell),
            Some(_) => {}
            None => faults.0.push(Fault::new(
                tree.to_string(),
                Phrase::new("arboretum-fault-far"),
            )),
        }
    }
    if !trees.is_empty() && garden.at(Cell::ORIGIN).is_none() && faults.0.is_empty() {
        faults
            .0
            .push(Fault::new("0,0", Phrase::new("arboretum-fault-origin")));
    }
    faults.or(garden)
}

/// Finds trees that share a place or hang apart from the first.
fn check_trees(place: &str, trees: &[Planted], faults: &mut Vec<Fault>) {
    for (i, tree) in trees.iter().enumerate() {
        if trees[..i].iter().any(|t| t.same_place(tree)) {
            let what = Phrase::new("arboretum-fault-same-place").text("tree", tree);
            faults.push(Fault::new(place, what));
        }
    }
    let mut reached = vec![false; trees.len()];
    let mut open: Vec<usize> = (0..trees.len().min(1)).collect();
    while let Some(at) = open.pop() {
        if !std::mem::replace(&mut reached[at], true) {
            open.extend((0..trees.len()).filter(|i| trees[*i].touches(&trees[at])));
        }
    }
    for (tree, reached) in trees.iter().zip(reached) {
        if !reached && !trees[0].same_place(tree) {
            let what = Phrase::new("arboretum-fault-apart").text("tree", tree);
            faults.push(Fault::new(place, what));
        }
    }
}

/// One seat at the end of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatPosition {
    /// Its trees.
    #[serde(default)]
    pub arboretum: Vec<Planted>,
    /// What it holds.
    #[serde(default)]
    pub hand: Vec<Card>,
}

/// The end of a game, as it lies on the table. Only made by [`read`] and from finished games, so it
/// is always possible.
///
/// It need not be reachable to the last card: a person who wants to know what a garden is worth may
/// leave hands incomplete.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    pub(crate) seats: Vec<SeatPosition>,
}

impl Position {
    /// Checks the whole position.
    ///
    /// # Errors
    /// Every fault, not only the first.
    pub fn new(seats: Vec<SeatPosition>) -> Result<Position, Faults> {
        let mut faults = Vec::new();
        if !(2..=SEATS).contains(&seats.len()) {
            let what = Phrase::new("arboretum-fault-seats").number("seats", seats.len() as i64);
            faults.push(Fault::new("seats", what));
        }
        let mut seen = CardSet::EMPTY;
        for (i, seat) in seats.iter().enumerate() {
            let place = format!("P{}", i + 1);
            let planted = seat.arboretum.iter().map(|t| t.card);
            for card in planted.chain(seat.hand.iter().copied()) {
                if seen.contains(card) {
                    let what = Phrase::new("arboretum-fault-twice").phrase("card", card.phrase());
                    faults.push(Fault::new(&place, what));
                }
                seen.insert(card);
            }
            check_trees(&place, &seat.arboretum, &mut faults);
            if seat.hand.len() > HAND {
                let what = Phrase::new("arboretum-fault-hand")
                    .number("cards", seat.hand.len() as i64)
                    .number("most", HAND as i64);
                faults.push(Fault::new(&place, what));
            }
        }
        let species = Species::ALL
            .into_iter()
            .filter(|s| seen.ranks(*s) != 0)
            .count();
        let most = SPECIES - left_out(seats.len());
        if species > most {
            let what = Phrase::new("arboretum-fault-species")
                .number("species", species as i64)
                .number("most", most as i64)
                .number("seats", seats.len() as i64);
            faults.push(Fault::new("", what));
        }
        Faults(faults).or(Position { seats })
    }

    /// The seats in order.
    pub fn seats(&self) -> &[SeatPosition] {
        &self.seats
    }
}

/// Reads an end position, as text or as JSON.
///
/// # Errors
/// Everything that cannot be read or cannot be.
pub fn read(text: &str) -> Result<Position, Faults> {
    if text.trim_start().starts_with('{') {
        read_json(text)
    } else {
        read_text(text)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct JsonPosition {
    game: String,
    seats: Vec<JsonSeat>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct JsonSeat {
    #[serde(default)]
    arboretum: Vec<String>,
    #[serde(default)]
    hand: Vec<String>,
}

fn read_json(text: &str) -> Result<Position, Faults> {
    let json: JsonPosition = serde_json::from_str(text)
        .map_err(|e| Faults::one("json", Phrase::new("arboretum-fault-json").text("error", e)))?;
    let mut reader = Reader::default();
    if json.game != "arboretum" {
        reader.fault("game", Phrase::new("arboretum-fault-game"));
    }
    for (i, seat) in json.seats.iter().enumerate() {
        let place = format!("P{}", i + 1);
        reader.seats.push(SeatPosition::default());
        reader.trees(&place, seat.arboretum.iter().map(String::as_str));
        reader.hand(&place, seat.hand.iter().map(String::as_str));
    }
    reader.finish()
}

fn read_text(text: &str) -> Result<Position, Faults> {
    let mut reader = Reader::default();
    let mut lines = text
        .lines()
        .enumerate()
        .map(|(i, line)| (i + 1, line.split('#').next().unwrap_or_default().trim_end()))
        .filter(|(_, line)| !line.is_empty())
        .peekable();
    if lines.next().is_none_or(|(_, line)| line != "arboretum") {
        reader.fault("1", Phrase::new("arboretum-fault-heading"));
        return reader.finish();
    }
    while let Some((number, line)) = lines.next() {
        let place = number.to_string();
        if line == "seat" {
            reader.seats.push(SeatPosition::default());
            continue;
        }
        if reader.seats.is_empty() {
            reader.fault(&place, Phrase::new("arboretum-fault-no-seat"));
            return reader.finish();
        }
        if let Some(rest) = line.strip_prefix("arboretum:") {
            reader.trees(&place, rest.split_whitespace());
        } else if let Some(rest) = line.strip_prefix("hand:") {
            reader.hand(&place, rest.split_whitespace());
        } else if line == "grid:" {
            let mut rows = Vec::new();
            while let Some(row) = lines.next_if(|(_, line)| line.starts_with(' ')) {
                rows.push(row);
            }
            for (y, (number, row)) in rows.iter().rev().enumerate() {
                for (x, token) in row.split_whitespace().enumerate() {
                    reader.grid_cell(&number.to_string(), token, x as i16, y as i16);
                }
            }
        } else {
            reader.fault(
                &place,
                Phrase::new("arboretum-fault-line").text("line", line),
            );
        }
    }
    reader.finish()
}

/// Gathers seats and faults while reading.
#[derive(Default)]
struct Reader {
    seats: Vec<SeatPosition>,
    faults: Vec<Fault>,
}

impl Reader {
    fn fault(&mut self, place: &str, what: Phrase) {
        self.faults.push(Fault::new(place, what));
    }

    fn parse<T: FromStr<Err = NotationError>>(&mut self, place: &str, text: &str) -> Option<T> {
        match text.parse() {
            Ok(value) => Some(value),
            Err(NotationError { text, expected }) => {
                let what = Phrase::new("table-error-notation")
                    .text("text", text)
                    .phrase("expected", expected);
                self.fault(place, what);
                None
            }
        }
    }

    fn trees<'a>(&mut self, place: &str, texts: impl Iterator<Item = &'a str>) {
        let trees: Vec<Planted> = texts.filter_map(|t| self.parse(place, t)).collect();
        if let Some(seat) = self.seats.last_mut() {
            seat.arboretum.extend(trees);
        }
    }

    fn hand<'a>(&mut self, place: &str, texts: impl Iterator<Item = &'a str>) {
        let cards: Vec<Card> = texts.filter_map(|t| self.parse(place, t)).collect();
        if let Some(seat) = self.seats.last_mut() {
            seat.hand.extend(cards);
        }
    }

    fn grid_cell(&mut self, place: &str, token: &str, x: i16, y: i16) {
        if token == "." {
            return;
        }
        let mut chars = token.chars();
        let card = chars
            .next()
            .and_then(Species::from_letter)
            .zip(chars.as_str().parse().ok())
            .and_then(|(species, rank)| Card::new(species, rank));
        match (card, self.seats.last_mut()) {
            (Some(card), Some(seat)) => seat.arboretum.push(Planted { card, x, y }),
            _ => self.fault(
                place,
                Phrase::new("arboretum-fault-grid").text("token", token),
            ),
        }
    }

    fn finish(self) -> Result<Position, Faults> {
        if self.faults.is_empty() {
            Position::new(self.seats)
        } else {
            // Say what cannot be read and what cannot be in one go.
            let mut faults = self.faults;
            if let Err(more) = Position::new(self.seats) {
                faults.extend(more.0);
            }
            Err(Faults(faults))
        }
    }
}
