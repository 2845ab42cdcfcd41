//! Leaves, petals and limbs: what most pictures are made of.

use crate::path::Path;

/// A point at this distance and angle (degrees, clockwise from the right).
fn polar(x: f32, y: f32, r: f32, angle: f32) -> (f32, f32) {
    let a = angle.to_radians();
    (x + r * a.cos(), y + r * a.sin())
}

/// A pointed leaf from its stalk on, in the direction of an angle.
pub fn leaf(path: Path, x: f32, y: f32, length: f32, width: f32, angle: f32) -> Path {
    let (tx, ty) = polar(x, y, length, angle);
    let (mx, my) = polar(x, y, length * 0.45, angle);
    let (ax, ay) = polar(mx, my, width, angle - 90.0);
    let (bx, by) = polar(mx, my, width, angle + 90.0);
    path.to(x, y)
        .quad(ax, ay, tx, ty)
        .quad(bx, by, x, y)
        .close()
}

/// Rounded petals around a centre.
pub fn petals(path: Path, x: f32, y: f32, r: f32, count: usize, turn: f32) -> Path {
    let step = 360.0 / count as f32;
    let ring = r * 0.6;
    let petal = (ring * (step / 2.0).to_radians().sin() * 1.12).min(r * 0.45);
    (0..count).fold(path, |path, i| {
        let (px, py) = polar(x, y, r - petal, turn - 90.0 + step * i as f32);
        path.circle(px, py, petal)
    })
}

/// Pairs of leaves along a straight stalk, as on a feather.
pub fn leaves_along(
    mut path: Path,
    (x, y): (f32, f32),
    length: f32,
    angle: f32,
    pairs: usize,
    (size, width): (f32, f32),
) -> Path {
    for i in 0..pairs {
        let at = (i as f32 + 0.6) / (pairs as f32 + 0.4);
        let (px, py) = polar(x, y, length * at, angle);
        // Leaves in the middle are the longest.
        let here = size * (1.0 - (at - 0.45).abs() * 0.8);
        for side in [-58.0, 58.0] {
            path = leaf(path, px, py, here, width, angle + side);
        }
    }
    let (tx, ty) = polar(x, y, length * 0.94, angle);
    leaf(path, tx, ty, size * 0.8, width, angle)
}

/// A trunk or branch that tapers from one point to another, bent sideways.
pub fn limb(
    path: Path,
    (x0, y0, w0): (f32, f32, f32),
    (x1, y1, w1): (f32, f32, f32),
    bend: f32,
) -> Path {
    let (dx, dy) = (x1 - x0, y1 - y0);
    let length = dx.hypot(dy).max(0.01);
    let (nx, ny) = (-dy / length, dx / length);
    let (mx, my) = ((x0 + x1) / 2.0 + nx * bend, (y0 + y1) / 2.0 + ny * bend);
    let wm = (w0 + w1) * 0.22;
    path.to(x0 + nx * w0 / 2.0, y0 + ny * w0 / 2.0)
        .quad(
            mx + nx * wm,
            my + ny * wm,
            x1 + nx * w1 / 2.0,
            y1 + ny * w1 / 2.0,
        )
        .line(x1 - nx * w1 / 2.0, y1 - ny * w1 / 2.0)
        .quad(
            mx - nx * wm,
            my - ny * wm,
            x0 - nx * w0 / 2.0,
            y0 - ny * w0 / 2.0,
        )
        .close()
}
