//! What the operator does to tables and persons, and what is tidied up by itself.

use std::sync::Arc;
use std::time::{Duration, Instant};

use super::{Record, Refused, Room, Summary, Table, Tables, json, off_the_async_threads, one};
use crate::event::Event;
use crate::header::{Header, Plan};
use crate::store::upkeep::Texts;
use crate::store::{Change, StoreError};

/// Tables that are tidied up in one go: other work comes in between.
const TIDIED: u32 = 200;

/// Rest after each millisecond of writing down what was played long ago.
const REST: Duration = Duration::from_millis(4);

/// How long tables are kept at which nobody plays any more. Finished ones are kept for good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Retention {
    /// Days after which a table goes at which nothing has happened since it was made; none if it stays.
    pub empty: Option<u32>,
    /// Days after which a running table goes that nobody has touched; none if it stays.
    pub abandoned: Option<u32>,
}

impl Default for Retention {
    fn default() -> Self {
        Retention {
            empty: Some(7),
            abandoned: Some(180),
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
        match self.close(id).await {
            // Tables whose rules are not known any more can be deleted too.
            Ok(()) | Err(Refused::NoTable | Refused::Misfit(_)) => {}
            Err(refused) => return Err(refused),
        }
        let deleted = self.store.upkeep().delete_table(id).await?;
        self.rooms().remove(id);
        Ok(deleted)
    }

    /// Forgets a person: credentials, lists, name. Tables that nobody else sat at are deleted; at the others
    /// somebody without a name has played.
    ///
    /// # Errors
    /// What is wrong with the database.
    pub async fn forget_person(self: &Arc<Self>, person: &str) -> Result<Forgotten, Refused> {
        let mut forgotten = Forgotten::default();
        let upkeep = self.store.upkeep();
        for id in upkeep.tables_with(person).await? {
            let others = upkeep.persons_at(&id).await?;
            if others.iter().all(|other| other == person) {
                forgotten.deleted += u32::from(self.delete(&id).await?);
            } else if self.unname(&id, person).await? {
                forgotten.unnamed += 1;
            }
        }
        upkeep.delete_person(person).await?;
        Ok(forgotten)
    }

    /// Takes a person's name and number out of a table; false if the table is gone.
    async fn unname(self: &Arc<Self>, id: &str, person: &str) -> Result<bool, Refused> {
        // Nobody writes to the table meanwhile.
        let room = match self.room(id).await {
            Ok(room) => Some(room),
            Err(Refused::Misfit(_)) => None,
            Err(Refused::NoTable) => return Ok(false),
            Err(refused) => return Err(refused),
        };
        let _writing = match &room {
            Some(room) => Some(room.writing().await),
            None => None,
        };
        let Some(stored) = self.store.load(id).await? else {
            return Ok(false);
        };
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
        let mut events = Vec::new();
        let mut all = Vec::new();
        for (version, line) in (1..).zip(&stored.events) {
            let mut line = line.clone();
            if let Ok(Event::Sit {
                seat, person: who, ..
            }) = line.parse()
                && who == person
            {
                let person = nobody.clone();
                let name = String::new();
                line = Event::Sit { seat, person, name }.to_string();
                events.push((version, line.clone()));
            }
            all.push(line);
        }
        let text = json(&header);
        let table = match room {
            Some(_) => Some(off_the_async_threads(move || Table::replay(header, &all)).await??),
            None => None,
        };
        let summary = match &table {
            Some(table) => table.summary(table.play()),
            None => Summary::default(),
        };
        let texts = Texts {
            host: read_header(&text)?.host,
            header: text,
            summary: json(&summary),
            events,
        };
        self.store.upkeep().rewrite(id, &texts).await?;
        match (room, table) {
            (Some(room), Some(table)) => {
                let recorded = table.over();
                room.replace(table);
                if recorded {
                    self.record(&room).await?;
                }
            }
            // What was told of it names everybody.
            _ => self.unname_record(id).await?,
        }
        Ok(true)
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
        let (own, now) = (room.clone(), self.clock.now());
        // A whole game is told twice, which is no work for the threads that answer people.
        let record = move || own.read(|table| Record::of(table, now));
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

    /// Deletes tables at which nobody plays any more, and writes down finished games for which there was no
    /// time yet.
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
        for id in upkeep.stale(empty, abandoned, TIDIED).await? {
            let watched = self.open_now(&id).is_some_and(|room| {
                // Somebody who only waits has changed nothing, and is there.
                room.presence.anybody_within(super::HERE, now)
            });
            if !watched && self.delete(&id).await? {
                tidied.deleted += 1;
            }
        }
        for id in upkeep.unrecorded(TIDIED).await? {
            match self.room(&id).await {
                Ok(room) => {
                    let begun = Instant::now();
                    self.record(&room).await?;
                    tidied.recorded += 1;
                    // A decade of games may wait: most of the time belongs to those who play.
                    tokio::time::sleep(REST * begun.elapsed().as_millis().min(1000) as u32).await;
                }
                // Played by rules that were forgotten before this was written: it cannot be told, and is
                // not tried again and again.
                Err(Refused::Misfit(_)) => upkeep.keep_record(&id, &[]).await?,
                Err(refused) => return Err(refused),
            }
        }
        Ok(tidied)
    }
}

fn read_header(text: &str) -> Result<Header, Refused> {
    let header = serde_json::from_str(text);
    header.map_err(|error| Refused::Store(StoreError::Database(error.to_string())))
}
