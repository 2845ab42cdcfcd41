//! A short look: what does each choice lead to, by itself?

use table::random::{FastRng, below};
use table::{Actions, Pending, Seat};

use knowledge::{BotKnowledge, Input, Net, judge, outcome};

/// The action that leads to the best position in a few worlds.
#[allow(clippy::too_many_arguments, reason = "scratch and luck come along")]
pub fn one_ply<G: BotKnowledge>(
    game: &G,
    net: Option<&Net>,
    view: &G::View,
    seat: Seat,
    actions: &[G::Action],
    worlds: u32,
    input: &mut Input,
    rng: &mut FastRng,
) -> G::Action {
    let mut sums = vec![0.0; actions.len()];
    for _ in 0..worlds {
        let mut world = game.resample(view, rng);
        // Those who choose at the same time choose at random.
        if let Pending::Seats(seats) = game.pending(&world) {
            for other in seats.without(seat).iter() {
                let action = game.pick(&world, other, rng);
                game.apply_unchecked(&mut world, other, action);
            }
        }
        for (action, sum) in actions.iter().zip(&mut sums) {
            let mut next = world.clone();
            game.apply_unchecked(&mut next, seat, *action);
            let values = match game.pending(&next) {
                Pending::Over => outcome(game, &next),
                _ => judge(game, net, &next, input),
            };
            *sum += values[seat.index()];
        }
    }
    // Among equals any, so that no order of the list is preferred.
    let top = sums.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let close: Actions<G::Action> = actions
        .iter()
        .zip(&sums)
        .filter(|(_, s)| **s >= top - 1e-4)
        .map(|(a, _)| *a)
        .collect();
    close[below(rng, close.len() as u32) as usize]
}
