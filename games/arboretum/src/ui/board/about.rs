//! A tree card, large, with what it is worth to the viewer now.

use crate::art;
use crate::{Card, Phase, View};
use table::Phrase;

use super::garden;
use super::paths::{self, Paths};
use crate::art::SPRITE;
use ui::About;
use ui::symbol;

pub fn about(view: &View, card: Card) -> About {
    let species = card.species();
    let does = match card.rank() {
        1 => Some("arboretum-ui-about-1"),
        8 => Some("arboretum-ui-about-8"),
        _ => None,
    };
    About {
        picture: symbol(&SPRITE, &art::card(card)),
        name: card.phrase(),
        does: does.into_iter().map(Phrase::new).collect(),
        worth: view
            .viewer()
            .seat()
            .map(|me| {
                let held = Phrase::new("arboretum-ui-peek-held")
                    .phrase("species", species.phrase())
                    .number("sum", paths::in_hand(view, me, species));
                let all = Paths::of(view, me);
                let path = all.best.iter().find(|(s, _)| *s == species);
                let path = path.map(|(_, path)| {
                    Phrase::new("arboretum-ui-peek-path").number("points", path.points().total())
                });
                let planted = view.garden(me).iter().any(|(c, _)| c == card);
                let gain = (!planted && view.phase() != Phase::Over)
                    .then(|| garden::best_gain(view.garden(me), card))
                    .filter(|gain| *gain > 0)
                    .map(|gain| Phrase::new("arboretum-ui-peek-gain").number("points", gain));
                [Some(held), path, gain].into_iter().flatten().collect()
            })
            .unwrap_or_default(),
    }
}
