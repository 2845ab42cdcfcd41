//! `understory replay`: checks a log and steps through it.

use std::io::{BufRead, IsTerminal};

use table::{GameLog, Pending, Phrase, Play, Say};

use super::{DIM, print_sheet};
use crate::Stop;
use crate::cli::{ReplayArgs, game};
use crate::speech::{Speech, print};

pub fn run(args: &ReplayArgs, speech: &Speech) -> Result<(), Stop> {
    let text = speech.read(&args.file)?;
    let log = GameLog::parse(&text).map_err(|e| speech.wrong(&e.phrase()))?;
    let game = game(&log.game, speech)?;
    let play = log.replay(game).map_err(|e| speech.wrong(&e.phrase()))?;
    if args.view.seat().is_some_and(|s| s.index() >= log.seats) {
        let phrase = Phrase::new("cli-replay-no-seat").number("seats", log.seats as i64);
        return Err(speech.wrong(&phrase));
    }
    if let Some(step) = args.step {
        if step > play.len() {
            let phrase = Phrase::new("cli-replay-no-step").number("steps", play.len() as i64);
            return Err(speech.wrong(&phrase));
        }
        let there = log
            .replay_first(game, step)
            .map_err(|e| speech.wrong(&e.phrase()))?;
        return print(&picture(&there, args, speech));
    }
    if !args.check {
        walk(&play, &log, args, speech)?;
    }
    let over = play.pending() == Pending::Over;
    let key = if over {
        "cli-replay-whole"
    } else {
        "cli-replay-unfinished"
    };
    print(&speech.say(&Phrase::new(key).number("steps", play.len() as i64)))?;
    if over {
        print_sheet(&play.rules().sheet(play.state()), speech)?;
    }
    Ok(())
}

fn picture(play: &Play, args: &ReplayArgs, speech: &Speech) -> String {
    play.rules().picture(play.state(), args.view, speech)
}

/// Tells every step; on a terminal it waits for Enter and shows the table before each decision.
fn walk(play: &Play, log: &GameLog, args: &ReplayArgs, speech: &Speech) -> Result<(), Stop> {
    let interactive = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
    let told = play.told(args.view, 0);
    let mut now = log
        .replay_first(game(&log.game, speech)?, 0)
        .map_err(|e| speech.wrong(&e.phrase()))?;
    let mut answer = String::new();
    for (number, phrase) in told.iter().enumerate() {
        if interactive && matches!(now.pending(), Pending::Seats(_)) {
            print(&picture(&now, args, speech))?;
            print(&format!("{DIM}{}{DIM:#}", speech.text("cli-replay-next")))?;
            answer.clear();
            let read = std::io::stdin().lock().read_line(&mut answer);
            if read.is_err() || answer.trim() == "q" {
                return Ok(());
            }
        }
        print(&format!("{:>4}  {}", number + 1, speech.say(phrase)))?;
        now.step(&play.steps()[number])
            .map_err(|e| speech.wrong(&e.phrase()))?;
    }
    Ok(())
}
