//! What the bots know of each game. A new game needs one empty `impl` to be played by all levels.

mod arboretum;
mod canopee;
mod city;
mod rainforest;

use table::{AnyView, Faults, Game, Phrase, Seat, Setup};

use crate::greedy::{Care, greedy_by};
use crate::insight::Insight;
use crate::level::{DecideOptions, Level};
use crate::manner::Manner;

/// A bot for one table of any registered game. All it gets of the table is a view.
pub trait Bot: Send + Sync {
    /// Decides for `seat` and says the action as text.
    ///
    /// `None` if the view is not of this game or the seat has nothing to decide.
    fn decide(
        &self,
        level: Level,
        view: &AnyView,
        seat: Seat,
        options: &DecideOptions,
        seed: u64,
    ) -> Option<String>;

    /// How a search goes about this game.
    fn manner(&self) -> Manner;

    /// Decides as a sparring partner of this style.
    ///
    /// `None` if the view is not of this game or the seat has nothing to decide.
    fn spar(&self, style: &str, view: &AnyView, seat: Seat, seed: u64) -> Option<String>;

    /// Names of the sparring partners of this game.
    fn styles(&self) -> &'static [&'static str];

    /// Reads a view from JSON.
    ///
    /// # Errors
    /// What is wrong with it.
    fn read(&self, view: serde_json::Value) -> Result<AnyView, String>;
}

/// A bot for a table of this set-up.
///
/// # Errors
/// If the game is not registered or the set-up does not fit it.
pub fn bot(setup: &Setup, game: &str) -> Result<Box<dyn Bot>, Faults> {
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

struct Typed<G>(G);

impl<G: Insight> Bot for Typed<G> {
    fn decide(
        &self,
        level: Level,
        view: &AnyView,
        seat: Seat,
        options: &DecideOptions,
        seed: u64,
    ) -> Option<String> {
        let view = view.get::<G::View>()?;
        let action = level.decide(&self.0, view, seat, options, seed)?;
        Some(action.to_string())
    }

    fn manner(&self) -> Manner {
        self.0.manner()
    }

    fn spar(&self, style: &str, view: &AnyView, seat: Seat, seed: u64) -> Option<String> {
        let view = view.get::<G::View>()?;
        let by = |state: &G::State| self.0.styled(style, state);
        greedy_by(&self.0, view, seat, Care::FULL, seed, by).map(|action| action.to_string())
    }

    fn styles(&self) -> &'static [&'static str] {
        G::STYLES
    }

    fn read(&self, view: serde_json::Value) -> Result<AnyView, String> {
        serde_json::from_value::<G::View>(view)
            .map(AnyView::new)
            .map_err(|e| e.to_string())
    }
}
