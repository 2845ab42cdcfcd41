//! What everybody shares: the cycle and its turns, which way the hands go, who has chosen.

use crate::{CYCLES, HAND, Phase};
use maud::{Markup, html};
use table::{Phrase, Seat};

use super::Scene;
use ui::Text;

impl Scene<'_> {
    pub(super) fn shore(&self) -> Markup {
        let (cycle, turn) = (self.view.cycle(), self.view.turn());
        let words = Phrase::new("canopy-city-ui-round")
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
                @if let Some(me) = self.context.viewer().seat() {
                    p.cy-price {
                        (self.say(&Phrase::new("canopy-city-ui-price").number("gold", i64::from(self.rules.foundation_price(self.view, me)))))
                    }
                }
                p.cy-note { (self.text("canopy-city-reconstructed")) }
            }
        }
    }

    /// To whom the viewer's hand goes next.
    fn passing(&self, right: bool) -> Text {
        let seats = self.view.seats();
        let Some(me) = self.context.viewer().seat() else {
            return self.text(if right {
                "canopy-city-ui-right"
            } else {
                "canopy-city-ui-left"
            });
        };
        let next = if right {
            me.index() + seats - 1
        } else {
            me.index() + 1
        } % seats;
        let name = self.context.name(Seat::new(next).unwrap_or_default());
        self.say(&Phrase::new("canopy-city-ui-passing").text("name", name))
    }

    /// How many have chosen; what, nobody sees before the last one has.
    fn chosen(&self) -> Markup {
        if !matches!(self.view.phase(), Phase::Pick | Phase::Play) {
            return Markup::default();
        }
        let seats = self.view.seats();
        let done = seats - self.view.waiting().len();
        let words = Phrase::new("canopy-city-ui-chosen")
            .number("done", done as i64)
            .number("seats", seats as i64);
        html! { p.cy-chosen { (self.say(&words)) } }
    }
}
