//! The rules by their numbers (docs/rules/canopy-city.en.md), apart from guilds and rulings.

mod support;

use city::{Action, CanopyCity, Catalogue, Phase};
use support::{ME, Table, effects, game, score};
use table::{Game, Outcomes, Pending, Refusal, Seat, SeatSet, Setup, Viewer, playout, random};

#[test]
fn cc_1_the_deck_has_twenty_one_cards_a_player() {
    for seats in 3..=6 {
        let game = game(seats, &[]);
        let mut outcomes = Outcomes::new();
        game.outcomes(&game.start(), &mut outcomes);
        let cards: u32 = outcomes.iter().map(|(_, w)| w).sum();
        assert_eq!(cards as usize, 21 * seats);
    }
    assert!(Setup::new(CanopyCity::descriptor(), 2, [], None).is_err());
    assert!(Setup::new(CanopyCity::descriptor(), 7, [], None).is_err());
    // Card 6 has one copy in the base and one more with five and with six.
    let catalogue = Catalogue::built_in().unwrap();
    let card = "card-6".parse().unwrap();
    let copies: Vec<u8> = (3..=6).map(|n| catalogue.copies(card, n)).collect();
    assert_eq!(copies, [1, 1, 2, 3]);
}

#[test]
fn cc_2_cc_3_everybody_starts_with_two_free_foundations_and_nothing_else() {
    let game = game(4, &[]);
    let view = game.view(&game.start(), Viewer::Public);
    for seat in Seat::first(4) {
        assert_eq!((view.gold(seat), view.prestige(seat)), (0, 0));
        let piles = view.piles(seat);
        assert_eq!(piles.len(), 2);
        assert!(piles.iter().all(|p| p.buildings.is_empty() && !p.card_base));
    }
    // A starting foundation counts as no building.
    assert_eq!(effects("", "card-17 |"), 0);
    assert_eq!(score("", "|").0, 0);
}

#[test]
fn cc_4_guilds_are_different_and_open() {
    let game = game(6, &[("guilds", "dealt")]);
    let mut table = Table {
        state: game.start(),
        game,
    };
    assert_eq!(table.game.pending(&table.state), Pending::Chance);
    table.deal();
    let view = table.game.view(&table.state, Viewer::Public);
    let mut guilds: Vec<_> = Seat::first(6).map(|s| view.guild(s).unwrap()).collect();
    guilds.sort_unstable();
    guilds.dedup();
    assert_eq!(guilds.len(), 6);
    let without = support::game(3, &[]);
    let view = without.view(&without.start(), Viewer::Public);
    assert!(view.guild(ME).is_none());
    assert_eq!(table.refused("guild-1"), "CC-4");
}

#[test]
fn cc_5_three_cycles_of_seven_cards() {
    let game = game(3, &[]);
    let mut rng = random::fast(3, 0);
    let mut state = game.start();
    let mut dealt = 0;
    let mut cycles = Vec::new();
    loop {
        match game.pending(&state) {
            Pending::Over => break,
            Pending::Chance => {
                let cycle = game.view(&state, Viewer::Public).cycle();
                if cycles.last() != Some(&cycle) {
                    cycles.push(cycle);
                    assert_eq!(dealt % 21, 0);
                }
                dealt += 1;
                let outcome = game.draw(&state, &mut rng);
                game.resolve(&mut state, outcome).unwrap();
            }
            Pending::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                let mut actions = table::Actions::new();
                game.actions(&state, seat, &mut actions);
                let action = random::choose(&mut rng, &actions);
                game.apply(&mut state, seat, action).unwrap();
            }
        }
    }
    assert_eq!(dealt, 63);
    assert_eq!(cycles, [1, 2, 3]);
}

#[test]
fn cc_6_choices_are_sealed_and_can_be_changed_unseen() {
    let hand = "card-1 card-2 card-3 card-4 card-5 card-6 card-7";
    let mut t = Table::with(&[], "gold: 5", "|", hand);
    let all = SeatSet::first(6);
    assert_eq!(t.game.pending(&t.state), Pending::Seats(all));
    let others: Vec<Viewer> = Viewer::all(6).filter(|v| !v.is(ME)).collect();
    let see = |t: &Table| -> Vec<String> {
        let view = |v: &Viewer| serde_json::to_string(&t.game.view(&t.state, *v)).unwrap();
        others.iter().map(view).collect()
    };
    let told = |t: &Table, text: &str| -> Vec<table::Phrase> {
        let step = table::Step::Act(ME, text.parse::<Action>().unwrap());
        let checked = t.game.check(&t.state, step).unwrap();
        others.iter().map(|v| checked.describe(*v)).collect()
    };
    let nothing = see(&t);
    let first = told(&t, "pick card-1");
    t.act_as(ME, "pick card-1");
    assert_eq!(t.game.pending(&t.state), Pending::Seats(all.without(ME)));
    let chosen = see(&t);
    assert_ne!(chosen, nothing, "that somebody has chosen is seen");
    assert_eq!(t.legal().len(), 7, "the choice is still open");
    assert_eq!(
        told(&t, "pick card-5"),
        first,
        "a change sounds like a first choice"
    );
    t.act_as(ME, "pick card-5");
    assert_eq!(see(&t), chosen, "a change is not seen");
    assert_eq!(t.view().pick(), "card-5".parse().ok());
    assert_eq!(t.refused("pick card-8"), "CC-6");
    t.others_choose();
    assert_ne!(t.phase(), Phase::Pick);
    assert_eq!(t.refused("pick card-1"), "CC-6", "now it is too late");
}

#[test]
fn cc_7_hands_go_left_then_right_then_left() {
    for (plays, left) in [
        ("", true),
        (
            "card-36 card-36 card-36 card-16 card-16 card-16 card-11",
            false,
        ),
    ] {
        let city = format!("{plays} |");
        let mut t = Table::new(&city, "card-1 card-2 card-3 card-4 card-5 card-6 card-7");
        t.play("card-1", "build pile-2");
        let next = if left { Seat::P2 } else { Seat::P6 };
        assert_eq!(t.phase(), Phase::Pick);
        let view = t.game.view(&t.state, Viewer::Seat(next));
        let hand: Vec<String> = view.hand().map(|c| c.number().to_string()).collect();
        assert_eq!(hand.join(" "), "2 3 4 5 6 7");
    }
    let fourteen = "card-36 card-36 card-36 card-16 card-16 card-16 card-11 card-11 card-11 card-5 card-5 card-5 card-9 card-9 |";
    let mut t = Table::new(fourteen, "card-1 card-2 card-3 card-4 card-6 card-7 card-8");
    t.play("card-1", "build pile-2");
    let view = t.game.view(&t.state, Viewer::Seat(Seat::P2));
    assert_eq!(view.hand().count(), 6);
    assert!(view.hand().any(|c| c.number() == 8));
}

#[test]
fn cc_8_the_last_card_is_played_without_choosing() {
    let city = "card-36 card-36 card-36 | card-16 card-16 card-16";
    let t = Table::new(city, "card-11");
    assert_eq!(t.phase(), Phase::Play);
    assert_eq!(t.view().pick(), "card-11".parse().ok());
    assert_eq!(t.legal(), ["build pile-1", "build pile-2"]);
}

#[test]
fn cc_9_how_a_card_is_played_is_shown_when_all_have_decided() {
    let piles = "pile: card-36\npile: card-16";
    let text = format!(
        "canopy-city\n{}",
        format!("seat\ngold: 5\n{piles}\n").repeat(3)
    );
    let game = game(6, &[]);
    let state = game.scene(&text).unwrap();
    let mut t = Table { game, state };
    assert_eq!(t.refused("build pile-1"), "CC-9", "first a card is chosen");
    let card = t.legal()[0].clone();
    t.act_as(ME, &card);
    t.others_choose();
    assert_eq!(t.phase(), Phase::Play);
    let before = t.game.view(&t.state, Viewer::Seat(Seat::P3));
    t.act_as(ME, "found");
    let after = t.game.view(&t.state, Viewer::Seat(Seat::P3));
    assert_eq!(before.piles(ME), after.piles(ME), "still sealed");
    t.act_as(ME, "build pile-1");
    assert!(
        after == t.game.view(&t.state, Viewer::Seat(Seat::P3)),
        "a change is not seen"
    );
    t.others_choose();
    let view = t.game.view(&t.state, Viewer::Seat(Seat::P3));
    assert_eq!(view.piles(ME)[0].buildings.len(), 2, "all is shown at once");
}

#[test]
fn cc_10_cc_11_cc_12_building_on_a_free_foundation_or_covering_for_a_gold() {
    let mut t = Table::new("card-36 |", "card-16");
    t.play("card-16", "build pile-2");
    assert_eq!((t.city(), t.gold()), ("36 | 16".to_string(), 0));
    let mut t = Table::new("card-36 | card-11", "card-16");
    t.play("card-16", "build pile-2");
    assert_eq!((t.city(), t.gold()), ("36 | 11 16".to_string(), 1));
    // Covered, it neither counts nor acts.
    assert_eq!(score("", "card-36 card-1 |").0, 1);
    assert_eq!(effects("", "card-6 card-1 |"), 0);
}

#[test]
fn cc_13_foundations_cost_two_three_and_four_and_stay_hidden() {
    let seven = "card-36 card-36 card-36 card-16 | card-16 card-16 card-11";
    let fourteen = "card-36 card-36 card-36 card-16 card-16 card-16 card-11 | card-11 card-11 card-5 card-5 card-5 card-9 card-9";
    for (city, cost) in [("card-36 | card-16", 2), (seven, 3), (fourteen, 4)] {
        let mut t = Table::with(&[], "gold: 9", city, "card-1");
        t.play("card-1", "found");
        assert_eq!(t.gold(), 9 - cost);
        let mine = t.view().piles(ME);
        assert_eq!(mine.len(), 3);
        assert_eq!(mine[2].base, "card-1".parse().ok(), "its owner knows it");
        let theirs = t.game.view(&t.state, Viewer::Seat(Seat::P4)).piles(ME);
        assert!(
            theirs[2].card_base && theirs[2].base.is_none(),
            "others do not"
        );
    }
}

#[test]
fn cc_14_without_the_gold_the_card_must_be_built() {
    let mut t = Table::with(&[], "gold: 1", "card-36 | card-16", "card-1");
    t.act_as(ME, "pick card-1");
    t.others_choose();
    assert_eq!(t.refused("found"), "CC-14");
    assert_eq!(t.legal(), ["build pile-1", "build pile-2"]);
}

#[test]
fn cc_15_effects_have_their_moments() {
    // The same city: an immediate, an end-of-cycle and an end-of-game effect.
    let city = "card-36 card-30 | card-36 card-5 | base=card-16 card-11";
    let mut t = Table::new(city, "card-29");
    assert_eq!(t.phase(), Phase::Play);
    t.play("card-29", "build pile-3");
    assert_eq!(
        t.prestige(),
        2 + 1,
        "the immediate one, then the one of the cycle"
    );
    assert_eq!(t.phase(), Phase::Deal);
    let (_, rows) = score("", "card-30 | card-5 | card-11");
    assert!(rows.contains(&("effect-pile-2".to_string(), 1)), "{rows:?}");
    let mut t = Table::new("|", "card-30");
    t.play("card-30", "build pile-1");
    assert_eq!(t.prestige(), 0, "not before the end of the cycle");
    assert_eq!(t.refused("use"), "CC-15");
}

#[test]
fn cc_16_only_visible_buildings_act_and_nothing_is_taken_back() {
    let city = "card-36 card-36 card-30 | card-36 card-16 card-16";
    let mut t = Table::with(&[], "prestige: 3", city, "card-11");
    t.play("card-11", "build pile-1");
    assert_eq!(
        t.prestige(),
        3,
        "covered before the end, and what was gained stays"
    );
}

#[test]
fn cc_17_all_resolve_at_once_and_order_their_own_effects() {
    // A Money-Changer and a Sawmill: whether gold comes first matters.
    let mut t = Table::new(
        "card-36 card-36 card-4 | card-16 card-11 | base=card-36",
        "card-25",
    );
    t.play("card-25", "build pile-3");
    assert_eq!(t.legal(), ["resolve pile-1", "resolve pile-3"]);
    assert_eq!(t.refused("resolve pile-2"), "CC-16");
    assert_eq!(t.refused("pay"), "CC-17");
    t.act("resolve pile-1");
    assert_eq!(
        t.reserve(),
        (1, 0),
        "nothing to pay with: the Sawmill came too late"
    );
    let mut t = Table::new(
        "card-36 card-36 card-4 | card-16 card-11 | base=card-36",
        "card-25",
    );
    t.play("card-25", "build pile-3");
    t.act("resolve pile-3");
    t.act("pay");
    assert_eq!(t.reserve(), (0, 1));
}

#[test]
fn cc_18_gaining_goes_to_the_reserve() {
    let mut t = Table::with(&[], "gold: 4", "|", "card-39");
    t.play("card-39", "build pile-1");
    assert_eq!((t.gold(), t.city()), (7, "39 | ".to_string()));
}

#[test]
fn cc_19_placed_cubes_are_nobodys_until_they_are_taken() {
    let mut t = Table::new("card-36 |", "card-31");
    t.play("card-31", "build pile-2");
    assert_eq!((t.prestige(), t.city()), (0, "36 | 31 2P".to_string()));
    assert_eq!(score("", "card-36 | card-31 prestige=2").0, 8);
}

#[test]
fn cc_20_cubes_come_by_playing_moving_and_rearranging() {
    let mut t = Table::new("card-36 | card-16 gold=2 prestige=1", "card-11");
    t.play("card-11", "build pile-2");
    assert_eq!(t.reserve(), (3, 1));
    // A free foundation can carry cubes too.
    let mut t = Table::new("card-36 | gold=3", "card-11");
    t.play("card-11", "build pile-2");
    assert_eq!(t.reserve(), (3, 0));
    let mut t = Table::new(
        "card-36 gold=1 | card-16 prestige=2 | base=card-16",
        "card-41",
    );
    t.play("card-41", "build pile-3");
    t.act("move pile-1");
    t.act("to pile-2");
    assert_eq!(
        t.reserve(),
        (1, 1 + 2),
        "of the pile it left and of the one it came to"
    );
    let mut t = Table::new("card-36 card-16 gold=1 |", "card-20");
    t.play("card-20", "build pile-2");
    t.act("rearrange pile-1");
    assert_eq!(t.gold(), 1 + 1);
}

#[test]
fn cc_21_moving_uncovers_what_was_underneath() {
    let mut t = Table::new("card-36 card-16 | card-11 | base=card-16", "card-41");
    t.play("card-41", "build pile-3");
    assert_eq!(
        t.refused("move pile-3"),
        "CC-21",
        "it moves another building"
    );
    t.act("move pile-1");
    assert_eq!(t.refused("to pile-1"), "CC-21");
    t.act("to pile-2");
    assert_eq!(t.city(), "36 | 11 16 | 41");
    assert_eq!(t.gold(), 0);
}

#[test]
fn cc_22_rearranging_changes_the_order_and_triggers_nothing() {
    let mut t = Table::new("card-39 card-29 card-16 |", "card-20");
    t.play("card-20", "build pile-2");
    assert_eq!(t.refused("rearrange pile-2"), "CC-56");
    t.act("rearrange pile-1");
    assert_eq!(t.refused("next card-20"), "CC-22");
    t.act("next card-39");
    t.act("next card-29");
    assert_eq!(t.city(), "16 29 39 | 20");
    assert_eq!(
        t.reserve(),
        (1, 0),
        "neither the Shacks nor the Tribune acted again"
    );
}

#[test]
fn cc_23_collecting_takes_every_cube() {
    let (total, rows) = score("", "card-17 gold=1 prestige=2 | card-36 gold=3");
    assert_eq!(total, 2 + 6 + 2 + 2, "{rows:?}");
}

#[test]
fn cc_24_paying_needs_the_gold_and_can_be_left() {
    let city = "card-36 card-36 card-36 card-16 card-4 | card-16";
    let mut t = Table::new(city, "card-16");
    t.play("card-16", "build pile-2");
    t.act("pay");
    assert_eq!(t.reserve(), (0, 1));
    assert_eq!(t.phase(), Phase::Deal, "no gold for a second time");
    let mut t = Table::with(&[], "gold: 5", city, "card-16");
    t.play("card-16", "build pile-2");
    t.act("pass");
    assert_eq!(t.reserve(), (6, 0));
}

#[test]
fn cc_25_one_alternative_is_taken() {
    let mut t = Table::new("|", "card-10");
    t.play("card-10", "build pile-1");
    assert_eq!(t.refused("option 3"), "CC-25");
    assert_eq!(t.refused("pass"), "CC-48");
    t.act("option 2");
    assert_eq!(t.reserve(), (0, 1));
}

#[test]
fn cc_26_counts_caps_and_conditions() {
    // Count with a cap, without reaching and with reaching it.
    assert_eq!(effects("", "card-26 | card-11 | card-16"), 3);
    assert_eq!(effects("gold: 9", "card-9 | card-36"), 4);
    // A condition that fails and one that holds.
    assert_eq!(effects("", "card-34 | card-11"), 0);
    assert_eq!(effects("", "card-34 | card-11 | card-16 | card-24"), 3);
}

#[test]
fn cc_27_piles_and_what_is_visible() {
    let mut t = Table::new("card-36 card-16 |", "card-18");
    t.play("card-18", "build pile-2");
    assert_eq!(t.city(), "36 16 3G | 18");
    let mut t = Table::new("card-36 | | base=card-16", "card-18");
    t.act_as(ME, "pick card-18");
    t.others_choose();
    assert_eq!(
        t.city(),
        "36 | 18 | ",
        "the first free foundation stands for both"
    );
    t.act("place pile-3");
    assert_eq!(t.city(), "36 | 18 | 3G", "a free foundation is a pile");
    assert_eq!(
        effects("", "card-36 card-11 | card-5"),
        1,
        "a Merchant on top is visible"
    );
    assert_eq!(
        effects("", "card-11 card-36 | card-5"),
        0,
        "under another building it is not"
    );
}

#[test]
fn cc_34_the_last_cycle_ends_then_the_game() {
    // Twenty cards lie, the last one is played: Treaty Hall acts, then the Academy counts its prestige.
    let city = "card-36 card-36 card-36 card-16 card-16 card-16 card-11 card-11 card-11 card-30 | \
                card-12 card-12 card-12 card-13 card-13 card-13 card-1 card-1 card-1 card-33";
    let mut t = Table::with(&[], "prestige: 2", city, "card-37");
    assert_eq!(t.phase(), Phase::Play);
    t.act_as(ME, "build pile-1");
    t.others_choose();
    assert_eq!(t.phase(), Phase::Over);
    assert_eq!(t.prestige(), 2, "Treaty Hall was covered");
    let mut t = Table::with(&[], "prestige: 2", city, "card-28");
    t.act_as(ME, "build pile-1");
    t.others_choose();
    let sheet = t.game.sheet(&t.state);
    // 4 and 1 printed, 3 prestige, 1 gold; prestige / 3 and one other Noble.
    assert_eq!(sheet.seats[ME].total(), 5 + 3 + 2);
    let city = city
        .replace(" card-33", " card-33 | base=card-2")
        .replacen("card-36 ", "", 1);
    let mut t = Table::with(&[], "prestige: 2", &city, "card-37");
    t.play("card-37", "build pile-3");
    assert_eq!(t.phase(), Phase::Over);
    assert_eq!(t.prestige(), 3, "the end of the cycle comes first");
    let sheet = t.game.sheet(&t.state);
    let bonus: i32 = sheet.seats[ME]
        .rows
        .iter()
        .filter(|r| r.item.starts_with("effect"))
        .map(|r| r.points)
        .sum();
    assert_eq!(bonus, 1 + 1, "three prestige, and Treaty Hall is a Noble");
}

#[test]
fn cc_35_cc_36_cc_37_cc_38_the_score_item_by_item() {
    let (total, rows) = score(
        "gold: 5\nprestige: 4",
        "card-36 card-16 | card-5 gold=3 | card-11",
    );
    let expected = [
        ("pile-1", 5),
        ("pile-2", 3),
        ("pile-3", 4),
        ("prestige", 4),
        ("gold", 2),
        ("effect-pile-2", 1),
        ("left-on-piles", 0),
    ];
    let rows: Vec<(&str, i32)> = rows.iter().map(|(i, p)| (i.as_str(), *p)).collect();
    assert_eq!(rows, expected);
    assert_eq!(total, 19);
}

#[test]
fn cc_39_ties_go_to_gold_then_are_shared() {
    let seat = |gold: u16, prestige: u16| {
        format!("seat\ngold: {gold}\nprestige: {prestige}\npile:\npile:\n")
    };
    let winners = |seats: [(u16, u16); 3]| {
        let text: String = seats.iter().map(|(g, p)| seat(*g, *p)).collect();
        let scored = CanopyCity::score_position(&format!("canopy-city\n{text}"), None).unwrap();
        (
            scored.sheet.winners.iter().collect::<Vec<_>>(),
            scored.sheet.tie,
        )
    };
    let (win, tie) = winners([(0, 5), (4, 4), (0, 1)]);
    assert_eq!((win, tie), (vec![Seat::P2], None));
    // Five points each: the odd gold decides.
    let (win, tie) = winners([(4, 3), (5, 3), (0, 5)]);
    assert_eq!(win, [Seat::P2]);
    assert_eq!(tie.unwrap().key, "canopy-city-tie-gold");
    let (win, tie) = winners([(4, 3), (4, 3), (0, 5)]);
    assert_eq!(win, [Seat::P1, Seat::P2]);
    assert_eq!(tie.unwrap().key, "canopy-city-tie-shared");
}

#[test]
fn cc_40_a_seat_knows_what_it_passed_on() {
    let mut t = Table::with(
        &[],
        "gold: 9",
        "card-36 | card-16",
        "card-1 card-2 card-3 card-4 card-5",
    );
    t.play("card-1", "build pile-1");
    let memory = t.view().memory();
    // After two turns its hand was first the hand of P5.
    let (cycle, _, cards) = memory
        .iter()
        .find(|(_, hand, _)| *hand == Seat::P5)
        .unwrap();
    assert_eq!(*cycle, 1);
    let numbers: Vec<i64> = cards.iter().map(|c| c.number()).collect();
    assert_eq!(numbers, [2, 3, 4, 5], "the hand it passed on");
    // An onlooker remembers nothing, and the next seat sees the hand itself.
    assert!(t.game.view(&t.state, Viewer::Public).memory().is_empty());
    let next: Vec<i64> = t
        .game
        .view(&t.state, Viewer::Seat(Seat::P2))
        .hand()
        .map(|c| c.number())
        .collect();
    assert_eq!(next, [2, 3, 4, 5]);
}

#[test]
fn refusals_name_who_is_awaited() {
    let mut t = Table::new("|", "card-10");
    t.play("card-10", "build pile-1");
    let result = t.game.apply(&mut t.state, Seat::P2, Action::Pass);
    assert!(
        matches!(result, Err(Refusal::NotAwaited { .. })),
        "{result:?}"
    );
    let result = t
        .game
        .apply(&mut t.state, Seat::P1, "guild-1".parse().unwrap());
    assert!(matches!(result, Err(Refusal::Illegal { rule: "CC-4", .. })));
}

#[test]
fn mean_scores_are_those_of_a_sane_game() {
    // Random play on the reconstructed cards: far below the 38 of the greedy bot, far above nothing.
    let game = game(4, &[]);
    let mut sum = 0;
    for index in 0..500 {
        let mut state = game.start();
        let end = playout(&game, &mut state, &mut random::fast(11, index));
        sum += end.scores.as_slice().iter().sum::<i32>();
    }
    let mean = f64::from(sum) / 2000.0;
    assert!((20.0..30.0).contains(&mean), "{mean}");
}
