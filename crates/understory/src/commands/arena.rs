//! `understory arena`: two levels against each other, on the same deals from every seat.

use std::sync::{Mutex, PoisonError};

use bots::Limit;
use bots::arena::{Match, Side, Tally, elo};
use serde_json::json;
use table::{Phrase, Say};

use super::BOLD;
use super::sim::progress;
use crate::Stop;
use crate::cli::{ArenaArgs, game};
use crate::speech::{Speech, print};

pub fn run(args: &ArenaArgs, speech: &Speech) -> Result<(), Stop> {
    let game = game(&args.game, speech)?;
    let setup = args.table.setup(game, speech)?;
    let seats = setup.seats();
    let side = |level| Side {
        level,
        limit: args.iterations.map(Limit::Iterations),
    };
    let arena = Match::new(game, &setup, side(args.a), side(args.b))
        .map_err(|faults| speech.faults(&faults))?;
    let seed = args.table.seed.unwrap_or(1);
    // A deal is played once from every seat, so games come in blocks.
    let blocks = args.games.div_ceil(seats as u64);
    let bar = progress(blocks * seats as u64, args.json);
    let tally = Mutex::new(Tally::default());
    arena.play(0..blocks, seed, |_, block| {
        bar.inc(u64::from(block.games));
        tally
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .add(block);
    });
    bar.finish_and_clear();
    let tally = tally.into_inner().unwrap_or_else(PoisonError::into_inner);
    let (share, half) = tally.share();
    let (margin, margin_half) = tally.margin();
    let low = elo(share - half, seats);
    let high = elo(share + half, seats);
    if args.json {
        return print(
            &json!({
                "game": args.game,
                "seats": seats,
                "a": args.a.name(),
                "b": args.b.name(),
                "seed": seed,
                "games": tally.sum.games,
                "wins_a": tally.sum.wins,
                "wins_b": tally.sum.losses,
                "draws": tally.sum.draws,
                "share_a": share,
                "share_ci95": [share - half, share + half],
                "elo": elo(share, seats),
                "elo_ci95": [low, high],
                "margin": margin,
                "margin_ci95": [margin - margin_half, margin + margin_half],
            })
            .to_string(),
        );
    }
    let head = Phrase::new("cli-arena-head")
        .text("a", args.a)
        .text("b", args.b)
        .number("others", seats as i64 - 1)
        .number("games", tally.sum.games)
        .text("seed", seed);
    print(&speech.say(&head))?;
    let result = Phrase::new("cli-arena-result")
        .text("share", format!("{:.1}", 100.0 * share))
        .text("half", format!("{:.1}", 100.0 * half))
        .text("fair", format!("{:.1}", 100.0 / seats as f64))
        .text("margin", format!("{margin:.1}"))
        .text("error", format!("{margin_half:.1}"));
    print(&format!("{BOLD}{}{BOLD:#}", speech.say(&result)))?;
    let rating = Phrase::new("cli-arena-elo")
        .text("elo", format!("{:+.0}", elo(share, seats)))
        .text("low", format!("{low:+.0}"))
        .text("high", format!("{high:+.0}"))
        .number("wins", tally.sum.wins)
        .number("losses", tally.sum.losses)
        .number("draws", tally.sum.draws);
    print(&speech.say(&rating))
}
