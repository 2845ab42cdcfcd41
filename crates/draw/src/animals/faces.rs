//! Animals that look at you: monkeys, sloth, kinkajou, jaguar.

use super::{LINE, both, eyes};
use crate::ink::Ink;
use crate::{Drawing, Path, leaf};

/// A nose with a mouth under it.
fn snout(art: &mut Drawing, y: f32, r: f32, ink: Ink) {
    let nose = Path::new().blob_of(&[
        (50.0 - r, y - r * 0.5),
        (50.0, y - r * 0.8),
        (50.0 + r, y - r * 0.5),
        (50.0, y + r * 0.7),
    ]);
    art.fill(ink, &nose);
    let mouth = Path::new()
        .to(50.0, y + r * 0.6)
        .line(50.0, y + r * 1.3)
        .to(50.0 - r * 1.6, y + r * 1.2)
        .quad(50.0 - r * 0.8, y + r * 2.3, 50.0, y + r * 1.3)
        .quad(50.0 + r * 0.8, y + r * 2.3, 50.0 + r * 1.6, y + r * 1.2);
    art.line(ink, 1.5, &mouth);
}

/// A jaguar's head with its rosettes.
pub fn jaguar(art: &mut Drawing) {
    art.shape(
        Ink::Gold,
        LINE,
        &Path::new()
            .circle(25.0, 26.0, 12.0)
            .circle(75.0, 26.0, 12.0)
            .blob("50,14 76,24 87,50 80,72 66,86 50,92 34,86 20,72 13,50 24,24"),
    );
    art.fill(
        Ink::Dark,
        &Path::new().circle(25.0, 26.0, 6.0).circle(75.0, 26.0, 6.0),
    );
    let mut spots = Path::new();
    for (x, y, r) in [
        (50.0, 22.0, 3.4),
        (41.0, 28.0, 3.0),
        (59.0, 28.0, 3.0),
        (50.0, 34.0, 2.6),
        (33.0, 34.0, 2.6),
        (67.0, 34.0, 2.6),
        (20.0, 50.0, 3.2),
        (80.0, 50.0, 3.2),
        (23.0, 62.0, 3.0),
        (77.0, 62.0, 3.0),
        (30.0, 72.0, 2.6),
        (70.0, 72.0, 2.6),
        (27.0, 42.0, 2.6),
        (73.0, 42.0, 2.6),
    ] {
        spots = spots.ellipse(x, y, r, r * 0.8);
    }
    art.fill(Ink::Dark, &spots);
    art.fill(
        Ink::Cream,
        &Path::new()
            .ellipse(42.0, 72.0, 13.0, 11.0)
            .ellipse(58.0, 72.0, 13.0, 11.0)
            .ellipse(50.0, 82.0, 10.0, 7.0),
    );
    art.shape(
        Ink::Light,
        0.9,
        &both(
            Path::new(),
            &[(28.0, 49.0), (36.0, 45.0), (43.0, 52.0), (35.0, 54.0)],
        ),
    );
    eyes(art, 50.0, 49.5, 14.0, 3.6);
    snout(art, 64.0, 6.0, Ink::Dark);
    art.line(
        Ink::Soft,
        0.8,
        &Path::new()
            .to(38.0, 72.0)
            .line(22.0, 70.0)
            .to(38.0, 75.0)
            .line(23.0, 78.0)
            .to(62.0, 72.0)
            .line(78.0, 70.0)
            .to(62.0, 75.0)
            .line(77.0, 78.0),
    );
}

/// A howler with its mouth wide open.
pub fn howler(art: &mut Drawing) {
    art.shape(
        Ink::Brown,
        LINE,
        &Path::new().blob("50,8 72,14 82,34 84,58 76,80 62,94 50,98 38,94 24,80 16,58 18,34 28,14"),
    );
    let mut beard = Path::new();
    for (x, a) in [
        (30.0, 118.0),
        (40.0, 104.0),
        (50.0, 90.0),
        (60.0, 76.0),
        (70.0, 62.0),
    ] {
        beard = leaf(beard, x, 66.0, 32.0, 8.0, a);
    }
    art.fill(Ink::Fur, &beard);
    art.shape(
        Ink::Grey,
        0.9,
        &Path::new().blob("50,26 66,28 72,42 66,56 70,70 50,84 30,70 34,56 28,42 34,28"),
    );
    art.fill(Ink::Dark, &Path::new().ellipse(50.0, 70.0, 9.5, 10.5));
    art.fill(Ink::Accent, &Path::new().ellipse(50.0, 75.0, 5.4, 4.4));
    art.fill(
        Ink::Dark,
        &Path::new()
            .ellipse(46.5, 54.0, 1.8, 1.4)
            .ellipse(53.5, 54.0, 1.8, 1.4),
    );
    art.fill(
        Ink::Gold,
        &Path::new().circle(40.0, 41.0, 5.0).circle(60.0, 41.0, 5.0),
    );
    eyes(art, 50.0, 41.0, 10.0, 3.2);
}

/// An emperor tamarin with its moustache.
pub fn tamarin(art: &mut Drawing) {
    art.shape(
        Ink::Grey,
        LINE,
        &Path::new()
            .circle(20.0, 44.0, 9.0)
            .circle(80.0, 44.0, 9.0)
            .blob("50,12 70,18 82,38 78,60 64,76 50,80 36,76 22,60 18,38 30,18"),
    );
    art.fill(
        Ink::Dark,
        &Path::new().blob("50,14 62,20 66,34 50,30 34,34 38,20"),
    );
    art.fill(
        Ink::Sage,
        &Path::new().blob("50,34 64,34 70,46 62,62 50,70 38,62 30,46 36,34"),
    );
    art.fill(
        Ink::Light,
        &Path::new().circle(39.0, 45.0, 6.2).circle(61.0, 45.0, 6.2),
    );
    eyes(art, 50.0, 45.0, 11.0, 4.2);
    art.shape(
        Ink::White,
        LINE,
        &both(
            Path::new(),
            &[
                (50.0, 58.0),
                (38.0, 58.0),
                (24.0, 68.0),
                (17.0, 92.0),
                (21.0, 96.0),
                (30.0, 80.0),
                (42.0, 70.0),
                (50.0, 68.0),
            ],
        ),
    );
    art.fill(Ink::Dark, &Path::new().ellipse(50.0, 56.0, 4.6, 3.2));
    art.line(
        Ink::Dark,
        1.4,
        &Path::new().to(45.0, 72.0).quad(50.0, 75.0, 55.0, 72.0),
    );
}

/// A marmoset with fans of white hair at its ears.
pub fn marmoset(art: &mut Drawing) {
    let mut fans = Path::new();
    for i in 0..7 {
        let lean = i as f32 * 15.0;
        fans = leaf(fans, 30.0, 46.0, 27.0, 6.0, 136.0 + lean);
        fans = leaf(fans, 70.0, 46.0, 27.0, 6.0, 44.0 - lean);
    }
    art.shape(Ink::White, 0.9, &fans);
    art.shape(
        Ink::Fur,
        LINE,
        &Path::new().blob("50,16 66,20 75,36 75,56 66,74 50,86 34,74 25,56 25,36 34,20"),
    );
    art.fill(
        Ink::Brown,
        &Path::new().blob("50,16 64,20 70,32 50,28 30,32 36,20"),
    );
    art.fill(
        Ink::White,
        &Path::new().blob("50,24 56,30 55,38 50,42 45,38 44,30"),
    );
    art.fill(
        Ink::Cream,
        &Path::new().blob("50,48 62,52 66,64 50,80 34,64 38,52"),
    );
    art.fill(
        Ink::Light,
        &Path::new().circle(39.0, 49.0, 6.4).circle(61.0, 49.0, 6.4),
    );
    eyes(art, 50.0, 49.0, 11.0, 4.6);
    snout(art, 64.0, 4.4, Ink::Dark);
}

/// A sloth under its branch.
pub fn sloth(art: &mut Drawing) {
    art.shape(
        Ink::Bark,
        LINE,
        &Path::new().round_rect(2.0, 10.0, 96.0, 9.0, 4.0),
    );
    art.shape(
        Ink::Leaf,
        0.9,
        &leaf(
            leaf(Path::new(), 84.0, 12.0, 16.0, 6.0, -60.0),
            12.0,
            18.0,
            16.0,
            6.0,
            110.0,
        ),
    );
    art.shape(
        Ink::Fur,
        LINE,
        &both(
            Path::new(),
            &[
                (14.0, 14.0),
                (24.0, 10.0),
                (31.0, 16.0),
                (34.0, 44.0),
                (42.0, 70.0),
                (26.0, 80.0),
                (17.0, 50.0),
            ],
        )
        .blob("50,44 76,52 82,76 70,96 50,99 30,96 18,76 24,52"),
    );
    let mut claws = Path::new();
    for x in [17.0, 22.0, 27.0, 73.0, 78.0, 83.0] {
        claws = claws.to(x, 10.0).line(x, 17.0);
    }
    art.line(Ink::Light, 1.8, &claws);
    art.shape(
        Ink::Cream,
        LINE,
        &Path::new().blob("50,34 68,38 77,54 71,70 50,78 29,70 23,54 32,38"),
    );
    art.fill(
        Ink::Brown,
        &both(
            Path::new(),
            &[
                (44.0, 52.0),
                (36.0, 50.0),
                (26.0, 58.0),
                (27.0, 63.0),
                (38.0, 60.0),
            ],
        ),
    );
    eyes(art, 50.0, 54.5, 11.0, 3.4);
    art.fill(Ink::Dark, &Path::new().ellipse(50.0, 62.0, 5.4, 3.8));
    art.line(
        Ink::Dark,
        1.5,
        &Path::new().to(39.0, 67.0).quad(50.0, 75.0, 61.0, 67.0),
    );
}

/// A kinkajou with great eyes and its tongue out.
pub fn kinkajou(art: &mut Drawing) {
    art.line(
        Ink::Line,
        11.0,
        &Path::new().through("64,84 84,80 92,62 84,46 72,50 76,60"),
    );
    art.line(
        Ink::Gold,
        8.8,
        &Path::new().through("64,84 84,80 92,62 84,46 72,50 76,60"),
    );
    art.shape(
        Ink::Gold,
        LINE,
        &Path::new()
            .circle(22.0, 26.0, 10.0)
            .circle(68.0, 24.0, 10.0)
            .blob("46,16 66,22 76,42 72,64 58,82 46,88 34,82 18,64 14,42 26,22"),
    );
    art.fill(
        Ink::Fur,
        &Path::new().circle(22.0, 27.0, 5.0).circle(68.0, 25.0, 5.0),
    );
    art.fill(
        Ink::Cream,
        &Path::new().blob("46,52 60,56 64,68 46,84 28,68 32,56"),
    );
    let mut face = Drawing::new();
    eyes(&mut face, 50.0, 46.0, 14.0, 8.0);
    face.fill(
        Ink::Pink,
        &Path::new().blob("47,74! 53,74! 54,86 50,91 46,86"),
    );
    snout(&mut face, 64.0, 5.4, Ink::Dark);
    art.put(-4.0, 0.0, 0.0, 1.0, &face);
}

/// A round-eared monkey with a pale face; the fur is given.
pub fn monkey(art: &mut Drawing, fur: Ink) {
    art.shape(
        fur,
        LINE,
        &Path::new()
            .circle(17.0, 48.0, 13.0)
            .circle(83.0, 48.0, 13.0)
            .blob("50,10 72,17 83,40 79,66 66,84 50,90 34,84 21,66 17,40 28,17"),
    );
    art.fill(
        Ink::Cream,
        &Path::new()
            .circle(16.0, 48.0, 7.0)
            .circle(84.0, 48.0, 7.0)
            .circle(38.0, 44.0, 15.0)
            .circle(62.0, 44.0, 15.0)
            .ellipse(50.0, 67.0, 23.0, 17.0),
    );
    eyes(art, 50.0, 45.0, 12.0, 5.4);
    art.fill(
        Ink::Dark,
        &Path::new()
            .ellipse(46.5, 60.0, 1.8, 1.4)
            .ellipse(53.5, 60.0, 1.8, 1.4),
    );
    art.line(
        Ink::Dark,
        2.0,
        &Path::new().to(36.0, 68.0).quad(50.0, 80.0, 64.0, 68.0),
    );
}
