//! Long random names and secrets. A seat's secret is a capability: whoever has it, sits there. Only
//! its hash is kept.

use sha2::{Digest, Sha256};
use table::random::TableRng;

/// `N` random bytes from the system, as text of letters and digits.
fn random<const N: usize>() -> String {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    hex::encode(bytes)
}

/// A name for a table or a guest: 96 bits, so that nobody can guess one.
pub fn name() -> String {
    random::<12>()
}

/// A secret: 256 bits.
pub fn secret() -> String {
    random::<32>()
}

/// What is kept of a secret.
pub fn hash(secret: &str) -> Vec<u8> {
    Sha256::digest(secret.as_bytes()).to_vec()
}

/// A generator seeded by the system, for everything that chance does at a real table.
pub fn rng() -> TableRng {
    table::random::fresh().expect("the system gives random bytes")
}
