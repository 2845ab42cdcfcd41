//! The view as a picture for a terminal.
//!
//! A token is a colour and an animal (`Rm` is a red monkey). A tile is its name, its colours, its
//! points and what its circles ask for: `Gb·G 4 [p p *]`. Colour on the screen only repeats letters.

use std::fmt::Write as _;

use anstyle::{Ansi256Color, Style};
use table::{Phrase, Say, Seat};

use crate::rules::action::Slot;
use crate::rules::catalogue::Catalogue;
use crate::rules::jungle::{Grown, WIDTH};
use crate::rules::state::Phase;
use crate::rules::tile::{Need, Tile};
use crate::rules::token::{Animal, Colour, Kind, Zone};
use crate::rules::view::View;

const DIM: Style = Style::new().dimmed();
const BOLD: Style = Style::new().bold();
/// Columns of a tile in the jungle.
const CELL: usize = 20;

fn style(zone: Zone) -> Style {
    let colour = match zone {
        Zone::Red => 160,
        Zone::Yellow => 178,
        Zone::Green => 71,
        Zone::Purple => 98,
        Zone::Blue => 68,
    };
    Style::new()
        .bold()
        .fg_color(Some(Ansi256Color(colour).into()))
}

fn colour_style(colour: Colour) -> Style {
    style(match colour {
        Colour::Red => Zone::Red,
        Colour::Yellow => Zone::Yellow,
        Colour::Purple => Zone::Purple,
        Colour::Blue => Zone::Blue,
    })
}

fn token(kind: Kind) -> String {
    let style = colour_style(kind.colour());
    let (colour, animal) = (kind.colour().letter(), kind.animal().letter());
    format!("{style}{colour}{animal}{style:#}")
}

fn tokens(kinds: impl Iterator<Item = Kind>) -> String {
    let all = kinds.map(token).collect::<Vec<_>>().join(" ");
    if all.is_empty() {
        "–".to_string()
    } else {
        all
    }
}

fn need(need: Need) -> String {
    match need {
        Need::Colour(colour) => {
            let style = colour_style(colour);
            format!("{style}{}{style:#}", colour.letter())
        }
        Need::Animal(animal) => animal.letter().to_string(),
        Need::Any => "*".to_string(),
    }
}

fn zones(colours: impl Iterator<Item = Zone>) -> String {
    colours.fold(String::new(), |mut out, zone| {
        let style = style(zone);
        let _ = write!(out, "{style}{}{style:#}", zone.letter());
        out
    })
}

/// Name, colours, points and needs of a tile.
fn tile(book: &Catalogue, tile: Tile) -> String {
    let face = book.face(tile);
    let needs: Vec<String> = face.needs.iter().map(|n| need(*n)).collect();
    let colours = zones(face.zones());
    format!("{tile}·{colours} {} [{}]", face.points, needs.join(" "))
}

/// Pads to so many columns; colour codes take none.
fn pad(text: &str, columns: usize) -> String {
    let width = table::without_ansi(text).chars().count();
    format!("{text}{}", " ".repeat(columns.saturating_sub(width)))
}

/// Draws the table, the viewer's own seat last, nearest to the prompt.
pub(crate) fn draw(book: &Catalogue, view: &View, say: &dyn Say) -> String {
    let mut out = String::new();
    draw_board(&mut out, book, view, say);
    let me = view.viewer().seat();
    let others = Seat::first(view.seats()).filter(|s| Some(*s) != me);
    for seat in others.chain(me) {
        draw_seat(&mut out, book, view, seat, say);
    }
    let colours = Zone::ALL.into_iter().map(|z| {
        let style = style(z);
        format!("{style}{}{style:#} {}", z.letter(), say.say(&z.phrase()))
    });
    let animals = Animal::ALL
        .into_iter()
        .map(|a| format!("{} {}", a.letter(), say.say(&a.phrase())));
    for legend in [
        colours.collect::<Vec<_>>().join("  "),
        animals.collect::<Vec<_>>().join("  "),
    ] {
        let _ = writeln!(out, "{legend}");
    }
    if book.is_reconstruction() {
        let note = say.say(&Phrase::new("rainforest-picture-reconstructed"));
        let _ = writeln!(out, "{DIM}{note}{DIM:#}");
    }
    out
}

fn draw_board(out: &mut String, book: &Catalogue, view: &View, say: &dyn Say) {
    let round = view.rounds() + usize::from(view.phase() != Phase::Over);
    let round = Phrase::new("rainforest-picture-round").number("round", round as i64);
    let bag = Phrase::new("rainforest-picture-bag").number("tokens", view.bag().total());
    let _ = write!(out, "{DIM}{} · {}", say.say(&round), say.say(&bag));
    if view.is_last_round() {
        let last = say.say(&Phrase::new("rainforest-picture-last-round"));
        let _ = write!(out, " · {last}");
    }
    let _ = writeln!(out, "{DIM:#}");
    for zone in Zone::ALL {
        let style = style(zone);
        let chosen = zone == view.zone()
            && matches!(view.phase(), Phase::Tile | Phase::Reveal | Phase::Tokens);
        let mark = if chosen { "▶" } else { " " };
        let name = pad(&say.say(&zone.phrase()), 7);
        let top = view.top(zone).map_or("–".to_string(), |t| tile(book, t));
        // The letters suffice: they are all tiles of this zone.
        let under: Vec<String> = view
            .under(zone)
            .map(|t| t.to_string().chars().skip(1).collect())
            .collect();
        let pile = view.pile_size(zone);
        let pile = if under.is_empty() {
            format!("({pile})")
        } else {
            format!("({pile}: …{})", under.join(" "))
        };
        let there = pad(&tokens(view.tokens(zone).iter()), 19);
        let _ = writeln!(
            out,
            "{mark} {style}{} {name}{style:#} {there} {} {DIM}{pile}{DIM:#}",
            zone.letter(),
            pad(&top, 17)
        );
    }
    let left: Vec<String> = view
        .protected()
        .map(|t| {
            let style = style(t.zone());
            format!(
                "{style}{}{}{style:#}×{}",
                t.zone().letter(),
                t.size(),
                t.factor()
            )
        })
        .collect();
    let text = say.say(&Phrase::new("rainforest-picture-protected"));
    let left = if left.is_empty() {
        "–".to_string()
    } else {
        left.join(" ")
    };
    let _ = writeln!(out, "  {DIM}{text}{DIM:#} {left}");
}

fn draw_seat(out: &mut String, book: &Catalogue, view: &View, seat: Seat, say: &dyn Say) {
    let turn = view.turn() == seat && view.phase() != Phase::Over;
    let mark = if turn { "▶" } else { " " };
    let name = say.say(&Phrase::new("rainforest-picture-seat").seat("seat", seat));
    let _ = write!(out, "{mark} {BOLD}{name}{BOLD:#}");
    if let Some(totem) = view.totem(seat) {
        let text = Phrase::new("rainforest-picture-totem").phrase("animal", totem.phrase());
        let _ = write!(out, "  {}", say.say(&text));
    }
    let held = view
        .held()
        .filter(|_| turn && view.phase() == Phase::Reserve);
    let hand = tokens(view.hand(seat).iter().chain(held));
    let text = say.say(&Phrase::new("rainforest-picture-tokens"));
    let _ = writeln!(out, "  {DIM}{text}{DIM:#} {hand}");
    for slot in Slot::ALL {
        if let Some(waiting) = view.waiting(seat, slot) {
            let face = pad(&tile(book, waiting.tile), 17);
            let laid = tokens(waiting.laid.kinds().iter().copied());
            let _ = writeln!(out, "    {slot}: {face} {laid}");
        }
    }
    draw_jungle(out, book, view, seat);
    let declined: Vec<String> = view.declined(seat).map(|t| t.to_string()).collect();
    if !declined.is_empty() {
        let text = say.say(&Phrase::new("rainforest-picture-declined"));
        let _ = writeln!(out, "    {DIM}{text} {}{DIM:#}", declined.join(" "));
    }
}

/// The jungle as it lies: the first tile at the bottom left.
fn draw_jungle(out: &mut String, book: &Catalogue, view: &View, seat: Seat) {
    let jungle = view.jungle(seat);
    let totem = view.totem(seat);
    let mut seen = 0;
    let balance = jungle.iter().position(|grown| {
        seen |= book.face(grown.tile).colours;
        seen == 0b11111
    });
    let rows: Vec<&[Grown]> = jungle.chunks(WIDTH).collect();
    for (row, tiles) in rows.iter().enumerate().rev() {
        out.push_str("   ");
        for (column, grown) in tiles.iter().enumerate() {
            let cell = row * WIDTH + column;
            let text = draw_tile(book, grown, totem, cell, balance == Some(cell));
            let _ = write!(out, " {}", pad(&text, CELL));
        }
        out.truncate(out.trim_end().len());
        out.push('\n');
    }
}

/// `5 Gh·GP 3+1 ×2 ☯`: place, tile, colours, points and totems, factor, balance.
fn draw_tile(
    book: &Catalogue,
    grown: &Grown,
    totem: Option<Animal>,
    cell: usize,
    balance: bool,
) -> String {
    let face = book.face(grown.tile);
    let mut text = format!(
        "{DIM}{}{DIM:#} {}·{} {}",
        cell + 1,
        grown.tile,
        zones(face.zones()),
        face.points
    );
    let mine = |kind: &&Kind| Some(kind.animal()) == totem;
    let totems = grown.laid.kinds().iter().filter(mine).count();
    if totems > 0 {
        let _ = write!(text, "+{totems}");
    }
    if let Some(token) = grown.zone_token {
        let style = style(token.zone());
        let _ = write!(
            text,
            " {style}{}×{}{style:#}",
            token.zone().letter(),
            token.factor()
        );
    }
    if balance {
        text.push_str(" =");
    }
    text
}
