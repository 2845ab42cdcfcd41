//! A city as it is tapped in: its piles, its cubes, and their codes.

use crate::{CanopyCity, Card, Guild, MAX_PILES, PLAYS};

use super::{CUBES, ON_PILE, PRINTED};
use ui::pad::{items, tokens};

#[derive(Clone, Default)]
pub struct City {
    pub gold: i64,
    pub prestige: i64,
    /// Points of cards that are not in the card file.
    pub printed: i64,
    pub guild: Option<Guild>,
    pub piles: Vec<Pile>,
}

#[derive(Clone, Default)]
pub struct Pile {
    /// From the bottom up.
    pub buildings: Vec<Card>,
    pub gold: i64,
    pub prestige: i64,
}

impl Pile {
    pub fn read(item: &str) -> Option<Pile> {
        let mut pile = Pile::default();
        for (letter, number) in tokens(item)? {
            match letter {
                'c' => {
                    let index = usize::try_from(number).ok()?.checked_sub(1)?;
                    pile.buildings.push(Card::new(index)?);
                }
                'g' if (0..=ON_PILE).contains(&number) => pile.gold = number,
                'p' if (0..=ON_PILE).contains(&number) => pile.prestige = number,
                // A bare pile is not an empty text.
                'f' if number == 0 => {}
                _ => return None,
            }
        }
        (pile.buildings.len() <= PLAYS).then_some(pile)
    }

    pub fn code(&self) -> String {
        let mut code: String = self
            .buildings
            .iter()
            .map(|card| format!("c{}", card.number()))
            .collect();
        for (letter, cubes) in [('g', self.gold), ('p', self.prestige)] {
            if cubes > 0 {
                code.push_str(&format!("{letter}{cubes}"));
            }
        }
        if code.is_empty() {
            code.push_str("f0");
        }
        code
    }
}

impl City {
    pub fn read(part: &str, rules: &CanopyCity) -> Option<City> {
        let (numbers, piles) = part.split_once('_').unwrap_or((part, ""));
        let mut city = City::default();
        for (letter, number) in tokens(numbers)? {
            match letter {
                'g' if (0..=CUBES).contains(&number) => city.gold = number,
                'p' if (0..=CUBES).contains(&number) => city.prestige = number,
                'b' if (0..=PRINTED).contains(&number) => city.printed = number,
                'u' => {
                    let index = usize::try_from(number).ok()?.checked_sub(1)?;
                    let known = index < rules.catalogue().guild_count();
                    city.guild = Some(Guild::new(index).filter(|_| known)?);
                }
                _ => return None,
            }
        }
        city.piles = items(piles).map(Pile::read).collect::<Option<_>>()?;
        let designs = rules.catalogue().designs();
        let known = |card: &Card| card.index() < designs;
        let fits = city.piles.len() <= MAX_PILES
            && city.piles.iter().all(|p| p.buildings.iter().all(known));
        city.found(rules);
        fits.then_some(city)
    }

    /// Lays the foundations that the city starts with.
    pub fn found(&mut self, rules: &CanopyCity) {
        let start = rules.first_foundations(self.guild);
        if self.piles.len() < start {
            self.piles.resize(start, Pile::default());
        }
    }

    pub fn code(&self) -> String {
        let mut numbers = String::new();
        for (letter, number) in [('g', self.gold), ('p', self.prestige), ('b', self.printed)] {
            if number > 0 {
                numbers.push_str(&format!("{letter}{number}"));
            }
        }
        if let Some(guild) = self.guild {
            numbers.push_str(&format!("u{}", guild.number()));
        }
        let piles: Vec<String> = self.piles.iter().map(Pile::code).collect();
        format!("{numbers}_{}", piles.join("."))
    }

    /// Cards played: buildings, and foundations that are cards.
    pub fn played(&self, rules: &CanopyCity) -> usize {
        let buildings: usize = self.piles.iter().map(|p| p.buildings.len()).sum();
        let start = rules.first_foundations(self.guild);
        buildings + self.piles.len().saturating_sub(start)
    }
}
