//! What the programs that compare two players share: how they start, their arguments, their table, and
//! a game.

use std::process::ExitCode;

use knowledge::BotKnowledge;
use table::random::FastRng;
use table::{Game, MAX_SEATS, Pending, Seat, Setup};

/// What such a program is asked to do.
pub trait Order: Sized {
    /// How it is asked.
    const USAGE: &'static str;

    /// Reads the arguments.
    ///
    /// # Errors
    /// What is wrong with them.
    fn read(args: impl IntoIterator<Item = String>) -> Result<Self, String>;

    /// The name of the game.
    fn game(&self) -> &str;

    /// Does it, in the game of that name.
    ///
    /// # Errors
    /// What does not fit this game.
    fn carry_out<G: BotKnowledge>(&self) -> Result<(), String>;
}

/// The whole program.
pub fn start<O: Order>() -> ExitCode {
    match O::read(std::env::args().skip(1)).and_then(|order| found(&order)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("{fault}\n{}", O::USAGE);
            ExitCode::from(2)
        }
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

/// Reads a command line: numbers with a flag (at least 1), and three names besides them.
///
/// # Errors
/// What is wrong with it; `needed` says which names there should be.
pub fn read(
    args: impl IntoIterator<Item = String>,
    numbers: &mut [(&str, &mut u32)],
    needed: &str,
) -> Result<[String; 3], String> {
    let mut names = Vec::new();
    let mut rest = args.into_iter();
    while let Some(arg) = rest.next() {
        if let Some((_, number)) = numbers.iter_mut().find(|(flag, _)| *flag == arg) {
            let value = rest.next().unwrap_or_default();
            **number = match value.parse() {
                Ok(n) if n > 0 => n,
                _ => return Err(format!("{arg} needs a number from 1 on, not {value:?}")),
            };
        } else if arg.starts_with('-') {
            return Err(format!("nobody knows what {arg:?} means"));
        } else {
            names.push(arg);
        }
    }
    names
        .try_into()
        .map_err(|_| format!("{needed} are needed, and no more"))
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
