//! [`RenderContext`]: what a board needs besides the view: words, names, and the choices to place.

use std::cell::RefCell;
use std::collections::HashMap;
use std::fmt::Display;

use maud::{Markup, html};
use table::{BySeat, Choice, Phrase, Seat, Viewer};
use words::{Lang, Words};

use crate::text::Text;

/// The form that every choice on a page belongs to.
pub const FORM: &str = "act";

/// The field of a form that asks why its value, an action, cannot be chosen.
pub const WHY_NOT: &str = "why-not";

/// For whom a board is drawn, and what they may choose.
///
/// A board places a choice with [`button`](RenderContext::button); what it does not place,
/// [`left_over`](RenderContext::left_over) lists.
pub struct RenderContext<'a> {
    words: &'static Words,
    names: &'a BySeat<String>,
    viewer: Viewer,
    choices: Vec<Choice>,
    by_text: HashMap<String, usize>,
    placed: RefCell<Vec<bool>>,
    form: &'static str,
}

impl<'a> RenderContext<'a> {
    /// A context for this reader. `choices` are the legal actions of the viewer's seat, in their order.
    pub fn new(
        words: &'static Words,
        names: &'a BySeat<String>,
        viewer: Viewer,
        choices: Vec<Choice>,
    ) -> RenderContext<'a> {
        RenderContext {
            words,
            names,
            viewer,
            by_text: choices
                .iter()
                .enumerate()
                .map(|(i, c)| (c.text.clone(), i))
                .collect(),
            placed: RefCell::new(vec![false; choices.len()]),
            choices,
            form: FORM,
        }
    }

    /// The same context with its choices in another form: one page can then show two boards.
    #[must_use]
    pub fn in_form(mut self, form: &'static str) -> RenderContext<'a> {
        self.form = form;
        self
    }

    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// All words of the language.
    pub fn words(&self) -> &'static Words {
        self.words
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.words.lang()
    }

    /// The phrase in words, with people by their names.
    pub fn say(&self, phrase: &Phrase) -> Text {
        let words = self.words.say_with(phrase, &|seat| self.name(seat));
        Text::from(words)
    }

    /// The text of a key without arguments.
    pub fn text(&self, key: &'static str) -> Text {
        self.say(&Phrase::new(key))
    }

    /// The sentences with which a coach explains this question, if there are any.
    pub fn coach(&self, prompt: &Phrase) -> Option<Text> {
        let key = format!("{}-coach", prompt.key);
        self.words.knows(&key).then(|| self.say(&Phrase::new(key)))
    }

    /// What a seat is called.
    pub fn name(&self, seat: Seat) -> String {
        match self.names.get(seat) {
            Some(name) => name.clone(),
            None => self.words.seat(seat),
        }
    }

    /// Is anything to be chosen?
    pub fn has_choices(&self) -> bool {
        !self.choices.is_empty()
    }

    /// Is this action among the choices?
    pub fn offers(&self, action: impl Display) -> bool {
        self.by_text.contains_key(&action.to_string())
    }

    /// Puts a choice into the picture: `content` as a glowing button if `action` may be chosen. If
    /// other things may be chosen, it asks [why not](RenderContext::why_not), otherwise it is just a picture. `class` goes
    /// onto the element either way.
    ///
    /// The button is named by the action in words, so `content` may be a picture alone; whatever
    /// words it has are for the eye.
    pub fn button(&self, action: impl Display, class: &str, content: &Markup) -> Markup {
        match self.by_text.get(&action.to_string()) {
            Some(&number) => {
                self.placed.borrow_mut()[number] = true;
                let name = self.say(&self.choices[number].phrase);
                html! {
                    button.choice.(class) type="submit" form=(self.form) name="choice" value=(number)
                        title=(name) {
                        span.face aria-hidden="true" { (content) }
                        span.visually-hidden { (name) }
                    }
                }
            }
            None => self.why_not(action, class, content),
        }
    }

    /// A choice whose content says it better than the action's own words; nothing if it cannot be
    /// chosen.
    pub fn saying(&self, action: impl Display, class: &str, content: &Markup) -> Markup {
        let Some(&number) = self.by_text.get(&action.to_string()) else {
            return Markup::default();
        };
        self.placed.borrow_mut()[number] = true;
        html! {
            button.choice.(class) type="submit" form=(FORM) name="choice" value=(number) { (content) }
        }
    }

    /// Something that cannot be chosen now: whoever tries is told why not. Just a picture if the
    /// viewer has nothing to choose at all.
    pub fn why_not(&self, action: impl Display, class: &str, content: &Markup) -> Markup {
        if !self.has_choices() {
            return html! { span.(class) { (content) } };
        }
        let why_not = self.text("pages-why-not");
        html! {
            button.why-not.(class) type="submit" form=(self.form) name=(WHY_NOT) value=(action) title=(why_not) {
                span.face { (content) }
                span.visually-hidden { (why_not) }
            }
        }
    }

    /// The choices that no picture shows, as buttons with words.
    pub fn left_over(&self) -> Vec<(usize, Text)> {
        let placed = self.placed.borrow();
        self.choices
            .iter()
            .enumerate()
            .filter(|(i, _)| !placed[*i])
            .map(|(i, choice)| (i, self.say(&choice.phrase)))
            .collect()
    }
}
