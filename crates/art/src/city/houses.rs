//! Houses on stilts over water, each 100 × 80.

use crate::draw::{Art, Path, leaf, limb};
use crate::ink::Ink;

const LINE: f32 = 0.9;
/// Height of the planks that houses stand on.
const DECK: f32 = 57.0;

/// The names of the built-in cards, in the order of their numbers: a house of its own for each.
pub(super) const NAMES: [&str; 42] = [
    "Floating Stall",
    "Salt Counter",
    "Net Hall",
    "Quay Money-Changer",
    "House of Spices",
    "Grand Pontoon Bazaar",
    "Auction Crier",
    "High-Tide Warehouse",
    "Bank of Tides",
    "Boat Pedlar",
    "Silk Slipway",
    "Counterweight Crane",
    "Chain Ferry",
    "Breaker Light",
    "Mooring Basin",
    "Storm Mole",
    "Homecoming Quay",
    "Barge Flotilla",
    "Reef Lookout",
    "Caulkers' Shop",
    "Hanging Yard",
    "Pile-Cutters",
    "Roofers' Lodge",
    "Anchor Foundry",
    "Driftwood Sawmill",
    "Sea-Spray Glassworks",
    "High Ropewalk",
    "Regent's Residence",
    "Elders' Tribune",
    "Treaty Hall",
    "Mother-of-Pearl Belvedere",
    "Brine Archives",
    "Portolan Academy",
    "Embassy of the Isles",
    "Guest House",
    "Coral Palace",
    "Terrace Garden",
    "Rain Cistern",
    "Plank Shacks",
    "Tide Theatre",
    "Suitors' Footbridge",
    "Memorial of the Drowned",
];

fn stilts(art: &mut Art, from: f32, to: f32) {
    let n = ((to - from) / 13.0).round().max(2.0) as usize;
    let mut posts = Path::new();
    for i in 0..n {
        let x = from + 3.0 + (to - from - 6.0) * i as f32 / (n - 1) as f32;
        posts = posts.rect(x - 1.3, DECK, 2.6, 18.0);
    }
    art.shape(Ink::Bark, LINE * 0.7, &posts);
}

/// Planks on posts from one side to the other.
fn deck(art: &mut Art, from: f32, to: f32) {
    stilts(art, from, to);
    art.shape(
        Ink::Wood,
        LINE,
        &Path::new().rect(from, DECK, to - from, 3.4),
    );
}

/// The water with its waves, in front of the posts.
fn water(art: &mut Art) {
    art.tint(
        Ink::Water,
        0.85,
        &Path::new()
            .blob("0,70! 12,68 25,70.5 38,68 50,70.5 62,68 75,70.5 88,68 100,70! 100,80! 0,80!"),
    );
    art.line(
        Ink::Light,
        0.9,
        &Path::new()
            .through("8,75 13,73.6 18,75")
            .through("34,77 40,75.4 46,77")
            .through("62,74.6 67,73.2 72,74.6")
            .through("82,77.4 87,76 92,77.4"),
    );
}

/// A wall with a door, standing on the deck.
fn wall(art: &mut Art, x: f32, width: f32, height: f32, ink: Ink) {
    art.shape(
        ink,
        LINE,
        &Path::new().rect(x, DECK - height, width, height),
    );
}

fn planks(art: &mut Art, x: f32, width: f32, height: f32) {
    let mut lines = Path::new();
    let mut y = DECK - height + 5.0;
    while y < DECK - 1.0 {
        lines = lines.to(x + 1.0, y).line(x + width - 1.0, y);
        y += 5.0;
    }
    art.line(Ink::Bark, 0.5, &lines);
}

fn door(art: &mut Art, x: f32) {
    art.shape(
        Ink::Bark,
        LINE * 0.7,
        &Path::new()
            .to(x - 3.0, DECK)
            .line(x - 3.0, DECK - 8.0)
            .quad(x, DECK - 12.0, x + 3.0, DECK - 8.0)
            .line(x + 3.0, DECK)
            .close(),
    );
}

fn windows(art: &mut Art, places: &[(f32, f32)]) {
    let path = places
        .iter()
        .fold(Path::new(), |p, (x, y)| p.rect(x - 2.3, y - 3.0, 4.6, 6.0));
    art.shape(Ink::Gold, LINE * 0.7, &path);
}

fn gable(art: &mut Art, x: f32, width: f32, base: f32, rise: f32, ink: Ink) {
    art.shape(
        ink,
        LINE,
        &Path::new().polygon(&[
            (x - 4.0, base),
            (x + width / 2.0, base - rise),
            (x + width + 4.0, base),
        ]),
    );
}

/// A striped awning.
fn awning(art: &mut Art, x: f32, width: f32, y: f32, ink: Ink) {
    let n = (width / 7.0).round().max(3.0) as usize;
    let step = width / n as f32;
    let strip = |keep: usize| {
        (0..n).filter(|i| i % 2 == keep).fold(Path::new(), |p, i| {
            let left = x + step * i as f32;
            p.to(left, y)
                .line(left + step, y)
                .line(left + step, y + 7.0)
                .quad(left + step / 2.0, y + 12.0, left, y + 7.0)
                .close()
        })
    };
    art.shape(Ink::Light, LINE, &strip(1));
    art.shape(ink, LINE, &strip(0));
}

fn dome(art: &mut Art, x: f32, r: f32, base: f32, ink: Ink) {
    art.shape(
        ink,
        LINE,
        &Path::new()
            .to(x - r, base)
            .quad(x - r * 1.1, base - r * 1.1, x, base - r * 1.5)
            .quad(x + r * 1.1, base - r * 1.1, x + r, base)
            .close()
            .rect(x - 0.5, base - r * 1.5 - 5.0, 1.0, 5.0),
    );
    art.shape(
        Ink::Gold,
        LINE * 0.6,
        &Path::new().circle(x, base - r * 1.5 - 5.0, 1.6),
    );
}

fn saw_roof(art: &mut Art, x: f32, width: f32, base: f32, ink: Ink) {
    let step = width / 3.0;
    let path = (0..3).fold(Path::new(), |p, i| {
        let left = x + step * i as f32;
        p.polygon(&[(left, base), (left, base - 12.0), (left + step, base)])
    });
    art.shape(ink, LINE, &path);
}

fn chimney(art: &mut Art, x: f32, top: f32, base: f32) {
    art.tint(
        Ink::Soft,
        0.5,
        &Path::new()
            .circle(x + 2.0, top - 5.0, 3.4)
            .circle(x + 6.0, top - 10.0, 4.4)
            .circle(x + 12.0, top - 13.0, 3.4),
    );
    art.shape(
        Ink::Accent,
        LINE,
        &Path::new().rect(x - 3.0, top, 6.0, base - top),
    );
}

fn flag(art: &mut Art, x: f32, base: f32, height: f32, ink: Ink) {
    art.line(
        Ink::Line,
        1.2,
        &Path::new().to(x, base).line(x, base - height),
    );
    art.shape(
        ink,
        LINE * 0.6,
        &Path::new().polygon(&[
            (x, base - height),
            (x + 11.0, base - height + 3.4),
            (x, base - height + 7.0),
        ]),
    );
}

fn boat(art: &mut Art, x: f32, y: f32, s: f32, sail: Option<Ink>) {
    if let Some(ink) = sail {
        art.line(Ink::Line, 1.2, &Path::new().to(x, y).line(x, y - 24.0 * s));
        art.shape(
            ink,
            LINE,
            &Path::new()
                .to(x + 1.0, y - 24.0 * s)
                .quad(x + 14.0 * s, y - 14.0 * s, x + 11.0 * s, y - 3.0 * s)
                .line(x + 1.0, y - 3.0 * s)
                .close(),
        );
    }
    art.shape(
        Ink::Accent,
        LINE,
        &Path::new()
            .to(x - 15.0 * s, y - 2.0 * s)
            .quad(x, y + 1.0 * s, x + 15.0 * s, y - 2.0 * s)
            .quad(x + 10.0 * s, y + 7.0 * s, x, y + 7.0 * s)
            .quad(x - 10.0 * s, y + 7.0 * s, x - 15.0 * s, y - 2.0 * s)
            .close(),
    );
}

fn columns(art: &mut Art, x: f32, width: f32, height: f32, n: usize) {
    let path = (0..n).fold(Path::new(), |p, i| {
        let at = x + 3.0 + (width - 6.0) * i as f32 / (n - 1) as f32;
        p.rect(at - 1.7, DECK - height, 3.4, height)
    });
    art.shape(Ink::White, LINE * 0.7, &path);
}

fn barrel(art: &mut Art, x: f32) {
    art.shape(
        Ink::Bark,
        LINE * 0.7,
        &Path::new()
            .to(x - 3.0, DECK)
            .quad(x - 4.6, DECK - 4.5, x - 3.0, DECK - 9.0)
            .line(x + 3.0, DECK - 9.0)
            .quad(x + 4.6, DECK - 4.5, x + 3.0, DECK)
            .close(),
    );
    art.line(
        Ink::Gold,
        0.8,
        &Path::new()
            .to(x - 3.6, DECK - 3.0)
            .line(x + 3.6, DECK - 3.0)
            .to(x - 3.6, DECK - 6.0)
            .line(x + 3.6, DECK - 6.0),
    );
}

fn anchor(art: &mut Art, x: f32, y: f32, s: f32, ink: Ink) {
    let path = Path::new()
        .circle(x, y - 9.0 * s, 2.4 * s)
        .to(x, y - 6.6 * s)
        .line(x, y + 9.0 * s)
        .to(x - 5.0 * s, y - 3.0 * s)
        .line(x + 5.0 * s, y - 3.0 * s)
        .to(x - 8.0 * s, y + 2.0 * s)
        .quad(x - 7.0 * s, y + 9.0 * s, x, y + 9.0 * s)
        .quad(x + 7.0 * s, y + 9.0 * s, x + 8.0 * s, y + 2.0 * s);
    art.line(ink, 2.0 * s, &path);
}

/// A plain market stall.
fn stall(art: &mut Art, x: f32, width: f32, ink: Ink) {
    wall(art, x + 3.0, width - 6.0, 20.0, Ink::Cream);
    art.shape(
        Ink::Wood,
        LINE,
        &Path::new().rect(x + 1.0, DECK - 10.0, width - 2.0, 10.0),
    );
    awning(art, x, width, DECK - 26.0, ink);
}

fn workshop(art: &mut Art, x: f32, width: f32) {
    wall(art, x, width, 22.0, Ink::Wood);
    planks(art, x, width, 22.0);
    saw_roof(art, x, width, DECK - 22.0, Ink::Orange);
}

fn hall(art: &mut Art, x: f32, width: f32, roof: Ink) {
    wall(art, x, width, 24.0, Ink::Cream);
    gable(art, x, width, DECK - 24.0, 15.0, roof);
    door(art, x + width / 2.0);
}

/// The house of the built-in card with this number, counted from one.
pub(super) fn house(number: usize) -> Art {
    let mut art = Art::new();
    let a = &mut art;
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
    water(a);
    art
}

fn wall_at(art: &mut Art, x: f32, width: f32, y: f32, height: f32) {
    art.shape(Ink::Cream, LINE, &Path::new().rect(x, y, width, height));
    windows(
        art,
        &[
            (x + width * 0.3, y + height * 0.5),
            (x + width * 0.7, y + height * 0.5),
        ],
    );
}

/// A house for a card that the built-in file does not have: by its type, counted from zero.
pub(super) fn of_type(kind: Option<usize>) -> Art {
    let mut art = Art::new();
    let a = &mut art;
    deck(a, 14.0, 86.0);
    match kind {
        Some(0) => stall(a, 26.0, 48.0, Ink::Gold),
        Some(1) => {
            hall(a, 16.0, 36.0, Ink::Pool);
            anchor(a, 70.0, 42.0, 1.3, Ink::Line);
        }
        Some(2) => {
            chimney(a, 66.0, 18.0, 36.0);
            workshop(a, 24.0, 50.0);
            door(a, 49.0);
        }
        Some(3) => {
            wall(a, 26.0, 48.0, 26.0, Ink::Cream);
            windows(a, &[(34.0, 44.0), (66.0, 44.0)]);
            door(a, 50.0);
            dome(a, 50.0, 17.0, DECK - 26.0, Ink::Violet);
        }
        Some(n) => {
            hall(
                a,
                24.0,
                52.0,
                [Ink::Green, Ink::Red, Ink::Grey, Ink::Pink][n % 4],
            );
            windows(a, &[(33.0, 45.0), (67.0, 45.0)]);
        }
        None => {
            hall(a, 28.0, 44.0, Ink::Bark);
            windows(a, &[(36.0, 45.0), (64.0, 45.0)]);
        }
    }
    water(a);
    art
}
