//! The six animals of the base game.

use super::support::*;
use crate::rules::ledger::Item;
use crate::rules::stage::Phase;

#[test]
fn ca_26_a_power_works_once_a_season() {
    let scene = two().forest(1, "toucan").pile(2, "fern rain").begin();
    assert_eq!(scene.legal(), "begin, toucan 1, toucan 2, toucan 3");
    let scene = scene.act("toucan 2");
    assert_eq!(scene.phase(), Phase::Look, "no second use: the turn begins");
    let scene = scene.chance("sun");
    assert_eq!(scene.refused("toucan 3"), "CA-26");
    // In the next season it works again.
    let scene = scene.end(2);
    assert!(scene.may("toucan 1"));
}

#[test]
fn ca_27_not_in_the_turn_in_which_the_animal_comes() {
    let scene = two()
        .pile(1, "ants fern")
        .pile(2, "fern")
        .begin()
        .act("keep");
    assert_eq!(scene.state.turn, 1, "no chance to send the ants out");
    // One turn later they are ready.
    let scene = scene.chance("rain").act("keep");
    assert_eq!(scene.legal(), "begin, ants");
}

#[test]
fn ca_28_each_power_has_its_moment() {
    let scene = two()
        .forest(1, "toucan frog sloth boa")
        .pile(1, "fern")
        .begin();
    assert_eq!(scene.phase(), Phase::Before);
    assert_eq!(scene.refused("boa fern"), "CA-28");
    assert_eq!(scene.refused("sloth"), "CA-28");
    let scene = scene.act("begin");
    assert_eq!(scene.legal(), "keep, pass, boa fern");
    assert_eq!(scene.refused("frog"), "CA-28");
    assert_eq!(scene.refused("howl"), "CA-26");
}

#[test]
fn ca_29_ca_52_animals_stay_and_the_rest_goes() {
    let scene = two().forest(1, "boa-mate fern rain fire seed*0").end(1);
    assert_eq!((scene.has(1, "boa-mate"), scene.has(1, "fern")), (1, 0));
    assert_eq!(
        (scene.gone("fern"), scene.gone("rain"), scene.gone("fire")),
        (1, 1, 1)
    );
}

#[test]
fn ca_30_ca_110_the_boa_takes_a_card_of_a_refused_pile() {
    let scene = two()
        .forest(1, "boa")
        .pile(1, "fern drought")
        .pile(2, "sun")
        .begin();
    let scene = scene.act("boa fern");
    assert_eq!(scene.has(1, "fern"), 1);
    assert_eq!(scene.state.pile_size(0), 2, "the drought and a new card");
    // The turn goes on: the next pile may still be kept.
    let scene = scene.act("keep");
    assert_eq!(scene.has(1, "sun"), 1);
    // The effect of the card comes at once.
    let scene = two()
        .forest(1, "boa fern")
        .pile(1, "rain drought")
        .pile(2, "sun")
        .begin();
    let scene = scene.act("boa drought, discard fern");
    assert_eq!((scene.gone("drought"), scene.has(1, "fern")), (1, 0));
    assert_eq!(scene.known("P1", 2), "sun");
    // Not where the pile must be kept.
    let scene = two()
        .forest(1, "boa")
        .pile(1, "")
        .pile(2, "")
        .pile(3, "fern rain")
        .deck(0)
        .begin();
    assert_eq!(scene.legal(), "keep");
    assert_eq!(scene.refused("boa fern"), "CA-110");
}

#[test]
fn ca_31_ca_111_the_frog_feeds_the_piles_in_order() {
    let piles = || {
        two()
            .forest(1, "frog")
            .pile(1, "fern")
            .pile(2, "fern")
            .pile(3, "fern")
    };
    let scene = piles().begin().act("frog");
    assert_eq!(scene.state.unseen[..3], [1, 1, 1]);
    assert_eq!(scene.state.deck, 25);
    // Two cards left: piles 1 and 2 get them.
    let scene = piles().deck(2).begin().act("frog");
    assert_eq!(scene.state.unseen[..3], [1, 1, 0]);
    assert_eq!(scene.state.deck, 0);
}

#[test]
fn ca_32_the_ants_discard_a_card_in_the_turn_or_at_the_seasons_end() {
    let scene = two()
        .trees(1, "")
        .forest(1, "ants fire")
        .begin()
        .act("ants, discard fire");
    assert_eq!(scene.gone("fire"), 1);
    // Under an unscored canopy the only trunk can go; the canopy goes with it.
    let scene = two()
        .trees(1, "2*2")
        .forest(1, "ants")
        .begin()
        .act("ants, fell trunk-2 of 1");
    assert_eq!((scene.wood(1).as_str(), scene.gone("canopy-2")), ("", 1));
    let scene = two().forest(1, "ants bromelia*3").end(1);
    assert_eq!(scene.phase(), Phase::Wild);
    let scene = scene.act("ants, discard bromelia");
    assert_eq!(scene.row(1, 1, Item::Bromelia), 7);
}

#[test]
fn ca_33_ca_120_the_kinkajou_keeps_one_card_more() {
    // Two seeds and three fires: six cards are drawn, three kept.
    let scene = two()
        .trees(1, "")
        .forest(1, "kinkajou seed*2 fire*3 orchid*0")
        .end(1);
    assert_eq!(scene.phase(), Phase::SeedDraw);
    let scene = scene.chance("fern, fern, fern, rain, sun, bromelia");
    assert_eq!(scene.phase(), Phase::SeedPick);
    let scene = scene.act("take rain, take sun, take bromelia");
    // The fires then take the bromelia; rain and sun bring five points.
    assert_eq!(scene.row(1, 1, Item::Weather), 5);
    assert_eq!(scene.row(1, 1, Item::Bromelia), 0);
    // Without a seed nothing is drawn.
    let scene = two().forest(1, "kinkajou").end(1);
    assert_eq!(scene.state.season, 1);
    assert_eq!(scene.state.seeds.total(), 21);
}

#[test]
fn ca_34_ca_112_the_sloth_draws_two() {
    let piles = || {
        two()
            .forest(1, "sloth")
            .pile(1, "fern")
            .pile(2, "fern")
            .pile(3, "fern")
    };
    let scene = piles().begin().act("pass, pass, pass");
    assert_eq!(scene.legal(), "draw, sloth");
    let scene = scene.act("sloth").chance("rain, sun");
    assert_eq!((scene.has(1, "rain"), scene.has(1, "sun")), (1, 1));
    assert_eq!(scene.state.deck, 28 - 5);
    // With one card left it draws that one.
    let scene = piles()
        .deck(4)
        .begin()
        .act("pass, pass, pass, sloth")
        .chance("rain");
    assert_eq!((scene.has(1, "rain"), scene.state.deck), (1, 0));
    assert_eq!(scene.state.turn, 1);
}

#[test]
fn ca_35_the_toucan_looks_at_a_pile() {
    let scene = two()
        .forest(1, "toucan")
        .pile(3, "fire fern")
        .begin()
        .act("toucan 3");
    assert_eq!(scene.known("P1", 3), "fern fire");
    assert_eq!(scene.known("P2", 3), "");
    // Cards that nobody has seen come up one by one, for this seat only.
    let scene = two().forest(1, "toucan").begin().act("toucan 2");
    assert_eq!(scene.phase(), Phase::Peek);
    let scene = scene.chance("sun, rain");
    assert_eq!(scene.known("P1", 2), "rain sun");
    assert_eq!(scene.known("public", 2), "");
}
