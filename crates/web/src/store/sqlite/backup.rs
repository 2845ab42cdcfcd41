//! A copy of the database while it is served, and the way back.

use std::path::{Path, PathBuf};
use std::{fs, io};

use sqlx::Connection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};

use super::file::{self, beside};
use super::{ServerLock, options};

/// Why there is no copy, or no way back.
#[derive(thiserror::Error, Debug)]
pub enum BackupError {
    /// There is no database at this place.
    #[error("there is no database at {}", .0.display())]
    Missing(PathBuf),
    /// There is something at this place already.
    #[error("{} is there already", .0.display())]
    Exists(PathBuf),
    /// A server serves the database.
    #[error("a server serves {}", .0.display())]
    Served(PathBuf),
    /// The file is no sound backup.
    #[error("{path}: {1}", path = .0.display())]
    Unsound(PathBuf, String),
    /// A file cannot be read or written.
    #[error("{path}: {1}", path = .0.display())]
    Io(PathBuf, io::Error),
}

impl BackupError {
    fn io(path: &Path) -> impl Fn(io::Error) -> BackupError {
        |error| BackupError::Io(path.to_owned(), error)
    }

    fn unsound(path: &Path) -> impl Fn(sqlx::Error) -> BackupError {
        |error| BackupError::Unsound(path.to_owned(), error.to_string())
    }
}

/// Copies the database as it is at one moment into a new file. A server may go on serving it.
///
/// # Errors
/// If there is no database, or the new file cannot be made.
pub async fn backup(database: &Path, to: &Path) -> Result<(), BackupError> {
    if !database.exists() {
        return Err(BackupError::Missing(database.to_owned()));
    }
    if to.exists() {
        return Err(BackupError::Exists(to.to_owned()));
    }
    let trouble = BackupError::unsound(database);
    let options = options(database).read_only(true);
    let mut connection = connect(&options).await.map_err(&trouble)?;
    // Everything that players have is in it: it is not for other users of the machine either.
    file::make_private(to).map_err(BackupError::io(to))?;
    let copied = sqlx::query("VACUUM INTO ?1")
        .bind(to.to_string_lossy())
        .execute(&mut connection)
        .await;
    if let Err(error) = copied {
        // Half a backup is none.
        let _ = fs::remove_file(to);
        return Err(BackupError::unsound(to)(error));
    }
    let _ = connection.close().await;
    fs::File::open(to)
        .and_then(|file| file.sync_all())
        .map_err(BackupError::io(to))
}

/// Puts a backup in the place of the database; what was there is kept beside it, under the name that comes
/// back.
///
/// # Errors
/// If the backup is not sound, the database is served, or `replace` is false and there is one.
pub async fn restore(
    database: &Path,
    from: &Path,
    replace: bool,
) -> Result<Option<PathBuf>, BackupError> {
    if !from.exists() {
        return Err(BackupError::Missing(from.to_owned()));
    }
    check(from).await?;
    let there = fs::metadata(database).is_ok_and(|metadata| metadata.len() > 0);
    if there && !replace {
        return Err(BackupError::Exists(database.to_owned()));
    }
    let _lock = ServerLock::take(database).map_err(|error| match error.kind() {
        io::ErrorKind::ResourceBusy => BackupError::Served(database.to_owned()),
        _ => BackupError::Io(database.to_owned(), error),
    })?;
    // Where a link leads, not the link itself, is the place of the database.
    let database = &file::make_private(database).map_err(BackupError::io(database))?;
    let fresh = beside(database, ".restoring");
    let trouble = BackupError::io(&fresh);
    let _ = fs::remove_file(&fresh);
    copy(from, &fresh).map_err(&trouble)?;
    // What was committed last may still be beside the database, even where that is gone: all of it moves
    // together. A log that stayed would be read into the new database.
    let holds_something =
        |part: &&str| fs::metadata(beside(database, part)).is_ok_and(|file| file.len() > 0);
    let anything = file::PARTS.iter().any(holds_something);
    let old = anything.then(|| free_name(database));
    if let Some(old) = &old {
        for part in file::PARTS {
            let path = beside(database, part);
            if path.exists() {
                fs::rename(&path, beside(old, part)).map_err(BackupError::io(&path))?;
            }
        }
    }
    fs::rename(&fresh, database).map_err(&trouble)?;
    Ok(old)
}

/// Copies a file into a new one that is the user's own from its first byte on.
fn copy(from: &Path, to: &Path) -> io::Result<()> {
    let mut copy = file::create_private(to)?;
    io::copy(&mut fs::File::open(from)?, &mut copy)?;
    copy.sync_all()
}

/// A name beside the database that nothing has.
fn free_name(database: &Path) -> PathBuf {
    let numbered = (1..).map(|number| beside(database, &format!(".before-{number}")));
    let taken = |path: &PathBuf| file::PARTS.iter().any(|part| beside(path, part).exists());
    let mut free = numbered.filter(|path| !taken(path));
    free.next().unwrap_or_else(|| beside(database, ".before"))
}

async fn connect(options: &SqliteConnectOptions) -> Result<SqliteConnection, sqlx::Error> {
    SqliteConnection::connect_with(options).await
}

/// Is this a whole database of ours?
async fn check(path: &Path) -> Result<(), BackupError> {
    let trouble = BackupError::unsound(path);
    let options = options(path).read_only(true).immutable(true);
    let mut connection = connect(&options).await.map_err(&trouble)?;
    let sound: String = sqlx::query_scalar("PRAGMA integrity_check(1)")
        .fetch_one(&mut connection)
        .await
        .map_err(&trouble)?;
    if sound != "ok" {
        return Err(BackupError::Unsound(path.to_owned(), sound));
    }
    sqlx::query("SELECT count(*) FROM tables JOIN progress ON id = table_id")
        .fetch_one(&mut connection)
        .await
        .map_err(&trouble)?;
    let _ = connection.close().await;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{Sqlite, Store, StoredPad};
    use tempfile::TempDir;

    fn pad(code: &str) -> StoredPad {
        StoredPad {
            game: "arboretum".into(),
            code: code.into(),
        }
    }

    /// Somebody has deleted the database and not what lies beside it: that is of another one.
    #[tokio::test]
    async fn a_log_without_its_database_is_not_read_into_the_restored_one() {
        let folder = TempDir::new().unwrap();
        let [database, copy, lost] =
            ["t.sqlite", "copy.sqlite", "lost.sqlite"].map(|name| folder.path().join(name));
        let store = Sqlite::open(&database).await.unwrap();
        store.keep_pad(&pad("kept"), 0).await.unwrap();
        backup(&database, &copy).await.unwrap();
        for number in 0..200 {
            let later = pad(&format!("later-{number}"));
            store.keep_pad(&later, 0).await.unwrap();
        }
        // As after a crash: the log is still there.
        for part in file::PARTS {
            fs::copy(beside(&database, part), beside(&lost, part)).unwrap();
        }
        drop(store);
        fs::remove_file(&lost).unwrap();
        let old = restore(&lost, &copy, false).await.unwrap().unwrap();
        assert!(beside(&old, "-wal").exists(), "nothing is thrown away");
        assert!(!beside(&lost, "-wal").exists());
        let mut connection = connect(&options(&lost)).await.unwrap();
        let sound: String = sqlx::query_scalar("PRAGMA integrity_check")
            .fetch_one(&mut connection)
            .await
            .unwrap();
        assert_eq!(sound, "ok");
        let codes: Vec<String> = sqlx::query_scalar("SELECT code FROM pads")
            .fetch_all(&mut connection)
            .await
            .unwrap();
        assert_eq!(codes, ["kept"]);
    }

    /// The backup of a file that is served by another name takes that file's place.
    #[cfg(unix)]
    #[tokio::test]
    async fn a_link_to_the_database_stays_one() {
        let folder = TempDir::new().unwrap();
        let [database, copy, link] =
            ["t.sqlite", "copy.sqlite", "link.sqlite"].map(|name| folder.path().join(name));
        let store = Sqlite::open(&database).await.unwrap();
        store.keep_pad(&pad("kept"), 0).await.unwrap();
        backup(&database, &copy).await.unwrap();
        drop(store);
        std::os::unix::fs::symlink(&database, &link).unwrap();
        let old = restore(&link, &copy, true).await.unwrap().unwrap();
        assert!(link.is_symlink() && old.exists());
        let store = Sqlite::open(&database).await.unwrap();
        assert!(store.pad(&pad("kept").name()).await.unwrap().is_some());
    }

    /// Even while it is written, nobody else reads it: whatever others may do with the original.
    #[cfg(unix)]
    #[test]
    fn a_copy_is_private_from_its_first_byte_on() {
        use std::io::Write;
        use std::os::unix::fs::PermissionsExt;
        let folder = TempDir::new().unwrap();
        let [from, to] = ["pipe", "copy"].map(|name| folder.path().join(name));
        // A pipe that everybody reads: the copy is not done before its writer is.
        let made = std::process::Command::new("mkfifo").arg(&from).status();
        assert!(made.unwrap().success());
        fs::set_permissions(&from, PermissionsExt::from_mode(0o644)).unwrap();
        let copying = std::thread::spawn({
            let (from, to) = (from.clone(), to.clone());
            move || copy(&from, &to)
        });
        let mut writer = fs::OpenOptions::new().write(true).open(&from).unwrap();
        writer.write_all(b"half").unwrap();
        while fs::metadata(&to).map_or(0, |file| file.len()) < 4 {
            assert!(!copying.is_finished());
            std::thread::yield_now();
        }
        let mode = fs::metadata(&to).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
        drop(writer);
        copying.join().unwrap().unwrap();
    }
}
