//! The home page: the games, and two clicks to the first decision.

use maud::{Markup, html};
use table::{Descriptor, Phrase};

use crate::frame::{Reader, document};
use crate::guide;
use crate::picture::symbol;

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
                @for game in registry::GAMES { (card(reader, game.descriptor(), level)) }
            }
            p.pad-way { a.button href="/score" { (reader.text("pages-pad")) } span { (reader.text("pages-pad-line")) } }
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

fn card(reader: &Reader, game: &Descriptor, level: &str) -> Markup {
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
            div.cover { @for id in cover(game.id) { (symbol(game.id, id)) } }
            h2 { (reader.text(format!("{}-name", game.id))) }
            p.tagline { (reader.text(format!("{}-tagline", game.id))) }
            p.seats { (reader.say(&seats)) }
            @if game.reconstructed {
                p.reconstructed { (reader.text(format!("{}-reconstructed", game.id))) }
            }
            div.ways {
                form method="post" action=(format!("/play/{}", game.id)) {
                    button.primary name="level" value=(level) {
                        (reader.text("pages-play-now")) small { (reader.say(&against)) }
                    }
                }
                a.button href=(format!("/new/{}", game.id)) { (reader.text("pages-new-table")) }
            }
            (guide::links(reader, game.id, false))
        }
    }
}

/// Some pictures of a game, for its place on the home page.
pub(crate) fn cover(game: &str) -> &'static [&'static str] {
    match game {
        "arboretum" => &["jacaranda-4", "maple-8", "willow-6", "magnolia-3"],
        "canopee" => &["toucan", "canopy-2", "orchid", "jaguar"],
        "canopy-first" => &["sloth", "canopy-1", "fern", "frog"],
        "canopy-city" => &["house-7", "house-19", "house-28", "house-33"],
        "rainforest" => &[
            "red-parrot",
            "blue-frog",
            "purple-butterfly",
            "yellow-monkey",
        ],
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_cover_of_pictures_that_exist() {
        for game in registry::GAMES {
            let id = game.descriptor().id;
            assert!(!cover(id).is_empty(), "{id}");
            for picture in cover(id) {
                assert!(art::picture(id, picture).is_some(), "{id}: {picture}");
            }
        }
    }
}
