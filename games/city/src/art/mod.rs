//! The pictures of the city on stilts: a card is composed of its house, its value, its type and the
//! signs of its effect, so that cards of any data file have a picture.

mod effect;
mod guilds;
mod houses;
mod signs;

use crate::{Card, Catalogue, Guild, MAX_GUILDS, Resource, Trigger};

use draw::Ink;
use draw::Picture;
use draw::frame;
use draw::{Drawing, Path, Symbol};
use draw::{Gallery, Sprite};

/// All pictures of this game.
pub static SPRITE: Sprite = Sprite::new("canopy-city", symbols);

/// For contact sheets: whole cards in place of their parts.
pub const GALLERY: Gallery = Gallery {
    sprite: &SPRITE,
    pictures: || {
        let mut list = Vec::new();
        if let Ok(catalogue) = Catalogue::built_in() {
            let cards = (0..catalogue.designs()).filter_map(Card::new);
            list.extend(cards.map(|c| card(&catalogue, c)));
        }
        let part = ["card-", "house-", "n-", "letter-", "points-"];
        let whole = |id: &str| !part.iter().any(|part| id.starts_with(part));
        list.extend(Gallery::symbols(&SPRITE, whole));
        list
    },
    coloured: || {
        let types = (0..4).map(|n| badge(Some(n)));
        types.filter_map(|id| SPRITE.picture(&id)).collect()
    },
};

/// Most types that a card file can have.
const TYPES: usize = 8;

/// Symbol of the house of a card, 100 × 80: its own for a card of the built-in file (known by its
/// English name), else a house of its type.
pub fn building(catalogue: &Catalogue, card: Card) -> String {
    let name = catalogue.card(card).map(|text| text.name.en.as_str());
    let own = houses::NAMES.iter().position(|n| Some(*n) == name);
    match (own, kind_of(catalogue, card)) {
        (Some(at), _) => format!("house-{}", at + 1),
        (None, Some(kind)) => format!("house-type-{}", kind % TYPES + 1),
        (None, None) => "house-type-none".to_string(),
    }
}

/// The number of a card's type in the card file, counted from zero.
fn kind_of(catalogue: &Catalogue, card: Card) -> Option<usize> {
    let kind = catalogue.type_of(card)?;
    catalogue.types().iter().position(|t| t == kind)
}

/// A whole card, 100 × 140: points and type above, the house, and below when and what it does.
pub fn card(catalogue: &Catalogue, card: Card) -> Picture {
    let kind = kind_of(catalogue, card);
    let mut picture = Picture::single(&SPRITE, &ground(kind), 100.0, 140.0);
    picture.put(
        &SPRITE,
        building(catalogue, card),
        (6.0, 26.0),
        (88.0, 70.4),
    );
    picture.put(
        &SPRITE,
        points(catalogue.points(card)),
        (6.0, 6.0),
        (24.0, 24.0),
    );
    if let Some(kind) = kind {
        let at = (70.0, 6.0);
        picture.put(&SPRITE, badge(Some(kind)), at, (24.0, 24.0));
        let text = catalogue.types().get(kind).map(|t| t.letter.as_str());
        if let Some(symbol) = text.and_then(letter) {
            picture.put(&SPRITE, symbol, at, (24.0, 24.0));
        }
    }
    let when = catalogue.trigger(card);
    if when != Trigger::Never {
        picture.put(&SPRITE, trigger(when), (6.5, 107.5), (17.0, 17.0));
        let rows = effect::rows(catalogue, card);
        effect::lay(&mut picture, &rows, (25.0, 99.0), (68.0, 35.0));
    }
    picture
}

/// Symbol of the front of a card without anything on it, by the number of its type, 100 × 140.
pub fn ground(kind: Option<usize>) -> String {
    match kind {
        Some(index) => format!("card-{}", index % TYPES + 1),
        None => "card-none".to_string(),
    }
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
/// type, of the plain badge. Its [`letter`] goes on top.
pub fn badge(kind: Option<usize>) -> String {
    match kind {
        Some(index) => format!("type-{}", index % TYPES + 1),
        None => "type-none".to_string(),
    }
}

/// Symbol of a type's letter, 100 × 100, if it is one of A to Z.
pub fn letter(letter: &str) -> Option<String> {
    let first = letter.chars().next()?.to_ascii_uppercase();
    first
        .is_ascii_uppercase()
        .then(|| format!("letter-{first}"))
}

/// Symbol of a guild's crest, 100 × 120.
pub fn guild(guild: Guild) -> String {
    format!("guild-{}", guild.number())
}

/// What stands before a number in a row of signs, by the name in its symbol.
const BEFORE: [(&str, &str); 6] = [
    ("", ""),
    ("plus-", "+"),
    ("minus-", "-"),
    ("times-", "×"),
    ("least-", "≥"),
    ("most-", "≤"),
];

fn symbols() -> Vec<Symbol> {
    let mut list = Vec::new();
    let square = |id: String, art: Drawing| Symbol::new(id, 100.0, 100.0, art);
    let kinds = || (0..TYPES).map(Some).chain([None]);
    for kind in kinds() {
        list.push(Symbol::new(ground(kind), 100.0, 140.0, draw_ground(kind)));
        list.push(square(badge(kind), signs::badge(kind)));
        let id = kind.map_or("none".to_string(), |n| (n + 1).to_string());
        list.push(Symbol::new(
            format!("house-type-{id}"),
            100.0,
            80.0,
            houses::of_type(kind),
        ));
    }
    list.push(Symbol::new(back(), 100.0, 140.0, draw_back()));
    list.push(Symbol::new(foundation(), 100.0, 140.0, draw_foundation()));
    for number in 1..=houses::NAMES.len() {
        list.push(Symbol::new(
            format!("house-{number}"),
            100.0,
            80.0,
            houses::house(number),
        ));
    }
    for t in [
        Trigger::Never,
        Trigger::Immediate,
        Trigger::Cycle,
        Trigger::End,
        Trigger::BeforeCycle,
        Trigger::AfterBuilding,
    ] {
        list.push(square(trigger(t), signs::trigger(t)));
    }
    for what in [Resource::Gold, Resource::Prestige] {
        list.push(square(resource(what), signs::resource(what, false)));
        list.push(square(five(what), signs::resource(what, true)));
    }
    for n in 0..=20 {
        list.push(square(points(n), signs::points(n)));
        for (name, before) in BEFORE {
            list.push(square(
                format!("n-{name}{n}"),
                signs::glyph(&format!("{before}{n}")),
            ));
        }
    }
    for l in 'A'..='Z' {
        list.push(square(format!("letter-{l}"), signs::letter(l)));
    }
    for (name, art) in signs::others() {
        list.push(square(format!("sign-{name}"), art));
    }
    for g in (0..MAX_GUILDS).filter_map(Guild::new) {
        list.push(Symbol::new(
            guild(g),
            100.0,
            120.0,
            guilds::crest(g.number()),
        ));
    }
    list
}

fn draw_ground(kind: Option<usize>) -> Drawing {
    let mut art = frame::card();
    art.fill(
        Ink::Sky,
        &Path::new()
            .to(4.3, 97.0)
            .line(4.3, 10.0)
            .quad(4.3, 4.3, 10.0, 4.3)
            .line(90.0, 4.3)
            .quad(95.7, 4.3, 95.7, 10.0)
            .line(95.7, 97.0)
            .close(),
    );
    art.tint(Ink::Glow, 0.6, &Path::new().circle(50.0, 58.0, 33.0));
    art.fill(
        signs::type_ink(kind),
        &Path::new().rect(4.3, 95.0, 91.4, 2.6),
    );
    art
}

/// Posts in deep water.
fn draw_back() -> Drawing {
    let mut art = frame::back(Ink::Pool);
    for (x, top) in [(22.0, 34.0), (40.0, 28.0), (60.0, 28.0), (78.0, 34.0)] {
        art.shape_in(
            Ink::Bark,
            Ink::Dark,
            0.8,
            &Path::new().rect(x - 4.0, top, 8.0, 133.0 - top),
        );
    }
    art.shape_in(
        Ink::Wood,
        Ink::Dark,
        0.8,
        &Path::new().rect(14.0, 26.0, 72.0, 9.0),
    );
    let mut waves = Path::new();
    for y in [62.0, 80.0, 98.0, 116.0] {
        waves = waves.through_of(&[
            (8.0, y),
            (22.0, y - 5.0),
            (36.0, y),
            (50.0, y - 5.0),
            (64.0, y),
            (78.0, y - 5.0),
            (92.0, y),
        ]);
    }
    art.line(Ink::Water, 3.0, &waves);
    art
}

/// A bare platform, free to build on.
fn draw_foundation() -> Drawing {
    let mut art = frame::card();
    art.fill(
        Ink::Sky,
        &Path::new().round_rect(4.3, 4.3, 91.4, 131.4, 5.5),
    );
    let mut posts = Path::new();
    for x in [18.0, 39.0, 61.0, 82.0] {
        posts = posts.rect(x - 3.0, 74.0, 6.0, 44.0);
    }
    art.shape(Ink::Bark, 0.9, &posts);
    art.shape(
        Ink::Wood,
        0.9,
        &Path::new().polygon(&[(20.0, 58.0), (80.0, 58.0), (92.0, 76.0), (8.0, 76.0)]),
    );
    art.line(
        Ink::Bark,
        0.9,
        &Path::new()
            .to(35.0, 58.0)
            .line(29.0, 76.0)
            .to(50.0, 58.0)
            .line(50.0, 76.0)
            .to(65.0, 58.0)
            .line(71.0, 76.0),
    );
    art.tint(Ink::Water, 0.85, &Path::new().blob("4.5,108! 20,104 35,108 50,104 65,108 80,104 95.5,108! 95.5,130! 90,135.5! 10,135.5! 4.5,130!"));
    art.line(
        Ink::Light,
        1.2,
        &Path::new()
            .through("14,118 22,115.6 30,118")
            .through("48,126 56,123.6 64,126")
            .through("70,116 78,113.6 86,116"),
    );
    art
}
