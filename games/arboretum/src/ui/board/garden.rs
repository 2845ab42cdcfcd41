//! The garden of a seat as a grid that grows with it.

use crate::{Action, Card, Cell, Garden, MAX_PLANTED, Phase, View, best_points};
use maud::{Markup, html};
use table::{Phrase, Seat};

use super::card;
use super::paths::Paths;
use ui::RenderContext;

/// The sizes of a garden on the page, by name.
const ZOOMS: [(&str, &str); 3] = [
    ("fit", "arboretum-ui-zoom-fit"),
    ("near", "arboretum-ui-zoom-near"),
    ("close", "arboretum-ui-zoom-close"),
];

/// Draws the garden row by row from the top. A seat that still plants has a free rim around its
/// trees, so that nothing jumps when the places light up.
pub fn grid(view: &View, seat: Seat, paths: &Paths, context: &RenderContext<'_>) -> Markup {
    let garden = view.garden(seat);
    let growing = view.viewer().is(seat) && view.phase() != Phase::Over;
    let rim = i8::from(growing);
    let cells = garden.cells();
    let range = |f: fn(&Cell) -> i8| {
        let low = cells.iter().map(f).min().unwrap_or(0) - if cells.is_empty() { 0 } else { rim };
        let high = cells.iter().map(f).max().unwrap_or(0) + if cells.is_empty() { 0 } else { rim };
        low..=high
    };
    let (columns, rows) = (range(|c| c.x()), range(|c| c.y()));
    let (width, height) = (columns.clone().count(), rows.clone().count());
    if cells.is_empty() && !(growing && view.picked().is_some()) {
        return html! { p.bare { (context.text("arboretum-ui-bare")) } };
    }
    html! {
        div.garden {
            div.(format!("grid cols-{width} rows-{height}")) {
                @for y in rows.rev() {
                    @for x in columns.clone() {
                        (place(view, seat, Cell::new(x, y), growing, paths, context))
                    }
                }
            }
        }
    }
}

/// A tree, a place where the next one can stand, or nothing.
fn place(
    view: &View,
    seat: Seat,
    cell: Option<Cell>,
    growing: bool,
    paths: &Paths,
    context: &RenderContext<'_>,
) -> Markup {
    let garden = view.garden(seat);
    match cell {
        Some(cell) if let Some(tree) = garden.at(cell) => html! {
            span.cell data-paths=(paths.through(tree)) data-scored=(paths.scoring(tree)) data-spot=(paths.spot(seat, cell, tree)) {
                (card(tree, context))
            }
        },
        Some(cell) if growing && garden.accepts(cell) => {
            let gain = view.picked().map(|card| gain(garden, card, cell));
            let gain = gain.filter(|gain| *gain > 0);
            let content = html! {
                @if let Some(gain) = gain {
                    span.gain title=(context.say(&Phrase::new("arboretum-ui-gain").number("points", gain))) {
                        "+" (gain)
                    }
                }
            };
            context.button(Action::At(cell), "cell free", &content)
        }
        _ => html! { span.cell {} },
    }
}

/// What all paths of a garden are worth together.
fn worth(garden: &Garden) -> i32 {
    best_points(garden).iter().map(|p| i32::from(*p)).sum()
}

/// How much more the paths would be worth with this card here.
fn gain(garden: &Garden, card: Card, cell: Cell) -> i32 {
    if garden.len() >= MAX_PLANTED {
        return 0;
    }
    let mut grown = *garden;
    grown.plant(card, cell);
    worth(&grown) - worth(garden)
}

/// How much more the paths would be worth with this card in its best place.
pub fn best_gain(garden: &Garden, card: Card) -> i32 {
    let mut best = 0;
    garden.for_each_free(|cell| best = best.max(gain(garden, card, cell)));
    best
}

/// A choice of sizes; it needs no script.
pub fn zoom(seat: Seat, context: &RenderContext<'_>) -> Markup {
    html! {
        div.zoom role="radiogroup" aria-label=(context.text("arboretum-ui-zoom")) {
            @for (name, key) in ZOOMS {
                @let id = format!("zoom-{seat}-{name}");
                input.visually-hidden type="radio" name=(format!("zoom-{seat}")) id=(id) value=(name)
                    checked[name == "fit"];
                label for=(id) { (context.text(key)) }
            }
        }
    }
}
