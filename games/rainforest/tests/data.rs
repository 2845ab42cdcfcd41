//! Tiles as data: a file of one's own is checked, and every fault in it is listed.

use rainforest::{BUILT_IN, CIRCLES, Catalogue, Need, Rainforest, TILES, Tile, Zone};
use table::{Faults, Game, Setup};

fn faults(text: &str) -> Vec<(String, String)> {
    let Err(Faults(faults)) = Catalogue::read(text) else {
        return Vec::new();
    };
    let told = faults
        .into_iter()
        .map(|f| (f.place, f.what.key.to_string()));
    told.collect()
}

fn fault(place: &str, key: &str) -> (String, String) {
    (place.to_string(), key.to_string())
}

#[test]
fn the_built_in_tiles_keep_what_is_known_of_the_real_ones() {
    let book = Catalogue::read(BUILT_IN).unwrap();
    let faces: Vec<_> = Tile::all().map(|t| book.face(t)).collect();
    assert_eq!(faces.len(), TILES);
    assert!(faces.iter().all(|f| (1..=5).contains(&f.points)));
    assert!(faces.iter().all(|f| (1..=CIRCLES).contains(&f.circles())));
    let mut places: Vec<usize> = Zone::ALL.map(|z| book.places(z)).to_vec();
    places.sort_unstable();
    assert_eq!(places, [2, 3, 4, 5, 6]);
    assert_eq!(book.all_places(), 20);
    // The reconstruction is balanced: every colour and every animal is asked for ten times.
    let mut asked = std::collections::BTreeMap::new();
    for need in faces.iter().flat_map(|f| f.needs.iter()) {
        *asked.entry(*need).or_insert(0) += 1;
    }
    asked.remove(&Need::Any);
    assert_eq!(asked.len(), 8);
    assert!(asked.values().all(|n| *n == 10), "{asked:?}");
    // How many points there are: 1 ten times, 2 and 3 fifteen times, 4 ten times, 5 five times.
    let count = |points| faces.iter().filter(|f| f.points == points).count();
    assert_eq!([1, 2, 3, 4, 5].map(count), [10, 15, 15, 10, 5]);
    // Every pair of colours occurs twice, once in the pile of each.
    for a in Zone::ALL {
        for b in Zone::ALL.into_iter().filter(|b| *b != a) {
            let pair = faces.iter().filter(|f| f.has(a) && f.has(b)).count();
            assert_eq!(pair, 2, "{a} {b}");
        }
    }
}

#[test]
fn every_fault_of_a_file_is_listed() {
    assert_eq!(faults(BUILT_IN), []);
    let bad = BUILT_IN
        .replace("red = 6", "red = 7")
        .replace("blue = 2", "bleu = 2")
        .replacen("points = 5", "points = 10", 1)
        .replace("id = \"Rb\"", "id = \"Rx\"")
        .replace("id = \"Yc\"", "id = \"Yb\"")
        .replace(
            "id = \"Gk\"\ncolours = [\"green\", \"yellow\"]",
            "id = \"Gk\"\ncolours = [\"yellow\"]",
        )
        .replace(
            "needs = [\"frog\", \"frog\", \"frog\"]",
            "needs = [\"frog\", \"cat\", \"frog\"]",
        )
        .replace(
            "id = \"Bg\"\ncolours = [\"blue\"]",
            "id = \"Bg\"\ncolours = [\"blue\", \"red\"]",
        )
        .replacen("needs = [\"any\"]", "needs = []", 1);
    let found = faults(&bad);
    for wanted in [
        fault("places.red", "rainforest-fault-places"),
        fault("places.blue", "rainforest-fault-places"),
        fault("places", "table-error-notation"),
        fault("Ra", "rainforest-fault-points"),
        fault("Rx", "table-error-notation"),
        fault("Rb", "rainforest-fault-tile-missing"),
        fault("Yb", "rainforest-fault-tile-twice"),
        fault("Yc", "rainforest-fault-tile-missing"),
        fault("Gk", "rainforest-fault-colours"),
        fault("Ga", "table-error-notation"),
        fault("blue", "rainforest-fault-pile"),
        fault("Rg", "rainforest-fault-circles"),
    ] {
        assert!(found.contains(&wanted), "{wanted:?} in {found:?}");
    }
    assert_eq!(found.len(), 12, "{found:?}");
}

#[test]
fn a_file_that_cannot_be_read_says_where() {
    let broken = BUILT_IN.replace("red = 6", "red = = 6");
    let line = 1 + BUILT_IN.lines().position(|l| l == "red = 6").unwrap();
    assert_eq!(
        faults(&broken),
        [fault(&line.to_string(), "rainforest-fault-toml")]
    );
    assert_eq!(faults("").len(), 1);
    let unknown = format!("colour = 3\n{BUILT_IN}");
    assert_eq!(faults(&unknown), [fault("1", "rainforest-fault-toml")]);
    assert!(faults("tile = 3").len() == 1);
    // A table with such a file is not set up, and options are checked at the same time.
    let setup = Setup::new(
        Rainforest::descriptor(),
        3,
        [("totems", "frog")],
        Some(broken),
    );
    let Err(Faults(all)) = Rainforest::new(&setup.unwrap()) else {
        panic!("the file is broken");
    };
    assert_eq!(all.len(), 2);
}

#[test]
fn a_file_of_ones_own_can_ask_for_a_colour_and_an_animal_on_one_tile() {
    // A red monkey could fill either circle; together with any parrot of red or not it must fit.
    let own = BUILT_IN.replacen(
        "needs = [\"parrot\", \"parrot\", \"any\"]",
        "needs = [\"red\", \"monkey\"]",
        1,
    );
    let book = Catalogue::read(&own).unwrap();
    let face = book.face("Rb".parse().unwrap());
    let kinds = |text: &str| {
        text.split(' ')
            .map(|k| k.parse().unwrap())
            .collect::<Vec<_>>()
    };
    assert!(face.completed_by(&kinds("red-monkey red-parrot")));
    assert!(face.completed_by(&kinds("red-monkey blue-monkey")));
    assert!(face.completed_by(&kinds("blue-monkey red-monkey")));
    assert!(!face.completed_by(&kinds("red-parrot red-frog")));
    assert!(!face.completed_by(&kinds("red-monkey blue-parrot")));
}
