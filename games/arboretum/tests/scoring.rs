//! Paths and rights: the rulebook's worked example, the numbered statements, other people's cases.
#![allow(
    clippy::unwrap_used,
    reason = "a case that cannot be read is a broken test"
)]

mod support;

use arboretum::{
    Arboretum, Card, CardSet, Garden, Planted, Position, SeatPosition, Species, best_path,
    best_points, held, read,
};
use support::{Table, card};
use table::{Game, Pending, Seat, SeatSet, Viewer};

const P1: Seat = Seat::P1;
const P2: Seat = Seat::P2;

fn position(text: &str) -> Position {
    read(text).unwrap_or_else(|faults| panic!("{faults}"))
}

/// Points of a seat by species, from the sheet.
fn points(position: &Position, seat: Seat) -> Vec<(String, i32)> {
    position.sheet().seats[seat]
        .rows
        .iter()
        .filter(|r| r.points > 0)
        .map(|r| (r.item.clone(), r.points))
        .collect()
}

/// What a garden's best path of a species is worth if the right is held.
fn worth(grid: &str, species: &str) -> i32 {
    let text = format!("arboretum\nseat\ngrid:\n{grid}\nseat\n");
    let position = position(&text);
    let species: Species = species.parse().unwrap();
    best_path(&position.seats()[0].arboretum, species).map_or(0, |p| p.points().total())
}

/// The hands and results of the rulebook's example, pages 7 and 8; the gardens are ours, since they
/// stand in a picture, and have the paths that the text names.
const EXAMPLE: &str = "
arboretum
seat  # Charles
grid:
  .  J3 .  J8 .
  O1 O4 O5 O6 R7
  .  .  .  R2 M5
hand: jacaranda-7 lilac-6 lilac-7 oak-3 oak-8 poinciana-1 poinciana-5
seat  # Hubert
grid:
  J1 J4 C7
  L1 L3 C8
hand: jacaranda-2 jacaranda-5 lilac-4 lilac-5 poinciana-3 willow-7 cassia-6
seat  # Alice
grid:
  W2 W4 C1
  .  W6 C2
hand: cassia-5 oak-2 oak-7 poinciana-8 willow-1 willow-3 willow-8
";

#[test]
fn the_worked_example_of_the_rulebook() {
    let position = position(EXAMPLE.trim_start());
    let hands: Vec<CardSet> = position
        .seats()
        .iter()
        .map(|s| s.hand.iter().copied().collect())
        .collect();
    // Figure by figure: Charles, Hubert, Alice.
    for (species, figures) in [
        (Species::Jacaranda, [7, 7, 0]),
        (Species::Lilac, [13, 9, 0]),
        (Species::Oak, [11, 0, 9]),
        (Species::Poinciana, [6, 3, 0]),
        (Species::Willow, [0, 7, 12]),
        (Species::Cassia, [0, 6, 5]),
    ] {
        assert_eq!(held(&hands, species).as_slice(), figures, "{species}");
    }
    let charles = points(&position, P1);
    let named = |list: &[(&str, i32)]| -> Vec<(String, i32)> {
        list.iter().map(|(s, p)| (s.to_string(), *p)).collect()
    };
    assert_eq!(
        charles,
        named(&[("jacaranda", 7), ("poinciana", 3), ("oak", 9)])
    );
    assert_eq!(position.sheet().seats[P1].total(), 19);
    let paths: Vec<_> = [Species::Oak, Species::Jacaranda, Species::Poinciana]
        .into_iter()
        .filter_map(|s| best_path(&position.seats()[0].arboretum, s))
        .map(|p| {
            let p = p.points();
            [p.cards, p.pure, p.from_one, p.to_eight]
        })
        .collect();
    assert_eq!(paths, [[4, 4, 1, 0], [5, 0, 0, 2], [3, 0, 0, 0]]);
    // Hubert has a lilac path, but Charles, who has none, holds the right.
    let species = |seat| -> Vec<String> {
        points(&position, seat)
            .into_iter()
            .map(|(s, _)| s)
            .collect()
    };
    assert_eq!(species(P2), ["cassia", "jacaranda"]);
    assert_eq!(species(Seat::P3), ["willow"]);
    assert_eq!(position.sheet().winners, SeatSet::only(P1));
}

#[test]
fn ar_14_the_highest_sum_has_the_right() {
    let position = position(
        "arboretum
seat
grid:
  O1 O2
hand: oak-8
seat
grid:
  O3 O4
hand: oak-6 oak-7",
    );
    assert_eq!(points(&position, P1), []);
    assert_eq!(points(&position, P2), [("oak".to_string(), 2)]);
}

#[test]
fn ar_15_ties_share_the_right() {
    let with = |hand: &str| {
        position(&format!(
            "arboretum\nseat\ngrid:\n  O1 O2\nhand: oak-8\nseat\ngrid:\n  O4 O6\nhand: {hand}"
        ))
    };
    let tied = with("oak-3 oak-5");
    assert_eq!(points(&tied, P1), [("oak".to_string(), 3)]);
    assert_eq!(points(&tied, P2), [("oak".to_string(), 2)]);
    let lower = with("oak-7");
    assert_eq!(points(&lower, P1), [("oak".to_string(), 3)]);
    assert_eq!(points(&lower, P2), []);
}

fn hands(texts: &[&str]) -> Vec<CardSet> {
    texts
        .iter()
        .map(|t| support::cards(t).into_iter().collect())
        .collect()
}

#[test]
fn ar_16_an_eight_counts_nothing_against_another_hands_one() {
    let sums = held(&hands(&["oak-8 oak-2", "oak-1"]), Species::Oak);
    assert_eq!(sums.as_slice(), [2, 1]);
    // The one of another species does no harm, nor does a one that is planted.
    let sums = held(&hands(&["oak-8", "maple-1"]), Species::Oak);
    assert_eq!(sums.as_slice(), [8, 0]);
    // With the eight made nothing, even a lone one wins.
    let sums = held(&hands(&["oak-8", "oak-1", ""]), Species::Oak);
    assert_eq!(sums.as_slice(), [0, 1, 0]);
}

#[test]
fn ar_17_eight_and_one_in_one_hand_count_in_full() {
    let sums = held(&hands(&["oak-8 oak-1", "oak-7"]), Species::Oak);
    assert_eq!(sums.as_slice(), [9, 7]);
}

#[test]
fn ar_18_nobody_holds_it_everybody_may_score() {
    let position = position(
        "arboretum
seat
grid:
  O1 O2
hand: maple-1
seat
grid:
  O3 O4
hand: maple-2",
    );
    assert_eq!(points(&position, P1), [("oak".to_string(), 3)]);
    assert_eq!(points(&position, P2), [("oak".to_string(), 2)]);
}

#[test]
fn ar_19_the_right_without_a_path_denies_the_others() {
    let position = position(
        "arboretum
seat
grid:
  O1 O2 O3
hand: oak-4
seat
grid:
  M1
hand: oak-5",
    );
    assert_eq!(points(&position, P1), []);
    assert_eq!(points(&position, P2), []);
}

#[test]
fn ar_20_a_path_rises_step_by_step_and_begins_and_ends_with_its_species() {
    assert_eq!(worth("  O2 O5", "oak"), 2);
    assert_eq!(worth("  O2 M4 W5 O6", "oak"), 4);
    assert_eq!(worth("  O2", "oak"), 0, "one tree is no path");
    assert_eq!(worth("  O2 M2 O6", "oak"), 0, "equal ranks do not rise");
    assert_eq!(worth("  O2 M7 O6", "oak"), 0, "down is not up");
    assert_eq!(worth("  O2 .\n  M1 O6", "oak"), 0, "not diagonally");
    assert_eq!(worth("  O2 M4", "oak"), 0, "it must end with the species");
    assert_eq!(worth("  M4 O6\n  O5 .", "oak"), 0, "nor begin with another");
    assert_eq!(worth("  O2 M4 .\n  .  W5 O7", "oak"), 4, "around corners");
}

#[test]
fn ar_21_one_path_of_a_species_the_best() {
    // Two separate oak paths: only the better one counts.
    assert_eq!(worth("  O2 O3 M1 O5 O8", "oak"), 4);
}

#[test]
fn ar_22_a_point_a_tree() {
    assert_eq!(worth("  O2 O3 O4", "oak"), 3);
    assert_eq!(worth("  O2 M3 W4 M5 O6", "oak"), 5);
}

#[test]
fn ar_23_twice_for_four_or_more_of_one_species() {
    assert_eq!(worth("  O2 O3 O4", "oak"), 3);
    assert_eq!(worth("  O2 O3 O4 O5", "oak"), 8);
    assert_eq!(worth("  O2 O3 M4 O5", "oak"), 4, "one stranger spoils it");
    assert_eq!(worth("  O2 O3 O4 O5 O6 O7", "oak"), 12);
}

#[test]
fn ar_24_a_point_for_beginning_with_a_one() {
    assert_eq!(worth("  O1 O3", "oak"), 3);
    assert_eq!(
        worth("  M1 O3 O4", "oak"),
        2,
        "it must be the path's own one"
    );
}

#[test]
fn ar_25_two_points_for_ending_with_an_eight() {
    assert_eq!(worth("  O3 O8", "oak"), 4);
    assert_eq!(worth("  O1 O2 O3 O4 O5 O6 O7 O8", "oak"), 19);
}

#[test]
fn ar_26_a_tree_serves_in_several_paths() {
    let grid = "  O2 M3 O4 M5";
    assert_eq!(worth(grid, "oak"), 3);
    assert_eq!(worth(grid, "maple"), 3);
}

#[test]
fn ar_27_a_tie_goes_to_the_garden_with_more_species() {
    let position = position(
        "arboretum
seat
grid:
  O2 O3
seat
grid:
  M2 M3 W1",
    );
    let sheet = position.sheet();
    assert_eq!(sheet.seats[P1].total(), 2);
    assert_eq!(sheet.seats[P2].total(), 2);
    assert_eq!(sheet.winners, SeatSet::only(P2));
    assert_eq!(sheet.tie.unwrap().key, "arboretum-tie-variety");
}

#[test]
fn ar_34_still_tied_the_win_is_shared() {
    let position = position(
        "arboretum
seat
grid:
  O2 O3
seat
grid:
  M2 M3",
    );
    let sheet = position.sheet();
    assert_eq!(sheet.winners, SeatSet::first(2));
    assert_eq!(sheet.tie.unwrap().key, "arboretum-tie-shared");
}

#[test]
fn ar_37_the_best_path_need_not_be_the_longest() {
    // Five trees through a maple are worth 5, four oaks alone 8.
    assert_eq!(worth("  O2 O3 O4 O5 .\n  .  .  .  M6 O7", "oak"), 8);
    // Two trees to the eight (4) beat three others (3).
    assert_eq!(worth("  O2 M3 O4\n  M1 W1 W2\n  O5 O8 .", "oak"), 4);
}

#[derive(serde::Deserialize)]
struct Cases {
    paths: Vec<PathCase>,
    rights: Vec<RightCase>,
    tiebreak: Vec<TieCase>,
}

#[derive(serde::Deserialize)]
struct PathCase {
    name: String,
    grid: Vec<String>,
    expected: std::collections::BTreeMap<char, i32>,
}

#[derive(serde::Deserialize)]
struct RightCase {
    name: String,
    hands: Vec<Vec<String>>,
    expected: std::collections::BTreeMap<char, Vec<usize>>,
}

#[derive(serde::Deserialize)]
struct TieCase {
    name: String,
    a: Vec<String>,
    b: Vec<String>,
    expected: usize,
}

fn cases() -> Cases {
    let text = include_str!("data/scoring-cases.json");
    let mut json: serde_json::Value = serde_json::from_str(text).unwrap();
    serde_json::from_value(json["cases"].take()).unwrap()
}

/// `O3` as a card.
fn short(text: &str) -> Card {
    let species = Species::from_letter(text.chars().next().unwrap()).unwrap();
    Card::new(species, text[1..].parse().unwrap()).unwrap()
}

/// `O3@0,1` as a tree.
fn tree(text: &str) -> Planted {
    let (name, place) = text.split_once('@').unwrap();
    format!("{}@{place}", short(name)).parse().unwrap()
}

#[test]
fn other_peoples_path_cases() {
    let cases = cases();
    assert_eq!(cases.paths.len(), 10);
    for case in cases.paths {
        let trees: Vec<Planted> = case.grid.iter().map(|t| tree(t)).collect();
        for (letter, expected) in case.expected {
            let species = Species::from_letter(letter).unwrap();
            let points = best_path(&trees, species).map_or(0, |p| p.points().total());
            assert_eq!(points, expected, "{} {species}", case.name);
        }
    }
}

#[test]
fn other_peoples_rights_cases() {
    for case in cases().rights {
        let hands: Vec<CardSet> = case
            .hands
            .iter()
            .map(|h| h.iter().map(|c| short(c)).collect())
            .collect();
        for (letter, expected) in case.expected {
            let sums = held(&hands, Species::from_letter(letter).unwrap());
            let most = sums.iter().max().unwrap();
            let right: Vec<usize> = (0..hands.len()).filter(|i| sums[*i] == *most).collect();
            assert_eq!(right, expected, "{} {letter}", case.name);
        }
    }
}

#[test]
fn other_peoples_tie_cases() {
    for case in cases().tiebreak {
        let kinds = |trees: &[String]| {
            let species: std::collections::BTreeSet<Species> =
                trees.iter().map(|t| tree(t).card.species()).collect();
            species.len()
        };
        let (a, b) = (kinds(&case.a), kinds(&case.b));
        let winner = match a.cmp(&b) {
            std::cmp::Ordering::Greater => 0,
            std::cmp::Ordering::Less => 1,
            std::cmp::Ordering::Equal => 2,
        };
        assert_eq!(winner, case.expected, "{}", case.name);
    }
}

/// The quick scorer of playouts against the thorough one, garden by garden.
#[test]
fn the_quick_scorer_agrees_with_the_thorough_one() {
    let mut paths = 0;
    for seed in 0..400 {
        let mut table = Table::shuffled(2 + seed as usize % 3, seed);
        while table.game.pending(&table.state) != Pending::Over {
            table.random_choice();
        }
        let view = table.game.view(&table.state, Viewer::Public);
        for seat in Seat::first(view.seats()) {
            let garden: &Garden = view.garden(seat);
            let trees: Vec<Planted> = garden
                .iter()
                .map(|(c, cell)| Planted::new(c, cell))
                .collect();
            let quick = best_points(garden);
            for species in Species::ALL {
                let slow = best_path(&trees, species).map_or(0, |p| p.points().total());
                assert_eq!(
                    i32::from(quick[species.index()]),
                    slow,
                    "{species} {trees:?}"
                );
                paths += usize::from(slow > 0);
            }
        }
    }
    assert!(paths > 1000, "only {paths} paths were compared");
}

/// Dense gardens of one or two species, where paths are long and many.
#[test]
fn the_quick_scorer_agrees_on_dense_gardens() {
    use table::random::{fast, shuffle};
    for seed in 0..500 {
        let mut rng = fast(seed, 1);
        let mut cards: Vec<Card> = Card::all().filter(|c| c.species().index() < 3).collect();
        shuffle(&mut rng, &mut cards);
        let mut garden = Garden::default();
        for (i, card) in cards.iter().take(16).enumerate() {
            let cell = arboretum::Cell::new(i as i8 % 4, i as i8 / 4).unwrap();
            garden.plant(*card, cell);
        }
        let trees: Vec<Planted> = garden.iter().map(|(c, at)| Planted::new(c, at)).collect();
        let quick = best_points(&garden);
        for species in Species::ALL {
            let slow = best_path(&trees, species).map_or(0, |p| p.points().total());
            assert_eq!(
                i32::from(quick[species.index()]),
                slow,
                "{species} {trees:?}"
            );
        }
    }
}

#[test]
fn impossible_positions_are_refused_with_all_their_faults() {
    let faults = read(
        r#"{"game":"arboretum","seats":[
            {"arboretum":["oak-3@0,0","oak-4@2,0","oak-5@0,0"],
             "hand":["oak-3","elm-2","lilac-1","lilac-2","lilac-3","lilac-4","lilac-5","lilac-6","lilac-7"]}]}"#,
    )
    .unwrap_err();
    let keys: Vec<&str> = faults.0.iter().map(|f| f.what.key.as_ref()).collect();
    assert_eq!(
        keys,
        [
            "table-error-notation",       // elm-2
            "arboretum-fault-seats",      // one seat
            "arboretum-fault-twice",      // oak-3
            "arboretum-fault-same-place", // oak-5 on oak-3
            "arboretum-fault-apart",      // oak-4
            "arboretum-fault-hand",       // eight cards that can be read
        ]
    );
    for (bad, key) in [
        ("{", "arboretum-fault-json"),
        (
            r#"{"game":"chess","seats":[{},{}]}"#,
            "arboretum-fault-game",
        ),
        ("", "arboretum-fault-heading"),
        ("arboretum\nhand: oak-1", "arboretum-fault-no-seat"),
        ("arboretum\nseat\nfoo\nseat", "arboretum-fault-line"),
        ("arboretum\nseat\ngrid:\n  X1\nseat", "arboretum-fault-grid"),
        (
            "arboretum\nseat\nhand: oak-1 lilac-1 maple-1 olive-1\nseat\nhand: willow-1 cassia-1 dogwood-1",
            "arboretum-fault-species",
        ),
    ] {
        let faults = read(bad).unwrap_err();
        assert!(
            faults.0.iter().any(|f| f.what.key == key),
            "{bad}: {faults}"
        );
    }
}

#[test]
fn json_names_points_path_and_right_per_species() {
    let text = r#"{"game":"arboretum","seats":[
        {"arboretum":["oak-3@0,0","oak-5@1,0"],"hand":["oak-8"]},
        {"arboretum":["oak-1@5,5","oak-2@5,6"],"hand":[]}]}"#;
    let scored = Arboretum::score_position(text, None).unwrap();
    let oak = &scored.json["seats"][0]["species"]["oak"];
    assert_eq!(oak["points"], 2);
    assert_eq!(oak["path"], serde_json::json!(["oak-3", "oak-5"]));
    assert_eq!(oak["right"], true);
    let oak = &scored.json["seats"][1]["species"]["oak"];
    assert_eq!((&oak["points"], &oak["worth"]), (&0.into(), &3.into()));
    assert_eq!(oak["right"], false);
    assert_eq!(scored.json["seats"][0]["total"], 2);
    assert_eq!(scored.json["winners"], serde_json::json!(["P1"]));
}

#[test]
fn a_position_can_be_built_by_code_too() {
    let seat = SeatPosition {
        arboretum: vec!["oak-1@0,0".parse().unwrap()],
        hand: vec![card("oak-2")],
    };
    let other = SeatPosition::default();
    assert!(Position::new(vec![seat.clone(), other]).is_ok());
    assert!(
        Position::new(vec![seat.clone(), seat]).is_err(),
        "cards twice"
    );
}
