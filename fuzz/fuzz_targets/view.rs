//! A question to a bot: a table, a seat, and what the seat sees, in the documented form.
#![no_main]

use libfuzzer_sys::fuzz_target;
use search::{DecideOptions, Level, Limit};
use serde_json::Value;
use table::random::fast;
use table::{Game, Seat, Setup};
use understory_fuzz::{head, seeds, table, text};

fn ask<G: Game>(setup: &Setup, seat: Seat, json: Value) {
    let Ok(view) = serde_json::from_value::<G::View>(json.clone()) else {
        return;
    };
    let written = serde_json::to_value(&view).expect("plain data");
    let again: G::View = serde_json::from_value(written).expect("what we write we can read");
    assert!(again == view, "a view is read back as another");
    let bot = registry::bot(setup, G::descriptor().id).expect("the variants are sound");
    // Reading at a table checks more: it may be a view of another one.
    let Ok(any) = bot.read(json, seat) else {
        return;
    };
    let game = G::new(setup).expect("the variants are sound");
    let world = game.resample(&view, &mut fast(1, 0));
    for level in [
        Level::Random,
        Level::Seedling,
        Level::Sapling,
        Level::Tree,
        Level::Canopy,
    ] {
        let options = DecideOptions::limited(Limit::Iterations(3));
        let Some(action) = bot.decide(level, &any, seat, &options, 1) else {
            continue;
        };
        let action: G::Action = action.parse().ok().expect("a bot writes as we read");
        let mut listed = table::Actions::new();
        game.actions(&world, seat, &mut listed);
        assert!(
            listed.contains(&action),
            "{level} does what is not on offer: {action}"
        );
    }
}

macro_rules! ask_for {
    ($($name:ident: $game:ty,)*) => {
        fn ask_for(id: &str, setup: &Setup, seat: Seat, view: Value) {
            $(if <$game as Game>::descriptor().id == id {
                return ask::<$game>(setup, seat, view);
            })*
        }
    };
}

registry::for_all_games!(ask_for);

fuzz_target!(
    init: seeds::write_if_asked(seeds::views),
    |data: &[u8]| {
        let Some((name, rest)) = text(data).and_then(head) else { return };
        let Some((seat, view)) = head(rest) else { return };
        let Some((game, setup)) = table(name) else { return };
        let (Ok(seat), Ok(view)) = (seat.parse(), serde_json::from_str(view)) else { return };
        ask_for(game.descriptor().id, &setup, seat, view);
    }
);
