//! What is asked, in a short sentence for every phase.

use crate::{Edition, Phase, Rules, View, Why};
use table::Phrase;

pub(super) fn prompt<E: Edition>(rules: &Rules<E>, view: &View) -> Phrase {
    let asked = Phrase::new(key(view.phase(), view.why()));
    if rules.config().solo() && view.who() == 1 {
        Phrase::new("canopee-ui-ask-for-spirit").phrase("what", asked)
    } else {
        asked
    }
}

/// The key of a question.
pub(super) fn key(phase: Phase, why: Why) -> String {
    match phase {
        Phase::Target => format!("canopee-ui-ask-target-{}", why.name()),
        _ => format!("canopee-ui-ask-{}", phase.name()),
    }
}
