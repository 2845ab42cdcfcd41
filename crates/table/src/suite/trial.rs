//! How much a test tries, and by what luck. Whatever decides this from outside is read here.
//!
//! | variable | what it says |
//! |---|---|
//! | `UNDERSTORY_TEST_SEED` | the seed of tests that choose at random; each prints the one it takes |
//! | `UNDERSTORY_TEST_DEPTH` | `full`: slow tests do all they can, as in `cargo xtask test`; otherwise they do enough for `cargo test` to be quick |
//!
//! A test may have a variable of its own for still larger numbers, as `cargo xtask deep` asks for.

use std::env;
use std::str::FromStr;

use crate::random::{Rng, fresh};

/// What a variable says.
///
/// # Panics
/// If it cannot be read: a test that was asked for something else should not pass.
fn given<T: FromStr>(variable: &str) -> Option<T> {
    let text = env::var(variable).ok()?;
    match text.parse() {
        Ok(value) => Some(value),
        Err(_) => panic!("{variable} cannot be {text:?}"),
    }
}

/// The seed of a test that makes the same choices every time, unless another seed is asked for.
pub fn seed(usual: u64) -> u64 {
    let seed = given("UNDERSTORY_TEST_SEED").unwrap_or(usual);
    println!("UNDERSTORY_TEST_SEED={seed}");
    seed
}

/// The seed of a test that makes other choices every time, unless a seed is asked for.
///
/// # Panics
/// If the system has no entropy.
pub fn fresh_seed() -> u64 {
    seed(fresh().expect("the system gives random bytes").next_u64())
}

/// Has everything been asked for?
pub fn is_full() -> bool {
    env::var("UNDERSTORY_TEST_DEPTH").is_ok_and(|depth| depth == "full")
}

/// How much a slow test does: as its own variable says, or little, or all.
pub fn how_many(variable: &str, quick: u64, full: u64) -> u64 {
    given(variable).unwrap_or(if is_full() { full } else { quick })
}
