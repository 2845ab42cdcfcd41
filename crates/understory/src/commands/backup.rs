//! `understory backup` and `understory restore`: a copy of all tables while the server runs, and the way
//! back.

use std::path::Path;

use table::{Phrase, Say};
use web::store::{self, BackupError};

use super::data::{database, folder};
use crate::Stop;
use crate::cli::{BackupArgs, RestoreArgs};
use crate::speech::{Speech, print};

pub fn backup(args: &BackupArgs, speech: &Speech) -> Result<(), Stop> {
    let database = database(&folder(args.data_dir.as_deref(), speech)?);
    let copied = wait(speech, store::backup(&database, Path::new(&args.file)))?;
    copied.map_err(|error| wrong(&error, speech))?;
    let kilobytes = std::fs::metadata(&args.file).map_or(0, |file| file.len().div_ceil(1000));
    let done = Phrase::new("cli-backup-done")
        .text("file", &args.file)
        .number("size", i64::try_from(kilobytes).unwrap_or(i64::MAX));
    print(&speech.say(&done))
}

pub fn restore(args: &RestoreArgs, speech: &Speech) -> Result<(), Stop> {
    let database = database(&folder(args.data_dir.as_deref(), speech)?);
    let restoring = store::restore(&database, Path::new(&args.file), args.replace);
    let old = wait(speech, restoring)?.map_err(|error| wrong(&error, speech))?;
    print(&speech.say(&Phrase::new("cli-restore-done").text("file", &args.file)))?;
    if let Some(old) = old {
        print(&speech.say(&Phrase::new("cli-restore-old").text("path", old.display())))?;
    }
    Ok(())
}

fn wait<T>(speech: &Speech, work: impl Future<Output = T>) -> Result<T, Stop> {
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| speech.wrong(&Phrase::new("cli-serve-failed").text("error", error)))?;
    Ok(runtime.block_on(work))
}

fn wrong(error: &BackupError, speech: &Speech) -> Stop {
    let (key, path) = match error {
        BackupError::Missing(path) => ("cli-backup-missing", path),
        BackupError::Exists(path) => ("cli-backup-exists", path),
        BackupError::Served(path) => ("cli-backup-served", path),
        BackupError::Unsound(path, _) => ("cli-backup-unsound", path),
        BackupError::Io(path, _) => ("cli-backup-io", path),
    };
    let mut phrase = Phrase::new(key).text("path", path.display());
    match error {
        BackupError::Unsound(_, why) => phrase = phrase.text("error", why),
        BackupError::Io(_, why) => phrase = phrase.text("error", why),
        _ => {}
    }
    speech.wrong(&phrase)
}
