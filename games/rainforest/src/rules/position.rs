//! End positions as text and as JSON: for scoring a real game, for tests and for tools.
//!
//! ```text
//! rainforest
//! seat frog                                             # the seat's totem
//! tile Yb red-parrot blue-parrot yellow-frog yellow-3   # tiles in the order of the jungle
//! tile Yk red-butterfly
//! tile yellow 3 totems=1                                # a tile as printed in your own box
//! seat monkey
//! tile green+blue 2 totems=0
//! ```
//!
//! A tile is named by its id with the tokens on it, or described by what is printed on it: colours,
//! points and how many of the tokens on it are the seat's totem (or the tokens themselves).
//! A protected-zone token on it comes last. The balance token finds its place by itself. `#` starts
//! a remark. The JSON form is `{"game":"rainforest","seats":[{"totem":"frog","jungle":[
//! {"tile":"Yb","tokens":["red-parrot","blue-parrot","yellow-frog"],"zone_token":"yellow-3"},
//! {"colours":["yellow"],"points":3,"totems":1}]}, …]}`.

use serde::Deserialize;
use table::{Fault, Faults, NotationError, Phrase};

use crate::rules::catalogue::{Catalogue, unreadable};
use crate::rules::jungle::{Cell, JUNGLE, ZoneToken, group_of};
use crate::rules::state::{Board, SEATS, State, protected_zones};
use crate::rules::tile::{CIRCLES, TILES, Tile};
use crate::rules::token::{Animal, COPIES, KINDS, Kind, Zone};

/// Most points that a described tile may have.
const MOST_POINTS: u8 = 9;

/// A validated tile of a jungle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Placed {
    /// Which tile, if it is one of the catalogue.
    pub tile: Option<Tile>,
    /// Its colours, one bit a zone.
    pub colours: u8,
    /// Its points.
    pub points: u8,
    /// The tokens on it, as far as they are given.
    pub tokens: Vec<Kind>,
    /// How many tokens on it are the seat's totem.
    pub totems: u8,
    /// The protected-zone token on it.
    pub zone_token: Option<ZoneToken>,
}

impl Placed {
    /// Its colours, in board order.
    pub fn zones(&self) -> impl Iterator<Item = Zone> {
        let colours = self.colours;
        Zone::ALL
            .into_iter()
            .filter(move |z| colours >> z.index() & 1 != 0)
    }
}

/// One seat at the end of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatPosition {
    /// Its totem.
    pub totem: Option<Animal>,
    /// Its tiles, in the order in which they were placed.
    pub jungle: Vec<Placed>,
}

impl SeatPosition {
    /// The cells of a colour.
    pub(crate) fn cells(&self, zone: Zone) -> u16 {
        let has = |p: &Placed| p.colours >> zone.index() & 1 != 0;
        let cells = self.jungle.iter().take(JUNGLE).enumerate();
        cells
            .filter(|(_, p)| has(p))
            .fold(0, |mask, (i, _)| mask | 1 << i)
    }

    /// The tile that brought the fifth colour.
    pub(crate) fn balance(&self) -> Option<usize> {
        let mut seen = 0u8;
        self.jungle.iter().position(|placed| {
            seen |= placed.colours;
            seen == 0b11111
        })
    }
}

/// The end of a game, as it lies on the table. Only made by [`read`] and from finished games, so it
/// is always possible. A person may leave seats unfinished.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    pub(crate) seats: Vec<SeatPosition>,
}

impl Position {
    /// The jungles of a game.
    pub(crate) fn of(state: &State, book: &Catalogue) -> Position {
        let seat = |board: &Board| SeatPosition {
            totem: board.totem,
            jungle: board
                .jungle()
                .iter()
                .map(|grown| {
                    let face = book.face(grown.tile);
                    let tokens = grown.laid.kinds().to_vec();
                    Placed {
                        tile: Some(grown.tile),
                        colours: face.colours,
                        points: face.points,
                        totems: count_totems(&tokens, board.totem),
                        tokens,
                        zone_token: grown.zone_token,
                    }
                })
                .collect(),
        };
        Position {
            seats: state.boards().iter().map(seat).collect(),
        }
    }

    /// Checks the whole position.
    ///
    /// # Errors
    /// Every fault, not only the first.
    pub(crate) fn new(seats: Vec<SeatPosition>, book: &Catalogue) -> Result<Position, Faults> {
        let mut check = Check {
            book,
            faults: Vec::new(),
            tiles: [false; TILES],
            tokens: [0; KINDS],
            zone_tokens: Vec::new(),
        };
        if !(2..=SEATS).contains(&seats.len()) {
            let what = Phrase::new("rainforest-fault-seats").number("seats", seats.len() as i64);
            check.fault("seats", what);
        }
        for (i, seat) in seats.iter().enumerate() {
            let place = format!("P{}", i + 1);
            let twice = |other: &SeatPosition| seat.totem.is_some() && other.totem == seat.totem;
            if seats[..i].iter().any(twice) {
                check.fault(&place, Phrase::new("rainforest-fault-totem-twice"));
            }
            check.seat(&place, seat);
        }
        let most = protected_zones(seats.len());
        if check.zone_tokens.len() > most {
            let what = Phrase::new("rainforest-fault-zone-tokens")
                .number("most", most as i64)
                .number("seats", seats.len() as i64);
            check.fault("", what);
        }
        Faults(check.faults).or(Position { seats })
    }

    /// The seats in order.
    pub fn seats(&self) -> &[SeatPosition] {
        &self.seats
    }
}

fn count_totems(tokens: &[Kind], totem: Option<Animal>) -> u8 {
    let mine = tokens.iter().filter(|k| Some(k.animal()) == totem);
    mine.count() as u8
}

/// Gathers what is impossible about a position.
struct Check<'a> {
    book: &'a Catalogue,
    faults: Vec<Fault>,
    tiles: [bool; TILES],
    tokens: [u8; KINDS],
    zone_tokens: Vec<ZoneToken>,
}

impl Check<'_> {
    fn fault(&mut self, place: &str, what: Phrase) {
        self.faults.push(Fault::new(place, what));
    }

    fn seat(&mut self, place: &str, seat: &SeatPosition) {
        if seat.totem.is_none() {
            self.fault(place, Phrase::new("rainforest-fault-no-totem"));
        }
        if seat.jungle.len() > JUNGLE {
            let what = Phrase::new("rainforest-fault-jungle")
                .number("tiles", seat.jungle.len() as i64)
                .number("most", JUNGLE as i64);
            self.fault(place, what);
        }
        let mut owned = 0u8;
        for (i, placed) in seat.jungle.iter().enumerate() {
            let place = format!("{place} {}", i + 1);
            self.tile(&place, placed);
            if let (Some(token), Some(cell)) = (placed.zone_token, Cell::from_index(i)) {
                let zone = token.zone();
                let cells = seat.cells(zone);
                let mut wrong = |key: &'static str| {
                    self.fault(&place, Phrase::new(key).phrase("token", token.phrase()));
                };
                if cells & cell.bit() == 0 {
                    wrong("rainforest-fault-token-colour");
                } else if (group_of(cells, cell.bit()).count_ones() as usize) < token.size() {
                    wrong("rainforest-fault-token-group");
                }
                if owned >> zone.index() & 1 != 0 {
                    wrong("rainforest-fault-token-second");
                }
                owned |= 1 << zone.index();
                if self.zone_tokens.contains(&token) {
                    self.fault(
                        &place,
                        Phrase::new("rainforest-fault-token-twice").phrase("token", token.phrase()),
                    );
                } else {
                    self.zone_tokens.push(token);
                }
            }
        }
    }

    fn tile(&mut self, place: &str, placed: &Placed) {
        for kind in &placed.tokens {
            self.tokens[kind.index()] = self.tokens[kind.index()].saturating_add(1);
            if self.tokens[kind.index()] == COPIES + 1 {
                let what = Phrase::new("rainforest-fault-copies")
                    .phrase("token", kind.phrase())
                    .number("copies", COPIES);
                self.fault(place, what);
            }
        }
        if placed.tokens.len() > CIRCLES || usize::from(placed.totems) > CIRCLES {
            let what = Phrase::new("rainforest-fault-circles")
                .number("most", CIRCLES as i64)
                .number(
                    "found",
                    placed.tokens.len().max(usize::from(placed.totems)) as i64,
                );
            self.fault(place, what);
        }
        let Some(tile) = placed.tile else {
            return;
        };
        if std::mem::replace(&mut self.tiles[tile.index()], true) {
            let what = Phrase::new("rainforest-fault-same-tile").text("tile", tile);
            self.fault(place, what);
        }
        let face = self.book.face(tile);
        if placed.tokens.len() <= CIRCLES && !face.completed_by(&placed.tokens) {
            let what = Phrase::new("rainforest-fault-incomplete")
                .text("tile", tile)
                .list("needs", face.needs.iter().map(|n| n.phrase()));
            self.fault(place, what);
        }
    }
}

/// Reads an end position, as text or as JSON.
///
/// # Errors
/// Everything that cannot be read or cannot be.
pub fn read(text: &str, book: &Catalogue) -> Result<Position, Faults> {
    let mut reader = Reader {
        book,
        seats: Vec::new(),
        faults: Vec::new(),
    };
    if text.trim_start().starts_with('{') {
        reader.json(text);
    } else {
        reader.text(text);
    }
    // Say what cannot be read and what cannot be in one go.
    match Position::new(reader.seats, book) {
        Ok(position) => Faults(reader.faults).or(position),
        Err(more) => {
            reader.faults.extend(more.0);
            Err(Faults(reader.faults))
        }
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
    totem: String,
    #[serde(default)]
    jungle: Vec<JsonTile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct JsonTile {
    tile: Option<String>,
    #[serde(default)]
    colours: Vec<String>,
    points: Option<i64>,
    #[serde(default)]
    tokens: Vec<String>,
    totems: Option<i64>,
    zone_token: Option<String>,
}

/// A tile as it was written.
#[derive(Default)]
struct Written {
    tile: Option<Tile>,
    colours: Vec<Zone>,
    points: Option<i64>,
    tokens: Vec<Kind>,
    totems: Option<i64>,
    zone_token: Option<ZoneToken>,
}

/// Gathers seats and faults while reading.
struct Reader<'a> {
    book: &'a Catalogue,
    seats: Vec<SeatPosition>,
    faults: Vec<Fault>,
}

impl Reader<'_> {
    fn fault(&mut self, place: &str, what: Phrase) {
        self.faults.push(Fault::new(place, what));
    }

    fn parse<T: std::str::FromStr<Err = NotationError>>(
        &mut self,
        place: &str,
        text: &str,
    ) -> Option<T> {
        match text.parse() {
            Ok(value) => Some(value),
            Err(error) => {
                self.fault(place, unreadable(error));
                None
            }
        }
    }

    fn json(&mut self, text: &str) {
        let json: JsonPosition = match serde_json::from_str(text) {
            Ok(json) => json,
            Err(error) => {
                let what = Phrase::new("rainforest-fault-json").text("error", error);
                return self.fault("json", what);
            }
        };
        if json.game != "rainforest" {
            self.fault("game", Phrase::new("rainforest-fault-game"));
        }
        for (i, seat) in json.seats.iter().enumerate() {
            let place = format!("P{}", i + 1);
            let totem = self.parse(&place, &seat.totem);
            self.seats.push(SeatPosition {
                totem,
                jungle: Vec::new(),
            });
            for (j, tile) in seat.jungle.iter().enumerate() {
                let place = format!("{place} {}", j + 1);
                let written = Written {
                    tile: tile.tile.as_ref().and_then(|t| self.parse(&place, t)),
                    colours: tile
                        .colours
                        .iter()
                        .filter_map(|c| self.parse(&place, c))
                        .collect(),
                    points: tile.points,
                    tokens: tile
                        .tokens
                        .iter()
                        .filter_map(|t| self.parse(&place, t))
                        .collect(),
                    totems: tile.totems,
                    zone_token: tile.zone_token.as_ref().and_then(|t| self.parse(&place, t)),
                };
                self.add(&place, written);
            }
        }
    }

    fn text(&mut self, text: &str) {
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(i, line)| (i + 1, line.split('#').next().unwrap_or_default().trim()))
            .filter(|(_, line)| !line.is_empty());
        if lines.next().is_none_or(|(_, line)| line != "rainforest") {
            return self.fault("1", Phrase::new("rainforest-fault-heading"));
        }
        for (number, line) in lines {
            let place = number.to_string();
            let mut words = line.split_whitespace();
            match words.next() {
                Some("seat") => {
                    let totem = self.parse(&place, words.next().unwrap_or_default());
                    self.seats.push(SeatPosition {
                        totem,
                        jungle: Vec::new(),
                    });
                    if let Some(word) = words.next() {
                        let what = Phrase::new("rainforest-fault-word").text("word", word);
                        self.fault(&place, what);
                    }
                }
                Some("tile") if !self.seats.is_empty() => {
                    let written = self.words(&place, words);
                    self.add(&place, written);
                }
                Some("tile") => self.fault(&place, Phrase::new("rainforest-fault-no-seat")),
                _ => self.fault(
                    &place,
                    Phrase::new("rainforest-fault-line").text("line", line),
                ),
            }
        }
    }

    /// A tile line: every word says by itself what it is.
    fn words<'w>(&mut self, place: &str, words: impl Iterator<Item = &'w str>) -> Written {
        let mut written = Written::default();
        for word in words {
            if let Ok(tile) = word.parse() {
                written.tile = Some(tile);
            } else if let Ok(kind) = word.parse() {
                written.tokens.push(kind);
            } else if let Ok(token) = word.parse() {
                if written.zone_token.is_some() {
                    self.fault(place, Phrase::new("rainforest-fault-two-tokens"));
                }
                written.zone_token = Some(token);
            } else if let Some(number) = word.strip_prefix("totems=").and_then(|n| n.parse().ok()) {
                written.totems = Some(number);
            } else if let Ok(number) = word.parse() {
                written.points = Some(number);
            } else if let Ok(colours) = word.split('+').map(str::parse).collect::<Result<_, _>>() {
                written.colours = colours;
            } else {
                let what = Phrase::new("rainforest-fault-word").text("word", word);
                self.fault(place, what);
            }
        }
        written
    }

    fn add(&mut self, place: &str, written: Written) {
        let totem = self.seats.last().and_then(|s| s.totem);
        let mut placed = Placed {
            tile: written.tile,
            colours: written
                .colours
                .iter()
                .fold(0, |all, z| all | 1 << z.index()),
            points: 0,
            totems: count_totems(&written.tokens, totem),
            tokens: written.tokens,
            zone_token: written.zone_token,
        };
        let described =
            !written.colours.is_empty() || written.points.is_some() || written.totems.is_some();
        match written.tile {
            Some(tile) => {
                if described {
                    self.fault(place, Phrase::new("rainforest-fault-described"));
                }
                let face = self.book.face(tile);
                placed.colours = face.colours;
                placed.points = face.points;
            }
            None => {
                let distinct = placed.colours.count_ones() as usize;
                let points = written.points.and_then(|p| u8::try_from(p).ok());
                let points = points.filter(|p| *p <= MOST_POINTS);
                if !(1..=2).contains(&distinct)
                    || distinct != written.colours.len()
                    || points.is_none()
                {
                    let what =
                        Phrase::new("rainforest-fault-description").number("most", MOST_POINTS);
                    self.fault(place, what);
                }
                placed.points = points.unwrap_or(0);
                match written.totems.map(u8::try_from) {
                    Some(Ok(totems)) if placed.tokens.is_empty() => placed.totems = totems,
                    Some(_) => self.fault(place, Phrase::new("rainforest-fault-totems")),
                    None => {}
                }
            }
        }
        if let Some(seat) = self.seats.last_mut() {
            seat.jungle.push(placed);
        }
    }
}
