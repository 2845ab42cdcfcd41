//! Several people at one table: in two browsers, on one screen, and with a server that dies.

use table::random::fast;

use crate::house::House;
use crate::seat::{against_bots, choose, moment, new_table, page, turned};

#[tokio::test]
#[ignore = "needs Chromium; run by `cargo xtask test`"]
async fn two_browsers_at_one_table_follow_each_other() {
    let house = House::new();
    let host = house.browser().await;
    let fields = [
        ("seat-P2", "link"),
        ("name-P1", "Ada"),
        ("option-first-seat", "P1"),
    ];
    new_table(&host, "arboretum", &fields).await;
    let link = host
        .until("document.querySelector('input.link')?.value")
        .await;
    let friend = house.browser().await;
    friend.open_link(link.as_str().unwrap()).await;
    friend.fill("input[name=name]", "Zoé").await;
    friend.click("main .primary").await;
    // The host sees who came without doing anything.
    host.until("document.getElementById('table').innerText.includes('Zoé')")
        .await;
    assert!(friend.text("#table").await.contains("Ada"));
    assert!(!friend.has("button.choice").await, "it is the host's turn");
    let (mut rng, mut turns) = (fast(3, 0), 0);
    let (mut acting, mut watching) = (&host, &friend);
    while turns < 6 {
        let (before, shown) = (page(watching).await, moment(acting).await);
        assert!(!watching.has("button.choice").await);
        assert!(choose(acting, &mut rng).await);
        // What was chosen may be hidden from the other, but a turn's end never is.
        let passed = "!document.querySelector('button.choice')";
        if acting.run::<bool>(&format!("return {passed}")).await {
            turned(watching, &before).await;
            moment(watching).await;
            (acting, watching) = (watching, acting);
            turns += 1;
        } else {
            assert!(moment(acting).await.page.number > shown.page.number);
        }
    }
    host.close().await;
    friend.close().await;
}

/// Is the shield's button below its words, in the middle, and no larger than a button?
const IN_THE_MIDDLE: &str = "const [words, button] = ['h2', 'button'].map(e =>
        document.querySelector('#table.shield ' + e).getBoundingClientRect());
    const aside = Math.abs(button.x + button.width / 2 - innerWidth / 2);
    return button.y > words.y && aside < 20 && button.height < 100;";

#[tokio::test]
#[ignore = "needs Chromium; run by `cargo xtask test`"]
async fn people_on_one_screen_are_shielded_from_each_other() {
    let house = House::new();
    let browser = house.browser().await;
    let fields = [
        ("seat-P2", "here"),
        ("name-P1", "Ada"),
        ("name-P2", "Bo"),
        ("option-first-seat", "P1"),
    ];
    new_table(&browser, "arboretum", &fields).await;
    let mut rng = fast(4, 0);
    for turn in 0..6 {
        let name = ["Ada", "Bo"][turn % 2];
        browser
            .until("!!document.querySelector('#table.shield')")
            .await;
        assert!(browser.text("#table.shield").await.contains(name));
        assert!(
            !browser.has("button.choice, .hand *").await,
            "cards behind the shield"
        );
        let middle: bool = browser.run(IN_THE_MIDDLE).await;
        assert!(middle, "the shield's button stands aside");
        browser.click("#table.shield button").await;
        browser
            .until("!!document.querySelector('button.choice')")
            .await;
        while !browser.has("#table.shield").await {
            assert!(choose(&browser, &mut rng).await);
        }
    }
    browser.close().await;
}

#[tokio::test]
#[ignore = "needs Chromium; run by `cargo xtask test`"]
async fn a_killed_server_comes_back_and_the_game_goes_on() {
    let mut house = House::new();
    let browser = house.browser().await;
    against_bots(&browser, "rainforest").await;
    let mut rng = fast(5, 0);
    for _ in 0..8 {
        assert!(choose(&browser, &mut rng).await);
    }
    // Loaded again, it is the same page.
    let before = moment(&browser).await;
    let prompt = browser.text(".prompt").await;
    browser.reload().await;
    assert_eq!(moment(&browser).await, before);
    assert_eq!(browser.text(".prompt").await, prompt);
    house.kill();
    // A click into the void does no harm, and nothing is lost.
    browser.click("button.choice").await;
    browser
        .until("!document.querySelector('[aria-busy]')")
        .await;
    assert_eq!(moment(&browser).await, before);
    house.start_again();
    assert!(choose(&browser, &mut rng).await);
    // The stream of events finds the server again by itself: what the bots do comes by it alone.
    browser.run::<()>("window.notReloaded = true").await;
    for _ in 0..8 {
        assert!(choose(&browser, &mut rng).await);
    }
    assert!(browser.run::<bool>("return window.notReloaded").await);
    browser.close().await;
}
