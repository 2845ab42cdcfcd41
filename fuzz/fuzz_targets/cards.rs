//! A file of cards that somebody typed off their own box.
#![no_main]

use libfuzzer_sys::fuzz_target;
use table::Setup;
use table::random::fast;
use understory_fuzz::{head, seeds, table, text};

fuzz_target!(
    init: seeds::write_if_asked(seeds::cards),
    |data: &[u8]| {
        let Some((name, cards)) = text(data).and_then(head) else { return };
        let Some((game, setup)) = table(name) else { return };
        let options: Vec<(String, String)> = setup
            .options()
            .map(|(key, value)| (key.to_string(), value.to_string()))
            .collect();
        let pairs = options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let own = Setup::new(game.descriptor(), setup.seats(), pairs, Some(cards.to_string()));
        let Ok(own) = own else { return };
        match game.set_up(&own) {
            Err(faults) => assert!(!faults.to_string().is_empty(), "refused without a word"),
            Ok(rules) => {
                let bounds = rules.bounds();
                for index in 0..2 {
                    let end = rules.playout(&mut fast(1, index));
                    for (_, score) in end.scores.iter() {
                        assert!((bounds.score_min..=bounds.score_max).contains(score), "{score}");
                    }
                }
            }
        }
    }
);
