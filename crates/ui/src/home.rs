//! The home page: the games, and two clicks to the first decision.

use maud::{Markup, html};
use table::Phrase;

use crate::frame::{Reader, document};
use crate::guide;
use crate::package::GamePackage;

/// The home page. `level` is the bots' level that the reader last used.
pub fn page(reader: &Reader, level: &str) -> Markup {
    let content = html! {
        main #main.home {
            section.welcome {
                h1 { (reader.text("pages-welcome")) }
                p { (reader.text("pages-welcome-line")) }
                (name_form(reader))
            }
            ul.games {
                @for package in reader.catalog.games() { (card(reader, package, level)) }
            }
            @if reader.catalog.games().iter().any(|package| package.pad().is_some()) {
                p.pad-way { a.button href="/score" { (reader.text("pages-pad")) } span { (reader.text("pages-pad-line")) } }
            }
        }
    };
    document(reader, &reader.text("pages-home"), "/", &content)
}

/// What the reader is called at the tables they sit down at from now on.
fn name_form(reader: &Reader) -> Markup {
    html! {
        form.own-name method="post" action="/prefs" {
            input type="hidden" name="back" value="/";
            label for="own-name" { (reader.text("pages-own-name")) }
            input #own-name name="name" maxlength="24" value=(reader.name) autocomplete="nickname";
            button.quiet { (reader.text("pages-own-name-keep")) }
        }
    }
}

fn card(reader: &Reader, package: &GamePackage, level: &str) -> Markup {
    let game = package.descriptor();
    let (low, high) = (*game.seats.start() as i64, *game.seats.end() as i64);
    let seats = if low == high {
        Phrase::new("pages-seats-exact").number("seats", low)
    } else {
        Phrase::new("pages-seats")
            .number("low", low)
            .number("high", high)
    };
    let against = Phrase::new("pages-play-now-level")
        .phrase("level", Phrase::new(format!("pages-level-{level}")));
    html! {
        li.game data-game=(game.id) {
            div.cover { (package.cover(4)) }
            h2 { (reader.text(format!("{}-name", game.id))) }
            p.tagline { (reader.text(format!("{}-tagline", game.id))) }
            p.seats { (reader.say(&seats)) }
            @if game.reconstructed {
                p.reconstructed { (reader.text(format!("{}-reconstructed", game.id))) }
            }
            div.ways {
                @if package.has_bot() {
                    form method="post" action=(format!("/play/{}", game.id)) {
                        button.primary name="level" value=(level) {
                            (reader.text("pages-play-now")) small { (reader.say(&against)) }
                        }
                    }
                }
                a.button href=(format!("/new/{}", game.id)) { (reader.text("pages-new-table")) }
            }
            (guide::links(reader.words(), package, false))
        }
    }
}
