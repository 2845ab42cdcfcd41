//! Nonsense of every kind, at the real program: no answer is ever the server's own failure.
//!
//! `UNDERSTORY_FUZZ` sets how many cases each operation and each form get; `cargo xtask deep` asks
//! for many.
#![allow(
    clippy::unwrap_used,
    reason = "a server that does not answer is a failed test"
)]

mod api;
mod forms;
#[path = "../support/server.rs"]
mod server;
#[path = "../support/stored.rs"]
mod stored;

use table::suite::trial::how_many;
use tempfile::TempDir;
use web::store;

use server::Server;

/// Cases for each operation and each form.
fn cases() -> u64 {
    how_many("UNDERSTORY_FUZZ", 10, 25)
}

/// A server with a running table of each game, named like the game.
async fn serve() -> (Server, TempDir) {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("tables.sqlite");
    let store = store::open(file.to_str().unwrap()).await.unwrap();
    for game in registry::GAMES {
        let id = game.descriptor().id;
        let table = stored::table(id, &stored::played(id, 40, 2));
        store.create(&table).await.unwrap();
    }
    drop(store);
    let place = folder.path().to_str().unwrap();
    let server = Server::start("127.0.0.1:0", &["--bot-pause", "0", "--data-dir", place]);
    (server, folder)
}
