//! Advanced plants, threats and animals.

use table::{Game, Seat};

use super::support::*;
use crate::rules::cards::Zone;
use crate::rules::ledger::Item;
use crate::rules::stage::Phase;

const SOME: &str = "boa,goliath,hoatzin,howler,jaguar,tamarin,butterfly";
const MARMOSETS: &str = "boa,ants,sloth,marmoset,butterfly,jaguar";

fn some() -> Scene {
    with(SOME)
}

#[test]
fn ca_58_ca_59_four_mixes() {
    let decks = |cards: &str| {
        let s = Scene::<crate::rules::Final>::new(2, &[("cards", cards)]).state;
        (s.deck + 6, s.later, s.species.count_ones())
    };
    assert_eq!(decks("plants"), (39, [39, 38], 6));
    assert_eq!(decks("wildlife"), (35, [35, 34], 7));
    assert_eq!(decks("all"), (40, [39, 39], 7));
    let scene = with("boa,frog,ants,jaguar,tamarin,butterfly");
    assert_eq!(scene.state.species.count_ones(), 6);
    assert_eq!(
        scene
            .state
            .pool
            .count(crate::rules::Kind::Butterfly.index()),
        2
    );
    assert_eq!(scene.state.pool.count(crate::rules::Kind::Sloth.index()), 0);
    // Drawn by chance.
    let scene: Scene = Scene::new(2, &[("cards", "diverse"), ("species", "random-7")]);
    assert_eq!(scene.phase(), Phase::Species);
    let scene = scene.chance(
        "species boa, species frog, species ants, species jaguar, species howler, species sloth, species marmoset",
    );
    assert_eq!(
        (scene.state.species.count_ones(), scene.phase()),
        (7, Phase::Look)
    );
    // Five species are too few, and four seats have all of them anyway.
    for (seats, list) in [(2, "boa,frog,ants,jaguar,sloth"), (4, SOME)] {
        let options = [("cards", "diverse"), ("species", list)];
        let setup =
            table::Setup::new(crate::rules::Canopee::descriptor(), seats, options, None).unwrap();
        assert!(crate::rules::Canopee::new(&setup).is_err(), "{list}");
    }
}

#[test]
fn ca_60_ca_134_a_fungus_trades_two_cards_for_one() {
    let scene = some()
        .trees(1, "")
        .forest(1, "fungi fire")
        .pile(1, "fern")
        .begin();
    assert_eq!(scene.legal(), "begin, fungi");
    let scene = scene.act("fungi").chance("sun");
    assert_eq!((scene.gone("fungi"), scene.gone("fire")), (1, 1));
    assert_eq!(scene.legal(), "take sun, done");
    assert_eq!(scene.act("done").gone("sun"), 1);
    let scene = some()
        .trees(1, "")
        .forest(1, "fungi fire")
        .pile(1, "fern")
        .begin();
    assert_eq!(
        scene
            .act("fungi")
            .chance("sun")
            .act("take sun")
            .has(1, "sun"),
        1
    );
    // Without a card to draw or another card to discard it is of no use.
    let empty = some()
        .forest(1, "fungi fire")
        .pile(1, "fern")
        .deck(0)
        .begin();
    assert_eq!(empty.refused("fungi"), "CA-60");
    let alone = some()
        .trees(1, "")
        .forest(1, "fungi")
        .pile(1, "fern")
        .begin();
    assert!(!alone.may("fungi"));
}

#[test]
fn ca_61_ca_62_ca_132_lianas_and_orchids_at_the_seasons_end() {
    let scene = some()
        .trees(1, "1*0, 0*0 scored")
        .forest(1, "lianas*2 orchid rain")
        .end(1);
    assert_eq!(
        (scene.row(1, 1, Item::Lianas), scene.row(1, 1, Item::Orchid)),
        (4, 4)
    );
    // The weather of germination counts for the orchid: it is looked at last.
    let scene = some()
        .forest(1, "orchid rain seed")
        .end(1)
        .chance("rain, fern, sun");
    let scene = scene.act("take rain");
    assert_eq!(scene.row(1, 1, Item::Orchid), 0);
}

#[test]
fn ca_63_a_pitcher_plant_hides_a_card_until_the_next_season() {
    let scene = some()
        .forest(1, "pitcher")
        .pile(1, "fern disease")
        .begin()
        .act("keep");
    assert_eq!(scene.legal(), "hide fern, hide disease, done");
    let scene = scene.act("hide fern");
    assert_eq!((scene.has(1, "fern"), scene.has(1, "disease")), (0, 1));
    let knows = |scene: &Scene, viewer: &str| scene.view(viewer).known_in(Zone::pitcher(0)).count();
    assert_eq!((knows(&scene, "P1"), knows(&scene, "P2")), (1, 0));
    // A second card replaces the first, which comes to light.
    let scene = scene
        .chance("sun")
        .act("keep")
        .chance("rain")
        .act("keep, hide rain");
    assert_eq!((scene.has(1, "fern"), scene.has(1, "rain")), (1, 0));
    // At the season's end the rain joins the forest for the next season.
    let scene = scene.end(1);
    assert_eq!(
        (
            scene.has(1, "rain"),
            scene.has(1, "fern"),
            scene.has(1, "pitcher")
        ),
        (1, 0, 0)
    );
    assert_eq!(scene.state.season, 1);
}

#[test]
fn ca_131_pitcher_plants_of_the_same_pile_and_lost_ones() {
    // A plant in the pile itself hides nothing of that pile.
    let scene = some().pile(1, "pitcher fern").begin().act("keep");
    assert_eq!((scene.has(1, "pitcher"), scene.has(1, "fern")), (1, 1));
    // Fire takes the plant: its card comes into the forest right afterwards.
    let scene = some()
        .forest(1, "pitcher fire*2")
        .pile(1, "bromelia")
        .begin()
        .act("keep, hide bromelia");
    let scene = scene.end(1);
    assert_eq!(scene.row(1, 1, Item::Bromelia), 2);
    // Two plants with two cards: the owner says which card lay under the lost one.
    let scene = some()
        .trees(1, "")
        .forest(1, "pitcher*2")
        .pile(1, "bromelia sun")
        .pile(2, "drought");
    let scene = scene.begin().act("keep, hide bromelia, hide sun");
    assert_eq!(scene.state.cards.count(Zone::pitcher(0)), 2);
    let scene = scene
        .chance("rain")
        .act("keep")
        .chance("fern")
        .act("pass, keep, done");
    assert_eq!(scene.legal(), "uncover bromelia, uncover sun");
    let scene = scene.act("uncover sun");
    assert_eq!((scene.has(1, "sun"), scene.has(1, "pitcher")), (1, 1));
    // Both plants burn: both cards come to light, and there is nothing to choose.
    let scene = some()
        .trees(1, "")
        .forest(1, "pitcher*2 fire*2")
        .pile(1, "bromelia orchid");
    let scene = scene.begin().act("keep, hide bromelia, hide orchid").end(1);
    assert_eq!(scene.row(1, 1, Item::Bromelia), 2);
    assert_eq!(scene.state.cards.count(Zone::pitcher(0)), 0);
    // After the last season a hidden animal still counts.
    let scene = some()
        .trees(1, "")
        .trees(2, "")
        .forest(1, "pitcher")
        .pile(1, "goliath")
        .begin();
    let scene = scene.act("keep, hide goliath").last_season().end(1);
    assert_eq!((scene.phase(), scene.total(1)), (Phase::Over, 2));
}

#[test]
fn ca_64_lightning_strikes_both() {
    let scene = some()
        .trees(1, "")
        .trees(2, "")
        .forest(2, "rain sun fern")
        .pile(1, "lightning fern bromelia monstera");
    let scene = scene.begin().act("keep, lay");
    assert_eq!(scene.legal(), "storm draw, storm discard");
    let scene = scene.act("storm discard");
    assert_eq!(scene.chooser(), Seat::P1);
    let scene = scene.act("discard fern, discard monstera");
    assert_eq!(scene.chooser(), Seat::P2);
    let scene = scene.act("discard rain, discard sun");
    assert_eq!((scene.has(1, "bromelia"), scene.has(2, "fern")), (1, 1));
    assert_eq!(scene.gone("lightning"), 1);
    // Both draw two; the other's drought acts at once.
    let scene = some()
        .trees(1, "")
        .trees(2, "")
        .forest(2, "rain sun")
        .pile(1, "lightning")
        .begin();
    let scene = scene
        .act("keep, storm draw")
        .chance("fern, fern, drought, bromelia");
    assert_eq!(scene.has(1, "fern"), 2);
    assert_eq!(
        (scene.chooser(), scene.legal()),
        (Seat::P2, "lay, play drought".to_string())
    );
    // With an empty deck nobody draws.
    let scene = some()
        .forest(1, "fern")
        .pile(1, "lightning")
        .pile(2, "rain")
        .deck(0)
        .begin();
    let scene = scene.act("keep, storm draw");
    assert_eq!((scene.state.turn, scene.has(1, "fern")), (1, 1));
}

#[test]
fn ca_65_blight_takes_a_plant_of_the_largest_group() {
    let scene = some().forest(1, "blight fern*3 bromelia*2").end(1);
    assert_eq!(scene.row(1, 1, Item::Fern), 0, "two ferns are left");
    let scene = some().forest(1, "blight fern*3 bromelia*3").end(1);
    assert_eq!(scene.legal(), "discard fern, discard bromelia");
    let scene = scene.act("discard bromelia");
    assert_eq!(
        (scene.row(1, 1, Item::Fern), scene.row(1, 1, Item::Bromelia)),
        (6, 7)
    );
}

#[test]
fn ca_66_ca_72_marmosets_count_heights_and_are_no_pair() {
    let scene = with(MARMOSETS)
        .trees(1, "0*0 scored, 0+1*0 scored, 1+1*0 scored")
        .trees(2, "");
    let scene = scene.forest(1, "marmoset*2").last_season().end(1);
    // Two heights for each of two marmosets, the award and the most trees.
    assert_eq!(scene.total(1), 2 * 2 + 5 + 10);
}

#[test]
fn ca_67_the_goliath_leaves_threats_behind() {
    let scene = some()
        .forest(1, "goliath")
        .pile(1, "fern fire disease")
        .begin();
    assert_eq!(scene.legal(), "keep, pass, leave fire, leave disease");
    let scene = scene.act("leave fire");
    assert_eq!(scene.legal(), "leave disease, done");
    let scene = scene.act("done");
    assert_eq!(
        (
            scene.has(1, "fern"),
            scene.has(1, "disease"),
            scene.has(1, "fire")
        ),
        (1, 1, 0)
    );
    assert_eq!(scene.state.pile_size(0), 2, "the fire and a new card");
    // Whoever looks on knows that it is a threat, not which.
    assert_eq!(scene.known("public", 1), "");
    let json = serde_json::to_value(scene.view("public")).unwrap();
    assert_eq!(json["piles"][0]["seen"][0]["marked"], true);
    assert!(json["piles"][0]["seen"][0]["card"].is_null());
    // The other takes the whole pile.
    let scene = scene.chance("rain").act("keep");
    assert_eq!((scene.has(2, "fire"), scene.has(2, "rain")), (1, 1));
}

#[test]
fn ca_68_the_hoatzin_keeps_a_pile_face_down() {
    let scene = some()
        .trees(1, "")
        .forest(1, "hoatzin")
        .pile(1, "fern drought")
        .begin()
        .act("hoatzin");
    assert_eq!((scene.has(1, "fern"), scene.state.pile_size(0)), (0, 1));
    let knows = |viewer: &str| scene.view(viewer).known_in(Zone::hoatzin(0)).count();
    assert_eq!((knows("P1"), knows("P2")), (2, 0));
    let scene = scene.end(1);
    assert_eq!(scene.legal(), "lay, play drought");
    let scene = scene.act("lay, discard hoatzin");
    assert_eq!(scene.row(1, 1, Item::Fern), 2);
}

#[test]
fn ca_69_ca_123_the_howler_chases_a_pile_away() {
    let scene = some()
        .forest(1, "howler")
        .pile(1, "fire disease")
        .pile(2, "fern")
        .begin()
        .act("howl");
    assert_eq!((scene.gone("fire"), scene.gone("disease")), (1, 1));
    assert_eq!((scene.state.unseen[0], scene.state.seen(0)), (1, 0));
    // With an empty deck the place becomes empty; the last pile cannot be howled away.
    let scene = some()
        .forest(1, "howler goliath")
        .pile(1, "fire")
        .pile(2, "fern")
        .pile(3, "fire sun");
    let scene = scene.deck(0).begin().act("howl");
    assert_eq!(scene.state.pile_size(0), 0);
    let scene = scene.act("pass");
    assert_eq!(scene.legal(), "keep, leave fire");
    assert_eq!(scene.refused("howl"), "CA-123");
    let scene = scene.act("leave fire, done");
    assert_eq!((scene.has(1, "sun"), scene.state.pile_size(2)), (1, 1));
}

#[test]
fn ca_70_ca_121_ca_122_the_jaguar_strikes_in_the_order_of_the_table() {
    let scene = some()
        .forest(1, "jaguar")
        .forest(2, "boa butterfly fern")
        .end(1);
    assert_eq!(scene.phase(), Phase::Strike);
    let struck = scene.chance("butterfly");
    assert_eq!((struck.has(2, "butterfly"), struck.has(2, "boa")), (0, 1));
    // If the other took the last pile, the butterfly is out before the jaguar comes.
    let scene = some()
        .forest(1, "jaguar")
        .forest(2, "boa butterfly fern*2")
        .end(2);
    assert_eq!((scene.phase(), scene.chooser()), (Phase::Wild, Seat::P2));
    let scene = scene.act("butterfly fern");
    assert_eq!(scene.phase(), Phase::Strike);
    let scene = scene.chance("boa");
    assert_eq!(scene.row(2, 1, Item::Fern), 6);
    // A jaguar of the last turn strikes as well.
    let scene = some()
        .forest(2, "boa")
        .pile(1, "jaguar")
        .pile(2, "")
        .pile(3, "")
        .deck(0)
        .begin();
    let scene = scene.act("keep");
    assert_eq!(scene.phase(), Phase::Strike);
}

#[test]
fn ca_71_ca_124_the_tamarin_draws_for_every_complete_tree() {
    let scene = some()
        .trees(1, "1*1 scored, 0*1, 2")
        .forest(1, "tamarin")
        .pile(1, "fern")
        .begin();
    let scene = scene.act("tamarin").chance("sun, rain");
    assert_eq!(scene.legal(), "take rain, take sun", "one must be added");
    let scene = scene.act("take sun");
    assert_eq!((scene.has(1, "sun"), scene.gone("rain")), (1, 1));
    assert_eq!(scene.phase(), Phase::Choose);
    let none = some().forest(1, "tamarin").pile(1, "fern").begin();
    assert_eq!(none.refused("tamarin"), "CA-28");
}

#[test]
fn ca_73_ca_135_a_butterfly_becomes_a_plant_for_the_season() {
    let scene = some().forest(1, "butterfly bromelia").end(1);
    assert_eq!(scene.legal(), "butterfly bromelia, done");
    assert_eq!(scene.refused("butterfly fern"), "CA-73");
    let scene = scene.act("butterfly bromelia");
    assert_eq!(scene.row(1, 1, Item::Bromelia), 7);
    assert_eq!(
        (scene.has(1, "bromelia"), scene.has(1, "butterfly")),
        (0, 0)
    );
}

#[test]
fn ca_129_discards_and_drawn_cards_are_open() {
    let scene = some()
        .trees(1, "0*0")
        .forest(1, "tamarin")
        .pile(1, "fern")
        .begin()
        .act("tamarin");
    let scene = scene.chance("sun");
    assert_eq!(scene.view("public").known_in(Zone::DRAWN).count(), 1);
    let scene = some()
        .forest(1, "howler")
        .pile(1, "fire")
        .begin()
        .act("howl");
    let json = serde_json::to_value(scene.view("public")).unwrap();
    assert_eq!(json["discarded"]["fire"], 1);
}
