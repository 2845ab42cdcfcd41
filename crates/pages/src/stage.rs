//! [`Stage`]: what a board needs besides the view: words, names, and the choices to place.

use std::cell::RefCell;
use std::collections::HashMap;
use std::fmt::Display;

use maud::{Markup, html};
use table::{BySeat, Choice, Phrase, Seat, Viewer};
use words::{Lang, Words};

use crate::speech::words;

/// The form that every choice on a page belongs to.
pub const FORM: &str = "act";

/// For whom a board is drawn, and what they may choose.
///
/// A board places a choice with [`button`](Stage::button); what it does not place,
/// [`left_over`](Stage::left_over) lists.
pub struct Stage<'a> {
    words: &'static Words,
    names: &'a BySeat<String>,
    viewer: Viewer,
    choices: Vec<Choice>,
    by_text: HashMap<String, usize>,
    placed: RefCell<Vec<bool>>,
}

impl<'a> Stage<'a> {
    /// A stage for this reader. `choices` are the legal actions of the viewer's seat, in their order.
    pub fn new(
        lang: Lang,
        names: &'a BySeat<String>,
        viewer: Viewer,
        choices: Vec<Choice>,
    ) -> Stage<'a> {
        Stage {
            words: words(lang),
            names,
            viewer,
            by_text: choices
                .iter()
                .enumerate()
                .map(|(i, c)| (c.text.clone(), i))
                .collect(),
            placed: RefCell::new(vec![false; choices.len()]),
            choices,
        }
    }

    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.words.lang()
    }

    /// The phrase in words, with people by their names.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.words.say_with(phrase, &|seat| self.name(seat))
    }

    /// The text of a key without arguments.
    pub fn text(&self, key: &'static str) -> String {
        self.say(&Phrase::new(key))
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

    /// Puts a choice into the picture: `content` as a glowing button if `action` may be chosen,
    /// otherwise as it is. `class` goes onto the element either way.
    ///
    /// The button is named by the action in words, so `content` may be a picture alone.
    pub fn button(&self, action: impl Display, class: &str, content: &Markup) -> Markup {
        match self.by_text.get(&action.to_string()) {
            Some(&number) => {
                self.placed.borrow_mut()[number] = true;
                let name = self.say(&self.choices[number].phrase);
                html! {
                    button.choice.(class) type="submit" form=(FORM) name="choice" value=(number)
                        aria-label=(name) title=(name) { (content) }
                }
            }
            None => html! { span.(class) { (content) } },
        }
    }

    /// The choices that no picture shows, as buttons with words.
    pub fn left_over(&self) -> Vec<(usize, String)> {
        let placed = self.placed.borrow();
        self.choices
            .iter()
            .enumerate()
            .filter(|(i, _)| !placed[*i])
            .map(|(i, choice)| (i, self.say(&choice.phrase)))
            .collect()
    }
}
