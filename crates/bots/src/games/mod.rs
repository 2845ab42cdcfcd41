//! What the bots know of each game. A new game needs one empty `impl` to be played by all levels.

mod arboretum;

use table::{Faults, Game, Phrase, Setup};

use crate::insight::Insight;
use crate::level::Decide;

/// A bot for a table of this set-up.
///
/// # Errors
/// If the game is not registered or the set-up does not fit it.
pub fn bot(setup: &Setup, game: &str) -> Result<Box<Decide>, Faults> {
    macro_rules! find {
        ($($name:ident: $game:ty,)*) => {
            $(if <$game as Game>::descriptor().id == game {
                return typed::<$game>(setup);
            })*
        };
    }
    registry::for_all_games!(find);
    Err(Faults::one(
        "game",
        Phrase::new("table-log-game").text("game", game),
    ))
}

fn typed<G: Insight>(setup: &Setup) -> Result<Box<Decide>, Faults> {
    let game = G::new(setup)?;
    Ok(Box::new(move |level, view, seat, limit, seed| {
        let view = view.get::<G::View>()?;
        let action = level.decide(&game, view, seat, limit, seed)?;
        Some(action.to_string())
    }))
}
