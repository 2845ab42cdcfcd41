//! For tests: what the seats of a random game are asked.

use table::random::fast;
use table::suite::walk;
use table::{Game, Pending, Seat, Viewer};

/// Calls `meet` with what each awaited seat sees, at every decision of a random game.
pub(crate) fn decisions<G: Game>(game: &G, mut meet: impl FnMut(&G::View, Seat)) {
    walk(game, &mut fast(4, 0), |state| {
        if let Pending::Seats(seats) = game.pending(state) {
            for seat in seats.iter() {
                meet(&game.view(state, Viewer::Seat(seat)), seat);
            }
        }
    });
}
