//! Stalls and shops of the merchants: cards 1 to 11 of the built-in file.

use super::parts::*;
use draw::Ink;
use draw::{Drawing, Path};

pub(super) fn house(a: &mut Drawing, number: usize) {
    match number {
        1 => {
            stall(a, 32.0, 36.0, Ink::Accent);
            a.shape(
                Ink::Bark,
                LINE,
                &Path::new()
                    .to(22.0, DECK)
                    .line(78.0, DECK)
                    .quad(74.0, 70.0, 62.0, 70.0)
                    .line(38.0, 70.0)
                    .quad(26.0, 70.0, 22.0, DECK)
                    .close(),
            );
            a.fill(
                Ink::Orange,
                &Path::new()
                    .circle(40.0, 45.0, 2.6)
                    .circle(46.0, 45.0, 2.6)
                    .circle(52.0, 45.0, 2.6),
            );
        }
        2 => {
            deck(a, 16.0, 84.0);
            stall(a, 42.0, 38.0, Ink::Blue);
            a.shape(
                Ink::White,
                LINE,
                &Path::new().polygon(&[(16.0, DECK), (28.0, DECK - 20.0), (40.0, DECK)]),
            );
            a.fill(
                Ink::Soft,
                &Path::new()
                    .circle(27.0, 46.0, 0.9)
                    .circle(31.0, 52.0, 0.9)
                    .circle(23.0, 53.0, 0.9),
            );
        }
        3 => {
            deck(a, 14.0, 86.0);
            hall(a, 22.0, 40.0, Ink::Gold);
            a.line(
                Ink::Line,
                1.2,
                &Path::new()
                    .to(66.0, 57.0)
                    .line(68.0, 22.0)
                    .to(84.0, 57.0)
                    .line(84.0, 24.0),
            );
            a.line(
                Ink::Soft,
                0.8,
                &Path::new()
                    .through("68,24 76,34 84,26")
                    .through("68,31 76,41 84,33")
                    .through("67,38 76,48 84,40")
                    .to(72.0, 29.0)
                    .line(72.0, 45.0)
                    .to(76.0, 33.0)
                    .line(76.0, 48.0)
                    .to(80.0, 30.0)
                    .line(80.0, 45.0),
            );
        }
        4 => {
            deck(a, 20.0, 80.0);
            stall(a, 26.0, 48.0, Ink::Gold);
            a.line(
                Ink::Dark,
                1.3,
                &Path::new()
                    .to(50.0, 47.0)
                    .line(50.0, 33.0)
                    .to(41.0, 36.0)
                    .line(59.0, 36.0)
                    .arc(41.0, 40.0, 4.0, 0.0, 180.0)
                    .arc(59.0, 40.0, 4.0, 0.0, 180.0),
            );
        }
        5 => {
            deck(a, 22.0, 78.0);
            wall(a, 32.0, 36.0, 20.0, Ink::Cream);
            gable(a, 30.0, 40.0, DECK - 18.0, 8.0, Ink::Accent);
            wall_at(a, 38.0, 24.0, 27.0, 12.0);
            gable(a, 36.0, 28.0, 28.0, 9.0, Ink::Accent);
            a.shape(
                Ink::Orange,
                LINE * 0.7,
                &Path::new()
                    .ellipse(39.0, 52.0, 3.4, 4.6)
                    .ellipse(50.0, 52.0, 3.4, 4.6)
                    .ellipse(61.0, 52.0, 3.4, 4.6),
            );
        }
        6 => {
            deck(a, 6.0, 94.0);
            stall(a, 8.0, 26.0, Ink::Accent);
            stall(a, 66.0, 26.0, Ink::Blue);
            wall(a, 34.0, 32.0, 32.0, Ink::Cream);
            awning(a, 31.0, 38.0, DECK - 38.0, Ink::Gold);
            door(a, 50.0);
            flag(a, 50.0, 20.0, 14.0, Ink::Accent);
        }
        7 => {
            deck(a, 24.0, 76.0);
            stall(a, 30.0, 32.0, Ink::Violet);
            a.shape(
                Ink::Gold,
                LINE,
                &Path::new().polygon(&[(62.0, 38.0), (78.0, 26.0), (78.0, 48.0), (62.0, 42.0)]),
            );
            a.line(
                Ink::Line,
                1.2,
                &Path::new()
                    .arc(78.0, 37.0, 6.0, -50.0, 50.0)
                    .arc(78.0, 37.0, 10.0, -45.0, 45.0),
            );
        }
        8 => {
            deck(a, 10.0, 90.0);
            wall(a, 16.0, 56.0, 28.0, Ink::Wood);
            planks(a, 16.0, 56.0, 28.0);
            a.shape(
                Ink::Pool,
                LINE,
                &Path::new().rect(13.0, DECK - 33.0, 62.0, 6.0),
            );
            a.shape(
                Ink::Bark,
                LINE,
                &Path::new().rect(34.0, DECK - 18.0, 20.0, 18.0),
            );
            for x in [78.0, 86.0] {
                barrel(a, x);
            }
        }
        9 => {
            deck(a, 16.0, 84.0);
            a.shape(
                Ink::Cream,
                LINE,
                &Path::new().rect(22.0, DECK - 24.0, 56.0, 24.0),
            );
            columns(a, 22.0, 56.0, 24.0, 5);
            gable(a, 20.0, 60.0, DECK - 24.0, 16.0, Ink::Light);
            a.shape(
                Ink::Gold,
                LINE * 0.8,
                &Path::new().circle(50.0, DECK - 30.0, 4.6),
            );
        }
        10 => boat(a, 48.0, 62.0, 1.9, Some(Ink::Gold)),
        11 => {
            deck(a, 12.0, 88.0);
            a.line(
                Ink::Bark,
                2.4,
                &Path::new()
                    .to(16.0, 57.0)
                    .line(16.0, 22.0)
                    .line(84.0, 22.0)
                    .line(84.0, 57.0)
                    .to(50.0, 57.0)
                    .line(50.0, 22.0),
            );
            for (x, ink) in [
                (20.0, Ink::Accent),
                (31.0, Ink::Gold),
                (54.0, Ink::Violet),
                (66.0, Ink::Water),
            ] {
                a.shape(
                    ink,
                    LINE,
                    &Path::new()
                        .to(x, 23.0)
                        .line(x + 12.0, 23.0)
                        .quad(x + 9.0, 38.0, x + 13.0, 52.0)
                        .quad(x + 6.0, 47.0, x + 1.0, 52.0)
                        .quad(x + 3.0, 38.0, x, 23.0)
                        .close(),
                );
            }
        }
        _ => {}
    }
}
