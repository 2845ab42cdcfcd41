//! Actions that can be read and that nobody can take are refused, whenever they come.

use canopee::{Canopee, CanopyFirst};
use table::random::{choose, fast};
use table::{AnyGame, Pending, Play, RegisteredGame, Seat, Setup};

/// Sends the text for every seat at every decision of a game, and demands that nothing happens.
fn refused(game: &'static dyn AnyGame, text: &str) {
    let setup = Setup::new(game.descriptor(), 2, [], None).expect("the base game");
    let mut play = Play::new(game, &setup).expect("the base game");
    let mut rng = fast(11, 0);
    loop {
        let (state, steps) = (play.state().clone(), play.len());
        for seat in Seat::ALL {
            assert!(play.act(seat, text).is_err(), "{seat} {text} was taken");
        }
        assert!(*play.state() == state && play.len() == steps);
        match play.pending() {
            Pending::Over => break,
            Pending::Chance => {
                play.run_chance(&mut rng);
            }
            Pending::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody is awaited");
                let choices = play.rules().actions(play.state(), seat);
                let texts: Vec<&str> = choices.iter().map(|c| c.text.as_str()).collect();
                let taken = play.act(seat, choose(&mut rng, &texts));
                taken.expect("what is on offer is legal");
            }
        }
    }
}

#[test]
fn a_trunk_on_a_tree_that_nobody_has_is_refused() {
    refused(&RegisteredGame::<Canopee>::NEW, "trunk-0 on 19");
    refused(&RegisteredGame::<CanopyFirst>::NEW, "trunk-0 on 19");
}
