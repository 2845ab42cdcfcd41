//! What a seat can and cannot know, beyond the generic suite.

mod support;

use std::collections::BTreeSet;

use arboretum::{Arboretum, Card, State, View};
use support::Table;
use table::{Game, Pending, Seat, Viewer};

/// Every world that fits a view, by brute force: all ways to deal the unseen cards.
fn worlds(game: &Arboretum, view: &View) -> BTreeSet<Vec<Vec<Card>>> {
    let unseen: Vec<Card> = view.unseen().iter().collect();
    let seats: Vec<Seat> = Seat::first(game.seats())
        .filter(|s| !view.viewer().is(*s))
        .collect();
    let hidden: Vec<usize> = seats
        .iter()
        .map(|s| view.hand_size(*s) - view.known_hand(*s).len())
        .collect();
    let mut found = BTreeSet::new();
    // Each unseen card goes to one of the hands or to the deck.
    let places = seats.len() + 1;
    for code in 0..places.pow(unseen.len() as u32) {
        let mut deal = vec![Vec::new(); places];
        let mut rest = code;
        for card in &unseen {
            deal[rest % places].push(*card);
            rest /= places;
        }
        if hidden.iter().enumerate().all(|(i, n)| deal[i].len() == *n) {
            found.insert(deal);
        }
    }
    found
}

/// How a world deals the unseen cards, in the form of [`worlds`].
fn deal_of(game: &Arboretum, world: &State, view: &View) -> Vec<Vec<Card>> {
    let mut deal: Vec<Vec<Card>> = Seat::first(game.seats())
        .filter(|s| !view.viewer().is(*s))
        .map(|s| {
            let own = game.view(world, Viewer::Seat(s)).known_hand(s);
            own.and(view.unseen()).iter().collect()
        })
        .collect();
    let held: BTreeSet<Card> = deal.iter().flatten().copied().collect();
    let deck = view.unseen().iter().filter(|c| !held.contains(c)).collect();
    deal.push(deck);
    deal
}

/// Re-dealt worlds are all the possible ones, each as likely as any other.
#[test]
fn resampled_worlds_have_the_right_odds() {
    // Only few cards may be unseen for brute force: look until a position has between 5 and 9.
    let mut checked = 0;
    for seed in 0..200 {
        let mut table = Table::shuffled(2, seed);
        while table.game.pending(&table.state) != Pending::Over {
            table.random_choice();
            let view = table.game.view(&table.state, Viewer::Seat(Seat::P1));
            let unseen = view.unseen().len();
            if table.phase() != arboretum::Phase::Draw1 || !(5..=9).contains(&unseen) {
                continue;
            }
            let worlds = worlds(&table.game, &view);
            if worlds.len() < 5 {
                continue;
            }
            const SAMPLES: u32 = 20_000;
            let mut rng = table::random::fast(seed, 99);
            let mut counts: std::collections::BTreeMap<_, u32> =
                worlds.iter().map(|w| (w.clone(), 0)).collect();
            for _ in 0..SAMPLES {
                let world = table.game.resample(&view, &mut rng);
                let deal = deal_of(&table.game, &world, &view);
                *counts.get_mut(&deal).expect("a possible world") += 1;
            }
            let expected = f64::from(SAMPLES) / worlds.len() as f64;
            let pairs: Vec<(f64, f64)> =
                counts.values().map(|c| (f64::from(*c), expected)).collect();
            table::suite::assert_plausible(&pairs, "worlds");
            checked += 1;
            break;
        }
        if checked == 5 {
            return;
        }
    }
    panic!("only {checked} positions were small enough");
}

/// A marked card in another hand or in the deck does not stand in the bytes of a view, except in the
/// list of cards that the viewer cannot place.
#[test]
fn a_hidden_card_is_nowhere_in_the_bytes() {
    let mut table = Table::shuffled(3, 11);
    let mut looked = 0;
    while table.game.pending(&table.state) != Pending::Over {
        for viewer in Viewer::all(3) {
            let view = table.game.view(&table.state, viewer);
            let mut json = serde_json::to_value(view).unwrap();
            let unseen = json.as_object_mut().unwrap().remove("unseen").unwrap();
            let bytes = json.to_string();
            for card in unseen.as_array().unwrap() {
                let name = card.as_str().unwrap();
                assert!(!bytes.contains(&format!("\"{name}\"")), "{viewer}: {name}");
                assert!(!bytes.contains(&format!("{name}@")), "{viewer}: {name}");
                looked += 1;
            }
        }
        table.random_choice();
    }
    assert!(looked > 20);
}
