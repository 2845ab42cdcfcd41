//! The picture for a terminal: readable at 80 columns, in both languages, without colour.

mod support;

use rainforest::Rainforest;
use support::{P1, Scene, Table};
use table::random::{choose, fast};
use table::{Actions, Game, Pending, Viewer};
use words::{Lang, Words};

fn speak(lang: Lang) -> Words {
    Words::new(lang, [table::TEXTS, Rainforest::descriptor().texts]).expect("sound texts")
}

#[test]
fn whole_games_fit_into_80_columns() {
    for lang in Lang::ALL {
        let words = speak(lang);
        for seed in 0..6 {
            let mut table = Table::shuffled(4, seed);
            let mut rng = fast(seed, 2);
            let mut actions = Actions::new();
            loop {
                let picture = table::without_ansi(&table.game.picture(&table.view(), &words));
                for line in picture.lines() {
                    assert!(line.chars().count() <= 80, "{line}");
                    assert_eq!(line, line.trim_end(), "no blanks at the end");
                }
                table.run_chance();
                if table.game.pending(&table.state) == Pending::Over {
                    break;
                }
                let seat = table.turn();
                actions.clear();
                table.game.actions(&table.state, seat, &mut actions);
                let action = choose(&mut rng, &actions);
                table
                    .game
                    .apply(&mut table.state, seat, action)
                    .expect("it is listed");
            }
        }
    }
}

#[test]
fn everything_on_the_table_is_in_the_picture() {
    let table = Scene::new(2)
        .totem(P1, "frog")
        .tokens("green", "red-frog blue-parrot")
        .top("Gb")
        .under("Gd Ge")
        .reserve(P1, "purple-butterfly")
        .clearing(P1, "Rd:yellow-monkey")
        .jungle(P1, "Be:red-frog,red-monkey@blue-3 Bf Bg")
        .protected("red-4")
        .play();
    let view = table.game.view(&table.state, Viewer::Seat(P1));
    let picture = table::without_ansi(&table.game.picture(&view, &speak(Lang::En)));
    for part in [
        "G green   Rf Bp",
        "Gb·G 4 [p p *]",
        "(11: …d e)",
        "protected zones: R4×3",
        "totem: frog  tokens: Pb",
        "1: Rd·R 3 [P * *]    Ym",
        "1 Be·B 3+1 B×2",
        "reconstruction",
    ] {
        assert!(picture.contains(part), "{part} in\n{picture}");
    }
    // The viewer's own seat comes last, nearest to the prompt.
    assert!(picture.find("Player 2") < picture.find("Player 1"));
}
