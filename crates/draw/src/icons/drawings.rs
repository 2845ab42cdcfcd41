//! How the icons and the seats' markers look.

use table::Seat;

use super::{Icon, seat_ink};
use crate::ink::Ink;
use crate::{Drawing, Path, leaf, petals, text};

/// A seat's marker: shape, colour and number.
pub(super) fn marker(seat: Seat) -> Drawing {
    let (x, y) = (12.0, 12.0);
    let shape = match seat.index() {
        0 => Path::new().circle(x, y, 10.4),
        1 => Path::new().round_rect(2.2, 2.2, 19.6, 19.6, 4.0),
        2 => Path::new().ngon(x, 13.4, 12.4, 3, 0.0),
        3 => Path::new().ngon(x, y, 11.4, 4, 0.0),
        4 => Path::new().ngon(x, y, 11.2, 6, 0.0),
        _ => petals(Path::new(), x, y, 11.2, 6, 0.0).circle(x, y, 8.0),
    };
    let ink = seat_ink(seat);
    let mut art = Drawing::new();
    art.shape(ink, 0.6, &shape);
    let lower = if seat.index() == 2 { 2.4 } else { 0.0 };
    let number = (seat.index() + 1).to_string();
    art.text_weight(ink.opposite(), (x, y + lower), 8.6, 1.7, &number);
    art
}

pub(super) fn draw(icon: Icon) -> Drawing {
    let mut art = Drawing::new();
    let a = &mut art;
    let p = Path::new;
    match icon {
        Icon::Logo => {
            a.shape_in(
                Ink::Bark,
                Ink::Bark,
                0.1,
                &p().polygon(&[(11.0, 22.0), (11.4, 13.0), (12.6, 13.0), (13.0, 22.0)]),
            );
            a.fill(
                Ink::Leaf,
                &p().circle(12.0, 7.0, 5.0)
                    .circle(7.0, 10.5, 4.0)
                    .circle(17.0, 10.5, 4.0),
            );
            a.fill(
                Ink::Fresh,
                &p().circle(10.6, 5.8, 2.2)
                    .circle(6.0, 9.6, 1.6)
                    .circle(16.0, 9.6, 1.6),
            );
            a.fill(
                Ink::Accent,
                &leaf(
                    leaf(p(), 12.0, 21.6, 7.6, 3.0, -150.0),
                    12.0,
                    21.6,
                    7.6,
                    3.0,
                    -30.0,
                ),
            );
        }
        Icon::Person => {
            a.pen(
                1.8,
                &p().circle(12.0, 8.0, 4.2)
                    .to(4.0, 21.0)
                    .quad(4.0, 14.6, 12.0, 14.6)
                    .quad(20.0, 14.6, 20.0, 21.0),
            );
        }
        Icon::Robot => {
            a.pen(
                1.8,
                &p().round_rect(4.0, 8.0, 16.0, 12.0, 3.0)
                    .to(12.0, 8.0)
                    .line(12.0, 4.6)
                    .to(9.0, 16.6)
                    .line(15.0, 16.6)
                    .to(1.6, 12.6)
                    .line(1.6, 15.6)
                    .to(22.4, 12.6)
                    .line(22.4, 15.6),
            );
            a.blot(
                &p().circle(8.8, 12.6, 1.5)
                    .circle(15.2, 12.6, 1.5)
                    .circle(12.0, 3.4, 1.5),
            );
        }
        Icon::Eye => {
            a.pen(
                1.8,
                &p().to(1.8, 12.0)
                    .quad(12.0, 0.0, 22.2, 12.0)
                    .quad(12.0, 24.0, 1.8, 12.0)
                    .close(),
            );
            a.blot(&p().circle(12.0, 12.0, 3.4));
        }
        Icon::Hand => {
            a.pen(
                1.8,
                &p().polygon(&[(8.4, 4.4), (15.6, 4.4), (15.6, 15.6), (8.4, 15.6)])
                    .polygon(&[(5.8, 6.4), (2.0, 9.0), (7.4, 18.8), (12.0, 16.8)])
                    .polygon(&[(18.2, 6.4), (22.0, 9.0), (16.6, 18.8), (12.0, 16.8)]),
            );
        }
        Icon::Deck => {
            a.pen(
                1.8,
                &p().round_rect(3.0, 6.0, 12.0, 16.0, 2.0)
                    .to(7.0, 3.6)
                    .line(16.0, 3.6)
                    .quad(18.0, 3.6, 18.0, 5.6)
                    .line(18.0, 18.0)
                    .to(10.6, 1.4)
                    .line(19.0, 1.4)
                    .quad(21.0, 1.4, 21.0, 3.4)
                    .line(21.0, 15.0),
            );
        }
        Icon::Discard => {
            a.pen(
                1.8,
                &p().round_rect(3.0, 7.0, 11.0, 15.0, 2.0)
                    .to(17.0, 4.0)
                    .line(17.0, 15.0)
                    .to(13.4, 11.6)
                    .line(17.0, 15.2)
                    .line(20.6, 11.6),
            );
        }
        Icon::Bag => {
            a.pen(
                1.8,
                &p().blob("8.6,8! 4.6,13 4,18 7,21.6 12,22 17,21.6 20,18 19.4,13 15.4,8!")
                    .to(8.6, 8.0)
                    .line(6.6, 3.6)
                    .line(12.0, 4.8)
                    .line(17.4, 3.6)
                    .line(15.4, 8.0),
            );
        }
        Icon::Undo => {
            a.pen(
                2.0,
                &p().to(8.0, 4.0)
                    .line(3.0, 9.0)
                    .line(8.0, 14.0)
                    .to(3.4, 9.0)
                    .line(14.0, 9.0)
                    .quad(21.0, 9.0, 21.0, 14.6)
                    .quad(21.0, 20.0, 14.0, 20.0)
                    .line(8.0, 20.0),
            );
        }
        Icon::Check => {
            a.pen(2.4, &p().to(4.0, 12.6).line(9.6, 18.4).line(20.4, 6.0));
        }
        Icon::Cross => {
            a.pen(
                2.4,
                &p().to(5.4, 5.4)
                    .line(18.6, 18.6)
                    .to(18.6, 5.4)
                    .line(5.4, 18.6),
            );
        }
        Icon::Why => {
            a.pen(1.8, &p().circle(12.0, 12.0, 10.0));
            a.pen(2.0, &text(12.0, 12.2, 10.0, "?"));
        }
        Icon::Book => {
            a.pen(
                1.8,
                &p().to(12.0, 6.0)
                    .quad(8.0, 3.0, 2.4, 4.4)
                    .line(2.4, 19.0)
                    .quad(8.0, 17.6, 12.0, 20.6)
                    .quad(16.0, 17.6, 21.6, 19.0)
                    .line(21.6, 4.4)
                    .quad(16.0, 3.0, 12.0, 6.0)
                    .line(12.0, 20.0),
            );
        }
        Icon::Coach => {
            a.pen(
                1.8,
                &p().arc(12.0, 9.6, 7.0, 130.0, 410.0)
                    .line(15.4, 18.0)
                    .line(8.6, 18.0)
                    .line(7.5, 15.0)
                    .to(9.6, 21.6)
                    .line(14.4, 21.6),
            );
        }
        Icon::Score => {
            a.pen(
                1.8,
                &p().round_rect(4.0, 2.6, 16.0, 19.0, 2.4)
                    .to(8.0, 8.0)
                    .line(16.0, 8.0)
                    .to(8.0, 12.4)
                    .line(16.0, 12.4)
                    .to(8.0, 16.8)
                    .line(12.6, 16.8),
            );
        }
        Icon::Trophy => {
            a.pen(
                1.8,
                &p().to(6.6, 3.0)
                    .line(17.4, 3.0)
                    .line(17.0, 9.0)
                    .quad(16.0, 14.4, 12.0, 14.4)
                    .quad(8.0, 14.4, 7.0, 9.0)
                    .close()
                    .to(12.0, 14.4)
                    .line(12.0, 20.0)
                    .to(7.6, 21.0)
                    .line(16.4, 21.0)
                    .to(6.6, 5.0)
                    .quad(1.4, 5.0, 3.0, 8.6)
                    .quad(4.4, 11.0, 7.6, 11.0)
                    .to(17.4, 5.0)
                    .quad(22.6, 5.0, 21.0, 8.6)
                    .quad(19.6, 11.0, 16.4, 11.0),
            );
        }
        Icon::First => {
            a.pen(
                1.8,
                &p().to(5.0, 22.0)
                    .line(5.0, 3.0)
                    .line(20.0, 5.0)
                    .line(15.6, 9.4)
                    .line(20.0, 14.0)
                    .line(5.0, 14.0),
            );
        }
        Icon::Clock => {
            a.pen(
                1.8,
                &p().circle(12.0, 12.0, 9.6)
                    .to(12.0, 6.4)
                    .line(12.0, 12.4)
                    .line(16.0, 15.0),
            );
        }
        Icon::Chat => {
            a.pen(
                1.8,
                &p().to(4.6, 4.0)
                    .line(19.4, 4.0)
                    .quad(21.6, 4.0, 21.6, 6.2)
                    .line(21.6, 14.6)
                    .quad(21.6, 16.8, 19.4, 16.8)
                    .line(11.0, 16.8)
                    .line(6.0, 21.0)
                    .line(6.0, 16.8)
                    .line(4.6, 16.8)
                    .quad(2.4, 16.8, 2.4, 14.6)
                    .line(2.4, 6.2)
                    .quad(2.4, 4.0, 4.6, 4.0)
                    .close(),
            );
        }
        Icon::Link => {
            a.pen(
                2.0,
                &p().through("10,14 8,12 9,8 13,4 17,3 20.6,6 20.6,10 17,14")
                    .through("14,10 16,12 15,16 11,20 7,21 3.4,18 3.4,14 7,10"),
            );
        }
        Icon::Settings => {
            a.pen(
                1.8,
                &p().star(12.0, 12.0, 10.4, 7.8, 8, 0.0)
                    .circle(12.0, 12.0, 3.2),
            );
        }
        Icon::Menu => {
            a.pen(
                2.2,
                &p().to(3.6, 6.0)
                    .line(20.4, 6.0)
                    .to(3.6, 12.0)
                    .line(20.4, 12.0)
                    .to(3.6, 18.0)
                    .line(20.4, 18.0),
            );
        }
        Icon::Search => {
            a.pen(
                2.0,
                &p().circle(10.0, 10.0, 6.8).to(15.0, 15.0).line(21.4, 21.4),
            );
        }
        Icon::Sun => {
            let mut rays = p().circle(12.0, 12.0, 4.4);
            for i in 0..8 {
                let (s, c) = f32::to_radians(45.0 * i as f32).sin_cos();
                rays = rays
                    .to(12.0 + 7.4 * c, 12.0 + 7.4 * s)
                    .line(12.0 + 10.2 * c, 12.0 + 10.2 * s);
            }
            a.pen(1.9, &rays);
        }
        Icon::Moon => {
            a.pen(
                1.9,
                &p().blob("15,2.6! 6,5 2.8,12 6,19 13,21.4 20.4,17! 12,16 9.4,9.6"),
            );
        }
        Icon::Auto => {
            a.pen(1.8, &p().circle(12.0, 12.0, 9.6));
            a.blot(
                &p().to(12.0, 2.4)
                    .quad(21.6, 2.4, 21.6, 12.0)
                    .quad(21.6, 21.6, 12.0, 21.6)
                    .close(),
            );
        }
        Icon::SoundOn | Icon::SoundOff => {
            a.pen(
                1.8,
                &p().polygon(&[
                    (2.6, 9.0),
                    (6.6, 9.0),
                    (11.6, 4.6),
                    (11.6, 19.4),
                    (6.6, 15.0),
                    (2.6, 15.0),
                ]),
            );
            if icon == Icon::SoundOn {
                a.pen(
                    1.8,
                    &p().arc(11.6, 12.0, 5.0, -45.0, 45.0)
                        .arc(11.6, 12.0, 9.4, -45.0, 45.0),
                );
            } else {
                a.pen(
                    2.0,
                    &p().to(15.4, 9.0)
                        .line(21.4, 15.0)
                        .to(21.4, 9.0)
                        .line(15.4, 15.0),
                );
            }
        }
        Icon::Play => {
            a.blot(&p().polygon(&[(6.0, 3.4), (20.6, 12.0), (6.0, 20.6)]));
        }
        Icon::Pause => {
            a.blot(&p().rect(5.4, 4.0, 4.6, 16.0).rect(14.0, 4.0, 4.6, 16.0));
        }
        Icon::Step => {
            a.blot(
                &p().polygon(&[(4.0, 4.0), (15.6, 12.0), (4.0, 20.0)])
                    .rect(16.6, 4.0, 3.4, 16.0),
            );
        }
        Icon::Back => {
            a.pen(
                2.2,
                &p().to(10.6, 5.0)
                    .line(3.6, 12.0)
                    .line(10.6, 19.0)
                    .to(4.0, 12.0)
                    .line(20.4, 12.0),
            );
        }
        Icon::Sprout => {
            a.pen(
                1.8,
                &leaf(
                    leaf(
                        p().to(12.0, 21.6).line(12.0, 11.0),
                        12.0,
                        12.0,
                        9.6,
                        4.6,
                        -150.0,
                    ),
                    12.0,
                    12.0,
                    9.6,
                    4.6,
                    -30.0,
                )
                .to(6.0, 21.6)
                .line(18.0, 21.6),
            );
        }
        Icon::Summer => {
            a.pen(
                1.8,
                &p().circle(12.0, 8.6, 6.6)
                    .to(12.0, 22.0)
                    .line(12.0, 8.0)
                    .to(12.0, 14.0)
                    .line(15.4, 10.6)
                    .to(12.0, 11.4)
                    .line(9.4, 9.0),
            );
        }
        Icon::Autumn => {
            a.pen(
                1.8,
                &leaf(p(), 5.0, 19.6, 20.6, 8.6, -46.0)
                    .to(2.6, 22.0)
                    .line(14.0, 10.4)
                    .to(9.6, 14.8)
                    .line(9.2, 9.6)
                    .to(9.6, 14.8)
                    .line(15.0, 15.0),
            );
        }
        Icon::Home => {
            a.pen(
                1.8,
                &p().to(2.6, 12.0)
                    .line(12.0, 3.0)
                    .line(21.4, 12.0)
                    .to(5.4, 10.0)
                    .line(5.4, 21.0)
                    .line(18.6, 21.0)
                    .line(18.6, 10.0)
                    .to(10.0, 21.0)
                    .line(10.0, 14.6)
                    .line(14.0, 14.6)
                    .line(14.0, 21.0),
            );
        }
        Icon::Language => {
            a.pen(
                1.6,
                &p().circle(12.0, 12.0, 9.8)
                    .ellipse(12.0, 12.0, 4.4, 9.8)
                    .to(2.4, 12.0)
                    .line(21.6, 12.0)
                    .to(4.0, 7.0)
                    .line(20.0, 7.0)
                    .to(4.0, 17.0)
                    .line(20.0, 17.0),
            );
        }
        Icon::Keyboard => {
            a.pen(
                1.8,
                &p().round_rect(1.8, 5.6, 20.4, 13.0, 2.4)
                    .to(7.4, 15.2)
                    .line(16.6, 15.2),
            );
            a.blot(
                &p().circle(6.0, 9.6, 1.1)
                    .circle(10.0, 9.6, 1.1)
                    .circle(14.0, 9.6, 1.1)
                    .circle(18.0, 9.6, 1.1),
            );
        }
        Icon::Phone => {
            a.pen(
                1.8,
                &p().round_rect(6.4, 1.8, 11.2, 20.4, 2.4)
                    .to(11.0, 19.0)
                    .line(13.0, 19.0),
            );
        }
        Icon::Lab => {
            a.pen(
                1.8,
                &p().to(9.0, 2.6)
                    .line(15.0, 2.6)
                    .to(10.0, 3.0)
                    .line(10.0, 9.4)
                    .line(4.0, 19.4)
                    .quad(3.4, 21.6, 5.6, 21.6)
                    .line(18.4, 21.6)
                    .quad(20.6, 21.6, 20.0, 19.4)
                    .line(14.0, 9.4)
                    .line(14.0, 3.0)
                    .to(6.8, 15.6)
                    .line(17.2, 15.6),
            );
        }
    }
    art
}
