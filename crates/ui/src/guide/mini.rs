//! A board of a real game on a page of the guide, drawn by the same code as the table's.

use maud::{Markup, PreEscaped, html};
use table::{BySeat, Pending, Seat, Viewer};

use super::lesson::Scene;

use crate::frame::Reader;
use crate::render_context::RenderContext;
use crate::sheet::live_sheet;

/// The form of a board in the guide: not the table's, beside which the guide may be open.
const FORM: &str = "try";

/// A board to look at.
pub fn still(reader: &Reader, scene: &Scene, seat: Seat) -> Markup {
    draw(reader, scene, seat, None, false)
}

/// A board on which the seat's choices can be tried: each leads to `action?step=…&choice=…`, and
/// what cannot be chosen to `action?step=…&why-not=…`.
pub fn to_try(reader: &Reader, scene: &Scene, seat: Seat, action: &str, step: usize) -> Markup {
    draw(reader, scene, seat, Some((action, step)), false)
}

/// A board to look at, with the points so far.
pub fn scored(reader: &Reader, scene: &Scene, seat: Seat) -> Markup {
    draw(reader, scene, seat, None, true)
}

fn draw(
    reader: &Reader,
    scene: &Scene,
    seat: Seat,
    form: Option<(&str, usize)>,
    sheet: bool,
) -> Markup {
    let Scene { play, board } = scene;
    let rules = play.rules();
    let setup = rules.setup();
    let game = rules.descriptor().id;
    let names = BySeat::from_fn(setup.seats(), |s| reader.words().seat(s));
    let viewer = Viewer::Seat(seat);
    let choices = match form {
        Some(_) => rules.actions(play.state(), seat),
        None => Vec::new(),
    };
    let context = RenderContext::new(reader.words(), &names, viewer, choices).in_form(FORM);
    let view = rules.any_view(play.state(), viewer);
    let drawn = board.show(&view, &context);
    let asked = form.is_some() && matches!(play.pending(), Pending::Seats(s) if s.contains(seat));
    let prompt = asked.then(|| board.prompt(&view, seat));
    let rest = context.left_over();
    let points = board.live(&view).filter(|_| sheet);
    html! {
        div.table-page.mini data-game=(game) {
            @if let Some((action, step)) = form {
                form #(FORM) method="get" action=(action) {
                    input type="hidden" name="step" value=(step);
                }
            }
            @if let Some(prompt) = prompt { p.prompt { (context.say(&prompt)) } }
            div.commons { (nameless(&drawn.commons)) }
            @if let Some(area) = drawn.areas.get(seat.index()) {
                section.area.large data-seat=(seat) aria-label=(context.name(seat)) {
                    header {
                        span.marker data-seat=(seat) { (seat.index() + 1) }
                        span.name { (context.name(seat)) }
                        span.summary { (area.summary) }
                    }
                    div.board { (nameless(&area.board)) }
                }
            }
            div.bench {
                div.hand { (nameless(&drawn.hand)) }
                @if !rest.is_empty() {
                    div.choices {
                        @for (number, words) in rest {
                            button.choice type="submit" form=(FORM) name="choice" value=(number) { (words) }
                        }
                    }
                }
            }
            @if let Some(points) = points {
                @if let Some(own) = points.get(seat) {
                    (live_sheet(&context, &BySeat::from_fn(1, |_| own.clone())))
                }
            }
        }
    }
}

/// A part of a board without ids and without names of switches: several boards may share a page, and
/// a table may stand beside them.
fn nameless(part: &Markup) -> Markup {
    let mut text = part.0.clone();
    for attribute in [" id=\"", " for=\"", " name=\"zoom"] {
        let mut pieces = text.split(attribute);
        let mut out = pieces.next().unwrap_or_default().to_string();
        for piece in pieces {
            // Quotes in a text are escaped: this one ends the attribute.
            out.push_str(piece.split_once('"').map_or("", |(_, rest)| rest));
        }
        text = out;
    }
    PreEscaped(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_loses_its_names_and_nothing_else() {
        let part = html! {
            details id="a" open { "x id=\"y\"" }
            input type="radio" name="zoom-P1" value="1";
            button name="choice" value="2" {}
        };
        assert_eq!(
            nameless(&part).into_string(),
            "<details open>x id=&quot;y&quot;</details><input type=\"radio\" value=\"1\">\
             <button name=\"choice\" value=\"2\"></button>"
        );
    }
}
