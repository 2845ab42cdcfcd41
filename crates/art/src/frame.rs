//! What cards of all games have in common: frames, backs and badges.

use crate::draw::{Art, Path};
use crate::ink::Ink;

/// A card of paper with a printed border, 100 × 140.
pub(crate) fn card() -> Art {
    let mut art = Art::new();
    art.shape(
        Ink::Paper,
        0.7,
        &Path::new().round_rect(1.0, 1.0, 98.0, 138.0, 8.0),
    );
    art.line(
        Ink::Soft,
        0.6,
        &Path::new().round_rect(4.0, 4.0, 92.0, 132.0, 5.5),
    );
    art
}

/// The back of a card in this colour.
pub(crate) fn back(ink: Ink) -> Art {
    let mut art = Art::new();
    art.shape(
        ink,
        0.7,
        &Path::new().round_rect(1.0, 1.0, 98.0, 138.0, 8.0),
    );
    art.line(
        Ink::Light,
        0.8,
        &Path::new().round_rect(6.0, 6.0, 88.0, 128.0, 5.0),
    );
    art
}

/// A round badge with a letter that can be read on it.
pub(crate) fn disc(art: &mut Art, x: f32, y: f32, r: f32, ink: Ink, letter: &str) {
    art.shape(ink, r * 0.06, &Path::new().circle(x, y, r));
    art.text(ink.opposite(), x, y, r * 1.05, letter);
}
