//! A game that is over.

use table::{BySeat, Pending};
use web::event::Event;
use web::header::{Header, Plan};
use web::store::NewTable;

use super::hash;
use super::twins::random_game;

/// A table of this game that is over, whose seats are for whoever has these invitations.
pub fn over(id: &str, hidden: bool) -> NewTable {
    let game = registry::find("arboretum").unwrap();
    let play = (1..)
        .find_map(|seed| {
            let mut play = random_game(game, 1, seed)?;
            let mut rng = table::random::seeded(seed);
            while let Pending::Seats(seats) = play.pending() {
                let seat = seats.iter().next()?;
                let choice = play.rules().actions(play.state(), seat)[0].text.clone();
                play.act(seat, &choice).unwrap();
                play.run_chance(&mut rng);
            }
            Some(play)
        })
        .unwrap();
    let plans = BySeat::from_fn(2, |_| Plan::Link {});
    let header = Header {
        hands_stay_hidden: hidden,
        ..Header::new(game.descriptor(), "host".to_string(), plans)
    };
    NewTable {
        id: id.to_string(),
        game: header.game.clone(),
        header: serde_json::to_string(&header).unwrap(),
        host: header.host,
        persons: Vec::new(),
        summary: "{}".to_string(),
        now: web::clock::Clock::default().now(),
        invitations: vec![(hash(&format!("{id}-1")), 0), (hash(&format!("{id}-2")), 1)],
        events: play
            .steps()
            .iter()
            .map(|s| Event::Step(s.clone()).to_string())
            .collect(),
        over: true,
    }
}
