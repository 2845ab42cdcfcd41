//! A network that is shown what a seat knows is shown nothing more.

#![allow(
    clippy::unwrap_used,
    reason = "a table that cannot be set is a failed test"
)]

use knowledge::{BotKnowledge, Input, Observation};
use table::random::fast;
use table::suite::walk;
use table::{Seat, Setup, Viewer};

/// In every world behind a seat's view, the same numbers; and in some of them other numbers if all is
/// shown, or this would prove nothing.
#[test]
fn what_a_seat_cannot_know_does_not_show() {
    let mut hidden = 0;
    macro_rules! all {
        ($($name:ident: $game:ty,)*) => {
            $(hidden += check::<$game>();)*
        };
    }
    registry::for_all_games!(all);
    assert!(hidden > 1000, "only {hidden} positions hide anything");
}

/// How many positions hide something, in games whose network is shown what a seat knows.
fn check<G: BotKnowledge>() -> u32 {
    let mut hidden = 0;
    for (i, practice) in G::practice().iter().enumerate() {
        let options = practice.options.iter().copied();
        let setup = Setup::new(G::descriptor(), practice.seats, options, None).unwrap();
        let game = G::new(&setup).unwrap();
        if game
            .deep_net()
            .is_none_or(|net| net.sight() == Observation::FullState)
        {
            continue;
        }
        for number in 0..8 {
            let mut luck = fast(number, i as u64);
            walk(&game, &mut fast(i as u64, number), |state| {
                for seat in Seat::first(game.seats()) {
                    let view = game.view(state, Viewer::Seat(seat));
                    let other = game.resample(&view, &mut luck);
                    assert!(alike(
                        &game,
                        [state, &other],
                        seat,
                        Observation::InformationState
                    ));
                    let all = alike(&game, [state, &other], seat, Observation::FullState);
                    hidden += u32::from(!all);
                }
            });
        }
    }
    hidden
}

/// Do two worlds look the same? (The order of cards may change the last digit of a sum.)
fn alike<G: BotKnowledge>(
    game: &G,
    worlds: [&G::State; 2],
    seat: Seat,
    sight: Observation,
) -> bool {
    let [a, b] = worlds.map(|world| {
        let mut input = Input::default();
        game.features(world, seat, sight, &mut input);
        input
    });
    let near = |a: &[f32], b: &[f32]| {
        a.len() == b.len() && a.iter().zip(b).all(|(a, b)| (a - b).abs() < 1e-4)
    };
    near(&a.globals, &b.globals) && near(&a.items, &b.items)
}
