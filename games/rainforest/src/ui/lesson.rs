//! The lesson of Rainforest: a small game of our own, put together so that every stop shows one thing;
//! how it plays on after a stop does not depend on what the reader tried there.

use ui::lesson::Task::{Count, Try};
use ui::lesson::{Lesson, Stop};

/// The lesson.
pub static LESSON: Lesson = Lesson {
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
        Stop::REST,
    ],
};
