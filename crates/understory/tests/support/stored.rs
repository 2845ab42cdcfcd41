//! Tables that a server finds in its database: random games, as far as somebody wants them.

use sha2::{Digest, Sha256};
use table::random::{TableRng, below, seeded};
use table::{BySeat, Pending, Play, Seat, Setup};
use web::event::Event;
use web::header::{Header, Plan};
use web::store::NewTable;

/// A game played at random for so many steps, and on until the first seat may choose or all is over.
pub fn played(game: &str, steps: usize, seed: u64) -> Play {
    let game = registry::find(game).unwrap();
    let descriptor = game.descriptor();
    let seats = (*descriptor.seats.start()).max(2);
    let setup = Setup::new(descriptor, seats, [], None).unwrap();
    let mut play = Play::new(game, &setup).unwrap();
    let mut rng = seeded(seed);
    play.run_chance(&mut rng);
    while let Pending::Seats(seats) = play.pending() {
        if play.len() >= steps && seats.contains(Seat::P1) {
            break;
        }
        act(&mut play, seats.iter().next().unwrap(), &mut rng);
    }
    play
}

fn act(play: &mut Play, seat: Seat, rng: &mut TableRng) {
    let choices = play.rules().actions(play.state(), seat);
    let number = below(rng, choices.len() as u32) as usize;
    play.act(seat, &choices[number].text).unwrap();
    play.run_chance(rng);
}

/// The invitation to a seat at a table of this name: whoever comes to `/join/<invitation>` first sits down.
pub fn invitation(id: &str, seat: Seat) -> String {
    format!("{id}-{seat}-of-a-test")
}

/// What is kept of a secret.
pub fn hash(secret: &str) -> Vec<u8> {
    Sha256::digest(secret.as_bytes()).to_vec()
}

/// The game as a table of this name. Each seat is for whoever has its invitation.
pub fn table(id: &str, play: &Play) -> NewTable {
    let descriptor = play.rules().descriptor();
    let seats = play.rules().setup().seats();
    let plans = BySeat::from_fn(seats, |_| Plan::Link {});
    let header = Header {
        names: BySeat::from_fn(seats, |seat| format!("Guest {}", seat.index() + 1)),
        coach: true,
        ..Header::new(descriptor, "test".to_string(), plans)
    };
    NewTable {
        id: id.to_string(),
        game: header.game.clone(),
        header: serde_json::to_string(&header).unwrap(),
        host: header.host,
        persons: Vec::new(),
        summary: serde_json::json!({ "names": header.names }).to_string(),
        now: web::clock::Clock::default().now(),
        invitations: Seat::first(seats)
            .map(|seat| (hash(&invitation(id, seat)), seat.index() as u8))
            .collect(),
        events: play
            .steps()
            .iter()
            .map(|step| Event::Step(step.clone()).to_string())
            .collect(),
        over: play.pending() == Pending::Over,
    }
}
