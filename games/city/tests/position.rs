//! End positions, pictures and views as people and programs get them.

mod support;

use city::CanopyCity;
use support::{ME, Table};
use table::{Faults, Game, Phrase, Plain, Say, Seat, Viewer};

const GOOD: &str = "canopy-city
# an evening at home
seat
gold: 5
prestige: 4
guild: guild-1
pile: card-36 card-16
pile: card-5 gold=3 prestige=1
pile:
pile: base=card-1 card-11
seat
pile:
pile: card-17 gold=1
seat
pile:
pile:
";

#[test]
fn text_and_json_score_alike() {
    let text = CanopyCity::score_position(GOOD, None).unwrap();
    let json = serde_json::json!({
        "game": "canopy-city",
        "seats": [
            {"gold": 5, "prestige": 4, "guild": "guild-1", "piles": [
                {"buildings": ["card-36", "card-16"]},
                {"buildings": ["card-5"], "gold": 3, "prestige": 1},
                {},
                {"base": "card-1", "buildings": ["card-11"]},
            ]},
            {"piles": [{}, {"buildings": ["card-17"], "gold": 1}]},
            {"piles": [{}, {}]},
        ],
    });
    let json = CanopyCity::score_position(&json.to_string(), None).unwrap();
    assert_eq!(text, json);
    assert_eq!(text.sheet.seats[ME].total(), 5 + 3 + 4 + 4 + 2 + 1);
    assert_eq!(text.json["seats"][0]["total"], 19);
    assert_eq!(text.json["seats"][1]["gold"], 1, "the Quay has rescued it");
    assert_eq!(text.json["reconstructed"], true);
}

/// A box with other cards: their points are counted by hand.
#[test]
fn points_counted_by_hand_are_a_row_of_their_own_and_decide() {
    let base = CanopyCity::score_position(GOOD, None).unwrap();
    let text = GOOD.replacen("pile: card-17", "printed: 40\npile: card-17", 1);
    let scored = CanopyCity::score_position(&text, None).unwrap();
    let (before, after) = (&base.sheet.seats[Seat::P2], &scored.sheet.seats[Seat::P2]);
    assert_eq!(after.total(), before.total() + 40);
    assert_eq!(after.rows.last().map(|r| r.item.as_str()), Some("printed"));
    assert_eq!(scored.sheet.seats[ME], base.sheet.seats[ME]);
    assert_eq!(scored.sheet.winners.iter().collect::<Vec<_>>(), [Seat::P2]);
    let json = r#"{"game":"canopy-city","seats":[{"piles":[{},{}],"printed":7},
        {"piles":[{},{}]},{"piles":[{},{}]}]}"#;
    let json = CanopyCity::score_position(json, None).unwrap();
    assert_eq!(json.json["seats"][0]["total"], 7);
    let most = GOOD.replacen("gold: 5", "printed: 501", 1);
    assert_eq!(faults(&most), ["P1 canopy-city-fault-printed"]);
}

fn faults(text: &str) -> Vec<String> {
    match CanopyCity::score_position(text, None) {
        Ok(_) => Vec::new(),
        Err(Faults(list)) => list
            .iter()
            .map(|f| format!("{} {}", f.place, f.what.key))
            .collect(),
    }
}

#[test]
fn impossible_positions_are_refused_with_all_their_faults() {
    let bad = GOOD
        .replace("gold: 5", "gold: many")
        .replace("guild: guild-1", "guild: guild-9")
        .replace("card-5 gold=3", "card-5 card-5 card-5 card-99 gold=x");
    assert_eq!(
        faults(&bad),
        [
            "4 canopy-city-fault-line",
            "8 canopy-city-fault-line",
            "P1 canopy-city-fault-copies",
            "P1 canopy-city-fault-copies",
            "P1 canopy-city-fault-guild",
        ]
    );
    for (from, to, fault) in [
        ("canopy-city", "arboretum", "canopy-city-fault-heading"),
        ("pile:\npile: base", "pile: base", "canopy-city-fault-base"),
        (
            "seat\npile:\npile:\n",
            "seat\npile:\n",
            "canopy-city-fault-piles",
        ),
        ("seat\npile:\npile:\n", "", "canopy-city-fault-seats"),
        ("card-36 card-16", "card-36 card-0", "table-error-notation"),
        ("prestige: 4", "hand: card-2", "canopy-city-fault-hand"),
        ("prestige: 4", "happiness: 4", "canopy-city-fault-line"),
    ] {
        assert!(GOOD.contains(from), "{from}");
        let list = faults(&GOOD.replacen(from, to, 1));
        assert!(list.iter().any(|f| f.ends_with(fault)), "{to}: {list:?}");
    }
    let many = format!("pile: {}", "card-1 card-2 card-3 card-4 ".repeat(6));
    let list = faults(&GOOD.replacen("pile:\n", &format!("{many}\n"), 1));
    assert!(
        list.iter().any(|f| f.ends_with("canopy-city-fault-plays")),
        "{list:?}"
    );
    assert!(!faults("{\"game\": 3}").is_empty());
    assert!(!faults("").is_empty());
}

#[test]
fn scenes_are_checked_too() {
    let game = support::game(3, &[]);
    for bad in [
        "canopy-city\nseat\npile:\npile:\nhand: card-1 card-1 card-1\n",
        "canopy-city\nseat\npile: card-1\npile:\nseat\npile:\npile:\n",
        "canopy-city\nseat\npile:\npile:\nhand: card-1 card-2 card-3 card-4 card-5 card-6 card-7 card-8\n",
    ] {
        assert!(game.scene(bad).is_err(), "{bad}");
    }
}

/// Names in words without a catalogue of texts: enough to measure lines.
struct Names;

impl Say for Names {
    fn say(&self, phrase: &Phrase) -> String {
        match phrase.args.first() {
            Some((_, table::Arg::Text(name))) if phrase.key == "canopy-city-named" => name.clone(),
            _ if phrase.key.contains("picture") => String::new(),
            _ => Plain.say(phrase),
        }
    }
}

#[test]
fn pictures_fit_eighty_columns_and_say_that_cards_are_reconstructed() {
    for hand in [
        "card-2 card-35 card-27 card-19 card-33 card-31 card-41",
        "card-10",
    ] {
        let mut t = Table::new("|", hand);
        if hand == "card-10" {
            t.play("card-10", "build pile-1");
        }
        let picture = t.game.picture(&t.view(), &Names);
        assert!(picture.contains("canopy-city-reconstructed"));
        for line in picture.lines() {
            let width = table::without_ansi(line).chars().count();
            assert!(width <= 80, "{width}: {line}");
        }
        if hand == "card-10" {
            assert!(
                picture.contains("CHOOSE { GAIN 2G OR GAIN 1P }"),
                "what is asked is shown"
            );
        }
    }
}

#[test]
fn a_view_is_readable_json() {
    let mut t = Table::with(&[], "gold: 5", "card-36 | card-16", "card-1 card-2");
    t.play("card-1", "found");
    let json = serde_json::to_value(t.game.view(&t.state, Viewer::Seat(Seat::P2))).unwrap();
    assert_eq!(json["viewer"], "P2");
    assert_eq!(json["phase"], "pick");
    assert_eq!(json["turn"], 4);
    assert_eq!(
        json["seats"][0]["cards"],
        serde_json::json!(["card-36", "card-16", null])
    );
    assert_eq!(json["seats"][0]["face_down"], serde_json::json!([2]));
    assert_eq!(json["seats"][0]["piles"][2]["foundation"], 2);
    let own = serde_json::to_value(t.view()).unwrap();
    assert_eq!(own["seats"][0]["cards"][2], "card-1");
}
