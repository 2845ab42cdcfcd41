//! A house of its own for every built-in card, and one a type for cards of other files.

mod common;
mod harbour;
mod market;
mod noble;
mod parts;
mod workshop;

use draw::Drawing;
use draw::Ink;
use parts::*;

/// The names of the built-in cards, in the order of their numbers: a house of its own for each.
pub(super) const NAMES: [&str; 42] = [
    "Floating Stall",
    "Salt Counter",
    "Net Hall",
    "Quay Money-Changer",
    "House of Spices",
    "Grand Pontoon Bazaar",
    "Auction Crier",
    "High-Tide Warehouse",
    "Bank of Tides",
    "Boat Pedlar",
    "Silk Slipway",
    "Counterweight Crane",
    "Chain Ferry",
    "Breaker Light",
    "Mooring Basin",
    "Storm Mole",
    "Homecoming Quay",
    "Barge Flotilla",
    "Reef Lookout",
    "Caulkers' Shop",
    "Hanging Yard",
    "Pile-Cutters",
    "Roofers' Lodge",
    "Anchor Foundry",
    "Driftwood Sawmill",
    "Sea-Spray Glassworks",
    "High Ropewalk",
    "Regent's Residence",
    "Elders' Tribune",
    "Treaty Hall",
    "Mother-of-Pearl Belvedere",
    "Brine Archives",
    "Portolan Academy",
    "Embassy of the Isles",
    "Guest House",
    "Coral Palace",
    "Terrace Garden",
    "Rain Cistern",
    "Plank Shacks",
    "Tide Theatre",
    "Suitors' Footbridge",
    "Memorial of the Drowned",
];

/// The house of the built-in card with this number, counted from one.
pub(super) fn house(number: usize) -> Drawing {
    let mut art = Drawing::new();
    let draw = match number {
        1..=11 => market::house,
        12..=19 => harbour::house,
        20..=27 => workshop::house,
        28..=36 => noble::house,
        _ => common::house,
    };
    draw(&mut art, number);
    water(&mut art);
    art
}

/// A house for a card that the built-in file does not have: by its type, counted from zero.
pub(super) fn of_type(kind: Option<usize>) -> Drawing {
    let mut art = Drawing::new();
    let a = &mut art;
    deck(a, 14.0, 86.0);
    match kind {
        Some(0) => stall(a, 26.0, 48.0, Ink::Gold),
        Some(1) => {
            hall(a, 16.0, 36.0, Ink::Pool);
            anchor(a, 70.0, 42.0, 1.3, Ink::Line);
        }
        Some(2) => {
            chimney(a, 66.0, 18.0, 36.0);
            workshop(a, 24.0, 50.0);
            door(a, 49.0);
        }
        Some(3) => {
            wall(a, 26.0, 48.0, 26.0, Ink::Cream);
            windows(a, &[(34.0, 44.0), (66.0, 44.0)]);
            door(a, 50.0);
            dome(a, 50.0, 17.0, DECK - 26.0, Ink::Violet);
        }
        Some(n) => {
            hall(
                a,
                24.0,
                52.0,
                [Ink::Green, Ink::Red, Ink::Grey, Ink::Pink][n % 4],
            );
            windows(a, &[(33.0, 45.0), (67.0, 45.0)]);
        }
        None => {
            hall(a, 28.0, 44.0, Ink::Bark);
            windows(a, &[(36.0, 45.0), (64.0, 45.0)]);
        }
    }
    water(a);
    art
}
