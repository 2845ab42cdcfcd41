//! A small network that guesses how a game will end, in plain `f32`.
//!
//! Some games have parts that are alike (the species of Arboretum): each of these goes through the
//! same encoder and the results are added up, so that what is learned of one holds for all. What is
//! special goes in directly.
//!
//! ```text
//! items ─ encoder ─ sum ─┐
//!                        ├─ 32 ─ 16 ─ value from 0 to 1
//! globals ───────────────┘
//! ```
//!
//! That is the [small](Size::Small) one; a [large](Size::Large) one is twice as wide everywhere.

mod file;
mod learn;

use serde::{Deserialize, Serialize};

pub use file::Provenance;
pub use learn::{Learner, loss};

/// How wide a network is: outputs of the encoder of items, then the widths of the two layers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Size {
    /// 16, 32 and 16.
    #[default]
    Small,
    /// 32, 64 and 32: for many games to learn from.
    Large,
}

/// How much of a position a network is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Observation {
    /// A whole imagined world: one look tells what both of two seats may hope for, but it counts on
    /// what those who play on from there cannot know.
    #[default]
    #[serde(rename = "world")]
    FullState,
    /// What the seat itself knows there: every seat is judged by a look of its own.
    #[serde(rename = "seat")]
    InformationState,
}

/// Calls a method that is written for every size, with the widths of this one.
macro_rules! sized {
    ($size:expr, $self:ident.$method:ident($($argument:expr),*)) => {
        match $size {
            $crate::net::Size::Small => $self.$method::<16, 32, 16>($($argument),*),
            $crate::net::Size::Large => $self.$method::<32, 64, 32>($($argument),*),
        }
    };
}
use sized;

/// How many numbers describe a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// Numbers about the position as a whole.
    pub globals: usize,
    /// Numbers about each item; zero if there are none.
    pub item: usize,
}

impl Shape {
    /// The lengths of encoder, first and second layer: their weights, each with its biases.
    fn lengths<const CODE: usize, const WIDE: usize, const SLIM: usize>(self) -> [usize; 3] {
        let code = self.code(CODE);
        [
            (self.item + 1) * code,
            (self.globals + code + 1) * WIDE,
            (WIDE + 1) * SLIM,
        ]
    }

    /// Without items there is nothing to encode.
    fn code(self, width: usize) -> usize {
        if self.item == 0 { 0 } else { width }
    }

    fn all<const CODE: usize, const WIDE: usize, const SLIM: usize>(self) -> usize {
        let layers: usize = self.lengths::<CODE, WIDE, SLIM>().iter().sum();
        layers + SLIM + 1
    }

    /// Number of weights.
    fn weights(self, size: Size) -> usize {
        sized!(size, self.all())
    }
}

/// A position as the network sees it.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Input {
    /// About the position as a whole.
    pub globals: Vec<f32>,
    /// The items, one after another.
    pub items: Vec<f32>,
}

impl Input {
    /// Forgets everything.
    pub fn clear(&mut self) {
        self.globals.clear();
        self.items.clear();
    }
}

/// A network with its weights.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    shape: Shape,
    size: Size,
    sight: Observation,
    /// All weights in a row: encoder, first, second, last layer; each layer input by input, its
    /// biases at the end.
    weights: Vec<f32>,
}

impl Net {
    /// How many numbers it takes.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// How wide it is.
    pub fn size(&self) -> Size {
        self.size
    }

    /// What it is shown.
    pub fn sight(&self) -> Observation {
        self.sight
    }

    /// The same network, shown something else.
    pub fn seeing(self, sight: Observation) -> Net {
        Net { sight, ..self }
    }

    /// The value of a position, 0 to 1.
    pub fn value(&self, input: &Input) -> f32 {
        sized!(self.size, self.value_of(input))
    }

    fn value_of<const CODE: usize, const WIDE: usize, const SLIM: usize>(
        &self,
        input: &Input,
    ) -> f32 {
        let [encoder, wide, slim, last] = self.layers::<CODE, WIDE, SLIM>();
        let code: [f32; CODE] = encode(&input.items, self.shape.item, encoder);
        let mut sums: [f32; WIDE] = bias(wide);
        let (globals, coded) = wide.split_at(self.shape.globals * WIDE);
        mix(&input.globals, globals, &mut sums);
        mix(&code[..self.shape.code(CODE)], coded, &mut sums);
        rectify(&mut sums);
        let mut slims: [f32; SLIM] = bias(slim);
        mix(&sums, slim, &mut slims);
        rectify(&mut slims);
        let out: f32 = slims.iter().zip(last).map(|(x, w)| x * w).sum();
        sigmoid(out + last[SLIM])
    }

    /// The weights of encoder, first, second and last layer.
    #[inline]
    fn layers<const CODE: usize, const WIDE: usize, const SLIM: usize>(&self) -> [&[f32]; 4] {
        let [encoder, wide, slim] = self.shape.lengths::<CODE, WIDE, SLIM>();
        let (encoder, rest) = self.weights.split_at(encoder);
        let (wide, rest) = rest.split_at(wide);
        let (slim, last) = rest.split_at(slim);
        [encoder, wide, slim, last]
    }
}

/// The codes of all items, added up.
#[inline]
fn encode<const CODE: usize>(items: &[f32], item: usize, encoder: &[f32]) -> [f32; CODE] {
    let mut code = [0.0; CODE];
    if item > 0 {
        for item in items.chunks_exact(item) {
            let mut one: [f32; CODE] = bias(encoder);
            mix(item, encoder, &mut one);
            for (sum, x) in code.iter_mut().zip(one) {
                *sum += x.max(0.0);
            }
        }
    }
    code
}

/// The biases at the end of a layer.
#[inline]
fn bias<const N: usize>(layer: &[f32]) -> [f32; N] {
    let mut sums = [0.0; N];
    sums.copy_from_slice(&layer[layer.len() - N..]);
    sums
}

/// Adds what the inputs contribute. Most inputs are often zero and cost nothing.
#[inline]
fn mix<const N: usize>(inputs: &[f32], layer: &[f32], sums: &mut [f32; N]) {
    for (x, row) in inputs.iter().zip(layer.chunks_exact(N)) {
        if *x != 0.0 {
            for (sum, w) in sums.iter_mut().zip(row) {
                *sum += x * w;
            }
        }
    }
}

#[inline]
fn rectify(values: &mut [f32]) {
    for value in values {
        *value = value.max(0.0);
    }
}

#[inline]
fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}
