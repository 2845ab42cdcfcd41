//! The tiles and tokens of Rainforest.

use crate::art;
use crate::art::SPRITE;
use crate::{Animal, BUILT_IN, COPIES, Catalogue, Kind, Tile, ZoneToken};
use table::Phrase;

use ui::glossary::{GlossaryEntry, Group, Source, copies};

pub fn groups() -> Vec<Group> {
    let Ok(catalogue) = Catalogue::read(BUILT_IN) else {
        return Vec::new();
    };
    vec![
        Group {
            title: "rainforest-cards-tokens",
            entries: Kind::all().map(token).collect(),
        },
        Group {
            title: "rainforest-cards-tiles",
            entries: Tile::all().map(|t| tile(&catalogue, t)).collect(),
        },
        Group {
            title: "rainforest-cards-zones",
            entries: ZoneToken::all().map(zone_token).collect(),
        },
        Group {
            title: "rainforest-cards-totems",
            entries: Animal::ALL.into_iter().map(totem).collect(),
        },
        Group {
            title: "pages-cards-others",
            entries: others(),
        },
    ]
}

fn token(kind: Kind) -> GlossaryEntry {
    GlossaryEntry {
        id: kind.to_string(),
        picture: SPRITE.picture(&art::token(kind)),
        name: kind.phrase(),
        count: copies(COPIES),
        text: vec![Phrase::new("rainforest-cards-token")],
        source: Source::Rulebook,
        statements: vec!["RF-3", "RF-12", "RF-17", "RF-41"],
    }
}

fn tile(catalogue: &Catalogue, tile: Tile) -> GlossaryEntry {
    let face = catalogue.face(tile);
    GlossaryEntry {
        id: tile.to_string(),
        picture: Some(art::tile(face, &[])),
        name: Phrase::new("rainforest-cards-tile-name").text("tile", tile),
        count: copies(1),
        text: vec![
            Phrase::new("rainforest-cards-tile")
                .list("colours", face.zones().map(|z| z.phrase()))
                .number("points", face.points)
                .list("needs", face.needs.iter().map(|n| n.phrase())),
        ],
        source: Source::Reconstruction,
        statements: vec!["RF-2", "RF-17", "RF-35", "RF-39"],
    }
}

fn zone_token(token: ZoneToken) -> GlossaryEntry {
    GlossaryEntry {
        id: token.to_string(),
        picture: SPRITE.picture(&art::zone_token(token)),
        name: token.phrase(),
        count: copies(1),
        text: vec![
            Phrase::new("rainforest-cards-zone")
                .number("size", token.size() as i64)
                .number("factor", token.factor()),
        ],
        source: Source::Rulebook,
        statements: vec!["RF-4", "RF-23", "RF-26", "RF-27", "RF-36"],
    }
}

fn totem(animal: Animal) -> GlossaryEntry {
    GlossaryEntry {
        id: format!("totem-{animal}"),
        picture: SPRITE.picture(&art::totem(animal)),
        name: Phrase::new("rainforest-cards-totem-name").phrase("animal", animal.phrase()),
        count: copies(1),
        text: vec![Phrase::new("rainforest-cards-totem")],
        source: Source::Rulebook,
        statements: vec!["RF-6", "RF-35"],
    }
}

fn others() -> Vec<GlossaryEntry> {
    vec![
        GlossaryEntry {
            id: "balance".to_string(),
            picture: SPRITE.picture(&art::balance()),
            name: Phrase::new("rainforest-cards-balance-name"),
            count: Phrase::new("rainforest-cards-one-a-player"),
            text: vec![Phrase::new("rainforest-cards-balance")],
            source: Source::Rulebook,
            statements: vec!["RF-5", "RF-30", "RF-31", "RF-37"],
        },
        GlossaryEntry {
            id: "binoculars".to_string(),
            picture: SPRITE.picture(&art::binoculars()),
            name: Phrase::new("rainforest-cards-binoculars-name"),
            count: copies(1),
            text: vec![Phrase::new("rainforest-cards-binoculars")],
            source: Source::Rulebook,
            statements: vec!["RF-7", "RF-34"],
        },
    ]
}
