//! The cards of Canopée, both editions.

use crate::art;
use crate::art::SPRITE;
use crate::{Canopee, CanopyFirst, Catalogue, Kind, SeasonCard, Species};
use table::{Game, Phrase};

use super::board::cards::help;
use ui::glossary::{GlossaryEntry, Group, Source, copies};

/// Does a card belong to a group?
type Belongs = fn(Kind) -> bool;

/// The groups of cards, in the order of a newcomer's questions.
const GROUPS: [(&str, Belongs); 5] = [
    ("pages-cards-trees", |kind| is_wood(kind)),
    ("canopee-cards-plants", |kind| {
        kind.is_plant() || kind == Kind::Seed
    }),
    ("canopee-cards-weather", |kind| kind.is_weather()),
    ("canopee-cards-threats", |kind| kind.is_threat()),
    ("canopee-cards-animals", |kind| kind.is_wildlife()),
];

fn is_wood(kind: Kind) -> bool {
    kind.trunk_value().is_some() || kind.canopy_multiplier().is_some()
}

pub fn groups(first_edition: bool) -> Vec<Group> {
    let game = if first_edition {
        CanopyFirst::descriptor()
    } else {
        Canopee::descriptor()
    };
    let Ok(catalogue) = Catalogue::read(game.data.unwrap_or_default(), first_edition) else {
        return Vec::new();
    };
    let mut groups: Vec<Group> = GROUPS
        .into_iter()
        .map(|(title, belongs)| Group {
            title,
            entries: Kind::ALL
                .into_iter()
                .filter(|kind| belongs(*kind) && in_box(&catalogue, *kind))
                .map(|kind| entry(&catalogue, kind, first_edition))
                .collect(),
        })
        .collect();
    groups.push(Group {
        title: "canopee-cards-seasons",
        entries: SeasonCard::ALL.into_iter().map(season).collect(),
    });
    groups.push(Group {
        title: "pages-cards-others",
        entries: others(first_edition),
    });
    groups
}

/// Copies in the rainforest deck with all advanced cards, and in the germination deck.
fn count(catalogue: &Catalogue, kind: Kind) -> (u8, u8) {
    let at = kind.index();
    let deck = match kind.species() {
        Some(species) if catalogue.species >> species.index() & 1 == 0 => 0,
        // Two of each species: a pair, or two equal cards.
        Some(species) if species.mate().is_none() => 2,
        Some(_) => 1,
        None => catalogue.base[at] + catalogue.advanced[at],
    };
    let germination = catalogue.germination.get(at).copied().unwrap_or(0);
    (deck, germination)
}

fn in_box(catalogue: &Catalogue, kind: Kind) -> bool {
    count(catalogue, kind) != (0, 0)
}

fn entry(catalogue: &Catalogue, kind: Kind, first_edition: bool) -> GlossaryEntry {
    let name = match kind {
        Kind::Monstera if first_edition => Phrase::new("canopee-card-philodendron"),
        _ => kind.phrase(),
    };
    let (deck, germination) = count(catalogue, kind);
    let count = match germination {
        0 => copies(deck),
        _ => Phrase::new("canopee-cards-copies-germination")
            .number("deck", deck)
            .number("germination", germination),
    };
    let mut text = vec![help(kind, first_edition)];
    text.extend(
        kind.species()
            .and_then(|species| animal_points(catalogue, kind, species)),
    );
    GlossaryEntry {
        id: kind.name().to_string(),
        picture: SPRITE.picture(&art::card(kind)),
        name,
        count,
        text,
        source: source(kind, first_edition),
        statements: statements(kind, first_edition),
    }
}

/// What an animal brings at the end of the game.
fn animal_points(catalogue: &Catalogue, kind: Kind, species: Species) -> Option<Phrase> {
    let at = species.index();
    if !kind.is_active() {
        let [alone, pair] = catalogue.mate[at];
        return Some(
            Phrase::new("canopee-cards-mate")
                .number("alone", alone)
                .number("pair", pair),
        );
    }
    // The marmoset's points are what its text says.
    (species != Species::Marmoset)
        .then(|| Phrase::new("canopee-cards-active").number("points", catalogue.active[at]))
}

/// As the data files say, section by section.
fn source(kind: Kind, first_edition: bool) -> Source {
    match kind {
        _ if first_edition && (is_wood(kind) || kind.is_wildlife() || kind == Kind::Bromelia) => {
            Source::Reconstruction
        }
        _ if is_wood(kind) || kind.is_wildlife() => Source::CardFace,
        Kind::Fungi | Kind::Orchid => Source::CardFace,
        _ => Source::Rulebook,
    }
}

fn statements(kind: Kind, first_edition: bool) -> Vec<&'static str> {
    let list: &[&'static str] = match kind {
        Kind::Trunk0 | Kind::Trunk1 | Kind::Trunk2 => &["CA-17", "CA-43", "CA-51", "CA-116"],
        Kind::Canopy0 | Kind::Canopy1 | Kind::Canopy2 => {
            &["CA-18", "CA-19", "CA-20", "CA-43", "CA-113", "CA-114"]
        }
        Kind::Fern => &["CA-44"],
        Kind::Bromelia => &["CA-45"],
        Kind::Monstera if first_edition => &["CA-102", "CA-103"],
        Kind::Monstera => &["CA-46"],
        Kind::Rain | Kind::Sun => &["CA-47"],
        Kind::Seed => &["CA-38", "CA-39", "CA-126"],
        Kind::Fire => &["CA-40", "CA-41", "CA-118", "CA-119"],
        Kind::Disease => &["CA-42", "CA-117", "CA-118"],
        Kind::Drought => &["CA-21", "CA-22", "CA-115"],
        Kind::Fungi => &["CA-60", "CA-134"],
        Kind::Lianas => &["CA-61"],
        Kind::Orchid => &["CA-62", "CA-132"],
        Kind::Pitcher => &["CA-63", "CA-131", "CA-137"],
        Kind::Lightning => &["CA-64", "CA-91"],
        Kind::Blight => &["CA-65"],
        _ if !kind.is_active() => &["CA-55"],
        _ => match kind.species() {
            Some(Species::Boa) => &["CA-30", "CA-110"],
            Some(Species::Frog) => &["CA-31", "CA-111"],
            Some(Species::Ants) => &["CA-32", "CA-119"],
            Some(Species::Kinkajou) => &["CA-33", "CA-120"],
            Some(Species::Sloth) => &["CA-34", "CA-112"],
            Some(Species::Toucan) => &["CA-35"],
            Some(Species::Goliath) => &["CA-67", "CA-123", "CA-138"],
            Some(Species::Hoatzin) => &["CA-68", "CA-137"],
            Some(Species::Howler) => &["CA-69", "CA-123"],
            Some(Species::Jaguar) => &["CA-70", "CA-121", "CA-122"],
            Some(Species::Tamarin) => &["CA-71", "CA-124"],
            Some(Species::Marmoset) => &["CA-66", "CA-72", "CA-125"],
            Some(Species::Butterfly) => &["CA-66", "CA-73", "CA-125", "CA-135"],
            None => &[],
        },
    };
    list.to_vec()
}

fn season(card: SeasonCard) -> GlossaryEntry {
    let statements: &[&'static str] = match card {
        SeasonCard::Cleansing => &["CA-75", "CA-137"],
        SeasonCard::Danger => &["CA-76", "CA-130"],
        SeasonCard::Diversity => &["CA-77", "CA-133"],
        SeasonCard::Hunting => &["CA-78", "CA-133"],
        SeasonCard::Leaves => &["CA-79", "CA-133"],
        SeasonCard::Mating => &["CA-80", "CA-125"],
        SeasonCard::Rot => &["CA-81", "CA-133"],
        SeasonCard::Sky => &["CA-82", "CA-137"],
        SeasonCard::Stature => &["CA-83", "CA-133"],
        SeasonCard::Symbiotes => &["CA-84"],
        SeasonCard::Fecundity => &["CA-85"],
    };
    GlossaryEntry {
        id: format!("season-{}", card.name()),
        picture: SPRITE.picture(&art::season(card)),
        name: card.phrase(),
        count: copies(1),
        text: vec![Phrase::new(format!("canopee-ui-season-{}", card.name()))],
        source: Source::CardFace,
        statements: statements.to_vec(),
    }
}

/// What is no card of the deck: the award, and what only the final edition has.
fn others(first_edition: bool) -> Vec<GlossaryEntry> {
    let award = GlossaryEntry {
        id: "award".to_string(),
        picture: SPRITE.picture(&art::award()),
        name: Phrase::new("canopee-item-tallest"),
        count: Phrase::new("canopee-cards-each-season"),
        text: vec![Phrase::new("canopee-cards-award")],
        source: Source::Rulebook,
        statements: vec!["CA-48", "CA-49", "CA-50"],
    };
    let spirit = GlossaryEntry {
        id: "spirit".to_string(),
        picture: SPRITE.picture(&art::spirit()),
        name: Phrase::new("canopee-spirit"),
        count: Phrase::new("canopee-cards-solo"),
        text: vec![Phrase::new("canopee-cards-spirit")],
        source: Source::Rulebook,
        statements: vec!["CA-92", "CA-95", "CA-97", "CA-99", "CA-101"],
    };
    if first_edition {
        vec![award]
    } else {
        vec![award, spirit]
    }
}
