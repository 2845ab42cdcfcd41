//! Pictures of real games for the README.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::{cargo, palette, tools};

/// Where the pictures go.
const FOLDER: &str = "docs/screens";

/// A README should open fast everywhere.
const MOST_BYTES: u64 = 200_000;

/// Writes the pages, then takes a picture of each: `name-WIDTHxHEIGHT.html` becomes `name.png`.
pub fn take() -> Result<()> {
    tools::debian("chromium", "chromium")?;
    let pages = PathBuf::from("target/screens");
    let _ = fs::remove_dir_all(&pages);
    let folder = pages.display().to_string();
    cargo(
        &["run", "-p", "web", "--example", "screens", "--", &folder],
        &[],
    )?;
    fs::create_dir_all(FOLDER)?;
    for entry in fs::read_dir(&pages)? {
        let page = entry?.path();
        if page.extension().is_some_and(|e| e == "html") {
            take_one(&page)?;
        }
    }
    Ok(())
}

fn take_one(page: &Path) -> Result<()> {
    let stem = page.file_stem().unwrap_or_default().to_string_lossy();
    let (name, size) = stem
        .rsplit_once('-')
        .with_context(|| format!("{stem} does not end with a size"))?;
    let target = Path::new(FOLDER).join(format!("{name}.png"));
    let (width, height) = size.split_once('x').context("a size is WIDTHxHEIGHT")?;
    picture(page, (width.parse()?, height.parse()?), &target)?;
    palette::shrink(&target)?;
    let bytes = fs::metadata(&target)?.len();
    println!("{} ({} kB)", target.display(), bytes / 1000);
    if bytes > MOST_BYTES {
        bail!(
            "{} is too large: at most {} kB",
            target.display(),
            MOST_BYTES / 1000
        );
    }
    Ok(())
}

/// A picture of a page in a file, as a window of this size shows it.
pub fn picture(page: &Path, (width, height): (u32, u32), target: &Path) -> Result<()> {
    let status = Command::new("chromium")
        .args(["--headless=new", "--no-sandbox", "--hide-scrollbars"])
        // Pages from files refer to pictures in files.
        .args([
            "--allow-file-access-from-files",
            "--force-prefers-reduced-motion",
        ])
        .arg(format!("--window-size={width},{height}"))
        .arg(format!("--screenshot={}", target.display()))
        .arg(format!("file://{}", page.canonicalize()?.display()))
        .stderr(Stdio::null())
        .status()?;
    if !status.success() {
        bail!("chromium took no picture of {}", page.display());
    }
    Ok(())
}
