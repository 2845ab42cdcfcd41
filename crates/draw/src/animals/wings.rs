//! Animals that fly: birds and the butterfly.

use super::{LINE, both};
use crate::ink::Ink;
use crate::{Drawing, Path, leaf};

/// A branch to sit on.
fn perch(art: &mut Drawing, y: f32) {
    art.shape(
        Ink::Bark,
        LINE,
        &Path::new().round_rect(4.0, y, 92.0, 6.4, 3.0),
    );
    art.shape(
        Ink::Leaf,
        0.9,
        &leaf(
            leaf(Path::new(), 14.0, y + 4.0, 15.0, 6.0, 120.0),
            20.0,
            y + 4.0,
            15.0,
            6.0,
            60.0,
        ),
    );
}

/// A toucan, mostly beak.
pub fn toucan(art: &mut Drawing) {
    art.shape(
        Ink::Dark,
        LINE,
        &Path::new().polygon(&[(22.0, 66.0), (8.0, 98.0), (20.0, 99.0), (34.0, 78.0)]),
    );
    perch(art, 84.0);
    art.shape(
        Ink::Dark,
        LINE,
        &Path::new().blob("44,12 58,18 62,36 56,60 46,80 30,86 20,76 20,56 26,32 32,18"),
    );
    art.fill(
        Ink::White,
        &Path::new().blob("46,30 58,30 58,46 50,58 40,56 38,42"),
    );
    art.fill(Ink::Accent, &Path::new().blob("40,56 50,57 47,63 41,62"));
    art.shape(
        Ink::Orange,
        LINE,
        &Path::new().blob("54,16! 72,11 88,18 96,34 95,50! 88,40 74,36 56,34!"),
    );
    art.fill(
        Ink::Gold,
        &Path::new().blob("56,18! 72,14 86,20 92,30 76,24 57,26!"),
    );
    art.fill(
        Ink::Dark,
        &Path::new().blob("86,20 94,28 96,38 95,50! 89,40 84,37"),
    );
    art.line(
        Ink::Dark,
        1.0,
        &Path::new().to(56.0, 28.0).quad(74.0, 27.0, 87.0, 36.0),
    );
    art.fill(Ink::Water, &Path::new().circle(46.0, 24.0, 6.4));
    art.fill(Ink::Dark, &Path::new().circle(46.0, 24.0, 3.4));
    art.fill(Ink::Light, &Path::new().circle(47.2, 22.8, 1.2));
    art.line(Ink::Grey, 2.0, &Path::new().through("24,56 32,66 36,78"));
    art.line(
        Ink::Gold,
        2.4,
        &Path::new()
            .to(34.0, 84.0)
            .line(34.0, 91.0)
            .to(40.0, 84.0)
            .line(40.0, 91.0),
    );
}

/// A hoatzin with its wild crest.
pub fn hoatzin(art: &mut Drawing) {
    let mut crest = Path::new();
    for (i, a) in [-152.0, -134.0, -116.0, -98.0, -80.0, -62.0]
        .into_iter()
        .enumerate()
    {
        crest = leaf(
            crest,
            50.0 - i as f32 * 0.5,
            38.0,
            [24.0, 31.0, 35.0, 36.0, 33.0, 26.0][i],
            5.0,
            a,
        );
    }
    art.shape(Ink::Orange, LINE, &crest);
    art.shape(
        Ink::Fur,
        LINE,
        &Path::new().blob("46,26 60,30 64,44 60,60 76,78 82,98! 16,98! 20,80 34,62 34,42"),
    );
    art.fill(
        Ink::Cream,
        &Path::new().blob("48,56 58,60 68,78 70,97.5! 44,97.5! 42,76"),
    );
    art.line(
        Ink::Brown,
        1.8,
        &Path::new()
            .through("24,92 32,76 38,64")
            .through("30,96 38,80 42,68")
            .through("56,96 54,84 52,72")
            .through("64,96 61,84 57,74"),
    );
    art.shape(
        Ink::Water,
        0.9,
        &Path::new().blob("44,32 58,31 64,40 60,50 48,52 40,44"),
    );
    art.shape(
        Ink::Grey,
        LINE,
        &Path::new().blob("62,37! 74,39 80,47 78,53! 70,48 60,49!"),
    );
    art.fill(Ink::Red, &Path::new().circle(53.0, 41.0, 5.0));
    art.fill(Ink::Dark, &Path::new().circle(53.0, 41.0, 2.6));
    art.fill(Ink::Light, &Path::new().circle(54.2, 40.0, 1.0));
}

/// A butterfly with open wings; the wings are given.
pub fn butterfly(art: &mut Drawing, wings: Ink) {
    let upper = [
        (49.0, 46.0),
        (40.0, 24.0),
        (20.0, 9.0),
        (5.0, 14.0),
        (4.0, 34.0),
        (14.0, 50.0),
        (32.0, 56.0),
    ];
    let lower = [
        (49.0, 52.0),
        (30.0, 54.0),
        (15.0, 62.0),
        (13.0, 78.0),
        (22.0, 92.0),
        (36.0, 90.0),
        (44.0, 74.0),
    ];
    art.shape(Ink::Dark, LINE, &both(both(Path::new(), &lower), &upper));
    let shrink = |points: &[(f32, f32)], cx: f32, cy: f32| -> Vec<(f32, f32)> {
        points
            .iter()
            .map(|(x, y)| (cx + (x - cx) * 0.76, cy + (y - cy) * 0.76))
            .collect()
    };
    art.fill(
        wings,
        &both(
            both(Path::new(), &shrink(&lower, 33.0, 68.0)),
            &shrink(&upper, 30.0, 37.0),
        ),
    );
    art.fill(
        Ink::Light,
        &Path::new()
            .circle(15.0, 24.0, 3.4)
            .circle(85.0, 24.0, 3.4)
            .circle(23.0, 78.0, 4.0)
            .circle(77.0, 78.0, 4.0)
            .circle(25.0, 32.0, 2.0)
            .circle(75.0, 32.0, 2.0),
    );
    art.line(
        Ink::Line,
        1.5,
        &Path::new()
            .through("49,32 44,20 36,10")
            .through("51,32 56,20 64,10"),
    );
    art.shape(
        Ink::Dark,
        0.8,
        &Path::new()
            .ellipse(50.0, 56.0, 4.0, 24.0)
            .circle(50.0, 31.0, 4.8),
    );
}

/// A parrot on its perch; the feathers are given.
pub fn parrot(art: &mut Drawing, feathers: Ink) {
    art.shape(
        feathers,
        LINE,
        &Path::new().blob("36,66! 30,98! 38,96! 44,99! 50,76!"),
    );
    perch(art, 80.0);
    art.shape(
        feathers,
        LINE,
        &Path::new().blob("50,6 68,11 76,28 73,46 68,66 56,82 42,84 32,74 30,54 34,30 38,12"),
    );
    art.shape(
        Ink::Cream,
        LINE,
        &Path::new().blob("66,20! 82,19 91,30 88,46! 80,38 68,38!"),
    );
    art.fill(Ink::Dark, &Path::new().blob("68,39! 79,40 80,48 72,49"));
    art.fill(Ink::Light, &Path::new().circle(58.0, 26.0, 9.6));
    art.fill(Ink::Dark, &Path::new().circle(60.0, 25.0, 4.4));
    art.fill(Ink::Light, &Path::new().circle(61.6, 23.4, 1.5));
    art.fill(
        Ink::Dark,
        &Path::new().blob("32,44! 50,46 54,62 44,80! 34,72"),
    );
    art.line(
        Ink::Light,
        1.6,
        &Path::new()
            .through("36,52 44,56 47,66")
            .through("36,60 42,64 44,73"),
    );
    art.line(
        Ink::Gold,
        2.4,
        &Path::new()
            .to(46.0, 80.0)
            .line(46.0, 87.0)
            .to(53.0, 80.0)
            .line(53.0, 87.0),
    );
}
