//! What is asked, in a short sentence for every phase and question.

use ::city::{Ask, CanopyCity, Phase, View};
use table::{Phrase, Seat};

pub(super) fn prompt(rules: &CanopyCity, view: &View, seat: Seat) -> Phrase {
    match view.phase() {
        Phase::Guilds => Phrase::new("pages-city-ask-guild"),
        Phase::Deal | Phase::Pick => Phrase::new("pages-city-ask-pick"),
        Phase::Play => Phrase::new("pages-city-ask-play")
            .number("gold", i64::from(rules.foundation_price(view, seat))),
        Phase::Effects | Phase::CycleEnd | Phase::GameEnd | Phase::Over => {
            Phrase::new(match view.asked(seat) {
                Ask::Idle => "pages-prompt",
                Ask::Order => "pages-city-ask-order",
                Ask::Use => "pages-city-ask-use",
                Ask::Offer => "pages-city-ask-offer",
                Ask::Branch => "pages-city-ask-branch",
                Ask::Pay => "pages-city-ask-pay",
                Ask::From => "pages-city-ask-from",
                Ask::To => "pages-city-ask-to",
                Ask::MayTo => "pages-city-ask-may-to",
                Ask::Rearrange => "pages-city-ask-rearrange",
                Ask::Next => "pages-city-ask-next",
                Ask::Place => "pages-city-ask-place",
            })
        }
    }
}
