//! What holds for every store.

use std::collections::BTreeSet;
use std::sync::Arc;

use tokio::task::JoinSet;
use web::store::upkeep::Leftover;
use web::store::{Change, NewTable, Store, StoreError, StoredPad, StoredTable, Time};

use crate::Place;

/// A time like any other.
pub const NOW: Time = 2_000_000_000;

/// A table of this name with one event.
pub fn table(id: &str) -> NewTable {
    NewTable {
        id: id.into(),
        game: "arboretum".into(),
        header: format!("{{\"name\":{id:?}}}"),
        host: "ada".into(),
        persons: vec!["ada".into()],
        invitations: Vec::new(),
        summary: format!("{{\"names\":[{id:?}]}}"),
        now: NOW,
        events: vec!["start".into()],
        over: false,
    }
}

fn steps(events: &[&str]) -> Change {
    Change {
        events: events.iter().copied().map(str::to_owned).collect(),
        ..Change::default()
    }
}

async fn events(store: &dyn Store, id: &str) -> Vec<String> {
    store.load(id).await.unwrap().unwrap().events
}

async fn listed(store: &dyn Store, person: &str, limit: u32) -> Vec<String> {
    let tables = store.tables_of(person, limit).await.unwrap();
    tables.into_iter().map(|table| table.id).collect()
}

pub async fn a_table_is_kept(place: &Place) {
    let store = place.open().await;
    assert_eq!(store.load("t").await.unwrap(), None);
    let table = NewTable {
        events: vec!["one".into(), "two".into()],
        ..table("t")
    };
    store.create(&table).await.unwrap();
    assert_eq!(
        store.load("t").await.unwrap(),
        Some(StoredTable {
            game: table.game,
            header: table.header,
            events: table.events,
        })
    );
    assert_eq!(store.events_since("t", 0).await.unwrap(), ["one", "two"]);
    assert_eq!(store.events_since("t", 1).await.unwrap(), ["two"]);
    for version in [2, 3, 1 << 62] {
        let none = store.events_since("t", version).await.unwrap();
        assert_eq!(none, Vec::<String>::new());
    }
    assert!(store.events_since("other", 0).await.unwrap().is_empty());
}

pub async fn a_name_is_given_once(place: &Place) {
    let store = place.open().await;
    store.create(&table("t")).await.unwrap();
    let second = NewTable {
        game: "canopee".into(),
        persons: vec!["eve".into()],
        invitations: vec![(vec![1], 0)],
        events: vec!["other".into(), "start".into()],
        ..table("t")
    };
    let refused = store.create(&second).await;
    assert!(matches!(refused, Err(StoreError::Exists)), "{refused:?}");
    let kept = store.load("t").await.unwrap().unwrap();
    assert_eq!((kept.game.as_str(), kept.events.len()), ("arboretum", 1));
    assert!(listed(&*store, "eve", 9).await.is_empty());
    assert_eq!(store.invitation(&[1]).await.unwrap(), None);
}

pub async fn an_append_needs_the_version(place: &Place) {
    let store = place.open().await;
    store.create(&table("t")).await.unwrap();
    store.append("t", 1, &steps(&["a", "b"])).await.unwrap();
    for version in [0, 1, 2, 4, 1 << 62] {
        let refused = store.append("t", version, &steps(&["x"])).await;
        assert!(matches!(refused, Err(StoreError::Conflict)), "{refused:?}");
    }
    store.append("t", 3, &steps(&["c"])).await.unwrap();
    assert_eq!(events(&*store, "t").await, ["start", "a", "b", "c"]);
    let refused = store.append("u", 0, &steps(&["x"])).await;
    assert!(matches!(refused, Err(StoreError::Unknown)), "{refused:?}");
    assert!(store.append("t", u64::MAX, &steps(&["x"])).await.is_err());
}

pub async fn all_or_nothing(place: &Place) {
    let store = place.open().await;
    store.create(&table("t")).await.unwrap();
    let late = Change {
        persons: vec!["eve".into()],
        over: true,
        ..steps(&["x", "y"])
    };
    assert!(store.append("t", 0, &late).await.is_err());
    assert!(listed(&*store, "eve", 9).await.is_empty());
    assert_eq!(store.running(9).await.unwrap(), ["t"]);
    assert_eq!(events(&*store, "t").await, ["start"]);
    store.append("t", 1, &late).await.unwrap();
    assert_eq!(listed(&*store, "eve", 9).await, ["t"]);
    assert!(store.running(9).await.unwrap().is_empty());
    // Who is told again is not listed twice, and what is over stays over.
    let again = Change {
        over: false,
        ..late
    };
    store.append("t", 3, &again).await.unwrap();
    assert_eq!(listed(&*store, "eve", 9).await, ["t"]);
    assert!(store.running(9).await.unwrap().is_empty());
}

/// Fifty writers of two servers at one table, each with steps of its own: each step is kept once, in
/// its writer's order, and every version has exactly one winner.
pub async fn a_version_has_one_winner(place: &Place) {
    const WRITERS: usize = 50;
    const STEPS: usize = 6;
    let servers = [place.open().await, place.open().await];
    servers[0].create(&table("t")).await.unwrap();
    let mut writers = JoinSet::new();
    for writer in 0..WRITERS {
        let store: Arc<dyn Store> = servers[writer % 2].clone();
        writers.spawn(async move {
            let mut won = Vec::new();
            let mut version = 1;
            for step in 0..STEPS {
                let event = format!("{writer}:{step}");
                loop {
                    match store.append("t", version, &steps(&[&event])).await {
                        Ok(()) => break,
                        Err(StoreError::Conflict) => {
                            let missed = store.events_since("t", version).await.unwrap();
                            assert!(!missed.is_empty(), "a conflict without a reason");
                            version += missed.len() as u64;
                        }
                        Err(error) => panic!("{error}"),
                    }
                }
                won.push((version, event));
                version += 1;
            }
            won
        });
    }
    let mut won: Vec<(u64, String)> = writers.join_all().await.concat();
    won.sort();
    let versions: Vec<u64> = won.iter().map(|(version, _)| *version).collect();
    let all: Vec<u64> = (1..=(WRITERS * STEPS) as u64).collect();
    assert_eq!(versions, all);
    let winners: Vec<String> = won.into_iter().map(|(_, event)| event).collect();
    assert_eq!(events(&*servers[1], "t").await[1..], winners);
    assert_eq!(winners.iter().collect::<BTreeSet<_>>().len(), all.len());
}

pub async fn answered_means_others_see_it(place: &Place) {
    let (server, other) = (place.open().await, place.open().await);
    let mut writers = JoinSet::new();
    for writer in 0..40 {
        let (server, other) = (server.clone(), other.clone());
        writers.spawn(async move {
            let id = format!("t{writer}");
            server.create(&table(&id)).await.unwrap();
            for version in 1..6 {
                assert_eq!(events(&*other, &id).await.len() as u64, version);
                let event = format!("{writer}:{version}");
                server
                    .append(&id, version, &steps(&[&event]))
                    .await
                    .unwrap();
                assert_eq!(events(&*other, &id).await.last(), Some(&event));
            }
        });
    }
    assert_eq!(writers.join_all().await.len(), 40);
}

/// Good and bad at once, so that some share a transaction: the bad leave no trace.
pub async fn a_failure_disturbs_no_other(place: &Place) {
    let store = place.open().await;
    let taken = NewTable {
        invitations: vec![(vec![7; 32], 0)],
        ..table("taken")
    };
    store.create(&taken).await.unwrap();
    let mut makers = JoinSet::new();
    for maker in 0..60 {
        let store = store.clone();
        makers.spawn(async move {
            let good = maker % 2 == 0;
            let mut table = table(&format!("t{maker}"));
            if !good {
                // Fails in the middle: the invitation is to another table.
                table.invitations = vec![(vec![maker as u8; 31], 0), (vec![7; 32], 1)];
            }
            let made = store.create(&table).await;
            assert_eq!(made.is_ok(), good, "{made:?}");
            assert_eq!(store.load(&table.id).await.unwrap().is_some(), good);
            let found = store.invitation(&[maker as u8; 31]).await.unwrap();
            assert_eq!(found, None);
            let appended = store.append(&table.id, 1, &steps(&["x"])).await;
            assert_eq!(appended.is_ok(), good, "{appended:?}");
        });
    }
    assert_eq!(makers.join_all().await.len(), 60);
    assert_eq!(store.running(100).await.unwrap().len(), 31);
}

pub async fn reopened_stores_have_everything(place: &Place) {
    let store = place.open().await;
    store.create(&table("t")).await.unwrap();
    store.append("t", 1, &steps(&["a"])).await.unwrap();
    drop(store);
    let store = place.open().await;
    assert_eq!(events(&*store, "t").await, ["start", "a"]);
    assert_eq!(store.running(9).await.unwrap(), ["t"]);
    store.append("t", 2, &steps(&["b"])).await.unwrap();
    assert_eq!(events(&*store, "t").await, ["start", "a", "b"]);
}

pub async fn lists_are_newest_first_and_limited(place: &Place) {
    let store = place.open().await;
    for id in ["a", "b", "c", "d"] {
        store.create(&table(id)).await.unwrap();
    }
    let foreign = NewTable {
        persons: vec!["eve".into()],
        over: true,
        ..table("e")
    };
    store.create(&foreign).await.unwrap();
    assert_eq!(listed(&*store, "ada", 9).await, ["d", "c", "b", "a"]);
    assert_eq!(store.running(9).await.unwrap(), ["d", "c", "b", "a"]);
    store.append("b", 1, &steps(&["x", "y"])).await.unwrap();
    let over = Change {
        persons: vec!["eve".into()],
        over: true,
        ..steps(&["end"])
    };
    store.append("c", 1, &over).await.unwrap();
    assert_eq!(listed(&*store, "ada", 9).await, ["c", "b", "d", "a"]);
    assert_eq!(listed(&*store, "ada", 2).await, ["c", "b"]);
    assert!(listed(&*store, "ada", 0).await.is_empty());
    assert_eq!(listed(&*store, "eve", 9).await, ["c", "e"]);
    assert!(listed(&*store, "nobody", 9).await.is_empty());
    assert_eq!(store.running(9).await.unwrap(), ["b", "d", "a"]);
    assert_eq!(store.running(1).await.unwrap(), ["b"]);
    let first = &store.tables_of("ada", 2).await.unwrap();
    let seen = first.iter().map(|listed| (listed.version, listed.over));
    assert_eq!(seen.collect::<Vec<_>>(), [(2, true), (3, false)]);
    assert_eq!(first[0].summary, table("c").summary);
    assert_eq!(first[0].game, "arboretum");
}

pub async fn odd_characters_are_kept(place: &Place) {
    let store = place.open().await;
    for odd in [
        "",
        "'; DROP TABLE tables; --",
        "Zoé \u{202f}« Ölbaum »\t\r\n\u{1}\u{7f}",
        "%_\\\"`?1 $1 :a",
        "🌲\u{1f468}\u{200d}\u{1f469}\u{feff}\u{10ffff}",
    ] {
        let mut new = table(odd);
        new.persons = vec![odd.into()];
        new.host = odd.into();
        new.summary = odd.into();
        new.events = vec![odd.into()];
        new.header = odd.into();
        store.create(&new).await.unwrap();
        store.append(odd, 1, &steps(&[odd, "x"])).await.unwrap();
        assert_eq!(events(&*store, odd).await, [odd, odd, "x"]);
        let mine = store.tables_of(odd, 9).await.unwrap();
        assert_eq!(mine.len(), 1);
        assert_eq!((mine[0].id.as_str(), mine[0].summary.as_str()), (odd, odd));
    }
    // Whatever a stranger types into an address finds nothing and breaks nothing.
    assert_eq!(store.load("a\0b").await.unwrap(), None);
    assert!(store.events_since("\0", 0).await.unwrap().is_empty());
    assert!(store.tables_of("\0", 9).await.unwrap().is_empty());
    let refused = store.append("\0", 0, &steps(&["x"])).await;
    assert!(matches!(refused, Err(StoreError::Unknown)), "{refused:?}");
    assert!(!store.has_finished("\0", "\0").await.unwrap());
    assert!(!store.has_credential("\0").await.unwrap());
    assert!(store.presence("\0").await.unwrap().is_empty());
    assert_eq!(store.running_of("\0").await.unwrap(), 0);
    let nobody = ("\0".to_owned(), "\0".to_owned());
    store.note_presence(&[nobody], NOW).await.unwrap();
}

pub async fn big_tables_are_kept(place: &Place) {
    let store = place.open().await;
    let long = "é".repeat(1_000_000);
    let many: Vec<String> = (0..3000).map(|number| number.to_string()).collect();
    let table = NewTable {
        header: long.clone(),
        events: many.clone(),
        ..table("t")
    };
    store.create(&table).await.unwrap();
    store.append("t", 3000, &steps(&[&long])).await.unwrap();
    let kept = store.load("t").await.unwrap().unwrap();
    assert_eq!(kept.header, long);
    assert_eq!(kept.events[..3000], many);
    assert_eq!(kept.events[3000..], [long]);
    assert_eq!(store.events_since("t", 2999).await.unwrap().len(), 2);
}

pub async fn checks_are_answered(place: &Place) {
    let store = place.open().await;
    store.check().await.unwrap();
    store.create(&table("t")).await.unwrap();
    store.check().await.unwrap();
    assert_eq!(listed(&*store, "ada", 9).await, ["t"]);
}

pub async fn pads_are_kept(place: &Place) {
    let store = place.open().await;
    let pad = StoredPad {
        game: "arboretum".into(),
        code: "1~~Zo-e9-_O3x0y0_~__".into(),
    };
    let name = pad.name();
    assert_eq!(name.len(), 32, "128 bits");
    for nothing in [&name, "\0"] {
        assert_eq!(store.pad(nothing).await.unwrap(), None);
    }
    let other = StoredPad {
        code: "other".into(),
        ..pad.clone()
    };
    let of_another_game = StoredPad {
        game: "canopee".into(),
        ..pad.clone()
    };
    // The same one twice is one.
    for pad in [&pad, &other, &of_another_game, &pad] {
        store.keep_pad(pad, NOW).await.unwrap();
    }
    let again = place.open().await;
    for pad in [pad, other, of_another_game] {
        assert_eq!(again.pad(&pad.name()).await.unwrap(), Some(pad));
    }
    let swept = store.upkeep().sweep(Leftover::Pads, NOW + 1, 9).await;
    assert_eq!(swept.unwrap(), 3);
}

/// Their names were random.
pub async fn pads_of_before_are_found(place: &Place) {
    let store = place.open().await;
    let insert =
        "INSERT INTO pads (id, game, code) VALUES ('0123456789abcdef01234567', 'arboretum', '1')";
    place.execute(insert).await;
    let pad = store.pad("0123456789abcdef01234567").await.unwrap();
    assert_eq!(pad.unwrap().code, "1");
}
