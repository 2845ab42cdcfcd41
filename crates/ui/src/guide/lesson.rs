//! A lesson: one game of our own, played move by move, with a stop wherever there is something to
//! see or to try. Its positions are legal because they are played.

use std::error::Error;
use std::sync::Arc;

use table::{LogStep, Pending, Play, Seat, Setup, random};

use crate::board::AnyBoard;
use crate::package::{GamePackage, TableParts};

/// The seat through whose eyes the reader looks.
pub const READER: Seat = Seat::P1;

/// A game in a few stops.
pub struct Lesson {
    /// Its texts are `<texts>-learn-<number>` and so on.
    pub texts: &'static str,
    /// How many play.
    pub seats: usize,
    /// Options that differ from their defaults.
    pub options: &'static [(&'static str, &'static str)],
    /// The stop that shows best what a turn is.
    pub turn: usize,
    /// The stops.
    pub stops: &'static [Stop],
}

/// A stop on the way.
pub struct Stop {
    /// The steps since the stop before, as in a log: `* oak-3` is chance, `P1 deck` a seat.
    pub steps: &'static [&'static str],
    /// What the reader does here.
    pub task: Task,
}

impl Stop {
    /// The last stop of every lesson: what there was no time for.
    pub const REST: Stop = Stop {
        steps: &[],
        task: Task::Read,
    };
}

/// What the reader does at a stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// Look at the board.
    Look,
    /// Choose. These choices are good ones; if there are none, all are.
    Try(&'static [&'static str]),
    /// See what it is worth.
    Count,
    /// Read; there is no board.
    Read,
}

/// A game at a stop, with the board that shows it.
pub struct Scene {
    /// The game.
    pub play: Play,
    /// Draws it.
    pub board: Arc<dyn AnyBoard>,
}

impl Lesson {
    /// The key of a stop's text; stops count from one.
    pub fn key(&self, stop: usize) -> String {
        format!("{}-learn-{stop}", self.texts)
    }

    /// The game at a stop. What no step of chance says is drawn from a fixed seed.
    ///
    /// # Errors
    /// If the lesson breaks the rules; a test plays all of them.
    pub fn reach(&self, package: &GamePackage, stop: usize) -> Result<Scene, Box<dyn Error>> {
        let options = self.options.iter().copied();
        let setup = Setup::new(package.descriptor(), self.seats, options, None)?;
        let TableParts { rules, board, .. } = package.open(&setup)?;
        let mut play = Play::by(rules);
        let mut rng = random::seeded(1);
        for line in self.stops.iter().take(stop + 1).flat_map(|s| s.steps) {
            let step = read(line)?;
            if step.actor != table::Actor::Chance {
                play.run_chance(&mut rng);
            }
            play.step(&step)
                .map_err(|error| format!("{line}: {error}"))?;
        }
        play.run_chance(&mut rng);
        Ok(Scene { play, board })
    }

    /// The game after the reader has tried a choice at a stop, with the text of the choice. Whoever
    /// chooses at the same time takes their first choice.
    ///
    /// # Errors
    /// If there is no such choice, or nothing to be tried here.
    pub fn tried(
        &self,
        package: &GamePackage,
        stop: usize,
        choice: usize,
    ) -> Result<(Scene, String), Box<dyn Error>> {
        let task = self.stops.get(stop).map(|stop| stop.task);
        if !matches!(task, Some(Task::Try(_))) {
            return Err("nothing is to be tried here".into());
        }
        let mut scene = self.reach(package, stop)?;
        let play = &mut scene.play;
        let choices = play.rules().actions(play.state(), READER);
        let chosen = choices.get(choice).ok_or("no such choice")?;
        let awaited = play.pending().seats();
        play.act(READER, &chosen.text)?;
        for other in awaited.iter().filter(|seat| *seat != READER) {
            if let Some(first) = play.rules().actions(play.state(), other).first() {
                play.act(other, &first.text)?;
            }
        }
        if play.pending() == Pending::Chance {
            play.run_chance(&mut random::seeded(2));
        }
        Ok((scene, chosen.text.clone()))
    }
}

fn read(line: &str) -> Result<LogStep, Box<dyn Error>> {
    let (actor, text) = line.split_once(' ').ok_or("a step has an actor")?;
    Ok(match actor {
        "*" => LogStep::chance(text),
        seat => LogStep::act(seat.parse()?, text),
    })
}
