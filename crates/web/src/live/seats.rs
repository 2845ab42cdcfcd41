//! Who may change who sits where. A seat is its sitter's: nobody puts a bot in the place of somebody who
//! is there, nobody hands a seat back but to whoever sat there, and every change is seen by the table.

use std::sync::Arc;

use ::table::{Seat, Viewer};
use search::Level;

use super::{Refused, Room, Table, Tables};
use crate::event::Event;
use crate::header::Plan;
use crate::store::{Change, Time};

/// After so many minutes away, anybody who sits at the table may let a bot play for a seat: when the
/// host is the one who is gone, the others can still finish.
pub const DEADLINE_MINUTES: u32 = 24 * 60;

/// What somebody may do about a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MayChange {
    /// Let a bot play for it.
    pub stand_in: bool,
    /// Play it again in the bot's place, or sit down again on a seat that was opened meanwhile.
    pub take_back: bool,
    /// Open it to whoever is invited.
    pub open: bool,
}

impl Tables {
    /// How many minutes a seat's sitter has been away; none, if they are here, or nobody sits there. While
    /// the server is down nobody can be here, so that time does not count.
    pub fn minutes_away(&self, room: &Room, table: &Table, seat: Seat) -> Option<u32> {
        let person = table.chairs().get(seat)?.person.as_deref()?;
        let now = self.clock.now();
        if room.presence.is_here(person, now) {
            return None;
        }
        let last = room.presence.last(person, now).unwrap_or(room.opened());
        Some(minutes(now - last.max(self.started)))
    }

    /// What this person may do about the seat now.
    pub fn may_change(&self, room: &Room, table: &Table, person: &str, seat: Seat) -> MayChange {
        let Some(chair) = table.chairs().get(seat) else {
            return MayChange::default();
        };
        let for_people = !matches!(table.header().plans[seat], Plan::Bot { .. });
        if table.over() || table.closed() || !for_people {
            return MayChange::default();
        }
        let sitter = chair.person.as_deref() == Some(person);
        let host = table.header().host == person;
        let away = self.minutes_away(room, table, seat);
        let long = away.is_some_and(|minutes| minutes >= table.header().absence_minutes);
        let overdue = away.is_some_and(|minutes| minutes >= DEADLINE_MINUTES);
        let seated = !table.seats_of(person).is_empty();
        let empty = chair.person.is_none();
        let invited = matches!(table.header().plans[seat], Plan::Link {});
        MayChange {
            stand_in: table.bot().is_some()
                && chair.bot.is_none()
                && (sitter || (host && (long || empty)) || (seated && overdue)),
            take_back: (sitter && chair.bot.is_some())
                || (empty && chair.left.as_deref() == Some(person)),
            open: host && invited && !sitter && (long || empty),
        }
    }

    /// Why this may not be done about the seat.
    fn why_not(&self, room: &Room, person: &str, seat: Seat) -> Refused {
        room.read(|table| {
            let minutes = table.header().absence_minutes;
            let host = table.header().host == person;
            let seated = !table.seats_of(person).is_empty();
            let taken = table.chairs().get(seat).is_some_and(|c| c.person.is_some());
            if taken && (host || seated) {
                let minutes = if host { minutes } else { DEADLINE_MINUTES };
                Refused::NotAway { seat, minutes }
            } else {
                Refused::NotYours
            }
        })
    }

    /// Looks once more whether another server has seen the sitter, who may be connected there.
    async fn look_around(&self, room: &Room) -> Result<(), Refused> {
        for (person, seen) in self.store.presence(room.id()).await? {
            room.presence.visit(&person, seen);
        }
        Ok(())
    }

    /// Changes a seat, if this person may.
    async fn change_seat(
        self: &Arc<Self>,
        room: &Arc<Room>,
        person: &str,
        seat: Seat,
        may: impl Fn(MayChange) -> bool,
        change: impl Fn(&Table) -> Change,
    ) -> Result<(), Refused> {
        self.look_around(room).await?;
        self.change(room, |table| {
            if may(self.may_change(room, table, person, seat)) {
                Ok(change(table))
            } else {
                Err(Refused::NotYours)
            }
        })
        .await
        .map_err(|refused| match refused {
            Refused::NotYours => self.why_not(room, person, seat),
            other => other,
        })
    }

    /// A bot plays for the seat from now on.
    ///
    /// # Errors
    /// If this person may not decide that, or the sitter was here too short a time ago.
    pub async fn stand_in(
        self: &Arc<Self>,
        room: &Arc<Room>,
        person: &str,
        seat: Seat,
        level: Level,
    ) -> Result<(), Refused> {
        let change = |_: &Table| one(&Event::StandIn(seat, level));
        self.change_seat(room, person, seat, |may| may.stand_in, change)
            .await
    }

    /// The sitter plays again.
    ///
    /// # Errors
    /// If it is not their seat.
    pub async fn take_back(
        self: &Arc<Self>,
        room: &Arc<Room>,
        person: &str,
        seat: Seat,
    ) -> Result<(), Refused> {
        let change = |table: &Table| {
            let chair = &table.chairs()[seat];
            let mut change = Change::default();
            if chair.person.is_none() {
                let name = chair.name.clone();
                change = sitting(table, seat, person, &name);
            } else {
                change.events.push(Event::Back(seat).to_string());
            }
            change
        };
        self.change_seat(room, person, seat, |may| may.take_back, change)
            .await
    }

    /// Opens the seat to whoever has the new invitation, whose hash this is. Everybody at the table sees
    /// that it was done.
    ///
    /// # Errors
    /// If this person may not, or the sitter was here too short a time ago.
    pub async fn open_seat(
        self: &Arc<Self>,
        room: &Arc<Room>,
        person: &str,
        seat: Seat,
        invitation: &[u8],
    ) -> Result<(), Refused> {
        let change = |table: &Table| {
            let mut summary = table.summary(table.play());
            summary.persons[seat.index()] = None;
            Change {
                invitations: vec![(invitation.to_vec(), seat.index() as u8)],
                summary: Some(super::json(&summary)),
                ..one(&Event::Open(seat))
            }
        };
        self.change_seat(room, person, seat, |may| may.open, change)
            .await
    }

    /// Somebody sits down by an invitation, which is used up.
    ///
    /// # Errors
    /// If somebody sits there already, or the invitation was used before.
    pub async fn sit(
        self: &Arc<Self>,
        room: &Arc<Room>,
        invitation: &[u8],
        seat: Seat,
        person: &str,
        name: &str,
    ) -> Result<(), Refused> {
        self.change(room, |table| {
            let chair = table.chairs().get(seat).ok_or(Refused::Taken)?;
            if chair.person.is_some() {
                return Err(Refused::Taken);
            }
            Ok(Change {
                spends: Some(invitation.to_vec()),
                ..sitting(table, seat, person, name)
            })
        })
        .await?;
        self.visit(room, person);
        Ok(())
    }

    /// The screen that this person's seats share goes to this one of them.
    ///
    /// # Errors
    /// If another of their seats is waited for.
    pub async fn hold(
        self: &Arc<Self>,
        room: &Arc<Room>,
        person: &str,
        seat: Seat,
    ) -> Result<(), Refused> {
        self.change(room, |table| {
            if table.sight(Some(person)).viewer == Viewer::Seat(seat) {
                // Pressed twice: nothing to be written.
                return Ok(Change::default());
            }
            if !table.may_hold(person, seat) {
                return Err(Refused::NotYours);
            }
            Ok(one(&Event::Hold(seat)))
        })
        .await
    }
}

/// The change by which somebody sits down; a bot that kept the seat warm makes room.
fn sitting(table: &Table, seat: Seat, person: &str, name: &str) -> Change {
    let mut summary = table.summary(table.play());
    summary.names[seat.index()] = name.to_string();
    summary.persons[seat.index()] = Some(person.to_string());
    let sit = Event::Sit {
        seat,
        person: person.to_string(),
        name: name.to_string(),
    };
    let mut events = vec![sit.to_string()];
    if table.chairs()[seat].bot.is_some() {
        events.push(Event::Back(seat).to_string());
    }
    Change {
        events,
        persons: vec![person.to_string()],
        summary: Some(super::json(&summary)),
        ..Change::default()
    }
}

/// One event as a change.
pub fn one(event: &Event) -> Change {
    Change {
        events: vec![event.to_string()],
        ..Change::default()
    }
}

fn minutes(seconds: Time) -> u32 {
    u32::try_from(seconds.max(0) / 60).unwrap_or(u32::MAX)
}
