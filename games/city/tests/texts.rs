//! Actions that can be read are refused whenever they are not on offer.

use city::CanopyCity;
use table::random::{choose, fast};
use table::{Pending, Play, RegisteredGame, Seat, Setup};

/// Sends the text for every seat that is not offered it, at every decision of a game, and demands that
/// nothing happens.
fn refused(text: &str) {
    let game = &RegisteredGame::<CanopyCity>::NEW;
    let setup = Setup::new(table::AnyGame::descriptor(game), 3, [], None).expect("the base game");
    let mut play = Play::new(game, &setup).expect("the base game");
    let mut rng = fast(11, 0);
    loop {
        let (state, steps) = (play.state().clone(), play.len());
        for seat in Seat::ALL {
            let seated = seat.index() < setup.seats();
            let offered =
                seated && (play.rules().actions(play.state(), seat).iter()).any(|c| c.text == text);
            if !offered {
                assert!(play.act(seat, text).is_err(), "{seat} {text} was taken");
            }
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
fn a_card_that_does_not_come_next_is_refused() {
    refused("next card-26");
}

#[test]
fn a_pile_that_nothing_moves_to_is_refused() {
    refused("to pile-3");
}

#[test]
fn paying_for_nothing_is_refused() {
    refused("pay");
}
