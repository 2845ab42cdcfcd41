//! How a search goes about it: a handful of numbers, each game its own.

use table::{NotationError, Phrase};

/// The numbers of a search. A side of a match can change them (`canopy:explore=0.2`), so that what
/// each of them brings can be measured by anybody.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Manner {
    /// How many decisions the highest level plays on in earnest from what its search likes best,
    /// before the network judges (0: it does not).
    pub ahead: f32,
    /// How much to make of what the others' actions say about what is hidden (1: what it is worth).
    pub believe: f32,
    /// How much a search that looks at every choice tries what looks worse.
    pub dare: f32,
    /// How much one that does not tries what has served worse.
    pub explore: f32,
    /// Where several choose at once: do the others choose by what the tree has learned about them (1),
    /// or at random (0)?
    pub foresee: f32,
    /// After how many random decisions a playout is cut off and judged; infinite: at the end.
    pub horizon: f32,
    /// Iterations of search behind each decision that is played on (0: a short look).
    pub ponder: f32,
    /// Iterations of a short search: enough to see to the end of a turn.
    pub short: f32,
}

impl Default for Manner {
    /// For a game without a network: playouts to the end.
    fn default() -> Self {
        Manner {
            ahead: 0.0,
            believe: 0.0,
            dare: 0.05,
            explore: 0.7,
            foresee: 0.0,
            horizon: f32::INFINITY,
            ponder: 0.0,
            short: 300.0,
        }
    }
}

impl Manner {
    /// The same with changes, such as `explore=0.2,short=40`.
    ///
    /// # Errors
    /// If a name is not one of the numbers, or a value not a number of at least zero.
    pub fn with(mut self, changes: &str) -> Result<Manner, NotationError> {
        for change in changes.split(',') {
            let (name, value) = change.split_once('=').unwrap_or((change, ""));
            let number = match name {
                "ahead" => &mut self.ahead,
                "believe" => &mut self.believe,
                "dare" => &mut self.dare,
                "explore" => &mut self.explore,
                "foresee" => &mut self.foresee,
                "horizon" => &mut self.horizon,
                "ponder" => &mut self.ponder,
                "short" => &mut self.short,
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
    NotationError::new(change, Phrase::new("bots-expected-manner"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_manner_is_changed_by_name() {
        let changed = Manner::default()
            .with("explore=0.2,foresee=1,short=40")
            .unwrap();
        let expected = Manner {
            explore: 0.2,
            foresee: 1.0,
            short: 40.0,
            ..Manner::default()
        };
        assert_eq!(changed, expected);
        assert_eq!(Manner::default().with("horizon=inf"), Ok(Manner::default()));
        for wrong in [
            "",
            "explore",
            "explore=",
            "explore=-1",
            "explore=NaN",
            "depth=3",
            "explore=1,",
        ] {
            assert!(Manner::default().with(wrong).is_err(), "{wrong:?}");
        }
    }
}
