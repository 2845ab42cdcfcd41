//! Tables in play: loaded from the store when somebody comes, changed one step at a time, followed
//! by everybody who watches. Commit first, then tell.

mod bot_pool;
mod bots;
mod fair_queue;
mod presence;
mod record;
mod room;
mod seats;
mod sight;
mod table;
mod upkeep;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use ::table::{LogStep, Pending, Play, Seat, StepError, Viewer};
use tokio::sync::broadcast;

pub use bots::{BotConfig, PLAY_ON};
pub use presence::{HERE, Presence};
pub use record::{Record, told_openly};
pub use room::Room;
pub use seats::{MayChange, one};
pub use sight::Sight;
pub use table::{Chair, Misfit, Notice, SIDE_EVENTS, Summary, Table};
pub use upkeep::{Forgotten, Retention, Tidied};

use bot_pool::BotPool;

use crate::clock::Clock;
use crate::event::Event;
use crate::header::Header;
use crate::store::{Change, NewTable, Store, StoreError};

/// A room that nobody has entered for so long is closed; its table stays in the store.
const IDLE: Duration = Duration::from_secs(15 * 60);

/// Open rooms. One takes some 100 kB, so all of them stay well below half a gigabyte; when there are
/// more, the one that was left alone for longest is closed first.
const ROOMS: usize = 1500;

/// Running tables that one person may have made: more than anybody plays.
pub const TABLES_OF_ONE: u32 = 60;

/// Between two notes of who is here.
const NOTE_PRESENCE: Duration = Duration::from_secs(60);

/// Between two looks for what is to be tidied up.
const TIDY: Duration = Duration::from_secs(60 * 60);

/// Attempts to write against other servers before the caller is told to look again.
const ATTEMPTS: usize = 5;

/// Between attempts to catch up with another server.
const RETRY: Duration = Duration::from_secs(1);

/// All live tables of this server.
pub struct Tables {
    store: Arc<dyn Store>,
    rooms: Mutex<HashMap<String, Arc<Room>>>,
    /// Rooms that could not be brought up to date.
    behind: Mutex<HashMap<String, Arc<Room>>>,
    bots: BotConfig,
    pool: BotPool,
    clock: Clock,
}

/// Why a wish was not fulfilled.
#[derive(thiserror::Error, Debug)]
pub enum Refused {
    /// There is no such table.
    #[error("there is no such table")]
    NoTable,
    /// The table has moved on since the page that the wish came from.
    #[error("the table has moved on")]
    Stale,
    /// Not for this person.
    #[error("this seat is not for you to change")]
    NotYours,
    /// The seat's sitter has been here too short a time ago.
    #[error("{seat} has not been away for {minutes} minutes")]
    NotAway {
        /// The seat.
        seat: Seat,
        /// So many minutes are asked for.
        minutes: u32,
    },
    /// Somebody sits on the seat.
    #[error("somebody sits there")]
    Taken,
    /// The invitation was used before.
    #[error("the invitation was used before")]
    Spent,
    /// Too many changes at this table beside the game itself.
    #[error("too many changes at this table")]
    Restless,
    /// Nobody but bots would sit at the table.
    #[error("nobody but bots sits at this table")]
    OnlyBots,
    /// The person has too many running tables.
    #[error("too many running tables")]
    TooMany,
    /// The rules say no.
    #[error("{0}")]
    Rules(#[from] StepError),
    /// It does not fit the table.
    #[error("{0}")]
    Misfit(#[from] Misfit),
    /// The database is in trouble.
    #[error("{0}")]
    Store(StoreError),
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Unknown => Refused::NoTable,
            StoreError::Conflict => Refused::Stale,
            StoreError::Spent => Refused::Spent,
            other => Refused::Store(other),
        }
    }
}

impl Tables {
    /// The tables of this store.
    pub fn new(store: Arc<dyn Store>, bots: BotConfig, clock: Clock) -> Arc<Tables> {
        Arc::new(Tables {
            store,
            rooms: Mutex::default(),
            behind: Mutex::default(),
            bots,
            pool: BotPool::new(bots.at_once),
            clock,
        })
    }

    /// What time it is.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// The store.
    pub fn store(&self) -> &dyn Store {
        &*self.store
    }

    /// Opens a new table; says its name.
    ///
    /// # Errors
    /// What does not fit, or what is wrong with the database.
    pub async fn create(
        self: &Arc<Self>,
        header: Header,
        invitations: Vec<(Vec<u8>, u8)>,
        events: Vec<Event>,
    ) -> Result<String, Refused> {
        let host = header.host.clone();
        if self.store.running_of(&host).await? >= TABLES_OF_ONE {
            return Err(Refused::TooMany);
        }
        // Cards are read and hands are dealt, which is no work for the threads that answer people.
        let (table, events) = off_the_async_threads(move || begin(header, events)).await??;
        if bots::only_bots(&table) && !self.bots.tables_of_bots {
            return Err(Refused::OnlyBots);
        }
        let id = crate::secret::name();
        let seated = table.chairs().iter().filter_map(|(_, c)| c.person.clone());
        let mut persons: Vec<String> = seated.chain([host.clone()]).collect();
        persons.sort();
        persons.dedup();
        let now = self.clock.now();
        let new = NewTable {
            id: id.clone(),
            game: table.header().game.clone(),
            header: json(table.header()),
            summary: json(&table.summary(table.play())),
            host: host.clone(),
            persons,
            invitations,
            events: events.iter().map(Event::to_string).collect(),
            over: table.over(),
            now,
        };
        self.store.create(&new).await?;
        metrics::counter!("understory_tables_created_total").increment(1);
        let room = self.enter(Room::new(id.clone(), table, now));
        room.presence.visit(&host, now);
        self.wake_bots(&room);
        Ok(id)
    }

    /// The room of a table, opened if need be.
    ///
    /// # Errors
    /// If there is no such table, or it cannot be read.
    pub async fn room(self: &Arc<Self>, id: &str) -> Result<Arc<Room>, Refused> {
        if let Some(room) = self.open_now(id) {
            room.touch();
            return Ok(room);
        }
        let stored = self.store.load(id).await?.ok_or(Refused::NoTable)?;
        let header: Header = serde_json::from_str(&stored.header)
            .map_err(|e| Refused::Store(StoreError::Database(e.to_string())))?;
        // A long game is replayed step by step.
        let replay = move || Table::replay(header, &stored.events);
        let table = off_the_async_threads(replay).await??;
        let room = Room::new(id.to_string(), table, self.clock.now());
        for (person, seen) in self.store.presence(id).await? {
            room.presence.visit(&person, seen);
        }
        let room = self.enter(room);
        // What another server wrote meanwhile was told before there was a room to hear it.
        self.refresh(&room).await;
        Ok(room)
    }

    /// Puts a room among the open ones, unless it is there already; then it is that one.
    fn enter(&self, room: Room) -> Arc<Room> {
        let mut rooms = self.rooms();
        if rooms.len() >= ROOMS {
            make_way(&mut rooms);
        }
        let entry = rooms.entry(room.id().to_string());
        let room = entry.or_insert_with(|| Arc::new(room)).clone();
        metrics::gauge!("understory_tables_open").set(rooms.len() as f64);
        room
    }

    /// The room of a table, if it is open.
    fn open_now(&self, id: &str) -> Option<Arc<Room>> {
        self.rooms().get(id).cloned()
    }

    /// Rooms that are open.
    pub fn open_rooms(&self) -> usize {
        self.rooms().len()
    }

    /// Tells all followers to look again: something changed that is no table's own.
    pub fn nudge_all(&self) {
        for room in self.rooms().values() {
            room.nudge();
        }
    }

    fn rooms(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Room>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn behind(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Room>>> {
        self.behind.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Changes a table: `wish` looks at it and says which events should follow.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    pub async fn change(
        self: &Arc<Self>,
        room: &Arc<Room>,
        wish: impl Fn(&Table) -> Result<Change, Refused>,
    ) -> Result<(), Refused> {
        let mut writing = room.writing().await;
        for _ in 0..ATTEMPTS {
            let (version, change) = room.read(|table| {
                let change = wish(table).and_then(|change| calm(table, change));
                (table.version(), change)
            });
            let change = change?;
            if change.events.is_empty() {
                return Ok(());
            }
            // In a task of its own: whoever asked may leave, but what is written is also followed.
            let (tables, own) = (self.clone(), room.clone());
            let written = tokio::spawn(async move {
                let result = tables.write(&own, version, change).await;
                (writing, result)
            });
            let result;
            (writing, result) = written
                .await
                .map_err(|e| Refused::Store(StoreError::Database(e.to_string())))?;
            if result? {
                drop(writing);
                return Ok(());
            }
        }
        Err(Refused::Stale)
    }

    /// Writes a change and takes it over; false if another server was quicker, which is then
    /// caught up with.
    async fn write(
        self: &Arc<Self>,
        room: &Arc<Room>,
        version: u64,
        change: Change,
    ) -> Result<bool, Refused> {
        let change = Change {
            now: self.clock.now(),
            ..change
        };
        match self.store.append(room.id(), version, &change).await {
            Ok(()) => {
                room.follow(change.events.iter().map(String::as_str))?;
                metrics::counter!("understory_events_total").increment(change.events.len() as u64);
                self.wake_bots(room);
                if change.over {
                    self.record_soon(room);
                }
                Ok(true)
            }
            Err(StoreError::Conflict) => {
                self.catch_up(room).await?;
                Ok(false)
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Writes a finished game down in words, when there is time. If there is none before the server ends,
    /// it is done when tidying up.
    fn record_soon(self: &Arc<Self>, room: &Arc<Room>) {
        let (tables, room) = (self.clone(), room.clone());
        tokio::spawn(async move {
            if let Err(error) = tables.record(&room).await {
                tracing::warn!(table = room.id(), %error, "cannot write a finished game down");
            }
        });
    }

    /// Reads what another server has written.
    async fn catch_up(&self, room: &Room) -> Result<(), Refused> {
        let version = room.read(Table::version);
        let events = self.store.events_since(room.id(), version).await?;
        if events.is_empty() {
            return Ok(());
        }
        room.follow(events.iter().map(String::as_str))?;
        Ok(())
    }

    /// Lets a seat act: `choose` finds the action's text at the table as it is when it is written.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    pub async fn act(
        self: &Arc<Self>,
        room: &Arc<Room>,
        seat: Seat,
        choose: impl Fn(&Table) -> Result<String, Refused>,
    ) -> Result<(), Refused> {
        self.change(room, |table| {
            let text = choose(table)?;
            if table.closed() {
                return Err(Misfit::Closed.into());
            }
            let mut play = table.play().clone();
            play.act(seat, &text)?;
            play.run_chance(&mut crate::secret::rng());
            Ok(steps_since(table, &play))
        })
        .await
    }

    /// Takes a seat's last step back; with `page`, only if the seat's page is still that one.
    ///
    /// # Errors
    /// Why not; nothing has changed then.
    pub async fn undo(
        self: &Arc<Self>,
        room: &Arc<Room>,
        seat: Seat,
        page: Option<u64>,
    ) -> Result<(), Refused> {
        self.change(room, |table| {
            if page.is_some_and(|page| page != table.page(Viewer::Seat(seat))) {
                return Err(Refused::Stale);
            }
            let mut play = table.play().clone();
            if !play.undo(seat) {
                return Err(Misfit::NothingToUndo.into());
            }
            Ok(Change {
                summary: Some(json(&table.summary(&play))),
                ..one(&Event::Undo(seat))
            })
        })
        .await
    }

    /// Follows what other servers write from now on, closes rooms that nobody uses and tidies up. Never
    /// ends.
    pub fn look_after(self: Arc<Self>, retention: Retention) -> impl Future<Output = ()> {
        let mut hints = self.store.hints();
        let mut sweep = tokio::time::interval(Duration::from_secs(60));
        let mut retry = tokio::time::interval(RETRY);
        let mut note = tokio::time::interval(NOTE_PRESENCE);
        let mut tidy = tokio::time::interval(TIDY);
        async move {
            loop {
                let changed: Vec<Arc<Room>> = tokio::select! {
                    hint = hints.recv() => match hint {
                        Ok(id) => self.rooms().get(&id).cloned().into_iter().collect(),
                        // Too many at once: any of the open tables may have changed.
                        Err(broadcast::error::RecvError::Lagged(_)) => {
                            self.rooms().values().cloned().collect()
                        }
                        // Cannot be: the store holds the other end.
                        Err(broadcast::error::RecvError::Closed) => return,
                    },
                    _ = retry.tick() => self.behind().drain().map(|(_, room)| room).collect(),
                    _ = sweep.tick() => {
                        self.close_idle();
                        continue;
                    }
                    _ = note.tick() => {
                        self.note_presence().await;
                        continue;
                    }
                    _ = tidy.tick() => {
                        // Beside: hints are followed meanwhile.
                        tokio::spawn(self.clone().tidy_all(retention));
                        continue;
                    }
                };
                for room in &changed {
                    self.refresh(room).await;
                }
            }
        }
    }

    /// Takes over what another server has written, and lets bots go on. What cannot be had now is
    /// asked for again.
    async fn refresh(self: &Arc<Self>, room: &Arc<Room>) {
        let writing = room.writing().await;
        let caught_up = self.catch_up(room).await;
        drop(writing);
        if let Err(error) = caught_up {
            tracing::warn!(table = room.id(), %error, "cannot catch up");
            if matches!(error, Refused::Store(_)) {
                self.behind().insert(room.id().to_string(), room.clone());
            }
        }
        self.wake_bots(room);
    }

    /// Writes down who is here, for other servers and for the time after a restart.
    async fn note_presence(&self) {
        let now = self.clock.now();
        let rooms: Vec<Arc<Room>> = self.rooms().values().cloned().collect();
        let here = rooms.iter().flat_map(|room| {
            let persons = room.presence.here(now).into_iter();
            persons.map(|person| (room.id().to_string(), person))
        });
        let here: Vec<(String, String)> = here.collect();
        if here.is_empty() {
            return;
        }
        if let Err(error) = self.store.note_presence(&here, now).await {
            tracing::warn!(%error, "cannot note who is here");
        }
    }

    /// Tidies up until nothing is left to be done.
    async fn tidy_all(self: Arc<Self>, retention: Retention) {
        loop {
            match self.tidy(retention).await {
                Ok(tidied) if tidied == Tidied::default() => return,
                Ok(tidied) => tracing::info!(tidied.deleted, tidied.recorded, "tidied up"),
                Err(error) => {
                    tracing::warn!(%error, "cannot tidy up");
                    return;
                }
            }
        }
    }

    fn close_idle(&self) {
        let mut rooms = self.rooms();
        rooms.retain(|_, room| Arc::strong_count(room) > 1 || room.idle() < IDLE);
        metrics::gauge!("understory_tables_open").set(rooms.len() as f64);
    }

    /// May nobody but bots sit at a table?
    pub fn allows_tables_of_bots(&self) -> bool {
        self.bots.tables_of_bots
    }

    /// The person is at the table now; bots that waited for somebody play on.
    pub fn visit(self: &Arc<Self>, room: &Arc<Room>, person: &str) {
        room.presence.visit(person, self.clock.now());
        self.wake_bots(room);
    }

    /// The person follows the table from now on; bots that waited for somebody play on.
    pub fn arrive(self: &Arc<Self>, room: &Arc<Room>, person: &str) {
        let now = self.clock.now();
        let new = !room.presence.is_here(person, now);
        room.presence.arrive(person, now);
        if new {
            room.nudge();
        }
        self.wake_bots(room);
    }

    /// Opens the tables that bots play alone, so that they go on after a restart. At all others they wait for
    /// somebody to come.
    pub async fn resume(self: Arc<Self>, limit: u32) {
        if !self.bots.tables_of_bots {
            return;
        }
        let running = match self.store.running(limit).await {
            Ok(running) => running,
            Err(error) => {
                tracing::warn!(%error, "cannot list running tables");
                return;
            }
        };
        for id in running {
            if let Err(error) = self.room(&id).await {
                tracing::warn!(table = id, %error, "cannot open a running table");
            }
        }
    }
}

/// The steps that `after` has more than the table, as a change to be written.
fn steps_since(table: &Table, after: &Play) -> Change {
    let line = |step: &LogStep| Event::Step(step.clone()).to_string();
    Change {
        events: after.steps()[table.play().len()..]
            .iter()
            .map(line)
            .collect(),
        over: after.pending() == Pending::Over,
        summary: Some(json(&table.summary(after))),
        ..Change::default()
    }
}

/// A new table with its first events; chance deals until somebody must choose.
fn begin(header: Header, mut events: Vec<Event>) -> Result<(Table, Vec<Event>), Misfit> {
    let mut table = Table::new(header)?;
    for event in &events {
        table.apply(event)?;
    }
    let mut play = table.play().clone();
    play.run_chance(&mut crate::secret::rng());
    for step in &play.steps()[table.play().len()..] {
        let event = Event::Step(step.clone());
        table.apply(&event)?;
        events.push(event);
    }
    Ok((table, events))
}

/// The change, unless the table has seen too many of its kind.
fn calm(table: &Table, change: Change) -> Result<Change, Refused> {
    let all = |kinds: &[&str]| {
        let kind = |event: &String| kinds.iter().any(|kind| event.starts_with(kind));
        change.events.iter().all(kind)
    };
    let limit = if all(&["undo ", "pace ", "coach "]) {
        SIDE_EVENTS
    } else if all(&["hold ", "bot ", "back ", "open ", "sit "]) {
        // Whoever is gone must be replaced, and a shared screen go from hand to hand, for longer.
        2 * SIDE_EVENTS
    } else {
        u64::MAX
    };
    if table.side_events() >= limit {
        return Err(Refused::Restless);
    }
    Ok(change)
}

/// Closes the tenth of the rooms that was left alone for longest; not those that somebody is in.
fn make_way(rooms: &mut HashMap<String, Arc<Room>>) {
    let unused = rooms.values().filter(|room| Arc::strong_count(room) == 1);
    let mut unused: Vec<(Duration, String)> = unused
        .map(|room| (room.idle(), room.id().to_string()))
        .collect();
    unused.sort_unstable_by(|one, other| other.cmp(one));
    for (_, id) in unused.into_iter().take(ROOMS / 10) {
        rooms.remove(&id);
    }
}

/// Work that takes long, where it keeps nobody waiting.
pub async fn off_the_async_threads<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, StoreError> {
    let done = tokio::task::spawn_blocking(work).await;
    done.map_err(|error| StoreError::Database(error.to_string()))
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("plain data")
}
