//! The scoring pad for people with the real box: the end position is tapped in, and the score sheet
//! grows beside it.
//!
//! A pad is a plain value with a short text form, its *code*, which travels in the address of the page:
//! a link to a pad is the pad, and the browser's way back is undo. A tap is a word or two
//! (`card oak-3`); [`PadEditor::tap`] leads from one pad to the next, [`PadEditor::page`] shows it. What counts is
//! only what the game's own `score_position` says of the position.
//!
//! ```
//! use registry::CATALOG;
//! use ui::pad::PadEditor;
//!
//! let mut pad = PadEditor::open(&CATALOG, "arboretum", None, 1, "")?;
//! for tap in ["cell 0 0", "species oak", "card oak-3"] {
//!     pad.tap(tap)?;
//! }
//! assert_eq!(pad.code(), "1~~_O3x0y0_~__");
//! let again = PadEditor::open(&CATALOG, "arboretum", Some(&pad.code()), 1, "")?;
//! assert_eq!(again.position(), pad.position());
//! # Ok::<(), ui::pad::NoPad>(())
//! ```

mod code;
mod judge;
mod page;
mod parts;

use std::fmt;

use maud::Markup;
use serde_json::Value;
use table::{Descriptor, Phrase};

use crate::catalog::Catalog;
use crate::name::tidy_name;
use crate::package::{GamePackage, ReadPad};

pub use code::{items, tokens};
pub use judge::{Found, Judged};
pub use page::{choose, saved};
pub use parts::{Button, Counter, PadContext};

/// The longest code: a full table of six cities needs a fourth of it.
pub const MAX_CODE: usize = 4096;

/// The form of codes that is written and read today.
const VERSION: &str = "1";

/// What a game's pad can do. Panels are what is entered one after the other: the seats, and in a solo
/// game the Spirit.
pub trait Pad: Send + Sync {
    /// Seats at the table.
    fn seats(&self) -> usize;

    /// Makes it a table for so many; what the last ones had is dropped.
    fn resize(&mut self, seats: usize);

    /// Panels to be filled in.
    fn panels(&self) -> usize {
        self.seats()
    }

    /// The rival that has a panel after those of the seats, if there is one.
    fn rival(&self) -> Option<Rival> {
        None
    }

    /// The part of the code that is about the whole table.
    fn head(&self) -> String {
        String::new()
    }

    /// The part of the code that is about a panel.
    fn part(&self, panel: usize) -> String;

    /// Does what a tap says; `None` if it means nothing here.
    fn tap(&mut self, tap: &[&str], focus: &mut Focus) -> Option<()>;

    /// The position in the JSON form that the game's `score_position` reads.
    fn position(&self) -> Value;

    /// Choices for the whole table, beside the number of seats.
    fn settings(&self, _context: &PadContext<'_>) -> Markup {
        Markup::default()
    }

    /// The panel that is looked at.
    fn panel(&self, context: &PadContext<'_>) -> Markup;

    /// What is to be chosen for the thing that is being edited, within the thumb's reach.
    fn editor(&self, context: &PadContext<'_>) -> Option<Markup>;
}

/// Somebody who plays without a seat.
pub struct Rival {
    /// What positions call their place.
    pub place: &'static str,
    /// Their name.
    pub name: Phrase,
}

/// Where the reader is: a panel, and the thing in it that is being edited, in the game's own words.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Focus {
    /// The panel, counted from zero.
    pub panel: usize,
    /// What is being edited.
    pub edit: String,
}

/// The pad of a game as far as it is filled in.
pub struct PadEditor {
    package: &'static GamePackage,
    names: Vec<String>,
    entry: Box<dyn Pad>,
    focus: Focus,
}

/// Why there is no such pad.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoPad {
    /// There is no such game.
    Game,
    /// The link is damaged.
    Code,
    /// The button means nothing on this page.
    Tap,
}

impl NoPad {
    /// In words.
    pub fn phrase(self) -> Phrase {
        Phrase::new(match self {
            NoPad::Game => "pages-pad-no-game",
            NoPad::Code => "pages-pad-no-code",
            NoPad::Tap => "pages-pad-no-tap",
        })
    }
}

impl fmt::Display for NoPad {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.phrase().key)
    }
}

impl std::error::Error for NoPad {}

impl PadEditor {
    /// The pad with this code, an empty one without. The reader looks at `panel`, counted from one, and
    /// edits `edit`; both may come from an address and need not make sense.
    ///
    /// # Errors
    /// If there is no such game or the code is none of its codes.
    pub fn open(
        catalog: &'static Catalog,
        game: &str,
        code: Option<&str>,
        panel: usize,
        edit: &str,
    ) -> Result<PadEditor, NoPad> {
        let package = catalog.find(game).ok_or(NoPad::Game)?;
        PadEditor::of(package, code, panel, edit)
    }

    fn of(
        package: &'static GamePackage,
        code: Option<&str>,
        panel: usize,
        edit: &str,
    ) -> Result<PadEditor, NoPad> {
        let game = package.descriptor();
        let read = package.pad().ok_or(NoPad::Game)?;
        let opened = match code {
            None => {
                let seats = (*game.seats.start()).max(2);
                let names = vec![String::new(); seats];
                read("", &vec![""; seats]).map(|entry| (names, entry))
            }
            Some(code) => read_code(game, read, code),
        };
        let (names, entry) = opened.ok_or(NoPad::Code)?;
        let panel = panel.clamp(1, entry.panels()) - 1;
        let plain = |c: char| c.is_ascii_alphanumeric() || c == '.' || c == '-';
        let edit = if edit.len() <= 64 && edit.chars().all(plain) {
            edit.to_string()
        } else {
            String::new()
        };
        Ok(PadEditor {
            package,
            names,
            entry,
            focus: Focus { panel, edit },
        })
    }

    /// Its game.
    pub fn game(&self) -> &'static Descriptor {
        self.package.descriptor()
    }

    /// What the seats are called; empty if nothing was said.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// All that was entered, as a short text of letters, digits and `-._~`.
    pub fn code(&self) -> String {
        let panels = (0..self.entry.panels()).map(|panel| {
            let name = self.names.get(panel).map_or("", String::as_str);
            format!("{}_{}", code::name(name), self.entry.part(panel))
        });
        let panels: Vec<String> = panels.collect();
        format!("{VERSION}~{}~{}", self.entry.head(), panels.join("~"))
    }

    /// The path and query of its page.
    pub fn address(&self) -> String {
        let mut address = format!("/score/{}?p={}", self.package.id(), self.code());
        if self.focus.panel > 0 {
            address.push_str(&format!("&s={}", self.focus.panel + 1));
        }
        if !self.focus.edit.is_empty() {
            address.push_str(&format!("&e={}", self.focus.edit));
        }
        address
    }

    /// Where on the page the reader is after this tap: at what is edited, or at the button.
    pub fn anchor(&self, tap: &str) -> String {
        if self.focus.edit.is_empty() {
            parts::id(tap)
        } else {
            "at".to_string()
        }
    }

    /// Does what a button says. After an error the pad is as it was.
    ///
    /// # Errors
    /// If no page has such a button.
    pub fn tap(&mut self, tap: &str) -> Result<(), NoPad> {
        let words: Vec<&str> = tap.split(' ').collect();
        let done = match words[..] {
            ["close"] => {
                self.focus.edit.clear();
                Some(())
            }
            ["seat", number] => self.look_at(number),
            ["seats", number] => self.resize(number),
            _ => {
                let mut focus = self.focus.clone();
                let done = self.entry.tap(&words, &mut focus);
                if done.is_some() {
                    self.focus = focus;
                }
                done
            }
        };
        done.ok_or(NoPad::Tap)
    }

    fn look_at(&mut self, number: &str) -> Option<()> {
        let number: usize = number.parse().ok()?;
        if !(1..=self.entry.panels()).contains(&number) {
            return None;
        }
        self.focus = Focus {
            panel: number - 1,
            edit: String::new(),
        };
        Some(())
    }

    fn resize(&mut self, number: &str) -> Option<()> {
        let number: usize = number.parse().ok()?;
        if !self.game().seats.contains(&number) {
            return None;
        }
        self.entry.resize(number);
        self.names.resize(number, String::new());
        self.focus.panel = self.focus.panel.min(self.entry.panels() - 1);
        self.focus.edit.clear();
        Some(())
    }

    /// Names the seats, in their order; names are tidied.
    pub fn rename(&mut self, names: impl IntoIterator<Item = String>) {
        for (own, name) in self.names.iter_mut().zip(names) {
            *own = tidy_name(&name);
        }
    }

    /// The position in the JSON form that the game's `score_position` and `understory score` read.
    pub fn position(&self) -> String {
        self.entry.position().to_string()
    }

    /// Has nothing been entered yet, seats and names aside?
    fn untouched(&self) -> bool {
        let blank = PadEditor::of(self.package, None, 1, "");
        let mut panels = 0..self.entry.panels();
        blank.is_ok_and(|blank| panels.all(|i| self.entry.part(i) == blank.entry.part(0)))
    }

    fn judged(&self) -> Judged {
        judge::judge(self.package.game(), &*self.entry, &self.position())
    }
}

fn read_code(game: &Descriptor, read: ReadPad, text: &str) -> Option<(Vec<String>, Box<dyn Pad>)> {
    if text.len() > MAX_CODE {
        return None;
    }
    let mut sections = text.split('~');
    let (version, head) = (sections.next()?, sections.next()?);
    if version != VERSION {
        return None;
    }
    let mut names = Vec::new();
    let mut parts = Vec::new();
    for section in sections {
        let (name, part) = section.split_once('_')?;
        names.push(code::read_name(name)?);
        parts.push(part);
    }
    if parts.len() > table::MAX_SEATS {
        return None;
    }
    let entry = read(head, &parts)?;
    if !game.seats.contains(&entry.seats()) || entry.panels() != parts.len() {
        return None;
    }
    names.truncate(entry.seats());
    Some((names, entry))
}
