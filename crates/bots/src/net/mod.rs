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

mod file;
mod learn;

pub use file::Provenance;
pub(crate) use learn::Learner;

/// Outputs of the encoder of items.
const CODE: usize = 16;
/// Width of the first layer.
const WIDE: usize = 32;
/// Width of the second layer.
const SLIM: usize = 16;

/// How many numbers describe a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// Numbers about the position as a whole.
    pub globals: usize,
    /// Numbers about each item; zero if there are none.
    pub item: usize,
}

impl Shape {
    fn code(self) -> usize {
        if self.item == 0 { 0 } else { CODE }
    }

    fn trunk(self) -> usize {
        self.globals + self.code()
    }

    /// Number of weights.
    fn weights(self) -> usize {
        (self.item + 1) * self.code() + (self.trunk() + 1) * WIDE + (WIDE + 1) * SLIM + SLIM + 1
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
    /// All weights in a row: encoder, first, second, last layer; each layer input by input, its
    /// biases at the end.
    weights: Vec<f32>,
}

/// What the layers held on the way, for learning.
#[derive(Default)]
struct Trace {
    trunk: Vec<f32>,
    wide: [f32; WIDE],
    slim: [f32; SLIM],
}

impl Net {
    /// How many numbers it takes.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// The value of a position, 0 to 1.
    pub fn value(&self, input: &Input) -> f32 {
        let mut code = [0.0; CODE];
        let rest = self.encode(&input.items, &mut code);
        let (wide, rest) = rest.split_at((self.shape.trunk() + 1) * WIDE);
        let mut sums = bias::<WIDE>(wide);
        let (globals, coded) = wide.split_at(self.shape.globals * WIDE);
        mix(&input.globals, globals, &mut sums);
        mix(&code[..self.shape.code()], coded, &mut sums);
        rectify(&mut sums);
        let (slim, last) = rest.split_at((WIDE + 1) * SLIM);
        let mut slims = bias::<SLIM>(slim);
        mix(&sums, slim, &mut slims);
        rectify(&mut slims);
        let out: f32 = slims.iter().zip(last).map(|(x, w)| x * w).sum();
        sigmoid(out + last[SLIM])
    }

    /// Adds up the codes of all items; gives the weights after the encoder's.
    fn encode(&self, items: &[f32], code: &mut [f32; CODE]) -> &[f32] {
        let (encoder, rest) = self
            .weights
            .split_at((self.shape.item + 1) * self.shape.code());
        if self.shape.item > 0 {
            for item in items.chunks_exact(self.shape.item) {
                let mut one = bias::<CODE>(encoder);
                mix(item, encoder, &mut one);
                for (sum, x) in code.iter_mut().zip(one) {
                    *sum += x.max(0.0);
                }
            }
        }
        rest
    }

    /// The same as [`value`](Self::value), with what the layers held.
    fn trace(&self, input: &Input, trace: &mut Trace) -> f32 {
        let mut code = [0.0; CODE];
        let rest = self.encode(&input.items, &mut code);
        trace.trunk.clear();
        trace.trunk.extend_from_slice(&input.globals);
        trace.trunk.extend_from_slice(&code[..self.shape.code()]);
        let (wide, rest) = rest.split_at((self.shape.trunk() + 1) * WIDE);
        trace.wide = bias::<WIDE>(wide);
        mix(&trace.trunk, wide, &mut trace.wide);
        rectify(&mut trace.wide);
        let (slim, last) = rest.split_at((WIDE + 1) * SLIM);
        trace.slim = bias::<SLIM>(slim);
        mix(&trace.wide, slim, &mut trace.slim);
        rectify(&mut trace.slim);
        let out: f32 = trace.slim.iter().zip(last).map(|(x, w)| x * w).sum();
        sigmoid(out + last[SLIM])
    }
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
