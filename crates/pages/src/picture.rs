//! Pictures on a page: symbols of the `art` crate's sprites. They say nothing by themselves, so
//! words stand beside them or name the button around them.

use art::Picture;
use maud::{Markup, html};

/// A picture made of one or several symbols.
pub fn picture(picture: &Picture) -> Markup {
    html! {
        svg.pic viewBox=(format!("0 0 {} {}", picture.width, picture.height)) aria-hidden="true" focusable="false" {
            @for layer in &picture.layers {
                use href=(format!("/art/{}.svg#{}", layer.sprite, layer.symbol))
                    x=(layer.x) y=(layer.y) width=(layer.width) height=(layer.height) {}
            }
        }
    }
}

/// One symbol of a sprite; nothing if there is no such symbol.
pub fn symbol(sprite: &str, id: &str) -> Markup {
    art::picture(sprite, id).map_or_else(Markup::default, |p| picture(&p))
}
