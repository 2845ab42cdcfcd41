//! Trees as text.

use crate::rules::tree::Tree;

/// A tree as text: `0+1*2 scored awarded rotted`.
pub(crate) fn tree_text(tree: Tree) -> String {
    let mut trunks = Vec::new();
    for value in 0..3u8 {
        for _ in 0..tree.trunks(value) {
            trunks.push(value.to_string());
        }
    }
    let mut text = trunks.join("+");
    if let Some(m) = tree.canopy() {
        text.push_str(&format!("*{m}"));
    }
    for (yes, word) in [
        (tree.is_scored(), " scored"),
        (tree.is_awarded(), " awarded"),
        (tree.is_rotted(), " rotted"),
    ] {
        if yes {
            text.push_str(word);
        }
    }
    text
}

/// Reads a tree: trunks joined by `+`, `*` and the canopy, then marks.
pub(crate) fn read_tree(text: &str, owner: usize) -> Option<Tree> {
    let mut words = text.split(' ');
    let mut trunks = [0u8; 3];
    let (body, canopy) = match words.next()?.split_once('*') {
        Some((body, m)) => (body, Some(m.parse::<u8>().ok().filter(|m| *m < 3)?)),
        None => (words_first(text), None),
    };
    for trunk in body.split('+') {
        let value: usize = trunk.parse().ok()?;
        let count = trunks.get_mut(value)?;
        *count += 1;
        if *count > 30 {
            return None;
        }
    }
    let mut tree = Tree::new(owner, trunks).with_canopy(canopy);
    for word in words {
        tree = match word {
            "scored" if canopy.is_some() && !tree.is_scored() => tree.scored(),
            "awarded" if canopy.is_some() && !tree.is_awarded() => tree.awarded(),
            "rotted" if canopy.is_none() && !tree.is_rotted() => tree.rotted(true),
            _ => return None,
        };
    }
    Some(tree)
}

fn words_first(text: &str) -> &str {
    text.split(' ').next().unwrap_or_default()
}
