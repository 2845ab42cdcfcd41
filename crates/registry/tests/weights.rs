//! The networks in the data files fit the games as they are today.

#![allow(
    clippy::unwrap_used,
    reason = "a file that cannot be read is a failed test"
)]

use knowledge::{BotKnowledge, Input, Net};
use table::random::fast;
use table::suite::walk;
use table::{Seat, Setup};

#[test]
fn every_game_has_a_network_that_fits_it() {
    macro_rules! all {
        ($($name:ident: $game:ty,)*) => {
            $(fits::<$game>();)*
        };
    }
    registry::for_all_games!(all);
}

fn fits<G: BotKnowledge>() {
    let descriptor = G::descriptor();
    let games = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let read = |name: String| {
        let folders = std::fs::read_dir(&games).unwrap().flatten();
        let files = folders.map(|folder| folder.path().join("weights").join(&name));
        let text = files
            .into_iter()
            .find_map(|file| std::fs::read_to_string(file).ok())?;
        let (net, provenance) = Net::read(&text).expect(&name);
        assert_eq!(provenance.game, descriptor.id);
        assert_eq!(
            provenance.rules,
            descriptor.rules_version.to_string(),
            "{name} was learned under other rules: train it again"
        );
        Some(net)
    };
    let quick = read(format!("{}.json", descriptor.id)).expect("every game has a network");
    let other = |kind| read(format!("{}.{kind}.json", descriptor.id)).unwrap_or(quick.clone());
    let (short, deep) = (other("short"), other("deep"));
    assert_eq!(G::practice().iter().map(|p| p.percent).sum::<u32>(), 100);
    for (i, practice) in G::practice().iter().enumerate() {
        let options = practice.options.iter().copied();
        let setup = Setup::new(descriptor, practice.seats, options, None).unwrap();
        let game = G::new(&setup).unwrap();
        assert!(game.net() == Some(&quick));
        assert!(game.short_net() == Some(&short));
        assert!(game.deep_net() == Some(&deep));
        for net in [&short, &quick, &deep] {
            assert_eq!(net.shape(), game.shape(), "learned for another shape");
        }
        let mut input = Input::default();
        walk(&game, &mut fast(i as u64, 0), |state| {
            for seat in Seat::first(game.seats()) {
                for net in [&short, &quick, &deep] {
                    input.clear();
                    game.features(state, seat, net.sight(), &mut input);
                    assert_eq!(input.globals.len(), game.shape().globals);
                    assert_eq!(input.items.len() % game.shape().item.max(1), 0);
                    let mut numbers = input.globals.iter().chain(&input.items);
                    assert!(numbers.all(|x| x.abs() < 20.0));
                    let value = net.value(&input);
                    assert!((0.0..=1.0).contains(&value), "{value}");
                }
            }
        });
    }
}

/// A file that was cut off or is for another shape is refused with a reason.
#[test]
fn a_broken_file_is_refused() {
    let file = include_str!("../../../games/arboretum/weights/arboretum.json");
    assert!(Net::read(file).is_ok());
    assert!(Net::read(&file[..file.len() / 2]).is_err());
    let other = file.replacen("\"item\":", "\"item\":1", 1);
    let error = Net::read(&other).unwrap_err();
    assert!(error.contains("weights are needed"), "{error}");
}
