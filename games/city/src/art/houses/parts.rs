//! What houses are put together from: posts, planks, walls, roofs, boats.

use draw::Ink;
use draw::{Drawing, Path};

pub const LINE: f32 = 0.9;
/// Height of the planks that houses stand on.
pub const DECK: f32 = 57.0;

pub fn stilts(art: &mut Drawing, from: f32, to: f32) {
    let n = ((to - from) / 13.0).round().max(2.0) as usize;
    let mut posts = Path::new();
    for i in 0..n {
        let x = from + 3.0 + (to - from - 6.0) * i as f32 / (n - 1) as f32;
        posts = posts.rect(x - 1.3, DECK, 2.6, 18.0);
    }
    art.shape(Ink::Bark, LINE * 0.7, &posts);
}

/// Planks on posts from one side to the other.
pub fn deck(art: &mut Drawing, from: f32, to: f32) {
    stilts(art, from, to);
    art.shape(
        Ink::Wood,
        LINE,
        &Path::new().rect(from, DECK, to - from, 3.4),
    );
}

/// The water with its waves, in front of the posts.
pub fn water(art: &mut Drawing) {
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
pub fn wall(art: &mut Drawing, x: f32, width: f32, height: f32, ink: Ink) {
    art.shape(
        ink,
        LINE,
        &Path::new().rect(x, DECK - height, width, height),
    );
}

pub fn planks(art: &mut Drawing, x: f32, width: f32, height: f32) {
    let mut lines = Path::new();
    let mut y = DECK - height + 5.0;
    while y < DECK - 1.0 {
        lines = lines.to(x + 1.0, y).line(x + width - 1.0, y);
        y += 5.0;
    }
    art.line(Ink::Bark, 0.5, &lines);
}

pub fn door(art: &mut Drawing, x: f32) {
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

pub fn windows(art: &mut Drawing, places: &[(f32, f32)]) {
    let path = places
        .iter()
        .fold(Path::new(), |p, (x, y)| p.rect(x - 2.3, y - 3.0, 4.6, 6.0));
    art.shape(Ink::Gold, LINE * 0.7, &path);
}

pub fn gable(art: &mut Drawing, x: f32, width: f32, base: f32, rise: f32, ink: Ink) {
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
pub fn awning(art: &mut Drawing, x: f32, width: f32, y: f32, ink: Ink) {
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

pub fn dome(art: &mut Drawing, x: f32, r: f32, base: f32, ink: Ink) {
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

pub fn saw_roof(art: &mut Drawing, x: f32, width: f32, base: f32, ink: Ink) {
    let step = width / 3.0;
    let path = (0..3).fold(Path::new(), |p, i| {
        let left = x + step * i as f32;
        p.polygon(&[(left, base), (left, base - 12.0), (left + step, base)])
    });
    art.shape(ink, LINE, &path);
}

pub fn chimney(art: &mut Drawing, x: f32, top: f32, base: f32) {
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

pub fn flag(art: &mut Drawing, x: f32, base: f32, height: f32, ink: Ink) {
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

pub fn boat(art: &mut Drawing, x: f32, y: f32, s: f32, sail: Option<Ink>) {
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

pub fn columns(art: &mut Drawing, x: f32, width: f32, height: f32, n: usize) {
    let path = (0..n).fold(Path::new(), |p, i| {
        let at = x + 3.0 + (width - 6.0) * i as f32 / (n - 1) as f32;
        p.rect(at - 1.7, DECK - height, 3.4, height)
    });
    art.shape(Ink::White, LINE * 0.7, &path);
}

pub fn barrel(art: &mut Drawing, x: f32) {
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

pub fn anchor(art: &mut Drawing, x: f32, y: f32, s: f32, ink: Ink) {
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
pub fn stall(art: &mut Drawing, x: f32, width: f32, ink: Ink) {
    wall(art, x + 3.0, width - 6.0, 20.0, Ink::Cream);
    art.shape(
        Ink::Wood,
        LINE,
        &Path::new().rect(x + 1.0, DECK - 10.0, width - 2.0, 10.0),
    );
    awning(art, x, width, DECK - 26.0, ink);
}

pub fn workshop(art: &mut Drawing, x: f32, width: f32) {
    wall(art, x, width, 22.0, Ink::Wood);
    planks(art, x, width, 22.0);
    saw_roof(art, x, width, DECK - 22.0, Ink::Orange);
}

pub fn hall(art: &mut Drawing, x: f32, width: f32, roof: Ink) {
    wall(art, x, width, 24.0, Ink::Cream);
    gable(art, x, width, DECK - 24.0, 15.0, roof);
    door(art, x + width / 2.0);
}

pub fn wall_at(art: &mut Drawing, x: f32, width: f32, y: f32, height: f32) {
    art.shape(Ink::Cream, LINE, &Path::new().rect(x, y, width, height));
    windows(
        art,
        &[
            (x + width * 0.3, y + height * 0.5),
            (x + width * 0.7, y + height * 0.5),
        ],
    );
}
