//! What the operator does to tables and persons, and what is tidied up by itself.

use std::sync::Arc;
use std::time::{Duration, Instant};

use super::{
    ATTEMPTS, Chair, Record, Refused, Room, Summary, Table, Tables, json, off_the_async_threads,
    one,
};
use crate::event::Event;
use crate::header::{Header, Plan};
use crate::store::upkeep::{Leftover, Texts};
use crate::store::{Change, StoreError};

/// Tables that are tidied up in one go: other work comes in between.
const TIDIED: u32 = 200;

/// Codes, credentials and pads of each kind that are deleted in one go: a few milliseconds.
const SWEPT: u32 = 1000;

/// Rest after each millisecond of writing down what was played long ago.
const REST: Duration = Duration::from_millis(4);

/// How long is kept what nobody uses any more, in days; for good, where there are none. Finished games are
/// always kept for good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Retention {
    /// A table at which nothing has happened since it was made.
    pub empty: Option<u32>,
    /// A running table that nobody has touched.
    pub abandoned: Option<u32>,
    /// What a browser is known by whose person has no table, counted from when it was made.
    pub persons: Option<u32>,
    /// A saved scoring pad, counted from when it was last saved.
    pub pads: Option<u32>,
}

impl Default for Retention {
    fn default() -> Self {
        Retention {
            empty: Some(7),
            abandoned: Some(180),
            // Whoever has no table is on nobody's list and loses nothing: they come back as somebody new. A
            // season, so that this is no news to anybody who still has something open.
            persons: Some(90),
            // The link of a game evening still opens five years later; a club that saves a thousand pads a
            // year, of 4 KiB at most, stays below 20 MB.
            pads: Some(5 * 365),
        }
    }
}

/// What was tidied up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tidied {
    /// Tables that were deleted.
    pub deleted: u32,
    /// Finished games that were written down in words.
    pub recorded: u32,
    /// Codes, credentials and scoring pads that were deleted.
    pub swept: u64,
}

/// What became of a person's tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Forgotten {
    /// Tables that were theirs alone and are deleted.
    pub deleted: u32,
    /// Tables of others too, at which they have no name any more.
    pub unnamed: u32,
}

impl Tables {
    /// Ends a table for good; everybody at it sees that.
    ///
    /// # Errors
    /// If there is none, or what is wrong with the database.
    pub async fn close(self: &Arc<Self>, id: &str) -> Result<(), Refused> {
        let room = self.room(id).await?;
        self.change(&room, |table| {
            if table.closed() || table.over() {
                return Ok(Change::default());
            }
            Ok(Change {
                over: true,
                ..one(&Event::Close)
            })
        })
        .await
    }

    /// Deletes a table and all that is known of it; false if there was none.
    ///
    /// # Errors
    /// What is wrong with the database.
    pub async fn delete(self: &Arc<Self>, id: &str) -> Result<bool, Refused> {
        // Whoever is at it sees that it ends. One that cannot be opened any more, or has no room on a full disk
        // for its end, can be deleted all the same.
        match self.close(id).await {
            Ok(()) | Err(Refused::NoTable) => {}
            Err(error) => tracing::warn!(table = id, %error, "deleted without being closed"),
        }
        let deleted = self.store.upkeep().delete_table(id).await?;
        self.rooms().remove(id);
        Ok(deleted)
    }

    /// Forgets a person: credentials, lists, name. Tables that nobody else sat at are deleted; at the others
    /// somebody without a name has played.
    ///
    /// # Errors
    /// What is wrong with the database, or with one of the tables. Whoever asks again goes on where this ended.
    pub async fn forget_person(self: &Arc<Self>, person: &str) -> Result<Forgotten, Refused> {
        let mut forgotten = Forgotten::default();
        let mut failed = None;
        let upkeep = self.store.upkeep();
        // Nobody sits down anywhere meanwhile.
        upkeep.sign_out(person).await?;
        for id in upkeep.tables_with(person).await? {
            let others = upkeep.persons_at(&id).await?;
            // Also where the table goes: other servers show it until they close its room.
            let unnamed = self.unname(&id, person).await;
            if others.iter().all(|other| other == person) {
                forgotten.deleted += u32::from(self.delete(&id).await?);
                continue;
            }
            match unnamed {
                Ok(known) => forgotten.unnamed += u32::from(known),
                Err(error) => {
                    tracing::error!(table = id, %error, "a person's name stays at a table");
                    failed = Some(error);
                }
            }
        }
        if let Some(error) = failed {
            return Err(error);
        }
        upkeep.delete_person(person).await?;
        Ok(forgotten)
    }

    /// Takes a person's name and number out of a table; false if the table is gone.
    async fn unname(self: &Arc<Self>, id: &str, person: &str) -> Result<bool, Refused> {
        for _ in 0..ATTEMPTS {
            match self.unname_once(id, person).await {
                // Another server was quicker.
                Err(Refused::Stale) => {}
                Err(Refused::NoTable) => return Ok(false),
                done => return done.map(|()| true),
            }
        }
        Err(Refused::Stale)
    }

    async fn unname_once(self: &Arc<Self>, id: &str, person: &str) -> Result<(), Refused> {
        let room = match self.room(id).await {
            Ok(room) => room,
            Err(Refused::Misfit(_)) => {
                // By rules that are not known any more: nobody plays it. What was told of it names everybody.
                self.rewrite(id, None, person).await?;
                return self.unname_record(id).await;
            }
            Err(refused) => return Err(refused),
        };
        let writing = room.writing().await;
        self.catch_up(&room).await?;
        self.rewrite(id, Some(&room), person).await?;
        drop(writing);
        if room.read(|table| table.over() || table.closed()) {
            self.record(&room).await?;
        }
        Ok(())
    }

    /// Writes a table's texts anew without this person. Servers that have the table open learn of it by its new
    /// events.
    async fn rewrite(
        &self,
        id: &str,
        room: Option<&Arc<Room>>,
        person: &str,
    ) -> Result<(), Refused> {
        let stored = self.store.load(id).await?.ok_or(Refused::NoTable)?;
        let version = stored.events.len() as u64;
        let nobody = crate::secret::name();
        let mut header: Header = read_header(&stored.header)?;
        if header.host == person {
            header.host.clone_from(&nobody);
            for (seat, plan) in header.plans.clone().iter() {
                if *plan == Plan::Here && header.names.get(seat).is_some() {
                    header.names[seat].clear();
                }
            }
        }
        let mut texts = Texts {
            host: header.host.clone(),
            header: json(&header),
            summary: json(&Summary::default()),
            ..Texts::default()
        };
        for (version, line) in (1..).zip(&stored.events) {
            if let Ok(Event::Sit {
                seat, person: who, ..
            }) = line.parse()
                && who == person
            {
                let person = nobody.clone();
                let name = String::new();
                let line = Event::Sit { seat, person, name }.to_string();
                texts.events.push((version, line));
            }
        }
        if let Some(room) = room {
            let mut table = room.read(Table::clone);
            if table.version() != version {
                return Err(Refused::Stale);
            }
            for event in forgetting(&table, person, &nobody) {
                table.apply(&event)?;
                texts.told.push(event.to_string());
            }
            texts.summary = json(&table.summary(table.play()));
        }
        let upkeep = self.store.upkeep();
        upkeep.rewrite(id, version, &texts).await?;
        if let Some(room) = room {
            room.follow(texts.told.iter().map(String::as_str))?;
        }
        Ok(())
    }

    async fn unname_record(&self, id: &str) -> Result<(), Refused> {
        let Some(mut record) = self.kept_record(id).await? else {
            return Ok(());
        };
        record.names.iter_mut().for_each(String::clear);
        (record.en, record.fr) = (Vec::new(), Vec::new());
        self.keep(id, &record).await
    }

    /// Writes down in words what was played at a table that is over.
    ///
    /// # Errors
    /// What is wrong with the database.
    pub async fn record(&self, room: &Arc<Room>) -> Result<(), Refused> {
        // Nobody's name is taken out of the table meanwhile, or it would come back with this.
        let _writing = room.writing().await;
        let (own, now) = (room.clone(), self.clock.now());
        // A whole game is told twice, which is no work for the threads that answer people.
        let catalog = self.catalog;
        let record = move || own.read(|table| Record::of(table, catalog, now));
        let record = off_the_async_threads(record).await?;
        self.keep(room.id(), &record).await
    }

    async fn keep(&self, id: &str, record: &Record) -> Result<(), Refused> {
        let trouble = |error: std::io::Error| StoreError::Database(error.to_string());
        let packed = record.pack().map_err(trouble)?;
        Ok(self.store.upkeep().keep_record(id, &packed).await?)
    }

    /// What was written down of a finished table.
    ///
    /// # Errors
    /// What is wrong with the database.
    pub async fn kept_record(&self, id: &str) -> Result<Option<Record>, Refused> {
        let packed = self.store.upkeep().record(id).await?;
        let Some(packed) = packed.filter(|packed| !packed.is_empty()) else {
            return Ok(None);
        };
        let trouble = |error: std::io::Error| StoreError::Database(error.to_string());
        Ok(Some(Record::unpack(&packed).map_err(trouble)?))
    }

    /// Deletes what nobody needs any more, and writes down finished games for which there was no time yet. What
    /// cannot be done for one table keeps none of the others waiting.
    ///
    /// # Errors
    /// What is wrong with the database.
    pub async fn tidy(self: &Arc<Self>, retention: Retention) -> Result<Tidied, Refused> {
        let now = self.clock.now();
        let before = |days: Option<u32>| {
            let days = days.map(|days| now - 24 * 60 * 60 * i64::from(days));
            days.unwrap_or(i64::MIN)
        };
        let upkeep = self.store.upkeep();
        let mut tidied = Tidied::default();
        let (empty, abandoned) = (before(retention.empty), before(retention.abandoned));
        let stale = upkeep.stale(empty, abandoned, TIDIED).await?;
        for id in &stale {
            let watched = self.open_now(id).is_some_and(|room| {
                // Somebody who only waits has changed nothing, and is there.
                room.presence.anybody_within(super::HERE, now)
            });
            if watched {
                continue;
            }
            match self.delete(id).await {
                Ok(deleted) => tidied.deleted += u32::from(deleted),
                Err(error) => self.pass_over(id, error).await?,
            }
        }
        let unrecorded = upkeep.unrecorded(TIDIED).await?;
        for id in &unrecorded {
            match self.record_late(id).await {
                Ok(recorded) => tidied.recorded += u32::from(recorded),
                Err(error) => self.pass_over(id, error).await?,
            }
        }
        // Once the tables are done: who has none is looked up in all of them.
        if stale.len().max(unrecorded.len()) < TIDIED as usize {
            for (what, before) in [
                (Leftover::Codes, now),
                (Leftover::Credentials, before(retention.persons)),
                (Leftover::Pads, before(retention.pads)),
            ] {
                tidied.swept += upkeep.sweep(what, before, SWEPT).await?;
            }
        }
        Ok(tidied)
    }

    /// Goes on with the next table, unless it is the database that is in trouble.
    async fn pass_over(&self, id: &str, error: Refused) -> Result<(), Refused> {
        tracing::warn!(table = id, %error, "cannot tidy up a table");
        Ok(self.store.check().await?)
    }

    /// Writes down a finished game for which there was no time before; false if it cannot be told.
    async fn record_late(self: &Arc<Self>, id: &str) -> Result<bool, Refused> {
        let room = match self.room(id).await {
            Ok(room) => room,
            Err(refused) => {
                // Played by rules that were forgotten before this was written, or not readable at all: it is not
                // tried again and again.
                let stored = self.store.load(id).await?.ok_or(Refused::NoTable)?;
                if matches!(refused, Refused::Misfit(_)) || read_header(&stored.header).is_err() {
                    tracing::warn!(table = id, error = %refused, "a finished game cannot be told");
                    self.store.upkeep().keep_record(id, &[]).await?;
                    return Ok(false);
                }
                return Err(refused);
            }
        };
        let begun = Instant::now();
        self.record(&room).await?;
        // A decade of games may wait: most of the time belongs to those who play.
        tokio::time::sleep(REST * begun.elapsed().as_millis().min(1000) as u32).await;
        Ok(true)
    }
}

/// What takes a person's name from the seats that they have, and from those that they left.
fn forgetting(table: &Table, person: &str, nobody: &str) -> Vec<Event> {
    let of_theirs = |chair: &Chair| {
        let mut known = [&chair.person, &chair.left].into_iter().flatten();
        known.any(|known| known == person)
    };
    let chairs = table.chairs().iter();
    let seats = chairs.filter(|(_, chair)| of_theirs(chair));
    let forget = |(seat, _)| Event::Forget {
        seat,
        person: nobody.to_string(),
    };
    seats.map(forget).collect()
}

fn read_header(text: &str) -> Result<Header, Refused> {
    let header = serde_json::from_str(text);
    header.map_err(|error| Refused::Store(StoreError::Database(error.to_string())))
}
