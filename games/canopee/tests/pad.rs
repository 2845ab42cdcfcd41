//! The scoring pad, the box owner's own cards, and the picture: what people bring and see.

use canopee::{Canopee, CanopyFirst};
use table::random::fast;
use table::{Game, Plain, Seat, Setup, Viewer};

fn total(text: &str, seat: Seat) -> i32 {
    let scored = Canopee::score_position(text, None).expect("a sound position");
    assert_eq!(
        scored.json["seats"][seat.index()]["total"],
        scored.sheet.seats[seat].total()
    );
    scored.sheet.seats[seat].total()
}

#[test]
fn a_season_is_scored_without_animals_and_the_largest_forest() {
    let text = "canopee # after steps 1 to 3\nend: season 2\nseat\npoints: 20\n\
        trees: 1+2*2, 0*1 scored\ncards: bromelia*2 sun rain\nwildlife: frog\nseat\npoints: 21\n";
    // 20 so far, 7 for the tree, 4 for the tallest, 7 for the bromelias, 5 for the weather.
    assert_eq!(total(text, Seat::P1), 43);
    assert_eq!(total(text, Seat::P2), 21);
    let scored = Canopee::score_position(text, None).unwrap();
    assert!(scored.sheet.winners.is_empty(), "the game goes on");
}

#[test]
fn three_seats_have_their_own_awards_and_season_cards_count() {
    let text = "canopee\nend: season 1\nseason-card: leaves\nseat\ntrees: 1*1\ncards: fern*2 orchid\n\
        seat\nseat\n";
    // 2 for the tree, 3 for the tallest, 4 for the orchid, 2 species of plants.
    assert_eq!(total(text, Seat::P1), 2 + 3 + 4 + 2);
    let text = "canopee\nend: game\nseat\ntrees: 1*1\nseat\nseat\n";
    assert_eq!(total(text, Seat::P1), 2 + 4 + 5);
}

#[test]
fn the_spirit_is_scored_beside_its_player() {
    let text = "canopee\nend: game\nseat\npoints: 10\nspirit\nwildlife: frog frog-mate boa\n";
    let scored = Canopee::score_position(text, None).unwrap();
    assert_eq!(scored.sheet.seats[Seat::P1].total(), 10);
    assert_eq!(scored.sheet.rivals[0].sheet.total(), 14);
    assert_eq!(scored.json["rivals"][0]["total"], 14);
    assert!(scored.sheet.winners.is_empty());
}

#[test]
fn json_and_text_say_the_same() {
    let json = r#"{"game":"canopee","end":"season","season":1,
        "seats":[{"points":3,"trees":["1+2*2"],"cards":{"fern":3}},{}]}"#;
    let text = "canopee\nend: season 1\nseat\npoints: 3\ntrees: 1+2*2\ncards: fern*3\nseat\n";
    assert_eq!(
        Canopee::score_position(json, None).unwrap(),
        Canopee::score_position(text, None).unwrap()
    );
    let first = "canopy-first\nend: season 1\nseat\ncards: philodendron*6\nseat\n";
    let scored = CanopyFirst::score_position(first, None).unwrap();
    assert_eq!(scored.sheet.seats[Seat::P1].total(), 16);
}

#[test]
fn impossible_positions_are_refused_with_every_fault() {
    let text = "canopee\nend: season 5\nseat\ntrees: 3*1, x\ncards: fern*40 oak drought trunk-1\n\
        points: many\nwhatever\nseat\n";
    let faults = Canopee::score_position(text, None).unwrap_err();
    assert!(faults.0.len() >= 8, "{faults}");
    for text in [
        "",
        "arboretum\n",
        "{}",
        "{\"game\":3}",
        "canopee\nseat\n",
        "canopee\nspirit\n",
    ] {
        assert!(Canopee::score_position(text, None).is_err(), "{text:?}");
    }
    let six = "canopee\nseat\nseat\nseat\nseat\nseat\nseat\n";
    assert!(Canopee::score_position(six, None).is_err());
}

#[test]
fn a_box_owner_plays_with_other_values() {
    let data = Canopee::descriptor()
        .data
        .unwrap()
        .replace("fern = 2 ", "fern = 3 ");
    let setup = Setup::new(Canopee::descriptor(), 2, [], Some(data)).unwrap();
    let game = Canopee::new(&setup).unwrap();
    assert_eq!(game.config().catalogue.fern, 3);
    let text = "canopee\nend: season 1\nseat\ncards: fern*3\nseat\n";
    let scored = Canopee::score_position(text, Some(&setup)).unwrap();
    assert_eq!(scored.sheet.seats[Seat::P1].total(), 9);
    let bad = Setup::new(Canopee::descriptor(), 2, [], Some("fern = 1".to_string())).unwrap();
    assert!(Canopee::new(&bad).is_err_and(|faults| faults.0.len() >= 6));
}

/// Says the last word of a key: about as long as the words that people read.
struct Short;

impl table::Say for Short {
    fn say(&self, phrase: &table::Phrase) -> String {
        let full = Plain.say(phrase);
        let key = phrase
            .key
            .rsplit('-')
            .next()
            .unwrap_or_default()
            .to_string();
        if full.contains('(') && phrase.args.len() > 1 {
            format!("{key} 12 34")
        } else {
            key
        }
    }
}

#[test]
fn the_picture_fits_a_terminal() {
    for (seats, options) in [
        (1, &[][..]),
        (2, &[("cards", "all")]),
        (4, &[("cards", "all")]),
    ] {
        let setup =
            Setup::new(Canopee::descriptor(), seats, options.iter().copied(), None).unwrap();
        let game = Canopee::new(&setup).unwrap();
        for index in 0..5 {
            let mut rng = fast(3, index);
            let mut state = game.start();
            while let Some(step) = table::suite::random_step(&game, &state, &mut rng) {
                table::suite::take(&game, &mut state, step);
                for viewer in Viewer::all(seats) {
                    let picture = game.picture(&game.view(&state, viewer), &Short);
                    for line in table::without_ansi(&picture).lines() {
                        assert!(line.chars().count() <= 80, "{line:?}");
                    }
                }
            }
        }
    }
}
