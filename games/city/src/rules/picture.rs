//! The view as a picture for a terminal.

use std::fmt::Write as _;

use anstyle::{AnsiColor, Style};
use table::{Phrase, Say, Seat};

use crate::rules::card::Card;
use crate::rules::catalogue::Catalogue;
use crate::rules::program::Trigger;
use crate::rules::state::Phase;
use crate::rules::view::{PileView, Source, View};

const DIM: Style = Style::new().dimmed();
const BOLD: Style = Style::new().bold();
const GOLD: Style = Style::new().fg_color(Some(anstyle::Color::Ansi(AnsiColor::Yellow)));
const PRESTIGE: Style = Style::new().fg_color(Some(anstyle::Color::Ansi(AnsiColor::Cyan)));

/// Draws the table as the viewer sees it, the viewer's own seat last, nearest to the prompt.
pub(crate) fn draw(catalogue: &Catalogue, view: &View, say: &dyn Say) -> String {
    let mut out = String::new();
    let me = view.viewer().seat();
    let others = Seat::first(view.seats()).filter(|s| Some(*s) != me);
    for seat in others.chain(me) {
        draw_seat(&mut out, catalogue, view, seat, say);
    }
    let round = Phrase::new("canopy-city-picture-round")
        .number("cycle", view.cycle())
        .number("turn", view.turn());
    let _ = writeln!(out, "{DIM}{}{DIM:#}", say.say(&round));
    for (cycle, hand, cards) in view.memory() {
        let text = Phrase::new("canopy-city-picture-memory")
            .number("cycle", cycle)
            .seat("seat", hand);
        let cards: Vec<String> = cards.iter().map(|c| c.number().to_string()).collect();
        let _ = writeln!(out, "{DIM}{} {}{DIM:#}", say.say(&text), cards.join(" "));
    }
    let hand: Vec<Card> = view.hand().collect();
    if !hand.is_empty() {
        let text = say.say(&Phrase::new("canopy-city-picture-hand"));
        let _ = writeln!(out, "{BOLD}{text}{BOLD:#}");
        for card in hand {
            let mark = if view.pick() == Some(card) { "*" } else { " " };
            let _ = writeln!(out, " {mark}{}", describe(catalogue, card, say));
        }
    }
    if let Some((source, effect)) = me.and_then(|seat| running(catalogue, view, seat)) {
        let _ = writeln!(out, "{BOLD}{}{BOLD:#}  {effect}", say.say(&source));
    }
    let note = say.say(&Phrase::new("canopy-city-reconstructed"));
    let _ = writeln!(out, "{DIM}{note}{DIM:#}");
    out
}

/// The building or guild whose effect a seat is resolving, and the text of the effect.
fn running<'a>(catalogue: &'a Catalogue, view: &View, seat: Seat) -> Option<(Phrase, &'a str)> {
    match view.resolving(seat)? {
        Source::Building(card) => {
            let text = catalogue.card(card)?;
            Some((catalogue.card_phrase(card), text.effect.as_str()))
        }
        Source::Guild(guild) => {
            let text = catalogue.guild(guild)?;
            Some((catalogue.guild_phrase(guild), text.effect.as_str()))
        }
    }
}

fn draw_seat(out: &mut String, catalogue: &Catalogue, view: &View, seat: Seat, say: &dyn Say) {
    let waiting = view.waiting().contains(seat) && view.phase() != Phase::Over;
    let mark = if waiting { "▶" } else { " " };
    let name = say.say(&Phrase::new("canopy-city-picture-seat").seat("seat", seat));
    let reserve = Phrase::new("canopy-city-picture-reserve")
        .number("gold", view.gold(seat))
        .number("prestige", view.prestige(seat));
    let _ = write!(out, "{mark} {BOLD}{name}{BOLD:#}  {}", say.say(&reserve));
    if let Some(guild) = view.guild(seat) {
        let _ = write!(
            out,
            "  {DIM}{}{DIM:#}",
            say.say(&catalogue.guild_phrase(guild))
        );
    }
    out.push('\n');
    for (at, pile) in view.piles(seat).iter().enumerate() {
        let _ = write!(out, "  {:>2} ", at + 1);
        draw_pile(out, catalogue, pile, say);
        out.push('\n');
    }
}

fn draw_pile(out: &mut String, catalogue: &Catalogue, pile: &PileView, say: &dyn Say) {
    match pile.buildings.split_last() {
        None => {
            let text = say.say(&Phrase::new("canopy-city-picture-bare"));
            let _ = write!(out, "{DIM}{text}{DIM:#}");
        }
        Some((top, below)) => {
            let letter = catalogue.type_of(*top).map_or("·", |t| t.letter.as_str());
            let _ = write!(
                out,
                "{BOLD}{letter}{}{BOLD:#} {} {DIM}{top}{DIM:#}",
                catalogue.points(*top),
                say.say(&catalogue.card_phrase(*top)),
            );
            if !below.is_empty() {
                let list: Vec<String> =
                    below.iter().rev().map(|c| c.number().to_string()).collect();
                let text = say.say(&Phrase::new("canopy-city-picture-under"));
                let _ = write!(out, "  {DIM}{text} {}{DIM:#}", list.join(" "));
            }
        }
    }
    if pile.gold > 0 {
        let _ = write!(out, "  {GOLD}+{}G{GOLD:#}", pile.gold);
    }
    if pile.prestige > 0 {
        let _ = write!(out, "  {PRESTIGE}+{}P{PRESTIGE:#}", pile.prestige);
    }
    if let Some(base) = pile.base {
        let _ = write!(out, "  {DIM}[{}]{DIM:#}", base.number());
    }
}

/// A card on one line: number, type, value, name, trigger and effect.
fn describe(catalogue: &Catalogue, card: Card, say: &dyn Say) -> String {
    let letter = catalogue.type_of(card).map_or("·", |t| t.letter.as_str());
    let name = say.say(&catalogue.card_phrase(card));
    let trigger = match catalogue.trigger(card) {
        Trigger::Immediate => "!",
        Trigger::Cycle => "o",
        Trigger::End => "#",
        _ => " ",
    };
    let effect = catalogue.card(card).map_or("", |c| c.effect.as_str());
    let points = catalogue.points(card);
    let head = format!("{:>3} {letter}{points} {name}", card.number());
    // A long effect goes on a line of its own: terminals are 80 columns wide.
    let wide = head.chars().count() + effect.chars().count() > 72;
    let gap = if wide { "\n        " } else { "  " };
    format!(
        "{:>3} {BOLD}{letter}{points}{BOLD:#} {name}{gap}{DIM}{trigger} {effect}{DIM:#}",
        card.number(),
    )
}
