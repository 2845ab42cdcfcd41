//! A game that only tests know, in a real browser: drawn by its picture for the terminal, and by a small
//! board of its own against a bot.

use std::sync::LazyLock;
use std::time::Duration;

use ::table::random::fast;
use pebbles::{bare, full};
use tempfile::TempDir;
use tokio::sync::oneshot;
use ui::{Catalog, Packaged};
use web::clock::Clock;
use web::connections::Patience;
use web::live::{BotConfig, Retention};
use web::server::{Addresses, Config, serve};

use crate::chromium::Browser;
use crate::seat::{choose, new_table};

static PEBBLES: LazyLock<Catalog> =
    LazyLock::new(|| Catalog::new(vec![bare::Pebbles::package(), full::Pebbles::package()]));

/// A server with these games; it ends with what is returned.
async fn serve_pebbles(folder: &TempDir) -> (Addresses, oneshot::Sender<()>) {
    let config = Config {
        catalog: &PEBBLES,
        bind: "127.0.0.1:0".parse().unwrap(),
        database: folder.path().join("t.sqlite").display().to_string(),
        rate: 0,
        bots: BotConfig {
            pause: Duration::ZERO,
            ..BotConfig::default()
        },
        public_url: None,
        trusted_proxies: Vec::new(),
        clock: Clock::default(),
        operator: None,
        retention: Retention::default(),
        patience: Patience::default(),
    };
    let (tell, told) = oneshot::channel();
    let (stop, stopped) = oneshot::channel::<()>();
    std::thread::spawn(move || {
        let ready = |addresses| {
            let _ = tell.send(addresses);
        };
        let until = async {
            let _ = stopped.await;
        };
        let runtime = tokio::runtime::Runtime::new().unwrap();
        runtime.block_on(serve(config, ready, until)).unwrap();
    });
    (told.await.unwrap(), stop)
}

#[tokio::test]
async fn it_is_played_against_a_bot_and_by_two_people() {
    let folder = TempDir::new().unwrap();
    let (addresses, _stop) = serve_pebbles(&folder).await;
    let browser = Browser::new(addresses.guests).await;
    let mut rng = fast(1, 0);
    let bot = [("seat-P2", "bot:random")];
    new_table(&browser, "pebbles-with-board", &bot).await;
    while choose(&browser, &mut rng).await {}
    assert!(browser.text("main").await.contains("Right guess"));

    new_table(&browser, "pebbles", &[("seat-P2", "link")]).await;
    let link = browser
        .run::<String>("return new URL(document.querySelector('input.link').value).pathname")
        .await;
    let friend = Browser::new(addresses.guests).await;
    friend.open(&link).await;
    friend.fill("input[name=name]", "Zoé").await;
    friend.click("main .primary").await;
    friend.until("!!document.getElementById('table')").await;
    assert!(choose(&browser, &mut rng).await);
    assert!(choose(&friend, &mut rng).await);
    for people in [&browser, &friend] {
        assert!(!choose(people, &mut rng).await, "the game is over");
        assert!(people.has("pre.picture").await);
        assert_eq!(people.complaints().await, [""; 0]);
    }
    browser.close().await;
    friend.close().await;
}
