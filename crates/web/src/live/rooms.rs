//! Rooms: the tables that are in memory. One is opened when somebody comes, and closed when nobody was there
//! for long or another one needs the place.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

use super::{Refused, Room, Table, Tables, off_the_async_threads};
use crate::header::Header;
use crate::store::StoreError;

/// A room that nobody has entered for so long is closed; its table stays in the store.
const IDLE: Duration = Duration::from_secs(15 * 60);

/// Open rooms. One takes some 100 kB, so all of them stay well below half a gigabyte; when there are
/// more, those that were left alone for longest are closed first. Only rooms that somebody follows may be more,
/// and streams of events are counted.
const ROOMS: usize = 1500;

impl Tables {
    /// The room of a table, opened if need be.
    ///
    /// # Errors
    /// If there is no such table, or it cannot be read.
    pub async fn room(self: &Arc<Self>, id: &str) -> Result<Arc<Room>, Refused> {
        if let Some(room) = self.open_now(id) {
            room.touch();
            return Ok(room);
        }
        // A few at a time: a crowd at the door of one long game plays it again once, not once each.
        let _turn = self.opening.acquire().await;
        if let Some(room) = self.open_now(id) {
            return Ok(room);
        }
        let stored = self.store.load(id).await?.ok_or(Refused::NoTable)?;
        let header: Header = serde_json::from_str(&stored.header)
            .map_err(|e| Refused::Store(StoreError::Database(e.to_string())))?;
        // A long game is replayed step by step.
        let catalog = self.catalog;
        let replay = move || Table::replay(catalog, header, &stored.events);
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
    pub(super) fn enter(&self, room: Room) -> Arc<Room> {
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
    pub(super) fn open_now(&self, id: &str) -> Option<Arc<Room>> {
        self.rooms().get(id).cloned()
    }

    /// Is the table's room open? If not, its game must be played again before anybody can enter.
    pub fn is_open(&self, id: &str) -> bool {
        self.open_now(id).is_some()
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

    pub(super) fn rooms(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Room>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Closes rooms that nobody uses.
    pub(super) fn close_idle(&self) {
        let mut rooms = self.rooms();
        rooms.retain(|_, room| Arc::strong_count(room) > 1 || room.used().elapsed() < IDLE);
        metrics::gauge!("understory_tables_open").set(rooms.len() as f64);
    }
}

/// Closes the tenth of the rooms that was left alone for longest; not those that somebody is in.
fn make_way(rooms: &mut HashMap<String, Arc<Room>>) {
    let unused = rooms.values().filter(|room| Arc::strong_count(room) == 1);
    let mut unused: Vec<(Instant, String)> = unused
        .map(|room| (room.used(), room.id().to_string()))
        .collect();
    unused.sort_unstable();
    for (_, id) in unused.into_iter().take(ROOMS / 10) {
        rooms.remove(&id);
    }
}

#[cfg(test)]
mod tests {
    use ::table::BySeat;
    use registry::CATALOG;

    use super::*;
    use crate::header::Plan;

    #[test]
    fn rooms_that_were_left_alone_for_longest_make_way() {
        let game = registry::find("arboretum").unwrap().descriptor();
        let plans = BySeat::from_fn(2, |_| Plan::Here);
        let table = Table::new(&CATALOG, Header::new(game, "host".to_string(), plans)).unwrap();
        let mut rooms = HashMap::new();
        for number in 0..ROOMS {
            let room = Room::new(number.to_string(), table.clone(), 0);
            rooms.insert(number.to_string(), Arc::new(room));
        }
        // Somebody is in the oldest, and the next one was just looked at.
        let held = rooms["0"].clone();
        rooms["1"].touch();
        make_way(&mut rooms);
        assert_eq!(rooms.len(), ROOMS - ROOMS / 10);
        assert!(rooms.contains_key("0") && rooms.contains_key("1"));
        assert!((2..2 + ROOMS / 10).all(|number| !rooms.contains_key(&number.to_string())));
        drop(held);
    }
}
