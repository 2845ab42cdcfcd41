//! What people see. Every page is a pure function of a view, a language and what the reader chose
//! (theme, seat looked at): no database, no clock, no network. The server asks for a page, and the
//! newest one always suffices.
//!
//! A game comes as a [`GamePackage`]: its rules, and whatever else it has, declared part by part. A
//! [`Catalog`] is the list of them; pages find games, words and files in it. Nothing here knows any
//! game by name.
//!
//! # A board in five lines
//!
//! A game's [`Board`] draws a view and puts the legal choices it can show right into the picture (a
//! card, a place); whatever is left over becomes a plain button ([`RenderContext`]). So every choice
//! can be made on every page, whatever a board forgets. A game without a board shows its picture for
//! the terminal.
//!
//! ```
//! use table::{BySeat, Play, Setup, Viewer, random};
//! use ui::{Lang, RenderContext};
//!
//! let package = registry::package("arboretum").expect("registered");
//! let setup = Setup::new(package.descriptor(), 2, [], None)?;
//! // Rules, board and bot of this table, over rules that are built once.
//! let table = package.open(&setup)?;
//! let mut play = Play::by(table.rules);
//! play.run_chance(&mut random::seeded(1));
//!
//! let words = registry::CATALOG.words(Lang::En);
//! let names = BySeat::from_fn(2, |seat| words.seat(seat));
//! let context = RenderContext::new(words, &names, Viewer::Public, Vec::new());
//! let view = play.rules().any_view(play.state(), Viewer::Public);
//! let drawn = table.board.show(&view, &context);
//! assert_eq!(drawn.areas.len(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # A package
//!
//! ```
//! use ui::GamePackage;
//!
//! // What is not declared is left out of home page, menus and forms.
//! let package = GamePackage::new::<arboretum::Arboretum>().board().bot().build();
//! assert!(package.has_bot() && package.lesson().is_none());
//! ```

mod about;
mod app_icon;
mod assets;
pub mod board;
mod catalog;
pub mod device;
pub mod frame;
pub mod guide;
pub mod home;
pub mod lobby;
mod markup_cache;
mod name;
mod package;
pub mod pad;
mod picture;
pub mod record;
mod render_context;
pub mod replay;
mod sheet;
pub mod spot;
pub mod table_page;
pub mod tables;
mod text;

pub use about::{About, panel, signed};
pub use assets::Asset;
pub use board::{AnyBoard, Area, Board, Drawn};
pub use catalog::{Catalog, TEXTS};
pub use frame::{Reader, Theme};
pub use guide::glossary;
pub use guide::lesson::{self, Lesson};
pub use markup_cache::MarkupCache;
pub use maud::Markup;
pub use name::{NAME, tidy_name};
pub use package::{Cover, GamePackage, PackageBuilder, Packaged, ReadPad, TableParts};
pub use picture::{picture, symbol};
pub use render_context::RenderContext;
pub use text::Text;
pub use words::Lang;
