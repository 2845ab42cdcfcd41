//! The board of Arboretum: deck and discard piles, a growing garden a seat, the hand.

mod about;
mod garden;
mod paths;

use crate::art;
use crate::art::SPRITE;
use crate::{Action, Arboretum, Card, Phase, Species, View};
use maud::{Markup, html};
use table::{BySeat, Game, Phrase, Row, Seat, SeatSheet};

use paths::Paths;
use ui::About;
use ui::RenderContext;
use ui::spot;
use ui::symbol;
use ui::{Area, Board, Drawn};

impl Board for Arboretum {
    fn show(&self, view: &View, context: &RenderContext<'_>) -> Drawn {
        Drawn {
            commons: commons(view, context),
            areas: Seat::first(self.seats())
                .map(|seat| area(view, seat, context))
                .collect(),
            hand: hand(view, context),
        }
    }

    fn prompt(&self, view: &View, _seat: Seat) -> Phrase {
        match (view.phase(), view.picked()) {
            (Phase::Draw1, _) => Phrase::new("arboretum-ui-prompt-draw-1"),
            (Phase::Draw2, _) => Phrase::new("arboretum-ui-prompt-draw-2"),
            (Phase::Choose, _) => Phrase::new("arboretum-ui-prompt-choose"),
            (Phase::Place, Some(card)) => {
                Phrase::new("arboretum-ui-prompt-place").phrase("card", card.phrase())
            }
            (Phase::Discard, _) if view.deck() == 0 => {
                Phrase::new("arboretum-ui-prompt-discard-last")
            }
            (Phase::Discard, _) => Phrase::new("arboretum-ui-prompt-discard"),
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
                Phrase::new("arboretum-ui-memory-held")
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
                Phrase::new("arboretum-ui-memory-unseen")
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
                why.push(Phrase::new("arboretum-ui-live-held").number("sum", held));
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
            what: Phrase::new("arboretum-ui-live-right"),
            why: Vec::new(),
            count: 0,
            points: 0,
        });
    }
    SeatSheet { rows }
}

/// A card that everybody who gets this page may see.
fn card(card: Card, context: &RenderContext<'_>) -> Markup {
    let name = context.say(&card.phrase());
    html! {
        span.card role="img" data-fly=(card) data-about=(card) title=(name) {
            (symbol(&SPRITE, &art::card(card)))
        }
    }
}

fn emblem(species: Species) -> Markup {
    html! { span.emblem { (symbol(&SPRITE, &art::emblem(species))) } }
}

/// The deck, the discard piles, and the species that stay in the box.
fn commons(view: &View, context: &RenderContext<'_>) -> Markup {
    let deck = html! {
        @if view.deck() > 0 { (symbol(&SPRITE, &art::back())) }
        span.count { (view.deck()) }
    };
    html! {
        div.piles {
            div.pile data-spot=(spot::common("key", "arboretum-told-deck")) {
                (context.button(Action::Deck, if view.deck() > 0 { "slot deck" } else { "slot" }, &deck))
                span.label { (context.text("arboretum-ui-deck")) }
            }
            @for seat in Seat::first(view.seats()) { (discards(view, seat, context)) }
            (in_the_box(view, context))
        }
    }
}

/// A discard pile: its top, which can be taken, and on demand what lies beneath.
fn discards(view: &View, seat: Seat, context: &RenderContext<'_>) -> Markup {
    let mut cards = view.discards(seat).rev();
    let top = cards.next();
    let beneath: Vec<Card> = cards.collect();
    let content = html! {
        @match top {
            Some(top) => (card(top, context)),
            None => span.visually-hidden { (context.text("arboretum-ui-discards-none")) },
        }
    };
    let label = Phrase::new("arboretum-ui-discards").text("name", context.name(seat));
    html! {
        div.pile data-spot=(spot::any([spot::common("owner", seat), spot::of_seat(seat, "key", "arboretum-told-discard"), spot::of_seat(seat, "key", "arboretum-told-top-own")])) {
            (context.button(Action::Top(seat), "slot", &content))
            span.label { (context.say(&label)) }
            @if !beneath.is_empty() {
                details.beneath id=(format!("beneath-{seat}")) {
                    summary {
                        (context.say(&Phrase::new("arboretum-ui-beneath").number("cards", beneath.len() as i64)))
                    }
                    div.fan { @for c in beneath { (card(c, context)) } }
                }
            }
        }
    }
}

fn in_the_box(view: &View, context: &RenderContext<'_>) -> Markup {
    let out: Vec<Species> = view.left_out().collect();
    html! {
        @if !out.is_empty() {
            div.boxed {
                span.label { (context.text("arboretum-ui-boxed")) }
                ul {
                    @for species in out {
                        @let name = context.say(&species.phrase());
                        li title=(name) { (emblem(species)) span { (name) } }
                    }
                }
            }
        }
    }
}

fn area(view: &View, seat: Seat, context: &RenderContext<'_>) -> Area {
    let paths = Paths::of(view, seat);
    let size = Phrase::new("arboretum-picture-size").number("cards", view.hand_size(seat) as i64);
    let worth = if view.phase() == Phase::Over {
        Phrase::new("arboretum-ui-scored").number("points", paths.scored())
    } else {
        Phrase::new("arboretum-ui-worth").number("points", paths.worth())
    };
    let known = view.known_hand(seat);
    let shown = !known.is_empty() && !view.viewer().is(seat);
    let known_key = if view.phase() == Phase::Over {
        "arboretum-ui-shown"
    } else {
        "arboretum-ui-known"
    };
    Area {
        summary: html! {
            span { (context.say(&size)) }
            @if !paths.best.is_empty() { strong { (context.say(&worth)) } }
        },
        board: html! {
            div.plot {
                div.tools { (paths.chips(context)) (garden::zoom(seat, context)) }
                (garden::grid(view, seat, &paths, context))
                @if shown {
                    div.known {
                        span.label { (context.text(known_key)) }
                        div.fan { @for c in known.iter() { (card(c, context)) } }
                    }
                }
            }
        },
    }
}

/// The viewer's own hand, species by species, each with what it counts for the right to score.
fn hand(view: &View, context: &RenderContext<'_>) -> Markup {
    let Some(me) = view.viewer().seat() else {
        return Markup::default();
    };
    let cards = view.known_hand(me);
    let planting = view.phase() == Phase::Choose;
    html! {
        @for species in Species::ALL {
            @if cards.ranks(species) != 0 {
                @let name = context.say(&species.phrase());
                @let sum = paths::in_hand(view, me, species);
                div.suit {
                    div.cards {
                        @for c in cards.iter().filter(|c| c.species() == species) {
                            @let action = if planting { Action::Plant(c) } else { Action::Discard(c) };
                            @let class = if view.picked() == Some(c) { "held picked" } else { "held" };
                            (context.button(action, class, &card(c, context)))
                        }
                    }
                    span.label { span.species { (name) } " " strong { (sum) } }
                }
            }
        }
    }
}
