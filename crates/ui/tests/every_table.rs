//! Random games of every game, variant and seat count, page by page: every choice is on the page
//! once, and a page says nothing that its reader cannot know.

use registry::CATALOG;
use table::random::{self, FastRng};
use table::{AnyGame, AnyState, BySeat, Pending, Play, Seat, Setup, Viewer};
use ui::table_page::{MayChange, SeatInfo, Sitter, TablePage, fragment};
use ui::{Lang, RenderContext};

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

/// The board of a table.
fn board_of(id: &str, setup: &Setup) -> std::sync::Arc<dyn ui::AnyBoard> {
    let package = CATALOG.find(id).expect("registered");
    package.open(setup).expect("a sound set-up").board
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
    let names = BySeat::from_fn(setup.seats(), |s| CATALOG.words(lang).seat(s));
    let context = RenderContext::new(CATALOG.words(lang), &names, viewer, choices);
    let seats = BySeat::from_fn(setup.seats(), |_| SeatInfo {
        sitter: Sitter::Person,
        may: MayChange::default(),
        away: None,
    });
    let board = board_of(game.id, setup);
    let html = fragment(&TablePage {
        id: "t",
        package: CATALOG.find(game.id).expect("registered"),
        context: &context,
        board: &*board,
        view: &rules.any_view(state, viewer),
        page: 1,
        pending: rules.pending(state),
        seats: &seats,
        look: None,
        told: &[],
        this_turn: &[],
        shield: None,
        hands: &[],
        closed: false,
        announcement: None,
        fast: false,
        memory: true,
        sheet: None,
        next: None,
        refused: None,
        coach: true,
    });
    let left = context
        .left_over()
        .into_iter()
        .map(|(_, text)| text.to_string());
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

/// Everything that stands behind this attribute on a page.
fn attributes<'a>(html: &'a str, name: &str) -> Vec<&'a str> {
    let start = format!("{name}=\"");
    html.split(start.as_str())
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .collect()
}

#[test]
fn every_card_on_a_page_explains_itself() {
    let mut cards = 0;
    for (game, setup) in every_setup() {
        let id = game.descriptor().id;
        let board = board_of(id, &setup);
        let names = BySeat::from_fn(setup.seats(), |s| CATALOG.words(Lang::En).seat(s));
        let count = std::cell::Cell::new(0);
        play_through(game, &setup, 12, |play, step| {
            if step % 5 != 0 {
                return;
            }
            let viewer = Viewer::Seat(Seat::P1);
            let (html, ..) = page(play, play.state(), viewer, Lang::En);
            let view = play.rules().any_view(play.state(), viewer);
            for code in attributes(&html, "data-about") {
                let about = board.about(&view, code);
                let about = about.unwrap_or_else(|| panic!("{id}: nothing about {code:?}"));
                for lang in Lang::ALL {
                    let context =
                        RenderContext::new(CATALOG.words(lang), &names, viewer, Vec::new());
                    let panel = ui::panel(&about, &context).into_string();
                    assert!(panel.contains("<use"), "{id}: {code} has no picture");
                    let name = context.say(&about.name);
                    assert!(!name.is_empty() && panel.len() > name.len(), "{id}: {code}");
                }
                count.set(count.get() + 1);
            }
            assert!(board.about(&view, "no such card").is_none());
        });
        assert!(count.get() > 20, "{id}: only {} cards", count.get());
        cards += count.get();
    }
    assert!(cards > 1000, "only {cards} cards were asked about");
}

#[test]
fn whatever_cannot_be_chosen_is_refused_with_a_reason() {
    let mut rules = 0;
    for (game, setup) in every_setup() {
        let id = game.descriptor().id;
        let board = board_of(id, &setup);
        let names = BySeat::from_fn(setup.seats(), |s| CATALOG.words(Lang::En).seat(s));
        let named = std::cell::Cell::new(0);
        play_through(game, &setup, 13, |play, step| {
            for seat in play.pending().seats().iter() {
                let viewer = Viewer::Seat(seat);
                let choices = play.rules().actions(play.state(), seat);
                let context = RenderContext::new(CATALOG.words(Lang::En), &names, viewer, choices);
                let view = play.rules().any_view(play.state(), viewer);
                let drawn = board.show(&view, &context);
                let areas = drawn.areas.iter().flat_map(|a| [&a.summary, &a.board]);
                let parts = areas.chain([&drawn.commons, &drawn.hand]);
                let asked: Vec<String> = parts
                    .flat_map(|part| attributes(&part.0, "name=\"why-not\" value"))
                    .map(str::to_string)
                    .collect();
                for action in asked {
                    let step_of_log = table::LogStep {
                        actor: table::Actor::Seat(seat),
                        text: action.clone(),
                    };
                    let why = play.rules().step(&mut play.state().clone(), &step_of_log);
                    let why = why.expect_err("it cannot be chosen");
                    if let table::StepError::Refused(table::Refusal::Illegal { rule, .. }) = &why {
                        assert!(rule.contains('-'), "{id}: {rule}");
                        named.set(named.get() + 1);
                    }
                    let text = context.say(&why.phrase());
                    assert!(text.len() > 10, "{id}, step {step}, {action}: {text:?}");
                }
            }
        });
        rules += named.get();
    }
    assert!(rules > 1000, "only {rules} were refused by a rule");
}

/// Everything on a page that a person reads: texts between tags, and the words of attributes.
fn words_of(html: &str) -> std::collections::BTreeSet<String> {
    let mut found = std::collections::BTreeSet::new();
    for part in html.split('<').skip(1) {
        let (tag, text) = part.split_once('>').unwrap_or((part, ""));
        found.insert(text.trim().to_string());
        for name in ["aria-label", "title", "placeholder", "alt"] {
            found.extend(
                attributes(&format!(" {tag}"), &format!(" {name}"))
                    .iter()
                    .map(|t| t.to_string()),
            );
        }
    }
    found.retain(|text| text.chars().filter(|c| c.is_alphabetic()).count() >= 3);
    found
}

/// Texts that are the same in both languages, such as the names of some trees; two types of buildings
/// stand in the card file of the city.
fn shared() -> Vec<String> {
    let mut shared =
        std::collections::BTreeSet::from(["Understory", "Artisan", "Noble"].map(String::from));
    let games = CATALOG.games().iter().flat_map(|package| package.texts());
    for texts in games.chain([table::TEXTS, ui::TEXTS]) {
        // What stands around the variables.
        let values = |text: &str| -> std::collections::BTreeSet<String> {
            let lines = text.lines().filter_map(|l| l.split_once(['=', ']']));
            let fragments = lines.flat_map(|(_, value)| value.split(['{', '}']).step_by(2));
            let words = fragments.map(|text| text.trim_matches(|c: char| !c.is_alphabetic()));
            words.filter(|w| w.len() > 2).map(str::to_string).collect()
        };
        shared.extend(values(texts.en).intersection(&values(texts.fr)).cloned());
    }
    let mut shared: Vec<String> = shared.into_iter().collect();
    shared.sort_by_key(|text| std::cmp::Reverse(text.len()));
    shared
}

/// No text stands in the code: whatever a page says in one language, it says otherwise in the other.
#[test]
fn no_page_speaks_one_language_to_everybody() {
    let shared = shared();
    let mut texts = 0;
    let mut check = |what: &str, pages: [String; 2]| {
        let [en, fr] = pages.map(|html| words_of(&html));
        texts += en.len();
        // Names that both languages share may stand together.
        let foreign = |text: &&String| {
            let rest = shared
                .iter()
                .fold((*text).clone(), |t, name| t.replace(name.as_str(), ""));
            rest.chars().filter(|c| c.is_alphabetic()).count() >= 3
        };
        let same: Vec<&String> = en.intersection(&fr).filter(foreign).collect();
        assert!(same.is_empty(), "{what}: {same:?}");
    };
    let readers = Lang::ALL.map(|lang| ui::Reader::new(&CATALOG, lang));
    let each = |f: &dyn Fn(&ui::Reader) -> ui::Markup| {
        [&readers[0], &readers[1]].map(|reader| f(reader).into_string())
    };
    check("home", each(&|r| ui::home::page(r, "tree")));
    check("my tables", each(&|r| ui::tables::page(r, &[])));
    check("a log", each(&|r| ui::replay::upload(r, None)));
    for package in CATALOG.games() {
        let filled = ui::lobby::Filled::default();
        let lobby = each(&|r| ui::lobby::page(r, package, &["tree"], &filled));
        check(package.id(), lobby);
    }
    for (game, setup) in every_setup() {
        let id = game.descriptor().id;
        let shown = std::cell::RefCell::new(Vec::new());
        play_through(game, &setup, 14, |play, step| {
            if step % 9 == 0 {
                let viewer = Viewer::Seat(Seat::P1);
                let pages = Lang::ALL.map(|lang| page(play, play.state(), viewer, lang).0);
                shown.borrow_mut().push(pages);
            }
        });
        for pages in shown.into_inner() {
            check(id, pages);
        }
    }
    assert!(texts > 1000, "only {texts} texts were compared");
}
