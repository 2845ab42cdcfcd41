//! Both editions as data.

use table::{Bilingual, Descriptor, OptionKind, OptionSpec, Variant};

use crate::rules::kind::Species;

const TEXTS: Bilingual = Bilingual {
    en: include_str!("../../texts/en.ftl"),
    fr: include_str!("../../texts/fr.ftl"),
};

const RULES: Bilingual = Bilingual {
    en: include_str!("../../../../docs/rules/canopee.en.md"),
    fr: include_str!("../../../../docs/rules/canopee.fr.md"),
};

const FIRST_SEAT: OptionSpec = OptionSpec {
    key: "first-seat",
    kind: OptionKind::Seat,
    default: "random",
};

const SHIFTING: OptionSpec = OptionSpec {
    key: "shifting-seasons",
    kind: OptionKind::Flag,
    default: "no",
};

const LAST_CARD: OptionSpec = OptionSpec {
    key: "last-card",
    kind: OptionKind::Choice(&["may-pass", "must-take"]),
    default: "may-pass",
};

const ORPHAN: OptionSpec = OptionSpec {
    key: "orphan-canopy",
    kind: OptionKind::Choice(&["discard", "forbid"]),
    default: "discard",
};

const TIED_START: OptionSpec = OptionSpec {
    key: "tied-start",
    kind: OptionKind::Choice(&["after-last", "random"]),
    default: "after-last",
};

/// The final edition.
pub(crate) static FINAL: Descriptor = Descriptor {
    id: "canopee",
    seats: 1..=4,
    options: &[
        OptionSpec {
            key: "cards",
            kind: OptionKind::Choice(&["base", "plants", "wildlife", "all", "diverse"]),
            default: "base",
        },
        OptionSpec {
            key: "species",
            kind: OptionKind::Some {
                of: &Species::NAMES,
                or: &["random-6", "random-7"],
                ordered: false,
            },
            default: "random-6",
        },
        SHIFTING,
        OptionSpec {
            key: "spirit",
            kind: OptionKind::Choice(&["easy", "normal", "hard"]),
            default: "normal",
        },
        FIRST_SEAT,
        LAST_CARD,
        ORPHAN,
        TIED_START,
    ],
    variants: &[
        Variant {
            name: "base",
            seats: &[2, 3, 4],
            options: &[],
        },
        Variant {
            name: "plants",
            seats: &[2, 3, 4],
            options: &[("cards", "plants")],
        },
        Variant {
            name: "wildlife",
            seats: &[2, 3],
            options: &[("cards", "wildlife")],
        },
        Variant {
            name: "all",
            seats: &[2, 3, 4],
            options: &[("cards", "all")],
        },
        Variant {
            name: "diverse",
            seats: &[2, 3],
            options: &[("cards", "diverse"), ("species", "random-7")],
        },
        Variant {
            name: "chosen",
            seats: &[2],
            options: &[
                ("cards", "diverse"),
                ("species", "boa,kinkajou,goliath,hoatzin,jaguar,butterfly"),
                ("first-seat", "P2"),
            ],
        },
        Variant {
            name: "seasons",
            seats: &[2, 3, 4],
            options: &[("shifting-seasons", "yes")],
        },
        Variant {
            name: "seasons-all",
            seats: &[2, 3, 4],
            options: &[("shifting-seasons", "yes"), ("cards", "all")],
        },
        Variant {
            name: "solo",
            seats: &[1],
            options: &[],
        },
        Variant {
            name: "solo-easy",
            seats: &[1],
            options: &[("spirit", "easy"), ("cards", "diverse")],
        },
        Variant {
            name: "solo-hard",
            seats: &[1],
            options: &[("spirit", "hard"), ("cards", "all")],
        },
        Variant {
            name: "rulings",
            seats: &[2, 4],
            options: &[
                ("last-card", "must-take"),
                ("orphan-canopy", "forbid"),
                ("tied-start", "random"),
            ],
        },
    ],
    rules_version: 1,
    rulebook: "Canopée, Tim Eisner, final edition (in French)",
    reconstructed: false,
    data: Some(include_str!("../../data/canopee.toml")),
    texts: TEXTS,
    rules: RULES,
};

/// The first edition.
pub(crate) static FIRST: Descriptor = Descriptor {
    id: "canopy-first",
    seats: 2..=2,
    options: &[SHIFTING, FIRST_SEAT, LAST_CARD, ORPHAN, TIED_START],
    variants: &[
        Variant {
            name: "base",
            seats: &[2],
            options: &[],
        },
        Variant {
            name: "seasons",
            seats: &[2],
            options: &[("shifting-seasons", "yes")],
        },
        Variant {
            name: "rulings",
            seats: &[2],
            options: &[
                ("last-card", "must-take"),
                ("orphan-canopy", "forbid"),
                ("tied-start", "random"),
            ],
        },
    ],
    rules_version: 1,
    rulebook: "Canopy, Tim Eisner, first edition (in English)",
    reconstructed: true,
    data: Some(include_str!("../../data/canopy-first.toml")),
    texts: TEXTS,
    rules: RULES,
};
