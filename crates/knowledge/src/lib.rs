//! What a bot knows of a game beyond its rules: an estimate of a position, the numbers that describe it to a
//! network, and the network. A game says it by `impl`s of [`Heuristic`], [`Features`] and [`Training`], in which everything has a
//! default; the crate `search` plays every game that has one.

mod bot_knowledge;
mod net;
mod search_params;

pub use bot_knowledge::{
    BeliefLogLikelihood, BotKnowledge, Features, Heuristic, Practice, Training, TrainingTarget,
    guess, judge, judge_for, outcome, rewards, truth,
};
pub use net::{Input, Learner, Net, Observation, Provenance, Shape, Size, loss};
pub use search_params::SearchParams;
