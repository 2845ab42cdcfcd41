//! The real program, started and killed.
#![allow(dead_code, reason = "tests and benches use different parts of it")]

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};

pub struct Server {
    process: Child,
    pub address: SocketAddr,
}

impl Server {
    /// Starts the program and waits until it listens. `arguments` say where its tables are and
    /// whatever else is asked of it.
    pub fn start(bind: &str, arguments: &[&str]) -> Server {
        let mut process = Command::new(env!("CARGO_BIN_EXE_understory"))
            .args(["serve", "--bind", bind, "--no-open"])
            // No limit: a few players here make as much ado as a hundred.
            .args(["--rate", "0"])
            .args(arguments)
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

    /// Its process.
    pub fn id(&self) -> u32 {
        self.process.id()
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
