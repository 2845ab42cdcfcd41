//! The end of a season and of the game.

use table::{Game, Seat};

use super::support::*;
use crate::rules::ledger::Item;
use crate::rules::stage::Phase;

#[test]
fn ca_36_steps_begin_with_whoever_took_the_last_pile() {
    let build = || two().forest(1, "ants fern").forest(2, "butterfly*0 fern*2");
    let first = |last: usize| {
        let scene = two()
            .forest(1, "fire*2 fern bromelia monstera")
            .forest(2, "fire*2 fern bromelia monstera");
        scene.end(last).chooser()
    };
    assert_eq!(first(1), Seat::P1);
    assert_eq!(first(2), Seat::P2);
    assert_eq!(
        build().end(2).chooser(),
        Seat::P1,
        "only this seat has ants"
    );
}

#[test]
fn ca_37_ca_119_the_wildlife_step_comes_before_the_seeds() {
    let scene = two().forest(1, "ants seed fire*2").end(1);
    assert_eq!(scene.phase(), Phase::Wild);
    // One fire less: four cards of germination instead of five.
    let scene = scene.act("ants, discard fire");
    assert_eq!((scene.phase(), scene.state.left), (Phase::SeedDraw, 4));
}

#[test]
fn ca_38_ca_39_seeds_draw_three_and_one_a_fire_and_keep_one_each() {
    let scene = two().trees(1, "0").forest(1, "seed*2 fire").end(1);
    assert_eq!(scene.state.left, 4);
    let scene = scene.chance("fern, rain, canopy-2, trunk-2");
    assert_eq!(scene.known("P2", 1), "");
    assert_eq!(
        scene.legal(),
        "take fern, take rain, take trunk-2, take canopy-2, done"
    );
    assert_eq!(scene.refused("take sun"), "CA-39");
    let scene = scene.act("take trunk-2, trunk-2 on 1, take canopy-2");
    assert_eq!(scene.row(1, 1, Item::Trees), 2 + 2 * 2);
    assert_eq!(scene.gone("seed"), 2);
    // The fern and the rain lie under the deck; only the first seat knows.
    assert_eq!(scene.state.seeds.total(), 17);
    let under = |viewer: &str| {
        scene
            .view(viewer)
            .known_in(crate::rules::cards::Zone::UNDER)
            .count()
    };
    assert_eq!((under("P1"), under("P2"), under("public")), (2, 0, 0));
}

#[test]
fn ca_114_germination_cards_need_not_be_kept() {
    let scene = two()
        .trees(1, "0")
        .forest(1, "seed")
        .end(1)
        .chance("canopy-0, fern, rain");
    let scene = scene.act("done");
    assert_eq!((scene.wood(1).as_str(), scene.state.season), ("0", 1));
    assert_eq!(scene.gone("seed"), 1);
}

#[test]
fn ca_40_ca_117_two_fires_burn_two_plants() {
    let scene = two().forest(1, "fire*2 fern*3 bromelia*2").end(1);
    assert_eq!(scene.legal(), "discard fern, discard bromelia");
    let scene = scene.act("discard fern, discard fern");
    assert_eq!(
        (scene.row(1, 1, Item::Fern), scene.row(1, 1, Item::Bromelia)),
        (2, 7)
    );
    // Fewer plants: what there is. Trunks are no plants.
    let scene = two().trees(1, "1*1").forest(1, "fire*2 fern").end(1);
    assert_eq!(scene.row(1, 1, Item::Fern), 0);
    assert_eq!(scene.row(1, 1, Item::Trees), 2);
}

#[test]
fn ca_41_ca_118_three_fires_burn_one_plant_of_everybody() {
    let scene = two()
        .forest(1, "fire*3 fern*2")
        .forest(2, "bromelia*3")
        .end(1);
    assert_eq!(scene.row(1, 1, Item::Fern), 2);
    assert_eq!(scene.row(2, 1, Item::Bromelia), 7);
    // Both with three fires: two losses for both.
    let scene = two()
        .forest(1, "fire*3 fern*3")
        .forest(2, "fire*3 bromelia*4")
        .end(1);
    assert_eq!(scene.row(1, 1, Item::Fern), 2);
    assert_eq!(scene.row(2, 1, Item::Bromelia), 7);
}

#[test]
fn ca_42_diseases_take_animals() {
    let scene = two().forest(1, "disease*2 boa frog-mate sloth-mate").end(1);
    assert_eq!(
        scene.legal(),
        "discard boa, discard frog-mate, discard sloth-mate"
    );
    let scene = scene.act("discard boa, discard sloth-mate");
    assert_eq!((scene.has(1, "frog-mate"), scene.gone("boa")), (1, 1));
    let scene = two().forest(1, "disease*3 boa").forest(2, "frog").end(2);
    assert_eq!((scene.has(1, "boa"), scene.has(2, "frog")), (0, 0));
    let scene = two().forest(1, "disease*3").forest(2, "frog").end(2);
    assert_eq!(scene.has(2, "frog"), 0, "who has no animals loses none");
}

#[test]
fn ca_43_ca_51_complete_trees_count_once_and_incomplete_ones_stay() {
    let scene = two().trees(1, "1+2*2, 0*1, 2+2").end(2);
    assert_eq!(scene.row(1, 1, Item::Trees), 7 + 1);
    assert_eq!(scene.wood(1), "2+2, 0*1 scored, 1+2*2 scored awarded");
    let scene = scene.end(2);
    assert_eq!(scene.row(1, 2, Item::Trees), 0);
}

#[test]
fn ca_48_ca_49_the_tallest_tree_wins_and_ties_share() {
    let scene = two().trees(1, "1+1*0, 1+1*1").trees(2, "0*1").end(1);
    assert_eq!(
        (
            scene.row(1, 1, Item::Tallest),
            scene.row(2, 1, Item::Tallest)
        ),
        (3, 0)
    );
    // Its second tree of two still competes in the next season: four points.
    let scene = scene.end(1);
    assert_eq!(scene.row(1, 2, Item::Tallest), 4);
    // Both marked now: in the third season the small tree of the other wins five.
    let scene = scene.end(1);
    assert_eq!(
        (
            scene.row(1, 3, Item::Tallest),
            scene.row(2, 3, Item::Tallest)
        ),
        (0, 5)
    );
    let tied = two().trees(1, "1*0").trees(2, "0*1").end(1);
    assert_eq!(
        (tied.row(1, 1, Item::Tallest), tied.row(2, 1, Item::Tallest)),
        (3, 3)
    );
    let nobody = two().trees(1, "1").end(1);
    assert_eq!(nobody.row(1, 1, Item::Tallest), 0);
}

#[test]
fn ca_54_ca_127_the_fewest_points_begin() {
    let first = |a, b, last| two().points(1, a).points(2, b).end(last).state.first;
    assert_eq!(first(5, 3, 1), 1);
    assert_eq!(first(2, 3, 1), 0);
    // Tied: whoever did not take the last pile.
    assert_eq!(first(3, 3, 1), 1);
    assert_eq!(first(3, 3, 2), 0);
    let random: Scene = Scene::new(2, &[("tied-start", "random")]);
    let random = random.end(1);
    assert_eq!(random.phase(), Phase::First);
    assert_eq!(random.chance("first P1").state.first, 0);
}

#[test]
fn ca_55_animals_count_at_the_end_of_the_game() {
    let scene = two()
        .trees(1, "")
        .trees(2, "")
        .forest(1, "toucan frog frog-mate sloth-mate boa");
    let scene = scene.last_season().end(1);
    assert_eq!(scene.phase(), Phase::Over);
    assert_eq!(scene.total(1), 1 + 2 + 5 + 2 - 1);
}

#[test]
fn ca_56_the_most_complete_trees_bring_ten() {
    let scene = two()
        .trees(1, "0*0, 0*0")
        .trees(2, "0*0")
        .last_season()
        .end(1);
    // All trees of height one tie for the tallest.
    assert_eq!((scene.total(1), scene.total(2)), (5 + 10, 5));
    let tied = two().trees(1, "0*0").trees(2, "0*0").last_season().end(1);
    assert_eq!((tied.total(1), tied.total(2)), (15, 15));
}

#[test]
fn ca_57_ca_128_ties_go_to_the_animals_and_then_are_shared() {
    let winners = |a: &str, b: &str| {
        let scene = two().forest(1, a).forest(2, b).last_season().end(1);
        let winners = scene.game.winners(&scene.state);
        winners.iter().map(|s| s.index() + 1).collect::<Vec<_>>()
    };
    assert_eq!(winners("frog", "toucan"), [1]);
    assert_eq!(
        winners("frog ants", "sloth"),
        [1],
        "two animals against one"
    );
    assert_eq!(winners("frog", "sloth"), [1, 2]);
}

/// The rulebook's end of a third season: 8 + 8 + 5 + 10 points and both awards.
#[test]
fn ca_43_ca_44_ca_47_ca_55_ca_56_the_rulebooks_end_of_the_third_season() {
    let scene = two()
        .trees(1, "1+2*2, 0*1, 0*0 scored, 0*0 scored, 1*1 scored")
        .forest(
            1,
            "bromelia fern*3 monstera rain*2 sun toucan frog frog-mate sloth-mate",
        )
        .trees(2, "0+1+1*1, 0*1 scored, 1*0 scored, 2*1 scored")
        .last_season()
        .end(1);
    assert_eq!(scene.row(1, 3, Item::Trees), 8);
    let plants = scene.row(1, 3, Item::Bromelia) + scene.row(1, 3, Item::Fern);
    assert_eq!((plants, scene.row(1, 3, Item::Monstera)), (8, 0));
    assert_eq!(scene.row(1, 3, Item::Weather), 5);
    assert_eq!(scene.state.wildlife_points(scene.game.config(), 0), 10);
    // Otto has the tallest tree, Maria the most complete trees.
    assert_eq!(
        (
            scene.row(1, 3, Item::Tallest),
            scene.row(2, 3, Item::Tallest)
        ),
        (0, 5)
    );
    assert_eq!(scene.total(1), 8 + 8 + 5 + 10 + 10);
    // The scoring pad says the same.
    let text = "canopee\nend: game\nseat\ntrees: 1+2*2, 0*1, 0*0 scored, 0*0 scored, 1*1 scored\n\
        cards: bromelia fern*3 monstera rain*2 sun\nwildlife: toucan frog frog-mate sloth-mate\n\
        seat\ntrees: 0+1+1*1, 0*1 scored, 1*0 scored, 2*1 scored\n";
    let scored = crate::rules::Canopee::score_position(text, None).unwrap();
    assert_eq!(scored.sheet.seats[Seat::P1].total(), 41);
    assert_eq!(scored.json["seats"][0]["total"], 41);
    assert_eq!(scored.sheet.winners.iter().collect::<Vec<_>>(), [Seat::P1]);
}

#[test]
fn ca_130_the_germination_deck_is_made_anew_when_it_has_been_through() {
    let mut scene = two().forest(1, "seed").end(1);
    // All but two cards have been seen and laid back.
    for kind in 0..crate::rules::kind::SEED_KINDS {
        while scene.state.seeds.count(kind) > 0 && scene.state.seeds.total() > 2 {
            scene.state.seeds.take(kind);
            let kind = crate::rules::Kind::ALL[kind];
            let entry = crate::rules::cards::Entry::new(crate::rules::cards::Zone::UNDER, kind, 2);
            scene.state.cards.insert(entry);
        }
    }
    let scene = scene.chance("canopy-2, canopy-1");
    assert_eq!(
        (scene.state.seeds.total(), scene.phase()),
        (19, Phase::SeedDraw)
    );
    assert_eq!(scene.chance("fern").phase(), Phase::SeedPick);
}

#[test]
fn ca_126_a_seed_is_no_plant() {
    let scene = two()
        .forest(1, "fire*2 seed fern*2")
        .end(1)
        .chance("rain, rain, sun, sun, fern");
    let scene = scene.act("done");
    assert_eq!(
        scene.row(1, 1, Item::Fern),
        0,
        "both ferns burned, not the seed"
    );
    assert_eq!(scene.gone("fern"), 2);
}
