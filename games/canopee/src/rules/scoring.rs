//! What forests are worth: the same functions for the game, the sheet and the scoring pad.

use crate::rules::action::SEATS;
use crate::rules::config::Config;
use crate::rules::data::Catalogue;
use crate::rules::kind::{KINDS, Kind, Species};
use crate::rules::ledger::Item;
use crate::rules::stage::Phase;
use crate::rules::state::State;
use crate::rules::tree::Trees;

/// Does the orchid wither? It does when rain and sun are two or more apart.
pub(crate) fn orchids_wither(forest: &[u8; KINDS]) -> bool {
    forest[Kind::Rain.index()].abs_diff(forest[Kind::Sun.index()]) >= 2
}

/// The plants and the weather of a forest, row by row; what is missing brings nothing.
#[inline]
pub(crate) fn plants(
    c: &Catalogue,
    forest: &[u8; KINDS],
    complete: usize,
    mut row: impl FnMut(Item, i32),
) {
    // Factors of zero or one, where nobody could foretell a branch.
    let n = |kind: Kind| i32::from(forest[kind.index()]);
    let ferns = n(Kind::Fern);
    row(Item::Fern, ferns % 2 * ferns * i32::from(c.fern));
    let bromelias = n(Kind::Bromelia);
    let worth = c.bromelia[bromelias.clamp(1, 3) as usize - 1];
    row(Item::Bromelia, bromelias.min(1) * i32::from(worth));
    let sets = n(Kind::Monstera) / 3;
    let sets = if c.monstera_sets { sets } else { sets.min(1) };
    row(Item::Monstera, sets * i32::from(c.monstera));
    let pairs = n(Kind::Rain).min(n(Kind::Sun));
    row(Item::Weather, pairs * i32::from(c.weather));
    row(Item::Fungi, n(Kind::Fungi) * i32::from(c.fungi));
    let lianas = n(Kind::Lianas) * complete as i32;
    row(Item::Lianas, lianas * i32::from(c.lianas));
    let orchids = n(Kind::Orchid) * i32::from(!orchids_wither(forest));
    row(Item::Orchid, orchids * i32::from(c.orchid));
}

impl Catalogue {
    /// What the plants and the weather of a forest with so many complete trees bring.
    pub fn plants(&self, forest: &[u8; KINDS], complete: usize) -> i32 {
        let mut sum = 0;
        plants(self, forest, complete, |_, points| sum += points);
        sum
    }
}

/// What the animals of one species bring: the active card, then the mate.
pub(crate) fn species_points(
    c: &Catalogue,
    forest: &[u8; KINDS],
    species: Species,
    heights: u32,
    spirit: bool,
) -> (i32, i32) {
    let i = species.index();
    let actives = i32::from(forest[species.active().index()]);
    let each = match species {
        Species::Marmoset => i32::from(c.active[i]) * heights as i32,
        _ => i32::from(c.active[i]),
    };
    let mates = species
        .mate()
        .map_or(0, |mate| i32::from(forest[mate.index()]));
    let [alone, pair] = c.mate[i].map(i32::from);
    let mate = if actives > 0 { pair } else { alone };
    let (active, mate) = (actives * each, mates * mate);
    if spirit {
        // The Spirit's animals count double, and never against it.
        (2 * active.max(0), 2 * mate.max(0))
    } else {
        (active, mate)
    }
}

/// What all animals of a forest bring at the end of the game.
#[inline]
pub(crate) fn wildlife(c: &Catalogue, forest: &[u8; KINDS], heights: u32, spirit: bool) -> i32 {
    Kind::each_species(Kind::present(forest))
        .map(|s| {
            let (active, mate) = species_points(c, forest, s, heights, spirit);
            active + mate
        })
        .sum()
}

/// Which forests have the most complete trees, as bits; among equals of the first edition the one
/// with the most trunks in incomplete trees.
pub(crate) fn lushest(trees: &Trees, players: usize, first_edition: bool) -> u8 {
    let incomplete = |forest: usize| -> u32 {
        trees
            .of(forest)
            .iter()
            .filter(|t| !t.is_complete())
            .map(|t| u32::from(t.height()))
            .sum()
    };
    let key = |forest: usize| {
        let complete = trees.complete(forest);
        (complete, if first_edition { incomplete(forest) } else { 0 })
    };
    let best = (0..players).map(key).max().unwrap_or((0, 0));
    if best.0 == 0 {
        return 0;
    }
    (0..players)
        .filter(|f| key(*f) == best)
        .fold(0, |bits, f| bits | 1 << f)
}

/// Which forests have the tallest complete tree without an award, as bits.
pub(crate) fn tallest(trees: &Trees, players: usize) -> u8 {
    let best = (0..players).map(|f| trees.tallest(f)).max().unwrap_or(0);
    if best == 0 {
        return 0;
    }
    (0..players)
        .filter(|f| trees.tallest(*f) == best)
        .fold(0, |bits, f| bits | 1 << f)
}

impl State {
    /// Points of the animals of a forest.
    pub(crate) fn wildlife_points(&self, c: &Config, forest: usize) -> i32 {
        let spirit = c.solo() && forest == 1;
        // Only the marmoset counts heights.
        let heights = match self.has(forest, Kind::Marmoset) {
            0 => 0,
            _ => self.trees.heights(forest),
        };
        wildlife(&c.catalogue, &self.forests[forest], heights, spirit)
    }

    /// Points for the most complete trees.
    pub(crate) fn lush_points(&self, c: &Config, forest: usize) -> i32 {
        let lushest = lushest(&self.trees, c.players, c.first_edition);
        if lushest >> forest & 1 != 0 {
            i32::from(c.lush())
        } else {
            0
        }
    }

    /// What a forest would bring if this season ended now, beyond what is booked: trees, plants,
    /// weather, the award for the tallest tree.
    pub(crate) fn season_points(&self, c: &Config, forest: usize) -> i32 {
        let trees: i32 = self
            .trees
            .of(forest)
            .iter()
            .filter(|t| !t.is_scored())
            .map(|t| t.points())
            .sum();
        let mut points = trees;
        let complete = self.trees.complete(forest);
        plants(&c.catalogue, &self.forests[forest], complete, |_, p| {
            points += p;
        });
        if tallest(&self.trees, c.players) >> forest & 1 != 0 {
            points += i32::from(c.tallest(self.season));
        }
        points
    }

    /// The scores of all forests: final when the game is over, else what they would be if it ended now.
    #[inline]
    pub(crate) fn scores(&self, c: &Config) -> [i32; SEATS] {
        let lushest = lushest(&self.trees, c.players, c.first_edition);
        let mut scores = [0; SEATS];
        for (forest, points) in scores.iter_mut().enumerate().take(c.players) {
            *points = self.banked(forest) + self.wildlife_points(c, forest);
            if lushest >> forest & 1 != 0 {
                *points += i32::from(c.lush());
            }
            if self.phase != Phase::Over {
                *points += self.season_points(c, forest);
            }
        }
        scores
    }

    /// Forests that have won with these scores, as bits: most points, then most animals, then shared.
    pub(crate) fn winning(&self, c: &Config, scores: &[i32; SEATS]) -> u8 {
        let key = |forest: usize| (scores[forest], self.wildlife(forest));
        let best = (0..c.players).map(key).max();
        (0..c.players)
            .filter(|f| Some(key(*f)) == best)
            .fold(0, |bits, f| bits | 1 << f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(forest: &[(Kind, u8)], complete: usize, first: bool) -> i32 {
        let text = match first {
            false => include_str!("../../data/canopee.toml"),
            true => include_str!("../../data/canopy-first.toml"),
        };
        let c = Catalogue::read(text, first).unwrap();
        let mut cards = [0; KINDS];
        for (kind, n) in forest {
            cards[kind.index()] = *n;
        }
        let mut sum = 0;
        plants(&c, &cards, complete, |_, p| sum += p);
        sum
    }

    #[test]
    fn ca_44_ferns_count_when_their_number_is_odd() {
        let ferns = |n| rows(&[(Kind::Fern, n)], 0, false);
        assert_eq!(
            (0..7).map(ferns).collect::<Vec<_>>(),
            [0, 2, 0, 6, 0, 10, 0]
        );
    }

    #[test]
    fn ca_45_bromelias_count_two_seven_and_minus_three() {
        let bromelias = |n| rows(&[(Kind::Bromelia, n)], 0, false);
        assert_eq!(
            (0..6).map(bromelias).collect::<Vec<_>>(),
            [0, 2, 7, -3, -3, -3]
        );
    }

    #[test]
    fn ca_46_three_monsteras_count_eight_once() {
        let monsteras = |n| rows(&[(Kind::Monstera, n)], 0, false);
        assert_eq!(
            (0..8).map(monsteras).collect::<Vec<_>>(),
            [0, 0, 0, 8, 8, 8, 8, 8]
        );
    }

    #[test]
    fn ca_103_the_first_edition_counts_every_three_philodendrons() {
        let sets = |n| rows(&[(Kind::Monstera, n)], 0, true);
        assert_eq!(
            (0..8).map(sets).collect::<Vec<_>>(),
            [0, 0, 0, 8, 8, 8, 16, 16]
        );
    }

    #[test]
    fn ca_47_a_pair_of_rain_and_sun_counts_five() {
        let weather = |rain, sun| rows(&[(Kind::Rain, rain), (Kind::Sun, sun)], 0, false);
        assert_eq!(weather(2, 1), 5);
        assert_eq!(weather(3, 3), 15);
        assert_eq!(weather(4, 0), 0);
    }

    #[test]
    fn ca_61_lianas_count_for_each_complete_tree() {
        assert_eq!(rows(&[(Kind::Lianas, 2)], 3, false), 6);
        assert_eq!(rows(&[(Kind::Lianas, 2)], 0, false), 0);
    }

    #[test]
    fn ca_62_orchids_wither_when_rain_and_sun_are_two_apart() {
        let orchids = |rain, sun| {
            let kinds = [(Kind::Orchid, 2), (Kind::Rain, rain), (Kind::Sun, sun)];
            rows(&kinds, 0, false) - 5 * i32::from(rain.min(sun))
        };
        assert_eq!(orchids(0, 0), 8);
        assert_eq!(orchids(2, 1), 8);
        assert_eq!(orchids(2, 0), 0);
        assert_eq!(orchids(1, 3), 0);
    }

    #[test]
    fn ca_60_fungi_count_one_each() {
        assert_eq!(rows(&[(Kind::Fungi, 2)], 0, false), 2);
    }
}
