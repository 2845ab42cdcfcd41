//! Every card has its picture, every sprite is sound, and no picture is known by its colour alone.

use std::collections::{BTreeMap, BTreeSet};

use draw::{Gallery, Picture, Sprite, contact_sheets};
use registry::CATALOG;

/// Every gallery once; editions of one game share theirs.
fn galleries() -> Vec<Gallery> {
    let mut galleries: Vec<Gallery> = vec![Gallery::ICONS];
    for package in CATALOG.games() {
        let gallery = package.gallery();
        let gallery = gallery.unwrap_or_else(|| panic!("{} has no pictures", package.id()));
        if !galleries.iter().any(|known| known.sprite == gallery.sprite) {
            galleries.push(gallery);
        }
    }
    galleries
}

fn ids(sprite: &Sprite) -> BTreeSet<&str> {
    sprite.symbols().map(|(id, ..)| id).collect()
}

fn has(sprite: &Sprite, id: &str) {
    assert!(ids(sprite).contains(id), "{sprite:?} has no {id}");
}

/// Every layer is a symbol that exists and lies on the picture.
fn whole(picture: &Picture) {
    assert!(!picture.layers.is_empty());
    for layer in &picture.layers {
        has(layer.sprite, &layer.symbol);
        let (right, bottom) = (layer.x + layer.width, layer.y + layer.height);
        assert!(layer.x >= -1.0 && layer.y >= -1.0, "{layer:?}");
        assert!(right <= picture.width + 1.0, "{layer:?}");
        assert!(bottom <= picture.height + 1.0, "{layer:?}");
    }
}

#[test]
fn sprites_are_sound_xml_with_unique_ids_and_without_words_or_styles() {
    for Gallery { sprite, .. } in galleries() {
        let (name, text) = (sprite.id(), sprite.markup());
        let document = roxmltree::Document::parse(text).unwrap();
        let mut seen = BTreeSet::new();
        for symbol in document
            .root_element()
            .children()
            .filter(|n| n.is_element())
        {
            assert_eq!(symbol.tag_name().name(), "symbol");
            let id = symbol.attribute("id").unwrap();
            assert!(seen.insert(id), "{name}: {id} stands twice");
            let plain = |c: char| c.is_ascii_alphanumeric() || c == '-';
            assert!(!id.is_empty() && id.chars().all(plain), "{name}: {id}");
            let sizes: Vec<f32> = symbol
                .attribute("viewBox")
                .unwrap()
                .split(' ')
                .map(|n| n.parse().unwrap())
                .collect();
            assert!(matches!(sizes[..], [0.0, 0.0, w, h] if w > 0.0 && h > 0.0));
            assert!(
                symbol.descendants().any(|n| n.has_tag_name(tag("path"))),
                "{id} is empty"
            );
        }
        assert_eq!(seen.len(), ids(sprite).len());
        for node in document.descendants() {
            assert!(!node.is_text() || node.text().unwrap().trim().is_empty());
            assert!(node.attribute("style").is_none() && !node.has_tag_name(tag("style")));
        }
        // Colours are properties that a page can change, with a value for a page that does not.
        for node in document.descendants() {
            for key in ["fill", "stroke"] {
                let colour = node.attribute(key).unwrap_or("none");
                let known = ["none", "currentColor"].contains(&colour)
                    || draw::Ink::ALL.iter().any(|ink| ink.css() == colour);
                assert!(known, "{name}: {colour}");
            }
        }
        assert!(text.len() < 300_000, "{name}: {} bytes", text.len());
    }
}

fn tag(name: &str) -> (&'static str, &str) {
    ("http://www.w3.org/2000/svg", name)
}

#[test]
fn every_cover_is_made_of_pictures_that_exist() {
    for package in CATALOG.games() {
        let cover = package.cover(usize::MAX).into_string();
        assert_eq!(cover.matches("<svg").count(), 4, "{}", package.id());
    }
}

#[test]
fn arboretum_is_whole() {
    for card in arboretum::Card::all() {
        has(&arboretum::art::SPRITE, &arboretum::art::card(card));
    }
    for species in arboretum::Species::ALL {
        has(&arboretum::art::SPRITE, &arboretum::art::emblem(species));
    }
    has(&arboretum::art::SPRITE, &arboretum::art::back());
}

/// The tree fills out: every rank of a species is another picture.
#[test]
fn no_two_pictures_of_a_sprite_are_the_same() {
    for Gallery { sprite, .. } in galleries() {
        let (name, text) = (sprite.id(), sprite.markup());
        let mut seen: BTreeMap<&str, &str> = BTreeMap::new();
        for line in text.lines().filter(|l| l.starts_with("<symbol")) {
            let (head, body) = line.split_once('>').unwrap();
            if let Some(other) = seen.insert(body, head) {
                panic!("{name}: {head} is the same as {other}");
            }
        }
    }
}

#[test]
fn canopee_is_whole() {
    use canopee::art as pictures;
    let mut marks = BTreeSet::new();
    for kind in canopee::Kind::ALL {
        has(&canopee::art::SPRITE, &pictures::card(kind));
        assert!(
            marks.insert(pictures::mark(kind)),
            "{kind}: two cards share shape and letter"
        );
    }
    for card in canopee::SeasonCard::ALL {
        has(&canopee::art::SPRITE, &pictures::season(card));
    }
    for season in 0..5 {
        has(&canopee::art::SPRITE, &pictures::season_back(season));
    }
    for id in [
        pictures::germination_back(),
        pictures::shifting_back(),
        pictures::spirit(),
        pictures::award(),
    ] {
        has(&canopee::art::SPRITE, &id);
    }
}

#[test]
fn trees_grow_by_a_trunk_and_end_in_a_canopy() {
    let growing = canopee::Tree::new(0, [1, 1, 0]);
    let taller = growing.with_trunk(2);
    let complete = taller.with_canopy(Some(2));
    let [a, b, c] = [growing, taller, complete].map(canopee::art::tree);
    for picture in [&a, &b, &c] {
        whole(picture);
    }
    assert_eq!(b.layers.len(), a.layers.len() + 1);
    assert!(b.height > a.height && c.height > b.height);
    let top = |p: &Picture| p.layers.last().map(|l| l.symbol.clone());
    assert_eq!(top(&b), Some(canopee::art::growing_piece()));
    assert_eq!(top(&c), Some(canopee::art::canopy_piece(2)));
}

#[test]
fn rainforest_is_whole() {
    use rainforest::art as pictures;
    use rainforest::{Animal, BUILT_IN, Catalogue, Kind, Tile, Zone, ZoneToken};
    for kind in Kind::all() {
        has(&rainforest::art::SPRITE, &pictures::token(kind));
    }
    for animal in Animal::ALL {
        has(&rainforest::art::SPRITE, &pictures::animal(animal));
        has(&rainforest::art::SPRITE, &pictures::totem(animal));
    }
    for zone in Zone::ALL {
        has(&rainforest::art::SPRITE, &pictures::zone(zone));
        has(&rainforest::art::SPRITE, &pictures::back(zone));
    }
    for token in ZoneToken::all() {
        has(&rainforest::art::SPRITE, &pictures::zone_token(token));
    }
    for id in [
        pictures::place(),
        pictures::cell(),
        pictures::balance(),
        pictures::binoculars(),
        pictures::bag(),
    ] {
        has(&rainforest::art::SPRITE, &id);
    }
    let catalogue = Catalogue::read(BUILT_IN).unwrap();
    for tile in Tile::all() {
        whole(&pictures::tile(catalogue.face(tile), &[]));
    }
}

/// A token lies on a circle it fits, even if an earlier circle would take it too.
#[test]
fn tokens_on_a_tile_leave_room_for_each_other() {
    use rainforest::{BUILT_IN, Catalogue, Kind, Tile};
    let catalogue = Catalogue::read(BUILT_IN).unwrap();
    for tile in Tile::all() {
        let face = catalogue.face(tile);
        for a in Kind::all() {
            for b in Kind::all() {
                let tokens = [a, b];
                if face.circles() == 2 && face.completed_by(&tokens) {
                    let picture = rainforest::art::tile(face, &tokens);
                    let shown = |k: Kind| {
                        let id = rainforest::art::token(k);
                        picture.layers.iter().filter(|l| l.symbol == id).count()
                    };
                    assert_eq!(shown(a), if a == b { 2 } else { 1 }, "{tile} {a} {b}");
                }
            }
        }
    }
}

#[test]
fn the_city_is_whole_and_its_houses_differ() {
    use city::{Card, Catalogue, Guild};
    let catalogue = Catalogue::built_in().unwrap();
    let mut houses = BTreeSet::new();
    for card in (0..catalogue.designs()).filter_map(Card::new) {
        whole(&city::art::card(&catalogue, card));
        let house = city::art::building(&catalogue, card);
        has(&city::art::SPRITE, &house);
        assert!(!house.contains("type"), "{card} has no house of its own");
        assert!(houses.insert(house), "{card} shares its house");
    }
    for guild in (0..catalogue.guild_count()).filter_map(Guild::new) {
        has(&city::art::SPRITE, &city::art::guild(guild));
    }
    for id in [city::art::back(), city::art::foundation()] {
        has(&city::art::SPRITE, &id);
    }
}

/// Cards that nobody here has ever seen are composed of what they do.
#[test]
fn cards_of_another_file_have_pictures_too() {
    use city::{Card, Catalogue};
    let effects = [
        "GAIN 1G PER COVERED/2 MAX 3G",
        "CHOOSE { GAIN 2G OR GAIN 1P OR MAY MOVE ANY }",
        "UPTO 9x PAY 2G -> GAIN 1P PER VIS(Smuggler)",
        "IF TALL(4)>=2: PLACE 9P ON EACH_OTHER<=9",
        "COLLECT ALL; GAIN 20G PER PREST/20; MAY REARRANGE ANY",
        "GAIN 1G PER OVIS(Smuggler) MAX 12G; IF LOWVIS>=3: GAIN 1P; IF UNDER>=1: GAIN 1G PER CYCLE",
    ];
    let mut file = city::DATA.to_string();
    file.push_str("\n[[type]]\nid = \"Smuggler\"\nen = \"Smuggler\"\nfr = \"Contrebandier\"\nletter = \"S\"\n");
    for (i, effect) in effects.iter().enumerate() {
        file.push_str(&format!(
            "\n[[card]]\nid = {}\nen = \"New {i}\"\nfr = \"Neuf {i}\"\ncopies = [0, 0, 0, 0]\nvp = {}\ntype = \"Smuggler\"\ntrigger = \"immediate\"\neffect = \"{effect}\"\n",
            43 + i,
            20 - i
        ));
    }
    let catalogue = Catalogue::read(&file).unwrap();
    let mut seen = BTreeSet::new();
    for card in (42..catalogue.designs()).filter_map(Card::new) {
        let picture = city::art::card(&catalogue, card);
        whole(&picture);
        assert_eq!(city::art::building(&catalogue, card), "house-type-5");
        assert!(picture.layers.iter().any(|l| l.symbol == "letter-S"));
        assert!(
            seen.insert(format!("{picture:?}")),
            "{card} looks like another one"
        );
    }
    assert_eq!(seen.len(), effects.len());
}

#[test]
fn seats_and_icons_are_there() {
    use draw::icons::{Icon, SPRITE, season, seat};
    for icon in Icon::ALL {
        has(&SPRITE, &icon.id());
    }
    for s in table::Seat::ALL {
        has(&SPRITE, &seat(s));
    }
    for n in 1..=3 {
        has(&SPRITE, &season(n));
    }
}

#[test]
fn sheets_need_nothing_from_elsewhere() {
    let galleries = galleries();
    let sheets = contact_sheets(&galleries);
    assert_eq!(sheets.len(), 2 * galleries.len() + 1);
    for sheet in sheets {
        let document = roxmltree::Document::parse(&sheet.svg).unwrap();
        assert!(!sheet.svg.contains("var("), "{}", sheet.name);
        let known: BTreeSet<&str> = document
            .descendants()
            .filter_map(|n| n.attribute("id"))
            .collect();
        let mut used = 0;
        for href in document.descendants().filter_map(|n| n.attribute("href")) {
            assert!(
                known.contains(href.trim_start_matches('#')),
                "{}: {href}",
                sheet.name
            );
            used += 1;
        }
        assert!(used > 40, "{}", sheet.name);
    }
}
