//! The lessons of all games: they are played by the rules, and everything that they offer has words.

use registry::CATALOG;
use ui::lesson::Task::{Count, Look, Read, Try};
use ui::lesson::{Lesson, READER};
use ui::{GamePackage, Lang};

fn lessons() -> impl Iterator<Item = (&'static GamePackage, &'static Lesson)> {
    let games = CATALOG.games().iter();
    games.filter_map(|package| Some((package, package.lesson()?)))
}

#[test]
fn every_game_has_a_lesson_of_five_or_six_stops() {
    for package in CATALOG.games() {
        let lesson = package.lesson().expect("a lesson");
        assert!((5..=6).contains(&lesson.stops.len()), "{}", package.id());
        assert!(lesson.turn < lesson.stops.len(), "{}", package.id());
    }
}

#[test]
fn every_stop_is_reached_by_the_rules_and_every_choice_can_be_tried() {
    let mut tried = 0;
    for (package, lesson) in lessons() {
        for (at, stop) in lesson.stops.iter().enumerate() {
            let place = format!("{}, stop {}", package.id(), at + 1);
            let scene = lesson
                .reach(package, at)
                .unwrap_or_else(|error| panic!("{place}: {error}"));
            let play = &scene.play;
            let choices = play.rules().actions(play.state(), READER);
            let Try(good) = stop.task else { continue };
            assert!(choices.len() > 1, "{place}: there is nothing to choose");
            for text in good {
                let offered = choices.iter().any(|choice| choice.text == *text);
                assert!(offered, "{place}: {text} cannot be chosen");
            }
            for (number, choice) in choices.iter().enumerate() {
                let (after, text) = lesson
                    .tried(package, at, number)
                    .unwrap_or_else(|error| panic!("{place}: {error}"));
                assert_eq!(text, choice.text);
                assert!(after.play.len() > play.len(), "{place}: nothing happened");
                tried += 1;
            }
            assert!(lesson.tried(package, at, choices.len()).is_err(), "{place}");
        }
    }
    assert!(tried > 40, "only {tried} choices were tried");
}

#[test]
fn every_stop_has_its_words() {
    for (package, lesson) in lessons() {
        let caption = |part: &str| format!("{}-guide-{part}", package.id());
        let mut keys = vec![caption("setup"), caption("turn")];
        for (at, stop) in lesson.stops.iter().enumerate() {
            let key = lesson.key(at + 1);
            keys.push(format!("{key}-title"));
            match stop.task {
                Try([]) => keys.push(format!("{key}-good")),
                Try(_) => {
                    keys.push(format!("{key}-good"));
                    keys.push(format!("{key}-other"));
                }
                Look | Count | Read => {}
            }
            keys.push(key);
        }
        for key in keys {
            for lang in Lang::ALL {
                assert!(CATALOG.words(lang).knows(&key), "{lang}: {key}");
            }
        }
    }
}
