//! The glossary: every card, tile and token of a game with its picture, how many there are, what it
//! does, where we know that from, and the statements about it. It can be searched.

use draw::Picture;
use maud::{Markup, html};
use table::Phrase;

use super::{Chapter, head, statement};
use crate::frame::{Reader, document};
use crate::package::GamePackage;
use crate::picture::picture;

/// Where the facts about a card come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// The rulebook says so.
    Rulebook,
    /// It is printed on the card.
    CardFace,
    /// It is not public: ours is a reconstruction.
    Reconstruction,
}

impl Source {
    fn key(self) -> &'static str {
        match self {
            Source::Rulebook => "pages-cards-source-rulebook",
            Source::CardFace => "pages-cards-source-card-face",
            Source::Reconstruction => "pages-cards-source-reconstruction",
        }
    }

    fn name(self) -> &'static str {
        match self {
            Source::Rulebook => "rulebook",
            Source::CardFace => "card-face",
            Source::Reconstruction => "reconstruction",
        }
    }
}

/// A card, a tile or a token.
pub struct GlossaryEntry {
    /// Its name in addresses and text forms.
    pub id: String,
    /// Its picture.
    pub picture: Option<Picture>,
    /// What it is called.
    pub name: Phrase,
    /// How many there are.
    pub count: Phrase,
    /// What it does, sentence by sentence.
    pub text: Vec<Phrase>,
    /// Where that comes from.
    pub source: Source,
    /// The statements about it.
    pub statements: Vec<&'static str>,
}

/// Entries of one kind.
pub struct Group {
    /// Key of the heading.
    pub title: &'static str,
    /// The entries.
    pub entries: Vec<GlossaryEntry>,
}

/// So many of them.
pub fn copies(count: impl Into<i64>) -> Phrase {
    Phrase::new("pages-cards-copies").number("count", count)
}

/// The page; `query` is what is searched for.
pub fn page(reader: &Reader, package: &GamePackage, query: &str) -> Markup {
    let game = package.descriptor();
    let title = Phrase::new("pages-guide-cards-of")
        .phrase("game", Phrase::new(format!("{}-name", game.id)));
    let address = Chapter::Cards.href(game.id);
    let wanted = fold(query);
    let mut groups: Vec<(String, Vec<(GlossaryEntry, String)>)> = Vec::new();
    for group in package.glossary().unwrap_or_default() {
        let title = reader.text(group.title);
        let with_text = group.entries.into_iter().map(|entry| {
            let text = search_text(reader, &title, &entry);
            (entry, text)
        });
        let found: Vec<_> = with_text
            .filter(|(_, text)| wanted.split_whitespace().all(|word| text.contains(word)))
            .collect();
        if !found.is_empty() {
            groups.push((title, found));
        }
    }
    let count: usize = groups.iter().map(|(_, entries)| entries.len()).sum();
    let found = Phrase::new("pages-cards-found").number("count", count as i64);
    let content = html! {
        main #main.guide.cards-page data-game=(game.id) {
            (head(reader, package, Chapter::Cards))
            @if game.reconstructed {
                p.reconstructed { (reader.text(format!("{}-reconstructed", game.id))) }
            }
            form.find method="get" action=(address) role="search" {
                label for="find" { (reader.text("pages-cards-search")) }
                div {
                    input #find type="search" name="q" value=(query) autocomplete="off" data-find="glossary";
                    button { (reader.text("pages-cards-search-go")) }
                }
                p.found role="status" { (reader.say(&found)) }
            }
            div #glossary {
                @for (title, entries) in &groups {
                    section.group {
                        h2 { (title) }
                        ul.entries {
                            @for (entry, text) in entries { (show(reader, game.id, entry, text)) }
                        }
                    }
                }
            }
        }
    };
    document(reader, &reader.say(&title), &address, &content)
}

fn show(reader: &Reader, game: &str, entry: &GlossaryEntry, text: &str) -> Markup {
    html! {
        li #(format!("card-{}", entry.id)) data-text=(text) {
            @if let Some(p) = &entry.picture { span.likeness { (picture(p)) } }
            div {
                h3 { (reader.say(&entry.name)) }
                p.count { (reader.say(&entry.count)) }
                @for line in &entry.text { p { (reader.say(line)) } }
                p.marks {
                    span.source data-source=(entry.source.name()) { (reader.text(entry.source.key())) }
                    @for id in &entry.statements {
                        a href=(statement(game, id)) { (id) }
                    }
                }
            }
        }
    }
}

/// All that an entry is found by.
fn search_text(reader: &Reader, title: &str, entry: &GlossaryEntry) -> String {
    let mut text = format!("{title} {} {}", entry.id, reader.say(&entry.name));
    for line in &entry.text {
        text.push(' ');
        text.push_str(&reader.say(line));
    }
    for id in &entry.statements {
        text.push(' ');
        text.push_str(id);
    }
    fold(&text)
}

/// A text without capitals and accents, so that “Fougere” finds “fougère”.
fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for c in text.chars().flat_map(char::to_lowercase) {
        match c {
            'à' | 'â' | 'ä' => folded.push('a'),
            'ç' => folded.push('c'),
            'é' | 'è' | 'ê' | 'ë' => folded.push('e'),
            'î' | 'ï' => folded.push('i'),
            'ô' | 'ö' => folded.push('o'),
            'ù' | 'û' | 'ü' => folded.push('u'),
            'œ' => folded.push_str("oe"),
            'æ' => folded.push_str("ae"),
            _ => folded.push(c),
        }
    }
    folded
}

#[cfg(test)]
mod tests {
    use super::fold;

    #[test]
    fn capitals_and_accents_make_no_difference() {
        assert_eq!(fold("Œuf de Fougère, À"), "oeuf de fougere, a");
    }
}
