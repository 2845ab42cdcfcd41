//! Who knows what: the table of zones, and worlds behind a view.

use table::random::fast;
use table::{Game, Seat, Step, Viewer};

use super::support::*;
use crate::rules::Kind;
use crate::rules::cards::{Entry, Zone};
use crate::rules::state::State;
use crate::rules::unseen::Unseen;

#[test]
fn ca_23_what_was_seen_stays_known_until_it_leaves_the_pile() {
    let scene = two()
        .pile(1, "fern sun")
        .pile(2, "rain")
        .begin()
        .act("pass, keep");
    // The second seat looks, refuses, and a third card comes on top.
    let scene = scene.chance("fire").act("pass");
    assert_eq!(scene.known("P1", 1), "fern sun");
    assert_eq!(scene.known("P2", 1), "fern sun fire");
    assert_eq!(scene.state.unseen[0], 1);
    // Once the pile is taken nothing of it is known any more but the forest.
    let scene = scene
        .chance("bromelia")
        .act("keep")
        .chance("monstera")
        .act("keep");
    assert_eq!(scene.known("P2", 1), "");
    assert_eq!(scene.has(1, "fern"), 1);
}

/// What lies under the plant may be exchanged for a card of its own kind: then nobody else can tell.
#[test]
fn ca_63_nobody_is_told_whether_a_hidden_card_was_exchanged() {
    let scene = with("boa,frog,ants,kinkajou,sloth,toucan")
        .forest(1, "pitcher")
        .pile(1, "fern")
        .begin()
        .act("keep, hide fern")
        .chance("sun")
        .act("keep")
        .chance("fern")
        .act("keep");
    assert_eq!(scene.legal(), "hide fern, done");
    let told = |action: &str, viewer: Viewer| {
        let step = Step::Act(Seat::P1, action.parse().unwrap());
        scene
            .game
            .check(&scene.state, step)
            .unwrap()
            .describe(viewer)
    };
    for viewer in [Viewer::Seat(Seat::P2), Viewer::Public] {
        assert_eq!(told("hide fern", viewer), told("done", viewer));
    }
    // It changes nothing for its owner either.
    let own = Viewer::Seat(Seat::P1);
    assert_eq!(told("hide fern", own), told("done", own));
    let after = |action: &str| {
        let mut state = scene.state;
        let action = action.parse().unwrap();
        scene.game.apply(&mut state, Seat::P1, action).unwrap();
        scene.game.view(&state, Viewer::Public)
    };
    let json = |action: &str| serde_json::to_value(after(action)).unwrap();
    assert_eq!(json("hide fern"), json("done"));
}

#[test]
fn ca_24_everybody_sees_who_looked() {
    let scene = two().pile(1, "fern").pile(2, "rain").begin().act("pass");
    let json = serde_json::to_value(scene.view("P2")).unwrap();
    let card = &json["piles"][0]["seen"][0];
    assert!(card["card"].is_null());
    assert_eq!(card["known_by"], 1);
}

#[test]
fn ca_25_the_table_of_zones() {
    let mut scene: Scene = Scene::new(2, &[("cards", "all")]);
    // One card in every zone, known to the first seat.
    let zones = [
        (Zone::pile(0), [true, false, false]),
        (Zone::pitcher(0), [true, false, false]),
        (Zone::hoatzin(0), [true, false, false]),
        (Zone::SKY, [true, false, false]),
        (Zone::SEEDS, [true, false, false]),
        (Zone::UNDER, [true, false, false]),
        (Zone::AWAY, [true, false, false]),
        (Zone::LEFT, [true, false, false]),
        (Zone::TRANSIT, [true, false, false]),
        (Zone::hand(0), [true, true, true]),
        (Zone::DRAWN, [true, true, true]),
    ];
    for (zone, _) in zones {
        scene.state.cards.insert(Entry::new(zone, Kind::Fern, 1));
    }
    for (zone, sees) in zones {
        for (viewer, sees) in ["P1", "P2", "public"].iter().zip(sees) {
            let known = scene.view(viewer).known_in(zone).count();
            assert_eq!(known == 1, sees, "{viewer} in {zone:?}");
        }
    }
    // Alone, a card that lies face up is seen by everybody.
    let mut alone = solo();
    alone
        .state
        .cards
        .insert(Entry::new(Zone::pile(0), Kind::Fire, 3));
    alone
        .state
        .cards
        .insert(Entry::new(Zone::pile(0), Kind::Fern, 1));
    assert_eq!(alone.known("P1", 1), "fern fire");
    assert_eq!(alone.known("public", 1), "fire");
}

/// All worlds of a small position, by hand: three unknown cards, of which the other seat has seen
/// one, and one more that is known to be a threat.
#[test]
fn ca_23_ca_67_resampled_worlds_have_the_right_odds() {
    let mut scene = with("boa,goliath,hoatzin,howler,jaguar,tamarin,butterfly");
    let mut only = [0u8; crate::rules::KINDS];
    only[Kind::Fern.index()] = 2;
    only[Kind::Fire.index()] = 2;
    only[Kind::Disease.index()] = 1;
    scene.state.pool = Unseen::new(only);
    (scene.state.deck, scene.state.later) = (1, [0, 0]);
    scene.state.unseen = [0; 6];
    // The second seat saw a fern on pile 1 and left a threat (a fire) on pile 2.
    for (pile, kind, marked) in [(0, Kind::Fern, false), (1, Kind::Fire, true)] {
        let entry = Entry::new(Zone::pile(pile), kind, 2);
        scene
            .state
            .cards
            .insert(if marked { entry.marked() } else { entry });
        scene.state.pool.take(kind.index());
    }
    let view = scene.view("P1");
    let world = |first: Kind, second: Kind| -> State {
        let mut state = scene.state;
        let mut pool = Unseen::new(only);
        state.cards = crate::rules::cards::Cards::default();
        for (pile, kind, marked) in [(0, first, false), (1, second, true)] {
            let entry = Entry::new(Zone::pile(pile), kind, 2);
            state
                .cards
                .insert(if marked { entry.marked() } else { entry });
            pool.take(kind.index());
        }
        state.pool = pool;
        state
    };
    // The marked card is one of three threats; the other any of the four that are left.
    let worlds = [
        (world(Kind::Fern, Kind::Fire), 2.0 * 2.0),
        (world(Kind::Fire, Kind::Fire), 2.0),
        (world(Kind::Disease, Kind::Fire), 2.0),
        (world(Kind::Fern, Kind::Disease), 2.0),
        (world(Kind::Fire, Kind::Disease), 2.0),
    ];
    table::suite::resample_matches(&scene.game, &view, &worlds, 20_000);
}

#[test]
fn ca_25_a_view_is_the_same_in_every_world_behind_it() {
    let scene = two()
        .pile(1, "fern sun")
        .pile(2, "rain")
        .begin()
        .act("pass, pass");
    let mut rng = fast(11, 0);
    for viewer in Viewer::all(2) {
        let view = scene.game.view(&scene.state, viewer);
        for _ in 0..20 {
            let world = scene.game.resample(&view, &mut rng);
            assert!(scene.game.view(&world, viewer) == view);
        }
    }
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<State>() <= 1024, "{}", size_of::<State>());
}
