//! Sprints from anywhere, and their counts against those of pools and lists.

use table::random::{FastRng, fast};
use table::{Game, Pending, Pool, Setup};

use super::lanes::{Pile, Unseen, kind_of};
use crate::rules::cards::{Entry, Zone};
use crate::rules::kind::{KINDS, Kind};
use crate::rules::{Canopee, CanopyFirst, State};

/// A table for two with these options.
fn table<G: Game>(options: &[(&str, &str)]) -> G {
    let options = options.iter().copied();
    let setup = Setup::new(G::descriptor(), 2, options, None).unwrap();
    G::new(&setup).unwrap()
}

/// One single step; says how many decisions that was.
fn step<G: Game<State = State>>(game: &G, state: &mut State, rng: &mut FastRng) -> u32 {
    match game.pending(state) {
        Pending::Over => panic!("the game is over"),
        Pending::Chance => {
            let outcome = game.draw(state, rng);
            game.resolve_unchecked(state, outcome);
            0
        }
        Pending::Seats(seats) => {
            let seat = seats.iter().next().unwrap();
            let action = game.pick(state, seat, rng);
            game.apply_unchecked(state, seat, action);
            1
        }
    }
}

/// From every position of some games in which a sprint starts, it leads where single steps come along.
fn sprint_from_anywhere<G: Game<State = State>>(game: &G) {
    let mut sprints = 0;
    for index in 0..12 {
        let (mut state, mut rng) = (game.start(), fast(9, index));
        while game.pending(&state) != Pending::Over {
            let (mut quick, mut luck) = (state, rng.clone());
            if let Some(made) = game.leap(&mut quick, &mut luck) {
                let (mut slow, mut same) = (state, rng.clone());
                let mut stepped = 0;
                while slow != quick {
                    stepped += step(game, &mut slow, &mut same);
                }
                assert_eq!((made, &luck), (stepped, &same), "game {index}");
                sprints += 1;
            }
            step(game, &mut state, &mut rng);
        }
    }
    assert!(sprints > 1000, "only {sprints} sprints");
}

#[test]
fn sprints_start_anywhere() {
    sprint_from_anywhere::<Canopee>(&table(&[]));
    sprint_from_anywhere::<CanopyFirst>(&table(&[]));
    sprint_from_anywhere::<Canopee>(&table(&[
        ("last-card", "may-pass"),
        ("orphan-canopy", "discard"),
        ("tied-start", "random"),
    ]));
}

#[test]
fn only_the_plain_game_sprints() {
    for options in [("cards", "plants"), ("shifting-seasons", "yes")] {
        let game: Canopee = table(&[options]);
        let (mut state, mut rng) = (game.start(), fast(1, 0));
        while game.pending(&state) != Pending::Over {
            assert!(game.leap(&mut state, &mut rng).is_none());
            step(&game, &mut state, &mut rng);
        }
    }
}

#[test]
fn draws_are_those_of_a_pool() {
    let game: Canopee = table(&[]);
    let mut pool = game.start().pool;
    let mut unseen = Unseen::of(pool.counts());
    let (mut luck, mut same) = (fast(3, 0), fast(3, 0));
    while !pool.is_empty() {
        assert_eq!(
            kind_of(unseen.draw(&mut luck)).index(),
            pool.draw(&mut same)
        );
        assert_eq!(&unseen.counts(), pool.counts());
    }
    assert_eq!(pool, Pool::new([0; KINDS]));
}

#[test]
fn a_pile_knows_who_knows_it() {
    let entry = |kind, knowers| Entry::new(Zone::pile(0), kind, knowers);
    let cards = [entry(Kind::Fern, 1), entry(Kind::Fern, 3)];
    let mut pile = Pile::EMPTY;
    assert!(pile.lay(&cards));
    assert!(pile.is_strange_to(1) && !pile.is_strange_to(0));
    // The best-known fern goes first; the other one stays strange.
    pile.take(Kind::Fern.index());
    assert!(pile.is_strange_to(1));
    pile.show(Kind::Sun.index());
    pile.meet(1);
    assert!(pile.is_strange_to(0) && !pile.is_strange_to(1));
    pile.take(Kind::Sun.index());
    assert!(!pile.is_strange_to(0));
    assert_eq!(pile.kinds, Kind::Fern.bit());
}

#[test]
fn what_no_look_can_have_shown_is_left_alone() {
    let game: Canopee = table(&[("first-seat", "P1")]);
    let mut state = game.start();
    for (kind, knowers) in [(Kind::Fern, 1), (Kind::Sun, 2)] {
        state.pool.take(kind.index());
        state.cards.insert(Entry::new(Zone::pile(2), kind, knowers));
    }
    let before = state;
    assert!(game.leap(&mut state, &mut fast(1, 0)).is_none());
    assert!(state == before);
}
