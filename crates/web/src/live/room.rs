//! [`Room`]: one table in memory, with those who follow it.

use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::time::Instant;

use ::table::{Seat, SeatSet};
use tokio::sync::watch;

use super::{Misfit, Presence, Table};
use crate::event::Event;
use crate::store::Time;

/// A table in memory. Readers look at it for a moment; one writer at a time changes it.
pub struct Room {
    id: String,
    table: RwLock<Table>,
    writing: Arc<tokio::sync::Mutex<()>>,
    changed: watch::Sender<u64>,
    thinking: Mutex<SeatSet>,
    used: Mutex<Instant>,
    /// Who is here.
    pub presence: Presence,
    /// Since when it has been open.
    opened: Time,
}

impl Room {
    pub(super) fn new(id: String, table: Table, opened: Time) -> Room {
        Room {
            id,
            changed: watch::Sender::new(table.version()),
            table: RwLock::new(table),
            writing: Arc::default(),
            thinking: Mutex::default(),
            used: Mutex::new(Instant::now()),
            presence: Presence::default(),
            opened,
        }
    }

    /// Since when it has been open.
    pub(super) fn opened(&self) -> Time {
        self.opened
    }

    /// Tells followers to look again although the table is as it was: somebody came or left.
    pub fn nudge(&self) {
        self.changed.send_modify(|_| {});
    }

    /// The table's name.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Looks at the table.
    pub fn read<T>(&self, look: impl FnOnce(&Table) -> T) -> T {
        look(&self.table.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Tells when the table has changed; a slow follower skips to the newest version.
    pub fn changes(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    /// Waits for the right to write; it can be handed on to a task.
    pub(super) async fn writing(&self) -> tokio::sync::OwnedMutexGuard<()> {
        self.writing.clone().lock_owned().await
    }

    /// Takes over events that are in the store, then tells everybody.
    pub(super) fn follow<'a>(&self, lines: impl Iterator<Item = &'a str>) -> Result<(), Misfit> {
        let version = {
            let mut table = self.table.write().unwrap_or_else(PoisonError::into_inner);
            for line in lines {
                table.apply(&line.parse::<Event>()?)?;
            }
            table.version()
        };
        self.touch();
        self.changed.send_replace(version);
        Ok(())
    }

    pub(super) fn touch(&self) {
        *self.used.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    /// When somebody last entered it, or something happened.
    pub(super) fn used(&self) -> Instant {
        *self.used.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Marks that a bot has begun to think for this seat; false if one does already.
    pub(super) fn begin_thinking(&self, seat: Seat) -> bool {
        let mut thinking = self.thinking.lock().unwrap_or_else(PoisonError::into_inner);
        let free = !thinking.contains(seat);
        thinking.insert(seat);
        free
    }

    pub(super) fn end_thinking(&self, seat: Seat) {
        let mut thinking = self.thinking.lock().unwrap_or_else(PoisonError::into_inner);
        thinking.remove(seat);
    }
}
