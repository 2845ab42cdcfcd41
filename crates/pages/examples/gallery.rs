//! Writes pages of real games as files, to be looked at: start, middle and end of each game.
//!
//! ```text
//! cargo run -p pages --example gallery -- FOLDER [GAME | guide | site]
//! ```

use std::error::Error;
use std::fs;
use std::path::Path;

use pages::guide::{self, learn::Tried};
use pages::table_page::{SeatInfo, Sitter, TablePage, Told, page};
use pages::{Lang, Reader, Stage, Theme, boards, words};
use table::{AnyGame, BySeat, Descriptor, Pending, Play, Setup, Variant, Viewer, random};

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let folder = args
        .next()
        .ok_or("usage: gallery FOLDER [GAME | guide | site]")?;
    let only = args.next();
    let folder = Path::new(&folder);
    fs::create_dir_all(folder.join("assets"))?;
    for name in ["style.css", "understory.js", "icon.svg", "app.webmanifest"] {
        let asset = pages::assets::find(name).ok_or("an asset is missing")?;
        fs::write(folder.join("assets").join(name), &asset.body)?;
    }
    fs::create_dir_all(folder.join("art"))?;
    for id in art::SPRITES {
        let sprite = art::sprite(id).ok_or("a sprite is missing")?;
        fs::write(folder.join("art").join(format!("{id}.svg")), sprite)?;
    }
    if only.as_ref().is_none_or(|o| o == "site") {
        site(folder)?;
    }
    for game in registry::GAMES {
        let id = game.descriptor().id;
        if only.as_ref().is_none_or(|o| o == id || o == "guide") {
            guide_pages(folder, game.descriptor())?;
        }
        if only.as_ref().is_none_or(|o| o == id) {
            for variant in game.descriptor().variants {
                for seats in variant.seats {
                    moments(folder, *game, variant, *seats)?;
                }
            }
        }
    }
    Ok(())
}

/// The pages that belong to no table: home, the lobbies, the pads, lists and messages.
fn site(folder: &Path) -> Result<(), Box<dyn Error>> {
    for lang in Lang::ALL {
        for theme in [Theme::Light, Theme::Dark] {
            let reader = Reader {
                theme,
                ..Reader::new(lang)
            };
            let mut pages = vec![
                ("home".to_string(), pages::home::page(&reader, "tree")),
                ("tables".to_string(), pages::tables::page(&reader, &[])),
                ("watch".to_string(), pages::replay::upload(&reader, None)),
                (
                    "error".to_string(),
                    pages::frame::message(
                        &reader,
                        "pages-error",
                        &[reader.text("pages-error-not-found")],
                    ),
                ),
            ];
            for game in registry::GAMES {
                let game = game.descriptor();
                let levels = ["seedling", "sapling", "tree", "canopy", "ancient"];
                let filled = pages::lobby::Filled::default();
                let lobby = pages::lobby::page(&reader, game, &levels, &filled);
                pages.push((format!("lobby-{}", game.id), lobby));
            }
            for (name, page) in pages {
                let file = format!("site-{name}-{lang}-{theme}.html");
                fs::write(folder.join(file), rootless(&page.into_string()))?;
            }
        }
    }
    Ok(())
}

/// The pages of the guide: rules, cards, the lesson with one choice tried at every stop.
fn guide_pages(folder: &Path, game: &'static Descriptor) -> Result<(), Box<dyn Error>> {
    for lang in Lang::ALL {
        for theme in [Theme::Light, Theme::Dark] {
            let reader = Reader {
                theme,
                ..Reader::new(lang)
            };
            let mut pages = vec![
                ("rules".to_string(), guide::rules::page(&reader, game)),
                ("cards".to_string(), guide::cards::page(&reader, game, "")),
            ];
            for stop in 1..=6 {
                let page = |tried| guide::learn::page(&reader, game, stop, tried);
                pages.push((format!("learn-{stop}"), page(Tried::Nothing)));
                pages.push((format!("learn-{stop}-tried"), page(Tried::Choice(0))));
            }
            for (name, page) in pages {
                let file = format!("guide-{}-{name}-{lang}-{theme}.html", game.id);
                fs::write(folder.join(file), rootless(&page.into_string()))?;
            }
        }
    }
    Ok(())
}

/// Files know no root.
fn rootless(page: &str) -> String {
    page.replace("\"/assets/", "\"assets/")
        .replace("\"/art/", "\"art/")
}

/// The same random game at its start, in the middle and at its end.
fn moments(
    folder: &Path,
    game: &'static dyn AnyGame,
    variant: &Variant,
    seats: usize,
) -> Result<(), Box<dyn Error>> {
    let setup = Setup::new(
        game.descriptor(),
        seats,
        variant.options.iter().copied(),
        None,
    )?;
    let mut play = Play::new(game, &setup)?;
    let mut rng = random::seeded(7);
    loop {
        play.run_chance(&mut rng);
        let Pending::Seats(awaited) = play.pending() else {
            break;
        };
        let Some(seat) = awaited.iter().next() else {
            break;
        };
        let choices = play.rules().actions(play.state(), seat);
        let choice = random::below(&mut rng, choices.len() as u32) as usize;
        play.act(seat, &choices[choice].text)?;
    }
    let log = play.log();
    for (name, part) in [
        ("start", 0.08),
        ("middle", 0.55),
        ("late", 0.95),
        ("end", 1.0),
    ] {
        let steps = (log.steps.len() as f64 * part) as usize;
        let mut play = log.replay_first(game, steps)?;
        play.run_chance(&mut rng);
        for lang in Lang::ALL {
            for theme in [Theme::Light, Theme::Dark] {
                let id = game.descriptor().id;
                let variant = variant.name;
                let file = format!("{id}-{variant}-{seats}-{name}-{lang}-{theme}.html");
                fs::write(folder.join(file), render(&play, game, &setup, lang, theme)?)?;
            }
        }
    }
    Ok(())
}

fn render(
    play: &Play,
    game: &'static dyn AnyGame,
    setup: &Setup,
    lang: Lang,
    theme: Theme,
) -> Result<String, Box<dyn Error>> {
    let descriptor = game.descriptor();
    let seat = play.pending().seats().iter().next();
    let viewer = seat.map_or(Viewer::Public, Viewer::Seat);
    let choices = seat
        .map(|s| play.rules().actions(play.state(), s))
        .unwrap_or_default();
    let names = BySeat::from_fn(setup.seats(), |s| words(lang).seat(s));
    let stage = Stage::new(lang, &names, viewer, choices);
    let seats = BySeat::from_fn(setup.seats(), |s| SeatInfo {
        sitter: if Some(s) == seat {
            Sitter::Person
        } else {
            Sitter::Bot("tree".to_string())
        },
        can_hand_over: false,
        stand_in: false,
    });
    let told: Vec<Told> = play
        .told(viewer, 0)
        .iter()
        .enumerate()
        .map(|(step, phrase)| Told::new(step + 1, phrase, &stage))
        .collect();
    let sheet = (play.pending() == Pending::Over).then(|| play.rules().sheet(play.state()));
    let board = boards::board(setup, descriptor.id)?;
    let view = play.rules().any_view(play.state(), viewer);
    let table = TablePage {
        id: "gallery",
        game: descriptor,
        stage: &stage,
        board: &*board,
        view: &view,
        page: 1,
        pending: play.pending(),
        seats: &seats,
        look: None,
        told: &told[told.len().saturating_sub(30)..],
        this_turn: &[],
        shield: None,
        fast: false,
        memory: true,
        sheet: sheet.as_ref(),
        next: None,
        refused: None,
        coach: true,
    };
    let reader = Reader {
        theme,
        ..Reader::new(lang)
    };
    Ok(rootless(&page(&table, &reader).into_string()))
}
