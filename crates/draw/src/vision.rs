//! How the three common kinds of colour blindness see a colour.

use crate::ink::{Rgb, linear};

/// Who looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Vision {
    /// Sees all colours.
    Full,
    /// Sees no red.
    Protanopia,
    /// Sees no green.
    Deuteranopia,
    /// Sees no blue.
    Tritanopia,
}

impl Vision {
    /// All four.
    pub const ALL: [Vision; 4] = [
        Vision::Full,
        Vision::Protanopia,
        Vision::Deuteranopia,
        Vision::Tritanopia,
    ];

    /// A colour as this eye sees it: a matrix on the amounts of light (Machado, Oliveira and
    /// Fernandes, 2009, full severity).
    pub fn sees(self, colour: Rgb) -> Rgb {
        let matrix: [[f64; 3]; 3] = match self {
            Vision::Full => return colour,
            Vision::Protanopia => [
                [0.152286, 1.052583, -0.204868],
                [0.114503, 0.786281, 0.099216],
                [-0.003882, -0.048116, 1.051998],
            ],
            Vision::Deuteranopia => [
                [0.367322, 0.860646, -0.227968],
                [0.280085, 0.672501, 0.047413],
                [-0.011820, 0.042940, 0.968881],
            ],
            Vision::Tritanopia => [
                [1.255528, -0.076749, -0.178779],
                [-0.078411, 0.930809, 0.147602],
                [0.004733, 0.691367, 0.303900],
            ],
        };
        let light = [colour.0, colour.1, colour.2].map(linear);
        let [r, g, b] = matrix.map(|row| {
            let sum: f64 = row.iter().zip(light).map(|(m, l)| m * l).sum();
            channel(sum.clamp(0.0, 1.0))
        });
        Rgb(r, g, b)
    }
}

/// An amount of light as a channel.
fn channel(light: f64) -> u8 {
    let c = if light <= 0.003_130_8 {
        light * 12.92
    } else {
        1.055 * light.powf(1.0 / 2.4) - 0.055
    };
    (c * 255.0).round() as u8
}
