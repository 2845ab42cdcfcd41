//! The rules in the app: the numbered statements with our own pictures, a glossary of all cards, and
//! a short course with boards to try. All of it is made from the games' own rules, cards and boards.

pub mod cards;
pub mod learn;
mod lesson;
mod lessons;
mod markdown;
mod mini;
pub mod rules;

use maud::{Markup, html};
use table::Descriptor;

use crate::frame::Reader;
use crate::stage::Stage;

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
pub fn links(reader: &Reader, game: &str, beside: bool) -> Markup {
    let target = beside.then_some(WINDOW);
    html! {
        nav.guide-links aria-label=(reader.text("pages-guide")) {
            @for chapter in Chapter::ALL {
                a href=(chapter.href(game)) target=[target] { (reader.text(chapter.key())) }
            }
        }
    }
}

/// The one link to the rules that is always in reach at a table.
pub fn rules_link(stage: &Stage<'_>, game: &str) -> Markup {
    html! {
        a.rules-link href=(Chapter::Rules.href(game)) target=(WINDOW) { (stage.text(Chapter::Rules.key())) }
    }
}

/// The head of a page of the guide: what it is about, and the other pages.
fn head(reader: &Reader, game: &Descriptor, here: Chapter) -> Markup {
    html! {
        nav.chapters aria-label=(reader.text("pages-guide")) {
            @for chapter in Chapter::ALL {
                a href=(chapter.href(game.id)) aria-current=[(chapter == here).then_some("page")] {
                    (reader.text(chapter.key()))
                }
            }
        }
        h1 { (reader.text(format!("{}-name", game.id))) }
    }
}

/// The form by which somebody sits down at once.
fn play_now(reader: &Reader, game: &str) -> Markup {
    html! {
        form method="post" action=(format!("/play/{game}")) {
            button.primary { (reader.text("pages-play-now")) }
        }
    }
}
