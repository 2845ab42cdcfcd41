//! Views from outside that no table can show.

use city::{CanopyCity, View};
use table::random::fast;
use table::{Game, Setup, Viewer};

/// Whoever is asked where to place a cube has one to place.
#[test]
fn nobody_is_asked_to_place_nothing() {
    let setup = Setup::new(CanopyCity::descriptor(), 4, [], None).expect("the usual table");
    let game = CanopyCity::new(&setup).expect("the usual table");
    let mut asked = 0;
    for index in 0..200 {
        table::suite::walk(&game, &mut fast(1, index), |state| {
            let view = serde_json::to_value(game.view(state, Viewer::Public)).expect("plain data");
            for seat in 0..4 {
                if view["seats"][seat]["effects"]["ask"] != "place" {
                    continue;
                }
                asked += 1;
                let read = |view| serde_json::from_value::<View>(view);
                assert!(read(view.clone()).is_ok());
                let mut bad = view.clone();
                bad["seats"][seat]["effects"]["left"] = 0.into();
                assert!(read(bad).is_err());
            }
        });
    }
    assert!(asked > 0, "nobody placed anything");
}
