//! The file of the database: nobody else on the machine reads it, and one server at a time serves it.

use std::ffi::OsString;
use std::fs::{DirBuilder, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// That this server alone serves the file. It ends with the value, and with the process, however that
/// ends.
#[derive(Debug)]
pub struct ServerLock(#[expect(dead_code, reason = "it is held, not used")] File);

impl ServerLock {
    /// Takes the lock of a database's file.
    ///
    /// # Errors
    /// [`io::ErrorKind::ResourceBusy`] if another server has it, or why there is no file to be locked.
    pub fn take(database: &Path) -> io::Result<ServerLock> {
        // One file has one lock, by whichever of its names it is served.
        let path = beside(&make_private(database)?, ".lock");
        let file = private(OpenOptions::new().create(true).append(true)).open(&path)?;
        match file.try_lock() {
            Ok(()) => Ok(ServerLock(file)),
            Err(TryLockError::WouldBlock) => Err(io::ErrorKind::ResourceBusy.into()),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }
}

/// What SQLite keeps for a database: the file, and what it writes beside it.
pub const PARTS: [&str; 3] = ["", "-wal", "-shm"];

/// Makes the folder and the file if they are not there; the file, and what SQLite keeps beside it, is for
/// the user of the server alone, since every credential and every hand is in it. The path that comes back
/// leads there without symbolic links, as SQLite goes by it.
pub fn make_private(database: &Path) -> io::Result<PathBuf> {
    if let Some(folder) = database.parent() {
        private_folder(folder)?;
    }
    // SQLite gives what it makes beside a file the rights of that file.
    private(OpenOptions::new().create(true).append(true)).open(database)?;
    let database = database.canonicalize()?;
    for part in PARTS {
        tighten(&beside(&database, part))?;
    }
    Ok(database)
}

/// Makes a file that is not there yet, for the user of the server alone.
pub fn create_private(path: &Path) -> io::Result<File> {
    private(OpenOptions::new().create_new(true).write(true)).open(path)
}

/// Makes a folder, and those above it, for the user of the server alone. Those that are there stay as they
/// are.
///
/// # Errors
/// Why it cannot be made.
pub fn private_folder(folder: &Path) -> io::Result<()> {
    private_folders(DirBuilder::new().recursive(true)).create(folder)
}

/// The path with something more at its end.
pub fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name: OsString = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

#[cfg(unix)]
fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600)
}

#[cfg(unix)]
fn private_folders(builder: &mut DirBuilder) -> &mut DirBuilder {
    std::os::unix::fs::DirBuilderExt::mode(builder, 0o700)
}

/// Takes from everybody else what an older server gave them.
#[cfg(unix)]
fn tighten(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let metadata = match path.metadata() {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        metadata => metadata?,
    };
    let mut permissions = metadata.permissions();
    if permissions.mode() & 0o077 != 0 {
        permissions.set_mode(permissions.mode() & !0o077);
        std::fs::set_permissions(path, permissions)?;
    }
    Ok(())
}

#[cfg(not(unix))]
fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    options
}

#[cfg(not(unix))]
fn private_folders(builder: &mut DirBuilder) -> &mut DirBuilder {
    builder
}

#[cfg(not(unix))]
fn tighten(_: &Path) -> io::Result<()> {
    Ok(())
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

    #[test]
    fn folder_and_file_are_their_owners() {
        let folder = TempDir::new().unwrap();
        let database = folder.path().join("new/understory/tables.sqlite");
        make_private(&database).unwrap();
        assert_eq!(mode(&database), 0o600);
        assert_eq!(mode(database.parent().unwrap()), 0o700);
    }

    #[test]
    fn what_others_could_read_before_they_cannot_read_any_more() {
        let folder = TempDir::new().unwrap();
        let database = folder.path().join("t.sqlite");
        for path in [database.clone(), beside(&database, "-wal")] {
            std::fs::write(&path, "").unwrap();
            std::fs::set_permissions(&path, PermissionsExt::from_mode(0o644)).unwrap();
        }
        make_private(&database).unwrap();
        assert_eq!(mode(&database), 0o600);
        assert_eq!(mode(&beside(&database, "-wal")), 0o600);
    }

    #[test]
    fn one_server_at_a_time() {
        let folder = TempDir::new().unwrap();
        let database = folder.path().join("t.sqlite");
        let first = ServerLock::take(&database).unwrap();
        let linked = folder.path().join("linked.sqlite");
        std::os::unix::fs::symlink(&database, &linked).unwrap();
        for name in [&database, &linked] {
            let second = ServerLock::take(name).unwrap_err();
            assert_eq!(second.kind(), io::ErrorKind::ResourceBusy);
        }
        drop(first);
        let first = ServerLock::take(&linked).unwrap();
        let second = ServerLock::take(&database).unwrap_err();
        assert_eq!(second.kind(), io::ErrorKind::ResourceBusy);
        drop(first);
        ServerLock::take(&database).unwrap();
    }
}
