//! Workshops of the artisans: cards 20 to 27 of the built-in file.

use super::parts::*;
use draw::Ink;
use draw::{Drawing, Path};

pub(super) fn house(a: &mut Drawing, number: usize) {
    match number {
        20 => {
            deck(a, 14.0, 86.0);
            workshop(a, 20.0, 40.0);
            boat(a, 75.0, 51.0, 0.8, None);
            a.line(Ink::Line, 2.0, &Path::new().to(36.0, 54.0).line(44.0, 43.0));
            a.shape(
                Ink::Grey,
                LINE * 0.7,
                &Path::new().polygon(&[(40.0, 39.0), (48.0, 45.0), (45.6, 48.0), (38.0, 42.0)]),
            );
        }
        21 => {
            a.line(
                Ink::Bark,
                3.0,
                &Path::new()
                    .to(14.0, 72.0)
                    .line(14.0, 14.0)
                    .line(86.0, 14.0)
                    .line(86.0, 72.0),
            );
            a.line(
                Ink::Line,
                1.0,
                &Path::new()
                    .to(28.0, 14.0)
                    .line(28.0, 44.0)
                    .to(72.0, 14.0)
                    .line(72.0, 44.0),
            );
            boat(a, 50.0, 44.0, 1.7, None);
            a.line(Ink::Line, 1.2, &Path::new().to(50.0, 14.0).line(50.0, 42.0));
        }
        22 => {
            deck(a, 44.0, 90.0);
            workshop(a, 48.0, 36.0);
            for (x, top) in [(12.0, 40.0), (22.0, 48.0), (32.0, 34.0)] {
                a.shape(
                    Ink::Wood,
                    LINE,
                    &Path::new().polygon(&[
                        (x - 4.0, 74.0),
                        (x - 4.0, top),
                        (x, top - 7.0),
                        (x + 4.0, top),
                        (x + 4.0, 74.0),
                    ]),
                );
            }
        }
        23 => {
            deck(a, 20.0, 80.0);
            wall(a, 30.0, 40.0, 16.0, Ink::Cream);
            door(a, 50.0);
            gable(a, 22.0, 56.0, DECK - 15.0, 34.0, Ink::Accent);
            let mut tiles = Path::new();
            for (y, from, to) in [(38.0, 24.0, 76.0), (30.0, 32.0, 68.0), (22.0, 40.0, 60.0)] {
                let mut x = from;
                while x < to {
                    tiles = tiles.arc(x + 4.0, y - 2.0, 4.0, 0.0, 180.0);
                    x += 8.0;
                }
            }
            a.line(Ink::Light, 0.9, &tiles);
        }
        24 => {
            deck(a, 16.0, 84.0);
            chimney(a, 70.0, 18.0, 36.0);
            workshop(a, 24.0, 52.0);
            anchor(a, 50.0, 46.0, 0.95, Ink::Dark);
        }
        25 => {
            deck(a, 10.0, 90.0);
            workshop(a, 16.0, 38.0);
            a.shape(
                Ink::Grey,
                LINE,
                &Path::new().star(70.0, 46.0, 15.0, 12.0, 12, 0.0),
            );
            a.fill(Ink::Paper, &Path::new().circle(70.0, 46.0, 3.4));
            a.shape(Ink::Bark, LINE, &Path::new().rect(54.0, 51.0, 36.0, 6.0));
        }
        26 => {
            deck(a, 18.0, 82.0);
            chimney(a, 34.0, 16.0, 36.0);
            workshop(a, 24.0, 44.0);
            a.shape(
                Ink::Water,
                LINE,
                &Path::new().blob("72,57! 68,48 72,42 73,32! 77,32! 78,42 82,48 78,57!"),
            );
            a.fill(Ink::Accent, &Path::new().ellipse(46.0, 50.0, 6.0, 5.0));
            a.fill(Ink::Gold, &Path::new().ellipse(46.0, 51.5, 3.4, 3.0));
        }
        27 => {
            deck(a, 4.0, 96.0);
            wall(a, 8.0, 84.0, 12.0, Ink::Wood);
            a.shape(
                Ink::Orange,
                LINE,
                &Path::new().polygon(&[(4.0, 45.0), (12.0, 36.0), (88.0, 36.0), (96.0, 45.0)]),
            );
            for r in [10.0, 6.4, 3.0] {
                a.line(Ink::Line, 3.4, &Path::new().circle(50.0, 24.0, r));
                a.line(Ink::Cream, 2.2, &Path::new().circle(50.0, 24.0, r));
            }
            a.line(
                Ink::Bark,
                1.6,
                &Path::new().to(60.0, 26.0).quad(74.0, 30.0, 80.0, 52.0),
            );
        }
        _ => {}
    }
}
