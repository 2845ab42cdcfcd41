//! Pictures of real games for the README.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::camera::Camera;
use crate::{cargo, palette};

/// Where the pictures go.
const FOLDER: &str = "docs/screens";

/// A README should open fast everywhere.
const MOST_BYTES: u64 = 200_000;

/// Writes the pages, then takes a picture of each: `name-WIDTHxHEIGHT.html` becomes `name.png`.
pub fn take() -> Result<()> {
    let pages = PathBuf::from("target/screens");
    let _ = fs::remove_dir_all(&pages);
    let folder = pages.display().to_string();
    cargo(
        &["run", "-p", "web", "--example", "screens", "--", &folder],
        &[],
    )?;
    fs::create_dir_all(FOLDER)?;
    let camera = Camera::new(&pages)?;
    for entry in fs::read_dir(&pages)? {
        let page = entry?.path();
        if page.extension().is_some_and(|e| e == "html") {
            take_one(&camera, &page)?;
        }
    }
    Ok(())
}

fn take_one(camera: &Camera, page: &Path) -> Result<()> {
    let stem = page.file_stem().unwrap_or_default().to_string_lossy();
    let (name, size) = stem
        .rsplit_once('-')
        .with_context(|| format!("{stem} does not end with a size"))?;
    let target = Path::new(FOLDER).join(format!("{name}.png"));
    let (width, height) = size.split_once('x').context("a size is WIDTHxHEIGHT")?;
    camera.picture(
        &format!("{stem}.html"),
        (width.parse()?, height.parse()?),
        &target,
    )?;
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
