//! Pages that belong to no table: home, the lobbies, lists, messages, and the guide.

use registry::CATALOG;
use std::collections::BTreeSet;

use ui::guide::{self, learn::Tried};
use ui::tables::Listed;
use ui::{GamePackage, Lang, Reader, frame, home, lobby, replay, tables};

use crate::{Done, Gallery};

pub fn site(gallery: &Gallery) -> Done {
    gallery.page("site-home", |reader| Ok(home::page(reader, "tree")))?;
    gallery.page("site-tables-none", |reader| Ok(tables::page(reader, &[])))?;
    gallery.page("site-tables", |reader| {
        Ok(tables::page(reader, &some_tables()))
    })?;
    gallery.page("site-watch", |reader| Ok(replay::upload(reader, None)))?;
    gallery.page("site-error", |reader| {
        let text = reader.text("pages-error-not-found");
        Ok(frame::message(reader, "pages-error", &[text]))
    })?;
    for package in CATALOG.games() {
        gallery.page(&format!("site-lobby-{}", package.id()), |reader| {
            let levels = ["seedling", "sapling", "tree", "canopy", "ancient"];
            Ok(lobby::page(
                reader,
                package,
                &levels,
                &lobby::Filled::default(),
            ))
        })?;
    }
    Ok(())
}

fn some_tables() -> Vec<Listed> {
    let tables = registry::GAMES.iter().enumerate();
    let listed = tables.map(|(i, game)| Listed {
        id: format!("table{i}"),
        game: game.descriptor().id.to_string(),
        names: ["Ada", "Zoé", "Bo"][..2 + i % 2]
            .iter()
            .map(ToString::to_string)
            .collect(),
        over: i % 3 == 2,
        mine: i % 2 == 0 && i % 3 != 2,
        steps: 17 * (i + 1),
    });
    listed.collect()
}

/// Rules, cards, the lesson with one choice tried at every stop.
pub fn guide(gallery: &Gallery, package: &'static GamePackage) -> Done {
    let id = package.id();
    gallery.page(&format!("guide-{id}-rules"), |r| {
        Ok(guide::rules::page(r, package))
    })?;
    gallery.page(&format!("guide-{id}-cards"), |r| {
        Ok(guide::glossary::page(r, package, ""))
    })?;
    // Not every step has something to try, and some lessons are shorter.
    let mut seen = BTreeSet::new();
    for stop in 1..=6 {
        for (name, tried) in [("", Tried::Nothing), ("-tried", Tried::Choice(0))] {
            let page = guide::learn::page(&Reader::new(&CATALOG, Lang::En), package, stop, &tried);
            if !seen.insert(page.into_string()) {
                continue;
            }
            gallery.page(&format!("guide-{id}-learn-{stop}{name}"), |reader| {
                Ok(guide::learn::page(reader, package, stop, &tried))
            })?;
        }
    }
    Ok(())
}
