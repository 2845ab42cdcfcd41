//! Blossoms, fruits and leaves of the ten trees.

use crate::Species;

use super::ink;
use draw::Ink;
use draw::{Drawing, Path, leaf, leaves_along, petals};

/// A point where a blossom sits.
type At = (f32, f32);

/// The same outline at many points, as one path.
fn each(places: &[At], outline: impl Fn(Path, f32, f32) -> Path) -> Path {
    places
        .iter()
        .fold(Path::new(), |path, (x, y)| outline(path, *x, *y))
}

/// Four white petals with a golden heart.
pub(super) fn dogwood(art: &mut Drawing, places: &[At], r: f32, turn: f32) {
    let cross = each(places, |path, x, y| {
        (0..4).fold(path, |path, i| {
            let a = (turn + 90.0 * i as f32).to_radians();
            path.circle(x + r * 0.52 * a.cos(), y + r * 0.52 * a.sin(), r * 0.5)
        })
    });
    // White on white needs an edge that grows with it.
    art.shape_in(Ink::White, Ink::Dark, 0.09 * r, &cross);
    art.fill(
        Ink::Gold,
        &each(places, |path, x, y| path.circle(x, y, r * 0.24)),
    );
}

/// Small trumpets seen from the side.
pub(super) fn trumpet(art: &mut Drawing, places: &[At], r: f32) {
    art.shape_in(
        Ink::Light,
        Ink::Dark,
        0.5,
        &each(places, |path, x, y| trumpet_outline(path, x, y, r)),
    );
}

fn trumpet_outline(path: Path, x: f32, y: f32, r: f32) -> Path {
    path.to(x - r * 0.35, y - r)
        .quad(x - r * 0.3, y, x - r, y + r * 0.8)
        .quad(x - r * 0.5, y + r * 0.5, x, y + r)
        .quad(x + r * 0.5, y + r * 0.5, x + r, y + r * 0.8)
        .quad(x + r * 0.3, y, x + r * 0.35, y - r)
        .close()
}

/// Upright cones of small florets.
pub(super) fn cone(art: &mut Drawing, places: &[At], r: f32) {
    const FLORETS: [(f32, f32, f32); 6] = [
        (-0.55, -0.1, 0.66),
        (0.55, -0.1, 0.66),
        (-0.36, -0.95, 0.58),
        (0.36, -0.95, 0.58),
        (0.0, -1.7, 0.5),
        (0.0, -2.3, 0.3),
    ];
    for (x, y) in places {
        let path = FLORETS.iter().fold(Path::new(), |path, (dx, dy, k)| {
            path.circle(x + dx * r, y + dy * r, k * r)
        });
        art.shape(Ink::Blue, 0.7, &path);
    }
    const LIGHT: [(f32, f32); 4] = [(-0.3, -0.2), (0.5, -0.35), (0.0, -1.05), (-0.05, -1.8)];
    let dots = each(places, |path, x, y| {
        LIGHT.iter().fold(path, |p, (dx, dy)| {
            p.circle(x + dx * r, y + dy * r, r * 0.19)
        })
    });
    art.fill(Ink::Light, &dots);
}

/// Cups of three petals.
pub(super) fn cup(art: &mut Drawing, places: &[At], r: f32) {
    let outer = each(places, |path, x, y| {
        let path = leaf(path, x, y + r * 0.6, r * 1.75, r * 0.72, -122.0);
        leaf(path, x, y + r * 0.6, r * 1.75, r * 0.72, -58.0)
    });
    art.shape(Ink::Pink, 0.8, &outer);
    let inner = each(places, |path, x, y| {
        leaf(path, x, y + r * 0.7, r * 1.7, r * 0.95, -90.0)
    });
    art.shape(Ink::Pink, 0.7, &inner);
    art.fill(
        Ink::White,
        &each(places, |path, x, y| {
            leaf(path, x, y - r * 0.25, r * 0.7, r * 0.32, -90.0)
        }),
    );
}

/// A leaf with five points.
pub(super) fn maple_leaf(path: Path, x: f32, y: f32, r: f32, turn: f32) -> Path {
    // Angle from the top and distance, on one side; the other side mirrors it.
    const HALF: [(f32, f32); 10] = [
        (0.0, 1.0),
        (9.0, 0.74),
        (19.0, 0.8),
        (24.0, 0.42),
        (50.0, 0.84),
        (58.0, 1.02),
        (72.0, 0.84),
        (84.0, 0.5),
        (112.0, 0.82),
        (152.0, 0.36),
    ];
    let right = HALF.into_iter();
    let left = HALF.into_iter().skip(1).rev().map(|(a, k)| (-a, k));
    let points: Vec<At> = right
        .chain([(178.0, 1.0), (182.0, 1.0)])
        .chain(left)
        .map(|(a, k)| {
            let a = (a - 90.0 + turn).to_radians();
            (x + r * k * a.cos(), y + r * k * a.sin())
        })
        .collect();
    path.polygon(&points)
}

/// Five petals, one of them light.
pub(super) fn flamboyant(art: &mut Drawing, places: &[At], r: f32) {
    art.shape(
        Ink::Accent,
        0.7,
        &each(places, |path, x, y| petals(path, x, y, r, 5, 0.0)),
    );
    art.fill(
        Ink::Light,
        &each(places, |path, x, y| {
            path.ellipse(x, y - r * 0.5, r * 0.2, r * 0.28)
        }),
    );
    art.fill(
        Ink::Gold,
        &each(places, |path, x, y| path.circle(x, y, r * 0.24)),
    );
}

/// Acorns in their cups.
pub(super) fn acorn(art: &mut Drawing, places: &[At], r: f32) {
    let nuts = each(places, |path, x, y| {
        path.to(x - r * 0.68, y - r * 0.1)
            .quad(x, y - r * 0.3, x + r * 0.68, y - r * 0.1)
            .quad(x + r * 0.6, y + r * 0.75, x, y + r * 1.15)
            .quad(x - r * 0.6, y + r * 0.75, x - r * 0.68, y - r * 0.1)
            .close()
    });
    art.shape(Ink::Gold, 0.7, &nuts);
    let cups = each(places, |path, x, y| {
        path.to(x - r * 0.85, y)
            .quad(x - r * 0.8, y - r * 0.85, x, y - r * 0.85)
            .quad(x + r * 0.8, y - r * 0.85, x + r * 0.85, y)
            .close()
            .rect(x - r * 0.1, y - r * 1.2, r * 0.2, r * 0.4)
    });
    art.shape_in(Ink::Dark, Ink::Light, 0.35, &cups);
}

/// Leaf and blossom of a species, filling a square of 100.
pub(super) fn emblem(art: &mut Drawing, species: Species) {
    let veins = |art: &mut Drawing, path: &Path| {
        art.line(Ink::Deep, 1.4, path);
    };
    match species {
        Species::Cassia => {
            art.shape(
                Ink::Leaf,
                1.2,
                &leaves_along(Path::new(), (22.0, 84.0), 66.0, -52.0, 4, (26.0, 8.0)),
            );
            let mut path = Path::new();
            for (x, y) in [(62.0, 50.0), (44.0, 66.0), (70.0, 74.0)] {
                path = petals(path, x, y, 15.0, 5, 0.0);
            }
            art.shape(ink(species), 1.2, &path);
            art.fill(
                Ink::Accent,
                &Path::new()
                    .circle(62.0, 50.0, 3.4)
                    .circle(44.0, 66.0, 3.4)
                    .circle(70.0, 74.0, 3.4),
            );
        }
        Species::Dogwood => {
            art.shape(
                Ink::Leaf,
                1.2,
                &leaf(
                    leaf(Path::new(), 50.0, 52.0, 50.0, 24.0, -20.0),
                    50.0,
                    52.0,
                    50.0,
                    24.0,
                    160.0,
                ),
            );
            veins(art, &Path::new().to(8.0, 66.0).line(92.0, 37.0));
            dogwood(art, &[(50.0, 52.0)], 32.0, 45.0);
        }
        Species::Jacaranda => {
            art.shape(
                Ink::Leaf,
                1.2,
                &leaves_along(Path::new(), (16.0, 62.0), 74.0, -14.0, 8, (20.0, 4.0)),
            );
            for (x, y) in [(34.0, 62.0), (66.0, 62.0), (50.0, 40.0)] {
                let path = trumpet_outline(Path::new(), x, y, 17.0);
                art.shape(ink(species), 1.2, &path);
                art.fill(Ink::Pink, &Path::new().ellipse(x, y + 10.0, 5.0, 3.0));
            }
        }
        Species::Olive => {
            art.shape(
                Ink::Sage,
                1.2,
                &leaves_along(Path::new(), (16.0, 80.0), 76.0, -40.0, 3, (38.0, 7.0)),
            );
            art.line(Ink::Bark, 2.0, &Path::new().to(16.0, 80.0).line(76.0, 30.0));
            art.shape(
                ink(species),
                1.2,
                &Path::new()
                    .ellipse(60.0, 70.0, 11.0, 15.0)
                    .ellipse(36.0, 42.0, 10.0, 13.0),
            );
            art.fill(
                Ink::Light,
                &Path::new()
                    .ellipse(56.0, 64.0, 2.4, 4.0)
                    .ellipse(33.0, 37.0, 2.2, 3.6),
            );
        }
        Species::Lilac => {
            let heart = Path::new().blob("50,92! 22,74 16,52 30,44 50,56! 70,44 84,52 78,74");
            art.shape(Ink::Leaf, 1.2, &heart);
            veins(art, &Path::new().to(50.0, 90.0).line(50.0, 58.0));
            cone(art, &[(50.0, 60.0)], 20.0);
        }
        Species::Magnolia => {
            art.shape(
                Ink::Leaf,
                1.2,
                &leaf(
                    leaf(Path::new(), 50.0, 84.0, 46.0, 20.0, -16.0),
                    50.0,
                    84.0,
                    46.0,
                    20.0,
                    196.0,
                ),
            );
            art.shape(Ink::Bark, 1.0, &Path::new().rect(47.0, 74.0, 6.0, 20.0));
            cup(art, &[(50.0, 58.0)], 32.0);
        }
        Species::Maple => {
            art.shape(
                ink(species),
                1.2,
                &maple_leaf(Path::new(), 50.0, 54.0, 46.0, 0.0),
            );
            let mut lines = Path::new();
            for (x, y) in [
                (50.0, 22.0),
                (82.0, 38.0),
                (18.0, 38.0),
                (76.0, 70.0),
                (24.0, 70.0),
            ] {
                lines = lines.to(50.0, 72.0).line(x, y);
            }
            art.line(Ink::Gold, 1.5, &lines);
        }
        Species::Poinciana => {
            art.shape(
                Ink::Leaf,
                1.2,
                &leaves_along(
                    leaves_along(Path::new(), (50.0, 56.0), 48.0, -24.0, 5, (16.0, 4.6)),
                    (50.0, 56.0),
                    48.0,
                    204.0,
                    5,
                    (16.0, 4.6),
                ),
            );
            art.shape(
                ink(species),
                1.2,
                &petals(Path::new(), 50.0, 52.0, 36.0, 5, 0.0),
            );
            art.fill(Ink::Light, &Path::new().ellipse(50.0, 32.0, 7.0, 10.0));
            art.line(
                Ink::Accent,
                2.2,
                &Path::new()
                    .to(50.0, 52.0)
                    .line(40.0, 70.0)
                    .to(50.0, 52.0)
                    .line(60.0, 70.0)
                    .to(50.0, 52.0)
                    .line(50.0, 74.0),
            );
            art.fill(Ink::Accent, &Path::new().circle(50.0, 52.0, 6.0));
        }
        Species::Oak => {
            art.shape(ink(species), 1.2, &Path::new().blob("50,96! 46,84! 30,86 28,74 38,70! 18,66 16,52 34,52! 20,42 24,28 38,36! 36,16 50,6 64,16 62,36! 76,28 80,42 66,52! 84,52 82,66 62,70! 72,74 70,86 54,84!"));
            art.line(
                Ink::Gold,
                1.6,
                &Path::new()
                    .to(50.0, 92.0)
                    .line(50.0, 20.0)
                    .to(50.0, 66.0)
                    .line(66.0, 58.0)
                    .to(50.0, 66.0)
                    .line(34.0, 58.0)
                    .to(50.0, 46.0)
                    .line(64.0, 36.0)
                    .to(50.0, 46.0)
                    .line(36.0, 36.0),
            );
            acorn(art, &[(74.0, 80.0)], 14.0);
        }
        Species::Willow => {
            let mut path = Path::new();
            for (x, y, a) in [
                (50.0, 8.0, 96.0),
                (50.0, 20.0, 140.0),
                (50.0, 20.0, 44.0),
                (48.0, 42.0, 150.0),
                (50.0, 42.0, 34.0),
            ] {
                path = leaf(path, x, y, if a == 96.0 { 84.0 } else { 50.0 }, 8.5, a);
            }
            art.shape(ink(species), 1.2, &path);
            art.line(
                Ink::Fresh,
                1.6,
                &Path::new().to(50.0, 12.0).line(43.0, 82.0),
            );
            art.shape(
                Ink::Gold,
                1.0,
                &Path::new()
                    .ellipse(66.0, 76.0, 5.0, 12.0)
                    .ellipse(24.0, 80.0, 4.4, 10.0),
            );
        }
    }
}
