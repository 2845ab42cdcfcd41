//! Card files: what is read, and every fault with its place.

mod support;

use city::{CanopyCity, Card, Catalogue, DATA, Trigger};
use table::{Faults, Game, Setup, playout, random};

fn faults(data: &str) -> Vec<String> {
    match Catalogue::read(data) {
        Ok(_) => Vec::new(),
        Err(Faults(list)) => list
            .iter()
            .map(|f| format!("{}: {:?}", f.place, f.what))
            .collect(),
    }
}

#[test]
fn the_built_in_file_is_sound_and_says_what_it_is() {
    assert_eq!(faults(DATA), Vec::<String>::new());
    assert!(DATA.contains("RECONSTRUCTION"));
    assert!(CanopyCity::descriptor().reconstructed);
    let catalogue = Catalogue::built_in().unwrap();
    assert_eq!(catalogue.designs(), 42);
    assert_eq!(catalogue.guild_count(), 6);
    let sums: Vec<u32> = (0..4)
        .map(|column| {
            (0..42)
                .filter_map(Card::new)
                .map(|c| u32::from(catalogue.card(c).unwrap().copies[column]))
                .sum()
        })
        .collect();
    assert_eq!(sums, [63, 21, 21, 21], "as the rulebook lists them");
    for card in (0..42).filter_map(Card::new) {
        assert_eq!(catalogue.copies(card, 6), 3);
        let plain = catalogue.trigger(card) == Trigger::Never;
        assert_eq!(plain, catalogue.program(card).is_empty());
    }
}

#[test]
fn faults_name_the_card_and_the_word() {
    let bad = DATA
        .replacen("effect = \"GAIN 2G\"", "effect = \"GAIN 2X\"", 1)
        .replacen("OVIS(Merchant)>=1: GAIN 1G", "OVIS(Wizard)>=1: GAIN 1G", 1)
        .replacen("type = \"Noble\"", "type = \"Duke\"", 1)
        .replacen("trigger = \"end_of_game\"", "trigger = \"at_dawn\"", 1);
    let list = faults(&bad);
    assert_eq!(list.len(), 4, "{list:#?}");
    assert!(
        list[0].starts_with("card 1:") && list[0].contains("\"X\""),
        "{}",
        list[0]
    );
    assert!(list[1].starts_with("card 2:") && list[1].contains("Wizard"));
    assert!(list[2].starts_with("card 5:") && list[2].contains("at_dawn"));
    assert!(list[3].starts_with("card 28:") && list[3].contains("Duke"));
}

#[test]
fn everything_that_cannot_be_is_told_at_once() {
    for (from, to, place) in [
        ("id = 42", "id = 41", "card 41"),
        ("id = 42", "id = 99", "card 99"),
        ("vp = 6", "vp = 60", "card 36"),
        (
            "copies = [2, 0, 1, 0]\nvp = 1\ntrigger = \"end_of_game\"",
            "copies = [9, 0, 1, 0]\nvp = 1\ntrigger = \"end_of_game\"",
            "card",
        ),
        ("start_foundations = 2", "start_foundations = 3", "numbers"),
        ("start_foundations = 2", "start_foundations = 0", "numbers"),
        ("start_gold = 0", "start_gold = 99", "numbers"),
        ("letter = \"M\"", "letter = \"MM\"", "type Merchant"),
        ("MAY MOVE ANY\"", "MAY MOVE THIS\"", "guild 6"),
        ("GAIN 1P PER TALL(4)", "GAIN 1P PER UNDER", "guild 5"),
        ("discount = 1", "discount = 99", "guild 2"),
        ("GAIN 3G", "VP 3", "card 39"),
        (
            "[[guild]]\nid = 1",
            "[[guild]]\nid = 1\ncolour = \"red\"",
            "toml",
        ),
    ] {
        assert!(DATA.contains(from), "{from}");
        let list = faults(&DATA.replacen(from, to, 1));
        assert!(
            list.iter().any(|f| f.starts_with(&format!("{place}:"))),
            "{to}: {list:#?}"
        );
    }
    assert!(!faults("what is this").is_empty());
    assert!(!faults("card = 3").is_empty());
}

#[test]
fn a_card_file_or_a_guild_file_can_come_alone() {
    let cards = &DATA[DATA.find("[[card]]").unwrap()..];
    assert_eq!(Catalogue::read(cards).unwrap().guild_count(), 6);
    let guild = "[[guild]]\nid = 1\nen = \"Misers\"\nfr = \"Avares\"\ntrigger = \"end_of_game\"\neffect = \"VP 1 PER GOLD/3\"\n";
    let catalogue = Catalogue::read(guild).unwrap();
    assert_eq!((catalogue.designs(), catalogue.guild_count()), (42, 1));
    // One guild is not enough for three seats.
    let setup = |guilds| {
        Setup::new(
            CanopyCity::descriptor(),
            3,
            [("guilds", guilds)],
            Some(guild.to_string()),
        )
        .unwrap()
    };
    assert!(CanopyCity::new(&setup("dealt")).is_err());
    assert!(CanopyCity::new(&setup("off")).is_ok());
}

/// A designer's own set plays at once: 126 different cards that use every word of the language.
#[test]
fn a_set_with_every_word_of_the_language_plays() {
    let effects = [
        "GAIN 1G PER COVERED/3; GAIN 1P PER PILES",
        "UPTO 3x PAY 2G -> CHOOSE { GAIN 2P OR PLACE 1P ON EACH<=2; MAY MOVE THIS }",
        "CHOOSE { MAY REARRANGE ANY; COLLECT ALL OR CHOOSE { GAIN 1G OR GAIN 1P } OR MAY MOVE OTHER }",
        "IF TALL(2)>=1: UPTO 2x PAY 1G -> MAY MOVE ANY; GAIN 1G PER CYCLE",
        "PLACE 2G ON THIS; PLACE 1P ON OTHER; IF LOWVIS>=2: GAIN 1P PER UNDER MAX 3",
        "IF GOLD>=3: GAIN 1P PER PREST/4 MAX 2; GAIN 1G PER OVIS(Land)",
    ];
    let triggers = ["immediate", "end_of_cycle", "end_of_game"];
    let mut data =
        String::from("[[type]]\nid = \"Land\"\nen = \"Land\"\nfr = \"Terre\"\nletter = \"L\"\n");
    for id in 1..=126 {
        let column = [63, 84, 105, 126].iter().position(|n| id <= *n).unwrap();
        let mut copies = [0; 4];
        copies[column] = 1;
        let effect = effects[id % effects.len()];
        let trigger = triggers[id % triggers.len()];
        let points = if trigger == "end_of_game" {
            "; VP 1 PER TYPES; VP 2 PER VIS(Land) MAX 5"
        } else {
            ""
        };
        data.push_str(&format!(
            "[[card]]\nid = {id}\nen = \"Card {id}\"\nfr = \"Carte {id}\"\ncopies = {copies:?}\nvp = {}\ntype = \"Land\"\ntrigger = \"{trigger}\"\neffect = \"{effect}{points}\"\n",
            id % 7
        ));
    }
    data.push_str("[[guild]]\nid = 1\nen = \"A\"\nfr = \"A\"\ntrigger = \"end_of_game\"\neffect = \"VP 1 PER GOLD/3\"\n");
    for id in 2..=6 {
        data.push_str(&format!("[[guild]]\nid = {id}\nen = \"B\"\nfr = \"B\"\ntrigger = \"after_building\"\neffect = \"MAY REARRANGE ANY; GAIN 1G\"\n"));
    }
    for seats in 3..=6 {
        for options in [
            &[("guilds", "dealt")][..],
            &[("move-retriggers", "yes"), ("rearrange-foundation", "yes")],
        ] {
            let setup = Setup::new(
                CanopyCity::descriptor(),
                seats,
                options.iter().copied(),
                Some(data.clone()),
            )
            .unwrap();
            let game = CanopyCity::new(&setup).unwrap_or_else(|e| panic!("{e}"));
            let bounds = game.bounds();
            for index in 0..40 {
                let mut rng = random::fast(5, index);
                let mut state = game.start();
                let end = playout(&game, &mut state, &mut rng);
                game.audit(&state).unwrap();
                assert!((end.decisions as usize) < bounds.steps);
                for (_, score) in end.scores.iter() {
                    assert!((0..=bounds.score_max).contains(score), "{score}");
                }
            }
        }
    }
}
