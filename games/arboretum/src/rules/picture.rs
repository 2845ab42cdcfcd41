//! The view as a picture for a terminal.

use std::fmt::Write as _;

use anstyle::{Ansi256Color, Style};
use table::{Phrase, Say, Seat};

use crate::rules::card::{Card, Species};
use crate::rules::garden::Cell;
use crate::rules::state::Phase;
use crate::rules::view::View;

const DIM: Style = Style::new().dimmed();
const BOLD: Style = Style::new().bold();

/// Colour of a species on dark and light terminals alike; the letter says it without colour.
fn style(species: Species) -> Style {
    let colour = match species {
        Species::Cassia => 178,
        Species::Dogwood => 250,
        Species::Jacaranda => 98,
        Species::Olive => 102,
        Species::Lilac => 68,
        Species::Magnolia => 175,
        Species::Maple => 160,
        Species::Poinciana => 208,
        Species::Oak => 137,
        Species::Willow => 71,
    };
    Style::new()
        .bold()
        .fg_color(Some(Ansi256Color(colour).into()))
}

fn card(card: Card) -> String {
    let style = style(card.species());
    let letter = card.species().letter();
    format!("{style}{letter}{}{style:#}", card.rank())
}

fn cards(list: impl Iterator<Item = Card>) -> String {
    list.map(card).collect::<Vec<_>>().join(" ")
}

/// Draws the table as the viewer sees it, the viewer's own seat last, nearest to the prompt.
pub(crate) fn draw(view: &View, say: &dyn Say) -> String {
    let mut out = String::new();
    let me = view.viewer().seat();
    let others = Seat::first(view.seats()).filter(|s| Some(*s) != me);
    for seat in others.chain(me) {
        draw_seat(&mut out, view, seat, say);
    }
    let legend = Species::ALL
        .into_iter()
        .filter(|s| !view.left_out().any(|out| out == *s))
        .map(|s| {
            let style = style(s);
            format!("{style}{}{style:#} {}", s.letter(), say.say(&s.phrase()))
        })
        .collect::<Vec<_>>();
    let deck = Phrase::new("arboretum-picture-deck").number("cards", view.deck() as i64);
    let _ = writeln!(out, "{DIM}{}{DIM:#}", say.say(&deck));
    let _ = writeln!(out, "{}", legend.join("  "));
    if let Some(me) = me {
        let hand = Phrase::new("arboretum-picture-hand");
        let hand_cards = cards(view.known_hand(me).iter());
        let _ = writeln!(out, "{BOLD}{}{BOLD:#} {hand_cards}", say.say(&hand));
    }
    if let Some(picked) = view.picked() {
        let text = say.say(&Phrase::new("arboretum-picture-picked"));
        let _ = writeln!(out, "{text} {}", card(picked));
    }
    out
}

fn draw_seat(out: &mut String, view: &View, seat: Seat, say: &dyn Say) {
    let turn = view.turn() == seat && view.phase() != Phase::Over;
    let mark = if turn { "▶" } else { " " };
    let name = say.say(&Phrase::new("arboretum-picture-seat").seat("seat", seat));
    let size = Phrase::new("arboretum-picture-size").number("cards", view.hand_size(seat) as i64);
    let _ = write!(
        out,
        "{mark} {BOLD}{name}{BOLD:#}  {DIM}{}{DIM:#}",
        say.say(&size)
    );
    let known = view.known_hand(seat);
    if !view.viewer().is(seat) && !known.is_empty() {
        let text = say.say(&Phrase::new("arboretum-picture-known"));
        let _ = write!(out, "  {DIM}{text}{DIM:#} {}", cards(known.iter()));
    }
    let text = say.say(&Phrase::new("arboretum-picture-discards"));
    // The top comes first: it is the one that can be taken.
    let discards = cards(view.discards(seat).rev());
    let discards = if discards.is_empty() {
        "–"
    } else {
        &discards
    };
    let _ = writeln!(out, "  {DIM}{text}{DIM:#} {discards}");
    draw_garden(out, view, seat);
}

/// The garden, with the free cells numbered in the order of the choices while the viewer places.
fn draw_garden(out: &mut String, view: &View, seat: Seat) {
    let garden = view.garden(seat);
    let placing = view.phase() == Phase::Place && view.turn() == seat && view.viewer().is(seat);
    let mut free: Vec<Cell> = Vec::new();
    if placing {
        garden.for_each_free(|cell| free.push(cell));
    }
    let cells = || garden.cells().iter().chain(&free);
    let bounds = |f: fn(&Cell) -> i8| cells().map(f).min().zip(cells().map(f).max());
    let (Some((left, right)), Some((bottom, top))) = (bounds(|c| c.x()), bounds(|c| c.y())) else {
        return;
    };
    for y in (bottom..=top).rev() {
        let _ = write!(out, "  {DIM}{y:>4}{DIM:#} ");
        for x in left..=right {
            let Some(cell) = Cell::new(x, y) else {
                continue;
            };
            match (garden.at(cell), free.iter().position(|c| *c == cell)) {
                (Some(tree), _) => {
                    let _ = write!(out, "  {}", card(tree));
                }
                (None, Some(number)) => {
                    let _ = write!(out, "  {DIM}{:>2}{DIM:#}", number + 1);
                }
                (None, None) => out.push_str("   ·"),
            }
        }
        out.push('\n');
    }
    let _ = write!(out, "       {DIM}");
    for x in left..=right {
        let _ = write!(out, "{x:>4}");
    }
    let _ = writeln!(out, "{DIM:#}");
}
