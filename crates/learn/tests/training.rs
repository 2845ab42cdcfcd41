//! Training is one command that gives the same network again.

#![allow(
    clippy::unwrap_used,
    reason = "a course that cannot be taken is a failed test"
)]

use knowledge::{BotKnowledge, Net, Observation, Size};
use learn::{TrainConfig, train};

const COURSE: TrainConfig = TrainConfig {
    games: 24,
    generations: 4,
    searched: 2,
    iterations: 8,
    replay_generations: 1,
    worlds: 1,
    sample_every: 2,
    epsilon_inverse: 16,
    search_target_weight: 0,
    size: Size::Small,
    sight: Observation::FullState,
    seed: 3,
};

/// The file that a course ends with, and how many positions the last generation learned from.
fn taken<G: BotKnowledge>(course: TrainConfig) -> (String, usize) {
    taken_from::<G>(course, None)
}

fn taken_from<G: BotKnowledge>(course: TrainConfig, from: Option<(&str, Net)>) -> (String, usize) {
    let (files, positions) = generations::<G>(course, from);
    (files.last().unwrap().clone(), positions)
}

/// The files of all generations.
fn generations<G: BotKnowledge>(
    course: TrainConfig,
    from: Option<(&str, Net)>,
) -> (Vec<String>, usize) {
    let mut heard = Vec::new();
    let (net, provenance) = train::<G>(course, from, |net, so_far| {
        let (positions, loss) = (so_far.positions, so_far.loss);
        assert!(positions > 0 && loss.is_finite() && loss > 0.0);
        heard.push(net.write(so_far));
        assert_eq!(heard.len(), so_far.generations as usize);
    })
    .unwrap();
    assert_eq!(heard.len(), course.generations as usize);
    assert!(*heard.last().unwrap() == net.write(&provenance));
    (heard, provenance.positions)
}

/// Once for a network that learns who wins, once for one that learns points.
#[test]
fn the_same_course_gives_the_same_network() {
    let (file, _) = taken::<arboretum::Arboretum>(COURSE);
    assert!(file == taken::<arboretum::Arboretum>(COURSE).0);
    let other = TrainConfig { seed: 4, ..COURSE };
    assert!(file != taken::<arboretum::Arboretum>(other).0);
    let (city, _) = taken::<city::CanopyCity>(COURSE);
    assert!(city == taken::<city::CanopyCity>(COURSE).0);
}

#[test]
fn the_file_says_the_whole_command() {
    let (file, _) = taken::<rainforest::Rainforest>(COURSE);
    let command = "cargo xtask train rainforest --games 24 --generations 4 --searched 2 \
                   --iterations 8 --replay-generations 1 --seed 3";
    assert!(file.contains(command), "{}", &file[..300]);
}

/// A course that is stopped early leaves what a shorter one gives, and says so.
#[test]
fn a_course_stopped_early_is_a_shorter_one() {
    let (files, _) = generations::<rainforest::Rainforest>(COURSE, None);
    for (generations, searched) in [(3, 1), (2, 0)] {
        let shorter = TrainConfig {
            generations,
            searched,
            ..COURSE
        };
        let (file, _) = taken::<rainforest::Rainforest>(shorter);
        assert!(file == files[generations as usize - 1], "{generations}");
    }
}

/// What search found is learned from where games are searched, and only where the network says the same
/// thing as the search: not where it learns points.
#[test]
fn what_search_found_is_heeded() {
    let heeding = TrainConfig {
        search_target_weight: 60,
        ..COURSE
    };
    let (plain, _) = generations::<rainforest::Rainforest>(COURSE, None);
    let (heeded, _) = generations::<rainforest::Rainforest>(heeding, None);
    let weights = |file: &String| file[file.find("weights").unwrap()..].to_string();
    let same: Vec<bool> = plain
        .iter()
        .zip(&heeded)
        .map(|(a, b)| weights(a) == weights(b))
        .collect();
    assert_eq!(same, [true, true, false, false]);
    assert!(heeded[3].contains("--replay-generations 1 --search-target-weight 60 --seed 3"));
    let weights = |course| weights(&taken::<city::CanopyCity>(course).0);
    assert!(weights(COURSE) == weights(heeding));
}

/// Whoever remembers learns from the games of both generations that searched.
#[test]
fn remembering_doubles_the_lessons() {
    let (_, both) = taken::<arboretum::Arboretum>(COURSE);
    let forgetful = TrainConfig {
        replay_generations: 0,
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
    let wide = on(TrainConfig {
        size: Size::Large,
        ..COURSE
    });
    assert!(wide.contains("--large --seed 3 --from first.json"));
    assert_eq!(read(&wide).size(), Size::Large);
}

/// A network that was shown all may be the beginning of one that is shown what a seat knows; where a
/// game cannot tell them apart, there is none.
#[test]
fn a_network_learns_from_what_a_seat_knows() {
    let seat = TrainConfig {
        games: 8,
        generations: 2,
        sight: Observation::InformationState,
        search_target_weight: 40,
        ..COURSE
    };
    let whole = Net::read(include_str!(
        "../../../games/canopee/weights/canopy-first.json"
    ))
    .unwrap()
    .0;
    assert_eq!(whole.sight(), Observation::FullState);
    let from = Some(("whole.json", whole));
    let (file, _) = taken_from::<canopee::CanopyFirst>(seat, from);
    assert!(
        file.contains("--search-target-weight 40 --information-state --seed 3 --from whole.json")
    );
    assert_eq!(
        Net::read(&file).unwrap().0.sight(),
        Observation::InformationState
    );
    let refused = train::<rainforest::Rainforest>(seat, None, |_, _| ()).unwrap_err();
    assert_eq!(refused.0[0].place, "seat");
}

/// A network of another game is no beginning.
#[test]
fn a_network_of_another_shape_is_refused() {
    let other = Net::read(include_str!(
        "../../../games/rainforest/weights/rainforest.json"
    ))
    .unwrap()
    .0;
    let from = Some(("rainforest.json", other));
    assert!(train::<arboretum::Arboretum>(COURSE, from, |_, _| ()).is_err());
}
