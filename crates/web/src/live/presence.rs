//! Who is at a table now, and since when the others are away.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::store::Time;

/// Whoever asked for something so many seconds ago is still here, even without an open stream: a page
/// without scripts asks every two seconds, a program whenever it likes.
pub const HERE: i64 = 60;

#[derive(Clone, Copy, Default)]
struct Seen {
    /// Open event streams.
    streams: u32,
    /// When they last asked for something, or closed a stream.
    last: Time,
}

/// Who of a table's persons was seen when.
#[derive(Default)]
pub struct Presence(Mutex<HashMap<String, Seen>>);

impl Presence {
    fn seen(&self) -> MutexGuard<'_, HashMap<String, Seen>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The person asked for something.
    pub fn visit(&self, person: &str, now: Time) {
        let mut seen = self.seen();
        match seen.get_mut(person) {
            Some(seen) => seen.last = seen.last.max(now),
            None => {
                let fresh = Seen {
                    streams: 0,
                    last: now,
                };
                seen.insert(person.to_string(), fresh);
            }
        }
    }

    /// A stream of the person opens.
    pub fn arrive(&self, person: &str, now: Time) {
        self.visit(person, now);
        if let Some(seen) = self.seen().get_mut(person) {
            seen.streams += 1;
        }
    }

    /// A stream of the person has closed.
    pub fn leave(&self, person: &str, now: Time) {
        if let Some(seen) = self.seen().get_mut(person) {
            seen.streams = seen.streams.saturating_sub(1);
            seen.last = seen.last.max(now);
        }
    }

    /// When the person was last here: now, if a stream is open; none, if they were never seen.
    pub fn last(&self, person: &str, now: Time) -> Option<Time> {
        let seen = self.seen().get(person).copied()?;
        Some(if seen.streams > 0 { now } else { seen.last })
    }

    /// Is the person here?
    pub fn is_here(&self, person: &str, now: Time) -> bool {
        self.last(person, now).is_some_and(|last| now - last < HERE)
    }

    /// The persons who are here.
    pub fn here(&self, now: Time) -> Vec<String> {
        let seen = self.seen();
        let here = |s: &Seen| s.streams > 0 || now - s.last < HERE;
        let persons = seen.iter().filter(|(_, seen)| here(seen));
        persons.map(|(person, _)| person.clone()).collect()
    }

    /// Was anybody here so short a time ago?
    pub fn anybody_within(&self, seconds: i64, now: Time) -> bool {
        let here = |s: &Seen| s.streams > 0 || now - s.last < seconds;
        self.seen().values().any(here)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_open_stream_is_here_however_long() {
        let presence = Presence::default();
        assert_eq!(presence.last("ada", 0), None);
        presence.arrive("ada", 10);
        presence.arrive("ada", 20);
        assert_eq!(presence.last("ada", 9000), Some(9000));
        presence.leave("ada", 9000);
        assert!(presence.is_here("ada", 99_000), "one is still open");
        presence.leave("ada", 99_000);
        assert!(presence.is_here("ada", 99_000 + HERE - 1));
        assert!(!presence.is_here("ada", 99_000 + HERE));
        assert_eq!(presence.last("ada", 200_000), Some(99_000));
        presence.leave("ada", 200_000);
        assert!(presence.here(300_000).is_empty());
        assert!(presence.anybody_within(200_001, 300_000));
        assert!(!presence.anybody_within(99_999, 300_000));
    }
}
