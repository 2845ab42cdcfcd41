//! A match of two sides, and how its result is told.

use search::arena::{Verdict, elo};
use serde_json::json;
use table::{Phrase, Say};

use super::Arena;
use crate::Stop;
use crate::commands::BOLD;
use crate::speech::print;

impl Arena<'_> {
    pub(super) fn bout(&self, a: &str, b: &str) -> Result<(), Stop> {
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
}

/// Half the width of an interval, which is without bounds where nothing is known of it.
fn error(half: f64) -> String {
    match half.is_finite() {
        true => format!("{half:.1}"),
        false => "∞".to_string(),
    }
}
