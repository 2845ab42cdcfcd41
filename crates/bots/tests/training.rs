//! Training is one command that gives the same network again.

#![allow(
    clippy::unwrap_used,
    reason = "a course that cannot be taken is a failed test"
)]

use bots::training::{Course, train};
use bots::{Insight, Net, Size};

const COURSE: Course = Course {
    games: 24,
    generations: 4,
    searched: 2,
    iterations: 8,
    remember: 1,
    worlds: 1,
    noted: 2,
    err: 16,
    size: Size::Small,
    seed: 3,
};

/// The file that a course ends with, and how many positions the last generation learned from.
fn taken<G: Insight>(course: Course) -> (String, usize) {
    taken_from::<G>(course, None)
}

fn taken_from<G: Insight>(course: Course, from: Option<(&str, Net)>) -> (String, usize) {
    let mut heard = Vec::new();
    let (net, provenance) = train::<G>(course, from, |generation, positions, loss| {
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
                   --iterations 8 --remember 1 --seed 3";
    assert!(file.contains(command), "{}", &file[..300]);
}

/// Whoever remembers learns from the games of both generations that searched.
#[test]
fn remembering_doubles_the_lessons() {
    let (_, both) = taken::<arboretum::Arboretum>(COURSE);
    let forgetful = Course {
        remember: 0,
        ..COURSE
    };
    let (_, last) = taken::<arboretum::Arboretum>(forgetful);
    let times = both as f32 / last as f32;
    assert!((1.6..2.3).contains(&times), "{both} {last}");
}

/// A network goes on from another, or a wider one learns from its games.
#[test]
fn a_course_goes_on_from_a_network() {
    let read = |file: &str| Net::read(file).unwrap().0;
    let (first, _) = taken::<arboretum::Arboretum>(COURSE);
    let on = |course| {
        let from = Some(("first.json", read(&first)));
        taken_from::<arboretum::Arboretum>(course, from).0
    };
    let second = on(COURSE);
    assert!(second != first && second.contains("--seed 3 --from first.json"));
    assert_eq!(read(&second).size(), Size::Small);
    let wide = on(Course {
        size: Size::Large,
        ..COURSE
    });
    assert!(wide.contains("--large --seed 3 --from first.json"));
    assert_eq!(read(&wide).size(), Size::Large);
}

/// A network of another game is no beginning.
#[test]
fn a_network_of_another_shape_is_refused() {
    let other = Net::read(include_str!("../weights/rainforest.json"))
        .unwrap()
        .0;
    let from = Some(("rainforest.json", other));
    assert!(train::<arboretum::Arboretum>(COURSE, from, |_, _, _| ()).is_err());
}
