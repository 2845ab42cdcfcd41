//! Figures of a match, with their uncertainty.

use std::collections::BTreeMap;

use super::Block;

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
        self.sum.forfeits += block.forfeits;
        self.sum.share += block.share;
        self.sum.margin += block.margin;
        self.share_squares += (block.share / n).powi(2);
        self.margin_squares += (block.margin / n).powi(2);
    }

    /// Mean share of wins of the first side, and half the width of its 95 % interval.
    ///
    /// The unit is the block, since its games share a deal. Blocks that are all alike do not make it
    /// sure: what was not seen in so many games may still happen in three of them.
    pub fn share(&self) -> (f64, f64) {
        let (mean, half) = self.mean(self.sum.share, self.share_squares);
        let least = 3.0 / f64::from(self.sum.games.max(1));
        (mean, half.max(least).min(1.0))
    }

    /// Mean margin in points, and half the width of its 95 % interval: infinite after one block, which
    /// does not tell how far the next may be from it.
    pub fn margin(&self) -> (f64, f64) {
        self.mean(self.sum.margin, self.margin_squares)
    }

    fn mean(&self, sum: f64, squares: f64) -> (f64, f64) {
        let mean = sum / f64::from(self.sum.games.max(1));
        if self.blocks < 2 {
            return (mean, f64::INFINITY);
        }
        let error = (self.variance(mean, squares) / self.blocks as f64).sqrt();
        (mean, 1.96 * error)
    }

    /// Variance of a block's mean.
    fn variance(&self, mean: f64, squares: f64) -> f64 {
        let n = (self.blocks as f64).max(1.0);
        (squares / n - mean * mean).max(0.0) * n / (n - 1.0).max(1.0)
    }
}

/// A sequential test of two hypotheses about the Elo difference, at 5 % error on both sides.
///
/// The generalised form: the shares of blocks are taken as normal with the variance they show.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The difference is at most this.
    pub elo0: f64,
    /// The difference is at least this.
    pub elo1: f64,
}

/// What a sequential test says so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The smaller difference is accepted.
    Lower,
    /// The larger difference is accepted.
    Upper,
    /// Not decided yet.
    Open,
}

impl Sprt {
    /// Fewer blocks than this say nothing about their variance.
    const FEWEST: u64 = 8;

    /// What the blocks so far say.
    pub fn verdict(&self, tally: &Tally, seats: usize) -> Verdict {
        if tally.blocks < Self::FEWEST {
            return Verdict::Open;
        }
        let (mean, _) = tally.share();
        // A run of nothing but wins shows no variance; it is not infinitely sure.
        let variance = tally.variance(mean, tally.share_squares).max(1e-3);
        let (s0, s1) = (share_of(self.elo0, seats), share_of(self.elo1, seats));
        let ratio = (s1 - s0) * (2.0 * mean - s0 - s1) * tally.blocks as f64 / (2.0 * variance);
        let bound = (0.95f64 / 0.05).ln();
        if ratio >= bound {
            Verdict::Upper
        } else if ratio <= -bound {
            Verdict::Lower
        } else {
            Verdict::Open
        }
    }
}

/// A match as it is counted: blocks in the order of their numbers, up to the one that decides a
/// sequential test.
///
/// Blocks end in any order, but a result must not hang on which core was the quicker one, and a block
/// that was still being played when the test was decided must not undo it.
#[derive(Clone, Debug)]
pub struct Count {
    sprt: Option<Sprt>,
    seats: usize,
    tally: Tally,
    verdict: Verdict,
    next: u64,
    early: BTreeMap<u64, Block>,
}

impl Count {
    /// Nothing counted yet, of a match at this many seats.
    pub fn new(sprt: Option<Sprt>, seats: usize) -> Count {
        Count {
            sprt,
            seats,
            tally: Tally::default(),
            verdict: Verdict::Open,
            next: 0,
            early: BTreeMap::new(),
        }
    }

    /// Takes the block with this number; it counts once all before it have come.
    pub fn add(&mut self, number: u64, block: Block) {
        self.early.insert(number, block);
        while self.verdict == Verdict::Open
            && let Some(block) = self.early.remove(&self.next)
        {
            self.next += 1;
            self.tally.add(block);
            if let Some(sprt) = self.sprt {
                self.verdict = sprt.verdict(&self.tally, self.seats);
            }
        }
    }

    /// What has been counted.
    pub fn tally(&self) -> &Tally {
        &self.tally
    }

    /// What the sequential test says, if there is one.
    pub fn verdict(&self) -> Verdict {
        self.verdict
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

/// The share of wins among `seats` players that an Elo difference stands for.
pub fn share_of(elo: f64, seats: usize) -> f64 {
    let others = (seats.max(2) - 1) as f64;
    let strength = 10f64.powf(elo / 400.0);
    strength / (strength + others)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn block(share: f64) -> Block {
        Block {
            games: 2,
            share,
            ..Block::default()
        }
    }

    #[test]
    fn elo_knows_its_landmarks() {
        assert!(elo(0.5, 2).abs() < 1e-9);
        assert!((elo(0.75, 2) - 190.8).abs() < 0.1);
        assert!(elo(0.25, 4).abs() < 1e-9, "a fair share is no difference");
        for (points, seats) in [(-100.0, 2), (0.0, 3), (150.0, 4)] {
            assert!((elo(share_of(points, seats), seats) - points).abs() < 1e-6);
        }
    }

    #[test]
    fn the_interval_comes_from_blocks() {
        let mut tally = Tally::default();
        for share in [2.0, 0.0, 2.0, 0.0] {
            tally.add(block(share));
        }
        let (mean, half) = tally.share();
        assert!((mean - 0.5).abs() < 1e-9);
        // Four blocks with a standard deviation of 0.577.
        assert!((half - 1.96 * 0.577_35 / 2.0).abs() < 1e-4, "{half}");
    }

    #[test]
    fn nothing_but_wins_is_not_sure() {
        let mut tally = Tally::default();
        assert_eq!(tally.share(), (0.0, 1.0), "nothing is known yet");
        tally.add(block(2.0));
        assert_eq!(tally.share(), (1.0, 1.0), "one deal says nothing");
        assert_eq!(tally.margin(), (0.0, f64::INFINITY));
        for _ in 0..99 {
            tally.add(block(2.0));
        }
        assert_eq!(tally.share(), (1.0, 0.015));
        assert!(tally.margin().1.is_finite());
    }

    #[test]
    fn a_sequential_test_stops_on_clear_matches_only() {
        let sprt = Sprt {
            elo0: 0.0,
            elo1: 50.0,
        };
        let run = |shares: &[f64]| {
            let mut tally = Tally::default();
            for share in shares.iter().cycle().take(40) {
                tally.add(block(*share));
            }
            sprt.verdict(&tally, 2)
        };
        assert_eq!(run(&[2.0, 2.0, 1.0]), Verdict::Upper);
        assert_eq!(run(&[0.0, 0.0, 1.0]), Verdict::Lower);
        assert_eq!(run(&[0.0, 2.0, 1.0, 1.2]), Verdict::Open);
    }

    #[test]
    fn blocks_count_in_their_order_and_none_after_the_verdict() {
        let sprt = Sprt {
            elo0: 0.0,
            elo1: 50.0,
        };
        // Clear wins decide the test; then the tide turns.
        let blocks: Vec<Block> = (0..60)
            .map(|n| block(if n < 20 { 2.0 } else { 0.0 }))
            .collect();
        let run = |order: &[usize]| {
            let mut count = Count::new(Some(sprt), 2);
            for n in order {
                count.add(*n as u64, blocks[*n]);
            }
            (count.tally().blocks, count.verdict())
        };
        let forwards: Vec<usize> = (0..60).collect();
        let backwards: Vec<usize> = (0..60).rev().collect();
        let (counted, verdict) = run(&forwards);
        assert_eq!(verdict, Verdict::Upper);
        assert!(counted < 20, "{counted}");
        assert_eq!(run(&backwards), (counted, verdict));
        let mut untested = Count::new(None, 2);
        for n in backwards {
            untested.add(n as u64, blocks[n]);
        }
        assert_eq!(untested.tally().blocks, 60);
    }
}
