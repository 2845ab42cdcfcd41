//! Matches between bots: the same deals with the seats changed, and honest figures.

use rayon::prelude::*;
use table::random::{FastRng, Rng, fast};
use table::{AnyGame, BySeat, Faults, Pending, Play, Seat, SeatSet, Setup, Viewer};

use crate::budget::Limit;
use crate::games::bot;
use crate::level::{Decide, Level};

/// One side of a match.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Side {
    /// How it plays.
    pub level: Level,
    /// A budget other than the level's own.
    pub limit: Option<Limit>,
}

/// Who won a block: one deal, played once from every seat that the first side can take.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Block {
    /// Games of the block.
    pub games: u32,
    /// Games that the first side won alone.
    pub wins: u32,
    /// Games that it lost.
    pub losses: u32,
    /// Games with a shared win.
    pub draws: u32,
    /// Sum over games of the first side's share of the win.
    pub share: f64,
    /// Sum over games of its score minus the best of the others.
    pub margin: f64,
}

/// A match: one seat for `a`, all others for `b`, and the deals rotated through the seats.
pub struct Match {
    game: &'static dyn AnyGame,
    setup: Setup,
    a: Side,
    b: Side,
    decide: Box<Decide>,
}

impl Match {
    /// Prepares a match.
    ///
    /// # Errors
    /// If the set-up does not fit the game.
    pub fn new(
        game: &'static dyn AnyGame,
        setup: &Setup,
        a: Side,
        b: Side,
    ) -> Result<Match, Faults> {
        Ok(Match {
            game,
            setup: setup.clone(),
            a,
            b,
            decide: bot(setup, game.descriptor().id)?,
        })
    }

    /// Plays the blocks with these numbers on all cores and hands each to `done` as it ends.
    pub fn play(&self, blocks: std::ops::Range<u64>, seed: u64, done: impl Fn(u64, Block) + Sync) {
        blocks.into_par_iter().for_each(|number| {
            let mut block = Block::default();
            for seat in Seat::first(self.setup.seats()) {
                let (scores, winners) = self.game(seat, seed, number);
                block.games += 1;
                let won = winners.contains(seat);
                match (won, winners.len()) {
                    (true, 1) => block.wins += 1,
                    (true, _) => block.draws += 1,
                    (false, _) => block.losses += 1,
                }
                if won {
                    block.share += 1.0 / winners.len() as f64;
                }
                let best = scores
                    .iter()
                    .filter(|(s, _)| *s != seat)
                    .map(|(_, points)| *points)
                    .max();
                block.margin += f64::from(scores[seat] - best.unwrap_or(0));
            }
            done(number, block);
        });
    }

    /// One game: the deal is fixed by the block, the bots have luck of their own.
    fn game(&self, first_side: Seat, seed: u64, block: u64) -> (BySeat<i32>, SeatSet) {
        let mut deal = fast(seed, block);
        let mut thought = fast(!seed, block * 8 + first_side.index() as u64);
        let mut play =
            Play::new(self.game, &self.setup).expect("the set-up was checked with the match");
        let side = |seat| if seat == first_side { self.a } else { self.b };
        play_out(&mut play, &self.decide, side, &mut deal, &mut thought);
        let rules = play.rules();
        (rules.scores(play.state()), rules.winners(play.state()))
    }
}

/// Lets bots play a game to its end; says how many decisions they made.
///
/// # Panics
/// If the bot is not for this game.
pub fn play_out(
    play: &mut Play,
    decide: &Decide,
    side: impl Fn(Seat) -> Side,
    deal: &mut dyn Rng,
    thought: &mut FastRng,
) -> u32 {
    let mut decisions = 0;
    loop {
        play.run_chance(deal);
        let Pending::Seats(seats) = play.pending() else {
            return decisions;
        };
        for seat in seats.iter() {
            let Side { level, limit } = side(seat);
            let view = play.rules().any_view(play.state(), Viewer::Seat(seat));
            let action = decide(level, &view, seat, limit, thought.next_u64())
                .expect("an awaited seat has something to decide");
            play.act(seat, &action)
                .expect("a bot chooses among the legal actions");
            decisions += 1;
        }
    }
}

/// Blocks added up, with their uncertainty.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Number of blocks.
    pub blocks: u64,
    /// All of them together.
    pub sum: Block,
    share_squares: f64,
    margin_squares: f64,
}

impl Tally {
    /// Adds a block.
    pub fn add(&mut self, block: Block) {
        let n = f64::from(block.games.max(1));
        self.blocks += 1;
        self.sum.games += block.games;
        self.sum.wins += block.wins;
        self.sum.losses += block.losses;
        self.sum.draws += block.draws;
        self.sum.share += block.share;
        self.sum.margin += block.margin;
        self.share_squares += (block.share / n).powi(2);
        self.margin_squares += (block.margin / n).powi(2);
    }

    /// Mean share of wins of the first side, and half the width of its 95 % interval.
    ///
    /// The unit is the block, since its games share a deal.
    pub fn share(&self) -> (f64, f64) {
        self.mean(self.sum.share, self.share_squares)
    }

    /// Mean margin in points, and half the width of its 95 % interval.
    pub fn margin(&self) -> (f64, f64) {
        self.mean(self.sum.margin, self.margin_squares)
    }

    fn mean(&self, sum: f64, squares: f64) -> (f64, f64) {
        let n = self.blocks as f64;
        let mean = sum / f64::from(self.sum.games.max(1));
        let variance = (squares / n - mean * mean).max(0.0) * n / (n - 1.0).max(1.0);
        (mean, 1.96 * (variance / n).sqrt())
    }
}

/// The Elo difference that a share of wins among `seats` players stands for.
///
/// With more than two, the share is first brought to what it would be against one of the others.
pub fn elo(share: f64, seats: usize) -> f64 {
    let others = (seats.max(2) - 1) as f64;
    let share = share.clamp(1e-4, 1.0 - 1e-4);
    400.0 * (share * others / (1.0 - share)).log10()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elo_knows_its_landmarks() {
        assert!(elo(0.5, 2).abs() < 1e-9);
        assert!((elo(0.75, 2) - 190.8).abs() < 0.1);
        assert!(elo(0.25, 4).abs() < 1e-9, "a fair share is no difference");
    }

    #[test]
    fn a_deal_is_played_from_every_seat_and_gives_the_same_result_again() {
        let game = registry::find("arboretum").unwrap();
        let setup = Setup::new(game.descriptor(), 2, [], None).unwrap();
        let side = |level| Side { level, limit: None };
        let arena = Match::new(game, &setup, side(Level::Seedling), side(Level::Random)).unwrap();
        let run = || {
            let tally = std::sync::Mutex::new(Tally::default());
            arena.play(0..10, 1, |_, block| tally.lock().unwrap().add(block));
            tally.into_inner().unwrap()
        };
        let (one, two) = (run(), run());
        assert_eq!(one.sum.games, 20);
        assert_eq!(one.sum.wins, two.sum.wins);
        assert!(one.share().0 > 0.6, "a seedling beats random play: {one:?}");
    }
}
