//! Animals as bold figures, each in a square of 100. Several games show them.

mod creepers;
mod faces;
mod wings;

pub use creepers::{ants, boa, frog, spider};
pub use faces::{howler, jaguar, kinkajou, marmoset, monkey, sloth, tamarin};
pub use wings::{butterfly, hoatzin, parrot, toucan};

use crate::ink::Ink;
use crate::{Drawing, Path};

/// Thickness of the lines around animals.
const LINE: f32 = 1.1;

/// Two eyes with a spark of light, this far from the middle.
fn eyes(art: &mut Drawing, x: f32, y: f32, apart: f32, r: f32) {
    art.fill(
        Ink::Dark,
        &Path::new().circle(x - apart, y, r).circle(x + apart, y, r),
    );
    let (dx, dy) = (r * 0.3, -r * 0.35);
    let spark = Path::new().circle(x - apart + dx, y + dy, r * 0.32).circle(
        x + apart + dx,
        y + dy,
        r * 0.32,
    );
    art.fill(Ink::Light, &spark);
}

/// The same outline on both sides of the line x = 50.
fn both(path: Path, points: &[(f32, f32)]) -> Path {
    let mirrored: Vec<(f32, f32)> = points.iter().rev().map(|(x, y)| (100.0 - x, *y)).collect();
    path.blob_of(points).blob_of(&mirrored)
}
