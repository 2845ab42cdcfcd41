//! The table explains itself: why not, what a card is worth, a coach for the first game.
#![allow(
    clippy::unwrap_used,
    reason = "an answer that cannot be read is a failed test"
)]

mod support;

use support::{Client, Server, between};

/// A fresh table of Arboretum against a bot, with the reader to act first.
async fn begin(me: &mut Client) -> (String, String) {
    let table = me
        .post(
            "/new/arboretum",
            &[
                ("seats", "2"),
                ("seat-P1", "me"),
                ("seat-P2", "bot:random"),
                ("option-first-seat", "P1"),
                ("coach", "yes"),
            ],
        )
        .await;
    let page = me.wait_for_choice(&table.path).await;
    (table.path, page)
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_chosen_is_answered_with_the_rule_and_nothing_happens() {
    let server = Server::start().await;
    let mut me = Client::new(&server);
    let (path, page) = begin(&mut me).await;
    // A card of the hand, before two cards were drawn.
    let hand = between(&page, "class=\"hand\"", "</section>").unwrap();
    let action = between(hand, "name=\"why-not\" value=\"", "\"").unwrap();
    let number = between(&page, "data-page=\"", "\"").unwrap();
    let answer = me
        .post(
            &format!("{path}/act"),
            &[("page", number), ("why-not", action)],
        )
        .await;
    assert_eq!(answer.status, 422);
    let why = answer.between("role=\"alert\">", "</p>").unwrap();
    assert!(why.contains("href=\"/rules/arboretum#AR-6\""), "{why}");
    assert_eq!(answer.between("data-page=\"", "\""), Some(number));
    let nothing = [("page", number), ("why-not", "a rainbow")];
    let nothing = me.post(&format!("{path}/act"), &nothing).await;
    assert_eq!(nothing.status, 422);
}

/// What is asked on a page that has turned since is not explained: the card may be another one by now.
#[tokio::test(flavor = "multi_thread")]
async fn a_stale_page_explains_nothing() {
    let server = Server::start().await;
    let mut me = Client::new(&server);
    let (path, page) = begin(&mut me).await;
    let hand = between(&page, "class=\"hand\"", "</section>").unwrap();
    let action = between(hand, "name=\"why-not\" value=\"", "\"").unwrap();
    let number = between(&page, "data-page=\"", "\"").unwrap();
    let act = format!("{path}/act");
    let chosen = me.post(&act, &[("page", number), ("choice", "0")]).await;
    assert_eq!(chosen.status, 200);
    let stale = me
        .post(&act, &[("page", number), ("why-not", action)])
        .await;
    assert_eq!(stale.status, 409);
    assert!(!stale.body.contains("#AR-6"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_is_shown_large_with_its_worth_and_no_other_hand() {
    let server = Server::start().await;
    let mut me = Client::new(&server);
    let (path, page) = begin(&mut me).await;
    let hand = between(&page, "class=\"hand\"", "</section>").unwrap();
    let card = between(hand, "data-about=\"", "\"").unwrap();
    let about = me.get(&format!("{path}/about?card={card}")).await;
    assert_eq!(about.status, 200);
    assert!(about.body.contains("about-worth"), "{}", about.body);
    // An onlooker reads what is printed on the card, and nothing of anybody's hand.
    let mut stranger = Client::new(&server);
    let public = stranger.get(&format!("{path}/about?card={card}")).await;
    assert_eq!(public.status, 200);
    assert!(!public.body.contains("about-worth"));
    let nothing = me.get(&format!("{path}/about?card=owl-9")).await;
    assert_eq!(nothing.status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_coach_speaks_once_of_each_decision_and_can_be_sent_away() {
    let server = Server::start().await;
    let mut me = Client::new(&server);
    let (path, page) = begin(&mut me).await;
    let lesson = |page: &str| between(page, "class=\"coach\"", "</p>").map(str::to_string);
    let first = lesson(&page).expect("a lesson on drawing");
    let draw = async |me: &mut Client, page: &str| {
        let number = between(page, "data-page=\"", "\"").unwrap().to_string();
        let answer = me
            .post(
                &format!("{path}/act"),
                &[("page", number.as_str()), ("choice", "0")],
            )
            .await;
        answer.body
    };
    let second = draw(&mut me, &page).await;
    let other = lesson(&second).expect("a lesson on the second card");
    assert_ne!(first, other);
    let silenced = me.post(&format!("{path}/coach"), &[]).await;
    assert_eq!(silenced.status, 200);
    assert_eq!(lesson(&silenced.body), None);
    let third = draw(&mut me, &silenced.body).await;
    assert_eq!(lesson(&third), None, "no more tips");
}
