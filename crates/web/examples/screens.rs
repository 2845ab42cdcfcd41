//! Writes the pages of which `cargo xtask screenshots` makes pictures: real games, played by bots.
//! A file is called by its picture and the window's size: `arboretum-1180x760.html`.
//!
//! ```text
//! cargo run -p web --example screens -- FOLDER
//! ```

use registry::CATALOG;
use std::error::Error;
use std::fs;
use std::path::Path;

use search::{DecideOptions, Level};
use table::{AnyGame, BySeat, GameLog, Pending, Play, Seat, Setup, Viewer, random};
use ui::guide::{self, learn::Tried};
use ui::table_page::{MayChange, SeatInfo, Sitter, TablePage, Told, page};
use ui::{Lang, Markup, Reader, RenderContext, Theme};

/// Through whose eyes the tables are seen.
const ME: Seat = Seat::P1;

/// A table to be shown: the game, seats, how much of it is played, the theme and the window.
const TABLES: [(&str, usize, f64, Theme, &str); 4] = [
    ("arboretum", 2, 0.72, Theme::Light, "1440x900"),
    ("canopee", 2, 0.6, Theme::Dark, "1440x900"),
    ("rainforest", 2, 0.7, Theme::Light, "1440x900"),
    ("canopy-city", 3, 0.55, Theme::Dark, "1440x900"),
];

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1).ok_or("usage: screens FOLDER")?;
    let folder = Path::new(&folder);
    fs::create_dir_all(folder.join("assets"))?;
    for asset in CATALOG.assets() {
        fs::write(folder.join("assets").join(&asset.name), &asset.body)?;
    }

    let day = Reader::new(&CATALOG, Lang::En);
    let day = Reader {
        theme: Theme::Light,
        ..day
    };
    let night = Reader {
        theme: Theme::Dark,
        ..day.clone()
    };
    write(folder, "home-1180x760", &ui::home::page(&day, "tree"))?;
    for (id, seats, part, theme, size) in TABLES {
        let game = registry::find(id).ok_or("no such game")?;
        let reader = Reader {
            theme,
            ..day.clone()
        };
        let shown = table_page(game, seats, part, &reader)?;
        write(folder, &format!("{id}-{size}"), &shown)?;
    }
    let lesson = guide::learn::page(
        &day,
        CATALOG.find("arboretum").ok_or("no such game")?,
        2,
        &Tried::Nothing,
    );
    write(folder, "learn-390x844", &lesson)?;
    let canopee = registry::find("canopee").ok_or("no such game")?;
    let phone = table_page(canopee, 2, 0.2, &night)?;
    write(folder, "phone-390x844", &phone)
}

fn write(folder: &Path, name: &str, page: &Markup) -> Result<(), Box<dyn Error>> {
    fs::write(folder.join(format!("{name}.html")), &page.0)?;
    Ok(())
}

/// A game of bots from its first step to its last.
fn played(game: &'static dyn AnyGame, setup: &Setup) -> Result<GameLog, Box<dyn Error>> {
    let mut play = Play::new(game, setup)?;
    let bot = registry::bot(setup, game.descriptor().id)?;
    let mut rng = random::seeded(5);
    for seed in 0.. {
        play.run_chance(&mut rng);
        let Pending::Seats(awaited) = play.pending() else {
            break;
        };
        let seat = awaited.iter().next().ok_or("nobody is awaited")?;
        let view = play.rules().any_view(play.state(), Viewer::Seat(seat));
        let action = bot.decide(Level::Sapling, &view, seat, &DecideOptions::default(), seed);
        play.act(seat, &action.ok_or("the bot has no answer")?)?;
    }
    Ok(play.log())
}

/// The table at the first real choice of mine after this part of the game.
fn table_page(
    game: &'static dyn AnyGame,
    seats: usize,
    part: f64,
    reader: &Reader,
) -> Result<Markup, Box<dyn Error>> {
    let setup = Setup::new(game.descriptor(), seats, [], None)?;
    let log = played(game, &setup)?;
    let from = (log.steps.len() as f64 * part) as usize;
    for steps in from..log.steps.len() {
        let play = log.replay_first(game, steps)?;
        let choices = play.rules().actions(play.state(), ME);
        if play.pending().seats().contains(ME) && choices.len() > 2 {
            return render(&play, game, &setup, reader);
        }
    }
    Err("there is nothing to choose after that".into())
}

fn render(
    play: &Play,
    game: &'static dyn AnyGame,
    setup: &Setup,
    reader: &Reader,
) -> Result<Markup, Box<dyn Error>> {
    let viewer = Viewer::Seat(ME);
    let choices = play.rules().actions(play.state(), ME);
    let names = BySeat::from_fn(setup.seats(), |seat| reader.words().seat(seat));
    let context = RenderContext::new(reader.words(), &names, viewer, choices);
    let seats = BySeat::from_fn(setup.seats(), |seat| SeatInfo {
        sitter: match seat {
            ME => Sitter::Person,
            _ => Sitter::Bot("sapling".to_string()),
        },
        may: MayChange::default(),
        away: None,
    });
    let told = play.told(viewer, 0);
    let told: Vec<Told> = told
        .iter()
        .enumerate()
        .map(|(step, phrase)| Told::new(step + 1, phrase, &context))
        .collect();
    let package = CATALOG.find(game.descriptor().id).ok_or("no such game")?;
    let board = package.open(setup)?.board;
    let table = TablePage {
        id: "screen",
        package,
        context: &context,
        board: &*board,
        view: &play.rules().any_view(play.state(), viewer),
        page: 1,
        pending: play.pending(),
        seats: &seats,
        look: None,
        told: &told[told.len().saturating_sub(30)..],
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
        coach: false,
    };
    Ok(page(&table, reader))
}
