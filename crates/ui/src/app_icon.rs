//! The icons of the installed program: our leaf as SVG, and as PNG for the systems that want that.

use resvg::{tiny_skia, usvg};

/// The leaf on a sheet of paper, in a square of 32.
const LEAF: &str = r##"<path d="M7 25C5 12 14 6 26 6c1 12-6 22-17 19" fill="#2f5d3a"/><path d="M6 28C10 20 15 14 21 11" fill="none" stroke="#f6f0df" stroke-width="1.6" stroke-linecap="round"/>"##;

/// How an icon meets its edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edge {
    /// Rounded by ourselves.
    Rounded,
    /// Cut by the system to any shape: paper up to the edge, the leaf within the middle.
    Maskable,
}

/// The icon as an SVG document.
pub fn svg(edge: Edge) -> String {
    let (corner, leaf) = match edge {
        Edge::Rounded => ("7", LEAF.to_string()),
        Edge::Maskable => (
            "0",
            format!(r#"<g transform="translate(5.6 5.6) scale(.65)">{LEAF}</g>"#),
        ),
    };
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="{corner}" fill="#f6f0df"/>{leaf}</svg>"##
    )
}

/// The icon as a PNG picture of this many pixels a side.
pub fn png(edge: Edge, size: u32) -> Vec<u8> {
    draw(edge, size).expect("our own icon can be drawn")
}

fn draw(edge: Edge, size: u32) -> Option<Vec<u8>> {
    let tree = usvg::Tree::from_str(&svg(edge), &usvg::Options::default()).ok()?;
    let mut pixels = tiny_skia::Pixmap::new(size, size)?;
    let scale = tiny_skia::Transform::from_scale(size as f32 / 32.0, size as f32 / 32.0);
    resvg::render(&tree, scale, &mut pixels.as_mut());
    pixels.encode_png().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn icons_are_square_pictures() {
        for (edge, size) in [(Edge::Rounded, 192), (Edge::Maskable, 512)] {
            let picture = tiny_skia::Pixmap::decode_png(&png(edge, size)).expect("a PNG");
            assert_eq!((picture.width(), picture.height()), (size, size));
            let corner = picture.pixel(0, 0).expect("a corner").alpha();
            assert_eq!(corner == 255, edge == Edge::Maskable, "{edge:?}");
            let middle = picture.pixel(size / 2, size * 2 / 5).expect("the middle");
            assert!(middle.green() > middle.red(), "{edge:?}: the leaf is green");
        }
    }
}
