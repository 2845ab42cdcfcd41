//! Every guild has a scenario of its own.

mod support;

use city::Phase;
use support::{ME, Table};
use table::Game;

const DEALT: &[(&str, &str)] = &[("guilds", "dealt")];

#[test]
fn cc_28_navigators_have_a_third_foundation() {
    let game = support::game(6, DEALT);
    let mut state = game.start();
    for guild in [
        "guild-2", "guild-1", "guild-3", "guild-4", "guild-5", "guild-6",
    ] {
        game.resolve(&mut state, guild.parse().unwrap()).unwrap();
    }
    let view = game.view(&state, table::Viewer::Public);
    let piles: Vec<usize> = table::Seat::first(6).map(|s| view.piles(s).len()).collect();
    assert_eq!(piles, [2, 3, 2, 2, 2, 2]);
}

#[test]
fn cc_29_shipwrights_pay_one_gold_less() {
    let lines = "guild: guild-2\ngold: 1";
    let mut t = Table::with(DEALT, lines, "card-36 | card-16", "card-11");
    t.play("card-11", "found");
    assert_eq!(t.gold(), 0);
}

#[test]
fn cc_30_shipowners_gain_for_merchants_each_cycle() {
    let city = "card-36 card-36 card-11 | card-16 | base=card-16 card-11";
    let mut t = Table::with(DEALT, "guild: guild-3", city, "card-11");
    t.play("card-11", "build pile-2");
    assert_eq!(t.gold(), 1 + 1 + 3);
    let city = "card-36 card-36 card-36 card-16 | card-16 card-16";
    let mut t = Table::with(DEALT, "guild: guild-3", city, "card-19");
    t.play("card-19", "build pile-1");
    assert_eq!(t.gold(), 1 + 1, "no Merchant is visible");
}

#[test]
fn cc_31_divers_rearrange_first_and_gain_prestige() {
    let city = "card-36 card-30 card-16 | card-36 card-36 card-16";
    let mut t = Table::with(DEALT, "guild: guild-4", city, "card-11");
    t.play("card-11", "build pile-2");
    assert_eq!(t.legal(), ["rearrange pile-1", "rearrange pile-2", "pass"]);
    t.act("rearrange pile-1");
    t.act("next card-30");
    t.act("next card-16");
    assert_eq!(t.city(), "36 16 30 | 36 36 16 11");
    assert_eq!(
        t.prestige(),
        1 + 1,
        "their own, and that of the Treaty Hall they brought up"
    );
    let mut t = Table::with(DEALT, "guild: guild-4", city, "card-11");
    t.play("card-11", "build pile-2");
    t.act("pass");
    assert_eq!(t.prestige(), 1);
}

#[test]
fn cc_32_chroniclers_gain_for_tall_piles() {
    let city = "card-36 card-36 card-36 card-16 | card-11 card-11";
    let mut t = Table::with(DEALT, "guild: guild-5", city, "card-11");
    t.play("card-11", "build pile-2");
    assert_eq!(t.prestige(), 1, "one pile of five and one of three");
    let city = "card-36 card-36 card-36 | card-11 card-11 card-16";
    let mut t = Table::with(DEALT, "guild: guild-5", city, "card-11");
    t.play("card-11", "build pile-2");
    assert_eq!(t.prestige(), 1, "four are enough, three are not");
    let thirteen = "card-36 card-36 card-36 card-16 | card-11 card-11 card-11 card-16 | \
                    base=card-16 card-5 card-5 card-5 card-9";
    let mut t = Table::with(DEALT, "guild: guild-5", thirteen, "card-9");
    t.play("card-9", "build pile-2");
    assert_eq!(t.prestige(), 2, "three tall piles, two is the most");
}

#[test]
fn cc_33_cc_59_ferrymen_act_once_a_cycle_after_a_building() {
    let lines = "guild: guild-6";
    let hand = "card-12 card-11 card-16 card-9";
    let mut t = Table::with(DEALT, lines, "card-36 card-16 |", hand);
    t.play("card-12", "build pile-2");
    assert_eq!(t.gold(), 1);
    assert_eq!(
        t.legal(),
        ["move pile-1", "pass"],
        "first the Crane’s own effect"
    );
    t.act("pass");
    assert_eq!(t.legal(), ["use", "pass"]);
    t.act("pass");
    assert_eq!(
        (t.prestige(), t.phase()),
        (0, Phase::Pick),
        "kept for later"
    );
    let mut t = Table::with(DEALT, lines, "card-36 card-16 |", hand);
    t.play("card-11", "build pile-2");
    t.act("use");
    assert_eq!(t.prestige(), 1);
    assert_eq!(t.legal(), ["move pile-1", "move pile-2", "pass"]);
    t.act("move pile-2");
    assert_eq!(t.city(), "36 16 11 | ");
    // Used: it is not offered again in this cycle.
    let card = t.legal()[0].clone();
    t.play(card.trim_start_matches("pick "), "build pile-2");
    assert!(!t.legal().contains(&"use".to_string()) || t.phase() != Phase::Effects);
    assert_eq!(t.view().guild(ME), "guild-6".parse().ok());
}

#[test]
fn ferrymen_may_act_again_in_the_next_cycle() {
    let seven = "card-36 card-36 card-36 card-16 | card-16 card-16 card-11";
    let mut t = Table::with(DEALT, "guild: guild-6", seven, "card-11");
    t.play("card-11", "build pile-1");
    assert_eq!(t.legal(), ["use", "pass"]);
}

#[test]
fn a_foundation_is_no_building_for_the_ferrymen() {
    let mut t = Table::with(
        DEALT,
        "guild: guild-6\ngold: 5",
        "card-36 | card-16",
        "card-11",
    );
    t.play("card-11", "found");
    assert_eq!(t.phase(), Phase::Pick);
}
