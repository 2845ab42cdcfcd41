//! A [`Drawing`] is made of filled and stroked paths; a [`Symbol`] is one with a name and a size.

use crate::glyph::text;
use crate::ink::Ink;
use crate::path::{Path, num};
use std::fmt::Write;

/// Something drawn: a row of SVG elements.
#[derive(Clone, Default)]
pub struct Drawing {
    body: String,
}

impl Drawing {
    /// An empty sheet.
    pub fn new() -> Drawing {
        Drawing::default()
    }

    /// A filled shape.
    pub fn fill(&mut self, ink: Ink, path: &Path) -> &mut Self {
        let _ = write!(
            self.body,
            r#"<path fill="{}" d="{}"/>"#,
            ink.css(),
            path.d()
        );
        self
    }

    /// A filled shape that lets the ground shine through.
    pub fn tint(&mut self, ink: Ink, opacity: f32, path: &Path) -> &mut Self {
        let _ = write!(
            self.body,
            r#"<path fill="{}" fill-opacity="{}" d="{}"/>"#,
            ink.css(),
            num(opacity * 10.0).parse::<f32>().map_or(1.0, |x| x / 10.0),
            path.d()
        );
        self
    }

    /// A line in the colour of the text around the picture.
    pub fn pen(&mut self, width: f32, path: &Path) -> &mut Self {
        let _ = write!(
            self.body,
            r#"<path fill="none" stroke="currentColor" stroke-width="{}" d="{}"/>"#,
            num(width),
            path.d()
        );
        self
    }

    /// A shape in the colour of the text around the picture.
    pub fn blot(&mut self, path: &Path) -> &mut Self {
        let _ = write!(self.body, r#"<path fill="currentColor" d="{}"/>"#, path.d());
        self
    }

    /// A line with round ends.
    pub fn line(&mut self, ink: Ink, width: f32, path: &Path) -> &mut Self {
        let _ = write!(
            self.body,
            r#"<path fill="none" stroke="{}" stroke-width="{}" d="{}"/>"#,
            ink.css(),
            num(width),
            path.d()
        );
        self
    }

    /// A filled shape with a line around it. Parts of the path that overlap grow together: the
    /// line runs around all of them.
    pub fn shape(&mut self, ink: Ink, width: f32, path: &Path) -> &mut Self {
        self.shape_in(ink, Ink::Line, width, path)
    }

    /// The same with a line in another colour.
    pub fn shape_in(&mut self, ink: Ink, line: Ink, width: f32, path: &Path) -> &mut Self {
        let _ = write!(
            self.body,
            r#"<path fill="{}" stroke="{}" stroke-width="{}" d="{}"/>"#,
            ink.css(),
            line.css(),
            num(2.0 * width),
            path.d()
        );
        self
    }

    /// Another drawing, moved, turned (in degrees) and scaled about its own origin.
    pub fn put(&mut self, x: f32, y: f32, turn: f32, scale: f32, art: &Drawing) -> &mut Self {
        self.put_xy(x, y, turn, scale, scale, art)
    }

    /// The same with a scale each way; a negative one mirrors.
    pub fn put_xy(
        &mut self,
        x: f32,
        y: f32,
        turn: f32,
        sx: f32,
        sy: f32,
        art: &Drawing,
    ) -> &mut Self {
        let mut transform = format!("translate({} {})", num(x), num(y));
        if turn != 0.0 {
            let _ = write!(transform, "rotate({})", num(turn));
        }
        let thousandth = |v: f32| (v * 1000.0).round() / 1000.0;
        if sx != 1.0 || sy != 1.0 {
            let _ = write!(transform, "scale({} {})", thousandth(sx), thousandth(sy));
        }
        let _ = write!(self.body, r#"<g transform="{transform}">{}</g>"#, art.body);
        self
    }

    /// Writes digits and letters in our own alphabet, centred at a point, with this height.
    pub fn text(&mut self, ink: Ink, x: f32, y: f32, height: f32, words: &str) -> &mut Self {
        self.line(ink, height * 0.15, &text(x, y, height, words))
    }

    /// The same with a chosen weight of the strokes.
    pub fn text_weight(
        &mut self,
        ink: Ink,
        (x, y): (f32, f32),
        height: f32,
        weight: f32,
        words: &str,
    ) -> &mut Self {
        self.line(ink, weight, &text(x, y, height, words))
    }
}

/// Said once for a whole symbol: round ends and corners, and lines run around a shape, not over it.
const ROUND: &str = r#" stroke-linecap="round" stroke-linejoin="round" paint-order="stroke""#;

/// A drawing with a name and a size: one picture of a sprite.
pub struct Symbol {
    /// Its name in the sprite.
    pub id: String,
    /// Width of the view box.
    pub width: f32,
    /// Height of the view box.
    pub height: f32,
    /// What is drawn.
    pub art: Drawing,
}

impl Symbol {
    /// A drawing with this name and size.
    pub fn new(id: impl Into<String>, width: f32, height: f32, art: Drawing) -> Symbol {
        Symbol {
            id: id.into(),
            width,
            height,
            art,
        }
    }

    /// As it stands in a sprite.
    pub fn markup(&self) -> String {
        format!(
            r#"<symbol id="{}" viewBox="0 0 {} {}"{ROUND}>{}</symbol>"#,
            self.id,
            num(self.width),
            num(self.height),
            self.art.body
        )
    }
}
