//! [`GamePackage`]: everything there is of one game, its optional parts declared one by one.

use std::marker::PhantomData;
use std::sync::Arc;

use draw::{Gallery, Sprite};
use maud::{Markup, html};
use search::{Bot, BotKnowledge, BotOf};
use table::{
    AnyGame, AnyRules, Bilingual, Descriptor, Faults, Game, RegisteredGame, Setup, any_rules,
};

use crate::board::{AnyBoard, Board, TerminalPicture, Typed};
use crate::glossary::Group;
use crate::guide::lesson::Lesson;
use crate::pad::Pad;
use crate::picture::symbol;

/// A game that brings a package along. Whoever lists games lists types with this trait.
pub trait Packaged: Game {
    /// Everything there is of this game.
    fn package() -> GamePackage;
}

/// Everything there is of one game: its rules, and whatever else it declares. A part that is not
/// declared is left out of pages and menus.
pub struct GamePackage {
    game: &'static dyn AnyGame,
    open: Box<Open>,
    has_bot: bool,
    parts: Parts,
}

/// Makes what a table of a set-up is played with.
type Open = dyn Fn(&Setup) -> Result<TableParts, Faults> + Send + Sync;

/// What one table of a game is played with. All parts share the rules, which are built once.
#[derive(Clone)]
pub struct TableParts {
    /// The rules.
    pub rules: Arc<dyn AnyRules>,
    /// Draws views; a game without a board of its own shows its terminal picture.
    pub board: Arc<dyn AnyBoard>,
    /// Decides for seats, if the game has bots.
    pub bot: Option<Arc<dyn Bot>>,
}

/// Reads a pad from the part of its code that is about the whole table and those about each panel;
/// `None` if they make no sense. Empty parts are empty panels.
pub type ReadPad = fn(head: &str, panels: &[&str]) -> Option<Box<dyn Pad>>;

/// The parts that do not depend on a table.
#[derive(Clone, Copy, Default)]
struct Parts {
    pad: Option<ReadPad>,
    glossary: Option<fn() -> Vec<Group>>,
    lesson: Option<&'static Lesson>,
    cover: Option<Cover>,
    gallery: Option<Gallery>,
    style: &'static str,
    texts: Option<Bilingual>,
}

/// Some pictures of a game, for its place on the home page.
#[derive(Clone, Copy)]
pub struct Cover {
    /// The sprite.
    pub sprite: &'static Sprite,
    /// The symbols, the first one most important.
    pub symbols: &'static [&'static str],
}

impl Cover {
    /// The first of the pictures.
    pub fn show(self, most: usize) -> Markup {
        html! { @for id in self.symbols.iter().take(most) { (symbol(self.sprite, id)) } }
    }
}

impl GamePackage {
    /// A package with nothing but rules; parts are added to it.
    #[expect(clippy::new_ret_no_self, reason = "a package is built part by part")]
    pub fn new<G: Game>() -> PackageBuilder<G> {
        PackageBuilder {
            board: |rules| Arc::new(TerminalPicture(rules)),
            bot: None,
            parts: Parts::default(),
            game: PhantomData,
        }
    }

    /// The game.
    pub fn game(&self) -> &'static dyn AnyGame {
        self.game
    }

    /// The game as data.
    pub fn descriptor(&self) -> &'static Descriptor {
        self.game.descriptor()
    }

    /// Its id.
    pub fn id(&self) -> &'static str {
        self.descriptor().id
    }

    /// Rules, board and bot for a table of this set-up.
    ///
    /// # Errors
    /// Everything in the set-up that does not fit.
    pub fn open(&self, setup: &Setup) -> Result<TableParts, Faults> {
        (self.open)(setup)
    }

    /// Can bots play it?
    pub fn has_bot(&self) -> bool {
        self.has_bot
    }

    /// Reads the pad of people with the real box.
    pub fn pad(&self) -> Option<ReadPad> {
        self.parts.pad
    }

    /// Everything in the box, for the glossary.
    pub fn glossary(&self) -> Option<Vec<Group>> {
        self.parts.glossary.map(|groups| groups())
    }

    /// Has it a glossary?
    pub fn has_glossary(&self) -> bool {
        self.parts.glossary.is_some()
    }

    /// The first steps.
    pub fn lesson(&self) -> Option<&'static Lesson> {
        self.parts.lesson
    }

    /// Its place on the home page, with at most so many pictures.
    pub fn cover(&self, most: usize) -> Markup {
        self.parts
            .cover
            .map(|cover| cover.show(most))
            .unwrap_or_default()
    }

    /// Its pictures, for contact sheets.
    pub fn gallery(&self) -> Option<Gallery> {
        self.parts.gallery
    }

    /// The style sheet of its board and pad.
    pub fn style(&self) -> &'static str {
        self.parts.style
    }

    /// All of its texts: those of the rules, and those of board, pad, glossary and lesson.
    pub fn texts(&self) -> impl Iterator<Item = Bilingual> + use<> {
        std::iter::once(self.descriptor().texts).chain(self.parts.texts)
    }
}

/// Makes the bots of a table from its rules.
type MakeBot<G> = fn(Arc<G>) -> Arc<dyn Bot>;

/// A package in the making.
pub struct PackageBuilder<G> {
    board: fn(Arc<G>) -> Arc<dyn AnyBoard>,
    bot: Option<MakeBot<G>>,
    parts: Parts,
    game: PhantomData<fn() -> G>,
}

impl<G: Game> PackageBuilder<G> {
    /// It has a board.
    #[must_use]
    pub fn board(mut self) -> Self
    where
        G: Board,
    {
        self.board = |rules| Arc::new(Typed(rules));
        self
    }

    /// Bots play it.
    #[must_use]
    pub fn bot(mut self) -> Self
    where
        G: BotKnowledge,
    {
        self.bot = Some(|rules| Arc::new(BotOf(rules)));
        self
    }

    /// There is a scoring pad for people with the real box.
    #[must_use]
    pub fn pad(mut self, read: ReadPad) -> Self {
        self.parts.pad = Some(read);
        self
    }

    /// There is a glossary of everything in the box.
    #[must_use]
    pub fn glossary(mut self, groups: fn() -> Vec<Group>) -> Self {
        self.parts.glossary = Some(groups);
        self
    }

    /// There is a lesson. Its positions are also the figures of the rules.
    #[must_use]
    pub fn lesson(mut self, lesson: &'static Lesson) -> Self {
        self.parts.lesson = Some(lesson);
        self
    }

    /// It has pictures; some of them stand for it on the home page.
    #[must_use]
    pub fn art(mut self, gallery: Gallery, cover: &'static [&'static str]) -> Self {
        self.parts.cover = Some(Cover {
            sprite: gallery.sprite,
            symbols: cover,
        });
        self.parts.gallery = Some(gallery);
        self
    }

    /// Its board and pad have a style sheet.
    #[must_use]
    pub fn style(mut self, css: &'static str) -> Self {
        self.parts.style = css;
        self
    }

    /// Its board, pad, glossary and lesson say something. Keys begin with the game's id.
    #[must_use]
    pub fn texts(mut self, texts: Bilingual) -> Self {
        self.parts.texts = Some(texts);
        self
    }

    /// The package.
    pub fn build(self) -> GamePackage {
        let (board, bot) = (self.board, self.bot);
        GamePackage {
            game: &RegisteredGame::<G>::NEW,
            open: Box::new(move |setup| {
                let rules = Arc::new(G::new(setup)?);
                Ok(TableParts {
                    board: board(rules.clone()),
                    bot: bot.map(|bot| bot(rules.clone())),
                    rules: any_rules(rules),
                })
            }),
            has_bot: self.bot.is_some(),
            parts: self.parts,
        }
    }
}
