//! Random games of every game, variant and seat count, page by page: every choice is on the page
//! once, and a page says nothing that its reader cannot know.

use pages::table_page::{SeatInfo, Sitter, TablePage, fragment};
use pages::{Lang, Stage, boards, words};
use table::random::{self, FastRng};
use table::{AnyGame, AnyState, BySeat, Pending, Play, Seat, Setup, Viewer};

/// Games whose boards show every choice in the picture.
const ALL_IN_THE_PICTURE: [&str; 5] = [
    "arboretum",
    "canopee",
    "canopy-first",
    "canopy-city",
    "rainforest",
];

/// Every variant of every game with every number of seats that it names.
fn every_setup() -> Vec<(&'static dyn AnyGame, Setup)> {
    let mut setups = Vec::new();
    for game in registry::GAMES {
        let descriptor = game.descriptor();
        for variant in descriptor.variants {
            for seats in variant.seats {
                let options = variant.options.iter().copied();
                let setup = Setup::new(descriptor, *seats, options, None).expect("a sound variant");
                setups.push((*game, setup));
            }
        }
    }
    setups
}

/// Plays one random game and calls `f` before every choice and at the end.
fn play_through(game: &'static dyn AnyGame, setup: &Setup, seed: u64, f: impl Fn(&Play, usize)) {
    let mut rng = random::fast(seed, 0);
    let mut play = Play::new(game, setup).expect("a sound set-up");
    for step in 0.. {
        play.run_chance(&mut rng);
        f(&play, step);
        let Pending::Seats(awaited) = play.pending() else {
            break;
        };
        let seat = awaited.iter().next().expect("somebody is awaited");
        let choices = play.rules().actions(play.state(), seat);
        let number = random::below(&mut rng, choices.len() as u32) as usize;
        play.act(seat, &choices[number].text)
            .expect("a listed choice");
    }
}

/// The page of a viewer, how many choices they have, and which of them no picture shows.
fn page(play: &Play, state: &AnyState, viewer: Viewer, lang: Lang) -> (String, usize, Vec<String>) {
    let rules = play.rules();
    let setup = rules.setup();
    let game = rules.descriptor();
    let choices = viewer.seat().map(|seat| rules.actions(state, seat));
    let choices = choices.unwrap_or_default();
    let count = choices.len();
    let names = BySeat::from_fn(setup.seats(), |s| words(lang).seat(s));
    let stage = Stage::new(lang, &names, viewer, choices);
    let seats = BySeat::from_fn(setup.seats(), |_| SeatInfo {
        sitter: Sitter::Person,
        can_hand_over: false,
        stand_in: false,
    });
    let board = boards::board(setup, game.id).expect("a board");
    let html = fragment(&TablePage {
        id: "t",
        game,
        stage: &stage,
        board: &*board,
        view: &rules.any_view(state, viewer),
        page: 1,
        pending: rules.pending(state),
        seats: &seats,
        look: None,
        told: &[],
        this_turn: &[],
        shield: None,
        fast: false,
        memory: true,
        sheet: None,
        next: None,
        refused: None,
    });
    let left = stage.left_over().into_iter().map(|(_, text)| text);
    (html.into_string(), count, left.collect())
}

/// The numbers of the choices on a page, in the order of the page.
fn offered(html: &str) -> Vec<usize> {
    html.split(r#"name="choice" value=""#)
        .skip(1)
        .filter_map(|rest| rest.split('"').next()?.parse().ok())
        .collect()
}

#[test]
fn every_choice_is_on_the_page_exactly_once() {
    let mut pages = 0;
    for (game, setup) in every_setup() {
        let id = game.descriptor().id;
        play_through(game, &setup, 11, |play, step| {
            let lang = Lang::ALL[step % Lang::ALL.len()];
            for seat in play.pending().seats().iter() {
                let (html, count, left) = page(play, play.state(), Viewer::Seat(seat), lang);
                let mut numbers = offered(&html);
                numbers.sort_unstable();
                assert_eq!(numbers, (0..count).collect::<Vec<_>>(), "{id}, step {step}");
                if ALL_IN_THE_PICTURE.contains(&id) {
                    assert_eq!(left, Vec::<String>::new(), "{id}, step {step}");
                }
            }
        });
        pages += 1;
    }
    assert!(pages >= 10, "only {pages} variants were played");
}

#[test]
fn a_page_is_the_same_after_dealing_anew_what_its_reader_cannot_know() {
    for (game, setup) in every_setup() {
        let id = game.descriptor().id;
        play_through(game, &setup, 12, |play, step| {
            // Every position would take long; a few of each kind suffice.
            if step % 5 != 0 {
                return;
            }
            let viewer = Viewer::all(setup.seats())
                .nth(step / 5 % (setup.seats() + 1))
                .expect("a viewer");
            let mut rng: FastRng = random::fast(step as u64, 1);
            let other = play.rules().redeal(play.state(), viewer, &mut rng);
            let (here, ..) = page(play, play.state(), viewer, Lang::En);
            let (there, ..) = page(play, &other, viewer, Lang::En);
            assert_eq!(here, there, "{id}, step {step}, {viewer}");
        });
    }
}

#[test]
fn everything_in_sight_has_one_place() {
    for (game, setup) in every_setup() {
        let id = game.descriptor().id;
        play_through(game, &setup, 13, |play, step| {
            let viewer = Viewer::Seat(Seat::P1);
            let (html, ..) = page(play, play.state(), viewer, Lang::Fr);
            let mut keys: Vec<&str> = html
                .split(r#"data-fly=""#)
                .skip(1)
                .filter_map(|rest| rest.split('"').next())
                .collect();
            let all = keys.len();
            keys.sort_unstable();
            keys.dedup();
            assert_eq!(keys.len(), all, "{id}, step {step}: a key stands twice");
            assert!(!html.contains("style="), "{id}: no style in the markup");
        });
    }
}
