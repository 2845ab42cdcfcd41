//! [`Catalogue`]: what is in the box and what it is worth, read from a data file.
//!
//! One constructor reads the built-in files and a box owner's own, and lists every fault.

use table::{Fault, Faults, Phrase};
use toml::{Table, Value};

use crate::rules::cards::MAX_CARDS;
use crate::rules::kind::{KINDS, Kind, SEED_KINDS, SPECIES, Species};
use crate::rules::tree::MAX_TREES;

/// What is in the box and what it is worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Catalogue {
    /// Copies of the base cards, wildlife aside.
    pub base: [u8; KINDS],
    /// Copies of the advanced plants and threats.
    pub advanced: [u8; KINDS],
    /// Copies in the germination deck.
    pub germination: [u8; SEED_KINDS],
    /// Species that the box has, as bits.
    pub species: u16,
    /// Cards taken out unseen.
    pub removed: u8,
    /// Starting trunks in the box.
    pub starting_trunks: u8,
    /// A fern of an odd number.
    pub fern: i8,
    /// One, two, three or more bromelias.
    pub bromelia: [i8; 3],
    /// Three monsteras.
    pub monstera: i8,
    /// Every set of three monsteras counts.
    pub monstera_sets: bool,
    /// A pair of rain and sun.
    pub weather: i8,
    /// A fungus.
    pub fungi: i8,
    /// A liana for each complete tree.
    pub lianas: i8,
    /// An orchid.
    pub orchid: i8,
    /// The tallest tree, by season.
    pub tallest: [i8; 3],
    /// The tallest tree with three and four seats.
    pub tallest_many: [i8; 2],
    /// The most complete trees.
    pub lush: i8,
    /// The most complete trees with three and four seats.
    pub lush_many: i8,
    /// The Spirit has more threats than the player.
    pub spirit_threats: i8,
    /// Points of active cards.
    pub active: [i8; SPECIES],
    /// Points of a mate alone and with the active card.
    pub mate: [[i8; 2]; SPECIES],
}

/// Collects values and faults while walking through a file.
struct Reader {
    faults: Vec<Fault>,
}

impl Reader {
    fn fault(&mut self, place: &str, what: Phrase) {
        self.faults.push(Fault::new(place, what));
    }

    fn section<'t>(&mut self, table: &'t Table, name: &str) -> Option<&'t Table> {
        let found = table.get(name).and_then(Value::as_table);
        if found.is_none() {
            self.fault(name, Phrase::new("canopee-data-section"));
        }
        if let Some(section) = found
            && section.values().any(|v| !v.is_table())
            && section.get("source").and_then(Value::as_str).is_none()
        {
            self.fault(name, Phrase::new("canopee-data-source"));
        }
        found
    }

    fn only(&mut self, section: &str, table: &Table, known: &[&str]) {
        for key in table.keys() {
            if key != "source" && !known.contains(&key.as_str()) {
                let what = Phrase::new("canopee-data-unknown").text("known", known.join(", "));
                self.fault(&format!("{section}.{key}"), what);
            }
        }
    }

    fn number(&mut self, place: &str, value: Option<&Value>, low: i64, high: i64) -> i8 {
        match value.and_then(Value::as_integer) {
            Some(n) if (low..=high).contains(&n) => n as i8,
            _ => {
                let what = Phrase::new("canopee-data-number")
                    .number("low", low)
                    .number("high", high);
                self.fault(place, what);
                0
            }
        }
    }

    fn list<const N: usize>(&mut self, place: &str, value: Option<&Value>) -> [i8; N] {
        let list = value
            .and_then(Value::as_array)
            .map_or(&[][..], Vec::as_slice);
        if list.len() != N {
            let what = Phrase::new("canopee-data-list").number("count", N as i64);
            self.fault(place, what);
            return [0; N];
        }
        let mut numbers = [0; N];
        for (i, number) in numbers.iter_mut().enumerate() {
            *number = self.number(&format!("{place}[{i}]"), Some(&list[i]), -20, 20);
        }
        numbers
    }

    fn copies<const N: usize>(
        &mut self,
        section: &str,
        table: &Table,
        allowed: &[Kind],
    ) -> [u8; N] {
        let known: Vec<&str> = allowed.iter().map(|k| k.name()).collect();
        self.only(section, table, &known);
        let mut copies = [0; N];
        for kind in allowed {
            let place = format!("{section}.{kind}");
            copies[kind.index()] = self.number(&place, table.get(kind.name()), 0, 30) as u8;
        }
        copies
    }
}

impl Catalogue {
    /// Reads a data file for the final edition (`first` is false) or the first one.
    ///
    /// # Errors
    /// Everything in the file that is missing, unknown or out of range.
    pub fn read(text: &str, first: bool) -> Result<Catalogue, Faults> {
        let table: Table = match text.parse() {
            Ok(table) => table,
            Err(e) => {
                let what = Phrase::new("canopee-data-toml").text("error", e);
                return Err(Faults::one("", what));
            }
        };
        let mut r = Reader { faults: Vec::new() };
        let mut c = Catalogue::empty();
        let top: &[&str] = &["box", "deck", "germination", "season", "forest", "wildlife"];
        for key in table.keys().filter(|k| !top.contains(&k.as_str())) {
            let what = Phrase::new("canopee-data-unknown").text("known", top.join(", "));
            r.fault(key, what);
        }
        if let Some(s) = r.section(&table, "box") {
            r.only("box", s, &["edition", "removed", "starting_trunks"]);
            let wanted = if first { "first" } else { "final" };
            if s.get("edition").and_then(Value::as_str) != Some(wanted) {
                let what = Phrase::new("canopee-data-edition").text("wanted", wanted);
                r.fault("box.edition", what);
            }
            c.removed = r.number("box.removed", s.get("removed"), 0, 40) as u8;
            let most = if first { 0 } else { 4 };
            let trunks = s.get("starting_trunks");
            c.starting_trunks = r.number("box.starting_trunks", trunks, most, 4) as u8;
        }
        c.read_decks(&mut r, &table, first);
        c.read_points(&mut r, &table);
        c.read_wildlife(&mut r, &table, first);
        c.check(&mut r, first);
        Faults(r.faults).or(c)
    }

    fn empty() -> Catalogue {
        Catalogue {
            base: [0; KINDS],
            advanced: [0; KINDS],
            germination: [0; SEED_KINDS],
            species: 0,
            removed: 0,
            starting_trunks: 0,
            fern: 0,
            bromelia: [0; 3],
            monstera: 0,
            monstera_sets: false,
            weather: 0,
            fungi: 0,
            lianas: 0,
            orchid: 0,
            tallest: [0; 3],
            tallest_many: [0; 2],
            lush: 0,
            lush_many: 0,
            spirit_threats: 0,
            active: [0; SPECIES],
            mate: [[0; 2]; SPECIES],
        }
    }

    fn read_decks(&mut self, r: &mut Reader, table: &Table, first: bool) {
        let base: Vec<Kind> = Kind::ALL[..=Kind::Drought.index()].to_vec();
        let advanced: Vec<Kind> = Kind::ALL[Kind::Fungi.index()..].to_vec();
        if let Some(deck) = r.section(table, "deck") {
            let parts: &[&str] = if first {
                &["base"]
            } else {
                &["base", "advanced"]
            };
            r.only("deck", deck, parts);
            if let Some(s) = r.section(deck, "base") {
                self.base = r.copies("deck.base", s, &base);
            }
            if !first && let Some(s) = r.section(deck, "advanced") {
                self.advanced = r.copies("deck.advanced", s, &advanced);
            }
        }
        if let Some(s) = r.section(table, "germination") {
            self.germination = r.copies("germination", s, &Kind::ALL[..SEED_KINDS]);
        }
    }

    fn read_points(&mut self, r: &mut Reader, table: &Table) {
        if let Some(s) = r.section(table, "season") {
            let known = [
                "fern",
                "bromelia",
                "monstera",
                "monstera_sets",
                "weather",
                "fungi",
                "lianas",
                "orchid",
                "tallest",
                "tallest_many",
            ];
            r.only("season", s, &known);
            let mut points = |name: &str| r.number(&format!("season.{name}"), s.get(name), -9, 9);
            self.fern = points("fern");
            self.monstera = points("monstera");
            self.weather = points("weather");
            self.fungi = points("fungi");
            self.lianas = points("lianas");
            self.orchid = points("orchid");
            self.bromelia = r.list("season.bromelia", s.get("bromelia"));
            self.tallest = r.list("season.tallest", s.get("tallest"));
            self.tallest_many = r.list("season.tallest_many", s.get("tallest_many"));
            match s.get("monstera_sets").and_then(Value::as_bool) {
                Some(sets) => self.monstera_sets = sets,
                None => r.fault("season.monstera_sets", Phrase::new("canopee-data-flag")),
            }
        }
        if let Some(s) = r.section(table, "forest") {
            r.only("forest", s, &["lush", "lush_many", "spirit_threats"]);
            self.lush = r.number("forest.lush", s.get("lush"), 0, 20);
            self.lush_many = r.number("forest.lush_many", s.get("lush_many"), 0, 20);
            let bonus = s.get("spirit_threats");
            self.spirit_threats = r.number("forest.spirit_threats", bonus, 0, 20);
        }
    }

    fn read_wildlife(&mut self, r: &mut Reader, table: &Table, first: bool) {
        let Some(s) = r.section(table, "wildlife") else {
            return;
        };
        let species = if first {
            &Species::ALL[..Species::BASE]
        } else {
            &Species::ALL[..]
        };
        let known: Vec<&str> = species.iter().map(|x| x.name()).collect();
        r.only("wildlife", s, &known);
        for x in species {
            let place = format!("wildlife.{x}");
            let i = x.index();
            self.species |= 1 << i;
            if x.mate().is_some() {
                let [active, alone, pair] = r.list(&place, s.get(x.name()));
                self.active[i] = active;
                self.mate[i] = [alone, pair];
            } else {
                [self.active[i]] = r.list(&place, s.get(x.name()));
            }
        }
    }

    /// What no single number shows: the box must fit the table.
    fn check(&self, r: &mut Reader, first: bool) {
        let sum = |copies: &[u8]| copies.iter().map(|c| u32::from(*c)).sum::<u32>();
        let wildlife = 2 * self.species.count_ones();
        let all = sum(&self.base) + sum(&self.advanced) + wildlife;
        if all > MAX_CARDS as u32 {
            let what = Phrase::new("canopee-data-many")
                .number("cards", all)
                .number("most", MAX_CARDS as i64);
            r.fault("deck", what);
        }
        // Every season must at least fill its piles: 1 + 2 + 3, and 3 more of a season card.
        let base_wildlife = if first {
            wildlife
        } else {
            2 * Species::BASE as u32
        };
        let least = sum(&self.base) + base_wildlife;
        if least < u32::from(self.removed) + 3 * 12 {
            let what = Phrase::new("canopee-data-few").number("cards", least);
            r.fault("deck", what);
        }
        let trunks = |copies: &[u8]| sum(&copies[Kind::Trunk0.index()..=Kind::Trunk2.index()]);
        let trunks =
            trunks(&self.base) + trunks(&self.germination) + u32::from(self.starting_trunks);
        if trunks > MAX_TREES as u32 {
            let what = Phrase::new("canopee-data-trunks")
                .number("trunks", trunks)
                .number("most", MAX_TREES as i64);
            r.fault("deck", what);
        }
        if sum(&self.germination) < 3 {
            r.fault("germination", Phrase::new("canopee-data-germination"));
        }
        self.check_points(r);
    }

    /// No row of a season may bring more than the ledger can hold.
    fn check_points(&self, r: &mut Reader) {
        const MOST: i32 = 120;
        let copies = |kind: Kind| {
            let more = self.germination.get(kind.index()).copied().unwrap_or(0);
            let i = kind.index();
            // Two butterflies can turn into plants.
            i32::from(self.base[i]) + i32::from(self.advanced[i]) + i32::from(more) + 2
        };
        let canopies: i32 = (0..3).map(|m| copies(Kind::canopy(m))).sum();
        for (name, points, count) in [
            ("fern", self.fern, copies(Kind::Fern)),
            ("monstera", self.monstera, copies(Kind::Monstera) / 3),
            (
                "weather",
                self.weather,
                copies(Kind::Rain).min(copies(Kind::Sun)),
            ),
            ("fungi", self.fungi, copies(Kind::Fungi)),
            ("lianas", self.lianas, copies(Kind::Lianas) * canopies),
            ("orchid", self.orchid, copies(Kind::Orchid)),
        ] {
            if i32::from(points).abs() * count > MOST {
                let what = Phrase::new("canopee-data-points").number("most", MOST);
                r.fault(&format!("season.{name}"), what);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FINAL: &str = include_str!("../../data/canopee.toml");
    const FIRST: &str = include_str!("../../data/canopy-first.toml");

    #[test]
    fn the_built_in_files_are_sound_and_add_up() {
        let sum = |copies: &[u8]| copies.iter().map(|c| u32::from(*c)).sum::<u32>();
        let c = Catalogue::read(FINAL, false).unwrap();
        assert_eq!(sum(&c.base) + 12, 112);
        assert_eq!(sum(&c.advanced) + 14, 28);
        assert_eq!(sum(&c.germination), 21);
        assert_eq!(sum(&c.base[5..8]), 18);
        assert_eq!(sum(&c.base[8..11]), 11);
        let c = Catalogue::read(FIRST, true).unwrap();
        assert_eq!(sum(&c.base) + 12, 112);
        assert_eq!(sum(&c.germination), 21);
    }

    #[test]
    fn every_fault_of_a_file_is_listed() {
        let bad = FINAL
            .replace("fern = 13", "fern = -1")
            .replace("jaguar = [-3, 2, 4]", "jaguar = [-3, 2]")
            .replace("removed = 10", "removed = \"ten\"")
            .replace("[germination]\nsource = ", "[germination]\nremark = ");
        let faults = Catalogue::read(&bad, false).unwrap_err();
        let places: Vec<&str> = faults.0.iter().map(|f| f.place.as_str()).collect();
        for place in [
            "deck.base.fern",
            "wildlife.jaguar",
            "box.removed",
            "germination",
            "germination.remark",
        ] {
            assert!(places.contains(&place), "{place} in {places:?}");
        }
        assert!(Catalogue::read("this is not toml", false).is_err());
        assert!(Catalogue::read(FIRST, false).is_err(), "the wrong edition");
    }

    #[test]
    fn a_box_that_does_not_fit_the_table_is_refused() {
        let many = FINAL.replace("trunk-1 = 8", "trunk-1 = 20");
        assert!(Catalogue::read(&many, false).is_err());
        let few = FINAL
            .replace("fern = 13", "fern = 0")
            .replace("removed = 10", "removed = 40");
        let few = few
            .replace("bromelia = 11", "bromelia = 0")
            .replace("monstera = 11", "monstera = 0");
        let few = few.replace("rain = 8", "rain = 0");
        assert!(Catalogue::read(&few, false).is_err());
    }
}
