//! The one list of games. A game is registered by one line here; the command line, the server, the
//! lab and the generic tests then know it.
//!
//! ```
//! let game = registry::find("arboretum").expect("registered");
//! assert_eq!(game.descriptor().seats, 2..=4);
//! ```

use search::{Bot, BotOf};
use table::{AnyGame, Entry, Faults, Game, Phrase, Setup};

/// Calls a macro with the list of registered games: a module name and the game's type.
///
/// This is the line to add to.
#[macro_export]
macro_rules! for_all_games {
    ($then:path) => {
        $then! {
            arboretum: ::arboretum::Arboretum,
            canopee: ::canopee::Canopee,
            canopy_first: ::canopee::CanopyFirst,
            canopy_city: ::city::CanopyCity,
            rainforest: ::rainforest::Rainforest,
        }
    };
}

macro_rules! entries {
    ($($name:ident: $game:ty,)*) => {
        /// All games, in the order in which they are shown.
        pub static GAMES: &[&dyn AnyGame] = &[$(&Entry::<$game>::NEW),*];
    };
}

for_all_games!(entries);

/// The game with this id.
pub fn find(id: &str) -> Option<&'static dyn AnyGame> {
    GAMES.iter().copied().find(|g| g.descriptor().id == id)
}

/// The bots for a table of this set-up.
///
/// # Errors
/// If the game is not registered or the set-up does not fit it.
pub fn bot(setup: &Setup, game: &str) -> Result<Box<dyn Bot>, Faults> {
    macro_rules! find {
        ($($name:ident: $game:ty,)*) => {
            $(if <$game as Game>::descriptor().id == game {
                return Ok(Box::new(BotOf(<$game as Game>::new(setup)?)));
            })*
        };
    }
    for_all_games!(find);
    Err(Faults::one(
        "game",
        Phrase::new("table-log-game").text("game", game),
    ))
}
