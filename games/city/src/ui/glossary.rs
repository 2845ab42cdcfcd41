//! The buildings, guilds and cubes of the city on stilts.

use crate::art;
use crate::art::SPRITE;
use crate::{CanopyCity, Card, Catalogue, Count, Guild, Op, Resource, Trigger};
use table::{Game, Phrase};

use super::board::effect;
use ui::glossary::{GlossaryEntry, Group, Source, copies};

pub fn groups() -> Vec<Group> {
    let Ok(catalogue) = Catalogue::built_in() else {
        return Vec::new();
    };
    let cards = (0..catalogue.designs()).filter_map(Card::new);
    let guilds = (0..catalogue.guild_count()).filter_map(Guild::new);
    vec![
        Group {
            title: "canopy-city-cards-buildings",
            entries: cards.map(|card| building(&catalogue, card)).collect(),
        },
        Group {
            title: "canopy-city-cards-guilds",
            entries: guilds.map(|g| guild(&catalogue, g)).collect(),
        },
        Group {
            title: "pages-cards-others",
            entries: others(),
        },
    ]
}

fn building(catalogue: &Catalogue, card: Card) -> GlossaryEntry {
    let seats = &CanopyCity::descriptor().seats;
    let (low, high) = (
        catalogue.copies(card, *seats.start()),
        catalogue.copies(card, *seats.end()),
    );
    let count = if low == high {
        copies(low)
    } else {
        Phrase::new("canopy-city-cards-copies-players")
            .number("low", low)
            .number("high", high)
    };
    let points = i64::from(catalogue.points(card));
    let value = match catalogue.type_of(card) {
        Some(kind) => Phrase::new("canopy-city-cards-value")
            .phrase("type", kind.name.phrase())
            .number("points", points),
        None => Phrase::new("canopy-city-cards-value-plain").number("points", points),
    };
    let mut text = vec![value];
    let program = catalogue.program(card);
    text.extend(sentence(catalogue, catalogue.trigger(card), program));
    GlossaryEntry {
        id: card.to_string(),
        picture: Some(art::card(catalogue, card)),
        name: catalogue.card_phrase(card),
        count,
        text,
        source: Source::Reconstruction,
        statements: statements(catalogue.trigger(card), program),
    }
}

/// When and what, as one line.
fn sentence(catalogue: &Catalogue, trigger: Trigger, program: &[Op]) -> Option<Phrase> {
    let when = effect::when(trigger)?;
    Some(
        Phrase::new("canopy-city-cards-effect")
            .phrase("when", when)
            .list("what", effect::words(catalogue, program)),
    )
}

/// The statements on what an effect does.
fn statements(trigger: Trigger, program: &[Op]) -> Vec<&'static str> {
    let mut found: Vec<&'static str> = Vec::new();
    for op in program {
        let more: &[&'static str] = match op {
            Op::Gain { per, .. } if *per != Count::One => &["CC-18", "CC-26"],
            Op::Gain { .. } => &["CC-18"],
            Op::Points { .. } => &["CC-37"],
            Op::Place { .. } => &["CC-19", "CC-20", "CC-55"],
            Op::Move(_) => &["CC-21", "CC-43", "CC-44", "CC-46"],
            Op::Rearrange(_) => &["CC-22", "CC-45", "CC-56"],
            Op::Collect => &["CC-23"],
            Op::Pay { .. } => &["CC-24"],
            Op::Choose(_) => &["CC-25"],
            Op::Unless { .. } => &["CC-26"],
            _ => &[],
        };
        found.extend(
            more.iter()
                .filter(|id| !found.contains(id))
                .copied()
                .collect::<Vec<_>>(),
        );
    }
    if trigger == Trigger::Cycle {
        found.extend(["CC-47", "CC-49"]);
    }
    if found.is_empty() {
        found.push("CC-35");
    }
    found
}

fn guild(catalogue: &Catalogue, guild: Guild) -> GlossaryEntry {
    let (extra, discount) = catalogue.guild_gifts(guild);
    let mut text = Vec::new();
    for (key, n) in [
        ("canopy-city-ui-gift-foundations", extra),
        ("canopy-city-ui-gift-discount", discount),
    ] {
        if n > 0 {
            text.push(Phrase::new(key).number("n", n));
        }
    }
    let program = catalogue.guild_program(guild);
    text.extend(sentence(catalogue, catalogue.guild_trigger(guild), program));
    // The rulebook names the Navigators and what they do; the others are ours.
    let (source, own): (Source, &[&'static str]) = match guild.number() {
        1 => (Source::Rulebook, &["CC-28", "CC-51"]),
        2 => (Source::Reconstruction, &["CC-29"]),
        3 => (Source::Reconstruction, &["CC-30"]),
        4 => (Source::Reconstruction, &["CC-31", "CC-58"]),
        5 => (Source::Reconstruction, &["CC-32"]),
        _ => (Source::Reconstruction, &["CC-33", "CC-59"]),
    };
    GlossaryEntry {
        id: guild.to_string(),
        picture: SPRITE.picture(&art::guild(guild)),
        name: catalogue.guild_phrase(guild),
        count: copies(1),
        text,
        source,
        statements: own.to_vec(),
    }
}

fn others() -> Vec<GlossaryEntry> {
    let entry =
        |id: &str, symbol: String, key: &'static str, count, statements: &[&'static str]| {
            GlossaryEntry {
                id: id.to_string(),
                picture: SPRITE.picture(&symbol),
                name: Phrase::new(key),
                count,
                text: vec![Phrase::new(format!("canopy-city-cards-{id}"))],
                source: Source::Rulebook,
                statements: statements.to_vec(),
            }
        };
    vec![
        entry(
            "foundation",
            art::foundation(),
            "canopy-city-cards-foundation-name",
            Phrase::new("canopy-city-cards-two-a-player"),
            &["CC-2", "CC-10", "CC-27"],
        ),
        entry(
            "gold",
            art::resource(Resource::Gold),
            "canopy-city-gold",
            Phrase::new("canopy-city-cards-unlimited"),
            &["CC-12", "CC-13", "CC-36", "CC-50"],
        ),
        entry(
            "prestige",
            art::resource(Resource::Prestige),
            "canopy-city-prestige",
            Phrase::new("canopy-city-cards-unlimited"),
            &["CC-36", "CC-50"],
        ),
    ]
}
