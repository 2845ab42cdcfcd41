//! What everybody shares: the cycle and its turns, which way the hands go, who has chosen.

use ::city::{CYCLES, HAND, Phase};
use maud::{Markup, html};
use table::{Phrase, Seat};

use super::Scene;
use crate::text::Text;

impl Scene<'_> {
    pub(super) fn shore(&self) -> Markup {
        let (cycle, turn) = (self.view.cycle(), self.view.turn());
        let words = Phrase::new("pages-city-round")
            .number("cycle", i64::from(cycle))
            .number("cycles", CYCLES as i64)
            .number("turn", i64::from(turn))
            .number("turns", HAND as i64);
        // Hands go left, right, left.
        let right = cycle == 2;
        let drafting = matches!(
            self.view.phase(),
            Phase::Deal | Phase::Pick | Phase::Play | Phase::Effects
        );
        html! {
            div.cy-shore {
                div.cy-round {
                    strong { (self.say(&words)) }
                    span.cy-pips aria-hidden="true" {
                        @for at in 1..=HAND as u8 { i.past[at < turn].now[at == turn] {} }
                    }
                }
                @if drafting {
                    p.cy-passing {
                        span.cy-arrow aria-hidden="true" { (if right { "⟵" } else { "⟶" }) }
                        (self.passing(right))
                    }
                }
                (self.chosen())
                @if let Some(me) = self.stage.viewer().seat() {
                    p.cy-price {
                        (self.say(&Phrase::new("pages-city-price").number("gold", i64::from(self.rules.foundation_price(self.view, me)))))
                    }
                }
                p.cy-note { (self.text("canopy-city-reconstructed")) }
            }
        }
    }

    /// To whom the viewer's hand goes next.
    fn passing(&self, right: bool) -> Text {
        let seats = self.view.seats();
        let Some(me) = self.stage.viewer().seat() else {
            return self.text(if right {
                "pages-city-right"
            } else {
                "pages-city-left"
            });
        };
        let next = if right {
            me.index() + seats - 1
        } else {
            me.index() + 1
        } % seats;
        let name = self.stage.name(Seat::new(next).unwrap_or_default());
        self.say(&Phrase::new("pages-city-passing").text("name", name))
    }

    /// How many have chosen; what, nobody sees before the last one has.
    fn chosen(&self) -> Markup {
        if !matches!(self.view.phase(), Phase::Pick | Phase::Play) {
            return Markup::default();
        }
        let seats = self.view.seats();
        let done = seats - self.view.waiting().len();
        let words = Phrase::new("pages-city-chosen")
            .number("done", done as i64)
            .number("seats", seats as i64);
        html! { p.cy-chosen { (self.say(&words)) } }
    }
}
