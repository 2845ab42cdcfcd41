//! Long random names, invitations and credentials. Whoever has an invitation may sit down once;
//! whoever has a credential is that person. Only their hashes are kept.

use sha2::{Digest, Sha256};
use table::random::TableRng;

/// Letters of a code that somebody types: none that is taken for another.
const LETTERS: &[u8; 32] = b"ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/// Letters of a code: 50 bits, for a secret that lives five minutes.
pub const CODE: usize = 10;

/// `N` random bytes from the system.
fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// A name for a table or a person: 96 bits, so that nobody can guess one.
pub fn name() -> String {
    hex::encode(random::<12>())
}

/// Is this a name as [`name`] makes them?
pub fn is_name(text: &str) -> bool {
    text.len() == 24 && text.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'))
}

/// An invitation or a credential: 256 bits.
pub fn secret() -> String {
    hex::encode(random::<32>())
}

/// A code that can be typed on another device.
pub fn code() -> String {
    let letter = |byte: u8| char::from(LETTERS[usize::from(byte % 32)]);
    random::<CODE>().map(letter).iter().collect()
}

/// A code as it was typed: small letters and gaps do not matter.
pub fn tidy_code(typed: &str) -> String {
    let kept = typed.chars().filter(char::is_ascii_alphanumeric);
    kept.map(|c| c.to_ascii_uppercase())
        .take(CODE + 1)
        .collect()
}

/// What is kept of a secret.
pub fn hash(secret: &str) -> Vec<u8> {
    Sha256::digest(secret.as_bytes()).to_vec()
}

/// A generator seeded by the system, for everything that chance does at a real table.
pub fn rng() -> TableRng {
    table::random::fresh().expect("the system gives random bytes")
}
