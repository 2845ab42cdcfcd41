//! `understory arena`: bots against each other, on the same deals from every seat.

use std::collections::BTreeMap;
use std::io::Write;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use search::Limit;
use search::arena::{Block, Count, Ladder, Match, ProgramFault, Side, Tally, Verdict, elo};
use serde_json::{Value, json};
use table::{AnyGame, Phrase, Say, Setup};

use super::BOLD;
use super::sim::progress;
use crate::Stop;
use crate::cli::{ArenaArgs, game};
use crate::speech::{Speech, print};

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

    fn bout(&self, a: &str, b: &str) -> Result<(), Stop> {
        let (tally, verdict) = self.pair(a, b)?;
        let seats = self.setup.seats();
        let (share, half) = tally.share();
        let (margin, margin_half) = tally.margin();
        let (low, high) = (elo(share - half, seats), elo(share + half, seats));
        let verdict = match verdict {
            Verdict::Lower => Some("lower"),
            Verdict::Upper => Some("upper"),
            Verdict::Open => None,
        };
        if self.args.json {
            let json = json!({
                "game": self.args.game,
                "seats": seats,
                "a": a,
                "b": b,
                "seed": self.seed,
                "games": tally.sum.games,
                "wins_a": tally.sum.wins,
                "wins_b": tally.sum.losses,
                "draws": tally.sum.draws,
                "forfeits": tally.sum.forfeits,
                "share_a": share,
                "share_ci95": [(share - half).max(0.0), (share + half).min(1.0)],
                "elo": elo(share, seats),
                "elo_ci95": [low, high],
                "margin": margin,
                "margin_ci95": [margin - margin_half, margin + margin_half],
                "sprt": verdict,
            });
            return print(&json.to_string());
        }
        let head = Phrase::new("cli-arena-head")
            .text("a", a)
            .text("b", b)
            .number("others", seats as i64 - 1)
            .number("games", tally.sum.games)
            .text("seed", self.seed);
        print(&self.speech.say(&head))?;
        let result = Phrase::new("cli-arena-result")
            .text("share", format!("{:.1}", 100.0 * share))
            .text("half", format!("{:.1}", 100.0 * half))
            .text("fair", format!("{:.1}", 100.0 / seats as f64))
            .text("margin", format!("{margin:.1}"))
            .text("error", error(margin_half));
        print(&format!("{BOLD}{}{BOLD:#}", self.speech.say(&result)))?;
        let rating = Phrase::new("cli-arena-elo")
            .text("elo", format!("{:+.0}", elo(share, seats)))
            .text("low", format!("{low:+.0}"))
            .text("high", format!("{high:+.0}"))
            .number("wins", tally.sum.wins)
            .number("losses", tally.sum.losses)
            .number("draws", tally.sum.draws);
        print(&self.speech.say(&rating))?;
        match verdict {
            Some(side) => print(&self.speech.text(format!("cli-arena-sprt-{side}"))),
            None => Ok(()),
        }
    }

    /// All pairs of the named levels, and a rating for each.
    fn ladder(&self) -> Result<(), Stop> {
        let names = &self.args.ladder;
        if names.len() < 2 {
            return Err(self.speech.wrong(&Phrase::new("cli-arena-few")));
        }
        let mut ladder = Ladder::new(names.iter().cloned());
        for (i, a) in names.iter().enumerate() {
            for (j, b) in names.iter().enumerate().skip(i + 1) {
                let (tally, _) = self.pair(a, b)?;
                ladder.add(i, j, &tally.sum);
            }
        }
        let ratings = ladder.ratings();
        if let Some(path) = &self.args.svg {
            let title = format!("{}, {}", self.args.game, self.setup.seats());
            self.speech.write(path, Ladder::svg(&ratings, &title))?;
        }
        if self.args.json {
            let list: Vec<Value> = ratings
                .iter()
                .map(|r| json!({"name": r.name, "elo": r.elo, "elo_error95": r.error}))
                .collect();
            return print(&json!({"game": self.args.game, "ladder": list}).to_string());
        }
        for rating in ratings {
            print(&format!(
                "{:<12} {:+6.0} ± {:.0}",
                rating.name, rating.elo, rating.error
            ))?;
        }
        Ok(())
    }
}

/// Half the width of an interval, which is without bounds where nothing is known of it.
fn error(half: f64) -> String {
    match half.is_finite() {
        true => format!("{half:.1}"),
        false => "∞".to_string(),
    }
}

/// Blocks that are done, in a file: an interrupted match goes on where it was.
struct Journal {
    file: Option<std::fs::File>,
    done: BTreeMap<u64, Block>,
}

impl Journal {
    fn open(arena: &Arena<'_>, a: &str, b: &str) -> Result<Journal, Stop> {
        let mut journal = Journal {
            file: None,
            done: BTreeMap::new(),
        };
        let Some(path) = &arena.args.journal else {
            return Ok(journal);
        };
        let options: Vec<String> = arena
            .setup
            .options()
            .map(|(k, v)| format!("{k}={v}"))
            .collect();
        let head = json!({
            "game": arena.args.game,
            "rules": arena.game.descriptor().rules_version,
            "seats": arena.setup.seats(),
            "options": options,
            "a": a,
            "b": b,
            "seed": arena.seed,
            "iterations": arena.args.iterations,
            "ms": arena.args.ms,
        });
        let text = std::fs::read_to_string(path).unwrap_or_default();
        let mut lines = text.lines();
        let first = lines.next().map(serde_json::from_str::<Value>);
        match first {
            None => arena.speech.write(path, format!("{head}\n"))?,
            Some(Ok(old)) if old == head => {}
            Some(_) => {
                let phrase = Phrase::new("cli-arena-other-journal").text("path", path);
                return Err(arena.speech.wrong(&phrase));
            }
        }
        // The last line may have been cut off by the interrupt; that block is played again.
        journal.done = lines
            .filter_map(|line| serde_json::from_str::<(u64, Block)>(line).ok())
            .collect();
        let cut = !text.is_empty() && !text.ends_with('\n');
        let file = std::fs::OpenOptions::new().append(true).open(path);
        let mut file = file.map_err(|error| {
            let phrase = Phrase::new("cli-cannot-write")
                .text("path", path)
                .text("error", error);
            arena.speech.wrong(&phrase)
        })?;
        if cut {
            let _ = writeln!(file);
        }
        journal.file = Some(file);
        Ok(journal)
    }

    /// Notes a block. A full disk costs the journal, not the match.
    fn write(&mut self, number: u64, block: Block) {
        if let Some(file) = &mut self.file {
            let _ = writeln!(file, "{}", json!([number, block]));
        }
    }
}
