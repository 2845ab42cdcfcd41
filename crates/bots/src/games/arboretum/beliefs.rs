//! What the table says about hidden hands: whoever grows a species keeps cards of it, whoever has
//! thrown one away has little use for the others.

use arboretum::{Species, State, View};
use table::Seat;

/// How plausible the hidden cards of the others are in this world, as a logarithm.
pub(super) fn plausible(view: &View, world: &State) -> f32 {
    let mut sum = 0.0;
    for seat in Seat::first(view.seats()).filter(|s| !view.viewer().is(*s)) {
        let hidden = world.all_hands()[seat.index()].minus(view.known_hand(seat));
        let mut liking = [0.0f32; arboretum::SPECIES];
        for (card, _) in view.garden(seat).iter() {
            liking[card.species().index()] += 0.3;
        }
        for card in view.discards(seat) {
            liking[card.species().index()] -= 0.5;
        }
        for species in Species::ALL {
            let ranks = hidden.ranks(species);
            let like = liking[species.index()];
            // High cards carry the right; they are kept where there is something to defend.
            let high = (ranks >> 4).count_ones() as f32;
            sum += like * (ranks.count_ones() as f32 + 0.5 * high);
        }
    }
    sum
}
