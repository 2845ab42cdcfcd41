//! The icons of the installed program: our leaf as SVG, and as PNG for the systems that want that.
//!
//! The PNG files lie beside the code, so that nobody who builds the program needs a library that draws them;
//! a test draws them anew from the SVG and compares.

/// The leaf on a sheet of paper, in a square of 32.
const LEAF: &str = r##"<path d="M7 25C5 12 14 6 26 6c1 12-6 22-17 19" fill="#2f5d3a"/><path d="M6 28C10 20 15 14 21 11" fill="none" stroke="#f6f0df" stroke-width="1.6" stroke-linecap="round"/>"##;

macro_rules! png {
    ($name:literal) => {
        ($name, include_bytes!(concat!("../assets/icons/", $name)))
    };
}

/// The icons as pictures of pixels, by name. A maskable one is cut by the system to any shape: it has paper up
/// to the edge, and the leaf within the middle.
pub const PNG_ICONS: [(&str, &[u8]); 4] = [
    png!("icon-180.png"),
    png!("icon-192.png"),
    png!("icon-512.png"),
    png!("icon-maskable-512.png"),
];

/// The icon as an SVG document.
pub fn svg() -> String {
    document("7", LEAF)
}

fn document(corner: &str, leaf: &str) -> String {
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="{corner}" fill="#f6f0df"/>{leaf}</svg>"##
    )
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use resvg::{tiny_skia, usvg};

    use super::*;

    fn maskable() -> String {
        let small = format!(r#"<g transform="translate(5.6 5.6) scale(.65)">{LEAF}</g>"#);
        document("0", &small)
    }

    fn draw(svg: &str, side: u32) -> Option<Vec<u8>> {
        let tree = usvg::Tree::from_str(svg, &usvg::Options::default()).ok()?;
        let mut pixels = tiny_skia::Pixmap::new(side, side)?;
        let scale = tiny_skia::Transform::from_scale(side as f32 / 32.0, side as f32 / 32.0);
        resvg::render(&tree, scale, &mut pixels.as_mut());
        pixels.encode_png().ok()
    }

    /// `cargo xtask golden` writes them anew.
    #[test]
    fn the_files_are_what_the_leaf_looks_like() {
        let write = std::env::var("UNDERSTORY_GOLDEN").is_ok_and(|v| v == "write");
        let looks = [
            (maskable(), 180),
            (svg(), 192),
            (svg(), 512),
            (maskable(), 512),
        ];
        for ((name, file), (svg, side)) in PNG_ICONS.into_iter().zip(looks) {
            let drawn = draw(&svg, side).expect("our own icon can be drawn");
            if write {
                let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/icons");
                std::fs::write(folder.join(name), drawn).expect("a file of ours");
                continue;
            }
            let [file, drawn] =
                [file, &drawn].map(|png| tiny_skia::Pixmap::decode_png(png).expect("a picture"));
            assert!(file == drawn, "{name}: cargo xtask golden");
        }
    }
}
