//! Known end positions, tapped in button by button, score as the game itself says; links round-trip;
//! garbage is refused.
#![allow(
    clippy::unwrap_used,
    reason = "a pad that cannot be read is a failed test"
)]

use registry::CATALOG;
use table::Scored;
use table::random::{below, choose, fast};
use ui::pad::{MAX_CODE, NoPad, PadEditor};
use ui::{Lang, Reader};

/// A position in the game's own words, and how it is tapped in.
const KNOWN: [&str; 7] = [
    include_str!("pads/arboretum.txt"),
    include_str!("pads/canopee.txt"),
    include_str!("pads/canopee-season.txt"),
    include_str!("pads/canopee-solo.txt"),
    include_str!("pads/canopy-first.txt"),
    include_str!("pads/canopy-city.txt"),
    include_str!("pads/rainforest.txt"),
];

fn known(text: &str) -> (&'static str, Scored, Vec<&str>) {
    let (position, taps) = text.split_once("=== what is tapped\n").unwrap();
    let position = position.split_once('\n').unwrap().1;
    let id = position.lines().next().unwrap();
    let game = registry::find(id).unwrap();
    let scored = game.score_position(position, None).unwrap();
    (game.descriptor().id, scored, taps.lines().collect())
}

fn score(pad: &PadEditor) -> Scored {
    let game = registry::find(pad.game().id).unwrap();
    let position = pad.position();
    game.score_position(&position, None)
        .unwrap_or_else(|faults| panic!("{position}: {faults}"))
}

/// The start tags of all buttons that can be pressed.
fn buttons(page: &str) -> Vec<&str> {
    page.split("<button")
        .skip(1)
        .map(|rest| &rest[..rest.find('>').unwrap()])
        .filter(|tag| tag.contains("name=\"tap\"") && !tag.contains(" disabled"))
        .collect()
}

#[test]
fn known_positions_tapped_in_score_as_the_game_says() {
    for text in KNOWN {
        let (id, scored, taps) = known(text);
        for lang in Lang::ALL {
            let reader = Reader::new(&CATALOG, lang);
            let mut pad = PadEditor::open(&CATALOG, id, None, 1, "").unwrap();
            for tap in &taps {
                let page = pad.page(&reader).into_string();
                let value = format!("value=\"{tap}\"");
                let offered = buttons(&page).iter().filter(|b| b.contains(&value)).count();
                assert_eq!(offered, 1, "{id}: {tap} in {}", pad.address());
                pad.tap(tap).unwrap();
            }
            assert_eq!(score(&pad), scored, "{id}");
            let page = pad.page(&reader).into_string();
            for (_, sheet) in scored.sheet.seats.iter() {
                assert!(
                    page.contains(&format!("<td>{}</td>", sheet.total())),
                    "{id}"
                );
                for row in &sheet.rows {
                    let what = reader.say(&row.what);
                    assert!(page.contains(&what.replace('\'', "&#39;")), "{id}: {what}");
                }
            }
        }
    }
}

#[test]
fn a_link_is_the_pad() {
    for text in KNOWN {
        let (id, scored, taps) = known(text);
        let mut pad = PadEditor::open(&CATALOG, id, None, 1, "").unwrap();
        pad.rename(["Zoé".to_string(), "Bo & Co".to_string()]);
        for tap in taps {
            pad.tap(tap).unwrap();
            // As a browser without scripts: every page is opened anew from its address.
            let address = pad.address();
            let (path, query) = address.split_once("?p=").unwrap();
            assert_eq!(path, format!("/score/{id}"));
            let mut fields = query.split('&');
            let code = fields.next().unwrap();
            let field = |name: &str| {
                let mut all = query.split('&').filter_map(|f| f.split_once('='));
                all.find(|(key, _)| *key == name).map(|(_, value)| value)
            };
            let seat = field("s").map_or(1, |s| s.parse().unwrap());
            pad = PadEditor::open(
                &CATALOG,
                id,
                Some(code),
                seat,
                field("e").unwrap_or_default(),
            )
            .unwrap();
            assert_eq!(pad.address(), address);
        }
        assert_eq!(score(&pad), scored);
        assert!(pad.code().len() < MAX_CODE / 4, "{}", pad.code());
        let reader = Reader::new(&CATALOG, Lang::Fr);
        let page = ui::pad::saved(&pad, &reader, "/pad/x", "http://here/pad/x").into_string();
        assert!(page.contains("Zoé") && page.contains("http://here/pad/x"));
    }
}

#[test]
fn what_cannot_be_is_not_offered() {
    let reader = Reader::new(&CATALOG, Lang::En);
    let page = |pad: &PadEditor| pad.page(&reader).into_string();
    let offers = |pad: &PadEditor, tap: &str| {
        let value = format!("value=\"{tap}\"");
        buttons(&page(pad)).iter().any(|b| b.contains(&value))
    };
    let press = |pad: &mut PadEditor, taps: &[&str]| {
        for tap in taps {
            assert!(offers(pad, tap), "{tap}");
            pad.tap(tap).unwrap();
        }
    };
    // Arboretum: a card is there once, trees stand side by side, and what holds others stays.
    let mut pad = PadEditor::open(&CATALOG, "arboretum", None, 1, "").unwrap();
    assert!(!offers(&pad, "cell 1 0"));
    assert_eq!(pad.tap("cell 1 0"), Err(NoPad::Tap));
    press(&mut pad, &["cell 0 0", "species oak", "card oak-3"]);
    press(&mut pad, &["cell 1 0", "species oak"]);
    assert!(!offers(&pad, "card oak-3"));
    assert_eq!(pad.tap("card oak-3"), Err(NoPad::Tap));
    press(
        &mut pad,
        &["card oak-4", "cell 2 0", "species oak", "card oak-5"],
    );
    press(&mut pad, &["cell 1 0"]);
    assert!(!offers(&pad, "remove"));
    assert_eq!(pad.tap("remove"), Err(NoPad::Tap));
    press(
        &mut pad,
        &["card oak-6", "cell 2 0", "remove", "seat 2", "hand"],
    );
    press(
        &mut pad,
        &["species oak", "card oak-5", "card oak-5", "card oak-8"],
    );
    assert!(!offers(&pad, "card oak-6"));
    // With two seats only six species play.
    for species in ["lilac", "maple", "olive", "willow", "cassia"] {
        let (choice, card) = (format!("species {species}"), format!("card {species}-1"));
        press(&mut pad, &[&choice, &card]);
    }
    assert!(!offers(&pad, "species dogwood"));
    // Six cards are in hand, so one more fits and then no other.
    press(&mut pad, &["card cassia-2"]);
    assert!(!offers(&pad, "card cassia-3"));
    // Canopée: not more cards than the box has, in all forests together.
    let mut pad = PadEditor::open(&CATALOG, "canopee", None, 1, "").unwrap();
    press(&mut pad, &["add toucan 1", "seat 2"]);
    assert!(!page(&pad).contains("value=\"add toucan 1\""));
    assert_eq!(pad.tap("add toucan 1"), Err(NoPad::Tap));
    assert_eq!(pad.tap("add fern -1"), Err(NoPad::Tap));
    let mut ferns = 0;
    while offers(&pad, "add fern 1") {
        pad.tap("add fern 1").unwrap();
        ferns += 1;
    }
    assert!((5..40).contains(&ferns), "{ferns}");
    score(&pad);
    assert_eq!(pad.tap("add fern 1"), Err(NoPad::Tap));
    assert_eq!(pad.tap("add drought 1"), Err(NoPad::Tap));
    // Rainforest: totems and protected zones are there once, tiles have two colours at most.
    let mut pad = PadEditor::open(&CATALOG, "rainforest", None, 1, "").unwrap();
    assert_eq!(pad.tap("tile 1"), Err(NoPad::Tap), "the totem comes first");
    press(
        &mut pad,
        &["totem frog", "tile 1", "colour red", "colour blue"],
    );
    assert!(!offers(&pad, "colour green"));
    assert_eq!(pad.tap("colour green"), Err(NoPad::Tap));
    press(&mut pad, &["token red-3", "next", "colour red"]);
    assert!(!offers(&pad, "token red-3") && !offers(&pad, "token red-4"));
    assert_eq!(pad.tap("token blue-3"), Err(NoPad::Tap));
    press(&mut pad, &["seat 2"]);
    assert!(!offers(&pad, "totem frog"));
    // The city: copies, 21 cards, foundations that nobody can take away.
    let mut pad = PadEditor::open(&CATALOG, "canopy-city", None, 1, "").unwrap();
    press(&mut pad, &["pile 2"]);
    assert!(!offers(&pad, "remove"));
    let mut copies = 0;
    while offers(&pad, "build card-1") {
        pad.tap("build card-1").unwrap();
        copies += 1;
    }
    assert!((1..6).contains(&copies), "{copies}");
    score(&pad);
    assert_eq!(pad.tap("build card-1"), Err(NoPad::Tap));
    press(&mut pad, &["guild guild-1", "seat 2"]);
    assert!(!offers(&pad, "guild guild-1"));
}

/// What a link or a change of seats can bring about although no button does.
#[test]
fn what_cannot_be_is_said_at_its_place_and_all_at_once() {
    for lang in Lang::ALL {
        let reader = Reader::new(&CATALOG, lang);
        let faults = |id: &str, code: &str, seat: usize| {
            let pad = PadEditor::open(&CATALOG, id, Some(code), seat, "").unwrap();
            let page = pad.page(&reader).into_string();
            assert!(!page.contains("class=\"sheets\""), "{code}");
            let panel = page.find("class=\"pad-panel\"").unwrap();
            let sheet = page.find("class=\"pad-sheet\"").unwrap();
            let count = |part: &str| part.matches("class=\"faults\"").count();
            let listed = &page[sheet..];
            let listed = &listed[..listed.find("</section>").unwrap()];
            (count(&page[panel..sheet]), listed.matches("<li>").count())
        };
        // A card twice in one place, and a tree that stands apart.
        assert_eq!(
            faults("arboretum", "1~~_O3x0y0.O4x2y0_~_O3x0y0_", 1),
            (1, 2)
        );
        assert_eq!(
            faults("arboretum", "1~~_O3x0y0.O4x2y0_~_O3x0y0_", 2),
            (1, 2)
        );
        // A protected zone on a group that is too small stands at its tile.
        assert_eq!(faults("rainforest", "1~~_frog_c1p3z0~__", 1), (1, 1));
        // More than the box has concerns the whole table.
        assert_eq!(faults("canopee", "1~game.none~___fern90~___", 1), (0, 1));
    }
}

#[test]
fn a_tile_without_points_asks_for_them() {
    let reader = Reader::new(&CATALOG, Lang::En);
    let mut pad = PadEditor::open(&CATALOG, "rainforest", None, 1, "").unwrap();
    for tap in ["totem frog", "tile 1", "colour red"] {
        pad.tap(tap).unwrap();
    }
    let asked = reader.text("rainforest-pad-no-points");
    let page = pad.page(&reader).into_string();
    assert!(page.contains(&asked) && page.contains("class=\"sheets\""));
    pad.tap("points 3").unwrap();
    assert!(!pad.page(&reader).into_string().contains(&asked));
}

#[test]
fn broken_links_are_refused() {
    let open = |game: &str, code: &str| PadEditor::open(&CATALOG, game, Some(code), 1, "").err();
    assert_eq!(open("chess", "1~"), Some(NoPad::Game));
    for code in [
        "",
        "1",
        "1~",
        "1~~",
        "1~~_",
        "2~~__~__",
        "1~~__~__~__~__~__",
        "1~~_O9x0y0_~__",
        "1~~_O3x99y0_~__",
        "1~~_O3x0y0.O4x0y0_~__",
        "1~~-_~__",
        "1~~_ü_~__",
    ] {
        assert_eq!(open("arboretum", code), Some(NoPad::Code), "{code}");
    }
    let long = format!("1~~{}_~__", "x".repeat(MAX_CODE));
    assert_eq!(open("arboretum", &long), Some(NoPad::Code));
    for code in [
        "1~4.none~___~___",
        "1~game.winter~___~___",
        "1~game.none.solo~___",
    ] {
        assert_eq!(open("canopee", code), Some(NoPad::Code), "{code}");
    }
    for code in [
        "1~~_cat_~__",
        "1~~__c1~__",
        "1~~_frog_c0~__",
        "1~~_frog_c7~__",
    ] {
        assert_eq!(open("rainforest", code), Some(NoPad::Code), "{code}");
    }
    for code in [
        "1~~__~__",
        "1~~_u9_~__~__",
        "1~~_g999_~__~__",
        "1~~__c99~__~__",
    ] {
        assert_eq!(open("canopy-city", code), Some(NoPad::Code), "{code}");
    }
}

/// Random damage to links, some left whole, and random taps: refused or shown, never a panic.
#[test]
fn garbage_is_refused_or_shown() {
    let letters: Vec<char> = "019acgkpstuxyzOJ-._~ é\0".chars().collect();
    let words = [
        "cell",
        "card",
        "species",
        "tile",
        "pile",
        "tree",
        "add",
        "trunk",
        "canopy",
        "remove",
        "new",
        "0",
        "1",
        "-1",
        "99",
        "-99999999999",
        "oak",
        "oak-3",
        "fern",
        "card-1",
        "hand",
        "build",
        "cube",
        "gold",
        "seats",
        "seat",
        "next",
        "colour",
        "red",
        "token",
        "red-3",
        "",
    ];
    let reader = Reader::new(&CATALOG, Lang::Fr);
    let mut shown = 0;
    for (i, text) in KNOWN.iter().enumerate() {
        let (id, _, taps) = known(text);
        let mut pad = PadEditor::open(&CATALOG, id, None, 1, "").unwrap();
        for tap in taps {
            pad.tap(tap).unwrap();
        }
        let code: Vec<char> = pad.code().chars().collect();
        for index in 0..150 {
            let mut rng = fast(40 + i as u64, index);
            let mut damaged = code.clone();
            for _ in 0..below(&mut rng, 3) {
                let at = below(&mut rng, damaged.len() as u32) as usize;
                match below(&mut rng, 3) {
                    0 => drop(damaged.remove(at)),
                    1 => damaged[at] = choose(&mut rng, &letters),
                    _ => damaged.insert(at, choose(&mut rng, &letters)),
                }
            }
            let damaged: String = damaged.into_iter().collect();
            let edit: String = (0..below(&mut rng, 6))
                .map(|_| choose(&mut rng, &letters))
                .collect();
            let edit = choose(
                &mut rng,
                &[
                    edit.as_str(),
                    "tile.1",
                    "pile.2.9",
                    "tree.3",
                    "0.0.oak",
                    "hand",
                ],
            );
            let Ok(mut pad) = PadEditor::open(
                &CATALOG,
                id,
                Some(&damaged),
                below(&mut rng, 9) as usize,
                edit,
            ) else {
                continue;
            };
            for _ in 0..20 {
                let count = 1 + below(&mut rng, 3);
                let tap: Vec<&str> = (0..count).map(|_| choose(&mut rng, &words)).collect();
                let _ = pad.tap(&tap.join(" "));
            }
            let page = pad.page(&reader).into_string();
            assert!(page.contains("id=\"pad\""));
            assert!(
                PadEditor::open(&CATALOG, id, Some(&pad.code()), 1, "").is_ok(),
                "{}",
                pad.code()
            );
            shown += 1;
        }
    }
    assert!(shown > 100, "only {shown} damaged pads could be opened");
}

#[test]
fn every_game_has_a_pad_for_every_number_of_seats() {
    for package in CATALOG.games() {
        let game = package.descriptor();
        let mut pad = PadEditor::open(&CATALOG, game.id, None, 1, "").unwrap();
        for seats in game.seats.clone() {
            pad.tap(&format!("seats {seats}")).unwrap();
            let again = PadEditor::open(&CATALOG, game.id, Some(&pad.code()), 9, "").unwrap();
            assert_eq!(again.position(), pad.position(), "{}", game.id);
            score(&pad);
        }
        assert_eq!(pad.tap("seats 9"), Err(NoPad::Tap));
        assert_eq!(pad.tap("seat 0"), Err(NoPad::Tap));
        assert_eq!(pad.tap("seat 7"), Err(NoPad::Tap));
    }
}

#[test]
fn names_travel_in_the_code_and_are_tidied() {
    let mut pad = PadEditor::open(&CATALOG, "arboretum", None, 1, "").unwrap();
    let long = "x".repeat(99);
    pad.rename(["  Zoé – 🌳_~".to_string(), long]);
    let again = PadEditor::open(&CATALOG, "arboretum", Some(&pad.code()), 1, "").unwrap();
    assert_eq!(
        again.names(),
        ["Zoé – 🌳_~".to_string(), "x".repeat(ui::NAME)]
    );
    let plain = |c: char| c.is_ascii_alphanumeric() || "-._~".contains(c);
    assert!(pad.code().chars().all(plain), "{}", pad.code());
}
