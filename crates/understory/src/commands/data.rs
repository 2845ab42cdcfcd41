//! Where a server's data is: the folder, the database in it, and the note by which the operator's commands
//! find a running server.

use std::fs::OpenOptions;
use std::io::{self, Write};
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

/// Takes the folder from other users of the machine, who could list it, or put something else in the place of
/// a file. It is made if it is not there. One that somebody has `named` may be a home, or hold other things
/// too: then it stays as it is, and the log says so. The files in it are the user's alone in any case.
pub fn make_private(folder: &Path, named: bool) {
    let done = web::store::private_folder(folder).and_then(|()| tighten(folder, named));
    if let Err(error) = done {
        let folder = folder.display();
        tracing::warn!(%folder, %error, "the data folder cannot be closed to other users");
    }
}

#[cfg(unix)]
fn tighten(path: &Path, named: bool) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let folder = path.display();
    let mode = path.metadata()?.permissions().mode();
    if mode & 0o077 == 0 {
        return Ok(());
    }
    if named && !holds_only_ours(path)? {
        tracing::warn!(%folder, "other users may look into the data folder, where other things lie too");
        return Ok(());
    }
    std::fs::set_permissions(path, PermissionsExt::from_mode(mode & 0o700))?;
    tracing::info!(%folder, "other users may look into the data folder no more");
    Ok(())
}

#[cfg(not(unix))]
fn tighten(_: &Path, _: bool) -> io::Result<()> {
    Ok(())
}

/// Is nothing in the folder but what servers put there?
#[cfg(unix)]
fn holds_only_ours(folder: &Path) -> io::Result<bool> {
    for file in std::fs::read_dir(folder)? {
        let name = file?.file_name();
        let name = name.to_string_lossy();
        if !name.starts_with(DATABASE) && name != NOTE {
            return Ok(false);
        }
    }
    Ok(true)
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
    pub fn read(folder: &Path) -> io::Result<OperatorNote> {
        Ok(serde_json::from_str(&std::fs::read_to_string(
            folder.join(NOTE),
        )?)?)
    }

    /// Leaves the note in this folder, for the user of the server alone.
    pub fn write(&self, folder: &Path) -> io::Result<()> {
        let path = folder.join(NOTE);
        // Made anew: one that somebody else made would keep the rights that they gave it.
        if path.exists() {
            std::fs::remove_file(&path)?;
        }
        web::store::private_folder(folder)?;
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(path)?;
        file.write_all(serde_json::to_string(self)?.as_bytes())
    }
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use super::*;
    use std::os::unix::fs::PermissionsExt;
    use tempfile::TempDir;

    fn mode(path: &Path) -> u32 {
        path.metadata().unwrap().permissions().mode() & 0o777
    }

    /// A folder that everybody may look into, with these files.
    fn open_folder(files: &[&str]) -> TempDir {
        let folder = TempDir::new().unwrap();
        for file in files {
            std::fs::write(folder.path().join(file), "").unwrap();
        }
        std::fs::set_permissions(folder.path(), PermissionsExt::from_mode(0o755)).unwrap();
        folder
    }

    /// With PostgreSQL there is nothing but the note in the folder.
    #[test]
    fn a_note_makes_a_private_folder() {
        let home = TempDir::new().unwrap();
        let folder = home.path().join("new/understory");
        let note = OperatorNote {
            address: ([127, 0, 0, 1], 7118).into(),
            token: "token".to_string(),
        };
        note.write(&folder).unwrap();
        assert_eq!(mode(&folder), 0o700);
        assert_eq!(mode(&folder.join(NOTE)), 0o600);
    }

    #[test]
    fn a_folder_of_ours_is_closed_to_others() {
        let ours = ["tables.sqlite", "tables.sqlite-wal", NOTE];
        for (named, files, after) in [
            (false, &ours[..], 0o700),
            (false, &["picture.png"], 0o700),
            (true, &ours, 0o700),
            (true, &[], 0o700),
            (true, &["tables.sqlite", "picture.png"], 0o755),
        ] {
            let folder = open_folder(files);
            make_private(folder.path(), named);
            assert_eq!(mode(folder.path()), after, "{named} {files:?}");
        }
        let home = TempDir::new().unwrap();
        let missing = home.path().join("new/understory");
        make_private(&missing, true);
        assert_eq!(mode(&missing), 0o700);
    }
}
