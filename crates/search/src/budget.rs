//! How long a bot may think.

use std::num::{NonZeroU32, NonZeroU64, ParseIntError};
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// What a decision may cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// So many iterations: the same seed then gives the same move.
    Iterations(u32),
    /// So much time on the clock.
    Time(Duration),
}

/// `5000` iterations, or `300ms`; none at all is no budget.
impl FromStr for Limit {
    type Err = ParseIntError;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        match s.strip_suffix("ms") {
            Some(ms) => ms
                .parse::<NonZeroU64>()
                .map(|ms| Limit::Time(Duration::from_millis(ms.get()))),
            None => s.parse::<NonZeroU32>().map(|n| Limit::Iterations(n.get())),
        }
    }
}

/// Stops whatever runs on it, from another thread. Copies stop together.
#[derive(Clone, Debug, Default)]
pub struct CancelToken(Arc<AtomicBool>);

impl CancelToken {
    /// Stops every search that runs on this token at its next look; it answers with what it has.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Has it been cancelled?
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// A limit, and a way to stop earlier.
#[derive(Clone, Debug)]
pub struct Budget {
    limit: Limit,
    cancel: CancelToken,
    hasty: bool,
}

impl Budget {
    /// A budget with this limit.
    pub fn new(limit: Limit) -> Self {
        Budget {
            limit,
            cancel: CancelToken::default(),
            hasty: false,
        }
    }

    /// The same, which this token can stop.
    pub fn stopped_by(self, cancel: CancelToken) -> Self {
        Budget { cancel, ..self }
    }

    /// So many iterations.
    pub fn iterations(n: u32) -> Self {
        Budget::new(Limit::Iterations(n))
    }

    /// So much time.
    pub fn time(time: Duration) -> Self {
        Budget::new(Limit::Time(time))
    }

    /// The limit.
    pub fn limit(&self) -> Limit {
        self.limit
    }

    /// A part of it, which is cancelled with the whole.
    pub(crate) fn part(&self, parts: u32) -> Budget {
        let limit = match self.limit {
            Limit::Iterations(n) => Limit::Iterations(n / parts),
            Limit::Time(time) => Limit::Time(time / parts),
        };
        Budget {
            limit,
            ..self.clone()
        }
    }

    /// The same, but nothing is spent once the decision is made, not even to know its worth.
    pub(crate) fn hasty(self) -> Budget {
        Budget {
            hasty: true,
            ..self
        }
    }

    /// Starts the clock.
    pub(crate) fn start(&self) -> Meter {
        Meter {
            budget: self.clone(),
            started: Instant::now(),
            spent: 0,
        }
    }
}

/// A budget that is being spent.
pub(crate) struct Meter {
    budget: Budget,
    started: Instant,
    spent: u32,
}

impl Meter {
    /// Iterations between two looks at the clock; one takes a few microseconds.
    const LOOK: u32 = 16;

    /// May there be another iteration?
    pub(crate) fn another(&mut self) -> bool {
        let more = match self.budget.limit {
            Limit::Iterations(n) => self.spent < n,
            Limit::Time(time) => {
                !self.spent.is_multiple_of(Self::LOOK) || self.started.elapsed() < time
            }
        };
        let look = self.spent.is_multiple_of(Self::LOOK);
        self.spent += 1;
        // Even a budget of nothing buys one look at the position.
        self.spent == 1 || (more && !(look && self.budget.cancel.is_cancelled()))
    }

    /// Is the time over? Iterations are for others to count.
    pub(crate) fn over(&self) -> bool {
        let late = match self.budget.limit {
            Limit::Iterations(_) => false,
            Limit::Time(time) => self.started.elapsed() >= time,
        };
        late || self.budget.cancel.is_cancelled()
    }

    /// Is it time to see whether the decision is made? Now and then, but not at every look, unless in
    /// haste.
    pub(crate) fn pause(&self) -> bool {
        self.budget.hasty || self.spent.is_multiple_of(8 * Self::LOOK)
    }

    /// About how many iterations are left. Exact if they are counted, so that the same seed still
    /// gives the same move; with a clock as many as there would be at the speed so far.
    pub(crate) fn left(&self) -> u32 {
        match self.budget.limit {
            Limit::Iterations(n) => n.saturating_sub(self.spent),
            Limit::Time(time) => {
                let elapsed = self.started.elapsed();
                let rest = time.saturating_sub(elapsed).as_secs_f64();
                // A little more, in case it gets quicker.
                let speed = 1.2 * f64::from(self.spent) / elapsed.as_secs_f64().max(1e-6);
                (rest * speed) as u32
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_limit_is_read_from_text() {
        assert_eq!("5000".parse(), Ok(Limit::Iterations(5000)));
        assert_eq!("300ms".parse(), Ok(Limit::Time(Duration::from_millis(300))));
        for wrong in ["", "0", "0ms", "ms", "3s", "-1", "300 ms", "1.5"] {
            assert!(wrong.parse::<Limit>().is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn iterations_are_counted() {
        let mut meter = Budget::iterations(5).start();
        let mut count = 0;
        while meter.another() {
            count += 1;
        }
        assert_eq!(count, 5);
    }

    #[test]
    fn a_cancelled_search_stops() {
        let cancel = CancelToken::default();
        let budget = Budget::time(Duration::from_secs(3600)).stopped_by(cancel.clone());
        cancel.cancel();
        let mut meter = budget.start();
        let mut count = 0;
        while meter.another() {
            count += 1;
        }
        assert!(count <= Meter::LOOK + 1);
    }
}
