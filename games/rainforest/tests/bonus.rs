//! Bonus tokens: the statements RF-22 to RF-31 and the rulings about them.

mod support;

use rainforest::Phase;
use support::{P1, P2, Scene, Table};

/// Blue is emptied by taking the one token that completes the waiting tile `Bg`.
fn complete_bg(scene: Scene) -> Table {
    let mut table = scene
        .tokens("purple", "red-frog blue-monkey")
        .clearing(P1, "Bg")
        .play();
    table.act("zone purple; return");
    table.run_chance();
    table.act("take red; place red-frog 1");
    table
}

#[test]
fn rf_22_bonus_tokens_are_looked_at_once_after_all_tiles_are_placed() {
    // Two tiles are completed at once: the first alone makes a group of three, both make four.
    let mut table = Scene::new(2)
        .tokens("purple", "red-frog red-parrot blue-monkey")
        .jungle(P1, "Be Bf Rf")
        .protected("blue-3 blue-4")
        .clearing(P1, "Bg Bk")
        .play();
    table.act("zone purple; return");
    table.run_chance();
    table.act("take red; place red-frog 1; place red-parrot 2");
    assert_eq!(table.phase(), Phase::Validate);
    table.act("validate 1");
    // Had it been asked after the first tile, it could have been about the group of three only.
    assert_eq!(table.jungle(P1), ["Be", "Bf", "Rf", "Bg", "Bk"]);
    assert_eq!(table.offers().len(), 8, "either token on any of four tiles");
    // A turn without a validated tile asks for nothing, even if a group lies there.
    let mut table = Scene::new(2)
        .tokens("purple", "red-frog blue-monkey")
        .jungle(P1, "Be Bf Bc")
        .protected("blue-3")
        .play();
    table.act("zone purple; return");
    table.run_chance();
    table.act("take red");
    assert_eq!(table.turn(), P2);
}

#[test]
fn rf_23_three_or_four_connected_tiles_of_a_colour_earn_a_token() {
    // 1 blue, 2 red, 3 red, 4 blue, then 5 = Bg: an L of three.
    let scene = |tokens: &str| Scene::new(2).jungle(P1, "Be Rf Rc Bf").protected(tokens);
    let table = complete_bg(scene("blue-3 red-3"));
    assert_eq!(
        table.offers(),
        ["claim blue-3 1", "claim blue-3 4", "claim blue-3 5"]
    );
    assert_eq!(table.refused("claim red-3 2"), "RF-23");
    assert_eq!(table.refused("claim blue-3 2"), "RF-25");
    // Three are not four.
    let table = complete_bg(scene("blue-4"));
    assert_eq!(table.turn(), P2);
    // Corners do not connect: 1 and 5 blue, 3 blue.
    let table = complete_bg(Scene::new(2).jungle(P1, "Be Rf Bf Rc").protected("blue-3"));
    assert_eq!(table.turn(), P2);
    // Four in a square.
    let table = complete_bg(Scene::new(2).jungle(P1, "Be Bf Rf Bc").protected("blue-4"));
    assert_eq!(
        table.offers(),
        [
            "claim blue-4 1",
            "claim blue-4 2",
            "claim blue-4 4",
            "claim blue-4 5"
        ]
    );
}

#[test]
fn rf_24_a_tile_of_two_colours_counts_for_both() {
    // Bi is blue and yellow: it is the third of both groups.
    let mut table = Scene::new(2)
        .tokens("purple", "yellow-frog yellow-monkey blue-monkey")
        .jungle(P1, "Be Yf Yc Bf")
        .clearing(P1, "Bi")
        .protected("blue-3 yellow-3")
        .play();
    table.act("zone purple; return");
    table.run_chance();
    table.act("take yellow; place yellow-monkey 1; place yellow-frog 1");
    assert_eq!(
        table.offers(),
        [
            "claim yellow-3 2",
            "claim yellow-3 3",
            "claim yellow-3 5",
            "claim blue-3 1",
            "claim blue-3 4",
            "claim blue-3 5"
        ]
    );
    table.act("claim yellow-3 5");
    // RF-25: the tile of two colours is taken now.
    assert_eq!(table.offers(), ["claim blue-3 1", "claim blue-3 4"]);
    table.act("claim blue-3 1");
    assert_eq!(table.turn(), P2);
}

/// The rulebook's example: the third yellow tile, one of them bicolour; she puts the token on the
/// first tile of her jungle, and the token for four is out of reach from then on.
#[test]
fn rf_25_rf_26_lilia_protects_her_first_tile() {
    let mut table = Scene::new(2)
        .tokens(
            "yellow",
            "yellow-monkey yellow-monkey yellow-frog blue-parrot",
        )
        .jungle(P1, "Yb Yk")
        .clearing(P1, "Ye")
        .protected("yellow-3 yellow-4")
        .play();
    table.act("zone yellow; return");
    table.run_chance();
    table.act("take yellow; place yellow-monkey 1; place yellow-monkey 1");
    assert_eq!(table.phase(), Phase::Bonus);
    table.act("claim yellow-3 1");
    let view = table.view();
    assert_eq!(
        view.jungle(P1)[0].zone_token.unwrap().to_string(),
        "yellow-3"
    );
    assert_eq!(
        view.protected().map(|t| t.to_string()).collect::<Vec<_>>(),
        ["yellow-4"]
    );
    // Later a fourth yellow tile connects, and nothing is offered for it.
    let mut table = Scene::new(2)
        .tokens("purple", "red-frog blue-monkey")
        .jungle(P1, "Yb@yellow-3 Yk Ye")
        .clearing(P1, "Yg")
        .protected("yellow-4")
        .play();
    table.act("zone purple; return");
    table.run_chance();
    table.act("take red; place red-frog 1");
    assert_eq!(table.turn(), P2);
}

#[test]
fn rf_25_a_tile_carries_one_protected_zone_token() {
    // Cells 1, 2, 4 and 7 are blue: Bh on 2 carries the red token already.
    let table = complete_bg(
        Scene::new(2)
            .jungle(P1, "Be Bh@red-3 Rf Bf Yg Rc")
            .protected("blue-3"),
    );
    assert_eq!(
        table.offers(),
        ["claim blue-3 1", "claim blue-3 4", "claim blue-3 7"]
    );
    assert_eq!(table.refused("claim blue-3 2"), "RF-25");
}

#[test]
fn rf_26_one_protected_zone_a_colour() {
    // A connected fourth one: nothing is offered, and the rule says why.
    let table = complete_bg(
        Scene::new(2)
            .jungle(P1, "Be@blue-3 Bf Bc Yf")
            .protected("blue-4 yellow-3"),
    );
    assert_eq!(table.turn(), P2);
    let mut table = Scene::new(2)
        .tokens("purple", "yellow-frog yellow-monkey blue-monkey")
        .jungle(P1, "Be@blue-3 Bf Yc Bc Yf")
        .clearing(P1, "Bi")
        .protected("blue-4 yellow-3")
        .play();
    table.act("zone purple; return");
    table.run_chance();
    table.act("take yellow; place yellow-monkey 1; place yellow-frog 1");
    assert_eq!(table.phase(), Phase::Bonus);
    assert_eq!(table.refused("claim blue-4 2"), "RF-26");
}

#[test]
fn rf_27_the_token_for_three_can_be_left_for_the_one_for_four_and_that_is_final() {
    let mut table = complete_bg(
        Scene::new(2)
            .jungle(P1, "Be Rf Rc Bf")
            .protected("blue-3 blue-4"),
    );
    assert_eq!(
        table.offers(),
        [
            "claim blue-3 1",
            "claim blue-3 4",
            "claim blue-3 5",
            "decline blue-3"
        ]
    );
    assert_eq!(table.refused("decline blue-4"), "RF-27");
    table.act("decline blue-3");
    assert_eq!(table.turn(), P2);
    assert_eq!(table.view().declined(P1).count(), 1);
    assert_eq!(table.view().protected().count(), 2);
    // A turn later the group grows to four: only the large token is on offer.
    table.quick_turn();
    let mut table = Scene::new(2)
        .tokens("purple", "yellow-frog blue-monkey")
        .jungle(P1, "Be Rf Rc Bf Bg")
        .clearing(P1, "Pf Bd:red-frog,red-monkey")
        .protected("blue-3 blue-4")
        .declined(P1, "blue-3")
        .play();
    table.act("zone purple; return");
    table.run_chance();
    table.act("take yellow; place yellow-frog 2");
    assert_eq!(table.phase(), Phase::Bonus);
    assert!(
        table.offers().iter().all(|o| o.starts_with("claim blue-4")),
        "{:?}",
        table.offers()
    );
    assert_eq!(table.refused("claim blue-3 1"), "RF-27");
}

#[test]
fn rf_28_four_at_once_leave_the_choice_between_both_tokens() {
    let table = complete_bg(
        Scene::new(2)
            .jungle(P1, "Be Bf Rf Bc")
            .protected("blue-3 blue-4"),
    );
    let cells = |token: &str| [1, 2, 4, 5].map(|c| format!("claim {token} {c}")).to_vec();
    assert_eq!(table.offers(), [cells("blue-3"), cells("blue-4")].concat());
}

#[test]
fn rf_29_a_token_that_is_taken_is_gone_for_the_others() {
    // The other seat has the token for three; the one for four is still there to be earned.
    let scene = |jungle: &str| {
        Scene::new(2)
            .jungle(P2, "Ba@blue-3 Bb Bi")
            .jungle(P1, jungle)
            .protected("blue-4 red-3")
    };
    let table = complete_bg(scene("Be Rf Rc Bf"));
    assert_eq!(table.turn(), P2, "three are not enough");
    let table = complete_bg(scene("Be Bf Rf Bc"));
    assert!(table.offers().iter().all(|o| o.starts_with("claim blue-4")));
    assert_eq!(table.refused("claim blue-3 1"), "RF-29");
}

#[test]
fn rf_30_all_five_colours_bring_a_balance_token_on_the_tile_of_the_fifth() {
    // Four colours on four tiles; Bg brings the fifth; two tiles follow.
    let table = complete_bg(Scene::new(2).jungle(P1, "Rg Yg Gg Pg"));
    assert_eq!(table.row(P1, "balance"), Some(0), "no tile after it yet");
    let told = Scene::new(2).jungle(P1, "Rg Yg Gg Pg Bg Rf Yf").play();
    assert_eq!(told.row(P1, "balance"), Some(4));
    // Bicolour tiles bring two colours at once: Rh red and yellow, Ph purple and blue, Gg green.
    let table = Scene::new(2).jungle(P1, "Rh Ph Gg Rf").play();
    assert_eq!(table.row(P1, "balance"), Some(2));
    // Four colours bring nothing.
    let table = Scene::new(2).jungle(P1, "Rg Yg Gg Pg Rf").play();
    assert_eq!(table.row(P1, "balance"), None);
}

#[test]
fn rf_31_a_tile_can_carry_both_tokens() {
    let table = Scene::new(2)
        .jungle(P1, "Ri Gg Yf Pg Gi@green-3 Rf Yg")
        .play();
    // Gi is the fifth colour, blue, and the third green tile: 1, 2 and 5 touch.
    assert_eq!(table.row(P1, "balance"), Some(4));
    assert_eq!(table.row(P1, "tile-5"), Some(2 * 2));
}

#[test]
fn rf_50_without_the_larger_token_there_is_no_refusal_unless_the_table_allows_it() {
    let scene = |options: &[(&str, &str)], tokens: &str| {
        Scene::with(2, options)
            .jungle(P1, "Be Rf Rc Bf")
            .protected(tokens)
    };
    // Only the token for three: it is taken.
    let table = complete_bg(scene(&[], "blue-3"));
    assert!(table.offers().iter().all(|o| o.starts_with("claim")));
    assert_eq!(table.refused("decline blue-3"), "RF-50");
    // Four at once: the larger one is earned already, so nothing is left for it.
    let table = complete_bg(
        Scene::new(2)
            .jungle(P1, "Be Bf Rf Bc")
            .protected("blue-3 blue-4"),
    );
    assert_eq!(table.refused("decline blue-3"), "RF-50");
    assert_eq!(table.refused("decline blue-4"), "RF-50");
    // With the option, any token can be left.
    let always = [("decline", "always")];
    let mut table = complete_bg(scene(&always, "blue-3"));
    assert_eq!(table.offers().last().unwrap(), "decline blue-3");
    table.act("decline blue-3");
    assert_eq!(table.turn(), P2);
    let mut table = complete_bg(
        Scene::with(2, &always)
            .jungle(P1, "Be Bf Rf Bc")
            .protected("blue-3 blue-4"),
    );
    table.act("decline blue-4");
    assert_eq!(
        table.offers().len(),
        5,
        "the token for three: four tiles, or leave it"
    );
    table.act("decline blue-3");
    assert_eq!(table.turn(), P2);
}

#[test]
fn rf_51_without_a_free_tile_the_token_waits() {
    // All three tiles of the blue group carry tokens of their other colours.
    let full = "Bh@red-3 Bi@yellow-3 Rf Bk@purple-3";
    let blue = |table: &Table| table.offers().iter().any(|o| o.contains("blue-3"));
    let mut table = Scene::new(4)
        .tokens("purple", "red-frog blue-monkey")
        .jungle(P1, full)
        .clearing(P1, "Gg")
        .protected("blue-3")
        .loose()
        .play();
    table.act("zone purple; return");
    table.run_chance();
    table.act("take red; place red-frog 1");
    assert!(!blue(&table));
    assert_eq!(table.turn(), P2);
    // When a free blue tile joins, it can carry the token.
    let mut table = Scene::new(4)
        .tokens("purple", "red-frog blue-monkey")
        .jungle(P1, full)
        .clearing(P1, "Bg")
        .protected("blue-3")
        .loose()
        .play();
    table.act("zone purple; return");
    table.run_chance();
    table.act("take red; place red-frog 1");
    assert_eq!(table.offers(), ["claim blue-3 5"]);
}

#[test]
fn rf_52_several_tokens_are_taken_in_any_order() {
    let scene = || {
        let mut table = Scene::new(2)
            .tokens("purple", "yellow-frog yellow-monkey blue-monkey")
            .jungle(P1, "Be Yf Yc Bf")
            .clearing(P1, "Bi")
            .protected("blue-3 yellow-3")
            .play();
        table.act("zone purple; return");
        table.run_chance();
        table.act("take yellow; place yellow-monkey 1; place yellow-frog 1");
        table
    };
    let (mut one, mut other) = (scene(), scene());
    one.act("claim yellow-3 2; claim blue-3 5");
    other.act("claim blue-3 5; claim yellow-3 2");
    assert!(one.state == other.state);
}
