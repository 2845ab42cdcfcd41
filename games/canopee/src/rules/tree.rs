//! [`Tree`] and [`Trees`]: the trees of all forests.

use crate::rules::kind::Kind;

/// The most trees that can stand at one table: 18 trunks, 5 of germination and 4 starting ones,
/// and one to spare.
pub const MAX_TREES: usize = 28;

/// A tree: how many trunks of each value, its canopy if it is complete, and its marks.
///
/// The order of the trunks does not matter, so trees with the same trunks are alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Tree(u32);

const OWNER: u32 = 24;
const CANOPY: u32 = 20;
const AWARDED: u32 = 1 << 23;
const SCORED: u32 = 1 << 22;
const ROTTED: u32 = 1 << 19;
/// The bits of all trunks.
const TRUNKS: u32 = (1 << 15) - 1;

impl Tree {
    /// A tree with these trunks (how many of value 0, 1 and 2).
    pub fn new(owner: usize, trunks: [u8; 3]) -> Tree {
        let t = trunks.map(|n| u32::from(n) & 31);
        Tree((owner as u32) << OWNER | t[0] << 10 | t[1] << 5 | t[2])
    }

    /// Whose it is.
    #[inline]
    pub fn owner(self) -> usize {
        (self.0 >> OWNER) as usize
    }

    /// How many trunks of this value.
    #[inline]
    pub fn trunks(self, value: u8) -> u8 {
        (self.0 >> (10 - 5 * u32::from(value)) & 31) as u8
    }

    /// How many trunks.
    #[inline]
    pub fn height(self) -> u8 {
        self.trunks(0) + self.trunks(1) + self.trunks(2)
    }

    /// Has it no trunk left?
    #[inline]
    fn is_gone(self) -> bool {
        self.0 & TRUNKS == 0
    }

    /// Sum of the trunks' values.
    #[inline]
    pub fn value(self) -> u8 {
        self.trunks(1) + 2 * self.trunks(2)
    }

    /// The multiplier of its canopy; `None` while it is incomplete.
    #[inline]
    pub fn canopy(self) -> Option<u8> {
        match self.0 >> CANOPY & 3 {
            0 => None,
            n => Some(n as u8 - 1),
        }
    }

    /// Has it a canopy?
    #[inline]
    pub fn is_complete(self) -> bool {
        self.0 >> CANOPY & 3 != 0
    }

    /// Has it been scored?
    #[inline]
    pub fn is_scored(self) -> bool {
        self.0 & SCORED != 0
    }

    /// Has it won the award for the tallest tree?
    #[inline]
    pub fn is_awarded(self) -> bool {
        self.0 & AWARDED != 0
    }

    #[inline]
    pub(crate) fn is_rotted(self) -> bool {
        self.0 & ROTTED != 0
    }

    /// What it is worth when it is complete.
    #[inline]
    pub fn points(self) -> i32 {
        match self.canopy() {
            Some(m) => i32::from(self.value()) + i32::from(m) * i32::from(self.height()),
            None => 0,
        }
    }

    /// What may be discarded of it, as bits: a trunk of value 0, 1 or 2, then the canopy. Nothing of a
    /// scored tree; the last trunk under a canopy only if that `may_orphan`.
    #[inline]
    pub(crate) fn loose(self, may_orphan: bool) -> u64 {
        let trunks = (0..3).fold(0, |bits, v| bits | u64::from(self.trunks(v) > 0) << v);
        let stays = self.is_complete() & (self.height() == 1) & !may_orphan;
        let parts = (u64::from(!stays) * trunks) | (u64::from(self.is_complete()) << 3);
        u64::from(!self.is_scored()) * parts
    }

    /// With one more trunk.
    #[inline]
    #[must_use]
    pub fn with_trunk(self, value: u8) -> Tree {
        Tree(self.0 + (1 << (10 - 5 * u32::from(value))))
    }

    /// With one trunk less.
    #[inline]
    #[must_use]
    pub fn without_trunk(self, value: u8) -> Tree {
        Tree(self.0 - (1 << (10 - 5 * u32::from(value))))
    }

    /// With this canopy, or without one.
    #[inline]
    #[must_use]
    pub fn with_canopy(self, multiplier: Option<u8>) -> Tree {
        let bits = multiplier.map_or(0, |m| u32::from(m) + 1);
        Tree(self.0 & !(3 << CANOPY) | bits << CANOPY)
    }

    #[inline]
    #[must_use]
    pub(crate) fn scored(self) -> Tree {
        Tree(self.0 | SCORED)
    }

    #[inline]
    #[must_use]
    pub(crate) fn awarded(self) -> Tree {
        Tree(self.0 | AWARDED)
    }

    #[inline]
    #[must_use]
    pub(crate) fn rotted(self, yes: bool) -> Tree {
        Tree(if yes {
            self.0 | ROTTED
        } else {
            self.0 & !ROTTED
        })
    }
}

/// The trees of all forests, sorted: each forest's trees follow each other in a canonical order,
/// the incomplete ones first.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Trees {
    len: u8,
    /// How many trees each forest has.
    counts: [u8; 4],
    trees: [Tree; MAX_TREES],
}

/// Trees that are moved at once: more are rarely behind the place of a new one.
const BLOCK: usize = 12;

/// Incomplete trees that a forest rarely has more of.
const FEW: usize = 4;

/// The incomplete ones among these trees, one of each sort, as bits of their places.
#[inline(always)]
fn open_sorts(trees: &[Tree]) -> u64 {
    let mut open = 0;
    let mut last = Tree::default();
    for (at, tree) in trees.iter().enumerate() {
        open |= u64::from(!tree.is_complete() & (*tree != last)) << at;
        last = *tree;
    }
    open
}

impl Default for Trees {
    fn default() -> Self {
        Trees {
            len: 0,
            counts: [0; 4],
            trees: [Tree::default(); MAX_TREES],
        }
    }
}

impl Trees {
    /// All trees.
    #[inline]
    pub fn all(&self) -> &[Tree] {
        &self.trees[..usize::from(self.len)]
    }

    /// Where the trees of this forest begin.
    #[inline]
    fn start(&self, owner: usize) -> usize {
        // The sum of the counts before this one stands in the top byte of the product.
        let before = u32::from_le_bytes(self.counts) & ((1 << (8 * owner)) - 1);
        (before.wrapping_mul(0x0101_0101) >> 24) as usize
    }

    /// The trees of one forest.
    #[inline]
    pub fn of(&self, owner: usize) -> &[Tree] {
        let start = self.start(owner);
        &self.trees[start..start + usize::from(self.counts[owner])]
    }

    /// Is there room for one more?
    pub(crate) fn is_full(&self) -> bool {
        usize::from(self.len) == MAX_TREES
    }

    /// Plants a tree. The caller knows that there is room: there are not more trunks than that.
    #[inline]
    pub(crate) fn insert(&mut self, tree: Tree) {
        let owner = tree.owner();
        let mut at = self.start(owner);
        let end = at + usize::from(self.counts[owner]);
        // A new tree has few trunks, so that its place is near the front.
        while at < end && self.trees[at] < tree {
            at += 1;
        }
        // Beyond the length all are zero, so that a block can be moved however few there are.
        let len = usize::from(self.len);
        match self.trees.get_mut(at..at + BLOCK + 1) {
            Some(block) if len - at <= BLOCK => block.copy_within(..BLOCK, 1),
            _ => self.trees.copy_within(at..len, at + 1),
        }
        self.trees[at] = tree;
        self.len += 1;
        self.counts[owner] += 1;
    }

    /// Takes out tree number `slot` of a forest.
    #[inline]
    pub(crate) fn remove(&mut self, owner: usize, slot: usize) -> Tree {
        let at = self.start(owner) + slot;
        let tree = self.trees[at];
        let len = usize::from(self.len);
        self.trees.copy_within(at + 1..len, at);
        self.len -= 1;
        self.counts[owner] -= 1;
        self.trees[len - 1] = Tree::default();
        tree
    }

    /// Changes tree number `slot` of a forest; a tree without trunks vanishes.
    #[inline]
    pub(crate) fn change(&mut self, owner: usize, slot: usize, f: impl FnOnce(Tree) -> Tree) {
        let at = self.start(owner) + slot;
        let tree = f(self.trees[at]);
        if tree.is_gone() {
            self.remove(owner, slot);
        } else if tree < self.trees[at] {
            self.sink(at, tree);
        } else {
            self.rise(at, tree);
        }
    }

    /// Changes tree number `slot` of a forest into one that comes later in the order.
    #[inline]
    pub(crate) fn grow(&mut self, owner: usize, slot: usize, f: impl FnOnce(Tree) -> Tree) {
        let at = self.start(owner) + slot;
        self.rise(at, f(self.trees[at]));
    }

    /// Puts a tree at this place or, if it is too large for it, behind its neighbours.
    #[inline]
    fn rise(&mut self, mut at: usize, tree: Tree) {
        let trees = &mut self.trees[..usize::from(self.len)];
        while at + 1 < trees.len() && trees[at + 1] < tree {
            trees[at] = trees[at + 1];
            at += 1;
        }
        trees[at] = tree;
    }

    /// Puts a tree at this place or, if it is too small for it, before its neighbours.
    fn sink(&mut self, mut at: usize, tree: Tree) {
        while at > 0 && self.trees[at - 1] > tree {
            self.trees[at] = self.trees[at - 1];
            at -= 1;
        }
        self.trees[at] = tree;
    }

    /// Changes every tree of a forest in a way that keeps it standing.
    pub(crate) fn change_all(&mut self, owner: usize, f: impl Fn(Tree) -> Tree) {
        let trees = self.of_mut(owner);
        for tree in trees.iter_mut() {
            *tree = f(*tree);
        }
        trees.sort_unstable();
    }

    #[inline]
    fn of_mut(&mut self, owner: usize) -> &mut [Tree] {
        let start = self.start(owner);
        &mut self.trees[start..start + usize::from(self.counts[owner])]
    }

    /// Scores the complete trees of a forest. Says what the new ones bring, and the height of the tallest
    /// one without an award.
    pub(crate) fn score(&mut self, owner: usize) -> (i32, u8) {
        let (mut points, mut tallest) = (0, 0);
        let start = self.start(owner);
        let end = start + usize::from(self.counts[owner]);
        // Four at once, where nobody could foretell a branch; strangers among them count for nothing.
        let (fours, _) = self.trees.as_chunks_mut::<4>();
        for tree in fours[start / 4..end.div_ceil(4)].as_flattened_mut() {
            let counts = tree.is_complete() & (tree.owner() == owner);
            let fresh = counts & !tree.is_scored();
            let free = counts & !tree.is_awarded();
            points += i32::from(fresh) * tree.points();
            tallest = tallest.max(u8::from(free) * tree.height());
            tree.0 |= u32::from(counts) * SCORED;
        }
        self.of_mut(owner).sort_unstable();
        (points, tallest)
    }

    /// Trees of a forest that can still grow, one of each sort, as bits of their numbers.
    #[inline]
    pub(crate) fn open(&self, owner: usize) -> u64 {
        let start = self.start(owner);
        let count = usize::from(self.counts[owner]);
        // The incomplete ones come first. How many there are nobody could foretell: a few are looked
        // at in any case.
        match self.trees[start..].first_chunk::<FEW>() {
            Some(few) if (count <= FEW) | few[FEW - 1].is_complete() => {
                open_sorts(few) & ((1 << count) - 1)
            }
            _ => open_sorts(self.of(owner)),
        }
    }

    /// How many trees of a forest are complete.
    #[inline]
    pub fn complete(&self, owner: usize) -> usize {
        self.of(owner).iter().filter(|t| t.is_complete()).count()
    }

    /// Height of the tallest complete tree of a forest that has not won an award; 0 for none.
    #[inline]
    pub fn tallest(&self, owner: usize) -> u8 {
        self.of(owner)
            .iter()
            .filter(|t| t.is_complete() && !t.is_awarded())
            .map(|t| t.height())
            .max()
            .unwrap_or(0)
    }

    /// How many different heights the complete trees of a forest have.
    pub fn heights(&self, owner: usize) -> u32 {
        self.of(owner)
            .iter()
            .filter(|t| t.is_complete())
            .fold(0u32, |seen, t| seen | 1 << t.height().min(31))
            .count_ones()
    }

    /// How many cards of this kind stand in all forests.
    pub(crate) fn count(&self, kind: Kind) -> u32 {
        self.all()
            .iter()
            .map(|t| match (kind.trunk_value(), kind.canopy_multiplier()) {
                (Some(value), _) => u32::from(t.trunks(value)),
                (_, Some(m)) => u32::from(t.canopy() == Some(m)),
                _ => 0,
            })
            .sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tree_counts_its_trunks_and_its_canopy() {
        let tree = Tree::new(1, [0, 1, 1]);
        assert_eq!((tree.owner(), tree.height(), tree.value()), (1, 2, 3));
        assert_eq!(tree.points(), 0);
        assert_eq!(tree.with_canopy(Some(2)).points(), 7);
        assert_eq!(tree.with_canopy(Some(0)).points(), 3);
        assert_eq!(tree.with_trunk(0).without_trunk(2).value(), 1);
    }

    #[test]
    fn forests_keep_their_trees_apart_and_in_order() {
        let mut trees = Trees::default();
        trees.insert(Tree::new(1, [0, 1, 0]));
        trees.insert(Tree::new(0, [1, 0, 0]).with_canopy(Some(1)));
        trees.insert(Tree::new(0, [0, 0, 2]));
        assert_eq!(trees.of(0).len(), 2);
        assert!(!trees.of(0)[0].is_complete());
        assert_eq!(trees.tallest(0), 1);
        trees.change(0, 1, Tree::awarded);
        assert_eq!((trees.tallest(0), trees.complete(0)), (0, 1));
        trees.change(1, 0, |t| t.without_trunk(1));
        assert!(trees.of(1).is_empty());
        assert_eq!(trees.count(Kind::Trunk2), 2);
    }

    #[test]
    fn what_is_loose_of_a_tree() {
        let tree = Tree::new(0, [1, 0, 2]);
        assert_eq!(tree.loose(false), 0b0101);
        assert_eq!(tree.with_canopy(Some(0)).loose(false), 0b1101);
        assert_eq!(tree.with_canopy(Some(0)).scored().loose(true), 0);
        // The last trunk holds the canopy.
        let lone = Tree::new(0, [0, 1, 0]).with_canopy(Some(2));
        assert_eq!((lone.loose(false), lone.loose(true)), (0b1000, 0b1010));
    }

    #[test]
    fn one_of_each_sort_can_grow_however_many_there_are() {
        for first in 0..4 {
            let mut trees = Trees::default();
            (0..first).for_each(|_| trees.insert(Tree::new(0, [1, 0, 0])));
            for height in 1..8 {
                trees.insert(Tree::new(1, [0, 0, height]));
                trees.insert(Tree::new(1, [0, 0, height]));
                trees.insert(Tree::new(1, [height, 0, 0]).with_canopy(Some(1)));
                let sorts = (0..height).fold(0, |bits, sort| bits | 1 << (2 * sort));
                assert_eq!(trees.open(1), sorts, "{height} after {first}");
                assert_eq!(trees.open(0), u64::from(first > 0));
            }
        }
    }

    #[test]
    fn a_forest_scores_only_its_own_new_trees() {
        let mut trees = Trees::default();
        for owner in 0..3 {
            trees.insert(Tree::new(owner, [0, 0, 1]));
            trees.insert(Tree::new(owner, [0, 0, 2]).with_canopy(Some(1)));
            trees.insert(Tree::new(owner, [1, 2, 0]).with_canopy(Some(0)));
        }
        assert_eq!(trees.score(1), (6 + 2, 3));
        assert_eq!(trees.score(1), (0, 3));
        let scored = |owner: usize| trees.of(owner).iter().filter(|t| t.is_scored()).count();
        assert_eq!([0, 1, 2].map(scored), [0, 2, 0]);
        assert!(trees.all().is_sorted());
    }
}
