//! Three and four players.

use table::Seat;

use super::support::*;
use crate::rules::ledger::Item;
use crate::rules::stage::Phase;
use crate::rules::state::State;

fn three() -> Scene {
    Scene::new(3, &[])
}

fn four() -> Scene {
    Scene::new(4, &[])
}

#[test]
fn ca_86_piles_lie_between_neighbours_and_in_the_centre() {
    let scene = four();
    assert_eq!(scene.state.unseen, [1, 1, 1, 1, 2, 0]);
    let c = scene.game.config();
    let piles = |seat| {
        (0..3)
            .map(|n| State::pile_of(c, seat, n))
            .collect::<Vec<_>>()
    };
    // The first seat: to the right the pile shared with the fourth, to the left with the second.
    assert_eq!(piles(0), [3, 0, 4]);
    assert_eq!(piles(1), [0, 1, 4]);
    assert_eq!(piles(3), [2, 3, 4]);
    assert_eq!(three().state.unseen, [1, 1, 1, 2, 0, 0]);
}

#[test]
fn ca_87_the_centre_is_refilled_with_two() {
    let scene = four()
        .pile(4, "fern")
        .pile(1, "rain")
        .pile(5, "sun fern")
        .begin();
    let scene = scene.act("pass, pass, keep");
    assert_eq!(scene.state.pile_size(4), 2);
    assert_eq!((scene.state.pile_size(3), scene.state.pile_size(0)), (2, 2));
    assert_eq!(scene.state.turn, 1);
    // A side pile gets one.
    let scene = four().pile(4, "fern").begin().act("keep");
    assert_eq!(scene.state.pile_size(3), 1);
}

#[test]
fn ca_88_two_seasons_with_their_own_awards() {
    let scene = three().trees(1, "1*1").trees(2, "").trees(3, "").end(1);
    assert_eq!((scene.state.season, scene.row(1, 1, Item::Tallest)), (1, 3));
    let scene = three()
        .trees(1, "1*1")
        .trees(2, "")
        .trees(3, "")
        .last_season()
        .end(1);
    assert_eq!(
        (scene.phase(), scene.row(1, 2, Item::Tallest)),
        (Phase::Over, 4)
    );
    assert_eq!(scene.total(1), 2 + 4 + 5);
}

#[test]
fn ca_89_the_season_ends_when_the_active_player_has_no_pile() {
    let scene = four()
        .pile(1, "")
        .pile(2, "fern")
        .pile(3, "sun")
        .pile(4, "rain")
        .pile(5, "");
    let scene = scene.deck(0).begin().act("keep");
    // The second seat still has a pile, the third one too; after that the fourth has none.
    let scene = scene.act("keep");
    assert_eq!((scene.chooser(), scene.state.season), (Seat::P3, 0));
    let scene = scene.act("keep");
    assert_eq!(scene.state.season, 1);
}

#[test]
fn ca_89_piles_that_are_left_are_put_away_unseen() {
    // The second seat can reach piles 1, 2 and the centre: all are empty.
    let scene = four()
        .pile(1, "")
        .pile(2, "")
        .pile(3, "sun")
        .pile(4, "rain")
        .pile(5, "");
    let scene = scene.deck(0).begin().act("keep");
    assert_eq!(scene.state.season, 1);
    let away = scene.state.cards.of(crate::rules::cards::Zone::AWAY);
    assert_eq!(away.len(), 1);
    assert_eq!(away[0].knowers(), 0);
}

#[test]
fn ca_90_ten_cards_out_with_three_and_all_animals_with_four() {
    let scene = three();
    assert_eq!(
        u32::from(scene.state.deck) + 5 + u32::from(scene.state.later[0]),
        102
    );
    let scene = four();
    assert_eq!(scene.state.species.count_ones(), 13);
    assert_eq!(scene.state.pool.total(), 126);
    assert_eq!((scene.state.deck + 6, scene.state.later[0]), (63, 63));
}

#[test]
fn ca_91_threats_hit_everybody_and_strikes_one_of_your_choice() {
    let scene = three()
        .forest(1, "fire*3 fern")
        .forest(2, "fern")
        .forest(3, "fern")
        .end(1);
    for seat in 1..=3 {
        assert_eq!(scene.row(seat, 1, Item::Fern), 0);
    }
    let scene = four()
        .forest(1, "jaguar")
        .forest(2, "boa")
        .forest(3, "frog")
        .end(1);
    assert_eq!(scene.legal(), "at P2, at P3");
    assert_eq!(scene.refused("at P4"), "CA-91");
    let scene = scene.act("at P3").chance("frog");
    assert_eq!((scene.has(3, "frog"), scene.has(2, "boa")), (0, 1));
    let storm: Scene = Scene::new(3, &[("cards", "plants")]);
    let storm = storm
        .forest(3, "fern*2")
        .pile(3, "lightning")
        .begin()
        .act("keep");
    assert_eq!(storm.legal(), "at P2, at P3");
    let storm = storm
        .act("at P3, storm draw")
        .chance("rain, rain, sun, sun");
    assert_eq!(
        (
            storm.has(1, "rain"),
            storm.has(3, "sun"),
            storm.has(2, "sun")
        ),
        (2, 2, 0)
    );
    // The frog feeds the three piles of its owner only.
    let frog = four().forest(1, "frog").begin().act("frog");
    assert_eq!(frog.state.unseen[..5], [2, 1, 1, 2, 3]);
}

#[test]
fn ca_83_ca_84_season_cards_name_a_player_with_three() {
    let scene: Scene = Scene::new(3, &[("shifting-seasons", "yes")]);
    let scene = scene
        .chance("season symbiotes")
        .trees(1, "0")
        .pile(3, "canopy-1")
        .begin();
    let scene = scene.act("keep").chance("sun, rain").act("take sun");
    assert_eq!(scene.legal(), "at P2, at P3");
    let scene = scene.act("at P3");
    assert_eq!(scene.chooser(), Seat::P3);
    assert_eq!(scene.act("accept").has(3, "rain"), 1);
    let scene: Scene = Scene::new(3, &[("shifting-seasons", "yes")]);
    let scene = scene
        .chance("season stature")
        .trees(1, "1+1*0")
        .forest(2, "boa")
        .forest(3, "frog")
        .end(1);
    assert_eq!(scene.legal(), "at P2, at P3");
    let scene = scene.act("at P3, take frog");
    assert_eq!(scene.has(1, "frog"), 1);
}
