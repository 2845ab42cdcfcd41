//! The lessons, one a game. Each is a small game of our own, put together so that every stop shows
//! one thing; how it plays on after a stop does not depend on what the reader tried there.

use super::lesson::Task::{Count, Look, Read, Try};
use super::lesson::{Lesson, Stop};

/// The lesson of a game.
pub fn of(game: &str) -> Option<&'static Lesson> {
    ALL.iter().find(|lesson| lesson.game == game)
}

/// All lessons.
pub static ALL: [Lesson; 5] = [ARBORETUM, CANOPEE, CANOPY_FIRST, CITY, RAINFOREST];

/// The last stop of every lesson: what there was no time for.
const REST: Stop = Stop {
    steps: &[],
    task: Read,
};

const ARBORETUM: Lesson = Lesson {
    game: "arboretum",
    texts: "arboretum",
    seats: 2,
    options: &[
        ("first-seat", "P1"),
        ("leave-out", "cassia,dogwood,lilac,poinciana"),
    ],
    turn: 2,
    stops: &[
        Stop {
            // The cards are dealt in turn.
            steps: &[
                "* oak-1",
                "* oak-5",
                "* maple-3",
                "* willow-3",
                "* oak-6",
                "* willow-6",
                "* oak-8",
                "* magnolia-2",
                "* maple-7",
                "* magnolia-6",
                "* willow-2",
                "* olive-4",
                "* jacaranda-4",
                "* maple-1",
            ],
            task: Look,
        },
        Stop {
            steps: &[
                "P1 deck",
                "* jacaranda-2",
                "P1 deck",
                "* magnolia-4",
                "P1 plant oak-1",
                "P1 at 0,0",
                "P1 discard jacaranda-2",
                "P2 deck",
                "* olive-7",
                "P2 deck",
                "* willow-8",
                "P2 plant willow-3",
                "P2 at 0,0",
                "P2 discard olive-7",
                "P1 deck",
                "* olive-1",
                "P1 deck",
                "* jacaranda-7",
                "P1 plant maple-3",
                "P1 at 1,0",
                "P1 discard olive-1",
                "P2 deck",
                "* willow-5",
                "P2 deck",
                "* olive-3",
                "P2 plant willow-6",
                "P2 at 0,1",
                "P2 discard oak-5",
            ],
            task: Try(&["top P2"]),
        },
        Stop {
            steps: &["P1 top P2", "P1 deck", "* maple-5", "P1 plant oak-5"],
            task: Try(&["at 2,0", "at 1,1", "at 1,-1"]),
        },
        Stop {
            steps: &["P1 at 2,0"],
            task: Try(&[
                "discard jacaranda-4",
                "discard jacaranda-7",
                "discard magnolia-4",
                "discard maple-5",
                "discard maple-7",
                "discard willow-2",
            ]),
        },
        Stop {
            steps: &["P1 discard jacaranda-4"],
            task: Count,
        },
        REST,
    ],
};

const CANOPEE: Lesson = Lesson {
    game: "canopee",
    texts: "canopee",
    seats: 2,
    options: &[("first-seat", "P1")],
    turn: 1,
    stops: &[
        Stop {
            steps: &["* fern"],
            task: Try(&[]),
        },
        Stop {
            steps: &["P1 pass", "* trunk-2", "* trunk-1"],
            task: Try(&["keep"]),
        },
        Stop {
            steps: &["P1 keep"],
            task: Try(&["trunk-1 on 1"]),
        },
        Stop {
            steps: &[
                "P1 trunk-1 on 1",
                "P1 trunk-2 on 1",
                "* disease",
                "P2 pass",
                "* rain",
                "P2 keep",
                "* canopy-2",
            ],
            task: Try(&["keep"]),
        },
        Stop {
            steps: &["P1 keep"],
            task: Count,
        },
        REST,
    ],
};

const CANOPY_FIRST: Lesson = Lesson {
    game: "canopy-first",
    texts: "canopee",
    seats: 2,
    options: &[("first-seat", "P1")],
    turn: 1,
    stops: &[
        Stop {
            steps: &["* fern"],
            task: Try(&[]),
        },
        Stop {
            steps: &["P1 pass", "* trunk-2", "* trunk-1"],
            task: Try(&["keep"]),
        },
        Stop {
            steps: &["P1 keep"],
            task: Try(&["trunk-2 on 1"]),
        },
        Stop {
            steps: &[
                "P1 trunk-2 on 1",
                "* disease",
                "P2 pass",
                "* rain",
                "P2 keep",
                "* canopy-2",
            ],
            task: Try(&["keep"]),
        },
        Stop {
            steps: &["P1 keep"],
            task: Count,
        },
        REST,
    ],
};

const CITY: Lesson = Lesson {
    game: "canopy-city",
    texts: "city",
    seats: 3,
    options: &[],
    turn: 1,
    stops: &[
        Stop {
            // The cards are dealt in turn.
            steps: &[
                "* card-39",
                "* card-7",
                "* card-3",
                "* card-16",
                "* card-21",
                "* card-4",
                "* card-1",
                "* card-25",
                "* card-8",
                "* card-5",
                "* card-31",
                "* card-14",
                "* card-30",
                "* card-10",
                "* card-20",
                "* card-2",
                "* card-12",
                "* card-24",
                "* card-28",
                "* card-11",
                "* card-35",
            ],
            task: Try(&[]),
        },
        Stop {
            steps: &[
                "P1 pick card-39",
                "P2 pick card-21",
                "P3 pick card-4",
                "P1 pick card-8",
                "P2 pick card-16",
                "P3 pick card-11",
            ],
            task: Try(&["build pile-2"]),
        },
        Stop {
            steps: &[
                "P1 build pile-2",
                "P1 pick card-31",
                "P2 pick card-14",
                "P3 pick card-1",
            ],
            task: Try(&["build pile-1"]),
        },
        Stop {
            steps: &["P1 build pile-1", "P2 build pile-1", "P3 build pile-1"],
            task: Count,
        },
        REST,
    ],
};

const RAINFOREST: Lesson = Lesson {
    game: "rainforest",
    texts: "rainforest",
    seats: 2,
    options: &[
        ("first-seat", "P1"),
        ("totems", "monkey,frog"),
        ("protected-zones", "red-3,yellow-3,green-4,purple-3,blue-4"),
    ],
    turn: 3,
    stops: &[
        Stop {
            // A tile for every zone, then the tokens, zone by zone.
            steps: &[
                "* tile Rb",
                "* tile Ye",
                "* tile Gf",
                "* tile Pb",
                "* tile Bf",
                "* token red-frog",
                "* token red-parrot",
                "* token purple-frog",
                "* token blue-parrot",
                "* token yellow-butterfly",
                "* token purple-butterfly",
                "* token red-monkey",
                "* token blue-monkey",
                "* token yellow-frog",
                "* token yellow-parrot",
                "* token purple-frog",
                "* token red-butterfly",
                "* token blue-butterfly",
                "* token yellow-monkey",
                "* token purple-parrot",
                "* token purple-monkey",
                "* token red-frog",
                "* token blue-frog",
                "* token yellow-butterfly",
                "* token blue-parrot",
            ],
            task: Try(&["zone yellow"]),
        },
        Stop {
            steps: &["P1 zone yellow"],
            task: Try(&["keep"]),
        },
        Stop {
            steps: &["P1 keep", "* tile Yc"],
            task: Try(&["take monkey"]),
        },
        Stop {
            steps: &["P1 take monkey"],
            task: Try(&["place red-monkey 1"]),
        },
        Stop {
            steps: &["P1 place red-monkey 1", "P1 place blue-monkey 1"],
            task: Count,
        },
        REST,
    ],
};

#[cfg(test)]
mod tests {
    use words::Lang;

    use super::super::lesson::READER;
    use super::*;

    #[test]
    fn every_game_has_a_lesson_of_five_or_six_stops() {
        assert_eq!(ALL.len(), registry::GAMES.len());
        for game in registry::GAMES {
            let lesson = of(game.descriptor().id).expect("a lesson");
            assert!((5..=6).contains(&lesson.stops.len()), "{}", lesson.game);
            assert!(lesson.turn < lesson.stops.len(), "{}", lesson.game);
        }
    }

    #[test]
    fn every_stop_is_reached_by_the_rules_and_every_choice_can_be_tried() {
        let mut tried = 0;
        for lesson in &ALL {
            for (at, stop) in lesson.stops.iter().enumerate() {
                let place = format!("{}, stop {}", lesson.game, at + 1);
                let play = lesson
                    .reach(at)
                    .unwrap_or_else(|error| panic!("{place}: {error}"));
                let choices = play.rules().actions(play.state(), READER);
                let Try(good) = stop.task else { continue };
                assert!(choices.len() > 1, "{place}: there is nothing to choose");
                for text in good {
                    let offered = choices.iter().any(|choice| choice.text == *text);
                    assert!(offered, "{place}: {text} cannot be chosen");
                }
                for (number, choice) in choices.iter().enumerate() {
                    let (after, text) = lesson
                        .tried(at, number)
                        .unwrap_or_else(|error| panic!("{place}: {error}"));
                    assert_eq!(text, choice.text);
                    assert!(after.len() > play.len(), "{place}: nothing happened");
                    tried += 1;
                }
                assert!(lesson.tried(at, choices.len()).is_err(), "{place}");
            }
        }
        assert!(tried > 40, "only {tried} choices were tried");
    }

    #[test]
    fn every_stop_has_its_words() {
        for lesson in &ALL {
            let caption = |part: &str| format!("pages-guide-{part}-{}", lesson.game);
            let mut keys = vec![caption("setup"), caption("turn")];
            for (at, stop) in lesson.stops.iter().enumerate() {
                let key = format!("pages-learn-{}-{}", lesson.texts, at + 1);
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
                    assert!(crate::words(lang).knows(&key), "{lang}: {key}");
                }
            }
        }
    }
}
