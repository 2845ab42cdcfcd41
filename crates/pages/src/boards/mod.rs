//! One renderer per game. A new game needs one `impl Board`; an empty one shows its terminal picture.

mod arboretum;
pub(crate) mod canopee;
pub(crate) mod city;
mod rainforest;

use maud::{Markup, html};
use table::{AnyView, BySeat, Faults, Game, Phrase, Seat, SeatSheet, Setup, without_ansi};

use crate::about::About;
use crate::stage::Stage;

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
    /// Draws the view, placing the choices it can show by [`Stage::button`].
    fn show(&self, view: &Self::View, stage: &Stage<'_>) -> Drawn {
        let picture = without_ansi(&self.picture(view, &Speaker(stage)));
        Drawn {
            commons: html! { pre.picture { (picture) } },
            areas: (0..self.seats()).map(|_| Area::default()).collect(),
            hand: Markup::default(),
        }
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

struct Speaker<'a>(&'a Stage<'a>);

impl table::Say for Speaker<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        self.0.say(phrase).to_string()
    }
}

/// A [`Board`] of any game. Answers `None` to a view of another game.
#[expect(
    missing_docs,
    reason = "each method is documented at its namesake in `Board`"
)]
pub trait AnyBoard: Send + Sync {
    fn show(&self, view: &AnyView, stage: &Stage<'_>) -> Option<Drawn>;
    fn prompt(&self, view: &AnyView, seat: Seat) -> Option<Phrase>;
    fn live(&self, view: &AnyView) -> Option<BySeat<SeatSheet>>;
    fn memory(&self, view: &AnyView) -> Vec<Phrase>;
    fn about(&self, view: &AnyView, code: &str) -> Option<About>;
}

struct Typed<G>(G);

impl<G: Board> AnyBoard for Typed<G> {
    fn show(&self, view: &AnyView, stage: &Stage<'_>) -> Option<Drawn> {
        Some(self.0.show(view.get()?, stage))
    }

    fn prompt(&self, view: &AnyView, seat: Seat) -> Option<Phrase> {
        Some(self.0.prompt(view.get()?, seat))
    }

    fn live(&self, view: &AnyView) -> Option<BySeat<SeatSheet>> {
        self.0.live(view.get()?)
    }

    fn memory(&self, view: &AnyView) -> Vec<Phrase> {
        view.get()
            .map(|view| self.0.memory(view))
            .unwrap_or_default()
    }

    fn about(&self, view: &AnyView, code: &str) -> Option<About> {
        self.0.about(view.get()?, code)
    }
}

/// The board for a table of this set-up.
///
/// # Errors
/// If the game is not registered or the set-up does not fit it.
pub fn board(setup: &Setup, game: &str) -> Result<Box<dyn AnyBoard>, Faults> {
    macro_rules! find {
        ($($name:ident: $game:ty,)*) => {
            $(if <$game as Game>::descriptor().id == game {
                return Ok(Box::new(Typed(<$game as Game>::new(setup)?)));
            })*
        };
    }
    registry::for_all_games!(find);
    Err(Faults::one(
        "game",
        Phrase::new("table-log-game").text("game", game),
    ))
}
