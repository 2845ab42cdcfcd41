//! The rules in the app: the numbered statements with our own pictures, a glossary of all cards, and
//! a short course with boards to try. All of it is made from the games' own rules, cards and boards.

pub mod glossary;
pub mod learn;
pub mod lesson;
mod markdown;
mod mini;
pub mod rules;

use crate::frame::Reader;
use crate::package::GamePackage;
use crate::render_context::RenderContext;
use maud::{Markup, html};
use table::{Phrase, Say};
use words::Words;

/// The name of the window in which a table opens the guide; with scripts it is a panel beside it.
pub const WINDOW: &str = "guide";

/// The pages of the guide to one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chapter {
    /// Three minutes, step by step.
    Learn,
    /// The numbered statements.
    Rules,
    /// All cards, tiles and tokens.
    Cards,
}

impl Chapter {
    /// All of them, in the order in which a newcomer needs them.
    pub const ALL: [Chapter; 3] = [Chapter::Learn, Chapter::Rules, Chapter::Cards];

    /// The address of this page of a game.
    pub fn href(self, game: &str) -> String {
        match self {
            Chapter::Learn => format!("/learn/{game}"),
            Chapter::Rules => format!("/rules/{game}"),
            Chapter::Cards => format!("/rules/{game}/cards"),
        }
    }

    /// The chapters that there are of a game.
    pub fn of(package: &GamePackage) -> impl Iterator<Item = Chapter> {
        Chapter::ALL.into_iter().filter(|chapter| match chapter {
            Chapter::Learn => package.lesson().is_some(),
            Chapter::Rules => !package.descriptor().rules.en.is_empty(),
            Chapter::Cards => package.has_glossary(),
        })
    }

    fn key(self) -> &'static str {
        match self {
            Chapter::Learn => "pages-guide-learn",
            Chapter::Rules => "pages-guide-rules",
            Chapter::Cards => "pages-guide-cards",
        }
    }
}

/// The address of a statement.
pub fn statement(game: &str, id: &str) -> String {
    format!("{}#{id}", Chapter::Rules.href(game))
}

/// Links to the guide of a game, for a page that is not part of it. `beside` opens them beside the
/// page, so that a table stays where it is.
pub fn links(words: &Words, package: &GamePackage, beside: bool) -> Markup {
    let target = beside.then_some(WINDOW);
    html! {
        nav.guide-links aria-label=(words.say(&Phrase::new("pages-guide"))) {
            @for chapter in Chapter::of(package) {
                a href=(chapter.href(package.id())) target=[target] { (words.say(&Phrase::new(chapter.key()))) }
            }
        }
    }
}

/// The one link to the rules that is always in reach at a table.
pub fn rules_link(context: &RenderContext<'_>, game: &str) -> Markup {
    html! {
        a.rules-link href=(Chapter::Rules.href(game)) target=(WINDOW) { (context.text(Chapter::Rules.key())) }
    }
}

/// The head of a page of the guide: what it is about, and the other pages.
fn head(reader: &Reader, package: &GamePackage, here: Chapter) -> Markup {
    html! {
        nav.chapters aria-label=(reader.text("pages-guide")) {
            @for chapter in Chapter::of(package) {
                a href=(chapter.href(package.id())) aria-current=[(chapter == here).then_some("page")] {
                    (reader.text(chapter.key()))
                }
            }
        }
        h1 { (reader.text(format!("{}-name", package.id()))) }
    }
}

/// The form by which somebody sits down at once; without bots to play against, the way to a new table.
fn play_now(reader: &Reader, package: &GamePackage) -> Markup {
    let game = package.id();
    html! {
        @if package.has_bot() {
            form method="post" action=(format!("/play/{game}")) {
                button.primary { (reader.text("pages-play-now")) }
            }
        } @else {
            a.button.primary href=(format!("/new/{game}")) { (reader.text("pages-new-table")) }
        }
    }
}
