//! What holds for every store: what its operator asks of it, and what is tidied up.

use tokio::task::JoinSet;
use web::store::upkeep::{Ban, Leftover, Texts, Upkeep};
use web::store::{Change, NewTable, StoreError, StoredPad};

use crate::Place;
use crate::suite::{NOW, table};

/// A table of this host, at which these persons sit.
fn of(id: &str, host: &str, persons: &[&str]) -> NewTable {
    NewTable {
        host: host.into(),
        persons: persons.iter().map(|&person| person.into()).collect(),
        ..table(id)
    }
}

fn step(now: i64, over: bool) -> Change {
    Change {
        events: vec!["step".into()],
        over,
        now,
        ..Change::default()
    }
}

fn pair(id: &str, person: &str) -> (String, String) {
    (id.into(), person.into())
}

async fn listed(upkeep: &dyn Upkeep, over: Option<bool>, limit: u32) -> Vec<String> {
    let known = upkeep.tables(over, limit).await.unwrap();
    known.into_iter().map(|known| known.listed.id).collect()
}

pub async fn the_operator_sees_all_tables(place: &Place) {
    let store = place.open().await;
    let upkeep = store.upkeep();
    for id in ["a", "b", "c"] {
        store.create(&of(id, "ada", &["ada"])).await.unwrap();
    }
    store.append("a", 1, &step(NOW + 60, false)).await.unwrap();
    store.append("b", 1, &step(NOW + 90, true)).await.unwrap();
    assert_eq!(listed(upkeep, None, 9).await, ["b", "a", "c"]);
    assert_eq!(listed(upkeep, None, 2).await, ["b", "a"]);
    assert_eq!(listed(upkeep, Some(true), 9).await, ["b"]);
    assert_eq!(listed(upkeep, Some(false), 9).await, ["a", "c"]);
    assert_eq!(listed(upkeep, Some(false), 1).await, ["a"]);
    let known = upkeep.tables(Some(true), 9).await.unwrap().remove(0);
    assert_eq!((known.host.as_str(), known.made), ("ada", NOW));
    assert_eq!(known.touched, NOW + 90);
    assert_eq!((known.listed.version, known.listed.over), (2, true));
    assert_eq!(known.listed.summary, table("b").summary);
}

pub async fn persons_are_found(place: &Place) {
    let store = place.open().await;
    let upkeep = store.upkeep();
    for (id, persons) in [
        ("a", &["ada", "bob"][..]),
        ("b", &["ada"]),
        ("c", &["eve", "ada"]),
    ] {
        store.create(&of(id, "ada", persons)).await.unwrap();
    }
    let counted = [("ada".into(), 3), ("bob".into(), 1), ("eve".into(), 1)];
    assert_eq!(upkeep.persons(9).await.unwrap(), counted);
    assert_eq!(upkeep.persons(1).await.unwrap(), counted[..1]);
    assert_eq!(upkeep.tables_with("ada").await.unwrap(), ["a", "b", "c"]);
    assert_eq!(upkeep.persons_at("c").await.unwrap(), ["ada", "eve"]);
    for nothing in ["nobody", "\0"] {
        assert!(upkeep.tables_with(nothing).await.unwrap().is_empty());
        assert!(upkeep.persons_at(nothing).await.unwrap().is_empty());
    }
}

pub async fn a_deleted_table_leaves_nothing(place: &Place) {
    let store = place.open().await;
    let upkeep = store.upkeep();
    for (id, hash) in [("gone", 1), ("stays", 2)] {
        let table = NewTable {
            invitations: vec![(vec![hash; 32], 1)],
            ..of(id, "ada", &["ada", "bob"])
        };
        store.create(&table).await.unwrap();
        store.append(id, 1, &step(NOW, true)).await.unwrap();
        store.note_presence(&[pair(id, "ada")], NOW).await.unwrap();
        upkeep.keep_record(id, b"told").await.unwrap();
    }
    assert!(upkeep.delete_table("gone").await.unwrap());
    for nothing in ["gone", "never", "\0"] {
        assert!(!upkeep.delete_table(nothing).await.unwrap(), "{nothing:?}");
    }
    assert_eq!(store.load("gone").await.unwrap(), None);
    assert!(store.events_since("gone", 0).await.unwrap().is_empty());
    assert_eq!(store.invitation(&[1; 32]).await.unwrap(), None);
    assert!(store.presence("gone").await.unwrap().is_empty());
    assert!(upkeep.persons_at("gone").await.unwrap().is_empty());
    assert_eq!(upkeep.record("gone").await.unwrap(), None);
    let late = store.append("gone", 2, &step(NOW, false)).await;
    assert!(matches!(late, Err(StoreError::Unknown)), "{late:?}");
    // Whatever is told of it later is of nothing.
    upkeep.keep_record("gone", b"late").await.unwrap();
    store
        .note_presence(&[pair("gone", "ada")], NOW)
        .await
        .unwrap();
    assert_eq!(upkeep.record("gone").await.unwrap(), None);
    assert_eq!(listed(upkeep, None, 9).await, ["stays"]);
    assert_eq!(upkeep.tables_with("ada").await.unwrap(), ["stays"]);
    assert_eq!(store.events_since("stays", 0).await.unwrap().len(), 2);
    assert!(store.invitation(&[2; 32]).await.unwrap().is_some());
    assert_eq!(store.presence("stays").await.unwrap().len(), 1);
    assert!(upkeep.record("stays").await.unwrap().is_some());
    // The name is free again.
    store.create(&table("gone")).await.unwrap();
}

/// Whoever writes to a table that is being deleted, at another server for instance, finds it gone or is
/// gone with it: the deletion does not fail.
pub async fn a_table_is_deleted_while_others_write(place: &Place) {
    let servers = [place.open().await, place.open().await];
    for round in 0..10 {
        let id = format!("t{round}");
        servers[0].create(&table(&id)).await.unwrap();
        let mut writers = JoinSet::new();
        for writer in 0..8u64 {
            let (store, id) = (servers[writer as usize % 2].clone(), id.clone());
            writers.spawn(async move {
                for number in 0.. {
                    let version = store.events_since(&id, 0).await.unwrap().len() as u64;
                    let person = [pair(&id, &format!("p{number}"))];
                    // Those may come too late: the others at other tables are noted a minute later.
                    let _ = store.note_presence(&person, NOW).await;
                    let _ = store.upkeep().keep_record(&id, b"told").await;
                    match store.append(&id, version, &step(NOW, false)).await {
                        Ok(()) | Err(StoreError::Conflict) => {}
                        Err(StoreError::Unknown) => return,
                        Err(error) => panic!("{error}"),
                    }
                }
            });
        }
        while servers[0].events_since(&id, 0).await.unwrap().len() < 10 {
            tokio::task::yield_now().await;
        }
        assert!(servers[0].upkeep().delete_table(&id).await.unwrap());
        writers.join_all().await;
        assert_eq!(servers[1].load(&id).await.unwrap(), None);
        assert!(servers[1].presence(&id).await.unwrap().is_empty());
    }
}

pub async fn texts_are_written_anew(place: &Place) {
    let store = place.open().await;
    let upkeep = store.upkeep();
    store
        .create(&of("t", "ada", &["ada", "bob"]))
        .await
        .unwrap();
    store.append("t", 1, &step(NOW + 9, false)).await.unwrap();
    let texts = Texts {
        header: "{\"host\":\"nobody\"}".into(),
        summary: "{\"names\":[\"\"]}".into(),
        host: "nobody".into(),
        events: vec![(1, "begin".into())],
        told: vec!["forget P1 nobody".into()],
    };
    let late = upkeep.rewrite("t", 1, &texts).await;
    assert!(matches!(late, Err(StoreError::Conflict)), "{late:?}");
    for nothing in ["u", "\0"] {
        let unknown = upkeep.rewrite(nothing, 0, &texts).await;
        assert!(matches!(unknown, Err(StoreError::Unknown)), "{unknown:?}");
    }
    let before = store.load("t").await.unwrap().unwrap();
    assert_eq!(before.header, table("t").header, "all or nothing");
    assert_eq!(before.events, ["start", "step"]);
    upkeep.rewrite("t", 2, &texts).await.unwrap();
    let after = store.load("t").await.unwrap().unwrap();
    assert_eq!(after.header, texts.header);
    assert_eq!(after.events, ["begin", "step", "forget P1 nobody"]);
    let known = upkeep.tables(None, 9).await.unwrap().remove(0);
    assert_eq!((known.host.as_str(), known.listed.version), ("nobody", 3));
    assert_eq!(known.listed.summary, texts.summary);
    assert_eq!(known.touched, NOW + 9, "nobody has played");
    assert_eq!(store.running_of("ada").await.unwrap(), 0);
    // And the game goes on.
    store.append("t", 3, &step(NOW, false)).await.unwrap();
    // Where no event follows, as at a table that nobody can open, it is the same.
    let silent = Texts {
        told: Vec::new(),
        ..texts
    };
    upkeep.rewrite("t", 4, &silent).await.unwrap();
    assert_eq!(store.load("t").await.unwrap().unwrap().events.len(), 4);
}

pub async fn a_person_is_forgotten(place: &Place) {
    let store = place.open().await;
    let upkeep = store.upkeep();
    store
        .create(&of("t", "ada", &["ada", "bob"]))
        .await
        .unwrap();
    for (hash, person) in [(1, "ada"), (2, "ada"), (3, "bob")] {
        let added = store.add_credential(&[hash; 32], person, NOW).await;
        added.unwrap();
        let here = [pair("t", person)];
        store.note_presence(&here, NOW).await.unwrap();
    }
    for (hash, person) in [(8, "ada"), (9, "bob")] {
        store.keep_code(&[hash; 32], person, NOW).await.unwrap();
    }
    assert_eq!(upkeep.sign_out("ada").await.unwrap(), 2);
    assert_eq!(upkeep.sign_out("ada").await.unwrap(), 0);
    assert_eq!(upkeep.sign_out("\0").await.unwrap(), 0);
    assert_eq!(store.person_of(&[1; 32]).await.unwrap(), None);
    assert_eq!(store.spend_code(&[8; 32], NOW).await.unwrap(), None);
    assert_eq!(upkeep.tables_with("ada").await.unwrap(), ["t"]);
    store.add_credential(&[1; 32], "ada", NOW).await.unwrap();
    store.keep_code(&[8; 32], "ada", NOW).await.unwrap();
    for person in ["ada", "nobody", "\0"] {
        upkeep.delete_person(person).await.unwrap();
    }
    assert!(!store.has_credential("ada").await.unwrap());
    assert_eq!(store.spend_code(&[8; 32], NOW).await.unwrap(), None);
    assert!(upkeep.tables_with("ada").await.unwrap().is_empty());
    assert_eq!(store.presence("t").await.unwrap(), [("bob".into(), NOW)]);
    // Nobody else is.
    assert!(store.has_credential("bob").await.unwrap());
    let bob = store.spend_code(&[9; 32], NOW).await.unwrap();
    assert_eq!(bob.as_deref(), Some("bob"));
    assert_eq!(upkeep.tables_with("bob").await.unwrap(), ["t"]);
}

pub async fn settings_are_known_until_they_are_forgotten(place: &Place) {
    let store = place.open().await;
    let upkeep = store.upkeep();
    let (key, none) = (place.bytes("6162"), place.bytes(""));
    let rows = format!("('key', {key}), ('other', {none})");
    place
        .execute(&format!("INSERT INTO settings (name, value) VALUES {rows}"))
        .await;
    for name in ["key", "other"] {
        assert!(store.known_setting(name).await.unwrap().is_some());
    }
    for nothing in ["none", "\0"] {
        assert_eq!(store.known_setting(nothing).await.unwrap(), None);
        assert!(!upkeep.forget_setting(nothing).await.unwrap());
    }
    assert!(upkeep.forget_setting("key").await.unwrap());
    assert!(!upkeep.forget_setting("key").await.unwrap());
    assert_eq!(store.known_setting("key").await.unwrap(), None);
    let other = place.open().await.known_setting("other").await.unwrap();
    assert_eq!(other, Some(Vec::new()));
}

pub async fn bans_are_kept(place: &Place) {
    let store = place.open().await;
    let upkeep = store.upkeep();
    let ban = |who: &str, made, why: &str| Ban {
        who: who.into(),
        made,
        why: why.into(),
    };
    assert!(upkeep.bans().await.unwrap().is_empty());
    upkeep.add_ban(&ban("eve", NOW + 1, "flood")).await.unwrap();
    upkeep.add_ban(&ban("10.0.0.0/8", NOW, "")).await.unwrap();
    let again = ban("eve", NOW + 2, "Zoé's \"flood\"");
    upkeep.add_ban(&again).await.unwrap();
    let kept = place.open().await.upkeep().bans().await.unwrap();
    assert_eq!(kept, [ban("10.0.0.0/8", NOW, ""), again]);
    assert!(upkeep.remove_ban("eve").await.unwrap());
    for nothing in ["eve", "nobody", "\0"] {
        assert!(!upkeep.remove_ban(nothing).await.unwrap());
    }
    assert_eq!(upkeep.bans().await.unwrap().len(), 1);
    // Whatever an operator's program sends.
    upkeep.add_ban(&ban("bob", NOW, "a\0b")).await.unwrap();
    let kept = upkeep.bans().await.unwrap();
    assert!(kept.iter().any(|ban| ban.who == "bob"));
}

pub async fn records_are_kept(place: &Place) {
    let store = place.open().await;
    let upkeep = store.upkeep();
    for id in ["a", "b", "c"] {
        let over = id != "c";
        let table = NewTable { over, ..table(id) };
        store.create(&table).await.unwrap();
    }
    let unrecorded = || async {
        let mut ids = upkeep.unrecorded(9).await.unwrap();
        ids.sort();
        ids
    };
    assert_eq!(unrecorded().await, ["a", "b"]);
    assert_eq!(upkeep.unrecorded(1).await.unwrap().len(), 1);
    assert_eq!(upkeep.record("a").await.unwrap(), None);
    assert_eq!(upkeep.record("\0").await.unwrap(), None);
    upkeep.keep_record("a", &[0, 255, 1]).await.unwrap();
    upkeep.keep_record("a", &[7; 100_000]).await.unwrap();
    upkeep.keep_record("b", b"").await.unwrap();
    for nothing in ["none", "\0"] {
        upkeep.keep_record(nothing, b"x").await.unwrap();
    }
    let again = place.open().await;
    let record = again.upkeep().record("a").await.unwrap();
    assert_eq!(record, Some(vec![7; 100_000]));
    assert_eq!(upkeep.record("b").await.unwrap(), Some(Vec::new()));
    assert_eq!(upkeep.record("none").await.unwrap(), None);
    assert!(unrecorded().await.is_empty());
}

pub async fn stale_tables_are_found(place: &Place) {
    let store = place.open().await;
    let upkeep = store.upkeep();
    for id in ["empty", "begun", "over"] {
        store.create(&table(id)).await.unwrap();
    }
    store
        .append("begun", 1, &step(NOW + 50, false))
        .await
        .unwrap();
    store.append("over", 1, &step(NOW, true)).await.unwrap();
    let stale = async |empty, abandoned| {
        let mut ids = upkeep.stale(empty, abandoned, 9).await.unwrap();
        ids.sort();
        ids
    };
    let never = i64::MIN;
    assert!(stale(never, never).await.is_empty());
    assert!(stale(NOW, NOW).await.is_empty());
    assert_eq!(stale(NOW + 1, never).await, ["empty"]);
    assert_eq!(stale(NOW + 99, never).await, ["empty"], "it was begun");
    assert_eq!(stale(never, NOW + 50).await, ["empty"]);
    assert_eq!(stale(never, NOW + 51).await, ["begun", "empty"]);
    assert_eq!(upkeep.stale(never, NOW + 51, 1).await.unwrap().len(), 1);
}

pub async fn leftovers_are_swept(place: &Place) {
    let store = place.open().await;
    let upkeep = store.upkeep();
    let sweep = async |what, before| upkeep.sweep(what, before, 9).await.unwrap();
    // Codes whose time is over.
    store.keep_code(&[1; 32], "ada", NOW).await.unwrap();
    store.keep_code(&[2; 32], "bob", NOW + 5).await.unwrap();
    assert_eq!(sweep(Leftover::Codes, NOW).await, 0);
    assert_eq!(sweep(Leftover::Codes, NOW + 1).await, 1);
    assert_eq!(store.spend_code(&[1; 32], NOW).await.unwrap(), None);
    assert!(store.spend_code(&[2; 32], NOW).await.unwrap().is_some());
    // Credentials of persons who have no table: "host" made one, "sits" sits there, "looks" looks on.
    store.create(&of("t", "host", &["sits"])).await.unwrap();
    let looks = [pair("t", "looks")];
    store.note_presence(&looks, NOW).await.unwrap();
    let known = ["host", "sits", "looks", "nobody", "none", "new"];
    for (hash, person) in (1..).zip(known) {
        let made = NOW + i64::from(person == "new");
        let added = store.add_credential(&[hash; 32], person, made).await;
        added.unwrap();
    }
    assert_eq!(sweep(Leftover::Credentials, NOW).await, 0);
    let first = upkeep.sweep(Leftover::Credentials, NOW + 1, 1).await;
    assert_eq!(first.unwrap(), 1, "at most so many");
    assert_eq!(sweep(Leftover::Credentials, NOW + 1).await, 1);
    for person in known {
        let stays = !matches!(person, "nobody" | "none");
        let known = store.has_credential(person).await.unwrap();
        assert_eq!(known, stays, "{person}");
    }
    upkeep.delete_table("t").await.unwrap();
    assert_eq!(sweep(Leftover::Credentials, NOW + 1).await, 3);
    // Pads that were last saved long ago.
    let pad = |code: &str| StoredPad {
        game: "arboretum".into(),
        code: code.into(),
    };
    for (code, saved) in [("old", NOW), ("again", NOW), ("again", NOW + 9)] {
        store.keep_pad(&pad(code), saved).await.unwrap();
    }
    // A clock that is behind makes nothing older.
    store.keep_pad(&pad("again"), NOW - 9).await.unwrap();
    assert_eq!(sweep(Leftover::Pads, NOW).await, 0);
    assert_eq!(sweep(Leftover::Pads, NOW + 9).await, 1);
    assert_eq!(store.pad(&pad("old").name()).await.unwrap(), None);
    assert!(store.pad(&pad("again").name()).await.unwrap().is_some());
}
