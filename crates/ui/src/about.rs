//! A card, large: what it is, what it does, what it is worth to the viewer right now.

use maud::{Markup, html};
use table::Phrase;

use crate::render_context::RenderContext;

/// All that there is to say about a card, a tile or a token.
pub struct About {
    /// The picture.
    pub picture: Markup,
    /// Its name.
    pub name: Phrase,
    /// What it does.
    pub does: Vec<Phrase>,
    /// What it is worth to the viewer now.
    pub worth: Vec<Phrase>,
}

/// The panel with it.
pub fn panel(about: &About, context: &RenderContext<'_>) -> Markup {
    html! {
        div.about-card {
            div.about-picture { (about.picture) }
            div.about-words {
                strong.about-name { (context.say(&about.name)) }
                @for phrase in &about.does { p { (context.say(phrase)) } }
                @if !about.worth.is_empty() {
                    ul.about-worth { @for phrase in &about.worth { li { (context.say(phrase)) } } }
                }
            }
        }
    }
}

/// Points with a sign.
pub fn signed(points: i32) -> String {
    match points {
        0 => "0".to_string(),
        1.. => format!("+{points}"),
        _ => format!("−{}", -points),
    }
}
