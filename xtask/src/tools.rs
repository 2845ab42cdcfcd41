//! What the chores need on a machine, and how it gets there.

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Result, bail};

/// Does this command exist? What it answers does not matter.
pub fn exists(command: &str) -> bool {
    Command::new(command)
        .arg("--version")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok()
}

/// A component of the Rust toolchain. Toolchains are the user's own, so it is only asked for.
pub fn rust_component(component: &str, command: &str) -> Result<()> {
    if !exists(command) {
        bail!("{component} is missing; install it with: rustup component add {component}");
    }
    Ok(())
}

/// LLVM's programs that read coverage: those of the toolchain, or others that the environment names.
pub fn llvm_tools() -> Result<()> {
    if std::env::var_os("LLVM_COV").is_some() {
        return Ok(());
    }
    let programs = Command::new("rustc")
        .args(["--print", "target-libdir"])
        .output()?;
    let library = String::from_utf8(programs.stdout)?;
    let programs = Path::new(library.trim()).with_file_name("bin");
    if !programs.join("llvm-cov").exists() && !programs.join("llvm-cov.exe").exists() {
        bail!(
            "llvm-cov is missing; install it with: rustup component add llvm-tools, or name another one as new \
             as the compiler in LLVM_COV and LLVM_PROFDATA"
        );
    }
    Ok(())
}

/// A cargo tool of exactly this version, installed if it is missing.
pub fn cargo_tool(name: &str, version: &str) -> Result<()> {
    let found = Command::new(name)
        .arg("--version")
        .stderr(Stdio::null())
        .output()
        .is_ok_and(|out| String::from_utf8_lossy(&out.stdout).contains(version));
    if found {
        return Ok(());
    }
    println!("installing {name} {version} (a few minutes, once)");
    // Not optimised: it runs for seconds, and is built in half the time.
    run(
        env!("CARGO"),
        &["install", name, "--version", version, "--locked", "--debug"],
    )
}

/// PostgreSQL's server. Debian keeps its programs out of the path.
pub fn postgresql() -> Result<()> {
    let versions = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten();
    if versions
        .flatten()
        .any(|version| version.path().join("bin/initdb").exists())
    {
        return Ok(());
    }
    debian("initdb", "postgresql")
}

/// Chromium and the program that leads it.
pub fn chromium() -> Result<()> {
    debian("chromium", "chromium")?;
    debian("chromedriver", "chromium-driver")
}

/// Python's environments. Debian keeps what they need in a package of its own.
pub fn python_venv() -> Result<()> {
    debian("python3", "python3")?;
    let works = Command::new("python3")
        .args(["-c", "import ensurepip"])
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success());
    if works {
        return Ok(());
    }
    install("Python's ensurepip", "python3-venv")
}

/// A command of a Debian package: installed when we are root, otherwise asked for.
pub fn debian(command: &str, package: &str) -> Result<()> {
    if exists(command) {
        return Ok(());
    }
    install(command, package)
}

/// May we change this machine?
pub fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|out| out.stdout == b"0\n")
}

fn install(what: &str, package: &str) -> Result<()> {
    if !is_root() || !exists("apt-get") {
        bail!("{what} is missing; install it, on Debian with: sudo apt-get install {package}");
    }
    println!("installing the Debian package {package}");
    run("apt-get", &["update", "-q"])?;
    run("apt-get", &["install", "-y", "-q", package])
}

/// Runs a command and fails if it does.
pub fn run(command: &str, args: &[&str]) -> Result<()> {
    let status = Command::new(command).args(args).status()?;
    if !status.success() {
        bail!("{command} {} failed", args.join(" "));
    }
    Ok(())
}
