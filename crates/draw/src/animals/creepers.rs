//! Animals near the ground: frog, boa, ants, the goliath spider.

use super::{LINE, both};
use crate::ink::Ink;
use crate::{Drawing, Path, leaf};

/// A tree frog from the front; the skin is given.
pub fn frog(art: &mut Drawing, skin: Ink) {
    // Hind legs, then arms with round fingertips.
    art.shape(
        skin,
        LINE,
        &both(
            Path::new(),
            &[
                (34.0, 62.0),
                (16.0, 54.0),
                (7.0, 70.0),
                (14.0, 88.0),
                (34.0, 90.0),
                (42.0, 78.0),
            ],
        ),
    );
    let mut fingers = Path::new();
    for (x, y) in [
        (6.0, 90.0),
        (14.0, 94.0),
        (23.0, 94.0),
        (36.0, 93.0),
        (42.0, 95.0),
        (30.0, 91.0),
    ] {
        fingers = fingers.circle(x, y, 4.4).circle(100.0 - x, y, 4.4);
    }
    art.shape(Ink::Orange, LINE * 0.8, &fingers);
    art.shape(
        skin,
        LINE,
        &Path::new().blob("50,30 70,34 78,52 74,74 62,90 50,92 38,90 26,74 22,52 30,34"),
    );
    art.fill(
        Ink::Cream,
        &Path::new().blob("50,62 64,64 67,76 60,88 50,90 40,88 33,76 36,64"),
    );
    art.shape(
        skin,
        LINE,
        &Path::new()
            .circle(29.0, 28.0, 14.0)
            .circle(71.0, 28.0, 14.0)
            .blob("50,26 72,28 82,44 72,58 50,62 28,58 18,44 28,28"),
    );
    art.fill(
        Ink::Accent,
        &Path::new().circle(28.0, 27.0, 9.5).circle(72.0, 27.0, 9.5),
    );
    art.fill(
        Ink::Dark,
        &Path::new()
            .ellipse(28.0, 27.0, 3.0, 7.6)
            .ellipse(72.0, 27.0, 3.0, 7.6),
    );
    art.fill(
        Ink::Light,
        &Path::new().circle(31.5, 23.0, 1.9).circle(75.5, 23.0, 1.9),
    );
    art.line(
        Ink::Dark,
        2.0,
        &Path::new().to(26.0, 49.0).quad(50.0, 60.0, 74.0, 49.0),
    );
    art.fill(
        Ink::Dark,
        &Path::new().circle(46.0, 42.0, 1.2).circle(54.0, 42.0, 1.2),
    );
}

/// A boa in its coils.
pub fn boa(art: &mut Drawing) {
    let coil = |points: &str, art: &mut Drawing, belly: bool| {
        let path = Path::new().through(points);
        art.line(Ink::Line, 17.0, &path);
        art.line(Ink::Leaf, 14.6, &path);
        if belly {
            art.line(Ink::Fresh, 4.4, &path);
        }
    };
    coil("10,92 30,97 60,95 84,86 86,72 66,66", art, true);
    coil("20,78 40,84 68,82 82,70 78,58 56,54", art, true);
    coil(
        "66,66 40,70 18,70 12,56 26,44 48,46 64,44 70,30 60,20 46,20",
        art,
        false,
    );
    let saddles = [
        (20.0, 66.0),
        (36.0, 70.5),
        (52.0, 69.5),
        (16.0, 52.0),
        (32.0, 44.5),
        (48.0, 46.0),
        (63.0, 43.0),
        (69.0, 30.0),
        (74.0, 76.0),
        (34.0, 83.0),
        (52.0, 94.0),
        (70.0, 92.0),
    ];
    let path = saddles
        .iter()
        .fold(Path::new(), |p, (x, y)| p.ngon(*x, *y, 5.0, 4, 0.0));
    art.fill(Ink::Deep, &path);
    art.line(
        Ink::Accent,
        1.8,
        &Path::new()
            .to(24.0, 25.0)
            .line(13.0, 28.0)
            .line(6.0, 24.0)
            .to(13.0, 28.0)
            .line(8.0, 34.0),
    );
    art.shape(
        Ink::Leaf,
        LINE,
        &Path::new().blob("60,12 44,8 28,13 20,22 26,31 42,34 58,29"),
    );
    art.fill(Ink::Gold, &Path::new().circle(37.0, 18.0, 4.6));
    art.fill(
        Ink::Dark,
        &Path::new()
            .ellipse(37.0, 18.0, 1.6, 4.0)
            .circle(24.0, 21.0, 1.1),
    );
    art.line(
        Ink::Dark,
        1.2,
        &Path::new().to(22.0, 25.0).quad(34.0, 30.0, 46.0, 26.0),
    );
}

/// Leaf-cutter ants at work.
pub fn ants(art: &mut Drawing) {
    let mut ant = Drawing::new();
    let mut legs = Path::new();
    for (x0, x1, x2) in [(-4.0, -14.0, -20.0), (1.0, 0.0, -4.0), (6.0, 14.0, 18.0)] {
        legs = legs.to(x0, 0.0).line(x1, -7.0).line(x2, 13.0);
    }
    legs = legs
        .to(19.0, -6.0)
        .line(25.0, -15.0)
        .line(31.0, -14.0)
        .to(17.0, -7.0)
        .line(20.0, -17.0)
        .line(25.0, -20.0);
    ant.line(Ink::Line, 1.9, &legs);
    ant.shape(
        Ink::Leaf,
        LINE,
        &Path::new().blob("12,-12! 4,-34 -14,-42 -30,-34 -26,-22 -12,-18"),
    );
    ant.line(
        Ink::Deep,
        1.2,
        &Path::new()
            .to(10.0, -14.0)
            .line(-22.0, -34.0)
            .to(-2.0, -22.0)
            .line(-4.0, -34.0)
            .to(-10.0, -27.0)
            .line(-22.0, -26.0),
    );
    ant.shape(
        Ink::Accent,
        LINE,
        &Path::new()
            .ellipse(-17.0, 1.0, 12.0, 8.5)
            .ellipse(1.0, -1.0, 7.0, 5.4)
            .circle(14.0, -4.0, 7.4),
    );
    ant.fill(Ink::Dark, &Path::new().circle(16.0, -6.0, 1.8));
    ant.line(Ink::Line, 1.7, &Path::new().to(20.0, -1.0).line(24.0, 2.0));
    art.line(
        Ink::Soft,
        1.2,
        &Path::new().through("2,60 30,56 70,59 98,53"),
    );
    art.put(54.0, 43.0, -4.0, 1.1, &ant);
    art.put(28.0, 84.0, 4.0, 0.74, &ant);
    art.put(72.0, 86.0, 4.0, 0.74, &ant);
    art.line(
        Ink::Soft,
        1.2,
        &Path::new().through("2,92 30,95 70,97 98,93"),
    );
}

/// The goliath spider from above.
pub fn spider(art: &mut Drawing) {
    let mut legs = Path::new();
    for (x0, y0, x1, y1, x2, y2) in [
        (44.0, 38.0, 30.0, 12.0, 20.0, 4.0),
        (42.0, 42.0, 16.0, 26.0, 4.0, 34.0),
        (42.0, 47.0, 14.0, 54.0, 4.0, 74.0),
        (45.0, 52.0, 26.0, 74.0, 20.0, 97.0),
    ] {
        legs = legs.to(x0, y0).line(x1, y1).line(x2, y2);
        legs = legs
            .to(100.0 - x0, y0)
            .line(100.0 - x1, y1)
            .line(100.0 - x2, y2);
    }
    art.line(Ink::Line, 8.2, &legs);
    art.line(Ink::Brown, 6.0, &legs);
    art.shape(
        Ink::Brown,
        LINE,
        &Path::new()
            .ellipse(50.0, 70.0, 19.0, 23.0)
            .ellipse(50.0, 40.0, 14.0, 15.0)
            .ellipse(45.0, 26.0, 4.0, 6.0)
            .ellipse(55.0, 26.0, 4.0, 6.0),
    );
    let mut hair = Path::new();
    for (x, y, a) in [(50.0, 52.0, 90.0), (42.0, 58.0, 100.0), (58.0, 58.0, 80.0)] {
        hair = leaf(hair, x, y, 32.0, 4.4, a);
    }
    art.fill(Ink::Fur, &hair.ellipse(50.0, 40.0, 6.0, 8.0));
    art.fill(
        Ink::Light,
        &Path::new()
            .circle(47.0, 30.0, 1.6)
            .circle(53.0, 30.0, 1.6)
            .circle(44.0, 33.0, 1.1)
            .circle(56.0, 33.0, 1.1),
    );
}
