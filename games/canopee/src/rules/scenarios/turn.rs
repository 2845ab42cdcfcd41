//! Set-up, the turn, adding cards.

use table::{Game, Pending, Seat};

use super::support::*;
use crate::rules::ledger::Item;
use crate::rules::stage::Phase;
use crate::rules::{Canopee, Chance};

#[test]
fn ca_1_ca_2_ca_3_ca_4_set_up_of_the_base_game() {
    let scene = two();
    let s = &scene.state;
    assert_eq!(s.pool.total(), 112);
    // 34 cards each; six of the first deck are on the piles, ten are out.
    assert_eq!((s.deck, s.later), (28, [34, 34]));
    assert_eq!(s.unseen, [1, 2, 3, 0, 0, 0]);
    assert_eq!(s.seeds.total(), 21);
    assert_eq!(
        (scene.wood(1), scene.wood(2)),
        ("0".to_string(), "0".to_string())
    );
}

#[test]
fn ca_5_chance_names_the_first_seat_unless_the_table_does() {
    assert_eq!(two().state.turn, 0);
    let setup = table::Setup::new(Canopee::descriptor(), 2, [], None).unwrap();
    let game = Canopee::new(&setup).unwrap();
    let mut state = game.start();
    assert_eq!(game.pending(&state), Pending::Chance);
    game.resolve(&mut state, Chance::First(Seat::P2)).unwrap();
    assert_eq!(state.turn, 1);
}

#[test]
fn ca_6_ca_53_a_game_has_three_seasons_that_begin_alike() {
    let scene = two().end(1);
    assert_eq!((scene.state.season, scene.state.later), (1, [34, 0]));
    assert_eq!(scene.state.unseen[..3], [1, 2, 3]);
    let scene = scene.end(1).end(1);
    assert_eq!(scene.phase(), Phase::Over);
}

#[test]
fn ca_7_ca_8_ca_9_ca_10_ca_11_the_rulebooks_turn() {
    // Maria refuses two piles, keeps the third, and Otto finds two cards on the first.
    let scene = two()
        .pile(1, "monstera")
        .pile(2, "frog rain")
        .pile(3, "fern sun seed")
        .begin();
    assert_eq!(scene.chooser(), Seat::P1);
    assert_eq!(scene.known("P1", 1), "monstera");
    assert_eq!(scene.known("P2", 1), "");
    let scene = scene.act("pass");
    assert_eq!(scene.state.pile_size(0), 2);
    assert_eq!(scene.known("P1", 2), "rain frog");
    let scene = scene.act("pass");
    assert_eq!(scene.known("P1", 3), "fern sun seed");
    let scene = scene.act("keep");
    for card in ["fern", "sun", "seed"] {
        assert_eq!(scene.has(1, card), 1, "{card}");
    }
    assert_eq!(scene.state.deck, 28 - 3);
    assert_eq!(scene.state.pile_size(2), 1);
    // Otto's turn: he sees the monstera and one more card.
    assert_eq!((scene.state.turn, scene.phase()), (1, Phase::Look));
    let scene = scene.chance("fern");
    assert_eq!(scene.known("P2", 1), "fern monstera");
    assert_eq!(scene.known("P1", 1), "monstera");
    assert_eq!(scene.refused("draw"), "CA-12");
}

#[test]
fn ca_12_whoever_refuses_all_draws_the_top_card() {
    let scene = two()
        .pile(1, "fern")
        .pile(2, "fern")
        .pile(3, "fern")
        .begin()
        .act("pass, pass, pass");
    assert_eq!(scene.phase(), Phase::Draw);
    let scene = scene.chance("bromelia");
    assert_eq!(scene.has(1, "bromelia"), 1);
    assert_eq!(scene.state.deck, 28 - 4);
    assert_eq!(scene.state.turn, 1);
}

#[test]
fn ca_13_ca_14_ca_15_an_empty_deck_ends_the_season() {
    let scene = two()
        .pile(1, "fern")
        .pile(2, "")
        .pile(3, "rain")
        .deck(0)
        .begin();
    let scene = scene.act("pass");
    assert_eq!(scene.state.pile_size(0), 1, "nothing can be added");
    assert_eq!(scene.legal(), "keep");
    assert_eq!(scene.refused("pass"), "CA-13");
    let scene = scene.act("keep");
    assert_eq!(scene.legal(), "keep", "the last pile of all");
    let scene = scene.act("keep");
    assert_eq!(scene.state.season, 1, "the season is over");
    assert_eq!(scene.row(2, 1, Item::Fern), 2);
}

#[test]
fn ca_16_ca_113_the_order_of_a_pile_is_free() {
    let scene = || {
        two()
            .trees(1, "")
            .pile(1, "trunk-1 canopy-2")
            .begin()
            .act("keep")
    };
    // The trunk first: then the canopy must go on it.
    let tree = scene().act("trunk-1 new");
    assert_eq!(tree.wood(1), "1*2");
    // The canopy first: it finds no trunk and is lost.
    let lost = scene().act("play canopy-2");
    assert_eq!((lost.wood(1), lost.gone("canopy-2")), ("1".to_string(), 1));
}

#[test]
fn ca_17_a_trunk_begins_a_tree_or_goes_on_one() {
    let scene = || two().pile(1, "trunk-2").begin().act("keep");
    assert_eq!(scene().legal(), "trunk-2 new, trunk-2 on 1");
    assert_eq!(scene().act("trunk-2 new").wood(1), "2, 0");
    assert_eq!(scene().act("trunk-2 on 1").wood(1), "0+2");
}

#[test]
fn ca_18_a_complete_tree_takes_no_more_cards() {
    let scene = two()
        .trees(1, "1*1, 0")
        .pile(1, "trunk-2 fern")
        .begin()
        .act("keep");
    assert_eq!(scene.wood(1), "0, 1*1");
    assert_eq!(scene.legal(), "trunk-2 new, trunk-2 on 1");
    assert_eq!(scene.refused("trunk-2 on 2"), "CA-18");
}

#[test]
fn ca_19_ca_20_a_canopy_goes_on_an_open_tree_or_away() {
    let scene = two()
        .trees(1, "0, 1+2")
        .pile(1, "canopy-1")
        .begin()
        .act("keep");
    assert_eq!(scene.legal(), "canopy-1 on 1, canopy-1 on 2");
    assert_eq!(scene.refused("canopy-1 on 3"), "CA-19");
    assert_eq!(scene.act("canopy-1 on 1").wood(1), "0, 1+2*1");
    let scene = two()
        .trees(1, "1*0")
        .pile(1, "canopy-1")
        .begin()
        .act("keep");
    assert_eq!(
        (scene.wood(1), scene.gone("canopy-1")),
        ("1*0".to_string(), 1)
    );
}

#[test]
fn ca_21_a_drought_takes_a_card_of_its_own_pile_if_you_like() {
    let scene = two()
        .trees(1, "")
        .forest(1, "fern")
        .pile(1, "disease drought")
        .begin()
        .act("keep");
    assert_eq!(scene.legal(), "lay, play drought");
    // At once, it can only hit the fern; after the disease, the disease.
    let at_once = scene.act("play drought");
    assert_eq!((at_once.has(1, "fern"), at_once.has(1, "disease")), (0, 1));
    let scene = two()
        .trees(1, "")
        .forest(1, "fern")
        .pile(1, "disease drought")
        .begin()
        .act("keep");
    let scene = scene.act("lay, discard disease");
    assert_eq!((scene.has(1, "fern"), scene.has(1, "disease")), (1, 0));
    assert_eq!((scene.gone("drought"), scene.gone("disease")), (1, 1));
}

#[test]
fn ca_22_ca_50_scored_trees_are_safe() {
    let scene = two()
        .trees(1, "1*1 scored, 2*1, 0")
        .forest(1, "frog fern")
        .pile(1, "drought")
        .begin()
        .act("begin, keep");
    let wanted =
        "discard fern, discard frog, fell trunk-0 of 1, fell trunk-2 of 2, fell canopy of 2";
    assert_eq!(scene.legal(), wanted);
    assert_eq!(scene.refused("fell trunk-1 of 3"), "CA-22");
}

#[test]
fn ca_115_a_drought_that_finds_nothing_is_just_discarded() {
    let scene = two()
        .trees(1, "")
        .pile(1, "drought fern")
        .begin()
        .act("keep, play drought");
    assert_eq!((scene.has(1, "fern"), scene.gone("drought")), (1, 1));
}

#[test]
fn ca_116_a_canopy_without_its_trunk_goes_too() {
    let scene = || two().trees(1, "2*1").pile(1, "drought").begin();
    let felled = scene().act("keep, fell trunk-2 of 1");
    assert_eq!((felled.wood(1).as_str(), felled.gone("canopy-1")), ("", 1));
    let uncrowned = scene().act("keep, fell canopy of 1");
    assert_eq!(uncrowned.wood(1), "2");
    // With the other ruling only the canopy can be hit.
    let forbids: Scene = Scene::new(2, &[("orphan-canopy", "forbid")]);
    let forbids = forbids
        .trees(1, "2*1")
        .forest(1, "fern")
        .pile(1, "drought")
        .begin();
    let forbids = forbids.act("keep");
    assert_eq!(forbids.legal(), "discard fern, fell canopy of 1");
}

#[test]
fn ca_108_the_deck_runs_out_while_refusing() {
    let scene = two()
        .pile(1, "fern")
        .pile(2, "rain")
        .pile(3, "sun")
        .deck(1)
        .begin();
    let scene = scene.act("pass");
    assert_eq!((scene.state.deck, scene.state.pile_size(0)), (0, 2));
    let scene = scene.act("pass");
    assert_eq!(scene.state.pile_size(1), 1);
    assert_eq!(scene.legal(), "keep");
}

#[test]
fn ca_109_the_last_card_may_go_on_the_last_pile() {
    let build = |options: &[(&str, &str)]| -> Scene {
        let scene = Scene::new(2, options);
        scene.pile(1, "").pile(2, "").pile(3, "sun").deck(1).begin()
    };
    let scene = build(&[]).act("pass");
    assert_eq!((scene.state.deck, scene.state.pile_size(2)), (0, 2));
    assert_eq!(scene.state.turn, 1, "the first seat gets nothing");
    let strict = build(&[("last-card", "must-take")]);
    assert_eq!(strict.legal(), "keep");
    assert_eq!(strict.refused("pass"), "CA-109");
}
