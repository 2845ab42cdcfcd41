//! [`BotPool`]: the threads on which bots think. Quick levels have a lane of their own, so that they never
//! wait for a long search; the threads of the slow lane have the lowest priority that the system knows, so
//! that a page is answered at once however many searches run.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use rayon::{ThreadPool, ThreadPoolBuilder};
use search::{CancelToken, Level};
use thread_priority::{ThreadPriority, set_current_thread_priority};
use tokio::sync::oneshot;

use super::fair_queue::FairQueue;

/// Milliseconds that the levels take at most; a lane shares its time by them.
const QUICK: u64 = 20;
const SLOW: u64 = 1000;
const SLOWEST: u64 = 3000;

/// Who wants a decision.
pub struct Applicant {
    /// The level that is to decide.
    pub level: Level,
    /// Whose table it is.
    pub owner: String,
    /// Somebody sits at the table and is here.
    pub people: bool,
    /// Takes it out of the queue, or stops it.
    pub cancel: CancelToken,
}

/// A decision that is waited for.
pub struct Thought<T> {
    /// Hears when it begins.
    pub begun: oneshot::Receiver<()>,
    /// Hears the answer; or nothing, if it was cancelled before it began or the bot panicked.
    pub answer: oneshot::Receiver<T>,
    slot: Slot,
}

impl<T> Thought<T> {
    /// Nobody waits any more for a bot that was cancelled and does not stop: its place goes to the next one.
    pub fn abandon(self) {
        self.slot.leave();
    }
}

struct Job {
    cancel: CancelToken,
    slot: Slot,
    run: Box<dyn FnOnce() + Send>,
}

/// Bots that think at the same time, and those that wait for it.
struct Lane {
    name: &'static str,
    /// Threads of this lane share it for a search on all cores, if it has such.
    cores: Option<ThreadPool>,
    waiting: Mutex<Waiting>,
}

struct Waiting {
    queue: FairQueue<Job>,
    free: usize,
}

/// The places that a decision takes in its lane, given back once.
#[derive(Clone)]
struct Slot {
    lane: Arc<Lane>,
    taken: Arc<Mutex<bool>>,
    width: usize,
}

impl Slot {
    /// Gives the places back, if they were taken.
    fn leave(&self) {
        let taken = std::mem::take(&mut *self.taken.lock().unwrap_or_else(PoisonError::into_inner));
        if taken {
            self.lane.waiting().free += self.width;
            self.lane.begin_next();
        }
    }
}

impl Lane {
    fn new(name: &'static str, places: usize, cores: Option<ThreadPool>) -> Arc<Lane> {
        Arc::new(Lane {
            name,
            cores,
            waiting: Mutex::new(Waiting {
                queue: FairQueue::default(),
                free: places,
            }),
        })
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins as many as there are places for.
    fn begin_next(&self) {
        loop {
            let mut waiting = self.waiting();
            waiting.queue.retain(|job| !job.cancel.is_cancelled());
            metrics::gauge!("understory_bots_waiting", "lane" => self.name)
                .set(waiting.queue.len() as f64);
            let free = waiting.free;
            let Some(job) = waiting.queue.pop_if(|job| job.slot.width <= free) else {
                return;
            };
            waiting.free -= job.slot.width;
            *job.slot
                .taken
                .lock()
                .unwrap_or_else(PoisonError::into_inner) = true;
            drop(waiting);
            let slot = job.slot.clone();
            // A thread is cheap beside a decision; a bot that hangs takes none from the others.
            let begun = thread::Builder::new().name(self.name.into()).spawn(job.run);
            if let Err(error) = begun {
                tracing::error!(%error, "no thread for a bot");
                slot.leave();
            }
        }
    }
}

/// All bots of a server.
pub struct BotPool {
    quick: Arc<Lane>,
    slow: Arc<Lane>,
    places: usize,
}

impl BotPool {
    /// Threads for so many bots at once in each lane.
    pub fn new(places: usize) -> BotPool {
        let places = places.max(1);
        let cores = ThreadPoolBuilder::new()
            .num_threads(places)
            .thread_name(|n| format!("search-{n}"))
            .start_handler(|_| give_way())
            .build();
        if let Err(error) = &cores {
            tracing::error!(%error, "no threads of their own for long searches");
        }
        BotPool {
            quick: Lane::new("bot-quick", places, None),
            slow: Lane::new("bot-slow", places, cores.ok()),
            places,
        }
    }

    /// Lets a bot think when it is its turn.
    pub fn think<T: Send + 'static>(
        &self,
        applicant: Applicant,
        decide: impl FnOnce() -> T + Send + 'static,
    ) -> Thought<T> {
        let Applicant {
            level,
            owner,
            people,
            cancel,
        } = applicant;
        let slow = level.is_slow();
        let lane = if slow { &self.slow } else { &self.quick };
        let (width, cost) = match (slow, level.on_all_cores()) {
            (_, true) => (self.places, SLOWEST * self.places as u64),
            (true, false) => (1, SLOW),
            (false, false) => (1, QUICK),
        };
        let (begin, begun) = oneshot::channel();
        let (tell, answer) = oneshot::channel();
        let slot = Slot {
            lane: lane.clone(),
            taken: Arc::default(),
            width,
        };
        let own = slot.clone();
        let run = move || {
            if slow {
                give_way();
            }
            let _ = begin.send(());
            let decide = || match &own.lane.cores {
                Some(cores) if width > 1 => cores.install(decide),
                _ => decide(),
            };
            if let Ok(decision) = catch_unwind(AssertUnwindSafe(decide)) {
                let _ = tell.send(decision);
            } else {
                drop(tell);
            }
            own.leave();
        };
        let job = Job {
            cancel,
            slot: slot.clone(),
            run: Box::new(run),
        };
        lane.waiting().queue.push(people, owner, cost, job);
        lane.begin_next();
        Thought {
            begun,
            answer,
            slot,
        }
    }

    /// Takes out of the queues what was cancelled.
    pub fn drop_cancelled(&self) {
        self.quick.begin_next();
        self.slow.begin_next();
    }
}

/// Everything else comes before this thread.
fn give_way() {
    if let Err(error) = set_current_thread_priority(ThreadPriority::Min) {
        tracing::warn!(?error, "a bot's thread keeps its priority");
    }
}
