//! The frame of every page: head, masthead, foot.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use maud::{DOCTYPE, Markup, html};
use table::{Phrase, Say};
use words::{Lang, Words};

use crate::catalog::Catalog;

/// Day or night.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As the reader's system has it.
    #[default]
    System,
    /// Paper.
    Light,
    /// The forest after sunset.
    Dark,
}

impl Theme {
    /// All of them, in the order in which the switch goes round.
    pub const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        })
    }
}

impl FromStr for Theme {
    type Err = UnknownTheme;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        Theme::ALL
            .into_iter()
            .find(|t| t.to_string() == s)
            .ok_or(UnknownTheme)
    }
}

/// Not a theme.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownTheme;

/// Who reads the page, and how they like it.
#[derive(Clone, Debug)]
pub struct Reader {
    /// The games that they are offered.
    pub catalog: &'static Catalog,
    /// Their language.
    pub lang: Lang,
    /// Day or night.
    pub theme: Theme,
    /// What they are called; empty until they said.
    pub name: String,
    /// What the operator of the server tells everybody.
    pub announcement: Option<Arc<str>>,
}

impl Reader {
    /// Somebody who reads this language and has said nothing else.
    pub fn new(catalog: &'static Catalog, lang: Lang) -> Reader {
        Reader {
            catalog,
            lang,
            theme: Theme::default(),
            name: String::new(),
            announcement: None,
        }
    }

    /// The text of a key without arguments.
    pub fn text(&self, key: impl Into<Cow<'static, str>>) -> String {
        self.say(&Phrase::new(key))
    }

    /// The phrase in words.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.words().say(phrase)
    }

    /// Some pictures of a game, if it is known and has any.
    pub(crate) fn cover(&self, game: &str, most: usize) -> Markup {
        let package = self.catalog.find(game);
        package
            .map(|package| package.cover(most))
            .unwrap_or_default()
    }

    /// All words of their language.
    pub fn words(&self) -> &'static Words {
        self.catalog.words(self.lang)
    }
}

/// A whole document: `title` in the browser's bar, `content` between masthead and foot.
///
/// `back` is where the reader comes back to after changing language or theme: the page's own path.
pub fn document(reader: &Reader, title: &str, back: &str, content: &Markup) -> Markup {
    document_with(reader, title, back, &html! {}, content)
}

/// A [`document`] with something more in its head.
pub fn document_with(
    reader: &Reader,
    title: &str,
    back: &str,
    head: &Markup,
    content: &Markup,
) -> Markup {
    let theme = (reader.theme != Theme::System).then(|| reader.theme.to_string());
    html! {
        (DOCTYPE)
        html lang=(reader.lang) data-theme=[theme] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="color-scheme" content="light dark";
                title { (title) " · Understory" }
                link rel="stylesheet" href=(reader.catalog.href("style.css"));
                link rel="icon" type="image/svg+xml" href=(reader.catalog.href("icon.svg"));
                link rel="apple-touch-icon" href=(reader.catalog.href("icon-180.png"));
                link rel="manifest" href=(reader.catalog.href("app.webmanifest"));
                script type="module" src=(reader.catalog.href("understory.js")) {}
                script type="module" src=(reader.catalog.href("companion.js")) {}
                (head)
            }
            body {
                a.skip href="#main" { (reader.text("pages-skip")) }
                (masthead(reader, back))
                @if let Some(text) = &reader.announcement { (announcement(text)) }
                (content)
            }
        }
    }
}

/// What the operator of the server tells everybody.
pub fn announcement(text: &str) -> Markup {
    html! { p.announcement role="status" { (text) } }
}

fn masthead(reader: &Reader, back: &str) -> Markup {
    let other = match reader.lang {
        Lang::En => Lang::Fr,
        Lang::Fr => Lang::En,
    };
    let next = match reader.theme {
        Theme::System => Theme::Dark,
        Theme::Dark => Theme::Light,
        Theme::Light => Theme::System,
    };
    let theme_key = match next {
        Theme::System => "pages-theme-system",
        Theme::Light => "pages-theme-light",
        Theme::Dark => "pages-theme-dark",
    };
    html! {
        header.masthead {
            a.brand href="/" { (logo()) span { "Understory" } }
            nav aria-label=(reader.text("pages-nav")) {
                a href="/tables" { (reader.text("pages-nav-tables")) }
                a.wide href="/watch" { (reader.text("pages-nav-watch")) }
                form method="post" action="/prefs" {
                    input type="hidden" name="back" value=(back);
                    button.quiet name="lang" value=(other) lang=(other) {
                        (reader.catalog.words(other).say(&Phrase::new("pages-language")))
                    }
                    button.quiet name="theme" value=(next) { (reader.text(theme_key)) }
                }
            }
        }
    }
}

/// Our leaf.
fn logo() -> Markup {
    html! {
        svg.logo viewBox="0 0 32 32" aria-hidden="true" {
            path d="M6 26C4 12 14 5 27 5c1 13-6 23-18 20" {}
            path.vein d="M5 29C9 20 15 14 22 10" {}
        }
    }
}

/// A page with a short message, such as an error; `lines` say what is wrong and what would be right.
pub fn message(reader: &Reader, title_key: &'static str, lines: &[String]) -> Markup {
    let title = reader.text(title_key);
    let content = html! {
        main #main.sheet-page {
            h1 { (title) }
            @for line in lines { p { (line) } }
            p { a.button href="/" { (reader.text("pages-home")) } }
        }
    };
    document(reader, &title, "/", &content)
}
