//! `understory sim`: many games at once, with figures.

use std::io::IsTerminal;
use std::ops::Range;
use std::sync::Arc;
use std::time::Instant;

use cpu_time::ProcessTime;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use search::arena::play_out;
use search::{Bot, Level};
use serde_json::{Value, json};
use table::{AnyGame, AnyRules, BySeat, Phrase, Play, Playout, Say, Seat, random};

use super::{BOLD, DIM};
use crate::Stop;
use crate::cli::{SimArgs, game, levels};
use crate::speech::{Speech, print};

/// Shared wins are split evenly; this many parts divide by every number of winners.
const WIN_PARTS: u64 = 60;

/// Games that one thread plays before it reports progress.
const BATCH: u64 = 256;

/// The same where bots think: a game takes a while.
const THINKING_BATCH: u64 = 1;

pub fn run(args: &SimArgs, speech: &Speech) -> Result<(), Stop> {
    let game = game(&args.game, speech)?;
    let setup = args.table.setup(game, speech)?;
    let field = Field {
        game,
        levels: levels(&args.bots, setup.seats(), speech)?,
        bot: registry::bot(&setup, &args.game).map_err(|faults| speech.faults(&faults))?,
    };
    let rules = game
        .set_up(&setup)
        .map_err(|faults| speech.faults(&faults))?;
    let seed = args.table.seed.unwrap_or(1);
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(args.threads.map_or(0, usize::from))
        .build()
        .map_err(|e| speech.wrong(&Phrase::new("cli-sim-threads-failed").text("error", e)))?;
    let bar = progress(args.games, args.json);
    let thinking = args.bots.iter().any(|l| *l != Level::Random);
    let size = if thinking { THINKING_BATCH } else { BATCH };
    let (wall, cpu) = (Instant::now(), ProcessTime::now());
    let tally = pool.install(|| {
        (0..args.games.div_ceil(size))
            .into_par_iter()
            .map(|batch| {
                let games = batch * size..((batch + 1) * size).min(args.games);
                bar.inc(games.end - games.start);
                Tally::play(&field, &*rules, seed, games)
            })
            .reduce(|| Tally::new(rules.setup().seats()), |a, b| a.add(&b))
    });
    bar.finish_and_clear();
    let figures = Figures {
        seconds: wall.elapsed().as_secs_f64(),
        cpu: cpu.elapsed().as_secs_f64(),
        threads: pool.current_num_threads(),
        seed,
        tally,
    };
    if args.json {
        print(&figures.json(args, &*rules).to_string())
    } else {
        figures.tell(speech)
    }
}

/// A bar on a terminal, nothing elsewhere.
pub(super) fn progress(games: u64, silent: bool) -> ProgressBar {
    if silent || !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len}  {per_sec}  {eta}");
    let bar = ProgressBar::new(games);
    match style {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

/// The bots that play.
struct Field {
    game: &'static dyn AnyGame,
    levels: BySeat<Level>,
    bot: Arc<dyn Bot>,
}

impl Field {
    /// One game. Random bots need no view, no log and no thought of their own.
    fn play(&self, rules: &dyn AnyRules, seed: u64, index: u64) -> Playout {
        let random = self.levels.iter().all(|(_, l)| *l == Level::Random);
        let mut deal = random::fast(seed, index);
        if random {
            return rules.playout(&mut deal);
        }
        let mut play = Play::new(self.game, rules.setup()).expect("the set-up was checked");
        let mut thought = random::fast(!seed, index);
        let decisions = play_out(&mut play, &*self.bot, &self.levels, &mut deal, &mut thought);
        Playout {
            scores: rules.scores(play.state()),
            winners: rules.winners(play.state()),
            decisions,
        }
    }
}

/// Sums over games. Whole numbers only, so that the order in which threads finish does not matter.
#[derive(Clone)]
struct Tally {
    games: u64,
    decisions: u64,
    seats: BySeat<SeatTally>,
}

#[derive(Clone, Default)]
struct SeatTally {
    sum: i64,
    squares: i64,
    win_parts: u64,
    low: Option<i32>,
    high: Option<i32>,
}

impl Tally {
    fn new(seats: usize) -> Tally {
        Tally {
            games: 0,
            decisions: 0,
            seats: BySeat::new(seats),
        }
    }

    fn play(field: &Field, rules: &dyn AnyRules, seed: u64, games: Range<u64>) -> Tally {
        let mut tally = Tally::new(rules.setup().seats());
        for index in games {
            let end = field.play(rules, seed, index);
            tally.games += 1;
            tally.decisions += u64::from(end.decisions);
            for (seat, t) in tally.seats.iter_mut() {
                let score = end.scores[seat];
                t.sum += i64::from(score);
                t.squares += i64::from(score) * i64::from(score);
                t.low = Some(t.low.map_or(score, |low| low.min(score)));
                t.high = Some(t.high.map_or(score, |high| high.max(score)));
                if end.winners.contains(seat) {
                    t.win_parts += WIN_PARTS / end.winners.len() as u64;
                }
            }
        }
        tally
    }

    fn add(mut self, other: &Tally) -> Tally {
        self.games += other.games;
        self.decisions += other.decisions;
        for (seat, t) in self.seats.iter_mut() {
            let o = &other.seats[seat];
            t.sum += o.sum;
            t.squares += o.squares;
            t.win_parts += o.win_parts;
            t.low = [t.low, o.low].into_iter().flatten().min();
            t.high = [t.high, o.high].into_iter().flatten().max();
        }
        self
    }
}

struct Figures {
    seconds: f64,
    cpu: f64,
    threads: usize,
    seed: u64,
    tally: Tally,
}

/// What a seat's games come to.
struct SeatFigures {
    mean: f64,
    stderr: f64,
    share: f64,
    interval: (f64, f64),
}

impl Figures {
    fn seat(&self, seat: Seat) -> SeatFigures {
        let t = &self.tally.seats[seat];
        let n = self.tally.games as f64;
        let mean = t.sum as f64 / n;
        let variance = (t.squares as f64 / n - mean * mean).max(0.0);
        let share = t.win_parts as f64 / WIN_PARTS as f64 / n;
        SeatFigures {
            mean,
            stderr: (variance / (n - 1.0).max(1.0)).sqrt(),
            share,
            interval: wilson(share, n),
        }
    }

    fn json(&self, args: &SimArgs, rules: &dyn AnyRules) -> Value {
        let per_second = |count: u64| count as f64 / self.seconds;
        let seats: Vec<Value> = self
            .tally
            .seats
            .iter()
            .map(|(seat, t)| {
                let f = self.seat(seat);
                json!({
                    "seat": seat,
                    "bot": args.bots.get(seat.index()).unwrap_or(&args.bots[0]).name(),
                    "mean_score": f.mean,
                    "score_stderr": f.stderr,
                    "min_score": t.low,
                    "max_score": t.high,
                    "win_share": f.share,
                    "win_share_ci95": [f.interval.0, f.interval.1],
                })
            })
            .collect();
        let options: serde_json::Map<String, Value> = rules
            .setup()
            .options()
            .map(|(k, v)| (k.to_string(), v.into()))
            .collect();
        json!({
            "game": args.game,
            "rules_version": rules.descriptor().rules_version,
            "options": options,
            "seats": rules.setup().seats(),
            "games": self.tally.games,
            "seed": self.seed,
            "threads": self.threads,
            "seconds": self.seconds,
            "cpu_seconds": self.cpu,
            "decisions": self.tally.decisions,
            "games_per_second": per_second(self.tally.games),
            "decisions_per_second": per_second(self.tally.decisions),
            "per_seat": seats,
        })
    }

    fn tell(&self, speech: &Speech) -> Result<(), Stop> {
        let head = Phrase::new("cli-sim-head")
            .text("games", self.tally.games)
            .text("seconds", format!("{:.2}", self.seconds))
            .text("cpu", format!("{:.2}", self.cpu))
            .number("threads", self.threads as i64)
            .text("seed", self.seed);
        print(&speech.say(&head))?;
        let speed = Phrase::new("cli-sim-speed")
            .text("games", (self.tally.games as f64 / self.seconds).round())
            .text(
                "decisions",
                (self.tally.decisions as f64 / self.seconds).round(),
            );
        print(&format!("{BOLD}{}{BOLD:#}", speech.say(&speed)))?;
        for (seat, t) in self.tally.seats.iter() {
            let f = self.seat(seat);
            let line = Phrase::new("cli-sim-seat")
                .seat("seat", seat)
                .text("mean", format!("{:.2}", f.mean))
                .text("error", format!("{:.2}", f.stderr))
                .text("low", t.low.unwrap_or(0))
                .text("high", t.high.unwrap_or(0))
                .text("share", format!("{:.1}", 100.0 * f.share))
                .text("from", format!("{:.1}", 100.0 * f.interval.0))
                .text("to", format!("{:.1}", 100.0 * f.interval.1));
            print(&format!("{DIM}•{DIM:#} {}", speech.say(&line)))?;
        }
        Ok(())
    }
}

/// Wilson's 95 % interval for a share seen in `n` games.
fn wilson(share: f64, n: f64) -> (f64, f64) {
    const Z: f64 = 1.959_963_984_540_054;
    let z2 = Z * Z;
    let centre = (share + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let half = Z * (share * (1.0 - share) / n + z2 / (4.0 * n * n)).sqrt() / (1.0 + z2 / n);
    ((centre - half).max(0.0), (centre + half).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_knows_the_textbook_values() {
        let (low, high) = wilson(0.5, 100.0);
        assert!((low - 0.4038).abs() < 1e-4 && (high - 0.5962).abs() < 1e-4);
        let (low, high) = wilson(0.0, 10.0);
        assert!(low.abs() < 1e-9 && (high - 0.2775).abs() < 1e-4);
    }

    #[test]
    fn figures_do_not_depend_on_how_games_are_split() {
        let game = registry::find("arboretum").unwrap();
        let setup = table::Setup::new(game.descriptor(), 2, [], None).unwrap();
        let rules = game.set_up(&setup).unwrap();
        let field = Field {
            game,
            levels: BySeat::from_fn(2, |_| Level::Random),
            bot: registry::bot(&setup, "arboretum").unwrap(),
        };
        let play = |games| Tally::play(&field, &*rules, 5, games);
        let whole = play(0..100);
        let parts = play(37..100).add(&play(0..37));
        for (seat, t) in whole.seats.iter() {
            assert_eq!(t.sum, parts.seats[seat].sum);
            assert_eq!(t.squares, parts.seats[seat].squares);
            assert_eq!(t.win_parts, parts.seats[seat].win_parts);
        }
        assert_eq!(whole.decisions, parts.decisions);
    }
}
