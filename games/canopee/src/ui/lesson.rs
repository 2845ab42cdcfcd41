//! The lesson of both editions of Canopée: a small game of our own, put together so that every stop shows one thing;
//! how it plays on after a stop does not depend on what the reader tried there.

use ui::lesson::Task::{Count, Try};
use ui::lesson::{Lesson, Stop};

/// The lesson.
pub static LESSON: Lesson = Lesson {
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
        Stop::REST,
    ],
};

/// The lesson of the first edition.
pub static FIRST_EDITION: Lesson = Lesson {
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
        Stop::REST,
    ],
};
