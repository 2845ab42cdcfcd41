//! Tables of random games: with every variant and number of seats from start to end, and once for
//! every game what a table can also look like.

use std::error::Error;

use maud::Markup;
use table::{AnyGame, BySeat, Pending, Play, Seat, Setup, Viewer, random};
use ui::replay::{self, ReplayPage};
use ui::table_page::{MayChange, SeatInfo, Sitter, TablePage, Told, page};
use ui::{GamePackage, Reader, RenderContext};

use crate::{Done, Gallery};

/// Moments of a game, as parts of its steps.
const MOMENTS: [(&str, f64); 4] = [
    ("start", 0.08),
    ("middle", 0.55),
    ("late", 0.95),
    ("end", 1.0),
];

pub fn write(gallery: &Gallery, package: &'static GamePackage) -> Done {
    let game = package.game();
    let id = package.id();
    for (i, variant) in game.descriptor().variants.iter().enumerate() {
        for seats in variant.seats {
            let options = variant.options.iter().copied();
            let setup = Setup::new(game.descriptor(), *seats, options, None)?;
            let log = played(game, &setup)?;
            for (name, part) in MOMENTS {
                let table = Table::at(&log, package, &setup, part)?;
                let name = format!("{id}-{}-{seats}-{name}", variant.name);
                gallery.page(&name, |reader| table.page(reader, Guise::Player))?;
            }
            if i == 0 && *seats == variant.seats[0] {
                let table = Table::at(&log, package, &setup, 0.55)?;
                for (name, guise) in [
                    ("watched", Guise::Watcher),
                    ("expecting", Guise::Expecting),
                    ("shield", Guise::Shield),
                ] {
                    gallery.page(&format!("{id}-{name}"), |reader| table.page(reader, guise))?;
                }
                for (name, open) in [("replay", false), ("replay-open", true)] {
                    gallery.page(&format!("{id}-{name}"), |r| table.replay(r, open))?;
                }
            }
        }
    }
    Ok(())
}

/// A random game from its first step to its last.
fn played(game: &'static dyn AnyGame, setup: &Setup) -> Result<table::GameLog, Box<dyn Error>> {
    let mut play = Play::new(game, setup)?;
    let mut rng = random::seeded(7);
    loop {
        play.run_chance(&mut rng);
        let Pending::Seats(awaited) = play.pending() else {
            return Ok(play.log());
        };
        let seat = awaited.iter().next().ok_or("nobody is awaited")?;
        let choices = play.rules().actions(play.state(), seat);
        let choice = random::below(&mut rng, choices.len() as u32) as usize;
        play.act(seat, &choices[choice].text)?;
    }
}

/// How the reader meets a table.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Guise {
    /// At the seat that is to choose.
    Player,
    /// As an onlooker.
    Watcher,
    /// Waiting for a friend who has not come yet.
    Expecting,
    /// About to hand over the device.
    Shield,
}

/// A table at one moment.
struct Table<'a> {
    package: &'static GamePackage,
    setup: &'a Setup,
    play: Play,
    at: usize,
    steps: usize,
}

impl<'a> Table<'a> {
    fn at(
        log: &table::GameLog,
        package: &'static GamePackage,
        setup: &'a Setup,
        part: f64,
    ) -> Result<Table<'a>, Box<dyn Error>> {
        let at = (log.steps.len() as f64 * part) as usize;
        let mut play = log.replay_first(package.game(), at)?;
        play.run_chance(&mut random::seeded(7));
        let steps = log.steps.len();
        Ok(Table {
            package,
            setup,
            play,
            at,
            steps,
        })
    }

    fn awaited(&self) -> Option<Seat> {
        self.play.pending().seats().iter().next()
    }

    fn names(&self, reader: &Reader) -> BySeat<String> {
        BySeat::from_fn(self.setup.seats(), |seat| reader.words().seat(seat))
    }

    fn told(&self, context: &RenderContext<'_>) -> Vec<Told> {
        let told = self.play.told(context.viewer(), 0);
        let steps = told.iter().enumerate();
        let mut lines: Vec<Told> = steps
            .map(|(step, phrase)| Told::new(step + 1, phrase, context))
            .collect();
        // As the server does it.
        lines.dedup_by(|next, line| next.text == line.text);
        lines
    }

    fn page(&self, reader: &Reader, guise: Guise) -> Result<Markup, Box<dyn Error>> {
        let play = &self.play;
        let seat = self.awaited().filter(|_| guise != Guise::Watcher);
        let viewer = seat.map_or(Viewer::Public, Viewer::Seat);
        let choices = seat
            .map(|s| play.rules().actions(play.state(), s))
            .unwrap_or_default();
        let names = self.names(reader);
        let context = RenderContext::new(reader.words(), &names, viewer, choices);
        let seats = BySeat::from_fn(self.setup.seats(), |s| SeatInfo {
            sitter: match guise {
                _ if Some(s) == seat => Sitter::Person,
                Guise::Expecting => Sitter::Free {
                    link: Some("http://127.0.0.1/join/x".to_string()),
                },
                Guise::Shield => Sitter::Person,
                _ => Sitter::Bot("tree".to_string()),
            },
            may: MayChange::default(),
            away: None,
        });
        let told = self.told(&context);
        let sheet = (play.pending() == Pending::Over).then(|| play.rules().sheet(play.state()));
        let board = self.package.open(self.setup)?.board;
        let table = TablePage {
            id: "gallery",
            package: self.package,
            context: &context,
            board: &*board,
            view: &play.rules().any_view(play.state(), viewer),
            page: 1,
            pending: play.pending(),
            seats: &seats,
            look: None,
            told: &told[told.len().saturating_sub(30)..],
            this_turn: &[],
            shield: seat.filter(|_| guise == Guise::Shield),
            hands: &[],
            closed: false,
            announcement: None,
            fast: false,
            memory: true,
            sheet: sheet.as_ref(),
            next: None,
            refused: None,
            coach: true,
        };
        Ok(page(&table, reader))
    }

    fn replay(&self, reader: &Reader, open: bool) -> Result<Markup, Box<dyn Error>> {
        let play = &self.play;
        let viewers: Vec<Viewer> = Seat::first(self.setup.seats()).map(Viewer::Seat).collect();
        let shown = if open { &viewers[..] } else { &viewers[..1] };
        let names = self.names(reader);
        let context = RenderContext::new(reader.words(), &names, viewers[0], Vec::new());
        let views: Vec<_> = shown
            .iter()
            .map(|v| (*v, play.rules().any_view(play.state(), *v)))
            .collect();
        let told = self.told(&context);
        let board = self.package.open(self.setup)?.board;
        let replay = ReplayPage {
            path: "/t/gallery/replay",
            package: self.package,
            context: &context,
            board: &*board,
            views: &views,
            viewers: &viewers,
            open,
            may_open: true,
            at: self.at,
            steps: self.steps,
            told: told.last(),
        };
        Ok(replay::page(&replay, reader))
    }
}
