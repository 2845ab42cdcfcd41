//! The Debian package: built, installed, tried and taken away again.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::tools;

/// What builds it.
const CARGO_DEB: &str = "3.8.0";

/// Where it is built and, by whoever is not root, unpacked.
const FOLDER: &str = "target/package";

/// The program, as it was last built.
const PROGRAM: &str = "target/debug/understory";

/// What must be in it.
const CONTENTS: [&str; 6] = [
    "usr/bin/understory",
    "etc/understory.env",
    "usr/lib/systemd/system/understory.service",
    "usr/lib/systemd/system/understory-backup.service",
    "usr/lib/systemd/system/understory-backup.timer",
    "usr/share/doc/understory/copyright",
];

/// Packs the program as the tests have built it: a release packs the one of the profile `dist`. As root the
/// package is installed for real, unless there is one already, and taken away; otherwise it is unpacked.
pub fn check() -> Result<()> {
    tools::debian("dpkg-deb", "dpkg")?;
    tools::debian("strip", "binutils")?;
    tools::cargo_tool("cargo-deb", CARGO_DEB)?;
    let _ = fs::remove_dir_all(FOLDER);
    let build = format!("{FOLDER}/build");
    fs::create_dir_all(format!("{build}/dist"))?;
    // The tests have built it already. Built alone, with other features, it would take minutes once more.
    if !Path::new(PROGRAM).exists() {
        crate::cargo(&["build", "--package", "understory"], &[])?;
    }
    fs::copy(PROGRAM, format!("{build}/dist/understory"))?;
    let package = format!("{FOLDER}/understory.deb");
    let how = ["--profile", "dist", "--no-build", "--fast", "--locked"];
    let what = ["deb", "--package", "understory", "--output", &package];
    crate::cargo(&[what, how].concat(), &[("CARGO_TARGET_DIR", &build)])?;
    let present = Path::new("/usr/bin/understory").exists();
    if !tools::is_root() || present {
        let root = format!("{FOLDER}/root");
        println!("\n$ dpkg-deb --extract {package} {root}");
        tools::run("dpkg-deb", &["--extract", &package, &root])?;
        return try_it(Path::new(&root));
    }
    println!("\n$ apt-get install {package}");
    let file = fs::canonicalize(&package)?.display().to_string();
    tools::run("apt-get", &["install", "-y", "-q", &file])?;
    let tried = try_it(Path::new("/"));
    // Whatever was found, the machine is left as it was.
    tools::run("apt-get", &["purge", "-y", "-q", "understory"])?;
    tried?;
    for file in CONTENTS {
        if Path::new("/").join(file).exists() {
            bail!("{file} is still there after the package was purged");
        }
    }
    Ok(())
}

/// The files are there, the secret one is secret, the units are sound, and the program serves.
fn try_it(root: &Path) -> Result<()> {
    for file in CONTENTS {
        if !root.join(file).exists() {
            bail!("{file} is not in the package");
        }
    }
    #[cfg(unix)]
    if mode(&root.join("etc/understory.env"))? & 0o077 != 0 {
        bail!("etc/understory.env, where passwords may stand, is readable by others");
    }
    if root == Path::new("/") && tools::exists("systemd-analyze") {
        for unit in ["understory.service", "understory-backup.timer"] {
            tools::run("systemd-analyze", &["verify", unit]).context("a unit is not sound")?;
        }
    }
    let program = root.join("usr/bin/understory");
    let version = Command::new(&program).arg("--version").output()?;
    let wanted = concat!("understory ", env!("CARGO_PKG_VERSION"));
    if String::from_utf8_lossy(&version.stdout).trim() != wanted {
        bail!("the packed program says {version:?}, not {wanted}");
    }
    let folder = Path::new(FOLDER).join("data");
    let mut server = Command::new(&program)
        .args(["serve", "--no-open", "--bind", "127.0.0.1:0", "--data-dir"])
        .arg(&folder)
        .env("LC_ALL", "C")
        .stdout(Stdio::piped())
        .spawn()?;
    let answered = ask(&mut server);
    server.kill()?;
    server.wait()?;
    answered
}

#[cfg(unix)]
fn mode(file: &Path) -> Result<u32> {
    use std::os::unix::fs::PermissionsExt;
    Ok(fs::metadata(file)?.permissions().mode())
}

/// The first page of the server.
fn ask(server: &mut Child) -> Result<()> {
    let output = server.stdout.take().context("its output")?;
    let address = BufReader::new(output)
        .lines()
        .map_while(Result::ok)
        .find_map(|line| Some(line.split_once("http://")?.1.trim().to_string()))
        .context("the packed server does not say where it listens")?;
    let page = ureq::get(format!("http://{address}")).call()?;
    let page = page.into_body().read_to_string()?;
    if !page.contains("Understory") {
        bail!("the packed server serves something else");
    }
    println!("the packed server answers");
    Ok(())
}
