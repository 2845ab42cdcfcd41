//! End positions as text and JSON: scored, or refused with all that is wrong.

use rainforest::Rainforest;
use table::{Faults, Game, Seat};

const LILIA: &str = "
rainforest
seat frog   # the rulebook's example
tile Yb red-parrot blue-parrot yellow-frog yellow-3
tile Yk red-butterfly
tile Ye yellow-monkey yellow-monkey
tile Gi yellow-parrot yellow-parrot
tile Bh red-monkey blue-monkey red-frog
tile Bk purple-parrot
tile Gh red-butterfly blue-butterfly blue-frog green-3
tile Yh red-monkey red-frog blue-monkey
tile Ba red-butterfly blue-butterfly purple-butterfly blue-4
seat monkey
";

/// The same jungle with the tiles of a real box, of which only what is printed is known.
const PRINTED: &str = "
rainforest
seat frog
tile yellow 4 totems=1 yellow-3
tile yellow+red 1
tile yellow 3
tile green+blue 2
tile blue+red 3 totems=1
tile blue+purple 1 totems=0
tile green+purple 3 totems=1 green-3
tile yellow+green 3 totems=1
tile blue 5 blue-4
seat monkey
tile red 1
";

fn faults(text: &str) -> Vec<String> {
    match Rainforest::score_position(text, None) {
        Ok(_) => Vec::new(),
        Err(Faults(list)) => list
            .iter()
            .map(|f| format!("{}: {}", f.place, f.what.key))
            .collect(),
    }
}

#[test]
fn the_rulebooks_example_is_read_and_scored() {
    for text in [LILIA, PRINTED] {
        let scored = Rainforest::score_position(text.trim_start(), None).unwrap();
        let sheet = &scored.sheet.seats[Seat::P1];
        let points: Vec<i32> = sheet.rows.iter().map(|r| r.points).collect();
        assert_eq!(points, [10, 1, 3, 2, 4, 1, 8, 4, 15, 6]);
        assert_eq!(sheet.total(), 54);
        let json = &scored.json;
        assert_eq!(json["seats"][0]["total"], 54);
        assert_eq!(json["seats"][0]["tiles"][8]["score"], 15);
        assert_eq!(json["seats"][0]["balance"]["tiles_after"], 3);
        assert_eq!(json["winners"][0], "P1");
    }
}

#[test]
fn the_same_as_json() {
    let json = r#"{"game":"rainforest","seats":[
        {"totem":"frog","jungle":[
            {"tile":"Yb","tokens":["red-parrot","blue-parrot","yellow-frog"]},
            {"colours":["yellow","red"],"points":3,"totems":2}]},
        {"totem":"parrot"}]}"#;
    let scored = Rainforest::score_position(json, None).unwrap();
    assert_eq!(scored.sheet.seats[Seat::P1].total(), 4 + 1 + 3 + 2);
    assert_eq!(scored.sheet.seats[Seat::P2].total(), 0);
    assert_eq!(
        faults("{\"game\":\"chess\",\"seats\":[]}"),
        [
            "game: rainforest-fault-game",
            "seats: rainforest-fault-seats"
        ]
    );
    assert_eq!(
        faults("{"),
        [
            "json: rainforest-fault-json",
            "seats: rainforest-fault-seats"
        ]
    );
    let extra = r#"{"game":"rainforest","seats":[],"x":1}"#;
    assert_eq!(faults(extra)[0], "json: rainforest-fault-json");
}

#[test]
fn everything_impossible_is_listed() {
    let text = "rainforest
seat frog
tile Yb red-parrot blue-parrot yellow-3
tile Yb red-parrot blue-parrot red-frog blue-3
tile yellow+red 3 totems=4
tile green 12
tile Ya yellow-frog yellow-frog yellow-frog yellow-4 yellow-3
tile Yg blue
fly away
seat frog
tile Bg zebra
tile green 1 green-3
";
    let found = faults(text);
    for wanted in [
        "P1 1: rainforest-fault-incomplete",
        "P1 2: rainforest-fault-same-tile",
        "P1 2: rainforest-fault-token-colour",
        "P1 3: rainforest-fault-circles",
        "6: rainforest-fault-description",
        "7: rainforest-fault-two-tokens",
        "P1 5: rainforest-fault-token-second",
        "P1 5: rainforest-fault-token-twice",
        "P2 2: rainforest-fault-token-group",
        "8: rainforest-fault-described",
        "9: rainforest-fault-line",
        "P2: rainforest-fault-totem-twice",
        "11: rainforest-fault-word",
        "P2 1: rainforest-fault-incomplete",
    ] {
        assert!(found.iter().any(|f| f == wanted), "{wanted} in {found:#?}");
    }
}

#[test]
fn heads_seats_and_copies_are_checked() {
    assert_eq!(
        faults("arboretum"),
        [
            "1: rainforest-fault-heading",
            "seats: rainforest-fault-seats"
        ]
    );
    assert_eq!(
        faults("rainforest\ntile Yg red-frog\n")[0],
        "2: rainforest-fault-no-seat"
    );
    assert_eq!(
        faults("rainforest\nseat frog\nseat cat\n"),
        ["3: table-error-notation", "P2: rainforest-fault-no-totem"]
    );
    let ten = "tile red 1\n".repeat(10);
    let text = format!("rainforest\nseat frog\n{ten}seat parrot\n");
    assert_eq!(faults(&text), ["P1: rainforest-fault-jungle"]);
    // Eight red frogs.
    let eight = "tile red 1 red-frog red-frog\n".repeat(4);
    let text = format!("rainforest\nseat frog\n{eight}seat parrot\n");
    assert_eq!(faults(&text), ["P1 4: rainforest-fault-copies"]);
    // Six protected zones are one too many for two seats.
    let row = |zone: &str| format!("tile {zone} 1 {zone}-3\ntile {zone} 1\ntile {zone} 1\n");
    let first = [row("red"), row("yellow"), row("green")].concat();
    let five = [row("purple"), row("blue")].concat();
    let four = "tile green 1\ntile green 1\ntile green 1 green-4\n";
    let six = format!(
        "{}tile blue+green 1\n{four}",
        five.trim_end().trim_end_matches("tile blue 1")
    );
    let table = |second: &str| format!("rainforest\nseat frog\n{first}seat parrot\n{second}");
    assert_eq!(faults(&table(&five)), [""; 0]);
    assert_eq!(faults(&table(&six)), [": rainforest-fault-zone-tokens"]);
}

#[test]
fn a_box_owners_tiles_are_used() {
    let own = rainforest::BUILT_IN.replacen("points = 5", "points = 9", 1);
    let none: [(&str, &str); 0] = [];
    let setup = table::Setup::new(Rainforest::descriptor(), 2, none, Some(own)).unwrap();
    let text = "rainforest\nseat frog\ntile Ra red-monkey red-monkey blue-monkey\nseat monkey\n";
    let scored = Rainforest::score_position(text, Some(&setup)).unwrap();
    assert_eq!(scored.sheet.seats[Seat::P1].total(), 9);
}

/// No input makes the reader panic.
#[test]
fn odd_input_is_refused_quietly() {
    use table::random::{below, choose, fast};
    let words = [
        "rainforest",
        "seat",
        "tile",
        "frog",
        "Yb",
        "red-frog",
        "yellow-3",
        "red+red",
        "99",
        "-1",
        "totems=9",
        "totems=",
        "#",
        "\n",
        "\n",
        "é",
        "red+green+blue",
        "4",
        "",
    ];
    for index in 0..3000 {
        let mut rng = fast(10, index);
        let count = below(&mut rng, 40);
        let text: Vec<&str> = (0..count).map(|_| choose(&mut rng, &words)).collect();
        let _ = Rainforest::score_position(&format!("rainforest\n{}", text.join(" ")), None);
    }
}
