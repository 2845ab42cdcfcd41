//! Board and set-up: the statements RF-1 to RF-7 of `docs/rules/rainforest.en.md`.

mod support;

use std::collections::BTreeSet;

use rainforest::{Animal, Kind, PILE, Phase, Rainforest, Tile, Zone, ZoneToken, protected_zones};
use support::{Table, game};
use table::{Game, Pending, Seat, Setup, Viewer};

#[test]
fn rf_1_two_to_four_play_around_five_zones() {
    let names: Vec<&str> = Zone::ALL.iter().map(|z| z.name()).collect();
    assert_eq!(names, ["red", "yellow", "green", "purple", "blue"]);
    for seats in 0..=6 {
        let none: [(&str, &str); 0] = [];
        let setup = Setup::new(Rainforest::descriptor(), seats, none, None);
        assert_eq!(setup.is_ok(), (2..=4).contains(&seats), "{seats}");
    }
}

#[test]
fn rf_2_eleven_tiles_a_zone_seven_plain_and_four_of_two_colours() {
    let game = game(2, &[]);
    for zone in Zone::ALL {
        let faces: Vec<_> = (0..PILE)
            .map(|i| game.book().face(Tile::new(zone, i).unwrap()))
            .collect();
        assert!(faces.iter().all(|f| f.has(zone)));
        let plain = faces.iter().filter(|f| f.zones().count() == 1).count();
        assert_eq!(plain, 7);
        let partners: BTreeSet<Zone> = faces
            .iter()
            .filter(|f| f.zones().count() == 2)
            .flat_map(|f| f.zones())
            .filter(|z| *z != zone)
            .collect();
        assert_eq!(partners.len(), 4);
    }
    let table = Table::shuffled(3, 1);
    for zone in Zone::ALL {
        let view = table.view();
        assert!(view.top(zone).is_some());
        assert_eq!(view.unseen(zone).count(), 10);
        assert_eq!(view.under(zone).count(), 0);
    }
}

#[test]
fn rf_3_112_tokens_fill_every_place_at_random() {
    assert_eq!(Kind::all().count() * usize::from(rainforest::COPIES), 112);
    assert!("green-frog".parse::<Kind>().is_err());
    let table = Table::shuffled(2, 2);
    for (zone, places) in Zone::ALL.into_iter().zip([6, 5, 4, 3, 2]) {
        assert_eq!(table.view().tokens(zone).len(), places);
    }
    assert_eq!(table.view().bag().total(), 92);
    // The first token is any of the 16 kinds with equal odds.
    let game = game(2, &[("first-seat", "P1"), ("totems", "frog,monkey")]);
    let mut table = Table {
        state: game.start(),
        game,
        rng: table::random::fast(1, 0),
    };
    while table.phase() != Phase::Fill {
        let outcome = table.outcomes()[0].0.clone();
        table.chance(&outcome);
    }
    assert_eq!(table.outcomes().len(), 16);
    assert!(table.outcomes().iter().all(|(_, weight)| *weight == 7));
    table.chance("token red-frog");
    let weight = table
        .outcomes()
        .into_iter()
        .find(|(o, _)| o == "token red-frog");
    assert_eq!(weight, Some(("token red-frog".to_string(), 6)));
}

#[test]
fn rf_4_five_six_or_seven_protected_zones_by_chance_or_named() {
    assert_eq!(ZoneToken::all().count(), 10);
    let mut seen = BTreeSet::new();
    for (seats, wanted) in [(2, 5), (3, 6), (4, 7)] {
        assert_eq!(protected_zones(seats), wanted);
        for seed in 0..20 {
            let drawn: Vec<_> = Table::shuffled(seats, seed).view().protected().collect();
            assert_eq!(drawn.len(), wanted);
            seen.extend(drawn);
        }
    }
    assert_eq!(seen.len(), 10, "each of the ten can be drawn");
    let five = "red-3,red-4,green-4,purple-3,blue-4";
    let named = game(2, &[("protected-zones", five)]);
    let named = Table {
        state: named.start(),
        game: named,
        rng: table::random::fast(1, 0),
    }
    .chance_on();
    let drawn: Vec<String> = named.view().protected().map(|t| t.to_string()).collect();
    assert_eq!(drawn.join(","), five);
    for bad in ["red-3", "red-3,red-3,green-4,purple-3,blue-4", "red-5"] {
        let setup = Setup::new(
            Rainforest::descriptor(),
            2,
            [("protected-zones", bad)],
            None,
        );
        assert!(setup.and_then(|s| Rainforest::new(&s)).is_err(), "{bad}");
    }
}

#[test]
fn rf_5_everybody_can_have_a_balance_token() {
    // Both seats have all five colours, and both get points for the tile that follows.
    let colours = |a: &str| format!("R{a} Y{a} G{a} P{a} B{a}");
    let table = support::Scene::new(2)
        .jungle(Seat::P1, &format!("{} Rf", colours("g")))
        .jungle(Seat::P2, &format!("{} Yf", colours("e")))
        .play();
    assert_eq!(table.row(Seat::P1, "balance"), Some(2));
    assert_eq!(table.row(Seat::P2, "balance"), Some(2));
    for seat in [Seat::P1, Seat::P2] {
        let sheet = table.game.sheet(&table.state);
        let rows = sheet.seats[seat]
            .rows
            .iter()
            .filter(|r| r.item == "balance");
        assert_eq!(rows.count(), 1);
    }
}

#[test]
fn rf_6_totems_are_all_different_dealt_or_named() {
    let mut first = BTreeSet::new();
    for seed in 0..40 {
        let table = Table::shuffled(4, seed);
        let totems: BTreeSet<Animal> = Seat::first(4)
            .filter_map(|s| table.view().totem(s))
            .collect();
        assert_eq!(totems.len(), 4);
        first.extend(table.view().totem(Seat::P1));
    }
    assert_eq!(first.len(), 4, "chance deals every totem to the first seat");
    let named = game(2, &[("totems", "parrot,frog")]);
    let view = named.view(&named.start(), Viewer::Public);
    assert_eq!(view.totem(Seat::P1), Some(Animal::Parrot));
    assert_eq!(view.totem(Seat::P2), Some(Animal::Frog));
    for bad in ["parrot", "parrot,parrot", "parrot,frog,monkey", "cat,frog"] {
        let setup = Setup::new(Rainforest::descriptor(), 2, [("totems", bad)], None);
        assert!(setup.and_then(|s| Rainforest::new(&s)).is_err(), "{bad}");
    }
}

#[test]
fn rf_7_one_begins_by_chance_or_by_name_and_turns_go_clockwise() {
    let mut begun = BTreeSet::new();
    for seed in 0..30 {
        let mut table = Table::shuffled(3, seed);
        let first = table.turn();
        begun.insert(first);
        assert_eq!(table.view().first(), first);
        for step in 1..=3 {
            table.quick_turn();
            let after = (0..step).fold(first, |s, _| s.next(3));
            assert_eq!(table.turn(), after);
        }
        assert_eq!(table.view().rounds(), 1);
    }
    assert_eq!(begun.len(), 3);
    let named = game(3, &[("first-seat", "P3")]);
    let state = named.start();
    assert_eq!(named.pending(&state), Pending::Chance);
    assert_eq!(named.view(&state, Viewer::Public).first(), Seat::P3);
}
