//! [`Catalogue`]: the tiles and the board as data, built in or from a box owner's own file.

use arrayvec::ArrayVec;
use serde::Deserialize;
use table::{Fault, Faults, NotationError, Phrase};

use crate::rules::tile::{CIRCLES, Face, Need, PILE, TILES, Tile};
use crate::rules::token::{ZONES, Zone};

/// The built-in tiles: a reconstruction, and the file says so.
pub const BUILT_IN: &str = include_str!("../../data/tiles.toml");

/// Fewest and most places for tokens in a zone.
pub const PLACES: std::ops::RangeInclusive<i64> = 2..=6;
/// Fewest and most points of a tile that a file may give.
const POINTS: std::ops::RangeInclusive<i64> = 0..=9;
/// Tiles of one colour in a pile; the others have two colours.
const PLAIN: usize = 7;

/// What is printed on the 55 tiles, and how many places for tokens each zone has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Catalogue {
    faces: [Face; TILES],
    places: [u8; ZONES],
    reconstruction: bool,
}

/// The file as it is written, before it is checked.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    reconstruction: bool,
    places: std::collections::BTreeMap<String, i64>,
    #[serde(default)]
    tile: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: String,
    colours: Vec<String>,
    points: i64,
    needs: Vec<String>,
    /// Where the facts come from; for readers of the file.
    #[serde(default, rename = "source")]
    _source: String,
}

impl Catalogue {
    /// Reads and checks a file.
    ///
    /// # Errors
    /// Every fault of the file, not only the first.
    pub fn read(text: &str) -> Result<Catalogue, Faults> {
        let file: File = toml::from_str(text).map_err(|e| {
            let error = e.message().to_string();
            let line = e.span().map_or(1, |span| {
                1 + text[..span.start.min(text.len())].matches('\n').count()
            });
            let what = Phrase::new("rainforest-fault-toml").text("error", error);
            Faults::one(line.to_string(), what)
        })?;
        let mut faults = Vec::new();
        let places = read_places(&file, &mut faults);
        let faces = read_tiles(&file, &mut faults);
        let blank = || Face::new(0, 0, ArrayVec::new());
        let mut faces = faces.into_iter();
        Faults(faults).or(Catalogue {
            faces: std::array::from_fn(|_| faces.next().flatten().unwrap_or_else(blank)),
            places,
            reconstruction: file.reconstruction,
        })
    }

    /// What is printed on a tile.
    #[inline]
    pub fn face(&self, tile: Tile) -> &Face {
        &self.faces[tile.index()]
    }

    /// How many tokens a zone has room for.
    #[inline]
    pub fn places(&self, zone: Zone) -> usize {
        usize::from(self.places[zone.index()])
    }

    /// Tokens on a full board.
    pub fn all_places(&self) -> usize {
        self.places.iter().map(|p| usize::from(*p)).sum()
    }

    /// Does the file say of itself that it is a reconstruction?
    pub fn is_reconstruction(&self) -> bool {
        self.reconstruction
    }
}

fn read_places(file: &File, faults: &mut Vec<Fault>) -> [u8; ZONES] {
    let mut places = [0; ZONES];
    for zone in Zone::ALL {
        match file.places.get(zone.name()) {
            Some(n) if PLACES.contains(n) => places[zone.index()] = *n as u8,
            found => {
                let what = Phrase::new("rainforest-fault-places")
                    .number("low", *PLACES.start())
                    .number("high", *PLACES.end())
                    .text("found", found.map_or("–".to_string(), i64::to_string));
                faults.push(Fault::new(format!("places.{zone}"), what));
            }
        }
    }
    for name in file.places.keys() {
        if let Err(error) = name.parse::<Zone>() {
            faults.push(Fault::new("places", unreadable(error)));
        }
    }
    places
}

fn read_tiles(file: &File, faults: &mut Vec<Fault>) -> Vec<Option<Face>> {
    let mut faces: Vec<Option<Face>> = vec![None; TILES];
    // A tile that is there but cannot be read is not missing as well.
    let mut named = [false; TILES];
    for entry in &file.tile {
        match entry.id.parse::<Tile>() {
            Err(error) => faults.push(Fault::new(&entry.id, unreadable(error))),
            Ok(tile) => {
                if named[tile.index()] {
                    faults.push(Fault::new(
                        &entry.id,
                        Phrase::new("rainforest-fault-tile-twice"),
                    ));
                }
                named[tile.index()] = true;
                faces[tile.index()] = read_face(tile, entry, faults);
            }
        }
    }
    for tile in Tile::all().filter(|t| !named[t.index()]) {
        faults.push(Fault::new(
            tile.to_string(),
            Phrase::new("rainforest-fault-tile-missing"),
        ));
    }
    for zone in Zone::ALL {
        let pile = &faces[zone.index() * PILE..(zone.index() + 1) * PILE];
        if pile.iter().any(Option::is_none) {
            continue;
        }
        let count = |colours: u8| {
            pile.iter()
                .flatten()
                .filter(|f| f.colours == colours)
                .count()
        };
        let own = 1u8 << zone.index();
        let pairs = Zone::ALL.into_iter().filter(|z| *z != zone);
        let fair =
            count(own) == PLAIN && pairs.into_iter().all(|z| count(own | 1 << z.index()) == 1);
        if !fair {
            let what = Phrase::new("rainforest-fault-pile")
                .number("plain", PLAIN as i64)
                .phrase("zone", zone.phrase());
            faults.push(Fault::new(zone.name(), what));
        }
    }
    faces
}

fn read_face(tile: Tile, entry: &Entry, faults: &mut Vec<Fault>) -> Option<Face> {
    let before = faults.len();
    let mut fault = |what: Phrase| faults.push(Fault::new(&entry.id, what));
    let mut colours = 0u8;
    for name in &entry.colours {
        match name.parse::<Zone>() {
            Ok(zone) => colours |= 1 << zone.index(),
            Err(error) => fault(unreadable(error)),
        }
    }
    let own = colours >> tile.zone().index() & 1 != 0;
    if !own || colours.count_ones() as usize != entry.colours.len() || entry.colours.len() > 2 {
        fault(Phrase::new("rainforest-fault-colours").phrase("zone", tile.zone().phrase()));
    }
    if !POINTS.contains(&entry.points) {
        let what = Phrase::new("rainforest-fault-points")
            .number("low", *POINTS.start())
            .number("high", *POINTS.end())
            .number("found", entry.points);
        fault(what);
    }
    let mut needs: ArrayVec<Need, CIRCLES> = ArrayVec::new();
    for word in entry.needs.iter().take(CIRCLES) {
        match word.parse() {
            Ok(need) => needs.push(need),
            Err(error) => fault(unreadable(error)),
        }
    }
    if !(1..=CIRCLES).contains(&entry.needs.len()) {
        let what = Phrase::new("rainforest-fault-circles")
            .number("most", CIRCLES as i64)
            .number("found", entry.needs.len() as i64);
        fault(what);
    }
    needs.sort();
    (faults.len() == before).then(|| Face::new(entry.points as u8, colours, needs))
}

/// A word that cannot be read, as a fault.
pub(crate) fn unreadable(error: NotationError) -> Phrase {
    let NotationError { text, expected } = error;
    Phrase::new("table-error-notation")
        .text("text", text)
        .phrase("expected", expected)
}
