//! Effects of cards and guilds in words.

use crate::{Catalogue, Count, Op, Resource, Target, Trigger, Which};
use table::Phrase;

/// The limit that stands for none.
const NO_LIMIT: u8 = u8::MAX;

/// An effect, sentence by sentence.
pub(crate) fn words(catalogue: &Catalogue, program: &[Op]) -> Vec<Phrase> {
    Reader::new(catalogue, program).sentences()
}

/// The branches of the first choice in an effect, in words.
pub(super) fn branches(catalogue: &Catalogue, program: &[Op]) -> Vec<Phrase> {
    let choice = program.iter().position(|op| matches!(op, Op::Choose(_)));
    let mut reader = Reader::new(catalogue, &program[choice.unwrap_or(program.len())..]);
    match reader.next() {
        Some(Op::Choose(count)) => reader.branches(count),
        _ => Vec::new(),
    }
}

/// When it happens, in a word or two.
pub(crate) fn when(trigger: Trigger) -> Option<Phrase> {
    Some(Phrase::new(match trigger {
        Trigger::Never => return None,
        Trigger::Immediate => "canopy-city-ui-when-now",
        Trigger::Cycle => "canopy-city-ui-when-cycle",
        Trigger::End => "canopy-city-ui-when-end",
        Trigger::BeforeCycle => "canopy-city-ui-when-before-cycle",
        Trigger::AfterBuilding => "canopy-city-ui-when-after-building",
    }))
}

/// Goes through a program. Branches, paid actions and conditions follow each other in it, so it can
/// be read from front to back.
struct Reader<'a> {
    catalogue: &'a Catalogue,
    ops: std::slice::Iter<'a, Op>,
}

impl<'a> Reader<'a> {
    fn new(catalogue: &'a Catalogue, program: &'a [Op]) -> Reader<'a> {
        Reader {
            catalogue,
            ops: program.iter(),
        }
    }

    fn next(&mut self) -> Option<Op> {
        self.ops.next().copied()
    }

    /// Everything up to the end of the program or of a branch.
    fn sentences(&mut self) -> Vec<Phrase> {
        let mut found = Vec::new();
        while let Some(sentence) = self.sentence() {
            found.push(sentence);
        }
        found
    }

    fn sentence(&mut self) -> Option<Phrase> {
        Some(match self.next()? {
            Op::End | Op::Jump(_) | Op::Again(_) | Op::Branch(_) => return None,
            Op::Gain {
                what,
                each,
                per,
                most,
            } => {
                let key = match what {
                    Resource::Gold => "canopy-city-ui-do-gold",
                    Resource::Prestige => "canopy-city-ui-do-prestige",
                };
                self.counted(key, each, per, most)
            }
            Op::Points { each, per, most } => {
                self.counted("canopy-city-ui-do-points", each, per, most)
            }
            Op::Place { what, each, on } => place(what, each, on),
            Op::Move(which) => Phrase::new(match which {
                Which::This => "canopy-city-ui-do-move-this",
                Which::Other => "canopy-city-ui-do-move-other",
                Which::Any => "canopy-city-ui-do-move-any",
            }),
            Op::Rearrange(which) => Phrase::new(match which {
                Which::Other => "canopy-city-ui-do-rearrange-other",
                Which::This | Which::Any => "canopy-city-ui-do-rearrange-any",
            }),
            Op::Collect => Phrase::new("canopy-city-ui-do-collect"),
            Op::Pay { times, cost, .. } => {
                let what = self.sentences();
                Phrase::new("canopy-city-ui-do-pay")
                    .number("times", i64::from(times))
                    .number("cost", i64::from(cost))
                    .list("what", what)
            }
            Op::Choose(count) => {
                let mut branches = self.branches(count).into_iter();
                let first = branches.next()?;
                branches.fold(first, |one, other| {
                    Phrase::new("canopy-city-ui-do-or")
                        .phrase("one", one)
                        .phrase("other", other)
                })
            }
            Op::Unless { count, least, .. } => {
                let what = self.sentence()?;
                Phrase::new("canopy-city-ui-do-if")
                    .number("least", i64::from(least))
                    .phrase("count", self.count(count))
                    .phrase("what", what)
            }
        })
    }

    fn branches(&mut self, count: u8) -> Vec<Phrase> {
        // The table of branches comes first.
        (0..count).for_each(|_| {
            self.next();
        });
        let branch = |sentences| Phrase::new("canopy-city-ui-do-all").list("what", sentences);
        (0..count).map(|_| branch(self.sentences())).collect()
    }

    fn counted(&self, key: &'static str, each: u8, per: Count, most: u8) -> Phrase {
        let mut words = Phrase::new(key).number("n", i64::from(each));
        if per != Count::One {
            words = Phrase::new("canopy-city-ui-do-per")
                .phrase("what", words)
                .phrase("count", self.count(per));
        }
        if most != NO_LIMIT {
            words = Phrase::new("canopy-city-ui-do-most")
                .phrase("what", words)
                .number("most", i64::from(most));
        }
        words
    }

    fn count(&self, count: Count) -> Phrase {
        let of = |key: &'static str, n: u8| Phrase::new(key).number("n", i64::from(n));
        match count {
            Count::One => Phrase::new("canopy-city-ui-count-one"),
            Count::Visible(mask) => {
                Phrase::new("canopy-city-ui-count-visible").phrase("type", self.type_name(mask))
            }
            Count::OtherVisible(mask) => {
                Phrase::new("canopy-city-ui-count-other").phrase("type", self.type_name(mask))
            }
            Count::Types => Phrase::new("canopy-city-ui-count-types"),
            Count::Under => Phrase::new("canopy-city-ui-count-under"),
            Count::Covered(n) => of("canopy-city-ui-count-covered", n),
            Count::Piles(n) => of("canopy-city-ui-count-piles", n),
            Count::Tall(n) => of("canopy-city-ui-count-tall", n),
            Count::Gold(n) => of("canopy-city-ui-count-gold", n),
            Count::Prestige(n) => of("canopy-city-ui-count-prestige", n),
            Count::Low => Phrase::new("canopy-city-ui-count-low"),
            Count::Cycle => Phrase::new("canopy-city-ui-count-cycle"),
        }
    }

    fn type_name(&self, mask: u8) -> Phrase {
        let found = self.catalogue.types().get(mask.trailing_zeros() as usize);
        found.map_or_else(
            || Phrase::new("canopy-city-ui-count-one"),
            |kind| kind.name.phrase(),
        )
    }
}

fn place(what: Resource, each: u8, on: Target) -> Phrase {
    let cubes = Phrase::new(match what {
        Resource::Gold => "canopy-city-ui-some-gold",
        Resource::Prestige => "canopy-city-ui-some-prestige",
    })
    .number("n", i64::from(each));
    let (key, piles) = match on {
        Target::This => ("canopy-city-ui-do-place-this", 1),
        Target::Others(piles) => ("canopy-city-ui-do-place-others", piles),
        Target::Each(piles) => ("canopy-city-ui-do-place-each", piles),
    };
    Phrase::new(key)
        .phrase("what", cubes)
        .number("piles", i64::from(piles))
}
