//! The one list of games. A game is registered by one line here; the command line, the server, the
//! pages, the lab and the generic tests then know it, with whatever parts its
//! [package](ui::GamePackage) declares.
//!
//! ```
//! let arboretum = registry::find("arboretum").expect("registered");
//! assert_eq!(arboretum.descriptor().seats, 2..=4);
//!
//! // Rules, board and bot for a table, over rules that are built once.
//! let setup = table::Setup::new(arboretum.descriptor(), 2, [], None)?;
//! let table = registry::package("arboretum").expect("registered").open(&setup)?;
//! assert!(table.bot.is_some());
//! # Ok::<(), table::Faults>(())
//! ```

use std::sync::{Arc, LazyLock};

use search::Bot;
use table::{AnyGame, Faults, Phrase, RegisteredGame, Setup};
use ui::{Catalog, GamePackage, Packaged};

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
        pub static GAMES: &[&dyn AnyGame] = &[$(&RegisteredGame::<$game>::NEW),*];

        /// All games with everything there is of them, and the words and files of their pages.
        pub static CATALOG: LazyLock<Catalog> =
            LazyLock::new(|| Catalog::new(vec![$(<$game>::package()),*]));
    };
}

for_all_games!(entries);

/// The game with this id.
pub fn find(id: &str) -> Option<&'static dyn AnyGame> {
    GAMES.iter().copied().find(|g| g.descriptor().id == id)
}

/// Everything there is of the game with this id.
pub fn package(id: &str) -> Option<&'static GamePackage> {
    CATALOG.find(id)
}

/// The bots for a table of this set-up.
///
/// # Errors
/// If the game is not registered or has no bots, or the set-up does not fit it.
pub fn bot(setup: &Setup, game: &str) -> Result<Arc<dyn Bot>, Faults> {
    let no = |key| Faults::one("game", Phrase::new(key).text("game", game));
    let package = package(game).ok_or_else(|| no("table-log-game"))?;
    package.open(setup)?.bot.ok_or_else(|| no("table-no-bots"))
}
