//! How much work one visitor, one address and all together may ask for.
//!
//! Work is counted in units: one is about half a millisecond of one core, what a small page costs with
//! all that belongs to it (`cargo xtask bench-web` measures pages and clicks). Every request is charged
//! before anything is looked up, to the address it comes from and to all; then to its person, if it has a
//! credential. So a flood from one address is turned away without the database hearing of it, and a club
//! behind one address is not held up by one of its members.

use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError, RwLock};
use std::time::{Duration, Instant};

use axum::http::Method;
use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};

/// A person's units at once are what they may ask for in so many seconds: pages come in bursts.
const BURST_SECONDS: u32 = 10;

/// An address may stand for a club: as much as so many persons.
const PERSONS_AN_ADDRESS: u32 = 6;

/// All together: as much as so many persons who go to their limit.
const PERSONS_ALTOGETHER: u32 = 50;

/// Tables that one address may make at once: a club's evening. And one more in so many seconds.
const TABLES_AN_ADDRESS: u32 = 60;
const TABLE_EACH: Duration = Duration::from_secs(5);

/// Tables that everybody together may make at once, and one more in so short a time: a day of it is
/// 86,400 tables of some kilobytes each, which a disk can hold until the sweep.
const TABLES_ALTOGETHER: u32 = 300;
const TABLE_EACH_ALTOGETHER: Duration = Duration::from_secs(1);

/// A table with somebody's own cards, or with a whole log, counts for so many: it may be ten times as large.
const OWN_TEXT: u32 = 10;

/// Newcomers that are known again and pads that are saved stay for good. An address may leave as many at
/// once as a club has people, and all together no more than a disk holds for years: of 4 KiB at most each.
const KEPT_OF_AN_ADDRESS: u32 = 60;
const KEPT_EACH: Duration = Duration::from_secs(5);
const KEPT_ALTOGETHER: u32 = 300;
const KEPT_EACH_ALTOGETHER: Duration = Duration::from_secs(1);

/// Codes for another device that one address may try at once, and one more in so many seconds. A code has
/// 50 bits and lives five minutes.
const CODES_AN_ADDRESS: u32 = 10;
const CODE_EACH: Duration = Duration::from_secs(10);

/// Event streams of one person: more tabs than anybody looks at.
pub const STREAMS_A_PERSON: usize = 16;

/// Event streams of one address: a club's, with a few tabs each.
pub const STREAMS_AN_ADDRESS: usize = 200;

/// Event streams of the server: at 35 kB each some 140 MB.
pub const STREAMS: usize = 4000;

/// After so many keys those that have been quiet are forgotten, but not more often than now and then.
const KEYS: usize = 10_000;
const FORGET_EACH: Duration = Duration::from_secs(10);

/// What it costs to open a table that is not in memory: its whole game is played again.
pub const OPENING: u32 = 10;

/// What it costs to draw a table anew for somebody who follows it.
pub const DRAWING: u32 = 1;

/// What a request to this route costs, in units.
pub fn cost(method: &Method, route: &str) -> u32 {
    let post = !matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS);
    match route {
        // A game is played from its start to the moment that is looked at, and once more to be told.
        "/t/{id}/replay" => 10,
        // A log is replayed twice, and a table made of it.
        "/watch" if post => 60,
        // Cards are read, a game is dealt, a table is written.
        "/play/{game}" | "/new/{game}" | "/t/{id}/rematch" | "/api/tables" if post => 20,
        // A step is checked and synced to disk, the table is drawn, bots are woken.
        "/t/{id}/act" | "/api/tables/{id}/act" | "/t/{id}/undo" | "/api/tables/{id}/undo" => 3,
        "/tables" => 4,
        // The table is drawn now; with every change it is charged again.
        "/t/{id}/events" | "/api/tables/{id}/events" => 4,
        // Synced to disk.
        _ if post => 4,
        _ => 1,
    }
}

/// Why a request is turned away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooMuch {
    /// Seconds after which it may be tried again.
    pub wait: u64,
    /// It is not this visitor's doing: the server has more to do than it can.
    pub busy: bool,
}

type Keyed<K> = DefaultKeyedRateLimiter<K>;

struct Budgets {
    rate: NonZeroU32,
    addresses: Keyed<IpAddr>,
    persons: Keyed<String>,
    all: DefaultDirectRateLimiter,
    tables_of_address: Keyed<IpAddr>,
    tables: DefaultDirectRateLimiter,
    kept_of_address: Keyed<IpAddr>,
    kept: DefaultDirectRateLimiter,
    codes: Keyed<IpAddr>,
    /// When quiet keys were last forgotten, in seconds since the start.
    forgotten: AtomicU64,
    started: Instant,
}

/// The limits in force; copies share what was spent.
#[derive(Clone)]
pub struct Limits {
    budgets: Arc<RwLock<Option<Arc<Budgets>>>>,
    streams: Arc<Streams>,
}

impl Limits {
    /// So many units a second for each person; nothing is counted at zero.
    pub fn a_second(units: u32) -> Limits {
        let limits = Limits {
            budgets: Arc::default(),
            streams: Arc::default(),
        };
        limits.set_rate(units);
        limits
    }

    /// So many units a second for each person from now on; what was spent is forgotten.
    pub fn set_rate(&self, units: u32) {
        let fresh = NonZeroU32::new(units).map(|units| Arc::new(Budgets::new(units)));
        *self.budgets.write().unwrap_or_else(PoisonError::into_inner) = fresh;
    }

    /// Units a second for each person; zero if nothing is counted.
    pub fn rate(&self) -> u32 {
        self.budgets().map_or(0, |budgets| budgets.rate.get())
    }

    /// Open event streams.
    pub fn streams(&self) -> usize {
        self.streams.all.load(Ordering::Relaxed)
    }

    fn budgets(&self) -> Option<Arc<Budgets>> {
        let budgets = self.budgets.read();
        budgets.unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Charges an address, and all together.
    ///
    /// # Errors
    /// When it may be tried again.
    pub fn charge_address(&self, address: IpAddr, units: u32) -> Result<(), TooMuch> {
        let (Some(budgets), Some(units)) = (self.budgets(), NonZeroU32::new(units)) else {
            return Ok(());
        };
        budgets.forget_the_quiet();
        keyed(&budgets.addresses, &address, units)?;
        direct(&budgets.all, units)
    }

    /// Charges a person.
    ///
    /// # Errors
    /// When it may be tried again.
    pub fn charge_person(&self, person: &str, units: u32) -> Result<(), TooMuch> {
        let (Some(budgets), Some(units)) = (self.budgets(), NonZeroU32::new(units)) else {
            return Ok(());
        };
        keyed(&budgets.persons, &person.to_string(), units)
    }

    /// Somebody at this address makes a table, perhaps with own cards or a log.
    ///
    /// # Errors
    /// When it may be tried again.
    pub fn make_table(&self, address: IpAddr, own_text: bool) -> Result<(), TooMuch> {
        let Some(budgets) = self.budgets() else {
            return Ok(());
        };
        let tables = some(if own_text { OWN_TEXT } else { 1 });
        keyed(&budgets.tables_of_address, &address, tables)?;
        direct(&budgets.tables, tables)
    }

    /// Something that somebody at this address leaves is kept for good: who they are, or a saved pad.
    ///
    /// # Errors
    /// When it may be tried again.
    pub fn keep(&self, address: IpAddr) -> Result<(), TooMuch> {
        let Some(budgets) = self.budgets() else {
            return Ok(());
        };
        keyed(&budgets.kept_of_address, &address, NonZeroU32::MIN)?;
        direct(&budgets.kept, NonZeroU32::MIN)
    }

    /// Somebody at this address tries a code for another device.
    ///
    /// # Errors
    /// When it may be tried again.
    pub fn try_code(&self, address: IpAddr) -> Result<(), TooMuch> {
        let Some(budgets) = self.budgets() else {
            return Ok(());
        };
        keyed(&budgets.codes, &address, NonZeroU32::MIN)
    }

    /// Counts a stream of events for as long as the answer lives; none if there are too many.
    pub fn open_stream(&self, address: IpAddr, person: Option<&str>) -> Option<StreamPermit> {
        if self.budgets().is_none() {
            return Some(StreamPermit(None));
        }
        self.streams.open(address, person)
    }
}

impl Budgets {
    fn new(units: NonZeroU32) -> Budgets {
        let a_second = |persons: u32| {
            let rate = units.saturating_mul(some(persons));
            Quota::per_second(rate).allow_burst(rate.saturating_mul(some(BURST_SECONDS)))
        };
        Budgets {
            rate: units,
            addresses: RateLimiter::keyed(a_second(PERSONS_AN_ADDRESS)),
            persons: RateLimiter::keyed(a_second(1)),
            all: RateLimiter::direct(a_second(PERSONS_ALTOGETHER)),
            tables_of_address: RateLimiter::keyed(each(TABLE_EACH, TABLES_AN_ADDRESS)),
            tables: RateLimiter::direct(each(TABLE_EACH_ALTOGETHER, TABLES_ALTOGETHER)),
            kept_of_address: RateLimiter::keyed(each(KEPT_EACH, KEPT_OF_AN_ADDRESS)),
            kept: RateLimiter::direct(each(KEPT_EACH_ALTOGETHER, KEPT_ALTOGETHER)),
            codes: RateLimiter::keyed(each(CODE_EACH, CODES_AN_ADDRESS)),
            forgotten: AtomicU64::new(0),
            started: Instant::now(),
        }
    }

    /// Keys that have been quiet are forgotten before they fill the memory. Going through all of them
    /// takes a while, so it is done seldom.
    fn forget_the_quiet(&self) {
        let keys = self.addresses.len()
            + self.persons.len()
            + self.tables_of_address.len()
            + self.codes.len()
            + self.kept_of_address.len();
        if keys < KEYS {
            return;
        }
        let now = self.started.elapsed().as_secs();
        let last = self.forgotten.load(Ordering::Relaxed);
        let due = now >= last + FORGET_EACH.as_secs();
        let mine = || {
            let taken =
                self.forgotten
                    .compare_exchange(last, now, Ordering::Relaxed, Ordering::Relaxed);
            taken.is_ok()
        };
        if due && mine() {
            self.addresses.retain_recent();
            self.persons.retain_recent();
            self.tables_of_address.retain_recent();
            self.kept_of_address.retain_recent();
            self.codes.retain_recent();
        }
    }
}

fn some(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

/// One in so long a time, so many at once.
fn each(period: Duration, burst: u32) -> Quota {
    let quota = Quota::with_period(period).unwrap_or(Quota::per_second(NonZeroU32::MIN));
    quota.allow_burst(some(burst))
}

fn keyed<K: Clone + std::hash::Hash + Eq>(
    limiter: &Keyed<K>,
    key: &K,
    units: NonZeroU32,
) -> Result<(), TooMuch> {
    match limiter.check_key_n(key, units) {
        Ok(Ok(())) => Ok(()),
        Ok(Err(not_until)) => Err(TooMuch {
            wait: seconds(not_until.wait_time_from(DefaultClock::default().now())),
            busy: false,
        }),
        // More than fits at once: a limit so small that this is never allowed.
        Err(_) => Err(TooMuch {
            wait: 60,
            busy: false,
        }),
    }
}

fn direct(limiter: &DefaultDirectRateLimiter, units: NonZeroU32) -> Result<(), TooMuch> {
    match limiter.check_n(units) {
        Ok(Ok(())) => Ok(()),
        Ok(Err(not_until)) => Err(TooMuch {
            wait: seconds(not_until.wait_time_from(DefaultClock::default().now())),
            busy: true,
        }),
        Err(_) => Err(TooMuch {
            wait: 60,
            busy: true,
        }),
    }
}

/// Whole seconds, upwards.
fn seconds(wait: Duration) -> u64 {
    wait.as_secs() + 1
}

/// Open event streams.
#[derive(Default)]
struct Streams {
    all: AtomicUsize,
    by: Mutex<HashMap<Follower, usize>>,
}

#[derive(Clone, PartialEq, Eq, Hash)]
enum Follower {
    Address(IpAddr),
    Person(String),
}

impl Streams {
    fn open(self: &Arc<Self>, address: IpAddr, person: Option<&str>) -> Option<StreamPermit> {
        let mut by = self.by.lock().unwrap_or_else(PoisonError::into_inner);
        let mut followers = vec![(Follower::Address(address), STREAMS_AN_ADDRESS)];
        followers.extend(person.map(|p| (Follower::Person(p.to_string()), STREAMS_A_PERSON)));
        let full = |(who, limit): &(Follower, usize)| by.get(who).is_some_and(|n| n >= limit);
        if self.all.load(Ordering::Relaxed) >= STREAMS || followers.iter().any(full) {
            return None;
        }
        self.all.fetch_add(1, Ordering::Relaxed);
        let followers: Vec<Follower> = followers.into_iter().map(|(who, _)| who).collect();
        for who in &followers {
            *by.entry(who.clone()).or_default() += 1;
        }
        Some(StreamPermit(Some((self.clone(), followers))))
    }
}

/// The right to one stream; it is given back with the stream.
pub struct StreamPermit(Option<(Arc<Streams>, Vec<Follower>)>);

impl Drop for StreamPermit {
    fn drop(&mut self) {
        let Some((streams, followers)) = self.0.take() else {
            return;
        };
        streams.all.fetch_sub(1, Ordering::Relaxed);
        let mut by = streams.by.lock().unwrap_or_else(PoisonError::into_inner);
        for who in followers {
            if let Some(open) = by.get_mut(&who) {
                *open -= 1;
                if *open == 0 {
                    by.remove(&who);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(n: u8) -> IpAddr {
        IpAddr::from([203, 0, 113, n])
    }

    #[test]
    fn one_person_does_not_spend_what_another_has() {
        let limits = Limits::a_second(10);
        let spent = (0..200).take_while(|_| limits.charge_person("ada", 1).is_ok());
        assert_eq!(spent.count(), 100, "ten seconds' worth at once");
        let refused = limits.charge_person("ada", 5).unwrap_err();
        assert!(refused.wait >= 1 && !refused.busy);
        assert_eq!(limits.charge_person("bo", 5), Ok(()));
    }

    #[test]
    fn an_address_and_all_together_have_an_end() {
        let limits = Limits::a_second(1);
        let spent = (0..500).take_while(|_| limits.charge_address(address(1), 1).is_ok());
        assert_eq!(spent.count(), 60);
        let mut refused = None;
        for n in 2..=255 {
            for _ in 0..6 {
                if let Err(too_much) = limits.charge_address(address(n), 10) {
                    refused = Some(too_much);
                }
            }
        }
        assert!(refused.is_some_and(|too_much| too_much.busy), "{refused:?}");
    }

    #[test]
    fn tables_and_codes_are_few() {
        let limits = Limits::a_second(1000);
        let tables = (0..500).take_while(|_| limits.make_table(address(1), false).is_ok());
        assert_eq!(tables.count(), TABLES_AN_ADDRESS as usize);
        let large = (0..500).take_while(|_| limits.make_table(address(3), true).is_ok());
        assert_eq!(large.count(), (TABLES_AN_ADDRESS / OWN_TEXT) as usize);
        let kept = (0..500).take_while(|_| limits.keep(address(1)).is_ok());
        assert_eq!(kept.count(), KEPT_OF_AN_ADDRESS as usize);
        let codes = (0..500).take_while(|_| limits.try_code(address(1)).is_ok());
        assert_eq!(codes.count(), CODES_AN_ADDRESS as usize);
        assert_eq!(limits.try_code(address(2)), Ok(()));
    }

    #[test]
    fn streams_are_given_back() {
        let limits = Limits::a_second(10);
        let mut open: Vec<_> = (0..STREAMS_A_PERSON)
            .map(|_| limits.open_stream(address(1), Some("ada")).unwrap())
            .collect();
        assert!(limits.open_stream(address(1), Some("ada")).is_none());
        assert!(limits.open_stream(address(1), Some("bo")).is_some());
        open.pop();
        assert!(limits.open_stream(address(1), Some("ada")).is_some());
        let crowd: Vec<_> = (0..STREAMS_AN_ADDRESS)
            .map_while(|_| limits.open_stream(address(2), None))
            .collect();
        assert_eq!(crowd.len(), STREAMS_AN_ADDRESS);
        assert!(limits.open_stream(address(2), None).is_none());
        drop(crowd);
        assert!(limits.open_stream(address(2), None).is_some());
    }

    #[test]
    fn nothing_is_counted_without_a_limit() {
        let limits = Limits::a_second(0);
        for _ in 0..10_000 {
            assert_eq!(limits.charge_address(address(1), 100), Ok(()));
            assert_eq!(limits.make_table(address(1), true), Ok(()));
        }
    }
}
