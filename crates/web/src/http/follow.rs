//! [`Follow`]: a stream of events at a table, for pages and programs alike: what is counted, who is
//! here, and when the next one is due.

use std::net::IpAddr;
use std::sync::Arc;

use axum::http::StatusCode;
use tokio::sync::watch;

use super::App;
use super::budget::StreamPermit;
use super::trouble::Trouble;
use crate::clock::Clock;
use crate::live::Room;

/// Seconds after which whoever finds no place may ask again.
const FULL: u64 = 10;

/// Somebody who follows a table; their presence ends with the stream.
pub struct Follow<T> {
    room: Arc<Room>,
    changes: watch::Receiver<u64>,
    closing: watch::Receiver<bool>,
    shown: Option<T>,
    _permit: StreamPermit,
    _stay: Stay,
}

/// That a person is here.
struct Stay {
    room: Arc<Room>,
    person: Option<String>,
    clock: Clock,
}

impl Drop for Stay {
    fn drop(&mut self) {
        if let Some(person) = &self.person {
            self.room.presence.leave(person, self.clock.now());
            self.room.nudge();
        }
    }
}

impl<T: PartialEq + Clone> Follow<T> {
    /// Begins to follow.
    ///
    /// # Errors
    /// If too many follow already.
    pub fn start(
        app: &App,
        room: Arc<Room>,
        address: IpAddr,
        person: Option<String>,
    ) -> Result<Follow<T>, Trouble> {
        let permit = app.limits.open_stream(address, person.as_deref());
        let permit = permit.ok_or_else(|| Trouble {
            wait: Some(FULL),
            ..Trouble::new(StatusCode::TOO_MANY_REQUESTS, "pages-error-streams")
        })?;
        metrics::counter!("understory_streams_total").increment(1);
        let clock = app.tables.clock().clone();
        if let Some(person) = &person {
            app.tables.arrive(&room, person);
        }
        Ok(Follow {
            changes: room.changes(),
            closing: app.closing.clone(),
            shown: None,
            _permit: permit,
            _stay: Stay {
                room: room.clone(),
                person,
                clock,
            },
            room,
        })
    }

    /// The table that is followed.
    pub fn room(&self) -> &Room {
        &self.room
    }

    /// Waits until `look` sees something else than the last time; the first time it does not wait. None
    /// when the server goes down.
    pub async fn next(&mut self, look: impl Fn(&Room) -> T) -> Option<T> {
        loop {
            if *self.closing.borrow() {
                return None;
            }
            self.changes.mark_unchanged();
            let now = look(&self.room);
            if self.shown.as_ref() != Some(&now) {
                self.shown = Some(now.clone());
                return Some(now);
            }
            tokio::select! {
                changed = self.changes.changed() => changed.ok()?,
                _ = self.closing.changed() => return None,
            }
        }
    }
}
