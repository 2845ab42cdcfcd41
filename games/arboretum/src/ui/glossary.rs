//! The eighty trees of Arboretum.

use crate::art;
use crate::art::SPRITE;
use crate::{Card, Species};
use table::Phrase;

use ui::glossary::{GlossaryEntry, Group, Source, copies};

pub fn groups() -> Vec<Group> {
    vec![
        Group {
            title: "arboretum-cards-species",
            entries: Species::ALL.into_iter().map(species).collect(),
        },
        Group {
            title: "pages-cards-trees",
            entries: Card::all().map(card).collect(),
        },
    ]
}

fn species(species: Species) -> GlossaryEntry {
    GlossaryEntry {
        id: species.to_string(),
        picture: SPRITE.picture(&art::emblem(species)),
        name: species.phrase(),
        count: copies(8),
        text: vec![Phrase::new("arboretum-cards-species-text").text("letter", species.letter())],
        source: Source::Rulebook,
        statements: vec!["AR-1", "AR-2", "AR-14", "AR-20"],
    }
}

fn card(card: Card) -> GlossaryEntry {
    let rank = card.rank();
    let (more, statements) = match rank {
        1 => (Some("arboretum-cards-one"), vec!["AR-16", "AR-17", "AR-24"]),
        8 => (
            Some("arboretum-cards-eight"),
            vec!["AR-16", "AR-17", "AR-25"],
        ),
        _ => (None, vec!["AR-14", "AR-22"]),
    };
    let plain = Phrase::new("arboretum-cards-tree").number("rank", i64::from(rank));
    GlossaryEntry {
        id: card.to_string(),
        picture: SPRITE.picture(&art::card(card)),
        name: card.phrase(),
        count: copies(1),
        text: std::iter::once(plain)
            .chain(more.map(Phrase::new))
            .collect(),
        source: Source::Rulebook,
        statements,
    }
}
