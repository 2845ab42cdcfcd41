//! Small signs of the city: triggers, cubes, badges, counts and verbs, each in a square of 100.

use crate::{Resource, Trigger};

use draw::Ink;
use draw::{Drawing, Path, leaf, petals, text_width};

const LINE: f32 = 3.0;

/// The colour of a type, by its number.
pub(super) fn type_ink(kind: Option<usize>) -> Ink {
    const INKS: [Ink; super::TYPES] = [
        Ink::Gold,
        Ink::Blue,
        Ink::Orange,
        Ink::Violet,
        Ink::Green,
        Ink::Red,
        Ink::Grey,
        Ink::Pink,
    ];
    kind.map_or(Ink::Soft, |n| INKS[n % super::TYPES])
}

/// The badge of a type: a shape of its own around a place for its letter.
pub(super) fn badge(kind: Option<usize>) -> Drawing {
    let shape = match kind.map(|n| n % super::TYPES) {
        Some(0) => Path::new().circle(50.0, 50.0, 45.0),
        Some(1) => Path::new().blob("50,4! 92,20! 90,60 50,97! 10,60 8,20!"),
        Some(2) => Path::new().star(50.0, 50.0, 47.0, 37.0, 9, 0.0),
        Some(3) => Path::new().polygon(&[
            (8.0, 92.0),
            (4.0, 16.0),
            (28.0, 30.0),
            (50.0, 4.0),
            (72.0, 30.0),
            (96.0, 16.0),
            (92.0, 92.0),
        ]),
        Some(4) => Path::new().blob("50,2! 90,28 88,74 50,98! 12,74 10,28"),
        Some(5) => Path::new().ngon(50.0, 50.0, 48.0, 4, 0.0),
        Some(6) => Path::new().round_rect(6.0, 6.0, 88.0, 88.0, 10.0),
        Some(_) => petals(Path::new(), 50.0, 50.0, 47.0, 6, 0.0).circle(50.0, 50.0, 30.0),
        None => Path::new().ngon(50.0, 50.0, 46.0, 8, 22.5),
    };
    let mut art = Drawing::new();
    art.shape(type_ink(kind), LINE, &shape);
    art.fill(Ink::Light, &Path::new().circle(50.0, 54.0, 27.0));
    art
}

/// A letter for a badge.
pub(super) fn letter(letter: char) -> Drawing {
    let mut art = Drawing::new();
    art.text_weight(Ink::Dark, (50.0, 54.0), 32.0, 6.4, &letter.to_string());
    art
}

/// A number or a sign, as in a sum.
pub(super) fn glyph(words: &str) -> Drawing {
    let mut art = Drawing::new();
    let height = 72.0 * (84.0 / text_width(72.0, words)).min(1.0);
    art.text_weight(Ink::Line, (50.0, 50.0), height, height * 0.15, words);
    art
}

/// Printed points: a laurel-green seal.
pub(super) fn points(points: u8) -> Drawing {
    let mut art = Drawing::new();
    art.shape(
        Ink::Deep,
        LINE,
        &Path::new().star(50.0, 50.0, 48.0, 42.0, 14, 0.0),
    );
    art.text_weight(
        Ink::Light,
        (50.0, 50.0),
        if points > 9 { 36.0 } else { 48.0 },
        8.0,
        &points.to_string(),
    );
    art
}

/// A cube of gold is a cube, prestige is a star.
pub(super) fn resource(what: Resource, five: bool) -> Drawing {
    let mut art = Drawing::new();
    let letter = if five { "5" } else { "" };
    match what {
        Resource::Gold => {
            art.shape(Ink::Gold, LINE, &Path::new().ngon(50.0, 50.0, 46.0, 6, 0.0));
            art.fill(
                Ink::Yellow,
                &Path::new().polygon(&[(50.0, 5.0), (89.0, 27.0), (50.0, 50.0), (11.0, 27.0)]),
            );
            art.line(
                Ink::Dark,
                3.0,
                &Path::new()
                    .to(11.0, 28.0)
                    .line(50.0, 50.0)
                    .line(89.0, 28.0)
                    .to(50.0, 50.0)
                    .line(50.0, 95.0),
            );
            if five {
                art.shape(Ink::Light, LINE, &Path::new().circle(50.0, 56.0, 26.0));
            } else {
                art.text_weight(Ink::Dark, (30.0, 64.0), 22.0, 5.0, "G");
            }
        }
        Resource::Prestige => {
            art.shape(
                Ink::Violet,
                LINE,
                &Path::new().star(50.0, 53.0, 48.0, 23.0, 5, 0.0),
            );
            if five {
                art.shape(Ink::Light, LINE, &Path::new().circle(50.0, 56.0, 26.0));
            } else {
                art.text_weight(Ink::Light, (50.0, 55.0), 24.0, 5.4, "P");
            }
        }
    }
    art.text_weight(Ink::Dark, (50.0, 56.0), 30.0, 6.0, letter);
    art
}

/// An arrow that goes round.
fn round_arrow(art: &mut Drawing, ink: Ink) {
    art.line(ink, 9.0, &Path::new().arc(50.0, 50.0, 30.0, -60.0, 200.0));
    art.fill(
        ink,
        &Path::new().polygon(&[(34.0, 52.0), (8.0, 54.0), (18.0, 28.0)]),
    );
}

pub(super) fn trigger(trigger: Trigger) -> Drawing {
    let mut art = Drawing::new();
    let seal = |art: &mut Drawing, ink: Ink| {
        art.shape(ink, LINE, &Path::new().circle(50.0, 50.0, 46.0));
    };
    match trigger {
        Trigger::Never => {
            seal(&mut art, Ink::Shade);
            art.line(Ink::Line, 8.0, &Path::new().to(32.0, 50.0).line(68.0, 50.0));
        }
        Trigger::Immediate => {
            seal(&mut art, Ink::Red);
            art.fill(
                Ink::Light,
                &Path::new().polygon(&[
                    (58.0, 12.0),
                    (24.0, 56.0),
                    (46.0, 56.0),
                    (38.0, 88.0),
                    (76.0, 42.0),
                    (54.0, 42.0),
                ]),
            );
        }
        Trigger::Cycle => {
            seal(&mut art, Ink::Blue);
            round_arrow(&mut art, Ink::Light);
        }
        Trigger::BeforeCycle => {
            seal(&mut art, Ink::Blue);
            round_arrow(&mut art, Ink::Light);
            art.text_weight(Ink::Light, (52.0, 50.0), 26.0, 6.0, "1");
        }
        Trigger::End => {
            seal(&mut art, Ink::Violet);
            art.fill(
                Ink::Light,
                &Path::new()
                    .polygon(&[(28.0, 20.0), (72.0, 20.0), (50.0, 50.0)])
                    .polygon(&[(50.0, 50.0), (72.0, 80.0), (28.0, 80.0)]),
            );
            art.line(
                Ink::Light,
                7.0,
                &Path::new()
                    .to(26.0, 18.0)
                    .line(74.0, 18.0)
                    .to(26.0, 82.0)
                    .line(74.0, 82.0),
            );
        }
        Trigger::AfterBuilding => {
            seal(&mut art, Ink::Green);
            art.fill(
                Ink::Light,
                &Path::new()
                    .polygon(&[(18.0, 52.0), (40.0, 28.0), (62.0, 52.0)])
                    .rect(24.0, 52.0, 32.0, 22.0),
            );
            art.line(
                Ink::Light,
                7.0,
                &Path::new()
                    .to(62.0, 64.0)
                    .line(82.0, 64.0)
                    .to(74.0, 54.0)
                    .line(84.0, 64.0)
                    .line(74.0, 74.0),
            );
        }
    }
    art
}

/// A pile of cards: so many, and which of them are filled.
fn pile(art: &mut Drawing, levels: usize, filled: impl Fn(usize) -> Option<Ink>) {
    for i in 0..levels {
        let y = 76.0 - 18.0 * i as f32;
        art.shape(
            filled(i).unwrap_or(Ink::Paper),
            LINE,
            &Path::new().round_rect(22.0, y, 56.0, 14.0, 4.0),
        );
    }
}

/// The signs of what is counted and of what is done, by their names.
pub(super) fn others() -> Vec<(&'static str, Drawing)> {
    let mut list = Vec::new();
    let mut add = |name: &'static str, draw: &dyn Fn(&mut Drawing)| {
        let mut art = Drawing::new();
        draw(&mut art);
        list.push((name, art));
    };
    add("vp", &|a| {
        a.shape(
            Ink::Deep,
            LINE,
            &Path::new().star(50.0, 50.0, 46.0, 40.0, 14, 0.0),
        );
        a.fill(
            Ink::Light,
            &leaf(
                leaf(Path::new(), 50.0, 80.0, 48.0, 18.0, -115.0),
                50.0,
                80.0,
                48.0,
                18.0,
                -65.0,
            ),
        );
    });
    add("types", &|a| {
        a.shape(Ink::Gold, LINE, &Path::new().circle(28.0, 28.0, 20.0));
        a.shape(
            Ink::Blue,
            LINE,
            &Path::new().ngon(73.0, 30.0, 22.0, 3, 180.0),
        );
        a.shape(
            Ink::Orange,
            LINE,
            &Path::new().star(28.0, 74.0, 22.0, 15.0, 7, 0.0),
        );
        a.shape(
            Ink::Violet,
            LINE,
            &Path::new().ngon(73.0, 74.0, 22.0, 4, 0.0),
        );
    });
    add("under", &|a| pile(a, 4, |i| (i < 3).then_some(Ink::Wood)));
    add("this", &|a| pile(a, 4, |i| (i == 3).then_some(Ink::Accent)));
    add("covered", &|a| {
        pile(a, 4, |i| (i < 3).then_some(Ink::Grey));
        a.line(Ink::Line, 5.0, &Path::new().to(38.0, 14.0).line(62.0, 14.0));
    });
    add("piles", &|a| {
        for (x, h) in [(8.0, 3), (38.0, 2), (68.0, 4)] {
            for i in 0..h {
                a.shape(
                    Ink::Wood,
                    LINE,
                    &Path::new().round_rect(x, 78.0 - 18.0 * i as f32, 24.0, 13.0, 3.0),
                );
            }
        }
    });
    add("others", &|a| {
        for (x, ink) in [(8.0, Ink::Wood), (38.0, Ink::Paper), (68.0, Ink::Wood)] {
            a.shape(
                ink,
                LINE,
                &Path::new()
                    .round_rect(x, 40.0, 24.0, 13.0, 3.0)
                    .round_rect(x, 60.0, 24.0, 13.0, 3.0),
            );
        }
        a.line(
            Ink::Accent,
            6.0,
            &Path::new()
                .to(40.0, 44.0)
                .line(60.0, 70.0)
                .to(60.0, 44.0)
                .line(40.0, 70.0),
        );
    });
    add("tall", &|a| {
        pile(a, 5, |_| Some(Ink::Wood));
        a.line(
            Ink::Accent,
            6.0,
            &Path::new()
                .to(92.0, 90.0)
                .line(92.0, 8.0)
                .to(84.0, 18.0)
                .line(92.0, 7.0)
                .line(99.0, 18.0),
        );
    });
    add("low", &|a| {
        a.shape(
            Ink::Deep,
            LINE,
            &Path::new().star(50.0, 50.0, 46.0, 40.0, 14, 0.0),
        );
        a.text_weight(Ink::Light, (50.0, 50.0), 30.0, 6.0, "≤1");
    });
    add("cycle", &|a| {
        round_arrow(a, Ink::Blue);
        a.text_weight(Ink::Line, (52.0, 50.0), 24.0, 6.0, "×");
    });
    add("move", &|a| {
        a.shape(
            Ink::Wood,
            LINE,
            &Path::new()
                .round_rect(6.0, 60.0, 34.0, 16.0, 4.0)
                .round_rect(60.0, 60.0, 34.0, 16.0, 4.0)
                .round_rect(60.0, 80.0, 34.0, 14.0, 4.0)
                .round_rect(6.0, 80.0, 34.0, 14.0, 4.0),
        );
        a.line(
            Ink::Accent,
            7.0,
            &Path::new()
                .to(22.0, 52.0)
                .quad(48.0, 2.0, 76.0, 44.0)
                .to(60.0, 42.0)
                .line(77.0, 47.0)
                .line(82.0, 29.0),
        );
    });
    add("rearrange", &|a| {
        a.shape(
            Ink::Wood,
            LINE,
            &Path::new()
                .round_rect(28.0, 14.0, 44.0, 18.0, 4.0)
                .round_rect(28.0, 41.0, 44.0, 18.0, 4.0)
                .round_rect(28.0, 68.0, 44.0, 18.0, 4.0),
        );
        a.line(
            Ink::Accent,
            6.0,
            &Path::new()
                .to(14.0, 78.0)
                .quad(2.0, 50.0, 14.0, 22.0)
                .to(5.0, 32.0)
                .line(15.0, 21.0)
                .line(22.0, 34.0)
                .to(86.0, 22.0)
                .quad(98.0, 50.0, 86.0, 78.0)
                .to(95.0, 68.0)
                .line(85.0, 79.0)
                .line(78.0, 66.0),
        );
    });
    add("place", &|a| {
        a.line(
            Ink::Accent,
            8.0,
            &Path::new()
                .to(50.0, 12.0)
                .line(50.0, 62.0)
                .to(30.0, 44.0)
                .line(50.0, 64.0)
                .line(70.0, 44.0),
        );
        a.line(Ink::Line, 8.0, &Path::new().to(20.0, 86.0).line(80.0, 86.0));
    });
    add("collect", &|a| {
        a.line(
            Ink::Accent,
            8.0,
            &Path::new()
                .to(50.0, 60.0)
                .line(50.0, 12.0)
                .to(30.0, 32.0)
                .line(50.0, 10.0)
                .line(70.0, 32.0),
        );
        a.shape(Ink::Gold, LINE, &Path::new().ngon(26.0, 78.0, 16.0, 6, 0.0));
        a.shape(
            Ink::Violet,
            LINE,
            &Path::new().star(74.0, 78.0, 20.0, 9.0, 5, 0.0),
        );
    });
    add("arrow", &|a| {
        a.line(
            Ink::Line,
            8.0,
            &Path::new()
                .to(14.0, 50.0)
                .line(84.0, 50.0)
                .to(62.0, 28.0)
                .line(86.0, 50.0)
                .line(62.0, 72.0),
        );
    });
    add("or", &|a| {
        a.line(
            Ink::Accent,
            8.0,
            &Path::new().to(64.0, 10.0).line(36.0, 90.0),
        );
    });
    add("each", &|a| {
        a.line(Ink::Soft, 7.0, &Path::new().to(62.0, 14.0).line(38.0, 86.0));
    });
    add("other", &|a| {
        a.line(
            Ink::Accent,
            7.0,
            &Path::new()
                .to(50.0, 26.0)
                .line(50.0, 74.0)
                .to(26.0, 50.0)
                .line(74.0, 50.0),
        );
    });
    list
}
