//! Every page as a picture, to be looked at as a designer would: start, middle and end of every game
//! with every number of seats, both languages, day and night, on a phone, a tablet and a desk.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use anyhow::{Context, Result};

use crate::{cargo, screenshots, tools};

/// Where the pages and their pictures go.
const FOLDER: &str = "target/gallery";

/// Width and height of the screens.
const SCREENS: [(u32, u32); 3] = [(390, 844), (820, 1180), (1440, 900)];

/// Chromium's windows are at least this wide; a narrower screen is a frame on the page.
const NARROWEST: u32 = 500;

/// Takes the pictures: of one game, of the guide, of the other pages, or of everything.
pub fn take(only: Option<&str>) -> Result<()> {
    tools::debian("chromium", "chromium")?;
    let _ = fs::remove_dir_all(FOLDER);
    let mut args = vec!["run", "-p", "pages", "--example", "gallery", "--", FOLDER];
    args.extend(only);
    cargo(&args, &[])?;
    let mut jobs = Vec::new();
    for entry in fs::read_dir(FOLDER)? {
        let page = entry?.path();
        if page.extension().is_some_and(|e| e == "html") {
            jobs.extend(SCREENS.map(|screen| (page.clone(), screen)));
        }
    }
    jobs.sort();
    let next = AtomicUsize::new(0);
    let work = || -> Result<()> {
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some((page, screen)) = jobs.get(at) else {
                return Ok(());
            };
            picture(page, *screen)?;
            if at.is_multiple_of(50) {
                println!("{at} of {}", jobs.len());
            }
        }
    };
    std::thread::scope(|scope| {
        let other = scope.spawn(work);
        let own = work();
        other
            .join()
            .unwrap_or_else(|_| anyhow::bail!("a picture taker fell over"))?;
        own
    })?;
    println!("{} pictures in {FOLDER}", jobs.len());
    Ok(())
}

fn picture(page: &Path, (width, height): (u32, u32)) -> Result<()> {
    let target = PathBuf::from(format!("{}-{width}.png", page.with_extension("").display()));
    if width >= NARROWEST {
        return screenshots::picture(page, (width, height), &target);
    }
    let name = page
        .file_name()
        .context("a page has a name")?
        .to_string_lossy();
    let frame = page.with_extension("frame");
    fs::write(
        &frame,
        format!(
            "<!doctype html><title>{name}</title><body style='margin:0'>\
             <iframe src='{name}' width={width} height={height} style='border:0'></iframe>"
        ),
    )?;
    let html = page.with_extension("frame.htm");
    fs::rename(&frame, &html)?;
    screenshots::picture(&html, (NARROWEST, height), &target)
}
