//! The lesson of the city: a small game of our own, put together so that every stop shows one thing;
//! how it plays on after a stop does not depend on what the reader tried there.

use ui::lesson::Task::{Count, Try};
use ui::lesson::{Lesson, Stop};

/// The lesson.
pub static LESSON: Lesson = Lesson {
    texts: "canopy-city",
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
        Stop::REST,
    ],
};
