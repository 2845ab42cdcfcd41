//! [`MarkupCache`]: pieces of pages that look the same wherever they stand. Each is drawn once.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{PoisonError, RwLock};

use maud::Markup;

/// Pieces that are kept; then all are forgotten. A piece has about a kilobyte.
const MOST: usize = 4096;

/// Pieces by everything that they depend on.
pub struct MarkupCache<K>(RwLock<HashMap<K, Markup>>);

impl<K> Default for MarkupCache<K> {
    fn default() -> MarkupCache<K> {
        MarkupCache(RwLock::default())
    }
}

impl<K: Eq + Hash> MarkupCache<K> {
    /// The piece, drawn unless it is there.
    pub fn piece(&self, key: K, draw: impl FnOnce() -> Markup) -> Markup {
        let pieces = self.0.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(piece) = pieces.get(&key) {
            return piece.clone();
        }
        drop(pieces);
        let piece = draw();
        let mut pieces = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if pieces.len() >= MOST {
            pieces.clear();
        }
        pieces.insert(key, piece.clone());
        piece
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use maud::html;

    #[test]
    fn a_piece_is_drawn_once() {
        let kept = MarkupCache::default();
        assert_eq!(kept.piece(1, || html! { b { "1" } }).0, "<b>1</b>");
        assert_eq!(kept.piece(1, || unreachable!()).0, "<b>1</b>");
        assert_eq!(kept.piece(2, || html! { "2" }).0, "2");
    }

    #[test]
    fn too_many_pieces_are_not_kept() {
        let kept = MarkupCache::default();
        for n in 0..MOST + 10 {
            assert_eq!(kept.piece(n, || html! { (n) }).0, n.to_string());
        }
        assert!(kept.0.read().unwrap().len() <= MOST);
    }
}
