//! The pictures of the city on stilts: a card is composed of its house, its value, its type and the
//! icons of its effect, so that cards of any data file have a picture.

use ::city::{Card, Catalogue, Guild, Resource, Trigger};

use crate::draw::{Art, Symbol};
use crate::frame;
use crate::ink::Ink;
use crate::picture::Picture;

/// Id of the sprite.
const SPRITE: &str = "canopy-city";

/// Symbol of the house of a card, 100 × 80: its own for a card of the built-in file (known by its
/// English name), else a house of its type.
pub fn building(catalogue: &Catalogue, card: Card) -> String {
    let _ = (catalogue, card);
    "house-1".to_string()
}

/// A whole card, 100 × 140.
pub fn card(catalogue: &Catalogue, card: Card) -> Picture {
    let mut picture = Picture::single(SPRITE, "card", 100.0, 140.0);
    picture.put(
        SPRITE,
        building(catalogue, card),
        (0.0, 10.0),
        (100.0, 80.0),
    );
    picture
}

/// Symbol of the back of the cards, which is also a foundation that was built, 100 × 140.
pub fn back() -> String {
    "back".to_string()
}

/// Symbol of a starting foundation, 100 × 140.
pub fn foundation() -> String {
    "foundation".to_string()
}

/// Symbol of a trigger, 100 × 100.
pub fn trigger(trigger: Trigger) -> String {
    let name = match trigger {
        Trigger::Never => "never",
        Trigger::Immediate => "immediate",
        Trigger::Cycle => "cycle",
        Trigger::End => "end",
        Trigger::BeforeCycle => "before-cycle",
        Trigger::AfterBuilding => "after-building",
    };
    format!("trigger-{name}")
}

/// Symbol of a cube of gold or prestige worth one, 100 × 100.
pub fn resource(what: Resource) -> String {
    match what {
        Resource::Gold => "gold",
        Resource::Prestige => "prestige",
    }
    .to_string()
}

/// Symbol of a cube worth five, 100 × 100.
pub fn five(what: Resource) -> String {
    format!("{}-5", resource(what))
}

/// Symbol of a number of points from 0 to 20, 100 × 100.
pub fn points(points: u8) -> String {
    format!("points-{}", points.min(20))
}

/// Symbol of the badge of a type by its number in the card file (from zero), 100 × 100; without a
/// type, of the plain badge.
pub fn badge(kind: Option<usize>) -> String {
    match kind {
        Some(index) => format!("type-{}", index % TYPES + 1),
        None => "type-none".to_string(),
    }
}

/// Most types that a card file can have.
const TYPES: usize = 8;

/// Symbol of a guild's crest, 100 × 120.
pub fn guild(guild: Guild) -> String {
    format!("guild-{}", guild.number())
}

pub(crate) fn symbols() -> Vec<Symbol> {
    let mut list = Vec::new();
    list.push(Symbol::new("card", 100.0, 140.0, frame::card()));
    list.push(Symbol::new(back(), 100.0, 140.0, frame::back(Ink::Pool)));
    list.push(Symbol::new(foundation(), 100.0, 140.0, frame::card()));
    list.push(Symbol::new("house-1", 100.0, 80.0, Art::new()));
    for t in [
        Trigger::Never,
        Trigger::Immediate,
        Trigger::Cycle,
        Trigger::End,
        Trigger::BeforeCycle,
        Trigger::AfterBuilding,
    ] {
        list.push(Symbol::new(trigger(t), 100.0, 100.0, Art::new()));
    }
    for what in [Resource::Gold, Resource::Prestige] {
        list.push(Symbol::new(resource(what), 100.0, 100.0, Art::new()));
        list.push(Symbol::new(five(what), 100.0, 100.0, Art::new()));
    }
    for n in 0..=20 {
        list.push(Symbol::new(points(n), 100.0, 100.0, Art::new()));
    }
    for kind in (0..TYPES).map(Some).chain([None]) {
        list.push(Symbol::new(badge(kind), 100.0, 100.0, Art::new()));
    }
    for g in (0..::city::MAX_GUILDS).filter_map(Guild::new) {
        list.push(Symbol::new(guild(g), 100.0, 120.0, Art::new()));
    }
    list
}
