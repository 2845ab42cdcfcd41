//! Golden playthroughs: a whole game as a text that a person can read and a diff can show.

use std::collections::HashMap;
use std::fmt::Write as _;

use crate::erased::AnyGame;
use crate::game::Pending;
use crate::log::LogStep;
use crate::phrase::Say;
use crate::play::Play;
use crate::random::{choose, fast};
use crate::seat::Viewer;
use crate::setup::{Faults, Setup};

/// Steps at the beginning whose views and choices are shown in full.
const OPENING: usize = 30;

/// After that, one decision in so many is shown in full.
const SAMPLE: usize = 40;

/// Plays a random game and tells it: the descriptor, then each step with what every viewer was
/// told; at the end the score sheet. What everybody sees and the legal actions in words are shown at
/// the opening and now and then later, as the lines that changed; at every other decision a digest
/// stands for them, so that no change of a view or a choice goes unnoticed.
///
/// # Errors
/// If the set-up does not fit.
pub fn playthrough(
    game: &'static dyn AnyGame,
    setup: &Setup,
    seed: u64,
    say: &dyn Say,
) -> Result<String, Faults> {
    let mut rng = fast(seed, 0);
    let mut play = Play::new(game, setup)?;
    let mut out = play.log().text();
    let bounds = play.rules().bounds();
    let _ = writeln!(
        out,
        "bounds: {} steps, scores {} to {}, {} actions, seed {seed}",
        bounds.steps, bounds.score_min, bounds.score_max, bounds.action_space
    );
    let mut shown: HashMap<String, Vec<String>> = HashMap::new();
    let mut decisions = 0;
    loop {
        let step = match play.pending() {
            Pending::Over => break,
            Pending::Chance => {
                let outcomes = play.rules().outcomes(play.state());
                let step = LogStep::chance(play.rules().draw(play.state(), &mut rng));
                let total: u32 = outcomes.iter().map(|(_, w)| w).sum();
                let weight = outcomes.iter().find(|(o, _)| *o == step.text);
                let _ = writeln!(
                    out,
                    "\n#{} {}   ({} in {total})",
                    play.len() + 1,
                    step.line(),
                    weight.map_or(0, |(_, w)| *w)
                );
                step
            }
            Pending::Seats(seats) => {
                let seat = seats.iter().next().expect("a pending set is not empty");
                let choices = play.rules().actions(play.state(), seat);
                let mut offered = format!("{seat} may:\n");
                for choice in &choices {
                    let words = say.say(&choice.phrase);
                    let _ = writeln!(
                        offered,
                        "  {:<22} {:>5}  {words}",
                        choice.text, choice.index
                    );
                }
                decisions += 1;
                if play.len() < OPENING || decisions % SAMPLE == 0 {
                    show_views(&mut out, &play, say, &mut shown);
                    out.push_str(&offered);
                } else {
                    let seen = pictures(&play, say).map(|(_, lines)| lines.join("\n"));
                    let all: String = seen.chain([offered]).collect();
                    let _ = writeln!(out, "{seat} may: {} ({:08x})", choices.len(), digest(&all));
                }
                let texts: Vec<&str> = choices.iter().map(|c| c.text.as_str()).collect();
                let step = LogStep::act(seat, choose(&mut rng, &texts));
                let _ = writeln!(out, "\n#{} {}", play.len() + 1, step.line());
                step
            }
        };
        let told = play.step_seen(&step, |checked, _| {
            let viewers = Viewer::all(setup.seats());
            let told = viewers.map(|viewer| (viewer, say.say(&checked.describe(viewer))));
            told.collect::<Vec<_>>()
        });
        let told = told.expect("a listed step is legal").into_iter();
        for (viewers, told) in alike(told) {
            let _ = writeln!(out, "  {viewers}: {told}");
        }
    }
    show_views(&mut out, &play, say, &mut shown);
    let _ = writeln!(out, "\nscore");
    for (seat, sheet) in play.rules().sheet(play.state()).seats.iter() {
        let _ = writeln!(out, "  {seat}: {}", sheet.total());
        for row in &sheet.rows {
            let why: Vec<String> = row.reasons().map(|p| say.say(p)).collect();
            let what = say.say(&row.what);
            let _ = writeln!(out, "    {:>3}  {what}: {}", row.points, why.join("; "));
        }
    }
    let winners: Vec<String> = play
        .rules()
        .winners(play.state())
        .iter()
        .map(|s| s.to_string())
        .collect();
    let _ = writeln!(out, "winners: {}", winners.join(", "));
    Ok(out)
}

fn show_views(
    out: &mut String,
    play: &Play,
    say: &dyn Say,
    shown: &mut HashMap<String, Vec<String>>,
) {
    let changes = pictures(play, say).map(|(viewer, lines)| {
        let before = shown.insert(viewer.to_string(), lines.clone());
        let before = before.unwrap_or_default();
        let changed: Vec<String> = lines
            .into_iter()
            .enumerate()
            .filter(|(i, line)| before.get(*i) != Some(line) && !line.is_empty())
            .map(|(_, line)| line)
            .collect();
        (viewer, changed)
    });
    for (viewers, changed) in alike(changes) {
        if !changed.is_empty() {
            let _ = writeln!(out, "seen by {viewers}:");
            for line in changed {
                let _ = writeln!(out, "  | {line}");
            }
        }
    }
}

/// What every viewer sees, line by line.
fn pictures<'a>(
    play: &'a Play,
    say: &'a dyn Say,
) -> impl Iterator<Item = (Viewer, Vec<String>)> + 'a {
    Viewer::all(play.rules().setup().seats()).map(move |viewer| {
        let picture = without_ansi(&play.rules().picture(play.state(), viewer, say));
        let lines = picture.lines().map(|l| l.trim_end().to_string());
        (viewer, lines.collect())
    })
}

/// A short mark of a text that is the same on every machine (FNV-1a).
fn digest(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |mark: u32, byte| {
        (mark ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}

/// Puts viewers together who saw or heard the same.
fn alike<T: PartialEq>(each: impl Iterator<Item = (Viewer, T)>) -> Vec<(String, T)> {
    let mut groups: Vec<(String, T)> = Vec::new();
    for (viewer, value) in each {
        match groups.iter_mut().find(|(_, v)| *v == value) {
            Some((viewers, _)) => {
                let _ = write!(viewers, ", {viewer}");
            }
            None => groups.push((viewer.to_string(), value)),
        }
    }
    groups
}

/// The text of a [picture](crate::Game::picture) without its colour codes.
///
/// ```
/// assert_eq!(table::without_ansi("\u{1b}[1moak\u{1b}[0m 3"), "oak 3");
/// ```
pub fn without_ansi(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        if c == '\u{1b}' {
            // "ESC [ … m": everything up to the closing letter is the code.
            for c in chars.by_ref() {
                if c.is_ascii_alphabetic() {
                    break;
                }
            }
        } else {
            plain.push(c);
        }
    }
    plain
}
