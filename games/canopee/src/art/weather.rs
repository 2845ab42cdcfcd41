//! Rain, sun and the threats, each in a square of 100.

use draw::Ink;
use draw::{Drawing, Path, leaf, limb};

const LINE: f32 = 1.1;

fn cloud(art: &mut Drawing, ink: Ink, y: f32) {
    art.shape(
        ink,
        LINE,
        &Path::new()
            .circle(30.0, y + 4.0, 16.0)
            .circle(52.0, y - 6.0, 21.0)
            .circle(73.0, y + 4.0, 15.0)
            .round_rect(16.0, y + 2.0, 70.0, 18.0, 8.0),
    );
}

pub(super) fn rain(art: &mut Drawing) {
    let mut drops = Path::new();
    for (x, y, r) in [
        (26.0, 66.0, 1.0),
        (48.0, 70.0, 1.2),
        (70.0, 65.0, 1.0),
        (36.0, 88.0, 0.9),
        (60.0, 90.0, 0.9),
        (82.0, 84.0, 0.8),
        (16.0, 86.0, 0.8),
    ] {
        drops = drops
            .to(x, y - 10.0 * r)
            .quad(x + 7.0 * r, y + 1.0, x + 4.6 * r, y + 4.0 * r)
            .quad(x, y + 9.0 * r, x - 4.6 * r, y + 4.0 * r)
            .quad(x - 7.0 * r, y + 1.0, x, y - 10.0 * r)
            .close();
    }
    art.shape(Ink::Water, 0.9, &drops);
    cloud(art, Ink::White, 32.0);
    art.line(
        Ink::Water,
        2.0,
        &Path::new()
            .arc(52.0, 26.0, 13.0, 200.0, 290.0)
            .arc(30.0, 36.0, 9.0, 180.0, 260.0),
    );
}

/// A disc with rays around a centre.
pub(super) fn sun_at(art: &mut Drawing, x: f32, y: f32, r: f32) {
    let mut rays = Path::new();
    for i in 0..12 {
        let (a, long) = (30.0 * i as f32, i % 2 == 0);
        let (s, c) = f32::to_radians(a).sin_cos();
        rays = leaf(
            rays,
            x + c * r * 1.12,
            y + s * r * 1.12,
            r * if long { 0.85 } else { 0.55 },
            r * 0.22,
            a,
        );
    }
    art.shape(Ink::Orange, 0.9, &rays);
    art.shape(Ink::Gold, LINE, &Path::new().circle(x, y, r));
}

pub(super) fn sun(art: &mut Drawing) {
    sun_at(art, 50.0, 50.0, 24.0);
    art.line(
        Ink::Light,
        2.2,
        &Path::new().arc(50.0, 50.0, 17.0, 190.0, 270.0),
    );
}

pub(super) fn fire(art: &mut Drawing) {
    art.shape(
        Ink::Bark,
        LINE,
        &limb(
            limb(Path::new(), (14.0, 96.0, 9.0), (86.0, 88.0, 8.0), 0.0),
            (14.0, 88.0, 8.0),
            (86.0, 96.0, 9.0),
            0.0,
        ),
    );
    art.shape(Ink::Accent, LINE, &Path::new().blob("50,4! 56,22 70,34! 74,24! 86,46 84,72 68,90 50,94 32,90 16,72 16,50 28,32! 32,46! 44,28"));
    art.fill(
        Ink::Orange,
        &Path::new().blob("52,32! 58,46 72,56 70,76 58,90 42,90 30,76 30,60 40,62! 46,48"),
    );
    art.fill(
        Ink::Gold,
        &Path::new().blob("50,58! 60,70 60,82 50,92 40,82 42,70"),
    );
}

pub(super) fn disease(art: &mut Drawing) {
    let mut knobs = Path::new();
    let mut stalks = Path::new();
    for i in 0..9 {
        let (s, c) = f32::to_radians(40.0 * i as f32 - 90.0).sin_cos();
        stalks = stalks
            .to(50.0 + 26.0 * c, 50.0 + 26.0 * s)
            .line(50.0 + 40.0 * c, 50.0 + 40.0 * s);
        knobs = knobs.circle(50.0 + 42.0 * c, 50.0 + 42.0 * s, 5.0);
    }
    art.line(Ink::Line, 3.0, &stalks);
    art.shape(Ink::Violet, LINE, &knobs);
    art.shape(Ink::Violet, LINE, &Path::new().circle(50.0, 50.0, 29.0));
    art.fill(
        Ink::Pink,
        &Path::new()
            .circle(40.0, 40.0, 6.0)
            .circle(61.0, 45.0, 4.6)
            .circle(47.0, 61.0, 7.0)
            .circle(63.0, 62.0, 3.4)
            .circle(33.0, 55.0, 3.4),
    );
}

pub(super) fn drought(art: &mut Drawing) {
    sun_at(art, 74.0, 22.0, 11.0);
    art.shape(
        Ink::Wood,
        LINE,
        &Path::new().polygon(&[(2.0, 66.0), (98.0, 66.0), (98.0, 98.0), (2.0, 98.0)]),
    );
    art.line(
        Ink::Line,
        1.8,
        &Path::new()
            .through("2,76! 22,80! 34,72! 30,66!")
            .through("22,80! 28,98!")
            .through("34,72! 54,78! 60,98!")
            .through("54,78! 70,72! 66,66!")
            .through("70,72! 84,80! 98,76!")
            .through("84,80! 80,98!"),
    );
    art.line(
        Ink::Line,
        4.6,
        &Path::new().through("40,74 40,50 34,34 22,30"),
    );
    art.line(
        Ink::Wood,
        2.6,
        &Path::new().through("40,74 40,50 34,34 22,30"),
    );
    art.shape(
        Ink::Fur,
        0.9,
        &leaf(
            leaf(
                leaf(
                    leaf(Path::new(), 24.0, 30.0, 22.0, 6.0, 104.0),
                    39.0,
                    46.0,
                    22.0,
                    6.0,
                    70.0,
                ),
                40.0,
                54.0,
                20.0,
                6.0,
                120.0,
            ),
            36.0,
            36.0,
            18.0,
            5.0,
            50.0,
        ),
    );
}

pub(super) fn blight(art: &mut Drawing) {
    art.line(Ink::Line, 4.4, &Path::new().through("50,84 52,92 48,99"));
    art.shape(
        Ink::Sage,
        LINE,
        &Path::new().blob("50,4! 72,22 84,46 78,70 50,90! 22,70 16,46 28,22"),
    );
    art.line(
        Ink::Deep,
        1.5,
        &Path::new()
            .to(50.0, 12.0)
            .line(50.0, 86.0)
            .to(50.0, 34.0)
            .line(70.0, 26.0)
            .to(50.0, 34.0)
            .line(30.0, 26.0)
            .to(50.0, 52.0)
            .line(76.0, 44.0)
            .to(50.0, 52.0)
            .line(24.0, 44.0)
            .to(50.0, 70.0)
            .line(70.0, 64.0)
            .to(50.0, 70.0)
            .line(30.0, 64.0),
    );
    art.shape_in(
        Ink::Brown,
        Ink::Gold,
        1.4,
        &Path::new()
            .circle(36.0, 36.0, 7.0)
            .circle(64.0, 54.0, 8.0)
            .circle(38.0, 62.0, 6.0)
            .circle(58.0, 76.0, 4.4)
            .circle(60.0, 26.0, 4.4),
    );
    art.shape(
        Ink::Paper,
        0.9,
        &Path::new().circle(84.0, 38.0, 8.0).circle(21.0, 66.0, 7.0),
    );
}

pub(super) fn lightning(art: &mut Drawing) {
    art.shape(
        Ink::Gold,
        LINE,
        &Path::new().polygon(&[
            (58.0, 40.0),
            (32.0, 70.0),
            (48.0, 70.0),
            (36.0, 98.0),
            (74.0, 60.0),
            (56.0, 60.0),
            (70.0, 40.0),
        ]),
    );
    cloud(art, Ink::Grey, 30.0);
    art.line(
        Ink::Sage,
        2.0,
        &Path::new()
            .arc(52.0, 24.0, 13.0, 200.0, 290.0)
            .arc(30.0, 34.0, 9.0, 180.0, 260.0),
    );
}
