//! The address of a scoring pad, and taps: game, code, panel and what is edited, then one tap a line.
#![no_main]

use libfuzzer_sys::fuzz_target;
use registry::CATALOG;
use ui::pad::PadEditor;
use ui::{Lang, Reader};
use understory_fuzz::{seeds, text};

fuzz_target!(
    init: seeds::write_if_asked(seeds::pads),
    |data: &[u8]| {
        let Some(text) = text(data) else { return };
        let mut lines = text.split('\n');
        let (Some(game), Some(code), Some(panel), Some(edit)) =
            (lines.next(), lines.next(), lines.next(), lines.next())
        else {
            return;
        };
        let code = Some(code).filter(|code| !code.is_empty());
        let Ok(mut pad) = PadEditor::open(&CATALOG, game, code, panel.parse().unwrap_or(1), edit) else { return };
        for tap in lines.take(100) {
            let _ = pad.tap(tap);
        }
        for lang in Lang::ALL {
            assert!(pad.page(&Reader::new(&CATALOG, lang)).into_string().contains("id=\"pad\""));
        }
        let code = pad.code();
        let again = PadEditor::open(&CATALOG, game, Some(&code), 1, "").expect("its own code leads back to a pad");
        assert_eq!(again.code(), code);
        assert_eq!(again.position(), pad.position());
    }
);
