//! The pictures of Canopée and of its first edition.

mod plants;
mod seasons;
mod trees;
mod weather;

use crate::{Kind, SeasonCard, Species, Tree};

use draw::Ink;
use draw::Picture;
use draw::animals;
use draw::frame;
use draw::{Drawing, Path, Symbol, petals};
use draw::{Gallery, Sprite};

/// All pictures of both editions.
pub static SPRITE: Sprite = Sprite::new("canopee", symbols);

/// For contact sheets: pieces of trees are shown as trees.
pub const GALLERY: Gallery = Gallery {
    sprite: &SPRITE,
    pictures: || {
        let mut list = Gallery::symbols(&SPRITE, |id| !id.starts_with("piece-"));
        let forest = [
            ([1, 0, 0], None),
            ([0, 1, 1], None),
            ([1, 1, 0], Some(0)),
            ([0, 2, 1], Some(1)),
            ([1, 1, 2], Some(2)),
        ];
        let grown = |(trunks, canopy)| tree(Tree::new(0, trunks).with_canopy(canopy));
        list.extend(forest.map(grown));
        list
    },
    coloured: Vec::new,
};

/// Symbol of a card, 100 × 140.
pub fn card(kind: Kind) -> String {
    kind.name().to_string()
}

/// Symbol of a card of the shifting seasons, 100 × 140.
pub fn season(card: SeasonCard) -> String {
    format!("season-{}", card.name())
}

/// Symbol of the back of the rainforest cards, 100 × 140.
pub fn back() -> String {
    "back".to_string()
}

/// Symbol of the back of a season's deck (1 to 3), 100 × 140; another number gives the plain back.
pub fn season_back(season: u8) -> String {
    match season {
        1..=3 => format!("back-{season}"),
        _ => back(),
    }
}

/// Symbol of the back of the germination cards, 100 × 140.
pub fn germination_back() -> String {
    "back-germination".to_string()
}

/// Symbol of the back of the shifting seasons, 100 × 140.
pub fn shifting_back() -> String {
    "back-shifting".to_string()
}

/// Symbol of the Forest Spirit, 100 × 100.
pub fn spirit() -> String {
    "spirit".to_string()
}

/// Symbol of the award for the tallest tree, 100 × 100.
pub fn award() -> String {
    "award".to_string()
}

/// Symbol of a trunk of a standing tree with its value, 100 × 40; pieces stack without a seam.
pub fn trunk_piece(value: u8) -> String {
    format!("piece-trunk-{}", value.min(2))
}

/// Symbol of the canopy on a standing tree with its multiplier, 100 × 80.
pub fn canopy_piece(multiplier: u8) -> String {
    format!("piece-canopy-{}", multiplier.min(2))
}

/// Symbol of the top of a tree that still grows, 100 × 30.
pub fn growing_piece() -> String {
    "piece-growing".to_string()
}

/// Symbol of the ground under a tree, 100 × 20.
pub fn roots_piece() -> String {
    "piece-roots".to_string()
}

/// A tree as it stands: trunk on trunk, the highest values lowest, under its canopy or still growing.
pub fn tree(tree: Tree) -> Picture {
    const TRUNK: f32 = 40.0;
    const ROOTS: f32 = 20.0;
    let top = match tree.canopy() {
        Some(multiplier) => (canopy_piece(multiplier), 80.0),
        None => (growing_piece(), 30.0),
    };
    let height = top.1 + TRUNK * f32::from(tree.height()) + ROOTS;
    let mut picture = Picture::new(100.0, height);
    let mut y = height - ROOTS;
    picture.put(&SPRITE, roots_piece(), (0.0, y), (100.0, ROOTS));
    for value in [2, 1, 0] {
        for _ in 0..tree.trunks(value) {
            y -= TRUNK;
            picture.put(&SPRITE, trunk_piece(value), (0.0, y), (100.0, TRUNK));
        }
    }
    picture.put(&SPRITE, top.0, (0.0, 0.0), (100.0, top.1));
    if tree.is_awarded() {
        picture.put(&SPRITE, award(), (66.0, height - 48.0), (30.0, 30.0));
    }
    picture
}

/// The shape of a card's mark: what kind of card it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Mark {
    /// A leaf: plants and seeds.
    Leaf,
    /// A ring: weather.
    Ring,
    /// A triangle: threats.
    Triangle,
    /// A disc: animals.
    Disc,
    /// A heart: their mates.
    Heart,
    /// A hexagon: trunks.
    Hexagon,
    /// A flower: canopies.
    Flower,
}

/// The mark of a card and the letter or number on it: no two cards share both.
pub fn mark(kind: Kind) -> (Mark, char) {
    if let Some(value) = kind.trunk_value() {
        return (Mark::Hexagon, char::from(b'0' + value));
    }
    if let Some(multiplier) = kind.canopy_multiplier() {
        return (Mark::Flower, char::from(b'0' + multiplier));
    }
    if let Some(species) = kind.species() {
        let shape = if kind.is_active() {
            Mark::Disc
        } else {
            Mark::Heart
        };
        return (shape, animal_letter(species));
    }
    match kind {
        Kind::Fern => (Mark::Leaf, 'F'),
        Kind::Bromelia => (Mark::Leaf, 'B'),
        Kind::Monstera => (Mark::Leaf, 'M'),
        Kind::Fungi => (Mark::Leaf, 'U'),
        Kind::Lianas => (Mark::Leaf, 'L'),
        Kind::Orchid => (Mark::Leaf, 'O'),
        Kind::Pitcher => (Mark::Leaf, 'P'),
        Kind::Rain => (Mark::Ring, 'R'),
        Kind::Sun => (Mark::Ring, 'S'),
        Kind::Fire => (Mark::Triangle, 'F'),
        Kind::Disease => (Mark::Triangle, 'D'),
        Kind::Drought => (Mark::Triangle, 'T'),
        Kind::Blight => (Mark::Triangle, 'B'),
        Kind::Lightning => (Mark::Triangle, 'L'),
        _ => (Mark::Leaf, 'S'),
    }
}

/// A letter of its own for every animal.
fn animal_letter(species: Species) -> char {
    match species {
        Species::Boa => 'B',
        Species::Frog => 'F',
        Species::Ants => 'A',
        Species::Kinkajou => 'K',
        Species::Sloth => 'S',
        Species::Toucan => 'T',
        Species::Goliath => 'G',
        Species::Hoatzin => 'Z',
        Species::Howler => 'H',
        Species::Jaguar => 'J',
        Species::Tamarin => 'N',
        Species::Marmoset => 'M',
        Species::Butterfly => 'Y',
    }
}

/// The colour of a mark.
fn mark_ink(mark: Mark) -> Ink {
    match mark {
        Mark::Leaf => Ink::Green,
        Mark::Ring => Ink::Blue,
        Mark::Triangle => Ink::Red,
        Mark::Disc => Ink::Gold,
        Mark::Heart => Ink::Pink,
        Mark::Hexagon => Ink::Brown,
        Mark::Flower => Ink::Green,
    }
}

fn draw_mark(art: &mut Drawing, kind: Kind) {
    let (mark, letter) = mark(kind);
    let ink = mark_ink(mark);
    let (x, y) = (17.0, 18.0);
    let path = match mark {
        Mark::Leaf => Path::new().blob("17,4! 28,10 29,22 17,32! 5,22 6,10"),
        Mark::Ring | Mark::Disc => Path::new().circle(x, y, 11.5),
        Mark::Triangle => Path::new().blob("17,4! 31,28! 28.5,30! 5.5,30! 3,28!"),
        Mark::Heart => Path::new().blob("17,32! 6,22 4.4,12 10,7 17,11! 24,7 29.6,12 28,22"),
        Mark::Hexagon => Path::new().ngon(x, y, 13.0, 6, 0.0),
        Mark::Flower => petals(Path::new(), x, y, 14.0, 6, 0.0).circle(x, y, 8.0),
    };
    art.shape(ink, 0.9, &path);
    if mark == Mark::Ring {
        art.line(Ink::Light, 1.0, &Path::new().circle(x, y, 9.4));
    }
    let lower = if matches!(mark, Mark::Triangle) {
        4.0
    } else {
        0.0
    };
    art.text_weight(
        ink.opposite(),
        (x, y + lower),
        11.0,
        2.0,
        &letter.to_string(),
    );
}

/// The colour behind a picture.
fn ground(kind: Kind) -> (Ink, f32) {
    match mark(kind).0 {
        Mark::Leaf => (Ink::Fresh, 0.26),
        Mark::Ring => (Ink::Water, 0.26),
        Mark::Triangle => (Ink::Accent, 0.26),
        Mark::Disc => (Ink::Wood, 0.34),
        Mark::Heart => (Ink::Pink, 0.32),
        Mark::Hexagon | Mark::Flower => (Ink::Sky, 1.0),
    }
}

fn draw_animal(art: &mut Drawing, species: Species) {
    match species {
        Species::Boa => animals::boa(art),
        Species::Frog => animals::frog(art, Ink::Leaf),
        Species::Ants => animals::ants(art),
        Species::Kinkajou => animals::kinkajou(art),
        Species::Sloth => animals::sloth(art),
        Species::Toucan => animals::toucan(art),
        Species::Goliath => animals::spider(art),
        Species::Hoatzin => animals::hoatzin(art),
        Species::Howler => animals::howler(art),
        Species::Jaguar => animals::jaguar(art),
        Species::Tamarin => animals::tamarin(art),
        Species::Marmoset => animals::marmoset(art),
        Species::Butterfly => animals::butterfly(art, Ink::Water),
    }
}

fn draw_card(kind: Kind) -> Drawing {
    let mut art = frame::card();
    let plate = Path::new().round_rect(4.0, 4.0, 92.0, 132.0, 5.5);
    let (ink, strength) = ground(kind);
    art.tint(ink, strength, &plate);
    if let Some(value) = kind.trunk_value() {
        trees::trunk_card(&mut art, value);
    } else if let Some(multiplier) = kind.canopy_multiplier() {
        trees::canopy_card(&mut art, multiplier);
    } else {
        art.tint(Ink::Glow, 0.6, &Path::new().circle(50.0, 80.0, 43.0));
        let mut motif = Drawing::new();
        match (kind, kind.species()) {
            (_, Some(species)) => draw_animal(&mut motif, species),
            (Kind::Fern, _) => plants::fern(&mut motif),
            (Kind::Bromelia, _) => plants::bromelia(&mut motif),
            (Kind::Monstera, _) => plants::monstera(&mut motif),
            (Kind::Fungi, _) => plants::fungi(&mut motif),
            (Kind::Lianas, _) => plants::lianas(&mut motif),
            (Kind::Orchid, _) => plants::orchid(&mut motif),
            (Kind::Pitcher, _) => plants::pitcher(&mut motif),
            (Kind::Rain, _) => weather::rain(&mut motif),
            (Kind::Sun, _) => weather::sun(&mut motif),
            (Kind::Fire, _) => weather::fire(&mut motif),
            (Kind::Disease, _) => weather::disease(&mut motif),
            (Kind::Drought, _) => weather::drought(&mut motif),
            (Kind::Blight, _) => weather::blight(&mut motif),
            (Kind::Lightning, _) => weather::lightning(&mut motif),
            _ => plants::seed(&mut motif),
        }
        // A mate looks the other way.
        if kind.is_wildlife() && !kind.is_active() {
            art.put_xy(94.0, 36.0, 0.0, -0.88, 0.88, &motif);
        } else {
            art.put(6.0, 36.0, 0.0, 0.88, &motif);
        }
    }
    draw_mark(&mut art, kind);
    art
}

fn symbols() -> Vec<Symbol> {
    let mut list = Vec::new();
    let card_sized = |id: String, art: Drawing| Symbol::new(id, 100.0, 140.0, art);
    for kind in Kind::ALL {
        list.push(card_sized(card(kind), draw_card(kind)));
    }
    for s in SeasonCard::ALL {
        list.push(card_sized(season(s), seasons::card(s)));
    }
    for n in 1..=3 {
        list.push(card_sized(season_back(n), seasons::season_back(n)));
    }
    list.push(card_sized(back(), seasons::plain_back()));
    list.push(card_sized(germination_back(), seasons::germination_back()));
    list.push(card_sized(shifting_back(), seasons::shifting_back()));
    for n in 0..3 {
        list.push(Symbol::new(
            trunk_piece(n),
            100.0,
            40.0,
            trees::trunk_piece(n),
        ));
        list.push(Symbol::new(
            canopy_piece(n),
            100.0,
            80.0,
            trees::canopy_piece(n),
        ));
    }
    list.push(Symbol::new(
        growing_piece(),
        100.0,
        30.0,
        trees::growing_piece(),
    ));
    list.push(Symbol::new(
        roots_piece(),
        100.0,
        20.0,
        trees::roots_piece(),
    ));
    list.push(Symbol::new(spirit(), 100.0, 100.0, seasons::spirit()));
    list.push(Symbol::new(award(), 100.0, 100.0, seasons::award()));
    list
}
