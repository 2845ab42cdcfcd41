//! A new table: every option of the game's descriptor, and who sits where.

use maud::{Markup, html};
use table::{Descriptor, OptionKind, OptionSpec, Phrase, Seat};

use crate::frame::{Reader, document};
use crate::guide;
use crate::package::GamePackage;

/// What the form was filled with, when it is shown again because something did not fit.
#[derive(Default)]
pub struct Filled {
    /// Number of seats; the fewest but one-player games if nothing is said.
    pub seats: Option<usize>,
    /// Names and values of the form's fields.
    pub fields: Vec<(String, String)>,
    /// What does not fit.
    pub faults: Vec<String>,
    /// The reader knows the game: no coach unless they ask for one.
    pub knows_the_game: bool,
}

impl Filled {
    fn get(&self, field: &str) -> Option<&str> {
        self.fields
            .iter()
            .find(|(key, _)| key == field)
            .map(|(_, value)| value.as_str())
    }
}

/// The form. Fields: `seats`; `option-<key>` an option, several
/// times where several words are named; `seat-P1` … with one of `me`, `here`,
/// `link`, `bot:<level>`; `name-P1` …; `memory`; `coach`; `hands-stay-hidden`; `absence` in minutes;
/// `cards` for the owner's own file.
pub fn page(reader: &Reader, package: &GamePackage, levels: &[&str], filled: &Filled) -> Markup {
    let game = package.descriptor();
    // Without bots there are none to be offered.
    let levels = if package.has_bot() { levels } else { &[] };
    let name = reader.text(format!("{}-name", game.id));
    let path = format!("/new/{}", game.id);
    let seats = filled.seats.unwrap_or_else(|| (*game.seats.start()).max(2));
    let content = html! {
        main #main.lobby data-game=(game.id) {
            h1 { (name) }
            (guide::links(reader.words(), package, false))
            @if !filled.faults.is_empty() {
                ul.faults role="alert" { @for fault in &filled.faults { li { (fault) } } }
            }
            form method="post" action=(path) {
                fieldset {
                    legend { (reader.text("pages-lobby-seats")) }
                    div.counts {
                        @for count in game.seats.clone() {
                            label { input type="radio" name="seats" value=(count) checked[count == seats]; (count) }
                        }
                    }
                    ol.sitters {
                        @for seat in Seat::first(*game.seats.end()) {
                            (sitter(reader, seat, levels, filled))
                        }
                    }
                }
                fieldset {
                    legend { (reader.text("pages-lobby-options")) }
                    @for option in game.options { (field(reader, game, option, filled)) }
                    label.check {
                        input type="checkbox" name="memory" value="yes" checked;
                        span { (reader.text("pages-memory")) small { (reader.text("pages-memory-help")) } }
                    }
                    label.check {
                        input type="checkbox" name="coach" value="yes" checked[!filled.knows_the_game];
                        span { (reader.text("pages-coach")) small { (reader.text("pages-coach-help")) } }
                    }
                    label.check {
                        input type="checkbox" name="hands-stay-hidden" value="yes" checked[filled.get("hands-stay-hidden").is_some()];
                        span { (reader.text("pages-hidden")) small { (reader.text("pages-hidden-help")) } }
                    }
                    (absence(reader, filled))
                }
                @if game.data.is_some() {
                    details {
                        summary { (reader.text("pages-lobby-cards")) }
                        label { small { (reader.text("pages-lobby-cards-help")) }
                            textarea name="cards" rows="8" spellcheck="false" { (filled.get("cards").unwrap_or_default()) }
                        }
                    }
                }
                p.go { button.primary { (reader.text("pages-lobby-go")) } }
            }
        }
    };
    document(reader, &name, &path, &content)
}

/// Minutes after which the host may replace somebody who is gone.
pub const ABSENCES: [u32; 4] = [5, 15, 60, 1440];

fn absence(reader: &Reader, filled: &Filled) -> Markup {
    let chosen = filled.get("absence").and_then(|a| a.parse().ok());
    let chosen = chosen.unwrap_or(ABSENCES[0]);
    html! {
        div.option {
            label for="absence" { (reader.text("pages-absence")) }
            select #absence name="absence" {
                @for minutes in ABSENCES {
                    @let words = Phrase::new("pages-absence-minutes").number("minutes", minutes);
                    option value=(minutes) selected[minutes == chosen] { (reader.say(&words)) }
                }
            }
            small { (reader.text("pages-absence-help")) }
        }
    }
}

fn sitter(reader: &Reader, seat: Seat, levels: &[&str], filled: &Filled) -> Markup {
    let field = format!("seat-{seat}");
    let usual = match (seat, levels) {
        (Seat::P1, _) => "me",
        (_, []) => "link",
        _ => "bot:tree",
    };
    let chosen = filled.get(&field).unwrap_or(usual);
    let number = Phrase::new("words-seat").number("number", seat.index() as i64 + 1);
    html! {
        li {
            label for=(field) { (reader.say(&number)) }
            select id=(field) name=(field) {
                @for (value, key) in [("me", "pages-sitter-me"), ("here", "pages-sitter-here"), ("link", "pages-sitter-link")] {
                    option value=(value) selected[value == chosen] { (reader.text(key)) }
                }
                @for level in levels {
                    @let value = format!("bot:{level}");
                    @let words = Phrase::new("pages-sitter-bot").phrase("level", Phrase::new(format!("pages-level-{level}")));
                    option value=(value) selected[value == chosen] { (reader.say(&words)) }
                }
            }
            @let name = format!("name-{seat}");
            input name=(name) maxlength="24" value=(filled.get(&name).unwrap_or_default())
                placeholder=(reader.text("pages-sitter-name")) aria-label=(reader.text("pages-sitter-name"));
        }
    }
}

fn field(reader: &Reader, game: &Descriptor, option: &OptionSpec, filled: &Filled) -> Markup {
    let name = format!("option-{}", option.key);
    let value = filled.get(&name).unwrap_or(option.default);
    let label = reader.text(format!("{}-option-{}", game.id, option.key));
    // Where the game's help speaks of words that are typed, the page has its own.
    let own_help = format!("{}-option-{}-form", game.id, option.key);
    let help = if reader.words().knows(&own_help) {
        reader.text(own_help)
    } else {
        reader.text(format!("{}-option-{}-help", game.id, option.key))
    };
    html! {
        div.option {
            label for=(name) { (label) }
            @match option.kind {
                OptionKind::Flag => {
                    select id=(name) name=(name) {
                        @for (word, key) in [("yes", "pages-yes"), ("no", "pages-no")] {
                            option value=(word) selected[word == value] { (reader.text(key)) }
                        }
                    }
                }
                OptionKind::Choice(words) => {
                    select id=(name) name=(name) {
                        @for word in words { option value=(word) selected[*word == value] { (word_of(reader, game, option, word)) } }
                    }
                }
                OptionKind::Number(low, high) => {
                    input type="number" id=(name) name=(name) min=(low) max=(high) value=(value);
                }
                OptionKind::Seat => {
                    select id=(name) name=(name) {
                        option value="random" selected[value == "random"] { (reader.text("pages-random")) }
                        @for seat in Seat::first(*game.seats.end()) {
                            option value=(seat) selected[seat.to_string() == value] { (seat) }
                        }
                    }
                }
                OptionKind::Some { of, or, ordered } => {
                    @let chosen: Vec<&str> = value.split(',').collect();
                    select id=(name) name=(name) {
                        @for word in or { option value=(word) selected[*word == value] { (word_of(reader, game, option, word)) } }
                    }
                    details open[chosen.iter().any(|c| of.contains(c))] {
                        summary { (reader.text("pages-option-named")) }
                        @if ordered {
                            @for seat in Seat::first(*game.seats.end()) {
                                select name=(name) aria-label=(format!("{label}, {}", reader.words().seat(seat))) {
                                    option value="" {}
                                    @for word in of {
                                        option value=(word) selected[chosen.get(seat.index()) == Some(word)] { (word_of(reader, game, option, word)) }
                                    }
                                }
                            }
                        } @else {
                            @for word in of {
                                label.pick {
                                    input type="checkbox" name=(name) value=(word) checked[chosen.contains(word)];
                                    (word_of(reader, game, option, word))
                                }
                            }
                        }
                    }
                }
            }
            small { (help) }
        }
    }
}

/// A value of an option in the reader's words: its own, or those of the thing it names.
pub(crate) fn word_of(
    reader: &Reader,
    game: &Descriptor,
    option: &OptionSpec,
    value: &str,
) -> String {
    let things = ["species", "card", "animal"];
    let named = things.map(|thing| format!("{}-{thing}-{value}", game.id));
    let own = format!("{}-option-{}-{value}", game.id, option.key);
    let known = [own.clone()]
        .into_iter()
        .chain(named)
        .find(|key| reader.words().knows(key));
    reader.text(known.unwrap_or(own))
}
