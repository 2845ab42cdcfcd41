//! Gardens, shacks and places for everybody: cards 37 to 42 of the built-in file.

use super::parts::*;
use draw::Ink;
use draw::{Drawing, Path, leaf};

pub(super) fn house(a: &mut Drawing, number: usize) {
    match number {
        37 => {
            deck(a, 12.0, 88.0);
            for (x, w, y) in [(16.0, 68.0, 47.0), (26.0, 48.0, 36.0), (36.0, 28.0, 25.0)] {
                a.shape(Ink::Wood, LINE, &Path::new().rect(x, y, w, 11.0));
                let n = (w / 9.0) as usize;
                let bushes = (0..n).fold(Path::new(), |p, i| {
                    p.circle(x + 5.0 + 9.0 * i as f32, y, 4.6)
                });
                a.shape(Ink::Leaf, LINE * 0.8, &bushes);
            }
            a.fill(
                Ink::Accent,
                &Path::new()
                    .circle(24.0, 46.0, 1.6)
                    .circle(60.0, 45.0, 1.6)
                    .circle(40.0, 35.0, 1.6)
                    .circle(52.0, 23.0, 1.6)
                    .circle(76.0, 47.0, 1.6),
            );
        }
        38 => {
            deck(a, 26.0, 74.0);
            a.shape(Ink::Wood, LINE, &Path::new().rect(32.0, 22.0, 36.0, 35.0));
            a.line(
                Ink::Bark,
                1.4,
                &Path::new()
                    .to(32.0, 29.0)
                    .line(68.0, 29.0)
                    .to(32.0, 51.0)
                    .line(68.0, 51.0),
            );
            a.shape(
                Ink::Water,
                LINE,
                &Path::new().ellipse(50.0, 22.0, 18.0, 4.6),
            );
            a.shape(
                Ink::Water,
                LINE,
                &Path::new()
                    .to(50.0, 30.0)
                    .quad(58.0, 40.0, 55.0, 44.0)
                    .quad(50.0, 49.0, 45.0, 44.0)
                    .quad(42.0, 40.0, 50.0, 30.0)
                    .close(),
            );
            a.line(
                Ink::Water,
                1.6,
                &Path::new()
                    .to(40.0, 5.0)
                    .line(38.0, 12.0)
                    .to(52.0, 3.0)
                    .line(50.0, 11.0)
                    .to(64.0, 6.0)
                    .line(62.0, 13.0),
            );
        }
        39 => {
            deck(a, 10.0, 90.0);
            for (x, w, h, ink) in [
                (14.0, 22.0, 16.0, Ink::Soft),
                (38.0, 24.0, 22.0, Ink::Bark),
                (64.0, 22.0, 15.0, Ink::Soft),
            ] {
                wall(a, x, w, h, Ink::Wood);
                planks(a, x, w, h);
                gable(a, x, w, DECK - h, 9.0, ink);
                door(a, x + w / 2.0);
            }
        }
        40 => {
            deck(a, 12.0, 88.0);
            a.shape(Ink::Dark, LINE, &Path::new().rect(20.0, 22.0, 60.0, 35.0));
            a.shape(
                Ink::Red,
                LINE,
                &Path::new()
                    .to(20.0, 22.0)
                    .line(44.0, 22.0)
                    .quad(40.0, 44.0, 20.0, 52.0)
                    .close()
                    .to(80.0, 22.0)
                    .line(80.0, 52.0)
                    .quad(60.0, 44.0, 56.0, 22.0)
                    .close(),
            );
            a.shape(
                Ink::Gold,
                LINE,
                &Path::new()
                    .to(16.0, 24.0)
                    .quad(50.0, 6.0, 84.0, 24.0)
                    .quad(50.0, 16.0, 16.0, 24.0)
                    .close(),
            );
            a.shape(
                Ink::Light,
                LINE * 0.8,
                &Path::new().blob("42,34! 58,34! 57,46 50,53 43,46"),
            );
            a.line(
                Ink::Dark,
                1.3,
                &Path::new()
                    .to(45.0, 39.0)
                    .line(48.0, 39.0)
                    .to(52.0, 39.0)
                    .line(55.0, 39.0)
                    .arc(50.0, 42.0, 4.0, 30.0, 150.0),
            );
        }
        41 => {
            a.shape(
                Ink::Bark,
                LINE,
                &Path::new()
                    .rect(16.0, 48.0, 5.0, 26.0)
                    .rect(79.0, 48.0, 5.0, 26.0),
            );
            a.shape(
                Ink::Wood,
                LINE,
                &Path::new()
                    .to(4.0, 60.0)
                    .quad(50.0, 22.0, 96.0, 60.0)
                    .line(90.0, 64.0)
                    .quad(50.0, 34.0, 10.0, 64.0)
                    .close(),
            );
            a.line(
                Ink::Line,
                1.3,
                &Path::new()
                    .to(8.0, 48.0)
                    .quad(50.0, 12.0, 92.0, 48.0)
                    .to(22.0, 38.0)
                    .line(22.0, 48.0)
                    .to(36.0, 31.0)
                    .line(36.0, 41.0)
                    .to(64.0, 31.0)
                    .line(64.0, 41.0)
                    .to(78.0, 38.0)
                    .line(78.0, 48.0),
            );
            a.shape(
                Ink::Accent,
                LINE,
                &Path::new().blob("50,26! 42,18 42,11 47,9 50,13! 53,9 58,11 58,18"),
            );
        }
        _ => {
            deck(a, 24.0, 76.0);
            a.shape(
                Ink::Grey,
                LINE,
                &Path::new()
                    .rect(32.0, 49.0, 36.0, 8.0)
                    .rect(37.0, 43.0, 26.0, 6.0),
            );
            a.shape(
                Ink::Sage,
                LINE,
                &Path::new().polygon(&[
                    (42.0, 43.0),
                    (45.0, 14.0),
                    (50.0, 7.0),
                    (55.0, 14.0),
                    (58.0, 43.0),
                ]),
            );
            a.line(
                Ink::Pool,
                1.6,
                &Path::new()
                    .through("45,30 47.5,27.6 50,30 52.5,27.6 55,30")
                    .through("44.6,36 47.5,33.6 50,36 52.5,33.6 55.4,36"),
            );
            a.shape(
                Ink::Accent,
                LINE * 0.7,
                &leaf(
                    leaf(Path::new(), 36.0, 49.0, 9.0, 3.4, -120.0),
                    64.0,
                    49.0,
                    9.0,
                    3.4,
                    -60.0,
                ),
            );
        }
    }
}
