//! The drawings of tokens, tiles and zones, each in a square of 100 unless it says otherwise.

use crate::{Animal, Colour, Kind, Need, Zone, ZoneToken};

use super::{colour_ink, zone_ink};
use draw::Ink;
use draw::animals;
use draw::{Drawing, Path, leaf, leaves_along, limb, petals};

const LINE: f32 = 1.6;

/// The shape of a colour: known without seeing the colour.
fn shape(zone: Zone, x: f32, y: f32, r: f32) -> Path {
    match zone {
        Zone::Red => Path::new().circle(x, y, r),
        Zone::Yellow => {
            Path::new().round_rect(x - r * 0.92, y - r * 0.92, r * 1.84, r * 1.84, r * 0.42)
        }
        Zone::Green => {
            let p = |dx: f32, dy: f32| format!("{},{} ", x + dx * r, y + dy * r);
            let points = [
                p(0.0, -1.12).trim_end().to_string() + "! ",
                p(0.86, -0.5),
                p(0.84, 0.5),
                p(0.0, 1.08).trim_end().to_string() + "! ",
                p(-0.84, 0.5),
                p(-0.86, -0.5),
            ];
            Path::new().blob(&points.concat())
        }
        Zone::Purple => Path::new().ngon(x, y, r * 1.08, 6, 0.0),
        Zone::Blue => petals(Path::new(), x, y, r * 1.04, 8, 22.5).circle(x, y, r * 0.8),
    }
}

/// The zone with the colour of a token.
fn zone_of(colour: Colour) -> Zone {
    match colour {
        Colour::Red => Zone::Red,
        Colour::Yellow => Zone::Yellow,
        Colour::Purple => Zone::Purple,
        Colour::Blue => Zone::Blue,
    }
}

/// A colour's sign: its shape with its letter.
pub(super) fn sign(art: &mut Drawing, zone: Zone, x: f32, y: f32, r: f32) {
    let ink = zone_ink(zone);
    art.shape(ink, r * 0.08, &shape(zone, x, y, r));
    art.text_weight(
        ink.opposite(),
        (x, y),
        r * 0.98,
        r * 0.18,
        &zone.letter().to_string(),
    );
}

fn beast(art: &mut Drawing, animal: Animal, ink: Ink) {
    match animal {
        Animal::Monkey => animals::monkey(art, ink),
        Animal::Frog => animals::frog(art, ink),
        Animal::Butterfly => animals::butterfly(art, ink),
        Animal::Parrot => animals::parrot(art, ink),
    }
}

pub(super) fn animal(animal: Animal, ink: Ink) -> Drawing {
    let mut art = Drawing::new();
    beast(&mut art, animal, ink);
    art
}

pub(super) fn token(kind: Kind) -> Drawing {
    let zone = zone_of(kind.colour());
    let ink = colour_ink(kind.colour());
    let mut art = Drawing::new();
    art.shape(ink, LINE, &shape(zone, 50.0, 50.0, 45.0));
    art.fill(Ink::Light, &shape(zone, 50.0, 50.0, 37.5));
    art.put(21.0, 17.0, 0.0, 0.58, &animal(kind.animal(), ink));
    sign(&mut art, zone, 79.0, 79.0, 16.0);
    art
}

/// What a circle asks for: a colour's shape, an animal's figure, or anything.
pub(super) fn need(need: Need) -> Drawing {
    let mut art = Drawing::new();
    match need {
        Need::Colour(colour) => {
            let zone = zone_of(colour);
            art.shape(Ink::Paper, LINE, &shape(zone, 50.0, 50.0, 45.0));
            sign(&mut art, zone, 50.0, 50.0, 33.0);
        }
        Need::Animal(a) => {
            art.shape(Ink::Paper, LINE, &Path::new().circle(50.0, 50.0, 46.0));
            art.put(19.0, 18.0, 0.0, 0.62, &animal(a, Ink::Sage));
        }
        Need::Any => {
            art.shape(Ink::Paper, LINE, &Path::new().circle(50.0, 50.0, 46.0));
            let mut ring = Path::new();
            for i in 0..8 {
                ring = ring.arc(50.0, 50.0, 36.0, 45.0 * i as f32, 45.0 * i as f32 + 24.0);
            }
            art.line(Ink::Soft, 3.0, &ring);
            art.text_weight(Ink::Line, (50.0, 50.0), 38.0, 6.0, "?");
        }
    }
    art
}

/// Leaves and blossoms of a zone, growing from a point upwards.
fn plant(art: &mut Drawing, zone: Zone, x: f32, y: f32, s: f32) {
    let mut one = Drawing::new();
    match zone {
        Zone::Red => {
            one.shape(
                Ink::Leaf,
                0.9,
                &leaf(
                    leaf(Path::new(), 0.0, 0.0, 30.0, 10.0, -150.0),
                    0.0,
                    0.0,
                    30.0,
                    10.0,
                    -30.0,
                ),
            );
            let mut beaks = Path::new();
            for (dy, a) in [
                (-8.0, -20.0),
                (-18.0, -160.0),
                (-28.0, -20.0),
                (-36.0, -160.0),
            ] {
                beaks = leaf(beaks, 0.0, dy, 18.0, 7.0, a);
            }
            one.line(Ink::Line, 2.4, &Path::new().to(0.0, 0.0).line(0.0, -40.0));
            one.shape(Ink::Red, 0.9, &beaks);
        }
        Zone::Yellow => {
            one.shape(
                Ink::Fresh,
                0.9,
                &leaf(
                    leaf(
                        leaf(Path::new(), 0.0, 0.0, 34.0, 7.0, -140.0),
                        0.0,
                        0.0,
                        34.0,
                        7.0,
                        -40.0,
                    ),
                    0.0,
                    0.0,
                    24.0,
                    7.0,
                    -165.0,
                ),
            );
            one.line(Ink::Line, 2.0, &Path::new().to(0.0, 0.0).line(0.0, -26.0));
            one.shape(
                Ink::Yellow,
                0.9,
                &petals(Path::new(), 0.0, -30.0, 14.0, 8, 0.0),
            );
            one.fill(Ink::Bark, &Path::new().circle(0.0, -30.0, 4.6));
        }
        Zone::Green => {
            for a in [-140.0, -40.0, -90.0] {
                one.shape(
                    Ink::Green,
                    0.8,
                    &leaves_along(
                        Path::new(),
                        (0.0, 0.0),
                        if a == -90.0 { 38.0 } else { 28.0 },
                        a,
                        5,
                        (12.0, 3.6),
                    ),
                );
            }
        }
        Zone::Purple => {
            one.shape(
                Ink::Leaf,
                0.9,
                &leaf(
                    leaf(Path::new(), 0.0, 0.0, 26.0, 8.0, -160.0),
                    0.0,
                    0.0,
                    26.0,
                    8.0,
                    -20.0,
                ),
            );
            one.line(Ink::Line, 2.0, &Path::new().through("0,0 2,-20 10,-36"));
            one.shape(
                Ink::Violet,
                0.9,
                &Path::new()
                    .circle(-5.0, -14.0, 6.0)
                    .circle(8.0, -20.0, 6.4)
                    .circle(-2.0, -28.0, 5.6)
                    .circle(10.0, -36.0, 5.0),
            );
            one.fill(
                Ink::Light,
                &Path::new()
                    .circle(-5.0, -13.0, 1.8)
                    .circle(8.0, -19.0, 2.0)
                    .circle(-2.0, -27.0, 1.7),
            );
        }
        Zone::Blue => {
            one.line(
                Ink::Blue,
                3.2,
                &Path::new()
                    .through("-26,-2 -18,-7 -9,-2 0,-7 9,-2 18,-7 26,-2")
                    .through("-20,6 -12,1 -4,6 4,1 12,6 20,1"),
            );
            one.shape(Ink::Leaf, 0.9, &Path::new().ellipse(-2.0, -11.0, 18.0, 5.0));
            one.shape(
                Ink::Blue,
                0.9,
                &leaf(
                    leaf(
                        leaf(Path::new(), 0.0, -12.0, 20.0, 8.0, -128.0),
                        0.0,
                        -12.0,
                        20.0,
                        8.0,
                        -52.0,
                    ),
                    0.0,
                    -12.0,
                    24.0,
                    9.0,
                    -90.0,
                ),
            );
        }
    }
    art.put(x, y, 0.0, s, &one);
}

/// The sign of a zone on the board.
pub(super) fn zone_sign(zone: Zone) -> Drawing {
    let mut art = Drawing::new();
    art.shape(
        Ink::Paper,
        LINE,
        &Path::new().round_rect(3.0, 3.0, 94.0, 94.0, 14.0),
    );
    art.tint(
        zone_ink(zone),
        0.3,
        &Path::new().round_rect(3.0, 3.0, 94.0, 94.0, 14.0),
    );
    plant(&mut art, zone, 54.0, 86.0, 1.5);
    sign(&mut art, zone, 23.0, 23.0, 16.0);
    art
}

/// The back of a pile: the zone's colour, with its shape.
pub(super) fn back(zone: Zone) -> Drawing {
    let ink = zone_ink(zone);
    let mut art = Drawing::new();
    art.shape(
        ink,
        LINE,
        &Path::new().round_rect(2.0, 2.0, 96.0, 96.0, 10.0),
    );
    art.line(
        ink.opposite(),
        1.2,
        &Path::new().round_rect(7.0, 7.0, 86.0, 86.0, 7.0),
    );
    art.shape_in(Ink::Paper, Ink::Dark, 1.0, &shape(zone, 50.0, 50.0, 32.0));
    plant(&mut art, zone, 50.0, 68.0, 0.86);
    sign(&mut art, zone, 18.0, 18.0, 11.0);
    art
}

/// The ground of a tile with one or two colours: a band of colour around paper, and plants.
pub(super) fn ground(first: Zone, second: Zone) -> Drawing {
    let mut art = Drawing::new();
    let outer = Path::new().round_rect(2.0, 2.0, 96.0, 96.0, 10.0);
    art.shape(zone_ink(first), LINE, &outer);
    if second != first {
        let half = Path::new()
            .to(98.0, 12.0)
            .line(98.0, 88.0)
            .quad(98.0, 98.0, 88.0, 98.0)
            .line(12.0, 98.0)
            .quad(2.0, 98.0, 2.0, 88.0)
            .close();
        art.fill(zone_ink(second), &half);
    }
    art.fill(
        Ink::Paper,
        &Path::new().round_rect(8.0, 8.0, 84.0, 84.0, 6.0),
    );
    art.tint(
        zone_ink(first),
        0.2,
        &Path::new().round_rect(8.0, 8.0, 84.0, 84.0, 6.0),
    );
    art.fill(
        Ink::Shade,
        &Path::new().blob("8.5,84! 30,76 60,80 91.5,74! 91.5,87! 87,91.5! 13,91.5! 8.5,87!"),
    );
    if second == first {
        plant(&mut art, first, 50.0, 42.0, 0.62);
        sign(&mut art, first, 83.0, 17.0, 12.0);
    } else {
        plant(&mut art, first, 42.0, 42.0, 0.5);
        plant(&mut art, second, 60.0, 42.0, 0.5);
        sign(&mut art, first, 83.0, 16.0, 11.0);
        sign(&mut art, second, 85.0, 39.0, 11.0);
    }
    art
}

/// Points on a leaf of paper.
pub(super) fn points(points: u8) -> Drawing {
    let mut art = Drawing::new();
    art.shape(
        Ink::Paper,
        3.0,
        &Path::new().round_rect(5.0, 5.0, 90.0, 90.0, 26.0),
    );
    art.text_weight(Ink::Line, (50.0, 50.0), 58.0, 10.0, &points.to_string());
    art
}

/// A shield with the connected tiles it asks for and what it multiplies by.
pub(super) fn protected(token: ZoneToken) -> Drawing {
    let name = ZoneToken::NAMES[token.index()];
    let zone = Zone::ALL[token.index() / 2];
    let four = name.ends_with('4');
    let ink = zone_ink(zone);
    let mut art = Drawing::new();
    art.shape(
        ink,
        LINE,
        &Path::new().blob("50,3! 64,10 92,12! 92,52 78,82 50,98! 22,82 8,52 8,12! 36,10"),
    );
    art.fill(
        Ink::Paper,
        &Path::new().blob("50,12! 64,18 84,20! 84,52 72,76 50,89! 28,76 16,52 16,20! 36,18"),
    );
    let places: &[(f32, f32)] = if four {
        &[(36.0, 24.0), (50.0, 24.0), (36.0, 38.0), (50.0, 38.0)]
    } else {
        &[(29.0, 31.0), (43.0, 31.0), (57.0, 31.0)]
    };
    let squares = places.iter().fold(Path::new(), |p, (x, y)| {
        p.round_rect(*x + 1.0, *y, 12.4, 12.4, 3.0)
    });
    art.shape(ink, 1.2, &squares);
    art.text_weight(
        Ink::Line,
        (50.0, 65.0),
        20.0,
        4.0,
        if four { "×3" } else { "×2" },
    );
    sign(&mut art, zone, 82.0, 84.0, 14.0);
    art
}

/// Five colours around a leaf: balance.
pub(super) fn balance() -> Drawing {
    let mut art = Drawing::new();
    art.shape(Ink::Paper, LINE, &Path::new().circle(50.0, 50.0, 47.0));
    for (i, zone) in Zone::ALL.into_iter().enumerate() {
        let a = f32::to_radians(72.0 * i as f32 - 90.0);
        sign(
            &mut art,
            zone,
            50.0 + 32.0 * a.cos(),
            50.0 + 32.0 * a.sin(),
            12.0,
        );
    }
    art.text_weight(Ink::Line, (50.0, 50.0), 20.0, 4.0, "+2");
    art
}

pub(super) fn place() -> Drawing {
    let mut art = Drawing::new();
    art.shape_in(
        Ink::Shade,
        Ink::Soft,
        1.0,
        &Path::new().circle(50.0, 50.0, 44.0),
    );
    art.line(
        Ink::Soft,
        2.0,
        &leaf(Path::new(), 50.0, 68.0, 36.0, 14.0, -90.0)
            .to(50.0, 70.0)
            .line(50.0, 44.0),
    );
    art
}

pub(super) fn cell() -> Drawing {
    let mut art = Drawing::new();
    art.tint(
        Ink::Shade,
        0.6,
        &Path::new().round_rect(3.0, 3.0, 94.0, 94.0, 10.0),
    );
    let mut dashes = Path::new();
    for i in 0..6 {
        let at = 13.0 + 13.6 * i as f32;
        dashes = dashes
            .to(at, 3.0)
            .line(at + 7.0, 3.0)
            .to(at, 97.0)
            .line(at + 7.0, 97.0)
            .to(3.0, at)
            .line(3.0, at + 7.0)
            .to(97.0, at)
            .line(97.0, at + 7.0);
    }
    art.line(Ink::Soft, 1.6, &dashes);
    art.tint(
        Ink::Soft,
        0.4,
        &leaf(
            leaf(Path::new(), 50.0, 66.0, 32.0, 12.0, -125.0),
            50.0,
            66.0,
            32.0,
            12.0,
            -55.0,
        ),
    );
    art
}

pub(super) fn binoculars() -> Drawing {
    let mut art = Drawing::new();
    art.shape(
        Ink::Brown,
        LINE,
        &Path::new()
            .polygon(&[(22.0, 16.0), (40.0, 16.0), (47.0, 70.0), (6.0, 70.0)])
            .polygon(&[(60.0, 16.0), (78.0, 16.0), (94.0, 70.0), (53.0, 70.0)])
            .rect(40.0, 32.0, 20.0, 14.0),
    );
    art.shape(
        Ink::Dark,
        LINE,
        &Path::new()
            .round_rect(19.0, 8.0, 24.0, 12.0, 4.0)
            .round_rect(57.0, 8.0, 24.0, 12.0, 4.0),
    );
    art.shape(
        Ink::Water,
        LINE,
        &Path::new()
            .ellipse(26.5, 74.0, 21.0, 15.0)
            .ellipse(73.5, 74.0, 21.0, 15.0),
    );
    art.line(
        Ink::Light,
        2.6,
        &Path::new()
            .arc(26.5, 75.0, 10.0, 190.0, 260.0)
            .arc(73.5, 75.0, 10.0, 190.0, 260.0),
    );
    art.line(
        Ink::Gold,
        3.0,
        &Path::new()
            .to(14.0, 54.0)
            .line(44.0, 54.0)
            .to(56.0, 54.0)
            .line(86.0, 54.0),
    );
    art
}

pub(super) fn bag() -> Drawing {
    let mut art = Drawing::new();
    art.shape(
        Ink::Wood,
        LINE,
        &Path::new().blob("36,28! 18,48 10,74 22,94 50,97 78,94 90,74 82,48 64,28!"),
    );
    art.shape(
        Ink::Wood,
        LINE,
        &Path::new().blob("36,28! 26,12 38,14 44,8 50,13 56,8 62,14 74,12 64,28!"),
    );
    art.line(
        Ink::Accent,
        5.0,
        &Path::new().to(34.0, 29.0).line(66.0, 29.0),
    );
    art.line(Ink::Accent, 2.6, &Path::new().through("62,30 72,38 70,46"));
    art.shape(
        Ink::Leaf,
        1.2,
        &leaf(
            leaf(Path::new(), 50.0, 82.0, 36.0, 14.0, -120.0),
            50.0,
            82.0,
            36.0,
            14.0,
            -60.0,
        ),
    );
    art.line(
        Ink::Bark,
        2.0,
        &Path::new()
            .through("24,56 20,70 24,82")
            .through("76,56 80,70 76,82"),
    );
    art
}

/// A board of carved wood with the animal, 160 × 100.
pub(super) fn totem(a: Animal) -> Drawing {
    let mut art = Drawing::new();
    art.shape(
        Ink::Wood,
        LINE,
        &Path::new().round_rect(3.0, 3.0, 154.0, 94.0, 12.0),
    );
    let mut grain = Path::new();
    for y in [20.0, 38.0, 62.0, 80.0] {
        grain = grain
            .to(10.0, y)
            .quad(50.0, y + 6.0, 90.0, y)
            .quad(124.0, y - 5.0, 150.0, y);
    }
    art.line(Ink::Bark, 0.9, &grain);
    art.shape(
        Ink::Bark,
        LINE,
        &limb(Path::new(), (50.0, 97.0, 72.0), (50.0, 3.0, 66.0), 0.0),
    );
    art.fill(Ink::Cream, &Path::new().circle(50.0, 50.0, 38.0));
    art.put(18.0, 18.0, 0.0, 0.64, &animal(a, Ink::Sage));
    art.shape(Ink::Paper, LINE, &Path::new().circle(122.0, 50.0, 26.0));
    art.text_weight(Ink::Line, (122.0, 50.0), 24.0, 4.6, "+1");
    art
}
