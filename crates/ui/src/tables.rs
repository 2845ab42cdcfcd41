//! “My tables”: running and finished games of one guest.

use maud::{Markup, html};
use table::Phrase;

use crate::frame::{Reader, document};

/// One table in the list.
pub struct Listed {
    /// Name in addresses.
    pub id: String,
    /// Id of the game.
    pub game: String,
    /// Who plays.
    pub names: Vec<String>,
    /// It is over.
    pub over: bool,
    /// It waits for the reader.
    pub mine: bool,
    /// Steps so far.
    pub steps: usize,
}

/// The page.
pub fn page(reader: &Reader, tables: &[Listed]) -> Markup {
    let (over, running): (Vec<&Listed>, Vec<&Listed>) = tables.iter().partition(|t| t.over);
    let content = html! {
        main #main.tables {
            h1 { (reader.text("pages-nav-tables")) }
            @if tables.is_empty() {
                p { (reader.text("pages-tables-none")) }
                p { a.button.primary href="/" { (reader.text("pages-home")) } }
            }
            p { a href="/device" { (reader.text("pages-device")) } }
            @for (key, list) in [("pages-tables-running", running), ("pages-tables-over", over)] {
                @if !list.is_empty() {
                    h2 { (reader.text(key)) }
                    ul.table-list { @for table in list { (line(reader, table)) } }
                }
            }
        }
    };
    document(
        reader,
        &reader.text("pages-nav-tables"),
        "/tables",
        &content,
    )
}

fn line(reader: &Reader, table: &Listed) -> Markup {
    let steps = Phrase::new("pages-tables-steps").number("steps", table.steps as i64);
    html! {
        li .mine[table.mine] {
            a href=(format!("/t/{}", table.id)) {
                span.thumb { (reader.cover(&table.game, 1)) }
                strong { (reader.text(format!("{}-name", table.game))) }
                span { (table.names.join(" · ")) }
                @if table.mine { span.yours { (reader.text("pages-tables-yours")) } }
                small { (reader.say(&steps)) }
            }
        }
    }
}

/// The page on which a friend with a link sits down.
pub fn join(reader: &Reader, path: &str, game: &str, host: &str, absence: u32) -> Markup {
    let after = Phrase::new("pages-absence-minutes").number("minutes", absence);
    let absence = Phrase::new("pages-join-absence").phrase("after", after);
    let invite = Phrase::new("pages-join-line")
        .text("host", host)
        .phrase("game", Phrase::new(format!("{game}-name")));
    let content = html! {
        main #main.sheet-page {
            h1 { (reader.text("pages-join")) }
            p { (reader.say(&invite)) }
            p { small { (reader.say(&absence)) } }
            form method="post" action=(path) {
                label { (reader.text("pages-sitter-name"))
                    input name="name" maxlength="24" required value=(reader.name) autocomplete="nickname";
                }
                button.primary { (reader.text("pages-join-sit")) }
            }
        }
    };
    document(reader, &reader.text("pages-join"), path, &content)
}
