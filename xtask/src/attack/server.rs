//! A server of our own: started here, on loopback, over an empty folder, and ended here. There is no way
//! to name another one.

use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use serde_json::{Value, json};

use super::guest::Guest;
use super::http::{Answer, Request};

static NUMBER: AtomicU32 = AtomicU32::new(0);

/// A folder of this run, gone with it.
#[derive(Debug)]
pub struct Folder(PathBuf);

impl Folder {
    pub fn new() -> Result<Folder> {
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("understory-attack-{}-{number}", std::process::id());
        let path = std::env::temp_dir().join(name);
        // An old one of the same name would not be ours.
        fs::create_dir(&path).with_context(|| path.display().to_string())?;
        Ok(Folder(path))
    }

    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The program, such that nothing of the attacker's own surroundings reaches it.
pub fn command(program: &Path, arguments: &[&str], data: &Path) -> Command {
    let mut command = Command::new(program);
    command
        .args(arguments)
        .arg("--data-dir")
        .arg(data)
        .env("LC_ALL", "C")
        .env_remove("UNDERSTORY_DATABASE_URL");
    command
}

/// Runs the program to its end, which must come: how it ended, and what it said of trouble.
pub fn run(mut command: Command) -> Result<(ExitStatus, String)> {
    let folder = Folder::new()?;
    let said = folder.path().join("said");
    command.stdout(Stdio::null()).stderr(File::create(&said)?);
    let mut process = command.spawn()?;
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(30) {
        if let Some(status) = process.try_wait()? {
            return Ok((status, fs::read_to_string(said)?));
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    process.kill()?;
    process.wait()?;
    bail!("it does not end")
}

/// A running server.
#[derive(Debug)]
pub struct Server {
    process: Mutex<Child>,
    id: u32,
    folder: Arc<Folder>,
    program: PathBuf,
    pub address: SocketAddr,
    /// Where it listens to its operator.
    pub operator: SocketAddr,
    token: String,
    /// The guests come through a proxy, which says where from.
    pub proxied: bool,
    /// Secrets that went over the line; none may be in the log.
    secrets: Mutex<Vec<String>>,
}

impl Server {
    pub fn start(program: &Path, arguments: &[&str], log: &str) -> Result<Server> {
        Server::start_in(Arc::new(Folder::new()?), program, arguments, log)
    }

    fn start_in(
        folder: Arc<Folder>,
        program: &Path,
        arguments: &[&str],
        log: &str,
    ) -> Result<Server> {
        let data = folder.path().join("data");
        let mut own = vec!["serve", "--bind", "127.0.0.1:0", "--no-open"];
        own.extend(arguments);
        let mut process = command(program, &own, &data)
            .env("RUST_LOG", log)
            .stdout(Stdio::piped())
            .stderr(File::create(folder.path().join("log"))?)
            .spawn()
            .with_context(|| program.display().to_string())?;
        let output = process.stdout.take().context("no output")?;
        let address = BufReader::new(output)
            .lines()
            .map_while(Result::ok)
            .find_map(|line| {
                let (_, address) = line.split_once("http://")?;
                address.trim_end_matches('/').parse::<SocketAddr>().ok()
            });
        let address = address.context("the server does not say where it listens")?;
        ensure!(address.ip().is_loopback(), "{address} is not for attacks");
        let note = fs::read_to_string(data.join("operator.json"))?;
        let note: Value = serde_json::from_str(&note)?;
        let text = |key: &str| note[key].as_str().context("the operator's note");
        let token = text("token")?.to_string();
        Ok(Server {
            id: process.id(),
            process: Mutex::new(process),
            folder,
            program: program.to_path_buf(),
            address,
            operator: text("address")?.parse()?,
            secrets: Mutex::new(vec![token.clone()]),
            token,
            proxied: arguments.contains(&"--trusted-proxy"),
        })
    }

    /// Kills it without warning and starts another one over its data.
    pub fn restart(&self) -> Result<Server> {
        let mut process = self.process.lock().unwrap_or_else(PoisonError::into_inner);
        process.kill()?;
        process.wait()?;
        Server::start_in(self.folder.clone(), &self.program, &[], "info")
    }

    /// Its process.
    pub fn id(&self) -> u32 {
        self.id
    }

    pub fn program(&self) -> &Path {
        &self.program
    }

    /// Its data.
    pub fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    pub fn log(&self) -> String {
        let log = fs::read(self.folder.path().join("log")).unwrap_or_default();
        String::from_utf8_lossy(&log).into_owned()
    }

    /// Somebody new.
    pub fn guest(&self) -> Guest<'_> {
        Guest::new(self)
    }

    /// What the operator asks.
    pub fn operate(&self, method: &str, path: &str, body: &Value) -> Result<Answer> {
        Request::new(method, &format!("/operator{path}"))
            .bearer(&self.token)
            .body("application/json", body.to_string())
            .send(self.operator)
    }

    /// Keeps what must not be in the log.
    pub fn keep_secret(&self, secret: &str) {
        let mut secrets = self.secrets.lock().unwrap_or_else(PoisonError::into_inner);
        secrets.push(secret.to_string());
    }

    pub fn secrets(&self) -> Vec<String> {
        self.secrets
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }

    /// Memory that it takes, in megabytes; none where the system does not tell.
    pub fn memory(&self) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.id)).ok()?;
        let line = status
            .lines()
            .find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kilobytes: u64 = line.trim().split(' ').next()?.parse().ok()?;
        Some(kilobytes / 1024)
    }

    /// Is it there, and does somebody new get an answer soon?
    pub fn check(&self) -> Result<()> {
        let mut process = self.process.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(status) = process.try_wait()? {
            bail!("the server has ended: {status}");
        }
        let answer = self.guest().get("/")?;
        ensure!(
            [200, 429].contains(&answer.status),
            "the home page answers {}",
            answer.status
        );
        ensure!(
            answer.took < Duration::from_secs(10),
            "the home page takes {:?}",
            answer.took
        );
        Ok(())
    }

    /// Asks it to end, and waits for that.
    pub fn terminate(&self, patience: Duration) -> Result<(ExitStatus, Duration)> {
        let sent = Command::new("kill")
            .args(["-TERM", &self.id.to_string()])
            .status()?;
        ensure!(sent.success(), "no signal could be sent");
        let begun = Instant::now();
        let mut process = self.process.lock().unwrap_or_else(PoisonError::into_inner);
        while begun.elapsed() < patience {
            if let Some(status) = process.try_wait()? {
                return Ok((status, begun.elapsed()));
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        bail!("still there after {:?}", begun.elapsed())
    }

    /// Nobody is held up by how much somebody asks for.
    pub fn without_limits(&self) -> Result<()> {
        let answer = self.operate("PUT", "/rate", &json!({ "rate": 0 }))?;
        ensure!(answer.status == 200, "the rate: {}", answer.status);
        Ok(())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let mut process = self.process.lock().unwrap_or_else(PoisonError::into_inner);
        let _ = process.kill();
        let _ = process.wait();
    }
}
