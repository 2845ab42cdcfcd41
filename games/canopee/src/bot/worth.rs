//! What a forest can still become: points that a season's end would not count yet, by rule of thumb.

use std::sync::LazyLock;

use crate::{Config, KINDS, Kind, Species, State};

/// What is left of the season: 1 at its beginning, 0 at its end.
pub(super) fn season_left(state: &State) -> f32 {
    (f32::from(state.decks().0) / 30.0).min(1.0)
}

/// What is left of the game.
pub(super) fn game_left(state: &State) -> f32 {
    let (now, later) = state.decks();
    ((f32::from(now) + f32::from(later)) / 100.0).min(1.0)
}

/// The height of the tallest tree of a forest that still grows.
pub(super) fn tallest_open(state: &State, forest: usize) -> u8 {
    let open = state.trees_of(forest).iter().filter(|t| !t.is_complete());
    open.map(|t| t.height()).max().unwrap_or(0)
}

/// What greedy play goes by: what a forest may hope for, what the piles promise it, and a little more
/// for trees that still grow. (The network is shown the hope alone; it has learned the rest.)
pub(super) fn outlook(config: &Config, state: &State, forest: usize) -> f32 {
    let open = state.trees_of(forest).iter().filter(|t| !t.is_complete());
    let trees: f32 = open
        .map(|t| 0.15 * f32::from(t.value()) + 0.27 * f32::from(t.height()))
        .sum();
    let time = (3.0 * game_left(state)).min(1.0);
    hope(config, state, forest) + piles_promise(config, state, forest) + time * trees
}

/// What the piles promise a forest: whoever is next has the first choice.
pub(super) fn piles_promise(config: &Config, state: &State, forest: usize) -> f32 {
    let left = season_left(state);
    let tallest = tallest_open(state, forest);
    let worth = |pile: usize| {
        let seen = state.seen_on(pile);
        let known: f32 = seen
            .map(|(kind, _)| card(state.forest(forest), kind, left, tallest))
            .sum();
        known + 1.5 * f32::from(state.unseen_on(pile))
    };
    let piles = state.piles_of(config, forest);
    let best = piles.map(worth).fold(0.0, f32::max);
    best * if state.turn() == forest { 1.3 } else { 0.3 }
}

/// Points that a forest may hope for beyond those it would score now.
pub(super) fn hope(config: &Config, state: &State, forest: usize) -> f32 {
    let left = season_left(state);
    let long = game_left(state);
    let cards = state.forest(forest);
    let mut sum = plants_hope(cards, left) + threats(cards, left);
    for tree in state.trees_of(forest) {
        if !tree.is_complete() {
            let grown = f32::from(tree.value()) + 1.1 * f32::from(tree.height());
            sum += grown * (0.75 * long.sqrt()).min(0.7);
        }
    }
    // Complete trees count for the most luxuriant forest.
    let complete = state.trees_of(forest).iter().filter(|t| t.is_complete());
    sum += 1.5 * complete.count() as f32;
    let ready = Species::ALL
        .into_iter()
        .filter(|s| state.has_power(forest, *s))
        .count();
    sum += ready as f32 * (0.8 * left + 2.0 * long);
    // A lone animal may still find its mate.
    for species in Species::ALL {
        let Some(mate) = species.mate() else { continue };
        let i = species.index();
        let [alone, pair] = config.catalogue.mate[i].map(f32::from);
        let (a, m) = (cards[species.active().index()], cards[mate.index()]);
        if (a > 0) != (m > 0) {
            sum += 0.3 * long * (pair - alone).max(0.0);
        }
    }
    sum
}

/// Plants and weather that are not complete yet, or may still be spoilt.
pub(super) fn plants_hope(cards: &[u8; KINDS], left: f32) -> f32 {
    let n = |kind: Kind| f32::from(cards[kind.index()]);
    let ferns = n(Kind::Fern);
    let mut sum = if cards[Kind::Fern.index()] % 2 == 1 {
        -0.5 * ferns * left
    } else {
        ferns * left
    };
    sum += match cards[Kind::Bromelia.index()] {
        1 => 2.0 * left,
        2 => -2.5 * left,
        _ => 0.0,
    };
    sum += match cards[Kind::Monstera.index()] {
        1 => 1.3 * left,
        2 => 4.5 * left,
        _ => 0.0,
    };
    let odd = (n(Kind::Rain) - n(Kind::Sun)).abs();
    sum += 2.2 * left * odd.min(2.0);
    sum += 2.0 * n(Kind::Seed).min(3.0);
    sum
}

/// How many plants there are among some cards.
pub(super) fn plants(cards: &[u8; KINDS]) -> u8 {
    static PLANTS: LazyLock<[u8; KINDS]> = LazyLock::new(|| Kind::ALL.map(|k| k.is_plant().into()));
    count(cards, &PLANTS)
}

/// How many animals there are among some cards.
pub(super) fn animals(cards: &[u8; KINDS]) -> u8 {
    static ANIMALS: LazyLock<[u8; KINDS]> =
        LazyLock::new(|| Kind::ALL.map(|k| k.is_wildlife().into()));
    count(cards, &ANIMALS)
}

/// How many cards there are of the kinds marked by a one: without a branch, since it is asked often.
fn count(cards: &[u8; KINDS], marked: &[u8; KINDS]) -> u8 {
    cards.iter().zip(marked).map(|(n, one)| n * one).sum()
}

/// What threats are about to cost. (What they would take is counted only where it matters: this is asked
/// of every pile that a network is shown.)
pub(super) fn threats(cards: &[u8; KINDS], left: f32) -> f32 {
    let cost = |threats: u8, taken: fn(&[u8; KINDS]) -> u8, each: f32| match threats {
        0 => 0.0,
        1 => -0.4 * left * each,
        2 => -each * f32::from(taken(cards)).min(2.0),
        _ => -each * f32::from(taken(cards)).min(1.0) * 0.6,
    };
    let n = |kind: Kind| cards[kind.index()];
    cost(n(Kind::Fire), plants, 3.0) + cost(n(Kind::Disease), animals, 3.5)
        - 2.0 * f32::from(n(Kind::Blight))
}

/// What a card on a pile would be worth to a forest, by itself.
pub(super) fn card(cards: &[u8; KINDS], kind: Kind, left: f32, tallest_open: u8) -> f32 {
    let have = cards[kind.index()];
    match kind {
        Kind::Fern => {
            if have.is_multiple_of(2) {
                2.0 + f32::from(have)
            } else {
                -1.0 - f32::from(have)
            }
        }
        Kind::Bromelia => [3.0, 4.0, -8.0, 0.0][usize::from(have.min(3))],
        Kind::Monstera => [1.5 * left, 3.0 * left, 5.0, 0.5][usize::from(have.min(3))],
        Kind::Rain | Kind::Sun => {
            let other = if kind == Kind::Rain {
                Kind::Sun
            } else {
                Kind::Rain
            };
            if cards[other.index()] > have {
                4.0
            } else {
                1.8 * left
            }
        }
        Kind::Trunk0 | Kind::Trunk1 | Kind::Trunk2 => {
            1.0 + 0.8 * f32::from(kind.trunk_value().unwrap_or(0))
        }
        Kind::Canopy0 | Kind::Canopy1 | Kind::Canopy2 => {
            if tallest_open == 0 {
                0.0
            } else {
                let m = f32::from(kind.canopy_multiplier().unwrap_or(0));
                2.0 + (0.3 + m) * f32::from(tallest_open)
            }
        }
        Kind::Seed => 2.0,
        Kind::Fire | Kind::Disease => [-0.8, -5.0, 3.0, 0.0][usize::from(have.min(3))],
        Kind::Drought => -3.0,
        Kind::Blight | Kind::Lightning => -2.0,
        Kind::Fungi => 1.5,
        Kind::Lianas | Kind::Pitcher => 2.0,
        Kind::Orchid => 3.0,
        _ => 3.5,
    }
}

/// What a whole pile would bring a forest. Its cards are not worth the sum of what each is: a second
/// fern spoils the first, a canopy wants the trunk beside it.
pub(super) struct Spoils<'a> {
    config: &'a Config,
    cards: &'a [u8; KINDS],
    left: f32,
    tallest: u8,
    complete: usize,
    before: f32,
}

impl<'a> Spoils<'a> {
    pub(super) fn new(config: &'a Config, state: &'a State, forest: usize) -> Self {
        let trees = state.trees_of(forest).iter();
        let mut spoils = Spoils {
            config,
            cards: state.forest(forest),
            left: season_left(state),
            tallest: tallest_open(state, forest),
            complete: trees.filter(|t| t.is_complete()).count(),
            before: 0.0,
        };
        spoils.before = spoils.forest(spoils.cards);
        spoils
    }

    /// Plants, weather and threats: what they score, and what they may come to.
    fn forest(&self, cards: &[u8; KINDS]) -> f32 {
        let c = &self.config.catalogue;
        let points = c.plants(cards, self.complete) as f32;
        // Lianas wait for another tree.
        let lianas = f32::from(cards[Kind::Lianas.index()]) * 0.5 * f32::from(c.lianas);
        points + lianas + plants_hope(cards, self.left) + threats(cards, self.left)
    }

    /// What these cards bring together.
    pub(super) fn of(&self, pile: impl Iterator<Item = Kind>) -> f32 {
        let mut cards = *self.cards;
        let mut tallest = self.tallest;
        let (mut others, mut crowns) = (0.0, [0u8; 3]);
        for kind in pile {
            if kind.is_plant() || kind.is_weather() || kind.is_threat() || kind == Kind::Seed {
                cards[kind.index()] += 1;
                if matches!(kind, Kind::Drought | Kind::Lightning) {
                    others += card(self.cards, kind, self.left, self.tallest);
                }
            } else if let Some(crown) = kind.canopy_multiplier() {
                crowns[usize::from(crown.min(2))] += 1;
            } else {
                if kind.trunk_value().is_some() {
                    tallest += 1;
                }
                others += card(self.cards, kind, self.left, self.tallest);
            }
        }
        // The best crown goes onto the tallest tree; for another one there may be none.
        for (kind, count) in [Kind::Canopy2, Kind::Canopy1, Kind::Canopy0]
            .into_iter()
            .zip(crowns.into_iter().rev())
        {
            for _ in 0..count {
                others += card(self.cards, kind, self.left, tallest);
                tallest = tallest.min(1);
            }
        }
        self.forest(&cards) - self.before + others
    }
}

#[cfg(test)]
mod tests {
    use crate::Canopee;
    use table::{Game, Setup};

    use super::*;

    #[test]
    fn a_pile_is_worth_what_its_cards_bring_together() {
        let setup = Setup::new(Canopee::descriptor(), 2, [], None).unwrap();
        let game = Canopee::new(&setup).unwrap();
        let cards = [0; KINDS];
        let spoils = Spoils {
            config: game.config(),
            cards: &cards,
            left: 0.0,
            tallest: 0,
            complete: 0,
            before: 0.0,
        };
        let of = |pile: &[Kind]| spoils.of(pile.iter().copied());
        assert!(of(&[Kind::Fern, Kind::Fern]) < of(&[Kind::Fern]));
        assert!(of(&[Kind::Fern; 3]) > of(&[Kind::Fern]));
        assert!(of(&[Kind::Rain, Kind::Sun]) > of(&[Kind::Rain]) + of(&[Kind::Sun]));
        // In whatever order they lie.
        let (trunk, crown) = (Kind::Trunk2, Kind::Canopy1);
        assert!(of(&[crown, trunk]) > of(&[crown]) + of(&[trunk]));
        assert!((of(&[crown, trunk]) - of(&[trunk, crown])).abs() < 1e-6);
    }
}
