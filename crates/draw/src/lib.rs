//! What the pictures of Understory are drawn with, all by its own code: [shapes](Path) in
//! [colours](Ink) that follow day and night, figures that several games share, and the
//! [icons] of the pages.
//!
//! Each game has one [`Sprite`]: an SVG document of [symbols](Symbol), which a page shows by name. A
//! single picture is a symbol; a card that a data file can change, or a tree that grows, is a
//! [`Picture`] made of several of them.
//!
//! ```
//! use draw::{Drawing, Ink, Path, Sprite, Symbol};
//!
//! // A sprite with one picture: a red berry.
//! static BERRIES: Sprite = Sprite::new("berries", || {
//!     let mut berry = Drawing::new();
//!     berry.shape(Ink::Red, 1.0, &Path::new().circle(50.0, 50.0, 30.0));
//!     vec![Symbol::new("berry", 100.0, 100.0, berry)]
//! });
//! assert!(BERRIES.markup().contains(r#"<symbol id="berry""#));
//!
//! // A page shows its layers with `<use>`; colours come from the properties of `palette_css`.
//! let shown = BERRIES.picture("berry").expect("drawn");
//! assert_eq!(shown.layers[0].symbol, "berry");
//! ```
//!
//! There are no words in a sprite, only single letters and numbers, drawn as strokes: a page says
//! what a picture shows in the reader's language. Identity is never by colour alone: a species, an
//! animal or a seat has a shape and a letter of its own too.

pub mod animals;
mod contact_sheet;
pub mod frame;
mod glyph;
pub mod icons;
mod ink;
mod nature;
mod path;
mod picture;
mod sprite;
mod symbol;
mod vision;

pub use contact_sheet::{ContactSheet, Gallery, contact_sheets};
pub use glyph::{text, text_width};
pub use ink::{Ink, Rgb, Theme, palette_css};
pub use nature::{leaf, leaves_along, limb, petals};
pub use path::{Path, num};
pub use picture::{Layer, Picture};
pub use sprite::Sprite;
pub use symbol::{Drawing, Symbol};
pub use vision::Vision;
