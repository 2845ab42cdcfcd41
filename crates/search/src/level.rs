//! The levels, the same names in every game.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use table::random::fast;
use table::{NotationError, Phrase, Seat};

use crate::budget::{Budget, CancelToken, Limit};
use crate::greedy::{Care, greedy_by};
use crate::lookahead::search_deep;
use crate::search::{legal, search_by};
use knowledge::BotKnowledge;
use knowledge::SearchParams;

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Every legal action alike: a yardstick, not an opponent.
    Random,
    /// Careless, easily beaten, never plainly silly.
    Seedling,
    /// Greedy: the best end of its own turn.
    Sapling,
    /// A short search.
    Tree,
    /// A full search: a second a decision on one core.
    Canopy,
    /// Three seconds on all cores, in some games a part of them for playing on from the best that a
    /// search found.
    Ancient,
}

/// What replaces a level's own way of deciding, and what can stop it.
#[derive(Clone, Debug, Default)]
pub struct DecideOptions {
    /// In place of the level's own limit.
    pub limit: Option<Limit>,
    /// In place of how a search goes about this game.
    pub params: Option<SearchParams>,
    /// Stops a search, which then answers with what it has.
    pub cancel: CancelToken,
}

impl DecideOptions {
    /// Another limit, otherwise as usual.
    pub fn limited(limit: impl Into<Option<Limit>>) -> Self {
        DecideOptions {
            limit: limit.into(),
            ..DecideOptions::default()
        }
    }
}

/// How a level thinks.
enum Thinking {
    Random,
    Greedy(Care),
    /// What the game calls a short search.
    Short,
    /// A search on one core.
    Full(Limit),
    /// On all cores, with the deep network, playing on from the best it found.
    Deep(Limit),
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 6] = [
        Level::Random,
        Level::Seedling,
        Level::Sapling,
        Level::Tree,
        Level::Canopy,
        Level::Ancient,
    ];

    /// Its name in commands.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Seedling => "seedling",
            Level::Sapling => "sapling",
            Level::Tree => "tree",
            Level::Canopy => "canopy",
            Level::Ancient => "ancient",
        }
    }

    /// The table of levels.
    fn thinking(self) -> Thinking {
        match self {
            Level::Random => Thinking::Random,
            Level::Seedling => Thinking::Greedy(Care::LITTLE),
            Level::Sapling => Thinking::Greedy(Care::FULL),
            Level::Tree => Thinking::Short,
            Level::Canopy => Thinking::Full(Limit::Time(Duration::from_secs(1))),
            Level::Ancient => Thinking::Deep(Limit::Time(Duration::from_secs(3))),
        }
    }

    /// Does it take long enough to keep others waiting?
    pub fn is_slow(self) -> bool {
        matches!(self.thinking(), Thinking::Full(_) | Thinking::Deep(_))
    }

    /// Does it think on all cores at once?
    pub fn on_all_cores(self) -> bool {
        matches!(self.thinking(), Thinking::Deep(_))
    }

    /// Decides for `seat` from its view alone.
    ///
    /// `None` if the view is not one in which the seat has something to decide.
    pub fn decide<G: BotKnowledge>(
        self,
        game: &G,
        view: &G::View,
        seat: Seat,
        options: &DecideOptions,
        seed: u64,
    ) -> Option<G::Action> {
        let mut rng = fast(seed, u64::MAX);
        let actions = legal(game, view, seat, &mut rng);
        if actions.len() < 2 {
            return actions.first().copied();
        }
        let params = options.params.unwrap_or_else(|| game.search_params());
        let budget = |own| {
            let limit = options.limit.unwrap_or(own);
            Budget::new(limit).stopped_by(options.cancel.clone())
        };
        let on_one_core =
            |net, own| search_by(game, net, view, seat, params, &budget(own), seed, 1);
        let found = match self.thinking() {
            Thinking::Random => return Some(table::random::choose(&mut rng, &actions)),
            Thinking::Greedy(care) => {
                return greedy_by(game, view, seat, care, seed, |s| game.glance(s));
            }
            Thinking::Short => on_one_core(
                game.short_net(),
                Limit::Iterations(params.short_iterations as u32),
            ),
            Thinking::Full(own) => on_one_core(game.net(), own),
            Thinking::Deep(own) => {
                let threads = rayon::current_num_threads();
                search_deep(game, view, seat, params, &budget(own), seed, threads)
            }
        };
        found.first().map(|f| f.action)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        Level::ALL
            .into_iter()
            .find(|l| l.name() == s)
            .ok_or_else(|| {
                let names = Level::ALL.map(Level::name).join(", ");
                NotationError::new(s, Phrase::new("bots-expected-level").text("levels", names))
            })
    }
}

#[cfg(test)]
mod tests {
    use canopee::CanopyFirst;
    use knowledge::Heuristic;
    use table::{Game, Setup};

    use super::*;
    use crate::decisions::decisions;

    /// In the first edition the greedy levels do not see what a forest may become, only what it scores and
    /// what the piles promise it.
    #[test]
    fn greedy_levels_go_by_a_glance() {
        let setup = Setup::new(CanopyFirst::descriptor(), 2, [], None).unwrap();
        let game = CanopyFirst::new(&setup).unwrap();
        let mut otherwise = 0;
        decisions(&game, |view, seat| {
            let levels = [
                (Level::Seedling, Care::LITTLE),
                (Level::Sapling, Care::FULL),
            ];
            for (level, care) in levels {
                let decided = level.decide(&game, view, seat, &DecideOptions::default(), 9);
                let by_glance = greedy_by(&game, view, seat, care, 9, |s| game.glance(s));
                let by_estimate = greedy_by(&game, view, seat, care, 9, |s| game.estimate(s));
                assert_eq!(decided, by_glance);
                otherwise += u32::from(decided != by_estimate);
            }
        });
        assert!(otherwise > 0, "no decision depended on it");
    }
}
