//! Pictures on a page: symbols of the games' sprites. They say nothing by themselves, so
//! words stand beside them or name the button around them.

use std::collections::HashMap;
use std::fmt::Write;
use std::sync::{LazyLock, PoisonError, RwLock};

use draw::{Picture, Sprite};
use maud::{Markup, PreEscaped, Render, html};

use crate::assets;

/// A measure; nearly all are whole numbers, which are quicker to write.
struct Number(f32);

impl Render for Number {
    fn render_to(&self, out: &mut String) {
        let whole = self.0 as i32;
        if whole as f32 == self.0 {
            whole.render_to(out);
        } else {
            let _ = write!(out, "{}", self.0);
        }
    }
}

/// A picture made of one or several symbols.
pub fn picture(picture: &Picture) -> Markup {
    // A symbol fills the picture unless something else is said.
    let unless = |usual: f32, n: f32| (n != usual).then_some(Number(n));
    html! {
        svg.pic viewBox={ "0 0 " (Number(picture.width)) " " (Number(picture.height)) } aria-hidden="true" {
            @for layer in &picture.layers {
                use href={ (assets::sprite(layer.sprite)) "#" (layer.symbol) }
                    x=[unless(0.0, layer.x)] y=[unless(0.0, layer.y)]
                    width=[unless(picture.width, layer.width)] height=[unless(picture.height, layer.height)] {}
            }
        }
    }
}

/// By sprite and symbol.
type Drawn = HashMap<&'static str, HashMap<String, String>>;

/// One symbol of a sprite; nothing if there is no such symbol.
pub fn symbol(sprite: &'static Sprite, id: &str) -> Markup {
    // Pages show the same few hundred over and over: each is written once.
    static DRAWN: LazyLock<RwLock<Drawn>> = LazyLock::new(RwLock::default);
    let drawn = DRAWN.read().unwrap_or_else(PoisonError::into_inner);
    if let Some(svg) = drawn.get(sprite.id()).and_then(|symbols| symbols.get(id)) {
        return PreEscaped(svg.clone());
    }
    drop(drawn);
    let Some(found) = sprite.picture(id) else {
        return Markup::default();
    };
    let svg = picture(&found);
    let mut drawn = DRAWN.write().unwrap_or_else(PoisonError::into_inner);
    let symbols = drawn.entry(sprite.id()).or_default();
    symbols.insert(id.to_string(), svg.0.clone());
    svg
}
