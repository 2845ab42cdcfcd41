//! [`Clock`]: what time it is. Tests move it on instead of waiting.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use crate::store::Time;

/// The clock on the wall. Copies show the same time.
#[derive(Clone, Default, Debug)]
pub struct Clock {
    /// Seconds that it was moved on.
    ahead: Arc<AtomicI64>,
}

impl Clock {
    /// Seconds since 1970.
    pub fn now(&self) -> Time {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        let wall = since.map_or(0, |d| i64::try_from(d.as_secs()).unwrap_or(i64::MAX));
        wall.saturating_add(self.ahead.load(Ordering::Relaxed))
    }

    /// Moves the clock on.
    pub fn advance(&self, seconds: i64) {
        self.ahead.fetch_add(seconds, Ordering::Relaxed);
    }
}
