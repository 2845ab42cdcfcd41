//! The pictures of Arboretum: ten trees that fill out from one to eight.

use ::arboretum::{Card, Species};

use crate::draw::{Art, Symbol};
use crate::frame;
use crate::ink::Ink;

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

pub(crate) fn symbols() -> Vec<Symbol> {
    let mut list = vec![Symbol::new(back(), 100.0, 140.0, frame::back(Ink::Deep))];
    for species in Species::ALL {
        let mut art = Art::new();
        frame::disc(
            &mut art,
            50.0,
            50.0,
            46.0,
            ink(species),
            &species.letter().to_string(),
        );
        list.push(Symbol::new(emblem(species), 100.0, 100.0, art));
    }
    for c in Card::all() {
        let mut art = frame::card();
        frame::disc(
            &mut art,
            50.0,
            80.0,
            30.0,
            ink(c.species()),
            &c.species().letter().to_string(),
        );
        art.text(Ink::Line, 18.0, 20.0, 22.0, &c.rank().to_string());
        list.push(Symbol::new(card(c), 100.0, 140.0, art));
    }
    list
}
