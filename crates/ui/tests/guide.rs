//! The guide: every statement, every card and every link of it, in both languages.

use registry::CATALOG;
use std::collections::BTreeSet;

use table::{Descriptor, Say};
use ui::guide::learn::Tried;
use ui::guide::{self, glossary};
use ui::{GamePackage, Lang, Reader, Theme};

fn games() -> impl Iterator<Item = (&'static GamePackage, &'static Descriptor)> {
    CATALOG.games().iter().map(|game| (game, game.descriptor()))
}

/// The values of an attribute on a page.
fn values<'a>(html: &'a str, attribute: &str) -> Vec<&'a str> {
    html.split(&format!(" {attribute}=\""))
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .collect()
}

/// The numbered statements of a rules document.
fn statements(text: &str) -> Vec<&str> {
    text.lines()
        .filter_map(|line| line.strip_prefix("- **"))
        .filter_map(|line| line.split("**").next())
        .collect()
}

/// Every page of the guide to a game, with its address.
fn pages_of(reader: &Reader, package: &GamePackage) -> Vec<(String, String)> {
    let game = package.descriptor();
    let mut all = vec![
        (
            format!("/rules/{}", game.id),
            guide::rules::page(reader, package).into_string(),
        ),
        (
            format!("/rules/{}/cards", game.id),
            glossary::page(reader, package, "").into_string(),
        ),
    ];
    for stop in 1..=6 {
        all.push((
            format!("/learn/{}?step={stop}", game.id),
            guide::learn::page(reader, package, stop, &Tried::Nothing).into_string(),
        ));
    }
    all
}

#[test]
fn every_statement_is_an_anchor_in_both_languages() {
    for (package, game) in games() {
        for lang in Lang::ALL {
            let html = guide::rules::page(&Reader::new(&CATALOG, lang), package).into_string();
            let ids = values(&html, "id");
            let wanted = statements(lang.of(game.rules));
            assert!(wanted.len() > 10, "{}", game.id);
            for id in wanted {
                let found = ids.iter().filter(|i| **i == id).count();
                assert_eq!(found, 1, "{}, {lang}: {id}", game.id);
            }
        }
    }
}

#[test]
fn every_option_is_named_in_the_readers_language() {
    for (package, game) in games() {
        for lang in Lang::ALL {
            let html = guide::rules::page(&Reader::new(&CATALOG, lang), package).into_string();
            for option in game.options {
                let code = format!("<code>{}</code>", option.key);
                assert!(!html.contains(&code), "{}, {lang}: {code}", game.id);
            }
        }
    }
    let canopee = CATALOG.find("canopee").expect("registered");
    for (lang, name) in [
        (Lang::En, "Shifting seasons"),
        (Lang::Fr, "Changements de saisons"),
    ] {
        let html = guide::rules::page(&Reader::new(&CATALOG, lang), canopee).into_string();
        let shown = format!("title=\"shifting-seasons\">{name}<");
        assert!(html.contains(&shown), "{lang}: {name}");
        assert!(
            !html.contains("<code>must-take</code>"),
            "{lang}: a value has a name too"
        );
    }
}

#[test]
fn every_link_has_its_target() {
    let reader = Reader::new(&CATALOG, Lang::En);
    let mut anchors = BTreeSet::new();
    let mut links = Vec::new();
    for (package, _) in games() {
        for (address, html) in pages_of(&reader, package) {
            let page = address.split('?').next().unwrap_or_default();
            anchors.insert(page.to_string());
            anchors.extend(values(&html, "id").iter().map(|id| format!("{page}#{id}")));
            for href in values(&html, "href") {
                links.push(match href.strip_prefix('#') {
                    Some(id) => format!("{page}#{id}"),
                    None => href.to_string(),
                });
            }
            let actions = values(&html, "action");
            links.extend(actions.iter().map(ToString::to_string));
        }
    }
    let elsewhere = |link: &str| {
        ["/", "/tables", "/watch", "/prefs"].contains(&link)
            || ["/assets/", "/play/"].iter().any(|p| link.starts_with(p))
    };
    let mut checked = 0;
    for link in links {
        if let Some((sprite, symbol)) = link.split_once('#').filter(|(l, _)| l.contains(".svg?")) {
            let galleries = CATALOG.games().iter().filter_map(GamePackage::gallery);
            let sprites = galleries.map(|gallery| gallery.sprite);
            let found = sprites
                .chain([&draw::icons::SPRITE])
                .find(|drawn| sprite == format!("/assets/{}", drawn.file()));
            let picture = found.and_then(|drawn| drawn.picture(symbol));
            assert!(picture.is_some(), "{link}");
        } else if !elsewhere(&link) {
            let place = link.split('?').next().unwrap_or_default();
            assert!(anchors.contains(place), "{link} leads nowhere");
            checked += 1;
        }
    }
    assert!(checked > 1000, "only {checked} links were found");
}

#[test]
fn ids_stand_once_on_a_page_and_nothing_is_inline() {
    for (package, _) in games() {
        for (address, html) in pages_of(&Reader::new(&CATALOG, Lang::Fr), package) {
            let mut ids = values(&html, "id");
            let all = ids.len();
            ids.sort_unstable();
            ids.dedup();
            assert_eq!(ids.len(), all, "{address}");
            assert!(!html.contains(" style="), "{address}");
            assert!(!html.contains("<script>"), "{address}");
        }
    }
}

#[test]
fn every_card_is_in_the_glossary() {
    let ids = |game: &str| -> BTreeSet<String> {
        let groups = CATALOG
            .find(game)
            .and_then(GamePackage::glossary)
            .unwrap_or_default();
        let all: Vec<String> = groups
            .into_iter()
            .flat_map(|group| group.entries)
            .map(|entry| entry.id)
            .collect();
        let set: BTreeSet<String> = all.iter().cloned().collect();
        assert_eq!(set.len(), all.len(), "{game}: an id stands twice");
        set
    };
    let holds = |game: &str, wanted: Vec<String>| {
        let found = ids(game);
        for id in &wanted {
            assert!(found.contains(id), "{game}: {id} is missing");
        }
        wanted.len()
    };
    let text = |list: &mut dyn Iterator<Item = String>| -> Vec<String> { list.collect() };
    let trees = text(&mut ::arboretum::Card::all().map(|c| c.to_string()));
    assert_eq!(holds("arboretum", trees), 80);
    let kinds = text(&mut ::canopee::Kind::ALL.iter().map(|k| k.name().to_string()));
    assert!(holds("canopee", kinds) > 40);
    let seasons = || {
        let all = ::canopee::SeasonCard::ALL.iter();
        text(&mut all.map(|s| format!("season-{}", s.name())))
    };
    assert_eq!(holds("canopee", seasons()), 11);
    assert_eq!(holds("canopy-first", seasons()), 11);
    let first = ids("canopy-first");
    for (id, there) in [
        ("monstera", true),
        ("sloth-mate", true),
        ("jaguar", false),
        ("orchid", false),
    ] {
        assert_eq!(first.contains(id), there, "canopy-first: {id}");
    }
    let city = (1..=42).map(|n| format!("card-{n}"));
    let guilds = (1..=6).map(|n| format!("guild-{n}"));
    assert_eq!(holds("canopy-city", city.chain(guilds).collect()), 48);
    let tiles = ::rainforest::Tile::all().map(|t| t.to_string());
    let tokens = ::rainforest::Kind::all().map(|k| k.to_string());
    let zones = ::rainforest::ZoneToken::all().map(|z| z.to_string());
    assert_eq!(
        holds("rainforest", tiles.chain(tokens).chain(zones).collect()),
        81
    );
}

#[test]
fn every_entry_has_a_picture_words_and_statements_that_exist() {
    for (package, game) in games() {
        let known = statements(game.rules.en);
        for group in package.glossary().unwrap_or_default() {
            assert!(!group.entries.is_empty(), "{}: {}", game.id, group.title);
            for entry in group.entries {
                let place = format!("{}: {}", game.id, entry.id);
                let picture = entry.picture.as_ref().unwrap_or_else(|| panic!("{place}"));
                assert!(!picture.layers.is_empty(), "{place}");
                for layer in &picture.layers {
                    let drawn = layer.sprite.picture(&layer.symbol);
                    assert!(drawn.is_some(), "{place}: {}", layer.symbol);
                }
                assert!(!entry.text.is_empty(), "{place}: no text");
                for phrase in entry.text.iter().chain([&entry.name, &entry.count]) {
                    for lang in Lang::ALL {
                        assert!(
                            CATALOG.words(lang).knows(&phrase.key),
                            "{place}: {}",
                            phrase.key
                        );
                        assert!(!CATALOG.words(lang).say(phrase).is_empty(), "{place}");
                    }
                }
                assert!(!entry.statements.is_empty(), "{place}: no statement");
                for id in entry.statements {
                    assert!(known.contains(&id), "{place}: {id}");
                }
            }
        }
    }
}

#[test]
fn the_glossary_can_be_searched() {
    let canopee = CATALOG.find("canopee").expect("registered");
    let found = |lang: Lang, query: &str| -> Vec<String> {
        let html = glossary::page(&Reader::new(&CATALOG, lang), canopee, query).into_string();
        let ids = values(&html, "id").into_iter();
        ids.filter_map(|id| id.strip_prefix("card-").map(str::to_string))
            .collect()
    };
    assert_eq!(found(Lang::Fr, "FOUGERE 2 points"), ["fern"]);
    assert!(found(Lang::En, "toucan").contains(&"toucan-mate".to_string()));
    assert!(found(Lang::En, "no such card").is_empty());
    assert_eq!(found(Lang::En, "").len(), found(Lang::Fr, "  ").len());
    let page =
        glossary::page(&Reader::new(&CATALOG, Lang::En), canopee, "\"><script>").into_string();
    assert!(
        !page.contains("<script>"),
        "what is searched for is only text"
    );
}

#[test]
fn a_lesson_offers_every_choice_once_and_answers_each() {
    let mut answers = 0;
    for (package, game) in games() {
        for stop in 1..=6 {
            for lang in Lang::ALL {
                let reader = Reader::new(&CATALOG, lang);
                let html =
                    guide::learn::page(&reader, package, stop, &Tried::Nothing).into_string();
                let mut offered: Vec<usize> = html
                    .split(r#"name="choice" value=""#)
                    .skip(1)
                    .filter_map(|rest| rest.split('"').next()?.parse().ok())
                    .collect();
                offered.sort_unstable();
                let place = format!("{}, stop {stop}", game.id);
                assert_eq!(offered, (0..offered.len()).collect::<Vec<_>>(), "{place}");
                for choice in &offered {
                    let answer =
                        guide::learn::page(&reader, package, stop, &Tried::Choice(*choice))
                            .into_string();
                    assert!(answer.contains("class=\"outcome\""), "{place}");
                    assert!(!answer.contains("-learn-"), "{place}: a key without words");
                    answers += 1;
                }
                let beyond =
                    guide::learn::page(&reader, package, stop, &Tried::Choice(offered.len()));
                assert!(beyond.into_string() == html, "{place}: no such choice");
            }
        }
    }
    assert!(answers > 80, "only {answers} choices were tried");
}

#[test]
fn a_step_that_does_not_exist_is_the_nearest_that_does() {
    let reader = Reader::new(&CATALOG, Lang::En);
    for (package, game) in games() {
        let page = |stop| guide::learn::page(&reader, package, stop, &Tried::Nothing).into_string();
        assert!(page(0) == page(1), "{}", game.id);
        assert!(page(99) == page(usize::MAX), "{}", game.id);
    }
}

#[test]
fn pages_depend_on_nothing_but_the_reader() {
    let night = Reader {
        theme: Theme::Dark,
        ..Reader::new(&CATALOG, Lang::Fr)
    };
    for (package, game) in games() {
        assert_eq!(
            pages_of(&night, package),
            pages_of(&night, package),
            "{}",
            game.id
        );
    }
}

#[test]
fn what_cannot_be_chosen_is_answered_with_the_rule() {
    let mut asked = 0;
    for (package, game) in games() {
        for stop in 1..=6 {
            let reader = Reader::new(&CATALOG, Lang::En);
            let html = guide::learn::page(&reader, package, stop, &Tried::Nothing).into_string();
            for action in values(&html, "name=\"why-not\" value") {
                let tried = Tried::WhyNot(action.to_string());
                let answer = guide::learn::page(&reader, package, stop, &tried);
                let answer = answer.into_string();
                let place = format!("{}, stop {stop}, {action}", game.id);
                assert!(answer.contains("class=\"refused\""), "{place}");
                asked += 1;
            }
            let beyond = guide::learn::page(
                &reader,
                package,
                stop,
                &Tried::WhyNot("a rainbow".to_string()),
            );
            assert!(beyond.into_string() == html, "{}: no such action", game.id);
        }
    }
    assert!(asked > 5, "only {asked} were found");
}
