//! The board of Arboretum: deck and discard piles, a growing garden a seat, the hand.

mod about;
mod garden;
mod paths;

use ::arboretum::{Action, Arboretum, Card, Phase, Species, View};
use maud::{Markup, html};
use table::{BySeat, Game, Phrase, Row, Seat, SeatSheet};

use crate::about::About;
use crate::boards::{Area, Board, Drawn};
use crate::picture::symbol;
use crate::spot;
use crate::stage::Stage;
use paths::Paths;

const SPRITE: &str = "arboretum";

impl Board for Arboretum {
    fn show(&self, view: &View, stage: &Stage<'_>) -> Drawn {
        Drawn {
            commons: commons(view, stage),
            areas: Seat::first(self.seats())
                .map(|seat| area(view, seat, stage))
                .collect(),
            hand: hand(view, stage),
        }
    }

    fn prompt(&self, view: &View, _seat: Seat) -> Phrase {
        match (view.phase(), view.picked()) {
            (Phase::Draw1, _) => Phrase::new("pages-arboretum-prompt-draw-1"),
            (Phase::Draw2, _) => Phrase::new("pages-arboretum-prompt-draw-2"),
            (Phase::Choose, _) => Phrase::new("pages-arboretum-prompt-choose"),
            (Phase::Place, Some(card)) => {
                Phrase::new("pages-arboretum-prompt-place").phrase("card", card.phrase())
            }
            (Phase::Discard, _) if view.deck() == 0 => {
                Phrase::new("pages-arboretum-prompt-discard-last")
            }
            (Phase::Discard, _) => Phrase::new("pages-arboretum-prompt-discard"),
            _ => Phrase::new("pages-prompt"),
        }
    }

    fn live(&self, view: &View) -> Option<BySeat<SeatSheet>> {
        let sheets = BySeat::from_fn(self.seats(), |seat| live(view, seat));
        let anything = sheets.iter().any(|(_, sheet)| !sheet.rows.is_empty());
        anything.then_some(sheets)
    }

    fn memory(&self, view: &View) -> Vec<Phrase> {
        if view.phase() == Phase::Over {
            return Vec::new();
        }
        let others = Seat::first(self.seats()).filter(|s| !view.viewer().is(*s));
        let held = others
            .map(|seat| (seat, view.known_hand(seat)))
            .filter(|(_, cards)| !cards.is_empty())
            .map(|(seat, cards)| {
                Phrase::new("pages-arboretum-memory-held")
                    .seat("seat", seat)
                    .list("cards", cards.iter().map(Card::phrase))
            });
        let unseen = Species::ALL.into_iter().filter_map(|species| {
            let ranks: Vec<String> = view
                .unseen()
                .iter()
                .filter(|c| c.species() == species)
                .map(|c| c.rank().to_string())
                .collect();
            (!ranks.is_empty()).then(|| {
                Phrase::new("pages-arboretum-memory-unseen")
                    .phrase("species", species.phrase())
                    .text("ranks", ranks.join(", "))
            })
        });
        held.chain(unseen).collect()
    }

    fn about(&self, view: &View, code: &str) -> Option<About> {
        Some(about::about(view, code.parse().ok()?))
    }
}

/// The paths of a seat as they stand. Whether they count is decided by the hands at the end.
fn live(view: &View, seat: Seat) -> SeatSheet {
    let mut rows: Vec<Row> = Paths::of(view, seat)
        .best
        .iter()
        .map(|(species, path)| {
            let cards = path.cards.iter().map(|c| c.phrase());
            let mut why = vec![Phrase::new("arboretum-why-path").list("cards", cards)];
            if view.viewer().is(seat) {
                let held = paths::in_hand(view, seat, *species);
                why.push(Phrase::new("pages-arboretum-live-held").number("sum", held));
            }
            Row {
                part: None,
                item: species.name().to_string(),
                what: species.phrase(),
                why,
                count: path.cards.len() as i32,
                points: path.points().total(),
            }
        })
        .collect();
    if !rows.is_empty() {
        rows.push(Row {
            part: None,
            item: "right".to_string(),
            what: Phrase::new("pages-arboretum-live-right"),
            why: Vec::new(),
            count: 0,
            points: 0,
        });
    }
    SeatSheet { rows }
}

/// A card that everybody who gets this page may see.
fn card(card: Card, stage: &Stage<'_>) -> Markup {
    let name = stage.say(&card.phrase());
    html! {
        span.card role="img" data-fly=(card) data-about=(card) title=(name) {
            (symbol(SPRITE, &art::arboretum::card(card)))
        }
    }
}

fn emblem(species: Species) -> Markup {
    html! { span.emblem { (symbol(SPRITE, &art::arboretum::emblem(species))) } }
}

/// The deck, the discard piles, and the species that stay in the box.
fn commons(view: &View, stage: &Stage<'_>) -> Markup {
    let deck = html! {
        @if view.deck() > 0 { (symbol(SPRITE, &art::arboretum::back())) }
        span.count { (view.deck()) }
    };
    html! {
        div.piles {
            div.pile data-spot=(spot::common("key", "arboretum-told-deck")) {
                (stage.button(Action::Deck, if view.deck() > 0 { "slot deck" } else { "slot" }, &deck))
                span.label { (stage.text("pages-arboretum-deck")) }
            }
            @for seat in Seat::first(view.seats()) { (discards(view, seat, stage)) }
            (in_the_box(view, stage))
        }
    }
}

/// A discard pile: its top, which can be taken, and on demand what lies beneath.
fn discards(view: &View, seat: Seat, stage: &Stage<'_>) -> Markup {
    let mut cards = view.discards(seat).rev();
    let top = cards.next();
    let beneath: Vec<Card> = cards.collect();
    let content = html! {
        @match top {
            Some(top) => (card(top, stage)),
            None => span.visually-hidden { (stage.text("pages-arboretum-discards-none")) },
        }
    };
    let label = Phrase::new("pages-arboretum-discards").text("name", stage.name(seat));
    html! {
        div.pile data-spot=(spot::any([spot::common("owner", seat), spot::of_seat(seat, "key", "arboretum-told-discard"), spot::of_seat(seat, "key", "arboretum-told-top-own")])) {
            (stage.button(Action::Top(seat), "slot", &content))
            span.label { (stage.say(&label)) }
            @if !beneath.is_empty() {
                details.beneath id=(format!("beneath-{seat}")) {
                    summary {
                        (stage.say(&Phrase::new("pages-arboretum-beneath").number("cards", beneath.len() as i64)))
                    }
                    div.fan { @for c in beneath { (card(c, stage)) } }
                }
            }
        }
    }
}

fn in_the_box(view: &View, stage: &Stage<'_>) -> Markup {
    let out: Vec<Species> = view.left_out().collect();
    html! {
        @if !out.is_empty() {
            div.boxed {
                span.label { (stage.text("pages-arboretum-boxed")) }
                ul {
                    @for species in out {
                        @let name = stage.say(&species.phrase());
                        li title=(name) { (emblem(species)) span { (name) } }
                    }
                }
            }
        }
    }
}

fn area(view: &View, seat: Seat, stage: &Stage<'_>) -> Area {
    let paths = Paths::of(view, seat);
    let size = Phrase::new("arboretum-picture-size").number("cards", view.hand_size(seat) as i64);
    let worth = if view.phase() == Phase::Over {
        Phrase::new("pages-arboretum-scored").number("points", paths.scored())
    } else {
        Phrase::new("pages-arboretum-worth").number("points", paths.worth())
    };
    let known = view.known_hand(seat);
    let shown = !known.is_empty() && !view.viewer().is(seat);
    let known_key = if view.phase() == Phase::Over {
        "pages-arboretum-shown"
    } else {
        "pages-arboretum-known"
    };
    Area {
        summary: html! {
            span { (stage.say(&size)) }
            @if !paths.best.is_empty() { strong { (stage.say(&worth)) } }
        },
        board: html! {
            div.plot {
                div.tools { (paths.chips(stage)) (garden::zoom(seat, stage)) }
                (garden::grid(view, seat, &paths, stage))
                @if shown {
                    div.known {
                        span.label { (stage.text(known_key)) }
                        div.fan { @for c in known.iter() { (card(c, stage)) } }
                    }
                }
            }
        },
    }
}

/// The viewer's own hand, species by species, each with what it counts for the right to score.
fn hand(view: &View, stage: &Stage<'_>) -> Markup {
    let Some(me) = view.viewer().seat() else {
        return Markup::default();
    };
    let cards = view.known_hand(me);
    let planting = view.phase() == Phase::Choose;
    html! {
        @for species in Species::ALL {
            @if cards.ranks(species) != 0 {
                @let name = stage.say(&species.phrase());
                @let sum = paths::in_hand(view, me, species);
                div.suit {
                    div.cards {
                        @for c in cards.iter().filter(|c| c.species() == species) {
                            @let action = if planting { Action::Plant(c) } else { Action::Discard(c) };
                            @let class = if view.picked() == Some(c) { "held picked" } else { "held" };
                            (stage.button(action, class, &card(c, stage)))
                        }
                    }
                    span.label { span.species { (name) } " " strong { (sum) } }
                }
            }
        }
    }
}
