//! Tables in play: loaded from the store when somebody comes, changed one step at a time, followed
//! by everybody who watches. Commit first, then tell.

mod bots;
mod room;
mod table;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use ::table::{LogStep, Pending, Play, Seat, StepError};
use tokio::sync::{Semaphore, broadcast};

pub use room::Room;
pub use table::{Chair, Misfit, Table};

use crate::event::Event;
use crate::header::Header;
use crate::store::{Change, NewTable, Store, StoreError};

/// A room that nobody has entered for so long is closed; its table stays in the store.
const IDLE: Duration = Duration::from_secs(15 * 60);

/// Attempts to write against other servers before the caller is told to look again.
const ATTEMPTS: usize = 5;

/// Between attempts to catch up with another server.
const RETRY: Duration = Duration::from_secs(1);

/// How bots behave at live tables.
#[derive(Clone, Copy, Debug)]
pub struct BotManners {
    /// Pause before each of a bot's moves, so that people can follow.
    pub pause: Duration,
    /// Bots that think at the same time.
    pub at_once: usize,
}

/// All live tables of this server.
pub struct Tables {
    store: Arc<dyn Store>,
    rooms: Mutex<HashMap<String, Arc<Room>>>,
    /// Rooms that could not be brought up to date.
    behind: Mutex<HashMap<String, Arc<Room>>>,
    manners: BotManners,
    thinking: Arc<Semaphore>,
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
            other => Refused::Store(other),
        }
    }
}

impl Tables {
    /// The tables of this store.
    pub fn new(store: Arc<dyn Store>, manners: BotManners) -> Arc<Tables> {
        Arc::new(Tables {
            store,
            rooms: Mutex::default(),
            behind: Mutex::default(),
            manners,
            thinking: Arc::new(Semaphore::new(manners.at_once.max(1))),
        })
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
        secrets: Vec<(Vec<u8>, u8)>,
        mut events: Vec<Event>,
    ) -> Result<String, Refused> {
        let id = crate::secret::name();
        let mut table = Table::new(header).map_err(Misfit::Setup)?;
        for event in &events {
            table.apply(event)?;
        }
        let mut play = table.play().clone();
        play.run_chance(&mut crate::secret::rng());
        for step in &play.steps()[table.play().len()..] {
            events.push(Event::Step(step.clone()));
        }
        for event in &events[table.version() as usize..] {
            table.apply(event)?;
        }
        let mut guests = vec![table.header().host.clone()];
        guests.extend(table.chairs().iter().filter_map(|(_, c)| c.guest.clone()));
        guests.sort();
        guests.dedup();
        let new = NewTable {
            id: id.clone(),
            game: table.header().game.clone(),
            header: serde_json::to_string(table.header()).expect("headers are plain data"),
            guests,
            secrets,
            events: events.iter().map(Event::to_string).collect(),
            over: table.over(),
        };
        self.store.create(&new).await?;
        metrics::counter!("understory_tables_created_total").increment(1);
        let room = self.enter(Room::new(id.clone(), table));
        self.wake_bots(&room);
        Ok(id)
    }

    /// The room of a table, opened if need be.
    ///
    /// # Errors
    /// If there is no such table, or it cannot be read.
    pub async fn room(self: &Arc<Self>, id: &str) -> Result<Arc<Room>, Refused> {
        if let Some(room) = self.rooms().get(id) {
            room.touch();
            return Ok(room.clone());
        }
        let stored = self.store.load(id).await?.ok_or(Refused::NoTable)?;
        let header: Header = serde_json::from_str(&stored.header)
            .map_err(|e| Refused::Store(StoreError::Database(e.to_string())))?;
        // A long game is replayed step by step, which is no work for the threads that answer people.
        let table = tokio::task::spawn_blocking(move || -> Result<Table, Misfit> {
            let mut table = Table::new(header)?;
            for line in &stored.events {
                table.apply(&line.parse()?)?;
            }
            Ok(table)
        })
        .await
        .map_err(|e| Refused::Store(StoreError::Database(e.to_string())))??;
        let room = self.enter(Room::new(id.to_string(), table));
        // What another server wrote meanwhile was told before there was a room to hear it.
        self.refresh(&room).await;
        Ok(room)
    }

    /// Puts a room among the open ones, unless it is there already; then it is that one.
    fn enter(&self, room: Room) -> Arc<Room> {
        let mut rooms = self.rooms();
        let entry = rooms.entry(room.id().to_string());
        let room = entry.or_insert_with(|| Arc::new(room)).clone();
        metrics::gauge!("understory_tables_open").set(rooms.len() as f64);
        room
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
            let (version, change) = room.read(|table| (table.version(), wish(table)));
            let change = change?;
            // In a task of its own: whoever asked may leave, but what is written is also followed.
            let (tables, own) = (self.clone(), room.clone());
            let written = tokio::spawn(async move {
                let result = tables.write(&own, version, &change).await;
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
        change: &Change,
    ) -> Result<bool, Refused> {
        match self.store.append(room.id(), version, change).await {
            Ok(()) => {
                room.follow(change.events.iter().map(String::as_str))?;
                metrics::counter!("understory_events_total").increment(change.events.len() as u64);
                self.wake_bots(room);
                Ok(true)
            }
            Err(StoreError::Conflict) => {
                self.catch_up(room).await?;
                Ok(false)
            }
            Err(error) => Err(error.into()),
        }
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
            let mut play = table.play().clone();
            play.act(seat, &text)?;
            play.run_chance(&mut crate::secret::rng());
            Ok(steps_since(table.play(), &play))
        })
        .await
    }

    /// Follows what other servers write from now on, and closes rooms that nobody uses. Never ends.
    pub fn look_after(self: Arc<Self>) -> impl Future<Output = ()> {
        let mut hints = self.store.hints();
        let mut sweep = tokio::time::interval(Duration::from_secs(60));
        let mut retry = tokio::time::interval(RETRY);
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

    fn close_idle(&self) {
        let mut rooms = self.rooms();
        rooms.retain(|_, room| Arc::strong_count(room) > 1 || room.idle() < IDLE);
        metrics::gauge!("understory_tables_open").set(rooms.len() as f64);
    }

    /// Opens the tables that wait for a bot, so that bots go on after a restart.
    pub async fn resume(self: Arc<Self>, limit: u32) {
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

/// The steps that `after` has more than `before`, as a change to be written.
fn steps_since(before: &Play, after: &Play) -> Change {
    let line = |step: &LogStep| Event::Step(step.clone()).to_string();
    Change {
        events: after.steps()[before.len()..].iter().map(line).collect(),
        guests: Vec::new(),
        over: after.pending() == Pending::Over,
    }
}
