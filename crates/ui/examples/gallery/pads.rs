//! Scoring pads: empty, half filled, full and saved, from the known positions of the tests.

use registry::CATALOG;
use std::error::Error;

use ui::pad::{self, PadEditor};

use crate::{Done, Gallery};

/// A position in the game's own words, and how it is tapped in.
const KNOWN: [(&str, &str); 7] = [
    ("arboretum", include_str!("../../tests/pads/arboretum.txt")),
    ("canopee", include_str!("../../tests/pads/canopee.txt")),
    (
        "season-of-canopee",
        include_str!("../../tests/pads/canopee-season.txt"),
    ),
    (
        "solo-of-canopee",
        include_str!("../../tests/pads/canopee-solo.txt"),
    ),
    (
        "canopy-first",
        include_str!("../../tests/pads/canopy-first.txt"),
    ),
    (
        "canopy-city",
        include_str!("../../tests/pads/canopy-city.txt"),
    ),
    (
        "rainforest",
        include_str!("../../tests/pads/rainforest.txt"),
    ),
];

pub fn write(gallery: &Gallery) -> Done {
    gallery.page("pad-choose", |reader| Ok(pad::choose(reader)))?;
    for (name, text) in KNOWN {
        let (position, taps) = text
            .split_once("=== what is tapped\n")
            .ok_or("a known position says what is tapped")?;
        let id = position
            .lines()
            .nth(1)
            .ok_or("a known position names its game")?;
        let taps: Vec<&str> = taps.lines().collect();
        let empty = filled(id, &[])?;
        gallery.page(
            &format!("pad-{name}-empty"),
            |reader| Ok(empty.page(reader)),
        )?;
        let half = filled(id, &taps[..taps.len() / 2])?;
        gallery.page(&format!("pad-{name}-half"), |reader| Ok(half.page(reader)))?;
        let full = filled(id, &taps)?;
        gallery.page(&format!("pad-{name}-full"), |reader| Ok(full.page(reader)))?;
        gallery.page(&format!("pad-{name}-saved"), |reader| {
            Ok(pad::saved(
                &full,
                reader,
                "/pad/x",
                "http://127.0.0.1/pad/x",
            ))
        })?;
    }
    Ok(())
}

fn filled(game: &str, taps: &[&str]) -> Result<PadEditor, Box<dyn Error>> {
    let mut pad = PadEditor::open(&CATALOG, game, None, 1, "").map_err(|e| format!("{e:?}"))?;
    for tap in taps {
        pad.tap(tap).map_err(|e| format!("{tap}: {e:?}"))?;
    }
    Ok(pad)
}
