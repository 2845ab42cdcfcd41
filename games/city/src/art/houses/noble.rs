//! Halls and palaces of the nobles: cards 28 to 36 of the built-in file.

use super::parts::*;
use draw::Ink;
use draw::{Drawing, Path};

pub(super) fn house(a: &mut Drawing, number: usize) {
    match number {
        28 => {
            deck(a, 16.0, 84.0);
            wall(a, 24.0, 52.0, 26.0, Ink::Cream);
            windows(a, &[(32.0, 42.0), (68.0, 42.0)]);
            door(a, 50.0);
            dome(a, 50.0, 18.0, DECK - 26.0, Ink::Violet);
        }
        29 => {
            deck(a, 12.0, 88.0);
            a.shape(
                Ink::Cream,
                LINE,
                &Path::new().polygon(&[
                    (16.0, 57.0),
                    (16.0, 50.0),
                    (26.0, 50.0),
                    (26.0, 43.0),
                    (36.0, 43.0),
                    (36.0, 36.0),
                    (64.0, 36.0),
                    (64.0, 43.0),
                    (74.0, 43.0),
                    (74.0, 50.0),
                    (84.0, 50.0),
                    (84.0, 57.0),
                ]),
            );
            a.shape(
                Ink::Violet,
                LINE,
                &Path::new().polygon(&[
                    (42.0, 36.0),
                    (42.0, 20.0),
                    (50.0, 13.0),
                    (58.0, 20.0),
                    (58.0, 36.0),
                ]),
            );
            a.fill(Ink::Gold, &Path::new().star(50.0, 26.0, 5.0, 2.2, 5, 0.0));
        }
        30 => {
            deck(a, 14.0, 86.0);
            a.shape(
                Ink::Cream,
                LINE,
                &Path::new().rect(20.0, DECK - 26.0, 60.0, 26.0),
            );
            columns(a, 20.0, 60.0, 26.0, 4);
            a.shape(
                Ink::Violet,
                LINE,
                &Path::new()
                    .to(16.0, 31.0)
                    .quad(50.0, 4.0, 84.0, 31.0)
                    .close(),
            );
            a.shape(
                Ink::Light,
                LINE * 0.8,
                &Path::new().rect(43.0, 18.0, 14.0, 10.0),
            );
            a.line(
                Ink::Soft,
                0.8,
                &Path::new()
                    .to(45.0, 21.0)
                    .line(55.0, 21.0)
                    .to(45.0, 24.0)
                    .line(52.0, 24.0),
            );
        }
        31 => {
            deck(a, 28.0, 72.0);
            columns(a, 34.0, 32.0, 24.0, 3);
            a.shape(Ink::Light, LINE, &Path::new().rect(30.0, 30.0, 40.0, 4.0));
            dome(a, 50.0, 15.0, 30.0, Ink::Pink);
            a.shape(Ink::White, LINE, &Path::new().circle(50.0, 47.0, 6.0));
        }
        32 => {
            deck(a, 18.0, 82.0);
            hall(a, 26.0, 48.0, Ink::Violet);
            for (x, ink) in [
                (31.0, Ink::Accent),
                (35.0, Ink::Gold),
                (39.0, Ink::Pool),
                (59.0, Ink::Leaf),
                (63.0, Ink::Accent),
                (67.0, Ink::Gold),
            ] {
                a.shape(ink, LINE * 0.6, &Path::new().rect(x, 40.0, 3.4, 12.0));
            }
        }
        33 => {
            deck(a, 16.0, 84.0);
            wall(a, 22.0, 56.0, 24.0, Ink::Cream);
            a.shape(
                Ink::Violet,
                LINE,
                &Path::new().polygon(&[(18.0, 33.0), (28.0, 24.0), (72.0, 24.0), (82.0, 33.0)]),
            );
            a.shape(Ink::Light, LINE, &Path::new().circle(50.0, 24.0, 15.0));
            a.shape(
                Ink::Accent,
                LINE * 0.6,
                &Path::new().star(50.0, 24.0, 13.0, 3.6, 4, 0.0),
            );
            door(a, 50.0);
            windows(a, &[(31.0, 46.0), (69.0, 46.0)]);
        }
        34 => {
            deck(a, 14.0, 86.0);
            wall(a, 26.0, 48.0, 24.0, Ink::Cream);
            gable(a, 24.0, 52.0, DECK - 24.0, 10.0, Ink::Violet);
            door(a, 50.0);
            for (x, ink) in [
                (20.0, Ink::Accent),
                (36.0, Ink::Gold),
                (60.0, Ink::Water),
                (78.0, Ink::Leaf),
            ] {
                flag(
                    a,
                    x,
                    if x == 20.0 || x == 78.0 { 57.0 } else { 28.0 },
                    if x == 20.0 || x == 78.0 { 42.0 } else { 20.0 },
                    ink,
                );
            }
        }
        35 => {
            deck(a, 20.0, 80.0);
            wall(a, 28.0, 44.0, 34.0, Ink::Cream);
            gable(a, 26.0, 48.0, DECK - 34.0, 15.0, Ink::Violet);
            windows(
                a,
                &[
                    (38.0, 32.0),
                    (50.0, 32.0),
                    (62.0, 32.0),
                    (38.0, 46.0),
                    (62.0, 46.0),
                ],
            );
            door(a, 50.0);
            a.shape(
                Ink::Gold,
                LINE * 0.7,
                &Path::new().ellipse(77.0, 40.0, 3.4, 4.6),
            );
            a.line(
                Ink::Line,
                1.0,
                &Path::new().to(72.0, 33.0).line(77.0, 33.0).line(77.0, 36.0),
            );
        }
        36 => {
            deck(a, 8.0, 92.0);
            wall(a, 14.0, 20.0, 22.0, Ink::Pink);
            wall(a, 66.0, 20.0, 22.0, Ink::Pink);
            wall(a, 34.0, 32.0, 30.0, Ink::Pink);
            dome(a, 24.0, 9.0, 35.0, Ink::Accent);
            dome(a, 76.0, 9.0, 35.0, Ink::Accent);
            dome(a, 50.0, 14.0, 27.0, Ink::Accent);
            windows(a, &[(24.0, 46.0), (76.0, 46.0), (41.0, 40.0), (59.0, 40.0)]);
            door(a, 50.0);
        }
        _ => {}
    }
}
