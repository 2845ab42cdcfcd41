//! [`Follow`]: a stream of events at a table, for pages and programs alike: what is counted, who is
//! here, whether they still may be, and when the next one is due.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use tokio::sync::watch;
use tokio::time::{Instant, sleep, sleep_until};

use super::App;
use super::budget::{DRAWING, StreamPermit};
use super::trouble::Trouble;
use crate::live::Room;

/// Seconds after which whoever finds no place may ask again.
const FULL: u64 = 10;

/// Another server may have been told that somebody is not to be let in any more; this one asks so often.
const ASK_AGAIN: Duration = Duration::from_secs(60);

/// Who follows, and what they showed at the door.
#[derive(Clone)]
pub struct Follower {
    /// Where they come from.
    pub address: IpAddr,
    /// Who it is, if it is somebody in particular.
    pub person: Option<String>,
    /// What is kept of the credential that came along.
    pub credential: Option<Vec<u8>>,
}

/// Somebody who follows a table; their presence ends with the stream.
pub struct Follow<T> {
    app: App,
    room: Arc<Room>,
    follower: Follower,
    changes: watch::Receiver<u64>,
    closing: watch::Receiver<bool>,
    access: watch::Receiver<()>,
    ask_again: Instant,
    shown: Option<T>,
    _permit: StreamPermit,
    _stay: Stay,
}

/// That somebody who sits at the table is here.
struct Stay {
    app: App,
    room: Arc<Room>,
    person: Option<String>,
}

impl Drop for Stay {
    fn drop(&mut self) {
        if let Some(person) = &self.person {
            let now = self.app.tables.clock().now();
            self.room.presence.leave(person, now);
            self.room.nudge();
        }
    }
}

impl<T: PartialEq + Clone> Follow<T> {
    /// Begins to follow.
    ///
    /// # Errors
    /// If too many follow already.
    pub fn start(app: &App, room: Arc<Room>, follower: Follower) -> Result<Follow<T>, Trouble> {
        let permit = app
            .limits
            .open_stream(follower.address, follower.person.as_deref());
        let permit = permit.ok_or_else(|| Trouble {
            wait: Some(FULL),
            ..Trouble::new(StatusCode::TOO_MANY_REQUESTS, "pages-error-streams")
        })?;
        metrics::counter!("understory_streams_total").increment(1);
        // Onlookers come and go: nobody waits for them, and no bot plays for them.
        let sits = |person: &String| room.read(|table| !table.seats_of(person).is_empty());
        let person = follower.person.clone().filter(sits);
        if let Some(person) = &person {
            app.tables.arrive(&room, person);
        }
        Ok(Follow {
            changes: room.changes(),
            closing: app.closing.clone(),
            access: app.access.subscribe(),
            ask_again: Instant::now() + ASK_AGAIN,
            shown: None,
            _permit: permit,
            _stay: Stay {
                app: app.clone(),
                room: room.clone(),
                person,
            },
            app: app.clone(),
            follower,
            room,
        })
    }

    /// The table that is followed.
    pub fn room(&self) -> &Room {
        &self.room
    }

    /// Waits until `look` sees something else than the last time; the first time it does not wait. None
    /// when the server goes down, or whoever follows is not let in any more.
    pub async fn next(&mut self, look: impl Fn(&Room) -> T) -> Option<T> {
        loop {
            if *self.closing.borrow() {
                return None;
            }
            self.changes.mark_unchanged();
            let now = look(&self.room);
            if self.shown.as_ref() != Some(&now) {
                if self.shown.is_some()
                    && let Err(wait) = self.charge()
                {
                    // What comes meanwhile is seen at once: only the newest is ever drawn.
                    tokio::select! {
                        () = sleep(wait) => continue,
                        _ = self.closing.changed() => return None,
                    }
                }
                self.shown = Some(now.clone());
                return Some(now);
            }
            tokio::select! {
                changed = self.changes.changed() => changed.ok()?,
                _ = self.closing.changed() => return None,
                changed = self.access.changed() => {
                    changed.ok()?;
                    self.is_let_in().await?;
                }
                () = sleep_until(self.ask_again) => self.is_let_in().await?,
            }
        }
    }

    /// Pays for the next drawing, or says how long to wait for it: whoever opens a hundred streams gets no
    /// more drawn than somebody with one.
    fn charge(&self) -> Result<(), Duration> {
        let Follower {
            address, person, ..
        } = &self.follower;
        let charged = self.app.limits.charge_address(*address, DRAWING);
        let charged = charged.and_then(|()| match person {
            Some(person) => self.app.limits.charge_person(person, DRAWING),
            None => Ok(()),
        });
        charged.map_err(|too_much| Duration::from_secs(too_much.wait))
    }

    /// None if what was shown at the door does not open it any more.
    async fn is_let_in(&mut self) -> Option<()> {
        self.ask_again = Instant::now() + ASK_AGAIN;
        self.app.still_lets_in(&self.follower).await.then_some(())
    }
}
