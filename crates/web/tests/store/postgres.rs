//! A private PostgreSQL for the tests of this process, with its default care for the disk.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use sqlx::{AssertSqlSafe, Connection, PgConnection};

/// Starts the server in a new folder, says where, and stops it when its input ends: that is when
/// this process is gone, however it went.
const SCRIPT: &str = r#"
    trap '' INT HUP
    folder=$(mktemp -d /tmp/understory-postgres.XXXXXX) || exit 1
    finish() { cat "$folder/log" >&2; rm -rf "$folder"; exit 1; }
    "$0/initdb" --pgdata="$folder/data" --username=postgres --auth=trust --encoding=UTF8 \
        --locale=C.UTF-8 --no-sync >"$folder/log" 2>&1 || finish
    "$0/postgres" -D "$folder/data" -k "$folder" -c listen_addresses= -c max_connections=400 \
        >>"$folder/log" 2>&1 &
    server=$!
    until "$0/pg_isready" --quiet --host="$folder"; do
        kill -0 $server 2>/dev/null || finish
        sleep 0.1
    done
    echo "$folder"
    cat >/dev/null
    kill -INT $server
    wait $server
    rm -rf "$folder"
"#;

struct Server {
    folder: String,
    /// Holds the input that keeps the server going.
    _process: Child,
}

impl Server {
    fn start() -> Self {
        let programs = programs().expect(
            "PostgreSQL is missing: `cargo xtask test` installs it, or install it yourself, \
             on Debian with: sudo apt-get install postgresql",
        );
        // It refuses to work as root; the package brings a user for it.
        let root = Command::new("id").arg("-u").output().unwrap().stdout == b"0\n";
        let mut command = if root {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--", "sh", "-c", SCRIPT]);
            command
        } else {
            let mut command = Command::new("sh");
            command.args(["-c", SCRIPT]);
            command
        };
        let mut process = command
            .arg(programs)
            .current_dir("/")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut folder = String::new();
        BufReader::new(process.stdout.take().unwrap())
            .read_line(&mut folder)
            .unwrap();
        assert!(!folder.is_empty(), "PostgreSQL did not start: see above");
        Self {
            folder: folder.trim_end().to_owned(),
            _process: process,
        }
    }

    fn url(&self, database: &str) -> String {
        format!(
            "postgres://postgres@localhost/{database}?host={}",
            self.folder
        )
    }
}

/// Where the programs of the newest PostgreSQL are. Debian keeps them out of the path.
fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten();
    let newest = versions
        .flatten()
        .filter_map(|entry| {
            let version: u32 = entry.file_name().to_str()?.parse().ok()?;
            Some((version, entry.path().join("bin")))
        })
        .filter(|(_, bin)| bin.join("initdb").exists())
        .max();
    let in_path = || {
        let path = std::env::var_os("PATH")?;
        std::env::split_paths(&path).find(|folder| folder.join("initdb").exists())
    };
    newest.map(|(_, bin)| bin).or_else(in_path)
}

/// The address of a new, empty database.
pub async fn database() -> String {
    static SERVER: OnceLock<Server> = OnceLock::new();
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let server = SERVER.get_or_init(Server::start);
    let name = format!("store_{}", COUNT.fetch_add(1, Ordering::Relaxed));
    let mut connection = PgConnection::connect(&server.url("postgres"))
        .await
        .unwrap();
    sqlx::query(AssertSqlSafe(format!("CREATE DATABASE {name}")))
        .execute(&mut connection)
        .await
        .unwrap();
    server.url(&name)
}
