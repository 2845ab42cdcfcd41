//! The pictures of Rainforest: tokens, tiles, zones and bonus tokens.

mod pieces;

use crate::{Animal, BUILT_IN, Catalogue, Colour, Face, Kind, Need, Tile, Zone, ZoneToken};

use draw::Ink;
use draw::Picture;
use draw::{Drawing, Symbol};
use draw::{Gallery, Sprite};

/// All pictures of this game.
pub static SPRITE: Sprite = Sprite::new("rainforest", symbols);

/// For contact sheets: whole tiles in place of their parts.
pub const GALLERY: Gallery = Gallery {
    sprite: &SPRITE,
    pictures: || {
        let mut list = Vec::new();
        if let Ok(catalogue) = Catalogue::read(BUILT_IN) {
            list.extend(Tile::all().map(|t| tile(catalogue.face(t), &[])));
        }
        let whole = |id: &str| !id.starts_with("tile-") && !id.starts_with("points-");
        list.extend(Gallery::symbols(&SPRITE, whole));
        list
    },
    coloured: || {
        let ids = Kind::all()
            .map(token)
            .chain(Zone::ALL.into_iter().map(zone));
        ids.filter_map(|id| SPRITE.picture(&id)).collect()
    },
};

/// Symbol of a species token, 100 × 100: the animal, the shape and letter of its colour.
pub fn token(kind: Kind) -> String {
    kind.to_string()
}

/// Symbol of an animal in no colour, 100 × 100.
pub fn animal(animal: Animal) -> String {
    format!("animal-{animal}")
}

/// Symbol of a totem board, 160 × 100.
pub fn totem(animal: Animal) -> String {
    format!("totem-{animal}")
}

/// Symbol of a zone's sign, 100 × 100: its colour, plant and letter.
pub fn zone(zone: Zone) -> String {
    format!("zone-{zone}")
}

/// Symbol of the back of a zone's pile, 100 × 100.
pub fn back(zone: Zone) -> String {
    format!("back-{zone}")
}

/// Symbol of what a circle asks for, 100 × 100.
pub fn need(need: Need) -> String {
    format!("need-{need}")
}

/// Symbol of an empty place for a token, 100 × 100.
pub fn place() -> String {
    "place".to_string()
}

/// Symbol of an empty place of a jungle or a clearing, 100 × 100.
pub fn cell() -> String {
    "cell".to_string()
}

/// Symbol of a protected-zone token, 100 × 100.
pub fn zone_token(token: ZoneToken) -> String {
    format!("protected-{}", ZoneToken::NAMES[token.index()])
}

/// Symbol of a balance token, 100 × 100.
pub fn balance() -> String {
    "balance".to_string()
}

/// Symbol of the binoculars of the first player, 100 × 100.
pub fn binoculars() -> String {
    "binoculars".to_string()
}

/// Symbol of the bag of tokens, 100 × 100.
pub fn bag() -> String {
    "bag".to_string()
}

/// Symbol of the ground of a tile with these colours (one bit a zone), 100 × 100.
pub fn ground(colours: u8) -> String {
    let names: Vec<&str> = Zone::ALL
        .into_iter()
        .filter(|z| colours >> z.index() & 1 != 0)
        .map(Zone::name)
        .take(2)
        .collect();
    if names.is_empty() {
        return cell();
    }
    format!("tile-{}", names.join("-"))
}

/// Symbol of a number of points from 0 to 9, 100 × 100; more than nine is shown as nine.
pub fn points(points: u8) -> String {
    format!("points-{}", points.min(9))
}

/// Where the circles of a tile with so many of them lie: left and upper edge and size, in a square of 100.
pub fn circles(count: usize) -> &'static [(f32, f32, f32)] {
    match count {
        0 => &[],
        1 => &[(31.0, 46.0, 38.0)],
        2 => &[(14.0, 50.0, 34.0), (52.0, 50.0, 34.0)],
        _ => &[(7.0, 57.0, 31.0), (34.5, 38.0, 31.0), (62.0, 57.0, 31.0)],
    }
}

/// A tile with the tokens that lie on it; circles without a token show what they ask for.
///
/// Tokens are given circles they fit in; a token that fits nowhere is not shown.
pub fn tile(face: &Face, tokens: &[Kind]) -> Picture {
    let mut picture = Picture::single(&SPRITE, &ground(face.colours), 100.0, 100.0);
    picture.put(&SPRITE, points(face.points), (5.0, 5.0), (26.0, 26.0));
    let lying = assign(&face.needs, tokens);
    for (i, (x, y, size)) in circles(face.circles()).iter().enumerate() {
        let symbol = match lying.get(i).copied().flatten() {
            Some(kind) => token(kind),
            None => need(face.needs[i]),
        };
        picture.put(&SPRITE, symbol, (*x, *y), (*size, *size));
    }
    picture
}

/// Gives each token a circle, so that as many as possible have one.
fn assign(needs: &[Need], tokens: &[Kind]) -> Vec<Option<Kind>> {
    fn go(needs: &[Need], tokens: &[Kind], lying: &mut Vec<Option<Kind>>) -> bool {
        let Some((token, rest)) = tokens.split_first() else {
            return true;
        };
        for i in 0..needs.len() {
            if lying[i].is_none() && needs[i].kinds() & token.bit() != 0 {
                lying[i] = Some(*token);
                if go(needs, rest, lying) {
                    return true;
                }
                lying[i] = None;
            }
        }
        false
    }
    let mut lying = vec![None; needs.len()];
    for count in (0..=tokens.len()).rev() {
        if go(needs, &tokens[..count], &mut lying) {
            break;
        }
    }
    lying
}

/// The colour of a zone.
pub fn zone_ink(zone: Zone) -> Ink {
    match zone {
        Zone::Red => Ink::Red,
        Zone::Yellow => Ink::Yellow,
        Zone::Green => Ink::Green,
        Zone::Purple => Ink::Violet,
        Zone::Blue => Ink::Blue,
    }
}

/// The colour of a token.
pub fn colour_ink(colour: Colour) -> Ink {
    match colour {
        Colour::Red => Ink::Red,
        Colour::Yellow => Ink::Yellow,
        Colour::Purple => Ink::Violet,
        Colour::Blue => Ink::Blue,
    }
}

/// All kinds of needs.
fn needs() -> impl Iterator<Item = Need> {
    let colours = Colour::ALL.into_iter().map(Need::Colour);
    let animals = Animal::ALL.into_iter().map(Need::Animal);
    colours.chain(animals).chain([Need::Any])
}

fn symbols() -> Vec<Symbol> {
    let mut list = Vec::new();
    let square = |id: String, art: Drawing| Symbol::new(id, 100.0, 100.0, art);
    for kind in Kind::all() {
        list.push(square(token(kind), pieces::token(kind)));
    }
    for a in Animal::ALL {
        list.push(square(animal(a), pieces::animal(a, Ink::Sage)));
        list.push(Symbol::new(totem(a), 160.0, 100.0, pieces::totem(a)));
    }
    for z in Zone::ALL {
        list.push(square(zone(z), pieces::zone_sign(z)));
        list.push(square(back(z), pieces::back(z)));
    }
    for n in needs() {
        list.push(square(need(n), pieces::need(n)));
    }
    for t in ZoneToken::all() {
        list.push(square(zone_token(t), pieces::protected(t)));
    }
    for (i, a) in Zone::ALL.into_iter().enumerate() {
        for b in &Zone::ALL[i..] {
            let colours = 1 << a.index() | 1 << b.index();
            list.push(square(ground(colours), pieces::ground(a, *b)));
        }
    }
    for n in 0..10 {
        list.push(square(points(n), pieces::points(n)));
    }
    list.push(square(place(), pieces::place()));
    list.push(square(cell(), pieces::cell()));
    list.push(square(balance(), pieces::balance()));
    list.push(square(binoculars(), pieces::binoculars()));
    list.push(square(bag(), pieces::bag()));
    list
}
