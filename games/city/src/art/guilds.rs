//! Crests of the guilds, each 100 × 120.

use draw::Ink;
use draw::{Drawing, Path, leaf};

const LINE: f32 = 1.4;

/// The crest of the guild with this number, counted from one. The built-in guilds come first.
pub(super) fn crest(number: i64) -> Drawing {
    let inks = [
        Ink::Blue,
        Ink::Orange,
        Ink::Gold,
        Ink::Pool,
        Ink::Violet,
        Ink::Green,
        Ink::Red,
        Ink::Grey,
        Ink::Pink,
        Ink::Brown,
        Ink::Sage,
        Ink::Yellow,
    ];
    let ink = inks[(number.max(1) - 1) as usize % inks.len()];
    let mut art = Drawing::new();
    let a = &mut art;
    a.shape(
        ink,
        LINE,
        &Path::new().blob("50,3! 70,10 95,10! 95,62 82,94 50,117! 18,94 5,62 5,10! 30,10"),
    );
    a.shape(
        Ink::Paper,
        LINE,
        &Path::new().blob("50,13! 70,19 87,19! 87,60 76,87 50,106! 24,87 13,60 13,19! 30,19"),
    );
    match number {
        1 => {
            a.line(Ink::Line, 1.6, &Path::new().circle(50.0, 54.0, 29.0));
            a.shape(
                Ink::Gold,
                LINE,
                &Path::new().star(50.0, 54.0, 24.0, 6.0, 4, 45.0),
            );
            a.shape(
                Ink::Accent,
                LINE,
                &Path::new().star(50.0, 54.0, 33.0, 7.0, 4, 0.0),
            );
            a.fill(Ink::Light, &Path::new().circle(50.0, 54.0, 3.0));
        }
        2 => {
            a.line(
                Ink::Line,
                8.0,
                &Path::new()
                    .to(30.0, 80.0)
                    .line(64.0, 38.0)
                    .to(70.0, 80.0)
                    .line(40.0, 42.0),
            );
            a.line(
                Ink::Wood,
                5.6,
                &Path::new()
                    .to(30.0, 80.0)
                    .line(64.0, 38.0)
                    .to(70.0, 80.0)
                    .line(40.0, 42.0),
            );
            a.shape(
                Ink::Grey,
                LINE,
                &Path::new().polygon(&[(54.0, 24.0), (80.0, 44.0), (73.0, 52.0), (49.0, 33.0)]),
            );
            a.shape(
                Ink::Grey,
                LINE,
                &Path::new().blob("46,46! 28,48 24,32! 34,38 38,24!"),
            );
        }
        3 => {
            a.line(Ink::Line, 2.4, &Path::new().to(50.0, 76.0).line(50.0, 24.0));
            a.shape(
                Ink::Light,
                LINE,
                &Path::new()
                    .to(52.0, 28.0)
                    .quad(80.0, 44.0, 74.0, 66.0)
                    .line(52.0, 66.0)
                    .close()
                    .to(48.0, 34.0)
                    .line(48.0, 66.0)
                    .line(28.0, 66.0)
                    .quad(30.0, 46.0, 48.0, 34.0)
                    .close(),
            );
            a.shape(
                Ink::Accent,
                LINE,
                &Path::new()
                    .to(22.0, 72.0)
                    .line(78.0, 72.0)
                    .quad(72.0, 90.0, 58.0, 90.0)
                    .line(42.0, 90.0)
                    .quad(28.0, 90.0, 22.0, 72.0)
                    .close(),
            );
            a.shape(Ink::Gold, LINE, &Path::new().circle(63.0, 54.0, 6.0));
        }
        4 => {
            a.fill(Ink::Water, &Path::new().blob("13.6,56! 26,52 38,56 50,52 62,56 74,52 86.4,56! 84,74 72,90 50,105! 28,90 16,74"));
            a.shape(
                Ink::Gold,
                LINE,
                &Path::new().circle(50.0, 46.0, 20.0).polygon(&[
                    (28.0, 66.0),
                    (36.0, 58.0),
                    (64.0, 58.0),
                    (72.0, 66.0),
                    (72.0, 74.0),
                    (28.0, 74.0),
                ]),
            );
            a.shape(Ink::Pool, LINE, &Path::new().circle(50.0, 46.0, 11.0));
            a.line(
                Ink::Gold,
                2.0,
                &Path::new()
                    .to(39.0, 46.0)
                    .line(61.0, 46.0)
                    .to(50.0, 35.0)
                    .line(50.0, 57.0),
            );
            a.line(
                Ink::Light,
                2.0,
                &Path::new()
                    .circle(72.0, 36.0, 3.4)
                    .circle(78.0, 27.0, 2.2)
                    .circle(30.0, 86.0, 2.6),
            );
        }
        5 => {
            a.shape(
                Ink::Light,
                LINE,
                &Path::new()
                    .to(50.0, 46.0)
                    .quad(34.0, 36.0, 20.0, 42.0)
                    .line(20.0, 78.0)
                    .quad(34.0, 72.0, 50.0, 82.0)
                    .quad(66.0, 72.0, 80.0, 78.0)
                    .line(80.0, 42.0)
                    .quad(66.0, 36.0, 50.0, 46.0)
                    .close(),
            );
            a.line(
                Ink::Soft,
                1.4,
                &Path::new()
                    .to(50.0, 46.0)
                    .line(50.0, 82.0)
                    .to(26.0, 50.0)
                    .line(43.0, 53.0)
                    .to(26.0, 58.0)
                    .line(43.0, 61.0)
                    .to(26.0, 66.0)
                    .line(43.0, 69.0),
            );
            a.shape(
                Ink::Accent,
                LINE,
                &leaf(Path::new(), 56.0, 70.0, 50.0, 9.0, -62.0),
            );
            a.line(Ink::Line, 1.6, &Path::new().to(54.0, 74.0).line(74.0, 36.0));
        }
        6 => {
            a.line(Ink::Bark, 3.4, &Path::new().to(72.0, 20.0).line(58.0, 98.0));
            a.shape(
                Ink::Line,
                0.8,
                &Path::new()
                    .circle(44.0, 38.0, 8.0)
                    .blob("36,70! 36,52 44,47 54,52 66,44! 66,50! 54,60 54,70!"),
            );
            a.shape(
                Ink::Wood,
                LINE,
                &Path::new()
                    .to(18.0, 68.0)
                    .line(82.0, 68.0)
                    .quad(74.0, 84.0, 60.0, 84.0)
                    .line(38.0, 84.0)
                    .quad(26.0, 84.0, 18.0, 68.0)
                    .close(),
            );
            a.line(
                Ink::Water,
                3.0,
                &Path::new().through("26,92 34,88 42,92 50,88 58,92 66,88 74,92"),
            );
        }
        _ => {
            let points = (number % 6 + 4).clamp(4, 9) as usize;
            a.shape(
                ink,
                LINE,
                &Path::new().star(50.0, 56.0, 30.0, 18.0, points, 0.0),
            );
            a.text_weight(ink.opposite(), (50.0, 56.0), 18.0, 3.6, &number.to_string());
        }
    }
    art
}
