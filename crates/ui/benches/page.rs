//! A table's page in the middle of a game, from the position to the last byte of HTML:
//! `cargo bench -p ui --bench page`.

use criterion::{Criterion, criterion_group, criterion_main};
use registry::CATALOG;
use table::random::{below, fast};
use table::{BySeat, Choice, Pending, Phrase, Play, Seat, Setup, Viewer};
use ui::AnyBoard;
use ui::table_page::{MayChange, SeatInfo, Sitter, TablePage, Told, page};
use ui::{Lang, Reader, RenderContext};

/// Lines of the log on a page, as the server shows them.
const LINES: usize = 60;

/// A table as the server keeps it: what does not change from one reader to the next is there.
struct Table {
    play: Play,
    board: std::sync::Arc<dyn AnyBoard>,
    choices: Vec<Choice>,
    told: Vec<Phrase>,
}

/// A random game, stopped after half of its steps when the first seat may choose.
fn in_the_middle(id: &str) -> Table {
    let game = registry::find(id).expect("a game");
    let descriptor = game.descriptor();
    let seats = (*descriptor.seats.start()).max(2);
    let setup = Setup::new(descriptor, seats, [], None).expect("a sound set-up");
    let length = run(Play::new(game, &setup).expect("a sound set-up"), usize::MAX).len();
    let play = run(Play::new(game, &setup).expect("a sound set-up"), length / 2);
    Table {
        board: CATALOG
            .find(id)
            .expect("registered")
            .open(&setup)
            .expect("a sound set-up")
            .board,
        choices: play.rules().actions(play.state(), Seat::P1),
        told: play.told(Viewer::Seat(Seat::P1), 0),
        play,
    }
}

fn run(mut play: Play, steps: usize) -> Play {
    let mut rng = fast(2, 0);
    loop {
        play.run_chance(&mut rng);
        let Pending::Seats(awaited) = play.pending() else {
            return play;
        };
        if play.len() >= steps && awaited.contains(Seat::P1) {
            return play;
        }
        let seat = awaited.iter().next().expect("somebody is awaited");
        let choices = play.rules().actions(play.state(), seat);
        let number = below(&mut rng, choices.len() as u32) as usize;
        play.act(seat, &choices[number].text)
            .expect("a listed choice");
    }
}

fn draw(table: &Table, reader: &Reader) -> String {
    let rules = table.play.rules();
    let viewer = Viewer::Seat(Seat::P1);
    let seats = rules.setup().seats();
    let names = BySeat::from_fn(seats, |seat| reader.words().seat(seat));
    let context = RenderContext::new(reader.words(), &names, viewer, table.choices.clone());
    let from = table.told.len().saturating_sub(LINES);
    let told: Vec<Told> = table.told[from..]
        .iter()
        .enumerate()
        .map(|(i, phrase)| Told::new(from + i + 1, phrase, &context))
        .collect();
    let view = rules.any_view(table.play.state(), viewer);
    let sitters = BySeat::from_fn(seats, |_| SeatInfo {
        sitter: Sitter::Person,
        may: MayChange::default(),
        away: None,
    });
    let markup = page(
        &TablePage {
            id: "0123456789ab",
            package: CATALOG.find(rules.descriptor().id).expect("registered"),
            context: &context,
            board: &*table.board,
            view: &view,
            page: 1,
            pending: table.play.pending(),
            seats: &sitters,
            look: None,
            told: &told,
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
        },
        reader,
    );
    markup.into_string()
}

fn pages_of_tables(c: &mut Criterion) {
    let mut group = c.benchmark_group("page");
    for game in registry::GAMES {
        let id = game.descriptor().id;
        let table = in_the_middle(id);
        for lang in Lang::ALL {
            let reader = Reader::new(&CATALOG, lang);
            let bytes = draw(&table, &reader).len();
            println!("{id} {lang}: {bytes} bytes");
            group.bench_function(format!("{id} {lang}"), |b| {
                b.iter(|| draw(&table, &reader));
            });
        }
    }
    group.finish();
}

criterion_group!(benches, pages_of_tables);
criterion_main!(benches);
