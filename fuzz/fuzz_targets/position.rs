//! An end position from a real table, as `understory score` and `/score` read it.
#![no_main]

use libfuzzer_sys::fuzz_target;
use understory_fuzz::{seeds, text};

fn named(text: &str) -> Option<String> {
    if text.trim_start().starts_with('{') {
        let json: serde_json::Value = serde_json::from_str(text).ok()?;
        return json.get("game")?.as_str().map(str::to_string);
    }
    text.split_whitespace().next().map(str::to_string)
}

fuzz_target!(
    init: seeds::write_if_asked(seeds::positions),
    |data: &[u8]| {
        let Some(text) = text(data) else { return };
        let Some(game) = named(text).and_then(|id| registry::find(&id)) else { return };
        match game.score_position(text, None) {
            Err(faults) => assert!(!faults.to_string().is_empty(), "refused without a word"),
            Ok(scored) => {
                for (_, seat) in scored.sheet.seats.iter() {
                    let sum: i32 = seat.rows.iter().map(|row| row.points).sum();
                    assert_eq!(sum, seat.total());
                }
                let again = game.score_position(text, None).expect("it was fine before");
                assert!(again == scored, "the same position scores otherwise");
            }
        }
    }
);
