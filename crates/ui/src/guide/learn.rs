//! “Learn in three minutes”: a lesson's stops, each with a few words and a board.

use maud::{Markup, html};
use table::{Phrase, Play, Refusal, StepError, Viewer};

use super::lesson::{Lesson, READER, Scene, Task};
use super::{Chapter, head, mini, play_now, statement};
use crate::frame::{Reader, document};
use crate::package::GamePackage;

/// What the reader did at a stop.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Tried {
    /// Nothing yet.
    #[default]
    Nothing,
    /// The choice of this number.
    Choice(usize),
    /// This action, which cannot be chosen.
    WhyNot(String),
}

/// The page. `stop` counts from one; one that does not exist is the nearest that does. A
/// choice that does not exist counts as none.
pub fn page(reader: &Reader, package: &GamePackage, stop: usize, tried: &Tried) -> Markup {
    let game = package.descriptor();
    let title = Phrase::new("pages-guide-learn-of")
        .phrase("game", Phrase::new(format!("{}-name", game.id)));
    let lesson = package.lesson();
    let last = lesson.map_or(1, |lesson| lesson.stops.len());
    let stop = stop.clamp(1, last);
    let content = html! {
        main #main.guide.learn-page data-game=(game.id) {
            (head(reader, package, Chapter::Learn))
            @if let Some(lesson) = lesson { (lesson_stop(reader, package, lesson, stop, tried)) }
        }
    };
    document(reader, &reader.say(&title), &href(game.id, stop), &content)
}

fn href(game: &str, stop: usize) -> String {
    format!("{}?step={stop}", Chapter::Learn.href(game))
}

fn lesson_stop(
    reader: &Reader,
    package: &GamePackage,
    lesson: &Lesson,
    stop: usize,
    tried: &Tried,
) -> Markup {
    let game = package.id();
    let last = lesson.stops.len();
    let task = lesson.stops[stop - 1].task;
    let key = lesson.key(stop);
    let chosen = match tried {
        Tried::Choice(choice) => lesson.tried(package, stop - 1, *choice).ok(),
        Tried::Nothing | Tried::WhyNot(_) => None,
    };
    html! {
        (progress(reader, game, lesson, stop))
        section.stop aria-labelledby="stop" {
            h2 #stop { (reader.text(format!("{key}-title"))) }
            p { (reader.text(key.clone())) }
            @match (&chosen, lesson.reach(package, stop - 1)) {
                (Some((play, text)), Ok(before)) => {
                    (outcome(reader, &play.play, before.play.len(), &comment(&key, task, text)))
                    (mini::still(reader, play, READER))
                    p { a href=(href(game, stop)) { (reader.text("pages-learn-again")) } }
                }
                (_, Ok(play)) => @match task {
                    Task::Look => (mini::still(reader, &play, READER)),
                    Task::Try(_) => {
                        (why_not(reader, &play, tried))
                        p.task { (reader.text("pages-learn-try")) }
                        (mini::to_try(reader, &play, READER, &Chapter::Learn.href(game), stop))
                    }
                    Task::Count => (mini::scored(reader, &play, READER)),
                    Task::Read => {
                        div.cover { (package.cover(4)) }
                    }
                },
                (_, Err(_)) => {}
            }
        }
        div.onward {
            @if stop > 1 {
                a.button href=(href(game, stop - 1)) { (reader.text("pages-learn-back")) }
            }
            @if stop < last {
                a.button .primary[chosen.is_some() || !matches!(task, Task::Try(_))]
                    href=(href(game, stop + 1)) { (reader.text("pages-learn-on")) }
            } @else {
                (play_now(reader, package))
            }
        }
    }
}

/// Where the reader is, with a link to every stop.
fn progress(reader: &Reader, game: &str, lesson: &Lesson, stop: usize) -> Markup {
    html! {
        ol.progress aria-label=(reader.text("pages-learn-steps")) {
            @for n in 1..=lesson.stops.len() {
                li {
                    a .done[n < stop] aria-current=[(n == stop).then_some("step")] href=(href(game, n)) {
                        (n)
                    }
                }
            }
        }
    }
}

/// What to say to a choice.
fn comment(key: &str, task: Task, chosen: &str) -> String {
    let good = match task {
        Task::Try(good) if !good.is_empty() => good.contains(&chosen),
        _ => true,
    };
    format!("{key}-{}", if good { "good" } else { "other" })
}

/// What the choice led to, as the reader's seat is told of it, and what we think of it.
fn outcome(reader: &Reader, play: &Play, before: usize, comment: &str) -> Markup {
    html! {
        div.outcome role="status" {
            ul { @for told in play.told(Viewer::Seat(READER), before) { li { (reader.say(&told)) } } }
            p { (reader.text(comment.to_string())) }
        }
    }
}

/// Why an action cannot be chosen, with the way to the rule.
fn why_not(reader: &Reader, scene: &Scene, tried: &Tried) -> Markup {
    let Tried::WhyNot(action) = tried else {
        return Markup::default();
    };
    let play = &scene.play;
    let answer = play.clone().act(READER, action);
    html! {
        @if let Err(StepError::Refused(Refusal::Illegal { rule, why })) = answer {
            p.refused role="alert" {
                (reader.say(&why)) " "
                a.rule href=(statement(play.rules().descriptor().id, rule)) { (reader.text("pages-rule-read")) }
            }
        }
    }
}
