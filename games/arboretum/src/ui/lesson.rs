//! The lesson of Arboretum: a small game of our own, put together so that every stop shows one thing;
//! how it plays on after a stop does not depend on what the reader tried there.

use ui::lesson::Task::{Count, Look, Try};
use ui::lesson::{Lesson, Stop};

/// The lesson.
pub static LESSON: Lesson = Lesson {
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
        Stop::REST,
    ],
};
