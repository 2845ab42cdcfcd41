//! [`Rulings`]: what the rulebook leaves open, as this table plays it.

use table::{OptionKind, OptionSpec, Setup};

/// How guilds come to the seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Guilds {
    /// Not at all.
    Off,
    /// Dealt at random.
    Dealt,
    /// Chosen in turn, from the first seat on.
    Chosen,
}

/// Every open question with the answer of this table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rulings {
    /// How guilds come to the seats.
    pub guilds: Guilds,
    /// May a building be covered while a foundation is free?
    pub cover_anytime: bool,
    /// Is the immediate effect resolved before cubes and gold for covering are taken?
    pub effect_first: bool,
    /// Does moving a building onto another one bring the gold for covering?
    pub move_pays: bool,
    /// May a building be moved onto a bare foundation?
    pub move_to_bare: bool,
    /// May a card that is a foundation be rearranged with the buildings on it?
    pub rearrange_foundation: bool,
    /// Does the immediate effect of a moved building happen again?
    pub move_retriggers: bool,
    /// Does a building that is uncovered during a step still take part in it?
    pub uncovered_triggers: bool,
    /// May every effect be declined?
    pub decline_effects: bool,
    /// Is an end-of-cycle effect used up after one time?
    pub single_use: bool,
    /// Can the cubes of the box run out?
    pub limited_supply: bool,
}

pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        key: "guilds",
        kind: OptionKind::Choice(&["off", "dealt", "chosen"]),
        default: "off",
    },
    flag("cover-anytime", "no"),
    OptionSpec {
        key: "play-order",
        kind: OptionKind::Choice(&["collect-first", "effect-first"]),
        default: "collect-first",
    },
    flag("move-pays", "no"),
    flag("move-to-bare", "yes"),
    flag("rearrange-foundation", "no"),
    flag("move-retriggers", "no"),
    flag("uncovered-triggers", "no"),
    flag("decline-effects", "no"),
    flag("single-use", "no"),
    OptionSpec {
        key: "supply",
        kind: OptionKind::Choice(&["unlimited", "box"]),
        default: "unlimited",
    },
];

const fn flag(key: &'static str, default: &'static str) -> OptionSpec {
    OptionSpec {
        key,
        kind: OptionKind::Flag,
        default,
    }
}

impl Rulings {
    /// The answers that are given when nothing is said: with them known beforehand, the compiler makes a
    /// short way through a turn.
    pub(crate) const DEFAULT: Rulings = Rulings {
        guilds: Guilds::Off,
        cover_anytime: false,
        effect_first: false,
        move_pays: false,
        move_to_bare: true,
        rearrange_foundation: false,
        move_retriggers: false,
        uncovered_triggers: false,
        decline_effects: false,
        single_use: false,
        limited_supply: false,
    };

    pub(crate) fn of(setup: &Setup) -> Rulings {
        Rulings {
            guilds: match setup.option("guilds") {
                "dealt" => Guilds::Dealt,
                "chosen" => Guilds::Chosen,
                _ => Guilds::Off,
            },
            cover_anytime: setup.flag("cover-anytime"),
            effect_first: setup.option("play-order") == "effect-first",
            move_pays: setup.flag("move-pays"),
            move_to_bare: setup.flag("move-to-bare"),
            rearrange_foundation: setup.flag("rearrange-foundation"),
            move_retriggers: setup.flag("move-retriggers"),
            uncovered_triggers: setup.flag("uncovered-triggers"),
            decline_effects: setup.flag("decline-effects"),
            single_use: setup.flag("single-use"),
            limited_supply: setup.option("supply") == "box",
        }
    }
}
