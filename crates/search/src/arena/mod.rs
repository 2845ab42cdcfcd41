//! Matches between bots: the same deals with the seats changed, and honest figures.

mod ladder;
mod outside;
mod tally;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};

use serde::{Deserialize, Serialize};
use table::random::{FastRng, Rng, fast};
use table::{AnyGame, BySeat, NotationError, Pending, Phrase, Play, Seat, SeatSet, Setup, Viewer};

use crate::bot::Bot;
use crate::budget::Limit;
use crate::level::{DecideOptions, Level};
use knowledge::SearchParams;

pub use ladder::{Ladder, Rating};
pub use outside::{Outside, ProgramFault};
pub use tally::{Count, Sprt, Tally, Verdict, elo, share_of};

/// Who plays a side of a match.
#[derive(Clone, PartialEq, Debug)]
pub enum Side {
    /// A level of the house.
    Level {
        /// How it plays.
        level: Level,
        /// A budget other than the level's own.
        limit: Option<Limit>,
        /// Search parameters other than the game's own.
        params: Option<SearchParams>,
    },
    /// A sparring partner of the game, by its name.
    Style(String),
    /// A program that speaks the line protocol.
    Outside {
        /// The command, as a shell would run it.
        command: String,
        /// Milliseconds that it is told it may think, and after which (and a little) it forfeits.
        ms: u64,
    },
}

impl Side {
    /// A level with its own budget.
    pub fn level(level: Level) -> Side {
        Side::Level {
            level,
            limit: None,
            params: None,
        }
    }

    /// A level as it is written: its name, if need be with a budget of its own (`canopy@5000` for so
    /// many iterations, `canopy@300ms` for so much time) and with changes of its search parameters, such as
    /// `canopy@5000:uct_c=0.2`. Without a budget it gets `limit`.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn read_level(
        text: &str,
        bot: &dyn Bot,
        limit: Option<Limit>,
    ) -> Result<Side, NotationError> {
        let (player, changes) = match text.split_once(':') {
            Some((player, changes)) => (player, Some(changes)),
            None => (text, None),
        };
        let (name, own) = match player.split_once('@') {
            Some((name, own)) => {
                let expected = || Phrase::new("bots-expected-budget");
                let limit = own.parse().map_err(|_| NotationError::new(own, expected()));
                (name, Some(limit?))
            }
            None => (player, None),
        };
        Ok(Side::Level {
            level: name.parse()?,
            limit: own.or(limit),
            params: changes.map(|c| bot.search_params().with(c)).transpose()?,
        })
    }

    /// Does it think on all cores, against the clock? Then nobody else may, or it gets less than its due.
    fn needs_all_cores(&self) -> bool {
        match self {
            Side::Level { level, limit, .. } => {
                level.on_all_cores() && !matches!(limit, Some(Limit::Iterations(_)))
            }
            Side::Style(_) | Side::Outside { .. } => false,
        }
    }
}

/// Who won a block: one deal, played once from every seat that the first side can take.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Block {
    /// Games of the block.
    pub games: u32,
    /// Games that the first side won alone.
    pub wins: u32,
    /// Games that it lost.
    pub losses: u32,
    /// Games with a shared win.
    pub draws: u32,
    /// Games that a side lost by forfeit.
    #[serde(default)]
    pub forfeits: u32,
    /// Sum over games of the first side's share of the win.
    pub share: f64,
    /// Sum over games of its score minus the best of the others.
    pub margin: f64,
}

/// A match: one seat for `a`, all others for `b`, and the deals rotated through the seats.
pub struct Match {
    game: &'static dyn AnyGame,
    setup: Setup,
    a: Side,
    b: Side,
    bot: Arc<dyn Bot>,
}

/// How a game of a match ended.
struct End {
    scores: BySeat<i32>,
    winners: SeatSet,
    trouble: Option<ProgramFault>,
}

impl Match {
    /// Prepares a match at tables of this set-up, whose bots these are.
    pub fn new(
        game: &'static dyn AnyGame,
        setup: &Setup,
        bot: Arc<dyn Bot>,
        a: Side,
        b: Side,
    ) -> Match {
        Match {
            game,
            setup: setup.clone(),
            a,
            b,
            bot,
        }
    }

    /// Plays the blocks with these numbers on all cores, in their order, and hands each to `done` as
    /// it ends, with the troubles of programs from outside. `done` says whether to go on. Where a side
    /// needs all cores for itself, one block is played after another.
    pub fn play(
        &self,
        blocks: &[u64],
        seed: u64,
        done: impl Fn(u64, Block, Vec<ProgramFault>) -> bool + Sync,
    ) {
        let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
        let take = || match stop.load(Relaxed) {
            true => None,
            false => blocks.get(next.fetch_add(1, Relaxed)),
        };
        let play = || {
            while let Some(number) = take() {
                let (block, troubles) = self.block(seed, *number);
                if !done(*number, block, troubles) {
                    stop.store(true, Relaxed);
                }
            }
        };
        if self.a.needs_all_cores() || self.b.needs_all_cores() {
            play();
        } else {
            // Every core takes the next block when it is done with one.
            rayon::broadcast(|_| play());
        }
    }

    /// A deal, played once from every seat.
    fn block(&self, seed: u64, number: u64) -> (Block, Vec<ProgramFault>) {
        let mut block = Block::default();
        let mut troubles = Vec::new();
        for seat in Seat::first(self.setup.seats()) {
            let end = self.game(seat, seed, number);
            block.games += 1;
            let won = end.winners.contains(seat);
            match (won, end.winners.len()) {
                (true, 1) => block.wins += 1,
                (true, _) => block.draws += 1,
                (false, _) => block.losses += 1,
            }
            if won {
                block.share += 1.0 / end.winners.len() as f64;
            }
            let others = end.scores.iter().filter(|(s, _)| *s != seat);
            let best = others.map(|(_, points)| *points).max();
            block.margin += f64::from(end.scores[seat] - best.unwrap_or(0));
            block.forfeits += u32::from(end.trouble.is_some());
            troubles.extend(end.trouble);
        }
        (block, troubles)
    }

    /// One game: the deal is fixed by the block, the bots have luck of their own.
    fn game(&self, first_side: Seat, seed: u64, block: u64) -> End {
        let mut deal = fast(seed, block);
        let mut thought = fast(!seed, block * 8 + first_side.index() as u64);
        let mut play =
            Play::new(self.game, &self.setup).expect("the set-up was checked with the match");
        let mut players: BySeat<Player> = BySeat::from_fn(self.setup.seats(), |seat| {
            let side = if seat == first_side { &self.a } else { &self.b };
            Player::of(side, &play, seat)
        });
        let lost = loop {
            play.run_chance(&mut deal);
            let Pending::Seats(seats) = play.pending() else {
                break None;
            };
            let mut lost = None;
            for seat in seats.iter() {
                let seed = thought.next_u64();
                if let Err(trouble) = players[seat].act(&mut play, seat, &*self.bot, seed) {
                    lost = Some((seat, trouble));
                    break;
                }
            }
            if lost.is_some() {
                break lost;
            }
        };
        let rules = play.rules();
        let scores = rules.scores(play.state());
        match lost {
            None => End {
                winners: rules.winners(play.state()),
                scores,
                trouble: None,
            },
            // Whoever cannot play loses to all the others; the points say nothing then.
            Some((seat, trouble)) => End {
                winners: SeatSet::first(self.setup.seats()).without(seat),
                scores: BySeat::new(self.setup.seats()),
                trouble: Some(trouble),
            },
        }
    }
}

/// Somebody at a seat.
enum Player {
    Level(Level, Option<Limit>, Option<SearchParams>),
    Style(String),
    Outside(Box<Outside>),
    Absent(ProgramFault),
}

impl Player {
    fn of(side: &Side, play: &Play, seat: Seat) -> Player {
        match side {
            Side::Level {
                level,
                limit,
                params,
            } => Player::Level(*level, *limit, *params),
            Side::Style(style) => Player::Style(style.clone()),
            Side::Outside { command, ms } => match Outside::start(command, *ms, play, seat) {
                Ok(program) => Player::Outside(Box::new(program)),
                Err(trouble) => Player::Absent(trouble),
            },
        }
    }

    fn act(
        &mut self,
        play: &mut Play,
        seat: Seat,
        bot: &dyn Bot,
        seed: u64,
    ) -> Result<(), ProgramFault> {
        match self {
            Player::Level(level, limit, params) => {
                let view = play.rules().any_view(play.state(), Viewer::Seat(seat));
                let options = DecideOptions {
                    limit: *limit,
                    params: *params,
                    ..DecideOptions::default()
                };
                let action = bot.decide(*level, &view, seat, &options, seed);
                make(play, seat, action);
                Ok(())
            }
            Player::Style(style) => {
                let view = play.rules().any_view(play.state(), Viewer::Seat(seat));
                make(play, seat, bot.spar(style, &view, seat, seed));
                Ok(())
            }
            Player::Outside(program) => program.act(play, seat),
            Player::Absent(trouble) => Err(trouble.clone()),
        }
    }
}

/// Lets a bot of the house make one decision.
///
/// # Panics
/// If the bot is not for this game or the seat has nothing to decide.
pub fn act(
    play: &mut Play,
    seat: Seat,
    bot: &dyn Bot,
    level: Level,
    limit: Option<Limit>,
    seed: u64,
) {
    let view = play.rules().any_view(play.state(), Viewer::Seat(seat));
    let options = DecideOptions::limited(limit);
    make(play, seat, bot.decide(level, &view, seat, &options, seed));
}

/// Makes a decision of a bot of the house.
fn make(play: &mut Play, seat: Seat, action: Option<String>) {
    let action = action.expect("an awaited seat has something to decide");
    play.act(seat, &action)
        .expect("a bot chooses among the legal actions");
}

/// Lets bots play a game to its end; says how many decisions they made.
///
/// # Panics
/// If the bot is not for this game.
pub fn play_out(
    play: &mut Play,
    bot: &dyn Bot,
    levels: &BySeat<Level>,
    deal: &mut dyn Rng,
    thought: &mut FastRng,
) -> u32 {
    let mut decisions = 0;
    loop {
        play.run_chance(deal);
        let Pending::Seats(seats) = play.pending() else {
            return decisions;
        };
        for seat in seats.iter() {
            act(play, seat, bot, levels[seat], None, thought.next_u64());
            decisions += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use arboretum::Arboretum;
    use table::Game;

    use super::*;
    use crate::bot::BotOf;

    fn bots(setup: &Setup) -> Arc<dyn Bot> {
        Arc::new(BotOf(Arc::new(Arboretum::new(setup).unwrap())))
    }

    #[test]
    fn a_side_has_a_budget_of_its_own() {
        let game = registry::find("arboretum").unwrap();
        let setup = Setup::new(game.descriptor(), 2, [], None).unwrap();
        let bot = bots(&setup);
        let usual = Some(Limit::Iterations(7));
        let read = |text: &str| Side::read_level(text, bot.as_ref(), usual);
        let limit = |text: &str| match read(text) {
            Ok(Side::Level { limit, .. }) => limit,
            other => panic!("{other:?}"),
        };
        let ms = |ms| Some(Limit::Time(std::time::Duration::from_millis(ms)));
        assert_eq!(limit("canopy"), usual);
        assert_eq!(limit("canopy@5000"), Some(Limit::Iterations(5000)));
        assert_eq!(limit("canopy@300ms:uct_c=0.5"), ms(300));
        assert_eq!(read("canopy@3s").unwrap_err().text, "3s");
        // Only who thinks on all cores against the clock must be alone.
        let alone = |text: &str| Side::read_level(text, bot.as_ref(), None).unwrap();
        assert!(alone("ancient").needs_all_cores());
        assert!(alone("ancient@300ms").needs_all_cores());
        assert!(!alone("ancient@300").needs_all_cores());
        assert!(!alone("canopy").needs_all_cores());
    }

    #[test]
    fn a_deal_is_played_from_every_seat_and_gives_the_same_result_again() {
        let game = registry::find("arboretum").unwrap();
        let setup = Setup::new(game.descriptor(), 2, [], None).unwrap();
        let (a, b) = (Side::level(Level::Seedling), Side::level(Level::Random));
        let arena = Match::new(game, &setup, bots(&setup), a, b);
        let run = || {
            let tally = std::sync::Mutex::new(Tally::default());
            let blocks: Vec<u64> = (0..10).collect();
            arena.play(&blocks, 1, |_, block, troubles| {
                assert!(troubles.is_empty());
                tally.lock().unwrap().add(block);
                true
            });
            tally.into_inner().unwrap()
        };
        let (one, two) = (run(), run());
        assert_eq!(one.sum.games, 20);
        assert_eq!(one.sum.wins, two.sum.wins);
        assert!(one.share().0 > 0.6, "a seedling beats random play: {one:?}");
    }
}
