//! How a network learns: stochastic gradient descent with Adam's step sizes.

use table::random::{FastRng, Rng};

use super::{Input, Net, Observation, Shape, Size, bias, encode, mix, rectify, sigmoid, sized};

/// Adam's usual constants.
const MEAN: f32 = 0.9;
const SQUARE: f32 = 0.999;
const TINY: f32 = 1e-7;

/// A network that learns.
pub struct Learner {
    net: Net,
    gradient: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Net {
    /// A network that knows nothing: small random weights (after He), no biases.
    pub fn blank(shape: Shape, size: Size, rng: &mut FastRng) -> Net {
        let mut net = Net {
            shape,
            size,
            sight: Observation::FullState,
            weights: Vec::with_capacity(shape.weights(size)),
        };
        sized!(size, net.fill(rng));
        net
    }

    fn fill<const CODE: usize, const WIDE: usize, const SLIM: usize>(&mut self, rng: &mut FastRng) {
        let code = self.shape.code(CODE);
        let layers = [
            (self.shape.item, code),
            (self.shape.globals + code, WIDE),
            (WIDE, SLIM),
            (SLIM, 1),
        ];
        for (inputs, outputs) in layers {
            let scale = (6.0 / inputs.max(1) as f32).sqrt();
            for _ in 0..inputs * outputs {
                let unit = (rng.next_u32() >> 8) as f32 / (1 << 24) as f32;
                let weight = scale * (2.0 * unit - 1.0) * if outputs == 1 { 0.3 } else { 1.0 };
                self.weights.push(weight);
            }
            self.weights.extend(std::iter::repeat_n(0.0, outputs));
        }
    }
}

impl Learner {
    /// Goes on from this network.
    pub fn new(net: Net) -> Learner {
        let n = net.weights.len();
        Learner {
            net,
            gradient: vec![0.0; n],
            mean: vec![0.0; n],
            square: vec![0.0; n],
            steps: 0,
        }
    }

    /// The network as it is now.
    pub fn into_net(self) -> Net {
        self.net
    }

    /// Learns from a batch; gives the sum of its losses (cross entropy) before the step.
    pub fn batch<'a>(&mut self, samples: impl Iterator<Item = (&'a Input, f32)>, rate: f32) -> f32 {
        self.gradient.fill(0.0);
        let (mut loss, mut count) = (0.0, 0.0);
        for (input, target) in samples {
            loss += self.add(input, target);
            count += 1.0f32;
        }
        self.step(rate, count.max(1.0));
        loss
    }

    fn step(&mut self, rate: f32, count: f32) {
        self.steps += 1;
        let rate = rate * (1.0 - SQUARE.powi(self.steps)).sqrt() / (1.0 - MEAN.powi(self.steps));
        for (((weight, gradient), mean), square) in (self.net.weights.iter_mut())
            .zip(&self.gradient)
            .zip(&mut self.mean)
            .zip(&mut self.square)
        {
            let gradient = gradient / count;
            *mean = MEAN * *mean + (1.0 - MEAN) * gradient;
            *square = SQUARE * *square + (1.0 - SQUARE) * gradient * gradient;
            *weight -= rate * *mean / (square.sqrt() + TINY);
        }
    }

    /// Adds the gradient of one sample; gives its loss.
    fn add(&mut self, input: &Input, target: f32) -> f32 {
        let value = sized!(self.net.size, self.add_to(input, target));
        loss(value, target)
    }

    /// Back through the layers, from the value to the items; gives the value.
    fn add_to<const CODE: usize, const WIDE: usize, const SLIM: usize>(
        &mut self,
        input: &Input,
        target: f32,
    ) -> f32 {
        let shape = self.net.shape;
        let [encoder, wide, slim, last] = self.net.layers::<CODE, WIDE, SLIM>();
        let code: [f32; CODE] = encode(&input.items, shape.item, encoder);
        let mut trunk = input.globals.clone();
        trunk.extend_from_slice(&code[..shape.code(CODE)]);
        let mut wides: [f32; WIDE] = bias(wide);
        mix(&trunk, wide, &mut wides);
        rectify(&mut wides);
        let mut slims: [f32; SLIM] = bias(slim);
        mix(&wides, slim, &mut slims);
        rectify(&mut slims);
        let out: f32 = slims.iter().zip(last).map(|(x, w)| x * w).sum();
        let value = sigmoid(out + last[SLIM]);
        let error = value - target;

        let (encoder_to, rest) = self.gradient.split_at_mut(encoder.len());
        let (wide_to, rest) = rest.split_at_mut(wide.len());
        let (slim_to, last_to) = rest.split_at_mut(slim.len());
        let mut slim_error = [0.0; SLIM];
        for i in 0..SLIM {
            last_to[i] += error * slims[i];
            if slims[i] > 0.0 {
                slim_error[i] = error * last[i];
            }
        }
        last_to[SLIM] += error;
        let mut wide_error = [0.0; WIDE];
        back(&wides, slim, &slim_error, slim_to, &mut wide_error);
        for (error, x) in wide_error.iter_mut().zip(&wides) {
            if *x <= 0.0 {
                *error = 0.0;
            }
        }
        let mut trunk_error = vec![0.0; trunk.len()];
        back(&trunk, wide, &wide_error, wide_to, &mut trunk_error);
        if shape.item > 0 {
            let code_error = &trunk_error[shape.globals..];
            for item in input.items.chunks_exact(shape.item) {
                let mut one: [f32; CODE] = bias(encoder);
                mix(item, encoder, &mut one);
                let mut error = [0.0; CODE];
                for i in 0..CODE {
                    if one[i] > 0.0 {
                        error[i] = code_error[i];
                    }
                }
                back(item, encoder, &error, encoder_to, &mut []);
            }
        }
        value
    }
}

/// Cross entropy.
pub fn loss(value: f32, target: f32) -> f32 {
    let sure = value.clamp(1e-6, 1.0 - 1e-6);
    -(target * sure.ln() + (1.0 - target) * (1.0 - sure).ln())
}

/// Gradients of a layer's weights and, where they are wanted, of its inputs.
fn back<const N: usize>(
    inputs: &[f32],
    layer: &[f32],
    error: &[f32; N],
    into: &mut [f32],
    input_error: &mut [f32],
) {
    for (i, x) in inputs.iter().enumerate() {
        let row = i * N..(i + 1) * N;
        if *x != 0.0 {
            for (to, error) in into[row.clone()].iter_mut().zip(error) {
                *to += x * error;
            }
        }
        if let Some(sum) = input_error.get_mut(i) {
            *sum = layer[row].iter().zip(error).map(|(w, e)| w * e).sum();
        }
    }
    let biases = into.len() - N;
    for (to, error) in into[biases..].iter_mut().zip(error) {
        *to += error;
    }
}

#[cfg(test)]
mod tests {
    use table::random::fast;

    use super::*;

    /// Learns to say which of two sums is larger, of a changing number of items.
    #[test]
    fn a_network_learns_what_it_is_shown() {
        let mut rng = fast(1, 0);
        let unit = |rng: &mut FastRng| (rng.next_u32() >> 8) as f32 / (1 << 24) as f32;
        let mut samples = Vec::new();
        for i in 0..4000 {
            let mut input = Input::default();
            input.globals.push(unit(&mut rng));
            let mut lead = input.globals[0] - 0.5;
            for _ in 0..2 + i % 3 {
                let (a, b) = (unit(&mut rng), unit(&mut rng));
                input.items.extend([a, b]);
                lead += a - b;
            }
            samples.push((input, f32::from(u8::from(lead > 0.0))));
        }
        let shape = Shape {
            globals: 1,
            item: 2,
        };
        let mut learner = Learner::new(Net::blank(shape, Size::Small, &mut rng));
        for _ in 0..20 {
            for batch in samples[..3000].chunks(64) {
                learner.batch(batch.iter().map(|(i, t)| (i, *t)), 0.003);
            }
        }
        let net = learner.into_net();
        let right = samples[3000..]
            .iter()
            .filter(|(input, target)| (net.value(input) > 0.5) == (*target > 0.5))
            .count();
        assert!(right > 930, "{right} of 1000");
    }

    /// The gradient is the one that small changes of the weights show.
    #[test]
    fn the_gradient_is_right() {
        let shape = Shape {
            globals: 3,
            item: 2,
        };
        let mut rng = fast(2, 0);
        let net = Net::blank(shape, Size::Large, &mut rng);
        let input = Input {
            globals: vec![0.3, -0.8, 0.5],
            items: vec![0.4, 0.9, -0.2, 0.7],
        };
        let mut learner = Learner::new(net.clone());
        learner.add(&input, 0.8);
        let loss = |net: &Net| loss(net.value(&input), 0.8);
        for i in (0..net.weights.len()).step_by(7) {
            let (mut up, mut down) = (net.clone(), net.clone());
            up.weights[i] += 1e-2;
            down.weights[i] -= 1e-2;
            let slope = (loss(&up) - loss(&down)) / 2e-2;
            assert!((slope - learner.gradient[i]).abs() < 5e-3, "weight {i}");
        }
    }
}
