//! What holds for every store: who somebody is, who is invited, and who is there.

use tokio::task::JoinSet;
use web::store::{Change, NewTable, Store, StoreError};

use crate::Place;
use crate::suite::{NOW, table};

/// A table with invitations to these seats: the hash of each is its seat, 32 times.
fn inviting(id: &str, seats: &[u8]) -> NewTable {
    let hash = |seat: &u8| (vec![*seat; 32], *seat);
    NewTable {
        invitations: seats.iter().map(hash).collect(),
        ..table(id)
    }
}

/// Somebody sits down by the invitation to this seat.
fn sit(person: &str, seat: u8) -> Change {
    Change {
        events: vec![format!("sit P{} {person} Name", seat + 1)],
        persons: vec![person.into()],
        spends: Some(vec![seat; 32]),
        ..Change::default()
    }
}

async fn seat_of(store: &dyn Store, hash: u8) -> Option<(String, u8)> {
    store.invitation(&[hash; 32]).await.unwrap()
}

pub async fn invitations_lead_to_seats(place: &Place) {
    let store = place.open().await;
    store.create(&inviting("t", &[0, 5, 255])).await.unwrap();
    assert_eq!(seat_of(&*store, 0).await, Some(("t".into(), 0)));
    assert_eq!(seat_of(&*store, 5).await, Some(("t".into(), 5)));
    assert_eq!(seat_of(&*store, 255).await, Some(("t".into(), 255)));
    assert_eq!(store.invitation(&[0; 31]).await.unwrap(), None);
    assert_eq!(store.invitation(&[]).await.unwrap(), None);
}

pub async fn an_invitation_is_spent_with_the_event(place: &Place) {
    let store = place.open().await;
    store.create(&inviting("t", &[0, 1])).await.unwrap();
    store.append("t", 1, &sit("eve", 1)).await.unwrap();
    assert_eq!(seat_of(&*store, 1).await, None);
    assert_eq!(seat_of(&*store, 0).await, Some(("t".into(), 0)));
    // Once more, or with one that never was: nothing is added.
    for seat in [1, 7] {
        let again = store.append("t", 2, &sit("mallory", seat)).await;
        assert!(matches!(again, Err(StoreError::Spent)), "{again:?}");
    }
    let kept = store.load("t").await.unwrap().unwrap();
    assert_eq!(kept.events, ["start", "sit P2 eve Name"]);
    assert!(store.tables_of("mallory", 9).await.unwrap().is_empty());
    // And the table goes on.
    store.append("t", 2, &sit("bob", 0)).await.unwrap();
}

pub async fn an_invitation_opens_its_own_table_only(place: &Place) {
    let store = place.open().await;
    store.create(&inviting("t", &[1])).await.unwrap();
    store.create(&inviting("u", &[2])).await.unwrap();
    let foreign = store.append("u", 1, &sit("eve", 1)).await;
    assert!(matches!(foreign, Err(StoreError::Spent)), "{foreign:?}");
    assert_eq!(seat_of(&*store, 1).await, Some(("t".into(), 1)));
}

/// Who comes too late reads on and tries again; what it could not use is good for the next attempt.
pub async fn a_failed_append_spends_nothing(place: &Place) {
    let store = place.open().await;
    store.create(&inviting("t", &[1])).await.unwrap();
    let late = store.append("t", 0, &sit("eve", 1)).await;
    assert!(matches!(late, Err(StoreError::Conflict)), "{late:?}");
    // Fails after it was spent: the new one has a name that is taken.
    store.create(&inviting("u", &[2])).await.unwrap();
    let broken = Change {
        invitations: vec![(vec![2; 32], 0)],
        ..sit("eve", 1)
    };
    assert!(store.append("t", 1, &broken).await.is_err());
    assert_eq!(seat_of(&*store, 1).await, Some(("t".into(), 1)));
    // The conflict is said first, even when it is used up as well.
    store.append("t", 1, &sit("eve", 1)).await.unwrap();
    let both = store.append("t", 1, &sit("bob", 1)).await;
    assert!(matches!(both, Err(StoreError::Conflict)), "{both:?}");
}

/// Twenty with one invitation, at two servers: one of them sits.
pub async fn one_of_many_sits_down(place: &Place) {
    let servers = [place.open().await, place.open().await];
    for round in 0..5 {
        let id = format!("t{round}");
        servers[0].create(&inviting(&id, &[round])).await.unwrap();
        let mut comers = JoinSet::new();
        for comer in 0..20 {
            let (store, id) = (servers[comer % 2].clone(), id.clone());
            comers.spawn(async move {
                let change = sit(&format!("p{comer}"), round);
                let mut version = 1;
                loop {
                    match store.append(&id, version, &change).await {
                        Ok(()) => return true,
                        Err(StoreError::Spent) => return false,
                        Err(StoreError::Conflict) => {
                            let missed = store.events_since(&id, version).await.unwrap();
                            version += missed.len() as u64;
                        }
                        Err(error) => panic!("{error}"),
                    }
                }
            });
        }
        let sat = comers.join_all().await;
        assert_eq!(sat.iter().filter(|sat| **sat).count(), 1);
        let kept = servers[0].load(&id).await.unwrap().unwrap();
        assert_eq!(kept.events.len(), 2, "{:?}", kept.events);
    }
}

pub async fn a_new_invitation_ends_the_old_one(place: &Place) {
    let store = place.open().await;
    store.create(&inviting("t", &[0, 1])).await.unwrap();
    let anew = Change {
        events: vec!["invite P2".into()],
        invitations: vec![(vec![9; 32], 1)],
        ..Change::default()
    };
    store.append("t", 1, &anew).await.unwrap();
    assert_eq!(seat_of(&*store, 1).await, None);
    assert_eq!(seat_of(&*store, 9).await, Some(("t".into(), 1)));
    assert_eq!(seat_of(&*store, 0).await, Some(("t".into(), 0)));
}

pub async fn credentials_lead_to_persons(place: &Place) {
    let store = place.open().await;
    assert!(!store.has_credential("ada").await.unwrap());
    for (hash, person) in [(1, "ada"), (2, "ada"), (3, "ada"), (4, "bob")] {
        let added = store.add_credential(&[hash; 32], person, NOW).await;
        added.unwrap();
    }
    let taken = store.add_credential(&[1; 32], "mallory", NOW).await;
    assert!(matches!(taken, Err(StoreError::Exists)), "{taken:?}");
    let person = |hash: u8| {
        let store = store.clone();
        async move { store.person_of(&[hash; 32]).await.unwrap() }
    };
    assert_eq!(person(1).await.as_deref(), Some("ada"));
    assert_eq!(person(4).await.as_deref(), Some("bob"));
    assert_eq!(person(5).await, None);
    store.revoke_others("ada", &[2; 32]).await.unwrap();
    assert_eq!(person(1).await, None);
    assert_eq!(person(2).await.as_deref(), Some("ada"));
    assert_eq!(person(3).await, None);
    assert_eq!(person(4).await.as_deref(), Some("bob"));
    assert!(store.has_credential("ada").await.unwrap());
    let again = place.open().await;
    assert_eq!(
        again.person_of(&[2; 32]).await.unwrap().as_deref(),
        Some("ada")
    );
}

/// Somebody who has the lost phone may have made a code with it a moment before.
pub async fn signing_out_others_ends_their_code(place: &Place) {
    let store = place.open().await;
    store.add_credential(&[1; 32], "ada", NOW).await.unwrap();
    store.keep_code(&[2; 32], "ada", NOW + 9).await.unwrap();
    store.keep_code(&[3; 32], "bob", NOW + 9).await.unwrap();
    store.revoke_others("ada", &[1; 32]).await.unwrap();
    assert_eq!(store.spend_code(&[2; 32], NOW).await.unwrap(), None);
    let bob = store.spend_code(&[3; 32], NOW).await.unwrap();
    assert_eq!(bob.as_deref(), Some("bob"));
}

pub async fn a_code_works_once_and_in_time(place: &Place) {
    let store = place.open().await;
    let spend = |hash: u8, now| {
        let store = store.clone();
        async move { store.spend_code(&[hash; 32], now).await.unwrap() }
    };
    store.keep_code(&[1; 32], "ada", NOW + 600).await.unwrap();
    store.keep_code(&[2; 32], "bob", NOW + 600).await.unwrap();
    assert_eq!(spend(3, NOW).await, None);
    assert_eq!(spend(1, NOW + 600).await.as_deref(), Some("ada"));
    assert_eq!(spend(1, NOW).await, None);
    // Whatever others do with theirs.
    store.keep_code(&[3; 32], "ada", NOW + 10).await.unwrap();
    assert_eq!(spend(3, NOW + 11).await, None);
    assert_eq!(spend(3, NOW).await, None, "too late once is too late");
    assert_eq!(spend(2, NOW + 600).await.as_deref(), Some("bob"));
    // The newer one of a person ends the older one.
    store.keep_code(&[4; 32], "ada", NOW + 10).await.unwrap();
    store.keep_code(&[5; 32], "ada", NOW + 20).await.unwrap();
    assert_eq!(spend(4, NOW).await, None);
    assert_eq!(spend(5, NOW + 15).await.as_deref(), Some("ada"));
}

pub async fn one_of_many_spends_a_code(place: &Place) {
    let servers = [place.open().await, place.open().await];
    let kept = servers[0].keep_code(&[1; 32], "ada", NOW).await;
    kept.unwrap();
    let mut askers = JoinSet::new();
    for asker in 0..20 {
        let store = servers[asker % 2].clone();
        askers.spawn(async move { store.spend_code(&[1; 32], NOW).await.unwrap() });
    }
    let answers = askers.join_all().await;
    assert_eq!(answers.iter().flatten().count(), 1);
}

pub async fn presence_is_noted(place: &Place) {
    let store = place.open().await;
    store.create(&table("t")).await.unwrap();
    store.create(&table("u")).await.unwrap();
    let pair = |id: &str, person: &str| (id.to_owned(), person.to_owned());
    // One table is gone, one pair comes twice.
    let seen = [
        pair("t", "ada"),
        pair("gone", "ada"),
        pair("u", "bob"),
        pair("t", "ada"),
    ];
    store.note_presence(&seen, NOW).await.unwrap();
    store
        .note_presence(&[pair("t", "bob")], NOW + 5)
        .await
        .unwrap();
    // A clock that is behind takes nothing back.
    store.note_presence(&seen, NOW - 5).await.unwrap();
    store.note_presence(&[], NOW).await.unwrap();
    let mut there = store.presence("t").await.unwrap();
    there.sort();
    assert_eq!(there, [("ada".into(), NOW), ("bob".into(), NOW + 5)]);
    assert_eq!(store.presence("u").await.unwrap(), [("bob".into(), NOW)]);
    assert!(store.presence("gone").await.unwrap().is_empty());
}

pub async fn a_person_s_tables_are_counted(place: &Place) {
    let store = place.open().await;
    for id in ["a", "b", "c"] {
        store.create(&table(id)).await.unwrap();
    }
    let foreign = NewTable {
        host: "bob".into(),
        ..table("d")
    };
    store.create(&foreign).await.unwrap();
    assert_eq!(store.running_of("ada").await.unwrap(), 3);
    assert_eq!(store.running_of("bob").await.unwrap(), 1);
    assert_eq!(store.running_of("eve").await.unwrap(), 0);
    assert!(!store.has_finished("ada", "arboretum").await.unwrap());
    let over = Change {
        events: vec!["end".into()],
        over: true,
        ..Change::default()
    };
    store.append("b", 1, &over).await.unwrap();
    assert_eq!(store.running_of("ada").await.unwrap(), 2);
    assert!(store.has_finished("ada", "arboretum").await.unwrap());
    assert!(!store.has_finished("ada", "canopee").await.unwrap());
    assert!(!store.has_finished("bob", "arboretum").await.unwrap());
}

pub async fn summaries_follow_changes(place: &Place) {
    let store = place.open().await;
    store.create(&table("t")).await.unwrap();
    let summary = || async { store.tables_of("ada", 1).await.unwrap()[0].summary.clone() };
    assert_eq!(summary().await, table("t").summary);
    let change = |text: Option<&str>| Change {
        events: vec!["step".into()],
        summary: text.map(Into::into),
        ..Change::default()
    };
    store.append("t", 1, &change(Some("{}"))).await.unwrap();
    assert_eq!(summary().await, "{}");
    store.append("t", 2, &change(None)).await.unwrap();
    assert_eq!(summary().await, "{}");
    assert!(store.append("t", 2, &change(Some("x"))).await.is_err());
    assert_eq!(summary().await, "{}");
}
