//! Several people at one screen: no address shows a hand under the shield.
#![allow(
    clippy::unwrap_used,
    reason = "an answer that cannot be read is a failed test"
)]

mod support;

use support::{Client, Server};

/// Ada and Bo at one screen, Cy at another; it is Ada's turn.
async fn three_at_two_screens(server: &Server) -> (Client, Client, String) {
    let mut screen = Client::new(server);
    let table = screen
        .post(
            "/new/arboretum",
            &[
                ("seats", "3"),
                ("seat-P1", "me"),
                ("seat-P2", "here"),
                ("seat-P3", "link"),
                ("name-P1", "Ada"),
                ("name-P2", "Bo"),
                ("option-first-seat", "P1"),
            ],
        )
        .await;
    // Under the shield no invitation stands on the page; the browser has it.
    let links = screen.cookie(&table.path, "links").unwrap();
    let (_, secret) = links.split_at(links.len() - 64);
    let join = format!("/join/{secret}");
    let mut cy = Client::new(server);
    cy.post(&join, &[("name", "Cy")]).await;
    (screen, cy, table.path)
}

/// Everything that an address could be made to show.
fn addresses(path: &str) -> Vec<String> {
    let mut all = vec![path.to_string()];
    for seat in ["P1", "P2", "P3"] {
        all.push(format!("{path}?as={seat}"));
        all.push(format!("{path}?look={seat}"));
        all.push(format!("{path}?as={seat}&look={seat}"));
        for at in [0, 3, 99] {
            all.push(format!("{path}/replay?at={at}&view={seat}"));
        }
        all.push(format!("{path}/replay?view={seat}&as={seat}"));
    }
    all.push(format!("{path}/replay?view=open"));
    all
}

/// The cards of a hand are drawn with their names in the bench.
fn shows_a_hand(body: &str) -> bool {
    let bench = support::between(body, "class=\"bench\"", "</section>");
    bench.is_some_and(|bench| bench.contains("data-fly") || bench.contains("name=\"choice\""))
}

async fn hold(screen: &mut Client, path: &str, seat: &str) -> u16 {
    screen
        .post(&format!("{path}/hold"), &[("seat", seat)])
        .await
        .status
}

#[tokio::test(flavor = "multi_thread")]
async fn under_the_shield_no_address_shows_a_hand() {
    let server = Server::start().await;
    let (mut screen, _, path) = three_at_two_screens(&server).await;
    for address in addresses(&path) {
        let body = screen.get(&address).await.body;
        assert!(!shows_a_hand(&body), "{address}");
    }
    let event = screen.first_event(&format!("{path}/events?as=P1")).await;
    assert!(
        event.contains("shield") && !event.contains("data-fly"),
        "{event}"
    );
    for seat in ["P1", "P2"] {
        let told = screen
            .first_event(&format!("{path}/events?look={seat}&as={seat}"))
            .await;
        assert!(!told.contains("name=\"choice\""));
    }
    // The test can fail: once Ada says that it is her, her hand is there, and only hers.
    assert_eq!(hold(&mut screen, &path, "P1").await, 200);
    let ada = screen.get(&path).await.body;
    assert!(shows_a_hand(&ada));
    let hands = |body: &str| {
        let hand = support::between(body, "class=\"hand\"", "</section>");
        hand.map(str::to_string)
    };
    for address in [format!("{path}?as=P2"), format!("{path}?look=P2&as=P2")] {
        assert_eq!(
            hands(&screen.get(&address).await.body),
            hands(&ada),
            "{address}"
        );
    }
    let back = |view: &str| format!("{path}/replay?at=20&view={view}");
    let own = screen.get(&back("P1")).await.body;
    assert!(shows_a_hand(&own));
    for view in ["P2", "P3", "open", "public"] {
        let other = screen.get(&back(view)).await.body;
        assert_eq!(hands(&other), hands(&own), "{view}");
    }
}

/// While Cy plays at another screen, the one of Ada and Bo stays in the hands that it was in; to see the
/// other hand it must be handed over, which the server knows.
#[tokio::test(flavor = "multi_thread")]
async fn while_a_third_plays_the_screen_stays_in_its_hands() {
    let server = Server::start().await;
    let (mut screen, mut cy, path) = three_at_two_screens(&server).await;
    for seat in ["P1", "P2"] {
        assert_eq!(hold(&mut screen, &path, seat).await, 200);
        let other = if seat == "P1" { "P2" } else { "P1" };
        assert_eq!(
            hold(&mut screen, &path, other).await,
            403,
            "{seat} is waited for"
        );
        // Plays the turn to its end.
        for _ in 0..20 {
            let body = screen.get(&path).await.body;
            if !body.contains("name=\"choice\"") {
                break;
            }
            let page = support::between(&body, "data-page=\"", "\"")
                .unwrap()
                .to_string();
            let act = [("page", page.as_str()), ("choice", "0")];
            screen.post(&format!("{path}/act"), &act).await;
        }
    }
    assert!(
        cy.get(&path).await.body.contains("name=\"choice\""),
        "it is Cy's turn"
    );
    let bo = screen.get(&path).await.body;
    assert!(shows_a_hand(&bo) && !bo.contains("name=\"choice\""));
    let hand = |body: &str| {
        let hand = support::between(body, "class=\"hand\"", "</section>");
        hand.unwrap_or_default().to_string()
    };
    for address in addresses(&path) {
        let body = screen.get(&address).await.body;
        if !address.contains("at=") {
            assert_eq!(hand(&body), hand(&bo), "{address}");
        }
    }
    // Cy has one seat; holding is nothing to a screen of one's own, nor to a stranger.
    assert_eq!(hold(&mut cy, &path, "P3").await, 200);
    assert_eq!(hold(&mut cy, &path, "P1").await, 403);
    assert_eq!(hold(&mut Client::new(&server), &path, "P1").await, 403);
    assert_eq!(hold(&mut screen, &path, "P3").await, 403);
    // Handed over, it is Ada's hand that is there.
    assert_eq!(hold(&mut screen, &path, "P1").await, 200);
    let ada = screen.get(&path).await.body;
    assert!(shows_a_hand(&ada) && hand(&ada) != hand(&bo));
}

/// A card's panel says what it is worth to whoever holds the screen: to nobody under the shield.
#[tokio::test(flavor = "multi_thread")]
async fn a_card_is_worth_nothing_under_the_shield() {
    let server = Server::start().await;
    let (mut screen, _, path) = three_at_two_screens(&server).await;
    let mut stranger = Client::new(&server);
    for card in ["oak-3", "lilac-1", "willow-8"] {
        for query in ["", "&as=P1", "&as=P2"] {
            let about = format!("{path}/about?card={card}{query}");
            let (ours, theirs) = (screen.get(&about).await, stranger.get(&about).await);
            assert_eq!(
                (ours.status, ours.body),
                (theirs.status, theirs.body),
                "{about}"
            );
        }
    }
}
