//! Training is one command that gives the same network again.

#![allow(
    clippy::unwrap_used,
    reason = "a course that cannot be taken is a failed test"
)]

use bots::Insight;
use bots::training::{Course, train};

const COURSE: Course = Course {
    games: 24,
    generations: 4,
    searched: 2,
    iterations: 8,
    remember: true,
    worlds: 1,
    noted: 2,
    seed: 3,
};

/// The file that a course ends with, and how many positions the last generation learned from.
fn taken<G: Insight>(course: Course) -> (String, usize) {
    let mut heard = Vec::new();
    let (net, provenance) = train::<G>(course, |generation, positions, loss| {
        assert!(positions > 0 && loss.is_finite() && loss > 0.0);
        heard.push(generation);
    })
    .unwrap();
    assert_eq!(heard, [0, 1, 2, 3]);
    (net.write(&provenance), provenance.positions)
}

/// Once for a network that learns who wins, once for one that learns points.
#[test]
fn the_same_course_gives_the_same_network() {
    let (file, _) = taken::<arboretum::Arboretum>(COURSE);
    assert!(file == taken::<arboretum::Arboretum>(COURSE).0);
    let other = Course { seed: 4, ..COURSE };
    assert!(file != taken::<arboretum::Arboretum>(other).0);
    let (city, _) = taken::<city::CanopyCity>(COURSE);
    assert!(city == taken::<city::CanopyCity>(COURSE).0);
}

#[test]
fn the_file_says_the_whole_command() {
    let (file, _) = taken::<rainforest::Rainforest>(COURSE);
    let command = "cargo xtask train rainforest --games 24 --generations 4 --searched 2 \
                   --iterations 8 --remember --seed 3";
    assert!(file.contains(command), "{}", &file[..300]);
}

/// Whoever remembers learns from the games of both generations that searched.
#[test]
fn remembering_doubles_the_lessons() {
    let (_, both) = taken::<arboretum::Arboretum>(COURSE);
    let forgetful = Course {
        remember: false,
        ..COURSE
    };
    let (_, last) = taken::<arboretum::Arboretum>(forgetful);
    let times = both as f32 / last as f32;
    assert!((1.6..2.3).contains(&times), "{both} {last}");
}
