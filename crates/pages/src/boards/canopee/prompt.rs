//! What is asked, in a short sentence for every phase.

use ::canopee::{Edition, Phase, Rules, View, Why};
use table::Phrase;

pub(super) fn prompt<E: Edition>(rules: &Rules<E>, view: &View) -> Phrase {
    let key = match view.phase() {
        Phase::Target => match view.why() {
            Why::Drought => "target-drought",
            Why::Ants => "target-ants",
            Why::Lightning => "target-lightning",
            Why::Fungi => "target-fungi",
            Why::Fire => "target-fire",
            Why::Disease => "target-disease",
            Why::Blight => "target-blight",
        },
        phase => phase.name(),
    };
    let asked = Phrase::new(format!("pages-canopee-ask-{key}"));
    if rules.config().solo() && view.who() == 1 {
        Phrase::new("pages-canopee-ask-for-spirit").phrase("what", asked)
    } else {
        asked
    }
}
