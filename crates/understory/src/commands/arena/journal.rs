//! The journal of a match: an interrupted one goes on where it was.

use std::collections::BTreeMap;
use std::io::Write;

use search::arena::Block;
use serde_json::{Value, json};
use table::Phrase;

use super::Arena;
use crate::Stop;

/// Blocks that are done, in a file: an interrupted match goes on where it was.
pub(super) struct Journal {
    file: Option<std::fs::File>,
    pub(super) done: BTreeMap<u64, Block>,
}

impl Journal {
    pub(super) fn open(arena: &Arena<'_>, a: &str, b: &str) -> Result<Journal, Stop> {
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
    pub(super) fn write(&mut self, number: u64, block: Block) {
        if let Some(file) = &mut self.file {
            let _ = writeln!(file, "{}", json!([number, block]));
        }
    }
}
