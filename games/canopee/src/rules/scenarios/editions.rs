//! The first edition.

use super::support::*;
use crate::rules::kind::Kind;
use crate::rules::ledger::Item;
use crate::rules::stage::Phase;

#[test]
fn ca_102_ca_107_its_cards() {
    let scene = first_edition();
    let n = |kind: Kind| scene.state.pool.count(kind.index());
    assert_eq!(scene.state.pool.total(), 112);
    assert_eq!(
        (n(Kind::Monstera), n(Kind::Fire), n(Kind::Disease)),
        (12, 3, 8)
    );
    // The reconstruction: eleven canopies, not the ten that leave 111 cards.
    assert_eq!(n(Kind::Canopy0) + n(Kind::Canopy1) + n(Kind::Canopy2), 11);
    let data = include_str!("../../../data/canopy-first.toml");
    assert!(data.contains("canopies: reconstruction"));
    assert_eq!(scene.game.config().lush(), 10);
}

#[test]
fn ca_103_sets_of_three_philodendrons() {
    let scene = first_edition().forest(1, "monstera*7").end(1);
    assert_eq!(scene.row(1, 1, Item::Monstera), 16);
}

#[test]
fn ca_104_no_starting_trunk_and_no_wildlife_step() {
    assert_eq!(first_edition().wood(1), "");
    let scene = first_edition().forest(1, "ants fern").end(1);
    assert_eq!((scene.state.season, scene.row(1, 1, Item::Fern)), (1, 2));
}

#[test]
fn ca_27_its_animals_help_at_once() {
    let scene = first_edition()
        .forest(1, "fern")
        .pile(1, "ants")
        .begin()
        .act("keep");
    assert_eq!(
        (scene.phase(), scene.legal()),
        (Phase::After, "ants, done".to_string())
    );
}

#[test]
fn ca_105_ca_139_who_did_not_win_the_award_begins() {
    let first = |a: &str, b: &str, last| {
        first_edition()
            .points(2, 40)
            .trees(1, a)
            .trees(2, b)
            .end(last)
            .state
            .first
    };
    assert_eq!(
        first("1+1*1", "1*1", 1),
        1,
        "although the second seat leads"
    );
    assert_eq!(first("1*1", "1+1*1", 2), 0);
    // Both or nobody: whoever did not take the last pile.
    assert_eq!(first("1*1", "1*1", 1), 1);
    assert_eq!(first("", "", 2), 0);
}

#[test]
fn ca_106_incomplete_trunks_break_the_tie_for_the_largest_forest() {
    let build = |a: &str, b: &str| first_edition().trees(1, a).trees(2, b).last_season().end(1);
    let scene = build("0*0, 1+1", "0*0, 1");
    let lush = |seat: usize| scene.state.lush_points(scene.game.config(), seat);
    assert_eq!((lush(0), lush(1)), (10, 0));
    let tied = build("0*0, 1", "0*0, 1");
    let lush = |seat: usize| tied.state.lush_points(tied.game.config(), seat);
    assert_eq!((lush(0), lush(1)), (10, 10));
}
