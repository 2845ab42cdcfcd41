//! The worlds that a search imagines, one after another.
//!
//! Every world behind a view is as likely as any other by the cards alone, but what the others did says
//! more: nobody gives away what he needs. Where a game has a [belief](Heuristic::belief) about this, a
//! world that is less plausible than the one before it is taken only now and then (after Metropolis), so
//! that in the long run each comes as often as it deserves.

use table::Seat;
use table::random::{FastRng, Rng, below};

use knowledge::{BeliefLogLikelihood, BotKnowledge};

/// One world in so many is taken as it comes: others may play differently from what we think.
const OPEN_MIND: u32 = 8;

pub(crate) struct Determinizer<'a, G: BotKnowledge> {
    game: &'a G,
    view: &'a G::View,
    belief: Option<BeliefLogLikelihood<G::State>>,
    belief_weight: f32,
    /// The last plausible world, and how plausible it was.
    last: Option<(G::State, f32)>,
}

impl<'a, G: BotKnowledge> Determinizer<'a, G> {
    pub(crate) fn new(game: &'a G, view: &'a G::View, seat: Seat, belief_weight: f32) -> Self {
        let belief = (belief_weight > 0.0)
            .then(|| game.belief(view, seat))
            .flatten();
        Determinizer {
            game,
            view,
            belief,
            belief_weight,
            last: None,
        }
    }

    /// The next world.
    pub(crate) fn next(&mut self, rng: &mut FastRng) -> G::State {
        let world = self.game.resample(self.view, rng);
        let Some(belief) = &self.belief else {
            return world;
        };
        if below(rng, OPEN_MIND) == 0 {
            return world;
        }
        let plausible = self.belief_weight * belief(&world);
        match &mut self.last {
            Some((last, before)) if !accepts(plausible - *before, rng) => last.clone(),
            last => {
                *last = Some((world.clone(), plausible));
                world
            }
        }
    }
}

/// Always what is more plausible; what is less, as often as it is.
fn accepts(gain: f32, rng: &mut FastRng) -> bool {
    let unit = (rng.next_u32() >> 8) as f32 / (1 << 24) as f32;
    gain >= 0.0 || unit < gain.exp()
}

#[cfg(test)]
mod tests {
    use arboretum::Arboretum;
    use knowledge::Heuristic;
    use table::{Game, Pending, Setup, Viewer};

    use super::*;
    use table::random::fast;

    /// Half-way through a game of Arboretum, as the seat to move sees it.
    fn half_way(game: &Arboretum) -> (arboretum::View, Seat) {
        let mut rng = fast(5, 0);
        let mut state = game.start();
        loop {
            match game.pending(&state) {
                Pending::Chance => {
                    let outcome = game.draw(&state, &mut rng);
                    game.resolve_unchecked(&mut state, outcome);
                }
                Pending::Seats(seats) if state.deck_size() > 16 => {
                    let seat = seats.iter().next().unwrap();
                    let action = game.pick(&state, seat, &mut rng);
                    game.apply_unchecked(&mut state, seat, action);
                }
                _ => return (game.view(&state, Viewer::Seat(state.turn())), state.turn()),
            }
        }
    }

    #[test]
    fn plausible_worlds_come_more_often_and_all_fit_the_view() {
        let setup = Setup::new(Arboretum::descriptor(), 2, [], None).unwrap();
        let game = Arboretum::new(&setup).unwrap();
        let (view, seat) = half_way(&game);
        let belief = game.belief(&view, seat).unwrap();
        let mean = |belief_weight: f32| {
            let mut worlds = Determinizer::new(&game, &view, seat, belief_weight);
            let mut rng = fast(6, 0);
            let mut sum = 0.0;
            for _ in 0..4000 {
                let world = worlds.next(&mut rng);
                assert!(game.view(&world, Viewer::Seat(seat)) == view);
                sum += belief(&world);
            }
            sum / 4000.0
        };
        let (plain, believed, convinced) = (mean(0.0), mean(1.0), mean(3.0));
        assert!(plain + 0.3 < believed, "{plain} {believed}");
        assert!(believed + 0.3 < convinced, "{believed} {convinced}");
    }
}
