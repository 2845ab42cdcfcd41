//! A picture of a sprite on a page. What it shows is said in words beside it.

use maud::{Markup, html};

/// A symbol of a sprite, as large as its surroundings make it.
pub fn picture(sprite: &str, symbol: &str) -> Markup {
    html! {
        svg.pic aria-hidden="true" focusable="false" { use href=(format!("/art/{sprite}.svg#{symbol}")) {} }
    }
}
