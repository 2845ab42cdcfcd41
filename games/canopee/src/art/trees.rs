//! Trunks and canopies: as cards, and as pieces of a tree that stands.

use draw::Ink;
use draw::frame;
use draw::{Drawing, Path, leaf, limb};

const LINE: f32 = 1.1;

/// Bark with grain, from one height to another, as wide as all trunks are.
fn bark(art: &mut Drawing, top: f32, bottom: f32) {
    art.fill(Ink::Bark, &Path::new().rect(34.0, top, 32.0, bottom - top));
    let h = bottom - top;
    let mut grain = Path::new();
    for (x, from, to) in [
        (40.0, 0.06, 0.5),
        (45.5, 0.4, 0.96),
        (59.5, 0.1, 0.42),
        (61.0, 0.62, 0.95),
        (40.5, 0.72, 0.94),
        (54.0, 0.02, 0.2),
    ] {
        grain =
            grain
                .to(x, top + h * from)
                .quad(x + 1.4, top + h * (from + to) / 2.0, x, top + h * to);
    }
    art.line(Ink::Wood, 1.4, &grain);
    art.line(
        Ink::Line,
        1.2,
        &Path::new()
            .to(34.0, top)
            .line(34.0, bottom)
            .to(66.0, top)
            .line(66.0, bottom),
    );
}

/// The number of a trunk or canopy on a plate.
fn plate(art: &mut Drawing, x: f32, y: f32, r: f32, words: &str) {
    art.shape(Ink::Paper, 1.0, &Path::new().circle(x, y, r));
    art.text_weight(
        Ink::Line,
        (x, y),
        r * if words.len() > 1 { 0.84 } else { 1.1 },
        r * 0.2,
        words,
    );
}

pub(super) fn trunk_piece(value: u8) -> Drawing {
    let mut art = Drawing::new();
    // A little longer than its place, so that no seam shows.
    bark(&mut art, -0.4, 40.4);
    twigs(&mut art, value, 20.0);
    plate(&mut art, 50.0, 20.0, 11.0, &value.to_string());
    art
}

/// What grows on a trunk: the more, the higher its value.
fn twigs(art: &mut Drawing, value: u8, y: f32) {
    let mut leaves = Path::new();
    if value >= 1 {
        leaves = leaf(
            leaf(leaves, 66.0, y + 6.0, 19.0, 7.0, -38.0),
            66.0,
            y + 6.0,
            16.0,
            6.0,
            12.0,
        );
    }
    if value >= 2 {
        leaves = leaf(
            leaf(leaves, 34.0, y + 2.0, 19.0, 7.0, -142.0),
            34.0,
            y + 2.0,
            16.0,
            6.0,
            168.0,
        );
    }
    art.shape(Ink::Leaf, 0.9, &leaves);
}

/// A crown of clumps; more of them for a higher multiplier.
fn crown(art: &mut Drawing, y: f32, multiplier: u8) {
    const CLUMPS: [(f32, f32, f32); 9] = [
        (50.0, 22.0, 19.0),
        (28.0, 34.0, 15.0),
        (72.0, 34.0, 15.0),
        (50.0, 42.0, 18.0),
        (15.0, 45.0, 11.0),
        (85.0, 45.0, 11.0),
        (36.0, 15.0, 11.0),
        (66.0, 15.0, 11.0),
        (50.0, 11.0, 9.0),
    ];
    let clumps = &CLUMPS[..[4, 6, 9][usize::from(multiplier.min(2))]];
    let path = clumps
        .iter()
        .fold(Path::new(), |p, (x, dy, r)| p.circle(*x, y + dy, *r));
    art.shape(Ink::Leaf, LINE, &path);
    let light = clumps.iter().fold(Path::new(), |p, (x, dy, r)| {
        p.circle(x - r * 0.25, y + dy - r * 0.3, r * 0.52)
    });
    art.fill(Ink::Fresh, &light);
    let scallops = clumps.iter().fold(Path::new(), |p, (x, dy, r)| {
        p.arc(*x, y + dy, r * 0.72, 25.0, 120.0)
    });
    art.line(Ink::Deep, 1.2, &scallops);
    if multiplier == 2 {
        let fruit = [(22.0, 38.0), (78.0, 36.0), (40.0, 22.0), (62.0, 26.0)];
        art.shape(
            Ink::Accent,
            0.8,
            &fruit
                .iter()
                .fold(Path::new(), |p, (x, dy)| p.circle(*x, y + dy, 3.2)),
        );
    }
}

pub(super) fn canopy_piece(multiplier: u8) -> Drawing {
    let mut art = Drawing::new();
    bark(&mut art, 56.0, 80.4);
    art.shape(
        Ink::Bark,
        LINE,
        &limb(
            limb(Path::new(), (40.0, 76.0, 9.0), (18.0, 50.0, 4.0), 3.0),
            (60.0, 76.0, 9.0),
            (82.0, 50.0, 4.0),
            -3.0,
        ),
    );
    art.fill(Ink::Bark, &Path::new().rect(35.0, 60.0, 30.0, 20.0));
    crown(&mut art, 2.0, multiplier);
    plate(&mut art, 50.0, 42.0, 13.0, &format!("×{multiplier}"));
    art
}

pub(super) fn growing_piece() -> Drawing {
    let mut art = Drawing::new();
    bark(&mut art, 20.0, 30.4);
    art.shape(Ink::Wood, LINE, &Path::new().ellipse(50.0, 20.0, 16.0, 4.6));
    art.line(
        Ink::Bark,
        1.0,
        &Path::new()
            .ellipse(50.0, 20.0, 10.0, 2.6)
            .ellipse(50.0, 20.0, 4.6, 1.1),
    );
    art.line(Ink::Line, 2.6, &Path::new().to(50.0, 19.0).line(50.0, 9.0));
    art.shape(
        Ink::Fresh,
        0.9,
        &leaf(
            leaf(Path::new(), 50.0, 11.0, 17.0, 7.0, -155.0),
            50.0,
            11.0,
            17.0,
            7.0,
            -25.0,
        ),
    );
    art
}

pub(super) fn roots_piece() -> Drawing {
    let mut art = Drawing::new();
    art.tint(Ink::Deep, 0.35, &Path::new().ellipse(50.0, 12.0, 46.0, 6.0));
    art.shape(
        Ink::Bark,
        LINE,
        &Path::new().blob("34,0! 30,7 16,13! 32,12 42,16! 50,11 58,16! 68,12 84,13! 70,7 66,0!"),
    );
    art.fill(Ink::Bark, &Path::new().rect(34.6, -0.4, 30.8, 3.0));
    art.line(
        Ink::Deep,
        1.0,
        &Path::new()
            .to(8.0, 14.0)
            .quad(8.0, 10.0, 10.0, 7.0)
            .to(12.0, 15.0)
            .quad(13.0, 11.0, 16.0, 9.0)
            .to(90.0, 14.0)
            .quad(91.0, 10.0, 94.0, 8.0),
    );
    art
}

/// The card of a trunk.
pub(super) fn trunk_card(art: &mut Drawing, value: u8) {
    bark(art, 5.0, 135.0);
    twigs(art, value, 44.0);
    twigs(art, value, 96.0);
    plate(art, 50.0, 70.0, 19.0, &value.to_string());
}

/// The card of a canopy.
pub(super) fn canopy_card(art: &mut Drawing, multiplier: u8) {
    bark(art, 84.0, 135.0);
    art.shape(
        Ink::Bark,
        LINE,
        &limb(
            limb(Path::new(), (40.0, 112.0, 9.0), (16.0, 76.0, 4.0), 3.0),
            (60.0, 112.0, 9.0),
            (84.0, 76.0, 4.0),
            -3.0,
        ),
    );
    art.fill(Ink::Bark, &Path::new().rect(35.0, 90.0, 30.0, 24.0));
    let mut leaves = Drawing::new();
    crown(&mut leaves, 0.0, multiplier);
    art.put(50.0, 26.0, 0.0, 1.0, &{
        let mut moved = Drawing::new();
        moved.put_xy(-45.5, 0.0, 0.0, 0.91, 1.1, &leaves);
        moved
    });
    plate(art, 50.0, 68.0, 17.0, &format!("×{multiplier}"));
}

/// The award for the tallest tree: a rosette with a slender tree.
pub(super) fn award() -> Drawing {
    let mut art = Drawing::new();
    art.shape(
        Ink::Accent,
        LINE,
        &Path::new().polygon(&[
            (30.0, 58.0),
            (22.0, 98.0),
            (38.0, 88.0),
            (48.0, 98.0),
            (50.0, 66.0),
            (52.0, 98.0),
            (62.0, 88.0),
            (78.0, 98.0),
            (70.0, 58.0),
        ]),
    );
    art.shape(
        Ink::Gold,
        LINE,
        &Path::new().star(50.0, 40.0, 38.0, 33.0, 16, 0.0),
    );
    art.shape(Ink::Paper, LINE, &Path::new().circle(50.0, 40.0, 26.0));
    frame::little_tree(&mut art, 50.0, 60.0, 1.15);
    art
}
