//! A log file, as somebody uploads it to watch it.
#![no_main]

use libfuzzer_sys::fuzz_target;
use table::GameLog;
use understory_fuzz::{seeds, text};

fuzz_target!(
    init: seeds::write_if_asked(seeds::logs),
    |data: &[u8]| {
        let Some(text) = text(data) else { return };
        let Ok(log) = GameLog::parse(text) else { return };
        let Some(game) = registry::find(&log.game) else { return };
        let Ok(play) = log.replay(game) else { return };
        let written = play.log().text();
        let again = GameLog::parse(&written).expect("what we write we can read");
        let again = again.replay(game).expect("what we write replays");
        assert!(again.state() == play.state(), "another game");
        assert_eq!(again.log().text(), written);
    }
);
