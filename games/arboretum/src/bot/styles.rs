//! Sparring partners with one idea each, to see that strength is not against our own kind only.

use crate::{Arboretum, SPECIES, Species, State, best_points, held};
use table::{BySeat, Game, Seat};

use super::{drift, hope, right};
use knowledge::Heuristic;

/// The hoarder keeps the cards that deny the others their rights, the builder thinks of its own paths
/// alone, the spoiler would rather cost the others points than win some.
pub(super) const NAMES: &[&str] = &["hoarder", "builder", "spoiler"];

pub(super) fn estimate(game: &Arboretum, style: &str, state: &State) -> BySeat<f32> {
    match style {
        "hoarder" => hoarder(game, state),
        "builder" => builder(game, state),
        "spoiler" => spoiler(game, state),
        _ => game.estimate(state),
    }
}

/// Whoever holds most of a species has it for good; every rank in hand of a species that somebody
/// grows is worth something in itself.
fn hoarder(game: &Arboretum, state: &State) -> BySeat<f32> {
    let seats = game.seats();
    let hands = state.all_hands();
    let best: BySeat<[u8; SPECIES]> =
        BySeat::from_fn(seats, |seat| best_points(state.garden(seat)));
    BySeat::from_fn(seats, |seat| {
        let mut points = 0.0;
        for species in Species::ALL {
            let sums = held(hands, species);
            let (mine, theirs) = lead(&sums, seat, seats);
            let own = f32::from(best[seat][species.index()]);
            let others = Seat::first(seats).filter(|s| *s != seat);
            let other = others.map(|s| best[s][species.index()]).max().unwrap_or(0);
            points += own * right(mine - theirs, 0.5 * drift(state.deck_size() as f32));
            points += 0.06 * mine as f32 * (own + 1.5 * f32::from(other));
        }
        points
    })
}

/// Paths count whether there is a right to them or not.
fn builder(game: &Arboretum, state: &State) -> BySeat<f32> {
    let hands = state.all_hands();
    BySeat::from_fn(game.seats(), |seat| {
        let garden = state.garden(seat);
        let paths = best_points(garden);
        let mut points = 0.0;
        for species in Species::ALL {
            let own = f32::from(paths[species.index()]);
            let sums = held(hands, species);
            let (mine, theirs) = lead(&sums, seat, game.seats());
            points += own * (0.6 + 0.4 * right(mine - theirs, drift(state.deck_size() as f32)));
            points += hope(garden, hands[seat.index()], species);
        }
        points
    })
}

/// The points of the others weigh twice.
fn spoiler(game: &Arboretum, state: &State) -> BySeat<f32> {
    let plain = game.estimate(state);
    BySeat::from_fn(game.seats(), |seat| {
        let others = Seat::first(game.seats()).filter(|s| *s != seat);
        let best = others.map(|s| plain[s]).fold(0.0, f32::max);
        0.5 * plain[seat] - best
    })
}

/// What a seat holds of a species, and the best of the others.
fn lead(sums: &[i32], seat: Seat, seats: usize) -> (i32, i32) {
    let others = Seat::first(seats).filter(|s| *s != seat);
    let best = others.map(|s| sums[s.index()]).max().unwrap_or(0);
    (sums[seat.index()], best)
}
