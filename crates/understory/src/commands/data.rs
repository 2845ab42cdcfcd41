//! Where a server's data is: the folder, the database in it, and the note by which the operator's commands
//! find a running server.

use std::fs::OpenOptions;
use std::io::Write;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use table::Phrase;

use crate::Stop;
use crate::speech::Speech;

/// The database of a server on its own.
const DATABASE: &str = "tables.sqlite";

/// Where a running server listens to its operator, and what it knows them by.
const NOTE: &str = "operator.json";

/// The folder that was asked for, or the user's own.
pub fn folder(wanted: Option<&str>, speech: &Speech) -> Result<PathBuf, Stop> {
    match wanted {
        Some(folder) => Ok(PathBuf::from(folder)),
        None => directories::ProjectDirs::from("", "", "understory")
            .map(|dirs| dirs.data_dir().to_path_buf())
            .ok_or_else(|| speech.wrong(&Phrase::new("cli-serve-no-folder"))),
    }
}

/// The database in this folder.
pub fn database(folder: &Path) -> PathBuf {
    folder.join(DATABASE)
}

/// How to reach a running server as its operator.
#[derive(Serialize, Deserialize)]
pub struct OperatorNote {
    /// Where it listens.
    pub address: SocketAddr,
    /// Whoever has it is the operator.
    pub token: String,
}

impl OperatorNote {
    /// The note in this folder.
    pub fn read(folder: &Path) -> std::io::Result<OperatorNote> {
        Ok(serde_json::from_str(&std::fs::read_to_string(
            folder.join(NOTE),
        )?)?)
    }

    /// Leaves the note in this folder, for the user of the server alone.
    pub fn write(&self, folder: &Path) -> std::io::Result<()> {
        let path = folder.join(NOTE);
        // Made anew: one that somebody else made would keep the rights that they gave it.
        if path.exists() {
            std::fs::remove_file(&path)?;
        }
        std::fs::create_dir_all(folder)?;
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(path)?;
        file.write_all(serde_json::to_string(self)?.as_bytes())
    }
}
