//! A turn: the statements RF-8 to RF-21 and RF-32, RF-33.

mod support;

use rainforest::Phase;
use support::{P1, P2, Scene};
use table::Pending;

#[test]
fn rf_8_the_steps_of_a_turn_come_in_order() {
    let mut table = Scene::new(2)
        .tokens("blue", "red-frog blue-frog")
        .top("Bg")
        .jungle(P1, "Bf Be Rf")
        .protected("blue-3 blue-4")
        .clearing(P1, "Yg")
        .reserve(P1, "red-monkey yellow-monkey")
        .play();
    let mut phases = vec![table.phase()];
    assert_eq!(table.refused("take red"), "RF-8");
    assert_eq!(table.refused("done"), "RF-8");
    for step in [
        "zone blue",
        "keep",
        "*tile Bh",
        "take frog",
        "give nothing",
        "place red-frog 1",
        "place blue-frog 2",
        "validate 1",
        "decline blue-3",
    ] {
        match step.strip_prefix('*') {
            Some(outcome) => table.chance(outcome),
            None => table.act(step),
        };
        phases.push(table.phase());
    }
    use Phase::{Bonus, Give, Place, Refill, Reveal, Tile, Tokens, Validate, Zone};
    let order = [
        Zone, Tile, Reveal, Tokens, Give, Place, Place, Validate, Bonus, Refill,
    ];
    assert_eq!(phases, order);
    assert_eq!(table.jungle(P1), ["Bf", "Be", "Rf", "Yg", "Bg"]);
    table.run_chance();
    assert_eq!(table.turn(), P2);
}

#[test]
fn rf_9_the_tile_is_kept_in_the_clearing_or_put_under_the_pile() {
    let scene = || Scene::new(2).top("Ga").clearing(P1, "Yg Rg");
    let mut kept = scene().play();
    kept.act("zone green");
    assert_eq!(kept.offers(), ["keep", "return"]);
    kept.act("keep").chance("tile Gc");
    assert_eq!(kept.clearing(P1), ["Yg", "Rg", "Ga"]);
    assert_eq!(kept.view().pile_size(support::zone("green")), 10);
    let mut back = scene().play();
    back.act("zone green; return").chance("tile Gc");
    assert_eq!(back.clearing(P1), ["Yg", "Rg"]);
    assert_eq!(back.view().pile_size(support::zone("green")), 11);
    let under: Vec<String> = back
        .view()
        .under(support::zone("green"))
        .map(|t| t.to_string())
        .collect();
    assert_eq!(under, ["Ga"]);
    // Either way the tokens are still to be taken.
    assert_eq!(kept.phase(), Phase::Tokens);
    assert_eq!(back.phase(), Phase::Tokens);
}

#[test]
fn rf_10_with_three_tiles_waiting_the_tile_goes_back() {
    let mut table = Scene::new(2).top("Ga").clearing(P1, "Yg Rg Pf").play();
    table.act("zone green");
    assert_eq!(table.phase(), Phase::Reveal, "there is nothing to decide");
    table.chance("tile Gb");
    assert_eq!(table.clearing(P1), ["Yg", "Rg", "Pf"]);
    assert_eq!(table.refused("keep"), "RF-8");
    let under: Vec<String> = table
        .view()
        .under(support::zone("green"))
        .map(|t| t.to_string())
        .collect();
    assert_eq!(under, ["Ga"]);
}

#[test]
fn rf_11_a_tile_put_back_comes_up_after_all_above_it() {
    // Of the green pile two tiles are unseen; two were put back before.
    let mut table = Scene::new(2)
        .tokens("green", "red-frog blue-frog red-monkey yellow-parrot")
        .top("Ga")
        .under("Gd Ge")
        .jungle(P2, "Gf Gg Gh Gi Gj")
        .play();
    let green = support::zone("green");
    let top = |t: &support::Table| t.view().top(green).map(|t| t.to_string());
    assert_eq!(table.view().unseen(green).count(), 3);
    let mut seen = Vec::new();
    for _ in 0..6 {
        table.act("zone green; return");
        table.run_chance();
        seen.extend(top(&table));
        let take = table.offers()[0].clone();
        table.act(&take);
        while table.turn() == P1 {
            table.quick_turn();
        }
        table.quick_turn();
    }
    let (unseen, known) = seen.split_at(3);
    let mut unseen = unseen.to_vec();
    unseen.sort();
    assert_eq!(unseen, ["Gb", "Gc", "Gk"]);
    // What chance brought up and was put back again follows in its turn.
    assert_eq!(known, ["Gd", "Ge", "Ga"]);
}

#[test]
fn rf_12_all_tokens_of_a_colour_or_of_an_animal_are_taken() {
    let scene = || {
        Scene::new(2)
            .tokens(
                "red",
                "red-frog red-frog red-monkey blue-frog yellow-parrot",
            )
            .top("Ra")
            .clearing(P1, "Rf")
    };
    let mut table = scene().play();
    table.act("zone red; return").chance("tile Rc");
    assert_eq!(
        table.offers(),
        [
            "take red",
            "take yellow",
            "take blue",
            "take monkey",
            "take frog"
        ]
    );
    assert_eq!(table.refused("take purple"), "RF-12");
    assert_eq!(table.refused("take butterfly"), "RF-12");
    assert_eq!(table.refused("done"), "RF-8", "taking is compulsory");
    table.act("take frog");
    assert_eq!(table.zone("red"), ["red-monkey", "yellow-parrot"]);
    assert_eq!(table.hand(P1), ["red-frog", "red-frog", "blue-frog"]);
    let mut table = scene().play();
    table
        .act("zone red; return")
        .chance("tile Rc")
        .act("take red");
    assert_eq!(table.zone("red"), ["yellow-parrot", "blue-frog"]);
}

/// The rulebook's first example: a tile of the yellow zone, then the three yellow species.
#[test]
fn rf_12_rf_16_rf_19_lilia_takes_three_yellow_species_and_completes_a_tile() {
    let mut table = Scene::new(2)
        .tokens(
            "yellow",
            "yellow-monkey yellow-monkey yellow-frog blue-parrot red-frog",
        )
        .top("Ye")
        .play();
    table
        .act("zone yellow; keep")
        .chance("tile Ya")
        .act("take yellow");
    assert_eq!(
        table.hand(P1),
        ["yellow-monkey", "yellow-monkey", "yellow-frog"]
    );
    table.act("place yellow-monkey 1; place yellow-monkey 1");
    assert_eq!(table.jungle(P1), ["Ye"]);
    assert_eq!(table.hand(P1), ["yellow-frog"], "the frog stays in reserve");
    assert_eq!(table.turn(), P2);
    assert_eq!(table.zone("yellow"), ["red-frog", "blue-parrot"]);
}

#[test]
fn rf_13_the_last_token_of_a_zone_allows_an_exchange() {
    let scene = || {
        Scene::new(2)
            .tokens("blue", "red-frog blue-frog")
            .tokens("purple", "red-parrot yellow-parrot")
            .top("Bg")
            .clearing(P1, "Ya Ra")
            .reserve(P1, "purple-monkey")
    };
    // Not the last: no exchange.
    let mut table = scene().play();
    table
        .act("zone blue; return")
        .chance("tile Ba")
        .act("take red");
    assert_eq!(table.phase(), Phase::Place);
    // The last one: a token of this turn or of the reserve, or nothing.
    let mut table = scene().play();
    table
        .act("zone blue; return")
        .chance("tile Ba")
        .act("take frog");
    assert_eq!(
        table.offers(),
        [
            "give red-frog",
            "give purple-monkey",
            "give blue-frog",
            "give nothing"
        ]
    );
    assert_eq!(table.refused("give red-parrot"), "RF-13");
    table.act("give purple-monkey");
    assert_eq!(table.refused("get purple red-frog"), "RF-13");
    table.act("get purple yellow-parrot");
    assert_eq!(table.zone("purple"), ["red-parrot", "purple-monkey"]);
    assert_eq!(table.hand(P1), ["red-frog", "yellow-parrot", "blue-frog"]);
    let mut table = scene().play();
    table
        .act("zone blue; return")
        .chance("tile Ba")
        .act("take frog; give nothing");
    assert_eq!(table.hand(P1), ["red-frog", "purple-monkey", "blue-frog"]);
}

#[test]
fn rf_14_the_emptied_zone_stays_empty_and_is_filled_at_the_end_of_the_turn() {
    let mut table = Scene::new(2)
        .tokens("blue", "red-frog")
        .tokens("purple", "red-parrot yellow-parrot")
        .top("Bg")
        .play();
    table
        .act("zone blue; return")
        .chance("tile Ba")
        .act("take red");
    table.act("give red-frog; get purple red-parrot");
    assert!(table.zone("blue").is_empty());
    assert_eq!(table.zone("purple"), ["red-frog", "yellow-parrot"]);
    assert_eq!(table.phase(), Phase::Refill);
    table.run_chance();
    assert_eq!(table.zone("blue").len(), 2);
    assert_eq!(table.zone("purple").len(), 3);
}

#[test]
fn rf_15_tokens_on_tiles_cannot_be_exchanged() {
    let mut table = Scene::new(2)
        .tokens("blue", "red-frog")
        .top("Bg")
        .clearing(P1, "Rf:yellow-monkey")
        .play();
    table
        .act("zone blue; return")
        .chance("tile Ba")
        .act("take red");
    assert_eq!(table.offers(), ["give red-frog", "give nothing"]);
    assert_eq!(table.refused("give yellow-monkey"), "RF-13");
}

#[test]
fn rf_16_any_waiting_tile_takes_tokens_of_turn_and_reserve_and_nothing_must_be_placed() {
    let mut table = Scene::new(2)
        .tokens("green", "red-frog blue-frog yellow-parrot purple-parrot")
        .top("Gc")
        .clearing(P1, "Rf Yd")
        .reserve(P1, "purple-monkey")
        .play();
    table
        .act("zone green; keep")
        .chance("tile Gd")
        .act("take frog");
    assert_eq!(
        table.offers(),
        [
            "place red-frog 1",
            "place red-frog 2",
            "place red-frog 3",
            "place purple-monkey 1",
            "place purple-monkey 2",
            "place purple-monkey 3",
            "place blue-frog 1",
            "place blue-frog 2",
            "place blue-frog 3",
            "done"
        ]
    );
    assert_eq!(table.refused("place yellow-parrot 1"), "RF-16");
    // One token on the new tile, one of the reserve on an older one; both stay incomplete.
    table.act("place purple-monkey 2; place blue-frog 3");
    assert!(table.jungle(P1).is_empty());
    let tokens = |slot: usize| {
        let view = table.view();
        let waiting = view.waiting(P1, rainforest::Slot::ALL[slot]).unwrap();
        waiting
            .laid
            .kinds()
            .iter()
            .map(|k| k.to_string())
            .collect::<Vec<_>>()
    };
    assert_eq!(tokens(0), [""; 0]);
    assert_eq!(tokens(1), ["purple-monkey"]);
    assert_eq!(tokens(2), ["blue-frog"]);
    // A place without a tile takes nothing.
    let mut table = Scene::new(2)
        .tokens("blue", "red-frog blue-frog")
        .clearing(P1, "Rf")
        .play();
    table.act("zone blue; return");
    table.run_chance();
    table.act("take red");
    assert_eq!(table.refused("place red-frog 2"), "RF-16");
    table.act("done");
    assert_eq!(table.hand(P1), ["red-frog"]);
}

/// The two tiles that the rulebook shows: two of any kind and a purple one; one of any kind and two
/// parrots.
#[test]
fn rf_17_a_circle_asks_for_a_colour_an_animal_or_anything() {
    let game = support::game(2, &[]);
    let done = |tile: &str, tokens: &str| {
        let face = game.book().face(tile.parse().unwrap());
        face.completed_by(&support::kinds(tokens))
    };
    assert!(done("Rd", "red-frog yellow-frog purple-frog"));
    assert!(done("Rd", "purple-monkey purple-frog purple-frog"));
    assert!(!done("Rd", "red-frog yellow-frog blue-frog"));
    assert!(!done("Rd", "red-frog purple-frog"));
    assert!(done("Gb", "red-parrot blue-parrot yellow-frog"));
    assert!(done("Gb", "red-parrot blue-parrot yellow-parrot"));
    assert!(!done("Gb", "red-parrot yellow-frog yellow-monkey"));
    assert!(done("Ya", "yellow-parrot yellow-frog yellow-monkey"));
    assert!(!done("Ya", "yellow-parrot yellow-frog red-monkey"));
    let mut table = Scene::new(2)
        .tokens("blue", "red-frog red-parrot")
        .clearing(P1, "Gb:yellow-frog Pg")
        .play();
    table.act("zone blue; return");
    table.run_chance();
    table.act("take red; give nothing");
    assert_eq!(
        table.refused("place red-frog 1"),
        "RF-17",
        "only parrots are wanted now"
    );
    table.act("place red-frog 2");
    assert_eq!(
        table.refused("place red-parrot 2"),
        "RF-17",
        "it is complete"
    );
}

#[test]
fn rf_18_a_placed_token_stays() {
    let mut table = Scene::new(2)
        .tokens("red", "red-frog red-monkey blue-monkey")
        .clearing(P1, "Rd:yellow-frog")
        .play();
    table.act("zone red; return");
    table.run_chance();
    table.act("take monkey");
    assert!(!table.hand(P1).contains(&"yellow-frog".to_string()));
    table.act("place red-monkey 1");
    while table.turn() == P1 {
        table.quick_turn();
    }
    table.quick_turn();
    let view = table.view();
    let laid = view.waiting(P1, rainforest::Slot::ALL[0]).unwrap().laid;
    assert_eq!(laid.kinds(), support::kinds("red-monkey yellow-frog"));
}

#[test]
fn rf_19_a_complete_tile_must_be_validated() {
    let mut table = Scene::new(2)
        .tokens("red", "red-frog blue-monkey")
        .clearing(P1, "Rf:yellow-frog Yg Ya")
        .play();
    table.act("zone red");
    table.run_chance();
    table.act("take red");
    table.act("place red-frog 1");
    // There is no way around it: the tile has moved before anything else can be chosen.
    assert_eq!(table.jungle(P1), ["Rf"]);
    assert_eq!(table.clearing(P1), ["Yg", "Ya"]);
    let mut table = Scene::new(2)
        .tokens("red", "red-frog red-monkey blue-monkey")
        .clearing(P1, "Rg Yg Ya")
        .play();
    table.act("zone red");
    table.run_chance();
    table.act("take red; place red-monkey 1; place red-frog 2");
    assert_eq!(table.offers(), ["validate 1", "validate 2"]);
    assert_eq!(table.refused("validate 3"), "RF-19");
}

#[test]
fn rf_20_several_tiles_are_validated_in_the_order_of_choice() {
    for (first, order) in [("validate 1", ["Rg", "Yg"]), ("validate 2", ["Yg", "Rg"])] {
        let mut table = Scene::new(2)
            .tokens("red", "red-frog red-monkey blue-monkey")
            .clearing(P1, "Rg Yg")
            .play();
        table.act("zone red; return");
        table.run_chance();
        table
            .act("take red; place red-monkey 1; place red-frog 2")
            .act(first);
        assert_eq!(table.jungle(P1), order);
    }
}

#[test]
fn rf_21_the_jungle_is_filled_from_the_bottom_left_row_by_row_and_nothing_moves() {
    let mut table = Scene::new(2)
        .tokens("blue", "red-frog blue-frog")
        .jungle(P1, "Rg Yf Gf Pf")
        .clearing(P1, "Bg")
        .play();
    table.act("zone blue; return");
    table.run_chance();
    table.act("take red; place red-frog 1");
    assert_eq!(table.jungle(P1), ["Rg", "Yf", "Gf", "Pf", "Bg"]);
    // In the picture the first tile stands at the bottom left and the fourth above it.
    let picture = {
        use table::Game;
        table.game.picture(&table.view(), &table::Plain)
    };
    let lines: Vec<&str> = picture.lines().collect();
    let line_of = |tile: &str| lines.iter().position(|l| l.contains(tile)).unwrap();
    assert_eq!(line_of("Pf·"), line_of("Bg·"));
    assert_eq!(line_of("Pf·") + 1, line_of("Rg·"));
    assert_eq!(line_of("Rg·"), line_of("Gf·"));
    let row = lines[line_of("Rg·")];
    assert!(row.find("Rg·") < row.find("Yf·") && row.find("Yf·") < row.find("Gf·"));
}

#[test]
fn rf_32_two_tokens_stay_in_reserve_and_the_rest_goes_back_into_the_bag() {
    let mut table = Scene::new(2)
        .tokens("red", "red-frog red-monkey red-parrot blue-monkey")
        .clearing(P1, "Ya Ga Pa")
        .reserve(P1, "blue-butterfly yellow-parrot")
        .play();
    let bag = table.view().bag().total();
    table.act("zone red");
    table.run_chance();
    table.act("take red; done");
    assert_eq!(table.phase(), Phase::Reserve);
    assert_eq!(table.refused("reserve purple-frog"), "RF-32");
    // An old one and a new one.
    table.act("reserve red-parrot; reserve blue-butterfly");
    assert_eq!(table.hand(P1), ["red-parrot", "blue-butterfly"]);
    assert_eq!(table.turn(), P2);
    assert_eq!(table.view().bag().total(), bag + 3);
    // With two at most nothing is asked.
    let mut table = Scene::new(2)
        .tokens("red", "red-frog blue-monkey")
        .reserve(P1, "red-frog")
        .play();
    table.act("zone red; return");
    table.run_chance();
    table.act("take blue");
    assert_eq!(table.turn(), P2);
    assert_eq!(table.hand(P1), ["red-frog", "blue-monkey"]);
}

#[test]
fn rf_33_the_board_is_filled_only_when_a_zone_is_empty_at_the_end_of_a_turn() {
    let mut table = Scene::new(2)
        .tokens("red", "red-frog red-monkey blue-monkey")
        .tokens("blue", "red-frog red-monkey")
        .tokens("green", "yellow-frog")
        .play();
    // Nothing is empty: gaps stay.
    table.act("zone red; return");
    table.run_chance();
    table.act("take blue");
    assert_eq!(table.turn(), P2);
    assert_eq!(table.zone("red").len(), 2);
    assert_eq!(table.zone("green").len(), 1);
    // The second seat empties blue: every gap of every zone is filled, red first.
    table.act("zone blue; return");
    table.run_chance();
    table.act("take red; give nothing");
    assert_eq!(table.phase(), Phase::Refill);
    let bag = table.view().bag().total();
    table.run_chance();
    for (zone, places) in [
        ("red", 6),
        ("yellow", 5),
        ("green", 4),
        ("purple", 3),
        ("blue", 2),
    ] {
        assert_eq!(table.zone(zone).len(), places, "{zone}");
    }
    assert_eq!(table.view().bag().total(), bag - 4 - 3 - 2);
    use table::Game;
    assert_eq!(table.game.pending(&table.state), Pending::seat(P1));
}
