//! The pictures of Canopée and of its first edition.

use ::canopee::{Kind, SeasonCard, Tree};

use crate::draw::{Art, Symbol};
use crate::frame;
use crate::ink::Ink;
use crate::picture::Picture;

/// Id of the sprite.
const SPRITE: &str = "canopee";

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
    picture.put(SPRITE, roots_piece(), (0.0, y), (100.0, ROOTS));
    for value in [2, 1, 0] {
        for _ in 0..tree.trunks(value) {
            y -= TRUNK;
            picture.put(SPRITE, trunk_piece(value), (0.0, y), (100.0, TRUNK));
        }
    }
    picture.put(SPRITE, top.0, (0.0, 0.0), (100.0, top.1));
    if tree.is_awarded() {
        picture.put(SPRITE, award(), (66.0, height - 48.0), (30.0, 30.0));
    }
    picture
}

pub(crate) fn symbols() -> Vec<Symbol> {
    let mut list = Vec::new();
    for kind in Kind::ALL {
        let mut art = frame::card();
        frame::disc(
            &mut art,
            50.0,
            70.0,
            30.0,
            Ink::Leaf,
            &kind.name()[..1].to_uppercase(),
        );
        list.push(Symbol::new(card(kind), 100.0, 140.0, art));
    }
    for s in SeasonCard::ALL {
        list.push(Symbol::new(season(s), 100.0, 140.0, frame::card()));
    }
    for id in [
        back(),
        season_back(1),
        season_back(2),
        season_back(3),
        germination_back(),
        shifting_back(),
    ] {
        list.push(Symbol::new(id, 100.0, 140.0, frame::back(Ink::Deep)));
    }
    for value in 0..3 {
        list.push(Symbol::new(trunk_piece(value), 100.0, 40.0, Art::new()));
        list.push(Symbol::new(canopy_piece(value), 100.0, 80.0, Art::new()));
    }
    list.push(Symbol::new(growing_piece(), 100.0, 30.0, Art::new()));
    list.push(Symbol::new(roots_piece(), 100.0, 20.0, Art::new()));
    list.push(Symbol::new(spirit(), 100.0, 100.0, Art::new()));
    list.push(Symbol::new(award(), 100.0, 100.0, Art::new()));
    list
}
