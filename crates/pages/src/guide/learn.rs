//! “Learn in three minutes”: a lesson's stops, each with a few words and a board.

use maud::{Markup, html};
use table::{Descriptor, Phrase, Play, Viewer};

use super::lesson::{Lesson, READER, Task};
use super::{Chapter, head, lessons, mini, play_now};
use crate::frame::{Reader, document};

/// The page. `stop` counts from one; one that does not exist is the nearest that does. `choice` is
/// what the reader tried there.
pub fn page(
    reader: &Reader,
    game: &'static Descriptor,
    stop: usize,
    choice: Option<usize>,
) -> Markup {
    let title = Phrase::new("pages-guide-learn-of")
        .phrase("game", Phrase::new(format!("{}-name", game.id)));
    let lesson = lessons::of(game.id);
    let last = lesson.map_or(1, |lesson| lesson.stops.len());
    let stop = stop.clamp(1, last);
    let content = html! {
        main #main.guide.learn-page data-game=(game.id) {
            (head(reader, game, Chapter::Learn))
            @if let Some(lesson) = lesson { (lesson_stop(reader, lesson, stop, choice)) }
        }
    };
    document(reader, &reader.say(&title), &href(game.id, stop), &content)
}

fn href(game: &str, stop: usize) -> String {
    format!("{}?step={stop}", Chapter::Learn.href(game))
}

fn lesson_stop(reader: &Reader, lesson: &Lesson, stop: usize, choice: Option<usize>) -> Markup {
    let last = lesson.stops.len();
    let task = lesson.stops[stop - 1].task;
    let key = format!("pages-learn-{}-{stop}", lesson.texts);
    let tried = choice.and_then(|choice| lesson.tried(stop - 1, choice).ok());
    html! {
        (progress(reader, lesson, stop))
        section.stop aria-labelledby="stop" {
            h2 #stop { (reader.text(format!("{key}-title"))) }
            p { (reader.text(key.clone())) }
            @match (&tried, lesson.reach(stop - 1)) {
                (Some((play, chosen)), Ok(before)) => {
                    (outcome(reader, play, before.len(), &comment(&key, task, chosen)))
                    (mini::still(reader, play, READER))
                    p { a href=(href(lesson.game, stop)) { (reader.text("pages-learn-again")) } }
                }
                (_, Ok(play)) => @match task {
                    Task::Look => (mini::still(reader, &play, READER)),
                    Task::Try(_) => {
                        p.task { (reader.text("pages-learn-try")) }
                        (mini::to_try(reader, &play, READER, &Chapter::Learn.href(lesson.game), stop))
                    }
                    Task::Count => (mini::scored(reader, &play, READER)),
                    Task::Read => {}
                },
                (_, Err(_)) => {}
            }
        }
        div.onward {
            @if stop > 1 {
                a.button href=(href(lesson.game, stop - 1)) { (reader.text("pages-learn-back")) }
            }
            @if stop < last {
                a.button .primary[tried.is_some() || !matches!(task, Task::Try(_))]
                    href=(href(lesson.game, stop + 1)) { (reader.text("pages-learn-on")) }
            } @else {
                (play_now(reader, lesson.game))
            }
        }
    }
}

/// Where the reader is, with a link to every stop.
fn progress(reader: &Reader, lesson: &Lesson, stop: usize) -> Markup {
    html! {
        ol.progress aria-label=(reader.text("pages-learn-steps")) {
            @for n in 1..=lesson.stops.len() {
                li {
                    a .done[n < stop] aria-current=[(n == stop).then_some("step")] href=(href(lesson.game, n)) {
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
        Task::Try(good) => good.is_empty() || good.contains(&chosen),
        Task::Look | Task::Count | Task::Read => true,
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
