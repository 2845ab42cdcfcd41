//! Plants and seeds, each in a square of 100.

use draw::Ink;
use draw::{Drawing, Path, leaf, leaves_along, limb, petals};

const LINE: f32 = 1.1;

pub(super) fn fern(art: &mut Drawing) {
    for (angle, length) in [(-145.0, 44.0), (-35.0, 44.0), (-118.0, 62.0), (-62.0, 62.0)] {
        art.shape(
            Ink::Leaf,
            0.8,
            &leaves_along(Path::new(), (50.0, 94.0), length, angle, 7, (15.0, 4.0)),
        );
    }
    art.shape(
        Ink::Fresh,
        0.9,
        &leaves_along(Path::new(), (50.0, 96.0), 76.0, -90.0, 9, (20.0, 4.6)),
    );
    art.line(Ink::Deep, 1.3, &Path::new().to(50.0, 96.0).line(50.0, 18.0));
    art.line(
        Ink::Leaf,
        3.0,
        &Path::new().through("70,97 80,88 83,78 78,72 74,77 78,80"),
    );
}

pub(super) fn bromelia(art: &mut Drawing) {
    for (angle, length) in [
        (-172.0, 46.0),
        (-8.0, 46.0),
        (-152.0, 54.0),
        (-28.0, 54.0),
        (-130.0, 56.0),
        (-50.0, 56.0),
    ] {
        art.shape(
            Ink::Leaf,
            LINE,
            &leaf(Path::new(), 50.0, 92.0, length, 12.0, angle),
        );
    }
    art.line(
        Ink::Fresh,
        1.3,
        &Path::new()
            .to(46.0, 88.0)
            .line(18.0, 56.0)
            .to(54.0, 88.0)
            .line(82.0, 56.0),
    );
    for (y, length, lean) in [(80.0, 40.0, 34.0), (66.0, 38.0, 30.0), (52.0, 34.0, 26.0)] {
        let path = leaf(
            leaf(Path::new(), 50.0, y, length, 11.0, -90.0 - lean),
            50.0,
            y,
            length,
            11.0,
            -90.0 + lean,
        );
        art.shape(Ink::Accent, LINE, &path);
    }
    art.shape(
        Ink::Accent,
        LINE,
        &leaf(Path::new(), 50.0, 58.0, 54.0, 13.0, -90.0),
    );
    art.fill(
        Ink::Gold,
        &leaf(
            leaf(
                leaf(Path::new(), 50.0, 44.0, 30.0, 5.0, -90.0),
                44.0,
                60.0,
                20.0,
                4.0,
                -118.0,
            ),
            56.0,
            60.0,
            20.0,
            4.0,
            -62.0,
        ),
    );
}

pub(super) fn monstera(art: &mut Drawing) {
    art.line(Ink::Line, 5.6, &Path::new().through("50,70 54,86 48,98"));
    art.line(Ink::Leaf, 3.6, &Path::new().through("50,70 54,86 48,98"));
    art.shape(Ink::Leaf, LINE, &Path::new().blob(
        "50,28! 40,14 24,12 10,24 6,38 30,42! 6,46 8,60 32,54! 12,66 20,78 40,64! 30,82 50,92! 70,82 60,64! 80,78 88,66 68,54! 92,60 94,46 70,42! 94,38 90,24 76,12 60,14",
    ));
    art.line(
        Ink::Fresh,
        1.6,
        &Path::new()
            .to(50.0, 30.0)
            .line(50.0, 86.0)
            .to(50.0, 40.0)
            .line(18.0, 28.0)
            .to(50.0, 40.0)
            .line(82.0, 28.0)
            .to(50.0, 50.0)
            .line(18.0, 52.0)
            .to(50.0, 50.0)
            .line(82.0, 52.0)
            .to(50.0, 62.0)
            .line(26.0, 70.0)
            .to(50.0, 62.0)
            .line(74.0, 70.0),
    );
    art.fill(
        Ink::Paper,
        &Path::new()
            .ellipse(40.0, 47.0, 3.0, 1.8)
            .ellipse(60.0, 47.0, 3.0, 1.8)
            .ellipse(42.0, 57.0, 2.4, 1.6)
            .ellipse(58.0, 57.0, 2.4, 1.6),
    );
}

pub(super) fn fungi(art: &mut Drawing) {
    art.tint(Ink::Deep, 0.35, &Path::new().ellipse(50.0, 94.0, 42.0, 4.0));
    for (x, y, s, ink) in [
        (26.0, 94.0, 0.62, Ink::Gold),
        (76.0, 94.0, 0.72, Ink::Gold),
        (50.0, 95.0, 1.1, Ink::Accent),
    ] {
        let mut one = Drawing::new();
        one.shape(
            Ink::Cream,
            LINE / s,
            &limb(Path::new(), (0.0, 0.0, 16.0), (0.0, -44.0, 11.0), 0.0),
        );
        one.shape(
            ink,
            LINE / s,
            &Path::new().blob("-33,-36! -30,-58 -14,-73 0,-76 14,-73 30,-58 33,-36! 0,-31"),
        );
        one.fill(
            Ink::Cream,
            &Path::new()
                .circle(-14.0, -56.0, 5.0)
                .circle(6.0, -64.0, 4.4)
                .circle(17.0, -48.0, 5.0)
                .circle(-3.0, -46.0, 3.4),
        );
        one.line(
            Ink::Soft,
            1.0,
            &Path::new()
                .to(-9.0, -32.0)
                .line(-6.0, -24.0)
                .to(9.0, -32.0)
                .line(6.0, -24.0)
                .to(0.0, -31.0)
                .line(0.0, -22.0),
        );
        art.put(x, y, 0.0, s, &one);
    }
}

pub(super) fn lianas(art: &mut Drawing) {
    let vines = [
        "28,2 18,22 32,44 20,66 30,92",
        "52,2 64,20 46,40 62,60 48,78",
        "78,2 68,24 84,46 70,68 80,96",
    ];
    for vine in vines {
        let path = Path::new().through(vine);
        art.line(Ink::Line, 6.2, &path);
        art.line(Ink::Bark, 4.2, &path);
    }
    let mut leaves = Path::new();
    for (x, y, a) in [
        (21.0, 18.0, 150.0),
        (29.0, 36.0, 20.0),
        (22.0, 58.0, 160.0),
        (27.0, 80.0, 30.0),
        (60.0, 16.0, 20.0),
        (50.0, 34.0, 150.0),
        (58.0, 54.0, 20.0),
        (51.0, 72.0, 150.0),
        (71.0, 16.0, 160.0),
        (80.0, 38.0, 10.0),
        (74.0, 60.0, 170.0),
        (76.0, 82.0, 20.0),
        (30.0, 92.0, 70.0),
        (48.0, 78.0, 100.0),
        (80.0, 96.0, 100.0),
    ] {
        leaves = leaf(leaves, x, y, 16.0, 6.5, a);
    }
    art.shape(Ink::Leaf, 0.9, &leaves);
    art.shape(
        Ink::Violet,
        0.9,
        &petals(
            petals(
                petals(Path::new(), 40.0, 50.0, 8.0, 5, 0.0),
                66.0,
                86.0,
                7.0,
                5,
                20.0,
            ),
            60.0,
            34.0,
            6.0,
            5,
            40.0,
        ),
    );
    art.fill(
        Ink::Gold,
        &Path::new()
            .circle(40.0, 50.0, 2.2)
            .circle(66.0, 86.0, 2.0)
            .circle(60.0, 34.0, 1.8),
    );
}

pub(super) fn orchid(art: &mut Drawing) {
    art.line(Ink::Line, 4.8, &Path::new().through("50,52 58,76 52,99"));
    art.line(Ink::Leaf, 2.8, &Path::new().through("50,52 58,76 52,99"));
    art.shape(
        Ink::Leaf,
        LINE,
        &leaf(
            leaf(Path::new(), 54.0, 97.0, 40.0, 9.0, -160.0),
            54.0,
            97.0,
            38.0,
            9.0,
            -24.0,
        ),
    );
    let mut sepals = Path::new();
    for a in [-90.0, 150.0, 30.0] {
        sepals = leaf(sepals, 50.0, 44.0, 40.0, 16.0, a);
    }
    art.shape(Ink::White, LINE, &sepals);
    art.shape(
        Ink::Pink,
        LINE,
        &Path::new()
            .blob("48,44! 34,22 14,22 8,38 20,52")
            .blob("52,44! 80,52 92,38 86,22 66,22"),
    );
    art.shape(
        Ink::Violet,
        LINE,
        &Path::new().blob("50,42 58,48 62,60 50,72 38,60 42,48"),
    );
    art.fill(Ink::Gold, &Path::new().ellipse(50.0, 47.0, 4.0, 5.0));
    art.fill(
        Ink::Light,
        &Path::new()
            .circle(46.0, 58.0, 1.6)
            .circle(54.0, 58.0, 1.6)
            .circle(50.0, 64.0, 1.6),
    );
}

pub(super) fn pitcher(art: &mut Drawing) {
    art.line(
        Ink::Line,
        5.0,
        &Path::new().through("18,99 30,92 36,97 48,94"),
    );
    art.line(
        Ink::Leaf,
        3.0,
        &Path::new().through("18,99 30,92 36,97 48,94"),
    );
    art.shape(
        Ink::Leaf,
        LINE,
        &leaf(Path::new(), 22.0, 98.0, 44.0, 11.0, -112.0),
    );
    art.shape(
        Ink::Fresh,
        LINE,
        &Path::new().blob("34,40! 32,60 36,82 50,96 66,90 74,70 74,38!"),
    );
    art.fill(
        Ink::Accent,
        &Path::new()
            .ellipse(46.0, 60.0, 2.6, 5.0)
            .ellipse(58.0, 70.0, 2.6, 6.0)
            .ellipse(64.0, 54.0, 2.4, 4.6)
            .ellipse(50.0, 80.0, 2.4, 4.6),
    );
    art.shape(Ink::Red, LINE, &Path::new().ellipse(54.0, 39.0, 22.0, 9.0));
    art.fill(Ink::Dark, &Path::new().ellipse(54.0, 40.0, 16.0, 5.6));
    art.shape(
        Ink::Leaf,
        LINE,
        &Path::new().blob("74,36! 78,18 62,6 44,10 36,20! 54,22"),
    );
    art.line(
        Ink::Fresh,
        1.3,
        &Path::new().to(72.0, 32.0).line(50.0, 14.0),
    );
}

pub(super) fn seed(art: &mut Drawing) {
    art.fill(
        Ink::Shade,
        &Path::new().blob("2,74! 30,66 70,70 98,64! 98,98! 2,98!"),
    );
    art.line(Ink::Line, 6.0, &Path::new().through("50,80 48,62 52,44"));
    art.line(Ink::Fresh, 4.0, &Path::new().through("50,80 48,62 52,44"));
    art.shape(
        Ink::Fresh,
        LINE,
        &leaf(
            leaf(Path::new(), 52.0, 46.0, 42.0, 20.0, -150.0),
            52.0,
            46.0,
            42.0,
            20.0,
            -34.0,
        ),
    );
    art.line(
        Ink::Leaf,
        1.4,
        &Path::new()
            .to(50.0, 45.0)
            .line(24.0, 30.0)
            .to(54.0, 45.0)
            .line(80.0, 28.0),
    );
    art.line(
        Ink::Wood,
        2.0,
        &Path::new()
            .through("50,88 46,94 48,99")
            .through("54,88 60,94 58,99"),
    );
    art.shape(
        Ink::Bark,
        LINE,
        &Path::new().blob("50,70 66,74 70,84 60,92 42,92 31,84 35,74"),
    );
    art.fill(Ink::Wood, &Path::new().ellipse(43.0, 78.0, 7.0, 3.0));
}
