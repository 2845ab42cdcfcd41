//! How a search goes about it: a handful of numbers, each game its own.

use table::{NotationError, Phrase};

/// The numbers of a search. A side of a match can change them (`canopy:uct_c=0.2`), so that what
/// each of them brings can be measured by anybody.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchParams {
    /// How many decisions the highest level plays on in earnest from what its search likes best,
    /// before the network judges (0: it does not).
    pub lookahead_depth: f32,
    /// How much to make of what the others' actions say about what is hidden (1: what it is worth).
    pub belief_weight: f32,
    /// How much a search that looks at every choice tries what looks worse.
    pub prior_uct_c: f32,
    /// How much one that does not tries what has served worse.
    pub uct_c: f32,
    /// Where several choose at once: do the others choose by what the tree has learned about them (1),
    /// or at random (0)?
    pub opponents_by_tree: f32,
    /// After how many random decisions a playout is cut off and judged; infinite: at the end.
    pub rollout_depth: f32,
    /// Iterations of search behind each decision that is played on (0: a short look).
    pub lookahead_iterations: f32,
    /// Iterations of a short search: enough to see to the end of a turn.
    pub short_iterations: f32,
}

impl Default for SearchParams {
    /// For a game without a network: playouts to the end.
    fn default() -> Self {
        SearchParams {
            lookahead_depth: 0.0,
            belief_weight: 0.0,
            prior_uct_c: 0.05,
            uct_c: 0.7,
            opponents_by_tree: 0.0,
            rollout_depth: f32::INFINITY,
            lookahead_iterations: 0.0,
            short_iterations: 300.0,
        }
    }
}

impl SearchParams {
    /// The same with changes, such as `uct_c=0.2,short_iterations=40`.
    ///
    /// # Errors
    /// If a name is not one of the numbers, or a value not a number of at least zero.
    pub fn with(mut self, changes: &str) -> Result<SearchParams, NotationError> {
        for change in changes.split(',') {
            let (name, value) = change.split_once('=').unwrap_or((change, ""));
            let number = match name {
                "lookahead_depth" => &mut self.lookahead_depth,
                "belief_weight" => &mut self.belief_weight,
                "prior_uct_c" => &mut self.prior_uct_c,
                "uct_c" => &mut self.uct_c,
                "opponents_by_tree" => &mut self.opponents_by_tree,
                "rollout_depth" => &mut self.rollout_depth,
                "lookahead_iterations" => &mut self.lookahead_iterations,
                "short_iterations" => &mut self.short_iterations,
                _ => return Err(wrong(change)),
            };
            *number = match value.parse::<f32>() {
                Ok(x) if x >= 0.0 => x,
                _ => return Err(wrong(change)),
            };
        }
        Ok(self)
    }
}

fn wrong(change: &str) -> NotationError {
    NotationError::new(change, Phrase::new("bots-expected-search-params"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_manner_is_changed_by_name() {
        let changed = SearchParams::default()
            .with("uct_c=0.2,opponents_by_tree=1,short_iterations=40")
            .unwrap();
        let expected = SearchParams {
            uct_c: 0.2,
            opponents_by_tree: 1.0,
            short_iterations: 40.0,
            ..SearchParams::default()
        };
        assert_eq!(changed, expected);
        assert_eq!(
            SearchParams::default().with("rollout_depth=inf"),
            Ok(SearchParams::default())
        );
        for wrong in [
            "",
            "uct_c",
            "uct_c=",
            "uct_c=-1",
            "uct_c=NaN",
            "depth=3",
            "uct_c=1,",
        ] {
            assert!(SearchParams::default().with(wrong).is_err(), "{wrong:?}");
        }
    }
}
