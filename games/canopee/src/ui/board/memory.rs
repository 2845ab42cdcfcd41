//! What the viewer has seen: pile by pile, and what lies face down before it.

use crate::{Edition, Kind, Rules, Spot, View};
use table::{Phrase, Seat};

use super::sky::counted;

pub(super) fn memory<E: Edition>(rules: &Rules<E>, view: &View) -> Vec<Phrase> {
    let Some(me) = view.viewer().seat() else {
        return Vec::new();
    };
    let mut lines = Vec::new();
    for nth in 0..view.reach() {
        let pile = rules.pile_of(me, nth);
        let known = kinds(view, Spot::Pile(pile));
        if !known.is_empty() {
            let unknown = view.pile_size(pile) - known.len();
            lines.push(
                Phrase::new("canopee-ui-memory-pile")
                    .number("pile", nth as i64 + 1)
                    .list("cards", list(rules, &known))
                    .number("unknown", unknown as i64),
            );
        }
    }
    for (spot, key) in [
        (Spot::Pitcher(me.index()), "canopee-ui-memory-pitcher"),
        (Spot::Hoatzin(me.index()), "canopee-ui-memory-hoatzin"),
    ] {
        let known = kinds(view, spot);
        if !known.is_empty() {
            lines.push(Phrase::new(key).list("cards", list(rules, &known)));
        }
    }
    for other in Seat::first(rules.config().seats).filter(|s| *s != me) {
        let known = kinds(view, Spot::Hoatzin(other.index()));
        if !known.is_empty() {
            lines.push(
                Phrase::new("canopee-ui-memory-hoatzin-of")
                    .seat("seat", other)
                    .list("cards", list(rules, &known)),
            );
        }
    }
    lines
}

fn kinds(view: &View, spot: Spot) -> Vec<Kind> {
    view.cards_at(spot).filter_map(|card| card.kind).collect()
}

/// Cards in words, equal ones counted.
fn list<E: Edition>(rules: &Rules<E>, kinds: &[Kind]) -> Vec<Phrase> {
    let one = |(kind, count): (Kind, usize)| {
        let card = rules.card_phrase(kind);
        if count > 1 {
            Phrase::new("canopee-ui-times")
                .phrase("card", card)
                .number("count", count as i64)
        } else {
            card
        }
    };
    counted(kinds.iter().copied())
        .into_iter()
        .map(one)
        .collect()
}
