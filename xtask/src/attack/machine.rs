//! What is left on the machine: files, locks, logs, and how the server ends.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use super::guest::two;
use super::server::{Server, command, run};
use super::{Class, Manner, lines};

pub const CLASS: Class = Class {
    name: "machine",
    arguments: &["--trusted-proxy", "127.0.0.0/8"],
    log: "trace",
    manner: Manner::Alone,
    probes: &[
        (
            "asked to end with all kinds of connections open",
            lines::end_under_all,
        ),
        ("a second server on the same file", second_server),
        ("other users of the machine read the data", modes),
        ("secrets in the log, in files, on the command line", secrets),
        ("a backup for everybody to read", backup),
        ("killed, and started again", killed),
    ],
};

fn second_server(server: &Server) -> Result<String> {
    let bind = ["serve", "--bind", "127.0.0.1:0", "--no-open"];
    let (status, said) = run(command(server.program(), &bind, &server.data()))?;
    ensure!(status.code() == Some(2), "it ends with {status}");
    ensure!(said.contains("another server"), "it says: {said}");
    server.check()?;
    Ok("it says so and ends; the first serves on".into())
}

#[cfg(unix)]
fn mode(path: &Path) -> Result<u32> {
    use std::os::unix::fs::PermissionsExt;
    Ok(path.metadata()?.permissions().mode() & 0o777)
}

#[cfg(not(unix))]
fn mode(_: &Path) -> Result<u32> {
    Ok(0o600)
}

/// Nobody but their owner may do anything with the folder's files.
fn closed(folder: &Path) -> Result<usize> {
    let mut files = 0;
    for path in [Ok(folder.to_path_buf())]
        .into_iter()
        .chain(fs::read_dir(folder)?.map(|file| file.map(|file| file.path())))
    {
        let path = path?;
        let mode = mode(&path)?;
        ensure!(
            mode & 0o077 == 0,
            "{:?} is open to others: {mode:o}",
            path.file_name().unwrap_or_default()
        );
        files += 1;
    }
    Ok(files)
}

fn modes(server: &Server) -> Result<String> {
    server
        .guest()
        .post("/play/arboretum", &[("level", "random")])?;
    let files = closed(&server.data())?;
    ensure!(files >= 5, "{files} files");
    Ok(format!(
        "folder and {} files are their owner's alone",
        files - 1
    ))
}

fn secrets(server: &Server) -> Result<String> {
    let mut two = two(server, &[])?;
    let page = two.friend.post("/device", &[])?;
    let code = page.between("class=\"code\">", "<").context("no code")?;
    let credential = two.friend.credential()?;
    two.friend.api(&two.api("view"), Some(&credential))?;
    two.host.get(&format!("/join/{}", two.invitation))?;
    two.host
        .api(&two.api("view"), Some(&two.invitation.clone()))?;
    let mut all = server.secrets();
    all.extend([code.to_string(), code.replace(' ', "")]);
    let mut places = vec![("the log".to_string(), server.log())];
    ensure!(
        places[0].1.contains("/join/{invitation}"),
        "requests are not in the log at all"
    );
    if let Ok(line) = fs::read(format!("/proc/{}/cmdline", server.id())) {
        places.push((
            "the command line".into(),
            String::from_utf8_lossy(&line).into_owned(),
        ));
    }
    for file in fs::read_dir(server.data())? {
        let file = file?;
        let name = file.file_name().to_string_lossy().into_owned();
        // The operator's own note is where the token is meant to be.
        if name != "operator.json" {
            places.push((
                name,
                String::from_utf8_lossy(&fs::read(file.path())?).into_owned(),
            ));
        }
    }
    for (place, text) in &places {
        ensure!(
            !all.iter().any(|secret| text.contains(secret)),
            "{place} holds a secret"
        );
    }
    Ok(format!(
        "{} secrets looked for in {} places",
        all.len(),
        places.len()
    ))
}

fn backup(server: &Server) -> Result<String> {
    server
        .guest()
        .post("/play/arboretum", &[("level", "random")])?;
    let folder = super::server::Folder::new()?;
    let copy = folder.path().join("copy.sqlite");
    let name = copy.to_str().context("a name of a file")?;
    let backup = command(server.program(), &["backup", name], &server.data());
    let (status, said) = run(backup)?;
    ensure!(status.success(), "{said}");
    let mode = mode(&copy)?;
    ensure!(mode & 0o077 == 0, "it is open to others: {mode:o}");
    Ok("its owner's alone".into())
}

fn killed(server: &Server) -> Result<String> {
    let mut two = two(server, &[])?;
    let before = two.friend.hand(&two.path())?;
    let (again, path) = (server.restart()?, two.path());
    let mut friend = again.guest();
    friend.cookies = two.friend.cookies.clone();
    ensure!(
        !before.is_empty() && friend.hand(&path)? == before,
        "the friend's hand is another one"
    );
    let join = again.guest().get(&format!("/join/{}", two.invitation))?;
    ensure!(
        join.status == 410,
        "a used invitation answers {}",
        join.status
    );
    closed(&again.data())?;
    Ok("the same hand; what was used stays used".into())
}
