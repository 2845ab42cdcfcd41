//! What all pads are made of: buttons, switches, counters, faults at their place.

use maud::{Markup, html};
use table::Phrase;

use super::Focus;
use super::judge::Judged;
use crate::frame::Reader;

/// The form that every button of a pad belongs to.
pub const FORM: &str = "taps";

/// The anchor of the button with this tap.
pub fn id(tap: &str) -> String {
    format!("tap-{}", tap.replace(' ', "-"))
}

/// For whom a pad is drawn, where they are, and what the game says of it.
pub struct PadContext<'a> {
    /// Who reads it.
    pub reader: &'a Reader,
    /// Where they are.
    pub focus: &'a Focus,
    /// What the game says of it.
    pub judged: &'a Judged,
}

/// A button: what it does, what it is called, and how it stands.
pub struct Button<'a> {
    /// What it does.
    pub tap: String,
    /// Its name, for those who do not see the picture.
    pub name: String,
    /// Its classes.
    pub class: &'a str,
    /// On or off, for a switch.
    pub on: Option<bool>,
    /// It cannot be pressed now.
    pub off_limits: bool,
    /// It is what is being edited.
    pub here: bool,
}

impl<'a> Button<'a> {
    /// A button that does this and is called so.
    pub fn new(tap: impl Into<String>, name: impl Into<String>, class: &'a str) -> Button<'a> {
        Button {
            tap: tap.into(),
            name: name.into(),
            class,
            on: None,
            off_limits: false,
            here: false,
        }
    }

    /// It is a switch, and it is on or off.
    pub fn on(mut self, on: bool) -> Self {
        self.on = Some(on);
        self
    }

    /// Can it not be pressed now?
    pub fn off_limits(mut self, off: bool) -> Self {
        self.off_limits = off;
        self
    }

    /// Is it what is being edited?
    pub fn here(mut self, here: bool) -> Self {
        self.here = here;
        self
    }

    /// The button with this picture.
    pub fn show(self, content: &Markup) -> Markup {
        let id = if self.here {
            "at".to_string()
        } else {
            id(&self.tap)
        };
        html! {
            button.(self.class) .here[self.here] id=(id) type="submit" form=(FORM) name="tap" value=(self.tap)
                aria-label=(self.name) title=(self.name) aria-pressed=[self.on] disabled[self.off_limits] { (content) }
        }
    }

    /// The button with its name.
    pub fn words(self) -> Markup {
        let content = html! { (self.name) };
        self.show(&content)
    }
}

/// A number that goes up and down.
pub struct Counter<'a> {
    /// What it does: the tap is this and how much is added.
    pub tap: &'a str,
    /// What is counted.
    pub name: String,
    /// How many there are.
    pub count: i64,
    /// The fewest.
    pub low: i64,
    /// The most.
    pub high: i64,
    /// There are buttons for ten at a time as well.
    pub tens: bool,
}

impl Counter<'_> {
    /// The counter, with this picture.
    pub fn show(&self, context: &PadContext<'_>, picture: &Markup) -> Markup {
        let step = |by: i64| {
            let key = if by < 0 {
                "pages-pad-less"
            } else {
                "pages-pad-more"
            };
            let name = Phrase::new(key)
                .text("what", &self.name)
                .number("by", by.abs());
            let to = self.count + by;
            let sign = if by < 0 { "−" } else { "+" };
            Button::new(format!("{} {by}", self.tap), context.say(&name), "step")
                .off_limits(to < self.low || to > self.high)
                .show(&html! { (sign) @if by.abs() > 1 { (by.abs()) } })
        };
        html! {
            div.counter .some[self.count != 0] .tens[self.tens] role="group" aria-label=(self.name) {
                span.counted { (picture) span { (self.name) } }
                span.steps {
                    @if self.tens { (step(-10)) }
                    (step(-1))
                    output { (self.count) }
                    (step(1))
                    @if self.tens { (step(10)) }
                }
            }
        }
    }
}

impl PadContext<'_> {
    /// The phrase in words.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.reader.say(phrase)
    }

    /// The text of a key without arguments.
    pub fn text(&self, key: &'static str) -> String {
        self.reader.text(key)
    }

    /// What is wrong with something in the panel that is looked at.
    pub fn faults_of(&self, item: usize) -> Vec<String> {
        let here = self.judged.of_panel(self.focus.panel);
        here.filter(|f| f.item == Some(item))
            .map(|f| self.say(&f.what))
            .collect()
    }

    /// The frame of what is being edited: a heading, a way out, and the choices.
    pub fn editor(&self, title: &str, content: &Markup) -> Markup {
        html! {
            header {
                h3 { (title) }
                (Button::new("close", self.text("pages-pad-done"), "done").words())
            }
            (content)
        }
    }
}
