//! What a server does by itself: it follows other servers, notes who is here, closes rooms and tidies up.

use std::collections::HashMap;
use std::future::Future;
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use ::table::Seat;
use tokio::sync::broadcast;

use super::{HERE, Refused, Retention, Room, Table, Tables, Tidied};

/// Between two notes of who is here: nobody comes and goes unnoticed.
const NOTE_PRESENCE: Duration = Duration::from_secs(HERE as u64 / 2);

/// Between two looks for what is to be tidied up.
const TIDY: Duration = Duration::from_secs(60 * 60);

/// Between attempts to catch up with another server.
const RETRY: Duration = Duration::from_secs(1);

impl Tables {
    fn behind(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Room>>> {
        self.behind.lock().unwrap_or_else(PoisonError::into_inner)
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
                        self.show_absences();
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
    pub(super) async fn refresh(self: &Arc<Self>, room: &Arc<Room>) {
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

    /// Shows those who wait for how long the others have been away, which is nobody's doing and so no event.
    fn show_absences(&self) {
        let rooms: Vec<Arc<Room>> = self.rooms().values().cloned().collect();
        for room in rooms {
            let waits = |table: &Table| {
                let seats = Seat::first(table.chairs().len());
                !table.over()
                    && seats
                        .into_iter()
                        .any(|s| self.minutes_away(&room, table, s).is_some())
            };
            if room.read(waits) {
                room.nudge();
            }
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
