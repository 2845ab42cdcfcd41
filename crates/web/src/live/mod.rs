//! Tables in play: loaded from the store when somebody comes, changed one step at a time, followed
//! by everybody who watches. Commit first, then tell.

mod bot_pool;
mod bots;
mod fair_queue;
mod look_after;
mod presence;
mod record;
mod room;
mod rooms;
mod seats;
mod sight;
mod table;
mod upkeep;

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use ::table::{LogStep, Pending, Play, Seat, StepError, Viewer};
use tokio::sync::Semaphore;
use ui::Catalog;

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
use crate::store::{Change, NewTable, Store, StoreError, Time};

/// Running tables that one person may have made: more than anybody plays.
pub const TABLES_OF_ONE: u32 = 60;

/// Attempts to write against other servers before the caller is told to look again.
const ATTEMPTS: usize = 5;

/// All live tables of this server.
pub struct Tables {
    catalog: &'static Catalog,
    store: Arc<dyn Store>,
    rooms: Mutex<HashMap<String, Arc<Room>>>,
    /// Games that are played again at the same time, to open their rooms.
    opening: Semaphore,
    /// Rooms that could not be brought up to date.
    behind: Mutex<HashMap<String, Arc<Room>>>,
    bots: BotConfig,
    pool: BotPool,
    clock: Clock,
    /// Since when this server has been running: before that nobody could be here.
    started: Time,
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
    /// The tables of this store, at which these games are played.
    pub fn new(
        catalog: &'static Catalog,
        store: Arc<dyn Store>,
        bots: BotConfig,
        clock: Clock,
    ) -> Arc<Tables> {
        Arc::new(Tables {
            catalog,
            store,
            rooms: Mutex::default(),
            opening: Semaphore::new(bots.at_once.max(1)),
            behind: Mutex::default(),
            bots,
            pool: BotPool::new(bots.at_once),
            started: clock.now(),
            clock,
        })
    }

    /// The games that are played here.
    pub fn catalog(&self) -> &'static Catalog {
        self.catalog
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
        let catalog = self.catalog;
        let (table, events) =
            off_the_async_threads(move || begin(catalog, header, events)).await??;
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
            // A sealed choice may be changed until the others have chosen, but not for ever.
            let awaited = table.play().pending().seats().contains(seat);
            if !awaited && table.side_events() >= SIDE_EVENTS {
                return Err(Refused::Restless);
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
fn begin(
    catalog: &'static Catalog,
    header: Header,
    mut events: Vec<Event>,
) -> Result<(Table, Vec<Event>), Misfit> {
    let mut table = Table::new(catalog, header)?;
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
