//! [`Board`]: how a game draws its views. A game without one shows its terminal picture.

use std::sync::Arc;

use maud::{Markup, html};
use table::{AnyView, BySeat, Game, Phrase, Seat, SeatSheet, without_ansi};

use crate::about::About;
use crate::render_context::RenderContext;

/// A view, drawn. The page around it arranges the parts: what everybody shares, one area a seat
/// (the one looked at large, the others small), and the viewer's own hand within the thumb's reach.
#[derive(Default)]
pub struct Drawn {
    /// What belongs to nobody: decks, piles, zones, markets.
    pub commons: Markup,
    /// What lies before each seat.
    pub areas: Vec<Area>,
    /// The viewer's own hand and what else is only theirs to see.
    pub hand: Markup,
}

/// What lies before a seat.
#[derive(Default)]
pub struct Area {
    /// A few words or icons for the line beside the name: cards held, gold, seeds.
    pub summary: Markup,
    /// The board itself. Sizes are in terms of `--card`, which is smaller in areas not looked at.
    pub board: Markup,
}

/// Draws the views of a game. `self` are the rules of the table, with its options and its cards.
pub trait Board: Game {
    /// Draws the view, placing the choices it can show by [`RenderContext::button`].
    fn show(&self, view: &Self::View, context: &RenderContext<'_>) -> Drawn {
        terminal_picture(self, view, context)
    }

    /// What the seat is asked to decide, in a short sentence.
    fn prompt(&self, _view: &Self::View, _seat: Seat) -> Phrase {
        Phrase::new("pages-prompt")
    }

    /// The points so far, item by item, as far as this view shows them. Seats whose points are
    /// secret have an empty sheet.
    fn live(&self, _view: &Self::View) -> Option<BySeat<SeatSheet>> {
        None
    }

    /// What the viewer has seen and others may not know, in words: their memory.
    fn memory(&self, _view: &Self::View) -> Vec<Phrase> {
        Vec::new()
    }

    /// All about a card that the page shows, by the name that stands in its `data-about`; `None` if
    /// there is no such card.
    fn about(&self, _view: &Self::View, _code: &str) -> Option<About> {
        None
    }
}

struct Speaker<'a>(&'a RenderContext<'a>);

impl table::Say for Speaker<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        self.0.say(phrase).to_string()
    }
}

/// A game's picture for the terminal, on a page.
fn terminal_picture<G: Game>(rules: &G, view: &G::View, context: &RenderContext<'_>) -> Drawn {
    let picture = without_ansi(&rules.picture(view, &Speaker(context)));
    Drawn {
        commons: html! { pre.picture { (picture) } },
        areas: (0..rules.seats()).map(|_| Area::default()).collect(),
        hand: Markup::default(),
    }
}

/// A [`Board`] of any game, for the views of the rules that it shares.
#[expect(
    missing_docs,
    reason = "each method is documented at its namesake in `Board`"
)]
pub trait AnyBoard: Send + Sync {
    fn show(&self, view: &AnyView, context: &RenderContext<'_>) -> Drawn;
    fn prompt(&self, _view: &AnyView, _seat: Seat) -> Phrase {
        Phrase::new("pages-prompt")
    }
    fn live(&self, _view: &AnyView) -> Option<BySeat<SeatSheet>> {
        None
    }
    fn memory(&self, _view: &AnyView) -> Vec<Phrase> {
        Vec::new()
    }
    fn about(&self, _view: &AnyView, _code: &str) -> Option<About> {
        None
    }
}

/// The board of a game that has one.
pub(crate) struct Typed<G>(pub Arc<G>);

impl<G: Board> AnyBoard for Typed<G> {
    fn show(&self, view: &AnyView, context: &RenderContext<'_>) -> Drawn {
        self.0.show(view.of(), context)
    }

    fn prompt(&self, view: &AnyView, seat: Seat) -> Phrase {
        self.0.prompt(view.of(), seat)
    }

    fn live(&self, view: &AnyView) -> Option<BySeat<SeatSheet>> {
        self.0.live(view.of())
    }

    fn memory(&self, view: &AnyView) -> Vec<Phrase> {
        self.0.memory(view.of())
    }

    fn about(&self, view: &AnyView, code: &str) -> Option<About> {
        self.0.about(view.of(), code)
    }
}

/// The board of a game that has none.
pub(crate) struct TerminalPicture<G>(pub Arc<G>);

impl<G: Game> AnyBoard for TerminalPicture<G> {
    fn show(&self, view: &AnyView, context: &RenderContext<'_>) -> Drawn {
        terminal_picture(&*self.0, view.of(), context)
    }
}
