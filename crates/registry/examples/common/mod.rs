//! What the programs that compare two players share: how they start, their table, and a game.

use clap::Parser;
use clap::error::ErrorKind;
use knowledge::BotKnowledge;
use table::random::FastRng;
use table::{Game, MAX_SEATS, Pending, Seat, Setup};

/// What such a program is asked to do.
pub trait Order: Parser {
    /// The name of the game.
    fn game(&self) -> &str;

    /// Does it, in the game of that name.
    ///
    /// # Errors
    /// What does not fit this game.
    fn carry_out<G: BotKnowledge>(&self) -> Result<(), String>;
}

/// The whole program.
pub fn start<O: Order>() {
    if let Err(fault) = found(&O::parse()) {
        O::command().error(ErrorKind::ValueValidation, fault).exit();
    }
}

/// Finds the game and carries the order out in it.
fn found<O: Order>(order: &O) -> Result<(), String> {
    macro_rules! find {
        ($($name:ident: $game:ty,)*) => {
            $(if <$game as Game>::descriptor().id == order.game() {
                return order.carry_out::<$game>();
            })*
        };
    }
    registry::for_all_games!(find);
    Err(format!("there is no game {:?}", order.game()))
}

/// The table at which a game is compared.
pub fn usual<G: Game>() -> (Setup, G) {
    let descriptor = G::descriptor();
    let seats = if descriptor.id == "canopy-city" { 4 } else { 2 };
    let setup = Setup::new(descriptor, seats, [], None).expect("the usual table");
    let game = G::new(&setup).expect("the usual table");
    (setup, game)
}

/// Plays a game to its end; where several choose at once, all choose before anything happens. Says what
/// share of the win a seat has.
pub fn play<G: BotKnowledge>(
    game: &G,
    mut state: G::State,
    seat: Seat,
    deal: &mut FastRng,
    mut decide: impl FnMut(&G::State, Seat) -> Option<G::Action>,
) -> f64 {
    loop {
        match game.pending(&state) {
            Pending::Over => break,
            Pending::Chance => {
                let outcome = game.draw(&state, deal);
                game.resolve_unchecked(&mut state, outcome);
            }
            Pending::Seats(seats) => {
                let mut chosen = [None; MAX_SEATS];
                for seat in seats.iter() {
                    chosen[seat.index()] = decide(&state, seat);
                }
                for seat in seats.iter() {
                    if let Some(action) = chosen[seat.index()] {
                        game.apply_unchecked(&mut state, seat, action);
                    }
                }
            }
        }
    }
    let (_, winners) = game.result(&state);
    match winners.contains(seat) {
        true => 1.0 / winners.len() as f64,
        false => 0.0,
    }
}
