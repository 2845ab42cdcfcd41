//! The end and the score: the statements RF-34 to RF-38.

mod support;

use rainforest::{Phase, Rainforest, State};
use support::{P1, P2, P3, Scene};
use table::{Game, Pending, SeatSet, Setup};

const EIGHT: &str = "Rg Yf Gf Rf Pf Yg Gg Pg";

#[test]
fn rf_34_the_ninth_tile_makes_the_round_the_last_and_all_have_equal_turns() {
    // Who begins has eight tiles and completes the ninth: both others still have their turn.
    for (seat, turns_left) in [(P1, 2), (P2, 1), (P3, 0)] {
        let mut table = Scene::new(3)
            .turn(seat, P1)
            .tokens("purple", "red-frog blue-monkey")
            .jungle(seat, EIGHT)
            .clearing(seat, "Bg")
            .play();
        assert!(!table.view().is_last_round());
        table.act("zone purple; return");
        table.run_chance();
        table.act("take red; place red-frog 1");
        table.run_chance();
        assert!(table.view().is_last_round());
        for _ in 0..turns_left {
            assert_ne!(table.game.pending(&table.state), Pending::Over);
            table.quick_turn();
        }
        assert_eq!(table.phase(), Phase::Over);
        assert_eq!(table.view().rounds(), 1);
        assert!(table.offers().is_empty());
    }
}

#[test]
fn rf_35_a_tile_scores_its_points_and_one_for_each_totem_on_it() {
    let table = Scene::new(2)
        .totem(P1, "frog")
        .jungle(
            P1,
            "Rd:purple-frog,red-frog,blue-monkey Yg:blue-frog Gf:red-monkey,red-parrot",
        )
        .play();
    assert_eq!(table.row(P1, "tile-1"), Some(3 + 2));
    assert_eq!(table.row(P1, "tile-2"), Some(1 + 1));
    assert_eq!(table.row(P1, "tile-3"), Some(2));
    assert_eq!(table.score(P1), 9);
    // The same tokens are worth nothing more to whoever has another totem.
    let table = Scene::new(2)
        .totem(P1, "butterfly")
        .jungle(P1, "Rd:purple-frog,red-frog,blue-monkey")
        .play();
    assert_eq!(table.score(P1), 3);
}

#[test]
fn rf_36_protected_zones_double_or_triple_points_and_totems() {
    let jungle = |token: &str| format!("Bd:red-frog,red-frog,blue-monkey{token} Bf Bc Bg");
    for (token, points) in [("", 5), ("@blue-3", 10), ("@blue-4", 15)] {
        let scene = Scene::new(2).totem(P1, "frog");
        // Four in a row would not fit: 1, 2, 3 and 4 connect through 1 and 4.
        let table = scene.jungle(P1, &jungle(token)).play();
        assert_eq!(table.row(P1, "tile-1"), Some(points), "{token}");
    }
}

#[test]
fn rf_37_balance_scores_two_a_tile_after_it_and_is_not_multiplied() {
    // Tile 5 brings the fifth colour and is tripled (2, 4, 5 and 6 are blue); four tiles follow.
    let table = Scene::new(2)
        .jungle(P1, "Rg Bf Yg Gi Ph@blue-4 Bj Yf Rf Gg")
        .play();
    assert_eq!(table.row(P1, "balance"), Some(8));
    assert_eq!(table.row(P1, "tile-5"), Some(3 * 3));
}

#[test]
fn rf_38_waiting_tiles_score_nothing_and_a_tie_is_shared() {
    let table = Scene::new(3)
        .turn(P3, P1)
        .jungle(P1, "Rg Yg")
        .jungle(P2, "Gf")
        .jungle(P3, "Gg")
        .clearing(
            P3,
            "Ra:red-monkey,blue-monkey Ba:red-butterfly,blue-butterfly",
        )
        .play();
    assert_eq!([P1, P2, P3].map(|s| table.score(s)), [2, 2, 1]);
    let winners: SeatSet = [P1, P2].into_iter().collect();
    assert_eq!(table.game.winners(&table.state), winners);
    let sheet = table.game.sheet(&table.state);
    assert_eq!(sheet.winners, winners);
    assert_eq!(sheet.tie.unwrap().key, "rainforest-tie-shared");
}

/// The rulebook's scoring example, figure by figure: 54 points. The tiles are chosen from the
/// reconstruction so that all that is said of them holds.
#[test]
fn rf_35_rf_36_rf_37_the_rulebooks_example_scores_54() {
    let jungle = "Yb:red-parrot,blue-parrot,yellow-frog@yellow-3 \
                  Yk:red-butterfly \
                  Ye:yellow-monkey,yellow-monkey \
                  Gi:yellow-parrot,yellow-parrot \
                  Bh:red-monkey,blue-monkey,red-frog \
                  Bk:purple-parrot \
                  Gh:red-butterfly,blue-butterfly,blue-frog@green-3 \
                  Yh:red-monkey,red-frog,blue-monkey \
                  Ba:red-butterfly,blue-butterfly,purple-butterfly@blue-4";
    let table = Scene::new(2).totem(P1, "frog").jungle(P1, jungle).play();
    let wanted = [10, 1, 3, 2, 4, 1, 8, 4, 15];
    for (i, points) in wanted.into_iter().enumerate() {
        assert_eq!(table.row(P1, &format!("tile-{}", i + 1)), Some(points));
    }
    assert_eq!(table.row(P1, "balance"), Some(6));
    assert_eq!(table.score(P1), 54);
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 1024, "{}", size_of::<State>());
}

#[test]
fn bounds_are_true_and_not_absurd() {
    for seats in 2..=4 {
        let none: [(&str, &str); 0] = [];
        let setup = Setup::new(Rainforest::descriptor(), seats, none, None).unwrap();
        let bounds = Rainforest::new(&setup).unwrap().bounds();
        // Five tiles of eight points tripled, four single, six tiles after the balance token.
        assert!(bounds.score_max >= 5 * 8 * 3 + 4 * 7 + 12);
        assert!(bounds.score_max < 200);
        assert!(bounds.steps < 1000 * seats, "{}", bounds.steps);
    }
}
