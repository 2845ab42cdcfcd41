//! The numbered statements of a game, with pictures of its set-up and of a turn.

use maud::{Markup, html};
use table::{Descriptor, OptionKind, OptionSpec, Phrase};

use super::lesson::READER;
use super::markdown::{Block, Document, Part, Wording};
use super::{Chapter, head, mini, play_now};
use crate::frame::{Reader, document};
use crate::lobby::word_of;
use crate::package::GamePackage;

/// Names options and editions in the reader's words.
struct Names<'a> {
    reader: &'a Reader,
    package: &'a GamePackage,
}

impl Wording for Names<'_> {
    fn option(&self, code: &str) -> Option<String> {
        // An option may be the other edition's.
        let options = || {
            let game = self.package.descriptor();
            std::iter::once(game)
                .chain(of_the_same_document(self.reader, game))
                .flat_map(|game| game.options.iter().map(move |option| (game, option)))
        };
        let named = options().find(|(_, option)| option.key == code);
        let has_value = |option: &OptionSpec| matches!(option.kind, OptionKind::Choice(words) if words.contains(&code));
        match named {
            Some((game, _)) => Some(self.reader.text(format!("{}-option-{code}", game.id))),
            None => options()
                .find(|(_, option)| has_value(option))
                .map(|(game, option)| word_of(self.reader, game, option, code)),
        }
    }

    fn edition(&self, mark: &str) -> Option<String> {
        matches!(mark, "[1st]" | "[1re]").then(|| self.reader.text("pages-guide-first-edition"))
    }
}

/// Editions of one game share a document.
fn of_the_same_document(
    reader: &Reader,
    game: &Descriptor,
) -> impl Iterator<Item = &'static Descriptor> {
    reader
        .catalog
        .games()
        .iter()
        .map(|other| other.descriptor())
        .filter(|other| other.rules.en == game.rules.en)
}

/// The page.
pub fn page(reader: &Reader, package: &GamePackage) -> Markup {
    let game = package.descriptor();
    let names = Names { reader, package };
    let rules = Document::read(reader.lang.of(game.rules), &names);
    let title = Phrase::new("pages-guide-rules-of")
        .phrase("game", Phrase::new(format!("{}-name", game.id)));
    let content = html! {
        main #main.guide.rules-page data-game=(game.id) {
            (head(reader, package, Chapter::Rules))
            @for block in &rules.opening {
                @if let Block::Other(body) = block { div.opening { (body) } }
            }
            // A document of its own says so in its opening.
            @if game.reconstructed && of_the_same_document(reader, game).count() > 1 {
                p.reconstructed { (reader.text(format!("{}-reconstructed", game.id))) }
            }
            nav.contents aria-label=(reader.text("pages-guide-contents")) {
                ol {
                    @for (nth, part) in rules.parts.iter().enumerate() {
                        li { a href=(format!("#{}", anchor(nth))) { (part.title) } }
                    }
                }
            }
            @for (nth, part) in rules.parts.iter().enumerate() {
                section #(anchor(nth)) {
                    h2 { (part.title) }
                    (figure(reader, package, nth))
                    (blocks(part))
                }
            }
            (play_now(reader, package))
        }
    };
    document(
        reader,
        &reader.say(&title),
        &Chapter::Rules.href(game.id),
        &content,
    )
}

/// The chapter's anchor: the same in all languages, so that a link survives a change of language.
fn anchor(nth: usize) -> String {
    format!("part-{}", nth + 1)
}

/// Statements that follow each other make a list.
fn blocks(part: &Part) -> Markup {
    let is_statement = |block: &Block| matches!(block, Block::Statement { .. });
    html! {
        @for run in part.blocks.chunk_by(|a, b| is_statement(a) == is_statement(b)) {
            @if is_statement(&run[0]) {
                ul.statements { @for block in run { (one(block)) } }
            } @else {
                @for block in run { (one(block)) }
            }
        }
    }
}

fn one(block: &Block) -> Markup {
    html! {
        @match block {
            Block::Statement { id, body } => {
                li #(id) {
                    a.number href=(format!("#{id}")) { (id) }
                    div { (body) }
                }
            }
            Block::Other(body) => (body),
        }
    }
}

/// The first chapter of every document is the set-up, the second a turn: a board for each.
fn figure(reader: &Reader, package: &GamePackage, chapter: usize) -> Markup {
    let Some(lesson) = package.lesson() else {
        return Markup::default();
    };
    let (step, key) = match chapter {
        0 => (0, "setup"),
        1 => (lesson.turn, "turn"),
        _ => return Markup::default(),
    };
    let Ok(scene) = lesson.reach(package, step) else {
        return Markup::default();
    };
    let key = format!("{}-guide-{key}", package.id());
    html! {
        figure.board-figure {
            (mini::still(reader, &scene, READER))
            figcaption { (reader.text(key)) }
        }
    }
}
