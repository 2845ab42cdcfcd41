//! Opponents for every game, honest by type: a bot gets a [`View`](table::Game::View) and a budget,
//! nothing else. Whatever it does not see, it has to imagine
//! ([`resample`](table::Game::resample)).
//!
//! ```
//! use search::{Bot, DecideOptions, Level};
//! use table::{Pending, Play, Setup, Viewer, random};
//!
//! let game = registry::find("arboretum").expect("registered");
//! let setup = Setup::new(game.descriptor(), 2, [], None)?;
//! let mut play = Play::new(game, &setup)?;
//! let bot = registry::bot(&setup, "arboretum")?;
//! play.run_chance(&mut random::seeded(1));
//! let Pending::Seats(seats) = play.pending() else { panic!("somebody begins") };
//! let seat = seats.iter().next().expect("somebody begins");
//! let view = play.rules().any_view(play.state(), Viewer::Seat(seat));
//! let action = bot.decide(Level::Seedling, &view, seat, &DecideOptions::default(), 7).expect("a decision");
//! play.act(seat, &action)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod arena;
mod bot;
mod budget;
#[cfg(test)]
mod decisions;
mod determinizer;
mod greedy;
mod level;
mod lookahead;
mod one_ply;
mod search;

pub use bot::{Bot, BotOf};
pub use budget::{Budget, CancelToken, Limit};
pub use knowledge::{BotKnowledge, SearchParams};
pub use level::{DecideOptions, Level};
pub use one_ply::one_ply;
pub use search::{Finding, search, search_by};

/// The texts of this crate.
pub const TEXTS: table::Bilingual = table::Bilingual {
    en: include_str!("../texts/en.ftl"),
    fr: include_str!("../texts/fr.ftl"),
};
