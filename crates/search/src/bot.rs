//! [`Bot`]: the bots of one table, of whatever game.

use std::sync::Arc;

use table::random::fast;
use table::{AnyView, Game, Seat, Viewer};

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

    /// Reads what a seat sees from JSON.
    ///
    /// # Errors
    /// What is wrong with it, or that nobody on this seat of this table can see that.
    fn read(&self, view: serde_json::Value, seat: Seat) -> Result<AnyView, String>;
}

/// How many sit at the table of a view: every game's form shows the seats one by one, or says their number.
fn seats_of(view: &serde_json::Value) -> Option<usize> {
    match view.get("seats")? {
        serde_json::Value::Array(seats) => Some(seats.len()),
        number => number.as_u64().map(|seats| seats as usize),
    }
}

/// Can this seat of this table see that? Reading the view has looked at it alone; the set-up says how many sit
/// there, with which cards. A world behind it must be sound, and look like this to the seat.
fn fits<G: Game>(game: &G, view: &G::View, seat: Seat) -> Result<(), String> {
    if seat.index() >= game.seats() {
        return Err(format!("there is no {seat} at this table"));
    }
    let world = game.resample(view, &mut fast(0, 0));
    game.audit(&world)?;
    if game.view(&world, Viewer::Seat(seat)) != *view {
        return Err(format!("{seat} of this table cannot see this"));
    }
    Ok(())
}

/// The bots of a game: `self.0` are the rules of the table.
pub struct BotOf<G>(pub Arc<G>);

impl<G: BotKnowledge> BotOf<G> {
    /// The view as one of this game, if the seat is one of this table.
    fn at_table<'a>(&self, seat: Seat, view: &'a AnyView) -> Option<&'a G::View> {
        let seated = seat.index() < self.0.seats();
        view.get().filter(|_| seated)
    }
}

impl<G: BotKnowledge> Bot for BotOf<G> {
    fn decide(
        &self,
        level: Level,
        view: &AnyView,
        seat: Seat,
        options: &DecideOptions,
        seed: u64,
    ) -> Option<String> {
        let view = self.at_table(seat, view)?;
        let action = level.decide(&*self.0, view, seat, options, seed)?;
        Some(action.to_string())
    }

    fn search_params(&self) -> SearchParams {
        self.0.search_params()
    }

    fn spar(&self, style: &str, view: &AnyView, seat: Seat, seed: u64) -> Option<String> {
        let view = self.at_table(seat, view)?;
        let by = |state: &G::State| self.0.styled(style, state);
        greedy_by(&*self.0, view, seat, Care::FULL, seed, by).map(|action| action.to_string())
    }

    fn styles(&self) -> &'static [&'static str] {
        G::STYLES
    }

    fn read(&self, view: serde_json::Value, seat: Seat) -> Result<AnyView, String> {
        let (sit, seats) = (seats_of(&view), self.0.seats());
        if sit.is_some_and(|sit| sit != seats) {
            return Err(format!(
                "{seats} sit at this table, not as many as in the view"
            ));
        }
        let view: G::View = serde_json::from_value(view).map_err(|e| e.to_string())?;
        fits(&*self.0, &view, seat)?;
        Ok(AnyView::new(view))
    }
}
