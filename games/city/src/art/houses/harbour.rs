//! Cranes, ferries and boats of the harbour: cards 12 to 19 of the built-in file.

use super::parts::*;
use draw::Ink;
use draw::{Drawing, Path, limb};

pub(super) fn house(a: &mut Drawing, number: usize) {
    match number {
        12 => {
            deck(a, 20.0, 80.0);
            a.shape(
                Ink::Wood,
                LINE,
                &limb(
                    limb(Path::new(), (36.0, 57.0, 8.0), (46.0, 18.0, 5.0), 0.0),
                    (30.0, 26.0, 5.0),
                    (84.0, 10.0, 3.0),
                    0.0,
                ),
            );
            a.shape(Ink::Grey, LINE, &Path::new().rect(24.0, 24.0, 11.0, 12.0));
            a.line(Ink::Line, 1.2, &Path::new().to(80.0, 12.0).line(80.0, 34.0));
            a.shape(Ink::Accent, LINE, &Path::new().rect(73.0, 34.0, 14.0, 11.0));
        }
        13 => {
            deck(a, 4.0, 26.0);
            deck(a, 76.0, 98.0);
            a.line(Ink::Line, 2.0, &Path::new().through("14,50 50,58 88,50"));
            a.line(
                Ink::Line,
                2.4,
                &Path::new()
                    .to(12.0, 57.0)
                    .line(12.0, 46.0)
                    .to(88.0, 57.0)
                    .line(88.0, 46.0),
            );
            wall_at(a, 38.0, 24.0, 44.0, 16.0);
            gable(a, 38.0, 24.0, 44.0, 10.0, Ink::Pool);
            a.shape(
                Ink::Accent,
                LINE,
                &Path::new().polygon(&[(26.0, 60.0), (74.0, 60.0), (68.0, 70.0), (32.0, 70.0)]),
            );
        }
        14 => {
            deck(a, 26.0, 74.0);
            a.shape(
                Ink::White,
                LINE,
                &Path::new().polygon(&[(38.0, DECK), (43.0, 18.0), (57.0, 18.0), (62.0, DECK)]),
            );
            a.fill(
                Ink::Accent,
                &Path::new()
                    .polygon(&[(40.2, 40.0), (41.2, 32.0), (58.8, 32.0), (59.8, 40.0)])
                    .polygon(&[(38.2, 55.5), (39.2, 48.0), (60.8, 48.0), (61.8, 55.5)]),
            );
            a.tint(
                Ink::Gold,
                0.6,
                &Path::new()
                    .polygon(&[(57.0, 12.0), (96.0, 4.0), (96.0, 24.0)])
                    .polygon(&[(43.0, 12.0), (4.0, 4.0), (4.0, 24.0)]),
            );
            a.shape(Ink::Gold, LINE, &Path::new().rect(44.0, 8.0, 12.0, 10.0));
            gable(a, 44.0, 12.0, 8.0, 6.0, Ink::Accent);
        }
        15 => {
            deck(a, 6.0, 30.0);
            deck(a, 70.0, 94.0);
            a.shape(
                Ink::Bark,
                LINE,
                &Path::new()
                    .rect(12.0, 45.0, 5.0, 12.0)
                    .rect(83.0, 45.0, 5.0, 12.0),
            );
            boat(a, 40.0, 62.0, 1.0, Some(Ink::Light));
            boat(a, 63.0, 66.0, 0.9, Some(Ink::Gold));
        }
        16 => {
            let mut stones = Path::new();
            for (x, y, r) in [
                (14.0, 64.0, 9.0),
                (30.0, 62.0, 11.0),
                (50.0, 62.0, 12.0),
                (70.0, 62.0, 11.0),
                (87.0, 64.0, 9.0),
                (24.0, 50.0, 9.0),
                (41.0, 47.0, 10.0),
                (60.0, 47.0, 10.0),
                (76.0, 51.0, 8.0),
                (50.0, 36.0, 9.0),
            ] {
                stones = stones.ngon(x, y, r, 7, x * 7.0);
                a.shape(Ink::Grey, LINE, &Path::new().ngon(x, y, r, 7, x * 7.0));
            }
            a.line(
                Ink::Light,
                2.4,
                &Path::new()
                    .through("4,46 12,34 20,38 16,44")
                    .through("96,46 90,30 80,36 86,42"),
            );
        }
        17 => {
            deck(a, 8.0, 92.0);
            hall(a, 16.0, 30.0, Ink::Pool);
            anchor(a, 62.0, 42.0, 1.3, Ink::Line);
            flag(a, 82.0, 57.0, 34.0, Ink::Accent);
        }
        18 => {
            boat(a, 24.0, 56.0, 1.0, Some(Ink::Light));
            boat(a, 74.0, 56.0, 1.0, Some(Ink::Gold));
            boat(a, 49.0, 64.0, 1.35, Some(Ink::Accent));
        }
        19 => {
            deck(a, 30.0, 70.0);
            a.line(
                Ink::Bark,
                2.6,
                &Path::new()
                    .to(38.0, 57.0)
                    .line(44.0, 30.0)
                    .to(62.0, 57.0)
                    .line(56.0, 30.0)
                    .to(40.0, 48.0)
                    .line(59.0, 42.0)
                    .to(60.0, 48.0)
                    .line(41.0, 42.0),
            );
            wall_at(a, 40.0, 20.0, 18.0, 13.0);
            gable(a, 40.0, 20.0, 18.0, 12.0, Ink::Pool);
            a.shape(
                Ink::Gold,
                LINE,
                &Path::new().polygon(&[(58.0, 22.0), (76.0, 17.0), (77.0, 23.0), (59.0, 26.0)]),
            );
        }
        _ => {}
    }
}
