//! The numbered statements of `docs/rules/arboretum.en.md`, one test each.

mod support;

use arboretum::{Action, Arboretum, CARDS, Card, Cell, HAND, Phase, Species, left_out};
use support::{Table, card};
use table::{Game, Pending, Refusal, Revealed, Seat, Setup, Step, Viewer};

const P1: Seat = Seat::P1;
const P2: Seat = Seat::P2;
const P3: Seat = Seat::P3;

fn rule_of(refusal: Option<Refusal>) -> &'static str {
    match refusal {
        Some(Refusal::Illegal { rule, .. }) => rule,
        other => panic!("expected a rule, got {other:?}"),
    }
}

#[test]
fn ar_1_ten_species_of_eight_ranks() {
    assert_eq!(Card::all().count(), 80);
    assert_eq!(CARDS, 80);
    for species in Species::ALL {
        let ranks: Vec<u8> = Card::all()
            .filter(|c| c.species() == species)
            .map(|c| c.rank())
            .collect();
        assert_eq!(ranks, [1, 2, 3, 4, 5, 6, 7, 8]);
    }
}

#[test]
fn ar_2_six_eight_or_ten_species() {
    for (seats, species) in [(2, 6), (3, 8), (4, 10)] {
        assert_eq!(10 - left_out(seats), species);
        let table = Table::shuffled(seats, 1);
        let view = table.game.view(&table.state, Viewer::Public);
        assert_eq!(view.left_out().count(), 10 - species);
        assert_eq!(view.deck(), species * 8 - 7 * seats);
    }
}

#[test]
fn ar_3_the_species_left_out_are_public_and_can_be_named() {
    let table = Table::deal(&[
        "oak-1 oak-2 oak-3 oak-4 oak-5 oak-6 oak-7",
        "maple-1 maple-2 maple-3 maple-4 maple-5 maple-6 maple-7",
    ]);
    let view = table.game.view(&table.state, Viewer::Public);
    let out: Vec<&str> = view.left_out().map(|s| s.name()).collect();
    assert_eq!(out, ["cassia", "dogwood", "olive", "magnolia"]);
    // Too few names, a name twice, an unknown name: each is a fault.
    for bad in ["oak", "oak,oak,maple,lilac", "elm,oak,maple,lilac"] {
        let setup = Setup::new(Arboretum::descriptor(), 2, [("leave-out", bad)], None);
        assert!(setup.and_then(|s| Arboretum::new(&s)).is_err(), "{bad}");
    }
}

#[test]
fn ar_4_one_begins_and_turns_go_clockwise() {
    let mut begun = [0; 3];
    for seed in 0..30 {
        let mut table = Table::shuffled(3, seed);
        let first = table.turn();
        begun[first.index()] += 1;
        table.quick_turn();
        assert_eq!(table.turn(), first.next(3));
        table.quick_turn();
        assert_eq!(table.turn(), first.next(3).next(3));
        table.quick_turn();
        assert_eq!(table.turn(), first);
    }
    assert!(begun.iter().all(|n| *n > 0), "chance lets everybody begin");
    let setup = Setup::new(Arboretum::descriptor(), 3, [("first-seat", "P3")], None).unwrap();
    let table = Table::random(Arboretum::new(&setup).unwrap(), 1);
    assert_eq!(table.turn(), P3);
}

#[test]
fn ar_5_seven_cards_each_in_secret() {
    let table = Table::shuffled(4, 3);
    for seat in Seat::first(4) {
        let own = table.game.view(&table.state, Viewer::Seat(seat));
        assert_eq!(own.known_hand(seat).len(), HAND);
        let other = table.game.view(&table.state, Viewer::Seat(seat.next(4)));
        assert_eq!(other.hand_size(seat), HAND);
        assert!(other.known_hand(seat).is_empty());
        assert_eq!(own.deck(), 80 - 28);
    }
}

#[test]
fn ar_6_draw_two_plant_one_discard_one_in_this_order() {
    let mut table = Table::shuffled(2, 4);
    let seat = table.turn();
    let mut phases = Vec::new();
    while table.turn() == seat {
        phases.push(table.phase());
        for (name, action) in [
            ("deck", Action::Deck),
            ("plant", Action::Plant(table.hand(seat)[0])),
            ("at", Action::At(Cell::ORIGIN)),
            ("discard", Action::Discard(table.hand(seat)[0])),
        ] {
            let wanted = match table.phase() {
                Phase::Draw1 | Phase::Draw2 => "deck",
                Phase::Choose => "plant",
                Phase::Place => "at",
                _ => "discard",
            };
            let refusal = table.game.refusal(&table.state, seat, action);
            if name == wanted {
                assert_eq!(refusal, None);
            } else {
                assert_eq!(rule_of(refusal), "AR-6");
            }
        }
        table.first_choice();
    }
    assert_eq!(
        phases,
        [
            Phase::Draw1,
            Phase::Draw2,
            Phase::Choose,
            Phase::Place,
            Phase::Discard
        ]
    );
}

#[test]
fn ar_7_each_draw_from_the_deck_or_any_discard_the_second_after_seeing_the_first() {
    let mut table = Table::shuffled(3, 5);
    table.quick_turn();
    table.quick_turn();
    table.quick_turn();
    let seat = table.turn();
    let draws = ["deck", "top P1", "top P2", "top P3"];
    assert_eq!(table.choices(), draws);
    table.act("deck");
    // Between the draws the card is already in hand, and the choice comes anew.
    assert_eq!(table.hand(seat).len(), HAND + 1);
    assert_eq!(table.choices(), draws);
    // The own pile is as good as any.
    table.act(&format!("top {seat}"));
    assert_eq!(table.hand(seat).len(), HAND + 2);
    let nobody = table.refusal_in_phase(Phase::Draw1, "top P4");
    assert_eq!(rule_of(nobody), "AR-7");
}

#[test]
fn ar_8_only_the_top_of_a_discard_pile() {
    let mut table = Table::deal(&[
        "oak-1 oak-2 oak-3 oak-4 oak-5 oak-6 oak-7",
        "maple-1 maple-2 maple-3 maple-4 maple-5 maple-6 maple-7",
    ]);
    table.act("deck");
    table.act("deck");
    table.play(&["plant oak-1", "at 0,0", "discard oak-2"]);
    table.act("deck");
    table.act("deck");
    table.play(&["plant maple-1", "at 0,0", "discard maple-2"]);
    table.act("deck");
    table.act("deck");
    table.play(&["plant oak-3", "at 1,0", "discard oak-4"]);
    let view = table.game.view(&table.state, Viewer::Public);
    assert_eq!(
        view.discards(P1).collect::<Vec<_>>(),
        [card("oak-2"), card("oak-4")]
    );
    table.act("top P1");
    assert!(table.hand(P2).contains(&card("oak-4")));
    table.act("top P1");
    assert!(table.hand(P2).contains(&card("oak-2")));
    let empty = table.refusal_in_phase(Phase::Draw1, "top P1");
    assert_eq!(rule_of(empty), "AR-8");
}

#[test]
fn ar_9_plant_beside_your_own_trees() {
    let mut table = Table::deal(&[
        "oak-1 oak-2 oak-3 oak-4 oak-5 oak-6 oak-7",
        "maple-1 maple-2 maple-3 maple-4 maple-5 maple-6 maple-7",
    ]);
    table.play(&["deck", "deck", "plant oak-1"]);
    assert_eq!(table.choices(), ["at 0,0"]);
    table.play(&["at 0,0", "discard oak-2"]);
    // The other garden does not count: the second seat starts its own.
    table.play(&["deck", "deck", "plant maple-1"]);
    assert_eq!(table.choices(), ["at 0,0"]);
    table.play(&["at 0,0", "discard maple-2"]);
    table.play(&["deck", "deck", "plant oak-3"]);
    assert_eq!(table.choices(), ["at 0,-1", "at -1,0", "at 1,0", "at 0,1"]);
    for far in ["at 1,1", "at 2,0", "at -1,-1", "at 16,16"] {
        assert_eq!(rule_of(table.refusal(far)), "AR-9", "{far}");
    }
}

#[test]
fn ar_10_a_planted_tree_stays() {
    let mut table = Table::deal(&[
        "oak-1 oak-2 oak-3 oak-4 oak-5 oak-6 oak-7",
        "maple-1 maple-2 maple-3 maple-4 maple-5 maple-6 maple-7",
    ]);
    table.play(&["deck", "deck", "plant oak-1", "at 0,0", "discard oak-2"]);
    table.quick_turn();
    table.play(&["deck", "deck", "plant oak-3"]);
    assert_eq!(rule_of(table.refusal("at 0,0")), "AR-10");
    // And through whole games: what stands, stands.
    for seed in 0..20 {
        let mut table = Table::shuffled(2, seed);
        let mut before: Vec<(Seat, Card, Cell)> = Vec::new();
        while table.game.pending(&table.state) != Pending::Over {
            table.random_turn();
            let view = table.game.view(&table.state, Viewer::Public);
            let now: Vec<(Seat, Card, Cell)> = Seat::first(2)
                .flat_map(|s| view.garden(s).iter().map(move |(c, at)| (s, c, at)))
                .collect();
            assert!(before.iter().all(|tree| now.contains(tree)));
            before = now;
        }
    }
}

#[test]
fn ar_11_plant_and_discard_from_the_hand_back_to_seven() {
    let mut table = Table::deal(&[
        "oak-1 oak-2 oak-3 oak-4 oak-5 oak-6 oak-7",
        "maple-1 maple-2 maple-3 maple-4 maple-5 maple-6 maple-7",
    ]);
    table.draw_card("oak-8");
    table.draw_card("maple-8");
    assert_eq!(rule_of(table.refusal("plant maple-1")), "AR-11");
    table.play(&["plant oak-8", "at 0,0"]);
    assert_eq!(rule_of(table.refusal("discard oak-8")), "AR-11");
    table.act("discard maple-8");
    assert_eq!(table.hand(P1).len(), HAND);
    let view = table.game.view(&table.state, Viewer::Public);
    assert_eq!(view.discards(P1).collect::<Vec<_>>(), [card("maple-8")]);
    assert_eq!(view.garden(P1).at(Cell::ORIGIN), Some(card("oak-8")));
}

#[test]
fn ar_12_ar_33_whoever_draws_the_last_card_finishes_the_turn_and_it_is_over() {
    for seats in 2..=4 {
        let mut table = Table::shuffled(seats, 6);
        table.until_deck(2);
        let last = table.turn();
        table.play(&["deck", "deck"]);
        assert_eq!(table.deck(), 0);
        assert_eq!(table.game.pending(&table.state), Pending::seat(last));
        table.first_choice();
        table.first_choice();
        assert_eq!(table.game.pending(&table.state), Pending::seat(last));
        table.first_choice();
        assert_eq!(table.game.pending(&table.state), Pending::Over);
        assert_eq!(
            table
                .game
                .refusal(&table.state, last.next(seats), Action::Deck),
            Some(Refusal::Over)
        );
    }
}

#[test]
fn ar_13_ar_31_a_deck_that_ends_on_the_first_draw_sends_the_second_to_a_discard_pile() {
    let mut table = Table::shuffled(2, 7);
    table.until_deck(1);
    let seat = table.turn();
    table.act("deck");
    assert_eq!(table.deck(), 0);
    assert!(!table.choices().contains(&"deck".to_string()));
    assert_eq!(rule_of(table.refusal("deck")), "AR-13");
    table.act(&format!("top {}", seat.next(2)));
    assert_eq!(table.hand(seat).len(), HAND + 2);
    for _ in 0..3 {
        table.first_choice();
    }
    assert_eq!(table.game.pending(&table.state), Pending::Over);
    assert_eq!(table.hand(seat).len(), HAND);
}

#[test]
fn ar_32_there_is_always_something_for_the_second_draw() {
    let mut seen = 0;
    for seed in 0..3000 {
        let mut table = Table::shuffled(2, seed);
        while table.game.pending(&table.state) != Pending::Over {
            if table.phase() == Phase::Draw2 {
                assert!(!table.choices().is_empty());
                seen += usize::from(table.deck() == 0);
            }
            table.random_choice();
        }
    }
    assert!(seen > 100, "only {seen} games ended on a first draw");
}

#[test]
fn ar_28_what_is_public_and_what_is_not() {
    let mut table = Table::shuffled(3, 8);
    for _ in 0..9 {
        table.random_turn();
    }
    let onlooker = table.game.view(&table.state, Viewer::Public);
    for seat in Seat::first(3) {
        let view = table.game.view(&table.state, Viewer::Seat(seat));
        assert_eq!(view.deck(), onlooker.deck());
        for other in Seat::first(3) {
            assert!(view.garden(other) == onlooker.garden(other));
            assert_eq!(
                view.discards(other).collect::<Vec<_>>(),
                onlooker.discards(other).collect::<Vec<_>>()
            );
            assert_eq!(view.hand_size(other), HAND);
            if other != seat {
                assert_eq!(view.known_hand(other), onlooker.known_hand(other));
            }
        }
        assert_eq!(view.known_hand(seat).len(), HAND);
    }
}

#[test]
fn ar_29_a_card_taken_from_a_discard_pile_stays_known() {
    let mut table = Table::deal(&[
        "oak-1 oak-2 oak-3 oak-4 oak-5 oak-6 oak-7",
        "maple-1 maple-2 maple-3 maple-4 maple-5 maple-6 maple-7",
    ]);
    table.play(&["deck", "deck", "plant oak-1", "at 0,0", "discard oak-2"]);
    table.act("top P1");
    let known = |table: &Table| -> Vec<Card> {
        let view = table.game.view(&table.state, Viewer::Seat(P1));
        view.known_hand(P2).iter().collect()
    };
    assert_eq!(known(&table), [card("oak-2")]);
    table.act("deck");
    table.play(&["plant maple-1", "at 0,0", "discard maple-2"]);
    table.quick_turn();
    assert_eq!(known(&table), [card("oak-2")]);
    table.play(&["deck", "deck", "plant maple-3", "at 1,0", "discard oak-2"]);
    assert!(known(&table).is_empty());
}

#[test]
fn ar_30_the_chosen_card_is_secret_until_it_is_placed() {
    let mut table = Table::deal(&[
        "oak-1 oak-2 oak-3 oak-4 oak-5 oak-6 oak-7",
        "maple-1 maple-2 maple-3 maple-4 maple-5 maple-6 maple-7",
    ]);
    table.play(&["deck", "deck"]);
    let before = table.state;
    let step = Step::Act(P1, Action::Plant(card("oak-5")));
    let checked = table.game.check(&before, step).unwrap();
    assert_eq!(checked.revealed(), Revealed::NOBODY);
    let told = checked.describe(Viewer::Seat(P2));
    assert_eq!(told.key, "arboretum-told-hidden-plant");
    table.act("plant oak-5");
    let view = table.game.view(&table.state, Viewer::Seat(P2));
    assert_eq!(view.picked(), None);
    assert_eq!(
        table.game.view(&table.state, Viewer::Seat(P1)).picked(),
        Some(card("oak-5"))
    );
    let step = Step::Act(P1, Action::At(Cell::ORIGIN));
    let learned = table.game.check(&table.state, step).unwrap().revealed();
    assert!(learned.includes(Viewer::Seat(P2)) && learned.includes(Viewer::Public));
    assert!(!learned.includes(Viewer::Seat(P1)));
}

#[test]
fn ar_35_discard_piles_are_open_to_the_last_card() {
    let mut table = Table::shuffled(2, 9);
    let mut discarded: [Vec<Card>; 2] = [Vec::new(), Vec::new()];
    for _ in 0..8 {
        let seat = table.turn();
        table.play(&["deck", "deck"]);
        table.first_choice();
        table.first_choice();
        let hand = table.hand(seat);
        table.act(&format!("discard {}", hand[0]));
        discarded[seat.index()].push(hand[0]);
    }
    let view = table.game.view(&table.state, Viewer::Public);
    for seat in Seat::first(2) {
        let seen: Vec<Card> = view.discards(seat).collect();
        assert_eq!(seen, discarded[seat.index()]);
    }
}

#[test]
fn ar_36_a_card_may_go_back_to_the_pile_it_came_from() {
    let mut table = Table::deal(&[
        "oak-1 oak-2 oak-3 oak-4 oak-5 oak-6 oak-7",
        "maple-1 maple-2 maple-3 maple-4 maple-5 maple-6 maple-7",
    ]);
    table.play(&["deck", "deck", "plant oak-1", "at 0,0", "discard oak-2"]);
    table.quick_turn();
    table.play(&["top P1", "deck", "plant oak-3", "at 1,0", "discard oak-2"]);
    let view = table.game.view(&table.state, Viewer::Public);
    assert_eq!(view.discards(P1).collect::<Vec<_>>(), [card("oak-2")]);
}
