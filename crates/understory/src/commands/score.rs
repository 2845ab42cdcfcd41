//! `understory score`: the itemised sheet of an end position from a real table.

use table::Phrase;

use super::print_sheet;
use crate::Stop;
use crate::cli::{ScoreArgs, game};
use crate::speech::{Speech, print};

pub fn run(args: &ScoreArgs, speech: &Speech) -> Result<(), Stop> {
    let text = speech.read(&args.file)?;
    let id = match args.game.clone().or_else(|| named_game(&text)) {
        Some(id) => id,
        None => return Err(speech.wrong(&Phrase::new("cli-score-which-game"))),
    };
    let game = game(&id, speech)?;
    let asked =
        args.table.seats.is_some() || !args.table.options.is_empty() || args.table.cards.is_some();
    let setup = if asked {
        Some(args.table.setup(game, speech)?)
    } else {
        None
    };
    let scored = game
        .score_position(&text, setup.as_ref())
        .map_err(|faults| speech.faults(&faults))?;
    if args.json {
        print(&scored.json.to_string())
    } else {
        print_sheet(&scored.sheet, speech)
    }
}

/// The game a position says it is of: the field `game` of JSON, or the first word of text.
fn named_game(text: &str) -> Option<String> {
    if text.trim_start().starts_with('{') {
        let json: serde_json::Value = serde_json::from_str(text).ok()?;
        json.get("game")?.as_str().map(str::to_string)
    } else {
        let line = text
            .lines()
            .map(str::trim)
            .find(|l| !l.is_empty() && !l.starts_with('#'))?;
        line.split_whitespace().next().map(str::to_string)
    }
}
