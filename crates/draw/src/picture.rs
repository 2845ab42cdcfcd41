//! [`Picture`]: several symbols of a sprite laid over each other.

use crate::sprite::Sprite;

/// A symbol in its place.
#[derive(Clone, PartialEq, Debug)]
pub struct Layer {
    /// The sprite that it is a part of.
    pub sprite: &'static Sprite,
    /// Id of the symbol.
    pub symbol: String,
    /// Left edge.
    pub x: f32,
    /// Upper edge.
    pub y: f32,
    /// Width.
    pub width: f32,
    /// Height.
    pub height: f32,
}

/// A picture made of symbols, the first one lowest.
#[derive(Clone, PartialEq, Debug)]
pub struct Picture {
    /// Width of the view box.
    pub width: f32,
    /// Height of the view box.
    pub height: f32,
    /// What is shown, from the ground up.
    pub layers: Vec<Layer>,
}

impl Picture {
    /// An empty sheet of this size.
    pub fn new(width: f32, height: f32) -> Picture {
        Picture {
            width,
            height,
            layers: Vec::new(),
        }
    }

    /// One symbol that fills the picture.
    pub fn single(sprite: &'static Sprite, symbol: &str, width: f32, height: f32) -> Picture {
        let mut picture = Picture::new(width, height);
        picture.put(sprite, symbol, (0.0, 0.0), (width, height));
        picture
    }

    /// Lays a symbol on top, with its upper left corner here and of this size.
    pub fn put(
        &mut self,
        sprite: &'static Sprite,
        symbol: impl Into<String>,
        (x, y): (f32, f32),
        (width, height): (f32, f32),
    ) {
        self.layers.push(Layer {
            sprite,
            symbol: symbol.into(),
            x,
            y,
            width,
            height,
        });
    }

    /// Lays another picture on top, scaled to a width.
    pub fn put_picture(&mut self, (x, y): (f32, f32), width: f32, picture: &Picture) {
        let scale = width / picture.width;
        for layer in &picture.layers {
            self.layers.push(Layer {
                sprite: layer.sprite,
                symbol: layer.symbol.clone(),
                x: x + layer.x * scale,
                y: y + layer.y * scale,
                width: layer.width * scale,
                height: layer.height * scale,
            });
        }
    }
}
