//! How a network learns a game: by playing against itself.
//!
//! In every generation the bot plays whole games at a look ahead of one decision or by search, with
//! some random decisions so that it sees the consequences of mistakes too. Then a network learns to
//! say how the games went on from each position, or what search found there, which hangs less on
//! luck. The first generation plays by the estimate of the game, each later one by the network of the
//! one before.

use rayon::prelude::*;
use table::random::{FastRng, Rng, below, fast, shuffle};
use table::{Actions, Faults, MAX_SEATS, Pending, Phrase, Seat, Setup, Viewer};

use knowledge::{BotKnowledge, Practice, TrainingTarget, guess, truth};
use knowledge::{Input, Learner, Net, Observation, Provenance, Size, loss};
use search::{Budget, one_ply, search_by};

/// How to train.
#[derive(Clone, Copy, Debug)]
pub struct TrainConfig {
    /// Games of self-play in each generation.
    pub games: u32,
    /// How often to play and learn.
    pub generations: u32,
    /// How many of them, the last ones, play by search; the others look ahead one decision.
    pub searched: u32,
    /// Iterations of search behind each decision of those.
    pub iterations: u32,
    /// Those learn from their own games and from those of so many before them that searched too.
    pub replay_generations: u32,
    /// Worlds that a decision is judged in, where it looks ahead one decision.
    pub worlds: u32,
    /// One position in so many is learned from. Those of one game are much alike, so with many games
    /// fewer of each are enough.
    pub sample_every: u32,
    /// One decision in so many is random.
    pub epsilon_inverse: u32,
    /// How many parts in a hundred of a target are what search found of the position, where games are
    /// played by search and rewards are learned; the rest is made of what became of the position. 0:
    /// what the network itself thought counts a little.
    pub search_target_weight: u32,
    /// How wide the network is.
    pub size: Size,
    /// What the network is shown.
    pub sight: Observation,
    /// The seed of all luck.
    pub seed: u64,
}

impl Default for TrainConfig {
    fn default() -> Self {
        TrainConfig {
            games: 10_000,
            generations: 4,
            searched: 0,
            iterations: 64,
            replay_generations: 0,
            worlds: 1,
            sample_every: 2,
            epsilon_inverse: 16,
            search_target_weight: 0,
            size: Size::Small,
            sight: Observation::FullState,
            seed: 1,
        }
    }
}

impl TrainConfig {
    /// The command that trains a game like this.
    pub fn command(&self, game: &str) -> String {
        let usual = TrainConfig::default();
        let mut command = format!(
            "cargo xtask train {game} --games {} --generations {} --searched {} --iterations {}",
            self.games, self.generations, self.searched, self.iterations,
        );
        for (flag, own, usual) in [
            (
                "replay-generations",
                self.replay_generations,
                usual.replay_generations,
            ),
            ("worlds", self.worlds, usual.worlds),
            ("sample-every", self.sample_every, usual.sample_every),
            (
                "epsilon-inverse",
                self.epsilon_inverse,
                usual.epsilon_inverse,
            ),
            (
                "search-target-weight",
                self.search_target_weight,
                usual.search_target_weight,
            ),
        ] {
            if own != usual {
                command += &format!(" --{flag} {own}");
            }
        }
        if self.size == Size::Large {
            command += " --large";
        }
        if self.sight == Observation::InformationState {
            command += " --information-state";
        }
        command + &format!(" --seed {}", self.seed)
    }

    /// The config that ends after so many of its generations, and is the same until then.
    fn until(self, generations: u32) -> TrainConfig {
        TrainConfig {
            generations,
            searched: (self.searched + generations).saturating_sub(self.generations),
            ..self
        }
    }
}

/// How much of the next position's value counts, against what came of the game in the end.
const TRUST: f32 = 0.03;
/// How often the network sees each position.
const EPOCHS: u32 = 6;
/// Positions in a batch.
const BATCH: usize = 128;
/// The first size of a step; it falls to a twentieth.
const RATE: f32 = 2e-3;
/// One position in so many is kept back to measure the loss.
const KEPT_BACK: usize = 16;

/// A position, and what became of it.
struct Sample {
    input: Input,
    target: f32,
    /// The generation whose game it is from.
    generation: u32,
}

/// Trains a network; `tell` gets the one of each generation, so that whoever cannot wait has it. The
/// first generation plays by the network `from` the named file, if there is one, and goes on from it
/// if it is of the same size.
///
/// # Errors
/// If a table of practice or the network to go on from does not fit the game.
pub fn train<G: BotKnowledge>(
    config: TrainConfig,
    from: Option<(&str, Net)>,
    mut tell: impl FnMut(&Net, &Provenance),
) -> Result<(Net, Provenance), Faults> {
    if config.sight == Observation::InformationState && !G::HAS_INFORMATION_STATE {
        return Err(Faults::one("seat", Phrase::new("bots-sees-all")));
    }
    let tables: Vec<(G, u32)> = G::practice()
        .iter()
        .map(|p: &Practice| {
            let setup = Setup::new(G::descriptor(), p.seats, p.options.iter().copied(), None)?;
            Ok((G::new(&setup)?, p.percent))
        })
        .collect::<Result<_, Faults>>()?;
    let shape = tables[0].0.shape();
    let (name, mut net) = from.unzip();
    if net.as_ref().is_some_and(|net| net.shape() != shape) {
        return Err(Faults::one("from", Phrase::new("bots-other-shape")));
    }
    let descriptor = G::descriptor();
    let provenance = |generations: u32, positions: usize, loss: f32| {
        let mut command = config.until(generations).command(descriptor.id);
        if let Some(name) = name {
            command += &format!(" --from {name}");
        }
        Provenance {
            command,
            game: descriptor.id.to_string(),
            rules: descriptor.rules_version.to_string(),
            seed: config.seed,
            games: config.games,
            generations,
            positions,
            loss,
        }
    };
    let mut told = provenance(0, 0, 0.0);
    let mut lessons: Vec<Sample> = Vec::new();
    for generation in 0..config.generations {
        let seed = config.seed.wrapping_mul(1000) + u64::from(generation);
        let by_search = |generation| generation + config.searched >= config.generations;
        let config = TrainConfig {
            iterations: if by_search(generation) {
                config.iterations
            } else {
                0
            },
            ..config
        };
        let played = (0..config.games).into_par_iter().flat_map_iter(|number| {
            let mut left = number * 61 % 100;
            let table = tables.iter().find(|(_, percent)| {
                let found = left < *percent;
                left = left.saturating_sub(*percent);
                found
            });
            let game = &table.unwrap_or(&tables[0]).0;
            let mut rng = fast(seed, u64::from(number));
            play(game, net.as_ref(), config, generation, &mut rng)
        });
        let mut test: Vec<Sample> = played.collect();
        let positions = test.len();
        // Whole games are kept back: positions of one game are too much alike.
        let fresh = test.split_off(positions / KEPT_BACK);
        lessons.retain(|s| {
            by_search(s.generation) && s.generation + config.replay_generations >= generation
        });
        lessons.extend(fresh);
        let mut rng = fast(seed, u64::MAX);
        // Later generations go on from what was learned.
        let start = net
            .filter(|net| net.size() == config.size)
            .unwrap_or_else(|| Net::blank(shape, config.size, &mut rng))
            .seeing(config.sight);
        let (learned, loss) = learn(start, &mut lessons, &test, &mut rng);
        told = provenance(generation + 1, lessons.len() + test.len(), loss);
        tell(&learned, &told);
        net = Some(learned);
    }
    let net = net.unwrap_or_else(|| Net::blank(shape, config.size, &mut fast(config.seed, 0)));
    Ok((net, told))
}

/// Learns from lessons; gives the loss on the test.
fn learn(net: Net, lessons: &mut [Sample], test: &[Sample], rng: &mut FastRng) -> (Net, f32) {
    let mut learner = Learner::new(net);
    for epoch in 0..EPOCHS {
        shuffle(rng, lessons);
        let rate = RATE * 0.05f32.powf(epoch as f32 / (EPOCHS - 1) as f32);
        for batch in lessons.chunks(BATCH) {
            learner.batch(batch.iter().map(|s| (&s.input, s.target)), rate);
        }
    }
    let net = learner.into_net();
    let losses = test.iter().map(|s| loss(net.value(&s.input), s.target));
    let mean = losses.sum::<f32>() / test.len().max(1) as f32;
    (net, mean)
}

/// Plays a game and notes its positions as all seats see them.
fn play<G: BotKnowledge>(
    game: &G,
    net: Option<&Net>,
    config: TrainConfig,
    generation: u32,
    rng: &mut FastRng,
) -> Vec<Sample> {
    let mut state = game.start();
    let mut input = Input::default();
    let search_target_weight = match game.training_target() {
        TrainingTarget::Reward if config.iterations > 0 => {
            config.search_target_weight as f32 / 100.0
        }
        _ => 0.0,
    };
    // What was thought of each decision; some positions, each with how many decisions came before it.
    let mut values: Vec<[f32; MAX_SEATS]> = Vec::new();
    let mut sample_every: Vec<(usize, Seat, Input)> = Vec::new();
    loop {
        match game.pending(&state) {
            Pending::Over => break,
            Pending::Chance => {
                let outcome = game.draw(&state, rng);
                game.resolve_unchecked(&mut state, outcome);
            }
            Pending::Seats(seats) => {
                let mut found = [None; MAX_SEATS];
                for seat in seats.iter() {
                    let (action, value) = decide(game, net, config, &state, seat, &mut input, rng);
                    found[seat.index()] = value.filter(|_| search_target_weight > 0.0);
                    game.apply_unchecked(&mut state, seat, action);
                }
                let guesses =
                    net.map_or([0.0; MAX_SEATS], |net| guess(game, net, &state, &mut input));
                let shared = game.seats() == 2 && config.sight == Observation::FullState;
                values.push(thought(shared, guesses, found));
                if below(rng, config.sample_every) == 0 && game.pending(&state) != Pending::Over {
                    note(
                        game,
                        &state,
                        config.sight,
                        values.len(),
                        &mut sample_every,
                        rng,
                    );
                }
            }
        }
    }
    // What became of each position: the end of the game, and what was thought on the way there, the
    // nearer the more.
    let trust = match net {
        Some(_) if search_target_weight > 0.0 => search_target_weight,
        Some(_) => TRUST,
        None => 0.0,
    };
    let mut target = truth(game, &state);
    let mut samples = Vec::with_capacity(sample_every.len());
    let mut step = values.len();
    for (at, seat, input) in sample_every.into_iter().rev() {
        while step > at {
            step -= 1;
            for (target, value) in target.iter_mut().zip(&values[step]) {
                *target += trust * (value - *target);
            }
        }
        samples.push(Sample {
            input,
            target: target[seat.index()],
            generation,
        });
    }
    samples
}

/// Notes a position as one seat sees it, or all of them.
fn note<G: BotKnowledge>(
    game: &G,
    state: &G::State,
    sight: Observation,
    at: usize,
    sample_every: &mut Vec<(usize, Seat, Input)>,
    rng: &mut FastRng,
) {
    let seats = game.seats();
    // Points teach about each seat by itself; rewards are shared out.
    let one = Seat::new(below(rng, seats as u32) as usize).unwrap_or_default();
    let all = game.training_target() != TrainingTarget::Reward;
    for seat in Seat::first(seats).filter(|seat| all || *seat == one) {
        let mut seen = Input::default();
        game.features(state, seat, sight, &mut seen);
        sample_every.push((at, seat, seen));
    }
}

/// What a decision promises each seat: what search found, where it searched, else the network's guess.
fn thought(
    shared: bool,
    guesses: [f32; MAX_SEATS],
    found: [Option<f32>; MAX_SEATS],
) -> [f32; MAX_SEATS] {
    std::array::from_fn(|seat| {
        // What one of two wins the other loses, if both know the same.
        let other = found[1 - seat.min(1)].filter(|_| shared);
        let value = found[seat].or(other.map(|x| 1.0 - x));
        value.unwrap_or(guesses[seat])
    })
}

/// A decision by search, with what it found, or by a look at what it leads to; now and then any.
fn decide<G: BotKnowledge>(
    game: &G,
    net: Option<&Net>,
    config: TrainConfig,
    state: &G::State,
    seat: Seat,
    input: &mut Input,
    rng: &mut FastRng,
) -> (G::Action, Option<f32>) {
    if below(rng, config.epsilon_inverse) == 0 {
        return (game.pick(state, seat, rng), None);
    }
    let mut actions = Actions::new();
    game.actions(state, seat, &mut actions);
    if let [only] = actions[..] {
        return (only, None);
    }
    let view = game.view(state, Viewer::Seat(seat));
    if net.is_none() || config.iterations == 0 {
        let worlds = config.worlds;
        let action = one_ply(game, net, &view, seat, &actions, worlds, input, rng);
        return (action, None);
    }
    let (params, budget) = (game.search_params(), Budget::iterations(config.iterations));
    let seed = rng.next_u64();
    let found = search_by(game, net, &view, seat, params, &budget, seed, 1);
    match found.first() {
        Some(best) => (best.action, Some(best.value)),
        None => (actions[0], None),
    }
}
