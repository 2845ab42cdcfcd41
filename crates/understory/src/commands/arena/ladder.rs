//! Everybody against everybody, and how the ratings are told.

use search::arena::Ladder;
use serde_json::{Value, json};
use table::Phrase;

use super::Arena;
use crate::Stop;
use crate::speech::print;

impl Arena<'_> {
    /// All pairs of the named levels, and a rating for each.
    pub(super) fn ladder(&self) -> Result<(), Stop> {
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
