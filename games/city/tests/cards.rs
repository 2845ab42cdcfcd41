//! Every card of the built-in file has a scenario of its own.
//!
//! Numbers of plain cards that serve as scenery: 11 (Merchant), 16 (Harbour), 36 (no type).

mod support;

use city::Phase;
use support::{Table, effects, score};

#[test]
fn every_card_has_a_scenario() {
    let source = include_str!("cards.rs");
    for number in 1..=42 {
        assert!(
            source.contains(&format!("\nfn card_{number}_")),
            "card {number}"
        );
    }
}

#[test]
fn card_1_floating_stall_gains_two_gold() {
    let mut t = Table::new("|", "card-1");
    t.play("card-1", "build pile-1");
    assert_eq!(t.reserve(), (2, 0));
}

#[test]
fn card_2_salt_counter_gains_more_beside_another_merchant() {
    let mut t = Table::new("card-16 |", "card-2");
    t.play("card-2", "build pile-2");
    assert_eq!(t.gold(), 1);
    let mut t = Table::new("card-11 |", "card-2");
    t.play("card-2", "build pile-2");
    assert_eq!(t.gold(), 2);
}

#[test]
fn card_3_net_hall_gains_for_visible_merchants_each_cycle() {
    // Three Merchants are visible, with itself four: three is the most.
    let city = "card-36 card-3 | card-36 card-11 | base=card-16 card-11";
    let mut t = Table::new(city, "card-16");
    t.play("card-16", "build pile-1");
    assert_eq!(t.phase(), Phase::Deal, "covered before the cycle ended");
    assert_eq!(t.gold(), 1, "only the gold for covering");
    let city = "card-36 card-3 | card-11 | base=card-16 card-36 card-36";
    let mut t = Table::new(city, "card-11");
    t.play("card-11", "build pile-3");
    assert_eq!(t.gold(), 1 + 3);
    let city = "card-36 card-3 | card-16 | base=card-16 card-36 card-36";
    let mut t = Table::new(city, "card-11");
    t.play("card-11", "build pile-3");
    assert_eq!(t.gold(), 1 + 2);
}

#[test]
fn card_4_quay_money_changer_turns_gold_into_prestige_twice() {
    let city = "card-36 card-36 card-36 card-16 card-4 | card-16";
    let mut t = Table::with(&[], "gold: 4", city, "card-16");
    t.play("card-16", "build pile-2");
    assert_eq!(t.gold(), 5);
    assert_eq!(t.legal(), ["pay", "pass"]);
    t.act("pay");
    assert_eq!(t.reserve(), (4, 1));
    t.act("pay");
    assert_eq!(t.reserve(), (3, 2));
    assert_eq!(t.phase(), Phase::Deal, "twice is the most");
}

#[test]
fn card_5_house_of_spices_counts_other_merchants() {
    assert_eq!(effects("", "card-5 | card-36"), 0);
    assert_eq!(effects("", "card-5 | card-11 | base=card-16 card-1"), 2);
    let many = "card-5 | card-11 | card-11 | card-11 | card-1";
    assert_eq!(effects("", many), 3, "three is the most");
}

#[test]
fn card_6_grand_pontoon_bazaar_counts_itself() {
    assert_eq!(effects("", "card-6 | card-36"), 2);
    assert_eq!(effects("", "card-6 | card-11"), 4);
    assert_eq!(effects("", "card-6 | card-11 | card-11 | card-11"), 6);
}

#[test]
fn card_7_auction_crier_gains_for_visible_merchants() {
    let mut t = Table::new("card-36 |", "card-7");
    t.play("card-7", "build pile-2");
    assert_eq!(t.gold(), 1, "itself");
    let mut t = Table::new(
        "card-11 | | base=card-16 card-11 | base=card-16 card-11",
        "card-7",
    );
    t.play("card-7", "build pile-2");
    assert_eq!(t.gold(), 3, "four are visible, three is the most");
}

#[test]
fn card_8_high_tide_warehouse_parks_gold_until_it_is_covered() {
    let mut t = Table::new("card-36 |", "card-8 card-16");
    t.play("card-8", "build pile-2");
    assert_eq!(t.city(), "36 | 8 2G");
    assert_eq!(t.gold(), 0);
    let mut t = Table::new("card-36 | card-8 gold=2", "card-16");
    t.play("card-16", "build pile-2");
    assert_eq!(t.city(), "36 | 8 16");
    assert_eq!(t.gold(), 3, "the two cubes and one for covering");
}

#[test]
fn card_9_bank_of_tides_counts_gold() {
    assert_eq!(effects("gold: 5", "card-9 |"), 2);
    assert_eq!(effects("gold: 20", "card-9 |"), 4);
}

#[test]
fn card_10_boat_pedlar_sells_gold_or_prestige() {
    for (option, reserve) in [("option 1", (2, 0)), ("option 2", (0, 1))] {
        let mut t = Table::new("|", "card-10");
        t.play("card-10", "build pile-1");
        assert_eq!(t.legal(), ["option 1", "option 2"]);
        t.act(option);
        assert_eq!(t.reserve(), reserve);
    }
}

#[test]
fn card_11_silk_slipway_is_plain() {
    let mut t = Table::new("|", "card-11");
    t.play("card-11", "build pile-1");
    assert_eq!(t.reserve(), (0, 0));
    assert_eq!(score("", "card-11 |").0, 4);
}

#[test]
fn card_12_counterweight_crane_gains_and_moves_another() {
    let mut t = Table::new("card-36 card-16 |", "card-12");
    t.play("card-12", "build pile-2");
    assert_eq!(t.gold(), 1);
    assert_eq!(t.legal(), ["move pile-1", "pass"], "not itself");
    t.act("move pile-1");
    assert_eq!(
        t.city(),
        "36 | 12 16",
        "there was only one pile to move it to"
    );
}

#[test]
fn card_13_chain_ferry_may_slide_each_cycle() {
    let city = "card-36 card-36 card-13 | card-36 card-16 gold=2 | base=card-16";
    let mut t = Table::new(city, "card-11");
    t.play("card-11", "build pile-3");
    assert_eq!(t.legal(), ["to pile-2", "to pile-3", "pass"]);
    t.act("to pile-2");
    assert_eq!(t.city(), "36 36 | 36 16 13 | 11");
    assert_eq!(t.gold(), 2, "the cubes of the pile it came to");
}

#[test]
fn card_14_breaker_light_places_on_two_others() {
    let mut t = Table::new(
        "card-36 | | base=card-16 card-16 | base=card-16 card-11",
        "card-14",
    );
    t.play("card-14", "build pile-2");
    assert_eq!(t.legal(), ["place pile-1", "place pile-3"]);
    t.act("place pile-1");
    assert_eq!(t.legal(), ["place pile-3", "place pile-4"]);
    t.act("place pile-4");
    assert_eq!(t.city(), "36 1P | 14 | 16 | 11 1P");
    let mut t = Table::new("card-36 |", "card-14");
    t.play("card-14", "build pile-2");
    assert_eq!(t.city(), "36 1P | 14", "there is only one other");
}

#[test]
fn card_15_mooring_basin_places_on_three_each_cycle() {
    let city = "card-36 card-36 card-15 | card-36 card-16";
    let mut t = Table::new(&format!("{city} | base=card-16"), "card-11");
    t.play("card-11", "build pile-3");
    assert_eq!(
        t.city(),
        "36 36 15 1G | 36 16 1G | 11 1G",
        "no choice with three piles"
    );
    let mut t = Table::new(
        "card-36 card-15 | card-36 | base=card-16 | base=card-16 card-16",
        "card-11",
    );
    t.play("card-11", "build pile-3");
    t.act("place pile-1");
    t.act("place pile-3");
    assert_eq!(
        t.legal(),
        Vec::<String>::new(),
        "the fourth follows by itself"
    );
    assert_eq!(t.city(), "36 15 1G | 36 | 11 1G | 16 1G");
}

#[test]
fn card_16_storm_mole_is_plain() {
    let mut t = Table::new("|", "card-16");
    t.play("card-16", "build pile-1");
    assert_eq!(t.reserve(), (0, 0));
    assert_eq!(score("", "card-16 |").0, 5);
}

#[test]
fn card_17_homecoming_quay_rescues_cubes_and_counts_piles() {
    let city = "card-17 gold=2 | card-36 prestige=1 | card-16";
    let (total, rows) = score("", city);
    // 2 + 6 + 5 printed, one prestige, a pair of gold, three piles.
    assert_eq!(total, 13 + 1 + 1 + 1, "{rows:?}");
    assert!(!rows.iter().any(|(item, _)| item == "left-on-piles"));
    assert_eq!(effects("", "card-17 | card-36"), 0);
}

#[test]
fn card_18_barge_flotilla_places_three_gold_on_another() {
    let mut t = Table::new("card-36 | | base=card-16 card-16", "card-18");
    t.play("card-18", "build pile-2");
    assert_eq!(t.legal(), ["place pile-1", "place pile-3"]);
    t.act("place pile-3");
    assert_eq!(t.city(), "36 | 18 | 16 3G");
}

#[test]
fn card_19_reef_lookout_counts_harbours_and_piles() {
    // Two other Harbours, four piles: two and two.
    assert_eq!(effects("", "card-19 | card-16 | card-16 | card-36"), 2 + 2);
    // Three other Harbours still count two.
    assert_eq!(effects("", "card-19 | card-16 | card-16 | card-13"), 2 + 2);
    assert_eq!(effects("", "card-19 |"), 0);
}

#[test]
fn card_20_caulkers_shop_gains_and_rearranges_another_pile() {
    let mut t = Table::new("card-36 card-16 card-11 |", "card-20");
    t.play("card-20", "build pile-2");
    assert_eq!(t.gold(), 1);
    assert_eq!(t.legal(), ["rearrange pile-1", "pass"]);
    t.act("rearrange pile-1");
    assert_eq!(t.legal(), ["next card-11", "next card-16", "next card-36"]);
    t.act("next card-36");
    assert_eq!(t.legal(), ["next card-11", "next card-16"]);
    t.act("next card-16");
    assert_eq!(t.city(), "11 16 36 | 20");
}

#[test]
fn card_21_hanging_yard_may_rearrange_any_pile_each_cycle() {
    let city = "card-36 card-21 | card-16 card-16 card-11";
    let mut t = Table::new(&format!("{city} | base=card-16"), "card-36");
    t.play("card-36", "build pile-3");
    assert_eq!(t.legal(), ["rearrange pile-1", "rearrange pile-2", "pass"]);
    t.act("rearrange pile-1");
    t.act("next card-36");
    assert_eq!(t.city(), "21 36 | 16 16 11 | 36", "its own pile too");
}

#[test]
fn card_22_pile_cutters_gain_by_cycle() {
    let mut t = Table::new("|", "card-22");
    t.play("card-22", "build pile-1");
    assert_eq!(t.gold(), 1);
    let seven = "card-36 card-36 card-36 card-16 | card-16 card-16 card-11";
    let mut t = Table::new(seven, "card-22");
    t.play("card-22", "build pile-1");
    assert_eq!(t.gold(), 1 + 2);
    let fourteen = "card-36 card-36 card-36 card-16 card-16 card-16 card-11 card-11 | \
                    card-11 card-13 card-13 card-13 card-5 card-5";
    let mut t = Table::new(fourteen, "card-22");
    t.play("card-22", "build pile-1");
    assert_eq!(t.gold(), 1 + 3);
}

#[test]
fn card_23_roofers_lodge_counts_what_is_under_it() {
    assert_eq!(effects("", "card-36 card-16 card-23 |"), 2);
    let high = "card-36 card-16 card-36 card-16 card-11 card-23 |";
    assert_eq!(effects("", high), 4, "five under it, four is the most");
    assert_eq!(effects("", "card-23 | card-36 card-16"), 0);
}

#[test]
fn card_24_anchor_foundry_gains_on_a_tall_pile() {
    for (city, prestige) in [
        ("card-36 |", 0),
        ("card-36 | card-16", 1),
        ("card-36 | card-16 card-16 card-11", 2),
    ] {
        let mut t = Table::new(city, "card-24");
        t.play("card-24", "build pile-2");
        assert_eq!(t.prestige(), prestige, "{city}");
    }
}

#[test]
fn card_25_driftwood_sawmill_gains_each_cycle() {
    let city = "card-36 card-36 card-36 card-25 | card-16 card-16";
    let mut t = Table::new(city, "card-16");
    t.play("card-16", "build pile-2");
    assert_eq!(t.gold(), 1 + 1);
    let mut t = Table::new(city, "card-26");
    t.play("card-26", "build pile-2");
    assert_eq!(t.gold(), 1 + 2, "beside another Artisan");
}

#[test]
fn card_26_sea_spray_glassworks_counts_types() {
    assert_eq!(effects("", "card-26 | card-36"), 1);
    assert_eq!(effects("", "card-26 | card-11 | card-16 | card-28"), 4);
    assert_eq!(effects("", "card-26 | card-11 | card-11 | card-36"), 2);
}

#[test]
fn card_27_high_ropewalk_moves_or_rearranges() {
    let mut t = Table::new("card-36 card-16 |", "card-27");
    t.play("card-27", "build pile-2");
    t.act("option 1");
    assert_eq!(t.legal(), ["move pile-1", "pass"]);
    t.act("move pile-1");
    assert_eq!(t.city(), "36 | 27 16");
    let mut t = Table::new("card-36 card-16 |", "card-27");
    t.play("card-27", "build pile-2");
    t.act("option 2");
    assert_eq!(t.legal(), ["rearrange pile-1", "pass"]);
    t.act("rearrange pile-1");
    t.act("next card-36");
    assert_eq!(t.city(), "16 36 | 27");
}

#[test]
fn card_28_regents_residence_gains_prestige() {
    let mut t = Table::new("|", "card-28");
    t.play("card-28", "build pile-1");
    assert_eq!(t.reserve(), (0, 1));
    assert_eq!(score("", "card-28 |").0, 4);
}

#[test]
fn card_29_elders_tribune_gains_two_prestige() {
    let mut t = Table::new("|", "card-29");
    t.play("card-29", "build pile-1");
    assert_eq!(t.reserve(), (0, 2));
    assert_eq!(score("", "card-29 |").0, 0);
}

#[test]
fn card_30_treaty_hall_gains_prestige_each_cycle() {
    let city = "card-36 card-36 card-36 card-30 | card-16 card-16";
    let mut t = Table::new(city, "card-16");
    t.play("card-16", "build pile-2");
    assert_eq!(t.reserve(), (1, 1));
}

#[test]
fn card_31_mother_of_pearl_belvedere_parks_prestige() {
    let mut t = Table::new("card-36 |", "card-31");
    t.play("card-31", "build pile-2");
    assert_eq!(t.city(), "36 | 31 2P");
    assert_eq!(t.prestige(), 0);
}

#[test]
fn card_32_brine_archives_count_nobles_each_cycle() {
    let city = "card-36 card-36 card-36 card-32 | card-16 card-16";
    let mut t = Table::new(city, "card-16");
    t.play("card-16", "build pile-2");
    assert_eq!(t.prestige(), 1, "itself");
    let city = "card-16 card-32 | card-36 | base=card-36 card-34 | base=card-36";
    let mut t = Table::new(city, "card-33");
    t.play("card-33", "build pile-4");
    assert_eq!(t.prestige(), 2, "three Nobles, two is the most");
}

#[test]
fn card_33_portolan_academy_counts_prestige_and_nobles() {
    assert_eq!(effects("prestige: 7", "card-33 | card-34"), 2 + 1);
    assert_eq!(
        effects("prestige: 30", "card-33 | card-28 | card-28 | card-28"),
        4 + 2
    );
    assert_eq!(effects("prestige: 2", "card-33 |"), 0);
}

#[test]
fn card_34_embassy_of_the_isles_wants_all_four_types() {
    assert_eq!(effects("", "card-34 | card-11 | card-16"), 0);
    assert_eq!(effects("", "card-34 | card-11 | card-16 | card-25"), 3);
}

#[test]
fn card_35_guest_house_likes_merchants_and_harbours() {
    for (city, prestige) in [
        ("card-36 |", 0),
        ("card-11 |", 1),
        ("card-16 |", 1),
        ("card-11 | | base=card-36 card-16", 2),
    ] {
        let mut t = Table::new(city, "card-35");
        t.play("card-35", "build pile-2");
        assert_eq!(t.prestige(), prestige, "{city}");
    }
}

#[test]
fn card_36_coral_palace_is_plain() {
    let mut t = Table::new("|", "card-36");
    t.play("card-36", "build pile-1");
    assert_eq!(t.reserve(), (0, 0));
    assert_eq!(score("", "card-36 |").0, 6);
}

#[test]
fn card_37_terrace_garden_gains_a_gold() {
    let mut t = Table::new("|", "card-37");
    t.play("card-37", "build pile-1");
    assert_eq!(t.reserve(), (1, 0));
    assert_eq!(score("", "card-37 |").0, 3);
}

#[test]
fn card_38_rain_cistern_fills_itself_each_cycle() {
    let city = "card-36 card-36 card-36 card-38 | card-16 card-16";
    let mut t = Table::new(city, "card-16");
    t.play("card-16", "build pile-2");
    assert_eq!(t.city(), "36 36 36 38 1G 1P | 16 16 16");
    assert_eq!(t.reserve(), (1, 0));
}

#[test]
fn card_39_plank_shacks_gain_three_gold() {
    let mut t = Table::new("|", "card-39");
    t.play("card-39", "build pile-1");
    assert_eq!(t.reserve(), (3, 0));
}

#[test]
fn card_40_tide_theatre_counts_low_buildings() {
    // Printed values 1, 0 and 4; itself is worth 2.
    assert_eq!(effects("", "card-40 | card-1 | card-39 | card-11"), 2);
    assert_eq!(
        effects("", "card-40 | card-1 | card-39 | card-29 | card-22"),
        3
    );
}

#[test]
fn card_41_suitors_footbridge_gains_and_moves_another() {
    let mut t = Table::new("card-36 card-16 | card-11", "card-41");
    t.play("card-41", "build pile-2");
    assert_eq!(t.reserve(), (1, 1));
    assert_eq!(t.legal(), ["move pile-1", "pass"]);
    t.act("move pile-1");
    assert_eq!(t.city(), "36 | 11 41 16");
}

#[test]
fn card_42_memorial_of_the_drowned_counts_covered_buildings() {
    assert_eq!(effects("", "card-42 | card-36 card-36 card-36 card-16"), 1);
    assert_eq!(
        effects("", "card-36 card-42 | card-36 card-16 card-16 card-16"),
        2
    );
    let deep = "card-1 card-1 card-1 card-2 card-2 card-2 card-3 card-3 card-3 card-36 card-36 card-36 card-16 | card-42";
    assert_eq!(effects("", deep), 5, "twelve covered, five is the most");
}
