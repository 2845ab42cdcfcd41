//! [`Sight`]: what a person may see of a table at this moment. Every page, stream, look-back, log and
//! answer of the API asks here and nowhere else.
//!
//! A person may hold several seats: several people sit at one screen. They see only what the one sees
//! whose turn it is, and only after they said that it is them; until then a shield is shown. Who holds
//! the screen is an event at the table ([`Event::Hold`](crate::event::Event::Hold)), not a word in an
//! address.

use ::table::{Seat, SeatSet, Viewer};

use super::Table;

/// What a person may see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sight {
    /// Through whose eyes.
    pub viewer: Viewer,
    /// The screen must be handed to this seat before anything more is shown.
    pub shield: Option<Seat>,
    /// The person's seats.
    pub own: SeatSet,
}

impl Sight {
    /// The seat that the person speaks for.
    pub fn seat(&self) -> Option<Seat> {
        self.viewer.seat()
    }
}

impl Table {
    /// What this person may see now; nobody in particular is an onlooker.
    pub fn sight(&self, person: Option<&str>) -> Sight {
        let own = person.map_or(SeatSet::EMPTY, |person| self.seats_of(person));
        let (viewer, shield) = self.eyes(own);
        Sight {
            viewer,
            shield,
            own,
        }
    }

    fn eyes(&self, own: SeatSet) -> (Viewer, Option<Seat>) {
        let mut seats = own.iter();
        let first = match (seats.next(), seats.next()) {
            (None, _) => return (Viewer::Public, None),
            (Some(only), None) => return (Viewer::Seat(only), None),
            (Some(first), Some(_)) => first,
        };
        let holder = own.iter().find(|seat| self.holds_the_screen(*seat));
        let awaited = self.awaited_at_the_screen(own);
        match (awaited.iter().next(), holder) {
            _ if self.over() => (Viewer::Seat(holder.unwrap_or(first)), None),
            (_, Some(seat)) if awaited.contains(seat) => (Viewer::Seat(seat), None),
            (Some(next), _) => (Viewer::Public, Some(next)),
            (None, Some(seat)) => (Viewer::Seat(seat), None),
            (None, None) => (Viewer::Public, None),
        }
    }

    /// The seats of a shared screen that are waited for and that no bot plays for.
    fn awaited_at_the_screen(&self, own: SeatSet) -> SeatSet {
        let pending = self.play().pending().seats();
        let played = |seat: &Seat| pending.contains(*seat) && self.chairs()[*seat].bot.is_none();
        own.iter().filter(played).collect()
    }

    /// May the shared screen be handed to this seat of the person's now? While one of its seats is
    /// waited for, only to such a one.
    pub fn may_hold(&self, person: &str, seat: Seat) -> bool {
        let own = self.seats_of(person);
        let awaited = self.awaited_at_the_screen(own);
        own.contains(seat) && own.len() > 1 && (awaited.is_empty() || awaited.contains(seat))
    }

    /// Is every hand open to everybody? Once the game is over, if this table does so; a log that somebody
    /// brought along has no secrets.
    pub fn is_open(&self) -> bool {
        self.header().archive || (self.over() && !self.header().hands_stay_hidden)
    }

    /// Through whose eyes this person may look back.
    pub fn may_look_through(&self, person: Option<&str>) -> Vec<Viewer> {
        let sight = self.sight(person);
        if self.is_open() {
            return Viewer::all(self.chairs().len()).collect();
        }
        if self.over() && !sight.own.is_empty() {
            let own = sight.own.iter().map(Viewer::Seat);
            return own.chain([Viewer::Public]).collect();
        }
        vec![sight.viewer]
    }
}
