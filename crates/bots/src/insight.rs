//! What a bot knows of a game beyond its rules.

use table::{BySeat, Game, Seat};

/// A game with the little knowledge that makes search strong. Everything has a default, so a new
/// game can be played by every level at once, and better once it says more about itself.
pub trait Insight: Game {
    /// What each seat may expect to score in the end, from a whole position. By default what it
    /// would score if the game ended now.
    fn estimate(&self, state: &Self::State) -> BySeat<f32> {
        let scores = self.scores(state);
        BySeat::from_fn(scores.len(), |seat| scores[seat] as f32)
    }

    /// After how many random decisions a playout is cut off and estimated; `None` plays to the end.
    fn horizon(&self) -> Option<u32> {
        None
    }

    /// A margin of points that is worth fighting for: where the reward bends.
    fn spread(&self) -> f32 {
        10.0
    }
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
