//! Alone against the Forest Spirit.

use table::{Game, Seat};

use super::support::*;
use crate::rules::ledger::Item;
use crate::rules::stage::Phase;

fn spirit(level: &str) -> Scene {
    Scene::new(1, &[("spirit", level)])
}

/// A solo table whose Spirit has no trees yet.
fn bare() -> Scene {
    solo().trees(2, "")
}

#[test]
fn ca_92_starting_trunks_of_the_three_levels() {
    let trunks = |level| (spirit(level).wood(1), spirit(level).wood(2));
    assert_eq!(trunks("normal"), (String::new(), "0".to_string()));
    assert_eq!(trunks("easy"), ("0".to_string(), "0".to_string()));
    assert_eq!(trunks("hard"), (String::new(), "0, 0".to_string()));
    // Every season brings the Spirit another one.
    assert_eq!(spirit("normal").end(1).wood(2), "0, 0");
}

#[test]
fn ca_93_you_begin_every_season_and_every_step() {
    let scene = bare()
        .points(1, 50)
        .forest(2, "fire*2 fern bromelia monstera")
        .forest(1, "ants");
    let scene = scene.end(1);
    assert_eq!((scene.phase(), scene.state.who), (Phase::Wild, 0));
    let scene = scene.act("done");
    let scene = if scene.phase() == Phase::Target {
        scene.act("discard fern")
    } else {
        scene
    };
    assert_eq!((scene.state.season, scene.state.turn), (1, 0));
}

#[test]
fn ca_94_threats_of_refused_piles_lie_face_up() {
    let scene = bare()
        .pile(1, "fire fern")
        .pile(2, "rain")
        .begin()
        .act("pass");
    assert_eq!(scene.known("public", 1), "fire");
    assert_eq!(scene.known("P1", 1), "fern fire");
}

#[test]
fn ca_95_ca_96_the_rulebooks_turn_of_the_spirit() {
    // Pile 3 has the most cards face down; a drought lay among them.
    let scene = bare()
        .trees(2, "1")
        .pile(1, "sun")
        .pile(2, "rain")
        .pile(3, "trunk-0 fern drought");
    let mut scene = scene;
    scene.state.turn = 1;
    scene.state.stage = crate::rules::Stage::Open;
    scene.state.go_on(scene.game.config());
    assert_eq!(scene.state.unseen[..3], [1, 1, 2]);
    // It began a tree with the trunk and keeps the fern; the drought asks for one of the trunks,
    // which are both worth nothing yet: the player chooses among equals.
    assert_eq!(scene.has(2, "fern"), 1);
    assert_eq!(scene.legal(), "fell trunk-1 of 1, fell trunk-0 of 2");
    let scene = scene.act("fell trunk-0 of 2");
    assert_eq!((scene.wood(2).as_str(), scene.gone("drought")), ("1", 1));
}

#[test]
fn ca_95_ties_go_to_fewer_open_cards_then_to_the_left() {
    let scene = bare()
        .pile(1, "fire")
        .pile(2, "sun")
        .pile(3, "rain")
        .begin();
    // Refusing pile 1 turns the fire up: one card down, one up; pile 2 is as full but has none up.
    let scene = scene.deck(1).act("pass, keep");
    assert_eq!(scene.state.turn, 0);
    assert_eq!(scene.has(2, "rain"), 1, "pile 3: one down, none up");
}

#[test]
fn ca_97_ca_136_where_the_spirits_trunks_go() {
    let with_hand = |mine: &str, its: &str, trunk: &str| {
        let mut scene = solo().trees(1, mine).trees(2, its);
        let kind: crate::rules::Kind = trunk.parse().unwrap();
        scene.state.pool.take(kind.index());
        scene.state.hand(1, kind);
        scene.state.go_on(scene.game.config());
        scene
    };
    // With at most one incomplete tree it begins another.
    assert_eq!(with_hand("", "0", "trunk-1").wood(2), "1, 0");
    assert_eq!(with_hand("", "0, 1*1", "trunk-1").wood(2), "1, 0, 1*1");
    // Yours is taller: its tallest incomplete tree grows.
    assert_eq!(with_hand("1+1+1", "0, 0+1", "trunk-2").wood(2), "0, 0+1+2");
    // An awarded tree of yours does not count: another tree catches up.
    assert_eq!(
        with_hand("1+1+1*0 scored awarded", "0, 0+1", "trunk-2").wood(2),
        "0+2, 0+1"
    );
    // All as tall: the player chooses among them.
    let choice = with_hand("", "0, 1", "trunk-2");
    assert_eq!(choice.legal(), "trunk-2 on 1, trunk-2 on 2");
}

#[test]
fn ca_98_its_canopies_go_on_its_tallest_tree() {
    let mut scene = bare().trees(2, "0, 1+1");
    scene.state.pool.take(crate::rules::Kind::Canopy1.index());
    scene.state.hand(1, crate::rules::Kind::Canopy1);
    scene.state.go_on(scene.game.config());
    assert_eq!(scene.wood(2), "0, 1+1*1");
}

#[test]
fn ca_99_the_spirit_loses_and_keeps_what_is_best_for_it() {
    // Two fires: of three bromelias and a fern it must give up two.
    let scene = bare().forest(2, "fire*2 bromelia*3 fern").end(1);
    // Without a bromelia and the fern: 7. Without two bromelias: 2 + 2. So the first, in any order.
    assert_eq!(scene.legal(), "discard fern, discard bromelia");
    let scene = scene.act("discard bromelia");
    assert_eq!(scene.gone("fern"), 1);
    assert_eq!(scene.row(2, 1, Item::Bromelia), 7);
    // Germination: the canopy that completes a tree and wins both awards.
    let scene = bare()
        .trees(2, "1+1")
        .forest(2, "seed")
        .end(1)
        .chance("canopy-1, fern, sun");
    assert_eq!(scene.row(2, 1, Item::Trees), 4);
}

#[test]
fn ca_100_more_threats_bring_it_seven() {
    assert_eq!(bare().forest(2, "fire").end(1).row(2, 1, Item::Threats), 7);
    assert_eq!(
        bare()
            .forest(1, "fire")
            .forest(2, "disease")
            .end(1)
            .row(2, 1, Item::Threats),
        0
    );
}

#[test]
fn ca_101_its_animals_count_double_and_do_nothing() {
    let scene = bare()
        .forest(2, "boa frog frog-mate ants")
        .last_season()
        .end(1);
    assert_eq!(scene.phase(), Phase::Over, "no ants are asked for");
    assert_eq!(
        scene.state.wildlife_points(scene.game.config(), 1),
        2 * (2 + 5)
    );
    let all: Scene = Scene::new(1, &[("cards", "all")]);
    for card in ["fungi", "pitcher", "lightning"] {
        let kind: crate::rules::Kind = card.parse().unwrap();
        assert_eq!(all.state.pool.count(kind.index()), 0, "{card}");
    }
    assert_eq!(all.state.pool.count(crate::rules::Kind::Blight.index()), 2);
}

#[test]
fn ca_128_nobody_wins_against_a_better_spirit() {
    let scene = bare().forest(2, "frog frog-mate").last_season().end(1);
    assert!(scene.game.winners(&scene.state).is_empty());
    let sheet = scene.game.sheet(&scene.state);
    assert_eq!(
        (sheet.rivals[0].id, sheet.rivals[0].sheet.total()),
        ("spirit", 14)
    );
    let tied = bare().last_season().end(1);
    assert_eq!(
        tied.game.winners(&tied.state).iter().collect::<Vec<_>>(),
        [Seat::P1]
    );
}

#[test]
fn ca_138_the_goliath_leaves_threats_face_up() {
    let scene: Scene = Scene::new(1, &[("cards", "all")]);
    let scene = scene
        .forest(1, "goliath")
        .pile(1, "fern fire")
        .pile(2, "")
        .pile(3, "")
        .deck(0);
    let scene = scene.begin().act("leave fire, done");
    // The Spirit takes the fire that lay open: no card more, and it is in its forest now.
    assert_eq!(
        (scene.has(1, "fern"), scene.row(2, 1, Item::Threats)),
        (0, 7)
    );
    assert_eq!(scene.state.season, 1);
}
