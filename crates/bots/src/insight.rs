//! What a bot knows of a game beyond its rules.

use table::{BySeat, Game, MAX_SEATS, Pending, Seat};

use crate::manner::Manner;
use crate::net::{Input, Net, Shape};

/// A table that a network learns on: how many seats, which options, how often.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Practice {
    /// How many sit there.
    pub seats: usize,
    /// Options other than the usual ones.
    pub options: &'static [(&'static str, &'static str)],
    /// How many games in a hundred are played like this.
    pub percent: u32,
}

impl Practice {
    /// A table for so many seats, with these options, so often.
    pub const fn new(
        seats: usize,
        options: &'static [(&'static str, &'static str)],
        percent: u32,
    ) -> Practice {
        Practice {
            seats,
            options,
            percent,
        }
    }
}

/// A game with the little knowledge that makes search strong. Everything has a default, so a new
/// game can be played by every level at once, and better once it says more about itself.
pub trait Insight: Game {
    /// What each seat may expect to score in the end, from a whole position. By default what it
    /// would score if the game ended now.
    fn estimate(&self, state: &Self::State) -> BySeat<f32> {
        let scores = self.scores(state);
        BySeat::from_fn(scores.len(), |seat| scores[seat] as f32)
    }

    /// Names of sparring partners: greedy players with an estimate of their own.
    const STYLES: &'static [&'static str] = &[];

    /// The estimate of a sparring partner.
    fn styled(&self, _style: &str, state: &Self::State) -> BySeat<f32> {
        self.estimate(state)
    }

    /// Has what the seat just chose shown its worth? Until then greedy play looks on: by default while
    /// the seat itself is to choose again.
    fn settled(&self, state: &Self::State, seat: Seat) -> bool {
        self.pending(state) != Pending::seat(seat)
    }

    /// A margin of points that is worth fighting for: where the reward bends.
    fn spread(&self) -> f32 {
        10.0
    }

    /// How a search goes about this game.
    fn manner(&self) -> Manner {
        Manner::default()
    }

    /// The numbers that describe a position to a network; none by default.
    fn shape(&self) -> Shape {
        Shape {
            globals: 0,
            item: 0,
        }
    }

    /// Describes a whole position to a network, as this seat sees it.
    fn features(&self, _state: &Self::State, _seat: Seat, _into: &mut Input) {}

    /// The network that judges positions, once one has learned to.
    fn net(&self) -> Option<&'static Net> {
        None
    }

    /// The tables that the network learns on.
    fn practice() -> &'static [Practice] {
        &[]
    }
}

/// What a position promises each seat, 0 to 1: by the network if there is one, else by the estimate.
#[inline]
pub(crate) fn judge<G: Insight>(
    game: &G,
    net: Option<&Net>,
    state: &G::State,
    input: &mut Input,
) -> [f32; MAX_SEATS] {
    let mut rewards_of = [0.0; MAX_SEATS];
    let Some(net) = net else {
        let estimate = game.estimate(state);
        rewards(
            estimate.as_slice(),
            |_| None,
            game.spread(),
            &mut rewards_of,
        );
        return rewards_of;
    };
    let mut value = |seat| {
        input.clear();
        game.features(state, seat, input);
        net.value(input)
    };
    if game.seats() == 2 {
        // What one wins the other loses: one look is enough.
        rewards_of[0] = value(Seat::P1);
        rewards_of[1] = 1.0 - rewards_of[0];
    } else {
        for seat in Seat::first(game.seats()) {
            rewards_of[seat.index()] = value(seat);
        }
    }
    rewards_of
}

/// What the end of a game brings each seat, 0 to 1.
pub(crate) fn outcome<G: Insight>(game: &G, state: &G::State) -> [f32; MAX_SEATS] {
    let mut reward = [0.0; MAX_SEATS];
    let (scores, winners) = game.result(state);
    let points: [f32; MAX_SEATS] =
        std::array::from_fn(|i| scores.as_slice().get(i).map_or(0.0, |s| *s as f32));
    let share = 1.0 / winners.len().max(1) as f32;
    let won = |seat| Some(if winners.contains(seat) { share } else { 0.0 });
    rewards(&points[..scores.len()], won, game.spread(), &mut reward);
    reward
}

/// Rewards in 0 to 1 from final or estimated scores: three quarters for winning, one quarter for
/// the margin, so that a bot that is ahead stays ahead and one that is behind keeps trying.
pub(crate) fn rewards(
    scores: &[f32],
    won: impl Fn(Seat) -> Option<f32>,
    spread: f32,
    into: &mut [f32],
) {
    for (i, score) in scores.iter().enumerate() {
        let best = scores
            .iter()
            .enumerate()
            .filter(|(j, _)| *j != i)
            .map(|(_, s)| *s)
            .fold(f32::NEG_INFINITY, f32::max);
        // Alone at the table: the score itself is what counts.
        let margin = if best.is_finite() {
            score - best
        } else {
            *score
        };
        let bend = squash(margin / spread);
        let win = Seat::new(i)
            .and_then(&won)
            .unwrap_or_else(|| squash(2.0 * margin / spread));
        into[i] = 0.75 * win + 0.25 * bend;
    }
}

/// From all numbers to 0..1.
fn squash(x: f32) -> f32 {
    0.5 + 0.5 * x / (1.0 + x.abs())
}

/// A network from its file. A file that cannot be read is a fault of ours that the tests find; play
/// goes on by the estimate then.
pub(crate) fn learned(file: &str) -> Option<Net> {
    Net::read(file).ok().map(|(net, _)| net)
}
