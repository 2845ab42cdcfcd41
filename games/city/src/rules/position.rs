//! End positions as text and as JSON: for scoring a real game, for tests and for tools.
//!
//! ```text
//! canopy-city
//! seat
//! gold: 5
//! prestige: 7
//! guild: guild-1
//! pile: card-3 card-12
//! pile: card-5 gold=2 prestige=1
//! pile:
//! printed: 12
//! ```
//!
//! The table as it lies after the third cycle, before the effects of the end of the game. A `pile` names
//! its buildings from the bottom up, the last one is visible; then the cubes on it. A pile without
//! buildings is a bare foundation. The starting foundations come first; for the others `base=card-9` may
//! name the card underneath. `guild` may be left out. `printed` are points of visible buildings and effects
//! that the card file does not know, as counted by hand from a box with other cards. `#` starts a remark.
//! Cards go by their numbers in the card file. The JSON form is `{"game":"canopy-city","seats":[{"gold":5,"prestige":7,
//! "guild":"guild-1","piles":[{"buildings":["card-3","card-12"],"gold":0,"prestige":0}]}]}`.
//!
//! Effects of the end of the game are resolved in the order, and with the choices, that bring their
//! owner the most.

use std::str::FromStr;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use table::{Fault, Faults, Game, NotationError, Phrase, Scored, Setup};

use crate::rules::CanopyCity;
use crate::rules::card::{Card, Guild, MAX_PILES};
use crate::rules::catalogue::PLAYS;
use crate::rules::flow::Flow;
use crate::rules::score;
use crate::rules::state::{City, SEATS, START, UNKNOWN};

/// A pile.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct PilePosition {
    /// The card that is the foundation, where it is one and known.
    pub base: Option<Card>,
    /// From the bottom up.
    pub buildings: Vec<Card>,
    /// Gold cubes on it.
    pub gold: u8,
    /// Prestige cubes on it.
    pub prestige: u8,
}

/// One seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct SeatPosition {
    /// Gold in the reserve.
    pub gold: u16,
    /// Prestige in the reserve.
    pub prestige: u16,
    /// Its guild.
    pub guild: Option<Guild>,
    /// Its piles.
    pub piles: Vec<PilePosition>,
    /// Its hand; empty at the end of a game.
    pub hand: Vec<Card>,
    /// Points of buildings and effects that are not in the card file.
    pub printed: u16,
}

/// Most points that may be counted by hand: far more than a city brings.
const MOST_PRINTED: u16 = 500;

impl CanopyCity {
    /// How many foundations a seat with this guild starts with.
    pub fn first_foundations(&self, guild: Option<Guild>) -> usize {
        start_piles(&self.flow, guild)
    }
}

/// Scores a position given as text or as JSON.
///
/// # Errors
/// Everything that cannot be read or cannot be.
pub(crate) fn score(text: &str, setup: Option<&Setup>) -> Result<Scored, Faults> {
    let (seats, mut faults) = if text.trim_start().starts_with('{') {
        read_json(text)?
    } else {
        read_text(text)
    };
    if !(3..=SEATS).contains(&seats.len()) {
        let what = Phrase::new("canopy-city-fault-seats").number("seats", seats.len() as i64);
        faults.push(Fault::new("seats", what));
        return Err(Faults(faults));
    }
    // The table's own cards and rulings where they are known, at the seats of the position.
    let data = setup.and_then(Setup::data).map(str::to_string);
    let options: Vec<(&str, &str)> = setup.map(|s| s.options().collect()).unwrap_or_default();
    let setup = Setup::new(CanopyCity::descriptor(), seats.len(), options, data)?;
    let game = CanopyCity::new(&setup)?;
    check(&game.flow, &seats, &mut faults);
    for (i, _) in seats.iter().enumerate().filter(|(_, s)| !s.hand.is_empty()) {
        faults.push(Fault::new(
            format!("P{}", i + 1),
            Phrase::new("canopy-city-fault-hand"),
        ));
    }
    if !faults.is_empty() {
        return Err(Faults(faults));
    }
    let mut cities = Vec::new();
    for (i, seat) in seats.iter().enumerate() {
        match score::best_end(&game.flow, &city(&game.flow, seat)) {
            Some(city) => cities.push(city),
            None => faults.push(Fault::new(
                format!("P{}", i + 1),
                Phrase::new("canopy-city-fault-too-many"),
            )),
        }
    }
    Faults(faults).or(())?;
    let printed: Vec<u16> = seats.iter().map(|s| s.printed).collect();
    let sheet = score::sheet_with(&game.flow.catalogue, &cities, &printed);
    let json = details(&sheet, &cities);
    Ok(Scored { sheet, json })
}

fn details(sheet: &table::Sheet, cities: &[City]) -> Value {
    let mut json = sheet.json();
    json["game"] = "canopy-city".into();
    json["reconstructed"] = true.into();
    if let Some(seats) = json["seats"].as_array_mut() {
        for (seat, city) in seats.iter_mut().zip(cities) {
            seat["gold"] = json!(city.gold);
            seat["prestige"] = json!(city.prestige);
        }
    }
    json
}

/// Starting foundations of a seat with this guild.
pub(crate) fn start_piles(flow: &Flow, guild: Option<Guild>) -> usize {
    let extra = guild.map_or(0, |g| flow.catalogue.guilds[g.index()].extra_foundations);
    usize::from(flow.catalogue.numbers.start_foundations) + usize::from(extra)
}

/// Looks for everything that cannot be.
pub(crate) fn check(flow: &Flow, seats: &[SeatPosition], faults: &mut Vec<Fault>) {
    let mut left = flow.deck;
    let mut guilds: Vec<Guild> = Vec::new();
    for (i, seat) in seats.iter().enumerate() {
        let place = format!("P{}", i + 1);
        let mut fault = |what: Phrase| faults.push(Fault::new(&place, what));
        let start = start_piles(flow, seat.guild);
        if seat.piles.len() < start || seat.piles.len() > MAX_PILES {
            let what = Phrase::new("canopy-city-fault-piles")
                .number("piles", seat.piles.len() as i64)
                .number("least", start as i64)
                .number("most", MAX_PILES as i64);
            fault(what);
        }
        let buildings: usize = seat.piles.iter().map(|p| p.buildings.len()).sum();
        let played = buildings + seat.piles.len().saturating_sub(start);
        if seat.piles.iter().take(start).any(|p| p.base.is_some()) {
            fault(Phrase::new("canopy-city-fault-base").number("start", start as i64));
        }
        if played > PLAYS {
            let what = Phrase::new("canopy-city-fault-plays")
                .number("plays", played as i64)
                .number("most", PLAYS as i64);
            fault(what);
        }
        let piled = seat
            .piles
            .iter()
            .flat_map(|p| p.buildings.iter().chain(&p.base));
        for card in piled.chain(&seat.hand) {
            let name = flow.catalogue.card_phrase(*card);
            let at = card.index() as u8;
            if left.count(at) == 0 {
                fault(
                    Phrase::new("canopy-city-fault-copies")
                        .text("number", card)
                        .phrase("card", name)
                        .number("copies", i64::from(flow.deck.count(at))),
                );
            }
            left.take(at);
        }
        if seat.printed > MOST_PRINTED {
            fault(Phrase::new("canopy-city-fault-printed").number("most", MOST_PRINTED));
        }
        if let Some(guild) = seat.guild {
            if guild.index() >= flow.catalogue.guild_count() || guilds.contains(&guild) {
                fault(Phrase::new("canopy-city-fault-guild").text("guild", guild));
            }
            guilds.push(guild);
        }
    }
}

/// The city of a checked position. Foundations that are not named are unknown cards.
pub(crate) fn city(flow: &Flow, seat: &SeatPosition) -> City {
    let mut city = City::EMPTY;
    city.gold = seat.gold;
    city.prestige = seat.prestige;
    city.guild = seat
        .guild
        .map_or(crate::rules::state::NONE, |g| g.index() as u8);
    let start = start_piles(flow, seat.guild);
    let mut play = 0u8;
    for (at, pile) in seat.piles.iter().enumerate() {
        if at < start {
            city.found(START);
        } else {
            city.found(play);
            city.cards[usize::from(play)] = pile.base.map_or(UNKNOWN, |c| c.index() as u8);
            city.hidden |= 1 << play;
            play += 1;
        }
        for card in &pile.buildings {
            city.cards[usize::from(play)] = card.index() as u8;
            city.push(at, play);
            play += 1;
        }
        city.piles[at].gold = pile.gold;
        city.piles[at].prestige = pile.prestige;
    }
    city
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
    gold: u16,
    #[serde(default)]
    prestige: u16,
    guild: Option<String>,
    #[serde(default)]
    piles: Vec<JsonPile>,
    #[serde(default)]
    printed: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct JsonPile {
    base: Option<String>,
    #[serde(default)]
    buildings: Vec<String>,
    #[serde(default)]
    gold: u8,
    #[serde(default)]
    prestige: u8,
}

fn unreadable(error: NotationError) -> Phrase {
    Phrase::new("table-error-notation")
        .text("text", error.text)
        .phrase("expected", error.expected)
}

fn parse<T: FromStr<Err = NotationError>>(
    place: &str,
    text: &str,
    faults: &mut Vec<Fault>,
) -> Option<T> {
    text.parse()
        .map_err(|e| faults.push(Fault::new(place, unreadable(e))))
        .ok()
}

fn read_json(text: &str) -> Result<(Vec<SeatPosition>, Vec<Fault>), Faults> {
    let json: JsonPosition = serde_json::from_str(text).map_err(|e| {
        Faults::one(
            "json",
            Phrase::new("canopy-city-fault-json").text("error", e),
        )
    })?;
    let mut faults = Vec::new();
    if json.game != "canopy-city" {
        faults.push(Fault::new("game", Phrase::new("canopy-city-fault-heading")));
    }
    let mut seats = Vec::new();
    for (i, seat) in json.seats.iter().enumerate() {
        let place = format!("P{}", i + 1);
        let guild = seat.guild.as_ref();
        seats.push(SeatPosition {
            gold: seat.gold,
            prestige: seat.prestige,
            guild: guild.and_then(|g| parse(&place, g, &mut faults)),
            piles: seat
                .piles
                .iter()
                .map(|pile| PilePosition {
                    base: pile
                        .base
                        .as_ref()
                        .and_then(|b| parse(&place, b, &mut faults)),
                    buildings: pile
                        .buildings
                        .iter()
                        .filter_map(|b| parse(&place, b, &mut faults))
                        .collect(),
                    gold: pile.gold,
                    prestige: pile.prestige,
                })
                .collect(),
            hand: Vec::new(),
            printed: seat.printed,
        });
    }
    Ok((seats, faults))
}

pub(crate) fn read_text(text: &str) -> (Vec<SeatPosition>, Vec<Fault>) {
    let mut seats: Vec<SeatPosition> = Vec::new();
    let mut faults = Vec::new();
    let mut lines = text
        .lines()
        .enumerate()
        .map(|(i, line)| (i + 1, line.split('#').next().unwrap_or_default().trim()))
        .filter(|(_, line)| !line.is_empty());
    if lines.next().is_none_or(|(_, line)| line != "canopy-city") {
        faults.push(Fault::new("1", Phrase::new("canopy-city-fault-heading")));
    }
    for (number, line) in lines {
        let place = number.to_string();
        if line == "seat" {
            seats.push(SeatPosition::default());
            continue;
        }
        let bad = |line: &str| Phrase::new("canopy-city-fault-line").text("line", line);
        let (Some(seat), Some((key, value))) = (seats.last_mut(), line.split_once(':')) else {
            faults.push(Fault::new(&place, bad(line)));
            continue;
        };
        let value = value.trim();
        match key.trim() {
            "gold" => match value.parse() {
                Ok(gold) => seat.gold = gold,
                Err(_) => faults.push(Fault::new(&place, bad(line))),
            },
            "prestige" => match value.parse() {
                Ok(prestige) => seat.prestige = prestige,
                Err(_) => faults.push(Fault::new(&place, bad(line))),
            },
            "printed" => match value.parse() {
                Ok(printed) => seat.printed = printed,
                Err(_) => faults.push(Fault::new(&place, bad(line))),
            },
            "guild" => seat.guild = parse(&place, value, &mut faults),
            "hand" => {
                let cards = value.split_whitespace();
                let cards: Vec<Card> = cards
                    .filter_map(|c| parse(&place, c, &mut faults))
                    .collect();
                seat.hand.extend(cards);
            }
            "pile" => seat.piles.push(read_pile(&place, value, &mut faults)),
            _ => faults.push(Fault::new(&place, bad(line))),
        }
    }
    (seats, faults)
}

fn read_pile(place: &str, text: &str, faults: &mut Vec<Fault>) -> PilePosition {
    let mut pile = PilePosition::default();
    for word in text.split_whitespace() {
        let mut cubes = |number: &str| {
            number.parse().unwrap_or_else(|_| {
                let what = Phrase::new("canopy-city-fault-line").text("line", word);
                faults.push(Fault::new(place, what));
                0
            })
        };
        if let Some(number) = word.strip_prefix("gold=") {
            pile.gold = cubes(number);
        } else if let Some(number) = word.strip_prefix("prestige=") {
            pile.prestige = cubes(number);
        } else if let Some(card) = word.strip_prefix("base=") {
            pile.base = parse(place, card, faults);
        } else {
            pile.buildings.extend(parse::<Card>(place, word, faults));
        }
    }
    pile
}
