//! Bots at live tables. Their threads are shared fairly ([`BotPool`](super::bot_pool::BotPool)); one that
//! is not wanted any more is stopped, one that is late is made to answer with what it has, and one that
//! fails or hangs is replaced by a plain choice and disturbs nobody.

use std::sync::Arc;
use std::time::Duration;

use ::table::random::{Rng, below};
use ::table::{AnyView, Seat, SeatSet, Viewer};
use search::{CancelToken, DecideOptions, Level};
use tokio::time::Instant;

use super::bot_pool::Applicant;
use super::{Refused, Room, Table, Tables};
use crate::header::Plan;

/// Bots play on for so many seconds after the last person has left, so that whoever moved and closed the
/// page finds the answer when they come back.
pub const PLAY_ON: i64 = 5 * 60;

/// After a bot was told to stop, it has so long to answer with what it has.
const GRACE: Duration = Duration::from_secs(2);

/// How bots behave at live tables.
#[derive(Clone, Copy, Debug)]
pub struct BotConfig {
    /// Pause before each of a bot's moves, so that people can follow.
    pub pause: Duration,
    /// Bots that think at the same time: the cores of the machine.
    pub at_once: usize,
    /// A bot that thinks for longer is told to stop.
    pub patience: Duration,
    /// Tables at which nobody but bots sits may be made, and are played on while nobody is there.
    pub tables_of_bots: bool,
}

impl Default for BotConfig {
    fn default() -> Self {
        BotConfig {
            pause: Duration::from_millis(500),
            at_once: std::thread::available_parallelism().map_or(2, usize::from),
            // Longer than any level thinks, with room for a busy machine.
            patience: Duration::from_secs(20),
            tables_of_bots: false,
        }
    }
}

/// What a bot is asked.
struct Question {
    level: Level,
    view: AnyView,
    page: u64,
    fast: bool,
}

/// Is a bot waited for on this seat?
fn awaited_bot(table: &Table, seat: Seat) -> Option<Level> {
    let level = table.chairs().get(seat)?.bot?;
    let awaited = !table.closed() && table.play().pending().seats().contains(seat);
    awaited.then_some(level)
}

fn question(table: &Table, seat: Seat) -> Option<Question> {
    let level = awaited_bot(table, seat)?;
    let viewer = Viewer::Seat(seat);
    let play = table.play();
    Some(Question {
        level,
        view: play.rules().any_view(play.state(), viewer),
        page: table.page(viewer),
        fast: table.fast(),
    })
}

/// Is an answer to this question still wanted?
fn is_current(table: &Table, seat: Seat, page: u64) -> bool {
    awaited_bot(table, seat).is_some() && table.page(Viewer::Seat(seat)) == page
}

/// Is this table played by bots alone?
pub fn only_bots(table: &Table) -> bool {
    let plans = &table.header().plans;
    plans
        .iter()
        .all(|(_, plan)| matches!(plan, Plan::Bot { .. }))
}

impl Tables {
    /// Lets every bot that is awaited at this table begin to think, if anybody is there.
    pub(super) fn wake_bots(self: &Arc<Self>, room: &Arc<Room>) {
        let awaited: SeatSet = room.read(|table| {
            let seats = table.play().pending().seats();
            let bots = seats.iter().filter(|s| awaited_bot(table, *s).is_some());
            bots.collect()
        });
        if awaited.is_empty() || !self.are_bots_to_play(room) {
            return;
        }
        for seat in awaited.iter() {
            if room.begin_thinking(seat) {
                let (tables, room) = (self.clone(), room.clone());
                tokio::spawn(async move { tables.play_bot(&room, seat).await });
            }
        }
    }

    /// Is anybody there for whom bots should play?
    fn are_bots_to_play(&self, room: &Room) -> bool {
        (self.bots.tables_of_bots && room.read(only_bots))
            || room.presence.anybody_within(PLAY_ON, self.clock.now())
    }

    /// Plays a bot's moves for as long as it is awaited.
    async fn play_bot(self: Arc<Self>, room: &Arc<Room>, seat: Seat) {
        while self.are_bots_to_play(room)
            && let Some(question) = room.read(|table| question(table, seat))
        {
            if !question.fast {
                tokio::time::sleep(self.bots.pause).await;
            }
            let page = question.page;
            let Some(action) = self.think(room, seat, question).await else {
                continue;
            };
            let result = self
                .act(room, seat, |table| {
                    if is_current(table, seat, page) {
                        Ok(action.clone())
                    } else {
                        Err(Refused::Stale)
                    }
                })
                .await;
            match result {
                Ok(()) | Err(Refused::Stale) => {}
                Err(error) => {
                    tracing::error!(table = room.id(), %seat, %error, "a bot could not move");
                    tokio::time::sleep(Duration::from_secs(1)).await;
                }
            }
        }
        room.end_thinking(seat);
        // It may have become its turn again between the last look and now.
        if self.are_bots_to_play(room) && room.read(|t| awaited_bot(t, seat).is_some()) {
            self.wake_bots(room);
        }
    }

    /// A bot's decision; none, if it is not wanted any more.
    async fn think(&self, room: &Room, seat: Seat, question: Question) -> Option<String> {
        let Question { level, view, .. } = question;
        let cancel = CancelToken::default();
        let options = DecideOptions {
            cancel: cancel.clone(),
            ..DecideOptions::default()
        };
        let now = self.clock.now();
        let (bot, applicant) = room.read(|table| {
            let here = |person: &String| room.presence.is_here(person, now);
            let mut persons = table.chairs().iter().filter_map(|(_, c)| c.person.as_ref());
            let applicant = Applicant {
                level,
                owner: table.header().host.clone(),
                people: persons.any(here),
                cancel: cancel.clone(),
            };
            (table.bot().cloned(), applicant)
        });
        let mut thought = self.pool.think(applicant, move || {
            let seed = crate::secret::rng().next_u64();
            bot?.decide(level, &view, seat, &options, seed)
        });
        let mut changes = room.changes();
        let mut late = None;
        let mut begun = false;
        loop {
            tokio::select! {
                answer = &mut thought.answer => match answer {
                    Ok(Some(action)) => return Some(action),
                    // It was taken out of the queue.
                    Err(_) if cancel.is_cancelled() && !begun => return None,
                    Ok(None) | Err(_) => break,
                },
                _ = &mut thought.begun, if !begun => {
                    begun = true;
                    late = Some(Instant::now() + self.bots.patience);
                }
                changed = changes.changed() => {
                    let wanted = room.read(|table| is_current(table, seat, question.page));
                    if changed.is_err() || !wanted {
                        cancel.cancel();
                        self.pool.drop_cancelled();
                        return None;
                    }
                }
                () = at(late) => {
                    if cancel.is_cancelled() {
                        thought.abandon();
                        break;
                    }
                    metrics::counter!("understory_bots_late_total").increment(1);
                    cancel.cancel();
                    late = Some(Instant::now() + GRACE);
                }
            }
        }
        metrics::counter!("understory_bot_failures_total").increment(1);
        tracing::error!(table = room.id(), %seat, %level, "a bot failed; a plain choice is made for it");
        let plain = room.read(|table| {
            let choices = table.choices(seat);
            let number = below(&mut crate::secret::rng(), choices.len().max(1) as u32);
            choices.get(number as usize).map(|c| c.text.clone())
        });
        Some(plain.unwrap_or_default())
    }
}

/// Waits until then; for ever, if that is never.
async fn at(time: Option<Instant>) {
    match time {
        Some(time) => tokio::time::sleep_until(time).await,
        None => std::future::pending().await,
    }
}
