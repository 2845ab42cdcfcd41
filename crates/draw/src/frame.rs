//! What cards of all games have in common: frames, backs and badges.

use crate::ink::Ink;
use crate::{Drawing, Path, limb};

/// A card of paper with a printed border, 100 × 140.
pub fn card() -> Drawing {
    let mut art = Drawing::new();
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
pub fn back(ink: Ink) -> Drawing {
    let mut art = Drawing::new();
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
pub fn disc(art: &mut Drawing, x: f32, y: f32, r: f32, ink: Ink, letter: &str) {
    art.shape(ink, r * 0.06, &Path::new().circle(x, y, r));
    art.text(ink.opposite(), x, y, r * 1.05, letter);
}

/// The upper left corner of a card: a numeral, and under it the badge of what the card belongs to.
/// This is what stays to be seen of a card in a fanned hand.
pub fn corner(art: &mut Drawing, numeral: &str, ink: Ink, letter: &str) {
    art.text_weight(Ink::Line, (17.0, 21.0), 22.0, 3.6, numeral);
    disc(art, 17.0, 47.0, 10.0, ink, letter);
}

/// The tree of the house, with its foot at a point.
pub fn little_tree(art: &mut Drawing, x: f32, y: f32, scale: f32) {
    let s = scale;
    art.shape(
        Ink::Bark,
        0.7,
        &limb(
            Path::new(),
            (x, y, 4.5 * s),
            (x, y - 20.0 * s, 2.4 * s),
            0.0,
        ),
    );
    let crown = Path::new()
        .circle(x, y - 24.0 * s, 9.0 * s)
        .circle(x - 9.0 * s, y - 17.0 * s, 7.0 * s)
        .circle(x + 9.0 * s, y - 17.0 * s, 7.0 * s);
    art.shape(Ink::Leaf, 0.7, &crown);
    art.fill(
        Ink::Fresh,
        &Path::new()
            .circle(x - 3.0 * s, y - 27.0 * s, 4.0 * s)
            .circle(x - 11.0 * s, y - 19.0 * s, 2.8 * s)
            .circle(x + 7.0 * s, y - 19.0 * s, 2.8 * s),
    );
}
