//! The eleven season cards.

use table::{Game, Seat};

use super::support::*;
use crate::rules::kind::SeasonCard;
use crate::rules::ledger::Item;
use crate::rules::stage::Phase;

#[test]
fn ca_74_a_season_card_each_season_and_none_twice() {
    let scene: Scene = Scene::new(2, &[("shifting-seasons", "yes")]);
    assert_eq!(scene.phase(), Phase::SeasonCard);
    let scene = scene.chance("season leaves").end(1);
    assert_eq!(scene.phase(), Phase::SeasonCard);
    let mut outcomes = table::Outcomes::new();
    scene.game.outcomes(&scene.state, &mut outcomes);
    assert_eq!(outcomes.len(), 10);
    let setup = table::Setup::new(
        crate::rules::Canopee::descriptor(),
        1,
        [("shifting-seasons", "yes")],
        None,
    );
    assert!(
        crate::rules::Canopee::new(&setup.unwrap()).is_err(),
        "not alone"
    );
}

#[test]
fn ca_75_cleansing_draws_for_a_threat() {
    let scene = season(SeasonCard::Cleansing)
        .pile(1, "fire fern")
        .begin()
        .act("keep");
    assert_eq!((scene.phase(), scene.state.deck), (Phase::Draw, 28));
    let scene = scene.chance("sun");
    assert_eq!(
        (scene.has(1, "fire"), scene.has(1, "sun"), scene.state.deck),
        (1, 1, 26)
    );
    let none = season(SeasonCard::Cleansing)
        .pile(1, "fern")
        .begin()
        .act("keep");
    assert_eq!(none.state.turn, 1);
}

#[test]
fn ca_76_danger_keeps_threats() {
    let scene = season(SeasonCard::Danger)
        .forest(1, "fire*3 disease")
        .end(1);
    assert_eq!((scene.has(1, "fire"), scene.has(1, "disease")), (2, 0));
}

#[test]
fn ca_77_ca_133_diversity_rewards_species() {
    let scene = season(SeasonCard::Diversity)
        .forest(1, "boa boa-mate")
        .forest(2, "frog sloth-mate")
        .end(1);
    assert_eq!(
        (
            scene.row(1, 1, Item::SeasonCard),
            scene.row(2, 1, Item::SeasonCard)
        ),
        (0, 3)
    );
    let tied = season(SeasonCard::Diversity)
        .forest(1, "boa")
        .forest(2, "frog")
        .end(1);
    assert_eq!(
        (
            tied.row(1, 1, Item::SeasonCard),
            tied.row(2, 1, Item::SeasonCard)
        ),
        (3, 3)
    );
}

#[test]
fn ca_78_ca_133_hunting_takes_an_animal_or_points() {
    let scene = season(SeasonCard::Hunting).forest(1, "boa frog").end(1);
    assert_eq!(scene.legal(), "lose, hunt");
    let hunted = scene.act("hunt").chance("boa");
    assert_eq!(
        (hunted.has(1, "boa"), hunted.row(1, 1, Item::SeasonCard)),
        (0, 0)
    );
    assert_eq!(
        hunted.row(2, 1, Item::SeasonCard),
        -4,
        "without animals there is no choice"
    );
    let paid = season(SeasonCard::Hunting)
        .forest(1, "boa frog")
        .end(1)
        .act("lose");
    assert_eq!(
        (paid.has(1, "boa"), paid.row(1, 1, Item::SeasonCard)),
        (1, -4)
    );
}

#[test]
fn ca_79_ca_133_leaves_count_species_of_plants() {
    let scene = season(SeasonCard::Leaves)
        .forest(1, "fern*2 bromelia seed*0 rain")
        .end(1);
    assert_eq!(scene.row(1, 1, Item::SeasonCard), 2);
}

#[test]
fn ca_80_mating_draws_for_a_pair() {
    let scene = season(SeasonCard::Mating)
        .forest(1, "boa")
        .pile(1, "boa-mate fern")
        .begin()
        .act("keep");
    assert_eq!(scene.phase(), Phase::DrawOpen);
    let scene = scene.chance("sun, rain");
    assert_eq!(scene.legal(), "take rain, take sun, done");
    let scene = scene.act("done");
    assert_eq!(
        (
            scene.gone("rain"),
            scene.gone("sun"),
            scene.has(1, "boa-mate")
        ),
        (1, 1, 1)
    );
    // Both cards of a pair in one pile are a pair too.
    let scene = season(SeasonCard::Mating)
        .pile(1, "frog frog-mate")
        .begin()
        .act("keep");
    assert_eq!(scene.phase(), Phase::DrawOpen);
}

#[test]
fn ca_125_two_marmosets_are_a_pair_for_mating() {
    let options = [("shifting-seasons", "yes"), ("cards", "wildlife")];
    let scene: Scene = Scene::new(2, &options);
    let scene = scene
        .chance("season mating")
        .forest(1, "marmoset")
        .pile(1, "marmoset")
        .begin();
    assert_eq!(scene.act("keep").phase(), Phase::DrawOpen);
}

#[test]
fn ca_81_rot_turns_trunks_into_points() {
    let scene = season(SeasonCard::Rot).trees(1, "0+2, 1, 1*1").end(1);
    assert_eq!(scene.legal(), "rot trunk-0 of 1, rot trunk-2 of 1");
    let scene = scene.act("rot trunk-2 of 1");
    assert_eq!(scene.row(1, 1, Item::SeasonCard), 2 + 1);
    assert_eq!(scene.wood(1), "0, 1*1 scored awarded");
}

#[test]
fn ca_82_sky_lays_the_top_card_on_a_pile() {
    let scene = season(SeasonCard::Sky)
        .pile(1, "sun")
        .pile(3, "fern")
        .begin()
        .act("keep");
    assert_eq!(scene.phase(), Phase::SkyLook);
    let scene = scene.chance("fire");
    assert_eq!(scene.legal(), "put 1, put 2, put 3");
    let scene = scene.act("put 3");
    assert_eq!(
        (scene.known("P1", 3), scene.known("P2", 3)),
        ("fire".to_string(), String::new())
    );
    assert_eq!(scene.state.pile_size(2), 2);
}

#[test]
fn ca_83_ca_133_stature_takes_an_animal() {
    let scene = season(SeasonCard::Stature)
        .trees(1, "1+1*0")
        .trees(2, "1*0")
        .forest(2, "boa frog");
    let scene = scene.end(1);
    assert_eq!(
        (scene.chooser(), scene.legal()),
        (Seat::P1, "take boa, take frog".to_string())
    );
    let scene = scene.act("take frog");
    assert_eq!((scene.has(1, "frog"), scene.has(2, "frog")), (1, 0));
    assert_eq!(scene.row(1, 1, Item::Tallest), 0);
    assert_eq!(scene.wood(1), "1+1*0 scored", "no tree is marked");
    // Tied: both take one, but not the one just taken.
    let tied = season(SeasonCard::Stature).trees(1, "1*0").trees(2, "1*0");
    let tied = tied.forest(1, "sloth").forest(2, "boa").end(2);
    let tied = tied.act("take sloth");
    assert_eq!(tied.legal(), "take boa");
    let tied = tied.act("take boa");
    assert_eq!((tied.has(1, "boa"), tied.has(2, "sloth")), (1, 1));
}

#[test]
fn ca_84_symbiotes_share_two_cards() {
    let grow = || {
        let scene = season(SeasonCard::Symbiotes)
            .trees(1, "0")
            .pile(1, "canopy-1")
            .pile(2, "fern");
        scene.begin().act("keep").chance("sun, rain")
    };
    assert_eq!(grow().legal(), "take rain, take sun");
    let offered = grow().act("take sun");
    assert_eq!(
        (offered.chooser(), offered.legal()),
        (Seat::P2, "accept, decline".to_string())
    );
    let taken = offered.act("accept");
    assert_eq!((taken.has(1, "sun"), taken.has(2, "rain")), (1, 1));
    let refused = grow().act("take sun, decline");
    assert_eq!((refused.has(2, "rain"), refused.gone("rain")), (0, 1));
}

#[test]
fn ca_85_fecundity_is_a_fourth_pile() {
    let scene = season(SeasonCard::Fecundity);
    assert_eq!(scene.state.unseen[..4], [1, 2, 3, 3]);
    let scene = scene
        .pile(1, "fern")
        .pile(2, "")
        .pile(3, "rain")
        .pile(4, "sun fern")
        .begin();
    let scene = scene.act("pass, pass");
    assert_eq!(scene.known("P1", 4), "fern sun");
    let scene = scene.act("keep");
    assert_eq!(scene.state.unseen[3], 1, "it is refilled like the others");
    // When the deck runs dry it is the last pile that must be taken.
    let dry = season(SeasonCard::Fecundity)
        .pile(1, "")
        .pile(2, "")
        .pile(3, "rain")
        .pile(4, "sun");
    let dry = dry.deck(0).begin().act("pass");
    assert_eq!(dry.legal(), "keep");
}

#[test]
fn ca_137_only_open_cards_set_off_cleansing_and_sky() {
    let options = [("shifting-seasons", "yes"), ("cards", "all")];
    let scene: Scene = Scene::new(2, &options);
    let scene = scene
        .chance("season cleansing")
        .forest(1, "pitcher")
        .pile(1, "fire fern")
        .begin();
    let scene = scene.act("keep, hide fire");
    assert_eq!(
        (scene.state.turn, scene.has(1, "fern")),
        (1, 1),
        "nothing is drawn"
    );
    let scene: Scene = Scene::new(2, &options);
    let scene = scene
        .chance("season cleansing")
        .forest(1, "hoatzin")
        .pile(1, "fire")
        .begin();
    assert_eq!(scene.act("hoatzin").state.turn, 1);
}
