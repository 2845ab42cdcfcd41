//! What a bot knows of a game beyond its rules: an estimate of a position, the numbers that describe it to a
//! network, and the network. A game says it by one `impl` of [`Insight`], of which everything has a default;
//! the crate `search` plays every game that has one.

mod insight;
mod manner;
mod net;

pub use insight::{
    Hunch, Insight, Lesson, Practice, guess, judge, judge_for, outcome, rewards, truth,
};
pub use manner::Manner;
pub use net::{Input, Learner, Net, Provenance, Shape, Sight, Size, loss};
