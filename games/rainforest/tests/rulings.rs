//! The rulings: RF-39 to RF-49 and RF-53 to RF-55 (those on bonus tokens are in `bonus.rs`).

mod support;

use std::collections::BTreeSet;

use rainforest::{BUILT_IN, Catalogue, Kind, Phase, Rainforest, State, Zone};
use support::{P1, P2, P3, P4, Scene, Table, game};
use table::random::{choose, fast};
use table::{Actions, Game, Pending, Revealed, Setup, Step, Viewer};

#[test]
fn rf_39_the_tiles_are_a_reconstruction_and_can_be_replaced() {
    assert!(Rainforest::descriptor().reconstructed);
    let book = Catalogue::read(BUILT_IN).unwrap();
    assert!(book.is_reconstruction());
    assert!(BUILT_IN.contains("THIS IS A RECONSTRUCTION"));
    // What the rulebook shows is kept.
    let needs = |tile: &str| {
        let face = book.face(tile.parse().unwrap());
        face.needs.iter().map(|n| n.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(needs("Ya"), ["yellow", "yellow", "yellow"]);
    assert_eq!(needs("Rd"), ["purple", "any", "any"]);
    assert_eq!(needs("Gb"), ["parrot", "parrot", "any"]);
    assert_eq!(needs("Ye"), ["monkey", "monkey"]);
    // A file of one's own: other points, other places.
    let own = BUILT_IN
        .replace("reconstruction = true", "reconstruction = false")
        .replacen("points = 5", "points = 7", 1)
        .replace("blue = 2", "blue = 4");
    let none: [(&str, &str); 0] = [];
    let setup = Setup::new(Rainforest::descriptor(), 2, none, Some(own)).unwrap();
    let game = Rainforest::new(&setup).unwrap();
    assert!(!game.book().is_reconstruction());
    assert_eq!(game.book().face("Ra".parse().unwrap()).points, 7);
    let table = Table {
        state: game.start(),
        game,
        rng: fast(1, 0),
    }
    .chance_on();
    assert_eq!(table.view().tokens(Zone::Blue).len(), 4);
}

#[test]
fn rf_40_the_jungle_begins_at_the_bottom_left() {
    // Cells 1, 2, 3 are the bottom row, 4 lies above 1: a group of 1, 2 and 5 connects, one of
    // 3 and 4 does not.
    let table = |jungle: &str| {
        let mut table = Scene::new(2)
            .tokens("purple", "red-frog blue-monkey")
            .jungle(P1, jungle)
            .clearing(P1, "Bg")
            .protected("blue-3")
            .play();
        table.act("zone purple; return");
        table.run_chance();
        table.act("take red; place red-frog 1");
        table
    };
    assert_eq!(table("Be Bf Rf Rc").phase(), Phase::Bonus, "1, 2 and 5");
    assert_ne!(
        table("Rc Be Bf").phase(),
        Phase::Bonus,
        "2, 3 and 4 do not connect"
    );
}

#[test]
fn rf_42_every_way_to_spread_tokens_is_reached_exactly_once() {
    let mut table = Scene::new(2)
        .tokens("red", "red-frog red-frog red-monkey red-parrot")
        .clearing(P1, "Gb Rd Gd")
        .reserve(P1, "blue-parrot purple-monkey")
        .play();
    table.act("zone red");
    table.run_chance();
    table.act("take red; give nothing");
    assert_eq!(table.phase(), Phase::Place);
    // By the rules: any token on any tile that takes it, in any order, stopping at any time.
    let mut wanted = BTreeSet::new();
    spread(
        &table,
        &[vec![], vec![], vec![]],
        &support::kinds("red-frog red-frog red-monkey red-parrot blue-parrot purple-monkey"),
        &mut wanted,
    );
    let mut found = Vec::new();
    walk(&table.game, &table.state, &mut found);
    assert!(wanted.len() > 500, "{}", wanted.len());
    assert_eq!(found.len(), wanted.len(), "each of them once");
    assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), wanted);
}

type Spread = [Vec<Kind>; 3];

/// All spreads, by trying every order.
fn spread(table: &Table, laid: &Spread, hand: &[Kind], into: &mut BTreeSet<Spread>) {
    if !into.insert(laid.clone()) {
        return;
    }
    for (i, kind) in hand.iter().enumerate() {
        for (slot, tile) in ["Gb", "Rd", "Gd"].iter().enumerate() {
            let mut next = laid.clone();
            next[slot].push(*kind);
            next[slot].sort();
            let face = table.game.book().face(tile.parse().expect("a tile"));
            // It fits if other tokens could complete the tile.
            if !completable(face, &next[slot]) {
                continue;
            }
            let mut rest = hand.to_vec();
            rest.remove(i);
            spread(table, &next, &rest, into);
        }
    }
}

fn completable(face: &rainforest::Face, tokens: &[Kind]) -> bool {
    if tokens.len() > face.circles() {
        return false;
    }
    if tokens.len() == face.circles() {
        return face.completed_by(tokens);
    }
    Kind::all().any(|k| completable(face, &[tokens, &[k]].concat()))
}

/// The same by the game's own choices: what lies on the three tiles when the turn goes on.
fn walk(game: &Rainforest, state: &State, found: &mut Vec<Spread>) {
    let mut actions = Actions::new();
    game.actions(state, P1, &mut actions);
    for action in actions {
        let mut next = *state;
        let before = laid(game, &next);
        game.apply(&mut next, P1, action).expect("it is listed");
        if let rainforest::Action::Place(kind, slot) = action {
            let mut after = before;
            after[slot.index()].push(kind);
            after[slot.index()].sort();
            if game.view(&next, Viewer::Public).phase() == Phase::Place {
                walk(game, &next, found);
            } else {
                found.push(after);
            }
        } else {
            found.push(before);
        }
    }
}

fn laid(game: &Rainforest, state: &State) -> Spread {
    let view = game.view(state, Viewer::Public);
    rainforest::Slot::ALL.map(|slot| {
        let waiting = view.waiting(P1, slot);
        waiting.map_or(Vec::new(), |w| w.laid.kinds().to_vec())
    })
}

#[test]
fn rf_42_any_two_tokens_can_be_kept_and_each_pair_in_one_way() {
    let mut table = Scene::new(2)
        .tokens("red", "red-frog red-frog red-monkey blue-parrot")
        .reserve(P1, "blue-parrot purple-monkey")
        .play();
    table.act("zone red; return");
    table.run_chance();
    table.act("take red");
    assert_eq!(table.refused("reserve blue-parrot"), "RF-42");
    let mut pairs = Vec::new();
    for first in table.offers() {
        let mut copy = Table {
            game: game(2, &[]),
            state: table.state,
            rng: fast(1, 0),
        };
        copy.act(&first);
        if copy.turn() == P2 {
            pairs.push(copy.hand(P1).join(" "));
            continue;
        }
        for second in copy.offers() {
            let mut last = Table {
                game: game(2, &[]),
                state: copy.state,
                rng: fast(1, 0),
            };
            last.act(&second);
            pairs.push(last.hand(P1).join(" "));
        }
    }
    pairs.sort();
    // Kinds m, f, f, pm, bp: all pairs of four kinds, and two frogs.
    let mut wanted = vec![
        "red-monkey red-frog",
        "red-monkey purple-monkey",
        "red-monkey blue-parrot",
        "red-frog red-frog",
        "red-frog purple-monkey",
        "red-frog blue-parrot",
        "purple-monkey blue-parrot",
    ];
    wanted.sort_unstable();
    assert_eq!(pairs, wanted);
}

#[test]
fn rf_42_a_token_out_of_order_is_refused_with_the_way_out() {
    let mut table = Scene::new(2)
        .tokens("red", "red-frog red-monkey red-parrot blue-frog")
        .clearing(P1, "Rd Yd")
        .play();
    table.act("zone red; return");
    table.run_chance();
    table.act("take red; place red-frog 1");
    assert_eq!(table.refused("place red-monkey 1"), "RF-42");
    table.act("place red-parrot 2");
}

#[test]
fn rf_43_a_colour_and_an_animal_that_take_the_same_are_one_choice() {
    let mut table = Scene::new(2)
        .tokens("green", "blue-parrot blue-parrot red-frog red-monkey")
        .play();
    table.act("zone green; return");
    table.run_chance();
    assert_eq!(
        table.offers(),
        ["take red", "take blue", "take monkey", "take frog"]
    );
    assert_eq!(table.refused("take parrot"), "RF-43");
}

#[test]
fn rf_44_the_next_tile_is_turned_after_the_decision() {
    let mut table = Scene::new(2).top("Ga").play();
    table.act("zone green");
    assert_eq!(table.phase(), Phase::Tile);
    assert_eq!(table.view().top(Zone::Green).unwrap().to_string(), "Ga");
    table.act("keep");
    assert_eq!(table.phase(), Phase::Reveal);
    assert_eq!(table.outcomes().len(), 10);
    assert!(table.outcomes().iter().all(|(_, weight)| *weight == 1));
}

#[test]
fn rf_45_an_exchange_that_changes_nothing_is_not_offered() {
    // Everything on the board is of one kind.
    let one_kind = |own: &str| {
        let mut scene = Scene::new(2)
            .tokens("blue", own)
            .tokens("red", "red-parrot");
        for zone in ["yellow", "green", "purple"] {
            scene = scene.tokens(zone, "red-parrot");
        }
        let mut table = scene.loose().play();
        table.act("zone blue; return");
        table.run_chance();
        table.act("take red");
        table
    };
    assert_ne!(one_kind("red-parrot").phase(), Phase::Give);
    let table = one_kind("red-frog red-parrot");
    assert_eq!(table.offers(), ["give red-frog", "give nothing"]);
    assert_eq!(table.refused("give red-parrot"), "RF-45");
    let mut table = Scene::new(2)
        .tokens("blue", "red-frog")
        .tokens("red", "red-frog red-monkey")
        .play();
    table.act("zone blue; return");
    table.run_chance();
    table.act("take red; give red-frog");
    assert_eq!(table.refused("get red red-frog"), "RF-45");
    // The board is empty but for this token: nothing to ask.
    let mut scene = Scene::new(2).tokens("blue", "red-frog");
    for zone in ["red", "yellow", "green", "purple"] {
        scene = scene.tokens(zone, "");
    }
    let mut table = scene.play();
    table.act("zone blue; return");
    table.run_chance();
    table.act("take red");
    assert_eq!(table.phase(), Phase::Refill);
}

/// All eleven tiles of the blue pile lie with the other seats.
fn without_blue_tiles(options: &[(&str, &str)]) -> Scene {
    Scene::with(4, options)
        .jungle(P2, "Ba Bb Bc Bd")
        .jungle(P3, "Be Bf Bg Bh")
        .jungle(P4, "Bi Bj Bk")
}

#[test]
fn rf_46_a_zone_without_tiles_still_has_its_tokens_unless_the_table_closes_it() {
    let mut table = without_blue_tiles(&[])
        .tokens("blue", "red-frog blue-monkey")
        .play();
    assert_eq!(table.view().pile_size(Zone::Blue), 0);
    table.act("zone blue");
    assert_eq!(
        table.phase(),
        Phase::Tokens,
        "there is no tile to decide about"
    );
    table.act("take red");
    assert_eq!(table.hand(P1), ["red-frog"]);
    let table = without_blue_tiles(&[("empty-pile", "closed")]).play();
    assert_eq!(
        table.offers(),
        ["zone red", "zone yellow", "zone green", "zone purple"]
    );
    assert_eq!(table.refused("zone blue"), "RF-46");
}

#[test]
fn rf_47_an_empty_bag_fills_as_far_as_it_goes() {
    let scene = |options: &[(&str, &str)]| {
        Scene::with(4, options)
            .tokens("red", "red-frog")
            .tokens("yellow", "red-frog red-monkey red-parrot red-butterfly")
            .tokens("blue", "red-frog")
            .clearing(P1, "Ya:yellow-frog Ra Ba")
    };
    for (options, ends) in [(&[][..], false), (&[("empty-bag", "last-round")][..], true)] {
        let mut table = scene(options).play_with_bag("blue-frog blue-frog blue-frog blue-monkey");
        table.act("zone blue");
        table.run_chance();
        // Four gaps of five in red are filled, then the bag is empty.
        table.act("take red; give nothing");
        table.run_chance();
        assert!(table.view().bag().is_empty());
        assert_eq!(table.zone("red").len(), 5);
        assert_eq!(table.zone("yellow").len(), 4);
        assert!(table.zone("blue").is_empty());
        assert_eq!(table.turn(), P2, "the game goes on");
        assert_eq!(table.view().is_last_round(), ends);
    }
    // What is discarded can be drawn again at once.
    let mut table = scene(&[])
        .reserve(P1, "blue-parrot purple-parrot")
        .play_with_bag("");
    table.act("zone blue");
    table.run_chance();
    table.act("take red; give nothing; reserve red-frog");
    table.act("reserve purple-parrot");
    assert_eq!(table.outcomes(), [("token blue-parrot".to_string(), 1)]);
}

#[test]
fn rf_48_a_zone_gives_what_it_has_and_without_anything_it_is_closed() {
    // Tiles, but no tokens.
    let mut table = Scene::new(2).tokens("blue", "").top("Bg").play();
    table.act("zone blue; keep");
    table.run_chance();
    assert_eq!(table.clearing(P1), ["Bg"]);
    assert_eq!(table.turn(), P2, "there was nothing to take");
    // Neither.
    let table = without_blue_tiles(&[]).tokens("blue", "").play();
    assert_eq!(table.refused("zone blue"), "RF-48");
    assert_eq!(
        table.offers(),
        ["zone red", "zone yellow", "zone green", "zone purple"]
    );
    // Some zone can always be chosen: the seats cannot hold all the tiles.
    let most = rainforest::SEATS * (rainforest::JUNGLE + rainforest::CLEARING);
    assert!(most < rainforest::TILES);
}

#[test]
fn rf_49_a_tenth_tile_stays_in_the_clearing_and_scores_nothing() {
    let mut table = Scene::new(2)
        .tokens("purple", "red-frog red-monkey blue-monkey")
        .jungle(P1, "Rg Yf Gf Rf Pf Yg Gg Pg")
        .clearing(P1, "Bg Bf:yellow-frog")
        .play();
    table.act("zone purple; return");
    table.run_chance();
    table.act("take red; place red-monkey 1; place red-frog 2");
    // Which of the two is the ninth is the player's choice.
    assert_eq!(table.offers(), ["validate 1", "validate 2"]);
    let before = table.score(P1);
    table.act("validate 2");
    assert_eq!(table.jungle(P1).last().unwrap(), "Bf");
    assert_eq!(table.jungle(P1).len(), 9);
    assert_eq!(table.clearing(P1), ["Bg"]);
    assert_eq!(table.score(P1), before + 2);
    assert!(table.view().is_last_round());
    assert_eq!(table.turn(), P2);
}

#[test]
fn rf_53_a_game_ends_after_the_round_limit() {
    let mut table = Scene::new(2).rounds(39).turn(P2, P1).play();
    table.quick_turn();
    assert_eq!(table.phase(), Phase::Over);
    assert_eq!(table.view().rounds(), 40);
    let mut table = Scene::new(2).rounds(38).turn(P2, P1).play();
    table.quick_turn();
    assert_ne!(table.phase(), Phase::Over);
    let mut table = Scene::with(2, &[("round-limit", "9")])
        .rounds(8)
        .turn(P2, P1)
        .play();
    table.quick_turn();
    assert_eq!(table.phase(), Phase::Over);
    // Two players who never place a token: without the limit they would play for ever.
    let mut table = Table::shuffled(2, 1);
    let mut turns = 0;
    while table.game.pending(&table.state) != Pending::Over {
        table.quick_turn();
        turns += 1;
    }
    assert_eq!(turns, 80);
    assert!(table.jungle(P1).is_empty() && table.jungle(P2).is_empty());
}

#[test]
fn rf_54_all_viewers_know_the_same_and_the_view_is_the_whole_position() {
    for seed in 0..20 {
        let mut table = Table::shuffled(3, seed);
        let mut rng = fast(seed, 1);
        let mut actions = Actions::new();
        while table.game.pending(&table.state) != Pending::Over {
            let views = Viewer::all(3).map(|viewer| {
                let view = table.game.view(&table.state, viewer);
                let mut json = serde_json::to_value(view).unwrap();
                assert_eq!(json["viewer"], viewer.to_string());
                json["viewer"] = serde_json::Value::Null;
                // The view leaves nothing open: there is only one world it can be.
                assert!(table.game.resample(&view, &mut rng) == table.state);
                json
            });
            let views: Vec<_> = views.collect();
            assert!(views.windows(2).all(|pair| pair[0] == pair[1]));
            let seat = table.turn();
            actions.clear();
            table.game.actions(&table.state, seat, &mut actions);
            match actions.is_empty() {
                true => table.run_chance(),
                false => {
                    let action = choose(&mut rng, &actions);
                    let checked = table.game.check(&table.state, Step::Act(seat, action));
                    assert_eq!(checked.unwrap().revealed(), Revealed::NOBODY);
                    table.game.apply(&mut table.state, seat, action).unwrap();
                }
            }
        }
    }
}

#[test]
fn rf_55_two_tokens_or_fewer_stay_in_reserve() {
    let mut table = Scene::new(2)
        .tokens("red", "red-frog blue-monkey blue-frog")
        .reserve(P1, "yellow-parrot")
        .play();
    let bag = table.view().bag().total();
    table.act("zone red; return");
    table.run_chance();
    table.act("take red");
    assert_eq!(table.turn(), P2, "nothing is asked");
    assert_eq!(table.hand(P1), ["red-frog", "yellow-parrot"]);
    assert_eq!(table.view().bag().total(), bag);
}
