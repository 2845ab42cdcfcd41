//! The ten trees: each has its own crown, and as many blossoms (or fruits) as its rank.

use crate::{Card, Species};

use super::{blossoms, ink};
use draw::Ink;
use draw::{Drawing, Path, leaf, limb};

/// Where a tree stands and how large it has grown.
pub(super) struct Growth {
    x: f32,
    y: f32,
    scale: f32,
    rank: usize,
}

impl Growth {
    pub fn new(card: Card) -> Growth {
        let rank = usize::from(card.rank());
        Growth {
            x: 57.0,
            y: 126.0,
            scale: 0.6 + 0.36 * (rank as f32 - 1.0) / 7.0,
            rank,
        }
    }

    /// From the coordinates of the full-grown tree (origin at its foot) to the card.
    fn at(&self, x: f32, y: f32) -> (f32, f32) {
        (self.x + x * self.scale, self.y + y * self.scale)
    }

    /// The first few of a list: more with every rank.
    fn some<T: Copy>(&self, list: &[T], first: usize) -> Vec<T> {
        let n = first + (list.len() - first) * (self.rank - 1) / 7;
        list[..n].to_vec()
    }

    /// Circles that grow together.
    fn clumps(&self, list: &[(f32, f32, f32)]) -> Path {
        list.iter().fold(Path::new(), |path, (x, y, r)| {
            let (x, y) = self.at(*x, *y);
            path.circle(x, y, r * self.scale)
        })
    }

    /// Flattened circles that grow together.
    fn tiers(&self, list: &[(f32, f32, f32, f32)]) -> Path {
        list.iter().fold(Path::new(), |path, (x, y, rx, ry)| {
            let (x, y) = self.at(*x, *y);
            path.ellipse(x, y, rx * self.scale, ry * self.scale)
        })
    }

    /// A trunk with branches: from, to, thickness at both ends, bend.
    fn limbs(&self, list: &[(f32, f32, f32, f32, f32, f32, f32)]) -> Path {
        let s = self.scale;
        list.iter()
            .fold(Path::new(), |path, (x0, y0, w0, x1, y1, w1, bend)| {
                let ((x0, y0), (x1, y1)) = (self.at(*x0, *y0), self.at(*x1, *y1));
                limb(path, (x0, y0, w0 * s), (x1, y1, w1 * s), bend * s)
            })
    }

    /// Places for blossoms: one for each rank.
    fn places(&self, list: &[(f32, f32); 8]) -> Vec<(f32, f32)> {
        list[..self.rank]
            .iter()
            .map(|(x, y)| self.at(*x, *y))
            .collect()
    }

    /// Size of a blossom: it grows less than the tree.
    fn bloom(&self, r: f32) -> f32 {
        r * (0.62 + 0.38 * self.scale)
    }
}

/// Thickness of the lines around things.
const LINE: f32 = 0.8;

/// Draws the tree of a card, foot at the lower middle.
pub(super) fn tree(art: &mut Drawing, card: Card) {
    let g = Growth::new(card);
    ground(art, &g, card.species());
    match card.species() {
        Species::Cassia => cassia(art, &g),
        Species::Dogwood => dogwood(art, &g),
        Species::Jacaranda => jacaranda(art, &g),
        Species::Olive => olive(art, &g),
        Species::Lilac => lilac(art, &g),
        Species::Magnolia => magnolia(art, &g),
        Species::Maple => maple(art, &g),
        Species::Poinciana => poinciana(art, &g),
        Species::Oak => oak(art, &g),
        Species::Willow => willow(art, &g),
    }
}

/// The ground with a shadow, a few blades of grass and what has fallen.
fn ground(art: &mut Drawing, g: &Growth, species: Species) {
    let w = 34.0 * g.scale;
    art.tint(Ink::Deep, 0.35, &Path::new().ellipse(g.x, g.y, w, 2.6));
    let mut grass = Path::new();
    for (dx, h) in [
        (-0.86, 4.0),
        (-0.7, 5.4),
        (0.62, 4.6),
        (0.8, 6.0),
        (0.93, 3.6),
    ] {
        let x = g.x + w * dx;
        grass = grass
            .to(x, g.y + 1.0)
            .quad(x + 0.4, g.y - h * 0.6, x + 1.6, g.y - h);
    }
    art.line(Ink::Deep, 0.7, &grass);
    if matches!(
        species,
        Species::Jacaranda | Species::Poinciana | Species::Maple | Species::Cassia
    ) {
        let fallen = [
            (-0.5, 1.2),
            (0.4, 2.0),
            (-0.2, 2.8),
            (0.74, 0.6),
            (-0.8, 1.6),
            (0.1, 1.0),
        ];
        let path = fallen[..(g.rank + 3) / 2]
            .iter()
            .fold(Path::new(), |path, (dx, dy)| {
                path.ellipse(g.x + w * dx, g.y + dy, 1.7, 0.9)
            });
        art.fill(ink(species), &path);
    }
}

/// Golden shower: a green umbrella from which yellow clusters hang.
fn cassia(art: &mut Drawing, g: &Growth) {
    let trunk = [
        (0.0, 0.0, 9.0, 0.0, -52.0, 5.0, 2.0),
        (0.0, -40.0, 4.5, -20.0, -64.0, 2.5, 3.0),
        (0.0, -44.0, 4.5, 20.0, -66.0, 2.5, -3.0),
    ];
    art.shape(Ink::Bark, LINE, &g.limbs(&trunk));
    let crown = [
        (0.0, -80.0, 20.0),
        (-19.0, -72.0, 15.0),
        (19.0, -72.0, 15.0),
        (-9.0, -92.0, 13.0),
        (10.0, -92.0, 13.0),
        (-30.0, -64.0, 9.0),
        (30.0, -64.0, 9.0),
    ];
    art.shape(Ink::Leaf, LINE, &g.clumps(&g.some(&crown, 3)));
    art.fill(
        Ink::Fresh,
        &g.clumps(&[(-6.0, -88.0, 7.0), (9.0, -84.0, 5.0), (-18.0, -76.0, 5.5)]),
    );
    let places = [
        (0.0, -66.0),
        (-17.0, -64.0),
        (17.0, -64.0),
        (-30.0, -60.0),
        (30.0, -60.0),
        (-8.0, -82.0),
        (9.0, -82.0),
        (-22.0, -78.0),
    ];
    let r = g.bloom(4.6);
    let mut clusters = Path::new();
    for (x, y) in g.places(&places) {
        for (i, k) in [1.0, 0.92, 0.78, 0.6, 0.38].into_iter().enumerate() {
            let side = if i % 2 == 0 { -0.35 } else { 0.35 };
            clusters = clusters.circle(x + side * r * k, y + r * 1.05 * i as f32, r * k);
        }
    }
    art.shape(Ink::Yellow, LINE * 0.8, &clusters);
}

/// Dogwood: level tiers with white crosses of four petals.
fn dogwood(art: &mut Drawing, g: &Growth) {
    let trunk = [
        (0.0, 0.0, 8.0, 0.0, -84.0, 3.0, -2.0),
        (0.0, -34.0, 3.5, -22.0, -46.0, 2.0, 2.0),
        (0.0, -36.0, 3.5, 24.0, -44.0, 2.0, -2.0),
        (0.0, -56.0, 3.0, 20.0, -66.0, 1.6, -2.0),
        (0.0, -56.0, 3.0, -18.0, -68.0, 1.6, 2.0),
    ];
    art.shape(Ink::Bark, LINE, &g.limbs(&trunk));
    let tiers = [
        (0.0, -88.0, 17.0, 9.0),
        (-8.0, -68.0, 25.0, 9.0),
        (13.0, -66.0, 22.0, 8.5),
        (-17.0, -47.0, 20.0, 8.5),
        (18.0, -45.0, 20.0, 8.5),
        (0.0, -99.0, 10.0, 7.0),
    ];
    for tier in g.some(&tiers, 2).iter().rev() {
        art.shape(Ink::Leaf, LINE, &g.tiers(&[*tier]));
        let (x, y, rx, ry) = *tier;
        art.fill(
            Ink::Fresh,
            &g.tiers(&[(x - rx * 0.15, y - ry * 0.42, rx * 0.6, ry * 0.3)]),
        );
    }
    let places = [
        (0.0, -90.0),
        (-18.0, -68.0),
        (19.0, -67.0),
        (1.0, -68.0),
        (-22.0, -47.0),
        (23.0, -45.0),
        (-7.0, -46.0),
        (9.0, -101.0),
    ];
    let r = g.bloom(7.6);
    blossoms::dogwood(art, &g.places(&places), r, 10.0);
}

/// Jacaranda: a wide violet cloud over a forked trunk.
fn jacaranda(art: &mut Drawing, g: &Growth) {
    let trunk = [
        (0.0, 0.0, 9.0, -2.0, -30.0, 6.5, 2.0),
        (-2.0, -26.0, 6.0, -26.0, -64.0, 2.5, 5.0),
        (-1.0, -26.0, 6.0, 24.0, -62.0, 2.5, -6.0),
        (-2.0, -28.0, 4.5, 2.0, -70.0, 2.0, 1.0),
    ];
    art.shape(Ink::Bark, LINE, &g.limbs(&trunk));
    let crown = [
        (0.0, -80.0, 17.0),
        (-20.0, -74.0, 14.0),
        (20.0, -72.0, 14.0),
        (-32.0, -64.0, 10.0),
        (31.0, -62.0, 10.5),
        (-11.0, -92.0, 13.0),
        (12.0, -90.0, 13.0),
        (2.0, -98.0, 10.0),
    ];
    let crown = g.some(&crown, 3);
    art.shape(Ink::Violet, LINE, &g.clumps(&crown));
    let light: Vec<(f32, f32, f32)> = crown
        .iter()
        .map(|(x, y, r)| (x - r * 0.25, y - r * 0.35, r * 0.42))
        .collect();
    art.tint(Ink::Pink, 0.55, &g.clumps(&light));
    let mut fronds = Path::new();
    for (x, y, a) in [
        (-27.0, -56.0, 150.0),
        (26.0, -54.0, 30.0),
        (-6.0, -62.0, 110.0),
        (10.0, -62.0, 70.0),
    ] {
        let (x, y) = g.at(x, y);
        for turn in [-28.0, 0.0, 28.0] {
            fronds = leaf(fronds, x, y, 9.0 * g.scale, 1.9, a + turn);
        }
    }
    art.fill(Ink::Leaf, &fronds);
    let places = [
        (-2.0, -76.0),
        (-22.0, -72.0),
        (20.0, -71.0),
        (-10.0, -90.0),
        (11.0, -88.0),
        (-32.0, -63.0),
        (32.0, -62.0),
        (3.0, -101.0),
    ];
    let r = g.bloom(5.2);
    blossoms::trumpet(art, &g.places(&places), r);
}

/// Olive: a gnarled trunk, separate silvery clumps and dark fruit.
fn olive(art: &mut Drawing, g: &Growth) {
    let trunk = [
        (0.0, 0.0, 17.0, 3.0, -30.0, 9.0, 5.0),
        (5.0, -20.0, 9.0, -20.0, -56.0, 4.0, 9.0),
        (2.0, -26.0, 8.0, 24.0, -58.0, 3.5, -8.0),
        (3.0, -28.0, 5.0, 4.0, -72.0, 2.5, -4.0),
    ];
    art.shape(Ink::Wood, LINE, &g.limbs(&trunk));
    let (x, y) = g.at(1.0, -14.0);
    art.fill(
        Ink::Bark,
        &Path::new().ellipse(x, y, 2.0 * g.scale, 4.4 * g.scale),
    );
    let crown = [
        (-23.0, -64.0, 13.0),
        (24.0, -66.0, 13.0),
        (2.0, -82.0, 15.0),
        (-13.0, -83.0, 9.0),
        (17.0, -84.0, 9.0),
        (35.0, -60.0, 7.5),
        (-34.0, -58.0, 7.5),
        (4.0, -97.0, 8.0),
    ];
    let crown = g.some(&crown, 3);
    art.shape(Ink::Grey, LINE, &g.clumps(&crown));
    let mut leaves = Path::new();
    for (i, (x, y, r)) in crown.iter().enumerate() {
        for k in 0..5 {
            let a = 72.0 * k as f32 + 31.0 * i as f32;
            let (px, py) = g.at(
                x + r * 0.18 * a.to_radians().cos(),
                y + r * 0.18 * a.to_radians().sin(),
            );
            leaves = leaf(leaves, px, py, r * 0.82 * g.scale, r * 0.24 * g.scale, a);
        }
    }
    art.fill(Ink::Sage, &leaves);
    let places = [
        (2.0, -72.0),
        (-24.0, -56.0),
        (25.0, -58.0),
        (-9.0, -78.0),
        (14.0, -80.0),
        (-30.0, -66.0),
        (33.0, -67.0),
        (3.0, -92.0),
    ];
    let r = g.bloom(3.7);
    let fruit = g.places(&places).iter().fold(Path::new(), |p, (x, y)| {
        p.ellipse(*x, *y, r * 0.82, r * 1.12)
    });
    art.shape_in(Ink::Dark, Ink::Light, 0.5, &fruit);
}

/// Lilac: many stems and upright cones.
fn lilac(art: &mut Drawing, g: &Growth) {
    let trunk = [
        (-4.0, 0.0, 5.0, -22.0, -46.0, 2.5, -5.0),
        (4.0, 0.0, 5.0, 22.0, -46.0, 2.5, 5.0),
        (-1.5, 0.0, 5.0, -8.0, -52.0, 2.5, -2.0),
        (1.5, 0.0, 5.0, 8.0, -54.0, 2.5, 2.0),
    ];
    art.shape(Ink::Bark, LINE, &g.limbs(&trunk));
    let crown = [
        (0.0, -60.0, 18.0),
        (-17.0, -50.0, 13.0),
        (17.0, -50.0, 13.0),
        (-27.0, -56.0, 9.0),
        (27.0, -56.0, 9.0),
        (-12.0, -72.0, 11.0),
        (12.0, -72.0, 11.0),
    ];
    let crown = g.some(&crown, 3);
    art.shape(Ink::Leaf, LINE, &g.clumps(&crown));
    let mut light = Path::new();
    for (x, y, r) in &crown {
        let (px, py) = g.at(*x, y + r * 0.1);
        light = leaf(light, px, py, r * 0.8 * g.scale, r * 0.5 * g.scale, 115.0);
        light = leaf(light, px, py, r * 0.8 * g.scale, r * 0.5 * g.scale, 40.0);
    }
    art.fill(Ink::Deep, &light);
    let places = [
        (0.0, -68.0),
        (-18.0, -60.0),
        (18.0, -60.0),
        (-9.0, -83.0),
        (9.0, -83.0),
        (-30.0, -58.0),
        (30.0, -58.0),
        (0.0, -46.0),
    ];
    let r = g.bloom(6.0);
    let mut order = g.places(&places);
    order.sort_by(|a, b| a.1.total_cmp(&b.1));
    blossoms::cone(art, &order, r);
}

/// Magnolia: bare arms that hold pink cups.
fn magnolia(art: &mut Drawing, g: &Growth) {
    let arms = [
        (0.0, 0.0, 8.0, 0.0, -84.0, 2.6, 1.5),
        (0.0, -30.0, 4.6, -26.0, -66.0, 2.2, 8.0),
        (0.0, -34.0, 4.6, 26.0, -64.0, 2.2, -8.0),
        (0.0, -52.0, 3.4, -14.0, -86.0, 2.0, 4.0),
        (0.0, -54.0, 3.4, 15.0, -84.0, 2.0, -4.0),
        (-12.0, -46.0, 3.0, -33.0, -48.0, 1.8, 4.0),
        (12.0, -48.0, 3.0, 34.0, -46.0, 1.8, -4.0),
    ];
    let halo = [
        (0.0, -84.0, 17.0),
        (-20.0, -70.0, 15.0),
        (20.0, -68.0, 15.0),
        (-28.0, -54.0, 11.0),
        (28.0, -52.0, 11.0),
        (0.0, -66.0, 14.0),
    ];
    art.tint(Ink::Pink, 0.45, &g.clumps(&g.some(&halo, 3)));
    art.shape(Ink::Bark, LINE, &g.limbs(&g.some(&arms, 3)));
    let mut leaves = Path::new();
    for (x, y, a) in [
        (-10.0, -46.0, 200.0),
        (10.0, -46.0, -20.0),
        (-3.0, -62.0, 215.0),
        (3.0, -66.0, -35.0),
    ] {
        let (x, y) = g.at(x, y);
        leaves = leaf(leaves, x, y, 10.0 * g.scale, 3.4 * g.scale, a);
    }
    art.shape(Ink::Leaf, LINE * 0.7, &leaves);
    let places = [
        (0.0, -82.0),
        (-26.0, -64.0),
        (26.0, -62.0),
        (-14.0, -84.0),
        (15.0, -82.0),
        (-34.0, -46.0),
        (35.0, -44.0),
        (0.0, -60.0),
    ];
    let r = g.bloom(7.8);
    blossoms::cup(art, &g.places(&places), r);
}

/// Maple: a red flame with a jagged edge and pointed leaves.
fn maple(art: &mut Drawing, g: &Growth) {
    art.shape(
        Ink::Bark,
        LINE,
        &g.limbs(&[
            (0.0, 0.0, 9.0, 0.0, -50.0, 5.0, -1.5),
            (0.0, -24.0, 4.0, -15.0, -42.0, 2.0, 2.0),
            (0.0, -24.0, 4.0, 15.0, -42.0, 2.0, -2.0),
        ]),
    );
    let flame = |grow: f32| {
        let teeth = 26;
        let points: Vec<(f32, f32)> = (0..teeth)
            .map(|i| {
                let a = std::f32::consts::TAU * i as f32 / teeth as f32;
                let (sin, cos) = a.sin_cos();
                let r = grow * if i % 2 == 0 { 1.0 } else { 0.87 };
                // An egg with its tip at the top.
                let wide = if cos > 0.0 {
                    32.0 - 5.0 * cos
                } else {
                    32.0 + 1.0 * cos
                };
                g.at(sin * wide * r, -68.0 - cos * 37.0 * r)
            })
            .collect();
        Path::new().polygon(&points)
    };
    art.shape(Ink::Red, LINE, &flame(1.0));
    art.tint(Ink::Orange, 0.5, &flame(0.66));
    let places = [
        (0.0, -64.0),
        (-14.0, -54.0),
        (14.0, -54.0),
        (-13.0, -76.0),
        (13.0, -76.0),
        (0.0, -90.0),
        (-24.0, -62.0),
        (24.0, -62.0),
    ];
    let r = g.bloom(7.4);
    let mut leaves = Path::new();
    for (i, (x, y)) in g.places(&places).into_iter().enumerate() {
        leaves = blossoms::maple_leaf(leaves, x, y, r, [0.0, -22.0, 22.0][i % 3]);
    }
    art.shape(Ink::Gold, LINE * 0.8, &leaves);
}

/// Royal poinciana: a flat orange roof on long arms.
fn poinciana(art: &mut Drawing, g: &Growth) {
    let arms = [
        (0.0, 0.0, 9.0, 0.0, -44.0, 6.0, 2.0),
        (0.0, -38.0, 5.0, -32.0, -74.0, 2.0, 8.0),
        (0.0, -38.0, 5.0, 32.0, -74.0, 2.0, -8.0),
        (0.0, -40.0, 4.0, -11.0, -76.0, 2.0, 2.0),
        (0.0, -40.0, 4.0, 12.0, -76.0, 2.0, -2.0),
    ];
    art.shape(Ink::Bark, LINE, &g.limbs(&arms));
    art.shape(
        Ink::Leaf,
        LINE,
        &g.tiers(&[
            (0.0, -72.0, 34.0, 6.5),
            (-17.0, -69.0, 16.0, 5.0),
            (17.0, -69.0, 16.0, 5.0),
        ]),
    );
    let roof = [
        (0.0, -84.0, 26.0, 12.0),
        (-20.0, -79.0, 17.0, 8.5),
        (20.0, -79.0, 17.0, 8.5),
        (-8.0, -91.0, 15.0, 8.0),
        (11.0, -90.0, 14.0, 8.0),
    ];
    let roof = g.some(&roof, 3);
    art.shape(Ink::Orange, LINE, &g.tiers(&roof));
    let light: Vec<(f32, f32, f32, f32)> = roof
        .iter()
        .map(|(x, y, a, b)| (x - a * 0.1, y - b * 0.4, a * 0.5, b * 0.22))
        .collect();
    art.fill(Ink::Gold, &g.tiers(&light));
    let places = [
        (0.0, -82.0),
        (-19.0, -79.0),
        (19.0, -79.0),
        (-9.0, -92.0),
        (10.0, -91.0),
        (-31.0, -75.0),
        (31.0, -75.0),
        (0.0, -71.0),
    ];
    let r = g.bloom(6.4);
    blossoms::flamboyant(art, &g.places(&places), r);
}

/// Oak: a heavy trunk, a broad crown of lobes, acorns.
fn oak(art: &mut Drawing, g: &Growth) {
    let trunk = [
        (0.0, 0.0, 17.0, 0.0, -40.0, 10.0, 1.0),
        (-1.0, -30.0, 7.0, -24.0, -56.0, 3.5, 3.0),
        (1.0, -30.0, 7.0, 24.0, -56.0, 3.5, -3.0),
    ];
    art.shape(Ink::Bark, LINE, &g.limbs(&trunk));
    let crown = [
        (0.0, -70.0, 22.0),
        (-20.0, -62.0, 15.0),
        (20.0, -62.0, 15.0),
        (-15.0, -82.0, 14.0),
        (15.0, -82.0, 14.0),
        (0.0, -93.0, 12.0),
        (-31.0, -68.0, 8.5),
        (31.0, -68.0, 8.5),
        (-28.0, -54.0, 8.5),
        (28.0, -54.0, 8.5),
    ];
    let crown = g.some(&crown, 3);
    art.shape(Ink::Brown, LINE, &g.clumps(&crown));
    let light: Vec<(f32, f32, f32)> = crown
        .iter()
        .map(|(x, y, r)| (x - r * 0.2, y - r * 0.3, r * 0.5))
        .collect();
    art.fill(Ink::Fur, &g.clumps(&light));
    let places = [
        (0.0, -66.0),
        (-18.0, -60.0),
        (18.0, -60.0),
        (-11.0, -80.0),
        (12.0, -80.0),
        (0.0, -94.0),
        (-29.0, -68.0),
        (29.0, -68.0),
    ];
    let r = g.bloom(5.6);
    blossoms::acorn(art, &g.places(&places), r);
}

/// Willow: a dome from which curtains hang nearly to the ground.
fn willow(art: &mut Drawing, g: &Growth) {
    art.shape(
        Ink::Bark,
        LINE,
        &g.limbs(&[
            (0.0, 0.0, 11.0, 2.0, -60.0, 6.0, -4.0),
            (1.0, -44.0, 5.0, -20.0, -72.0, 2.5, 4.0),
            (2.0, -46.0, 5.0, 22.0, -72.0, 2.5, -4.0),
        ]),
    );
    let dome = [
        (0.0, -82.0, 19.0),
        (-18.0, -76.0, 14.0),
        (18.0, -76.0, 14.0),
        (0.0, -94.0, 11.0),
    ];
    let mut curtain = g.clumps(&dome);
    // Each strand is one long leaf: from, length, lean.
    let strands = [
        (-30.0, -72.0, 54.0, 99.0),
        (30.0, -72.0, 54.0, 81.0),
        (-21.0, -72.0, 52.0, 96.0),
        (21.0, -72.0, 52.0, 84.0),
        (-12.0, -70.0, 46.0, 93.0),
        (12.0, -70.0, 46.0, 87.0),
        (-26.0, -70.0, 44.0, 95.0),
        (26.0, -70.0, 44.0, 85.0),
        (-4.0, -68.0, 36.0, 92.0),
        (5.0, -68.0, 36.0, 88.0),
    ];
    for (x, y, length, angle) in g.some(&strands, 4) {
        let (x, y) = g.at(x, y - 8.0);
        curtain = leaf(
            curtain,
            x,
            y,
            (length + 8.0) * g.scale,
            8.0 * g.scale,
            angle,
        );
    }
    art.shape(Ink::Green, LINE, &curtain);
    let mut lines = Path::new();
    for (x, y, length, angle) in g.some(&strands, 4) {
        let (x0, y0) = g.at(x, y + 2.0);
        let (x1, y1) = g.at(
            x + length * 0.78 * f32::to_radians(angle).cos(),
            y + length * 0.78,
        );
        lines = lines.to(x0, y0).line(x1, y1);
    }
    for (x, y, r) in dome {
        let (x, y) = g.at(x, y);
        lines = lines.arc(x, y, r * 0.66 * g.scale, 200.0, 330.0);
    }
    art.line(Ink::Fresh, 1.1, &lines);
    let places = [
        (0.0, -76.0),
        (-18.0, -64.0),
        (18.0, -64.0),
        (-9.0, -90.0),
        (9.0, -90.0),
        (-27.0, -48.0),
        (27.0, -48.0),
        (0.0, -56.0),
    ];
    let r = g.bloom(5.4);
    let catkins = g
        .places(&places)
        .iter()
        .fold(Path::new(), |p, (x, y)| p.ellipse(*x, *y, r * 0.42, r));
    art.shape(Ink::Gold, LINE * 0.7, &catkins);
}
