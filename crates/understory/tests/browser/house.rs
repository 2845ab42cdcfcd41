//! A server with a database of its own.

use std::net::SocketAddr;

use ::table::Seat;
use tempfile::TempDir;
use web::store::{self, NewTable};

use crate::chromium::Browser;
use crate::server::Server;
use crate::stored;

pub struct House {
    folder: TempDir,
    server: Server,
}

impl House {
    /// An empty one.
    pub fn new() -> House {
        let folder = TempDir::new().unwrap();
        let server = start(&folder, "127.0.0.1:0");
        House { folder, server }
    }

    /// One with these tables.
    pub async fn with(tables: &[NewTable]) -> House {
        let folder = TempDir::new().unwrap();
        let file = folder.path().join("tables.sqlite");
        let store = store::open(file.to_str().unwrap()).await.unwrap();
        for table in tables {
            store.create(table).await.unwrap();
        }
        drop(store);
        let server = start(&folder, "127.0.0.1:0");
        House { folder, server }
    }

    /// A table of each game in its middle, named like the game, and one of each that is over,
    /// named `<game>-over`.
    pub async fn with_every_game() -> House {
        let mut tables = Vec::new();
        for game in registry::GAMES {
            let id = game.descriptor().id;
            tables.push(stored::table(id, &stored::played(id, 90, 5)));
            let over = stored::played(id, usize::MAX, 6);
            tables.push(stored::table(&format!("{id}-over"), &over));
        }
        House::with(&tables).await
    }

    pub fn address(&self) -> SocketAddr {
        self.server.address
    }

    /// A new browser, at no page yet.
    pub async fn browser(&self) -> Browser {
        Browser::new(self.address()).await
    }

    /// Kills the server as a loss of power would.
    pub fn kill(&mut self) {
        self.server.kill();
    }

    /// Starts it again at the same address.
    pub fn start_again(&mut self) {
        self.server = start(&self.folder, &self.address().to_string());
    }
}

fn start(folder: &TempDir, bind: &str) -> Server {
    let folder = folder.path().to_str().unwrap();
    Server::start(bind, &["--bot-pause", "0", "--data-dir", folder])
}

/// Takes the first seat of a stored table.
pub async fn sit_down(browser: &Browser, table: &str) {
    let invitation = stored::invitation(table, Seat::P1);
    browser.open(&format!("/join/{invitation}")).await;
    browser.fill("input[name=name]", "Ada").await;
    browser.click("main .primary").await;
    browser.until("!!document.getElementById('table')").await;
}
