//! [`Table`]: a table as its events make it. No clock, no network: events in, state out.

use std::borrow::Cow;
use std::collections::HashSet;
use std::sync::Arc;

use search::{Bot, Level};
use serde::{Deserialize, Serialize};
use table::{
    BySeat, Choice, Faults, LogStep, Pending, Phrase, Play, Seat, SeatSet, StepError, Viewer,
};
use ui::{AnyBoard, Catalog, GamePackage, TableParts};

use crate::event::{BadEvent, Event};
use crate::header::{Header, Plan};

/// Who sits on a seat now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chair {
    /// The person who holds the seat.
    pub person: Option<String>,
    /// What they are called; empty if they did not say.
    pub name: String,
    /// The bot that plays here, its own seat or standing in.
    pub bot: Option<Level>,
    /// Who sat here before the seat was opened again: they may sit down again while it is free.
    pub left: Option<String>,
    /// The screen that the person shares is in this seat's hands.
    holds: bool,
}

/// Something that happened at the table beside the game, and after which step.
#[derive(Clone, Debug)]
pub struct Notice {
    /// Steps of the game before it.
    pub after: usize,
    /// What happened.
    pub phrase: Phrase,
}

/// Notices that are kept: more than a page shows.
const NOTICES: usize = 60;

/// Changes beside the game's own steps that a table takes: choices taken back and made again, hands
/// that a screen goes through, bots that come and go. Nobody needs a thousand; without an end, somebody
/// would fill the disk and make the table slow to open.
pub const SIDE_EVENTS: u64 = 4000;

/// What a list knows of a table without opening it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Summary {
    /// Names, seat by seat; empty if none was given.
    #[serde(default)]
    pub names: Vec<String>,
    /// Who sits there, seat by seat.
    #[serde(default)]
    pub persons: Vec<Option<String>>,
    /// Seats that are waited for, such as `P1`.
    #[serde(default)]
    pub awaited: Vec<String>,
    /// Steps of the game so far.
    #[serde(default)]
    pub steps: usize,
    /// Final scores, seat by seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scores: Option<Vec<i32>>,
    /// Seats that have won, such as `P1`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub winners: Option<Vec<String>>,
}

/// What one viewer has been told, and how often their page has changed.
#[derive(Clone, Default)]
struct Reading {
    /// The phrase of each step, or `None` if the viewer noticed nothing of it.
    told: Vec<Option<Phrase>>,
    /// Counts the changes that this viewer can see. It is all that the viewer learns of how much
    /// happened, so a changed mind under the table does not show.
    page: u64,
}

/// What the coach still has to say to a seat.
#[derive(Clone, Default)]
struct Coaching {
    /// Kinds of decisions that the seat has met.
    met: HashSet<Cow<'static, str>>,
    /// The seat wants no more help.
    off: bool,
}

/// What a seat may choose.
#[derive(Clone, Default)]
struct Desk {
    choices: Vec<Choice>,
    /// The page on which these choices first stood: older pages show others.
    since: u64,
}

/// A table: its header and what its events made of it.
#[derive(Clone)]
pub struct Table {
    header: Arc<Header>,
    package: &'static GamePackage,
    board: Arc<dyn AnyBoard>,
    bot: Option<Arc<dyn Bot>>,
    play: Play,
    chairs: BySeat<Chair>,
    desks: BySeat<Desk>,
    readings: Vec<Reading>,
    lessons: BySeat<Coaching>,
    notices: Vec<Notice>,
    fast: bool,
    next: Option<String>,
    closed: bool,
    version: u64,
    /// Choices that were made anew before all had chosen.
    changed_minds: u64,
}

/// Why an event does not fit a table.
#[derive(thiserror::Error, Debug)]
pub enum Misfit {
    /// The set-up is not known any more.
    #[error("{0}")]
    Setup(#[from] Faults),
    /// The rules refuse a step.
    #[error("{0}")]
    Step(#[from] StepError),
    /// There is nothing that this seat could take back.
    #[error("there is nothing to take back")]
    NothingToUndo,
    /// The operator has ended the table.
    #[error("the table is closed")]
    Closed,
    /// No such seat at this table.
    #[error("{0} does not sit at this table")]
    NoSeat(Seat),
    /// The store holds something that is no event.
    #[error("{0}")]
    Event(#[from] BadEvent),
}

impl Table {
    /// A table before its first event.
    ///
    /// # Errors
    /// If its game or rules are not known any more.
    pub fn new(catalog: &'static Catalog, header: Header) -> Result<Table, Faults> {
        let (package, setup) = header.setup(catalog)?;
        let TableParts { rules, board, bot } = package.open(&setup)?;
        let bots = header
            .plans
            .iter()
            .any(|(_, plan)| matches!(plan, Plan::Bot { .. }));
        if bots && bot.is_none() {
            return Err(Faults::one("seats", Phrase::new("pages-error-no-bots")));
        }
        let seats = setup.seats();
        let chairs = BySeat::from_fn(seats, |seat| Chair {
            person: (header.plans[seat] == Plan::Here).then(|| header.host.clone()),
            name: header.names.get(seat).cloned().unwrap_or_default(),
            bot: Header::level(&header.plans[seat]),
            left: None,
            holds: false,
        });
        let mut table = Table {
            play: Play::by(rules),
            package,
            board,
            bot,
            header: Arc::new(header),
            chairs,
            desks: BySeat::from_fn(seats, |_| Desk::default()),
            readings: vec![Reading::default(); seats + 1],
            lessons: BySeat::from_fn(seats, |_| Coaching::default()),
            notices: Vec::new(),
            fast: false,
            next: None,
            closed: false,
            version: 0,
            changed_minds: 0,
        };
        table.lay_out(None);
        Ok(table)
    }

    /// A table after these events.
    ///
    /// # Errors
    /// If its game or rules are not known any more, or an event does not fit.
    pub fn replay(
        catalog: &'static Catalog,
        header: Header,
        events: &[String],
    ) -> Result<Table, Misfit> {
        let mut table = Table::new(catalog, header)?;
        for line in events {
            table.apply(&line.parse()?)?;
        }
        Ok(table)
    }

    /// Lets something happen.
    ///
    /// # Errors
    /// Why it cannot; the table is then as it was.
    pub fn apply(&mut self, event: &Event) -> Result<(), Misfit> {
        match event {
            Event::Step(_) | Event::Undo(_) if self.closed => return Err(Misfit::Closed),
            Event::Step(step) => self.step(step)?,
            Event::Undo(seat) => self.undo(*seat)?,
            Event::Sit { seat, person, name } => {
                let chair = self.chair(*seat)?;
                chair.person = Some(person.clone());
                chair.name.clone_from(name);
                chair.left = None;
                chair.holds = false;
                self.note("pages-notice-sits", *seat);
                self.turn_all_pages();
            }
            Event::StandIn(seat, level) => {
                self.chair(*seat)?.bot = Some(*level);
                self.note("pages-notice-bot", *seat);
                self.turn_all_pages();
            }
            Event::Back(seat) => {
                self.chair(*seat)?.bot = None;
                self.note("pages-notice-back", *seat);
                self.turn_all_pages();
            }
            Event::Open(seat) => {
                let chair = self.chair(*seat)?;
                chair.left = chair.person.take().or(chair.left.take());
                chair.holds = false;
                self.note("pages-notice-open", *seat);
                self.turn_all_pages();
            }
            Event::Forget { seat, person } => {
                self.forget(*seat, person)?;
                self.turn_all_pages();
            }
            Event::Hold(seat) => self.hold(*seat)?,
            Event::Close => {
                self.closed = true;
                self.turn_all_pages();
            }
            Event::Next(id) => {
                self.next = Some(id.clone());
                self.turn_all_pages();
            }
            Event::Pace { fast } => {
                self.fast = *fast;
                self.turn_all_pages();
            }
            Event::CoachOff(seat) => {
                self.chair(*seat)?;
                self.lessons[*seat].off = true;
                self.readings[seat.index()].page += 1;
            }
        }
        self.version += 1;
        Ok(())
    }

    fn step(&mut self, step: &LogStep) -> Result<(), Misfit> {
        let actor = match step.actor {
            table::Actor::Seat(seat) => Some(seat),
            table::Actor::Chance => None,
        };
        let again = actor.is_some_and(|seat| !self.play.pending().seats().contains(seat));
        self.play.step_seen(step, |checked, after| {
            let (rules, before) = (checked.rules(), checked.before());
            if let Some(seat) = actor.filter(|_| self.header.coach) {
                let view = rules.any_view(before, Viewer::Seat(seat));
                let met = self.board.prompt(&view, seat).key;
                self.lessons[seat].met.insert(met);
            }
            for (viewer, reading) in Viewer::all(self.chairs.len()).zip(&mut self.readings) {
                let noticed = !rules.same_view(before, after, viewer);
                // Whoever acts turns the page, even if all looks the same: a choice made on the old
                // page is done, and the same request once more is not another one.
                reading.page += u64::from(noticed || (actor.is_some() && actor == viewer.seat()));
                reading.told.push(noticed.then(|| checked.describe(viewer)));
            }
        })?;
        self.changed_minds += u64::from(again);
        self.lay_out(actor);
        Ok(())
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Misfit> {
        let before = self.play.state().clone();
        if !self.play.undo(seat) {
            return Err(Misfit::NothingToUndo);
        }
        let rules = self.play.rules();
        for (viewer, reading) in Viewer::all(self.chairs.len()).zip(&mut self.readings) {
            reading.told.pop();
            let noticed = !rules.same_view(&before, self.play.state(), viewer);
            reading.page += u64::from(noticed || viewer.is(seat));
        }
        self.lay_out(Some(seat));
        Ok(())
    }

    /// Lays the choices before each seat. Those of `actor` are new even if they look the same.
    fn lay_out(&mut self, actor: Option<Seat>) {
        let rules = self.play.rules();
        for (seat, desk) in self.desks.iter_mut() {
            let choices = rules.actions(self.play.state(), seat);
            if actor == Some(seat) || choices != desk.choices {
                desk.since = self.readings[seat.index()].page;
                desk.choices = choices;
            }
        }
    }

    /// The screen of several seats goes into these hands. Only their own pages change by it.
    fn hold(&mut self, seat: Seat) -> Result<(), Misfit> {
        let person = self.chair(seat)?.person.clone();
        for (other, chair) in self.chairs.iter_mut() {
            if person.is_some() && chair.person == person {
                chair.holds = other == seat;
                self.readings[other.index()].page += 1;
            }
        }
        Ok(())
    }

    /// Whoever has the seat, or left it, is this nobody from now on: in the header too, as in that of the store.
    fn forget(&mut self, seat: Seat, nobody: &str) -> Result<(), Misfit> {
        let chair = self.chair(seat)?;
        chair.name.clear();
        // Nobody has left a seat at which somebody sits.
        if let Some(known) = chair.person.as_mut().or(chair.left.as_mut()) {
            let was = std::mem::replace(known, nobody.to_string());
            if self.header.host == was {
                Arc::make_mut(&mut self.header).host = nobody.to_string();
            }
        }
        Ok(())
    }

    fn note(&mut self, key: &'static str, seat: Seat) {
        self.notices.push(Notice {
            after: self.play.len(),
            phrase: Phrase::new(key).seat("seat", seat),
        });
        if self.notices.len() > NOTICES {
            self.notices.remove(0);
        }
    }

    fn turn_all_pages(&mut self) {
        for reading in &mut self.readings {
            reading.page += 1;
        }
    }

    fn chair(&mut self, seat: Seat) -> Result<&mut Chair, Misfit> {
        if seat.index() >= self.chairs.len() {
            return Err(Misfit::NoSeat(seat));
        }
        Ok(&mut self.chairs[seat])
    }

    fn reading(&self, viewer: Viewer) -> &Reading {
        let index = viewer.seat().map_or(self.chairs.len(), Seat::index);
        &self.readings[index]
    }

    /// What never changes.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The game being played.
    pub fn play(&self) -> &Play {
        &self.play
    }

    /// Draws this table's views.
    pub fn board(&self) -> &dyn AnyBoard {
        &*self.board
    }

    /// Everything there is of this table's game.
    pub fn package(&self) -> &'static GamePackage {
        self.package
    }

    /// Plays this table's game, if bots do.
    pub fn bot(&self) -> Option<&Arc<dyn Bot>> {
        self.bot.as_ref()
    }

    /// Number of events so far.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// How often this viewer's page has changed.
    pub fn page(&self, viewer: Viewer) -> u64 {
        self.reading(viewer).page
    }

    /// What this viewer was told, step by step; steps they noticed nothing of are left out.
    pub fn told(&self, viewer: Viewer) -> impl DoubleEndedIterator<Item = (usize, &Phrase)> {
        let told = self.reading(viewer).told.iter().enumerate();
        told.filter_map(|(i, phrase)| phrase.as_ref().map(|p| (i + 1, p)))
    }

    /// The seats.
    pub fn chairs(&self) -> &BySeat<Chair> {
        &self.chairs
    }

    /// What happened beside the game, oldest first; only the newest are kept.
    pub fn notices(&self) -> &[Notice] {
        &self.notices
    }

    /// Does the seat hold the screen that its person shares?
    pub fn holds_the_screen(&self, seat: Seat) -> bool {
        self.chairs.get(seat).is_some_and(|chair| chair.holds)
    }

    /// Has the operator ended the table?
    pub fn closed(&self) -> bool {
        self.closed
    }

    /// Events beside those that the game needed to come to where it stands.
    pub fn side_events(&self) -> u64 {
        let beside = self.version.saturating_sub(self.play.len() as u64);
        beside + self.changed_minds
    }

    /// What a list shows of the table, as it would be after these steps.
    pub fn summary(&self, play: &Play) -> Summary {
        let over = play.pending() == Pending::Over;
        let (rules, state) = (play.rules(), play.state());
        let names = |seats: SeatSet| seats.iter().map(|seat| seat.to_string()).collect();
        Summary {
            names: self.chairs.iter().map(|(_, c)| c.name.clone()).collect(),
            persons: self.chairs.iter().map(|(_, c)| c.person.clone()).collect(),
            awaited: names(play.pending().seats()),
            steps: play.len(),
            scores: over.then(|| rules.scores(state).as_slice().to_vec()),
            winners: over.then(|| names(rules.winners(state))),
        }
    }

    /// Do bots move without a pause?
    pub fn fast(&self) -> bool {
        self.fast
    }

    /// Does this seat meet the decision before it for the first time, and want to be helped?
    pub fn needs_coach(&self, seat: Seat) -> bool {
        let Some(lessons) = self
            .lessons
            .get(seat)
            .filter(|l| self.header.coach && !l.off)
        else {
            return false;
        };
        let rules = self.play.rules();
        let view = rules.any_view(self.play.state(), Viewer::Seat(seat));
        let prompt = self.board.prompt(&view, seat);
        !lessons.met.contains(&prompt.key)
    }

    /// Why the rules refuse this action of the seat; `None` if they do not.
    ///
    /// The answer is found in another position that looks the same to the seat, so it can tell no more
    /// than the seat knows.
    pub fn why_not(&self, seat: Seat, action: &str) -> Option<StepError> {
        let rules = self.play.rules();
        let viewer = Viewer::Seat(seat);
        let state = rules.redeal(self.play.state(), viewer, &mut table::random::fast(0, 0));
        let step = LogStep {
            actor: table::Actor::Seat(seat),
            text: action.to_string(),
        };
        rules.check(&state, &step).err()
    }

    /// The table at which the same people play again.
    pub fn next(&self) -> Option<&str> {
        self.next.as_deref()
    }

    /// Is the game over?
    pub fn over(&self) -> bool {
        self.play.pending() == Pending::Over
    }

    /// What a seat may choose now.
    pub fn choices(&self, seat: Seat) -> &[Choice] {
        self.desks.get(seat).map_or(&[], |d| &d.choices)
    }

    /// The choice with this number on a page that the seat was shown, unless choices have changed
    /// since that page.
    pub fn chosen(&self, seat: Seat, page: u64, number: usize) -> Option<&Choice> {
        let desk = self.desks.get(seat)?;
        let current = page >= desk.since && page <= self.page(Viewer::Seat(seat));
        current.then(|| desk.choices.get(number)).flatten()
    }

    /// The seats that this person holds.
    pub fn seats_of(&self, person: &str) -> SeatSet {
        self.chairs
            .iter()
            .filter(|(_, chair)| chair.person.as_deref() == Some(person))
            .map(|(seat, _)| seat)
            .collect()
    }

    /// The seats that nobody holds yet: a friend is expected there.
    pub fn free(&self, seat: Seat) -> bool {
        self.chairs
            .get(seat)
            .is_some_and(|chair| chair.person.is_none() && chair.bot.is_none())
    }
}
