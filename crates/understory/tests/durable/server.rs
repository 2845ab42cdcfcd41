//! The real program, started and killed.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};

use crate::place::Place;

pub struct Server {
    process: Child,
    pub address: SocketAddr,
}

impl Server {
    /// Starts the program on a free port and waits until it listens.
    pub fn start(place: &Place) -> Server {
        let mut process = Command::new(env!("CARGO_BIN_EXE_understory"))
            .args(["serve", "--bind", "127.0.0.1:0", "--no-open"])
            // No limit: a few players here make as much ado as a hundred. Bots are slow enough for
            // their games to live through some crashes.
            .args(["--rate", "0", "--bot-pause", "10"])
            .args(place.arguments())
            .env("RUST_LOG", "error")
            .env("LC_ALL", "C")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let output = BufReader::new(process.stdout.take().unwrap());
        let address = output
            .lines()
            .map_while(Result::ok)
            .find_map(|line| {
                let (_, address) = line.split_once("http://")?;
                address.trim_end_matches('/').parse().ok()
            })
            .expect("the server says where it listens");
        Server { process, address }
    }

    /// Ends it as a loss of power would: no handler runs, nothing is flushed.
    pub fn kill(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
