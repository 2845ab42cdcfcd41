//! `understory arena`: bots against each other, on the same deals from every seat.

mod bout;
mod journal;
mod ladder;

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use search::Limit;
use search::arena::{Count, Match, ProgramFault, Side, Tally, Verdict};
use table::{AnyGame, Phrase, Say, Setup};

use super::sim::progress;
use crate::Stop;
use crate::cli::{ArenaArgs, game};
use crate::speech::Speech;
use journal::Journal;

/// Milliseconds a program from outside may think, if nothing is said.
const OUTSIDE_MS: u64 = 1000;

pub fn run(args: &ArenaArgs, speech: &Speech) -> Result<(), Stop> {
    let game = game(&args.game, speech)?;
    let setup = args.table.setup(game, speech)?;
    let arena = Arena {
        args,
        speech,
        game,
        setup,
        seed: args.table.seed.unwrap_or(1),
    };
    match (&args.a, &args.b) {
        (Some(a), Some(b)) => arena.bout(a, b),
        _ => arena.ladder(),
    }
}

struct Arena<'a> {
    args: &'a ArenaArgs,
    speech: &'a Speech,
    game: &'static dyn AnyGame,
    setup: Setup,
    seed: u64,
}

impl Arena<'_> {
    /// `cmd:…` is a program, `style:…` a sparring partner of the game, everything else a level, if
    /// need be with iterations and search parameters of its own: `canopy@5000:uct_c=0.2`.
    fn side(&self, text: &str) -> Result<Side, Stop> {
        let bot = registry::bot(&self.setup, &self.args.game)
            .map_err(|faults| self.speech.faults(&faults))?;
        if let Some(style) = text.strip_prefix("style:") {
            let styles = bot.styles();
            if styles.contains(&style) {
                return Ok(Side::Style(style.to_string()));
            }
            let phrase = Phrase::new("cli-arena-style")
                .text("style", style)
                .text("styles", styles.join(", "))
                .number("count", styles.len() as i64);
            return Err(self.speech.wrong(&phrase));
        }
        if let Some(command) = text.strip_prefix("cmd:") {
            return Ok(Side::Outside {
                command: command.to_string(),
                ms: self.args.ms.unwrap_or(OUTSIDE_MS),
            });
        }
        let limit = match (self.args.iterations, self.args.ms) {
            (Some(n), _) => Some(Limit::Iterations(n)),
            (None, Some(ms)) => Some(Limit::Time(Duration::from_millis(ms))),
            (None, None) => None,
        };
        Side::read_level(text, bot.as_ref(), limit).map_err(|e| {
            let phrase = Phrase::new("table-error-notation")
                .text("text", &e.text)
                .phrase("expected", e.expected);
            self.speech.wrong(&phrase)
        })
    }

    /// A deal is played once from every seat, so games come in blocks.
    fn blocks(&self) -> u64 {
        self.args.games.div_ceil(self.setup.seats() as u64)
    }

    /// Plays a pair; blocks that the journal holds already are not played again.
    fn pair(&self, a: &str, b: &str) -> Result<(Tally, Verdict), Stop> {
        let bot = registry::bot(&self.setup, &self.args.game)
            .map_err(|faults| self.speech.faults(&faults))?;
        let arena = Match::new(self.game, &self.setup, bot, self.side(a)?, self.side(b)?);
        let mut journal = Journal::open(self, a, b)?;
        let seats = self.setup.seats();
        let total = self.blocks();
        let mut count = Count::new(self.args.sprt, seats);
        let mut played = 0;
        for (number, block) in journal.done.iter().filter(|(n, _)| **n < total) {
            count.add(*number, *block);
            played += u64::from(block.games);
        }
        let left: Vec<u64> = (0..total)
            .filter(|n| count.verdict() == Verdict::Open && !journal.done.contains_key(n))
            .collect();
        let bar = progress(total * seats as u64, self.args.json);
        bar.inc(played);
        let shared = Mutex::new((count, &mut journal));
        arena.play(&left, self.seed, |number, block, troubles| {
            for trouble in troubles {
                bar.suspend(|| anstream::eprintln!("{}", self.trouble(&trouble)));
            }
            bar.inc(u64::from(block.games));
            let mut shared = shared.lock().unwrap_or_else(PoisonError::into_inner);
            shared.0.add(number, block);
            shared.1.write(number, block);
            shared.0.verdict() == Verdict::Open
        });
        bar.finish_and_clear();
        let (count, _) = shared.into_inner().unwrap_or_else(PoisonError::into_inner);
        Ok((count.tally().clone(), count.verdict()))
    }

    fn trouble(&self, trouble: &ProgramFault) -> String {
        let phrase = match trouble {
            ProgramFault::Start(error) => Phrase::new("cli-arena-start").text("error", error),
            ProgramFault::Gone => Phrase::new("cli-arena-gone"),
            ProgramFault::Slow(ms) => Phrase::new("cli-arena-slow").number("ms", *ms as i64),
            ProgramFault::Nonsense(answer) => {
                Phrase::new("cli-arena-nonsense").text("answer", answer)
            }
        };
        self.speech.say(&phrase)
    }
}
