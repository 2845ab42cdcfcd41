//! Texts from outside: whatever is sent, by whomever, at whatever moment, it is refused or it is legal.

use std::panic::{AssertUnwindSafe, catch_unwind};

use super::{depth, tables, trial};
use crate::erased::RegisteredGame;
use crate::game::{Game, Pending};
use crate::log::{Actor, LogStep};
use crate::play::Play;
use crate::random::{FastRng, below, choose, fast};
use crate::seat::Seat;

/// What may stand where a number is expected: next to the ends of what games and machines count.
const NUMBERS: [&str; 24] = [
    "0",
    "1",
    "2",
    "3",
    "4",
    "5",
    "7",
    "8",
    "9",
    "13",
    "19",
    "24",
    "25",
    "26",
    "28",
    "29",
    "126",
    "127",
    "255",
    "256",
    "65536",
    "4294967296",
    "18446744073709551616",
    "-1",
];

/// What does not belong into any text.
const ODDITIES: [&str; 10] = [" ", "  ", "\t", "\n", "\0", "-", "+", "0", "é", "\u{661}"];

/// Texts that are no actions at all.
const NONSENSE: [&str; 6] = ["", " ", "*", "P1", "\u{1f333}", "null"];

/// One text in so many of the whole action space is tried at a decision.
const STRIDE: usize = 8;

/// Anything can be sent at any moment by anybody: what is listed is taken, everything else is refused
/// without a panic, and nothing has changed then.
pub fn bad_texts<G: Game>() {
    let seed = trial::seed(8);
    for (name, game) in tables::<G>() {
        let space = game.bounds().action_space;
        let space: Vec<String> = (0..space + 3)
            .filter_map(|index| game.action_at(index))
            .map(|action| action.to_string())
            .collect();
        for index in 0..depth().div_ceil(300) {
            let mut rng = fast(seed, index);
            let mut play = Play::new(&RegisteredGame::<G>::NEW, game.setup())
                .unwrap_or_else(|e| panic!("{name}: {e}"));
            let mut chances: Vec<String> = Vec::new();
            loop {
                let name = format!("{name}, seed 8/{index}, step {}", play.len());
                let listed = listed(&play);
                let texts = texts(&listed, &space, &mut chances, &mut rng);
                try_all(&mut play, &listed, &texts, &name);
                if play.pending() == Pending::Over {
                    break;
                }
                // A seat that may replace its sealed choice is listed too; only those awaited go on.
                let awaited: Vec<&LogStep> = listed
                    .iter()
                    .filter(|step| match step.actor {
                        Actor::Chance => true,
                        Actor::Seat(seat) => play.pending().seats().contains(seat),
                    })
                    .collect();
                let step = choose(&mut rng, &awaited).clone();
                play.step(&step)
                    .unwrap_or_else(|e| panic!("{name}: {}: {e}", step.line()));
            }
        }
    }
}

/// All that is legal.
fn listed(play: &Play) -> Vec<LogStep> {
    let rules = play.rules();
    let outcomes = rules.outcomes(play.state()).into_iter();
    let mut steps: Vec<LogStep> = outcomes.map(|(text, _)| LogStep::chance(text)).collect();
    for seat in Seat::first(rules.setup().seats()) {
        let choices = rules.actions(play.state(), seat).into_iter();
        steps.extend(choices.map(|choice| LogStep::act(seat, choice.text)));
    }
    steps
}

/// The texts to try at a decision. `chances` remembers what chance could have brought before.
fn texts(
    listed: &[LogStep],
    space: &[String],
    chances: &mut Vec<String>,
    rng: &mut FastRng,
) -> Vec<String> {
    let mut texts: Vec<String> = NONSENSE.map(String::from).to_vec();
    let offset = below(rng, STRIDE as u32) as usize;
    texts.extend(space.iter().skip(offset).step_by(STRIDE).cloned());
    if !listed.is_empty() {
        for _ in 0..6 {
            let step = &listed[below(rng, listed.len() as u32) as usize];
            if step.actor == Actor::Chance {
                chances.push(step.text.clone());
            }
            for _ in 0..4 {
                texts.push(mutated(&step.text, space, rng));
            }
            texts.push(step.text.clone());
        }
    }
    for _ in 0..8 {
        let text = &space[below(rng, space.len() as u32) as usize];
        texts.push(mutated(text, space, rng));
    }
    for text in chances.iter() {
        texts.push(mutated(text, space, rng));
        texts.push(text.clone());
    }
    while chances.len() > 4 {
        chances.swap_remove(below(rng, chances.len() as u32) as usize);
    }
    texts
}

/// The text with something wrong in it, most of the time.
fn mutated(text: &str, space: &[String], rng: &mut FastRng) -> String {
    let mut words: Vec<&str> = text.split(' ').collect();
    let at = below(rng, words.len() as u32) as usize;
    match below(rng, 8) {
        0..3 => other_number(text, rng),
        3 => {
            let other = &space[below(rng, space.len() as u32) as usize];
            let others: Vec<&str> = other.split(' ').collect();
            words[at] = choose(rng, &others);
            words.join(" ")
        }
        4 => {
            words.remove(at);
            words.join(" ")
        }
        5 => {
            words.insert(at, words[at]);
            words.join(" ")
        }
        6 => {
            let length = text.chars().count() as u32;
            let kept = below(rng, length.max(1)) as usize;
            text.chars().take(kept).collect()
        }
        _ => {
            let places: Vec<usize> = text.char_indices().map(|(i, _)| i).collect();
            let place = places.get(below(rng, places.len() as u32 + 1) as usize);
            let (head, tail) = text.split_at(*place.unwrap_or(&text.len()));
            format!("{head}{}{tail}", choose(rng, &ODDITIES))
        }
    }
}

/// The text with another number in place of one that stands there, or after it if there is none.
fn other_number(text: &str, rng: &mut FastRng) -> String {
    let number = choose(rng, &NUMBERS);
    let digit = |c: char| c.is_ascii_digit();
    let starts: Vec<usize> = text
        .match_indices(digit)
        .map(|(i, _)| i)
        .filter(|i| !text[..*i].ends_with(digit))
        .collect();
    if starts.is_empty() {
        return format!("{text} {number}");
    }
    let (head, tail) = text.split_at(choose(rng, &starts));
    format!("{head}{number}{}", tail.trim_start_matches(digit))
}

/// Every text by every seat there can be, and by chance.
fn try_all(play: &mut Play, listed: &[LogStep], texts: &[String], name: &str) {
    let before = play.clone();
    let actors = Seat::ALL.map(Actor::Seat).into_iter();
    for actor in actors.chain([Actor::Chance]) {
        for text in texts {
            let step = LogStep {
                actor,
                text: text.clone(),
            };
            let line = step.line();
            let legal = listed.contains(&step);
            let mut copy;
            let tried = if legal {
                copy = play.clone();
                &mut copy
            } else {
                &mut *play
            };
            let result = catch_unwind(AssertUnwindSafe(|| tried.step(&step)))
                .unwrap_or_else(|_| panic!("{name}: {line:?} panics"));
            if legal {
                assert_eq!(result, Ok(()), "{name}: {line:?}");
                assert_eq!(tried.len(), before.len() + 1, "{name}: {line:?}");
            } else {
                assert!(result.is_err(), "{name}: {line:?} was taken");
                assert!(
                    tried.state() == before.state(),
                    "{name}: {line:?} changed the position"
                );
                assert_eq!(tried.len(), before.len(), "{name}: {line:?}");
            }
        }
    }
    assert_eq!(play.steps(), before.steps(), "{name}");
    assert_eq!(play.pending(), before.pending(), "{name}");
    for seat in Seat::ALL {
        assert_eq!(play.undoable(seat), before.undoable(seat), "{name}: {seat}");
    }
}
