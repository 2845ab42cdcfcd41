//! Reads a rules document: chapters of numbered statements, with paragraphs and tables between them.

use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd, TextMergeStream};

/// A rules document.
#[derive(Default)]
pub struct Document {
    /// What stands before the first chapter.
    pub opening: Vec<Block>,
    /// The chapters.
    pub parts: Vec<Part>,
}

/// A chapter.
pub struct Part {
    /// Its heading.
    pub title: String,
    /// What stands in it, in order.
    pub blocks: Vec<Block>,
}

/// A piece of a chapter.
pub enum Block {
    /// A numbered statement.
    Statement {
        /// Its number, such as `AR-12`.
        id: String,
        /// What it says.
        body: Markup,
    },
    /// A paragraph or a table.
    Other(Markup),
}

/// How single words are shown: what an option or an edition's mark is called in the reader's words.
pub trait Wording {
    /// The name of an option or of one of its values, if `code` is one.
    fn option(&self, code: &str) -> Option<String>;
    /// The name of the edition that `mark`, such as `[1st]`, stands for.
    fn edition(&self, mark: &str) -> Option<String>;
}

impl Document {
    /// Reads Markdown.
    pub fn read(text: &str, wording: &dyn Wording) -> Document {
        let mut document = Document::default();
        let mut events = TextMergeStream::new(Parser::new_ext(text, Options::ENABLE_TABLES));
        while let Some(event) = events.next() {
            let Event::Start(tag) = event else { continue };
            match tag {
                Tag::Heading { level, .. } => {
                    let inner = inside(&mut events, TagEnd::Heading(level));
                    // The first heading is the document's name, which the page says by itself.
                    if level != HeadingLevel::H1 {
                        document.parts.push(Part {
                            title: plain(&inner),
                            blocks: Vec::new(),
                        });
                    }
                }
                Tag::Item => {
                    let inner = inside(&mut events, TagEnd::Item);
                    document.push(item(&inner, wording));
                }
                Tag::Paragraph => {
                    let inner = inside(&mut events, TagEnd::Paragraph);
                    document.push(Block::Other(html! { p { (inline(&inner, wording)) } }));
                }
                Tag::Table(_) => {
                    let inner = inside(&mut events, TagEnd::Table);
                    document.push(Block::Other(table(&inner, wording)));
                }
                _ => {}
            }
        }
        document
    }

    fn push(&mut self, block: Block) {
        match self.parts.last_mut() {
            Some(part) => part.blocks.push(block),
            None => self.opening.push(block),
        }
    }
}

/// The events up to the end of an element.
fn inside<'a>(events: &mut impl Iterator<Item = Event<'a>>, end: TagEnd) -> Vec<Event<'a>> {
    events.take_while(|e| *e != Event::End(end)).collect()
}

/// A list item; one that begins with a number in bold is a statement.
fn item(events: &[Event<'_>], wording: &dyn Wording) -> Block {
    if let [
        Event::Start(Tag::Strong),
        Event::Text(id),
        Event::End(TagEnd::Strong),
        rest @ ..,
    ] = events
        && statement_length(id) == Some(id.len())
    {
        return Block::Statement {
            id: id.to_string(),
            body: inline(rest, wording),
        };
    }
    Block::Other(html! { p { (inline(events, wording)) } })
}

fn plain(events: &[Event<'_>]) -> String {
    let text = |event: &Event<'_>| match event {
        Event::Text(text) | Event::Code(text) => text.to_string(),
        Event::SoftBreak => " ".to_string(),
        _ => String::new(),
    };
    events.iter().map(text).collect()
}

/// Words with their emphasis; statements that are named lead to them.
fn inline(events: &[Event<'_>], wording: &dyn Wording) -> Markup {
    let mut out = String::new();
    let mut strong = false;
    for event in events {
        match event {
            Event::Start(Tag::Emphasis) => out.push_str("<em>"),
            Event::End(TagEnd::Emphasis) => out.push_str("</em>"),
            Event::Start(Tag::Strong) => strong = true,
            Event::End(TagEnd::Strong) => strong = false,
            Event::Text(text) if strong => out.push_str(&emphatic(text, wording).into_string()),
            Event::Text(text) => out.push_str(&linked(text).into_string()),
            Event::Code(code) => out.push_str(&word(code, wording).into_string()),
            Event::SoftBreak | Event::HardBreak => out.push(' '),
            _ => {}
        }
    }
    PreEscaped(out)
}

fn emphatic(text: &str, wording: &dyn Wording) -> Markup {
    html! {
        @match wording.edition(text) {
            Some(name) => span.edition title=(name) { (text.trim_matches(['[', ']'])) },
            None => strong { (text) },
        }
    }
}

fn word(code: &str, wording: &dyn Wording) -> Markup {
    html! {
        @match wording.option(code) {
            Some(name) => span.option-name title=(code) { (name) },
            None => code { (code) },
        }
    }
}

/// Text in which statements lead to their place on the page.
fn linked(text: &str) -> Markup {
    html! {
        @for piece in pieces(text) {
            @match piece {
                Piece::Text(text) => (text),
                Piece::Statement(id) => a href=(format!("#{id}")) { (id) },
            }
        }
    }
}

fn table(events: &[Event<'_>], wording: &dyn Wording) -> Markup {
    let mut rows: Vec<Vec<Markup>> = Vec::new();
    let mut cell: Vec<Event<'_>> = Vec::new();
    for event in events {
        match event {
            Event::Start(Tag::TableHead | Tag::TableRow) => rows.push(Vec::new()),
            Event::Start(Tag::TableCell) => cell.clear(),
            Event::End(TagEnd::TableCell) => {
                if let Some(row) = rows.last_mut() {
                    row.push(inline(&cell, wording));
                }
            }
            other => cell.push(other.clone()),
        }
    }
    html! {
        div.zones tabindex="0" {
            table {
                @for (nth, row) in rows.iter().enumerate() {
                    tr {
                        @for (column, cell) in row.iter().enumerate() {
                            @if nth == 0 { th scope="col" { (cell) } }
                            @else if column == 0 { th scope="row" { (cell) } }
                            @else { td { (cell) } }
                        }
                    }
                }
            }
        }
    }
}

/// A piece of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece<'a> {
    /// Words.
    Text(&'a str),
    /// The number of a statement.
    Statement(&'a str),
}

/// A text with the statements that it names apart.
pub fn pieces(text: &str) -> Vec<Piece<'_>> {
    let mut found = Vec::new();
    let (mut done, mut at) = (0, 0);
    while at < text.len() {
        let fresh = !text[..at].ends_with(|c: char| c.is_alphanumeric() || c == '-');
        match statement_length(&text[at..]).filter(|_| fresh) {
            Some(length) => {
                if done < at {
                    found.push(Piece::Text(&text[done..at]));
                }
                found.push(Piece::Statement(&text[at..at + length]));
                at += length;
                done = at;
            }
            None => at += text[at..].chars().next().map_or(1, char::len_utf8),
        }
    }
    if done < text.len() {
        found.push(Piece::Text(&text[done..]));
    }
    found
}

/// How long the statement's number is with which a text begins: two capitals, a hyphen, digits.
fn statement_length(text: &str) -> Option<usize> {
    let (letters, rest) = text.split_at_checked(2)?;
    let digits = rest.strip_prefix('-')?;
    let count = digits.bytes().take_while(u8::is_ascii_digit).count();
    let capitals = letters.bytes().all(|b| b.is_ascii_uppercase());
    (capitals && count > 0).then_some(3 + count)
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Bare;

    impl Wording for Bare {
        fn option(&self, code: &str) -> Option<String> {
            (code == "first-seat").then(|| "First player".to_string())
        }

        fn edition(&self, mark: &str) -> Option<String> {
            (mark == "[1st]").then(|| "first edition".to_string())
        }
    }

    #[test]
    fn statements_are_found_in_a_text() {
        assert_eq!(
            pieces("Not so (rule AR-9), à CA-12."),
            [
                Piece::Text("Not so (rule "),
                Piece::Statement("AR-9"),
                Piece::Text("), à "),
                Piece::Statement("CA-12"),
                Piece::Text("."),
            ]
        );
        assert_eq!(pieces("XAR-9 ar-9 AR-"), [Piece::Text("XAR-9 ar-9 AR-")]);
    }

    #[test]
    fn a_document_is_read() {
        let text = "# Name\n\nOpening & more.\n\n## One\n\n- **AB-1** It is so, see AB-2. \
                    (Option: `first-seat`.)\n- **AB-2** **[1st]** *Why?* `that`\n\n| a | b |\n|---|---|\n| c | d |\n";
        let document = Document::read(text, &Bare);
        assert_eq!(document.opening.len(), 1);
        let [part] = &document.parts[..] else {
            panic!("one chapter");
        };
        assert_eq!(part.title, "One");
        let shown: Vec<String> = part
            .blocks
            .iter()
            .map(|block| match block {
                Block::Statement { id, body } => format!("{id}:{}", body.clone().into_string()),
                Block::Other(body) => body.clone().into_string(),
            })
            .collect();
        assert_eq!(
            shown[0],
            "AB-1: It is so, see <a href=\"#AB-2\">AB-2</a>. \
             (Option: <span class=\"option-name\" title=\"first-seat\">First player</span>.)"
        );
        assert_eq!(
            shown[1],
            "AB-2: <span class=\"edition\" title=\"first edition\">1st</span> <em>Why?</em> <code>that</code>"
        );
        assert!(shown[2].contains("<th scope=\"col\">a</th>"));
        assert!(shown[2].contains("<th scope=\"row\">c</th><td>d</td>"));
    }
}
