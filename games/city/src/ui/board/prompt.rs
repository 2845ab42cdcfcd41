//! What is asked, in a short sentence for every phase and question.

use crate::{Ask, CanopyCity, Phase, View};
use table::{Phrase, Seat};

pub(super) fn prompt(rules: &CanopyCity, view: &View, seat: Seat) -> Phrase {
    match view.phase() {
        Phase::Guilds => Phrase::new("canopy-city-ui-ask-guild"),
        Phase::Deal | Phase::Pick => Phrase::new("canopy-city-ui-ask-pick"),
        Phase::Play => Phrase::new("canopy-city-ui-ask-play")
            .number("gold", i64::from(rules.foundation_price(view, seat))),
        Phase::Effects | Phase::CycleEnd | Phase::GameEnd | Phase::Over => {
            Phrase::new(match view.asked(seat) {
                Ask::Idle => "pages-prompt",
                Ask::Order => "canopy-city-ui-ask-order",
                Ask::Use => "canopy-city-ui-ask-use",
                Ask::Offer => "canopy-city-ui-ask-offer",
                Ask::Branch => "canopy-city-ui-ask-branch",
                Ask::Pay => "canopy-city-ui-ask-pay",
                Ask::From => "canopy-city-ui-ask-from",
                Ask::To => "canopy-city-ui-ask-to",
                Ask::MayTo => "canopy-city-ui-ask-may-to",
                Ask::Rearrange => "canopy-city-ui-ask-rearrange",
                Ask::Next => "canopy-city-ui-ask-next",
                Ask::Place => "canopy-city-ui-ask-place",
            })
        }
    }
}
