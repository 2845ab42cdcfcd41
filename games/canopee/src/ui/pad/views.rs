//! The parts of a forest's panel: trees that stand, counters, animals.

use crate::art;
use crate::{Kind, MAX_TREES, Species};
use maud::{Markup, html};
use table::Phrase;

use super::forest::{Forest, Stem};
use super::{Forests, edited};
use crate::art::SPRITE;
use ui::pad::{Button, Counter, PadContext};
use ui::{picture, symbol};

impl Forests {
    pub(super) fn trees(&self, forest: &Forest, context: &PadContext<'_>) -> Markup {
        let at = edited(context.focus, forest);
        let new = forest.trees.len();
        html! {
            div.pad-trees {
                @for (i, stem) in forest.trees.iter().enumerate() {
                    (Button::new(format!("tree {}", i + 1), context.say(&describe(stem, i)), "stem-button")
                        .here(at == Some(i))
                        .show(&html! {
                            (picture(&art::tree(stem.tree())))
                            span {
                                (stem.tree().points())
                                @if stem.scored { " ✓" }
                                @if stem.awarded { " ★" }
                            }
                        }))
                }
                (Button::new("tree new", context.text("canopee-pad-tree-new"), "stem-button free-button")
                    .here(at == Some(new))
                    .off_limits(new >= MAX_TREES)
                    .show(&html! { "+" small { (context.text("canopee-pad-tree-new")) } }))
            }
        }
    }

    /// Counters for cards that lie on the ground.
    pub(super) fn counters(
        &self,
        forest: &Forest,
        kinds: &[Kind],
        context: &PadContext<'_>,
    ) -> Markup {
        let there = kinds
            .iter()
            .filter(|k| self.cards.most[k.index()] > 0 || forest.count(**k) > 0);
        html! {
            div.counters {
                @for kind in there.copied() {
                    @let tap = format!("add {kind}");
                    @let count = i64::from(forest.count(kind));
                    (Counter {
                        tap: &tap,
                        name: self.name(kind, context),
                        count,
                        low: 0,
                        high: count + i64::from(self.left(kind)),
                        tens: false,
                    }.show(context, &symbol(&SPRITE, &art::card(kind))))
                }
            }
        }
    }

    /// Switches for animals: there is one card of each, two of those without a mate.
    pub(super) fn animals(&self, forest: &Forest, context: &PadContext<'_>) -> Markup {
        html! {
            div.pad-animals {
                @for species in Species::ALL {
                    @for kind in [Some(species.active()), species.mate()].into_iter().flatten() {
                        @let (most, mine) = (self.cards.most[kind.index()], forest.count(kind));
                        @if most > 0 {
                            // Round again after the last one.
                            @let next = if self.left(kind) > 0 { 1 } else { -i64::from(mine) };
                            (Button::new(format!("add {kind} {next}"), self.name(kind, context), "card-button animal")
                                .on(mine > 0).off_limits(next == 0)
                                .show(&html! {
                                    (symbol(&SPRITE, &art::card(kind)))
                                    span.label { (self.name(kind, context)) }
                                    @if mine > 1 { b.times { "×" (mine) } }
                                }))
                        }
                    }
                }
            }
        }
    }
}

fn describe(stem: &Stem, at: usize) -> Phrase {
    let key = if stem.canopy.is_some() {
        "canopee-ui-tree-complete"
    } else {
        "canopee-ui-tree"
    };
    let tree = stem.tree();
    Phrase::new(key)
        .number("tree", at as i64 + 1)
        .number("height", tree.height())
        .number("trunks", tree.value())
        .number("canopy", stem.canopy.unwrap_or(0))
        .number("points", tree.points())
}
