//! What people see. Every page is a pure function of a view, a language and what the reader chose
//! (theme, seat looked at): no database, no clock, no network. The server asks for a page, and the
//! newest one always suffices.
//!
//! The way of a table's page: the game's [`Board`](boards::Board) draws a view and puts the legal
//! choices it can show right into the picture (a card, a place); whatever is left over becomes a
//! plain button ([`RenderContext`]). So every choice can be made on every page, whatever a board forgets.
//!
//! ```
//! use pages::{Lang, boards, words};
//! use table::{Play, Setup, Viewer, random};
//!
//! let game = registry::find("arboretum").expect("registered");
//! let setup = Setup::new(game.descriptor(), 2, [], None)?;
//! let mut play = Play::new(game, &setup)?;
//! play.run_chance(&mut random::seeded(1));
//! let board = boards::board(&setup, "arboretum")?;
//! let names = table::BySeat::from_fn(2, |seat| words(Lang::En).seat(seat));
//! let context = pages::RenderContext::new(Lang::En, &names, Viewer::Public, Vec::new());
//! let view = play.rules().any_view(play.state(), Viewer::Public);
//! let drawn = board.show(&view, &context).expect("a view of this game");
//! assert_eq!(drawn.areas.len(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
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
