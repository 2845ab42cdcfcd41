//! What the others' plants and discards say about their hands.
//!
//! Nobody keeps what he has no use for: high cards stay in hand, those of a species that one has planted
//! above all, those that deny another his right next; of what one discards one holds little more.

use crate::{Arboretum, CARDS, Card, CardSet, State, View};
use table::{Game, Seat};

use knowledge::BeliefLogLikelihood;

/// By how much the odds that an unseen card is in a hand (rather than in the deck) grow, as a
/// logarithm. Fitted to the hands of search against itself.
const PER_RANK: f32 = 0.075;
const PER_OWN_TREE: f32 = -0.28;
const PER_OWN_TREE_AND_RANK: f32 = 0.13;
const PER_OTHER_TREE_AND_RANK: f32 = 0.043;
const PER_OWN_DISCARD: f32 = -0.46;
const PER_OTHER_DISCARD: f32 = -0.33;

pub(super) fn belief(game: &Arboretum, view: &View, me: Seat) -> BeliefLogLikelihood<State> {
    let seats = game.seats();
    // Cards that are not hidden are the same in all worlds and count for nothing.
    let mut odds = vec![[0.0f32; CARDS]; seats];
    for holder in Seat::first(seats).filter(|s| *s != me) {
        for card in view.unseen().iter() {
            odds[holder.index()][card.index()] = log_odds(view, holder, me, card);
        }
    }
    Box::new(move |state| {
        let hands = state.all_hands().iter().zip(&odds);
        let sum = |(hand, odds): (&CardSet, &[f32; CARDS])| -> f32 {
            hand.iter().map(|card| odds[card.index()]).sum()
        };
        hands.map(sum).sum()
    })
}

fn log_odds(view: &View, holder: Seat, me: Seat, card: Card) -> f32 {
    let species = card.species();
    let planted = |seat: Seat| {
        let trees = view.garden(seat).iter();
        trees.filter(|(c, _)| c.species() == species).count() as f32
    };
    let discarded = |seat: Seat| {
        let cards = view.discards(seat);
        cards.filter(|c| c.species() == species).count() as f32
    };
    let rank = f32::from(card.rank());
    PER_RANK * rank
        + planted(holder) * (PER_OWN_TREE + PER_OWN_TREE_AND_RANK * rank)
        + planted(me) * PER_OTHER_TREE_AND_RANK * rank
        + discarded(holder) * PER_OWN_DISCARD
        + discarded(me) * PER_OTHER_DISCARD
}
