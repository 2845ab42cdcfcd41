//! What a seat knows, to the card: worlds drawn by `resample` against all worlds there are.

mod support;

use std::collections::HashMap;

use city::{CanopyCity, Card, State};
use support::game;
use table::suite::resample_matches;
use table::{Game, Seat, Viewer};

/// The cards that the second seat cannot see in the scene below, place by place: foundations that the first
/// and the third seat laid in the first turn of the cycle, one that the third seat laid in the fifth turn,
/// the hand of the first seat and the hand of the third.
const HIDDEN: [usize; 7] = [1, 2, 8, 12, 12, 14, 16];

/// Nineteen cards lie before each of three seats and two are in each hand: the sixth turn of the third cycle.
fn scene(game: &CanopyCity, hidden: [usize; 7]) -> State {
    // All other cards of the deck are buildings, in the order of their numbers.
    let mut left: Vec<usize> = (0..42)
        .filter_map(Card::new)
        .flat_map(|card| {
            let copies = usize::from(game.catalogue().copies(card, 3));
            let gone = HIDDEN.iter().filter(|n| **n == card.index() + 1).count();
            std::iter::repeat_n(card.index() + 1, copies - gone)
        })
        .collect();
    let mut take = |n: usize| -> String {
        let cards: Vec<String> = left.drain(..n).map(|c| format!("card-{c}")).collect();
        cards.join(" ")
    };
    let [f1, f3, late, a, b, c, d] = hidden;
    let text = format!(
        "canopy-city\n\
         seat\npile: {}\npile: {}\npile: base=card-{f1} {}\nhand: card-{a} card-{b}\n\
         seat\npile: {}\npile: {}\nhand: {}\n\
         seat\npile: {}\npile: {}\npile: base=card-{f3} {}\npile: base=card-{late}\nhand: card-{c} card-{d}\n",
        take(7),
        take(7),
        take(4),
        take(10),
        take(9),
        take(2),
        take(7),
        take(7),
        take(3),
    );
    let state = game.scene(&text).unwrap_or_else(|e| panic!("{text}: {e}"));
    game.audit(&state).expect("a sound scene");
    state
}

/// All orders of the hidden cards.
fn orders() -> Vec<[usize; 7]> {
    fn go(at: usize, cards: &mut [usize; 7], into: &mut Vec<[usize; 7]>) {
        if at == cards.len() {
            into.push(*cards);
            return;
        }
        for i in at..cards.len() {
            cards.swap(at, i);
            go(at + 1, cards, into);
            cards.swap(at, i);
        }
    }
    let mut all = Vec::new();
    go(0, &mut HIDDEN.clone(), &mut all);
    all
}

/// Every way to lay out the hidden cards that looks the same to the viewer, with the number of ways that
/// numbered copies could lie so. The first seat has chosen one of its two cards, sealed.
fn worlds(game: &CanopyCity, viewer: Viewer) -> (State, HashMap<State, f64>) {
    let pick = |hidden: [usize; 7], at: usize| {
        let mut state = scene(game, hidden);
        let action = format!("pick card-{}", hidden[3 + at]).parse();
        let action = action.expect("a card is written so");
        game.apply(&mut state, Seat::P1, action)
            .expect("the card is in the hand");
        state
    };
    let real = pick(HIDDEN, 0);
    let view = game.view(&real, viewer);
    let mut found: HashMap<State, f64> = HashMap::new();
    for order in orders() {
        for at in 0..2 {
            let world = pick(order, at);
            if game.view(&world, viewer) == view {
                *found.entry(world).or_default() += 1.0;
            }
        }
    }
    (real, found)
}

#[test]
fn a_seat_that_saw_the_hands_is_left_with_few_worlds() {
    let game = game(3, &[]);
    let viewer = Viewer::Seat(Seat::P2);
    let (real, found) = worlds(&game, viewer);
    let view = game.view(&real, viewer);
    // It passed on 8, 12 and 12: one was laid down by the third seat, two are in the hand of the first. The
    // hand of the third it knows. Of the two foundations of the first turn it knows nothing but that they
    // are 1 and 2.
    let memory: Vec<Vec<i64>> = view
        .memory()
        .iter()
        .map(|(_, _, cards)| cards.iter().map(|c| c.number()).collect())
        .collect();
    assert!(memory.contains(&vec![8, 12, 12]), "{memory:?}");
    assert!(memory.contains(&vec![14, 16]), "{memory:?}");
    // Two ways for the foundations; for the rest: 8 laid down, or 12 laid down and either card chosen.
    assert_eq!(found.len(), 2 * 3);
    let list: Vec<(State, f64)> = found.into_iter().collect();
    resample_matches(&game, &view, &list, 60_000);
}

#[test]
fn an_onlooker_is_left_with_all_of_them() {
    let game = game(3, &[]);
    let (real, _) = worlds(&game, Viewer::Seat(Seat::P2));
    let view = game.view(&real, Viewer::Public);
    assert!(view.memory().is_empty());
    assert_eq!(view.hand().count(), 0);
    assert!(view.piles(Seat::P1)[2].base.is_none());
}

#[test]
fn the_third_seat_knows_other_things() {
    let game = game(3, &[]);
    let viewer = Viewer::Seat(Seat::P3);
    let (real, found) = worlds(&game, viewer);
    let view = game.view(&real, viewer);
    // Its own foundations and hand; it passed on both other hands and saw all that left them since, so the one
    // card that is left must be the foundation of the first seat. Both cards of that seat are alike: no choice.
    assert_eq!(view.piles(Seat::P3)[3].base, "card-8".parse().ok());
    let list: Vec<(State, f64)> = found.into_iter().collect();
    assert_eq!(list.len(), 1, "this seat knows everything");
    resample_matches(&game, &view, &list, 200);
}

#[test]
fn sealed_choices_of_others_are_drawn_from_their_hands() {
    let game = game(3, &[]);
    let (real, _) = worlds(&game, Viewer::Seat(Seat::P2));
    let view = game.view(&real, Viewer::Seat(Seat::P2));
    let mut rng = table::random::fast(2, 0);
    for _ in 0..200 {
        let world = game.resample(&view, &mut rng);
        game.audit(&world).unwrap();
        let own = game.view(&world, Viewer::Seat(Seat::P1));
        let pick = own.pick().unwrap();
        assert!(own.hand().any(|c| c == pick));
    }
}
