//! The pictures of Arboretum: ten trees that fill out from one to eight.

mod blossoms;
mod trees;

use crate::{Card, Species};

use draw::Ink;
use draw::frame;
use draw::{Drawing, Path, Symbol, leaf};
use draw::{Gallery, Sprite};

/// All pictures of this game.
pub static SPRITE: Sprite = Sprite::new("arboretum", symbols);

/// For contact sheets.
pub const GALLERY: Gallery = Gallery {
    sprite: &SPRITE,
    pictures: || Gallery::all(&SPRITE),
    coloured: || {
        let emblems = Species::ALL.into_iter().map(emblem);
        let cards = Card::all().filter(|c| c.rank() == 6).map(card);
        let ids = emblems.chain(cards);
        ids.filter_map(|id| SPRITE.picture(&id)).collect()
    },
};

/// Symbol of a card, 100 × 140.
pub fn card(card: Card) -> String {
    card.to_string()
}

/// Symbol of the back of all cards, 100 × 140.
pub fn back() -> String {
    "back".to_string()
}

/// Symbol of a species: its leaf and blossom with its letter, 100 × 100.
pub fn emblem(species: Species) -> String {
    format!("emblem-{species}")
}

/// The colour of a species.
pub fn ink(species: Species) -> Ink {
    match species {
        Species::Cassia => Ink::Yellow,
        Species::Dogwood => Ink::White,
        Species::Jacaranda => Ink::Violet,
        Species::Olive => Ink::Grey,
        Species::Lilac => Ink::Blue,
        Species::Magnolia => Ink::Pink,
        Species::Maple => Ink::Red,
        Species::Poinciana => Ink::Orange,
        Species::Oak => Ink::Brown,
        Species::Willow => Ink::Green,
    }
}

fn symbols() -> Vec<Symbol> {
    let mut list = vec![Symbol::new(back(), 100.0, 140.0, draw_back())];
    for species in Species::ALL {
        list.push(Symbol::new(
            emblem(species),
            100.0,
            100.0,
            draw_emblem(species),
        ));
    }
    for c in Card::all() {
        list.push(Symbol::new(card(c), 100.0, 140.0, draw_card(c)));
    }
    list
}

fn draw_emblem(species: Species) -> Drawing {
    let mut art = Drawing::new();
    blossoms::emblem(&mut art, species);
    frame::disc(
        &mut art,
        18.0,
        18.0,
        15.0,
        ink(species),
        &species.letter().to_string(),
    );
    art
}

fn draw_card(card: Card) -> Drawing {
    let species = card.species();
    let mut art = frame::card();
    let plate = Path::new().round_rect(4.0, 4.0, 92.0, 132.0, 5.5);
    art.tint(ink(species), 0.22, &plate);
    art.tint(Ink::Glow, 0.6, &Path::new().circle(56.0, 78.0, 37.0));
    art.fill(
        Ink::Shade,
        &Path::new()
            .blob("4.3,120! 30,113 60,116 95.7,111! 95.7,130! 90.5,135.7! 9.5,135.7! 4.3,130!"),
    );
    trees::tree(&mut art, card);
    frame::corner(
        &mut art,
        &card.rank().to_string(),
        ink(species),
        &species.letter().to_string(),
    );
    art
}

/// Many leaves falling on the deep green of a wood.
fn draw_back() -> Drawing {
    let mut art = frame::back(Ink::Deep);
    let mut leaves = Path::new();
    for row in 0..7 {
        for column in 0..5 {
            let x = 14.0 + 18.0 * column as f32;
            let y = 19.0 + 17.0 * row as f32;
            let angle = if (row + column) % 2 == 0 {
                -50.0
            } else {
                -130.0
            };
            leaves = leaf(
                leaves,
                x + if angle == -50.0 { -4.0 } else { 4.0 },
                y + 5.0,
                13.0,
                4.4,
                angle,
            );
        }
    }
    art.fill(Ink::Leaf, &leaves);
    art.shape_in(
        Ink::Paper,
        Ink::Gold,
        1.2,
        &Path::new().circle(50.0, 70.0, 25.0),
    );
    frame::little_tree(&mut art, 50.0, 88.0, 1.0);
    art
}
