//! Arboretum: a path is worth its points times the chance to hold the right to it, and a hand is
//! worth the paths it can still make.

mod belief;
mod claims;
mod features;
mod path_cache;
mod paths;
mod styles;

use crate::{Arboretum, CardSet, Garden, SPECIES, Species, State, View, best_points, held};
use table::{BySeat, Game, Seat};

use knowledge::SearchParams;
use knowledge::{BeliefLogLikelihood, Features, Heuristic, Practice, Training, weights};
use knowledge::{Input, Net, Observation, Shape};

impl Heuristic for Arboretum {
    fn estimate(&self, state: &State) -> BySeat<f32> {
        let seats = self.seats();
        let hands = state.all_hands();
        let deck = state.deck_size() as f32;
        let drift = drift(deck);
        // How much of the game is still to come.
        let early = deck / START_DECK;
        let best: BySeat<[u8; SPECIES]> =
            BySeat::from_fn(seats, |seat| best_points(state.garden(seat)));
        let mut estimate = BySeat::new(seats);
        for species in Species::ALL {
            let sums = held(hands, species);
            for (seat, points) in estimate.iter_mut() {
                let mine = sums[seat.index()];
                let others = Seat::first(seats).filter(|s| *s != seat);
                let best_other = others.map(|s| sums[s.index()]).max().unwrap_or(0);
                let right = right(mine - best_other, drift);
                let worth = f32::from(best[seat][species.index()]);
                let hope = hope(state.garden(seat), hands[seat.index()], species);
                *points += right * (worth + early * hope);
            }
        }
        estimate
    }

    const STYLES: &'static [&'static str] = styles::NAMES;

    fn styled(&self, style: &str, state: &State) -> BySeat<f32> {
        styles::estimate(self, style, state)
    }

    fn belief(&self, view: &View, seat: Seat) -> Option<BeliefLogLikelihood<State>> {
        Some(belief::belief(self, view, seat))
    }

    fn search_params(&self) -> SearchParams {
        SearchParams {
            uct_c: 0.1,
            rollout_depth: 0.0,
            short_iterations: 50.0,
            ..SearchParams::default()
        }
    }
}

impl Features for Arboretum {
    fn shape(&self) -> Shape {
        features::SHAPE
    }

    const HAS_INFORMATION_STATE: bool = true;

    fn features(&self, state: &State, seat: Seat, sight: Observation, into: &mut Input) {
        features::features(self, state, seat, sight, into);
    }

    fn net(&self) -> Option<&'static Net> {
        weights!("arboretum.json")
    }

    fn deep_net(&self) -> Option<&'static Net> {
        weights!("arboretum.deep.json")
    }
}

impl Training for Arboretum {
    fn practice() -> &'static [Practice] {
        const {
            &[
                Practice::new(2, &[], 70),
                Practice::new(3, &[], 15),
                Practice::new(4, &[], 15),
            ]
        }
    }
}

/// How much the sums in hand still move before the end, in points.
fn drift(deck: f32) -> f32 {
    1.0 + 0.9 * deck.sqrt()
}

/// Cards in the deck of a game for two, at its start.
const START_DECK: f32 = 34.0;

/// The chance to hold a right in the end, from the lead in hand now. A tie is a right too.
fn right(lead: i32, drift: f32) -> f32 {
    let lead = if lead == 0 { 0.6 } else { lead as f32 };
    1.0 / (1.0 + (-2.0 * lead / drift).exp())
}

/// Points that cards in hand could still add to a species.
fn hope(garden: &Garden, hand: CardSet, species: Species) -> f32 {
    let planted = garden.iter().any(|(card, _)| card.species() == species);
    let held = hand.ranks(species).count_ones().min(3) as f32;
    if planted { 0.4 * held } else { 0.0 }
}
