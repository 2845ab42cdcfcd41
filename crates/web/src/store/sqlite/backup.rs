//! A copy of the database while it is served, and the way back.

use std::fs;
use std::path::{Path, PathBuf};

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
    Io(PathBuf, std::io::Error),
}

impl BackupError {
    fn io(path: &Path) -> impl Fn(std::io::Error) -> BackupError {
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
        std::io::ErrorKind::ResourceBusy => BackupError::Served(database.to_owned()),
        _ => BackupError::Io(database.to_owned(), error),
    })?;
    let fresh = beside(database, ".restoring");
    let trouble = BackupError::io(&fresh);
    let _ = fs::remove_file(&fresh);
    file::make_private(&fresh).map_err(&trouble)?;
    fs::copy(from, &fresh).map_err(&trouble)?;
    file::make_private(&fresh).map_err(&trouble)?;
    fs::File::open(&fresh)
        .and_then(|file| file.sync_all())
        .map_err(&trouble)?;
    let old = there.then(|| free_name(database));
    if let Some(old) = &old {
        // What was committed last may still be beside it: all of it moves together.
        for ending in ["", "-wal", "-shm"] {
            let path = beside(database, ending);
            if path.exists() {
                fs::rename(&path, beside(old, ending)).map_err(BackupError::io(&path))?;
            }
        }
    }
    fs::rename(&fresh, database).map_err(&trouble)?;
    Ok(old)
}

/// A name beside the database that nothing has.
fn free_name(database: &Path) -> PathBuf {
    let numbered = (1..).map(|number| beside(database, &format!(".before-{number}")));
    let mut free = numbered.filter(|path| !path.exists());
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
