//! The shifting seasons, the backs and the Forest Spirit.

use crate::SeasonCard;

use super::{plants, trees, weather};
use draw::Ink;
use draw::animals;
use draw::frame;
use draw::{Drawing, Path, leaf, limb, petals};

const LINE: f32 = 1.1;

fn small(art: &mut Drawing, x: f32, y: f32, size: f32, draw: impl Fn(&mut Drawing)) {
    let mut one = Drawing::new();
    draw(&mut one);
    art.put(x, y, 0.0, size / 100.0, &one);
}

fn heart(path: Path, x: f32, y: f32, r: f32) -> Path {
    path.to(x, y + r)
        .quad(x - r * 1.5, y - r * 0.1, x - r * 0.9, y - r * 0.75)
        .quad(x - r * 0.3, y - r * 1.2, x, y - r * 0.4)
        .quad(x + r * 0.3, y - r * 1.2, x + r * 0.9, y - r * 0.75)
        .quad(x + r * 1.5, y - r * 0.1, x, y + r)
        .close()
}

fn drop(path: Path, x: f32, y: f32, r: f32) -> Path {
    path.to(x, y - r * 1.6)
        .quad(x + r * 1.3, y, x + r * 0.8, y + r * 0.6)
        .quad(x, y + r * 1.5, x - r * 0.8, y + r * 0.6)
        .quad(x - r * 1.3, y, x, y - r * 1.6)
        .close()
}

/// What a season is about, in a square of 100.
fn motif(art: &mut Drawing, card: SeasonCard) {
    match card {
        SeasonCard::Cleansing => {
            art.shape(Ink::Water, LINE, &drop(Path::new(), 50.0, 52.0, 28.0));
            art.line(
                Ink::Light,
                3.0,
                &Path::new().arc(50.0, 58.0, 18.0, 100.0, 175.0),
            );
            art.shape(
                Ink::Gold,
                0.9,
                &Path::new()
                    .star(84.0, 24.0, 13.0, 4.0, 4, 0.0)
                    .star(16.0, 34.0, 9.0, 3.0, 4, 0.0)
                    .star(84.0, 78.0, 8.0, 2.6, 4, 0.0),
            );
        }
        SeasonCard::Danger => {
            art.shape(
                Ink::Red,
                LINE,
                &Path::new().blob("50,8! 56,14! 96,84! 90,92! 10,92! 4,84! 44,14!"),
            );
            art.text_weight(Ink::Light, (50.0, 59.0), 44.0, 8.0, "!");
        }
        SeasonCard::Diversity => {
            small(art, 0.0, 0.0, 52.0, |a| animals::frog(a, Ink::Leaf));
            small(art, 50.0, 4.0, 48.0, |a| animals::butterfly(a, Ink::Blue));
            small(art, 26.0, 48.0, 52.0, animals::jaguar);
        }
        SeasonCard::Fecundity => {
            for (x, n) in [(13.0, 1.0), (38.0, 2.0), (63.0, 3.0), (88.0, 4.0)] {
                let top = 92.0 - 16.0 * n;
                art.line(Ink::Line, 3.0, &Path::new().to(x, 94.0).line(x, top));
                let mut leaves = Path::new();
                for i in 0..n as usize {
                    let y = top + 4.0 + 15.0 * i as f32;
                    leaves = leaf(
                        leaf(leaves, x, y, 14.0, 6.0, -150.0),
                        x,
                        y,
                        14.0,
                        6.0,
                        -30.0,
                    );
                }
                art.shape(Ink::Fresh, 0.9, &leaves);
            }
            art.line(Ink::Bark, 3.0, &Path::new().to(2.0, 95.0).line(98.0, 95.0));
        }
        SeasonCard::Hunting => {
            art.fill(
                Ink::Fur,
                &Path::new()
                    .ellipse(50.0, 62.0, 18.0, 15.0)
                    .ellipse(24.0, 44.0, 7.0, 10.0)
                    .ellipse(41.0, 32.0, 7.0, 11.0)
                    .ellipse(59.0, 32.0, 7.0, 11.0)
                    .ellipse(76.0, 44.0, 7.0, 10.0),
            );
            art.line(
                Ink::Accent,
                4.0,
                &Path::new()
                    .circle(50.0, 50.0, 42.0)
                    .to(50.0, 0.0)
                    .line(50.0, 18.0)
                    .to(50.0, 82.0)
                    .line(50.0, 100.0)
                    .to(0.0, 50.0)
                    .line(18.0, 50.0)
                    .to(82.0, 50.0)
                    .line(100.0, 50.0),
            );
        }
        SeasonCard::Leaves => {
            small(art, -2.0, 2.0, 52.0, plants::monstera);
            small(art, 50.0, 2.0, 50.0, plants::fern);
            small(art, 2.0, 52.0, 48.0, plants::bromelia);
            small(art, 50.0, 52.0, 48.0, plants::orchid);
        }
        SeasonCard::Mating => {
            let mut bird = Drawing::new();
            bird.shape(
                Ink::Water,
                LINE,
                &Path::new().blob("8,60! 20,40 38,30 46,38 44,56 30,72 14,72! 4,84!"),
            );
            bird.shape(
                Ink::Gold,
                0.9,
                &Path::new().polygon(&[(45.0, 36.0), (52.0, 41.0), (45.0, 45.0)]),
            );
            bird.fill(Ink::Dark, &Path::new().circle(38.0, 40.0, 2.6));
            bird.line(
                Ink::Dark,
                1.4,
                &Path::new().through("16,60 26,52 34,56 30,64"),
            );
            art.put(-2.0, 6.0, 0.0, 1.0, &bird);
            art.put_xy(102.0, 6.0, 0.0, -1.0, 1.0, &bird);
            art.shape(Ink::Accent, LINE, &heart(Path::new(), 50.0, 20.0, 14.0));
        }
        SeasonCard::Rot => {
            art.shape(
                Ink::Bark,
                LINE,
                &limb(Path::new(), (14.0, 76.0, 32.0), (90.0, 76.0, 28.0), 0.0),
            );
            art.shape(Ink::Wood, LINE, &Path::new().ellipse(14.0, 76.0, 9.0, 16.0));
            art.line(Ink::Bark, 1.4, &Path::new().ellipse(14.0, 76.0, 5.0, 9.0));
            art.fill(
                Ink::Fresh,
                &Path::new().blob("34,60! 50,57 70,62! 60,68 52,64 42,70"),
            );
            small(art, 34.0, 10.0, 52.0, plants::fungi);
        }
        SeasonCard::Sky => {
            weather::sun_at(art, 32.0, 30.0, 15.0);
            small(art, 22.0, 30.0, 72.0, weather::rain);
        }
        SeasonCard::Stature => {
            for (x, y, s) in [(22.0, 92.0, 1.2), (80.0, 92.0, 1.5), (50.0, 92.0, 2.3)] {
                frame::little_tree(art, x, y, s);
            }
            art.shape(
                Ink::Gold,
                LINE,
                &Path::new().polygon(&[
                    (36.0, 18.0),
                    (34.0, 2.0),
                    (43.0, 9.0),
                    (50.0, 0.0),
                    (57.0, 9.0),
                    (66.0, 2.0),
                    (64.0, 18.0),
                ]),
            );
        }
        SeasonCard::Symbiotes => {
            art.line(Ink::Line, 13.0, &Path::new().circle(35.0, 50.0, 25.0));
            art.line(Ink::Leaf, 10.0, &Path::new().circle(35.0, 50.0, 25.0));
            art.line(Ink::Line, 13.0, &Path::new().circle(65.0, 50.0, 25.0));
            art.line(Ink::Gold, 10.0, &Path::new().circle(65.0, 50.0, 25.0));
            art.line(
                Ink::Line,
                13.0,
                &Path::new().arc(35.0, 50.0, 25.0, 20.0, 62.0),
            );
            art.line(
                Ink::Leaf,
                10.0,
                &Path::new().arc(35.0, 50.0, 25.0, 12.0, 70.0),
            );
            art.shape(
                Ink::Fresh,
                0.9,
                &leaf(
                    leaf(Path::new(), 35.0, 26.0, 18.0, 8.0, -120.0),
                    65.0,
                    74.0,
                    18.0,
                    8.0,
                    60.0,
                ),
            );
        }
    }
}

pub(super) fn card(card: SeasonCard) -> Drawing {
    let mut art = frame::card();
    art.tint(
        Ink::Gold,
        0.3,
        &Path::new().round_rect(4.0, 4.0, 92.0, 132.0, 5.5),
    );
    art.shape(Ink::Paper, 0.8, &Path::new().circle(50.0, 72.0, 43.0));
    let mut drawing = Drawing::new();
    motif(&mut drawing, card);
    art.put(16.0, 38.0, 0.0, 0.68, &drawing);
    // The wheel of the year: a bud, a leaf, a falling leaf, a bare twig.
    art.shape(
        Ink::Leaf,
        0.7,
        &leaf(Path::new(), 50.0, 25.0, 15.0, 6.0, -90.0),
    );
    art.shape(
        Ink::Accent,
        0.7,
        &leaf(Path::new(), 50.0, 132.0, 13.0, 5.0, -90.0),
    );
    art.line(
        Ink::Line,
        1.4,
        &Path::new()
            .through("14,18 20,12 28,10")
            .through("72,10 80,12 86,18")
            .through("14,124 20,130 28,132")
            .through("72,132 80,130 86,124"),
    );
    art
}

/// The back of a season's deck: so many leaves, and the number.
pub(super) fn season_back(season: u8) -> Drawing {
    let mut art = forest_back(Ink::Deep);
    art.shape(Ink::Paper, 1.2, &Path::new().circle(50.0, 70.0, 25.0));
    art.text_weight(Ink::Line, (50.0, 74.0), 22.0, 4.0, &season.to_string());
    let mut leaves = Path::new();
    for i in 0..season {
        let a = -90.0 + 34.0 * (f32::from(i) - f32::from(season - 1) / 2.0);
        let (s, c) = a.to_radians().sin_cos();
        leaves = leaf(leaves, 50.0 + 14.5 * c, 75.0 + 14.5 * s, 14.0, 5.0, a);
    }
    art.shape(
        [Ink::Fresh, Ink::Leaf, Ink::Orange][usize::from(season.clamp(1, 3)) - 1],
        0.8,
        &leaves,
    );
    art
}

/// Trunks behind trunks.
pub(super) fn forest_back(ink: Ink) -> Drawing {
    let mut art = frame::back(ink);
    art.fill(
        Ink::Leaf,
        &Path::new()
            .circle(22.0, 40.0, 13.0)
            .circle(42.0, 34.0, 15.0)
            .circle(64.0, 38.0, 14.0)
            .circle(80.0, 44.0, 12.0)
            .circle(50.0, 46.0, 13.0)
            .circle(32.0, 50.0, 9.0)
            .circle(70.0, 52.0, 9.0),
    );
    art.fill(
        Ink::Bark,
        &limb(
            limb(
                limb(Path::new(), (30.0, 120.0, 7.0), (32.0, 54.0, 4.0), 0.0),
                (52.0, 124.0, 9.0),
                (50.0, 52.0, 5.0),
                0.0,
            ),
            (74.0, 120.0, 7.0),
            (72.0, 54.0, 4.0),
            0.0,
        ),
    );
    art.fill(
        Ink::Leaf,
        &Path::new().blob("7,120! 30,114 60,118 93,113! 93,129! 89,133! 11,133! 7,129!"),
    );
    art
}

pub(super) fn plain_back() -> Drawing {
    forest_back(Ink::Deep)
}

pub(super) fn germination_back() -> Drawing {
    let mut art = frame::back(Ink::Leaf);
    art.shape(Ink::Paper, 1.2, &Path::new().circle(50.0, 70.0, 33.0));
    small(&mut art, 23.0, 42.0, 54.0, |a| {
        a.line(Ink::Line, 6.0, &Path::new().through("50,80 48,62 52,44"));
        a.shape(
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
        a.shape(
            Ink::Bark,
            LINE,
            &Path::new().blob("50,70 66,74 70,84 60,92 42,92 31,84 35,74"),
        );
    });
    art
}

pub(super) fn shifting_back() -> Drawing {
    let mut art = frame::back(Ink::Brown);
    art.shape(Ink::Paper, 1.2, &Path::new().circle(50.0, 70.0, 36.0));
    art.line(
        Ink::Soft,
        1.0,
        &Path::new()
            .to(50.0, 36.0)
            .line(50.0, 104.0)
            .to(16.0, 70.0)
            .line(84.0, 70.0),
    );
    art.shape(
        Ink::Fresh,
        0.9,
        &leaf(Path::new(), 22.0, 64.0, 28.0, 11.0, -46.0),
    );
    art.shape(
        Ink::Gold,
        0.9,
        &petals(Path::new(), 66.0, 54.0, 12.0, 6, 0.0),
    );
    art.shape(
        Ink::Orange,
        0.9,
        &leaf(Path::new(), 56.0, 78.0, 26.0, 10.0, 40.0),
    );
    art.line(
        Ink::Bark,
        2.2,
        &Path::new()
            .through("26,94 36,84 40,76")
            .to(33.0, 87.0)
            .line(26.0, 82.0)
            .to(36.0, 83.0)
            .line(44.0, 84.0),
    );
    art
}

/// A face among leaves.
pub(super) fn spirit() -> Drawing {
    let mut art = Drawing::new();
    let mut mane = Path::new();
    for i in 0..16 {
        let a = 22.5 * i as f32;
        let (s, c) = a.to_radians().sin_cos();
        mane = leaf(
            mane,
            50.0 + 20.0 * c,
            50.0 + 20.0 * s,
            if i % 2 == 0 { 29.0 } else { 24.0 },
            9.0,
            a,
        );
    }
    art.shape(Ink::Leaf, LINE, &mane);
    art.shape(
        Ink::Deep,
        LINE,
        &Path::new().blob("50,20 68,26 76,44 70,66 50,86 30,66 24,44 32,26"),
    );
    art.fill(
        Ink::Gold,
        &leaf(
            leaf(Path::new(), 45.0, 50.0, 17.0, 7.0, -160.0),
            55.0,
            50.0,
            17.0,
            7.0,
            -20.0,
        ),
    );
    art.fill(
        Ink::Dark,
        &Path::new().circle(38.0, 46.5, 2.6).circle(62.0, 46.5, 2.6),
    );
    art.line(
        Ink::Fresh,
        2.0,
        &Path::new()
            .to(50.0, 26.0)
            .line(50.0, 58.0)
            .to(50.0, 36.0)
            .quad(42.0, 34.0, 36.0, 36.0)
            .to(50.0, 36.0)
            .quad(58.0, 34.0, 64.0, 36.0)
            .through("40,68 50,72 60,68"),
    );
    art
}

pub(super) fn award() -> Drawing {
    trees::award()
}
