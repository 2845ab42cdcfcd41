//! Views from outside: whatever can be read can be played on, and what cannot be is refused.

mod support;

use rainforest::{GrownForm, Phase, Rainforest, Slot, View, ViewForm, WaitingForm, Zone};
use support::{P2, Scene, Table, game};
use table::random::{FastRng, below, choose, fast};
use table::{Actions, Game, Pending, Seat, Viewer, playout};

fn form(table: &Table) -> ViewForm {
    ViewForm::from(table.view())
}

fn read(form: &ViewForm) -> Result<View, String> {
    View::try_from(form.clone())
}

/// Moves something of a view elsewhere, so that all is still there but perhaps makes no sense.
fn shift(form: &mut ViewForm, rng: &mut FastRng) {
    let zone = below(rng, 5) as usize;
    let seat = below(rng, form.seats.len() as u32) as usize;
    match below(rng, 12) {
        0 => form.phase = choose(rng, &Phase::ALL).1.to_string(),
        1 => form.turn = Seat::ALL[below(rng, 4) as usize],
        2 => form.zone = choose(rng, &Zone::ALL),
        3 => form.held = rainforest::Kind::from_index(below(rng, 20) as usize),
        4 => form.placed = Some(format!("yellow-frog {}", choose(rng, &Slot::ALL))),
        5 => form.grew = !form.grew,
        // A token from a zone to a hand.
        6 => {
            let token = form.zones[zone].tokens.pop();
            form.seats[seat].tokens.extend(token);
        }
        // All tokens of a zone into the bag.
        7 => {
            for kind in std::mem::take(&mut form.zones[zone].tokens) {
                *form.bag.entry(kind).or_default() += 1;
            }
        }
        // A token from a hand onto a tile that may not ask for it.
        8 => {
            let place = below(rng, 3) as usize;
            let board = &mut form.seats[seat];
            if let Some(waiting) = &mut board.clearing[place] {
                waiting.tokens.extend(board.tokens.pop());
            }
        }
        // A waiting tile into the jungle as it is.
        9 => {
            let place = below(rng, 3) as usize;
            if let Some(WaitingForm { tile, tokens }) = form.seats[seat].clearing[place].take() {
                form.seats[seat].jungle.push(GrownForm {
                    tile,
                    tokens,
                    zone_token: None,
                });
            }
        }
        // The unseen tiles of a pile under it.
        10 => {
            let unseen = std::mem::take(&mut form.zones[zone].unseen);
            form.zones[zone].under.extend(unseen);
        }
        // A protected-zone token onto any tile.
        _ => {
            let at = below(rng, 9) as usize;
            if let Some(grown) = form.seats[seat].jungle.get_mut(at)
                && grown.zone_token.is_none()
            {
                grown.zone_token = form.protected_zones.pop();
            }
        }
    }
}

#[test]
fn any_view_that_is_accepted_can_be_played_to_the_end() {
    let (mut accepted, mut refused) = (0, 0);
    for index in 0..400 {
        let seats = 2 + (index % 3) as usize;
        let game = game(seats, &[]);
        let mut rng = fast(11, index);
        let mut state = game.start();
        for _ in 0..below(&mut rng, 400) {
            match game.pending(&state) {
                Pending::Over => break,
                Pending::Chance => {
                    let outcome = game.draw(&state, &mut rng);
                    game.resolve_unchecked(&mut state, outcome);
                }
                Pending::Seats(_) => {
                    let seat = game.view(&state, Viewer::Public).turn();
                    let action = game.pick(&state, seat, &mut rng);
                    game.apply_unchecked(&mut state, seat, action);
                }
            }
        }
        let original = ViewForm::from(game.view(&state, Viewer::Public));
        for _ in 0..40 {
            let mut changed = original.clone();
            for _ in 0..=below(&mut rng, 4) {
                shift(&mut changed, &mut rng);
            }
            let Ok(view) = read(&changed) else {
                refused += 1;
                continue;
            };
            accepted += 1;
            let mut world = game.resample(&view, &mut rng);
            if let Pending::Seats(_) = game.pending(&world) {
                let mut actions = Actions::new();
                let seat = game.view(&world, Viewer::Public).turn();
                game.actions(&world, seat, &mut actions);
                assert!(
                    !actions.is_empty(),
                    "{}",
                    serde_json::to_string(&changed).unwrap()
                );
            }
            playout(&game, &mut world, &mut rng);
            assert_eq!(game.pending(&world), Pending::Over);
        }
    }
    assert!(accepted > 2000 && refused > 2000, "{accepted} {refused}");
}

#[test]
fn what_cannot_be_is_refused_with_the_reason() {
    let table = || {
        Scene::new(2)
            .jungle(P2, "Bg Bf")
            .clearing(P2, "Ya:yellow-frog")
            .play()
    };
    type Change = fn(&mut ViewForm);
    let cases: &[(&str, Change)] = &[
        ("2 to 4 seats", |f| f.seats.truncate(1)),
        ("not at this table", |f| f.turn = Seat::P3),
        ("no game has more", |f| f.rounds = 100),
        ("there is no phase", |f| f.phase = "nap".to_string()),
        ("zones are needed", |f| f.zones.truncate(4)),
        ("board order", |f| f.zones.swap(0, 1)),
        ("at most 6 places", |f| {
            let more = f.zones[1].tokens.clone();
            f.zones[0].tokens.extend(more);
        }),
        ("stands twice", |f| {
            f.zones[0].top = f.zones[0].unseen.first().copied();
        }),
        ("another zone", |f| {
            let tile = f.zones[0].unseen.pop();
            f.zones[1].unseen.extend(tile);
        }),
        ("is missing", |f| f.zones[0].unseen.truncate(3)),
        ("at most 2 tokens", |f| {
            let tokens = f.zones[0].tokens.split_off(3);
            f.seats[1].tokens = tokens;
        }),
        ("there must be 7", |f| {
            f.bag.pop_first();
        }),
        ("there are only 7", |f| {
            let kind = f.zones[0].tokens[0];
            f.zones[1].tokens = vec![kind; 5];
            f.zones[2].tokens = vec![kind; 4];
        }),
        ("at most three tokens", |f| {
            let tokens = f.zones[0].tokens.split_off(3);
            f.seats[1].jungle[0].tokens.extend(tokens);
        }),
        ("a clearing has 3", |f| {
            f.seats[0].clearing.pop();
        }),
        ("too many protected", |f| {
            let names = ["red-3", "red-4", "green-3", "green-4", "blue-3", "blue-4"];
            f.protected_zones = names.map(|n| n.parse().unwrap()).to_vec();
        }),
        ("red-3 stands twice", |f| {
            f.protected_zones = vec!["red-3".parse().unwrap(); 2];
        }),
        ("same totem", |f| f.seats[0].totem = f.seats[1].totem),
        ("has a totem", |f| f.seats[0].totem = None),
        ("pile of red", |f| {
            let top = f.zones[0].top.take();
            f.zones[0].unseen.extend(top);
        }),
        ("phase get does not fit", |f| f.phase = "get".to_string()),
        ("phase give does not fit", |f| f.phase = "give".to_string()),
        ("phase zone does not fit", |f| {
            f.held = "red-frog".parse().ok();
        }),
        ("placed is", |f| f.placed = Some("2".to_string())),
    ];
    for (wanted, change) in cases {
        let mut changed = form(&table());
        assert!(read(&changed).is_ok());
        change(&mut changed);
        match read(&changed) {
            Ok(_) => panic!("{wanted}: accepted"),
            Err(why) => assert!(why.contains(wanted), "{wanted}: {why}"),
        }
    }
    let text = serde_json::to_string(&form(&table())).unwrap();
    let extra = text.replacen('{', "{\"extra\":1,", 1);
    assert!(serde_json::from_str::<View>(&extra).is_err());
    assert!(serde_json::from_str::<View>(&text).is_ok());
}

#[test]
fn a_view_can_be_read_by_rules_with_other_tiles() {
    // Views carry no printed values; rules with other tiles find a position for them all the same.
    let own = rainforest::BUILT_IN.replace("needs = [\"any\"]", "needs = [\"red\", \"any\"]");
    let none: [(&str, &str); 0] = [];
    let setup = table::Setup::new(Rainforest::descriptor(), 2, none, Some(own)).unwrap();
    let other = Rainforest::new(&setup).unwrap();
    let table = Scene::new(2).jungle(P2, "Bg Bf").clearing(P2, "Yg").play();
    let mut rng = fast(1, 1);
    let mut world = other.resample(&table.view(), &mut rng);
    playout(&other, &mut world, &mut rng);
    assert_eq!(other.pending(&world), Pending::Over);
}

#[test]
fn a_position_tells_search_the_same_as_its_view() {
    for seed in 0..10 {
        let mut table = Table::shuffled(3, seed);
        let mut rng = fast(seed, 3);
        while table.game.pending(&table.state) != Pending::Over {
            let (state, view) = (&table.state, table.view());
            assert_eq!(state.turn(), view.turn());
            assert_eq!(state.rounds(), view.rounds());
            assert_eq!(state.is_last_round(), view.is_last_round());
            for seat in Seat::first(3) {
                assert_eq!(state.totem(seat), view.totem(seat));
                assert_eq!(state.hand(seat), view.hand(seat));
                assert_eq!(state.jungle(seat), view.jungle(seat));
                for slot in Slot::ALL {
                    assert_eq!(state.waiting(seat, slot), view.waiting(seat, slot));
                    let complete = state.accepts(seat, slot) == 0;
                    let circles = view.waiting(seat, slot).map_or(0, |w| {
                        table.game.book().face(w.tile).circles() - w.laid.kinds().len()
                    });
                    assert_eq!(complete, circles == 0);
                }
                for zone in Zone::ALL {
                    let cells = view.jungle(seat).iter().enumerate();
                    let wanted = cells
                        .filter(|(_, g)| table.game.book().face(g.tile).has(zone))
                        .fold(0, |all, (i, _)| all | 1 << i);
                    assert_eq!(state.cells(seat, zone), wanted);
                }
                for token in rainforest::ZoneToken::all() {
                    let owned = view.jungle(seat).iter().filter_map(|g| g.zone_token);
                    let free = view.protected().any(|t| t == token)
                        && view.declined(seat).all(|t| t != token)
                        && owned.into_iter().all(|t| t.zone() != token.zone());
                    assert_eq!(state.can_aim_at(seat, token), free);
                }
            }
            let seat = table.turn();
            let action = table.game.pick(&table.state, seat, &mut rng);
            table.game.apply(&mut table.state, seat, action).unwrap();
            table.run_chance();
        }
    }
}
