//! What a bot knows of a game beyond its rules.

use table::{BySeat, Game, MAX_SEATS, Pending, Seat};

use crate::net::{Input, Net, Observation, Shape};
use crate::search_params::SearchParams;

/// A table that a network learns on: how many seats, which options, how often.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Practice {
    /// How many sit there.
    pub seats: usize,
    /// Options other than the usual ones.
    pub options: &'static [(&'static str, &'static str)],
    /// How many games in a hundred are played like this.
    pub percent: u32,
}

impl Practice {
    /// A table for so many seats, with these options, so often.
    pub const fn new(
        seats: usize,
        options: &'static [(&'static str, &'static str)],
        percent: u32,
    ) -> Practice {
        Practice {
            seats,
            options,
            percent,
        }
    }
}

/// What the network of a game learns to say about a seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum TrainingTarget {
    /// The reward: mostly whether it wins.
    Reward,
    /// Its points in the end, between these two. Where many build side by side, who won says little
    /// about what each did, and the points say much.
    Points(f32, f32),
}

/// How plausible a world is, by what the others did: a logarithm, of which only differences count.
pub type BeliefLogLikelihood<S> = Box<dyn Fn(&S) -> f32>;

/// What search goes by in a game: an estimate of a position, and how to look. Everything has a default, so
/// a new game can be played by every level at once, and better once it says more about itself.
pub trait Heuristic: Game {
    /// What each seat may expect to score in the end, from a whole position. By default what it
    /// would score if the game ended now.
    fn estimate(&self, state: &Self::State) -> BySeat<f32> {
        let scores = self.scores(state);
        BySeat::from_fn(scores.len(), |seat| scores[seat] as f32)
    }

    /// What greedy play goes by: the estimate, unless the game has something plainer. In the first edition
    /// of Canopée the whole estimate would leave too little room for steps between greedy play and the
    /// best that there is.
    fn glance(&self, state: &Self::State) -> BySeat<f32> {
        self.estimate(state)
    }

    /// Names of sparring partners: greedy players with an estimate of their own.
    const STYLES: &'static [&'static str] = &[];

    /// The estimate of a sparring partner.
    fn styled(&self, _style: &str, state: &Self::State) -> BySeat<f32> {
        self.estimate(state)
    }

    /// In how many imagined worlds greedy play at its best looks for the end of its turn.
    fn imagined(&self) -> u64 {
        1
    }

    /// Has what the seat just chose shown its worth? Until then greedy play looks on: by default while
    /// the seat itself is to choose again.
    fn settled(&self, state: &Self::State, seat: Seat) -> bool {
        self.pending(state) != Pending::seat(seat)
    }

    /// A margin of points that is worth fighting for: where the reward bends.
    fn spread(&self) -> f32 {
        10.0
    }

    /// What the others' actions say about the worlds behind a view; nothing by default.
    fn belief(&self, _view: &Self::View, _seat: Seat) -> Option<BeliefLogLikelihood<Self::State>> {
        None
    }

    /// How a search goes about this game.
    fn search_params(&self) -> SearchParams {
        SearchParams::default()
    }
}

/// A game that describes its positions to a network. By default it has none, and the
/// [estimate](Heuristic::estimate) judges.
pub trait Features: Game {
    /// The numbers that describe a position to a network; none by default.
    fn shape(&self) -> Shape {
        Shape {
            globals: 0,
            item: 0,
        }
    }

    /// Can it describe what a seat knows, rather than all?
    const HAS_INFORMATION_STATE: bool = false;

    /// Describes a position to a network from this seat: all of it or, if the game can tell them apart,
    /// what the seat knows.
    fn features(&self, _state: &Self::State, _seat: Seat, _sight: Observation, _into: &mut Input) {}

    /// The network that judges positions, once one has learned to.
    fn net(&self) -> Option<&'static Net> {
        None
    }

    /// The network of a short search, if it has one of its own: how well it judges and how far it sees are
    /// then chosen apart from a full search, so that it is a step above greedy play and leaves one to that.
    fn short_net(&self) -> Option<&'static Net> {
        self.net()
    }

    /// The network of the highest level, if it has one of its own. More games and search went into it,
    /// so that there is a step between the two levels that more time alone would not make.
    fn deep_net(&self) -> Option<&'static Net> {
        self.net()
    }
}

/// What a network learns of a game, and on which tables.
pub trait Training: Features {
    /// What the networks say about a seat.
    fn training_target(&self) -> TrainingTarget {
        TrainingTarget::Reward
    }

    /// The tables that the network learns on.
    fn practice() -> &'static [Practice] {
        &[]
    }
}

/// All that a bot knows of a game beyond its rules. Three empty `impl`s will do.
pub trait BotKnowledge: Heuristic + Training {}

impl<G: Heuristic + Training> BotKnowledge for G {}

/// What a position promises each seat, 0 to 1: by the network if there is one, else by the estimate.
#[inline]
pub fn judge<G: BotKnowledge>(
    game: &G,
    net: Option<&Net>,
    state: &G::State,
    input: &mut Input,
) -> [f32; MAX_SEATS] {
    let mut promised = [0.0; MAX_SEATS];
    let by_points = |points: &[f32], promised: &mut [f32]| {
        rewards(points, |_| None, game.spread(), promised);
    };
    match (net, game.training_target()) {
        (None, _) => by_points(game.estimate(state).as_slice(), &mut promised),
        (Some(net), TrainingTarget::Reward) => promised = guess(game, net, state, input),
        (Some(net), TrainingTarget::Points(low, high)) => {
            let points = guess(game, net, state, input).map(|x| low + (high - low) * x);
            by_points(&points[..game.seats()], &mut promised);
        }
    }
    promised
}

/// What a position promises one seat, 0 to 1.
#[inline]
pub fn judge_for<G: BotKnowledge>(
    game: &G,
    net: Option<&Net>,
    state: &G::State,
    seat: Seat,
    input: &mut Input,
) -> f32 {
    match (net, game.training_target()) {
        (Some(net), TrainingTarget::Reward) => {
            input.clear();
            game.features(state, seat, net.sight(), input);
            net.value(input)
        }
        _ => judge(game, net, state, input)[seat.index()],
    }
}

/// What the network says about each seat, 0 to 1.
#[inline]
pub fn guess<G: BotKnowledge>(
    game: &G,
    net: &Net,
    state: &G::State,
    input: &mut Input,
) -> [f32; MAX_SEATS] {
    let mut guesses = [0.0; MAX_SEATS];
    let mut value = |seat| {
        input.clear();
        game.features(state, seat, net.sight(), input);
        net.value(input)
    };
    let whole = net.sight() == Observation::FullState;
    if game.seats() == 2 && game.training_target() == TrainingTarget::Reward && whole {
        // What one wins the other loses: one look is enough.
        guesses[0] = value(Seat::P1);
        guesses[1] = 1.0 - guesses[0];
    } else {
        for seat in Seat::first(game.seats()) {
            guesses[seat.index()] = value(seat);
        }
    }
    guesses
}

/// What the network should have said about each seat, at the end of a game.
pub fn truth<G: BotKnowledge>(game: &G, state: &G::State) -> [f32; MAX_SEATS] {
    let TrainingTarget::Points(low, high) = game.training_target() else {
        return outcome(game, state);
    };
    let mut truth = [0.0; MAX_SEATS];
    for (to, points) in truth.iter_mut().zip(game.scores(state).as_slice()) {
        *to = ((*points as f32 - low) / (high - low)).clamp(0.0, 1.0);
    }
    truth
}

/// What the end of a game brings each seat, 0 to 1.
pub fn outcome<G: BotKnowledge>(game: &G, state: &G::State) -> [f32; MAX_SEATS] {
    let mut reward = [0.0; MAX_SEATS];
    let (scores, winners) = game.result(state);
    let points: [f32; MAX_SEATS] =
        std::array::from_fn(|i| scores.as_slice().get(i).map_or(0.0, |s| *s as f32));
    let share = 1.0 / winners.len().max(1) as f32;
    let won = |seat| Some(if winners.contains(seat) { share } else { 0.0 });
    rewards(&points[..scores.len()], won, game.spread(), &mut reward);
    reward
}

/// Rewards in 0 to 1 from final or estimated scores: three quarters for winning, one quarter for
/// the margin, so that a bot that is ahead stays ahead and one that is behind keeps trying.
pub fn rewards(scores: &[f32], won: impl Fn(Seat) -> Option<f32>, spread: f32, into: &mut [f32]) {
    for (i, score) in scores.iter().enumerate() {
        let best = scores
            .iter()
            .enumerate()
            .filter(|(j, _)| *j != i)
            .map(|(_, s)| *s)
            .fold(f32::NEG_INFINITY, f32::max);
        // Alone at the table: the score itself is what counts.
        let margin = if best.is_finite() {
            score - best
        } else {
            *score
        };
        let bend = squash(margin / spread);
        let win = Seat::new(i)
            .and_then(&won)
            .unwrap_or_else(|| squash(2.0 * margin / spread));
        into[i] = 0.75 * win + 0.25 * bend;
    }
}

/// From all numbers to 0..1.
fn squash(x: f32) -> f32 {
    0.5 + 0.5 * x / (1.0 + x.abs())
}

/// A network from its data file, read once. A file that cannot be read is a fault of ours that the tests
/// find; play goes on by the estimate then.
#[macro_export]
macro_rules! weights {
    ($($name:expr),+) => {{
        use std::sync::LazyLock;
        static NET: LazyLock<Option<$crate::Net>> = LazyLock::new(|| {
            let file = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/weights/" $(, $name)+));
            $crate::Net::read(file).ok().map(|(net, _)| net)
        });
        NET.as_ref()
    }};
}
