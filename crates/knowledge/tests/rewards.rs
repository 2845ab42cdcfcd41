//! What a network says becomes what a search goes by.

#![allow(
    clippy::unwrap_used,
    reason = "a table that cannot be set is a failed test"
)]

use city::CanopyCity;
use knowledge::{Features, Input, Training, TrainingTarget, guess, judge, truth};
use table::random::fast;
use table::suite::walk;
use table::{Game, MAX_SEATS, Setup};

/// A network that learns points is judged by them: whoever is to end with more is promised more.
#[test]
fn points_become_rewards_in_their_order() {
    let setup = Setup::new(CanopyCity::descriptor(), 4, [], None).unwrap();
    let game = CanopyCity::new(&setup).unwrap();
    let TrainingTarget::Points(low, high) = game.training_target() else {
        panic!("the city learns points")
    };
    let net = game.net().unwrap();
    let mut input = Input::default();
    let mut looks = 0;
    let mut end = game.start();
    walk(&game, &mut fast(2, 0), |state| {
        let points = guess(&game, net, state, &mut input);
        let promised = judge(&game, Some(net), state, &mut input);
        let by = |values: [f32; MAX_SEATS]| {
            let mut order = [0, 1, 2, 3];
            order.sort_by(|a, b| values[*a].total_cmp(&values[*b]));
            order
        };
        assert_eq!(by(points), by(promised));
        looks += 1;
        end = *state;
    });
    assert!(looks > 20);
    let truth = truth(&game, &end);
    for (seat, points) in game.scores(&end).iter() {
        let told = low + (high - low) * truth[seat.index()];
        assert!((told - *points as f32).abs() < 0.01 || *points as f32 <= low);
    }
}
