//! What was found before, as long as there is room for it.

use std::hash::{BuildHasher, Hash};

use rustc_hash::FxBuildHasher;

/// Answers by what they hang on. Each has one place, where the next one that falls there takes over.
pub(super) struct PathCache<K, V>(Vec<Option<(K, V)>>);

impl<K: Copy + Eq + Hash, V: Copy> PathCache<K, V> {
    /// With so many places.
    pub(super) fn new(places: usize) -> Self {
        PathCache(vec![None; places])
    }

    /// The answer, found if it is not remembered.
    pub(super) fn recall(&mut self, key: &K, find: impl FnOnce() -> V) -> V {
        let at = FxBuildHasher.hash_one(key) as usize % self.0.len();
        match &self.0[at] {
            Some((known, answer)) if known == key => *answer,
            _ => {
                let answer = find();
                self.0[at] = Some((*key, answer));
                answer
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is remembered is not found again, and never given for anything else.
    #[test]
    fn an_answer_is_found_once_and_given_to_its_own_question() {
        let mut memory = PathCache::new(4);
        let mut found = 0;
        for question in (0..100).flat_map(|n| [n, n]) {
            let answer = memory.recall(&question, || {
                found += 1;
                question * question
            });
            assert_eq!(answer, question * question);
        }
        assert_eq!(found, 100);
    }
}
