//! The rulings by their numbers, each option from both sides.

mod support;

use city::{CanopyCity, DATA, Phase};
use support::{ME, Table, game};
use table::{Game, Pending, Seat, Setup, Viewer};

fn with(key: &str, value: &str, lines: &str, city: &str, hand: &str) -> Table {
    Table::with(&[(key, value)], lines, city, hand)
}

#[test]
fn cc_41_a_free_foundation_comes_first_unless_the_table_says_otherwise() {
    let mut t = with("cover-anytime", "no", "gold: 5", "card-36 |", "card-11");
    t.act_as(ME, "pick card-11");
    t.others_choose();
    assert_eq!(t.legal(), ["build pile-2", "found"]);
    assert_eq!(t.refused("build pile-1"), "CC-41");
    let mut t = with("cover-anytime", "yes", "gold: 5", "card-36 |", "card-11");
    t.act_as(ME, "pick card-11");
    t.others_choose();
    assert_eq!(t.legal(), ["build pile-1", "build pile-2", "found"]);
    t.play("card-11", "build pile-1");
    assert_eq!((t.city(), t.gold()), ("36 11 | ".to_string(), 6));
}

#[test]
fn cc_42_cubes_and_gold_come_before_the_effect_or_after_it() {
    // The Warehouse places two gold on its own pile.
    let city = "card-36 | card-16 gold=1";
    let mut t = with("play-order", "collect-first", "", city, "card-8");
    t.play("card-8", "build pile-2");
    assert_eq!((t.city(), t.gold()), ("36 | 16 8 2G".to_string(), 2));
    let mut t = with("play-order", "effect-first", "", city, "card-8");
    t.play("card-8", "build pile-2");
    assert_eq!((t.city(), t.gold()), ("36 | 16 8".to_string(), 4));
}

#[test]
fn cc_43_moving_onto_a_building_pays_only_if_the_table_says_so() {
    for (value, gold) in [("no", 1), ("yes", 2)] {
        let mut t = with("move-pays", value, "", "card-36 card-16 |", "card-12");
        t.play("card-12", "build pile-2");
        t.act("move pile-1");
        assert_eq!((t.city(), t.gold()), ("36 | 12 16".to_string(), gold));
    }
}

#[test]
fn cc_44_moving_onto_a_bare_foundation() {
    let city = "card-36 card-16 | | base=card-11";
    let mut t = with("move-to-bare", "yes", "", city, "card-12");
    t.play("card-12", "build pile-2");
    t.act("move pile-1");
    assert_eq!(t.legal(), ["to pile-2", "to pile-3"]);
    t.act("to pile-3");
    assert_eq!(t.city(), "36 | 12 | 16");
    let mut t = with("move-to-bare", "yes", "", "card-16 |", "card-12");
    t.play("card-12", "build pile-2");
    t.act("move pile-1");
    assert_eq!(t.city(), " | 12 16", "it may leave a bare one behind");
    let mut t = with(
        "move-to-bare",
        "no",
        "",
        "card-36 card-16 | | base=card-11 card-16 | base=card-11",
        "card-12",
    );
    t.play("card-12", "build pile-2");
    t.act("move pile-1");
    assert_eq!(t.refused("to pile-4"), "CC-44");
    assert_eq!(t.legal(), ["to pile-2", "to pile-3"]);
}

#[test]
fn cc_45_rearranging_with_and_without_the_foundation() {
    let city = "card-36 | | base=card-1 card-16 card-11";
    let mut t = with("rearrange-foundation", "no", "", city, "card-20");
    t.play("card-20", "build pile-2");
    t.act("rearrange pile-3");
    assert_eq!(t.legal(), ["next card-11", "next card-16"]);
    t.act("next card-16");
    assert_eq!(t.city(), "36 | 20 | 11 16");
    let mut t = with("rearrange-foundation", "yes", "", city, "card-20");
    t.play("card-20", "build pile-2");
    let other = Viewer::Seat(Seat::P4);
    let before = t.game.view(&t.state, other).piles(ME)[2].clone();
    assert!(before.base.is_none());
    t.act("rearrange pile-3");
    assert_eq!(t.legal(), ["next card-1", "next card-11", "next card-16"]);
    let learned = |step| t.game.check(&t.state, step).unwrap().revealed();
    let step = table::Step::Act(ME, "next card-1".parse().unwrap());
    assert!(learned(step).includes(other), "the foundation is shown");
    let quiet = table::Step::Act(ME, "next card-11".parse().unwrap());
    assert!(learned(quiet).is_nobody());
    t.act("next card-1");
    t.act("next card-11");
    assert_eq!(t.city(), "36 | 20 | 11 1");
    let after = t.game.view(&t.state, other).piles(ME)[2].clone();
    assert_eq!(
        after.base,
        "card-16".parse().ok(),
        "all saw which card is the foundation now"
    );
    assert_eq!(t.gold(), 1, "the Stall that came up was not played");
}

#[test]
fn cc_46_a_moved_building_acts_again_only_if_the_table_says_so() {
    let city = "card-36 card-39 | | base=card-11 card-16";
    for (value, gold) in [("no", 0), ("yes", 3)] {
        let mut t = with("move-retriggers", value, "", city, "card-41");
        t.play("card-41", "build pile-2");
        t.act("move pile-1");
        t.act("to pile-3");
        assert_eq!((t.gold(), t.prestige()), (gold, 1));
    }
    // What the repeated effect moves does not act a third time.
    let city = "card-36 card-12 | | base=card-11 card-16 card-39";
    let mut t = with("move-retriggers", "yes", "", city, "card-41");
    t.play("card-41", "build pile-2");
    t.act("move pile-1");
    t.act("to pile-2");
    assert_eq!(t.gold(), 1, "the Crane acts again");
    t.act("move pile-3");
    t.act("to pile-1");
    assert_eq!(t.gold(), 1, "the Shacks do not");
    assert_ne!(t.phase(), Phase::Effects);
}

#[test]
fn cc_47_uncovered_buildings_join_in_only_if_the_table_says_so() {
    let city = "card-36 card-30 card-13 | card-36 card-36 | base=card-11";
    for (value, prestige) in [("no", 0), ("yes", 1)] {
        let mut t = with("uncovered-triggers", value, "", city, "card-16");
        t.play("card-16", "build pile-3");
        t.act("to pile-2");
        assert_eq!(t.city(), "36 30 | 36 36 13 | 16");
        assert_eq!(t.prestige(), prestige);
    }
    // A listed building that is covered before its turn has no effect.
    let city = "card-36 card-36 card-13 | card-16 card-30 | base=card-11";
    let mut t = with("uncovered-triggers", "no", "", city, "card-11");
    t.play("card-11", "build pile-3");
    t.act("resolve pile-1");
    t.act("to pile-2");
    assert_eq!((t.prestige(), t.phase()), (0, Phase::Deal));
}

#[test]
fn cc_48_gains_are_compulsory_unless_effects_can_be_declined() {
    let mut t = with("decline-effects", "no", "", "|", "card-1");
    t.play("card-1", "build pile-1");
    assert_eq!((t.gold(), t.phase()), (2, Phase::Pick));
    for (action, gold) in [("use", 2), ("pass", 0)] {
        let mut t = with("decline-effects", "yes", "", "|", "card-1");
        t.play("card-1", "build pile-1");
        assert_eq!(t.legal(), ["use", "pass"]);
        t.act(action);
        assert_eq!(t.gold(), gold);
    }
    // Moving, rearranging and paying can be left in any case.
    let mut t = with("decline-effects", "no", "", "card-36 card-16 |", "card-12");
    t.play("card-12", "build pile-2");
    t.act("pass");
    assert_eq!(t.city(), "36 16 | 12");
}

#[test]
fn cc_49_effects_of_a_cycle_come_back_unless_they_are_used_up() {
    for (value, prestige) in [("no", 2), ("yes", 1)] {
        let city = "card-36 card-36 card-36 card-30 | card-16 card-16";
        let mut t = with("single-use", value, "", city, "card-16");
        t.play("card-16", "build pile-2");
        assert_eq!(t.prestige(), 1);
        t.deal();
        // A whole second cycle, everything on the second pile.
        while t.view().cycle() == 2 && t.game.pending(&t.state) != Pending::Chance {
            if t.phase() == Phase::Pick {
                let prestige_free = |a: &&String| {
                    [
                        "pick card-1",
                        "pick card-2",
                        "pick card-3",
                        "pick card-5",
                        "pick card-6",
                    ]
                    .contains(&a.as_str())
                };
                let legal = t.legal();
                let pick = legal
                    .iter()
                    .find(prestige_free)
                    .unwrap_or(&legal[0])
                    .clone();
                t.act_as(ME, &pick);
                t.others_choose();
            } else if t.phase() == Phase::Play {
                if t.awaits(ME) {
                    t.act_as(ME, "build pile-2");
                }
                t.others_choose();
            } else {
                t.simple(ME);
                t.settle_others();
            }
        }
        assert_eq!(t.view().cycle(), 3);
        assert_eq!(t.prestige(), prestige, "{value}");
    }
}

#[test]
fn cc_50_cc_62_the_supply_is_endless_or_that_of_the_box() {
    let lines = "prestige: 159";
    let mut t = with("supply", "unlimited", lines, "|", "card-29");
    t.play("card-29", "build pile-1");
    assert_eq!(t.prestige(), 161);
    let mut t = with("supply", "box", lines, "|", "card-29");
    t.play("card-29", "build pile-1");
    assert_eq!(t.prestige(), 160, "one was left");
    // Two seats want the last cube: where nobody decides, the first seat gets it.
    let text = "canopy-city\nseat\nprestige: 159\npile:\npile:\nhand: card-28\n\
                seat\npile:\npile:\nhand: card-28\n";
    let game = game(6, &[("supply", "box")]);
    let state = game.scene(text).unwrap();
    let mut t = Table { game, state };
    t.act_as(ME, "pick card-28");
    t.act_as(Seat::P2, "pick card-28");
    t.others_choose();
    let view = t.view();
    assert_eq!((view.prestige(ME), view.prestige(Seat::P2)), (160, 0));
}

#[test]
fn cc_62_the_last_cubes_go_to_who_decides_first() {
    // Both play a card that lets them choose gold or prestige, and one prestige is left in the box.
    let text = "canopy-city\nseat\nprestige: 159\npile:\npile:\nhand: card-10\n\
                seat\npile:\npile:\nhand: card-10\n";
    for (order, reserves) in [([ME, Seat::P2], (160, 0)), ([Seat::P2, ME], (159, 1))] {
        let game = game(6, &[("supply", "box")]);
        let state = game.scene(text).unwrap();
        let mut t = Table { game, state };
        t.act_as(ME, "pick card-10");
        t.act_as(Seat::P2, "pick card-10");
        for seat in [Seat::P3, Seat::P4, Seat::P5, Seat::P6] {
            t.simple(seat);
        }
        assert_eq!(t.phase(), Phase::Effects);
        for seat in order {
            t.act_as(seat, "option 2");
        }
        let view = t.view();
        assert_eq!((view.prestige(ME), view.prestige(Seat::P2)), reserves);
    }
}

#[test]
fn cc_51_guilds_that_nobody_has_stay_in_the_box() {
    for (guilds, piles) in [
        (["guild-2", "guild-3", "guild-4"], 6),
        (["guild-2", "guild-1", "guild-4"], 7),
    ] {
        let game = game(3, &[("guilds", "dealt")]);
        let mut state = game.start();
        for guild in guilds {
            game.resolve(&mut state, guild.parse().unwrap()).unwrap();
        }
        let view = game.view(&state, Viewer::Public);
        let all: usize = Seat::first(3).map(|s| view.piles(s).len()).sum();
        assert_eq!(all, piles, "a third foundation only for the Navigators");
        assert_eq!(view.phase(), Phase::Deal);
    }
    let off = game(3, &[("guilds", "off")]);
    assert_eq!(off.view(&off.start(), Viewer::Public).phase(), Phase::Deal);
}

#[test]
fn cc_52_the_passed_hand_is_taken_up_when_the_turn_is_over() {
    let mut t = Table::new("|", "card-10");
    t.play("card-10", "build pile-1");
    assert_eq!(t.phase(), Phase::Effects);
    assert_eq!(t.view().hand().count(), 0, "the next hand lies face down");
    t.act("option 1");
    assert_eq!(t.phase(), Phase::Pick);
    assert_eq!(t.view().hand().count(), 6);
}

#[test]
fn cc_53_all_play_and_resolve_at_once() {
    let seat = "seat\npile:\npile:\nhand: card-10\n";
    let text = format!("canopy-city\n{}", seat.repeat(3));
    let game = game(6, &[]);
    let state = game.scene(&text).unwrap();
    let mut t = Table { game, state };
    for seat in [Seat::P1, Seat::P2, Seat::P3] {
        t.act_as(seat, "pick card-10");
    }
    for seat in [Seat::P4, Seat::P5, Seat::P6] {
        t.simple(seat);
    }
    // Nobody had a choice of how to play; three resolve their Pedlar in any order, openly.
    assert_eq!(t.phase(), Phase::Effects);
    assert!([Seat::P1, Seat::P2, Seat::P3].iter().all(|s| t.awaits(*s)));
    t.act_as(Seat::P3, "option 2");
    assert_eq!(t.view().prestige(Seat::P3), 1);
    assert!(!t.awaits(Seat::P3) && t.awaits(ME));
}

#[test]
fn cc_54_foundations_that_are_alike_are_one_choice() {
    let mut t = Table::with(&[], "gold: 5", "| | base=card-36", "card-11");
    t.act_as(ME, "pick card-11");
    t.others_choose();
    assert_eq!(t.legal(), ["build pile-1", "found"]);
    assert_eq!(t.refused("build pile-3"), "CC-54");
    let mut t = Table::with(&[], "gold: 5", "| gold=1 | base=card-36", "card-11");
    t.act_as(ME, "pick card-11");
    t.others_choose();
    assert_eq!(t.legal(), ["build pile-1", "build pile-2", "found"]);
}

#[test]
fn cc_55_placing_takes_as_many_piles_as_there_are() {
    let mut t = Table::new(
        "card-36 | | base=card-16 card-16 | base=card-16 card-11",
        "card-14",
    );
    t.play("card-14", "build pile-2");
    assert_eq!(t.refused("pass"), "CC-48");
    assert_eq!(
        t.refused("place pile-4"),
        "CC-55",
        "piles are named in order, and two are needed"
    );
    t.act("place pile-3");
    assert_eq!(t.city(), "36 | 14 | 16 1P | 11 1P");
}

#[test]
fn cc_56_rearranging_must_change_something() {
    let mut t = Table::new("card-36 | | base=card-16", "card-20");
    t.act_as(ME, "pick card-20");
    t.others_choose();
    assert_eq!(
        t.phase(),
        Phase::Pick,
        "one building and no cubes: nothing to rearrange"
    );
    let mut t = Table::new("card-36 gold=2 |", "card-20");
    t.play("card-20", "build pile-2");
    t.act("rearrange pile-1");
    assert_eq!(
        (t.gold(), t.phase()),
        (3, Phase::Pick),
        "one building, but cubes"
    );
    let mut t = Table::new("card-36 card-36 |", "card-20");
    t.play("card-20", "build pile-2");
    assert_eq!(
        t.phase(),
        Phase::Pick,
        "two of the same are always in order"
    );
}

#[test]
fn cc_57_the_order_is_asked_for_only_if_it_matters() {
    // Treaty Hall and Sawmill do not touch each other.
    let city = "card-36 card-36 card-30 | card-36 card-25 | base=card-11";
    let mut t = Table::new(city, "card-16");
    t.play("card-16", "build pile-3");
    assert_eq!((t.reserve(), t.phase()), ((1, 1), Phase::Deal));
    // A Ferry could cover the Hall.
    let city = "card-36 card-36 card-30 | card-36 card-13 | base=card-11";
    let mut t = Table::new(city, "card-16");
    t.play("card-16", "build pile-3");
    assert_eq!(t.legal(), ["resolve pile-1", "resolve pile-2"]);
}

#[test]
fn cc_58_divers_come_before_the_list_is_made() {
    let city = "card-36 card-36 card-30 card-16 | card-36 card-16";
    let mut t = Table::with(&[("guilds", "dealt")], "guild: guild-4", city, "card-11");
    t.play("card-11", "build pile-2");
    t.act("rearrange pile-1");
    t.act("next card-30");
    t.act("next card-36");
    t.act("next card-16");
    assert_eq!(t.prestige(), 2);
}

#[test]
fn cc_60_an_effect_is_finished_although_its_building_is_covered_meanwhile() {
    // A Caulkers' Shop of our own that buries itself and then counts.
    let data = DATA.replace(
        "GAIN 1G; MAY REARRANGE OTHER",
        "MAY REARRANGE ANY; GAIN 1G PER VIS(Artisan); GAIN 1P PER UNDER",
    );
    let setup = Setup::new(CanopyCity::descriptor(), 6, [], Some(data)).unwrap();
    let game = CanopyCity::new(&setup).unwrap();
    let text = "canopy-city\nseat\npile: card-36 card-16\npile: card-23\nhand: card-20\n";
    for (bury, prestige) in [(true, 0), (false, 2)] {
        let mut t = Table {
            state: game.scene(text).unwrap(),
            game: CanopyCity::new(&setup).unwrap(),
        };
        t.play("card-20", "build pile-1");
        if bury {
            t.act("rearrange pile-1");
            t.act("next card-36");
            t.act("next card-16");
            assert_eq!(t.city(), "20 16 36 | 23");
        } else {
            t.act("pass");
        }
        // One for covering; visible Artisans: the Lodge, and the Shop if it is still on top.
        let visible = if bury { 1 } else { 2 };
        assert_eq!(t.reserve(), (1 + visible, prestige));
    }
}

#[test]
fn cc_61_guilds_are_chosen_in_turn() {
    let game = game(3, &[("guilds", "chosen")]);
    let state = game.start();
    let mut t = Table { game, state };
    assert_eq!(t.game.pending(&t.state), Pending::seat(Seat::P1));
    assert_eq!(t.legal().len(), 6);
    t.act_as(Seat::P1, "guild-6");
    assert_eq!(t.game.pending(&t.state), Pending::seat(Seat::P2));
    let taken = t
        .game
        .apply(&mut t.state, Seat::P2, "guild-6".parse().unwrap());
    assert!(taken.is_err());
    t.act_as(Seat::P2, "guild-1");
    assert_eq!(t.legal_of(Seat::P3).len(), 4);
    t.act_as(Seat::P3, "guild-2");
    assert_eq!(t.phase(), Phase::Deal);
}

#[test]
fn cc_63_foundations_stay_hidden_at_the_end() {
    let city = "card-36 card-36 card-36 card-16 card-16 card-16 card-11 card-11 card-11 | \
                card-12 card-12 card-12 card-13 card-13 card-13 card-1 card-1 card-1 card-5 | base=card-2";
    let mut t = Table::new(city, "card-37");
    t.play("card-37", "build pile-3");
    assert_eq!(t.phase(), Phase::Over);
    let view = t.game.view(&t.state, Viewer::Seat(Seat::P3));
    assert!(view.piles(ME)[2].card_base && view.piles(ME)[2].base.is_none());
    let json = serde_json::to_value(&view).unwrap();
    assert_eq!(json["seats"][0]["cards"][19], serde_json::Value::Null);
}

#[test]
fn every_option_has_both_sides_here() {
    let source = include_str!("rulings.rs");
    for option in CanopyCity::descriptor().options {
        assert!(
            source.contains(&format!("\"{}\"", option.key)),
            "{}",
            option.key
        );
    }
}
