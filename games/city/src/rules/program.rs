//! Effects as small typed programs: what the language of the card file is turned into.

/// Gold or prestige.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Resource {
    /// Gold, `G`.
    Gold,
    /// Prestige, `P`.
    Prestige,
}

/// When a building or a guild does something.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Trigger {
    /// It does nothing.
    #[default]
    Never,
    /// When it is played.
    Immediate,
    /// At the end of each cycle.
    Cycle,
    /// At the end of the game.
    End,
    /// Guilds only: at the end of each cycle, before everything else.
    BeforeCycle,
    /// Guilds only: once a cycle, after a building was played, if its owner wants.
    AfterBuilding,
}

/// Something that is counted in a city.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Count {
    /// Always one: no `PER` was said.
    One,
    /// Visible buildings of the types in this mask.
    Visible(u8),
    /// The same without the building that asks.
    OtherVisible(u8),
    /// Different types among the visible buildings.
    Types,
    /// Buildings under the one that asks.
    Under,
    /// Covered buildings, divided.
    Covered(u8),
    /// Piles with a building, divided.
    Piles(u8),
    /// Piles with at least so many buildings.
    Tall(u8),
    /// Gold in the reserve, divided.
    Gold(u8),
    /// Prestige in the reserve, divided.
    Prestige(u8),
    /// Visible buildings with a printed value of at most one.
    Low,
    /// The number of the cycle.
    Cycle,
}

/// Which buildings or piles an effect may act on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Which {
    /// The building itself.
    This,
    /// All but the building itself or its pile.
    Other,
    /// All.
    Any,
}

/// Where cubes are placed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Target {
    /// On the building's own pile.
    This,
    /// On so many piles of the owner's choice, other than its own.
    Others(u8),
    /// On so many piles of the owner's choice.
    Each(u8),
}

/// One instruction. Jumps are positions in the list of all instructions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Op {
    /// The effect is over.
    End,
    /// From the supply to the reserve.
    Gain {
        /// What.
        what: Resource,
        /// How many for each thing counted.
        each: u8,
        /// What is counted.
        per: Count,
        /// Most in all.
        most: u8,
    },
    /// Points at the end of the game.
    Points {
        /// How many for each thing counted.
        each: u8,
        /// What is counted.
        per: Count,
        /// Most in all.
        most: u8,
    },
    /// From the supply onto piles.
    Place {
        /// What.
        what: Resource,
        /// How many on each pile.
        each: u8,
        /// Where.
        on: Target,
    },
    /// The owner may move a visible building.
    Move(Which),
    /// The owner may rearrange a pile.
    Rearrange(Which),
    /// Every cube on the owner's piles goes to the reserve.
    Collect,
    /// The owner may pay, so many times in all; then what follows up to `Again` is done.
    Pay {
        /// How many times at most.
        times: u8,
        /// Gold for each time.
        cost: u8,
        /// Where to go on when the owner does not pay.
        out: u16,
    },
    /// Back to the `Pay` at this position.
    Again(u16),
    /// The owner chooses one of the so many `Branch`es that follow.
    Choose(u8),
    /// A branch of a choice starts here.
    Branch(u16),
    /// Goes on here.
    Jump(u16),
    /// Goes on at `to` unless so many are counted.
    Unless {
        /// What is counted.
        count: Count,
        /// How many are needed.
        least: u8,
        /// Where to go on if there are fewer.
        to: u16,
    },
}

/// What an effect can depend on or change; two effects of which neither changes what the other
/// depends on can be resolved in any order.
pub(crate) mod touch {
    /// Which buildings are where.
    pub const LAYOUT: u8 = 1;
    /// Gold in the reserve.
    pub const GOLD: u8 = 2;
    /// Prestige in the reserve.
    pub const PRESTIGE: u8 = 4;
    /// Cubes on piles.
    pub const CUBES: u8 = 8;
    /// Cubes in the supply.
    pub const SUPPLY: u8 = 16;
}

impl Resource {
    fn touches(self) -> u8 {
        match self {
            Resource::Gold => touch::GOLD,
            Resource::Prestige => touch::PRESTIGE,
        }
    }
}

impl Count {
    /// What the count depends on.
    fn reads(self) -> u8 {
        match self {
            Count::One | Count::Cycle => 0,
            Count::Gold(_) => touch::GOLD,
            Count::Prestige(_) => touch::PRESTIGE,
            _ => touch::LAYOUT,
        }
    }

    /// The highest it can be in a city of 21 plays.
    fn most(self) -> u32 {
        match self {
            Count::One => 1,
            Count::Types => 8,
            Count::Cycle => 3,
            Count::Covered(by) | Count::Piles(by) => 21 / u32::from(by),
            Count::Tall(least) => 21 / u32::from(least),
            // A reserve has no limit of its own; the cap of the effect is what holds.
            Count::Gold(_) | Count::Prestige(_) => u32::from(u8::MAX),
            Count::Visible(_) | Count::OtherVisible(_) | Count::Under | Count::Low => 21,
        }
    }
}

impl Op {
    /// What it depends on and what it changes.
    pub(crate) fn touches(self) -> (u8, u8) {
        use touch::{CUBES, GOLD, LAYOUT, PRESTIGE, SUPPLY};
        match self {
            Op::Gain { what, per, .. } => (per.reads() | SUPPLY, what.touches() | SUPPLY),
            Op::Points { per, .. } => (per.reads(), 0),
            Op::Place { .. } => (LAYOUT | SUPPLY, CUBES | SUPPLY),
            Op::Move(_) | Op::Rearrange(_) => (LAYOUT | CUBES, LAYOUT | CUBES | GOLD | PRESTIGE),
            // What lies on the piles comes to the reserve sooner or later; only placing after it differs.
            Op::Collect => (CUBES, GOLD | PRESTIGE),
            Op::Pay { .. } => (GOLD, GOLD | SUPPLY),
            Op::Unless { count, .. } => (count.reads(), 0),
            Op::End | Op::Again(_) | Op::Choose(_) | Op::Branch(_) | Op::Jump(_) => (0, 0),
        }
    }

    /// The most it can bring in one go, in half points: (gold, prestige and points).
    pub(crate) fn yields(self) -> (u32, u32) {
        let total = |each: u8, per: Count, most: u8| {
            (u32::from(each) * per.most()).min(if most == NO_LIMIT {
                u32::MAX
            } else {
                u32::from(most)
            })
        };
        let of = |what: Resource, n: u32| match what {
            Resource::Gold => (n, 0),
            Resource::Prestige => (0, n),
        };
        match self {
            Op::Gain {
                what,
                each,
                per,
                most,
            } => of(what, total(each, per, most)),
            Op::Points { each, per, most } => (0, total(each, per, most)),
            Op::Place { what, each, on } => {
                let piles = match on {
                    Target::This => 1,
                    Target::Others(k) | Target::Each(k) => u32::from(k),
                };
                of(what, u32::from(each) * piles)
            }
            _ => (0, 0),
        }
    }
}

/// Stands for "no `MAX`".
pub(crate) const NO_LIMIT: u8 = u8::MAX;
