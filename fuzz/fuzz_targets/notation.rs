//! Steps, one a line, whether or not they can be taken where they stand.
#![no_main]

use libfuzzer_sys::fuzz_target;
use table::random::seeded;
use table::{LogStep, Play};
use understory_fuzz::{head, seeds, table, text};

/// More than the longest game has.
const STEPS: usize = 1000;

fuzz_target!(
    init: seeds::write_if_asked(seeds::steps),
    |data: &[u8]| {
        let Some((name, steps)) = text(data).and_then(head) else { return };
        let Some((game, setup)) = table(name) else { return };
        let mut play = Play::new(game, &setup).expect("the variants are sound");
        let mut luck = seeded(1);
        for line in steps.lines().take(STEPS) {
            if line == "*" {
                play.run_chance(&mut luck);
                continue;
            }
            let Some(step) = LogStep::parse(line) else { continue };
            let before = play.state().clone();
            if play.step(&step).is_err() {
                assert!(*play.state() == before, "{line}: refused, and yet something happened");
                continue;
            }
            let kept = play.steps().last().expect("it was taken");
            let mut again = before;
            let read = LogStep::parse(&kept.line()).expect("what is kept can be read");
            play.rules().step(&mut again, &read).expect("what is kept can be taken");
            assert!(again == *play.state(), "{line}: read back as another step");
        }
    }
);
