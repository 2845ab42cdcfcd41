//! The real program as its operator meets it: files, locks, backups, logs, the end.
#![allow(
    clippy::unwrap_used,
    reason = "a program that does not start is a failed test"
)]
#![cfg(unix)]

use std::fs::File;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use reqwest::blocking::Client;
use tempfile::TempDir;

/// A server on a free port, with its log in a file.
struct Server {
    process: Child,
    address: SocketAddr,
}

fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_understory"));
    command
        .env("LC_ALL", "C")
        .env_remove("UNDERSTORY_DATABASE_URL");
    command
}

impl Server {
    fn start(folder: &Path, more: impl FnOnce(&mut Command)) -> Server {
        let mut command = program();
        command
            .args(["serve", "--bind", "127.0.0.1:0", "--no-open", "--data-dir"])
            .arg(folder)
            .stdout(Stdio::piped());
        more(&mut command);
        let mut process = command.spawn().unwrap();
        let output = BufReader::new(process.stdout.take().unwrap());
        let address = output.lines().map_while(Result::ok).find_map(|line| {
            let (_, address) = line.split_once("http://")?;
            address.trim_end_matches('/').parse().ok()
        });
        let address = address.expect("the server says where it listens");
        Server { process, address }
    }

    fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    fn terminate(&mut self) {
        let id = self.process.id().to_string();
        let sent = Command::new("kill").args(["-TERM", &id]).status().unwrap();
        assert!(sent.success());
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn run(arguments: &[&str], folder: &Path) -> Output {
    let mut command = program();
    command.args(arguments).arg("--data-dir").arg(folder);
    command.output().unwrap()
}

fn said(output: &Output) -> String {
    let bytes = [&output.stdout[..], &output.stderr[..]].concat();
    String::from_utf8(bytes).unwrap()
}

/// A table with a friend's seat: its path, the invitation, and the host's cookies.
fn table(server: &Server) -> (String, String, Client) {
    let browser = Client::builder().cookie_store(true).build().unwrap();
    let fields = [("seats", "2"), ("seat-P1", "me"), ("seat-P2", "link")];
    let new = browser.post(server.url("/new/arboretum")).form(&fields);
    let page = new.send().unwrap();
    let path = page.url().path().to_string();
    let body = page.text().unwrap();
    let (_, rest) = body.split_once("/join/").unwrap();
    (path, rest[..64].to_string(), browser)
}

#[test]
fn no_other_user_reads_the_data() {
    let home = TempDir::new().unwrap();
    let folder = home.path().join("understory");
    let server = Server::start(&folder, |_| {});
    table(&server);
    let mode = |path: &Path| path.metadata().unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&folder), 0o700);
    let mut files = 0;
    for file in std::fs::read_dir(&folder).unwrap() {
        let path = file.unwrap().path();
        assert_eq!(mode(&path), 0o600, "{}", path.display());
        files += 1;
    }
    assert!(files >= 4, "database, its log, lock, the operator's note");
}

/// As an older server has left it.
#[test]
fn a_data_folder_that_others_could_read_is_closed() {
    let home = TempDir::new().unwrap();
    let (folder, log) = (home.path().join("understory"), home.path().join("log"));
    std::fs::create_dir(&folder).unwrap();
    std::fs::set_permissions(&folder, PermissionsExt::from_mode(0o755)).unwrap();
    let file = File::create(&log).unwrap();
    let _server = Server::start(&folder, |command| {
        command.stderr(file);
    });
    let mode = folder.metadata().unwrap().permissions().mode() & 0o777;
    assert_eq!(mode, 0o700);
    let log = std::fs::read_to_string(log).unwrap();
    assert!(
        log.contains("other users may look into the data folder no more"),
        "{log}"
    );
}

/// What is set for one server is not set for those that share its database: the help says so.
#[test]
fn the_help_says_how_far_a_command_reaches() {
    for (lang, command, says) in [
        (
            "en",
            "rate",
            "servers that share its database keep their own",
        ),
        (
            "fr",
            "rate",
            "ceux qui partagent sa base de données gardent leur propre",
        ),
        ("en", "announce", "at this server"),
        ("fr", "announce", "de ce serveur"),
    ] {
        let mut help = program();
        help.args(["--lang", lang, "admin", command, "--help"]);
        let said = said(&help.output().unwrap());
        let said = said.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(said.contains(says), "{said}");
    }
}

#[test]
fn a_second_server_on_the_same_file_says_so_and_ends() {
    let folder = TempDir::new().unwrap();
    let _first = Server::start(folder.path(), |_| {});
    let bind = ["serve", "--bind", "127.0.0.1:0", "--no-open"];
    let second = run(&bind, folder.path());
    assert_eq!(second.status.code(), Some(2));
    assert!(said(&second).contains("is served by another server already"));
    // By another name it is the same file.
    let other = TempDir::new().unwrap();
    let [file, link] = [&folder, &other].map(|folder| folder.path().join("tables.sqlite"));
    std::os::unix::fs::symlink(file, link).unwrap();
    let third = run(&bind, other.path());
    assert_eq!(third.status.code(), Some(2));
    assert!(said(&third).contains("is served by another server already"));
}

#[test]
fn a_backup_of_a_running_server_has_everything() {
    let folder = TempDir::new().unwrap();
    let elsewhere = TempDir::new().unwrap();
    let copy = elsewhere.path().join("copy.sqlite");
    let copy = copy.to_str().unwrap();
    let server = Server::start(folder.path(), |_| {});
    let (path, _, browser) = table(&server);
    let before = browser
        .get(server.url(&path))
        .send()
        .unwrap()
        .text()
        .unwrap();
    assert!(before.contains("class=\"hand\""));
    let done = run(&["backup", copy], folder.path());
    assert!(done.status.success(), "{}", said(&done));
    let again = run(&["backup", copy], folder.path());
    assert_eq!(again.status.code(), Some(2), "nothing is written over");
    let restored = TempDir::new().unwrap();
    let done = run(&["restore", copy], restored.path());
    assert!(done.status.success(), "{}", said(&done));
    let other = Server::start(restored.path(), |_| {});
    // The cookies are for this machine, whatever the port.
    let after = browser
        .get(other.url(&path))
        .send()
        .unwrap()
        .text()
        .unwrap();
    let hand = |body: &str| {
        body.split_once("class=\"hand\"")
            .map(|(_, rest)| rest[..400].to_string())
    };
    assert_eq!(hand(&before), hand(&after));
}

#[test]
fn a_restore_loses_nothing() {
    let folder = TempDir::new().unwrap();
    let elsewhere = TempDir::new().unwrap();
    let copy = elsewhere.path().join("copy.sqlite");
    let copy = copy.to_str().unwrap();
    let mut server = Server::start(folder.path(), |_| {});
    let (path, _, browser) = table(&server);
    assert!(run(&["backup", copy], folder.path()).status.success());
    let (later, ..) = table(&server);
    let served = run(&["restore", copy, "--replace"], folder.path());
    assert!(
        said(&served).contains("A server serves"),
        "{}",
        said(&served)
    );
    server.process.kill().unwrap();
    server.process.wait().unwrap();
    let there = run(&["restore", copy], folder.path());
    assert!(said(&there).contains("--replace"), "{}", said(&there));
    let notes = elsewhere.path().join("notes.txt");
    std::fs::write(&notes, "no database").unwrap();
    let unsound = run(
        &["restore", notes.to_str().unwrap(), "--replace"],
        folder.path(),
    );
    assert!(
        said(&unsound).contains("no sound backup"),
        "{}",
        said(&unsound)
    );
    let done = run(&["restore", copy, "--replace"], folder.path());
    assert!(done.status.success(), "{}", said(&done));
    let status = |server: &Server, path: &str| {
        let page = browser.get(server.url(path)).send().unwrap();
        page.status().as_u16()
    };
    let server = Server::start(folder.path(), |_| {});
    assert_eq!(
        (status(&server, &path), status(&server, &later)),
        (200, 404)
    );
    drop(server);
    // What was there before is a whole database too, with what was written last.
    let old = folder.path().join("tables.sqlite.before-1");
    let before = TempDir::new().unwrap();
    for ending in ["", "-wal", "-shm"] {
        let from = format!("{}{ending}", old.display());
        if Path::new(&from).exists() {
            let to = before.path().join(format!("tables.sqlite{ending}"));
            std::fs::copy(from, to).unwrap();
        }
    }
    let server = Server::start(before.path(), |_| {});
    assert_eq!(
        (status(&server, &path), status(&server, &later)),
        (200, 200)
    );
}

#[test]
fn the_operator_speaks_to_a_running_server_in_both_languages() {
    let folder = TempDir::new().unwrap();
    let nobody = run(&["admin", "status"], folder.path());
    assert_eq!(nobody.status.code(), Some(2));
    assert!(said(&nobody).contains("No server"), "{}", said(&nobody));
    let server = Server::start(folder.path(), |_| {});
    let (path, ..) = table(&server);
    let id = path.strip_prefix("/t/").unwrap();
    let listed = run(&["admin", "tables", "--running"], folder.path());
    assert!(said(&listed).contains(id) && said(&listed).contains("Arboretum"));
    let json = run(&["admin", "tables", "--json"], folder.path());
    let json: serde_json::Value = serde_json::from_slice(&json.stdout).unwrap();
    assert_eq!(json[0]["id"], id);
    let export = run(&["--lang", "fr", "admin", "export", id], folder.path());
    assert_eq!(export.status.code(), Some(2));
    assert!(
        said(&export).contains("n’est pas finie"),
        "{}",
        said(&export)
    );
    let missing = run(&["admin", "close", "../status"], folder.path());
    assert!(
        said(&missing).contains("nothing of this name"),
        "{}",
        said(&missing)
    );
    let closed = run(&["admin", "close", id], folder.path());
    assert!(said(&closed).contains("is closed"), "{}", said(&closed));
    let deleted = run(&["admin", "delete", id], folder.path());
    assert!(said(&deleted).contains("is deleted"), "{}", said(&deleted));
    assert_eq!(said(&run(&["admin", "tables"], folder.path())), "");
}

/// Whatever is logged, invitations, credentials and the operator's token are not in it.
#[test]
fn no_secret_is_logged_at_any_level() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("log");
    let log = File::create(&path).unwrap();
    let mut server = Server::start(folder.path(), |command| {
        command.env("RUST_LOG", "trace").stderr(log);
    });
    let (table, invitation, _) = table(&server);
    let friend = Client::builder()
        .redirect(reqwest::redirect::Policy::none())
        .build()
        .unwrap();
    let join = server.url(&format!("/join/{invitation}"));
    assert_eq!(friend.get(&join).send().unwrap().status(), 200);
    let sat = friend.post(&join).form(&[("name", "Zoé")]).send().unwrap();
    let cookies: Vec<String> = sat
        .headers()
        .get_all("set-cookie")
        .iter()
        .map(|cookie| cookie.to_str().unwrap().to_string())
        .collect();
    let credential = cookies.iter().find_map(|c| c.strip_prefix("person="));
    let credential = credential.unwrap()[..64].to_string();
    let view = server.url(&format!("/api{}/view", table.replace("/t/", "/tables/")));
    let seen = friend.get(view).bearer_auth(&credential).send().unwrap();
    assert_eq!(seen.status(), 200);
    assert!(run(&["admin", "status"], folder.path()).status.success());
    let note = std::fs::read_to_string(folder.path().join("operator.json")).unwrap();
    let note: serde_json::Value = serde_json::from_str(&note).unwrap();
    let token = note["token"].as_str().unwrap().to_string();
    server.terminate();
    server.process.wait().unwrap();
    let log = std::fs::read_to_string(path).unwrap();
    assert!(
        log.contains("/join/{invitation}"),
        "requests are logged: {log}"
    );
    for secret in [invitation, credential, token] {
        assert_eq!(secret.len(), 64);
        assert!(!log.contains(&secret), "{secret}");
    }
}

/// It would stand in the list of processes for everybody.
#[test]
fn the_database_is_named_without_the_command_line() {
    let folder = TempDir::new().unwrap();
    let nowhere = "postgres://nobody@localhost/x?host=/nowhere";
    let file = folder.path().join("url");
    std::fs::write(&file, format!("{nowhere}\n")).unwrap();
    let bind = ["serve", "--bind", "127.0.0.1:0", "--no-open"];
    let by_file = [&bind[..], &["--database-url-file", file.to_str().unwrap()]].concat();
    let by_file = run(&by_file, folder.path());
    let by_variable = program()
        .args(bind)
        .env("UNDERSTORY_DATABASE_URL", nowhere)
        .output()
        .unwrap();
    for output in [by_file, by_variable] {
        assert_eq!(output.status.code(), Some(2));
        assert!(said(&output).contains("No such file"), "{}", said(&output));
    }
}

/// One half-sent head kept an older server from ending.
#[test]
fn a_server_that_is_told_to_end_ends() {
    let folder = TempDir::new().unwrap();
    let mut server = Server::start(folder.path(), |_| {});
    let (path, _, browser) = table(&server);
    let mut stream = browser
        .get(server.url(&format!("{path}/events")))
        .send()
        .unwrap();
    let mut first = [0; 16];
    stream.read_exact(&mut first).unwrap();
    let mut half = TcpStream::connect(server.address).unwrap();
    half.write_all(b"GET / HTTP/1.1\r\nHost").unwrap();
    let begun = Instant::now();
    server.terminate();
    let ended = server.process.wait().unwrap();
    assert!(ended.success(), "{ended}");
    // Ten seconds are promised; the machine may be slow.
    assert!(begun.elapsed() < Duration::from_secs(30));
}
