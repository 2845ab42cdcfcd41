//! [`Bot`]: the bots of one table, of whatever game.

use std::sync::Arc;

use table::{AnyView, Seat};

use crate::greedy::{Care, greedy_by};
use crate::level::{DecideOptions, Level};
use knowledge::BotKnowledge;
use knowledge::SearchParams;

/// A bot for one table of any game. All it gets of the table is a view.
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
    fn search_params(&self) -> SearchParams;

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

/// The bots of a game: `self.0` are the rules of the table.
pub struct BotOf<G>(pub Arc<G>);

impl<G: BotKnowledge> Bot for BotOf<G> {
    fn decide(
        &self,
        level: Level,
        view: &AnyView,
        seat: Seat,
        options: &DecideOptions,
        seed: u64,
    ) -> Option<String> {
        let view = view.get::<G::View>()?;
        let action = level.decide(&*self.0, view, seat, options, seed)?;
        Some(action.to_string())
    }

    fn search_params(&self) -> SearchParams {
        self.0.search_params()
    }

    fn spar(&self, style: &str, view: &AnyView, seat: Seat, seed: u64) -> Option<String> {
        let view = view.get::<G::View>()?;
        let by = |state: &G::State| self.0.styled(style, state);
        greedy_by(&*self.0, view, seat, Care::FULL, seed, by).map(|action| action.to_string())
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
