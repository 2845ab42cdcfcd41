//! Bots at live tables. They think on threads of their own, a few at a time; one that fails or hangs
//! is replaced by a plain choice and disturbs nobody.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;

use ::bots::Level;
use ::table::random::{Rng, below};
use ::table::{AnyView, Seat, Viewer};

use super::{Refused, Room, Table, Tables};

/// Longer than any level thinks, with room for a busy machine.
const PATIENCE: Duration = Duration::from_secs(20);

/// What a bot is asked.
struct Question {
    level: Level,
    view: AnyView,
    page: u64,
    fast: bool,
}

fn question(table: &Table, seat: Seat) -> Option<Question> {
    let viewer = Viewer::Seat(seat);
    let play = table.play();
    let level = table.chairs().get(seat)?.bot?;
    play.pending().seats().contains(seat).then(|| Question {
        level,
        view: play.rules().any_view(play.state(), viewer),
        page: table.page(viewer),
        fast: table.fast(),
    })
}

impl Tables {
    /// Lets every bot that is awaited at this table begin to think.
    pub(super) fn wake_bots(self: &Arc<Self>, room: &Arc<Room>) {
        let awaited = room.read(|table| table.play().pending().seats());
        for seat in awaited.iter() {
            let is_bot = room.read(|table| question(table, seat).is_some());
            if is_bot && room.begin_thinking(seat) {
                let (tables, room) = (self.clone(), room.clone());
                tokio::spawn(async move { tables.play_bot(&room, seat).await });
            }
        }
    }

    /// Plays a bot's moves for as long as it is awaited.
    async fn play_bot(self: Arc<Self>, room: &Arc<Room>, seat: Seat) {
        while let Some(question) = room.read(|table| question(table, seat)) {
            if !question.fast {
                tokio::time::sleep(self.manners.pause).await;
            }
            let page = question.page;
            let action = self.think(room, seat, question).await;
            let result = self
                .act(room, seat, |table| {
                    let current = table.page(Viewer::Seat(seat)) == page;
                    if current && table.chairs()[seat].bot.is_some() {
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
        if room.read(|table| question(table, seat).is_some()) {
            self.wake_bots(room);
        }
    }

    async fn think(&self, room: &Room, seat: Seat, question: Question) -> String {
        let bot = room.read(|table| table.bot().clone());
        let permit = self.thinking.clone().acquire_owned().await;
        let thought = tokio::task::spawn_blocking(move || {
            let seed = crate::secret::rng().next_u64();
            catch_unwind(AssertUnwindSafe(|| {
                bot.decide(question.level, &question.view, seat, None, seed)
            }))
        });
        let answer = tokio::time::timeout(PATIENCE, thought).await;
        drop(permit);
        if let Ok(Ok(Ok(Some(action)))) = answer {
            return action;
        }
        metrics::counter!("understory_bot_failures_total").increment(1);
        tracing::error!(table = room.id(), %seat, "a bot failed; a plain choice is made for it");
        room.read(|table| {
            let choices = table.choices(seat);
            let number = below(&mut crate::secret::rng(), choices.len().max(1) as u32);
            choices.get(number as usize).map(|c| c.text.clone())
        })
        .unwrap_or_default()
    }
}
